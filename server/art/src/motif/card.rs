//! Cards of the games against the house.

use super::part::{CARD_BACK, CHIP, CLUB, DIAMOND, DRAGON_FACE, HEART, SPADE, TIGER_FACE};
use super::shape::{Motif, disc, fill, glyph, light, line, mirror, motif, place, plate, shade};
use crate::palette::Paint::{Bronze, Gold};
use crate::palette::{AMBER, BLUE, DARK_GREEN, DARK_RED, DARK_WOOD, INK, NAVY, RED, SKIN, SLATE, WHITE, WOOD};

pub(super) const MOTIFS: &[Motif] = &[
    motif(
        "cards",
        &["aces", "ace", "cards", "poker"],
        &[
            place(
                -58.0,
                16.0,
                0.86,
                -22.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(INK, SPADE),
                    glyph(INK, 'J', -44.0, -66.0, 30.0, 8.0),
                ],
            ),
            place(
                58.0,
                16.0,
                0.86,
                22.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(INK, CLUB),
                    glyph(INK, 'K', -44.0, -66.0, 30.0, 8.0),
                ],
            ),
            place(
                0.0,
                -10.0,
                0.98,
                0.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    shade(8, "M-65 30H65V79Q65 93 51 93H-51Q-65 93-65 79Z"),
                    fill(RED, HEART),
                    glyph(RED, 'A', -44.0, -66.0, 30.0, 8.0),
                ],
            ),
        ],
    ),
    motif(
        "royal-flush",
        &["poker", "holdem", "big"],
        &[place(
            0.0,
            70.0,
            1.0,
            0.0,
            &[
                place(
                    -62.0,
                    -44.0,
                    0.66,
                    -46.0,
                    &[
                        plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                        glyph(RED, '1', -46.0, -60.0, 36.0, 9.0),
                        glyph(RED, '0', -24.0, -60.0, 36.0, 9.0),
                        place(0.0, 8.0, 0.9, 0.0, &[fill(RED, DIAMOND)]),
                    ],
                ),
                place(
                    -32.0,
                    -62.0,
                    0.66,
                    -23.0,
                    &[
                        plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                        glyph(RED, 'J', -42.0, -60.0, 36.0, 9.0),
                        place(0.0, 8.0, 0.9, 0.0, &[fill(RED, DIAMOND)]),
                    ],
                ),
                place(
                    0.0,
                    -70.0,
                    0.66,
                    0.0,
                    &[
                        plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                        glyph(RED, 'Q', -40.0, -60.0, 36.0, 9.0),
                        place(0.0, 8.0, 0.9, 0.0, &[fill(RED, DIAMOND)]),
                    ],
                ),
                place(
                    34.0,
                    -62.0,
                    0.66,
                    23.0,
                    &[
                        plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                        glyph(RED, 'K', -40.0, -60.0, 36.0, 9.0),
                        place(0.0, 8.0, 0.9, 0.0, &[fill(RED, DIAMOND)]),
                    ],
                ),
                place(
                    64.0,
                    -44.0,
                    0.66,
                    46.0,
                    &[
                        plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                        glyph(RED, 'A', -40.0, -60.0, 36.0, 9.0),
                        place(0.0, 8.0, 0.9, 0.0, &[fill(RED, DIAMOND)]),
                    ],
                ),
            ],
        )],
    ),
    motif(
        "blackjack",
        &["blackjack"],
        &[
            place(
                -34.0,
                6.0,
                1.0,
                -14.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(INK, SPADE),
                    glyph(INK, 'A', -42.0, -62.0, 36.0, 10.0),
                ],
            ),
            place(
                42.0,
                4.0,
                1.0,
                13.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    plate(AMBER, 6.0, 10.0, 84.0, 134.0, 6.0),
                    place(
                        6.0,
                        8.0,
                        0.6,
                        0.0,
                        &[
                            fill(RED, "M-60-30C-40-60 40-60 60-30V90H-60Z"),
                            disc(SKIN, 0.0, -38.0, 34.0),
                            fill(Gold, "M-40-60L-46-96-18-78 0-104 18-78 46-96 40-60Z"),
                            mirror(&[disc(INK, -12.0, -38.0, 5.0)]),
                            line(DARK_WOOD, 5.0, "M-12-18q12 8 24 0"),
                            fill(BLUE, "M-30 10L0 50 30 10V90H-30Z"),
                        ],
                    ),
                    glyph(INK, 'J', -42.0, -62.0, 36.0, 10.0),
                ],
            ),
        ],
    ),
    motif(
        "twenty-one",
        &["blackjack"],
        &[
            place(
                -50.0,
                -24.0,
                0.74,
                -16.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(RED, HEART),
                    glyph(RED, 'A', -42.0, -62.0, 34.0, 10.0),
                ],
            ),
            place(
                50.0,
                -24.0,
                0.74,
                16.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(INK, CLUB),
                    glyph(INK, 'K', -42.0, -62.0, 34.0, 10.0),
                ],
            ),
            disc(Bronze, 0.0, 40.0, 64.0),
            disc(Gold, 0.0, 36.0, 62.0),
            disc(INK, 0.0, 36.0, 50.0),
            glyph(AMBER, '2', -18.0, 36.0, 50.0, 12.0),
            glyph(AMBER, '1', 20.0, 36.0, 50.0, 12.0),
        ],
    ),
    motif(
        "card-and-chip",
        &["blackjack", "poker", "holdem"],
        &[
            place(
                -26.0,
                -10.0,
                1.0,
                -12.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(INK, SPADE),
                    glyph(INK, 'A', -42.0, -62.0, 36.0, 10.0),
                ],
            ),
            place(48.0, 50.0, 0.58, 14.0, CHIP),
        ],
    ),
    motif(
        "card-shoe",
        &["baccarat"],
        &[
            fill(WHITE, "M-112 62L-52 26 12 66-48 104Z"),
            place(-50.0, 66.0, 0.3, -30.0, &[fill(RED, HEART)]),
            fill(INK, "M-62-42L60-92 116-60V34L8 92-62 54Z"),
            fill(SLATE, "M-62-42L60-92 116-60-6-6Z"),
            fill(DARK_RED, "M-62-42L-6-6 8 92-62 54Z"),
            fill(WHITE, "M-50-22L-14 2-6 62-50 38Z"),
            fill(RED, "M-44-10L-20 6-14 48-44 32Z"),
            line(Gold, 6.0, "M-6-6L116-60M-6-6L8 92"),
            place(62.0, 6.0, 0.4, 0.0, &[fill(Gold, SPADE)]),
            light(24, "M-50-40L58-84 80-72-28-26Z"),
        ],
    ),
    motif(
        "shoe-and-cards",
        &["baccarat"],
        &[
            place(
                -52.0,
                40.0,
                0.66,
                -20.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(RED, DIAMOND),
                    glyph(RED, '9', -42.0, -62.0, 36.0, 10.0),
                ],
            ),
            place(
                20.0,
                44.0,
                0.66,
                4.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(INK, SPADE),
                    glyph(INK, 'K', -42.0, -62.0, 36.0, 10.0),
                ],
            ),
            fill(DARK_RED, "M-30-66L70-112 120-78V14L60 50-30-6Z"),
            fill(RED, "M-30-66L70-112 120-78 24-28Z"),
            fill(Gold, "M-30-66L24-28 60 50-30-6Z"),
            fill(INK, "M-22-52L18-24 46 34-22-8Z"),
            fill(WHITE, "M-16-30L14-10 36 32-16-4Z"),
            line(AMBER, 5.0, "M24-28L120-78"),
        ],
    ),
    motif(
        "natural-nine",
        &["baccarat"],
        &[
            place(
                -46.0,
                0.0,
                0.86,
                -11.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    glyph(RED, '9', 0.0, -18.0, 84.0, 19.0),
                    place(0.0, 62.0, 0.44, 0.0, &[fill(RED, HEART)]),
                ],
            ),
            place(
                48.0,
                0.0,
                0.86,
                11.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    glyph(INK, 'K', 0.0, -18.0, 84.0, 19.0),
                    place(0.0, 62.0, 0.44, 0.0, &[fill(INK, CLUB)]),
                ],
            ),
            fill(Gold, "M-60 80H60L48 116H-48Z"),
            fill(WOOD, "M0 86l4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1Z"),
        ],
    ),
    motif(
        "player-banker",
        &["baccarat"],
        &[
            fill(BLUE, "M-118-70H-4V76C-40 84-80 84-118 76Z"),
            fill(RED, "M4-70H118V76C80 84 40 84 4 76Z"),
            glyph(WHITE, 'P', -62.0, 0.0, 90.0, 17.0),
            glyph(WHITE, 'B', 62.0, 0.0, 90.0, 17.0),
            line(Gold, 6.0, "M-118-70H118M-118 76C-80 84-40 84-4 76M4 76C40 84 80 84 118 76"),
            disc(Bronze, 0.0, -66.0, 32.0),
            disc(Gold, 0.0, -69.0, 31.0),
            place(0.0, -69.0, 0.3, 0.0, &[fill(DARK_GREEN, SPADE)]),
        ],
    ),
    motif(
        "dragon-and-tiger",
        &["dragon-tiger"],
        &[
            place(
                -48.0,
                0.0,
                0.86,
                -9.0,
                &[
                    plate(DARK_RED, 0.0, 0.0, 130.0, 190.0, 14.0),
                    line(Gold, 5.0, "M-54-84H54V84H-54Z"),
                    place(0.0, 0.0, 0.5, 0.0, DRAGON_FACE),
                ],
            ),
            place(
                48.0,
                0.0,
                0.86,
                9.0,
                &[
                    plate(NAVY, 0.0, 0.0, 130.0, 190.0, 14.0),
                    line(Gold, 5.0, "M-54-84H54V84H-54Z"),
                    place(0.0, 0.0, 0.48, 0.0, TIGER_FACE),
                ],
            ),
        ],
    ),
    motif(
        "dragon-tiger-duel",
        &["dragon-tiger"],
        &[
            fill(RED, "M-112 0A112 112 0 0 1 0-112C56-112 56 0 0 0S-56 112 0 112A112 112 0 0 1-112 0Z"),
            fill(BLUE, "M112 0A112 112 0 0 1 0 112C-56 112-56 0 0 0S56-112 0-112A112 112 0 0 1 112 0Z"),
            place(-44.0, -34.0, 0.58, -10.0, DRAGON_FACE),
            place(46.0, 34.0, 0.56, 10.0, TIGER_FACE),
            line(Gold, 6.0, "M0-112a112 112 0 1 0 .1 0Z"),
        ],
    ),
    motif(
        "dragon-tiger-cards",
        &["dragon-tiger"],
        &[
            place(0.0, -44.0, 0.62, 0.0, DRAGON_FACE),
            place(
                -54.0,
                46.0,
                0.52,
                -12.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    glyph(RED, 'K', 0.0, -16.0, 80.0, 18.0),
                    place(0.0, 60.0, 0.44, 0.0, &[fill(RED, DIAMOND)]),
                ],
            ),
            place(
                54.0,
                46.0,
                0.52,
                12.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    glyph(INK, '8', 0.0, -16.0, 80.0, 18.0),
                    place(0.0, 60.0, 0.44, 0.0, &[fill(INK, SPADE)]),
                ],
            ),
            place(0.0, 64.0, 0.46, 0.0, TIGER_FACE),
        ],
    ),
    motif(
        "three-cards",
        &["three-cards"],
        &[
            place(
                -64.0,
                10.0,
                0.8,
                -10.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(RED, HEART),
                    glyph(RED, 'Q', -40.0, -62.0, 34.0, 9.0),
                ],
            ),
            place(
                64.0,
                10.0,
                0.8,
                10.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(RED, DIAMOND),
                    glyph(RED, 'A', -40.0, -62.0, 34.0, 9.0),
                ],
            ),
            place(
                0.0,
                -4.0,
                0.8,
                0.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(INK, CLUB),
                    glyph(INK, 'K', -40.0, -62.0, 34.0, 9.0),
                ],
            ),
        ],
    ),
    motif(
        "three-aces",
        &["three-cards"],
        &[
            place(
                -44.0,
                -34.0,
                0.66,
                -16.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(INK, SPADE),
                    glyph(INK, 'A', -40.0, -62.0, 38.0, 10.0),
                ],
            ),
            place(
                48.0,
                -30.0,
                0.66,
                14.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(RED, HEART),
                    glyph(RED, 'A', -40.0, -62.0, 38.0, 10.0),
                ],
            ),
            place(
                2.0,
                38.0,
                0.7,
                -2.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(RED, DIAMOND),
                    glyph(RED, 'A', -40.0, -62.0, 38.0, 10.0),
                ],
            ),
        ],
    ),
    motif(
        "face-down-cards",
        &["three-cards", "secrets", "poker"],
        &[
            place(-58.0, 14.0, 0.8, -18.0, CARD_BACK),
            place(
                58.0,
                14.0,
                0.8,
                18.0,
                &[
                    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
                    fill(INK, SPADE),
                    glyph(INK, '7', -40.0, -62.0, 34.0, 9.0),
                ],
            ),
            place(0.0, -8.0, 0.86, 0.0, CARD_BACK),
        ],
    ),
];
