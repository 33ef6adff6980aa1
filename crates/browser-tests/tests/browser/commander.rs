//! Commander by clicking: a whole Granicus campaign with every plan in one battle, and Tyre in French on a phone.

use browser_tests::{Browser, Player, Screen, Server, audit};

/// A campaign of ten turns in which little is dared takes about a hundred decisions.
const ENOUGH: usize = 400;

/// The seven plans Alexander can have.
const PLANS: [&str; 7] = ["charge", "envelopment", "flank", "leadership", "rally", "regroup", "sacrifice"];

/// What the scripted person does, the first of these that is offered: Chaeronea with every plan, and then no more risks.
const WISHES: [&str; 34] = [
    "c-counsel-parmenion",
    "c-begin",
    "c-take-charge",
    "c-take-envelopment",
    "c-take-leadership",
    "c-take-rally",
    "c-take-regroup",
    "c-take-sacrifice",
    "c-take-flank",
    "c-draw-up",
    "c-fight",
    "c-envelop",
    "c-face-forces",
    "c-charge",
    "c-attack",
    "c-flank",
    "c-rally",
    "c-regroup",
    "c-proceed",
    "c-strike",
    "c-suffer-force",
    "c-govern",
    "c-take-hit",
    "c-allow",
    "c-decline",
    "c-lose-level",
    "c-end-rearm",
    "c-let-stand",
    "c-suffer",
    "c-march-chaeronea",
    "c-advance",
    "c-end-conquest",
    "c-build-temple",
    "c-end-turn",
];

/// Whether both ranks of a battle are seen without scrolling.
const BOTH_RANKS_IN_SIGHT: &str = "scrollTo(0, 0); \
    const ranks = [...document.querySelectorAll('.focus .cards')].slice(0, 2).map(rank => rank.getBoundingClientRect()); \
    return ranks.length === 2 && ranks.every(rank => rank.bottom <= innerHeight)";

/// Makes the first of the wishes that can be made; once a plan is taken it is not wished for again.
async fn decide(player: &Player<'_>, taken: &mut Vec<&'static str>) -> &'static str {
    let (browser, version) = (player.browser, player.version().await);
    let script = "return [...document.querySelectorAll('.choice:not(.refused)')].map(choice => choice.id)";
    let offered = browser.run(script).await;
    let ids: Vec<&str> = offered.as_array().expect("a list").iter().filter_map(|id| id.as_str()).collect();
    let wish = WISHES.iter().filter(|wish| !taken.contains(wish)).find_map(|wish| {
        let id = ids.iter().find(|id| ***id == **wish || id.starts_with(&format!("{wish}-")))?;
        Some((*wish, *id))
    });
    let (wish, id) = wish.unwrap_or_else(|| panic!("none of {ids:?} was thought of"));
    if wish.starts_with("c-take-") && wish != "c-take-hit" {
        taken.push(wish);
    }
    browser.run(&format!("document.getElementById('{id}').click()")).await;
    player.after(version).await;
    wish
}

/// Chaeronea is fought with every plan; the other turns pass, and the time runs out.
#[tokio::test]
async fn a_person_plays_the_granicus_campaign_with_every_plan() {
    let server = Server::start();
    let browser = Browser::open(Screen::Desktop).await;
    let player = Player::open_usual(&server, &browser, "commander", 3).await;
    let mut taken = Vec::new();
    let (mut decisions, mut looked, mut seen) = (0, false, 0);
    while player.turn().await {
        decisions += 1;
        assert!(decisions < ENOUGH, "the campaign does not end");
        if !looked && browser.has("#c-fight").await {
            looked = true;
            assert_eq!(taken.len(), PLANS.len(), "{taken:?}");
            let panels = browser.text(".table-page").await;
            for said in ["The odds", "Victory", "Flank", "Regroup", "Sacrifice", "Chares"] {
                assert!(panels.contains(said), "{said:?} is nowhere on the page");
            }
            for theme in ["light", "dark"] {
                browser.switch(theme).await;
                browser.run("scrollTo(0, 0)").await;
                browser.photograph(&format!("commander-battle-desktop-{theme}-en")).await;
            }
            assert_eq!(browser.run(BOTH_RANKS_IN_SIGHT).await, true, "the battlefield lies below the fold");
            assert_eq!(audit(&browser).await, [""; 0]);
        }
        let wish = decide(&player, &mut taken).await;
        seen += usize::from(wish == "c-end-turn");
        if wish == "c-govern" || wish == "c-take-hit" {
            browser.run("scrollTo(0, 0)").await;
            browser.photograph("commander-map-desktop-dark-en").await;
        }
    }
    assert!(looked, "nothing was fought");
    assert_eq!(seen, 10, "the campaign did not last its ten turns");
    browser.wait(".result").await;
    browser.run("scrollTo(0, 0)").await;
    browser.photograph("commander-result-desktop-dark-en").await;
    browser.close().await;
}

/// Whoever would rather not know the odds plays without them; on a phone the battle comes before the map.
#[tokio::test]
async fn odds_that_are_switched_off_are_nowhere() {
    let server = Server::start();
    let browser = Browser::open(Screen::Phone).await;
    for (odds, shown) in [("no", false), ("yes", true)] {
        let player = Player::open_with(&server, &browser, "commander", &["person"], &[("odds", odds)], 3).await;
        let mut taken = vec!["c-take-envelopment", "c-take-rally", "c-take-regroup", "c-take-sacrifice"];
        let (mut asked, mut battle) = (0, false);
        while player.turn().await && !battle {
            asked += 1;
            assert!(asked < ENOUGH, "no battle");
            let told = browser.text(".table-page").await.contains("The odds");
            battle = browser.has("#c-fight").await;
            assert!(told == shown || !battle && !told, "odds={odds}, and the page tells them: {told}");
            if !battle {
                decide(&player, &mut taken).await;
            }
        }
        assert!(battle);
        let first = "return document.querySelector('.focus').getBoundingClientRect().bottom \
                     <= document.querySelector('.board-pane').getBoundingClientRect().top";
        assert_eq!(browser.run(first).await, true, "the map stands before the battle");
        browser.run("scrollTo(0, 0)").await;
        browser.photograph(&format!("commander-battle-phone-odds-{odds}")).await;
        assert_eq!(audit(&browser).await, [""; 0]);
    }
    browser.close().await;
}

/// The siege of Tyre in French on a phone: everything within 360 pixels, and the tracks of the siege in words.
#[tokio::test]
async fn tyre_is_besieged_in_french_on_a_phone() {
    let server = Server::start();
    let browser = Browser::open(Screen::Phone).await;
    browser.go(&server.page("/new/commander")).await;
    browser.click("label[for='option-campaign-tyre']").await;
    browser.click(".new-table form button[type=submit]").await;
    browser.wait(".table-page").await;
    browser.switch("fr").await;
    let mut player = Player::at_table(&browser);
    for _ in 0..14 {
        if !player.turn().await {
            break;
        }
        let narrow = browser.run("return document.documentElement.scrollWidth <= innerWidth").await;
        assert_eq!(narrow, true, "the page is wider than the phone");
        player.decide().await;
    }
    player.turn().await;
    let page = browser.text(".table-page").await;
    for said in ["Transports", "Or", "Gloire"] {
        assert!(page.contains(said), "{said:?} is nowhere on the page");
    }
    browser.run("scrollTo(0, 0)").await;
    browser.photograph("commander-tyre-phone-light-fr").await;
    assert_eq!(audit(&browser).await, [""; 0]);
    browser.close().await;
}
