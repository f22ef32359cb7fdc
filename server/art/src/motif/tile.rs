//! Mahjong, dominoes, pai gow.

use super::part::{BLACK_TILE, DIE_SMALL, DOMINO_SIDE, TILE_BACK};
use super::shape::{Motif, disc, fill, light, line, motif, place, plate, ring};
use crate::palette::{AMBER, BLUE, DARK_GREEN, GREEN, INK, IVORY, RED, STONE, WHITE, WOOD};

pub(super) const MOTIFS: &[Motif] = &[
    motif(
        "mahjong",
        &["mahjong"],
        &[
            place(
                -54.0,
                16.0,
                0.78,
                -14.0,
                &[
                    plate(DARK_GREEN, 6.0, 10.0, 124.0, 172.0, 16.0),
                    plate(IVORY, 0.0, 0.0, 124.0, 168.0, 14.0),
                    line(GREEN, 13.0, "M-26-40V-4M0-40V-4M26-40V-4M-26 20V56M0 20V56M26 20V56"),
                    line(RED, 13.0, "M0-40V-4"),
                ],
            ),
            place(
                54.0,
                16.0,
                0.78,
                14.0,
                &[
                    plate(DARK_GREEN, 6.0, 10.0, 124.0, 172.0, 16.0),
                    plate(IVORY, 0.0, 0.0, 124.0, 168.0, 14.0),
                    disc(BLUE, -26.0, -40.0, 19.0),
                    disc(RED, 0.0, 0.0, 19.0),
                    disc(GREEN, 26.0, 40.0, 19.0),
                    disc(IVORY, -26.0, -40.0, 8.0),
                    disc(IVORY, 0.0, 0.0, 8.0),
                    disc(IVORY, 26.0, 40.0, 8.0),
                ],
            ),
            place(
                0.0,
                -6.0,
                0.92,
                0.0,
                &[
                    plate(DARK_GREEN, 6.0, 10.0, 124.0, 172.0, 16.0),
                    plate(IVORY, 0.0, 0.0, 124.0, 168.0, 14.0),
                    line(RED, 15.0, "M-34-36H34V14H-34ZM0-64V64"),
                    light(60, "M-54-70H54V-60H-54Z"),
                ],
            ),
        ],
    ),
    motif(
        "mahjong-wall",
        &["mahjong"],
        &[
            place(-76.0, 60.0, 0.5, 0.0, TILE_BACK),
            place(-12.0, 60.0, 0.5, 0.0, TILE_BACK),
            place(52.0, 60.0, 0.5, 0.0, TILE_BACK),
            place(-44.0, 28.0, 0.5, 0.0, TILE_BACK),
            place(20.0, 28.0, 0.5, 0.0, TILE_BACK),
            place(84.0, 28.0, 0.5, 0.0, TILE_BACK),
            place(
                0.0,
                -44.0,
                0.7,
                10.0,
                &[
                    plate(DARK_GREEN, 6.0, 10.0, 124.0, 172.0, 16.0),
                    plate(IVORY, 0.0, 0.0, 124.0, 168.0, 14.0),
                    ring(6, &[fill(RED, "M0-6C-20-22-18-50 0-56 18-50 20-22 0-6Z")]),
                    disc(AMBER, 0.0, 0.0, 11.0),
                ],
            ),
        ],
    ),
    motif(
        "mahjong-dragons",
        &["mahjong"],
        &[
            place(
                -66.0,
                -18.0,
                0.6,
                -10.0,
                &[
                    plate(DARK_GREEN, 6.0, 10.0, 124.0, 172.0, 16.0),
                    plate(IVORY, 0.0, 0.0, 124.0, 168.0, 14.0),
                    line(RED, 14.0, "M-34-34H34V14H-34ZM0-62V62"),
                ],
            ),
            place(
                66.0,
                -18.0,
                0.6,
                10.0,
                &[
                    plate(DARK_GREEN, 6.0, 10.0, 124.0, 172.0, 16.0),
                    plate(IVORY, 0.0, 0.0, 124.0, 168.0, 14.0),
                    line(BLUE, 9.0, "M-40-62H40V62H-40Z"),
                ],
            ),
            place(
                0.0,
                14.0,
                0.7,
                0.0,
                &[
                    plate(DARK_GREEN, 6.0, 10.0, 124.0, 172.0, 16.0),
                    plate(IVORY, 0.0, 0.0, 124.0, 168.0, 14.0),
                    line(GREEN, 12.0, "M-40-44H40M-20-62V-30M20-62V-30M0-44V60M-36-8L36 30M36-8L-36 30M-30 56H30"),
                ],
            ),
            place(-60.0, 88.0, 0.26, 0.0, DIE_SMALL),
            place(60.0, 88.0, 0.26, 20.0, DIE_SMALL),
        ],
    ),
    motif(
        "mahjong-circles",
        &["mahjong"],
        &[place(
            0.0,
            0.0,
            1.12,
            -6.0,
            &[
                plate(DARK_GREEN, 8.0, 14.0, 124.0, 172.0, 16.0),
                plate(GREEN, 4.0, 7.0, 124.0, 170.0, 16.0),
                plate(IVORY, 0.0, 0.0, 124.0, 168.0, 14.0),
                disc(BLUE, 0.0, 0.0, 50.0),
                disc(IVORY, 0.0, 0.0, 40.0),
                ring(8, &[fill(GREEN, "M0-14C-12-24-10-34 0-38 10-34 12-24 0-14Z")]),
                disc(RED, 0.0, 0.0, 14.0),
                light(60, "M-54-70H54V-60H-54Z"),
            ],
        )],
    ),
    motif(
        "domino",
        &["domino"],
        &[
            place(
                -38.0,
                10.0,
                1.0,
                -16.0,
                &[
                    plate(INK, 4.0, 8.0, 80.0, 166.0, 12.0),
                    plate(IVORY, 0.0, 0.0, 80.0, 164.0, 12.0),
                    line(STONE, 5.0, "M-30 0H30"),
                    disc(INK, -20.0, -58.0, 9.0),
                    disc(INK, 20.0, -58.0, 9.0),
                    disc(INK, -20.0, -24.0, 9.0),
                    disc(INK, 20.0, -24.0, 9.0),
                    disc(INK, 0.0, -41.0, 9.0),
                    disc(INK, -20.0, 24.0, 9.0),
                    disc(INK, 0.0, 41.0, 9.0),
                    disc(INK, 20.0, 58.0, 9.0),
                ],
            ),
            place(
                46.0,
                6.0,
                0.9,
                20.0,
                &[
                    plate(INK, 4.0, 8.0, 80.0, 166.0, 12.0),
                    plate(IVORY, 0.0, 0.0, 80.0, 164.0, 12.0),
                    line(STONE, 5.0, "M-30 0H30"),
                    disc(RED, -20.0, -58.0, 9.0),
                    disc(RED, 20.0, -24.0, 9.0),
                    disc(RED, -20.0, 24.0, 9.0),
                    disc(RED, 20.0, 24.0, 9.0),
                    disc(RED, -20.0, 58.0, 9.0),
                    disc(RED, 20.0, 58.0, 9.0),
                ],
            ),
        ],
    ),
    motif(
        "domino-row",
        &["domino"],
        &[
            place(-84.0, 0.0, 0.78, -8.0, DOMINO_SIDE),
            place(-40.0, 0.0, 0.78, 0.0, DOMINO_SIDE),
            place(6.0, 0.0, 0.78, 10.0, DOMINO_SIDE),
            place(60.0, 8.0, 0.78, 26.0, DOMINO_SIDE),
            fill(WOOD, "M-120 70H120V92H-120Z"),
            line(WHITE, 5.0, "M84-84q20 6 30 24M66-98q30 4 46 20"),
        ],
    ),
    motif(
        "pai-gow",
        &["pai-gow", "pai"],
        &[
            place(-54.0, -10.0, 0.86, -6.0, BLACK_TILE),
            place(54.0, -10.0, 0.86, 6.0, BLACK_TILE),
            place(-22.0, 82.0, 0.3, -8.0, DIE_SMALL),
            place(26.0, 84.0, 0.3, 12.0, DIE_SMALL),
        ],
    ),
    motif(
        "pai-gow-hand",
        &["pai-gow", "pai"],
        &[
            place(-72.0, 12.0, 0.7, -20.0, BLACK_TILE),
            place(-24.0, -8.0, 0.7, -6.0, BLACK_TILE),
            place(26.0, -8.0, 0.7, 7.0, BLACK_TILE),
            place(74.0, 12.0, 0.7, 20.0, BLACK_TILE),
        ],
    ),
];
