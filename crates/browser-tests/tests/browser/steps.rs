//! What happens between two decisions, step by step: with the keyboard alone, heard, skipped, and gone back to.

use browser_tests::{Browser, Player, Screen, Server, audit};

const LEFT: char = '\u{e012}';
const RIGHT: char = '\u{e014}';
const ESCAPE: char = '\u{e00c}';
const ENTER: char = '\u{e007}';

/// Begins a campaign with the keyboard: its first rolls fall.
async fn begin(server: &Server, browser: &Browser) {
    let player = Player::open_usual(server, browser, "commander", 3).await;
    for choice in ["#c-counsel-parmenion", "#c-begin"] {
        let version = player.version().await;
        browser.run(&format!("document.querySelector('{choice}').focus()")).await;
        browser.press([ENTER]).await;
        player.after(version).await;
    }
}

async fn shows(browser: &Browser, place: &str) {
    browser.until(&format!("return document.getElementById('prompt')?.textContent.includes('{place}')")).await;
}

async fn walk(screen: Screen) {
    let server = Server::start();
    let browser = Browser::open(screen).await;
    begin(&server, &browser).await;
    shows(&browser, "What happened: 1 of ").await;
    assert!(browser.address().await.contains("?step="), "a reload would lose the step");
    assert_eq!(audit(&browser).await, [""; 0]);
    browser.photograph(&format!("commander-step-{}-light-en", screen.name())).await;

    // Enter goes on, the arrows back and forth; who listens hears what the step brought.
    browser.until("return document.activeElement.id === 'step-after'").await;
    browser.press([ENTER]).await;
    shows(&browser, "What happened: 2 of ").await;
    let told = browser.text(".happened").await;
    let heard = browser.run("return document.getElementById('announce').textContent").await;
    let heard = heard.as_str().unwrap_or_default();
    assert!(told.lines().all(|line| heard.contains(line)), "{told:?} is not in {heard:?}");
    browser.press([LEFT]).await;
    shows(&browser, "What happened: 1 of ").await;
    browser.press([RIGHT]).await;
    shows(&browser, "What happened: 2 of ").await;

    // Reloading loses nothing; Escape skips the rest; one can come back.
    browser.reload().await;
    shows(&browser, "What happened: 2 of ").await;
    browser.press([ESCAPE]).await;
    browser.wait(".prompt.asked").await;
    assert!(!browser.address().await.contains("?step="));
    browser.click("#look-back").await;
    shows(&browser, "What happened: 1 of ").await;

    // From now on nothing is shown by itself, and what happened can still be looked at.
    browser.click("#steps-habit").await;
    browser.wait(".prompt.asked").await;
    browser.click("#look-back").await;
    browser.wait("#steps-habit[value=show]").await;
    begin(&server, &browser).await;
    browser.wait(".prompt.asked").await;
    browser.close().await;
}

#[tokio::test]
async fn steps_are_walked_by_keyboard_on_a_desktop() {
    walk(Screen::Desktop).await;
}

#[tokio::test]
async fn steps_are_walked_on_a_phone() {
    walk(Screen::Phone).await;
}
