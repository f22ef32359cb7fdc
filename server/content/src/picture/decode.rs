//! From a file to pixels, with limits on what it may cost.
//!
//! Before anything is unpacked the header's width and height are looked at; a picture that would need more memory than
//! [`MOST_PIXELS`] costs is refused.

use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::image::{ImageError, broken};
use super::pixels::Pixels;

/// The widest or highest picture, in pixels.
const LONGEST_SIDE: usize = 9_000;
/// The most pixels that are unpacked: 160 MB of them.
const MOST_PIXELS: usize = 40_000_000;
/// Scans of a progressive JPEG; more of them cost time and show nothing.
const MOST_SCANS: usize = 64;

fn check_size(width: usize, height: usize) -> Result<(), ImageError> {
    let fits = (1..=LONGEST_SIDE).contains(&width) && (1..=LONGEST_SIDE).contains(&height);
    if fits && width.saturating_mul(height) <= MOST_PIXELS { Ok(()) } else { Err(ImageError::Pixels(width, height)) }
}

fn complete(pixels: Pixels) -> Result<Pixels, ImageError> {
    let whole = pixels.parts.len() == pixels.width * pixels.height * pixels.parts_each;
    if whole { Ok(pixels) } else { Err(broken("its pixels are incomplete")) }
}

/// The pixels of a JPEG as they lie in the file, and how its camera was held (1 to 8).
pub(super) fn jpeg(file: &[u8]) -> Result<(Pixels, u8), ImageError> {
    let options = DecoderOptions::default()
        .set_max_width(LONGEST_SIDE)
        .set_max_height(LONGEST_SIDE)
        .jpeg_set_max_scans(MOST_SCANS)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(file), options);
    decoder.decode_headers().map_err(broken)?;
    let (width, height) = decoder.dimensions().unwrap_or_default();
    check_size(width, height)?;
    if !comes_to_its_end(file) {
        return Err(broken("it is cut off"));
    }
    let turn = decoder.exif().map_or(1, |exif| orientation(exif));
    let parts = decoder.decode().map_err(broken)?;
    Ok((complete(Pixels { width, height, parts_each: 3, parts })?, turn))
}

/// Whether a JPEG is there up to the marker of its end: the decoder makes up what was cut off, in grey.
fn comes_to_its_end(file: &[u8]) -> bool {
    const END: u8 = 0xd9;
    // Behind the marker of the beginning come segments with their lengths, and pixels in which no such marker can stand.
    let mut rest = file.get(2..).unwrap_or_default();
    let begins_segment =
        |pair: &[u8]| matches!(pair, [0xff, kind] if !matches!(kind, 0x00 | 0x01 | 0xd0..=0xd7 | 0xff));
    while let Some(place) = rest.windows(2).position(begins_segment) {
        match rest.get(place + 1..) {
            Some([END, ..]) => return true,
            Some([_, high, low, ..]) => {
                let length = usize::from(u16::from_be_bytes([*high, *low])).max(2);
                rest = rest.get(place + 2 + length..).unwrap_or_default();
            }
            _ => return false,
        }
    }
    false
}

/// The pixels of a PNG.
pub(super) fn png(file: &[u8]) -> Result<Pixels, ImageError> {
    let limits = png::Limits { bytes: MOST_PIXELS * 8 };
    let mut decoder = png::Decoder::new_with_limits(std::io::Cursor::new(file), limits);
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    decoder.set_ignore_text_chunk(true);
    let mut reader = decoder.read_info().map_err(broken)?;
    let (width, height) = (reader.info().width as usize, reader.info().height as usize);
    check_size(width, height)?;
    let mut buffer = vec![0; reader.output_buffer_size().ok_or(ImageError::Pixels(width, height))?];
    let frame = reader.next_frame(&mut buffer).map_err(broken)?;
    buffer.truncate(frame.buffer_size());
    let (parts_each, parts) = match frame.color_type {
        png::ColorType::Rgb => (3, buffer),
        png::ColorType::Rgba => (4, buffer),
        png::ColorType::Grayscale => (3, buffer.iter().flat_map(|grey| [*grey; 3]).collect()),
        png::ColorType::GrayscaleAlpha => {
            let (pairs, _) = buffer.as_chunks::<2>();
            (4, pairs.iter().flat_map(|[grey, cover]| [*grey, *grey, *grey, *cover]).collect())
        }
        png::ColorType::Indexed => return Err(broken("its palette is missing")),
    };
    complete(Pixels { width, height, parts_each, parts })
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
