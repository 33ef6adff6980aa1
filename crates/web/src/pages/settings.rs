//! Language, theme, and whether steps are shown by themselves: remembered in cookies, then back to where the visitor was.

use crate::errors::Woe;
use crate::frame::Theme;
use crate::guard;
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

#[derive(Deserialize)]
pub(crate) struct Settings {
    lang: Option<String>,
    theme: Option<String>,
    steps: Option<String>,
    #[serde(default)]
    back: String,
}

pub(crate) async fn change(form: Result<Form<Settings>, FormRejection>) -> Result<Response, Woe> {
    let Form(settings) = form?;
    let mut response = Redirect::to(local(&settings.back)).into_response();
    if let Some(code) = settings.lang {
        guard::remember_lang(&mut response, code.parse().map_err(Woe::bad_form)?);
    }
    if let Some(code) = settings.theme {
        let theme = Theme::parse(&code).ok_or_else(|| Woe::bad_form("the themes are auto, light and dark"))?;
        guard::remember_theme(&mut response, theme);
    }
    match settings.steps.as_deref() {
        None => {}
        Some("skip") => guard::remember_steps(&mut response, true),
        Some("show") => guard::remember_steps(&mut response, false),
        Some(_) => return Err(Woe::bad_form("steps are show or skip")),
    }
    Ok(response)
}

/// The way back, if it leads to one of our own pages.
fn local(back: &str) -> &str {
    let is_path = back.starts_with('/') && !back.starts_with("//") && !back.contains('\\');
    if is_path && back.bytes().all(|byte| byte.is_ascii_graphic()) { back } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_never_leads_elsewhere() {
        assert_eq!(local("/rules/alexandros?q=a#b"), "/rules/alexandros?q=a#b");
        for elsewhere in
            ["", "//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/a\r\nb"]
        {
            assert_eq!(local(elsewhere), "/", "{elsewhere:?}");
        }
    }
}
