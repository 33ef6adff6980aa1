//! Chromium, driven by chromedriver.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::error::CmdError;
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;
use tempfile::TempDir;
use tokio::process::{Child, Command};
use tokio::time::{Instant, sleep};

/// How long anything may take. Far more than it ever does: this is no measurement.
const PATIENCE: Duration = Duration::from_secs(60);

const HOW_TO_INSTALL: &str = "The browser tests need Chromium and chromedriver. On Debian: apt-get install chromium chromium-driver. \
                              Elsewhere: https://googlechromelabs.github.io/chrome-for-testing/";

/// The screens people have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// 1366 × 900.
    Desktop,
    /// 360 × 740, twice as dense, touched.
    Phone,
    /// 3840 × 2160.
    Huge,
}

impl Screen {
    const fn size(self) -> (u32, u32) {
        match self {
            Screen::Desktop => (1366, 900),
            Screen::Phone => (360, 740),
            Screen::Huge => (3840, 2160),
        }
    }

    /// The name in the names of screenshots.
    pub const fn name(self) -> &'static str {
        match self {
            Screen::Desktop => "desktop",
            Screen::Phone => "phone",
            Screen::Huge => "huge",
        }
    }

    fn capabilities(self, profile: &str) -> Capabilities {
        let (width, height) = self.size();
        let mut options = json!({ "args": [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-dev-shm-usage",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars",
            format!("--user-data-dir={profile}"), format!("--window-size={width},{height}"), "--lang=en",
        ]});
        if self == Screen::Phone {
            options["mobileEmulation"] =
                json!({ "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2.0 } });
        }
        let capabilities = json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
        capabilities.as_object().cloned().expect("an object")
    }
}

/// A browser with one page open.
pub struct Browser {
    client: Client,
    driver: Child,
    _profile: TempDir,
}

impl Browser {
    /// Opens a browser on a screen of this size. Panics with what to install if there is none.
    pub async fn open(screen: Screen) -> Browser {
        let profile = tempfile::tempdir().expect("a folder for the profile");
        let port =
            std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap_or_else(|error| panic!("chromedriver does not start ({error}). {HOW_TO_INSTALL}"));
        let capabilities = screen.capabilities(&profile.path().to_string_lossy());
        let until = Instant::now() + PATIENCE;
        let client = loop {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            match builder.capabilities(capabilities.clone()).connect(&format!("http://127.0.0.1:{port}")).await {
                Ok(client) => break client,
                Err(error) if Instant::now() > until => panic!("Chromium does not start ({error}). {HOW_TO_INSTALL}"),
                Err(_) => sleep(Duration::from_millis(100)).await,
            }
        };
        Browser { client, driver, _profile: profile }
    }

    /// Closes it, after checking that no page complained on the console.
    pub async fn close(mut self) {
        let complaints = self.complaints().await;
        assert!(complaints.is_empty(), "the console says: {complaints:#?}");
        self.client.clone().close().await.expect("the browser closes");
        self.driver.kill().await.expect("chromedriver ends");
    }

    /// Errors on the console since the last time, except answers that are errors on purpose.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.client.issue_cmd(ConsoleLog).await.expect("chromedriver has a log");
        let entries = log.as_array().cloned().unwrap_or_default();
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE" && entry["source"] != "network");
        severe.map(|entry| entry["message"].to_string()).collect()
    }

    /// Goes to an address.
    pub async fn go(&self, address: &str) {
        self.client.goto(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page loads again");
    }

    /// The address of the page.
    pub async fn address(&self) -> String {
        self.client.current_url().await.expect("a page has an address").to_string()
    }

    /// Runs a function body in the page.
    pub async fn run(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// How many elements there are.
    pub async fn count(&self, selector: &str) -> usize {
        self.client.find_all(Locator::Css(selector)).await.expect("a selector").len()
    }

    /// Whether there is such an element.
    pub async fn has(&self, selector: &str) -> bool {
        self.count(selector).await > 0
    }

    /// Waits for an element.
    pub async fn wait(&self, selector: &str) {
        self.until(&format!("return document.querySelector({}) !== null", json!(selector))).await;
    }

    /// Waits until a function body in the page returns true.
    pub async fn until(&self, script: &str) {
        let until = Instant::now() + PATIENCE;
        while self.run(script).await != json!(true) {
            if Instant::now() > until {
                let photo = self.shoot("waited-in-vain").await;
                panic!("waited in vain for {script} at {}; see {}", self.address().await, photo.display());
            }
            sleep(Duration::from_millis(25)).await;
        }
    }

    /// Waits until nothing moves on the page any more.
    async fn still(&self) {
        self.until(
            "return !document.documentElement.matches(':active-view-transition') && \
             document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getTiming().iterations !== 1)",
        )
        .await;
    }

    /// Clicks an element as a person does: where it is once nothing moves, if nothing covers it. Where the page is drawn anew between
    /// the look and the click, one looks again.
    pub async fn click(&self, selector: &str) {
        loop {
            self.wait(selector).await;
            if self.click_what_is_there(selector).await {
                return;
            }
        }
    }

    /// Clicks an element once nothing moves, unless the page has been drawn anew without it by then. Returns whether it did.
    pub async fn click_what_is_there(&self, selector: &str) -> bool {
        self.still().await;
        match self.click_once(selector).await {
            Ok(()) => true,
            Err(error) if error.is_stale_element_reference() || error.is_no_such_element() => false,
            Err(error) => panic!("{selector}: {error}"),
        }
    }

    async fn click_once(&self, selector: &str) -> Result<(), CmdError> {
        let element = self.client.find(Locator::Css(selector)).await?;
        let scroll = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
        let reference = serde_json::to_value(&element).expect("an element is a reference");
        self.client.execute(scroll, vec![reference]).await?;
        element.click().await
    }

    /// Switches language or theme and waits for the page to come again, which it does even where nothing changes.
    pub async fn switch(&self, value: &str) {
        self.run("document.documentElement.dataset.old = ''").await;
        self.click(&format!(".switches button[value={value}]")).await;
        self.until("return !('old' in document.documentElement.dataset) && document.readyState === 'complete'").await;
    }

    /// The words of an element.
    pub async fn text(&self, selector: &str) -> String {
        self.wait(selector).await;
        let script = format!("return document.querySelector({}).innerText", json!(selector));
        self.run(&script).await.as_str().unwrap_or_default().to_owned()
    }

    /// Replaces what stands in a field.
    pub async fn fill(&self, selector: &str, text: &str) {
        let field = self.client.find(Locator::Css(selector)).await.expect(selector);
        field.clear().await.expect("a field can be emptied");
        field.send_keys(text).await.expect("a field takes keys");
    }

    /// Chooses a value of a list.
    pub async fn choose(&self, selector: &str, value: &str) {
        let list = self.client.find(Locator::Css(selector)).await.expect(selector);
        list.select_by_value(value).await.unwrap_or_else(|error| panic!("{selector} has no {value}: {error}"));
    }

    /// Presses keys, one after the other, wherever the focus is.
    pub async fn press(&self, keys: impl IntoIterator<Item = char>) {
        let presses = keys.into_iter().fold(KeyActions::new("keyboard".to_owned()), |actions, key| {
            actions.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key })
        });
        self.client.perform_actions(presses).await.expect("keys can be pressed");
    }

    /// Writes a screenshot to `target/screenshots` and returns where.
    pub async fn photograph(&self, name: &str) -> PathBuf {
        self.still().await;
        self.shoot(name).await
    }

    /// Takes the picture as the page is.
    async fn shoot(&self, name: &str) -> PathBuf {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
        std::fs::create_dir_all(&folder).expect("a folder for screenshots");
        let path = folder.join(format!("{name}.png"));
        let png = self.client.screenshot().await.expect("the browser takes screenshots");
        std::fs::write(&path, png).expect("a screenshot can be written");
        path
    }
}

/// Chromedriver's command for the console's log, which WebDriver itself does not have.
#[derive(Debug)]
struct ConsoleLog;

impl WebDriverCompatibleCommand for ConsoleLog {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}
