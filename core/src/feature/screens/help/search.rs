//! The search of the help centre: every word must stand somewhere in a page; what stands in a title, and at the beginning of
//! a word, comes first.

use crate::domain::fold::{Folded, Found, words};
use crate::view::Snippet;
use crate::wire::{HelpCategory, HelpPage, HelpValue};

/// How many pages a search shows at most.
const MAX_HITS: usize = 20;
/// How many characters of the text stand before and after what was found.
const BEFORE: usize = 40;
const AFTER: usize = 110;

/// A page that was found.
pub(super) struct Hit<'a> {
    pub category: &'a HelpCategory,
    pub page: &'a HelpPage,
    pub title: Vec<Snippet>,
    pub text: Vec<Snippet>,
    weight: u32,
}

/// The pages that a search finds, the best first; pages of one weight stay in the operator's order.
pub(super) fn search<'a>(value: &'a HelpValue, searched: &str) -> Vec<Hit<'a>> {
    let words = words(searched);
    if words.is_empty() {
        return Vec::new();
    }
    let pages = value.categories.iter().flat_map(|category| category.pages.iter().map(move |page| (category, page)));
    let mut hits: Vec<Hit<'_>> = pages.filter_map(|(category, page)| match_page(category, page, &words)).collect();
    hits.sort_by_key(|hit| std::cmp::Reverse(hit.weight));
    hits.truncate(MAX_HITS);
    hits
}

fn match_page<'a>(category: &'a HelpCategory, page: &'a HelpPage, words: &[Vec<char>]) -> Option<Hit<'a>> {
    let text = plain(&page.content);
    let texts = [(&page.title, 8), (&page.keywords, 4), (&category.title, 2), (&text, 1)];
    let folded = texts.map(|(text, weight)| (Folded::of(text), weight));
    let mut weight = 0;
    for word in words {
        let best = folded.iter().filter_map(|(text, weight)| {
            let found = text.find_word(word)?;
            Some(if found.begins_word { weight * 2 } else { *weight })
        });
        weight += best.max()?;
    }
    let [(title, _), _, _, (body, _)] = &folded;
    Some(Hit {
        category,
        page,
        title: cut(&page.title, (0, page.title.chars().count()), &marks(title, words)),
        text: excerpt(&text, &marks(body, words)),
        weight,
    })
}

/// Places of the words in a text, in order and apart.
fn marks(text: &Folded, words: &[Vec<char>]) -> Vec<Found> {
    let mut found: Vec<Found> = words.iter().filter_map(|word| text.find_word(word)).collect();
    found.sort_by_key(|it| it.start);
    let mut end = 0;
    found.retain(|it| {
        let apart = it.start >= end;
        end = end.max(it.end);
        apart
    });
    found
}

/// A piece of the text round what was found first, or its beginning.
fn excerpt(text: &str, marks: &[Found]) -> Vec<Snippet> {
    let length = text.chars().count();
    let first = marks.first().map_or(0, |it| it.start);
    let start = first.saturating_sub(BEFORE);
    let end = (first + AFTER).min(length);
    let mut pieces = cut(text, (start, end), marks);
    if let Some(piece) = pieces.first_mut().filter(|_| start > 0) {
        piece.text.insert(0, '…');
    }
    if let Some(piece) = pieces.last_mut().filter(|_| end < length) {
        piece.text.push('…');
    }
    pieces
}

/// The text between two places, cut where marks begin and end.
fn cut(text: &str, (start, end): (usize, usize), marks: &[Found]) -> Vec<Snippet> {
    let mut pieces: Vec<Snippet> = Vec::new();
    for (index, letter) in text.chars().enumerate().skip(start).take(end.saturating_sub(start)) {
        let found = marks.iter().any(|it| (it.start..it.end).contains(&index));
        match pieces.last_mut().filter(|piece| piece.found == found) {
            Some(piece) => piece.text.push(letter),
            None => pieces.push(Snippet { text: letter.into(), found }),
        }
    }
    pieces
}

/// The words of HTML, for searching and showing as text: what it shows is never read as markup again.
fn plain(html: &str) -> String {
    const ENTITIES: [(&str, char); 6] =
        [("amp;", '&'), ("lt;", '<'), ("gt;", '>'), ("quot;", '"'), ("#39;", '\''), ("nbsp;", ' ')];
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(letter) = rest.chars().next() {
        rest = rest.get(letter.len_utf8()..).unwrap_or_default();
        match letter {
            '<' => {
                rest = rest.split_once('>').map_or("", |(_, after)| after);
                push_blank(&mut out);
            }
            '&' => match ENTITIES.iter().find_map(|(name, sign)| Some((rest.strip_prefix(name)?, *sign))) {
                Some((after, sign)) => {
                    rest = after;
                    out.push(sign);
                }
                None => out.push('&'),
            },
            letter if letter.is_whitespace() => push_blank(&mut out),
            letter => out.push(letter),
        }
    }
    out
}

fn push_blank(out: &mut String) {
    if !out.is_empty() && !out.ends_with(' ') {
        out.push(' ');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(id: &str, title: &str, content: &str) -> HelpPage {
        HelpPage { id: id.into(), title: title.into(), content: content.into(), ..HelpPage::default() }
    }

    fn value(pages: Vec<HelpPage>) -> HelpValue {
        let category = HelpCategory { id: "c".into(), title: "Money".into(), pages };
        HelpValue { categories: vec![category], ..HelpValue::default() }
    }

    fn ids(value: &HelpValue, searched: &str) -> Vec<String> {
        search(value, searched).iter().map(|hit| hit.page.id.clone()).collect()
    }

    #[test]
    fn a_title_counts_more_than_a_text_and_a_beginning_more_than_a_middle() {
        let value = value(vec![
            page("text", "Other", "<p>How to deposit</p>"),
            page("middle", "Redeposit", ""),
            page("title", "Deposit", ""),
        ]);
        assert_eq!(ids(&value, "deposit"), ["title", "middle", "text"]);
        assert_eq!(ids(&value, "deposit money"), ["title", "middle", "text"], "the category counts too");
        assert!(ids(&value, "deposit tomorrow").is_empty(), "every word must be there");
        assert!(ids(&value, "  ").is_empty());
    }

    #[test]
    fn the_excerpt_stands_round_what_was_found_and_marks_it() {
        let long = format!("<p>{}</p><p>The <b>Wállet</b> &amp; more</p>{}", "word ".repeat(30), "tail ".repeat(60));
        let value = value(vec![page("a", "Title", &long)]);
        let hits = search(&value, "wallet");
        let text = &hits[0].text;
        assert!(text[0].text.starts_with('…') && text[2].text.ends_with('…'), "{text:?}");
        assert_eq!((text[1].text.as_str(), text[1].found), ("Wállet", true));
        assert!(text[2].text.starts_with(" & more"), "{text:?}");
        assert!(!hits[0].title[0].found);
    }

    #[test]
    fn markup_is_neither_found_nor_shown() {
        let value = value(vec![page("a", "T", "<p class=\"wallet\">x &lt;b&gt; y</p><img src=\"/wallet\"")]);
        assert!(ids(&value, "wallet").is_empty());
        let hits = search(&value, "<b>");
        assert_eq!(hits[0].text.iter().map(|it| it.text.as_str()).collect::<String>(), "x <b> y ");
    }
}
