//! Live updates: one server-sent event for each new version of a table. It tells that something happened, never what: each page then
//! asks for what its visitor may see.

use crate::app::App;
use crate::errors::Woe;
use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use std::convert::Infallible;
use std::sync::Arc;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt};

/// The versions of a table as they come, the present one first.
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Woe> {
    let table = app.table(&id).await?;
    let versions = WatchStream::new(table.watch());
    // The stream holds the table, and with it the sender of the versions.
    let stream = versions.map(move |version| {
        let _held = &table;
        Ok(Event::default().data(version.to_string()))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()))
}
