//! Motifs of computer game tournaments.

use super::shape::{Motif, disc, fill, light, line, mirror, motif, oval, place, plate, ring, shade};
use crate::palette::Paint::{Bronze, Gold, Main, Silver};
use crate::palette::{
    AMBER, BLUE, CYAN, DARK_RED, INK, IVORY, LIME, MAGENTA, MIST, NAVY, ORANGE, PINK, PURPLE, RED, SKIN, SKY, SLATE,
    STONE, TAN, VIOLET, WHITE, WOOD, YELLOW,
};

pub(super) const MOTIFS: &[Motif] = &[
    motif(
        "gamepad",
        &["gamepad", "pixel", "arcade", "retro", "mobile"],
        &[
            fill(
                SLATE,
                "M-60-60H60C100-60 112-10 118 40 122 80 84 92 66 66L44 36H-44L-66 66C-84 92-122 80-118 40-112-10-100-60-60-60Z",
            ),
            fill(
                Main(0.45),
                "M-60-52H60C92-52 102-10 108 36 112 70 84 80 70 58L48 26H-48L-70 58C-84 80-112 70-108 36-102-10-92-52-60-52Z",
            ),
            plate(INK, -56.0, -14.0, 54.0, 17.0, 5.0),
            plate(INK, -56.0, -14.0, 17.0, 54.0, 5.0),
            disc(RED, 76.0, -14.0, 11.0),
            disc(LIME, 56.0, 6.0, 11.0),
            disc(AMBER, 56.0, -34.0, 11.0),
            disc(CYAN, 36.0, -14.0, 11.0),
            plate(CYAN, 0.0, -30.0, 26.0, 13.0, 6.0),
            disc(INK, -24.0, 14.0, 17.0),
            disc(INK, 22.0, 14.0, 17.0),
            light(30, "M-90-36C-80-50-40-48 60-48 20-40-60-40-90-10Z"),
        ],
    ),
    motif(
        "shield",
        &["arena", "legion", "siege", "rift", "clash"],
        &[
            fill(Silver, "M0-116L100-80V4C100 60 52 100 0 122-52 100-100 60-100 4V-80Z"),
            fill(NAVY, "M0-100L86-68V4C86 52 44 86 0 106-44 86-86 52-86 4V-68Z"),
            fill(BLUE, "M0-100V106C-44 86-86 52-86 4V-68Z"),
            fill(CYAN, "M-54-44L0-12 54-44V-18L0 16-54-18Z"),
            fill(SKY, "M-54-6L0 28 54-6V20L0 56-54 20Z"),
            fill(VIOLET, "M-42 40L0 66 42 40V58L0 86-42 58Z"),
            light(30, "M-76-58L-8-84V-30Z"),
        ],
    ),
    motif(
        "target",
        &["sniper", "strike", "crossfire", "duel", "hunters"],
        &[
            line(INK, 15.0, "M0-80a80 80 0 1 0 .1 0Z"),
            line(RED, 9.0, "M0-80a80 80 0 1 0 .1 0Z"),
            line(CYAN, 4.0, "M0-50a50 50 0 1 0 .1 0Z"),
            ring(
                4,
                &[
                    plate(INK, 0.0, -82.0, 15.0, 66.0, 4.0),
                    plate(RED, 0.0, -84.0, 9.0, 58.0, 3.0),
                    line(CYAN, 4.0, "M0-40V-16"),
                ],
            ),
            disc(RED, 0.0, 0.0, 11.0),
            light(20, "M-60-40C-40-70 0-78 30-70-10-60-40-40-50-10Z"),
        ],
    ),
    motif(
        "crossed-rifles",
        &["crossfire", "sniper", "duel", "strike"],
        &[
            mirror(&[place(
                0.0,
                0.0,
                1.0,
                -42.0,
                &[
                    plate(SLATE, 0.0, -64.0, 13.0, 120.0, 3.0),
                    plate(INK, 0.0, 10.0, 30.0, 90.0, 6.0),
                    fill(WOOD, "M-15 44H15L26 118H-12Z"),
                    plate(CYAN, 20.0, -8.0, 11.0, 56.0, 4.0),
                    plate(INK, 0.0, -114.0, 21.0, 17.0, 3.0),
                ],
            )]),
            disc(INK, 0.0, 4.0, 34.0),
            line(RED, 6.0, "M0-20a24 24 0 1 0 .1 0ZM0-34V-10M0 18V42M-38 4H-14M14 4H38"),
            disc(RED, 0.0, 4.0, 5.0),
        ],
    ),
    motif(
        "watchtower",
        &["tower", "siege", "guardian"],
        &[
            fill(STONE, "M-46 112L-36-20H36L46 112Z"),
            fill(MIST, "M-46 112L-36-20H-4L-8 112Z"),
            fill(SLATE, "M-64-70H-42V-54H-20V-70H20V-54H42V-70H64V-18H-64Z"),
            plate(AMBER, 0.0, 20.0, 22.0, 40.0, 10.0),
            plate(AMBER, 0.0, 78.0, 22.0, 36.0, 10.0),
            line(WOOD, 5.0, "M0-70V-122"),
            fill(Main(0.55), "M0-122L58-106 0-88Z"),
            line(SLATE, 4.0, "M-30 10h18M14 0h18M-34 60h16M18 50h18"),
            fill(RED, "M-92 112l14-30 14 30ZM66 112l14-24 14 24Z"),
        ],
    ),
    motif(
        "block-tower",
        &["tower"],
        &[
            plate(Main(0.42), 0.0, 92.0, 150.0, 34.0, 6.0),
            plate(AMBER, -6.0, 56.0, 124.0, 34.0, 6.0),
            plate(Main(0.6), 6.0, 20.0, 108.0, 34.0, 6.0),
            plate(RED, -4.0, -16.0, 92.0, 34.0, 6.0),
            plate(Main(0.7), 6.0, -52.0, 76.0, 34.0, 6.0),
            plate(AMBER, 0.0, -88.0, 60.0, 34.0, 6.0),
            light(25, "M-66 42H50V50H-66ZM-46 6H56V14H-46ZM-48-30H38V-22H-48ZM-28-66H40V-58H-28ZM-26-102H26V-94H-26Z"),
            fill(YELLOW, "M0-136l6 16 17 1-13 11 4 17-14-9-14 9 4-17-13-11 17-1Z"),
        ],
    ),
    motif(
        "starship",
        &["command", "star", "neon", "odyssey"],
        &[
            fill(CYAN, "M-20 92L0 132 20 92Z"),
            fill(SLATE, "M-20 20L-112 76-108 96-20 70ZM20 20L112 76 108 96 20 70Z"),
            fill(RED, "M-112 76L-120 20-104 20-96 66ZM112 76L120 20 104 20 96 66Z"),
            fill(MIST, "M0-120C24-80 30-20 26 92H-26C-30-20-24-80 0-120Z"),
            fill(SLATE, "M0-120C24-80 30-20 26 92H4C14 0 12-60 0-120Z"),
            oval(CYAN, 0.0, -34.0, 12.0, 28.0),
            light(60, "M-4-52a4 12 0 1 0 .1 0Z"),
            fill(Main(0.55), "M-26 50H26V70H-26Z"),
        ],
    ),
    motif(
        "astronaut",
        &["command", "star", "heroes", "universe"],
        &[
            fill(MIST, "M-84 116C-80 70-50 56 0 56S80 70 84 116Z"),
            plate(Main(0.55), 0.0, 94.0, 60.0, 34.0, 8.0),
            disc(WHITE, 0.0, -16.0, 92.0),
            mirror(&[plate(STONE, -92.0, -12.0, 22.0, 54.0, 8.0)]),
            fill(NAVY, "M0-78C50-78 70-50 68-14 64 26 36 44 0 44S-64 26-68-14C-70-50-50-78 0-78Z"),
            fill(VIOLET, "M-60-30C-40-64 0-74 30-66 0-50-20-20-20 36-50 30-66 6-60-30Z"),
            light(60, "M-44-40C-34-60-14-66 0-66-20-54-32-38-36-20Z"),
            disc(WHITE, 30.0, -26.0, 4.0),
            disc(WHITE, 14.0, 8.0, 3.0),
            disc(AMBER, 40.0, 4.0, 6.0),
            disc(RED, -12.0, 94.0, 6.0),
            disc(LIME, 10.0, 94.0, 6.0),
        ],
    ),
    motif(
        "phone-hero",
        &["mobile", "heroes"],
        &[place(
            0.0,
            0.0,
            1.0,
            8.0,
            &[
                plate(INK, 0.0, 0.0, 132.0, 226.0, 22.0),
                plate(Main(0.36), 0.0, -2.0, 112.0, 196.0, 10.0),
                plate(Main(0.6), 0.0, -50.0, 112.0, 100.0, 8.0),
                place(
                    0.0,
                    4.0,
                    0.6,
                    0.0,
                    &[
                        fill(RED, "M-60 100C-90 40-60-20-40-40L40-40C60-20 90 40 60 100Z"),
                        fill(Gold, "M-50-10H50L40 90H-40Z"),
                        disc(SKIN, 0.0, -56.0, 34.0),
                        fill(INK, "M-36-56C-40-104 40-104 36-56 20-70-20-70-36-56Z"),
                        fill(RED, "M-38-60H38V-46H-38Z"),
                        place(
                            0.0,
                            40.0,
                            0.34,
                            0.0,
                            &[fill(WHITE, "M0-112L33-46 106-35 53 17 66 90 0 55-66 90-53 17-106-35-33-46Z")],
                        ),
                    ],
                ),
                light(24, "M-56-100H-10L-56 20Z"),
            ],
        )],
    ),
    motif(
        "fist",
        &["fist", "street", "power", "rush"],
        &[
            ring(8, &[fill(YELLOW, "M-15-70L0-122 15-70Z")]),
            disc(ORANGE, 0.0, 0.0, 74.0),
            fill(
                SKIN,
                "M-58-30C-58-54-34-54-32-40-30-60-6-60-4-44-2-60 22-60 24-42 28-56 50-54 50-34L54 24C54 56 30 66 24 72L26 112H-34L-36 76C-60 60-66 20-58-30Z",
            ),
            line(WOOD, 5.0, "M-32-40V-4M-4-44V-4M24-42V-6M-60 6C-40-6-10-4 4 4 10 20-10 26-26 24-22 40-30 50-38 56"),
            plate(RED, -4.0, 96.0, 66.0, 22.0, 4.0),
        ],
    ),
    motif(
        "dragon-fist",
        &["street", "fist", "clash"],
        &[
            fill(RED, "M-110-20C-60-90 60-100 110-30 70-50 40-40 20-20H-40C-60-40-80-40-110-20Z"),
            fill(ORANGE, "M-90 0C-50-60 50-70 90-10 50-30 20-20 10 0H-40C-60-20-70-16-90 0Z"),
            fill(
                TAN,
                "M-62-6C-62-30-40-32-36-18-34-38-10-38-8-22-4-38 20-36 20-20 26-34 46-30 46-10L48 40C46 66 30 76 24 80V112H-36V84C-60 70-66 30-62-6Z",
            ),
            line(WOOD, 5.0, "M-36-18V12M-8-22V12M20-20V10M-62 22C-40 8-10 10 2 18 8 34-12 38-28 38"),
            plate(WHITE, -6.0, 96.0, 66.0, 26.0, 3.0),
        ],
    ),
    motif(
        "kart",
        &["kart", "circuit", "turbo"],
        &[
            fill(RED, "M-100 40L-60 4H-20L0-24H40L56 8 104 16C116 24 114 50 104 56H-96Z"),
            fill(WHITE, "M-60 4H-20L-34 30H-84ZM56 8L104 16 100 30H50Z"),
            disc(BLUE, 6.0, -58.0, 40.0),
            fill(INK, "M-22-70H30C40-66 40-40 30-38H-26C-36-44-34-64-22-70Z"),
            fill(CYAN, "M-16-64H26V-46H-20Z"),
            plate(SLATE, 0.0, 2.0, 60.0, 34.0, 8.0),
            line(INK, 7.0, "M-50-8L-30 10"),
            disc(INK, -70.0, 60.0, 36.0),
            disc(AMBER, -70.0, 60.0, 16.0),
            disc(INK, 74.0, 60.0, 36.0),
            disc(AMBER, 74.0, 60.0, 16.0),
            fill(ORANGE, "M112 20L136 12 126 28 140 36 114 42Z"),
        ],
    ),
    motif(
        "card-champion",
        &["card", "champions"],
        &[
            place(
                -46.0,
                16.0,
                0.78,
                -16.0,
                &[
                    plate(Main(0.4), 0.0, 0.0, 130.0, 186.0, 14.0),
                    line(AMBER, 5.0, "M-52-80H52V80H-52Z"),
                    disc(Main(0.65), 0.0, 0.0, 38.0),
                ],
            ),
            place(
                46.0,
                16.0,
                0.78,
                16.0,
                &[
                    plate(Main(0.4), 0.0, 0.0, 130.0, 186.0, 14.0),
                    line(AMBER, 5.0, "M-52-80H52V80H-52Z"),
                    fill(CYAN, "M0-44L40 0 0 44-40 0Z"),
                ],
            ),
            place(
                0.0,
                -6.0,
                0.9,
                0.0,
                &[
                    plate(Bronze, 0.0, 0.0, 136.0, 192.0, 14.0),
                    plate(INK, 0.0, 0.0, 122.0, 178.0, 10.0),
                    plate(ORANGE, 0.0, -26.0, 104.0, 96.0, 6.0),
                    place(
                        0.0,
                        -24.0,
                        0.42,
                        0.0,
                        &[
                            fill(
                                RED,
                                "M4-118C34-76 90-34 84 32 80 88 42 112 0 112S-82 86-86 30C-86-6-64-28-54-56-42-36-34-28-22-24-36-62-22-96 4-118Z",
                            ),
                            fill(
                                YELLOW,
                                "M4-6C18 14 40 30 36 62 32 88 16 102 0 102S-36 86-36 58C-36 44-26 36-20 26-8 22-6 8 4-6Z",
                            ),
                        ],
                    ),
                    line(IVORY, 5.0, "M-44 44H44M-44 58H30"),
                    disc(AMBER, -44.0, -78.0, 13.0),
                ],
            ),
        ],
    ),
    motif(
        "pixel-invader",
        &["pixel", "retro", "arcade", "striker"],
        &[
            fill(
                LIME,
                "M-55-88H-33V-66H-11V-44H11V-66H33V-88H55V-66H33V-44H55V-22H77V0H99V66H77V22H55V66H33V88H11V66H-11V88H-33V66H-55V22H-77V66H-99V0H-77V-22H-55V-44H-33V-66H-55Z",
            ),
            plate(INK, -33.0, -11.0, 22.0, 22.0, 0.0),
            plate(INK, 33.0, -11.0, 22.0, 22.0, 0.0),
            shade(20, "M-99 0H99V22H-99Z"),
        ],
    ),
    motif(
        "pixel-heart",
        &["pixel", "neon", "arcade", "retro"],
        &[
            fill(
                DARK_RED,
                "M-88-66H-66V-88H-22V-66H0V-44H0V-66H22V-88H66V-66H88V-44H110V22H88V44H66V66H44V88H22V110H-22V88H-44V66H-66V44H-88V22H-110V-44H-88Z",
            ),
            fill(RED, "M-88-44H-66V-66H-22V-44H22V-66H66V-44H88V0H66V22H44V44H22V66H0V88H-22V66H-44V44H-66V22H-88Z"),
            fill(WHITE, "M-66-44H-44V-22H-66V0H-88V-22H-66Z"),
            shade(24, "M66-22H88V0H66V22H44V44H22V66H0V44H22V22H44V0H66Z"),
        ],
    ),
    motif(
        "headset",
        &["command", "league", "mobile", "crossfire"],
        &[
            line(INK, 19.0, "M-78 20C-96-120 96-120 78 20"),
            line(SLATE, 9.0, "M-78 14C-96-116 96-116 78 14"),
            mirror(&[
                plate(INK, -82.0, 34.0, 46.0, 96.0, 20.0),
                plate(Main(0.55), -74.0, 34.0, 40.0, 84.0, 18.0),
                plate(CYAN, -92.0, 34.0, 8.0, 50.0, 4.0),
            ]),
            line(SLATE, 8.0, "M-82 78C-70 112-30 112-14 106"),
            oval(INK, 2.0, 102.0, 22.0, 13.0),
            oval(CYAN, 6.0, 102.0, 8.0, 8.0),
        ],
    ),
    motif(
        "rift-portal",
        &["rift", "magic", "mystic", "neon"],
        &[
            fill(PURPLE, "M0-120C60-100 80-40 76 0 80 60 50 104 0 120-50 104-80 60-76 0-80-40-60-100 0-120Z"),
            fill(MAGENTA, "M0-96C44-80 60-34 56 0 60 46 38 82 0 96-38 82-60 46-56 0-60-34-44-80 0-96Z"),
            fill(PINK, "M0-70C30-56 40-24 38 0 40 32 26 60 0 70-26 60-40 32-38 0-40-24-30-56 0-70Z"),
            fill(WHITE, "M0-40C16-30 20-14 18 0 20 18 14 32 0 40-14 32-20 18-18 0-20-14-16-30 0-40Z"),
            fill(STONE, "M-116 112L-96 40-78 60-60 112ZM116 112L96 30 78 60 60 112Z"),
            line(CYAN, 5.0, "M-100-60L-70-40M96-70L70-50M-104 0H-84M104 0H84"),
            fill(SLATE, "M-120 112C-60 92 60 92 120 112Z"),
        ],
    ),
];
