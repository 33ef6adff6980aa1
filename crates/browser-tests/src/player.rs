//! Someone who plays by clicking.

use crate::{Browser, Server};
use serde_json::json;

/// A person at a table in a browser.
pub struct Player<'a> {
    /// Where they play.
    pub browser: &'a Browser,
    clicks: usize,
}

impl<'a> Player<'a> {
    /// Opens a table of Alexandros by filling in the form, the way a person does: `players` by seat (`person`, a bot's level, or
    /// `empty`), the first seat begins.
    pub async fn open(server: &Server, browser: &'a Browser, players: &[&str], seed: u32) -> Player<'a> {
        browser.go(&server.page("/")).await;
        browser.click("a[href='/new/alexandros']").await;
        Player::invite(browser, players).await;
        browser.click("label[for='option-firstPlayer-0']").await;
        Player::sit_down(browser, seed).await
    }

    /// Opens a table of any game: `players` by seat, as in [`open`](Player::open), and the options that differ from the usual.
    pub async fn open_with(
        server: &Server,
        browser: &'a Browser,
        game: &str,
        players: &[&str],
        options: &[(&str, &str)],
        seed: u32,
    ) -> Player<'a> {
        browser.go(&server.page(&format!("/new/{game}"))).await;
        Player::invite(browser, players).await;
        for (key, value) in options {
            browser.click(&format!("label[for='option-{key}-{value}']")).await;
        }
        Player::sit_down(browser, seed).await
    }

    /// Opens a table of any game as the form proposes it.
    pub async fn open_usual(server: &Server, browser: &'a Browser, game: &str, seed: u32) -> Player<'a> {
        browser.go(&server.page(&format!("/new/{game}"))).await;
        Player::sit_down(browser, seed).await
    }

    async fn invite(browser: &Browser, players: &[&str]) {
        for (seat, player) in players.iter().enumerate() {
            browser.choose(&format!("#player{seat}"), player).await;
        }
    }

    async fn sit_down(browser: &'a Browser, seed: u32) -> Player<'a> {
        browser.click("details.more summary").await;
        browser.fill("#seed", &seed.to_string()).await;
        browser.click(".new-table form button[type=submit]").await;
        browser.wait(".table-page").await;
        Player::at_table(browser)
    }

    /// Someone at the table the browser shows.
    pub fn at_table(browser: &'a Browser) -> Player<'a> {
        Player { browser, clicks: 0 }
    }

    /// The version of the table on the page.
    pub async fn version(&self) -> u64 {
        self.browser.run("return Number(document.getElementById('main').dataset.version)").await.as_u64().unwrap_or(0)
    }

    /// Waits until it is the person's turn, or the game is over, skipping what happens step by step. Returns whether it goes on.
    pub async fn turn(&self) -> bool {
        loop {
            let there =
                "return document.querySelector('.prompt.asked, .table-page.over, .curtain, .stepping') !== null";
            self.browser.until(there).await;
            if !self.browser.has(".stepping").await {
                break;
            }
            self.browser
                .run("(document.querySelector('#skip-steps') ?? document.querySelector('#step-after')).click()")
                .await;
            self.browser.until("return document.querySelector('.stepping') === null").await;
        }
        !self.browser.has(".table-page.over").await
    }

    /// Waits until the page shows a later version than this.
    pub async fn after(&self, version: u64) {
        self.browser
            .until(&format!("return Number(document.getElementById('main').dataset.version) > {version}"))
            .await;
    }

    /// Makes a decision: on the board, with a card, from the list, in turns; or by filling in a sheet.
    pub async fn decide(&mut self) {
        let version = self.version().await;
        if self.browser.has(".sheet").await {
            self.fill_in().await;
            return self.after(version).await;
        }
        self.clicks += 1;
        // Pointing at something that can mean several things narrows the list down to them.
        let heard = format!(
            "return Number(document.getElementById('main').dataset.version) > {version} \
             || document.querySelector('.choice.picked:not(.refused)') !== null"
        );
        // Who points just as the page is drawn anew points again.
        let drawn_anew = "document.querySelector('[data-picked]') === null";
        while self.browser.run(&heard).await != json!(true) {
            self.pick().await;
            if self.browser.click_what_is_there("[data-picked]").await {
                self.browser.until(&format!("{heard} || {drawn_anew}")).await;
            }
        }
        if self.version().await == version {
            self.browser.click(".choice.picked:not(.refused)").await;
        }
        self.after(version).await;
    }

    /// Marks what is clicked next: a place on the board, a card or a choice from the list, in turns.
    async fn pick(&self) {
        let places = [".targets a:not(.refused)", ".card.target:not(.refused)", ".choice:not(.refused)"];
        for selector in (0..3).map(|shift| places[(self.clicks + shift) % 3]) {
            let count = self.browser.count(selector).await;
            if count > 0 {
                return self.mark(selector, self.clicks * 7 % count).await;
            }
        }
    }

    /// Fills in a sheet with its steppers, one field after the other in turns, until the numbers add up. It cannot be sent before.
    async fn fill_in(&self) {
        let left = self.browser.text(".sheet output").await;
        assert_eq!(left != "0", self.browser.has(".sheet [type=submit]:disabled").await, "with {left} left");
        self.browser
            .run(
                "const sheet = document.querySelector('.sheet'); const left = sheet.querySelector('output'); \
                 while (left.textContent !== '0') sheet.querySelectorAll('[data-by=\"1\"]').forEach((step) => step.click());",
            )
            .await;
        self.browser.click(".sheet [type=submit]:enabled").await;
    }

    /// Marks one of the elements, so that it can be found.
    async fn mark(&self, selector: &str, at: usize) {
        let script = format!("document.querySelectorAll({})[{at}].setAttribute('data-picked', '')", json!(selector));
        self.browser.run(&script).await;
    }
}
