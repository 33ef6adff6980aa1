//! The hall of fame, with somebody in it.

use browser_tests::{Browser, Screen, Server, audit};

/// Plays the campaign on the page to its end by always taking the last choice that is allowed, as fast as the server answers.
const TO_THE_END: &str = "return (async () => {
    const address = location.pathname;
    for (let decision = 0; decision < 5000; decision++) {
        const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
        const last = [...page.querySelectorAll('.choice:not(.refused)')].pop();
        if (!last) return page.querySelector('.table-page.over') !== null;
        const version = page.getElementById('main').dataset.version;
        const body = new URLSearchParams({ seat: 0, version, action: last.value });
        await fetch(address + '/act', { method: 'POST', body });
    }
})()";

/// Opens a campaign with dice nobody knows and plays it to its end.
async fn play(server: &Server, browser: &Browser, campaign: &str, name: &str) {
    browser.go(&server.page("/new/commander")).await;
    browser.click(&format!("label[for='option-campaign-{campaign}']")).await;
    browser.run("document.querySelector('[name=name0]').value = ''").await;
    browser.fill("[name=name0]", name).await;
    browser.click(".new-table form button[type=submit]").await;
    browser.wait(".table-page").await;
    assert_eq!(browser.run(TO_THE_END).await, true, "the campaign does not end");
}

#[tokio::test]
async fn whoever_finishes_a_campaign_stands_in_the_hall_and_is_still_there_after_a_restart() {
    let mut server = Server::start();
    let browser = Browser::open(Screen::Phone).await;
    play(&server, &browser, "granicus", "Anna <b>of Pella</b>").await;
    play(&server, &browser, "life", "Bert").await;
    browser.reload().await;
    browser.click("#fame").await;
    browser.wait(".fame").await;
    server.start_again();
    let mut findings = Vec::new();
    for lang in ["fr", "en"] {
        browser.switch(lang).await;
        for theme in ["light", "dark"] {
            browser.switch(theme).await;
            browser.photograph(&format!("fame-phone-{theme}-{lang}")).await;
            findings.extend(audit(&browser).await);
        }
    }
    assert_eq!(findings, [""; 0]);
    let hall = browser.text(".fame").await;
    for said in ["The whole life", "The Granicus", "Anna <b>of Pella</b>", "Bert", "Defeat"] {
        assert!(hall.contains(said), "{said:?} is nowhere in {hall}");
    }
    browser.click(".honour a").await;
    browser.wait(".table-page.replay").await;
    browser.close().await;
}
