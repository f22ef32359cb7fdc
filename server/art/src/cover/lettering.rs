//! The title on a cover, in the style of its vendor: letters of strokes, in one or two lines, bent like signs.
//!
//! A vendor's name decides the ink, the weight, the width and the bend of its lines. Letters have a dark edge and are on the darkest
//! part of the cover, so that they are legible at the width of a thumb.

use std::fmt::Write;

use crate::canvas::Canvas;
use crate::glyph;
use crate::paint::linear;
use crate::rng::Rng;
use crate::shape::n;

/// The colours of the strokes: edge, face above and below, shine.
type Ink = (&'static str, &'static str, &'static str, &'static str);

const INKS: [Ink; 9] = [
    ("#5a2a00", "#fff4b8", "#f2a51d", "#ffffff"),
    ("#0c3f73", "#ffffff", "#86cdfd", "#ffffff"),
    ("#5c0713", "#fff0d8", "#ff6a4d", "#ffffff"),
    ("#064a31", "#f4ffe6", "#58dc8c", "#ffffff"),
    ("#3d1690", "#ffffff", "#c59dff", "#ffffff"),
    ("#3d1f6b", "#ffffff", "#ffe0b0", "#ffffff"),
    ("#b4127a", "#ffffff", "#ffb5ec", "#ffffff"),
    ("#4a1608", "#ffdcb4", "#e0712c", "#fff0dc"),
    ("#06444c", "#f2fffd", "#6fe3da", "#ffffff"),
];

/// How the lines of a sign are bent.
#[derive(Clone, Copy)]
enum Bend {
    /// Straight.
    Straight,
    /// Arched: the middle is higher.
    Arch,
    /// Slanted letters.
    Slant,
    /// Taller letters in the middle.
    Swell,
    /// Rising to the end.
    Rise,
}

/// A vendor's style of lettering.
struct Hand {
    ink: Ink,
    /// Stroke width as a fraction of the height.
    weight: f64,
    /// Width of the letters.
    width: f64,
    bend: Bend,
    round: bool,
}

impl Hand {
    fn of(vendor: &str) -> Self {
        let mut rng = Rng::named(&format!("lettering of {vendor}"));
        Self {
            ink: rng.pick(&INKS, INKS[0]),
            weight: rng.pick(&[0.16, 0.18, 0.205], 0.18),
            width: rng.pick(&[0.84, 0.92, 1.0], 0.92),
            bend: rng.pick(&[Bend::Straight, Bend::Arch, Bend::Slant, Bend::Swell, Bend::Rise], Bend::Arch),
            round: rng.unit() < 0.5,
        }
    }
}

/// The title's words in one or two lines; without the vendor's name where the title begins with it.
fn lines(title: &str, vendor: &str) -> Vec<String> {
    let own = title.strip_prefix(vendor).and_then(|rest| rest.strip_prefix('-')).unwrap_or(title);
    let words: Vec<String> =
        own.split('-').filter(|word| !word.is_empty()).take(6).map(str::to_ascii_uppercase).collect();
    let length = |words: &[String]| words.iter().map(String::len).sum::<usize>() + words.len().saturating_sub(1);
    if length(&words) <= 7 {
        return vec![words.join(" ")];
    }
    let longest = |at: usize| length(words.get(..at).unwrap_or(&[])).max(length(words.get(at..).unwrap_or(&[])));
    let at = (1..words.len()).min_by_key(|at| longest(*at));
    match at {
        Some(at) => {
            let (first, second) = words.split_at(at);
            vec![first.join(" "), second.join(" ")]
        }
        None => vec![words.join(" ")],
    }
}

const SPACE: f64 = 34.0;
const GAP: f64 = 27.0;
/// The greatest width of a line, and the bounds of its letters' height.
const ROOM: f64 = 250.0;
const HEIGHTS: (f64, f64) = (19.0, 36.0);

/// Width of a line with letters of height 100.
fn width(line: &str, hand: &Hand) -> f64 {
    let letters = line.chars().map(|letter| glyph::width(letter).map_or(SPACE, |width| width * hand.width));
    letters.sum::<f64>() + GAP * line.chars().count().saturating_sub(1) as f64
}

/// The title of a cover of 300 by 400.
pub(super) fn title(canvas: &mut Canvas, title: &str, vendor: &str) -> String {
    let hand = Hand::of(vendor);
    let lines = lines(title, vendor);
    let heights: Vec<f64> = lines
        .iter()
        .map(|line| {
            (ROOM / width(line, &hand) * 100.0).clamp(HEIGHTS.0, if lines.len() == 1 { 46.0 } else { HEIGHTS.1 })
        })
        .collect();
    let leading = 14.0;
    let total: f64 = heights.iter().sum::<f64>() + leading * (lines.len().saturating_sub(1)) as f64;
    let mut y = 334.0 - total / 2.0;
    let mut drawn = String::new();
    let (_, above, below, _) = hand.ink;
    canvas.define(&linear("tt", [0.0, 0.0, 0.0, 1.0], &[(0.1, above, 1.0), (0.9, below, 1.0)]));
    for (index, (line, height)) in lines.iter().zip(&heights).enumerate() {
        drawn += &sign(canvas, &hand, line, index, y, *height);
        y += height + leading;
    }
    drawn
}

fn sign(canvas: &mut Canvas, hand: &Hand, line: &str, index: usize, top: f64, height: f64) -> String {
    let (edge, _, _, shine) = hand.ink;
    let scale = height / 100.0;
    // A line at the least height is narrowed instead.
    let natural = width(line, hand) * scale;
    let squeeze = (ROOM / natural).min(1.0);
    let half = natural * squeeze / 2.0;
    let mut strokes = String::new();
    let mut x = 150.0 - half;
    for letter in line.chars() {
        let advance = glyph::width(letter).map_or(SPACE, |width| width * hand.width);
        strokes += &glyph::strokes(letter, |dx, dy| {
            bent(hand.bend, x + dx * hand.width * scale * squeeze, top + dy * scale, top, height, half)
        });
        x += (advance + GAP) * scale * squeeze;
    }
    // Narrow letters need thinner strokes, or their counters close.
    let weight = hand.weight * height * squeeze.sqrt();
    let (join, cap) = if hand.round { ("round", "round") } else { ("miter", "square") };
    canvas.define(&format!("<path id=\"s{index}\" d=\"{strokes}\"/>"));
    let mut drawn =
        format!("<g fill=\"none\" stroke-linejoin=\"{join}\" stroke-linecap=\"{cap}\" stroke-miterlimit=\"2\">");
    for (paint, opacity, stroke, lift) in [
        ("#07030f", " stroke-opacity=\".5\"", weight + 14.0, 2.0),
        ("#0a0416", "", weight + 8.5, 2.0),
        (edge, "", weight + 5.0, 0.0),
        ("url(#tt)", "", weight, 0.0),
        (shine, " stroke-opacity=\".75\"", weight * 0.2, -weight * 0.22),
    ] {
        let lift = if lift == 0.0 { String::new() } else { format!(" y=\"{}\"", n(lift)) };
        let _ =
            write!(drawn, "<use href=\"#s{index}\" stroke=\"{paint}\"{opacity} stroke-width=\"{}\"{lift}/>", n(stroke));
    }
    drawn + "</g>"
}

/// A point of a line of letters, bent in the vendor's style.
fn bent(bend: Bend, x: f64, y: f64, top: f64, height: f64, half: f64) -> (f64, f64) {
    let across = (x - 150.0) / half.max(1.0);
    match bend {
        Bend::Straight => (x, y),
        Bend::Arch => (x, y + (across * across - 0.5) * height * 0.2),
        Bend::Slant => (x - (y - top - height / 2.0) * 0.2, y),
        Bend::Swell => {
            let middle = top + height / 2.0;
            (x, middle + (y - middle) * (1.1 - 0.24 * across * across))
        }
        Bend::Rise => (x, y - across * height * 0.14),
    }
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn a_title_is_broken_where_its_lines_are_most_alike() {
        assert_eq!(lines("koi-reef", "x"), ["KOI", "REEF"]);
        assert_eq!(lines("jade", "x"), ["JADE"]);
        assert_eq!(lines("lantern-speed-baccarat", "x"), ["LANTERN SPEED", "BACCARAT"]);
        assert_eq!(lines("ho-chi-minh-evening-draw", "x"), ["HO CHI MINH", "EVENING DRAW"]);
    }

    #[test]
    fn a_title_that_begins_with_its_vendor_is_lettered_without_it() {
        assert_eq!(lines("kestrel-sports-ice-hockey", "kestrel-sports"), ["ICE", "HOCKEY"]);
        assert_eq!(lines("kestrel-sports", "kestrel-sports"), ["KESTREL", "SPORTS"]);
    }
}
