//! What is shown at one moment, whether it comes from a table or from a record.

use house::View;
use table::{About, ClauseId, Eye, Play, Scene, Seat, Seats, Stage, Standing, Told};
use words::{Lang, Speaker, Words};

/// What one pair of eyes sees.
#[derive(Clone, Debug)]
pub struct Sight {
    /// The game.
    pub game: &'static About,
    /// How many lines the record has.
    pub version: usize,
    /// The names by seat.
    pub names: Vec<String>,
    /// What the game waits for.
    pub stage: Stage,
    /// The board, the panels, the prompt and the choices.
    pub scene: Scene,
    /// What happened, oldest first.
    pub told: Vec<Told>,
    /// What was told after this line is new.
    pub since: usize,
    /// Whether the last action can be taken back.
    pub may_undo: bool,
    /// The bots that are thinking.
    pub thinking: Seats,
    /// How the game ended, once it has.
    pub standing: Option<Standing>,
}

impl From<View> for Sight {
    fn from(view: View) -> Sight {
        Sight {
            game: view.game,
            version: view.version,
            names: view.seats.into_iter().map(|seat| seat.name).collect(),
            stage: view.stage,
            scene: view.scene,
            told: view.told,
            since: view.since,
            may_undo: view.may_undo,
            thinking: view.thinking,
            standing: view.standing,
        }
    }
}

impl Sight {
    /// What `eye` sees of a game played again from a record. The last line is new.
    pub fn of_play(game: &'static About, play: &dyn Play, eye: Eye) -> Sight {
        Sight {
            game,
            version: play.lines().len(),
            names: play.header().seats.iter().map(|seat| seat.name.clone()).collect(),
            stage: play.stage(),
            scene: play.scene(eye),
            told: play.told(eye),
            since: play.lines().len().saturating_sub(1),
            may_undo: false,
            thinking: Seats::NONE,
            standing: play.standing(),
        }
    }

    /// Words in which the seats have their names.
    pub fn speaker<'a>(&'a self, words: &'a Words) -> Speaker<'a> {
        words.named(&self.names)
    }

    /// The elements that something happened to since the viewer's last action.
    pub fn news(&self) -> Vec<&str> {
        let new = self.told.iter().filter(|told| told.line > self.since);
        new.flat_map(|told| told.fact.elements.iter().map(String::as_str)).collect()
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The text of a clause.
    pub fn clause(&self, id: ClauseId, lang: Lang) -> Option<String> {
        self.game.clauses.clauses().iter().find(|clause| clause.id == id.as_str()).map(|clause| lang.clause(clause))
    }
}
