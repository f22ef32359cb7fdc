//! Dice and chips.

use super::part::{CHIP, CHIP_FLAT, DIE};
use super::shape::{Motif, disc, fill, light, line, motif, oval, place, plate};
use crate::palette::Paint::{Bronze, Gold};
use crate::palette::{CYAN, DARK_GREEN, DARK_RED, INK, IVORY, RED, WHITE};

pub(super) const MOTIFS: &[Motif] = &[
    motif(
        "dice",
        &["dice", "craps", "sic"],
        &[place(-46.0, 42.0, 0.68, -14.0, DIE), place(42.0, -26.0, 0.92, 12.0, DIE)],
    ),
    motif(
        "three-dice",
        &["sic", "dice"],
        &[place(0.0, -46.0, 0.66, 6.0, DIE), place(-56.0, 46.0, 0.66, -12.0, DIE), place(58.0, 44.0, 0.66, 16.0, DIE)],
    ),
    motif(
        "dice-dome",
        &["sic"],
        &[
            plate(Bronze, 0.0, 92.0, 190.0, 28.0, 12.0),
            plate(Gold, 0.0, 84.0, 190.0, 20.0, 10.0),
            place(-40.0, 48.0, 0.4, -8.0, DIE),
            place(40.0, 48.0, 0.4, 10.0, DIE),
            place(0.0, 12.0, 0.42, 0.0, DIE),
            line(CYAN, 6.0, "M-86 76C-96-40-60-100 0-100S96-40 86 76"),
            light(16, "M-86 76C-96-40-60-100 0-100S96-40 86 76Z"),
            light(50, "M-70 40C-76-30-50-76-20-86-44-50-50-10-52 40Z"),
            disc(Gold, 0.0, -106.0, 13.0),
        ],
    ),
    motif(
        "dice-cup",
        &["dice", "sic", "craps"],
        &[
            place(
                0.0,
                0.0,
                1.0,
                28.0,
                &[
                    fill(DARK_RED, "M-62-70L-46 70C-30 86 30 86 46 70L62-70Z"),
                    fill(RED, "M-62-70L-46 70C-36 78-20 82-4 82L-10-60Z"),
                    oval(Gold, 0.0, -72.0, 66.0, 24.0),
                    oval(INK, 0.0, -72.0, 55.0, 17.0),
                    line(Gold, 5.0, "M-54-8Q0 16 54-8M-49 40Q0 62 49 40"),
                ],
            ),
            place(-66.0, 62.0, 0.4, -16.0, DIE),
            place(-2.0, 80.0, 0.4, 14.0, DIE),
        ],
    ),
    motif(
        "chips",
        &["chips", "poker", "holdem", "bank"],
        &[
            place(-46.0, 50.0, 0.62, 20.0, CHIP),
            place(52.0, 44.0, 0.62, -16.0, CHIP),
            place(0.0, -34.0, 0.78, 6.0, CHIP),
        ],
    ),
    motif(
        "chip-stacks",
        &["craps", "poker", "chips", "masters"],
        &[
            place(
                -66.0,
                0.0,
                1.0,
                0.0,
                &[
                    place(0.0, 92.0, 1.0, 0.0, CHIP_FLAT),
                    place(0.0, 70.0, 1.0, 0.0, CHIP_FLAT),
                    place(0.0, 48.0, 1.0, 0.0, CHIP_FLAT),
                ],
            ),
            place(
                66.0,
                0.0,
                1.0,
                0.0,
                &[
                    place(0.0, 92.0, 1.0, 0.0, CHIP_FLAT),
                    place(0.0, 70.0, 1.0, 0.0, CHIP_FLAT),
                    place(0.0, 48.0, 1.0, 0.0, CHIP_FLAT),
                    place(0.0, 26.0, 1.0, 0.0, CHIP_FLAT),
                    place(0.0, 4.0, 1.0, 0.0, CHIP_FLAT),
                ],
            ),
            place(0.0, 100.0, 1.06, 0.0, CHIP_FLAT),
            place(0.0, 76.0, 1.06, 0.0, CHIP_FLAT),
            place(0.0, 52.0, 1.06, 0.0, CHIP_FLAT),
            place(0.0, 28.0, 1.06, 0.0, CHIP_FLAT),
            place(-24.0, -58.0, 0.5, -14.0, CHIP),
        ],
    ),
    motif(
        "craps-dice",
        &["craps"],
        &[
            fill(DARK_GREEN, "M-118 60C-60 30 60 30 118 60L96 106H-96Z"),
            line(IVORY, 4.0, "M-100 66C-50 42 50 42 100 66"),
            place(-36.0, -30.0, 0.62, -20.0, DIE),
            place(48.0, 20.0, 0.62, 16.0, DIE),
            line(WHITE, 5.0, "M-100-50C-90-74-80-84-66-90M-110-14C-106-28-104-32-100-38"),
        ],
    ),
];
