//! Parts that several motifs share: suits, cards, dice, chips, tiles.

use super::shape::{Shape, disc, fill, light, line, mirror, oval, place, plate, ring};
use crate::palette::Paint::{Bronze, Gold, Main};
use crate::palette::{
    AMBER, DARK_GREEN, DARK_WOOD, GREEN, INK, IVORY, LIME, MAGENTA, ORANGE, RED, STONE, TAN, WHITE, WOOD, YELLOW,
};

/// A spade.
pub(super) const SPADE: &str =
    "M0-46C34-14 46-2 46 14a22 22 0 0 1-40 16q2 14 16 24h-44q14-10 16-24a22 22 0 0 1-40-16C-46-2-34-14 0-46Z";

/// A heart.
pub(super) const HEART: &str = "M0 50C-42 16-52-2-52-20a26 26 0 0 1 52-10 26 26 0 0 1 52 10C52-2 42 16 0 50Z";

/// A diamond.
pub(super) const DIAMOND: &str = "M0-54L40 0 0 54-40 0Z";

/// A club.
pub(super) const CLUB: &str =
    "M0-52a23 23 0 0 1 18 38 23 23 0 1 1-12 36q2 16 16 28h-44q14-12 16-28a23 23 0 1 1-12-36A23 23 0 0 1 0-52Z";

/// A lucky seven.
pub(super) const SEVEN: &[Shape] = &[
    fill(Bronze, "M-72-104H76L82-54C38-6 18 40 16 102H-56C-54 40-28-10 16-56H-44L-52-26H-78Z"),
    fill(RED, "M-62-94H68L72-54C30-8 10 36 8 92H-46C-44 36-18-16 34-66H-52L-58-36H-68Z"),
    light(40, "M-56-90H60L61-78H-58Z"),
];

/// A die.
pub(super) const DIE: &[Shape] = &[
    fill(Main(0.66), "M0-104Q8-104 16-99L80-62Q88-56 80-50L14-14Q0-8-14-14L-80-50Q-88-56-80-62L-16-99Q-8-104 0-104Z"),
    fill(Main(0.52), "M-86-46Q-88-54-76-48L-14-14Q-2-8-2 4V94Q-2 106-16 98L-78 62Q-86 58-86 46Z"),
    fill(Main(0.4), "M86-46Q88-54 76-48L14-14Q2-8 2 4V94Q2 106 16 98L78 62Q86 58 86 46Z"),
    oval(WHITE, 0.0, -56.0, 15.0, 10.0),
    oval(WHITE, -62.0, -14.0, 8.0, 12.0),
    oval(WHITE, -26.0, 58.0, 8.0, 12.0),
    oval(WHITE, -44.0, 22.0, 8.0, 12.0),
    oval(WHITE, 24.0, 10.0, 8.0, 12.0),
    oval(WHITE, 64.0, -12.0, 8.0, 12.0),
    oval(WHITE, 24.0, 62.0, 8.0, 12.0),
    oval(WHITE, 64.0, 40.0, 8.0, 12.0),
    light(40, "M-64-58L0-94 20-84-44-48Z"),
];

/// A chip, from above.
pub(super) const CHIP: &[Shape] = &[
    disc(INK, 0.0, 8.0, 102.0),
    disc(Main(0.5), 0.0, 0.0, 102.0),
    ring(6, &[fill(IVORY, "M-18-100A102 102 0 0 1 18-100L13-74H-13Z")]),
    disc(IVORY, 0.0, 0.0, 70.0),
    disc(Main(0.56), 0.0, 0.0, 60.0),
    place(0.0, 2.0, 0.9, 0.0, &[fill(IVORY, SPADE)]),
    light(26, "M-84-40C-60-84-10-96 30-84-20-76-56-50-66-10Z"),
];

/// A chip lying flat, seen from the side.
pub(super) const CHIP_FLAT: &[Shape] = &[
    fill(Main(0.46), "M-52-6V8C-52 30 52 30 52 8V-6Z"),
    fill(IVORY, "M-30 10L-18 14V28L-30 25ZM6 16H22V29H6ZM40 8L50 2V16L40 22Z"),
    oval(Main(0.6), 0.0, -6.0, 52.0, 18.0),
    oval(IVORY, 0.0, -6.0, 34.0, 10.0),
];

/// The back of a card.
pub(super) const CARD_BACK: &[Shape] = &[
    plate(WHITE, 0.0, 0.0, 130.0, 186.0, 14.0),
    plate(Main(0.44), 0.0, 0.0, 112.0, 168.0, 8.0),
    line(AMBER, 4.0, "M-44-70L44 70M44-70L-44 70M0-76L48 0 0 76-48 0Z"),
    disc(Gold, 0.0, 0.0, 20.0),
];

/// A dragon's face, small.
pub(super) const DRAGON_FACE: &[Shape] = &[
    mirror(&[
        fill(AMBER, "M-20-60C-40-90-70-90-90-116-60-112-30-110-6-66Z"),
        fill(ORANGE, "M-62-34C-90-44-106-60-120-62-112-20-96 6-62 20Z"),
    ]),
    fill(
        GREEN,
        "M0-72C36-76 70-58 72-18 74 20 52 30 44 64 36 92 14 98 0 98S-36 92-44 64C-52 30-74 20-72-18-70-58-36-76 0-72Z",
    ),
    fill(LIME, "M0-4C20 6 30 30 46 40 44 60 22 70 0 70S-44 60-46 40C-30 30-20 6 0-4Z"),
    mirror(&[
        fill(YELLOW, "M-58-28C-44-36-28-30-16-16-34-8-50-10-58-28Z"),
        disc(INK, -36.0, -19.0, 6.0),
        oval(DARK_GREEN, -18.0, 42.0, 8.0, 6.0),
        fill(WHITE, "M-34 68L-26 92-16 72Z"),
    ]),
];

/// A tiger's face, small.
pub(super) const TIGER_FACE: &[Shape] = &[
    mirror(&[disc(ORANGE, -64.0, -66.0, 32.0), disc(DARK_WOOD, -64.0, -64.0, 17.0)]),
    fill(ORANGE, "M0-90C60-90 96-58 96-6 104 50 60 102 0 102S-104 50-96-6C-96-58-60-90 0-90Z"),
    mirror(&[
        fill(IVORY, "M-80 40C-60 20-30 30 0 54V100C-48 100-74 80-80 40Z"),
        fill(INK, "M-94-20L-56-12-96-2ZM-44-84L-36-48-24-88Z"),
        fill(WHITE, "M-62-14C-50-32-24-26-16-4-32 4-52 2-62-14Z"),
        disc(INK, -37.0, -11.0, 9.0),
    ]),
    fill(INK, "M-8-90L0-52 8-90Z"),
    fill(MAGENTA, "M-20 24C-10 18 10 18 20 24 18 38 6 44 0 46-6 44-18 38-20 24Z"),
    line(INK, 6.0, "M0 44V58M-30 62C-16 74-4 70 0 60 4 70 16 74 30 62"),
];

/// The outline of a crown.
pub(super) const CROWN: &str = "M-96 72L-114-42-54 4 0-92 54 4 114-42 96 72Z";

/// A card that is too small for a rank, red.
pub(super) const SMALL_CARD_RED: &[Shape] = &[
    plate(INK, 0.0, 0.0, 136.0, 192.0, 16.0),
    plate(WHITE, 0.0, 0.0, 128.0, 184.0, 14.0),
    fill(RED, HEART),
    disc(RED, -42.0, -66.0, 11.0),
];

/// A card that is too small for a rank, black.
pub(super) const SMALL_CARD_BLACK: &[Shape] = &[
    plate(INK, 0.0, 0.0, 136.0, 192.0, 16.0),
    plate(WHITE, 0.0, 0.0, 128.0, 184.0, 14.0),
    fill(INK, SPADE),
    disc(INK, -42.0, -66.0, 11.0),
];

/// The back of a mahjong tile.
pub(super) const TILE_BACK: &[Shape] = &[
    plate(IVORY, 4.0, 10.0, 124.0, 120.0, 16.0),
    plate(GREEN, 0.0, -6.0, 124.0, 112.0, 14.0),
    light(30, "M-54-54H54V-44H-54Z"),
    line(DARK_GREEN, 5.0, "M0-34L28-6 0 22-28-6Z"),
];

/// A die, seen from the front.
pub(super) const DIE_SMALL: &[Shape] = &[
    plate(RED, 0.0, 0.0, 150.0, 150.0, 30.0),
    disc(WHITE, -36.0, -36.0, 17.0),
    disc(WHITE, 36.0, 36.0, 17.0),
    disc(WHITE, 0.0, 0.0, 17.0),
    light(25, "M-60-60H60V-40H-60Z"),
];

/// A domino, from the side.
pub(super) const DOMINO_SIDE: &[Shape] = &[
    plate(INK, 6.0, 6.0, 44.0, 190.0, 8.0),
    plate(IVORY, 0.0, 0.0, 40.0, 186.0, 8.0),
    line(STONE, 4.0, "M-14 0H14"),
    disc(INK, 0.0, -60.0, 8.0),
    disc(INK, 0.0, -30.0, 8.0),
    disc(RED, 0.0, 46.0, 8.0),
];

/// A tile of pai gow.
pub(super) const BLACK_TILE: &[Shape] = &[
    plate(STONE, 6.0, 10.0, 92.0, 190.0, 14.0),
    plate(INK, 0.0, 0.0, 92.0, 188.0, 14.0),
    disc(RED, -20.0, -66.0, 11.0),
    disc(RED, 20.0, -66.0, 11.0),
    disc(WHITE, -20.0, -36.0, 11.0),
    disc(WHITE, 20.0, -36.0, 11.0),
    disc(WHITE, -20.0, 20.0, 11.0),
    disc(WHITE, 20.0, 20.0, 11.0),
    disc(WHITE, -20.0, 46.0, 11.0),
    disc(WHITE, 20.0, 46.0, 11.0),
    disc(RED, -20.0, 72.0, 11.0),
    disc(RED, 20.0, 72.0, 11.0),
    light(16, "M-38-86H38V-76H-38Z"),
];

/// A bull's face.
pub(super) const BULL_FACE: &[Shape] = &[
    mirror(&[
        fill(IVORY, "M-42-62C-84-62-104-84-104-112-126-88-122-40-86-26-66-18-50-24-40-34Z"),
        fill(WOOD, "M-60-30C-90-28-106-14-110 2-88 6-66-2-56-14Z"),
    ]),
    fill(
        DARK_WOOD,
        "M0-76C34-76 56-60 58-30 60 0 44 24 40 50 40 84 22 100 0 100S-40 84-40 50C-44 24-60 0-58-30-56-60-34-76 0-76Z",
    ),
    fill(TAN, "M0 38C26 38 38 52 38 68 36 88 20 98 0 98S-36 88-38 68C-38 52-26 38 0 38Z"),
    mirror(&[
        fill(WHITE, "M-46-14C-38-24-24-22-18-10-26-4-38-6-46-14Z"),
        disc(RED, -31.0, -13.0, 6.0),
        oval(INK, -15.0, 62.0, 6.0, 8.0),
        line(INK, 6.0, "M-50-24L-20-14"),
    ]),
    line(AMBER, 8.0, "M-16 74C-20 100 20 100 16 74"),
];
