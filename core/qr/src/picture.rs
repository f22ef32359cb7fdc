//! Pictures as pixels.

use crate::{Colour, QrError};

/// A picture: four bytes a pixel (red, green, blue, opacity), row by row, as a canvas gives and takes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    width: u32,
    height: u32,
    bytes: Vec<u8>,
}

impl Picture {
    /// Takes pixels.
    ///
    /// # Errors
    /// [`QrError::Picture`] when there is no pixel, or when the bytes are not width x height x 4.
    pub fn new(width: u32, height: u32, bytes: Vec<u8>) -> Result<Picture, QrError> {
        let wanted = (u64::from(width) * u64::from(height)).saturating_mul(4);
        if wanted == 0 || wanted != bytes.len() as u64 {
            return Err(QrError::Picture);
        }
        Ok(Picture { width, height, bytes })
    }

    /// A square of one colour.
    pub(crate) fn plain(side: u32, colour: Colour) -> Picture {
        let pixel = [colour.red, colour.green, colour.blue, u8::MAX];
        let pixels = side as usize * side as usize;
        Picture { width: side, height: side, bytes: pixel.repeat(pixels) }
    }

    /// Width in pixels.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Height in pixels.
    #[must_use]
    pub fn height(&self) -> u32 {
        self.height
    }

    /// The pixels.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    fn offset(&self, x: u32, y: u32) -> usize {
        (y as usize * self.width as usize + x as usize) * 4
    }

    /// A pixel and its opacity, 0 to 1; outside the picture nothing.
    pub(crate) fn at(&self, x: u32, y: u32) -> (Colour, f32) {
        match self.bytes.get(self.offset(x, y)..) {
            Some(&[red, green, blue, opacity, ..]) if x < self.width => {
                (Colour { red, green, blue }, f32::from(opacity) / 255.0)
            }
            _ => (Colour::WHITE, 0.0),
        }
    }

    /// The pixel that covers a place given in parts of width and height; the picture fills a square and is cut where it is
    /// longer, as `object-fit: cover` does.
    pub(crate) fn cover(&self, across: f32, down: f32) -> (Colour, f32) {
        let side = self.width.min(self.height) as f32;
        let place = |part: f32, length: u32| {
            let at = (length as f32 - side) / 2.0 + part.clamp(0.0, 1.0) * side;
            (at as u32).min(length.saturating_sub(1))
        };
        self.at(place(across, self.width), place(down, self.height))
    }

    /// Lays a colour over a pixel.
    pub(crate) fn lay(&mut self, x: u32, y: u32, colour: Colour, share: f32) {
        let (ground, _) = self.at(x, y);
        let mixed = colour.over(ground, share.clamp(0.0, 1.0));
        let offset = self.offset(x, y);
        if let Some([red, green, blue, opacity, ..]) = self.bytes.get_mut(offset..) {
            (*red, *green, *blue, *opacity) = (mixed.red, mixed.green, mixed.blue, u8::MAX);
        }
    }

    /// The average of the pixels that can be seen; white when none can.
    pub(crate) fn average(&self) -> Colour {
        let mut sums = [0_u64; 4];
        for pixel in self.bytes.chunks_exact(4) {
            let &[red, green, blue, opacity] = pixel else { continue };
            let weight = u64::from(opacity);
            for (sum, channel) in sums.iter_mut().zip([red, green, blue, u8::MAX]) {
                *sum += u64::from(channel) * weight;
            }
        }
        let [red, green, blue, all] = sums;
        if all == 0 {
            return Colour::WHITE;
        }
        let channel = |sum: u64| u8::try_from(sum * 255 / all).unwrap_or(u8::MAX);
        Colour { red: channel(red), green: channel(green), blue: channel(blue) }
    }
}
