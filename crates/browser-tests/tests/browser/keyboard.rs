//! Some turns by keys alone: no mouse, no touch.

use browser_tests::{Browser, Player, Screen, Server};

const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';
const ESCAPE: char = '\u{e00c}';
const LEFT: char = '\u{e012}';
const UP: char = '\u{e013}';
const RIGHT: char = '\u{e014}';
const DOWN: char = '\u{e015}';

/// Presses Tab until the focus is where `selector` says.
async fn tab_to(browser: &Browser, selector: &str) {
    for _ in 0..80 {
        if browser.run(&format!("return document.activeElement.matches({selector:?})")).await == true {
            return;
        }
        browser.press([TAB]).await;
    }
    panic!("the Tab key never reaches {selector}");
}

#[tokio::test]
async fn several_turns_are_played_with_keys_alone() {
    let server = Server::start();
    let browser = Browser::open(Screen::Desktop).await;
    let player = Player::open(&server, &browser, &["person", "random", "empty", "empty"], 11).await;
    player.turn().await;

    let mut by_board = 0;
    for decision in 0..24 {
        if !player.turn().await {
            break;
        }
        let version = player.version().await;
        let on_board = browser.has(".targets a").await && !browser.has(".targets a.refused").await;
        if decision % 2 == 0 && on_board {
            browser.press(['b']).await;
            browser.until("return document.activeElement.closest('.targets') !== null").await;
            browser.press([RIGHT, DOWN, LEFT, UP]).await;
            assert_eq!(
                browser.run("return document.activeElement.closest('.targets') !== null").await,
                true,
                "arrows stay on the board"
            );
            by_board += 1;
        } else {
            browser.press(['c']).await;
            tab_to(&browser, ".choice:not(.refused)").await;
        }
        browser.press([ENTER]).await;
        browser
            .until(&format!(
                "return Number(document.getElementById('main').dataset.version) > {version} || document.querySelector('.choices.narrowed') !== null"
            ))
            .await;
        if player.version().await == version {
            tab_to(&browser, ".choice.picked:not(.refused)").await;
            browser.press([ENTER]).await;
        }
        player.after(version).await;
        let focus = browser.run("return document.getElementById('main').contains(document.activeElement)").await;
        assert_eq!(focus, true, "the focus is lost after a decision");
    }
    assert!(by_board > 0, "the board was never used");
    browser.close().await;
}

#[tokio::test]
async fn what_happens_is_announced_to_who_listens() {
    let server = Server::start();
    let browser = Browser::open(Screen::Desktop).await;
    let mut player = Player::open(&server, &browser, &["person", "random", "empty", "empty"], 5).await;
    player.turn().await;
    player.decide().await;
    let said = browser.text("#announce").await;
    let asked = browser.text("#prompt").await;
    assert!(said.contains(&asked), "{said:?} does not tell what is asked: {asked:?}");
    assert_eq!(browser.run("return document.getElementById('announce').getAttribute('aria-live')").await, "polite");
    browser.close().await;
}

#[tokio::test]
async fn u_takes_back_escape_closes_and_the_single_keys_can_be_switched_off() {
    let server = Server::start();
    let browser = Browser::open(Screen::Desktop).await;
    let mut player = Player::open(&server, &browser, &["person", "random", "empty", "empty"], 7).await;
    while player.turn().await && !browser.has("#undo").await {
        player.decide().await;
    }
    let version = player.version().await;
    browser.press(['u']).await;
    player.after(version).await;

    while player.turn().await && !browser.has(".choice.refused").await {
        player.decide().await;
    }
    browser.press(['c']).await;
    tab_to(&browser, ".choice.refused").await;
    browser.press([ENTER]).await;
    browser.wait(".why:popover-open").await;
    browser.press([ESCAPE]).await;
    browser.until("return document.querySelector(':popover-open') === null").await;

    let table = browser.address().await;
    browser.press(['?']).await;
    browser.wait("#single-keys").await;
    browser.click("#single-keys").await;
    browser.go(&table).await;
    browser.press(['?']).await;
    assert_eq!(browser.address().await, table, "a key that is switched off does nothing");
    browser.close().await;
}

#[tokio::test]
async fn the_first_stop_is_a_way_past_the_banner() {
    let server = Server::start();
    let browser = Browser::open(Screen::Desktop).await;
    browser.go(&server.page("/help")).await;
    browser.press([TAB]).await;
    assert_eq!(browser.run("return document.activeElement.className").await, "skip");
    browser.press([ENTER]).await;
    browser.until("return location.hash === '#main'").await;
    browser.close().await;
}
