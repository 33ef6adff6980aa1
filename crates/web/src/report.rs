//! The report on a finished game: the curve, the sums, the worst decisions, and every event.

use crate::panels::token;
use crate::{assets, curve};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::{Analysis, Message, Moment, MomentKind, Seat, Verdict, reasons_in_words, worth_in_words};
use words::{Speaker, Words};

/// What the report is drawn from.
struct Report<'a> {
    analysis: &'a Analysis,
    words: &'a Words,
    say: Speaker<'a>,
    /// The address of the table, where there is one to go back to.
    table: Option<&'a str>,
}

/// The names by seat.
pub(crate) fn names(analysis: &Analysis) -> Vec<String> {
    analysis.seats.iter().map(|mark| mark.name.clone()).collect()
}

/// The report as sections of a page. With the address of the table it leads to its replay and lets one play on.
pub fn report(analysis: &Analysis, words: &Words, table: Option<&str>) -> Markup {
    let names = names(analysis);
    let report = Report { analysis, words, say: words.named(&names), table };
    html! {
        (report.curve())
        (report.sums())
        (report.worst())
        (report.events())
        p.legend { (words.text("table-analysis-how")) }
        @if let Some(worth) = worth_in_words(&analysis.game, analysis.seats.len()) { p.legend { (words.say(&worth)) } }
    }
}

/// The report as a page that needs no server.
pub fn report_document(analysis: &Analysis, game: &str, words: &Words) -> String {
    let title = words.say(&Message::new("table-analysis-title").with("game", game));
    let page = html! {
        (DOCTYPE)
        html lang=(words.lang()) data-theme="auto" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · Argead" }
                style { (PreEscaped(assets::STYLE.text())) }
            }
            body {
                (crate::art::symbols())
                main #main .plain-page .analysis { h1 { (title) } (report(analysis, words, None)) }
            }
        }
    };
    page.into_string()
}

impl Report<'_> {
    fn text(&self, id: &'static str) -> String {
        self.words.text(id)
    }

    /// A share in percent.
    fn percent(&self, share: f64) -> String {
        self.words.say(&Message::new("table-percent").with("number", self.words.decimal(100.0 * share, 1)))
    }

    /// A change in percent, with its sign.
    fn change(&self, change: f64) -> String {
        self.words.say(&Message::new("table-percent").with("number", self.words.change(100.0 * change, 1)))
    }

    fn name(&self, seat: Seat) -> String {
        self.say.say(&Message::new("table-name").with("seat", seat))
    }

    fn curve(&self) -> Markup {
        let alone = self.analysis.seats.len() == 1;
        let heading = self.text(if alone { "table-analysis-curve-alone" } else { "table-analysis-curve" });
        html! {
            section aria-labelledby="curve" {
                h2 #curve { (heading) }
                (curve::draw(self.analysis, &heading, |seat| self.name(seat)))
            }
        }
    }

    fn sums(&self) -> Markup {
        let row = |label: &'static str, class: &'static str, cell: &dyn Fn(&table::Account) -> String| {
            html! {
                tr class=(class) {
                    th scope="row" { (self.text(label)) }
                    @for account in &self.analysis.accounts { td { (cell(account)) } }
                }
            }
        };
        html! {
            section aria-labelledby="sums" {
                h2 #sums { (self.text("table-analysis-sums")) }
                div.scores tabindex="0" role="region" aria-labelledby="sums" {
                    table {
                        caption.sr-only { (self.text("table-analysis-sums")) }
                        thead { tr { td {} @for seat in Seat::first(self.analysis.seats.len()) { th scope="col" { (token(seat)) (self.name(seat)) } } } }
                        tbody {
                            (row("table-analysis-start", "", &|account| self.percent(account.start)))
                            (row("table-analysis-luck", "", &|account| self.change(account.luck)))
                            (row("table-analysis-own", "", &|account| self.change(account.own)))
                            @if self.analysis.seats.len() > 1 { (row("table-analysis-others", "", &|account| self.change(account.others))) }
                            (row("table-analysis-result", "total", &|account| self.percent(account.result)))
                            (row("table-analysis-adjusted", "", &|account| self.percent(account.adjusted)))
                            (row("table-analysis-decisions", "", &|account| account.decisions.to_string()))
                            (row("table-analysis-loss", "", &|account| self.percent(account.loss)))
                        }
                    }
                }
            }
        }
    }

    fn worst(&self) -> Markup {
        let worst = self.analysis.worst.iter().filter_map(|&at| {
            let moment = &self.analysis.moments[at];
            match &moment.kind {
                MomentKind::Decision(verdict) => Some((moment, verdict)),
                MomentKind::Chance { .. } => None,
            }
        });
        html! {
            section aria-labelledby="worst" {
                h2 #worst { (self.text("table-analysis-worst")) }
                @if self.analysis.worst.is_empty() { p { (self.text("table-analysis-no-mistakes")) } }
                ol.mistakes { @for (moment, verdict) in worst { li { (self.mistake(moment, verdict)) } } }
                @if self.table.is_some() && !self.analysis.worst.is_empty() { p.hint { (self.text("web-play-on-hint")) } }
            }
        }
    }

    fn mistake(&self, moment: &Moment, verdict: &Verdict) -> Markup {
        let head =
            Message::new("table-analysis-mistake").with("seat", verdict.seat).with("loss", self.percent(verdict.loss));
        let option = |id: &'static str, what: &Message, expects: f64| {
            self.say.say(&Message::new(id).with("what", what.clone()).with("percent", self.percent(expects)))
        };
        html! {
            h3 { (token(verdict.seat)) (self.say.say(&head)) }
            p { (option("table-analysis-chosen", &verdict.chosen, verdict.expects)) }
            p { (option("table-analysis-better", &verdict.best, verdict.best_expects)) }
            @if let Some(reasons) = reasons_in_words(&verdict.reasons) { p.reasons { (self.say.say(&reasons)) } }
            @match self.table {
                Some(table) => {
                    form.doors method="post" action={ (table) "/play-on" } {
                        input type="hidden" name="line" value=(moment.line);
                        a href={ (table) "/replay?line=" (moment.line.saturating_sub(1)) } { (self.line(moment.line)) }
                        button.button type="submit" { (self.text("web-play-on")) }
                    }
                }
                None => { p.hint { (self.line(moment.line)) } }
            }
        }
    }

    fn line(&self, line: usize) -> String {
        self.words.say(&Message::new("table-analysis-line").with("line", line))
    }

    fn events(&self) -> Markup {
        html! {
            details.events {
                summary { (self.text("table-analysis-events")) }
                div.scores tabindex="0" role="region" aria-label=(self.text("table-analysis-events")) {
                    table {
                        caption.sr-only { (self.text("table-analysis-events")) }
                        thead {
                            tr {
                                th scope="col" { (self.text("table-analysis-line-head")) }
                                th scope="col" { (self.text("table-analysis-event-head")) }
                                th scope="col" { (self.text("table-analysis-loss-head")) }
                                @for seat in Seat::first(self.analysis.seats.len()) { th scope="col" { (token(seat)) (self.name(seat)) } }
                            }
                        }
                        tbody { @for moment in &self.analysis.moments { (self.event(moment)) } }
                    }
                }
            }
        }
    }

    fn event(&self, moment: &Moment) -> Markup {
        let (what, loss) = match &moment.kind {
            MomentKind::Decision(verdict) => {
                let decided = Message::new("table-analysis-decided")
                    .with("seat", verdict.seat)
                    .with("what", verdict.chosen.clone());
                (self.say.say(&decided), (verdict.choices > 1).then(|| self.percent(verdict.loss)))
            }
            MomentKind::Chance { came, .. } if came.is_empty() => (self.text("table-analysis-chance"), None),
            MomentKind::Chance { came, .. } => {
                (came.iter().map(|message| self.say.say(message)).collect::<Vec<_>>().join(" "), None)
            }
        };
        html! {
            tr {
                td { @match self.table { Some(table) => { a href={ (table) "/replay?line=" (moment.line) } { (moment.line) } } None => { (moment.line) } } }
                th scope="row" { (what) }
                td { @if let Some(loss) = loss { (loss) } }
                @for change in &moment.change { td { (self.change(*change)) } }
            }
        }
    }
}
