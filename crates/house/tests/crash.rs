//! The process is killed two hundred times in the middle of play, by `kill -9` at random moments. Whatever was acknowledged is there
//! afterwards, unaltered and once, and play goes on from it.
//!
//! The test starts itself again as a child that plays: persons on several threads, bots on the house's own. Before each action the child
//! says what it tries, and after it returned, that it was acknowledged. Then the parent holds the database against what it heard.

use conformance::reference;
use house::{Guest, House, Opening, Place, TableId};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use store::{Kept, Sqlite, Store};
use table::{Dice, Entry, Luck, Record, Seat, Seats};

const KILLS: usize = 200;
/// Each thread of the child plays for one guest.
const GUESTS: usize = 3;
/// Tables that each guest has open at a time.
const TABLES: usize = 2;
/// Tells the child which database to play on.
const DATABASE: &str = "ARGEAD_CRASH_DATABASE";

fn guest(number: usize) -> Guest {
    Guest::parse(&format!("{number:032x}")).unwrap()
}

/// The child: plays until it is killed. As a test of its own it plays one game for each guest.
#[test]
fn persons_and_bots_play_on_one_database() {
    match std::env::var_os(DATABASE) {
        Some(path) => play(Path::new(&path), usize::MAX),
        None => play(&tempfile::tempdir().unwrap().path().join("games.db"), 1),
    }
}

fn play(path: &Path, games: usize) {
    let house = House::open(reference::shelf().into(), Box::new(Sqlite::open(path).unwrap())).unwrap();
    std::thread::scope(|scope| {
        for number in 0..GUESTS {
            let house = &house;
            scope.spawn(move || play_as(house, &guest(number), games));
        }
    });
}

fn play_as(house: &House, me: &Guest, games: usize) {
    let mut luck = Luck::new(u64::from(std::process::id()));
    loop {
        let (over, open): (Vec<_>, Vec<_>) = house.tables_of(me).unwrap().into_iter().partition(|table| table.over);
        if over.len() >= games {
            return;
        }
        for _ in open.len()..TABLES {
            let id = house.open_table(&opening(me, &mut luck)).unwrap();
            say(&json!({ "opened": id.as_str() }));
        }
        for summary in open {
            act_once(house, me, &summary.id, &mut luck);
        }
    }
}

fn opening(owner: &Guest, luck: &mut Luck) -> Opening {
    let person = Place::Person { name: "Person".to_owned() };
    let bot = Place::Bot { name: "Bot".to_owned(), level: "random".to_owned() };
    let (game, places) = match luck.below(3) {
        0 => ("connect-four", vec![bot, person]),
        1 => ("pig", vec![person, bot]),
        _ => ("pig", vec![bot.clone(), person, bot]),
    };
    let (edition, options, seed, entropy) = (None, BTreeMap::new(), None, Vec::new());
    Opening { game: game.to_owned(), edition, options, places, seed, entropy, advice: false, owner: owner.clone() }
}

/// Takes one action at a table if it is this guest's turn.
fn act_once(house: &House, me: &Guest, id: &TableId, luck: &mut Luck) {
    let table = house.table(id).unwrap();
    let view = table.view(me, None).unwrap();
    assert_eq!(view.trouble, None);
    let Some(seat) = view.stage.deciders().and(view.own).lowest() else { return };
    let choices = table.view(me, Some(seat)).unwrap().scene.choices;
    let allowed: Vec<_> = choices.iter().filter(|choice| choice.refusal.is_none()).collect();
    let action = &luck.pick(&allowed).action;
    say(&json!({ "tried": [id.as_str(), view.version, action] }));
    let version = table.act(me, seat, view.version, action).unwrap();
    say(&json!({ "acknowledged": [id.as_str(), view.version, version] }));
}

/// One line to the parent, if there is one, in one write.
fn say(word: &Value) {
    if std::env::var_os(DATABASE).is_none() {
        return;
    }
    std::io::stdout().write_all(format!("\n{word}\n").as_bytes()).unwrap();
}

/// What the parent has heard, and the lines it saw in the database so far.
#[derive(Default)]
struct Heard {
    opened: BTreeSet<String>,
    /// By table and version: the action.
    tried: BTreeMap<(String, u64), Value>,
    /// By table and version: the version afterwards.
    acknowledged: BTreeMap<(String, u64), u64>,
    lines: BTreeMap<String, Vec<String>>,
}

impl Heard {
    fn hear(&mut self, line: &str) {
        // Lines of the test harness are not JSON, and a line cut off by the kill was never said.
        let Ok(word) = serde_json::from_str::<Value>(line) else { return };
        let place = |place: &Value| (place[0].as_str().unwrap().to_owned(), place[1].as_u64().unwrap());
        if let Some(id) = word["opened"].as_str() {
            self.opened.insert(id.to_owned());
        }
        if let Some(tried) = word.get("tried") {
            self.tried.insert(place(tried), tried[2].clone());
        }
        if let Some(acknowledged) = word.get("acknowledged") {
            self.acknowledged.insert(place(acknowledged), acknowledged[2].as_u64().unwrap());
        }
    }

    /// Holds the database against what was heard.
    fn check(&mut self, path: &Path) {
        let store = Sqlite::open(path).expect("the database opens after a kill");
        let mut kept = BTreeMap::new();
        let listed = (0..GUESTS).flat_map(|number| store.tables_of(guest(number).as_str()).unwrap());
        for id in listed.map(|listed| listed.id) {
            let table = store.read(&id).unwrap().unwrap();
            let before = self.lines.get(&id).map_or(&[][..], Vec::as_slice);
            assert!(table.lines.starts_with(before), "table {id}: lines that were there have changed");
            if table.lines.len() > before.len() {
                self.check_record(&id, &table);
            }
            kept.insert(id, table.lines);
        }
        for id in self.opened.iter().chain(self.lines.keys()) {
            assert!(kept.contains_key(id), "table {id} is lost");
        }
        for ((id, version), after) in &self.acknowledged {
            let lines = kept.get(id).map_or(0, Vec::len) as u64;
            assert!(lines >= *after, "table {id}: the action after {version} was acknowledged and is lost");
        }
        self.lines = kept;
    }

    /// The record plays again, and every person's action in it was tried once, there and like that: so none is doubled, and none that
    /// was acknowledged differs.
    fn check_record(&self, id: &str, table: &Kept) {
        let record = Record::from_lines(table.lines.clone()).expect("the chain of lines is unbroken");
        let dice = Dice::new(table.seed, &record.header.table, &record.header.entropy);
        let shelf = reference::shelf();
        let title = shelf.find(&record.header.game).unwrap();
        title.load(&record, &table.edition, Some(&dice)).expect("the record plays again");
        let seats = &record.header.seats;
        let persons: Seats = Seat::first(seats.len()).filter(|seat| seats[seat.index()].player == "person").collect();
        for (version, entry) in (1..).zip(&record.entries) {
            let place = (id.to_owned(), version);
            match entry {
                Entry::Action { seat, action } if persons.contains(*seat) => {
                    assert_eq!(self.tried.get(&place), Some(action), "table {id}, line {}", version + 1);
                }
                _ => assert!(!self.acknowledged.contains_key(&place), "table {id}, line {}", version + 1),
            }
        }
    }
}

fn start(path: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["persons_and_bots_play_on_one_database", "--exact", "--nocapture"])
        .env(DATABASE, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn two_hundred_kills_lose_no_acknowledged_action_and_double_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let mut heard = Heard::default();
    let mut luck = Luck::new(2);
    for kill in 0..KILLS {
        let mut child = start(&path);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        // Some die while they open the database, the others after a few actions; the moment within an action is anybody's guess.
        let actions = if kill % 5 == 0 { 0 } else { 1 + luck.below(12) as usize };
        let target = heard.acknowledged.len() + actions;
        while actions > 0 && heard.acknowledged.len() < target {
            heard.hear(&lines.next().expect("the child plays until it is killed"));
        }
        std::thread::sleep(Duration::from_micros(u64::from(luck.below(if actions == 0 { 20_000 } else { 3_000 }))));
        child.kill().unwrap();
        assert_eq!(child.wait().unwrap().code(), None, "the child ended by itself");
        lines.for_each(|line| heard.hear(&line));
        heard.check(&path);
    }
    assert!(heard.acknowledged.len() >= KILLS, "too little was played to mean anything");
    let house = House::open(reference::shelf().into(), Box::new(Sqlite::open(&path).unwrap())).unwrap();
    for id in heard.lines.keys() {
        house.table(&TableId::from(id.as_str())).unwrap();
    }
    println!("{} actions acknowledged at {} tables", heard.acknowledged.len(), heard.lines.len());
}
