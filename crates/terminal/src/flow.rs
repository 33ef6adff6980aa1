//! Words in lines of limited width.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Breaks a sentence into lines of at most `width` columns, between words where it can.
pub fn wrap(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let mut lines = vec![String::new()];
    for paragraph in text.lines() {
        if lines.last().is_some_and(|line| !line.is_empty()) {
            lines.push(String::new());
        }
        for word in paragraph.split(' ') {
            let mut word = word.to_owned();
            loop {
                let line = lines.last_mut().expect("there is always a line");
                let gap = usize::from(!line.is_empty());
                if columns(line) + gap + columns(&word) <= width {
                    if gap == 1 {
                        line.push(' ');
                    }
                    line.push_str(&word);
                    break;
                }
                if !line.is_empty() {
                    lines.push(String::new());
                } else {
                    // A word longer than a line is cut.
                    let (head, tail) = cut(&word, width);
                    line.push_str(&head);
                    word = tail;
                    lines.push(String::new());
                }
            }
        }
    }
    lines
}

/// A sentence as styled lines, each with `indent` before it.
pub fn wrapped(text: &str, width: u16, indent: &'static str, style: Style) -> Vec<Line<'static>> {
    let inner = width.saturating_sub(columns(indent) as u16);
    wrap(text, inner).into_iter().map(|line| Line::from(vec![Span::raw(indent), Span::styled(line, style)])).collect()
}

/// Lays pieces one after another, two columns apart, on as many lines as they need. A piece is broken only where it is wider than
/// a whole line.
pub fn pieces(pieces: Vec<Vec<Span<'static>>>, width: u16, indent: &'static str) -> Vec<Line<'static>> {
    let inner = usize::from(width).saturating_sub(columns(indent)).max(1);
    let mut lines: Vec<Vec<Span<'static>>> = Vec::new();
    let mut used = inner + 1;
    for piece in pieces {
        let wide: usize = piece.iter().map(Span::width).sum();
        if used + 2 + wide <= inner {
            let line = lines.last_mut().expect("something is on the line");
            line.push(Span::raw("  "));
            line.extend(piece);
            used += 2 + wide;
            continue;
        }
        let mut line = vec![Span::raw(indent)];
        let mut filled = 0;
        for span in piece {
            let mut rest = span.content.into_owned();
            while filled + columns(&rest) > inner {
                let (head, tail) = cut(&rest, inner - filled);
                line.push(Span::styled(head, span.style));
                lines.push(std::mem::replace(&mut line, vec![Span::raw(indent)]));
                (rest, filled) = (tail, 0);
            }
            filled += columns(&rest);
            line.push(Span::styled(rest, span.style));
        }
        lines.push(line);
        used = filled;
    }
    lines.into_iter().map(Line::from).collect()
}

/// `text` in at most `width` columns, with an ellipsis where something was left out.
pub fn shorten(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_owned();
    }
    format!("{}…", cut(text, width.saturating_sub(1)).0)
}

/// `text` in at most `width` columns with its beginning and its end, so that `captain 1` and `captain 2` stay apart.
pub fn squeeze(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_owned();
    }
    let tail: String = text.chars().skip(text.chars().count().saturating_sub(width / 3)).collect();
    format!("{}…{tail}", cut(text, width.saturating_sub(1 + columns(&tail))).0)
}

/// How many columns a text takes.
pub fn columns(text: &str) -> usize {
    Span::raw(text).width()
}

/// The part of `text` that fits into `width` columns, and the rest. At least one character is taken.
fn cut(text: &str, width: usize) -> (String, String) {
    let mut used = 0;
    let at = text.char_indices().find(|&(at, sign)| {
        used += columns(sign.encode_utf8(&mut [0; 4]));
        at > 0 && used > width
    });
    let at = at.map_or(text.len(), |(at, _)| at);
    (text[..at].to_owned(), text[at..].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_break_between_words() {
        assert_eq!(wrap("une phrase assez longue", 11), ["une phrase", "assez", "longue"]);
        assert_eq!(wrap("two\nparagraphs", 20), ["two", "paragraphs"]);
    }

    #[test]
    fn a_word_longer_than_the_line_is_cut() {
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("wide", 0), ["w", "i", "d", "e"]);
    }

    #[test]
    fn pieces_stay_whole_while_they_fit() {
        let piece = |text: &'static str| vec![Span::raw(text)];
        let lines = pieces(vec![piece("points 12"), piece("walls 3"), piece("a very long piece")], 20, "");
        let texts: Vec<String> = lines.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["points 12  walls 3", "a very long piece"]);
    }

    #[test]
    fn a_shortened_text_says_that_it_is() {
        assert_eq!(shorten("governor", 5), "gove…");
        assert_eq!(shorten("governor", 8), "governor");
        assert_eq!(squeeze("captain 2", 6), "cap… 2");
    }
}
