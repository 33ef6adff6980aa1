//! Two persons at one screen.

use browser_tests::{Browser, Player, Screen, Server};

const HAND: &str = ".panels.hand .card";

#[tokio::test]
async fn hands_stay_hidden_while_the_screen_passes_from_one_to_the_other() {
    let server = Server::start();
    let browser = Browser::open(Screen::Desktop).await;
    let mut player = Player::open(&server, &browser, &["person", "person", "empty", "empty"], 7).await;

    browser.wait(".curtain").await;
    assert!(!browser.has(HAND).await && !browser.has(".choice").await, "a hand behind the curtain");
    browser.photograph("curtain-desktop-light-en").await;
    browser.click("#unveil-0").await;
    browser.wait(HAND).await;
    while !browser.has(".curtain").await {
        player.decide().await;
        browser.until("return document.querySelector('.prompt.asked, .curtain') !== null").await;
    }
    assert!(!browser.has(HAND).await, "the first hand is still there when the curtain falls");
    assert_eq!(browser.count("#unveil-1").await, 1);

    // The way back through the history does not show the first hand again.
    browser.run("history.back()").await;
    browser.wait(".table-page").await;
    assert!(!browser.has(HAND).await, "the history shows a hand");

    browser.go(&browser.address().await.replace("?seat=0", "")).await;
    browser.click("#unveil-1").await;
    browser.wait(".prompt.asked").await;
    assert!(browser.has(HAND).await);
    browser.close().await;
}
