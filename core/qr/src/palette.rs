//! The two colours of a code, such that a reader can tell them apart.

use crate::{Colour, Picture, QrRequest};

/// Less contrast than this and readers begin to fail in dim light.
pub const MIN_CONTRAST: f32 = 4.5;

/// The colours that are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The dots.
    pub dark: Colour,
    /// The ground.
    pub light: Colour,
}

impl Palette {
    /// The colours of a request: its own, or the background's with `auto_colour`; the dots are darkened until they stand out.
    /// A ground too dark for any dots gives way to white, for readers expect dark on light.
    #[must_use]
    pub fn choose(request: &QrRequest, background: Option<&Picture>) -> Palette {
        let wanted = match background {
            Some(picture) if request.auto_colour => picture.average(),
            _ => request.dark,
        };
        let light = match Colour::BLACK.contrast(request.light) >= MIN_CONTRAST {
            true => request.light,
            false => Colour::WHITE,
        };
        let mut dark = wanted;
        while dark.luminance() > light.luminance() || dark.contrast(light) < MIN_CONTRAST {
            if dark == Colour::BLACK {
                break;
            }
            dark = dark.dimmed(0.9);
        }
        Palette { dark, light }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_that_stand_out_stay_as_they_are() {
        let request = QrRequest { dark: Colour { red: 20, green: 30, blue: 90 }, ..QrRequest::default() };
        assert_eq!(Palette::choose(&request, None), Palette { dark: request.dark, light: request.light });
    }

    #[test]
    fn pale_inverted_and_automatic_colours_are_made_readable() {
        let yellow = Colour { red: 250, green: 240, blue: 90 };
        let picture = Picture::plain(4, yellow);
        let cases = [
            (QrRequest { dark: yellow, ..QrRequest::default() }, None),
            (QrRequest { dark: Colour::WHITE, light: Colour::BLACK, ..QrRequest::default() }, None),
            (QrRequest::default(), Some(&picture)),
        ];
        for (request, background) in cases {
            let palette = Palette::choose(&request, background);
            assert!(palette.dark.luminance() < palette.light.luminance());
            assert!(palette.dark.contrast(palette.light) >= MIN_CONTRAST, "{palette:?}");
        }
    }
}
