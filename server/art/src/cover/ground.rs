//! The background of a cover: a sky with a light, and two or three layers of silhouettes, darker towards the viewer.
//!
//! Everything is drawn for 300 by 400; other sizes show the middle of it.

use std::fmt::Write;

use super::scenery;
use crate::canvas::{Canvas, Scheme};
use crate::colour::hex;
use crate::paint::{linear, radial};
use crate::rng::Rng;
use crate::shape::{circle, engraving, rays, rosette, sparks};

/// The backgrounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    /// Roofs of a night market, with lanterns on strings.
    Roofs,
    /// Misty hills with a temple.
    Hills,
    /// A hall of columns with curtains.
    Columns,
    /// The sea at the horizon.
    Sea,
    /// Under water.
    Deep,
    /// A clearing in the jungle.
    Leaves,
    /// A meadow.
    Meadow,
    /// A burst of broad rays.
    Burst,
    /// A cave of gold.
    Cave,
    /// Shards of crystal.
    Facets,
    /// The night sky.
    Stars,
    /// Dunes.
    Dunes,
    /// A volcano.
    Volcano,
    /// Peaks of ice.
    Peaks,
    /// Thunder clouds.
    Storm,
    /// A circle of magic.
    Circle,
    /// A grid of light that runs to the horizon.
    Grid,
    /// A stage with curtains and spotlights.
    Stage,
    /// The felt of a table under a lamp.
    Felt,
    /// A stadium at night.
    Stadium,
    /// A fair with bunting.
    Fair,
}

/// A silhouette: lightness and chroma, hue (0 for the hero's, 1 for the contrasting one, 2 for the sky's, else degrees), opacity, path.
pub(super) type Layer = (f64, f64, u16, f64, &'static str);

/// The light of a scene.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hour {
    Dusk,
    Night,
    Day,
}

/// The background of a hero centred on `centre`; `number` decides the time of day, and whether it is mirrored.
pub(crate) fn ground(ground: Ground, canvas: &mut Canvas, centre: (f64, f64), number: u32, rng: &mut Rng) -> String {
    let scheme = canvas.scheme;
    let hour = match (ground, number % 3) {
        (Ground::Stars | Ground::Grid | Ground::Felt | Ground::Stage | Ground::Stadium, _) | (_, 0) => Hour::Night,
        (_, 1) => Hour::Dusk,
        _ => Hour::Day,
    };
    define_light(canvas, hour);
    let mut drawn = "<path d=\"M0 0h300v400H0z\" fill=\"url(#sky)\"/>".to_owned();
    let pale = hex(0.93, 0.07, scheme.sky + 25.0);
    if !matches!(ground, Ground::Deep | Ground::Felt) {
        let _ = write!(
            drawn,
            "<path d=\"{}\" fill=\"{pale}\" opacity=\"{}\"/>",
            rays(centre, if ground == Ground::Burst { 12 } else { 18 }, rng.unit(), 330.0),
            if ground == Ground::Burst { ".26" } else { ".1" },
        );
    }
    if matches!(ground, Ground::Felt | Ground::Columns | Ground::Circle | Ground::Burst) {
        let lobes = rng.pick(&[23, 25, 29], 25);
        drawn += &rosette(centre, 150.0, [lobes, 7], rng.between(1.0, 2.0), &engraving(&pale, 0.34));
    }
    let _ = write!(drawn, "<path d=\"{}\" fill=\"url(#glow)\"/>", circle(centre.0, centre.1, 190.0));
    let mirrored = number & 8 == 0;
    drawn += if mirrored { "<g transform=\"matrix(-1 0 0 1 300 0)\">" } else { "" };
    for (lightness, chroma, hue, opacity, path) in scenery::layers(ground) {
        let fade = match hour {
            Hour::Night => 0.86,
            Hour::Dusk => 1.0,
            Hour::Day => 1.14,
        };
        let hue = match hue {
            0 => scheme.main,
            1 => scheme.alt,
            2 => scheme.sky,
            degrees => f64::from(*degrees),
        };
        let _ = write!(drawn, "<path d=\"{path}\" fill=\"{}\"", hex((lightness * fade).min(0.97), *chroma, hue));
        if *opacity < 1.0 {
            let _ = write!(drawn, " opacity=\"{}\"", format_opacity(*opacity));
        }
        drawn += "/>";
    }
    drawn += if mirrored { "</g>" } else { "" };
    drawn + &particles(ground, scheme, rng)
}

fn define_light(canvas: &mut Canvas, hour: Hour) {
    let Scheme { main, sky, .. } = canvas.scheme;
    let [top, middle, low] = match hour {
        Hour::Night => [0.2, 0.36, 0.56],
        Hour::Dusk => [0.28, 0.5, 0.74],
        Hour::Day => [0.46, 0.66, 0.86],
    };
    let warm = sky + shortest(main - sky) * 0.45;
    canvas.define(&linear(
        "sky",
        [0.0, 0.0, 0.0, 1.0],
        &[
            (0.0, &hex(top, 0.12, sky - 8.0), 1.0),
            (0.34, &hex(middle, 0.15, sky), 1.0),
            (0.62, &hex(low, 0.14, warm), 1.0),
            (0.8, &hex(0.34, 0.12, sky + 6.0), 1.0),
            (1.0, &hex(0.15, 0.06, sky), 1.0),
        ],
    ));
    canvas.define(&radial(
        "glow",
        &[
            (0.0, &hex(0.97, 0.06, warm), 0.95),
            (0.3, &hex(0.9, 0.12, warm), 0.62),
            (0.65, &hex(0.78, 0.15, warm), 0.2),
            (1.0, &hex(0.7, 0.15, warm), 0.0),
        ],
    ));
}

/// The dark lower part of a cover, under its title.
pub(crate) fn foot(canvas: &mut Canvas) -> &'static str {
    let sky = canvas.scheme.sky;
    canvas.define(&linear(
        "foot",
        [0.0, 0.0, 0.0, 1.0],
        &[(0.0, &hex(0.12, 0.06, sky), 0.0), (0.55, &hex(0.11, 0.06, sky), 0.82), (1.0, &hex(0.08, 0.04, sky), 0.98)],
    ));
    "<path d=\"M0 262H300V400H0Z\" fill=\"url(#foot)\"/>"
}

/// A difference of hues by the shorter way round, -180 to 180 degrees.
fn shortest(difference: f64) -> f64 {
    (difference + 540.0).rem_euclid(360.0) - 180.0
}

/// Particles in the air: sparks, bubbles, petals, snow, embers.
fn particles(ground: Ground, scheme: Scheme, rng: &mut Rng) -> String {
    let mut path = String::new();
    let mut dots = |rng: &mut Rng, count: usize, low: f64, high: f64| {
        for _ in 0..count {
            let (x, y) = (rng.between(4.0, 296.0).round(), rng.between(8.0, 300.0).round());
            path += &circle(x, y, rng.between(low, high).round());
        }
    };
    let (colour, opacity) = match ground {
        Ground::Deep | Ground::Sea => {
            dots(rng, 12, 2.0, 8.0);
            ("#fff".to_owned(), ".34")
        }
        Ground::Peaks | Ground::Facets => {
            dots(rng, 18, 1.0, 4.0);
            ("#fff".to_owned(), ".8")
        }
        Ground::Volcano => {
            dots(rng, 18, 1.0, 3.4);
            (hex(0.84, 0.17, 70.0), ".9")
        }
        Ground::Meadow | Ground::Leaves | Ground::Hills => {
            for _ in 0..11 {
                let (x, y, turn) = (rng.between(6.0, 290.0), rng.between(8.0, 280.0), rng.between(3.0, 8.0).round());
                let _ = write!(path, "M{x:.0} {y:.0}q{turn}-{turn} {t} 0-{h} {h}-{t} 0z", t = turn * 2.0, h = turn);
            }
            (hex(0.88, 0.11, scheme.alt), ".85")
        }
        _ => {
            path += &sparks(rng, 13, 300.0, 290.0);
            (hex(0.95, 0.08, scheme.main + 30.0), ".8")
        }
    };
    format!("<path d=\"{path}\" fill=\"{colour}\" opacity=\"{opacity}\"/>")
}

fn format_opacity(opacity: f64) -> String {
    format!("{opacity}").trim_start_matches('0').to_owned()
}
