//! The paints of motifs and scenes, few and named by what they look like.
//!
//! A paint is a lightness, a chroma and a hue, so that a fill can run from a light to a dark shade, which gives flat shapes their
//! volume. Main and Alt follow the title; the others have fixed colours.

/// A colour that shapes are painted with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Paint {
    /// Lightness (0 to 1), chroma and hue in degrees.
    Tone(f64, f64, f64),
    /// The hue of the title's hero, at a lightness.
    Main(f64),
    /// The hue that contrasts with the hero, at a lightness.
    Alt(f64),
    /// Polished gold.
    Gold,
    /// Old gold: edges and undersides.
    Bronze,
    /// Polished silver.
    Silver,
}

use Paint::Tone;

pub(crate) const WHITE: Paint = Tone(0.97, 0.005, 90.0);
pub(crate) const IVORY: Paint = Tone(0.94, 0.03, 88.0);
pub(crate) const CREAM: Paint = Tone(0.88, 0.07, 80.0);
pub(crate) const TAN: Paint = Tone(0.74, 0.1, 68.0);
pub(crate) const WOOD: Paint = Tone(0.54, 0.11, 55.0);
pub(crate) const DARK_WOOD: Paint = Tone(0.36, 0.08, 48.0);
pub(crate) const INK: Paint = Tone(0.24, 0.04, 280.0);
pub(crate) const SLATE: Paint = Tone(0.42, 0.045, 270.0);
pub(crate) const STONE: Paint = Tone(0.64, 0.03, 265.0);
pub(crate) const MIST: Paint = Tone(0.84, 0.03, 255.0);
pub(crate) const RED: Paint = Tone(0.6, 0.22, 26.0);
pub(crate) const DARK_RED: Paint = Tone(0.42, 0.16, 22.0);
pub(crate) const ORANGE: Paint = Tone(0.72, 0.18, 52.0);
pub(crate) const AMBER: Paint = Tone(0.81, 0.165, 78.0);
pub(crate) const YELLOW: Paint = Tone(0.9, 0.16, 98.0);
pub(crate) const LIME: Paint = Tone(0.83, 0.19, 125.0);
pub(crate) const GREEN: Paint = Tone(0.66, 0.18, 147.0);
pub(crate) const DARK_GREEN: Paint = Tone(0.45, 0.12, 152.0);
pub(crate) const TEAL: Paint = Tone(0.68, 0.12, 190.0);
pub(crate) const CYAN: Paint = Tone(0.84, 0.11, 208.0);
pub(crate) const SKY: Paint = Tone(0.73, 0.13, 235.0);
pub(crate) const BLUE: Paint = Tone(0.56, 0.2, 262.0);
pub(crate) const NAVY: Paint = Tone(0.35, 0.11, 268.0);
pub(crate) const VIOLET: Paint = Tone(0.58, 0.21, 295.0);
pub(crate) const PURPLE: Paint = Tone(0.42, 0.17, 305.0);
pub(crate) const PINK: Paint = Tone(0.76, 0.16, 352.0);
pub(crate) const MAGENTA: Paint = Tone(0.62, 0.24, 348.0);
pub(crate) const SKIN: Paint = Tone(0.82, 0.08, 60.0);
