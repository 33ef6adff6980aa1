//! A server on a store in memory, and a visitor who keeps cookies.

use alexandros::Alexandros;
use analyst::analyst;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use conformance::reference::{self, ConnectFour, Pig};
use house::House;
use http_body_util::BodyExt;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Memory, Store};
use table::{Boxed, Shelf};
use tower::ServiceExt;

/// The reference games and Alexandros, which has hands to hide.
pub fn shelf() -> Shelf {
    Shelf::new(vec![
        Box::new(Boxed::<Pig>::new(reference::LEVELS, reference::bot).with_analyst(analyst())),
        Box::new(Boxed::<ConnectFour>::new(reference::LEVELS, reference::bot).with_analyst(analyst())),
        Box::new(Boxed::<Alexandros>::new(reference::LEVELS, reference::bot).with_analyst(analyst())),
    ])
}

/// A site that nobody has visited yet.
pub fn site() -> Router {
    site_on(Box::new(Memory::default()))
}

/// A site on this store.
pub fn site_on(store: Box<dyn Store>) -> Router {
    let house = House::open(Arc::new(shelf()), store).expect("an empty store");
    web::router(house, web::Config::default())
}

/// An answer, read to its end.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: impl header::AsHeaderName) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// Fails with the body unless it contains `text`.
    #[track_caller]
    pub fn shows(&self, text: &str) -> &Answer {
        assert!(self.body.contains(text), "no {text:?} in {}", self.body);
        self
    }

    #[track_caller]
    pub fn hides(&self, text: &str) -> &Answer {
        assert!(!self.body.contains(text), "{text:?} in {}", self.body);
        self
    }

    #[track_caller]
    pub fn is(&self, status: u16) -> &Answer {
        assert_eq!(self.status.as_u16(), status, "{}", self.body);
        self
    }

    /// The value of the first `name="value"` after `from`.
    pub fn attribute(&self, from: &str, name: &str) -> String {
        let rest = &self.body[self.body.find(from).unwrap_or_else(|| panic!("no {from} in {}", self.body))..];
        let rest = &rest[rest.find(&format!("{name}=\"")).expect("the attribute") + name.len() + 2..];
        rest[..rest.find('"').expect("its end")].replace("&quot;", "\"")
    }
}

/// Someone with a browser.
#[derive(Clone)]
pub struct Visitor {
    site: Router,
    cookies: BTreeMap<String, String>,
    headers: Vec<(&'static str, String)>,
}

impl Visitor {
    pub fn of(site: &Router) -> Visitor {
        Visitor { site: site.clone(), cookies: BTreeMap::new(), headers: Vec::new() }
    }

    pub fn with_header(mut self, name: &'static str, value: &str) -> Visitor {
        self.headers.retain(|(known, _)| *known != name);
        self.headers.push((name, value.to_owned()));
        self
    }

    /// Loses all cookies: nobody knows who this is any more.
    pub fn forget(&mut self) {
        self.cookies.clear();
    }

    fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path);
        if !self.headers.iter().any(|(name, _)| *name == "host") {
            request = request.header("host", "127.0.0.1:7330");
        }
        if !self.cookies.is_empty() {
            let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            request = request.header("cookie", cookies.join("; "));
        }
        self.headers.iter().fold(request, |request, (name, value)| request.header(*name, value))
    }

    pub async fn stream(&self, path: &str) -> axum::response::Response {
        self.site.clone().oneshot(self.request("GET", path).body(Body::empty()).unwrap()).await.unwrap()
    }

    async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.site.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        let body = body.collect().await.unwrap().to_bytes();
        Answer { status: parts.status, headers: parts.headers, body: String::from_utf8(body.to_vec()).unwrap() }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        let request = self.request("GET", path).body(Body::empty()).unwrap();
        self.send(request).await
    }

    /// Sends a form as a browser does from our own page.
    pub async fn post(&mut self, path: &str, form: &str) -> Answer {
        let request = self
            .request("POST", path)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from(form.to_owned()))
            .unwrap();
        self.send(request).await
    }

    pub async fn post_json(&mut self, path: &str, value: &Value) -> Answer {
        let request = self
            .request("POST", path)
            .header("content-type", "application/json")
            .body(Body::from(value.to_string()))
            .unwrap();
        self.send(request).await
    }

    /// Opens a table and returns its address.
    pub async fn open(&mut self, game: &str, form: &str) -> String {
        let answer = self.post(&format!("/new/{game}"), form).await;
        answer.is(303);
        answer.header("location").to_owned()
    }

    /// Decides `action` for `seat` at the version the page shows.
    pub async fn act(&mut self, table: &str, seat: u8, action: &str) -> Answer {
        let page = self.get(&format!("{table}?seat={seat}")).await;
        let version = page.attribute("<main", "data-version");
        self.act_at(table, seat, &version, action).await
    }

    pub async fn act_at(&mut self, table: &str, seat: u8, version: &str, action: &str) -> Answer {
        let action = action.replace('"', "%22");
        self.post(&format!("{table}/act"), &format!("seat={seat}&version={version}&action={action}")).await
    }
}

/// Two persons at one screen.
pub const TWO_PERSONS: &str = "player0=person&name0=Anna&player1=person&name1=Bert";
/// A person against a bot.
pub const AGAINST_BOT: &str = "player0=person&name0=Anna&player1=random&name1=Owl";
