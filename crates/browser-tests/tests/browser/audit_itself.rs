//! The audit finds what it is there to find: each defect is put into a good page and must be named.

use browser_tests::{Browser, Screen, Server, audit};

const DEFECTS: [(&str, &str); 16] = [
    ("<button></button>", "a control without a name"),
    ("<input>", "a field without a label"),
    ("<p id='keys'>x</p>", "the id keys stands 2 times"),
    ("<h5>deep</h5>", "a heading of rank 5 follows"),
    ("<h1>again</h1>", "not exactly one heading of the first rank"),
    ("<p class='faint'>faint words</p>", "a contrast of"),
    ("<button class='tiny'>x</button>", "less than 24"),
    ("<div class='wide'>wide</div>", "scrolls sideways"),
    ("<a href='#nowhere'>away</a>", "a link leads nowhere"),
    ("<p aria-describedby='nothing'>x</p>", "which is not there"),
    ("<svg width='9' height='9'></svg>", "a picture without a name"),
    ("<div aria-hidden='true'><a href='/'>hidden way</a></div>", "hidden from who listens"),
    ("<button tabindex='3'>first</button>", "jumps the order"),
    (
        "<svg role='img' aria-label='x' width='90' height='9' viewBox='0 0 900 90'><text font-size='20'>x</text></svg>",
        "words of 2.0 pixels",
    ),
    ("<div class='scores'><table class='wide'><caption>x</caption></table></div>", "a table is cut off"),
    ("<div class='card'><span class='name narrow'>temple</span></div>", "temple is broken"),
];

#[tokio::test]
async fn every_kind_of_defect_is_found() {
    let server = Server::start();
    let browser = Browser::open(Screen::Desktop).await;
    for (defect, finding) in DEFECTS {
        browser.go(&server.page("/help")).await;
        assert_eq!(audit(&browser).await, [""; 0], "the page is good before");
        let script = format!(
            "document.querySelector('main').insertAdjacentHTML('beforeend', {defect:?}); \
             for (const one of document.querySelectorAll('.faint')) one.style.color = '#c0b090'; \
             for (const one of document.querySelectorAll('.tiny')) Object.assign(one.style, {{ all: 'unset', width: '9px', height: '9px' }}); \
             for (const one of document.querySelectorAll('.wide')) one.style.width = '3000px'; \
             for (const one of document.querySelectorAll('.narrow')) Object.assign(one.style, {{ display: 'block', width: '1rem' }})"
        );
        browser.run(&script).await;
        let found = audit(&browser).await;
        assert!(found.iter().any(|one| one.contains(finding)), "{defect} is not found: {found:?}");
    }
}
