//! A picture as pixels: scaled down, turned upright, put on white.

use super::decode::Deadline;
use super::image::ImageError;

/// Maximum width and height of a picture that is kept, in pixels.
const KEPT_SIDE: usize = 2_000;

/// The pixels row by row: red, green, blue and, where there are four parts, opacity.
pub(super) struct Pixels {
    pub(super) width: usize,
    pub(super) height: usize,
    /// Parts of each pixel: 3 or 4.
    pub(super) parts_each: usize,
    pub(super) parts: Vec<u8>,
}

fn part(pixel: &[u8], place: usize) -> u8 {
    pixel.get(place).copied().unwrap_or(255)
}

impl Pixels {
    /// Whether no pixel is transparent.
    pub(super) fn is_opaque(&self) -> bool {
        self.parts_each == 3 || self.parts.chunks_exact(4).all(|pixel| part(pixel, 3) == 255)
    }

    /// Blends transparent pixels with white: a JPEG has no transparency.
    pub(super) fn on_white(self) -> Self {
        if self.parts_each == 3 {
            return self;
        }
        let mixed = |pixel: &[u8]| {
            let cover = u32::from(part(pixel, 3));
            [0, 1, 2].map(|place| {
                let mixed = (u32::from(part(pixel, place)) * cover + 255 * (255 - cover)) / 255;
                u8::try_from(mixed).unwrap_or(255)
            })
        };
        let parts = self.parts.chunks_exact(4).flat_map(mixed).collect();
        Self { parts_each: 3, parts, ..self }
    }

    /// Clears the colour of fully transparent pixels, so that nothing is hidden in them.
    pub(super) fn without_unseen(mut self) -> Self {
        if self.parts_each == 4 {
            self.parts.chunks_exact_mut(4).filter(|pixel| part(pixel, 3) == 0).for_each(|pixel| pixel.fill(0));
        }
        self
    }

    /// The largest square in the middle.
    pub(super) fn middle(self) -> Self {
        let Self { width, height, parts_each, parts } = self;
        let side = width.min(height);
        let (left, top) = ((width - side) / 2, (height - side) / 2);
        let mut square = Vec::with_capacity(side * side * parts_each);
        for row in top..top + side {
            let from = (row * width + left) * parts_each;
            square.extend_from_slice(parts.get(from..from + side * parts_each).unwrap_or_default());
        }
        Self { width: side, height: side, parts_each, parts: square }
    }

    /// Scaled down to at most [`KEPT_SIDE`] on either side.
    pub(super) fn smaller(self, deadline: Deadline) -> Result<Self, ImageError> {
        self.at_most(KEPT_SIDE, deadline)
    }

    /// Scaled down to at most `side` on either side. Each new pixel is the mean of those it replaces, weighted by their
    /// opacity.
    pub(super) fn at_most(self, side: usize, deadline: Deadline) -> Result<Self, ImageError> {
        let Self { width, height, parts_each, parts } = &self;
        let longest = (*width).max(*height);
        if longest <= side {
            return Ok(self);
        }
        let (to_width, to_height) = ((width * side / longest).max(1), (height * side / longest).max(1));
        let mut small = Vec::with_capacity(to_width * to_height * parts_each);
        for row in 0..to_height {
            deadline.check()?;
            let rows = row * height / to_height..((row + 1) * height / to_height).max(row * height / to_height + 1);
            for column in 0..to_width {
                let from = column * width / to_width;
                let columns = from..((column + 1) * width / to_width).max(from + 1);
                let (mut sums, mut cover) = ([0_usize; 3], 0);
                for y in rows.clone() {
                    let line = (y * width + columns.start) * parts_each..(y * width + columns.end) * parts_each;
                    for pixel in parts.get(line).unwrap_or_default().chunks_exact(*parts_each) {
                        let covers = usize::from(part(pixel, 3));
                        sums.iter_mut().zip(pixel).for_each(|(sum, part)| *sum += usize::from(*part) * covers);
                        cover += covers;
                    }
                }
                small.extend(sums.map(|sum| u8::try_from(sum / cover.max(1)).unwrap_or(255)));
                if *parts_each == 4 {
                    small.push(u8::try_from(cover / (rows.len() * columns.len())).unwrap_or(255));
                }
            }
        }
        Ok(Self { width: to_width, height: to_height, parts_each: *parts_each, parts: small })
    }

    /// Turned upright by the orientation of the Exif standard, 1 to 8.
    pub(super) fn turned(self, orientation: u8) -> Self {
        if !(2..=8).contains(&orientation) {
            return self;
        }
        let Self { width, height, parts_each, parts } = self;
        let sideways = orientation >= 5;
        let (to_width, to_height) = if sideways { (height, width) } else { (width, height) };
        let mut upright = Vec::with_capacity(parts.len());
        for y in 0..to_height {
            for x in 0..to_width {
                let (from_x, from_y) = match orientation {
                    2 => (width - 1 - x, y),
                    3 => (width - 1 - x, height - 1 - y),
                    4 => (x, height - 1 - y),
                    5 => (y, x),
                    6 => (y, height - 1 - x),
                    7 => (width - 1 - y, height - 1 - x),
                    _ => (width - 1 - y, x),
                };
                let place = (from_y * width + from_x) * parts_each;
                upright.extend_from_slice(parts.get(place..place + parts_each).unwrap_or_default());
            }
        }
        Self { width: to_width, height: to_height, parts_each, parts: upright }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unseen_colours_nothing_when_a_picture_becomes_smaller() {
        let pixel = |x: usize| if x.is_multiple_of(2) { [200, 100, 50, 255] } else { [0, 255, 0, 0] };
        let parts = (0..4_000).flat_map(pixel).collect();
        let small = Pixels { width: 4_000, height: 1, parts_each: 4, parts }.smaller(Deadline::from_now()).unwrap();
        assert_eq!((small.width, small.height), (2_000, 1));
        assert!(small.parts.chunks_exact(4).all(|pixel| pixel == [200, 100, 50, 127]));
    }

    #[test]
    fn unseen_pixels_keep_no_colour() {
        let parts = vec![1, 2, 3, 0, 4, 5, 6, 7];
        let cleared = Pixels { width: 2, height: 1, parts_each: 4, parts }.without_unseen();
        assert_eq!(cleared.parts, [0, 0, 0, 0, 4, 5, 6, 7]);
    }
}
