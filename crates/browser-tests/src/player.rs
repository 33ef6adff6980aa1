//! Someone who plays by clicking.

use crate::{Browser, Server};
use serde_json::json;

/// A person at a table of Alexandros in a browser.
pub struct Player<'a> {
    /// Where they play.
    pub browser: &'a Browser,
    clicks: usize,
}

impl<'a> Player<'a> {
    /// Opens a table by filling in the form, the way a person does: `players` by seat (`person`, a bot's level, or `empty`), the first
    /// seat begins.
    pub async fn open(server: &Server, browser: &'a Browser, players: &[&str], seed: u32) -> Player<'a> {
        browser.go(&server.page("/")).await;
        browser.click("a[href='/new/alexandros']").await;
        for (seat, player) in players.iter().enumerate() {
            browser.choose(&format!("#player{seat}"), player).await;
        }
        browser.click("label[for='option-firstPlayer-0']").await;
        browser.click("details.more summary").await;
        browser.fill("#seed", &seed.to_string()).await;
        browser.click(".new-table form button[type=submit]").await;
        browser.wait(".table-page").await;
        Player { browser, clicks: 0 }
    }

    /// The version of the table on the page.
    pub async fn version(&self) -> u64 {
        self.browser.run("return Number(document.getElementById('main').dataset.version)").await.as_u64().unwrap_or(0)
    }

    /// Waits until it is the person's turn, or the game is over. Returns whether it goes on.
    pub async fn turn(&self) -> bool {
        self.browser.until("return document.querySelector('.prompt.asked, .table-page.over, .curtain') !== null").await;
        !self.browser.has(".table-page.over").await
    }

    /// Waits until the page shows a later version than this.
    pub async fn after(&self, version: u64) {
        self.browser
            .until(&format!("return Number(document.getElementById('main').dataset.version) > {version}"))
            .await;
    }

    /// Makes a decision: on the board, with a card, or from the list, in turns.
    pub async fn decide(&mut self) {
        let version = self.version().await;
        self.clicks += 1;
        let places = [".targets a:not(.refused)", ".card.target:not(.refused)", ".choice:not(.refused)"];
        let selector = (0..3).map(|shift| places[(self.clicks + shift) % 3]);
        for selector in selector {
            let count = self.browser.count(selector).await;
            if count == 0 {
                continue;
            }
            self.mark(selector, self.clicks * 7 % count).await;
            self.browser.click("[data-picked]").await;
            break;
        }
        // Pointing at something that can mean several things narrows the list down to them.
        self.browser
            .until(&format!(
                "return Number(document.getElementById('main').dataset.version) > {version} \
                 || document.querySelector('.choice.picked:not(.refused)') !== null"
            ))
            .await;
        if self.version().await == version {
            self.browser.click(".choice.picked:not(.refused)").await;
        }
        self.after(version).await;
    }

    /// Marks one of the elements, so that it can be found.
    async fn mark(&self, selector: &str, at: usize) {
        let script = format!("document.querySelectorAll({})[{at}].setAttribute('data-picked', '')", json!(selector));
        self.browser.run(&script).await;
    }
}
