//! Hostile HTML at the server's cleaner: nothing that could act, load or cover stays, and useful formatting does.
//!
//! The corpus stands in `data/hostile_html.json`; the view's cleaner, the content policy and Trusted Types are held to the
//! same one, each alone and in a browser, by `web/e2e/hostile.spec.ts`.

use platform::html::clean;
use serde::Deserialize;

#[derive(Deserialize)]
struct Corpus {
    vectors: Vec<Vector>,
    useful: Vec<String>,
}

#[derive(Deserialize)]
struct Vector {
    name: String,
    html: String,
}

fn corpus() -> Corpus {
    serde_json::from_str(include_str!("data/hostile_html.json")).expect("the corpus")
}

const ELEMENTS: &str = "a b blockquote br caption code dd dl dt em h2 h3 h4 hr i img li ol p small strong sub sup table tbody td \
                        th thead tr u ul";
const ATTRIBUTES: &str = "alt colspan dir height href lang rel rowspan scope src start width";

/// The elements of cleaned HTML with their attributes. What was serialised quotes every value, and escapes quotes in it.
fn elements(html: &str) -> Vec<(String, Vec<(String, String)>)> {
    let mut found = Vec::new();
    for piece in html.split('<').skip(1).filter(|piece| !piece.starts_with('/')) {
        let (tag, _) = piece.split_once('>').expect("a tag that ends");
        let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
        let mut attributes = Vec::new();
        while let Some((attribute, after)) = rest.split_once("=\"") {
            let (value, after) = after.split_once('"').expect("a value that ends");
            attributes.push((attribute.trim().to_owned(), value.to_owned()));
            rest = after;
        }
        found.push((name.to_owned(), attributes));
    }
    found
}

fn is_own_path(address: &str) -> bool {
    address.starts_with('/')
        && !address.starts_with("//")
        && !address.contains(|it: char| it == '\\' || it.is_control())
}

#[test]
fn nothing_that_could_act_or_load_stays() {
    let corpus = corpus();
    assert!(corpus.vectors.len() > 90);
    for Vector { name, html } in corpus.vectors {
        let cleaned = clean(&html);
        for (element, attributes) in elements(&cleaned) {
            assert!(ELEMENTS.split_whitespace().any(|it| it == element), "{name}: {element} in {cleaned}");
            for (attribute, value) in attributes {
                assert!(ATTRIBUTES.split_whitespace().any(|it| it == attribute), "{name}: {attribute} in {cleaned}");
                let leads_out = value.starts_with("https://") || value.starts_with("mailto:");
                let is_sound = match attribute.as_str() {
                    "src" => is_own_path(&value),
                    "href" => is_own_path(&value) || leads_out,
                    _ => true,
                };
                assert!(is_sound, "{name}: {attribute}={value}");
            }
        }
        assert_eq!(clean(&cleaned), cleaned, "{name}: cleaning twice changes nothing");
    }
}

#[test]
fn useful_formatting_stays_as_it_was_written() {
    for html in corpus().useful {
        assert_eq!(clean(&html), html);
    }
}
