//! QR codes for section 3 of the specification ("QR-code component inputs"), with the defaults of section 9.
//!
//! The matrix and every pixel are made here, so that the same code can be decoded again in a test and drawn by a view that
//! knows nothing of codes: the view only puts the finished picture on a canvas. A crate of its own, because pages without a
//! code should not carry it. The way of a request: text to [`Matrix`], pictures to [`Palette`], both to pixels ([`render`]).

mod colour;
mod matrix;
mod paint;
mod palette;
mod picture;
#[cfg(target_arch = "wasm32")]
pub mod web;

use core::fmt;

pub use colour::Colour;
pub use matrix::{Matrix, Part};
pub use paint::render;
pub use palette::Palette;
pub use picture::Picture;

/// Largest side of a code, in pixels: four times a phone's width is plenty, and a mistake must not fill the memory.
pub const MAX_SIDE: u32 = 4096;
/// More of the code than this must not hide behind a logo, or error correction M would not make up for it.
pub const MAX_LOGO: f32 = 0.3;
/// Smaller dots are lost on a printed page or a dim screen.
pub const MIN_DOT: f32 = 0.35;
/// And so are dots of fewer pixels than this, whatever part of their cell they are.
pub const MIN_DOT_PIXELS: f32 = 3.0;

/// What to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct QrRequest {
    /// What the code says.
    pub text: String,
    /// Side of the whole picture in pixels, margin included.
    pub size: u32,
    /// Quiet margin in pixels.
    pub margin: u32,
    /// Colour of the dots.
    pub dark: Colour,
    /// Colour of the ground.
    pub light: Colour,
    /// Side of a dot as a part of its cell, [`MIN_DOT`] to 1. Finder, timing and alignment parts are always whole.
    pub dot_scale: f32,
    /// Take the dots' colour from the background picture, darkened until it stands out.
    pub auto_colour: bool,
    /// Make the background picture two-coloured at this brightness, 0 to 255.
    pub binarise: Option<u8>,
    /// Where a logo goes.
    pub logo: LogoPlacement,
}

/// Where a logo goes: always in the middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LogoPlacement {
    /// Side as a part of the code's side without margin, at most [`MAX_LOGO`].
    pub scale: f32,
    /// Light edge around it, in pixels.
    pub margin: u32,
    /// Radius of its corners, in pixels.
    pub radius: u32,
}

impl Default for QrRequest {
    fn default() -> Self {
        QrRequest {
            text: String::new(),
            size: 200,
            margin: 20,
            dark: Colour::BLACK,
            light: Colour::WHITE,
            dot_scale: 1.0,
            auto_colour: true,
            binarise: None,
            logo: LogoPlacement { scale: 0.2, margin: 6, radius: 8 },
        }
    }
}

/// Why there is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QrError {
    /// There is nothing to say.
    EmptyText,
    /// The text has more than a code can hold.
    TextTooLong,
    /// The picture is too small for cells of a pixel each, or larger than [`MAX_SIDE`].
    Size,
    /// A colour is not `#rgb` or `#rrggbb`.
    Colour,
    /// A picture's bytes are not width x height x 4.
    Picture,
}

impl fmt::Display for QrError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            QrError::EmptyText => "a QR code needs a text: give it one",
            QrError::TextTooLong => "the text does not fit a QR code: shorten it to 2,331 bytes",
            QrError::Size => {
                "the QR code is too small or too large: leave a pixel for each cell, and at most 4096 in all"
            }
            QrError::Colour => "a colour is written #rgb or #rrggbb",
            QrError::Picture => "a picture is given as width x height x 4 bytes",
        })
    }
}

impl core::error::Error for QrError {}
