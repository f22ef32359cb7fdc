//! Wide pictures of a night market, for banners, promotions and empty pages.
//!
//! The text of a banner is laid over the start side, so the drawing keeps that side calm and dark and has its hero on the end side.
//! No picture here contains a letter or a digit, so that right-to-left pages may mirror it.

use super::canvas::{Canvas, Scheme};
use super::colour::hex;
use super::motif::find;
use super::paint::{GOLD, PAPER, glow, linear, radial};
use super::rng::Rng;
use super::shape::{circle, engraving, fill, line, n, rosette, sparks, tint};

/// The format of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    /// A desktop banner, 1136 by 288: hero on the end side.
    Wide,
    /// A phone banner, 390 by 292: hero above, calm below.
    Tall,
    /// A promotion's card, 640 by 320.
    Card,
}

impl Format {
    /// The format by its name in an address.
    pub(super) fn named(name: &str) -> Option<Self> {
        Some(match name {
            "wide" => Self::Wide,
            "tall" => Self::Tall,
            "card" => Self::Card,
            _ => return None,
        })
    }

    /// Width and height.
    fn size(self) -> (f64, f64) {
        match self {
            Self::Wide => (1136.0, 288.0),
            Self::Tall => (390.0, 292.0),
            Self::Card => (640.0, 320.0),
        }
    }

    /// Centre and scale of the hero.
    fn hero(self) -> ((f64, f64), f64) {
        match self {
            Self::Wide => ((874.0, 132.0), 1.0),
            Self::Tall => ((296.0, 92.0), 0.74),
            Self::Card => ((474.0, 146.0), 1.02),
        }
    }
}

/// A scene: its name in addresses, its sky and its hero.
struct Theme {
    name: &'static str,
    /// Hue of the sky on the start side and of the light on the end side.
    sky: (f64, f64),
    motif: &'static str,
    /// Hue of the hero.
    hue: f64,
}

const fn theme(name: &'static str, sky: (f64, f64), motif: &'static str, hue: f64) -> Theme {
    Theme { name, sky, motif, hue }
}

/// All scenes.
const THEMES: [Theme; 22] = [
    theme("festival", (318.0, 45.0), "coin", 85.0),
    theme("lanterns", (290.0, 30.0), "lantern", 40.0),
    theme("koi", (265.0, 195.0), "koi", 205.0),
    theme("slots", (300.0, 10.0), "three-sevens", 308.0),
    theme("live", (330.0, 25.0), "wheel-tilted", 20.0),
    theme("fishing", (255.0, 180.0), "koi", 190.0),
    theme("cards", (285.0, 320.0), "cards", 268.0),
    theme("sports", (235.0, 150.0), "soccer", 148.0),
    theme("esports", (275.0, 220.0), "gamepad", 222.0),
    theme("lottery", (320.0, 55.0), "three-balls", 30.0),
    theme("download", (270.0, 240.0), "bolt", 250.0),
    theme("promotions", (310.0, 20.0), "gift", 300.0),
    theme("points", (290.0, 165.0), "gem", 140.0),
    theme("help", (270.0, 60.0), "lantern", 40.0),
    theme("arena", (325.0, 40.0), "feathers", 28.0),
    theme("treasure", (300.0, 70.0), "chest", 300.0),
    theme("crown", (280.0, 80.0), "crown", 290.0),
    theme("referral", (255.0, 330.0), "butterfly", 290.0),
    theme("moon", (275.0, 255.0), "moon", 265.0),
    theme("lotus", (265.0, 340.0), "lotus", 290.0),
    theme("drums", (330.0, 35.0), "drum", 30.0),
    theme("trophy", (245.0, 130.0), "trophy", 260.0),
];

/// The names of all scenes.
#[cfg(test)]
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    THEMES.iter().map(|theme| theme.name)
}

/// The picture of a scene; none for an unknown name.
pub(super) fn scene(name: &str, format: Format) -> Option<String> {
    let theme = THEMES.iter().find(|theme| theme.name == name)?;
    let (width, height) = format.size();
    let mut rng = Rng::named(name);
    let (centre, scale) = format.hero();
    let (start, light) = theme.sky;

    let own = sky(start, light)
        + &glow(light)
        + &radial("lg", &[(0.0, "#ffd98a", 0.8), (0.4, "#ff9a3d", 0.25), (1.0, "#ff9a3d", 0.0)]);
    let mut drawing = format!(
        "<path d=\"M0 0h{width}v{height}H0z\" fill=\"url(#sk)\"/><path d=\"M0 0h{width}v{height}H0z\" fill=\"url(#dk)\"/>"
    );
    let pale = hex(0.9, 0.1, light + 15.0);
    drawing += &rosette(centre, height * 0.86, [31, 9], 1.2, &engraving(&pale, 0.4));
    if format != Format::Tall {
        let corner = (width - height * 0.1, height * 0.2);
        drawing += &rosette(corner, height * 0.42, [23, 7], 1.1, &engraving(&pale, 0.2));
    }
    drawing += &fill(&circle(centre.0, centre.1, height * 0.62), "url(#gl)");
    drawing += &market(format, start);
    drawing += &strings(format, &mut rng);
    drawing += &tint(
        &sparks(&mut rng, if format == Format::Tall { 9 } else { 16 }, width, height * 0.7),
        &hex(0.95, 0.07, light),
        0.6,
    );
    let mut canvas = Canvas::new(Scheme { main: theme.hue, alt: light, sky: start });
    canvas.define(&own);
    if let Some(motif) = find(theme.motif) {
        drawing += &canvas.figure(motif, centre.0, centre.1, scale, 0.0);
    }
    drawing += &format!("<path d=\"M0 {y}h{width}V{height}H0z\" fill=\"url(#ft)\"/>", y = n(height * 0.6));
    Some(canvas.finish(width, height, &drawing))
}

/// A dusk sky: deep on the start side, lit on the end side, dark below.
fn sky(start: f64, light: f64) -> String {
    let between = light + shortest(start - light) * 0.5;
    linear(
        "sk",
        [0.0, 0.0, 1.0, 0.15],
        &[
            (0.0, &hex(0.3, 0.13, start), 1.0),
            (0.34, &hex(0.37, 0.155, start + shortest(between - start) * 0.35), 1.0),
            (0.62, &hex(0.56, 0.18, between), 1.0),
            (0.82, &hex(0.68, 0.175, light), 1.0),
            (1.0, &hex(0.62, 0.17, light - 8.0), 1.0),
        ],
    ) + &linear("dk", [0.0, 0.0, 0.0, 1.0], &[(0.12, "#120b33", 0.0), (0.55, "#120b33", 0.62), (1.0, "#0d0a26", 0.96)])
        + &linear("ft", [0.0, 0.0, 0.0, 1.0], &[(0.0, "#0b0920", 0.0), (1.0, "#0b0920", 0.7)])
}

/// A difference of hues by the shorter way round, -180 to 180 degrees.
fn shortest(difference: f64) -> f64 {
    (difference + 540.0).rem_euclid(360.0) - 180.0
}

/// Roofs and stalls along the lower edge, with a few lit windows.
fn market(format: Format, hue: f64) -> String {
    let (width, height) = format.size();
    let mut rng = Rng::named("market");
    let mut far = format!("M0 {height}");
    let mut windows = String::new();
    let mut x = -20.0;
    while x < width {
        let stall = rng.between(54.0, 96.0).round();
        let roof = (height - rng.between(34.0, 78.0)).round();
        let (eave, ridge) = (roof + 12.0, roof - 8.0);
        far += &format!(
            "L{x} {height}V{eave}q-6 0-12-6 18-2 {} {}h{}q{} 8 {} 12-6 6-12 6V{height}",
            n(stall * 0.3),
            n(ridge - eave + 6.0),
            n(stall * 0.4),
            n(stall * 0.12),
            n(stall * 0.3 + 12.0),
        );
        for _ in 0..2 {
            windows +=
                &format!("M{:.0} {:.0}h5v7h-5z", x + rng.between(8.0, stall - 14.0), roof + rng.between(20.0, 40.0));
        }
        x += stall;
    }
    tint(&(far + "Z"), &hex(0.17, 0.07, hue), 0.75) + &tint(&windows, "#ffd98a", 0.55)
}

/// Strings of small lanterns across the top.
fn strings(format: Format, rng: &mut Rng) -> String {
    let (width, _) = format.size();
    let (spans, drop) = if format == Format::Tall { (2, 26.0) } else { (4, 40.0) };
    let span = width / f64::from(spans);
    let (mut cords, mut lights, mut papers, mut caps) = (String::new(), String::new(), String::new(), String::new());
    for i in 0..spans {
        let from = f64::from(i) * span;
        cords += &format!("M{} -6q{} {} {} 0", n(from), n(span / 2.0), n(drop * 2.0), n(span));
        let count = 4;
        for j in 1..count {
            let t = f64::from(j) / f64::from(count) + rng.between(-0.03, 0.03);
            let (x, y) = ((from + span * t).round(), (drop * 4.0 * t * (1.0 - t) - 6.0).round());
            let size = rng.between(5.0, 9.0).round();
            lights += &circle(x, y + size, size * 3.4);
            papers += &format!(
                "M{} {y}h{size}q{size} {size} 0 {d}h-{size}q-{size}-{size} 0-{d}z",
                n(x - size / 2.0),
                d = n(size * 2.0)
            );
            caps += &format!(
                "M{} {}h{size}v3h-{size}zM{} {}h{size}v3h-{size}z",
                n(x - size / 2.0),
                n(y - 3.0),
                n(x - size / 2.0),
                n(y + size * 2.0)
            );
        }
    }
    let each = |paths: &str, paint: &str, opacity: f64| -> String {
        paths.split_inclusive(['Z', 'z']).map(|path| tint(path, paint, opacity)).collect()
    };
    line(&cords, "#ffe0a0", 1.0, " opacity=\".5\"")
        + &each(&lights, "url(#lg)", 0.7)
        + &each(&papers, PAPER, 0.95)
        + &fill(&caps, GOLD)
}
