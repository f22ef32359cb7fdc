//! Redrawing an untrusted picture into one that is safe to show: decoded to pixels, turned as its camera says, scaled
//! down, encoded anew.
//!
//! So nothing of the file itself is kept: no metadata, no second format after or inside the first, no exploit for
//! another decoder than ours. The cost of one picture is bounded in [`decode`], and the number of pictures worked on at
//! once in [`queue`](super::queue).

use jpeg_encoder::{ColorType, Encoder};
use lumora_core::domain::upload::ImageKind;

use super::decode::{self, Deadline};
use super::pixels::Pixels;

const QUALITY: u8 = 82;

/// What happens to transparent pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Transparency {
    /// They become white: every picture becomes a JPEG.
    White,
    /// They stay: a picture that has any becomes a PNG.
    Kept,
}

/// A redrawn picture.
#[derive(Debug, Clone)]
pub struct Picture {
    /// Width in pixels.
    pub width: u16,
    /// Height in pixels.
    pub height: u16,
    /// Format of the file.
    pub kind: ImageKind,
    /// Content of the file.
    pub file: Vec<u8>,
}

/// Why a file can not be redrawn.
#[derive(Debug, thiserror::Error)]
pub enum ImageError {
    /// Its header declares more pixels than are decoded, or none.
    #[error("{0} x {1} pixels are none, or more than are unpacked")]
    Pixels(usize, usize),
    /// A JPEG with so many scans that decoding it takes too long.
    #[error("{0} scans of so many pixels are more than are unpacked")]
    Scans(usize),
    /// It took longer to decode than any picture needs.
    #[error("it took too long to unpack")]
    Slow,
    /// It can not be decoded.
    #[error("it can not be decoded: {0}")]
    Broken(String),
}

pub(super) fn broken(error: impl std::fmt::Display) -> ImageError {
    ImageError::Broken(error.to_string())
}

/// Redraws a file.
///
/// # Errors
/// Why the file can not be redrawn.
pub fn redraw(file: &[u8], kind: ImageKind, transparency: Transparency) -> Result<Picture, ImageError> {
    let deadline = Deadline::from_now();
    let (pixels, orientation) = match kind {
        ImageKind::Png => (decode::png(file, deadline)?, 1),
        ImageKind::Jpeg => decode::jpeg(file, deadline)?,
    };
    let pixels = pixels.scaled_down(deadline)?.turned_upright(orientation);
    if transparency == Transparency::Kept && !pixels.is_opaque() {
        return as_png(&pixels.with_transparent_cleared());
    }
    as_jpeg(&pixels.on_white())
}

/// Redraws a photograph or scan: a JPEG, with transparency made white. See [`redraw`].
///
/// # Errors
/// Why the file can not be redrawn.
pub fn on_white(file: &[u8], kind: ImageKind) -> Result<Picture, ImageError> {
    redraw(file, kind, Transparency::White)
}

/// Side of the square in pixels: twice what the site shows.
const SQUARE_SIDE: usize = 128;

/// Redraws the middle of a picture as a small square PNG.
///
/// # Errors
/// Why the file can not be redrawn.
pub fn square(file: &[u8], kind: ImageKind) -> Result<Picture, ImageError> {
    let deadline = Deadline::from_now();
    let (pixels, orientation) = match kind {
        ImageKind::Png => (decode::png(file, deadline)?, 1),
        ImageKind::Jpeg => decode::jpeg(file, deadline)?,
    };
    let pixels = pixels.centre_square().scaled_to_fit(SQUARE_SIDE, deadline)?.turned_upright(orientation);
    as_png(&pixels.on_white())
}

fn size(pixels: &Pixels) -> Result<(u16, u16), ImageError> {
    Ok((u16::try_from(pixels.width).map_err(broken)?, u16::try_from(pixels.height).map_err(broken)?))
}

fn as_jpeg(pixels: &Pixels) -> Result<Picture, ImageError> {
    let (width, height) = size(pixels)?;
    let mut file = Vec::new();
    Encoder::new(&mut file, QUALITY).encode(&pixels.data, width, height, ColorType::Rgb).map_err(broken)?;
    Ok(Picture { width, height, kind: ImageKind::Jpeg, file })
}

fn as_png(pixels: &Pixels) -> Result<Picture, ImageError> {
    let (width, height) = size(pixels)?;
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, u32::from(width), u32::from(height));
    encoder.set_color(if pixels.channels == 4 { png::ColorType::Rgba } else { png::ColorType::Rgb });
    encoder.set_depth(png::BitDepth::Eight);
    // A compression that saves a little more takes ten times as long for noise, which anybody may send.
    encoder.set_compression(png::Compression::Fast);
    let mut writer = encoder.write_header().map_err(broken)?;
    writer.write_image_data(&pixels.data).map_err(broken)?;
    writer.finish().map_err(broken)?;
    Ok(Picture { width, height, kind: ImageKind::Png, file })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn redraw(file: &[u8], kind: ImageKind) -> Result<Picture, ImageError> {
        super::redraw(file, kind, Transparency::White)
    }

    fn png_of(width: u32, height: u32, colour: png::ColorType, pixels: &[u8], comment: &str) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, width, height);
        encoder.set_color(colour);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.add_text_chunk("Comment".to_owned(), comment.to_owned()).unwrap();
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(pixels).unwrap();
        writer.finish().unwrap();
        file
    }

    fn jpeg_of(width: u16, height: u16, pixels: &[u8], exif: Option<&[u8]>) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, 95);
        if let Some(exif) = exif {
            encoder.add_exif_metadata(exif).unwrap();
        }
        encoder.encode(pixels, width, height, ColorType::Rgb).unwrap();
        file
    }

    fn pixels_of(picture: &Picture) -> Pixels {
        decode::jpeg(&picture.file, Deadline::from_now()).unwrap().0
    }

    /// The left half red, the right half blue.
    fn halves(width: usize, height: usize) -> Vec<u8> {
        let pixel = |x: usize| if x < width / 2 { [255, 0, 0] } else { [0, 0, 255] };
        (0..height).flat_map(|_| (0..width).flat_map(pixel)).collect()
    }

    /// Exif data that says nothing but an orientation.
    fn exif(orientation: u8) -> Vec<u8> {
        let mut tiff = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
        tiff.extend([orientation, 0, 0, 0, 0, 0, 0]);
        tiff
    }

    #[test]
    fn metadata_and_what_hangs_behind_the_picture_are_gone() {
        let script = "<script>alert('canary-77')</script>";
        let mut png = png_of(8, 8, png::ColorType::Rgb, &halves(8, 8), script);
        png.extend_from_slice(b"PK\x03\x04 canary-77");
        let mut jpeg = jpeg_of(8, 8, &halves(8, 8), Some(b"MM\0\x2a\0\0\0\x08\0\0 canary-77 GPS"));
        jpeg.extend_from_slice(b"<html>canary-77");
        for (file, kind) in [(png, ImageKind::Png), (jpeg, ImageKind::Jpeg)] {
            assert!(file.windows(9).any(|bytes| bytes == b"canary-77"), "the file holds what must go");
            let picture = redraw(&file, kind).unwrap();
            assert_eq!((picture.width, picture.height), (8, 8));
            assert!(!picture.file.windows(9).any(|bytes| bytes == b"canary-77"));
            assert!(!picture.file.windows(4).any(|bytes| bytes == b"Exif"));
            assert!(picture.file.ends_with(&[0xff, 0xd9]), "nothing stands behind its end");
        }
    }

    #[test]
    fn a_picture_is_turned_as_its_camera_says() {
        let red_first = |picture: &Picture| {
            let Pixels { data: rgb, .. } = pixels_of(picture);
            rgb[0] > 200 && rgb[2] < 60
        };
        let upright = redraw(&jpeg_of(32, 16, &halves(32, 16), None), ImageKind::Jpeg).unwrap();
        assert!(red_first(&upright) && (upright.width, upright.height) == (32, 16));
        let over = redraw(&jpeg_of(32, 16, &halves(32, 16), Some(&exif(3))), ImageKind::Jpeg).unwrap();
        assert!(!red_first(&over) && (over.width, over.height) == (32, 16));
        let right = redraw(&jpeg_of(32, 16, &halves(32, 16), Some(&exif(6))), ImageKind::Jpeg).unwrap();
        assert!(red_first(&right) && (right.width, right.height) == (16, 32));
        let left = redraw(&jpeg_of(32, 16, &halves(32, 16), Some(&exif(8))), ImageKind::Jpeg).unwrap();
        assert!(!red_first(&left) && (left.width, left.height) == (16, 32));
    }

    #[test]
    fn what_shines_through_is_white_and_large_pictures_become_smaller() {
        let clear = png_of(4, 4, png::ColorType::Rgba, &[0; 64], "");
        let Pixels { data: rgb, .. } = pixels_of(&redraw(&clear, ImageKind::Png).unwrap());
        assert!(rgb.iter().all(|part| *part > 250));
        let large = png_of(4_000, 20, png::ColorType::Rgb, &halves(4_000, 20), "");
        let picture = redraw(&large, ImageKind::Png).unwrap();
        assert_eq!((picture.width, picture.height), (2_000, 10));
    }

    #[test]
    fn a_square_is_the_middle_made_small_and_nothing_of_the_file() {
        let mut wide: Vec<u8> = Vec::new();
        for _ in 0..300 {
            // Green at both ends, and red and blue in the middle.
            wide.extend((0..500).flat_map(|x| match x {
                100..250 => [255, 0, 0],
                250..400 => [0, 0, 255],
                _ => [0, 255, 0],
            }));
        }
        let mut file = png_of(500, 300, png::ColorType::Rgb, &wide, "canary-77");
        file.extend_from_slice(b"canary-77");
        let picture = square(&file, ImageKind::Png).unwrap();
        assert_eq!((picture.width, picture.height, picture.kind), (128, 128, ImageKind::Png));
        assert!(!picture.file.windows(9).any(|bytes| bytes == b"canary-77"));
        let Pixels { data, channels, .. } = decode::png(&picture.file, Deadline::from_now()).unwrap();
        assert_eq!(data[..3], [255, 0, 0], "the left edge of the middle");
        assert_eq!(data[127 * channels..127 * channels + 3], [0, 0, 255], "the right edge");
        let upright = square(&jpeg_of(32, 16, &halves(32, 16), Some(&exif(6))), ImageKind::Jpeg).unwrap();
        assert_eq!((upright.width, upright.height), (16, 16), "what is small stays small");
    }

    #[test]
    fn transparency_stays_where_it_is_kept_and_there_is_any() {
        let keep = |pixels: &[u8], colour| {
            let file = png_of(2, 2, colour, pixels, "canary-77");
            super::redraw(&file, ImageKind::Png, Transparency::Kept).unwrap()
        };
        let half = [9, 8, 7, 128, 9, 8, 7, 255, 1, 2, 3, 0, 9, 8, 7, 255];
        let picture = keep(&half, png::ColorType::Rgba);
        assert_eq!(picture.kind, ImageKind::Png);
        assert!(!picture.file.windows(9).any(|bytes| bytes == b"canary-77"));
        let Pixels { data, .. } = decode::png(&picture.file, Deadline::from_now()).unwrap();
        assert_eq!(data, [9, 8, 7, 128, 9, 8, 7, 255, 0, 0, 0, 0, 9, 8, 7, 255]);
        assert_eq!(keep(&[90, 40, 90, 255, 90, 255, 90, 255], png::ColorType::GrayscaleAlpha).kind, ImageKind::Png);
        assert_eq!(keep(&[255; 16], png::ColorType::Rgba).kind, ImageKind::Jpeg, "nothing shines through");
        assert_eq!(keep(&[90; 12], png::ColorType::Rgb).kind, ImageKind::Jpeg);
    }

    #[test]
    fn cut_and_garbled_files_are_refused_and_break_nothing() {
        let files = [
            (png_of(16, 16, png::ColorType::Rgb, &halves(16, 16), ""), ImageKind::Png),
            (jpeg_of(16, 16, &halves(16, 16), Some(&exif(6))), ImageKind::Jpeg),
        ];
        let noise: Vec<u8> = (0..64_usize * 64 * 3).map(|place| (place * place / 7 % 251) as u8).collect();
        let noisy = jpeg_of(64, 64, &noise, None);
        assert!(redraw(&noisy, ImageKind::Jpeg).is_ok());
        assert!(redraw(&noisy[..noisy.len() - 500], ImageKind::Jpeg).is_err(), "in the midst of its pixels");
        for (file, kind) in files {
            assert!(redraw(&file[..file.len() / 3], kind).is_err(), "{kind:?}");
            for index in 0..file.len() {
                let mut garbled = file.clone();
                garbled[index] ^= 0x55;
                // Whether it still is a picture does not matter; that it ends does.
                let _ = redraw(&garbled, kind);
            }
        }
    }
}
