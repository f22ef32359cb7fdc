//! Balls, cups, shields: sports and esports.

use std::f64::consts::TAU;

use super::Figure;
use crate::colour::hex;
use crate::paint::{GOLD, INK, RIM, SILVER, SPHERE};
use crate::shape::{circle, closed, fill, line, n, plate, ring, star_points, tint};

/// A football of black and white panels.
pub(super) fn soccer() -> Figure {
    let outline = circle(0.0, 0.0, 100.0);
    let at = |radius: f64, angle: f64| format!("{} {}", n(radius * angle.cos()), n(radius * angle.sin()));
    let mut panels = closed(&ring(5, 36.0, -TAU / 4.0));
    let mut seams = String::new();
    for i in 0..5 {
        let angle = -TAU / 4.0 + f64::from(i) * TAU / 5.0;
        let (before, after) = (angle - TAU / 10.0, angle + TAU / 10.0);
        seams += &format!(
            "M{}L{}L{}M{}L{}",
            at(36.0, angle),
            at(66.0, angle),
            at(80.0, after),
            at(66.0, angle),
            at(80.0, before)
        );
        // A rim panel is a pentagon cut by the ball's edge.
        panels += &format!(
            "M{}L{}L{}A100 100 0 0 1 {}L{}Z",
            at(66.0, angle),
            at(78.0, angle - 0.32),
            at(100.0, angle - 0.26),
            at(100.0, angle + 0.26),
            at(78.0, angle + 0.32)
        );
    }
    let body = fill(&outline, "#f7f7fb")
        + &line(&seams, INK, 5.0, " stroke-linejoin=\"round\"")
        + &fill(&panels, INK)
        + &fill(&outline, SPHERE);
    Figure { outline, body }
}

/// A basketball.
pub(super) fn basketball() -> Figure {
    let outline = circle(0.0, 0.0, 98.0);
    let body = fill(&outline, "#ee7a26")
        + &line("M-98 0H98M0-98V98M-70-69Q-16 0-70 69M70-69Q16 0 70 69", "#4a1c08", 5.0, "")
        + &fill(&outline, SPHERE);
    Figure { outline, body }
}

/// A tennis ball.
pub(super) fn tennis() -> Figure {
    let outline = circle(0.0, 0.0, 96.0);
    let body = fill(&outline, "#c9e03c")
        + &line("M-78-56Q-6 0-78 56M78-56Q6 0 78 56", "#fff", 9.0, "")
        + &fill(&outline, SPHERE);
    Figure { outline, body }
}

/// A winner's cup.
pub(super) fn trophy(hue: f64) -> Figure {
    let cup = "M-62-96H62C62-24 46 22 0 34-46 22-62-24-62-96Z";
    let body = format!(
        "{}{}{}{}{}{}{}",
        line("M-58-78C-112-84-110-8-44 2M58-78C112-84 110-8 44 2", RIM, 12.0, " stroke-linecap=\"round\""),
        fill("M-13 28H13L20 70H-20Z", RIM),
        fill(cup, GOLD),
        tint("M-46-84C-46-32-36 4-18 20-28-20-30-50-28-84Z", "#fff", 0.4),
        fill(&plate(0.0, -94.0, 138.0, 16.0, 7.0), RIM),
        fill(&plate(0.0, 86.0, 104.0, 34.0, 8.0), &hex(0.3, 0.08, hue)),
        format_args!("<g transform=\"translate(0 -36)\">{}</g>", fill(&closed(&star_points(5, 28.0, 12.0)), "#8a5a00")),
    );
    Figure { outline: cup.to_owned() + "M-52 69h104v34h-104Z", body }
}

/// A team's shield with chevrons.
pub(super) fn shield(hue: f64) -> Figure {
    let outline = "M0-108L92-70V8C92 60 46 96 0 116-46 96-92 60-92 8V-70Z";
    let mut body =
        format!("<path d=\"{outline}\" fill=\"{}\" stroke=\"{SILVER}\" stroke-width=\"7\"/>", hex(0.36, 0.13, hue));
    body += &tint("M0-88L74-58V6C74 48 36 78 0 95Z", "#fff", 0.09);
    for i in 0..3 {
        let (step, y) = (f64::from(i), f64::from(i) * 34.0);
        let chevron =
            format!("M-52 {}L0 {}L52 {}V{}L0 {}L-52 {}Z", y - 34.0, y - 2.0, y - 34.0, y - 10.0, y + 24.0, y - 10.0);
        body += &fill(&chevron, &hex(0.84 - 0.13 * step, 0.16, hue - 20.0 + step * 14.0));
    }
    Figure { outline: outline.to_owned(), body }
}

/// A game controller.
pub(super) fn gamepad(hue: f64) -> Figure {
    let outline =
        "M-64-52H64C100-52 112 10 114 48 116 82 76 84 58 48L48 30H-48L-58 48C-76 84-116 82-114 48-112 10-100-52-64-52Z";
    let body = format!(
        "<path d=\"{outline}\" fill=\"{}\" stroke=\"{SILVER}\" stroke-width=\"6\"/>{}{}{}{}{}{}",
        hex(0.34, 0.09, hue),
        tint("M-64-44H64C84-44 94-24 100 0-40-18-60-10-100 0-94-24-84-44-64-44Z", "#fff", 0.1),
        fill("M-66-30h20v18h18v20h-18v18h-20v-18h-18v-20h18Z", "#e8eeff"),
        fill(&circle(56.0, -24.0, 11.0), &hex(0.84, 0.16, hue - 20.0)),
        fill(&circle(56.0, 20.0, 11.0), &hex(0.7, 0.19, 25.0)),
        fill(&circle(34.0, -2.0, 11.0), &hex(0.82, 0.17, 85.0)),
        fill(&circle(78.0, -2.0, 11.0), &hex(0.78, 0.17, 155.0)),
    );
    Figure { outline: outline.to_owned(), body }
}

/// A marksman's sight.
pub(super) fn target(hue: f64) -> Figure {
    let outline = circle(0.0, 0.0, 96.0);
    let light = hex(0.84, 0.16, hue - 20.0);
    let body = format!(
        "{}{}{}{}{}",
        fill(&outline, &hex(0.26, 0.08, hue)),
        line(&circle(0.0, 0.0, 88.0), SILVER, 9.0, ""),
        line(&circle(0.0, 0.0, 52.0), &light, 5.0, " stroke-dasharray=\"58 23\""),
        line("M0-112V-34M0 34V112M-112 0H-34M34 0H112", SILVER, 8.0, " stroke-linecap=\"round\""),
        fill(&circle(0.0, 0.0, 12.0), "#ff4a4a"),
    );
    Figure { outline, body }
}
