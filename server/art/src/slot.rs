//! The symbols and the background of a slot game, in the look of the title's cover: the same motif, hues and ground.
//!
//! Cover and game are functions of the same address, so that they always match. All symbols of a title are in one picture, one below
//! the other, so that a page loads them with one request. Section 2 of the specification (games in a frame).

use super::canvas::{Canvas, Scheme};
use super::colour::hex;
use super::cover::Cover;
use super::motif::{Motif, find};
use super::paint::{GOLD, RIM, linear};
use super::rng::Rng;
use super::shape::{circle, closed, fill, line, place, plate, star_points, tint};

/// Side of a symbol's square in the sheet.
const SIDE: f64 = 240.0;
/// The number of picture symbols of a slot, besides ranks, wild and scatter.
pub const PICTURES: usize = 5;

/// Motifs that symbols may show besides the motif of the cover: those that pages have a word for.
const NAMES: [&str; 40] = [
    "ball",
    "bamboo",
    "basketball",
    "bell",
    "bolt",
    "butterfly",
    "cards",
    "cherries",
    "chest",
    "clover",
    "coin",
    "crown",
    "dice",
    "drum",
    "fan",
    "feathers",
    "flame",
    "gamepad",
    "gem",
    "gift",
    "jade",
    "key",
    "koi",
    "lantern",
    "lotus",
    "mask",
    "moon",
    "pagoda",
    "peach",
    "pearl",
    "reel",
    "scroll",
    "seven",
    "shield",
    "soccer",
    "sun",
    "target",
    "tennis",
    "trophy",
    "wheel",
];
/// Motifs for themes with too few symbols.
const FALLBACK_MOTIFS: [&str; 8] = ["coin", "crown", "gem", "bell", "clover", "key", "moon", "scroll"];
/// Name of a cover's motif for which pages have no word.
const EMBLEM: &str = "emblem";

/// A symbol on the reels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// One of the title's pictures, 0 for the most valuable; below [`PICTURES`].
    Picture(usize),
    /// A rank: 0 for the ace, then king, queen, jack, ten.
    Rank(usize),
    /// The wild: the motif of the cover.
    Wild,
    /// The scatter.
    Scatter,
}

/// The names of all that symbols can show besides ranks: pages need a text for each.
pub fn symbol_names() -> impl Iterator<Item = &'static str> {
    NAMES.into_iter().chain([EMBLEM])
}

/// The look of a title's game.
pub struct SlotLook {
    address: String,
    scheme: Scheme,
    /// The motif of the cover, [`PICTURES`] that go with it, and the scatter's.
    motifs: Vec<&'static Motif>,
}

impl SlotLook {
    /// The look of the game whose cover has this address, such as `tile/rng/lantern-fortune`; none for an address of no cover.
    pub fn of_tile(address: &str) -> Option<Self> {
        let cover = Cover::at(address)?;
        let mut motifs = vec![cover.motif];
        let mut rng = Rng::named(&format!("symbols of {address}"));
        let mut others: Vec<&'static Motif> =
            symbols_of(&cover).filter_map(find).filter(|motif| motif.name != cover.motif.name).collect();
        while motifs.len() < PICTURES + 2 && !others.is_empty() {
            let index = rng.below(u32::try_from(others.len()).unwrap_or(1)) as usize;
            motifs.push(others.swap_remove(index.min(others.len() - 1)));
        }
        Some(Self { address: address.to_owned(), scheme: cover.scheme, motifs })
    }

    /// The main hue and the hue of the ground, in degrees of 0 to 359.
    pub fn hues(&self) -> (u16, u16) {
        (degrees(self.scheme.main), degrees(self.scheme.sky))
    }

    /// The name of what a symbol shows, a lower-case word such as `lantern`; `emblem` for the motif of a cover that pages have no word
    /// for.
    pub fn name(&self, face: Face, has_wild: bool) -> &'static str {
        match face {
            Face::Rank(rank) => ["a", "k", "q", "j", "ten"].get(rank).copied().unwrap_or("ten"),
            face => {
                let name = self.motif(face, has_wild).map_or(EMBLEM, |motif| motif.name);
                if NAMES.contains(&name) { name } else { EMBLEM }
            }
        }
    }

    /// With a wild, the motif of the cover is the wild; without one, it is the most valuable picture.
    fn motif(&self, face: Face, has_wild: bool) -> Option<&'static Motif> {
        let index = match face {
            Face::Picture(rank) => rank + usize::from(has_wild),
            Face::Scatter => PICTURES + 1,
            Face::Wild | Face::Rank(_) => 0,
        };
        self.motifs.get(index).or(self.motifs.first()).copied()
    }

    /// The symbols in one picture, one below the other, each in a square of the same size.
    pub fn sheet(&self, faces: &[Face]) -> String {
        let has_wild = faces.contains(&Face::Wild);
        let mut canvas = Canvas::new(self.scheme);
        canvas.define(&self.rank_paints(faces));
        let mut drawing = String::new();
        let mut top = 0.0;
        for face in faces {
            // A nested picture clips what reaches out of the square, such as the rim of a shadow.
            let symbol = place(SIDE / 2.0, SIDE / 2.0, 1.0, 0.0, &self.symbol(&mut canvas, *face, has_wild));
            drawing += &format!("<svg y=\"{top}\" width=\"{SIDE}\" height=\"{SIDE}\">{symbol}</svg>");
            top += SIDE;
        }
        canvas.finish(SIDE, top.max(SIDE), &drawing)
    }

    fn symbol(&self, canvas: &mut Canvas, face: Face, has_wild: bool) -> String {
        let mut figure = |y: f64, scale: f64| {
            self.motif(face, has_wild).map(|motif| canvas.figure(motif, 0.0, y, scale, 0.0)).unwrap_or_default()
        };
        let Scheme { main, sky, .. } = self.scheme;
        match face {
            Face::Rank(rank) => rank_symbol(rank),
            Face::Picture(_) => figure(0.0, 0.9),
            Face::Wild => {
                let burst = fill(&closed(&star_points(16, 118.0, 92.0)), GOLD)
                    + &fill(&circle(0.0, 0.0, 88.0), &hex(0.3, 0.12, sky))
                    + &line(&circle(0.0, 0.0, 88.0), &hex(0.86, 0.13, main), 4.0, "");
                burst + &figure(-12.0, 0.74) + WILD_PLATE.as_str()
            }
            Face::Scatter => {
                let ring = fill(&circle(0.0, 0.0, 112.0), &hex(0.24, 0.09, sky))
                    + &line(&circle(0.0, 0.0, 108.0), GOLD, 9.0, "")
                    + &line(&circle(0.0, 0.0, 98.0), &hex(0.85, 0.13, main), 3.0, " stroke-dasharray=\"4 8\"");
                ring + &figure(0.0, 0.7)
            }
        }
    }

    fn rank_paints(&self, faces: &[Face]) -> String {
        let ranks = faces.iter().filter_map(|face| if let Face::Rank(rank) = face { Some(*rank) } else { None });
        let paint = |rank: usize| {
            let hue = self.scheme.main + 150.0 + 48.0 * f64::from(u8::try_from(rank).unwrap_or(0));
            let stops = [
                (0.0, &*hex(0.93, 0.07, hue), 1.0),
                (0.5, &*hex(0.74, 0.16, hue), 1.0),
                (1.0, &*hex(0.5, 0.16, hue), 1.0),
            ];
            linear(&format!("r{rank}"), [0.0, 0.0, 0.0, 1.0], &stops)
        };
        ranks.map(paint).collect()
    }

    /// The background of the reels, wide or tall.
    pub fn backdrop(&self, is_wide: bool) -> String {
        let (width, height) = if is_wide { (800.0, 500.0) } else { (400.0, 640.0) };
        let mut canvas = Canvas::new(self.scheme);
        let stops = [(0.0, "#05060f", 0.1), (0.5, "#05060f", 0.25), (1.0, "#05060f", 0.7)];
        canvas.define(&linear("vg", [0.0, 0.0, 0.0, 1.0], &stops));
        let centre = (150.0, 156.0);
        let scene = Cover::at(&self.address).map(|cover| cover.scene(&mut canvas, centre)).unwrap_or_default();
        // The scene of the cover, enlarged to cover the whole picture.
        let scale = if is_wide { width / 300.0 } else { height / 400.0 };
        let (x, y) = (width / 2.0 - centre.0 * scale, if is_wide { height * 0.46 - centre.1 * scale } else { 0.0 });
        let mut drawing = place(x, y, scale, 0.0, &scene);
        // The motif itself on both sides, large and faint.
        for (x, turn) in [(width * 0.04, -12.0), (width * 0.96, 12.0)] {
            if let Some(motif) = self.motifs.first() {
                let figure = canvas.figure(motif, x, height * 0.3, 0.9, turn);
                drawing += &format!("<g opacity=\".5\">{figure}</g>");
            }
        }
        drawing += &format!("<path d=\"M0 0h{width}v{height}H0z\" fill=\"url(#vg)\"/>");
        canvas.finish(width, height, &drawing)
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the value is within 0 to 360")]
fn degrees(hue: f64) -> u16 {
    hue.rem_euclid(360.0).round() as u16 % 360
}

/// Motifs that go with a cover and that pages have a word for, the theme's own first.
fn symbols_of(cover: &Cover<'_>) -> impl Iterator<Item = &'static str> {
    let own: Vec<&'static str> = cover.theme.symbols.iter().copied().filter(|name| NAMES.contains(name)).collect();
    let lacking = (PICTURES + 2).saturating_sub(own.len());
    let others: Vec<&'static str> =
        FALLBACK_MOTIFS.into_iter().filter(|name| !own.contains(name)).take(lacking).collect();
    own.into_iter().chain(others)
}

/// Letters of ranks, drawn as shapes, since a picture must not depend on the machine's fonts.
const RANKS: [&str; 5] = [
    "M-24-88H24L86 88H36L25 52H-25L-36 88H-86ZM0-36L-14 14H14Z",
    "M-74-88H-28V-18L22-88H80L18-6 86 88H28L-16 24-28 40V88H-74Z",
    "M-4-92C52-92 88-54 88 0 88 22 82 42 72 57L92 78 66 100 46 80C32 88 15 92-4 92-58 92-94 54-94 0-94-54-58-92-4-92ZM-4-50C-32-50-48-30-48 0-48 30-32 50-4 50 4 50 10 49 16 46L2 32 26 8 38 22C41 16 42 8 42 0 42-30 26-50-4-50Z",
    "M-10-88H62V24C62 68 36 92-6 92-46 92-70 70-74 34L-28 26C-26 44-18 52-6 52 8 52 16 43 16 24V-46H-10Z",
    "M-62-88H-32V88H-76V-38L-100-28V-70ZM42-92C80-92 102-58 102 0 102 58 80 92 42 92 4 92-18 58-18 0-18-58 4-92 42-92ZM42-52C30-52 26-36 26 0 26 36 30 52 42 52 54 52 58 36 58 0 58-36 54-52 42-52Z",
];

fn rank_symbol(rank: usize) -> String {
    let letter = RANKS.get(rank).copied().unwrap_or("");
    let shape =
        |paint: &str, extra: &str| format!("<path d=\"{letter}\" fill=\"{paint}\" fill-rule=\"evenodd\"{extra}/>");
    let edge = " stroke=\"#120b22\" stroke-width=\"20\" stroke-linejoin=\"round\" opacity=\".55\"";
    let rim = " stroke=\"url(#ar)\" stroke-width=\"9\" stroke-linejoin=\"round\"";
    place(
        0.0,
        0.0,
        0.82,
        0.0,
        &(place(0.0, 6.0, 1.0, 0.0, &shape("#120b22", edge))
            + &shape(RIM, rim)
            + &shape(&format!("url(#r{rank})"), "")),
    )
}

/// The plate with the word "WILD", lettered in strokes.
static WILD_PLATE: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
    let letters = "M-70 50L-60 84-49 58-38 84-28 50M-12 50V84M10 50V84H30M46 50V84H54Q72 84 72 67 72 50 54 50Z";
    let outline = plate(0.0, 67.0, 192.0, 60.0, 16.0);
    tint(&plate(0.0, 72.0, 198.0, 62.0, 18.0), "#04040c", 0.45)
        + &format!("<path d=\"{outline}\" fill=\"#2a0d3f\" stroke=\"{GOLD}\" stroke-width=\"6\"/>")
        + &line(letters, "#ffe9a8", 9.0, " stroke-linecap=\"round\" stroke-linejoin=\"round\"")
});

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::kind::Kind;
    use crate::motif::all;

    const FACES: [Face; 12] = [
        Face::Picture(0),
        Face::Picture(1),
        Face::Picture(2),
        Face::Picture(3),
        Face::Picture(4),
        Face::Rank(0),
        Face::Rank(1),
        Face::Rank(2),
        Face::Rank(3),
        Face::Rank(4),
        Face::Wild,
        Face::Scatter,
    ];

    #[test]
    fn the_motif_of_the_tile_is_the_wild_or_else_the_most_valuable_picture() {
        for (kind, _) in Kind::ALL {
            for seed in ["lantern-fortune", "koi-reef", "jade-seven", "thunder-kings", "x9"] {
                let look = SlotLook::of_tile(&format!("tile/{kind}/{seed}")).unwrap();
                let hero = Cover::at(&format!("tile/{kind}/{seed}")).unwrap().motif.name;
                let hero = if NAMES.contains(&hero) { hero } else { EMBLEM };
                assert_eq!(look.name(Face::Wild, true), hero);
                assert_eq!(look.name(Face::Picture(0), false), hero);
                assert_ne!(look.name(Face::Picture(0), true), hero);
            }
        }
    }

    #[test]
    fn no_two_symbols_of_a_title_show_the_same() {
        for motif in all() {
            let look = SlotLook::of_tile(&format!("tile/rng/jade-harbour/{}/lantern-fortune", motif.name)).unwrap();
            let names: HashSet<_> = FACES.iter().map(|face| look.name(*face, true)).collect();
            assert_eq!(names.len(), FACES.len(), "{}: {names:?}", motif.name);
        }
        for seed in ["lantern-fortune", "koi-reef", "x9", "gem-rush"] {
            let look = SlotLook::of_tile(&format!("tile/rng/{seed}")).unwrap();
            let names: HashSet<_> = FACES.iter().map(|face| look.name(*face, true)).collect();
            assert_eq!(names.len(), FACES.len(), "{seed}: {names:?}");
        }
    }

    #[test]
    fn every_paint_of_a_sheet_and_of_a_backdrop_is_defined_and_used_whole() {
        for (kind, _) in Kind::ALL {
            let look = SlotLook::of_tile(&format!("tile/{kind}/golden-pagoda")).unwrap();
            for drawn in [look.sheet(&FACES), look.backdrop(true), look.backdrop(false)] {
                for used in drawn.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
                    assert!(drawn.contains(&format!("id=\"{used}\"")), "{used} is not defined for {kind}");
                }
                assert_eq!(drawn.matches("<g ").count(), drawn.matches("</g>").count(), "{kind}");
                assert!(!drawn.contains("NaN"), "{kind}");
            }
        }
    }

    #[test]
    fn what_is_no_tile_has_no_look() {
        for address in ["", "tile/rng", "tile/poem/x", "scene/festival/wide", "tile/rng/a/b"] {
            assert!(SlotLook::of_tile(address).is_none(), "{address}");
        }
    }
}
