//! Whole games of Phalanxx: alone on a desktop, and one person with two bots on a phone, in French.

use browser_tests::{Browser, Player, Screen, Server, audit};

/// Nine turns of some ten decisions each; far more than that would be a game that does not end.
const ENOUGH: usize = 400;

#[tokio::test]
async fn a_whole_game_against_maxximilian() {
    let server = Server::start();
    let browser = Browser::open(Screen::Desktop).await;
    let mut player =
        Player::open_with(&server, &browser, "phalanxx", &["person", "empty", "empty", "empty"], &[], 5).await;
    let (mut decisions, mut explained) = (0, false);
    while player.turn().await {
        if !explained && browser.has("a.target[data-el^=die-]").await {
            explained = true;
            what_a_die_could_do(&player).await;
        }
        player.decide().await;
        decisions += 1;
        assert!(decisions < ENOUGH, "the game does not end");
    }
    assert!(explained, "no die was ever to be taken");
    let result = browser.text(".result").await;
    assert!(result.contains("PX-21"), "no rank in {result:?}");
    browser.photograph("phalanxx-result-desktop-light-en").await;
    browser.close().await;
}

/// Where a die is to be taken, the Action card says at each row what each of them could do. Looked at by day and by night.
async fn what_a_die_could_do(player: &Player<'_>) {
    let browser = player.browser;
    for row in ["top", "middle", "bottom"] {
        assert!(browser.has(&format!(".board [data-el^=die-][data-el$=-{row}]")).await, "no mark in the {row} row");
    }
    for theme in ["dark", "light"] {
        browser.switch(theme).await;
        browser.run("scrollTo(0, 0)").await;
        browser.photograph(&format!("phalanxx-desktop-{theme}-en")).await;
        assert_eq!(audit(browser).await, [""; 0]);
    }
}

#[tokio::test]
async fn a_whole_game_with_two_bots_on_a_phone_in_french() {
    let server = Server::start();
    let browser = Browser::open(Screen::Phone).await;
    let players = ["person", "recruit", "recruit", "empty"];
    browser.go(&server.page("/")).await;
    browser.switch("fr").await;
    let mut player = Player::open_with(&server, &browser, "phalanxx", &players, &[], 11).await;
    let mut decisions = 0;
    while player.turn().await {
        let fits = browser.run("return document.documentElement.scrollWidth <= innerWidth").await;
        assert_eq!(fits, true, "decision {decisions}");
        if decisions == 13 {
            browser.run("scrollTo(0, 0)").await;
            browser.photograph("phalanxx-phone-light-fr").await;
            assert_eq!(audit(&browser).await, [""; 0]);
        }
        player.decide().await;
        decisions += 1;
        assert!(decisions < ENOUGH, "the game does not end");
    }
    assert_eq!(browser.count(".scores thead th[scope=col]").await, 3, "three players have a column");
    browser.photograph("phalanxx-result-phone-light-fr").await;
    browser.close().await;
}
