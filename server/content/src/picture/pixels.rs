//! A picture as pixels: scaled down, turned upright, put on white.

use super::decode::Deadline;
use super::image::ImageError;

/// Maximum width and height of a picture that is kept, in pixels.
const MAX_KEPT_SIDE: usize = 2_000;

/// The pixels row by row, a byte for each channel: red, green, blue and, where there are four, alpha (opacity).
pub(super) struct Pixels {
    pub(super) width: usize,
    pub(super) height: usize,
    /// Channels of each pixel: 3 or 4.
    pub(super) channels: usize,
    pub(super) data: Vec<u8>,
}

/// The value of a channel; 255, which is opaque, for an alpha channel that the pixel does not have.
fn channel(pixel: &[u8], index: usize) -> u8 {
    pixel.get(index).copied().unwrap_or(255)
}

impl Pixels {
    /// Whether no pixel is transparent.
    pub(super) fn is_opaque(&self) -> bool {
        self.channels == 3 || self.data.chunks_exact(4).all(|pixel| channel(pixel, 3) == 255)
    }

    /// Blends transparent pixels with white: a JPEG has no transparency.
    pub(super) fn on_white(self) -> Self {
        if self.channels == 3 {
            return self;
        }
        let mixed = |pixel: &[u8]| {
            let alpha = u32::from(channel(pixel, 3));
            [0, 1, 2].map(|index| {
                let mixed = (u32::from(channel(pixel, index)) * alpha + 255 * (255 - alpha)) / 255;
                u8::try_from(mixed).unwrap_or(255)
            })
        };
        let data = self.data.chunks_exact(4).flat_map(mixed).collect();
        Self { channels: 3, data, ..self }
    }

    /// Clears the colour of fully transparent pixels, so that nothing is hidden in them.
    pub(super) fn with_transparent_cleared(mut self) -> Self {
        if self.channels == 4 {
            self.data.chunks_exact_mut(4).filter(|pixel| channel(pixel, 3) == 0).for_each(|pixel| pixel.fill(0));
        }
        self
    }

    /// The largest square in the middle.
    pub(super) fn centre_square(self) -> Self {
        let Self { width, height, channels, data } = self;
        let side = width.min(height);
        let (left, top) = ((width - side) / 2, (height - side) / 2);
        let mut square = Vec::with_capacity(side * side * channels);
        for row in top..top + side {
            let from = (row * width + left) * channels;
            square.extend_from_slice(data.get(from..from + side * channels).unwrap_or_default());
        }
        Self { width: side, height: side, channels, data: square }
    }

    /// Scaled down to at most [`MAX_KEPT_SIDE`] on either side.
    pub(super) fn scaled_down(self, deadline: Deadline) -> Result<Self, ImageError> {
        self.scaled_to_fit(MAX_KEPT_SIDE, deadline)
    }

    /// Scaled down to at most `side` on either side. Each new pixel is the mean of those it replaces, weighted by their
    /// opacity.
    pub(super) fn scaled_to_fit(self, side: usize, deadline: Deadline) -> Result<Self, ImageError> {
        let Self { width, height, channels, data } = &self;
        let longest = (*width).max(*height);
        if longest <= side {
            return Ok(self);
        }
        let (to_width, to_height) = ((width * side / longest).max(1), (height * side / longest).max(1));
        let mut small = Vec::with_capacity(to_width * to_height * channels);
        for row in 0..to_height {
            deadline.check()?;
            let rows = row * height / to_height..((row + 1) * height / to_height).max(row * height / to_height + 1);
            for column in 0..to_width {
                let from = column * width / to_width;
                let columns = from..((column + 1) * width / to_width).max(from + 1);
                let (mut sums, mut alpha) = ([0_usize; 3], 0);
                for y in rows.clone() {
                    let line = (y * width + columns.start) * channels..(y * width + columns.end) * channels;
                    for pixel in data.get(line).unwrap_or_default().chunks_exact(*channels) {
                        let weight = usize::from(channel(pixel, 3));
                        sums.iter_mut().zip(pixel).for_each(|(sum, channel)| *sum += usize::from(*channel) * weight);
                        alpha += weight;
                    }
                }
                small.extend(sums.map(|sum| u8::try_from(sum / alpha.max(1)).unwrap_or(255)));
                if *channels == 4 {
                    small.push(u8::try_from(alpha / (rows.len() * columns.len())).unwrap_or(255));
                }
            }
        }
        Ok(Self { width: to_width, height: to_height, channels: *channels, data: small })
    }

    /// Turned upright by the orientation of the Exif standard, 1 to 8.
    pub(super) fn turned_upright(self, orientation: u8) -> Self {
        if !(2..=8).contains(&orientation) {
            return self;
        }
        let Self { width, height, channels, data } = self;
        let sideways = orientation >= 5;
        let (to_width, to_height) = if sideways { (height, width) } else { (width, height) };
        let mut upright = Vec::with_capacity(data.len());
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
                let index = (from_y * width + from_x) * channels;
                upright.extend_from_slice(data.get(index..index + channels).unwrap_or_default());
            }
        }
        Self { width: to_width, height: to_height, channels, data: upright }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unseen_colours_nothing_when_a_picture_becomes_smaller() {
        let pixel = |x: usize| if x.is_multiple_of(2) { [200, 100, 50, 255] } else { [0, 255, 0, 0] };
        let data = (0..4_000).flat_map(pixel).collect();
        let small = Pixels { width: 4_000, height: 1, channels: 4, data }.scaled_down(Deadline::from_now()).unwrap();
        assert_eq!((small.width, small.height), (2_000, 1));
        assert!(small.data.chunks_exact(4).all(|pixel| pixel == [200, 100, 50, 127]));
    }

    #[test]
    fn unseen_pixels_keep_no_colour() {
        let data = vec![1, 2, 3, 0, 4, 5, 6, 7];
        let cleared = Pixels { width: 2, height: 1, channels: 4, data }.with_transparent_cleared();
        assert_eq!(cleared.data, [0, 0, 0, 0, 4, 5, 6, 7]);
    }
}
