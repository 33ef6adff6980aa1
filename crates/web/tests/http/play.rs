//! A table, played with forms alone, as without script.

use crate::site::{AGAINST_BOT, TWO_PERSONS, Visitor, site, site_on};
use store::{Error, Kept, Listed, Memory, NewTable, Store};
use table::{EditionFile, Record, Seats};

#[tokio::test]
async fn choices_are_buttons_of_a_form_and_lead_back_to_the_table() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("pig", AGAINST_BOT).await;
    let page = anna.get(&table).await;
    page.is(200).shows("Roll the die.").shows("name=\"action\" value=\"&quot;roll&quot;\"").shows("cannot be undone");
    let version = page.attribute("<main", "data-version");
    let rolled = anna.act_at(&table, 0, &version, "\"roll\"").await;
    rolled.is(303);
    // Whoever rolls a 1 is led to the first step of what the bot does next.
    let way = rolled.header("location").to_owned();
    assert!(way == table || way.starts_with(&format!("{table}?step=")), "{way}");
    anna.get(&table).await.shows("Anna rolls");
}

#[tokio::test]
async fn what_is_not_allowed_is_shown_with_its_clause_before_anyone_tries() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("pig", AGAINST_BOT).await;
    let page = anna.get(&table).await;
    page.shows("popovertarget=\"why-c-hold\"").shows("There is nothing in the pot to hold: roll first.");
    page.shows("href=\"/rules/pig#PIG-03\"");
}

#[tokio::test]
async fn a_refused_action_shows_the_table_with_clause_and_reason() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("pig", AGAINST_BOT).await;
    let refused = anna.act(&table, 0, "\"hold\"").await;
    refused.is(422).shows("id=\"notice\"").shows("There is nothing in the pot").shows("PIG-03").shows("Roll the die.");
    anna.act(&table, 0, "\"fly\"").await.is(422).shows("not an action of this game");
}

#[tokio::test]
async fn the_switches_on_a_refusal_lead_back_to_the_table_and_not_to_the_form() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("pig", AGAINST_BOT).await;
    let mut anna = anna.with_header("referer", &format!("http://127.0.0.1:7330{table}"));
    let refused = anna.act(&table, 0, "\"hold\"").await;
    assert_eq!(refused.is(422).attribute("name=\"back\"", "value"), table);
}

#[tokio::test]
async fn a_stale_tab_is_told_so_and_shown_the_table_as_it_is() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("connect-four", TWO_PERSONS).await;
    let old = anna.get(&format!("{table}?seat=0")).await.attribute("<main", "data-version");
    anna.act_at(&table, 0, &old, "{\"column\":3}").await.is(303);
    let stale = anna.act_at(&table, 0, &old, "{\"column\":4}").await;
    stale.is(409).shows("The table has moved on");
    let again = anna.get(&table).await;
    assert_eq!(again.body.matches("data-el=\"disc-").count(), 1, "the second disc was not dropped");
}

#[tokio::test]
async fn a_decision_can_be_taken_back_until_something_is_revealed() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("alexandros", &format!("{AGAINST_BOT}&seed=3&option.firstPlayer=0")).await;
    let before = anna.get(&table).await;
    // A card from the hand is spent: nothing is turned up, so it can be taken back.
    let spend = before.attribute("id=\"c-spend-", "value");
    anna.act(&table, 0, &spend).await.is(303);
    let spent = anna.get(&table).await;
    spent.shows("id=\"undo\"");
    let version = spent.attribute("<main", "data-version");
    anna.post(&format!("{table}/undo"), &format!("seat=0&version={version}")).await.is(303);
    let back = anna.get(&table).await;
    back.hides("id=\"undo\"").shows(&before.attribute("id=\"c-spend-", "value").replace('"', "&quot;"));
}

#[tokio::test]
async fn while_a_game_runs_its_record_and_replay_are_closed() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("alexandros", AGAINST_BOT).await;
    anna.get(&format!("{table}/record.jsonl")).await.is(409).shows("not over yet");
    anna.get(&format!("{table}/replay?line=1")).await.is(409);
}

/// Plays Connect Four to its end: Anna fills the first column while Bert plays the second.
async fn finished(anna: &mut Visitor) -> String {
    let table = anna.open("connect-four", TWO_PERSONS).await;
    for _ in 0..3 {
        anna.act(&table, 0, "{\"column\":0}").await.is(303);
        anna.act(&table, 1, "{\"column\":1}").await.is(303);
    }
    anna.act(&table, 0, "{\"column\":0}").await.is(303);
    table
}

#[tokio::test]
async fn a_finished_game_shows_scores_winner_and_the_proof_of_its_dice() {
    let mut anna = Visitor::of(&site());
    let table = finished(&mut anna).await;
    let page = anna.get(&table).await;
    page.is(200).shows("Anna wins").shows("Lines of four").shows("Total").shows("argead verify");
    page.hides("class=\"choice");
    let record = anna.get(&format!("{table}/record.jsonl")).await;
    let record = Record::parse(record.is(200).body.as_str()).unwrap();
    page.shows(&record.header.commitment).shows(&record.end().unwrap().seed);
    let title = crate::site::shelf();
    let title = title.find("connect-four").unwrap();
    let (name, text) = title.about().editions[0];
    assert!(table::verify(title, &record, &EditionFile::new(name, text)).is_ok());
}

#[tokio::test]
async fn a_replay_shows_any_moment_under_an_address_of_its_own() {
    let mut anna = Visitor::of(&site());
    let table = finished(&mut anna).await;
    for (line, discs) in [(1, 0), (2, 1), (5, 4), (8, 7), (99, 7)] {
        let page = anna.get(&format!("{table}/replay?line={line}")).await;
        assert_eq!(page.is(200).body.matches("data-el=\"disc-").count(), discs, "line {line}");
    }
    let middle = anna.get(&format!("{table}/replay?line=4")).await;
    middle.shows("Step 4 of 9").shows("replay?line=3\"").shows("replay?line=5\"").shows("type=\"range\"");
    anna.get(&format!("{table}/replay?line=x")).await.is(400);
}

#[tokio::test]
async fn the_script_gets_the_inside_of_a_page_alone() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("pig", AGAINST_BOT).await;
    let part = anna.clone().with_header("argead-part", "main").get(&table).await;
    assert!(part.is(200).body.starts_with("<main"), "{}", part.body);
    part.hides("<symbol");
}

/// A store whose disk is full.
struct Full(Memory);

impl Store for Full {
    fn create(&self, table: &NewTable<'_>) -> Result<(), Error> {
        self.0.create(table)
    }
    fn append(&self, _: &str, _: usize, _: &[String], _: Seats) -> Result<(), Error> {
        Err(Error::Failed { detail: "disk full".into() })
    }
    fn read(&self, table: &str) -> Result<Option<Kept>, Error> {
        self.0.read(table)
    }
    fn tables_of(&self, owner: &str) -> Result<Vec<Listed>, Error> {
        self.0.tables_of(owner)
    }
    fn unfinished(&self) -> Result<Vec<Listed>, Error> {
        self.0.unfinished()
    }
    fn finished(&self) -> Result<Vec<Listed>, Error> {
        self.0.finished()
    }
}

#[tokio::test]
async fn a_disk_that_fails_is_told_with_a_remedy_and_nothing_happened() {
    let mut anna = Visitor::of(&site_on(Box::new(Full(Memory::default()))));
    let table = anna.open("connect-four", TWO_PERSONS).await;
    anna.act(&table, 0, "{\"column\":0}").await.is(503).shows("disk full").shows("free space");
    anna.get(&format!("{table}?seat=0")).await.is(200).hides("data-el=\"disc-");
}
