//! The order sheet: the arguments that several verbs share to say what is played.

use crate::complaint::Complaint;
use crate::desk::{Desk, nearest};
use clap::Args;
use std::collections::BTreeMap;
use table::{EditionFile, Message, OptionSpec, Title};

/// Which game, by whom, on what.
#[derive(Args, Debug)]
pub struct Sheet {
    #[arg(value_name = "GAME")]
    pub game: String,
    #[arg(long, value_delimiter = ',', value_name = "A,B,…", required = true)]
    pub seats: Vec<String>,
    #[command(flatten)]
    pub rules: Rules,
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}

/// By which options and on which edition.
#[derive(Args, Debug)]
pub struct Rules {
    #[arg(long, value_delimiter = ',', value_name = "KEY=VALUE,…", value_parser = pair)]
    pub options: Vec<(String, String)>,
    #[arg(long, value_name = "NAME|FILE")]
    pub edition: Option<String>,
}

fn pair(text: &str) -> Result<(String, String), &'static str> {
    text.split_once('=')
        .map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned()))
        .ok_or("an option is written KEY=VALUE")
}

impl Rules {
    /// The options by key.
    pub fn options(&self) -> BTreeMap<String, String> {
        self.options.iter().cloned().collect()
    }

    /// The edition, the game's own unless another was asked for.
    pub fn edition(&self, desk: &Desk, title: &dyn Title) -> Result<EditionFile, Complaint> {
        desk.edition(title.about(), self.edition.as_deref())
    }
}

/// Whether `level` is a bot of this game; a complaint with the bots there are if not.
pub fn check_level(title: &dyn Title, level: &str) -> Result<(), Complaint> {
    if title.has_bot(level) {
        return Ok(());
    }
    let levels = title.levels();
    let what = Message::new("table-fault-level").with("level", level).with("known", levels.join(", "));
    Err(match nearest(level, levels) {
        Some(near) => Complaint::new(what).remedy(Message::new("command-did-you-mean").with("near", near)),
        None => Complaint::new(what),
    })
}

/// The option of this game with this key; a complaint with the options there are if there is none.
fn option(desk: &Desk, title: &dyn Title, key: &str) -> Result<&'static OptionSpec, Complaint> {
    let about = title.about();
    about.options.iter().find(|spec| spec.key == key).ok_or_else(|| {
        let known: Vec<&str> = about.options.iter().map(|spec| spec.key).collect();
        let what = Message::new("command-unknown-option").with("game", desk.name(about)).with("option", key);
        Complaint::new(what).remedy(match nearest(key, &known) {
            Some(near) => Message::new("command-did-you-mean").with("near", near),
            None => Message::new("command-known-options").with("known", known.join(", ")),
        })
    })
}

/// What `each` asks for, OPTION or OPTION=VALUE,…: every value of the option, or those named, with its key. `None` alone, for the options as
/// they are, if nothing is asked for.
pub fn values(desk: &Desk, title: &dyn Title, each: Option<&str>) -> Result<Vec<Option<(String, String)>>, Complaint> {
    let Some(each) = each else { return Ok(vec![None]) };
    let (key, named) = each.split_once('=').map_or((each, None), |(key, named)| (key, Some(named)));
    let known = option(desk, title, key)?.values;
    let values: Vec<&str> = named.map_or_else(|| known.to_vec(), |named| named.split(',').collect());
    if let Some(unknown) = values.iter().find(|value| !known.contains(value)) {
        let what = Message::new("table-fault-option-value").with("key", key).with("value", *unknown);
        return Err(Complaint::new(what.with("allowed", known.join(", "))));
    }
    Ok(values.into_iter().map(|value| Some((key.to_owned(), value.to_owned()))).collect())
}
