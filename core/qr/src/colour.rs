//! Colours, and how well they stand out from each other.

use crate::QrError;

/// An opaque colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour {
    /// Red.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
}

impl Colour {
    /// `#000000`.
    pub const BLACK: Colour = Colour { red: 0, green: 0, blue: 0 };
    /// `#ffffff`.
    pub const WHITE: Colour = Colour { red: 255, green: 255, blue: 255 };

    /// Reads `#rgb` or `#rrggbb`.
    ///
    /// # Errors
    /// [`QrError::Colour`] for anything else.
    pub fn parse(text: &str) -> Result<Colour, QrError> {
        let digits = text.strip_prefix('#').ok_or(QrError::Colour)?;
        let hex = |digit: u8| (digit as char).to_digit(16).and_then(|it| u8::try_from(it).ok()).ok_or(QrError::Colour);
        match *digits.as_bytes() {
            [r, g, b] => Ok(Colour { red: hex(r)? * 17, green: hex(g)? * 17, blue: hex(b)? * 17 }),
            [r, s, g, h, b, c] => {
                let pair = |high, low| Ok(hex(high)? * 16 + hex(low)?);
                Ok(Colour { red: pair(r, s)?, green: pair(g, h)?, blue: pair(b, c)? })
            }
            _ => Err(QrError::Colour),
        }
    }

    /// Relative luminance by WCAG, 0 to 1.
    #[must_use]
    pub fn luminance(self) -> f32 {
        let linear = |channel: u8| {
            let share = f32::from(channel) / 255.0;
            if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }

    /// Contrast ratio by WCAG, 1 to 21.
    #[must_use]
    pub fn contrast(self, other: Colour) -> f32 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// The colour with every channel at `share` of itself.
    #[must_use]
    pub(crate) fn dimmed(self, share: f32) -> Colour {
        let dim = |channel: u8| (f32::from(channel) * share) as u8;
        Colour { red: dim(self.red), green: dim(self.green), blue: dim(self.blue) }
    }

    /// `share` of this colour over the rest of the other.
    #[must_use]
    pub(crate) fn over(self, other: Colour, share: f32) -> Colour {
        let mix = |top: u8, ground: u8| (f32::from(top) * share + f32::from(ground) * (1.0 - share)).round() as u8;
        Colour { red: mix(self.red, other.red), green: mix(self.green, other.green), blue: mix(self.blue, other.blue) }
    }

    /// Brightness as old televisions saw it, 0 to 255; what the specification's threshold counts in.
    pub(crate) fn brightness(self) -> u8 {
        let sum = u32::from(self.red) * 299 + u32::from(self.green) * 587 + u32::from(self.blue) * 114;
        u8::try_from(sum / 1000).unwrap_or(u8::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_of_writing_a_colour_are_read_and_others_refused() {
        assert_eq!(Colour::parse("#0f8"), Ok(Colour { red: 0, green: 255, blue: 136 }));
        assert_eq!(Colour::parse("#00Ff88"), Colour::parse("#0f8"));
        for wrong in ["", "#", "0f8", "#0f", "#0f8g", "#gggggg", "#00ff888", "red", "#\u{e9}a", "rgb(0,0,0)"] {
            assert_eq!(Colour::parse(wrong), Err(QrError::Colour), "{wrong}");
        }
    }

    #[test]
    fn contrast_is_that_of_wcag() {
        assert!((Colour::BLACK.contrast(Colour::WHITE) - 21.0).abs() < 0.01);
        assert!((Colour::WHITE.contrast(Colour::WHITE) - 1.0).abs() < 0.01);
    }
}
