//! Lumora's own marks: the lit paper lantern as favicon, app icon and logo.

use super::canvas::{Canvas, Scheme};
use super::motif::find;
use super::paint::{file, linear, radial};
use super::shape::{circle, engraving, fill, place, plate, rosette};

/// A picture with the lantern moved and scaled, over the drawing `behind`; `own` are the definitions that this drawing needs.
fn with_lantern(side: f64, own: &str, behind: &str, (x, y, scale): (f64, f64, f64)) -> String {
    let mut canvas = Canvas::new(Scheme { main: 40.0, alt: 280.0, sky: 280.0 });
    canvas.define(own);
    let lantern = find("lantern").map(|motif| canvas.shapes(motif.shapes)).unwrap_or_default();
    let lantern = format!("<g stroke-linejoin=\"round\" stroke-linecap=\"round\">{lantern}</g>");
    canvas.finish(side, side, &(behind.to_owned() + &place(x, y, scale, 0.0, &lantern)))
}

/// A mark of the brand: `mark` (lantern alone), `app-icon` (rounded tile), `maskable` (full bleed), `pattern` (rosettes
/// for wallet card and empty states); `None` for another name.
pub(super) fn brand(name: &str) -> Option<String> {
    Some(match name {
        "mark" => with_lantern(64.0, "", "", (32.0, 29.5, 0.236)),
        "app-icon" => tile(plate(256.0, 256.0, 512.0, 512.0, 112.0), 1.62),
        "maskable" => tile("M0 0h512v512H0z".to_owned(), 1.24),
        "pattern" => pattern(),
        _ => return None,
    })
}

/// The lantern on a night sky within a shape.
fn tile(shape: String, scale: f64) -> String {
    let own =
        linear("nt", [0.0, 0.0, 1.0, 1.0], &[(0.0, "#3a2a8c", 1.0), (0.6, "#1c1440", 1.0), (1.0, "#0b0d1a", 1.0)])
            + &radial("hl", &[(0.0, "#ffb84a", 0.65), (0.5, "#ff8a2b", 0.18), (1.0, "#ff8a2b", 0.0)]);
    let behind = format!(
        "{}{}{}",
        fill(&shape, "url(#nt)"),
        rosette((256.0, 262.0), 214.0, [37, 11], 1.1, &engraving("#ffd98a", 0.35)),
        fill(&circle(256.0, 262.0, 236.0), "url(#hl)"),
    );
    with_lantern(512.0, &own, &behind, (256.0, 240.0, scale))
}

/// Guilloche line work in amber, without a background.
fn pattern() -> String {
    let mut drawing = String::new();
    for (x, y, radius, lobes) in [(430.0, 110.0, 230.0, 41), (250.0, 190.0, 170.0, 37), (560.0, 230.0, 140.0, 31)] {
        drawing += &rosette((x, y), radius, [lobes, 11], 1.2, &engraving("#ffbb2d", 0.5));
    }
    file(600.0, 240.0, "", &drawing)
}
