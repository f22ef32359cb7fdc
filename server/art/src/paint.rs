//! Gradients that drawings share, and the assembly of an SVG file.
//!
//! A drawing refers to its paints (`url(#au)`); the file defines only those that it uses. No filters anywhere: a blur costs a phone
//! more than all the rest of a picture, so shadows are widening translucent strokes.

use super::colour::hex;

/// Gold, lit from above.
pub(super) const GOLD: &str = "url(#au)";
/// Gold, lit across: rims and edges.
pub(super) const RIM: &str = "url(#ar)";
/// Silver.
pub(super) const SILVER: &str = "url(#ag)";
/// Lit paper, as a lantern's.
pub(super) const PAPER: &str = "url(#ln)";

/// Paints with a fixed definition: id and SVG element.
const FIXED: [(&str, &str); 4] = [
    (
        "au",
        "<linearGradient id=\"au\" x2=\"0\" y2=\"1\"><stop stop-color=\"#fff0b8\"/><stop offset=\".35\" stop-color=\"#f8c74a\"/><stop offset=\".55\" stop-color=\"#c98516\"/><stop offset=\".75\" stop-color=\"#f3b93a\"/><stop offset=\"1\" stop-color=\"#9a5f06\"/></linearGradient>",
    ),
    (
        "ar",
        "<linearGradient id=\"ar\" y2=\"1\"><stop stop-color=\"#b67410\"/><stop offset=\".5\" stop-color=\"#ffe29a\"/><stop offset=\"1\" stop-color=\"#8a5304\"/></linearGradient>",
    ),
    (
        "ag",
        "<linearGradient id=\"ag\" y2=\"1\"><stop stop-color=\"#fff\"/><stop offset=\".5\" stop-color=\"#9fb0d8\"/><stop offset=\"1\" stop-color=\"#e8eeff\"/></linearGradient>",
    ),
    (
        "ln",
        "<radialGradient id=\"ln\" cx=\".5\" cy=\".56\" r=\".62\"><stop stop-color=\"#ffe08a\"/><stop offset=\".4\" stop-color=\"#ff9a3d\"/><stop offset=\".8\" stop-color=\"#e0452b\"/><stop offset=\"1\" stop-color=\"#9c1f2e\"/></radialGradient>",
    ),
];

/// A linear gradient with the given stops (offset, colour, opacity). Attributes with SVG's default value are left out.
pub(super) fn linear(id: &str, line: [f64; 4], stops: &[(f64, &str, f64)]) -> String {
    const DEFAULTS: [(&str, f64); 4] = [("x1", 0.0), ("y1", 0.0), ("x2", 1.0), ("y2", 0.0)];
    let given = DEFAULTS.iter().zip(line).filter(|((_, default_value), value)| default_value != value);
    let ends: String = given.map(|((name, _), value)| format!(" {name}=\"{}\"", part(value))).collect();
    format!("<linearGradient id=\"{id}\"{ends}>{}</linearGradient>", list(stops))
}

/// A fraction, written as short as possible.
fn part(value: f64) -> String {
    format!("{value}").replacen("0.", ".", usize::from(value < 1.0))
}

/// A radial gradient with the given stops (offset, colour, opacity).
pub(super) fn radial(id: &str, stops: &[(f64, &str, f64)]) -> String {
    format!("<radialGradient id=\"{id}\">{}</radialGradient>", list(stops))
}

fn list(stops: &[(f64, &str, f64)]) -> String {
    stops
        .iter()
        .map(|(offset, colour, opacity)| {
            let offset = if *offset > 0.0 { format!(" offset=\"{}\"", part(*offset)) } else { String::new() };
            let opacity = if *opacity < 1.0 { format!(" stop-opacity=\"{}\"", part(*opacity)) } else { String::new() };
            format!("<stop{offset} stop-color=\"{colour}\"{opacity}/>")
        })
        .collect()
}

/// The glow behind a hero, in one hue.
pub(super) fn glow(hue: f64) -> String {
    radial(
        "gl",
        &[
            (0.0, &hex(0.86, 0.15, hue + 18.0), 0.85),
            (0.5, &hex(0.7, 0.18, hue), 0.28),
            (1.0, &hex(0.6, 0.18, hue), 0.0),
        ],
    )
}

/// An SVG file: the drawing, the shared paints that it uses, and its own definitions.
pub(super) fn file(width: f64, height: f64, own: &str, drawing: &str) -> String {
    let shared: String =
        FIXED.iter().filter(|(id, _)| drawing.contains(&format!("#{id})"))).map(|(_, element)| *element).collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         preserveAspectRatio=\"xMidYMid slice\"><defs>{shared}{own}</defs>{drawing}</svg>"
    )
}
