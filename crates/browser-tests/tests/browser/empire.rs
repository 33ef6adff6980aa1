//! Empire: a whole short campaign, boxes filled behind the screen, on desktop and phone, in both languages.

use browser_tests::{Browser, Player, Screen, Server, audit};

/// A short campaign is three regions of at most three turns; far more decisions than this would be one that does not end.
const ENOUGH: usize = 400;

/// The number in a box of the sheet.
async fn cubes(browser: &Browser, key: &str) -> String {
    let script = format!("return document.getElementById('sheet-{key}').value");
    browser.run(&script).await.as_str().unwrap_or_default().to_owned()
}

/// How one of the steppers of a box is called.
fn step(key: &str, by: i32) -> String {
    format!(".step[aria-controls='sheet-{key}'][data-by='{by}']")
}

#[tokio::test]
async fn a_person_plays_a_short_campaign_against_four_bots() {
    let server = Server::start();
    let browser = Browser::open(Screen::Desktop).await;
    let players = ["person", "recruit", "random", "random", "random"];
    let mut player = Player::open_with(&server, &browser, "empire", &players, &[("campaign", "short")], 4).await;
    let (mut decisions, mut marched, mut scored) = (0, false, false);
    while player.turn().await {
        if !marched && browser.has(".preview").await {
            marched = true;
            march_is_shown_before_it_is_made(&browser).await;
        }
        player.decide().await;
        decisions += 1;
        assert!(decisions < ENOUGH, "the campaign does not end");
        if !scored && browser.has(".chronicle [data-elements^='province-']").await {
            scored = true;
        }
    }
    assert!(marched && scored, "the armies never marched, or nothing was told of a province");
    browser.reload().await;
    browser.photograph("empire-over-desktop-dark-en").await;
    assert_eq!(audit(&browser).await, [""; 0]);
    assert_eq!(browser.complaints().await, [""; 0]);
    browser.close().await;
}

/// Whoever points at a march sees the way; the words beside it tell the price and how far the armies can still go.
async fn march_is_shown_before_it_is_made(browser: &Browser) {
    browser.run("document.querySelector('.choice[data-el]').focus()").await;
    browser.wait(".preview.shown").await;
    let note = browser.text(".choice[data-el] .note").await;
    assert!(note.contains("more province"), "no reach in {note:?}");
    browser.photograph("empire-march-desktop-light-en").await;
    browser.switch("dark").await;
    browser.photograph("empire-march-desktop-dark-en").await;
}

#[tokio::test]
async fn boxes_are_filled_behind_the_curtain_and_always_add_up() {
    let server = Server::start();
    let browser = Browser::open(Screen::Phone).await;
    let players = ["person", "person", "empty", "empty", "empty"];
    let player = Player::open_with(&server, &browser, "empire", &players, &[], 4).await;
    browser.wait(".curtain").await;
    assert!(!browser.has(".sheet").await, "boxes behind the curtain");
    browser.click("#unveil-0").await;
    browser.wait(".sheet").await;
    browser.switch("fr").await;

    // Fifteen cubes, no more: what is left is always told, and nothing can be sent before all lie somewhere.
    for _ in 0..3 {
        browser.click(&step("order", 1)).await;
    }
    browser.click(&step("order", -1)).await;
    assert_eq!((cubes(&browser, "order").await.as_str(), browser.text(".sheet output").await.as_str()), ("2", "13"));
    assert!(browser.has(".sheet [type=submit]:disabled").await);
    browser.fill("#sheet-armies", "99").await;
    assert_eq!((cubes(&browser, "armies").await.as_str(), browser.text(".sheet output").await.as_str()), ("13", "0"));
    assert!(browser.has(&format!("{}[aria-disabled=true]", step("temples", 1))).await);
    assert_eq!(browser.run("return document.documentElement.scrollWidth <= innerWidth").await, true);
    browser.photograph("empire-boxes-phone-light-fr").await;
    assert_eq!(audit(&browser).await, [""; 0]);

    // Arrow keys count too.
    browser.run("document.getElementById('sheet-armies').focus()").await;
    browser.press(['\u{E015}'; 5]).await;
    assert_eq!((cubes(&browser, "armies").await.as_str(), browser.text(".sheet output").await.as_str()), ("8", "5"));
    browser.run("document.getElementById('sheet-cities').focus()").await;
    browser.press(['\u{E013}'; 6]).await;
    assert_eq!((cubes(&browser, "cities").await.as_str(), browser.text(".sheet output").await.as_str()), ("5", "0"));

    let version = player.version().await;
    browser.click(".sheet [type=submit]:enabled").await;
    browser.wait("#unveil-1").await;
    assert!(player.version().await > version);
    let page = browser.run("return document.documentElement.outerHTML").await;
    assert!(!page.as_str().unwrap_or_default().contains("sheet-armies"), "the first boxes are still on the page");
    browser.click("#unveil-1").await;
    browser.wait(".sheet").await;
    assert_eq!(browser.text(".sheet output").await, "15");
    browser.close().await;
}
