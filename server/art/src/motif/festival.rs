//! The night market: lantern, fan, drum, mask, pagoda, gift.

use super::Figure;
use crate::colour::hex;
use crate::paint::{BRONZE, GOLD, IVORY, PAPER, RED, RIM};
use crate::shape::{circle, fill, line, place, plate, tint};

/// The brand's paper lantern, lit from inside.
pub(super) fn lantern() -> Figure {
    let outline = "M-26-78H26C74-64 92-34 92-4S74 58 26 72H-26C-74 58-92 28-92-4S-74-64-26-78Z";
    let ribs = "M-26-78C-62-44-62 38-26 72M26-78C62-44 62 38 26 72M-8-78C-22-40-22 34-8 72M8-78C22-40 22 34 8 72";
    let body = format!(
        "{}{}{}{}{}{}{}{}",
        line("M0-112V-90", "#f6c445", 5.0, " stroke-linecap=\"round\""),
        line("M0 84V104", "#f6c445", 4.0, ""),
        fill("M-9 100H9L14 134H-14Z", RED),
        fill(outline, PAPER),
        line(ribs, "#7a1622", 2.5, " opacity=\".5\""),
        tint("M-62-34Q-50-62-24-70-50-36-48 6-70-6-62-34Z", "#fff", 0.35),
        fill(&plate(0.0, -82.0, 64.0, 18.0, 6.0), GOLD),
        fill(&plate(0.0, 76.0, 64.0, 18.0, 6.0), GOLD),
    );
    Figure { outline: outline.to_owned(), body }
}

/// A folding paper fan.
pub(super) fn fan(hue: f64) -> Figure {
    let outline = "M0 86L-112-2A130 130 0 0 1 112-2Z";
    let mut body = fill(outline, &hex(0.58, 0.18, hue + 20.0));
    for i in 0..9 {
        let turn = -46.0 + f64::from(i) * 11.5;
        let paint = if i % 2 == 0 { hex(0.66, 0.18, hue + 20.0) } else { hex(0.54, 0.18, hue + 10.0) };
        body += &format!("<g transform=\"rotate({turn} 0 86)\">{}</g>", fill("M0 86L-14-52Q0-60 14-52Z", &paint));
    }
    body += &line("M-112-2A130 130 0 0 1 112-2", GOLD, 8.0, " stroke-linecap=\"round\"");
    body += &line("M-74 26A96 96 0 0 1 74 26", "#ffe9b0", 2.5, " opacity=\".8\"");
    body += &place(0.0, -18.0, 0.3, 0.0, &super::nature::lotus(hue + 180.0).body);
    body += &(fill("M0 92L-44 52 0 74 44 52Z", BRONZE) + &fill(&circle(0.0, 84.0, 13.0), GOLD));
    Figure { outline: outline.to_owned(), body }
}

/// A lacquered festival drum.
pub(super) fn drum() -> Figure {
    let outline = "M-84-48A84 34 0 0 1 84-48C104 0 104 24 84 62A84 34 0 0 1-84 62C-104 24-104 0-84-48Z";
    let mut studs = String::new();
    for (x, y) in [
        (-78.0, -26.0),
        (-46.0, -14.0),
        (0.0, -8.0),
        (46.0, -14.0),
        (78.0, -26.0),
        (-80.0, 58.0),
        (-46.0, 74.0),
        (0.0, 80.0),
        (46.0, 74.0),
        (80.0, 58.0),
    ] {
        studs += &circle(x, y, 6.0);
    }
    let body = format!(
        "{}{}<ellipse cy=\"-48\" rx=\"84\" ry=\"34\" fill=\"{GOLD}\"/><ellipse cy=\"-48\" rx=\"73\" ry=\"27\" fill=\"{IVORY}\"/>{}{}{}{}",
        fill(outline, RED),
        tint("M-70 0C-78 30-76 50-66 66L-40 76C-50 50-50 20-44-8Z", "#fff", 0.22),
        line("M0-60a12 12 0 0 1 0 24a6 6 0 0 1 0-12", "#b3202f", 7.0, ""),
        fill(&studs, GOLD),
        line("M-62-112L22-54M62-112L-22-54", RIM, 11.0, " stroke-linecap=\"round\""),
        fill(&(circle(22.0, -54.0, 10.0) + &circle(-22.0, -54.0, 10.0)), IVORY),
    );
    Figure { outline: outline.to_owned(), body }
}

/// A painted opera mask.
pub(super) fn mask(hue: f64) -> Figure {
    let outline = "M0-104C54-104 82-74 82-26 82 34 48 96 0 108-48 96-82 34-82-26-82-74-54-104 0-104Z";
    let paint = hex(0.55, 0.2, hue + 90.0);
    let half = format!(
        "{}{}{}",
        fill("M6-100C50-100 78-70 78-30 56-58 26-50 6-30Z", &paint),
        fill("M14-8Q38-34 68-14 54 12 18 8Z", "#17192b"),
        fill("M78 6C76 40 60 70 40 86 36 62 46 34 78 6Z", &paint),
    );
    let body = format!(
        "{}{half}<g transform=\"scale(-1 1)\">{half}</g>{}{}{}{}",
        fill(outline, IVORY),
        fill("M0-96L14-56 0-26-14-56Z", GOLD),
        fill("M-26 62Q0 50 26 62 0 84-26 62Z", "#c8202f"),
        line("M-8 30Q0 38 8 30", "#8c6a58", 4.0, " stroke-linecap=\"round\""),
        fill(&(circle(44.0, -10.0, 6.0) + &circle(-44.0, -10.0, 6.0)), "#ffe9b0"),
    );
    Figure { outline: outline.to_owned(), body }
}

/// A three-storeyed pagoda.
pub(super) fn pagoda(hue: f64) -> Figure {
    let wall = hex(0.46, 0.16, hue + 60.0);
    let mut body = line("M0-116V-86", "#f6c445", 6.0, " stroke-linecap=\"round\"");
    for (y, half) in [(-62.0, 44.0), (-6.0, 64.0), (52.0, 86.0)] {
        let inner = half * 0.62;
        body += &fill(&plate(0.0, y + 30.0, inner * 2.0, 46.0, 2.0), &wall);
        body += &fill(&format!("M{} {}v-26q0-10 10-10t10 10v26Z", -10.0, y + 53.0), "#ffe08a");
        body += &fill(
            &format!(
                "M0 {top}C{a} {mid} {b} {mid} {c} {low}Q{half} {base} {d} {base}H-{d}Q-{half} {base}-{c} {low}C-{b} {mid}-{a} {mid} 0 {top}Z",
                top = y - 30.0,
                mid = y + 2.0,
                low = y - 4.0,
                base = y + 12.0,
                a = half * 0.2,
                b = half * 0.7,
                c = half + 18.0,
                d = half - 6.0,
            ),
            GOLD,
        );
    }
    body += &fill(&plate(0.0, 110.0, 156.0, 14.0, 4.0), RIM);
    let outline = "M0-94L20-62 66-66 46-48V-18L84-14 60 4V46L108 46 66 66 78 117H-78L-66 66-108 46-60 46V4L-84-14-46-18V-48L-66-66-20-62Z";
    Figure { outline: outline.to_owned(), body }
}

/// A wrapped present.
pub(super) fn gift(hue: f64) -> Figure {
    let outline = "M-96-40H96V2H84V100H-84V2H-96Z";
    let body = format!(
        "{}{}{}{}{}{}",
        fill(&plate(0.0, 48.0, 168.0, 104.0, 10.0), &hex(0.52, 0.19, hue + 80.0)),
        tint("M-84 2H84V18H-84Z", "#000", 0.25),
        fill(&plate(0.0, -18.0, 192.0, 44.0, 10.0), &hex(0.62, 0.19, hue + 80.0)),
        fill("M-17-40H17V100H-17Z", GOLD),
        line(
            "M0-42C-20-108-84-100-66-62-56-42-20-42 0-42 20-42 56-42 66-62 84-100 20-108 0-42Z",
            GOLD,
            15.0,
            " stroke-linejoin=\"round\""
        ),
        fill(&circle(0.0, -42.0, 14.0), RIM),
    );
    Figure { outline: outline.to_owned(), body }
}
