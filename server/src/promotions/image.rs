//! A picture that a stranger sent, made into one that the operator can look at without a thought: decoded to pixels, turned
//! as its camera said, made smaller, encoded as JPEG.
//!
//! So nothing of the file itself is kept: no metadata, no second format behind or inside the first, no trick on a decoder
//! other than ours. Before anything is unpacked the header's width and height are looked at; a picture that would need more
//! memory than [`MOST_PIXELS`] costs is refused. One is worked on at a time.

use axum::body::Bytes;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use jpeg_encoder::{ColorType, Encoder};
use lumora_core::domain::upload::ImageKind;
use tokio::sync::Semaphore;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use crate::http::ApiError;

/// The widest or highest picture, in pixels.
const LONGEST_SIDE: usize = 9_000;
/// The most pixels that are unpacked: 120 MB of them.
const MOST_PIXELS: usize = 40_000_000;
/// The longest side of what is kept.
const KEPT_SIDE: usize = 2_000;
const QUALITY: u8 = 82;
/// Scans of a progressive JPEG; more of them cost time and show nothing.
const MOST_SCANS: usize = 64;

/// A picture that is kept.
#[derive(Debug, Clone)]
pub struct Picture {
    /// Pixels.
    pub width: u16,
    /// Pixels.
    pub height: u16,
    /// The file.
    pub jpeg: Vec<u8>,
}

/// Why a file is no picture that is kept.
#[derive(Debug, thiserror::Error)]
pub enum ImageError {
    /// Its header says more pixels than are unpacked, or none.
    #[error("{0} x {1} pixels are none, or more than are unpacked")]
    Pixels(usize, usize),
    /// It can not be decoded.
    #[error("it can not be decoded: {0}")]
    Broken(String),
}

/// Red, green, blue.
struct Pixels {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
}

/// The picture that is kept of a file.
///
/// # Errors
/// Outside, when the server can not work; inside, why the file is none.
pub(super) async fn renew(file: Bytes, kind: ImageKind) -> Result<Result<Picture, ImageError>, ApiError> {
    static ONE_AT_A_TIME: Semaphore = Semaphore::const_new(1);
    let _turn = ONE_AT_A_TIME.acquire().await.map_err(|error| ApiError::Internal(error.to_string()))?;
    let work = tokio::task::spawn_blocking(move || redraw(&file, kind));
    work.await.map_err(|error| ApiError::Internal(error.to_string()))
}

/// The same without waiting for a turn.
///
/// # Errors
/// Why the file is no picture that is kept.
pub fn redraw(file: &[u8], kind: ImageKind) -> Result<Picture, ImageError> {
    let (pixels, turn) = match kind {
        ImageKind::Png => (decode_png(file)?, 1),
        ImageKind::Jpeg => decode_jpeg(file)?,
    };
    encode(&turned(smaller(pixels), turn))
}

/// A picture as the database keeps it.
pub fn stored(jpeg: &[u8]) -> String {
    STANDARD.encode(jpeg)
}

/// The file of what the database keeps; nothing when it is damaged.
pub fn file_of(stored: &str) -> Option<Vec<u8>> {
    STANDARD.decode(stored).ok()
}

fn check_size(width: usize, height: usize) -> Result<(), ImageError> {
    let fits = (1..=LONGEST_SIDE).contains(&width) && (1..=LONGEST_SIDE).contains(&height);
    if fits && width.saturating_mul(height) <= MOST_PIXELS { Ok(()) } else { Err(ImageError::Pixels(width, height)) }
}

fn broken(error: impl std::fmt::Display) -> ImageError {
    ImageError::Broken(error.to_string())
}

fn decode_jpeg(file: &[u8]) -> Result<(Pixels, u8), ImageError> {
    let options = DecoderOptions::default()
        .set_max_width(LONGEST_SIDE)
        .set_max_height(LONGEST_SIDE)
        .jpeg_set_max_scans(MOST_SCANS)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(file), options);
    decoder.decode_headers().map_err(broken)?;
    let (width, height) = decoder.dimensions().unwrap_or_default();
    check_size(width, height)?;
    let turn = decoder.exif().map_or(1, |exif| orientation(exif));
    let rgb = decoder.decode().map_err(broken)?;
    if rgb.len() != width * height * 3 {
        return Err(broken("its pixels are incomplete"));
    }
    Ok((Pixels { width, height, rgb }, turn))
}

fn decode_png(file: &[u8]) -> Result<Pixels, ImageError> {
    let limits = png::Limits { bytes: MOST_PIXELS * 8 };
    let mut decoder = png::Decoder::new_with_limits(std::io::Cursor::new(file), limits);
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    decoder.set_ignore_text_chunk(true);
    let mut reader = decoder.read_info().map_err(broken)?;
    let (width, height) = (reader.info().width as usize, reader.info().height as usize);
    check_size(width, height)?;
    let mut buffer = vec![0; reader.output_buffer_size().ok_or(ImageError::Pixels(width, height))?];
    let frame = reader.next_frame(&mut buffer).map_err(broken)?;
    let pixels = buffer.get(..frame.buffer_size()).unwrap_or_default();
    let rgb: Vec<u8> = match frame.color_type {
        png::ColorType::Rgb => pixels.to_vec(),
        png::ColorType::Rgba => {
            pixels.chunks_exact(4).flat_map(|it| on_white([at(it, 0), at(it, 1), at(it, 2)], at(it, 3))).collect()
        }
        png::ColorType::Grayscale => pixels.iter().flat_map(|grey| [*grey; 3]).collect(),
        png::ColorType::GrayscaleAlpha => {
            pixels.chunks_exact(2).flat_map(|it| on_white([at(it, 0); 3], at(it, 1))).collect()
        }
        png::ColorType::Indexed => return Err(broken("its palette is missing")),
    };
    if rgb.len() != width * height * 3 {
        return Err(broken("its pixels are incomplete"));
    }
    Ok(Pixels { width, height, rgb })
}

fn at(bytes: &[u8], place: usize) -> u8 {
    bytes.get(place).copied().unwrap_or(0)
}

/// A JPEG knows no transparency: what shines through is white.
fn on_white(colour: [u8; 3], alpha: u8) -> [u8; 3] {
    let alpha = u32::from(alpha);
    colour.map(|part| u8::try_from((u32::from(part) * alpha + 255 * (255 - alpha)) / 255).unwrap_or(255))
}

/// At most [`KEPT_SIDE`] on either side; each new pixel is the mean of those that it stands for.
fn smaller(pixels: Pixels) -> Pixels {
    let Pixels { width, height, rgb } = &pixels;
    let longest = (*width).max(*height);
    if longest <= KEPT_SIDE {
        return pixels;
    }
    let (to_width, to_height) = ((width * KEPT_SIDE / longest).max(1), (height * KEPT_SIDE / longest).max(1));
    let mut small = Vec::with_capacity(to_width * to_height * 3);
    for row in 0..to_height {
        let rows = row * height / to_height..((row + 1) * height / to_height).max(row * height / to_height + 1);
        for column in 0..to_width {
            let from = column * width / to_width;
            let columns = from..((column + 1) * width / to_width).max(from + 1);
            let mut sums = [0_usize; 3];
            for y in rows.clone() {
                let line = rgb.get((y * width + columns.start) * 3..(y * width + columns.end) * 3).unwrap_or_default();
                for pixel in line.chunks_exact(3) {
                    sums.iter_mut().zip(pixel).for_each(|(sum, part)| *sum += usize::from(*part));
                }
            }
            let count = rows.len() * columns.len();
            small.extend(sums.map(|sum| u8::try_from(sum / count).unwrap_or(255)));
        }
    }
    Pixels { width: to_width, height: to_height, rgb: small }
}

/// Upright, as the orientation of the Exif standard says: 1 to 8.
fn turned(pixels: Pixels, orientation: u8) -> Pixels {
    if !(2..=8).contains(&orientation) {
        return pixels;
    }
    let Pixels { width, height, rgb } = pixels;
    let sideways = orientation >= 5;
    let (to_width, to_height) = if sideways { (height, width) } else { (width, height) };
    let mut upright = Vec::with_capacity(rgb.len());
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
            let place = (from_y * width + from_x) * 3;
            upright.extend_from_slice(rgb.get(place..place + 3).unwrap_or(&[0; 3]));
        }
    }
    Pixels { width: to_width, height: to_height, rgb: upright }
}

/// The orientation that Exif data names; 1 when it names none.
fn orientation(exif: &[u8]) -> u8 {
    const TAG: u16 = 0x0112;
    let tiff = exif.strip_prefix(b"Exif\0\0").unwrap_or(exif);
    let little = tiff.starts_with(b"II");
    let short = |place: usize| {
        let bytes: [u8; 2] = tiff.get(place..place + 2)?.try_into().ok()?;
        Some(if little { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) })
    };
    let long = |place: usize| {
        let bytes: [u8; 4] = tiff.get(place..place + 4)?.try_into().ok()?;
        Some(if little { u32::from_le_bytes(bytes) } else { u32::from_be_bytes(bytes) } as usize)
    };
    let directory = long(4).filter(|place| *place < tiff.len());
    let Some(directory) = directory else { return 1 };
    let entries = usize::from(short(directory).unwrap_or(0));
    let entry = (0..entries).map(|entry| directory + 2 + entry * 12).find(|place| short(*place) == Some(TAG));
    entry.and_then(|place| short(place + 8)).and_then(|value| u8::try_from(value).ok()).unwrap_or(1)
}

fn encode(pixels: &Pixels) -> Result<Picture, ImageError> {
    let (width, height) = (u16::try_from(pixels.width).map_err(broken)?, u16::try_from(pixels.height).map_err(broken)?);
    let mut jpeg = Vec::new();
    Encoder::new(&mut jpeg, QUALITY).encode(&pixels.rgb, width, height, ColorType::Rgb).map_err(broken)?;
    Ok(Picture { width, height, jpeg })
}

#[cfg(test)]
mod tests {
    use super::*;

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
        decode_jpeg(&picture.jpeg).unwrap().0
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
            assert!(!picture.jpeg.windows(9).any(|bytes| bytes == b"canary-77"));
            assert!(!picture.jpeg.windows(4).any(|bytes| bytes == b"Exif"));
            assert!(picture.jpeg.ends_with(&[0xff, 0xd9]), "nothing stands behind its end");
        }
    }

    #[test]
    fn a_picture_is_turned_as_its_camera_says() {
        let red_first = |picture: &Picture| {
            let Pixels { rgb, .. } = pixels_of(picture);
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
        let Pixels { rgb, .. } = pixels_of(&redraw(&clear, ImageKind::Png).unwrap());
        assert!(rgb.iter().all(|part| *part > 250));
        let large = png_of(4_000, 20, png::ColorType::Rgb, &halves(4_000, 20), "");
        let picture = redraw(&large, ImageKind::Png).unwrap();
        assert_eq!((picture.width, picture.height), (2_000, 10));
    }

    #[test]
    fn a_bomb_is_refused_by_its_header() {
        let grey = vec![0; 9_001];
        let wide = png_of(9_001, 1, png::ColorType::Grayscale, &grey, "");
        assert!(matches!(redraw(&wide, ImageKind::Png), Err(ImageError::Pixels(9_001, 1))));
        let many = png_of(8_000, 5_001, png::ColorType::Grayscale, &vec![0; 8_000 * 5_001], "");
        assert!(many.len() < 200_000, "a small file");
        assert!(matches!(redraw(&many, ImageKind::Png), Err(ImageError::Pixels(8_000, 5_001))));
    }

    #[test]
    fn cut_and_garbled_files_are_refused_and_break_nothing() {
        let files = [
            (png_of(16, 16, png::ColorType::Rgb, &halves(16, 16), ""), ImageKind::Png),
            (jpeg_of(16, 16, &halves(16, 16), Some(&exif(6))), ImageKind::Jpeg),
        ];
        for (file, kind) in files {
            assert!(redraw(&file[..file.len() / 3], kind).is_err(), "{kind:?}");
            for place in 0..file.len() {
                let mut garbled = file.clone();
                garbled[place] ^= 0x55;
                // Whether it still is a picture does not matter; that it ends does.
                let _ = redraw(&garbled, kind);
            }
        }
    }
}
