//! Turns motifs into SVG and collects the gradients that they need.
//!
//! Depth is drawn without filters, which cost a phone more than all the rest of a picture: each fill has a gradient from light to
//! dark, and a figure is drawn over its own silhouette in widening strokes, first pale and translucent (backlight), then dark (a
//! contour that keeps it legible at the size of a stamp).

use std::fmt::Write;

use crate::colour::hex;
use crate::glyph;
use crate::motif::{Motif, Shape};
use crate::paint;
use crate::palette::Paint;
use crate::shape::n;

/// The hues of a picture, in degrees of OKLCH.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scheme {
    /// Hue of the hero, the main motif.
    pub(crate) main: f64,
    /// Hue that contrasts with the hero.
    pub(crate) alt: f64,
    /// Hue of the background.
    pub(crate) sky: f64,
}

/// A picture under construction.
pub(crate) struct Canvas {
    pub(crate) scheme: Scheme,
    /// The paints that have a gradient, in the order of their ids.
    paints: Vec<Paint>,
    /// The number of figures drawn so far.
    figures: usize,
    /// Definitions other than gradients of paints.
    defs: String,
}

impl Canvas {
    pub(crate) fn new(scheme: Scheme) -> Self {
        Self { scheme, paints: Vec::new(), figures: 0, defs: String::new() }
    }

    /// Adds an SVG definition that the drawing refers to.
    pub(crate) fn define(&mut self, element: &str) {
        self.defs += element;
    }

    /// The plain colour of a paint.
    pub(crate) fn flat(&self, paint: Paint) -> String {
        match paint {
            Paint::Gold => "#f8c74a".to_owned(),
            Paint::Bronze => "#8a5a12".to_owned(),
            Paint::Silver => "#c3cee8".to_owned(),
            other => {
                let (lightness, chroma, hue) = self.tone(other);
                hex(lightness, chroma, hue)
            }
        }
    }

    fn tone(&self, paint: Paint) -> (f64, f64, f64) {
        match paint {
            Paint::Tone(lightness, chroma, hue) => (lightness, chroma, hue),
            Paint::Main(lightness) => (lightness, chroma_at(lightness), self.scheme.main),
            Paint::Alt(lightness) => (lightness, chroma_at(lightness), self.scheme.alt),
            Paint::Gold | Paint::Silver | Paint::Bronze => (0.8, 0.1, 80.0),
        }
    }

    /// The reference to the gradient of a paint, which is defined at its first use.
    fn shaded(&mut self, paint: Paint) -> String {
        match paint {
            Paint::Gold => return paint::GOLD.to_owned(),
            Paint::Bronze => return paint::RIM.to_owned(),
            Paint::Silver => return paint::SILVER.to_owned(),
            _ => {}
        }
        let id = self.paints.iter().position(|existing| *existing == paint).unwrap_or_else(|| {
            self.paints.push(paint);
            self.paints.len() - 1
        });
        format!("url(#p{id})")
    }

    /// Shapes as SVG, without contour and halo.
    pub(crate) fn shapes(&mut self, shapes: &[Shape]) -> String {
        let mut drawn = String::new();
        for shape in shapes {
            self.shape(*shape, &mut drawn);
        }
        drawn
    }

    fn shape(&mut self, shape: Shape, drawn: &mut String) {
        // Writing to a string can not fail.
        let _ = match shape {
            Shape::Fill(paint, path) => write!(drawn, "<path d=\"{path}\" fill=\"{}\"/>", self.shaded(paint)),
            Shape::Line(paint, width, path) => write!(
                drawn,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"/>",
                self.flat(paint),
                n(width)
            ),
            Shape::Disc(paint, x, y, radius) => write!(
                drawn,
                "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\"/>",
                n(x),
                n(y),
                n(radius),
                self.shaded(paint)
            ),
            Shape::Oval(paint, x, y, across, down) => write!(
                drawn,
                "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"{}\"/>",
                n(x),
                n(y),
                n(across),
                n(down),
                self.shaded(paint)
            ),
            Shape::Plate(paint, [x, y, width, height, corner]) => write!(
                drawn,
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{}\"/>",
                n(x - width / 2.0),
                n(y - height / 2.0),
                n(width),
                n(height),
                n(corner),
                self.shaded(paint)
            ),
            Shape::Light(percent, path) => {
                write!(drawn, "<path d=\"{path}\" fill=\"#fff\" opacity=\"{}\"/>", opacity_text(percent))
            }
            Shape::Shade(percent, path) => {
                write!(drawn, "<path d=\"{path}\" fill=\"#0b0620\" opacity=\"{}\"/>", opacity_text(percent))
            }
            Shape::Glyph(paint, letter, [x, y, height, weight]) => write!(
                drawn,
                "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"/>",
                glyph::centred(letter, x, y, height),
                self.flat(paint),
                n(weight)
            ),
            Shape::Mirror(shapes) => {
                let half = self.shapes(shapes);
                write!(drawn, "{half}<g transform=\"scale(-1 1)\">{half}</g>")
            }
            Shape::Ring(count, shapes) => {
                let one = self.shapes(shapes);
                for step in 0..count {
                    let turn = 360.0 / f64::from(count) * f64::from(step);
                    let _ = write!(drawn, "<g transform=\"rotate({})\">{one}</g>", n(turn));
                }
                Ok(())
            }
            Shape::Place([x, y, scale, turn], shapes) => {
                let inner = self.shapes(shapes);
                write!(drawn, "<g transform=\"{}\">{inner}</g>", transform(x, y, scale, turn))
            }
        };
    }

    /// A motif in the foreground: halo, contour and body; moved, scaled, and turned by degrees.
    pub(crate) fn figure(&mut self, motif: &Motif, x: f64, y: f64, scale: f64, turn: f64) -> String {
        let id = self.figures;
        self.figures += 1;
        let body = self.shapes(motif.shapes);
        let dark = hex(0.17, 0.06, self.scheme.sky);
        let pale = hex(0.9, 0.09, self.scheme.sky + 20.0);
        format!(
            "<g transform=\"{}\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\
             <use href=\"#f{id}\" y=\"9\" stroke=\"#05030f\" stroke-opacity=\".3\" stroke-width=\"22\"/>\
             <use href=\"#f{id}\" stroke=\"{pale}\" stroke-opacity=\".34\" stroke-width=\"17\"/>\
             <use href=\"#f{id}\" stroke=\"{dark}\" stroke-width=\"9\"/><g id=\"f{id}\">{body}</g></g>",
            transform(x, y, scale, turn)
        )
    }

    /// The finished file.
    pub(crate) fn finish(self, width: f64, height: f64, drawing: &str) -> String {
        let mut own = String::new();
        for (id, paint) in self.paints.iter().enumerate() {
            let (lightness, chroma, hue) = self.tone(*paint);
            let _ = write!(
                own,
                "<linearGradient id=\"p{id}\" x1=\".3\" x2=\".6\" y2=\"1\"><stop stop-color=\"{}\"/>\
                 <stop offset=\".5\" stop-color=\"{}\"/><stop offset=\"1\" stop-color=\"{}\"/></linearGradient>",
                hex((lightness + 0.1).min(1.0), chroma * 0.86, hue + 6.0),
                hex(lightness, chroma, hue),
                hex(lightness * 0.74, chroma * 0.92, hue - 8.0)
            );
        }
        own += &self.defs;
        paint::file(width, height, &own, drawing)
    }
}

/// A chroma for a lightness: strongest at middle lightness, so that sRGB can show the colour.
fn chroma_at(lightness: f64) -> f64 {
    (0.22 - (lightness - 0.62).abs() * 0.32).max(0.03)
}

fn opacity_text(percent: u8) -> String {
    fraction_text(f64::from(percent) / 100.0)
}

fn fraction_text(value: f64) -> String {
    format!("{value}").trim_start_matches('0').to_owned()
}

/// A transform that moves, turns and scales, as short as it can be.
fn transform(x: f64, y: f64, scale: f64, turn: f64) -> String {
    let turn = if turn == 0.0 { String::new() } else { format!("rotate({})", n(turn)) };
    let scale = (scale * 100.0).round() / 100.0;
    let scale = if (scale - 1.0).abs() < f64::EPSILON { String::new() } else { format!("scale({scale})") };
    format!("translate({} {}){turn}{scale}", n(x), n(y))
}
