//! Decoding a file to pixels, with limits on the cost.
//!
//! [`declared_size`] reads the header and decodes nothing: a file that it refuses never waits in a queue, nor makes
//! others wait. What it lets pass is bounded in pixels, in pixels times scans, and by a [`Deadline`] that is checked
//! row by row.

use std::time::{Duration, Instant};

use lumora_core::domain::upload::ImageKind;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::image::{ImageError, broken};
use super::pixels::Pixels;

/// Maximum width and height of a picture, in pixels.
pub const MAX_SIDE: usize = 9_000;
/// Maximum number of pixels that are decoded: 48 MB of them.
pub const MAX_PIXELS: usize = 12_000_000;
/// Maximum number of scans of a progressive JPEG; more of them cost time and show nothing.
const MAX_SCANS: usize = 64;
/// Maximum of pixels times scans, since each scan goes over the pixels again: so many times the largest picture.
/// Programs write ten to twenty scans.
const MAX_SCANNED_PIXELS: usize = 24 * MAX_PIXELS;
/// Maximum time for one picture: ten times what the largest needs.
const WORK_LIMIT: Duration = Duration::from_secs(10);

/// The time by which a picture must be done.
#[derive(Clone, Copy)]
pub(super) struct Deadline(Instant);

impl Deadline {
    pub(super) fn from_now() -> Self {
        Self(Instant::now() + WORK_LIMIT)
    }

    pub(super) fn check(self) -> Result<(), ImageError> {
        if Instant::now() < self.0 { Ok(()) } else { Err(ImageError::Slow) }
    }
}

/// Width and height that the header of a file declares, if they are within the limits.
///
/// # Errors
/// When the header is missing, or declares more than is decoded.
pub fn declared_size(file: &[u8], kind: ImageKind) -> Result<(usize, usize), ImageError> {
    let ((width, height), scans) = match kind {
        ImageKind::Png => (png_size(file)?, 1),
        ImageKind::Jpeg => {
            let outline = JpegOutline::of(file);
            (outline.size.ok_or_else(|| broken("it has no header"))?, outline.scans)
        }
    };
    check_size(width, height)?;
    if scans > MAX_SCANS || width * height * scans > MAX_SCANNED_PIXELS {
        return Err(ImageError::Scans(scans));
    }
    Ok((width, height))
}

fn check_size(width: usize, height: usize) -> Result<(), ImageError> {
    let fits = (1..=MAX_SIDE).contains(&width) && (1..=MAX_SIDE).contains(&height);
    if fits && width.saturating_mul(height) <= MAX_PIXELS { Ok(()) } else { Err(ImageError::Pixels(width, height)) }
}

fn complete(pixels: Pixels) -> Result<Pixels, ImageError> {
    let whole = pixels.data.len() == pixels.width * pixels.height * pixels.channels;
    if whole { Ok(pixels) } else { Err(broken("its pixels are incomplete")) }
}

/// What the segments of a JPEG tell without decoding its pixels.
#[derive(Default)]
struct JpegOutline {
    /// Width and height.
    size: Option<(usize, usize)>,
    scans: usize,
    /// Whether the marker of its end is there: the decoder fills what was cut off with grey.
    ends: bool,
}

impl JpegOutline {
    fn of(file: &[u8]) -> Self {
        const END: u8 = 0xd9;
        const SCAN: u8 = 0xda;
        let mut outline = Self::default();
        // After the start marker come segments with their lengths, and pixels in which no such marker can occur.
        let mut rest = file.get(2..).unwrap_or_default();
        let begins_segment =
            |pair: &[u8]| matches!(pair, [0xff, kind] if !matches!(kind, 0x00 | 0x01 | 0xd0..=0xd7 | 0xff));
        while let Some(offset) = rest.windows(2).position(begins_segment) {
            match rest.get(offset + 1..) {
                Some([END, ..]) => return Self { ends: true, ..outline },
                Some([kind, high, low, segment @ ..]) => {
                    // A frame: all of C0 to CF except Huffman tables (C4), arithmetic coding (CC) and the reserved C8.
                    if matches!(kind, 0xc0..=0xcf) && !matches!(kind, 0xc4 | 0xc8 | 0xcc) && outline.size.is_none() {
                        outline.size = frame_size(segment);
                    }
                    outline.scans += usize::from(*kind == SCAN);
                    let length = usize::from(u16::from_be_bytes([*high, *low])).max(2);
                    rest = rest.get(offset + 2 + length..).unwrap_or_default();
                }
                _ => return outline,
            }
        }
        outline
    }
}

/// Width and height of a frame: after its precision, height first.
fn frame_size(segment: &[u8]) -> Option<(usize, usize)> {
    let [_, a, b, c, d] = *segment.first_chunk::<5>()?;
    Some((u16::from_be_bytes([c, d]).into(), u16::from_be_bytes([a, b]).into()))
}

/// Width and height of a PNG, from its first chunk.
fn png_size(file: &[u8]) -> Result<(usize, usize), ImageError> {
    let header = file.get(8..).and_then(<[u8]>::first_chunk::<16>).filter(|header| &header[..8] == b"\0\0\0\x0dIHDR");
    let [.., a, b, c, d, e, f, g, h] = *header.ok_or_else(|| broken("it has no header"))?;
    Ok((u32::from_be_bytes([a, b, c, d]) as usize, u32::from_be_bytes([e, f, g, h]) as usize))
}

/// The pixels of a JPEG as they are in the file, and the Exif orientation of its camera (1 to 8).
pub(super) fn jpeg(file: &[u8], deadline: Deadline) -> Result<(Pixels, u8), ImageError> {
    declared_size(file, ImageKind::Jpeg)?;
    if !JpegOutline::of(file).ends {
        return Err(broken("it is cut off"));
    }
    let options = DecoderOptions::default()
        .set_max_width(MAX_SIDE)
        .set_max_height(MAX_SIDE)
        .jpeg_set_max_scans(MAX_SCANS)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(file), options);
    decoder.decode_headers().map_err(broken)?;
    let (width, height) = decoder.dimensions().unwrap_or_default();
    check_size(width, height)?;
    let orientation = decoder.exif().map_or(1, |exif| orientation(exif));
    let data = decoder.decode().map_err(broken)?;
    deadline.check()?;
    Ok((complete(Pixels { width, height, channels: 3, data })?, orientation))
}

/// The pixels of a PNG; of an animated one, of its default image.
pub(super) fn png(file: &[u8], deadline: Deadline) -> Result<Pixels, ImageError> {
    let (width, height) = declared_size(file, ImageKind::Png)?;
    let limits = png::Limits { bytes: MAX_PIXELS * 8 };
    let mut decoder = png::Decoder::new_with_limits(std::io::Cursor::new(file), limits);
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    decoder.set_ignore_text_chunk(true);
    let mut reader = decoder.read_info().map_err(broken)?;
    let size = reader.output_buffer_size().ok_or(ImageError::Pixels(width, height))?;
    let (colour, _) = reader.output_color_type();
    let samples = colour.samples();
    let line = width * samples;
    let mut buffer = vec![0; size];
    let mut rows = 0;
    while let Some(row) = reader.next_interlaced_row().map_err(broken)? {
        deadline.check()?;
        if let png::InterlaceInfo::Adam7(pass) = row.interlace() {
            png::expand_interlaced_row(
                &mut buffer,
                line,
                row.data(),
                pass,
                u8::try_from(samples * 8).unwrap_or(u8::MAX),
            );
        } else if let Some(target) = buffer.get_mut(rows * line..(rows + 1) * line) {
            target.copy_from_slice(row.data().get(..line).ok_or_else(|| broken("a row is cut off"))?);
        }
        rows += 1;
    }
    // Up to its end: a file that is cut off after its pixels is refused as well.
    reader.finish().map_err(broken)?;
    let (channels, data) = match colour {
        png::ColorType::Rgb => (3, buffer),
        png::ColorType::Rgba => (4, buffer),
        png::ColorType::Grayscale => (3, buffer.iter().flat_map(|grey| [*grey; 3]).collect()),
        png::ColorType::GrayscaleAlpha => {
            let (pairs, _) = buffer.as_chunks::<2>();
            (4, pairs.iter().flat_map(|[grey, alpha]| [*grey, *grey, *grey, *alpha]).collect())
        }
        png::ColorType::Indexed => return Err(broken("its palette is missing")),
    };
    complete(Pixels { width, height, channels, data })
}

/// The orientation in Exif data; 1 where there is none.
fn orientation(exif: &[u8]) -> u8 {
    const TAG: u16 = 0x0112;
    let tiff = exif.strip_prefix(b"Exif\0\0").unwrap_or(exif);
    let little = tiff.starts_with(b"II");
    let short = |offset: usize| {
        let bytes: [u8; 2] = tiff.get(offset..offset + 2)?.try_into().ok()?;
        Some(if little { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) })
    };
    let long = |offset: usize| {
        let bytes: [u8; 4] = tiff.get(offset..offset + 4)?.try_into().ok()?;
        Some(if little { u32::from_le_bytes(bytes) } else { u32::from_be_bytes(bytes) } as usize)
    };
    let directory = long(4).filter(|offset| *offset < tiff.len());
    let Some(directory) = directory else { return 1 };
    let entries = usize::from(short(directory).unwrap_or(0));
    let entry = (0..entries).map(|entry| directory + 2 + entry * 12).find(|offset| short(*offset) == Some(TAG));
    entry.and_then(|offset| short(offset + 8)).and_then(|value| u8::try_from(value).ok()).unwrap_or(1)
}
