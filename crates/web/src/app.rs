//! The server: what every request shares, and where each goes.

use crate::errors::{self, Woe};
use crate::rulebook::Rulebook;
use crate::{api, assets, guard, live, pages};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use house::{House, Table, TableId};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::Title;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;
use words::{Lang, Words};

/// The most a request may carry: a form of a table, an action, an edition of one's own.
const BODY_LIMIT: usize = 256 * 1024;

/// How the server is to behave.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Names it answers to besides `localhost` and plain IP addresses. A request for any other name is turned away, so that no foreign
    /// page can reach a table by pointing its own name at this machine.
    pub hosts: Vec<String>,
}

/// What every request shares.
pub(crate) struct App {
    pub(crate) house: Arc<House>,
    pub(crate) config: Config,
    words: [Words; 2],
    rulebooks: BTreeMap<&'static str, Rulebook>,
}

impl App {
    fn new(house: Arc<House>, config: Config) -> App {
        let words = Lang::ALL
            .map(|lang| Words::new(lang, crate::WORDS.into_iter().chain(house::WORDS).chain(house.shelf().words())));
        let rulebooks = Rulebook::of_shelf(house.shelf());
        App { house, config, words, rulebooks }
    }

    /// The words of a language.
    pub(crate) fn words(&self, lang: Lang) -> &Words {
        self.words.iter().find(|words| words.lang() == lang).expect("every language has its words")
    }

    /// The game with this id.
    pub(crate) fn title(&self, game: &str) -> Result<&dyn Title, Woe> {
        self.house.shelf().find(game).ok_or_else(|| Woe::unknown_game(game, self.house.shelf()))
    }

    /// The rules of a game on the shelf.
    pub(crate) fn rulebook(&self, game: &str) -> &Rulebook {
        &self.rulebooks[game]
    }

    /// The table with this id, from memory or from the store.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Table>, Woe> {
        let (house, id) = (Arc::clone(&self.house), TableId::from(id));
        blocking(move || house.table(&id)).await
    }
}

/// Does what may wait for the disk without holding up other visitors.
pub(crate) async fn blocking<T, E>(work: impl FnOnce() -> Result<T, E> + Send + 'static) -> Result<T, Woe>
where
    T: Send + 'static,
    E: Into<Woe> + Send + 'static,
{
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done.map_err(Into::into),
        Err(_) => Err(house::Trouble::Broken.into()),
    }
}

/// Answers visitors on `listener` for as long as the program runs.
pub async fn serve(house: Arc<House>, listener: TcpListener, config: Config) -> std::io::Result<()> {
    axum::serve(listener, router(house, config)).await
}

/// Where each request goes.
pub fn router(house: Arc<House>, config: Config) -> Router {
    let app = Arc::new(App::new(house, config));
    Router::new()
        .route("/", get(pages::home::show))
        .route("/fame", get(pages::fame::show))
        .route("/help", get(pages::help::show))
        .route("/settings", post(pages::settings::change))
        .route("/new/{game}", get(pages::new_table::show).post(pages::new_table::open))
        .route("/rules/{game}", get(pages::rules::show))
        .route("/table/{id}", get(pages::table::show))
        .route("/table/{id}/act", post(pages::table::act))
        .route("/table/{id}/undo", post(pages::table::undo))
        .route("/table/{id}/replay", get(pages::replay::show))
        .route("/table/{id}/analysis", get(pages::analysis::show))
        .route("/table/{id}/play-on", post(pages::analysis::play_on))
        .route("/table/{id}/record.jsonl", get(pages::replay::download))
        .route("/table/{id}/events", get(live::events))
        .route("/api/games", get(api::games))
        .route("/api/tables", post(api::open))
        .route("/api/tables/{id}", get(api::table))
        .route("/api/tables/{id}/advice", get(api::advice))
        .route("/api/tables/{id}/actions", post(api::act))
        .route("/assets/{name}", get(assets::serve))
        .fallback(errors::nowhere)
        .method_not_allowed_fallback(errors::wrong_method)
        .layer(from_fn_with_state(Arc::clone(&app), errors::dress))
        .layer(from_fn_with_state(Arc::clone(&app), guard::admit))
        .layer(from_fn(guard::seal))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(CompressionLayer::new())
        .with_state(app)
}
