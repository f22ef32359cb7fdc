//! Games of cards between players.

use super::part::{BULL_FACE, CROWN, HEART, SMALL_CARD_BLACK, SMALL_CARD_RED, SPADE};
use super::shape::{Motif, disc, fill, glyph, line, mirror, motif, oval, place, plate};
use crate::palette::Paint::{Bronze, Gold};
use crate::palette::{
    AMBER, BLUE, DARK_GREEN, DARK_RED, DARK_WOOD, GREEN, INK, LIME, PINK, RED, SKIN, TEAL, VIOLET, WHITE, WOOD,
};

pub(super) const MOTIFS: &[Motif] = &[
    motif(
        "thirteen-cards",
        &["thirteen"],
        &[
            place(
                0.0,
                96.0,
                1.0,
                0.0,
                &[
                    place(-66.0, -90.0, 0.6, -42.0, SMALL_CARD_RED),
                    place(-44.0, -102.0, 0.6, -28.0, SMALL_CARD_BLACK),
                    place(-22.0, -110.0, 0.6, -14.0, SMALL_CARD_RED),
                    place(0.0, -112.0, 0.6, 0.0, SMALL_CARD_BLACK),
                    place(24.0, -110.0, 0.6, 14.0, SMALL_CARD_RED),
                    place(46.0, -102.0, 0.6, 28.0, SMALL_CARD_BLACK),
                    place(68.0, -90.0, 0.6, 42.0, SMALL_CARD_RED),
                ],
            ),
            fill(RED, "M-60 62H60L76 84 60 106H-60L-76 84Z"),
            glyph(AMBER, '1', -16.0, 84.0, 28.0, 8.0),
            glyph(AMBER, '3', 14.0, 84.0, 28.0, 8.0),
        ],
    ),
    motif(
        "three-rows",
        &["thirteen"],
        &[
            place(-34.0, -68.0, 0.36, 0.0, SMALL_CARD_RED),
            place(0.0, -68.0, 0.36, 0.0, SMALL_CARD_BLACK),
            place(34.0, -68.0, 0.36, 0.0, SMALL_CARD_RED),
            place(-72.0, 0.0, 0.38, 0.0, SMALL_CARD_BLACK),
            place(-36.0, 0.0, 0.38, 0.0, SMALL_CARD_RED),
            place(0.0, 0.0, 0.38, 0.0, SMALL_CARD_BLACK),
            place(36.0, 0.0, 0.38, 0.0, SMALL_CARD_RED),
            place(72.0, 0.0, 0.38, 0.0, SMALL_CARD_BLACK),
            place(-76.0, 72.0, 0.4, 0.0, SMALL_CARD_RED),
            place(-38.0, 72.0, 0.4, 0.0, SMALL_CARD_BLACK),
            place(0.0, 72.0, 0.4, 0.0, SMALL_CARD_RED),
            place(38.0, 72.0, 0.4, 0.0, SMALL_CARD_BLACK),
            place(76.0, 72.0, 0.4, 0.0, SMALL_CARD_RED),
        ],
    ),
    motif(
        "landlord",
        &["landlord"],
        &[
            fill(DARK_RED, "M-84 112C-80 60-40 50 0 50S80 60 84 112Z"),
            fill(Gold, "M-14 52L0 76 14 52 24 112H-24Z"),
            fill(SKIN, "M0-56C42-56 56-30 54 0 52 40 26 64 0 66-26 64-52 40-54 0-56-30-42-56 0-56Z"),
            mirror(&[
                disc(INK, -20.0, -2.0, 6.0),
                line(INK, 6.0, "M-34-18Q-22-26-10-18"),
                oval(PINK, -34.0, 18.0, 10.0, 7.0),
                fill(INK, "M0 24C-14 18-34 22-46 40-28 42-10 40 0 30Z"),
            ]),
            fill(WHITE, "M-16 42Q0 48 16 42 0 56-16 42Z"),
            fill(INK, "M-60-40C-66-104 66-104 60-40 30-56-30-56-60-40Z"),
            fill(RED, "M-64-36C-30-54 30-54 64-36L70-52C30-74-30-74-70-52Z"),
            disc(Gold, 0.0, -92.0, 11.0),
            disc(TEAL, 0.0, -56.0, 8.0),
            place(76.0, 54.0, 0.4, 18.0, SMALL_CARD_RED),
        ],
    ),
    motif(
        "joker",
        &["landlord", "wild", "joker", "card"],
        &[
            mirror(&[
                fill(RED, "M0-20C-20-80-70-110-112-70-90-70-80-50-76-20L-50 6Z"),
                disc(Gold, -112.0, -66.0, 13.0),
            ]),
            fill(VIOLET, "M-44-10C-40-70-20-100 0-118 20-100 40-70 44-10Z"),
            disc(Gold, 0.0, -114.0, 13.0),
            fill(WHITE, "M0-30C40-30 56-4 52 30 48 62 22 80 0 88-22 80-48 62-52 30-56-4-40-30 0-30Z"),
            mirror(&[fill(INK, "M-34 6L-22-8-10 6-22 22Z"), disc(RED, -34.0, 36.0, 9.0)]),
            fill(RED, "M-30 44Q0 66 30 44 20 72 0 74-20 72-30 44Z"),
            disc(RED, 0.0, 26.0, 9.0),
            fill(AMBER, "M-64 92L-44 70-30 88-14 74 0 94 14 74 30 88 44 70 64 92 40 114H-40Z"),
            fill(Gold, "M-56-14C-20-34 20-34 56-14L52 4C20-14-20-14-52 4Z"),
        ],
    ),
    motif(
        "rummy-melds",
        &["rummy"],
        &[
            place(-50.0, -30.0, 0.62, -8.0, SMALL_CARD_RED),
            place(-20.0, -34.0, 0.62, -2.0, SMALL_CARD_RED),
            place(10.0, -34.0, 0.62, 4.0, SMALL_CARD_RED),
            place(-10.0, 44.0, 0.62, -6.0, SMALL_CARD_BLACK),
            place(24.0, 42.0, 0.62, 2.0, SMALL_CARD_BLACK),
            place(58.0, 44.0, 0.62, 9.0, SMALL_CARD_BLACK),
        ],
    ),
    motif(
        "rummy-fan",
        &["rummy"],
        &[
            place(
                0.0,
                90.0,
                1.0,
                0.0,
                &[
                    place(-54.0, -84.0, 0.74, -36.0, SMALL_CARD_BLACK),
                    place(-20.0, -102.0, 0.74, -13.0, SMALL_CARD_RED),
                    place(20.0, -102.0, 0.74, 12.0, SMALL_CARD_BLACK),
                    place(56.0, -84.0, 0.74, 36.0, SMALL_CARD_RED),
                ],
            ),
            disc(Bronze, 0.0, 74.0, 36.0),
            disc(Gold, 0.0, 70.0, 35.0),
            glyph(WOOD, 'R', 0.0, 70.0, 36.0, 9.0),
        ],
    ),
    motif(
        "bull-fight",
        &["bull-fight"],
        &[
            place(0.0, -34.0, 0.76, 0.0, BULL_FACE),
            place(-74.0, 66.0, 0.42, -16.0, SMALL_CARD_RED),
            place(-38.0, 72.0, 0.42, -8.0, SMALL_CARD_BLACK),
            place(0.0, 74.0, 0.42, 0.0, SMALL_CARD_RED),
            place(38.0, 72.0, 0.42, 8.0, SMALL_CARD_BLACK),
            place(74.0, 66.0, 0.42, 16.0, SMALL_CARD_RED),
        ],
    ),
    motif(
        "bull-charge",
        &["bull-fight"],
        &[fill(RED, "M-120-60C-60-90-20-40 0 20-40 50-90 60-120 40Z"), place(26.0, 10.0, 0.92, -8.0, BULL_FACE)],
    ),
    motif(
        "big-two",
        &["big-two"],
        &[
            place(
                0.0,
                -4.0,
                1.06,
                6.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    glyph(INK, '2', -30.0, -44.0, 56.0, 15.0),
                    place(24.0, 34.0, 1.1, 0.0, &[fill(INK, SPADE)]),
                ],
            ),
            place(-76.0, 66.0, 0.34, -14.0, &[fill(Bronze, CROWN), fill(Gold, CROWN)]),
        ],
    ),
    motif(
        "two-of-spades",
        &["big-two"],
        &[
            place(
                -44.0,
                0.0,
                0.86,
                -12.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    glyph(RED, '2', -38.0, -58.0, 40.0, 10.0),
                    place(8.0, 20.0, 1.1, 0.0, &[fill(RED, HEART)]),
                ],
            ),
            place(
                46.0,
                0.0,
                0.86,
                12.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    glyph(INK, '2', -38.0, -58.0, 40.0, 10.0),
                    place(8.0, 20.0, 1.1, 0.0, &[fill(INK, SPADE)]),
                ],
            ),
            place(0.0, -76.0, 0.5, 0.0, &[fill(Gold, CROWN)]),
        ],
    ),
    motif(
        "pocket-aces",
        &["holdem"],
        &[
            place(
                -40.0,
                0.0,
                0.98,
                -13.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(INK, SPADE),
                    glyph(INK, 'A', -42.0, -62.0, 38.0, 10.0),
                ],
            ),
            place(
                44.0,
                2.0,
                0.98,
                13.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(RED, HEART),
                    glyph(RED, 'A', -42.0, -62.0, 38.0, 10.0),
                ],
            ),
        ],
    ),
    motif(
        "poker-table",
        &["holdem", "poker"],
        &[
            oval(DARK_WOOD, 0.0, 24.0, 122.0, 78.0),
            oval(WOOD, 0.0, 14.0, 122.0, 78.0),
            oval(DARK_GREEN, 0.0, 12.0, 104.0, 62.0),
            oval(GREEN, 0.0, 8.0, 100.0, 58.0),
            line(LIME, 3.0, "M-70 8a70 36 0 1 0 140 0a70 36 0 1 0-140 0Z"),
            place(-46.0, 0.0, 0.26, 0.0, SMALL_CARD_RED),
            place(-20.0, 0.0, 0.26, 0.0, SMALL_CARD_BLACK),
            place(6.0, 0.0, 0.26, 0.0, SMALL_CARD_RED),
            place(32.0, 0.0, 0.26, 0.0, SMALL_CARD_BLACK),
            place(58.0, 0.0, 0.26, 0.0, SMALL_CARD_BLACK),
            disc(RED, -30.0, 44.0, 10.0),
            disc(BLUE, -8.0, 48.0, 10.0),
            disc(AMBER, 14.0, 46.0, 10.0),
            place(-30.0, -78.0, 0.4, -12.0, SMALL_CARD_RED),
            place(30.0, -78.0, 0.4, 12.0, SMALL_CARD_BLACK),
        ],
    ),
];
