//! Koi, lotus, flame, moon: what lives and what shines.

use super::Figure;
use crate::colour::hex;
use crate::paint::{GOLD, RIM, SPHERE};
use crate::shape::{circle, closed, fill, line, place, ring, star_points, tint};

/// A koi, swimming towards the start of the line.
pub(super) fn koi(hue: f64) -> Figure {
    let fin = hex(0.64, 0.19, hue + 30.0);
    let belly = "M-104 4C-80-52 0-74 84-4 6 64-74 54-104 4Z";
    let tail = "M70 0C96-34 116-44 128-46 118-16 118 16 128 46 116 44 96 34 70 0Z";
    let body = format!(
        "{}{}{}{}{}{}{}{}",
        fill(tail, &hex(0.7, 0.18, hue + 40.0)),
        fill("M-30-46C-8-92 34-88 46-44 22-52-6-54-30-46Z", &fin),
        fill(belly, &hex(0.76, 0.17, hue)),
        tint("M-104 4C-80-52 0-74 84-4 40-18-40-14-104 4Z", "#fff", 0.25),
        fill("M-14 22C2 58 30 62 44 52 34 40 16 26-14 22Z", &fin),
        line(
            "M-20-34q16 32 0 66M4-28q16 27 0 54M28-22q16 22 0 42M50-16q16 17 0 30",
            &hex(0.55, 0.17, hue + 10.0),
            4.0,
            " opacity=\".6\""
        ),
        fill(&circle(-66.0, -10.0, 15.0), "#fff"),
        fill(&circle(-69.0, -10.0, 8.0), "#14172b"),
    ) + &fill(&circle(-72.0, -13.0, 3.0), "#fff");
    Figure { outline: belly.to_owned() + tail, body }
}

/// An open lotus.
pub(super) fn lotus(hue: f64) -> Figure {
    let petal = "M0 70C-44 34-40-40 0-92 40-40 44 34 0 70Z";
    let mut body = String::new();
    for (turn, lightness, scale) in [
        (-74.0, 0.6, 0.9),
        (74.0, 0.6, 0.9),
        (-50.0, 0.67, 0.98),
        (50.0, 0.67, 0.98),
        (-25.0, 0.74, 1.04),
        (25.0, 0.74, 1.04),
        (0.0, 0.82, 1.08),
    ] {
        let leaf =
            fill(petal, &hex(lightness, 0.16, hue)) + &line("M0 60C-6 20-4-30 0-72", "#fff", 2.5, " opacity=\".4\"");
        body += &format!("<g transform=\"translate(0 58)rotate({turn})scale({scale})translate(0 -66)\">{leaf}</g>");
    }
    body += &fill("M-98 52Q0 96 98 52 60 92 0 92T-98 52Z", &hex(0.5, 0.12, 160.0));
    let outline = "M0-84L28-46 62-66 66-22 106-18 90 26 98 60 0 92-98 60-90 26-106-18-66-22-62-66-28-46Z";
    Figure { outline: outline.to_owned(), body }
}

/// A flame.
pub(super) fn flame() -> Figure {
    let outline = "M4-112C30-72 84-34 80 30 76 84 40 108 0 108S-78 82-80 28C-80-6-60-26-50-52-40-34-32-28-22-24-34-60-22-92 4-112Z";
    let body = format!(
        "{}{}{}{}",
        fill(outline, "#e8312f"),
        fill(
            "M6-62C26-30 62-6 58 42 54 82 28 102 0 102S-56 82-56 40C-56 18-44 6-36-12-28 2-20 8-12 10-20-18-14-42 6-62Z",
            "#ff8a2b"
        ),
        fill(
            "M4-4C18 14 38 30 34 60 30 86 16 98 0 98S-34 84-34 58C-34 44-26 36-20 26-14 34-10 38-4 38-8 22-6 8 4-4Z",
            "#ffd54a"
        ),
        fill("M0 46C8 56 16 64 14 78 12 90 6 94 0 94S-14 88-14 76C-14 64-6 58 0 46Z", "#fff6d0"),
    );
    Figure { outline: outline.to_owned(), body }
}

/// A bolt of lightning.
pub(super) fn bolt() -> Figure {
    let outline = "M18-112L-72 18H-10L-24 112 76-28H10L44-112Z";
    let body = format!(
        "<path d=\"{outline}\" fill=\"{GOLD}\" stroke=\"#fff3c4\" stroke-width=\"6\" stroke-linejoin=\"round\"/>{}",
        tint("M18-100L-56 8H-30L38-100Z", "#fff", 0.45),
    );
    Figure { outline: outline.to_owned(), body }
}

/// A crescent moon among clouds.
pub(super) fn moon() -> Figure {
    let outline = circle(0.0, 0.0, 96.0);
    let cloud =
        "M-120 74a26 26 0 0 1 34-24 34 34 0 0 1 62-4 28 28 0 0 1 44 20 20 20 0 0 1-6 40H-100a22 22 0 0 1-20-32Z";
    let body = format!(
        "{}{}{}{}{}{}",
        fill(&outline, "#ffe7a3"),
        tint(
            &(circle(34.0, -36.0, 16.0)
                + &circle(-30.0, -30.0, 22.0)
                + &circle(40.0, 24.0, 11.0)
                + &circle(2.0, -66.0, 9.0)),
            "#eec766",
            0.7
        ),
        fill(&outline, SPHERE),
        fill(cloud, "#e9edff"),
        fill(
            "M-116 84a26 26 0 0 1 30-16 34 34 0 0 1 62-4 28 28 0 0 1 44 20 20 20 0 0 1-6 22H-100a22 22 0 0 1-16-22Z",
            "#bcc6f2"
        ),
        place(96.0, 70.0, 0.5, 0.0, &fill(cloud, "#dfe5ff")),
    );
    Figure { outline, body }
}

/// A sun with a double ring of rays.
pub(super) fn sun() -> Figure {
    let outline = closed(&star_points(16, 112.0, 80.0));
    let body = format!(
        "{}{}{}{}{}",
        fill(&outline, "#f08a1c"),
        format_args!("<g transform=\"rotate(11)\">{}</g>", fill(&closed(&star_points(16, 98.0, 72.0)), GOLD)),
        fill(&circle(0.0, 0.0, 66.0), "#ffc93f"),
        fill(&circle(0.0, 0.0, 66.0), SPHERE),
        line(&circle(0.0, 0.0, 52.0), "#fff3c4", 2.5, " stroke-dasharray=\"3 6\" opacity=\".9\""),
    );
    Figure { outline, body }
}

/// A four-leaved clover.
pub(super) fn clover() -> Figure {
    let leaf = "M0-6C-52-30-56-92-22-98-8-100 0-88 0-80 0-88 8-100 22-98 56-92 52-30 0-6Z";
    let mut body = line("M6 10Q14 70 54 106", &hex(0.5, 0.14, 150.0), 11.0, " stroke-linecap=\"round\"");
    for (turn, lightness) in [(0.0, 0.72), (90.0, 0.64), (180.0, 0.58), (270.0, 0.66)] {
        body += &place(
            0.0,
            0.0,
            1.0,
            turn,
            &(fill(leaf, &hex(lightness, 0.19, 148.0)) + &line("M0-14V-66", "#fff", 3.0, " opacity=\".4\"")),
        );
    }
    Figure { outline: closed(&star_points(4, 104.0, 62.0)), body }
}

/// Two cherries on a twig.
pub(super) fn cherries() -> Figure {
    let (left, right) = (circle(-46.0, 50.0, 46.0), circle(50.0, 36.0, 46.0));
    let red = "#e0202f";
    let body = format!(
        "{}{}{}{}{}{}{}",
        line("M-46 10Q-30-50 16-96M50-6Q44-56 16-96", "#5c8a2c", 8.0, " stroke-linecap=\"round\""),
        fill("M16-96Q60-122 104-88 62-56 16-96Z", &hex(0.66, 0.18, 140.0)),
        fill(&left, red),
        fill(&right, red),
        fill(&left, SPHERE),
        fill(&right, SPHERE),
        tint("M-66 26q8-14 20-12-12 6-14 18Z M30 12q8-14 20-12-12 6-14 18Z", "#fff", 0.75),
    );
    Figure { outline: left + &right, body }
}

/// A peach with two leaves.
pub(super) fn peach() -> Figure {
    let outline = "M0 100C-70 92-104 40-94-12-86-54-40-72 0-48 40-72 86-54 94-12 104 40 70 92 0 100Z";
    let body = format!(
        "{}{}{}{}{}",
        fill(outline, "#ff9d7a"),
        fill(outline, SPHERE),
        line("M0-48C-26-20-28 30-8 66", "#d4543f", 4.0, " opacity=\".6\" stroke-linecap=\"round\""),
        fill("M0-48C-10-92-56-104-92-84-74-50-36-42 0-48Z", &hex(0.62, 0.17, 145.0)),
        fill("M0-48C14-84 50-92 76-78 62-52 32-44 0-48Z", &hex(0.7, 0.17, 140.0)),
    );
    Figure { outline: outline.to_owned(), body }
}

/// A butterfly with patterned wings.
pub(super) fn butterfly(hue: f64) -> Figure {
    let wing = "M6-10C20-80 84-112 108-84 120-54 88-12 12 2 60 2 92 34 80 66 64 98 20 76 6 16Z";
    let half = format!(
        "{}{}{}",
        fill(wing, &hex(0.6, 0.19, hue)),
        fill(
            "M22-18C36-62 74-84 90-70 96-50 70-20 22-18ZM22 14C50 14 70 34 64 54 54 72 30 58 22 14Z",
            &hex(0.78, 0.15, hue + 40.0)
        ),
        tint(&(circle(78.0, -58.0, 8.0) + &circle(52.0, 46.0, 7.0)), "#fff", 0.8),
    );
    let body = format!(
        "{half}<g transform=\"scale(-1 1)\">{half}</g>{}{}",
        fill("M0-34Q10-10 7 40 0 62-7 40-10-10 0-34Z", "#2a1c3d"),
        line("M-2-30Q-10-66-30-74M2-30Q10-66 30-74", "#2a1c3d", 4.0, " stroke-linecap=\"round\""),
    );
    let mirrored = "M-6-10C-20-80-84-112-108-84-120-54-88-12-12 2-60 2-92 34-80 66-64 98-20 76-6 16Z";
    Figure { outline: wing.to_owned() + mirrored, body }
}

/// Three bamboo canes with leaves.
pub(super) fn bamboo() -> Figure {
    let cane = |x: f64, top: f64, lightness: f64| -> String {
        let mut drawn = String::new();
        let mut y = top;
        while y < 104.0 {
            drawn += &format!("M{} {}h28q-4 22 0 44h-28q4-22 0-44Z", x - 14.0, y);
            y += 47.0;
        }
        fill(&drawn, &hex(lightness, 0.16, 135.0))
    };
    let body = format!(
        "{}{}{}{}{}",
        cane(-52.0, -62.0, 0.56),
        cane(52.0, -40.0, 0.6),
        cane(0.0, -108.0, 0.7),
        line("M-8-104V108M-60-58V108M44-36V108", "#fff", 4.0, " opacity=\".28\""),
        fill(
            "M14-60Q52-92 104-88 70-46 14-60ZM-14-12Q-56-48-108-40-70 4-14-12ZM14 34Q56 6 100 18 66 56 14 34Z",
            &hex(0.76, 0.18, 140.0)
        ),
    );
    Figure { outline: "M-66-62h28V-108h56V-40h48V106h-132Z".to_owned(), body }
}

/// A spread of peacock feathers.
pub(super) fn feathers(hue: f64) -> Figure {
    let mut body = String::new();
    for i in -4_i32..=4 {
        let spread = f64::from(i);
        let paint = hex(0.52 + 0.055 * (4.0 - spread.abs()), 0.19, hue + spread * 9.0);
        let feather = fill("M0 86C-30 20-26-70 0-110 26-70 30 20 0 86Z", &paint)
            + &line("M0 84V-96", "#fff", 2.5, " opacity=\".35\"")
            + &format!("<ellipse cy=\"-56\" rx=\"12\" ry=\"20\" fill=\"{}\"/>", hex(0.84, 0.15, hue + 55.0))
            + &fill(&circle(0.0, -54.0, 7.0), &hex(0.34, 0.12, 262.0));
        body += &format!("<g transform=\"rotate({} 0 90)\">{feather}</g>", spread * 19.0);
    }
    body += &fill(&circle(0.0, 86.0, 15.0), RIM);
    let mut outline = "M0 90".to_owned();
    for (x, y) in ring(25, 196.0, 0.0).iter().filter(|(_, y)| *y < -20.0) {
        outline += &format!("L{:.0} {:.0}", x, y + 90.0);
    }
    Figure { outline: outline + "Z", body }
}
