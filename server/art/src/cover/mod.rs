//! Covers of games (3:4) and pictures of categories (8:7).
//!
//! A cover is composed of a background, a hero (the main motif), companions, a frame and a lettered title. The kind of game decides
//! the frame and, for games of tables and arenas, the background and what must be shown; the title's words decide the theme and the
//! hero; the vendor decides the lettering. Which of several fitting heroes is shown may be named in the address
//! (`tile/KIND/VENDOR/MOTIF/TITLE`), so that a catalogue can keep neighbours different.

mod choose;
mod frame;
mod ground;
mod lettering;
mod scenery;
mod theme;

use choose::Choice;
use ground::Ground;

use crate::canvas::{Canvas, Scheme};
use crate::colour::hex;
use crate::is_slug;
use crate::kind::Kind;
use crate::motif::{Motif, find};
use crate::rng::{Rng, hash};
use theme::Theme;

/// The parts of a cover, before anything is drawn.
pub(crate) struct Cover<'a> {
    kind: Kind,
    vendor: &'a str,
    title: &'a str,
    /// Decides among equal choices; derived from the title.
    number: u32,
    /// The hero.
    pub(crate) motif: &'static Motif,
    /// The theme of the title.
    pub(crate) theme: &'static Theme,
    /// The hues of the picture.
    pub(crate) scheme: Scheme,
    choice: Choice,
}

impl<'a> Cover<'a> {
    /// The cover at an address without its suffix: `tile/KIND/TITLE` or `tile/KIND/VENDOR/MOTIF/TITLE`; none for another address.
    pub(crate) fn at(address: &'a str) -> Option<Self> {
        let parts: Vec<&str> = address.split('/').collect();
        if !parts.iter().all(|part| is_slug(part)) {
            return None;
        }
        match parts.as_slice() {
            ["tile", kind, title] => Some(Self::of(Kind::named(kind)?, "", None, title)),
            ["tile", kind, vendor, motif, title] => {
                Some(Self::of(Kind::named(kind)?, vendor, Some(find(motif)?), title))
            }
            _ => None,
        }
    }

    /// The cover of a title; without a motif, the title's own choice.
    pub(crate) fn of(kind: Kind, vendor: &'a str, motif: Option<&'static Motif>, title: &'a str) -> Self {
        let number = hash(title);
        let theme = theme::of_title(kind, title, number);
        let choice = choose::choose(kind, title, theme, number);
        let motif = motif.or_else(|| choice.heroes.first().copied()).unwrap_or_else(fallback);
        let [main, alt, sky] = theme.hues;
        let mut rng = Rng::named(&format!("hues of {title}"));
        let drift = rng.between(-16.0, 16.0);
        let scheme = Scheme { main: main + drift * 0.6, alt: alt + rng.between(-20.0, 20.0), sky: sky + drift };
        Self {
            kind,
            vendor: if vendor.is_empty() { title } else { vendor },
            title,
            number,
            motif,
            theme,
            scheme,
            choice,
        }
    }

    /// The motifs that suit the cover as heroes, the most fitting first.
    pub(crate) fn heroes(&self) -> &[&'static Motif] {
        &self.choice.heroes
    }

    /// The background, for 300 by 400, with its light behind `centre`.
    pub(crate) fn scene(&self, canvas: &mut Canvas, centre: (f64, f64)) -> String {
        ground::ground(self.ground(), canvas, centre, self.number, &mut Rng::named("ground"))
    }

    /// The kind's own background where it has one, else the theme's.
    fn ground(&self) -> Ground {
        match self.kind {
            Kind::Table | Kind::Pvp => Ground::Felt,
            Kind::Live => Ground::Stage,
            Kind::Sports => Ground::Stadium,
            Kind::Esports | Kind::Arcade => Ground::Grid,
            Kind::Bingo => Ground::Fair,
            Kind::Fish => Ground::Deep,
            Kind::Sv3 => self.one_of(&[Ground::Burst, Ground::Hills, Ground::Dunes]),
            Kind::Lottery => self.one_of(&[Ground::Fair, Ground::Hills, Ground::Roofs, Ground::Burst]),
            Kind::Rng | Kind::Jackpot => self.theme.ground,
        }
    }

    fn one_of(&self, grounds: &[Ground]) -> Ground {
        Rng::named(&format!("ground of {}", self.title)).pick(grounds, self.theme.ground)
    }

    /// The motifs beside the hero: the game that the title names, and motifs of the theme.
    fn companions(&self) -> Vec<&'static Motif> {
        let subject = self.choice.subjects.first().filter(|_| !self.shows_its_subject());
        let heroes = self.choice.heroes.iter().copied();
        let others = match self.kind {
            Kind::Rng | Kind::Jackpot => heroes.skip(1).take(3).collect::<Vec<_>>(),
            Kind::Fish | Kind::Sv3 | Kind::Sports | Kind::Esports => Vec::new(),
            _ => heroes.skip(self.choice.subjects.len()).take(1).collect(),
        };
        let all = subject.copied().into_iter().chain(others);
        all.filter(|motif| motif.name != self.motif.name).take(2).collect()
    }

    fn shows_its_subject(&self) -> bool {
        self.choice.subjects.iter().any(|motif| motif.name == self.motif.name)
    }

    /// Draws the cover as SVG.
    pub(crate) fn draw(&self) -> String {
        let mut canvas = Canvas::new(self.scheme);
        let mut rng = Rng::named(self.title);
        let centre = (150.0, 156.0);
        let mut drawing = ground::ground(self.ground(), &mut canvas, centre, self.number, &mut rng);
        let mirrored = if self.number & 16 == 0 { 1.0 } else { -1.0 };
        let places = [(86.0, 84.0, 0.44, 10.0), (-88.0, 92.0, 0.36, -10.0)];
        for (motif, (x, y, scale, turn)) in self.companions().iter().zip(places) {
            drawing += &canvas.figure(motif, centre.0 + x * mirrored, centre.1 + y, scale, turn * mirrored);
        }
        let (scale, lift) = match self.kind {
            // Swimming motifs are long.
            Kind::Fish => (0.98, 0.0),
            _ if self.shows_its_subject() || self.choice.subjects.is_empty() => (1.1, 0.0),
            _ => (0.96, -14.0),
        };
        drawing += &canvas.figure(self.motif, centre.0, centre.1 + lift, scale, rng.between(-4.0, 4.0).round());
        drawing += ground::foot(&mut canvas);
        drawing += &lettering::title(&mut canvas, self.title, self.vendor);
        drawing += &frame::frame(self.kind, &hex(0.78, 0.15, self.scheme.alt));
        canvas.finish(300.0, 400.0, &drawing)
    }
}

#[expect(clippy::expect_used, reason = "the motif is part of this crate, and a test finds it")]
fn fallback() -> &'static Motif {
    find("star").expect("the motif of a star")
}

/// The picture of a game category.
pub(crate) fn category(kind: Kind) -> String {
    let (name, ground) = match kind {
        Kind::Rng => ("three-sevens", Ground::Burst),
        Kind::Jackpot => ("crown", Ground::Cave),
        Kind::Table => ("wheel", Ground::Felt),
        Kind::Live => ("wheel-tilted", Ground::Stage),
        Kind::Pvp => ("cards", Ground::Felt),
        Kind::Lottery => ("three-balls", Ground::Fair),
        Kind::Bingo => ("bingo-cage", Ground::Fair),
        Kind::Sports => ("soccer", Ground::Stadium),
        Kind::Esports => ("gamepad", Ground::Grid),
        Kind::Fish => ("koi", Ground::Deep),
        Kind::Sv3 => ("rooster", Ground::Hills),
        Kind::Arcade => ("dice", Ground::Grid),
    };
    let cover = Cover::of(kind, "", find(name), name);
    let mut canvas = Canvas::new(cover.scheme);
    let scene = ground::ground(ground, &mut canvas, (150.0, 170.0), 1, &mut Rng::named(name));
    let drawing = format!(
        "<g transform=\"translate(0 -50)scale(.8)\">{scene}</g>{}",
        canvas.figure(cover.motif, 120.0, 104.0, 0.78, 0.0)
    );
    canvas.finish(240.0, 210.0, &drawing)
}
