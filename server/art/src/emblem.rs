//! Vendors' logos and icons, generated from a name, so that no real company's mark is among them; also avatars and symbols.

use std::f64::consts::TAU;

use super::canvas::{Canvas, Scheme};
use super::colour::hex;
use super::motif::{find, glyph};
use super::paint::{file, linear};
use super::rng::Rng;
use super::shape::{circle, closed, fill, line, n, place, plate, ring, rosette, star_points, tint};

/// The ink of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ink {
    /// White only, for dark headers and footers.
    White,
    /// The vendor's own colour.
    Colour,
}

impl Ink {
    /// The ink by its name in an address.
    pub(super) fn named(name: &str) -> Option<Self> {
        match name {
            "white" => Some(Self::White),
            "colour" => Some(Self::Colour),
            _ => None,
        }
    }
}

/// The two colours of a vendor's mark.
fn inks(seed: &str, ink: Ink) -> (String, String) {
    match ink {
        Ink::White => ("#fff".to_owned(), "#fff".to_owned()),
        Ink::Colour => {
            let hue = Rng::named(&format!("hue of {seed}")).between(0.0, 360.0);
            (hex(0.7, 0.17, hue), hex(0.58, 0.19, hue + 45.0))
        }
    }
}

/// The mark alone, centred on 0,0 with a radius of about 46.
fn mark(seed: &str, ink: Ink) -> String {
    let (first, second) = inks(seed, ink);
    let mut rng = Rng::named(seed);
    let soft = if ink == Ink::White { 0.55 } else { 1.0 };
    let turn = rng.pick(&[0.0, 30.0, 45.0, 60.0], 0.0);
    let drawn = match rng.below(8) {
        0 => {
            line(&circle(-14.0, 0.0, 28.0), &first, 9.0, "")
                + &line(&circle(14.0, 0.0, 28.0), &second, 9.0, " opacity=\".8\"")
        }
        1 => {
            line(&closed(&ring(6, 40.0, TAU / 12.0)), &first, 8.0, " stroke-linejoin=\"round\"")
                + &tint(&circle(0.0, 0.0, 15.0), &second, soft)
        }
        2 => [0.0, 72.0, 144.0, 216.0, 288.0]
            .iter()
            .map(|angle| {
                place(
                    0.0,
                    0.0,
                    1.0,
                    *angle,
                    &tint(
                        "M0-6C-16-18-14-38 0-46 14-38 16-18 0-6Z",
                        if *angle == 0.0 { &second } else { &first },
                        if *angle == 0.0 { soft } else { 1.0 },
                    ),
                )
            })
            .collect(),
        3 => tint("M-40 30L0-42 40 30H18L0-4-18 30Z", &first, 1.0) + &tint("M-16 38H16L0 12Z", &second, soft),
        4 => {
            tint("M-38-38H10a28 28 0 0 1 0 56H-10V38H-38Z", &first, 1.0)
                + &tint(&circle(8.0, -10.0, 11.0), if ink == Ink::White { "#0b0d1a" } else { &second }, 1.0)
        }
        5 => {
            tint("M0-44C30-20 40-4 40 12a40 34 0 0 1-80 0C-40-4-30-20 0-44Z", &first, 1.0)
                + &tint(
                    "M0 0C14 10 18 16 18 24a18 16 0 0 1-36 0C-18 16-14 10 0 0Z",
                    if ink == Ink::White { "#0b0d1a" } else { &second },
                    1.0,
                )
        }
        6 => {
            tint(&closed(&star_points(rng.pick(&[4, 6, 8], 6), 46.0, 19.0)), &first, 1.0)
                + &tint(&circle(0.0, 0.0, 9.0), if ink == Ink::White { "#0b0d1a" } else { &second }, 1.0)
        }
        _ => {
            tint("M-42-30H18L42 0 18 30H-42L-18 0Z", &first, 1.0)
                + &tint("M-2-30H18L42 0 18 30H-2L22 0Z", &second, soft)
        }
    };
    if matches!(rng.below(3), 0) { place(0.0, 0.0, 1.0, turn, &drawn) } else { drawn }
}

/// A vendor's square icon, with the sign of the game type `kind` in its corner; none for an unknown game type.
pub(super) fn icon(seed: &str, kind: Option<&str>, ink: Ink) -> Option<String> {
    let mut drawing = place(48.0, 48.0, if kind.is_some() { 0.84 } else { 0.96 }, 0.0, &mark(seed, ink));
    if let Some(kind) = kind {
        let sign = glyph(kind)?;
        let (disc, stroke) = match ink {
            Ink::White => ("#fff".to_owned(), "#171a2c"),
            Ink::Colour => ("#171a2c".to_owned(), "#ffbb2d"),
        };
        drawing += &fill(&circle(76.0, 76.0, 19.0), &disc);
        drawing += &place(
            62.0,
            62.0,
            1.15,
            0.0,
            &line(sign, stroke, 2.0, " stroke-linecap=\"round\" stroke-linejoin=\"round\""),
        );
    }
    Some(file(96.0, 96.0, "", &drawing))
}

/// A vendor's logo: its mark beside its name; `seed` is the name as a slug, `jade-harbour`.
pub(super) fn logo(seed: &str, ink: Ink) -> String {
    let name = words(seed);
    let letters = f64::from(u32::try_from(name.chars().count()).unwrap_or(16));
    let span = letters * 15.5;
    let (first, _) = inks(seed, ink);
    let paint = if ink == Ink::White { "#fff" } else { &first };
    let text = format!(
        "<text x=\"70\" y=\"41\" font-family=\"Onest,Segoe UI,Helvetica,Arial,sans-serif\" font-weight=\"800\" font-size=\"27\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{paint}\">{name}</text>",
        n(span)
    );
    file((span + 84.0).round(), 64.0, "", &(place(34.0, 32.0, 0.56, 0.0, &mark(seed, ink)) + &text))
}

/// A slug as capitalised words; slugs hold only a-z, 0-9 and hyphens, so the result needs no escaping.
fn words(seed: &str) -> String {
    let mut name = String::new();
    for word in seed.split('-').filter(|word| !word.is_empty()) {
        if !name.is_empty() {
            name.push(' ');
        }
        let mut letters = word.chars();
        name.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        name.push_str(letters.as_str());
    }
    name
}

/// A player's avatar: a lucky thing on a disc in its own colours.
pub(super) fn avatar(seed: &str) -> String {
    let mut rng = Rng::named(seed);
    let hue = rng.between(0.0, 360.0);
    let own = linear(
        "av",
        [0.0, 0.0, 1.0, 1.0],
        &[(0.0, &hex(0.62, 0.15, hue), 1.0), (1.0, &hex(0.32, 0.12, hue + 50.0), 1.0)],
    );
    let lucky =
        ["lantern", "lotus", "moon", "butterfly", "clover", "gem", "koi", "panda", "fox", "owl", "rocket", "lucky-cat"];
    let motif = find(rng.pick(&lucky, "lantern"));
    let mut canvas = Canvas::new(Scheme { main: hue + 180.0, alt: hue + 60.0, sky: hue });
    canvas.define(&own);
    let figure = motif.map(|motif| canvas.figure(motif, 48.0, 48.0, 0.32, 0.0)).unwrap_or_default();
    let drawing = fill(&plate(48.0, 48.0, 96.0, 96.0, 0.0), "url(#av)")
        + &rosette((48.0, 48.0), 44.0, [23, 7], 1.3, "stroke=\"#fff\" stroke-width=\".5\" opacity=\".35\"")
        + &figure;
    canvas.finish(96.0, 96.0, &drawing)
}

/// The icon of a download target or support channel, as strokes in the text colour of dark surfaces; none for an unknown name.
pub(super) fn symbol(name: &str) -> Option<String> {
    let path = match name {
        "ios" => "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM10 6h4M11 18h2",
        "android" => {
            "M6 10h12v7a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2ZM7 9a5 5 0 0 1 10 0M9 4L8 2.5M15 4l1-1.5M9.5 7h.1M14.5 7h.1"
        }
        "web-clip" => "M4 5h16v14H4ZM4 9h16M7 7h.1M12 12v5M9.5 14.5L12 17l2.5-2.5",
        "live-chat" => "M4 5h16v11H12l-5 4v-4H4ZM8 9h8M8 12h5",
        "messenger" => "M12 3c5 0 9 3.5 9 8s-4 8-9 8l-4 2v-3c-3-1.5-5-4-5-7 0-4.5 4-8 9-8ZM7 13l4-4 2 3 4-3",
        "telegram" => "M21 4L3 11l6 2.5M21 4l-3 15-9-5.5M21 4L9 13.5V20l3-4.5",
        "viber" => "M6 4h12v12h-6l-4 4v-4H6ZM10 8c0 3 2 5 5 5M12 7c2 0 3 1 3.5 3",
        "phone" => "M6 3h4l2 5-2.5 2a12 12 0 0 0 4.5 4.5L16 12l5 2v4a2 2 0 0 1-2 2C11 20 4 13 4 5a2 2 0 0 1 2-2Z",
        "email" => "M3 6h18v12H3ZM3 7l9 7 9-7",
        _ => return None,
    };
    let stroke = line(path, "#fff", 2.0, " stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    let own = linear("sy", [0.0, 0.0, 1.0, 1.0], &[(0.0, "#6d60ea", 1.0), (1.0, "#3f31b4", 1.0)]);
    Some(file(
        48.0,
        48.0,
        &own,
        &(fill(&plate(24.0, 24.0, 48.0, 48.0, 14.0), "url(#sy)") + &place(10.8, 10.8, 1.1, 0.0, &stroke)),
    ))
}

#[cfg(test)]
mod tests {
    use super::{Ink, icon, logo, words};

    #[test]
    fn a_slug_reads_as_a_name() {
        assert_eq!(words("jade-harbour"), "Jade Harbour");
        assert_eq!(words("--x2--"), "X2");
    }

    #[test]
    fn white_marks_hold_no_colour() {
        let white = logo("jade-harbour", Ink::White);
        assert!(!white.contains("url("), "{white}");
        assert_ne!(white, logo("jade-harbour", Ink::Colour));
    }

    #[test]
    fn an_unknown_game_type_has_no_icon() {
        assert!(icon("jade-harbour", Some("poetry"), Ink::White).is_none());
        assert!(icon("jade-harbour", Some("rng"), Ink::White).is_some());
    }
}
