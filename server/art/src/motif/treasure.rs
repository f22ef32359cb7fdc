//! Coins, gems, chests: what one hopes to win.

use std::f64::consts::TAU;

use super::Figure;
use crate::colour::hex;
use crate::paint::{BRONZE, GOLD, IVORY, RIM, SPHERE};
use crate::shape::{Point, circle, closed, fill, line, place, plate, ring, star_points, tint};

/// A minted coin with a star of the given rays.
pub(super) fn coin(rays: u32) -> Figure {
    let outline = circle(0.0, 0.0, 100.0);
    let body = format!(
        "{}{}{}{}{}{}",
        fill(&outline, RIM),
        fill(&circle(0.0, 0.0, 92.0), GOLD),
        line(&circle(0.0, 0.0, 72.0), BRONZE, 3.0, " opacity=\".55\""),
        line(&circle(0.0, 0.0, 78.0), "#fff3c4", 2.0, " stroke-dasharray=\"2 5.2\" opacity=\".8\""),
        fill(&closed(&star_points(rays, 60.0, 28.0)), "#7a4d00"),
        tint("M-62-40Q-30-84 24-78-30-66-62-40Z", "#fff", 0.35),
    );
    Figure { outline, body }
}

/// A cut stone: `lightness` 0 to 1.
pub(super) fn gem(hue: f64, lightness: f64) -> Figure {
    let girdle: Vec<Point> = ring(8, 100.0, TAU / 16.0).iter().map(|(x, y)| (*x, y * 0.92)).collect();
    let table: Vec<Point> = ring(8, 56.0, TAU / 16.0).iter().map(|(x, y)| (*x, y * 0.86 - 8.0)).collect();
    let mut body = String::new();
    let next = |points: &[Point], i: usize| points.iter().copied().cycle().nth(i + 1).unwrap_or_default();
    for (i, (outer, inner)) in girdle.iter().zip(&table).enumerate() {
        let turn = f64::from(u32::try_from(i).unwrap_or(0));
        let facet = [*outer, next(&girdle, i), next(&table, i), *inner];
        body += &fill(&closed(&facet), &hex(lightness + 0.16 * (turn / 8.0 * TAU + 2.2).cos(), 0.17, hue + turn * 2.0));
    }
    body += &fill(&closed(&table), &hex(lightness + 0.14, 0.13, hue));
    body += &tint("M-52-26L-22-52 22-52 0-8Z", "#fff", 0.38);
    Figure { outline: closed(&girdle), body }
}

/// A carved jade ring on a red cord.
pub(super) fn jade() -> Figure {
    let outline = circle(0.0, 10.0, 90.0);
    let green = |lightness: f64| hex(lightness, 0.13, 158.0);
    let mut cuts = String::new();
    for (x, y) in ring(8, 64.0, 0.4) {
        cuts += &circle(x, y + 10.0, 8.0);
    }
    let body = format!(
        "{}{}{}{}{}{}{}",
        line("M0-20C-8-50-8-80 0-112 8-80 8-50 0-20", "#c8202f", 7.0, ""),
        line(&circle(0.0, 10.0, 62.0), &green(0.68), 56.0, ""),
        line(&circle(0.0, 10.0, 88.0), &green(0.8), 5.0, ""),
        line(&circle(0.0, 10.0, 36.0), &green(0.5), 5.0, ""),
        fill(&cuts, &green(0.56)),
        tint("M-72-26Q-46-78 14-76-40-56-72-26Z", "#fff", 0.45),
        fill(&circle(0.0, -52.0, 15.0), GOLD),
    );
    Figure { outline, body }
}

/// A jewelled crown.
pub(super) fn crown(hue: f64) -> Figure {
    let outline = "M-96 64L-110-40-52 4 0-82 52 4 110-40 96 64Z";
    let mut body = fill(outline, GOLD)
        + &line(outline, BRONZE, 2.0, " opacity=\".4\"")
        + &fill(&plate(0.0, 73.0, 196.0, 30.0, 8.0), RIM);
    for (x, y) in [(-110.0, -44.0), (0.0, -88.0), (110.0, -44.0)] {
        body +=
            &(fill(&circle(x, y, 13.0), &hex(0.66, 0.21, hue)) + &tint(&circle(x - 4.0, y - 4.0, 4.0), "#fff", 0.7));
    }
    for (x, scale, turn) in [(0.0, 0.28, 0.0), (-58.0, 0.16, 90.0), (58.0, 0.16, 90.0)] {
        body += &place(x, 28.0, scale, 0.0, &gem(hue + turn, 0.72).body);
    }
    Figure { outline: outline.to_owned(), body }
}

/// An open chest full of gold.
pub(super) fn chest(hue: f64) -> Figure {
    let outline = "M-104-8L-90-80Q0-112 90-80L104-8 96 84H-96Z";
    let (wood, dark) = (hex(0.46, 0.09, 55.0), hex(0.34, 0.08, 50.0));
    let mut coins = String::new();
    for (x, y) in
        [(-64.0, -8.0), (-24.0, -18.0), (18.0, -20.0), (60.0, -10.0), (-44.0, -28.0), (0.0, -38.0), (42.0, -30.0)]
    {
        coins +=
            &format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"22\" fill=\"{GOLD}\" stroke=\"{BRONZE}\" stroke-width=\"2\"/>");
    }
    let body = format!(
        "{}{}{coins}{}{}{}{}{}{}",
        fill("M-104-8L-90-80Q0-112 90-80L104-8Z", &dark),
        line("M-90-80Q0-112 90-80", GOLD, 10.0, " stroke-linecap=\"round\""),
        place(-8.0, -44.0, 0.24, 12.0, &gem(hue + 180.0, 0.72).body),
        fill(&plate(0.0, 42.0, 200.0, 88.0, 10.0), &wood),
        line("M-98 26H98M-98 58H98", &dark, 3.0, ""),
        fill("M-80-2h18v88h-18ZM62-2h18v88h-18Z", GOLD),
        fill(&plate(0.0, 2.0, 204.0, 16.0, 5.0), RIM),
        fill(&plate(0.0, 24.0, 40.0, 46.0, 8.0), GOLD)
            + &fill("M-7 18a7 7 0 1 1 14 0q0 5-3 8l3 14H-7l3-14q-3-3-3-8Z", "#3a2505"),
    );
    Figure { outline: outline.to_owned(), body }
}

/// An ornate key.
pub(super) fn key(hue: f64) -> Figure {
    let blade = "M-10 6H10V104H-10ZM10 66H44V84H30V92H44V106H10Z";
    let body = format!(
        "{}{}{}{}{}",
        fill(blade, GOLD),
        line(&circle(0.0, -54.0, 44.0), RIM, 20.0, ""),
        line(&circle(0.0, -54.0, 54.0), "#fff3c4", 2.0, " opacity=\".7\""),
        fill(&plate(0.0, 6.0, 46.0, 16.0, 6.0), RIM),
        place(0.0, -54.0, 0.3, 0.0, &gem(hue + 150.0, 0.72).body),
    );
    Figure { outline: circle(0.0, -54.0, 54.0) + blade, body }
}

/// A pearl in its shell.
pub(super) fn pearl(hue: f64) -> Figure {
    let (upper, lower) = (
        "M0 40C-90 30-116-30-92-66-70-104 70-104 92-66 116-30 90 30 0 40Z",
        "M-104 30Q0 4 104 30C96 84 46 104 0 104S-96 84-104 30Z",
    );
    let shell = hex(0.72, 0.12, hue + 130.0);
    let ball = circle(0.0, 18.0, 38.0);
    let body = format!(
        "{}{}{}{}{}{}",
        fill(upper, &shell),
        line("M0 36L-70-74M0 36L-36-90M0 36V-94M0 36L36-90M0 36L70-74", "#fff", 4.0, " opacity=\".45\""),
        fill(lower, &hex(0.6, 0.12, hue + 120.0)),
        fill("M-104 30Q0 4 104 30 0 62-104 30Z", &hex(0.86, 0.07, hue + 140.0)),
        fill(&ball, IVORY) + &fill(&ball, SPHERE),
        tint(&circle(-12.0, 4.0, 8.0), "#fff", 0.9),
    );
    Figure { outline: upper.to_owned() + lower, body }
}

/// A parchment scroll with a seal.
pub(super) fn scroll(hue: f64) -> Figure {
    let outline = plate(0.0, 0.0, 164.0, 184.0, 10.0);
    let body = format!(
        "{}{}{}{}{}",
        fill(&plate(0.0, 0.0, 144.0, 184.0, 4.0), "#f7e3b5"),
        tint("M-72-70h144v14H-72ZM-72 56h144v14H-72Z", "#000", 0.1),
        line("M-46-36H46M-46-12H46M-46 12H18", "#9a7b3e", 7.0, " stroke-linecap=\"round\" opacity=\".7\""),
        fill(&(plate(0.0, -86.0, 184.0, 30.0, 14.0) + &plate(0.0, 86.0, 184.0, 30.0, 14.0)), RIM),
        place(
            38.0,
            40.0,
            1.0,
            0.0,
            &(fill(&closed(&star_points(12, 32.0, 27.0)), "#c8202f")
                + &place(0.0, 0.0, 0.16, 0.0, &gem(hue, 0.8).body))
        ),
    );
    Figure { outline, body }
}
