//! Who may ask for what: cookies, hosts, origins, and the headers that go with every answer.

use crate::app::App;
use crate::errors::Woe;
use crate::frame::Theme;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use house::Guest;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use words::Lang;

const GUEST: &str = "argead_guest";
const LANG: &str = "argead_lang";
const THEME: &str = "argead_theme";
const STEPS: &str = "argead_steps";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// The request header by which the page's own script asks for the inside of a page alone.
pub(crate) const PART: &str = "argead-part";

/// Everything comes from here, nothing inline runs, nobody frames us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Who asks, and how they like their pages.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// Who they are, once they have opened a table.
    pub(crate) guest: Option<Guest>,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// Whether they want no steps shown by themselves.
    pub(crate) skips_steps: bool,
    /// Path and query of the page they are on.
    pub(crate) here: String,
    /// Whether they speak to the JSON API.
    pub(crate) is_program: bool,
    /// Whether they want the inside of the page alone.
    pub(crate) wants_part: bool,
}

impl Visitor {
    /// The visitor who sends this.
    pub(crate) fn new(method: &Method, uri: &Uri, headers: &HeaderMap) -> Visitor {
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let bearer = headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "))
            .map(|token| Guest::parse(token.trim()));
        Visitor {
            guest: bearer.unwrap_or_else(|| Guest::parse(cookie(headers, GUEST)?)),
            lang: cookie(headers, LANG).and_then(|code| code.parse().ok()).unwrap_or_else(|| Lang::of_locale(accepted)),
            theme: cookie(headers, THEME).and_then(Theme::parse).unwrap_or_default(),
            skips_steps: cookie(headers, STEPS) == Some("skip"),
            here: here(method, uri, headers).to_owned(),
            is_program: uri.path().starts_with("/api/"),
            wants_part: headers.contains_key(PART),
        }
    }

    /// Who they are; someone without a name of their own is nobody's guest and sees what lies open.
    pub(crate) fn guest(&self) -> Guest {
        self.guest.clone().unwrap_or_else(Guest::random)
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Visitor, Infallible> {
        Ok(Visitor::new(&parts.method, &parts.uri, &parts.headers))
    }
}

/// The page a visitor is on: the one they ask for or, when they send a form, the one that holds it.
fn here<'a>(method: &Method, uri: &'a Uri, headers: &'a HeaderMap) -> &'a str {
    if *method == Method::GET {
        return uri.path_and_query().map_or("/", |path| path.as_str());
    }
    let referer = headers.get(header::REFERER).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let path = referer.split_once("://").and_then(|(_, rest)| Some(&rest[rest.find('/')?..]));
    path.unwrap_or("/")
}

/// The value of a cookie.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

/// Puts a cookie on `response` that lasts a year and that no script can read.
fn set_cookie(response: &mut Response, name: &str, value: &str) {
    let cookie = format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Remembers who the visitor is.
pub(crate) fn remember_guest(response: &mut Response, guest: &Guest) {
    set_cookie(response, GUEST, guest.as_str());
}

/// Remembers the visitor's language.
pub(crate) fn remember_lang(response: &mut Response, lang: Lang) {
    set_cookie(response, LANG, lang.code());
}

/// Remembers the visitor's theme.
pub(crate) fn remember_theme(response: &mut Response, theme: Theme) {
    set_cookie(response, THEME, theme.code());
}

/// Remembers whether steps are shown by themselves.
pub(crate) fn remember_steps(response: &mut Response, skips: bool) {
    set_cookie(response, STEPS, if skips { "skip" } else { "show" });
}

/// Turns away requests for hosts that are not ours, and posts that come from pages that are not ours.
pub(crate) async fn admit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    match check(&app.config.hosts, request.method(), request.headers(), request.uri().authority()) {
        Ok(()) => next.run(request).await,
        Err(woe) => {
            let visitor = Visitor::new(request.method(), request.uri(), request.headers());
            woe.dressed(app.words(visitor.lang), &visitor).into_response()
        }
    }
}

fn check(hosts: &[String], method: &Method, headers: &HeaderMap, target: Option<&Authority>) -> Result<(), Woe> {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let host = target.map(Authority::as_str).or_else(|| text(header::HOST)).unwrap_or_default();
    if !is_ours(hosts, host) {
        return Err(Woe::foreign_host(host));
    }
    if matches!(*method, Method::GET | Method::HEAD) {
        return Ok(());
    }
    let from_here = match (text(HeaderName::from_static("sec-fetch-site")), text(header::ORIGIN)) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        (None, Some(origin)) => origin.split_once("://").is_some_and(|(_, authority)| authority == host),
        // No browser posts without either header: this is a program, which brings its own token.
        (None, None) => true,
    };
    if from_here { Ok(()) } else { Err(Woe::foreign_origin()) }
}

/// Whether a request for `host` is meant for us: an address, `localhost`, or a name we were told.
fn is_ours(hosts: &[String], host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    let name = authority.host().trim_start_matches('[').trim_end_matches(']');
    name.parse::<IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || hosts.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// Adds the headers that go with every answer.
pub(crate) async fn seal(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let constant = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    ];
    for (name, value) in constant {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // A page is for one visitor at one moment: nobody stores it, not even the way back through the browser's history.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.append(header::VARY, HeaderValue::from_static("cookie, accept-language, argead-part"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_str(value).unwrap()))
            .collect()
    }

    #[test]
    fn a_foreign_name_is_turned_away_and_an_address_is_not() {
        let hosts = ["table.example".to_owned()];
        for ours in ["localhost", "LOCALHOST:80", "127.0.0.1:8080", "[::1]:80", "192.168.1.7", "table.example:443"] {
            assert!(is_ours(&hosts, ours), "{ours}");
        }
        for foreign in ["", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "a b", "user@"] {
            assert!(!is_ours(&hosts, foreign), "{foreign}");
        }
    }

    #[test]
    fn a_post_from_a_foreign_page_is_turned_away() {
        let posted = |pairs: &[(&'static str, &str)]| {
            let mut headers = headers(pairs);
            headers.insert(header::HOST, HeaderValue::from_static("127.0.0.1:80"));
            check(&[], &Method::POST, &headers, None).is_ok()
        };
        assert!(posted(&[]));
        assert!(posted(&[("sec-fetch-site", "same-origin"), ("origin", "http://127.0.0.1:80")]));
        assert!(posted(&[("origin", "http://127.0.0.1:80")]));
        assert!(!posted(&[("sec-fetch-site", "cross-site")]));
        assert!(!posted(&[("sec-fetch-site", "same-site")]));
        assert!(!posted(&[("origin", "http://evil.example")]));
        assert!(!posted(&[("origin", "null")]));
    }

    #[test]
    fn who_sends_a_form_is_still_on_the_page_that_holds_it() {
        let at = |method: Method, referer: &str| {
            let uri = Uri::from_static("/table/a/act?x");
            Visitor::new(&method, &uri, &headers(&[("referer", referer)])).here
        };
        assert_eq!(at(Method::GET, "http://h/b"), "/table/a/act?x");
        assert_eq!(at(Method::POST, "http://127.0.0.1:80/table/a?seat=1"), "/table/a?seat=1");
        assert_eq!(at(Method::POST, ""), "/");
        assert_eq!(at(Method::POST, "http://nothing"), "/");
    }

    #[test]
    fn a_visitor_is_known_by_cookie_or_bearer_token() {
        let token = "0123456789abcdef0123456789abcdef";
        let by = |pairs: &[(&'static str, &str)]| Visitor::new(&Method::GET, &Uri::from_static("/"), &headers(pairs));
        let known = by(&[("cookie", &format!("a=b; argead_guest={token}; argead_lang=fr; argead_theme=dark"))]);
        assert_eq!(known.guest.unwrap().as_str(), token);
        assert_eq!((known.lang, known.theme), (Lang::Fr, Theme::Dark));
        assert_eq!(by(&[("authorization", &format!("Bearer {token}"))]).guest.unwrap().as_str(), token);
        assert!(
            by(&[("authorization", "Bearer nonsense"), ("cookie", &format!("argead_guest={token}"))]).guest.is_none()
        );
        assert!(by(&[("cookie", "argead_guest=nonsense")]).guest.is_none());
        assert_eq!(by(&[("accept-language", "fr-FR,en;q=0.8")]).lang, Lang::Fr);
    }
}
