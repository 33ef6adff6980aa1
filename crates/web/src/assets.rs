//! The few files a page refers to: style sheet, script, icon. Part of the program, and kept by browsers until they change.

use crate::errors::Woe;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

/// A file with the address that names its contents.
pub(crate) struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
    address: LazyLock<String>,
}

macro_rules! asset {
    ($name:literal, $kind:literal, $text:expr) => {
        Asset {
            name: $name,
            kind: $kind,
            text: $text,
            address: LazyLock::new(|| {
                let mut hasher = DefaultHasher::new();
                $text.hash(&mut hasher);
                format!("/assets/{}?v={:016x}", $name, hasher.finish())
            }),
        }
    };
}

/// The style sheet: a file an idea, served as one.
pub(crate) static STYLE: Asset = asset!(
    "argead.css",
    "text/css; charset=utf-8",
    concat!(
        include_str!("../assets/base.css"),
        include_str!("../assets/frame.css"),
        include_str!("../assets/pages.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/board.css"),
    )
);

/// The script.
pub(crate) static SCRIPT: Asset =
    asset!("table.js", "text/javascript; charset=utf-8", include_str!("../assets/table.js"));

/// The star of the Argeads.
pub(crate) static ICON: Asset = asset!("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg"));

/// The border every page has.
static MEANDER: Asset = asset!("meander.svg", "image/svg+xml", include_str!("../assets/meander.svg"));

impl Asset {
    /// What is in it.
    pub(crate) fn text(&self) -> &'static str {
        self.text
    }

    /// The address, which changes when the file does.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }
}

/// Serves a file.
pub(crate) async fn serve(Path(name): Path<String>) -> Result<Response, Woe> {
    let asset =
        [&STYLE, &SCRIPT, &ICON, &MEANDER].into_iter().find(|asset| asset.name == name).ok_or_else(Woe::nowhere)?;
    let kept = "public, max-age=31536000, immutable";
    Ok(([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, kept)], asset.text).into_response())
}
