//! Advice while one plays and the analysis afterwards, in French, on a phone and on a desk.

use browser_tests::{Browser, Screen, Server, audit};

const FITS: &str = "return document.documentElement.scrollWidth <= innerWidth";

/// Opens a table in French, with these players on the first two seats.
async fn open(server: &Server, browser: &Browser, game: &str, players: [&str; 2], advice: bool) {
    browser.go(&server.page(&format!("/new/{game}"))).await;
    browser.click(".switches button[value=fr]").await;
    browser.wait("html[lang='fr']").await;
    for (seat, player) in players.into_iter().enumerate() {
        browser.choose(&format!("#player{seat}"), player).await;
    }
    if game == "alexandros" {
        browser.click("label[for='option-firstPlayer-0']").await;
    }
    if advice {
        browser.click("label[for='advice']").await;
    }
    browser.click(".new-table form button[type=submit]").await;
    browser.wait(".table-page").await;
}

#[tokio::test]
async fn advice_is_asked_for_with_a_click_and_taken_with_another() {
    for (screen, name) in [(Screen::Phone, "advice-phone-fr"), (Screen::Desktop, "advice-desk-fr")] {
        let server = Server::start();
        let browser = Browser::open(screen).await;
        open(&server, &browser, "alexandros", ["person", "random"], true).await;
        browser.click("#ask-advice").await;
        browser.wait(".advice li").await;
        assert!((1..=3).contains(&browser.count(".advice li").await));
        assert!(browser.text(".advice").await.contains("de ces parties"));
        assert_eq!(browser.run(FITS).await, true);
        browser.photograph(name).await;
        assert_eq!(audit(&browser).await, [""; 0]);
        let version = "return Number(document.getElementById('main').dataset.version)";
        let before = browser.run(version).await.as_u64().unwrap();
        browser.click(".advice li:first-child button").await;
        browser.until(&format!("{version} > {before}")).await;
        browser.close().await;
    }
}

/// Boxes that the adviser filled could only be copied by hand.
#[tokio::test]
async fn advice_to_fill_boxes_is_taken_with_a_click_too() {
    let server = Server::start();
    let browser = Browser::open(Screen::Phone).await;
    open(&server, &browser, "empire", ["person", "random"], true).await;
    browser.wait(".sheet").await;
    browser.click("#ask-advice").await;
    browser.wait(".advice li").await;
    browser.photograph("advice-boxes-phone-fr").await;
    assert_eq!(audit(&browser).await, [""; 0]);
    browser.click(".advice li:first-child button").await;
    browser.until("return document.querySelector('.sheet') === null").await;
    browser.close().await;
}

#[tokio::test]
async fn a_finished_game_is_analysed_and_played_on() {
    let server = Server::start();
    let browser = Browser::open(Screen::Phone).await;
    open(&server, &browser, "alexandros", ["random", "random"], false).await;
    browser.wait(".table-page.over").await;
    browser.click("#analysis").await;
    browser.wait(".analysis progress, .curve").await;
    // As long as it gets on, one waits.
    while !browser.has(".curve").await {
        let done = browser.run("return document.querySelector('progress')?.value ?? 0").await;
        let on = format!(
            "return document.querySelector('.curve') !== null || document.querySelector('progress')?.value > {done}"
        );
        browser.until(&on).await;
    }
    assert!(browser.text(".analysis").await.contains("Les pires décisions"));
    assert_eq!(browser.run(FITS).await, true);
    browser.photograph("analysis-phone-fr").await;
    assert_eq!(audit(&browser).await, [""; 0]);
    let report = browser.address().await;
    browser.click(".mistakes li:first-child button").await;
    browser.wait(".table-page .choices").await;

    let desk = Browser::open(Screen::Desktop).await;
    desk.go(&report).await;
    desk.wait(".curve").await;
    desk.photograph("analysis-desk-en").await;
    assert_eq!(audit(&desk).await, [""; 0]);
    desk.close().await;
    browser.close().await;
}
