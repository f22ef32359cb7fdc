//! Colours by perceived lightness, chroma and hue (OKLCH), written as sRGB hex.
//!
//! Generated art picks a hue at random and still has to look balanced. In OKLCH two colours of the same lightness look
//! equally bright whatever their hue, which HSL can not promise; so every palette of the art is written in it.

/// The sRGB colour `#rrggbb` of a lightness (0 to 1), a chroma (0 to about 0.3) and a hue in degrees (any value wraps).
///
/// Colours that sRGB can not show are clipped channel by channel.
pub(super) fn hex(lightness: f64, chroma: f64, hue: f64) -> String {
    let radians = hue.to_radians();
    let (a, b) = (chroma * radians.cos(), chroma * radians.sin());
    let l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b).powi(3);
    let red = channel(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s);
    let green = channel(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s);
    let blue = channel(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// One linear-light channel as an sRGB byte.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the value is clamped to 0..=255 first")]
fn channel(linear: f64) -> u8 {
    let linear = linear.clamp(0.0, 1.0);
    let encoded = if linear <= 0.003_130_8 { 12.92 * linear } else { 1.055 * linear.powf(1.0 / 2.4) - 0.055 };
    (encoded * 255.0).round().clamp(0.0, 255.0) as u8
}

#[cfg(test)]
mod tests {
    use super::hex;

    #[test]
    fn the_design_tokens_come_out_to_the_byte() {
        assert_eq!(hex(0.165, 0.028, 275.0), "#0b0d1a");
        assert_eq!(hex(0.835, 0.162, 80.0), "#ffbb2d");
        assert_eq!(hex(0.53, 0.205, 281.0), "#5e51dd");
    }

    #[test]
    fn hues_wrap_round_the_circle() {
        assert_eq!(hex(0.6, 0.15, 10.0), hex(0.6, 0.15, 370.0));
        assert_eq!(hex(0.6, 0.15, 350.0), hex(0.6, 0.15, -10.0));
    }
}
