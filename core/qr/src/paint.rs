//! From cells to pixels, in three layers: ground, dots, logo.

use crate::matrix::{Matrix, Part};
use crate::{Colour, LogoPlacement, MAX_LOGO, MAX_SIDE, MIN_DOT, MIN_DOT_PIXELS, Palette, Picture, QrError, QrRequest};

/// How much of the light colour lies over a background picture, so that the dots stand out from it everywhere.
const VEIL: f32 = 0.55;
/// Dots over a picture leave some of it to be seen.
const DOT_OVER_PICTURE: f32 = 0.6;

/// Draws a code.
///
/// # Errors
/// A [`QrError`] that names what to change.
pub fn render(request: &QrRequest, background: Option<&Picture>, logo: Option<&Picture>) -> Result<Picture, QrError> {
    let matrix = Matrix::encode(&request.text)?;
    let inner = request.size.saturating_sub(request.margin.saturating_mul(2));
    if inner < matrix.side() || request.size > MAX_SIDE {
        return Err(QrError::Size);
    }
    let palette = Palette::choose(request, background);
    let mut canvas = Picture::plain(request.size, palette.light);
    let square = Square { start: request.margin, side: inner };
    if let Some(background) = background {
        paint_ground(&mut canvas, &square, background, request.binarise, palette);
    }
    let dot = match background {
        Some(_) => request.dot_scale.min(DOT_OVER_PICTURE),
        None => request.dot_scale,
    };
    let smallest = MIN_DOT.max(MIN_DOT_PIXELS * matrix.side() as f32 / inner as f32).min(1.0);
    paint_dots(&mut canvas, &square, &matrix, dot.clamp(smallest, 1.0), palette);
    if let Some(logo) = logo {
        paint_logo(&mut canvas, &square, logo, request.logo, palette.light);
    }
    Ok(canvas)
}

/// The part of the picture inside the margin.
struct Square {
    start: u32,
    side: u32,
}

impl Square {
    /// Every pixel, with its place from 0 to 1 across and down, measured in the pixel's middle.
    fn pixels(&self) -> impl Iterator<Item = (u32, u32, f32, f32)> {
        let (start, side) = (self.start, self.side);
        let part = move |at: u32| (at as f32 + 0.5) / side as f32;
        (0..side)
            .flat_map(move |down| (0..side).map(move |across| (start + across, start + down, part(across), part(down))))
    }
}

fn paint_ground(canvas: &mut Picture, square: &Square, picture: &Picture, binarise: Option<u8>, palette: Palette) {
    for (x, y, across, down) in square.pixels() {
        let (colour, opacity) = picture.cover(across, down);
        let seen = colour.over(palette.light, opacity);
        let ground = match binarise {
            Some(threshold) if seen.brightness() < threshold => palette.dark,
            Some(_) => palette.light,
            None => seen,
        };
        canvas.lay(x, y, palette.light.over(ground, VEIL), 1.0);
    }
}

fn paint_dots(canvas: &mut Picture, square: &Square, matrix: &Matrix, dot: f32, palette: Palette) {
    let cells = matrix.side() as f32;
    for (x, y, across, down) in square.pixels() {
        let (column, row) = ((across * cells) as u32, (down * cells) as u32);
        let off_centre = |part: f32| ((part * cells).fract() - 0.5).abs();
        let inside = off_centre(across).max(off_centre(down)) <= dot / 2.0;
        if inside || matrix.part(column, row) == Part::Pattern {
            let colour = if matrix.is_dark(column, row) { palette.dark } else { palette.light };
            canvas.lay(x, y, colour, 1.0);
        }
    }
}

fn paint_logo(canvas: &mut Picture, square: &Square, logo: &Picture, placement: LogoPlacement, edge: Colour) {
    let side = square.side as f32;
    let scale = if placement.scale.is_finite() { placement.scale.clamp(0.0, MAX_LOGO) } else { 0.0 };
    let half = scale * side / 2.0;
    // The light edge counts as hidden too, so that it may not grow without bound.
    let outer = (half + placement.margin as f32).min(MAX_LOGO * side / 2.0 + 2.0).max(half);
    let radius = (placement.radius as f32).min(half);
    for (x, y, across, down) in square.pixels() {
        let (right, below) = ((across - 0.5) * side, (down - 0.5) * side);
        if in_rounded_square(right, below, outer, radius) {
            canvas.lay(x, y, edge, 1.0);
        }
        if in_rounded_square(right, below, half, radius) {
            let (colour, opacity) = logo.cover((right + half) / (2.0 * half), (below + half) / (2.0 * half));
            canvas.lay(x, y, colour, opacity);
        }
    }
}

/// Whether a point, measured from the middle, is in a square of half side `half` with rounded corners.
fn in_rounded_square(right: f32, below: f32, half: f32, radius: f32) -> bool {
    let (right, below) = (right.abs(), below.abs());
    if half <= 0.0 || right > half || below > half {
        return false;
    }
    let corner = half - radius;
    right <= corner || below <= corner || (right - corner).hypot(below - corner) <= radius
}
