//! Letters and digits as strokes on a grid, for the lettering of covers and for the faces of balls, cards and dice.
//!
//! An image has only the machine's own fonts, which differ; so the letters are drawn. One skeleton serves many styles: weight, width,
//! slant, arch and inks of the strokes are the vendor's.

use std::fmt::Write;

use crate::shape::n;

/// Width, and strokes as path data, of a letter of height 100; coordinates are absolute, so that they can be bent point by point.
type Skeleton = (f64, &'static str);

fn skeleton(letter: char) -> Option<Skeleton> {
    Some(match letter {
        'A' => (74.0, "M0 100L37 0L74 100M14 66L60 66"),
        'B' => (62.0, "M0 48L0 0L30 0C64 0 64 48 30 48L0 48L0 100L34 100C72 100 72 48 34 48"),
        'C' => (64.0, "M64 20C50 -10 0 -8 0 50C0 108 50 110 64 80"),
        'D' => (66.0, "M0 0L0 100L22 100C81 100 81 0 22 0Z"),
        'E' => (52.0, "M52 0L0 0L0 100L52 100M0 49L44 49"),
        'F' => (52.0, "M52 0L0 0L0 100M0 50L44 50"),
        'G' => (66.0, "M64 20C50 -10 0 -8 0 50C0 108 66 110 66 56L40 56"),
        'H' => (62.0, "M0 0L0 100M62 0L62 100M0 50L62 50"),
        'I' => (0.0, "M0 0L0 100"),
        'J' => (44.0, "M44 0L44 68C44 110 0 110 0 74"),
        'K' => (60.0, "M0 0L0 100M58 0L2 56M20 40L60 100"),
        'L' => (50.0, "M0 0L0 100L50 100"),
        'M' => (82.0, "M0 100L0 0L41 64L82 0L82 100"),
        'N' => (62.0, "M0 100L0 0L62 100L62 0"),
        'O' => (72.0, "M36 0C-12 0 -12 100 36 100C84 100 84 0 36 0Z"),
        'P' => (60.0, "M0 100L0 0L30 0C70 0 70 56 30 56L0 56"),
        'Q' => (72.0, "M36 0C-12 0 -12 100 36 100C84 100 84 0 36 0ZM44 72L74 106"),
        'R' => (62.0, "M0 100L0 0L30 0C68 0 68 54 30 54L0 54M28 54L62 100"),
        'S' => (58.0, "M56 16C42 -8 2 -4 2 26C2 56 58 42 58 74C58 106 12 108 0 82"),
        'T' => (62.0, "M0 0L62 0M31 0L31 100"),
        'U' => (62.0, "M0 0L0 62C0 113 62 113 62 62L62 0"),
        'V' => (70.0, "M0 0L35 100L70 0"),
        'W' => (102.0, "M0 0L25 100L51 18L77 100L102 0"),
        'X' => (62.0, "M0 0L62 100M62 0L0 100"),
        'Y' => (64.0, "M0 0L32 52L64 0M32 52L32 100"),
        'Z' => (56.0, "M0 0L56 0L0 100L56 100"),
        '0' => (60.0, "M30 0C-10 0 -10 100 30 100C70 100 70 0 30 0Z"),
        '1' => (24.0, "M0 22L24 0L24 100"),
        '2' => (54.0, "M0 24C4 -8 54 -8 54 28C54 54 14 74 0 100L54 100"),
        '3' => (54.0, "M2 16C14 -8 52 -4 52 24C52 44 36 48 24 48C40 48 56 54 56 76C56 106 12 108 0 82"),
        '4' => (60.0, "M46 100L46 0L0 70L60 70"),
        '5' => (54.0, "M50 0L8 0L4 46C20 34 54 38 54 68C54 106 12 108 0 84"),
        '6' => (56.0, "M48 4C20 10 0 40 0 68C0 110 56 110 56 70C56 36 8 34 0 66"),
        '7' => (54.0, "M0 0L54 0L18 100"),
        '8' => (56.0, "M28 48C-4 44 -2 0 28 0C58 0 60 44 28 48C-8 52 -6 100 28 100C62 100 64 52 28 48Z"),
        '9' => (56.0, "M8 96C36 90 56 60 56 32C56 -10 0 -10 0 30C0 64 48 66 56 34"),
        _ => return None,
    })
}

/// Advance width of a letter of height 100; none for a character without a drawing.
pub(crate) fn width(letter: char) -> Option<f64> {
    skeleton(letter).map(|(width, _)| width)
}

/// The strokes of a letter as path data, each point moved by `bend`. Points are written relative to the pen, so that letters of one
/// height repeat the same text, which compresses well.
pub(crate) fn strokes(letter: char, bend: impl Fn(f64, f64) -> (f64, f64)) -> String {
    let Some((_, path)) = skeleton(letter) else { return String::new() };
    let mut drawn = String::new();
    let mut pen = (0.0, 0.0);
    let mut rest = path;
    while let Some(command) = rest.chars().next() {
        rest = rest.get(1..).unwrap_or_default();
        let end = rest.find(|letter: char| letter.is_ascii_alphabetic()).unwrap_or(rest.len());
        let (numbers, next) = rest.split_at(end);
        let origin = if command == 'M' { (0.0, 0.0) } else { pen };
        drawn.push(if command == 'M' { command } else { command.to_ascii_lowercase() });
        let mut values = numbers.split_ascii_whitespace().filter_map(|number| number.parse::<f64>().ok());
        let mut first = true;
        while let (Some(x), Some(y)) = (values.next(), values.next()) {
            let (x, y) = bend(x, y);
            let gap = if first { "" } else { " " };
            first = false;
            // The pen follows the rounded values that are written, lest rounding errors add up.
            pen = (tenths(x), tenths(y));
            // Writing to a string can not fail.
            let _ = write!(drawn, "{gap}{} {}", n(pen.0 - origin.0), n(pen.1 - origin.1));
        }
        rest = next;
    }
    drawn
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// The strokes of a letter of a height, centred on a point.
pub(crate) fn centred(letter: char, x: f64, y: f64, height: f64) -> String {
    let scale = height / 100.0;
    let half = width(letter).unwrap_or(0.0) / 2.0;
    strokes(letter, |dx, dy| (x + (dx - half) * scale, y + (dy - 50.0) * scale))
}

#[cfg(test)]
mod tests {
    use super::{strokes, width};

    #[test]
    fn every_letter_and_digit_of_a_slug_can_be_drawn() {
        for letter in ('A'..='Z').chain('0'..='9') {
            assert!(width(letter).is_some(), "{letter}");
            let drawn = strokes(letter, |x, y| (x, y));
            assert!(drawn.starts_with('M') && !drawn.contains("NaN"), "{letter}: {drawn}");
        }
    }

    #[test]
    fn points_are_bent_one_by_one() {
        assert_eq!(strokes('I', |x, y| (x + 1.0, y / 2.0)), "M1 0l0 50");
        assert_eq!(strokes('-', |x, y| (x, y)), "");
    }
}
