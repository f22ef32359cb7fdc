//! Tiles of games (3:4) and of categories (8:7): rays, a rosette, a glow, a hero and what goes with it.

use super::colour::hex;
use super::motif::{Motif, Style};
use super::paint::{file, glow, linear};
use super::rng::{Rng, hash};
use super::shape::{circle, closed, engraving, fill, line, rays, ring, rosette, sparks};

/// The kinds of game that have a look of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Slots.
    Rng,
    /// Slots with a progressive prize.
    Jackpot,
    /// Table games against the house.
    Table,
    /// Live dealer tables.
    Live,
    /// Cards between players.
    Pvp,
    /// Lotteries.
    Lottery,
    /// Bingo.
    Bingo,
    /// Sports books.
    Sports,
    /// Esports books.
    Esports,
    /// Fishing games.
    Fish,
    /// The cockfight arena.
    Sv3,
    /// Arcade games.
    Arcade,
}

impl Kind {
    /// Every kind with its name in an address.
    pub(super) const ALL: [(&'static str, Self); 12] = [
        ("rng", Self::Rng),
        ("jackpot", Self::Jackpot),
        ("table", Self::Table),
        ("live", Self::Live),
        ("pvp", Self::Pvp),
        ("lottery", Self::Lottery),
        ("bingo", Self::Bingo),
        ("sports", Self::Sports),
        ("esports", Self::Esports),
        ("fish", Self::Fish),
        ("sv3", Self::Sv3),
        ("arcade", Self::Arcade),
    ];

    /// The kind of a name in an address.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind)
    }

    /// The hue that the kind's tiles keep near, and how far they stray from it.
    fn hue(self) -> (f64, f64) {
        match self {
            Self::Rng => (308.0, 70.0),
            Self::Jackpot => (85.0, 24.0),
            Self::Table => (165.0, 24.0),
            Self::Live => (18.0, 26.0),
            Self::Pvp => (268.0, 26.0),
            Self::Lottery => (52.0, 26.0),
            Self::Bingo => (345.0, 22.0),
            Self::Sports => (148.0, 24.0),
            Self::Esports => (222.0, 30.0),
            Self::Fish => (205.0, 26.0),
            Self::Sv3 => (28.0, 26.0),
            Self::Arcade => (250.0, 34.0),
        }
    }

    /// What a tile of the kind shows when the title's words name nothing.
    fn motifs(self) -> &'static [Motif] {
        match self {
            Self::Rng => &[
                Motif::Reel,
                Motif::Seven,
                Motif::Gem,
                Motif::Coin,
                Motif::Crown,
                Motif::Bell,
                Motif::Lantern,
                Motif::Mask,
                Motif::Butterfly,
            ],
            Self::Jackpot => &[Motif::Crown, Motif::Coin, Motif::Chest],
            Self::Table => &[Motif::Wheel, Motif::Cards, Motif::Dice],
            Self::Live => &[Motif::Wheel, Motif::Cards],
            Self::Pvp => &[Motif::Cards, Motif::Dice],
            Self::Lottery | Self::Bingo => &[Motif::Ball],
            Self::Sports => &[Motif::Soccer, Motif::Basketball, Motif::Tennis, Motif::Trophy],
            Self::Esports => &[Motif::Shield, Motif::Gamepad, Motif::Target],
            Self::Fish => &[Motif::Koi],
            Self::Sv3 => &[Motif::Feathers],
            Self::Arcade => &[Motif::Dice, Motif::Gamepad, Motif::Gem, Motif::Bolt],
        }
    }
}

/// The tile of a title: `seed` is the title as a slug, `lantern-fortune`.
pub(super) fn game(kind: Kind, seed: &str) -> String {
    picture(kind, seed, 300.0, 400.0)
}

/// The picture of a whole category.
pub(super) fn category(kind: Kind) -> String {
    picture(kind, "category", 240.0, 210.0)
}

fn picture(kind: Kind, seed: &str, width: f64, height: f64) -> String {
    let mut rng = Rng::named(&format!("{}{seed}", hash(seed)));
    let (base, spread) = kind.hue();
    let hue = base + rng.between(-spread, spread);
    let second = hue + if rng.unit() < 0.5 { -1.0 } else { 1.0 } * rng.between(30.0, 70.0);
    let tall = height > width;
    let centre = (width / 2.0, height * if tall { 0.43 } else { 0.5 });
    let motif = choose(kind, seed, tall, &mut rng);

    let own = linear(
        "bg",
        [0.1, 0.0, 0.9, 1.0],
        &[
            (0.0, &hex(0.46, 0.165, hue), 1.0),
            (0.55, &hex(0.31, 0.125, second), 1.0),
            (1.0, &hex(0.17, 0.07, second + 10.0), 1.0),
        ],
    ) + &glow(hue)
        + &linear("vg", [0.0, 0.0, 0.0, 1.0], &[(0.0, "#05060f", 0.0), (1.0, "#05060f", 0.78)]);

    let lobes = rng.pick(&[29, 31, 37, 41], 31);
    let (turns, depth) = (rng.pick(&[9, 11, 13], 11), rng.between(0.9, 2.2));
    let mut drawing = format!("<path d=\"M0 0h{width}v{height}H0z\" fill=\"url(#bg)\"/>");
    drawing += &format!(
        "<path d=\"{}\" fill=\"{}\" opacity=\".08\"/>",
        rays(centre, 16, rng.unit(), width.hypot(height)),
        hex(0.85, 0.12, hue + 20.0)
    );
    drawing += &engraving(&rosette(centre, width * 0.56, lobes, turns, depth), &hex(0.88, 0.12, hue + 30.0), 0.34);
    drawing += &fill(&circle(centre.0, centre.1, width * 0.62), "url(#gl)");
    drawing += &format!(
        "<path d=\"{}\" fill=\"{}\" opacity=\".75\"/>",
        sparks(&mut rng, 13, width, height * 0.74),
        hex(0.93, 0.1, hue + 40.0)
    );
    drawing += &backdrop(kind, motif, hue, centre, &mut rng);
    let scale = if tall { 1.0 } else { 0.82 };
    drawing += &group(motif, hue, centre, scale, true, &mut rng);
    let shade = height * 0.62;
    drawing += &format!("<path d=\"M0 {shade}h{width}V{height}H0z\" fill=\"url(#vg)\"/>");
    file(width, height, &own, &drawing)
}

/// The motif that the title names, else one of the kind's own.
fn choose(kind: Kind, seed: &str, tall: bool, rng: &mut Rng) -> Motif {
    let own = kind.motifs();
    let first = own.first().copied().unwrap_or(Motif::Coin);
    // Every title of these kinds shows what the kind is about; other words must not lead away from it.
    let fixed = matches!(kind, Kind::Lottery | Kind::Bingo | Kind::Fish | Kind::Sv3);
    let named = seed.split('-').find_map(Motif::of_word).filter(|motif| {
        !fixed
            && (!matches!(kind, Kind::Live | Kind::Table | Kind::Pvp | Kind::Sports | Kind::Esports)
                || own.contains(motif))
    });
    let drawn = rng.pick(own, first);
    if tall {
        named.unwrap_or(drawn)
    } else {
        match kind {
            Kind::Rng => Motif::Seven,
            Kind::Live => Motif::Cards,
            Kind::Pvp => Motif::Dice,
            _ => first,
        }
    }
}

/// What some kinds have behind the hero.
fn backdrop(kind: Kind, motif: Motif, hue: f64, centre: (f64, f64), rng: &mut Rng) -> String {
    match (kind, motif) {
        (Kind::Fish, _) | (_, Motif::Koi | Motif::Pearl) => waves(hue, centre.1) + &bubbles(rng, centre),
        (Kind::Esports, _) => {
            let cells: String = (0..9)
                .map(|_| {
                    let (x, y, radius) =
                        (rng.between(0.0, centre.0 * 2.0), rng.between(0.0, centre.1 * 2.2), rng.between(14.0, 60.0));
                    closed(&ring(6, radius, 0.52).iter().map(|(dx, dy)| (dx + x, dy + y)).collect::<Vec<_>>())
                })
                .collect();
            line(&cells, &hex(0.8, 0.13, hue), 2.0, " opacity=\".28\"")
        }
        (Kind::Sports, _) => line(
            &format!(
                "M{} {}Q{} {} {} {}",
                centre.0 - 150.0,
                centre.1 + 150.0,
                centre.0 - 90.0,
                centre.1 + 10.0,
                centre.0,
                centre.1
            ),
            "#fff",
            46.0,
            " stroke-linecap=\"round\" opacity=\".2\"",
        ),
        _ => String::new(),
    }
}

pub(super) fn waves(hue: f64, y: f64) -> String {
    (0..3)
        .map(|i| {
            let step = f64::from(i);
            format!(
                "<path d=\"M-10 {:.0}q40-26 80 0t80 0 80 0 80 0V410H-10Z\" fill=\"{}\" opacity=\".75\"/>",
                y * 1.75 + step * 34.0,
                hex(0.5 - 0.09 * step, 0.13, hue + 8.0 * step)
            )
        })
        .collect()
}

fn bubbles(rng: &mut Rng, centre: (f64, f64)) -> String {
    let rings: String = (0..12)
        .map(|_| {
            circle(
                rng.between(0.0, centre.0 * 2.0).round(),
                rng.between(0.0, centre.1 * 2.2).round(),
                rng.between(3.0, 13.0).round(),
            )
        })
        .collect();
    format!("<path d=\"{rings}\" fill=\"#fff\" fill-opacity=\".1\" stroke=\"#fff\" stroke-opacity=\".4\"/>")
}

/// One figure of a group: place from the centre, size, turn in degrees, and how far its hue lies from the group's.
type Member = (f64, f64, f64, f64, f64);

/// How a motif stands: alone, or with smaller ones of its kind behind it. The last of the list stands in front.
fn members(motif: Motif) -> &'static [Member] {
    match motif {
        Motif::Seven => &[(-70.0, 34.0, 0.72, -14.0, 0.0), (70.0, 34.0, 0.72, 14.0, 0.0), (0.0, -10.0, 1.12, 0.0, 0.0)],
        Motif::Gem => {
            &[(-80.0, 62.0, 0.56, -12.0, 130.0), (82.0, 58.0, 0.6, 12.0, 220.0), (0.0, -10.0, 1.1, 0.0, 30.0)]
        }
        Motif::Coin => &[(-86.0, 70.0, 0.5, 0.0, 0.0), (84.0, 66.0, 0.55, 0.0, 0.0), (0.0, -6.0, 1.12, 0.0, 0.0)],
        Motif::Cards => &[(-66.0, 20.0, 0.98, -20.0, 0.0), (64.0, 18.0, 0.98, 19.0, 0.0), (0.0, -8.0, 1.1, 0.0, 0.0)],
        Motif::Dice => &[(-58.0, 46.0, 0.86, -8.0, 110.0), (46.0, -26.0, 1.14, 10.0, 0.0)],
        Motif::Ball => &[
            (-72.0, -54.0, 0.7, -9.0, 0.0),
            (70.0, -58.0, 0.73, 9.0, 67.0),
            (-78.0, 74.0, 0.63, -10.0, 201.0),
            (76.0, 72.0, 0.66, 9.0, 268.0),
            (-4.0, -4.0, 0.98, 0.0, 134.0),
        ],
        Motif::Koi => &[(58.0, 84.0, 0.5, 6.0, 165.0), (-4.0, -8.0, 1.08, -8.0, 0.0)],
        Motif::Lantern => &[(-92.0, -62.0, 0.46, 0.0, 0.0), (94.0, -84.0, 0.38, 0.0, 0.0), (0.0, -2.0, 1.18, 0.0, 0.0)],
        Motif::Butterfly => &[(78.0, 84.0, 0.42, 24.0, 50.0), (-6.0, -10.0, 1.08, -10.0, 0.0)],
        Motif::Chest | Motif::Reel | Motif::Gamepad => &[(0.0, 0.0, 1.12, -3.0, 0.0)],
        Motif::Wheel | Motif::Shield | Motif::Feathers => &[(0.0, 0.0, 1.2, 0.0, 0.0)],
        Motif::Key | Motif::Bolt => &[(0.0, 0.0, 1.14, 12.0, 0.0)],
        _ => &[(0.0, -2.0, 1.14, 0.0, 0.0)],
    }
}

/// A motif with its companions, grouped round a centre.
pub(super) fn group(motif: Motif, hue: f64, centre: (f64, f64), scale: f64, text: bool, rng: &mut Rng) -> String {
    let mut drawn = String::new();
    let mut put = |motif: Motif, (x, y, size, turn, shift): Member| {
        let figure = motif.draw(&mut Style { hue: hue + shift, text, rng });
        drawn += &figure.stand(centre.0 + x * scale, centre.1 + y * scale, size * scale, turn);
    };
    if motif == Motif::Crown {
        put(Motif::Gem, (0.0, 104.0, 0.56, 0.0, 150.0));
    }
    for member in members(motif) {
        put(motif, *member);
    }
    drawn
}
