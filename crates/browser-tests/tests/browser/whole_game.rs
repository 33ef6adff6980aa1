//! A whole game against a bot, by clicking, with everything that happens to real games.

use browser_tests::{Browser, Player, Screen, Server};

/// A game is about fifteen turns of some six decisions each; far more than that would be a game that does not end.
const ENOUGH: usize = 600;

#[tokio::test]
async fn a_person_plays_a_whole_game_against_a_bot() {
    let mut server = Server::start();
    let browser = Browser::open(Screen::Desktop).await;
    let mut player = Player::open(&server, &browser, &["person", "recruit", "empty", "empty"], 7).await;
    let (mut has_undone, mut was_refused, mut decisions) = (false, false, 0);

    while player.turn().await {
        if !was_refused && browser.has(".choice.refused").await {
            attempt_what_is_not_allowed(&player).await;
            was_refused = true;
        }
        player.decide().await;
        decisions += 1;
        assert!(decisions < ENOUGH, "the game does not end");
        if !has_undone && browser.has("#undo").await {
            take_back(&player).await;
            has_undone = true;
        }
        match decisions {
            10 => reload(&player).await,
            20 => restart(&mut server, &player).await,
            28 => photograph(&player).await,
            30 => speak_french(&player).await,
            _ => {}
        }
    }
    assert!(has_undone, "nothing could be taken back in a whole game");
    assert!(was_refused, "nothing was refused in a whole game");
    assert!(decisions > 30, "the game was too short to show anything");
    finish(&player).await;
    browser.close().await;
}

/// A choice that is not allowed says why, with the clause and a way to read it; and nothing happens.
async fn attempt_what_is_not_allowed(player: &Player<'_>) {
    let (browser, version) = (player.browser, player.version().await);
    browser.click(".choice.refused").await;
    browser.wait(".why:popover-open").await;
    let said = browser.text(".why:popover-open").await;
    assert!(said.contains("AX-"), "no clause in {said:?}");
    assert!(
        browser.has(".why:popover-open .reason").await && browser.has(".why:popover-open a.clause[href*='#AX-']").await
    );
    browser.photograph("refusal-desktop").await;
    browser.click(".why:popover-open button").await;
    browser.until("return document.querySelector(':popover-open') === null").await;
    assert_eq!(player.version().await, version);
}

/// Undo leads back to the question before, and the game goes on from there.
async fn take_back(player: &Player<'_>) {
    let browser = player.browser;
    let (version, asked) = (player.version().await, browser.text("#prompt").await);
    browser.click("#undo").await;
    player.after(version).await;
    assert_ne!(browser.text("#prompt").await, asked);
}

async fn reload(player: &Player<'_>) {
    player.turn().await;
    let (version, asked) = (player.version().await, player.browser.text("#prompt").await);
    player.browser.reload().await;
    assert_eq!((player.version().await, player.browser.text("#prompt").await), (version, asked));
    player.browser.photograph("table-desktop-light-en").await;
}

/// The picture in the README.
async fn photograph(player: &Player<'_>) {
    player.turn().await;
    player.browser.run("scrollTo(0, 0)").await;
    player.browser.photograph("alexandros").await;
}

/// While the server is gone a decision is not lost in silence; when it is back, the table is where it was.
async fn restart(server: &mut Server, player: &Player<'_>) {
    player.turn().await;
    let browser = player.browser;
    let (version, asked) = (player.version().await, browser.text("#prompt").await);
    server.stop();
    browser.click(".choice:not(.refused)").await;
    browser.wait("#notice").await;
    assert!(browser.text("#notice").await.contains("does not answer"));
    server.start_again();
    browser.reload().await;
    assert_eq!((player.version().await, browser.text("#prompt").await), (version, asked));
}

async fn speak_french(player: &Player<'_>) {
    player.turn().await;
    let browser = player.browser;
    let (version, asked) = (player.version().await, browser.text("#prompt").await);
    browser.switch("fr").await;
    assert_eq!(player.version().await, version);
    assert_ne!(browser.text("#prompt").await, asked);
    assert!(browser.text(".chronicle").await.contains("Chronique"));
    browser.photograph("table-desktop-light-fr").await;
    browser.switch("dark").await;
    browser.photograph("table-desktop-dark-fr").await;
}

/// The end: scores with their sources, the winner, the proof of the dice, and the way through the game again.
async fn finish(player: &Player<'_>) {
    let browser = player.browser;
    browser.wait(".result").await;
    assert!(browser.has(".scores tbody tr.total").await && browser.has(".scores td.first").await);
    assert_eq!(browser.count("#seed").await, 1);
    browser.photograph("result-desktop-dark-fr").await;
    browser.click("a[href$='/replay?line=1']").await;
    browser.wait(".replay").await;
    browser.click("#step-after").await;
    browser.until("return new URLSearchParams(location.search).get('line') === '2'").await;
    browser.click("#step-turn-after").await;
    browser.until("return Number(new URLSearchParams(location.search).get('line')) > 2").await;
    browser
        .until("return document.getElementById('line').value === new URLSearchParams(location.search).get('line')")
        .await;
    let there = browser.text("#prompt").await;
    browser.reload().await;
    assert_eq!(browser.text("#prompt").await, there, "the address leads back to the moment");
    browser.run("const slider = document.getElementById('line'); for (const step of [20, 40, 60]) { slider.value = step; slider.dispatchEvent(new Event('input', { bubbles: true })) }").await;
    browser.until("return document.getElementById('prompt').innerText.includes('60')").await;
    browser.photograph("replay-desktop-dark-fr").await;
    assert!(browser.has("a[download][href$='/record.jsonl']").await);
}
