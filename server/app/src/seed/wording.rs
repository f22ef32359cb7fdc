//! Tests that every text of the sample operator exists in every language of its site, by the rules of `locales/README.md`.
//!
//! Translations are compared with English: a text in another language has the same markup and figures, and the words of the glossary.
//! Only names of vendors are in English alone. Glossary and scripts are read by the code that the site's own texts are tested with.

#[path = "../../../../core/tests/locales/terms.rs"]
mod terms;
#[path = "../../../../core/tests/locales/writing.rs"]
mod writing;

use std::collections::BTreeMap;
use std::path::Path;

use super::data::Files;
use super::{content, lobby, missions, referral, titles};

/// A text by its key (subject, id and field), its language, the English body and its own.
struct Translation {
    key: String,
    language: String,
    english: String,
    body: String,
}

/// Every text by key and language, as a fresh database gets it.
fn texts(files: &Files) -> BTreeMap<(String, String), String> {
    let titles = titles::all(&files.words, &files.vendors);
    let referral = referral::rows(0).to_vec();
    let tables =
        [content::rows(files, 0), lobby::rows(&titles, &files.featured), missions::rows(0).unwrap(), referral].concat();
    let mut texts = BTreeMap::new();
    for row in tables.iter().flat_map(|table| table.text_rows_of("texts")) {
        let [subject, id, field, language, body] = <[String; 5]>::try_from(row).unwrap();
        texts.insert((format!("{subject}/{id}/{field}"), language), body);
    }
    texts
}

/// A text without its placeholders.
fn without_places(text: &str) -> String {
    let mut parts = text.split("{ $");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once(" }").map_or("", |(_, rest)| rest))
}

/// The placeholders of a text, each once.
fn places(text: &str) -> std::collections::BTreeSet<&str> {
    text.split("{ $").skip(1).filter_map(|part| part.split(" }").next()).collect()
}

/// Every text in a language other than English.
fn translated() -> Vec<Translation> {
    let texts = texts(&Files::read().unwrap());
    let translation = |((key, language), body): (&(String, String), &String)| Translation {
        key: key.clone(),
        language: language.clone(),
        english: texts.get(&(key.clone(), "EN".to_owned())).cloned().unwrap_or_default(),
        body: body.clone(),
    };
    texts.iter().filter(|((_, language), _)| language != "EN").map(translation).collect()
}

/// Fails with the problems that `find` reports of texts.
fn no_text(find: impl Fn(&Translation) -> Option<String>) {
    let texts = translated();
    assert!(texts.len() > 1_500, "only {} texts", texts.len());
    let problem = |translation: &Translation| {
        find(translation).map(|problem| format!("{} in {} {problem}", translation.key, translation.language))
    };
    let problems: Vec<String> = texts.iter().filter_map(problem).collect();
    assert!(problems.is_empty(), "see locales/README.md\n{}", problems.join("\n"));
}

/// Tags that end a block of text, besides the end of a line.
const ENDS: [&str; 6] = ["/p", "/li", "/h2", "/h3", "/td", "/th"];

/// A text cut at its tags: each tag with the words after it; the first entry has no tag.
fn cut(html: &str) -> impl Iterator<Item = (&str, &str)> {
    html.split('<')
        .enumerate()
        .map(|(index, part)| if index == 0 { ("", part) } else { part.split_once('>').unwrap_or((part, "")) })
}

fn tags(html: &str) -> Vec<&str> {
    cut(html).map(|(tag, _)| tag).collect()
}

/// The words of a text by block: paragraph, line, list entry or table cell.
fn blocks(html: &str) -> Vec<String> {
    let mut blocks = vec![String::new()];
    for (tag, words) in cut(html) {
        if ENDS.contains(&tag) {
            blocks.push(String::new());
        }
        for (line, words) in words.split('\n').enumerate() {
            if line > 0 {
                blocks.push(String::new());
            }
            blocks.last_mut().unwrap().push_str(words);
        }
    }
    blocks
}

/// Numbers, amounts and times of the day.
fn figures(words: &str) -> Vec<&str> {
    let inside = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | ':');
    let figure = |run: &'_ str| run.contains(|c: char| c.is_ascii_digit());
    words.split(|c| !inside(c)).filter(|run| figure(run)).map(|run| run.trim_matches(['.', ',', ':'])).collect()
}

#[test]
fn every_text_stands_in_every_language_of_the_site() {
    let files = Files::read().unwrap();
    let texts = texts(&files);
    assert_eq!(files.site.languages.len(), 9);
    let keys = texts.keys().filter(|(key, language)| language == "EN" && !key.starts_with("resource/vendor-"));
    let missing: Vec<String> = keys
        .flat_map(|(key, _)| files.site.languages.iter().map(move |language| (key.clone(), language.clone())))
        .filter(|text| texts.get(text).is_none_or(String::is_empty))
        .map(|(key, language)| format!("{key} in {language}"))
        .collect();
    assert!(missing.is_empty(), "say it in data/translations or in the content's own file\n{}", missing.join("\n"));
}

#[test]
fn a_translation_is_of_a_text_that_english_says() {
    no_text(|translation| translation.english.is_empty().then(|| "has no English".to_owned()));
}

#[test]
fn the_markup_is_that_of_english() {
    no_text(|translation| {
        let (wanted, found) = (tags(&translation.english), tags(&translation.body));
        (wanted != found).then(|| format!("has the tags {found:?}, English {wanted:?}"))
    });
}

#[test]
fn a_figure_is_put_into_the_same_places_in_every_language() {
    no_text(|translation| {
        let (wanted, found) = (places(&translation.english), places(&translation.body));
        (wanted != found).then(|| format!("has the places {found:?}, English {wanted:?}"))
    });
}

#[test]
fn a_figure_of_english_stands_in_every_language() {
    no_text(|translation| {
        let (english, body) = (blocks(&translation.english).join(" "), blocks(&translation.body).join(" "));
        let found = figures(&body);
        let lost = figures(&english).into_iter().find(|figure| !found.contains(figure))?;
        Some(format!("lost {lost}: {body}"))
    });
}

#[test]
fn a_term_of_the_glossary_has_its_word() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/README.md");
    let readme = std::fs::read_to_string(readme).unwrap();
    no_text(|translation| {
        let terms = terms::glossary(&readme, &translation.language);
        let (english, body) = (blocks(&translation.english).join(" "), blocks(&translation.body).join(" "));
        terms.iter().find_map(|term| term.lacks(&english, &body))
    });
}

#[test]
fn a_text_is_written_as_its_language_is() {
    no_text(|translation| {
        let blocks = |text: &str| blocks(&without_places(text));
        let (english, body) = (blocks(&translation.english), blocks(&translation.body));
        let left = writing::english_left(&translation.language, &english.join(" "), &body.join(" "));
        let end =
            || english.iter().zip(&body).find_map(|(one, two)| writing::wrong_end(&translation.language, one, two));
        left.or_else(|| writing::odd_character(&translation.body).map(str::to_owned)).or_else(end)
    });
}

#[test]
fn tags_blocks_and_figures_are_told_apart() {
    let html = "<p>Pay <strong>$200,000</strong> by 23:59.</p><ul><li>Now</li></ul>";
    assert_eq!(tags(html), ["", "p", "strong", "/strong", "/p", "ul", "li", "/li", "/ul"]);
    assert_eq!(blocks(html), ["Pay $200,000 by 23:59.", "Now", ""]);
    assert_eq!(blocks("One.\nTwo"), ["One.", "Two"]);
    assert_eq!(figures("$200,000 by 23:59. 18, or 0.8%"), ["200,000", "23:59", "18", "0.8"]);
}
