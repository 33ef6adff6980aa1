//! An audit of a page: what would keep someone from using it.

use crate::Browser;

const SCRIPT: &str = include_str!("audit.js");

/// What is wrong with the page as it is now, in words: none if nothing is.
pub async fn audit(browser: &Browser) -> Vec<String> {
    let found = browser.run(SCRIPT).await;
    let found = found.as_array().cloned().unwrap_or_else(|| vec![found]);
    found.iter().map(|finding| finding.as_str().map_or_else(|| finding.to_string(), str::to_owned)).collect::<Vec<_>>()
}
