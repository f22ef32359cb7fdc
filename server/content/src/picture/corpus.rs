//! Files that somebody may send, with the expected result of each: pictures of every kind that a camera or program
//! writes, decompression bombs, two formats in one file, truncated files, and files that are no picture. All are made
//! here, small enough for an unoptimised build.

use std::borrow::Cow;

use jpeg_encoder::{ColorType, Encoder, SamplingFactor};
use lumora_core::domain::upload::{ImageFault, judge};

use super::decode::{MAX_SIDE, declared_size};
use super::image::{ImageError, Picture, Transparency, redraw};

/// Text put wherever a file holds more than pixels; it must never be kept.
const CANARY: &[u8] = b"canary-77";

/// Expected result for a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// A picture of this size is kept.
    Kept(u16, u16),
    /// Refused by its first bytes.
    Kind,
    /// Refused by its header, which declares too many pixels or none; nothing is decoded.
    Pixels,
    /// Refused for too many scans over its pixels; nothing is decoded.
    Scans,
    /// Refused for a missing header; nothing is decoded.
    Headless,
    /// Refused, since it can not be decoded.
    Broken,
}

/// A name, a file and its expected result.
type Case = (String, Vec<u8>, Fate);

fn case(name: &str, file: Vec<u8>, fate: Fate) -> Case {
    (name.to_owned(), file, fate)
}

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// A PNG chunk with its checksum.
fn chunk(kind: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let step = |sum: u32, _| if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
    let sum = kind.iter().chain(data).fold(!0, |sum, byte| (0..8).fold(sum ^ u32::from(*byte), step));
    [&(data.len() as u32).to_be_bytes()[..], kind, data, &(!sum).to_be_bytes()].concat()
}

fn header(width: u32, height: u32, depth: u8, colour: u8, interlaced: bool) -> Vec<u8> {
    let rest = [depth, colour, 0, 0, u8::from(interlaced)];
    chunk(b"IHDR", &[&width.to_be_bytes()[..], &height.to_be_bytes(), &rest].concat())
}

/// Bytes in zlib's format, stored without compression.
fn zlib(data: &[u8]) -> Vec<u8> {
    let (low, high) = data.iter().fold((1_u32, 0_u32), |(low, high), byte| {
        let low = (low + u32::from(*byte)) % 65_521;
        (low, (high + low) % 65_521)
    });
    let length = u16::try_from(data.len()).unwrap();
    let block = [&[0x78, 0x01, 0x01][..], &length.to_le_bytes(), &(!length).to_le_bytes(), data];
    [block.concat(), (high << 16 | low).to_be_bytes().to_vec()].concat()
}

/// A PNG made of chunks, between its signature and its end.
fn png_of_chunks(chunks: &[Vec<u8>]) -> Vec<u8> {
    [SIGNATURE, &chunks.concat(), &chunk(b"IEND", b"")].concat()
}

/// A grey picture of 8 x 8 pixels with these chunks before its pixels.
fn png_with(chunks: &[Vec<u8>]) -> Vec<u8> {
    let rows = zlib(&[0; 9 * 8]);
    png_of_chunks(&[&[header(8, 8, 8, 0, false)], chunks, &[chunk(b"IDAT", &rows)]].concat())
}

/// A PNG whose header declares more pixels than there are.
fn png_that_promises(width: u32, height: u32) -> Vec<u8> {
    png_of_chunks(&[header(width, height, 8, 6, false), chunk(b"IDAT", &zlib(&[0; 64]))])
}

fn png(colour: png::ColorType, depth: png::BitDepth, bytes: usize, with: impl FnOnce(&mut png::Info<'_>)) -> Vec<u8> {
    let mut info = png::Info::with_size(8, 8);
    (info.color_type, info.bit_depth) = (colour, depth);
    with(&mut info);
    let mut file = Vec::new();
    let mut writer = png::Encoder::with_info(&mut file, info).unwrap().write_header().unwrap();
    writer.write_image_data(&vec![0x5a; bytes]).unwrap();
    writer.finish().unwrap();
    file
}

fn jpeg(colour: ColorType, bytes_each: usize, with: impl FnOnce(&mut Encoder<&mut Vec<u8>>)) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, 90);
    with(&mut encoder);
    let pixels: Vec<u8> = (0..16 * 8 * bytes_each).map(|place| (place * 7 % 251) as u8).collect();
    encoder.encode(&pixels, 16, 8, colour).unwrap();
    file
}

fn rgb_jpeg() -> Vec<u8> {
    jpeg(ColorType::Rgb, 3, |_| {})
}

/// Position of the first segment of this kind.
fn segment(file: &[u8], kind: u8) -> usize {
    file.windows(2).position(|pair| pair == [0xff, kind]).unwrap()
}

/// A JPEG whose frame declares another size.
fn jpeg_that_promises(mut file: Vec<u8>, width: u16, height: u16) -> Vec<u8> {
    let frame = file.windows(2).position(|pair| matches!(pair, [0xff, 0xc0 | 0xc2])).unwrap();
    file[frame + 5..frame + 7].copy_from_slice(&height.to_be_bytes());
    file[frame + 7..frame + 9].copy_from_slice(&width.to_be_bytes());
    file
}

/// A progressive JPEG with this many scans.
fn jpeg_of_scans(scans: usize) -> Vec<u8> {
    let file = jpeg(ColorType::Rgb, 3, |encoder| encoder.set_progressive(true));
    let (first, end) = (segment(&file, 0xda), file.len() - 2);
    let scan = file[first..end].to_vec();
    [file[..first].to_vec(), scan.repeat(scans), file[end..].to_vec()].concat()
}

/// Exif data with an orientation, and with the canary where it should not be kept.
fn exif(orientation: u8) -> Vec<u8> {
    let tiff = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0";
    [&tiff[..], &[orientation, 0, 0, 0, 0, 0, 0], b"GPS ", CANARY].concat()
}

fn sound_pngs() -> Vec<Case> {
    use png::BitDepth::{Eight, Four, One, Sixteen, Two};
    use png::ColorType::{Grayscale, GrayscaleAlpha, Indexed, Rgb, Rgba};
    let palette = |info: &mut png::Info<'_>| info.palette = Some(Cow::Owned(vec![0x33; 256 * 3]));
    let both = |info: &mut png::Info<'_>| {
        palette(info);
        info.trns = Some(Cow::Owned(vec![0x80; 256]));
    };
    let profile = |info: &mut png::Info<'_>| info.icc_profile = Some(Cow::Owned(vec![0; 4_000_000]));
    let mut cases: Vec<Case> = [
        ("rgb of 8 bits", png(Rgb, Eight, 192, |_| {})),
        ("rgb of 16 bits", png(Rgb, Sixteen, 384, |_| {})),
        ("rgba of 8 bits", png(Rgba, Eight, 256, |_| {})),
        ("rgba of 16 bits", png(Rgba, Sixteen, 512, |_| {})),
        ("grey of 1 bit", png(Grayscale, One, 8, |_| {})),
        ("grey of 2 bits", png(Grayscale, Two, 16, |_| {})),
        ("grey of 4 bits", png(Grayscale, Four, 32, |_| {})),
        ("grey of 8 bits", png(Grayscale, Eight, 64, |_| {})),
        ("grey of 16 bits", png(Grayscale, Sixteen, 128, |_| {})),
        ("grey that shines through", png(GrayscaleAlpha, Eight, 128, |_| {})),
        ("grey of 16 bits that shines through", png(GrayscaleAlpha, Sixteen, 256, |_| {})),
        ("a palette", png(Indexed, Eight, 64, palette)),
        ("a palette of 4 bits", png(Indexed, Four, 32, |info| info.palette = Some(Cow::Owned(vec![0x33; 48])))),
        ("a palette that shines through", png(Indexed, Eight, 64, both)),
        ("a profile of colours that unpacks to 4 MB", png(Rgb, Eight, 192, profile)),
        ("interlaced", png_of_chunks(&[header(8, 8, 8, 0, true), chunk(b"IDAT", &zlib(&[0; 64 + 15]))])),
        ("a comment", png_with(&[chunk(b"tEXt", &[b"Comment\0", CANARY].concat())])),
        (
            "a packed comment",
            png_with(&[chunk(b"zTXt", &[b"Comment\0\0", &zlib(&[CANARY; 900].concat())[..]].concat())]),
        ),
        (
            "a comment in its own language",
            png_with(&[chunk(b"iTXt", &[b"XML:com.adobe.xmp\0\0\0\0\0", CANARY].concat())]),
        ),
        ("where it was taken", png_with(&[chunk(b"eXIf", &exif(1))])),
        ("a chunk that nobody knows", png_with(&[chunk(b"caNr", CANARY)])),
        ("a zip behind it", [png_with(&[]), [b"PK\x03\x04", CANARY].concat()].concat()),
        ("a page behind it", [png_with(&[]), [b"<script>", CANARY].concat()].concat()),
        ("another picture behind it", [png_with(&[]), rgb_jpeg(), CANARY.to_vec()].concat()),
    ]
    .into_iter()
    .map(|(name, file)| case(&format!("png: {name}"), file, Fate::Kept(8, 8)))
    .collect();
    cases.push(case("png: animated", animated(), Fate::Kept(8, 8)));
    cases
}

/// An animated PNG: of three pictures the first is kept.
fn animated() -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, 8, 8);
    encoder.set_animated(3, 0).unwrap();
    let mut writer = encoder.write_header().unwrap();
    (1..=3_u8).for_each(|frame| writer.write_image_data(&[frame; 64]).unwrap());
    writer.finish().unwrap();
    file
}

fn sound_jpegs() -> Vec<Case> {
    let app = |kind, data: Vec<u8>| jpeg(ColorType::Rgb, 3, |encoder| encoder.add_app_segment(kind, data).unwrap());
    let canary = |before: &[u8]| [before, CANARY].concat();
    let comment = [&[0xff, 0xfe, 0, 11][..], CANARY].concat();
    let commented = [&rgb_jpeg()[..2], &comment, &rgb_jpeg()[2..]].concat();
    let mut cases: Vec<Case> = [
        ("plain", rgb_jpeg()),
        ("grey", jpeg(ColorType::Luma, 1, |_| {})),
        ("cmyk", jpeg(ColorType::Cmyk, 4, |_| {})),
        ("ycck", jpeg(ColorType::CmykAsYcck, 4, |_| {})),
        ("progressive", jpeg(ColorType::Rgb, 3, |encoder| encoder.set_progressive(true))),
        ("progressive cmyk", jpeg(ColorType::Cmyk, 4, |encoder| encoder.set_progressive(true))),
        ("colours of half the size", jpeg(ColorType::Rgb, 3, |it| it.set_sampling_factor(SamplingFactor::R_4_2_0))),
        ("restart markers", jpeg(ColorType::Rgb, 3, |encoder| encoder.set_restart_interval(1))),
        ("tables of its own", jpeg(ColorType::Rgb, 3, |encoder| encoder.set_optimized_huffman_tables(true))),
        ("a profile of colours", jpeg(ColorType::Rgb, 3, |it| it.add_icc_profile(&canary(b"icc")).unwrap())),
        ("words of a program", app(1, canary(b"http://ns.adobe.com/xap/1.0/\0"))),
        ("code of a server", app(13, canary(b"<?php "))),
        ("a comment", commented),
        ("a zip behind it", [rgb_jpeg(), canary(b"PK\x03\x04")].concat()),
        ("a page behind it", [rgb_jpeg(), canary(b"<script>")].concat()),
        ("another picture behind it", [rgb_jpeg(), png_with(&[]), CANARY.to_vec()].concat()),
        ("its most scans", jpeg_of_scans(1)),
    ]
    .into_iter()
    .map(|(name, file)| case(&format!("jpeg: {name}"), file, Fate::Kept(16, 8)))
    .collect();
    for orientation in 0..=9 {
        let file = jpeg(ColorType::Rgb, 3, |encoder| encoder.add_exif_metadata(&exif(orientation)).unwrap());
        let size = if (5..=8).contains(&orientation) { Fate::Kept(8, 16) } else { Fate::Kept(16, 8) };
        cases.push(case(&format!("jpeg: held as {orientation}, with where it was taken"), file, size));
    }
    cases
}

fn bombs() -> Vec<Case> {
    let side = u32::try_from(MAX_SIDE).unwrap() + 1;
    let mut cases: Vec<Case> = [
        (8_999, 4_400),
        (4_000, 3_001),
        (side, 1),
        (1, side),
        (20_000, 20_000),
        (u32::MAX, u32::MAX),
        (0, 20),
        (20, 0),
    ]
    .into_iter()
    .map(|(width, height)| case(&format!("png: {width} x {height}"), png_that_promises(width, height), Fate::Pixels))
    .collect();
    for (width, height) in [(9_001, 1), (1, 9_001), (4_000, 3_001), (u16::MAX, u16::MAX), (0, 8), (16, 0)] {
        let file = jpeg_that_promises(rgb_jpeg(), width, height);
        cases.push(case(&format!("jpeg: {width} x {height}"), file, Fate::Pixels));
    }
    cases.push(case("jpeg: far too many scans", jpeg_of_scans(65), Fate::Scans));
    let often = jpeg_that_promises(jpeg_of_scans(25), 4_000, 3_000);
    cases.push(case("jpeg: many scans of many pixels", often, Fate::Scans));
    cases
}

fn other_kinds() -> Vec<Case> {
    let files: [(&str, &[u8]); 17] = [
        ("nothing", b""),
        ("gif", b"GIF89a\x01\0\x01\0\0\0\0;"),
        ("webp", b"RIFF\x1a\0\0\0WEBPVP8L"),
        ("avif", b"\0\0\0\x1cftypavif"),
        ("bmp", b"BM\x3a\0\0\0"),
        ("tiff", b"II*\0\x08\0\0\0"),
        ("icon", b"\0\0\x01\0\x01\0"),
        ("svg", b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
        ("page", b"<!doctype html><script>alert(1)</script>"),
        ("pdf", b"%PDF-1.7"),
        ("zip", b"PK\x03\x04"),
        ("program", b"MZ\x90\0"),
        ("json", b"{\"png\":true}"),
        ("jpeg 2000", b"\0\0\0\x0cjP  \r\n\x87\n"),
        ("the begin of a jpeg", b"\xff\xd8"),
        ("a mark before a png", b"\xef\xbb\xbf\x89PNG\r\n\x1a\n"),
        ("a blank before a png", b" \x89PNG\r\n\x1a\n"),
    ];
    files.into_iter().map(|(name, file)| case(name, file.to_vec(), Fate::Kind)).collect()
}

fn unsound() -> Vec<Case> {
    let (png, jpeg) = (png_with(&[]), rgb_jpeg());
    let with_byte = |file: &[u8], place: usize| {
        let mut file = file.to_vec();
        file[place] ^= 0x55;
        file
    };
    let (pixels, scan) = (png.windows(4).position(|four| four == b"IDAT").unwrap(), segment(&jpeg, 0xda));
    let few_rows = png_of_chunks(&[header(8, 8, 8, 0, false), chunk(b"IDAT", &zlib(&[0; 9 * 5]))]);
    let markup = b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>";
    [
        ("png: its signature alone", SIGNATURE.to_vec(), Fate::Headless),
        ("png: markup behind its signature", [SIGNATURE, markup].concat(), Fate::Headless),
        ("png: half a header", png[..20].to_vec(), Fate::Headless),
        ("png: no header", png_of_chunks(&[chunk(b"IDAT", &zlib(&[0; 72]))]), Fate::Headless),
        ("png: a header with a wrong sum", with_byte(&png, 30), Fate::Broken),
        ("png: a depth that is none", png_of_chunks(&[header(8, 8, 7, 0, false)]), Fate::Broken),
        ("png: a colour that is none", png_of_chunks(&[header(8, 8, 8, 5, false)]), Fate::Broken),
        ("png: no pixels", png_of_chunks(&[header(8, 8, 8, 0, false)]), Fate::Broken),
        ("png: cut in its pixels", png[..pixels + 20].to_vec(), Fate::Broken),
        ("png: cut before its end", png[..png.len() - 12].to_vec(), Fate::Broken),
        ("png: too few rows", few_rows, Fate::Broken),
        ("png: pixels with a wrong sum", with_byte(&png, pixels + 40), Fate::Broken),
        (
            "png: a palette that is missing",
            png_of_chunks(&[header(8, 8, 8, 3, false), chunk(b"IDAT", &zlib(&[0; 72]))]),
            Fate::Broken,
        ),
        ("jpeg: its first bytes alone", jpeg[..4].to_vec(), Fate::Headless),
        ("jpeg: markup behind its first bytes", [&jpeg[..3], markup].concat(), Fate::Headless),
        ("jpeg: cut before its pixels", jpeg[..scan].to_vec(), Fate::Broken),
        ("jpeg: cut in its pixels", jpeg[..jpeg.len() - 20].to_vec(), Fate::Broken),
        ("jpeg: cut before its end", jpeg[..jpeg.len() - 2].to_vec(), Fate::Broken),
        ("jpeg: a frame of a kind that nobody writes", with_byte(&jpeg, segment(&jpeg, 0xc0) + 4), Fate::Broken),
    ]
    .into_iter()
    .map(|(name, file, fate)| case(name, file, fate))
    .collect()
}

fn fate(file: &[u8], transparency: Transparency) -> (Fate, Option<Picture>) {
    let kind = match judge(file.len() as u64, file) {
        Ok(kind) => kind,
        Err(ImageFault::Size) => panic!("no file of the corpus is large"),
        Err(_) => return (Fate::Kind, None),
    };
    match declared_size(file, kind) {
        Err(ImageError::Pixels(..)) => return (Fate::Pixels, None),
        Err(ImageError::Scans(_)) => return (Fate::Scans, None),
        Err(_) => return (Fate::Headless, None),
        Ok(_) => {}
    }
    match redraw(file, kind, transparency) {
        Ok(picture) => (Fate::Kept(picture.width, picture.height), Some(picture)),
        Err(ImageError::Broken(_)) => (Fate::Broken, None),
        Err(error) => panic!("what was let pass is refused later: {error}"),
    }
}

#[test]
fn every_file_of_the_corpus_meets_its_fate() {
    let cases = [sound_pngs(), sound_jpegs(), bombs(), other_kinds(), unsound()].concat();
    assert!(cases.len() >= 60, "{}", cases.len());
    for (name, file, expected) in cases {
        for transparency in [Transparency::White, Transparency::Kept] {
            let (fate, picture) = fate(&file, transparency);
            assert_eq!(fate, expected, "{name}");
            let Some(picture) = picture else { continue };
            for word in [CANARY, b"Exif", b"<script", b"PK\x03\x04"] {
                assert!(
                    !picture.file.windows(word.len()).any(|bytes| bytes == word),
                    "{name}: more than pixels is kept"
                );
            }
            let ends = [&[0xff, 0xd9][..], b"IEND\xaeB`\x82"];
            assert!(ends.iter().any(|end| picture.file.ends_with(end)), "{name}: something stands behind its end");
            let (again, _) = self::fate(&picture.file, transparency);
            assert_eq!(again, expected, "{name}: what is kept is a sound picture");
        }
    }
}
