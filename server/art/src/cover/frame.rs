//! The frame of a cover, by which a game's kind is recognised before the title is read.

use crate::kind::Kind;
use crate::paint::{GOLD, SILVER};
use crate::shape::circle;

const EDGE: &str = "M20 8H280Q292 8 292 20V380Q292 392 280 392H20Q8 392 8 380V20Q8 8 20 8Z";

/// The frame of a kind, for 300 by 400; `accent` is the picture's contrasting colour.
pub(super) fn frame(kind: Kind, accent: &str) -> String {
    let edge = |paint: &str, width: f64| {
        format!(
            "<path d=\"{EDGE}\" fill=\"none\" stroke=\"#0a0416\" stroke-opacity=\".5\" stroke-width=\"{}\"/><path d=\"{EDGE}\" fill=\"none\" stroke=\"{paint}\" stroke-width=\"{width}\"/>",
            width + 4.0
        )
    };
    let fill = |path: &str, paint: &str| format!("<path d=\"{path}\" fill=\"{paint}\"/>");
    let line = |path: &str, paint: &str, width: f64| {
        format!("<path d=\"{path}\" fill=\"none\" stroke=\"{paint}\" stroke-width=\"{width}\"/>")
    };
    match kind {
        Kind::Rng => {
            edge(GOLD, 3.5)
                + &fill(
                    "M4 4H44L30 14Q14 14 14 30L4 44ZM296 4H256L270 14Q286 14 286 30L296 44ZM4 396H44L30 386Q14 386 14 370L4 356ZM296 396H256L270 386Q286 386 286 370L296 356Z",
                    GOLD,
                )
        }
        Kind::Jackpot => {
            edge(GOLD, 8.0)
                + &fill(&beads(26.0), "#fff3c4")
                + &fill("M150 0L170 16 150 32 130 16Z", GOLD)
                + &fill("M150 6L162 16 150 26 138 16Z", accent)
        }
        Kind::Table => {
            edge(GOLD, 3.0)
                + &line("M18 18H282V382H18Z", GOLD, 1.2)
                + &fill("M150 384l9 8-9 8-9-8ZM150 0l9 8-9 8-9-8Z", GOLD)
        }
        Kind::Live => edge(GOLD, 4.0) + &fill(&lamps(), "#fff2c0") + &fill("M110 0H190L180 14H120Z", GOLD),
        Kind::Pvp => {
            edge(SILVER, 3.5)
                + &line("M26 16H274Q284 16 284 26V374Q284 384 274 384H26Q16 384 16 374V26Q16 16 26 16Z", accent, 1.6)
                + &fill("M18 18h18l-18 18ZM282 18h-18l18 18ZM18 382h18l-18-18ZM282 382h-18l18-18Z", accent)
        }
        Kind::Lottery => edge("#fff3d6", 3.0) + &fill(&notches(), "#fff3d6"),
        Kind::Bingo => edge(accent, 6.0) + &fill(&beads(40.0), "#fff"),
        Kind::Sports => {
            edge("#fff", 2.6)
                + &line("M8 52Q52 52 52 8M292 52Q248 52 248 8M8 364Q36 364 36 392M292 364Q264 364 264 392", "#fff", 2.2)
        }
        Kind::Esports => {
            line("M40 8H292V360L260 392H8V40Z", "#0a0416", 8.0)
                + &line("M40 8H292V360L260 392H8V40Z", accent, 3.4)
                + &fill("M8 8H30L8 30ZM292 392H270L292 370Z", accent)
        }
        Kind::Fish => {
            edge(SILVER, 3.0)
                + &line(
                    "M20 8q12 10 24 0t24 0 24 0M280 8q-12 10-24 0t-24 0-24 0M20 392q12-10 24 0t24 0 24 0M280 392q-12-10-24 0t-24 0-24 0",
                    SILVER,
                    4.0,
                )
                + &fill(
                    &(circle(20.0, 20.0, 6.0)
                        + &circle(280.0, 20.0, 6.0)
                        + &circle(20.0, 380.0, 6.0)
                        + &circle(280.0, 380.0, 6.0)),
                    SILVER,
                )
        }
        Kind::Sv3 => {
            edge(GOLD, 4.0)
                + &fill(
                    "M4 4H60Q30 14 24 24T4 60ZM296 4H240Q270 14 276 24T296 60ZM4 396H60Q30 386 24 376T4 340ZM296 396H240Q270 386 276 376T296 340Z",
                    "#b3202f",
                )
                + &line(
                    "M60 6Q30 14 22 22T6 60M240 6Q270 14 278 22T294 60M60 394Q30 386 22 378T6 340M240 394Q270 386 278 378T294 340",
                    GOLD,
                    2.4,
                )
        }
        Kind::Arcade => {
            line("M20 8H280V14H286V20H292V380H286V386H280V392H20V386H14V380H8V20H14V14H20Z", "#0a0416", 8.0)
                + &line("M20 8H280V14H286V20H292V380H286V386H280V392H20V386H14V380H8V20H14V14H20Z", accent, 4.0)
        }
    }
}

/// Beads along the edge, `step` apart.
fn beads(step: f64) -> String {
    let mut path = String::new();
    let mut x = 150.0 - (130.0_f64 / step).floor() * step;
    while x <= 280.0 {
        path += &(circle(x, 8.0, 2.4) + &circle(x, 392.0, 2.4));
        x += step;
    }
    let mut y = 200.0 - (170.0_f64 / step).floor() * step;
    while y <= 372.0 {
        path += &(circle(8.0, y, 2.4) + &circle(292.0, y, 2.4));
        y += step;
    }
    path
}

/// Stage lamps down both sides.
fn lamps() -> String {
    (1..8).map(|step| f64::from(step) * 46.0 + 16.0).map(|y| circle(8.0, y, 3.2) + &circle(292.0, y, 3.2)).collect()
}

/// Half circles along both sides, like a ticket's.
fn notches() -> String {
    (0..12).map(|step| f64::from(step) * 30.0 + 35.0).map(|y| circle(5.0, y, 5.0) + &circle(295.0, y, 5.0)).collect()
}
