//! Every page, audited in both languages and both themes, and photographed.

use browser_tests::{Browser, Player, Screen, Server, audit};

/// Audits the page as it is in every language and theme.
async fn audit_all(browser: &Browser, page: &str, screen: Screen, findings: &mut Vec<String>) {
    for lang in ["en", "fr"] {
        browser.switch(lang).await;
        for theme in ["light", "dark"] {
            browser.switch(theme).await;
            browser.run("scrollTo(0, 0)").await;
            let name = format!("{page}-{}-{theme}-{lang}", screen.name());
            browser.photograph(&name).await;
            findings.extend(audit(browser).await.into_iter().map(|finding| format!("{name}: {finding}")));
        }
    }
}

/// The pages that are the same for everybody.
const PAGES: [(&str, &str); 7] = [
    ("home", "/"),
    ("new-table", "/new/alexandros"),
    ("rules", "/rules/alexandros"),
    ("rules-found", "/rules/alexandros?q=wall&both=1"),
    ("help", "/help"),
    ("fame", "/fame"),
    ("not-found", "/nowhere"),
];

async fn every_page(screen: Screen, pages: &[(&str, &str)]) {
    let server = Server::start();
    let browser = Browser::open(screen).await;
    let mut findings = Vec::new();
    for (page, path) in pages {
        browser.go(&server.page(path)).await;
        audit_all(&browser, page, screen, &mut findings).await;
    }
    let mut player = Player::open(&server, &browser, &["person", "recruit", "random", "empty"], 4).await;
    for _ in 0..14 {
        if player.turn().await {
            player.decide().await;
        }
    }
    for (page, sign) in [("table-refusals", ".choice.refused"), ("table", "#news")] {
        while player.turn().await && !browser.has(sign).await {
            player.decide().await;
        }
        audit_all(&browser, page, screen, &mut findings).await;
    }
    Player::open(&server, &browser, &["person", "person", "empty", "empty"], 1).await;
    audit_all(&browser, "curtain", screen, &mut findings).await;
    browser.go(&server.page("/")).await;
    audit_all(&browser, "home-with-tables", screen, &mut findings).await;
    assert!(findings.is_empty(), "{} findings:\n{}", findings.len(), findings.join("\n"));
    browser.close().await;
}

#[tokio::test]
async fn every_page_can_be_used_by_everybody_on_a_desktop() {
    every_page(Screen::Desktop, &PAGES).await;
}

#[tokio::test]
async fn every_page_can_be_used_by_everybody_on_a_phone() {
    every_page(Screen::Phone, &PAGES).await;
}

#[tokio::test]
async fn home_and_table_can_be_used_by_everybody_on_a_huge_screen() {
    every_page(Screen::Huge, &PAGES[..1]).await;
}

#[tokio::test]
async fn a_table_of_every_game_can_be_used_by_everybody() {
    let server = Server::start();
    let browser = Browser::open(Screen::Desktop).await;
    let mut findings = Vec::new();
    for title in shelf::shelf().titles() {
        let game = title.about().id;
        let mut player = Player::open_usual(&server, &browser, game, 3).await;
        for decision in 0..12 {
            if !player.turn().await {
                break;
            }
            if decision % 4 == 0 {
                let name = format!("{game} after {decision} decisions");
                findings.extend(audit(&browser).await.into_iter().map(|finding| format!("{name}: {finding}")));
            }
            player.decide().await;
        }
        browser.run("scrollTo(0, 0)").await;
        browser.photograph(&format!("{game}-desktop-light-en")).await;
    }
    assert!(findings.is_empty(), "{} findings:\n{}", findings.len(), findings.join("\n"));
    browser.close().await;
}
