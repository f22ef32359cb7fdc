//! Cards, dice, reels, the wheel: what stands on a casino's tables.

use std::f64::consts::TAU;

use super::treasure::{coin, gem};
use super::{Figure, Style};
use crate::colour::hex;
use crate::paint::{BRONZE, DRUM, GOLD, INK, IVORY, RED, RIM, SPHERE};
use crate::rng::Rng;
use crate::shape::{circle, fill, line, n, place, plate, tint};

const CARD_RED: &str = "#d4213a";

/// A French suit: its outline and whether it is red.
const SUITS: [(&str, bool); 4] = [
    ("M0-46C34-14 44-2 44 14a22 22 0 0 1-38 16q2 14 14 22h-40q12-8 14-22a22 22 0 0 1-38-16C-44-2-34-14 0-46Z", false),
    ("M0 44C-38 12-48-4-48-20a25 25 0 0 1 48-10 25 25 0 0 1 48 10C48-4 38 12 0 44Z", true),
    ("M0-50L36 0 0 50-36 0Z", true),
    ("M0-48a22 22 0 0 1 17 36 22 22 0 1 1-11 34q2 14 14 24h-40q12-10 14-24a22 22 0 1 1-11-34A22 22 0 0 1 0-48Z", false),
];

/// A playing card of a random suit.
pub(super) fn card(style: &mut Style<'_>) -> Figure {
    let (suit, red) = style.rng.pick(&SUITS, ("", false));
    let paint = if red { CARD_RED } else { INK };
    let outline = plate(0.0, 0.0, 124.0, 180.0, 14.0);
    let mut body = fill(&outline, IVORY) + &line(&plate(0.0, 0.0, 112.0, 168.0, 10.0), "#d9c9a0", 1.5, "");
    body += &place(0.0, if style.text { 4.0 } else { 0.0 }, 1.0, 0.0, &fill(suit, paint));
    let rank = style.rng.pick(&["A", "K", "Q", "J"], "A");
    for turn in [0.0, 180.0] {
        let corner = if style.text {
            format!(
                "<text x=\"-50\" y=\"-54\" font-family=\"Arial,sans-serif\" font-weight=\"800\" font-size=\"30\" fill=\"{paint}\">{rank}</text>"
            )
        } else {
            place(-38.0, -64.0, 0.24, 0.0, &fill(suit, paint))
        };
        body += &place(0.0, 0.0, 1.0, turn, &corner);
    }
    Figure { outline, body }
}

/// A die in isometric projection, with random faces.
pub(super) fn dice(style: &mut Style<'_>) -> Figure {
    let hue = style.hue + 40.0;
    let outline = "M0-104Q8-104 16-99L78-64Q87-58 87-48V44Q87 54 78 60L14 97Q0 103-14 97L-78 60Q-87 54-87 44V-48Q-87-58-78-64L-16-99Q-8-104 0-104Z";
    let faces = [
        (".866 .5 -.866 .5 0 -50", 0.66, 0.2),
        (".866 .5 0 1 -43.3 25", 0.52, 0.2),
        (".866 -.5 0 1 43.3 25", 0.43, 0.17),
    ];
    let mut body = String::new();
    for (matrix, lightness, chroma) in faces {
        let paint = hex(lightness, chroma, hue);
        body += &format!(
            "<g transform=\"matrix({matrix})\">{}{}</g>",
            fill(&plate(0.0, 0.0, 101.0, 101.0, 14.0), &paint),
            pips(style.rng)
        );
    }
    Figure { outline: outline.to_owned(), body }
}

fn pips(rng: &mut Rng) -> String {
    let count = 1 + rng.below(6);
    let corner = [(-27.0, -27.0), (27.0, 27.0), (27.0, -27.0), (-27.0, 27.0)];
    let mut spots: Vec<(f64, f64)> = corner.iter().copied().take((count & !1).min(4) as usize).collect();
    if count == 6 {
        spots.extend([(-27.0, 0.0), (27.0, 0.0)]);
    }
    if count % 2 == 1 {
        spots.push((0.0, 0.0));
    }
    fill(&spots.iter().map(|(x, y)| circle(*x, *y, 10.0)).collect::<String>(), "#fff")
}

/// A numbered lottery ball.
pub(super) fn ball(style: &mut Style<'_>, highest: u32) -> Figure {
    let number = 1 + style.rng.below(highest);
    let outline = circle(0.0, 0.0, 86.0);
    let mut body =
        fill(&outline, &hex(0.62, 0.19, style.hue)) + &fill(&outline, SPHERE) + &fill(&circle(0.0, 0.0, 45.0), IVORY);
    body += &if style.text {
        format!(
            "<text y=\"20\" text-anchor=\"middle\" font-family=\"Arial,sans-serif\" font-weight=\"800\" font-size=\"56\" fill=\"{INK}\">{number}</text>"
        )
    } else {
        fill(&crate::shape::closed(&crate::shape::star_points(5, 34.0, 15.0)), &hex(0.5, 0.19, style.hue))
    };
    body += "<ellipse cx=\"-28\" cy=\"-52\" rx=\"29\" ry=\"14\" fill=\"#fff\" opacity=\".6\" transform=\"rotate(-28 -28 -52)\"/>";
    Figure { outline, body }
}

/// The lucky seven.
pub(super) fn seven() -> Figure {
    let outline = "M-62-92H66L70-50C30-8 12 36 10 92H-44C-42 34-20-10 20-50H-40L-46-28H-66Z";
    let body = format!(
        "<path d=\"{outline}\" fill=\"{RED}\" stroke=\"{GOLD}\" stroke-width=\"9\" stroke-linejoin=\"round\"/>\
         <path d=\"M-54-84H58L60-66H-56Z\" fill=\"#fff\" opacity=\".35\"/>"
    );
    Figure { outline: outline.to_owned(), body }
}

/// A golden bell.
pub(super) fn bell() -> Figure {
    let outline =
        "M0-100Q14-100 14-84C58-72 62-30 66 14Q70 44 96 62H-96Q-70 44-66 14C-62-30-58-72-14-84Q-14-100 0-100Z";
    let body = format!(
        "{}{}{}{}{}{}",
        fill(&circle(0.0, 76.0, 22.0), RIM),
        fill(outline, GOLD),
        fill(&plate(0.0, 64.0, 200.0, 20.0, 9.0), RIM),
        line("M-67 20Q0 38 67 20", BRONZE, 4.0, " opacity=\".55\""),
        tint("M-46-10Q-48-58-14-72-30-40-30 6Z", "#fff", 0.45),
        line("M-64 34Q0 52 66 34", "#fff3c4", 2.0, " opacity=\".7\""),
    );
    Figure { outline: outline.to_owned(), body }
}

/// The roulette wheel from above.
pub(super) fn wheel(hue: f64) -> Figure {
    let outline = circle(0.0, 0.0, 104.0);
    let mut body = fill(&outline, RIM) + &fill(&circle(0.0, 0.0, 94.0), "#17192b");
    // One dashed ring paints all red pockets: its dash is one pocket of twenty-four.
    let pocket = TAU * 78.0 / 24.0;
    body += &format!(
        "<circle r=\"78\" fill=\"none\" stroke=\"#c8202f\" stroke-width=\"32\" stroke-dasharray=\"{} {}\"/>",
        (pocket * 100.0).round() / 100.0,
        (pocket * 100.0).round() / 100.0
    );
    body += &format!(
        "<path d=\"M78 0A78 78 0 0 1 {} {}\" fill=\"none\" stroke=\"{}\" stroke-width=\"32\"/>",
        n(78.0 * (TAU / 24.0).cos()),
        n(78.0 * (TAU / 24.0).sin()),
        hex(0.55, 0.15, 155.0)
    );
    body += &line(&circle(0.0, 0.0, 94.0), GOLD, 4.0, "");
    body += &format!("<circle r=\"62\" fill=\"{}\" stroke=\"{GOLD}\" stroke-width=\"5\"/>", hex(0.3, 0.1, hue));
    let spoke = fill(&plate(0.0, -28.0, 10.0, 56.0, 5.0), GOLD) + &fill(&circle(0.0, -54.0, 9.0), GOLD);
    for turn in [20.0, 110.0, 200.0, 290.0] {
        body += &place(0.0, 0.0, 1.0, turn, &spoke);
    }
    body += &(fill(&circle(0.0, 0.0, 20.0), RIM)
        + &fill(&circle(0.0, 0.0, 13.0), GOLD)
        + &fill(&circle(58.0, -58.0, 9.0), "#fff"));
    Figure { outline, body }
}

/// A slot machine's window with three reels.
pub(super) fn reel(style: &mut Style<'_>) -> Figure {
    let outline = plate(0.0, 0.0, 236.0, 168.0, 22.0);
    let mut body = fill(&outline, GOLD) + &fill(&plate(0.0, 0.0, 212.0, 144.0, 14.0), "#120f25");
    let symbols = [seven().body, gem(style.hue + 70.0, 0.72).body, coin(5).body, super::nature::cherries().body];
    let symbol = |index: u32| symbols.get(index as usize).map_or("", String::as_str);
    let row = style.rng.below(4);
    for x in [-70.0, 0.0, 70.0] {
        let window = plate(x, 0.0, 64.0, 132.0, 9.0);
        let shown = if style.rng.unit() < 0.6 { row } else { style.rng.below(4) };
        body += &fill(&window, "#fffaf0");
        body += &place(x, 0.0, 0.3, 0.0, symbol(shown));
        body += &fill(&window, DRUM);
    }
    body += "<path d=\"M-106-2.5h212v5h-212z\" fill=\"#ff4a4a\" opacity=\".75\"/>";
    Figure { outline, body }
}
