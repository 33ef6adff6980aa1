//! The table on a phone: 360 pixels wide, nothing out of reach.

use browser_tests::{Browser, Player, Screen, Server, audit};

#[tokio::test]
async fn some_turns_are_played_on_a_phone_without_scrolling_sideways() {
    let server = Server::start();
    let browser = Browser::open(Screen::Phone).await;
    let mut player = Player::open(&server, &browser, &["person", "random", "empty", "empty"], 7).await;
    for decision in 0..16 {
        if !player.turn().await {
            break;
        }
        assert_eq!(
            browser.run("return document.documentElement.scrollWidth <= innerWidth").await,
            true,
            "decision {decision}"
        );
        player.decide().await;
    }
    player.turn().await;
    browser.run("scrollTo(0, 0)").await;
    browser.photograph("table-phone-light-en").await;
    assert_eq!(audit(&browser).await, [""; 0]);
    browser.close().await;
}

#[tokio::test]
async fn the_board_can_be_enlarged_and_stays_so_after_a_decision() {
    let server = Server::start();
    let browser = Browser::open(Screen::Phone).await;
    let mut player = Player::open(&server, &browser, &["person", "random", "empty", "empty"], 3).await;
    player.turn().await;
    let width = "return document.querySelector('.board').getBoundingClientRect().width";
    let small = browser.run(width).await.as_f64().unwrap();
    browser.click("#zoom").await;
    assert!(browser.run(width).await.as_f64().unwrap() > 2.0 * small);
    player.decide().await;
    assert!(browser.run(width).await.as_f64().unwrap() > 2.0 * small);
    assert_eq!(browser.run("return document.documentElement.scrollWidth <= innerWidth").await, true);
    browser.photograph("table-phone-enlarged").await;
    browser.close().await;
}
