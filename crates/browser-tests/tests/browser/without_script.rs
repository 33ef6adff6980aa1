//! Everything works without script: forms, links, notes.

use browser_tests::{Browser, Screen, Server};
use serde_json::json;

#[tokio::test]
async fn a_form_posts_and_leads_back_to_the_table() {
    let server = Server::start();
    let browser = Browser::open(Screen::Desktop).await;
    browser.go(&server.page("/new/alexandros")).await;
    browser.choose("#player1", "random").await;
    browser.click("label[for='option-firstPlayer-0']").await;
    browser.click(".new-table form button[type=submit]").await;
    browser.wait(".choice:not(.refused)").await;
    // Submitting a form by its method passes by every listener, as if there were no script.
    let version = browser.run("return document.getElementById('main').dataset.version").await;
    browser
        .run(
            "const button = document.querySelector('.choice:not(.refused)'); \
             const field = Object.assign(document.createElement('input'), { type: 'hidden', name: button.name, value: button.value }); \
             button.form.append(field); HTMLFormElement.prototype.submit.call(button.form)",
        )
        .await;
    browser.until(&format!("return document.getElementById('main')?.dataset.version > {version}")).await;
    assert_eq!(browser.run("return performance.getEntriesByType('navigation').length").await, json!(1));
    browser.close().await;
}
