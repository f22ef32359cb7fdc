//! The data of a motif: a name, the words of titles that it is for, and shapes, the hindmost first.
//!
//! Shapes are around 0,0 within a radius of about 100. Path data use absolute or relative commands without a space after a letter, as
//! short as they can be written by hand, to keep pictures small.

use crate::palette::Paint;

/// A motif: one thing that a picture can show.
#[derive(Debug)]
pub(crate) struct Motif {
    /// Its name in addresses: lower-case words with hyphens.
    pub(crate) name: &'static str,
    /// Words of titles that the motif is for, in the order of their fit.
    pub(crate) words: &'static [&'static str],
    /// Its shapes, the hindmost first.
    pub(crate) shapes: &'static [Shape],
}

/// A part of a motif.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    /// A filled path, with a gradient.
    Fill(Paint, &'static str),
    /// A line with a width and round ends.
    Line(Paint, f64, &'static str),
    /// A disc: centre and radius.
    Disc(Paint, f64, f64, f64),
    /// An ellipse: centre and both radii.
    Oval(Paint, f64, f64, f64, f64),
    /// A rectangle round a centre: width, height, corner.
    Plate(Paint, [f64; 5]),
    /// White overlay, in hundredths of opacity.
    Light(u8, &'static str),
    /// Dark overlay, in hundredths of opacity.
    Shade(u8, &'static str),
    /// A letter or digit: middle, height, weight of the stroke.
    Glyph(Paint, char, [f64; 4]),
    /// Shapes, and their mirror images at the vertical axis.
    Mirror(&'static [Shape]),
    /// Shapes repeated round 0,0, this many times.
    Ring(u8, &'static [Shape]),
    /// Shapes moved, scaled and turned by degrees.
    Place([f64; 4], &'static [Shape]),
}

pub(super) const fn motif(name: &'static str, words: &'static [&'static str], shapes: &'static [Shape]) -> Motif {
    Motif { name, words, shapes }
}

pub(super) const fn fill(paint: Paint, path: &'static str) -> Shape {
    Shape::Fill(paint, path)
}

pub(super) const fn line(paint: Paint, width: f64, path: &'static str) -> Shape {
    Shape::Line(paint, width, path)
}

pub(super) const fn disc(paint: Paint, x: f64, y: f64, radius: f64) -> Shape {
    Shape::Disc(paint, x, y, radius)
}

pub(super) const fn oval(paint: Paint, x: f64, y: f64, across: f64, down: f64) -> Shape {
    Shape::Oval(paint, x, y, across, down)
}

pub(super) const fn plate(paint: Paint, x: f64, y: f64, width: f64, height: f64, corner: f64) -> Shape {
    Shape::Plate(paint, [x, y, width, height, corner])
}

pub(super) const fn light(percent: u8, path: &'static str) -> Shape {
    Shape::Light(percent, path)
}

pub(super) const fn shade(percent: u8, path: &'static str) -> Shape {
    Shape::Shade(percent, path)
}

pub(super) const fn glyph(paint: Paint, letter: char, x: f64, y: f64, height: f64, weight: f64) -> Shape {
    Shape::Glyph(paint, letter, [x, y, height, weight])
}

pub(super) const fn mirror(shapes: &'static [Shape]) -> Shape {
    Shape::Mirror(shapes)
}

pub(super) const fn ring(count: u8, shapes: &'static [Shape]) -> Shape {
    Shape::Ring(count, shapes)
}

pub(super) const fn place(x: f64, y: f64, scale: f64, turn: f64, shapes: &'static [Shape]) -> Shape {
    Shape::Place([x, y, scale, turn], shapes)
}
