//! Home, new table, rules, help, settings.

use crate::site::{AGAINST_BOT, Visitor, site};

#[tokio::test]
async fn home_offers_what_is_built_and_says_what_is_not() {
    let home = Visitor::of(&site()).get("/").await;
    home.is(200).shows("href=\"/new/alexandros\"").shows("href=\"/rules/alexandros\"");
    home.shows("Phalanxx").shows("Empire").shows("Commander").shows("Not built yet").hides("/new/phalanxx");
}

#[tokio::test]
async fn home_lists_the_tables_of_its_visitor_and_of_nobody_else() {
    let site = site();
    let mut anna = Visitor::of(&site);
    let table = anna.open("pig", AGAINST_BOT).await;
    anna.get("/").await.shows(&table).shows("Your turn").shows("just now");
    Visitor::of(&site).get("/").await.hides(&table);
}

#[tokio::test]
async fn a_new_table_asks_for_seats_and_options_with_a_sentence_each() {
    let page = Visitor::of(&site()).get("/new/pig").await;
    page.is(200).shows("name=\"player0\"").shows("Bot: random").shows("Nobody");
    page.shows("name=\"option.goal\"").shows("50 points: a short game.").shows("href=\"/rules/pig#PIG-04\"");
}

#[tokio::test]
async fn what_only_settles_how_rules_are_read_is_folded_up_while_it_is_as_usual() {
    let mut visitor = Visitor::of(&site());
    let page = visitor.get("/new/alexandros").await;
    page.is(200).shows("<details class=\"rulings\"><summary>Where the rulebook leaves room: 4 questions</summary>");
    let at = |text: &str| page.body.find(text).expect("on the page");
    assert!(at("option.firstPlayer") < at("class=\"rulings\"") && at("class=\"rulings\"") < at("option.coastWalls"));
    let again = visitor.post("/new/alexandros", "player0=person&name0=Anna&option.coastWalls=false").await;
    again.is(400).shows("<details class=\"rulings\" open>");
}

#[tokio::test]
async fn an_order_that_cannot_be_met_is_told_why_and_loses_nothing_that_was_typed() {
    let mut visitor = Visitor::of(&site());
    for (form, reason) in [
        ("player0=person&name0=Anna", "it is for 2 to 5"),
        ("player0=person&name0=Anna&player1=dragon&name1=Smaug", "There is no bot “dragon”"),
        ("player0=person&name0=Anna&player1=person&name1=", "needs a name"),
        ("player0=person&name0=Anna&player1=random&name1=B&seed=many", "“many” is not a seed"),
        ("player0=person&name0=Anna&player1=random&name1=B&option.goal=7", "cannot be “7”"),
        ("player0=person&name0=Anna&player1=random&name1=B&edition=mine", "There is no edition “mine”"),
    ] {
        let page = visitor.post("/new/pig", form).await;
        page.is(400).shows("role=\"alert\"").shows("value=\"Anna\"").shows(reason);
    }
}

#[tokio::test]
async fn names_are_shown_and_never_run() {
    let mut visitor = Visitor::of(&site());
    let table = visitor
        .open("pig", "player0=person&name0=%3Cscript%3E1%3C/script%3E&player1=random&name1=%22%3E%3Cimg%3E")
        .await;
    visitor.get(&table).await.is(200).hides("<script>1").hides("<img").shows("&lt;script&gt;1");
}

#[tokio::test]
async fn rules_have_an_anchor_a_clause_and_a_search() {
    let mut visitor = Visitor::of(&site());
    let all = visitor.get("/rules/pig").await;
    all.is(200).shows("id=\"PIG-02\"").shows("unofficial").shows("designed by this project");
    let found = visitor.get("/rules/pig?q=pig-02").await;
    found.is(200).shows("id=\"PIG-02\"").hides("id=\"PIG-03\"");
    visitor.get("/rules/pig?q=zeppelin").await.is(200).shows("None of the");
}

#[tokio::test]
async fn rules_can_be_read_in_both_languages_at_once() {
    let page = Visitor::of(&site()).get("/rules/pig?both=1").await;
    page.is(200).shows("lang=\"fr\">");
}

#[tokio::test]
async fn language_and_theme_follow_the_visitor() {
    let mut visitor = Visitor::of(&site());
    visitor.get("/help").await.shows("<html lang=\"en\" data-theme=\"auto\">");
    let back = visitor.post("/settings", "lang=fr&theme=dark&back=/help%3Fa").await;
    back.is(303);
    assert_eq!(back.header("location"), "/help?a");
    visitor.get("/help").await.shows("<html lang=\"fr\" data-theme=\"dark\">").shows("Touches");
    visitor.post("/settings", "lang=tlh").await.is(400);
    visitor.post("/settings", "theme=pink").await.is(400);
}

#[tokio::test]
async fn the_language_is_taken_from_the_browser_at_first() {
    let mut visitor = Visitor::of(&site()).with_header("accept-language", "fr-FR,fr;q=0.9,en;q=0.5");
    visitor.get("/").await.shows("La table des Argéades");
}

#[tokio::test]
async fn every_page_is_a_page_of_its_own_language_with_one_heading_of_the_first_rank() {
    let mut visitor = Visitor::of(&site());
    let table = visitor.open("alexandros", AGAINST_BOT).await;
    for path in ["/", "/help", "/new/pig", "/rules/pig", "/nowhere", &table] {
        let page = visitor.get(path).await;
        assert_eq!(page.body.matches("<h1").count(), 1, "{path}");
        assert_eq!(page.body.matches("id=\"main\"").count(), 1, "{path}");
        page.shows("lang=\"en\"");
    }
}

#[tokio::test]
async fn assets_are_kept_by_browsers_until_they_change() {
    let mut visitor = Visitor::of(&site());
    let page = visitor.get("/").await;
    for (from, attribute, kind) in [
        ("rel=\"stylesheet\"", "href", "text/css"),
        ("<script", "src", "text/javascript"),
        ("rel=\"icon\"", "href", "image/svg+xml"),
    ] {
        let asset = visitor.get(&page.attribute(from, attribute)).await;
        asset.is(200);
        assert!(asset.header("content-type").starts_with(kind));
        assert!(asset.header("cache-control").contains("immutable"));
    }
    visitor.get("/assets/secrets.txt").await.is(404);
}
