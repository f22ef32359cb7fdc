//! Codes are read back by a decoder that shares no line with the encoder.

#![expect(clippy::expect_used, reason = "a test stops where its own pictures are wrong")]

use lumora_qr::{Colour, LogoPlacement, Picture, QrError, QrRequest, render};
use proptest::prelude::*;

fn decoded(picture: Picture) -> Option<String> {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let bytes = picture.into_bytes();
    let pixels: Vec<&[u8]> = bytes.chunks_exact(4).collect();
    let grey = |x: usize, y: usize| match pixels.get(y * width + x) {
        Some(&&[red, green, blue, _]) => {
            ((u32::from(red) * 299 + u32::from(green) * 587 + u32::from(blue) * 114) / 1000) as u8
        }
        _ => 255,
    };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, grey);
    let grids = image.detect_grids();
    grids.first().and_then(|grid| grid.decode().ok()).map(|(_, text)| text)
}

fn striped(width: u32, height: u32) -> Picture {
    let pixel = |at: u32| {
        let (x, y) = (at % width, at / width);
        [(x * 255 / width) as u8, (y * 255 / height) as u8, if (x / 9 + y / 13) % 2 == 0 { 200 } else { 40 }, 255]
    };
    Picture::new(width, height, (0..width * height).flat_map(pixel).collect()).expect("four bytes a pixel")
}

fn request(text: &str) -> QrRequest {
    QrRequest { text: text.to_owned(), size: 400, ..QrRequest::default() }
}

#[test]
fn the_defaults_are_those_of_the_specification() {
    let QrRequest { size, margin, logo, .. } = QrRequest::default();
    assert_eq!((size, margin, logo.scale), (200, 20, 0.2));
}

#[test]
fn plain_codes_of_every_length_are_read_back() {
    for text in ["a", "https://example.test/down?platform=ios", "\u{95ed}\u{9580} \u{1f3ee}", &"long ".repeat(60)] {
        assert_eq!(decoded(render(&request(text), None, None).unwrap()).as_deref(), Some(text));
    }
}

#[test]
fn every_look_is_read_back() {
    let text = "https://example.test/down?platform=android&code=LANTERN";
    let (wide, tall) = (striped(300, 120), striped(90, 200));
    let brand = Colour { red: 240, green: 180, blue: 60 };
    let looks = [
        QrRequest { dot_scale: 0.5, ..request(text) },
        QrRequest { dark: brand, ..request(text) },
        QrRequest { dark: Colour::WHITE, light: Colour::BLACK, ..request(text) },
        QrRequest { binarise: Some(128), ..request(text) },
        QrRequest { auto_colour: false, dot_scale: 0.45, ..request(text) },
        QrRequest { logo: LogoPlacement { scale: 0.25, margin: 4, radius: 30 }, ..request(text) },
        QrRequest { logo: LogoPlacement { scale: 9.0, margin: 900, radius: 900 }, ..request(text) },
    ];
    for look in looks {
        for background in [None, Some(&wide), Some(&tall)] {
            for logo in [None, Some(&tall)] {
                let picture = render(&look, background, logo).unwrap();
                let case = (background.is_some(), logo.is_some());
                assert_eq!(decoded(picture).as_deref(), Some(text), "{look:?} background, logo: {case:?}");
            }
        }
    }
}

#[test]
fn impossible_requests_name_the_remedy() {
    let cases = [
        (QrRequest::default(), QrError::EmptyText),
        (QrRequest { size: 30, margin: 20, ..request("a") }, QrError::Size),
        (QrRequest { size: 1_000_000, ..request("a") }, QrError::Size),
        (request(&"x".repeat(5000)), QrError::TextTooLong),
    ];
    for (request, error) in cases {
        assert_eq!(render(&request, None, None).err(), Some(error));
    }
    assert_eq!(Picture::new(2, 2, vec![0; 15]).err(), Some(QrError::Picture));
    assert_eq!(Picture::new(0, 2, Vec::new()).err(), Some(QrError::Picture));
    assert_eq!(Picture::new(u32::MAX, u32::MAX, vec![0; 4]).err(), Some(QrError::Picture));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn whatever_is_written_is_read_back(text in "\\PC{1,90}", dot in 0.0_f32..1.0) {
        let request = QrRequest { dot_scale: dot, size: 480, ..request(&text) };
        prop_assert_eq!(decoded(render(&request, None, None).unwrap()), Some(text));
    }

    #[test]
    fn no_request_panics(size in 0_u32..600, margin in 0_u32..700, dot in any::<f32>(), scale in any::<f32>()) {
        let logo = LogoPlacement { scale, margin, radius: margin };
        let request = QrRequest { size, margin, dot_scale: dot, logo, ..request("text") };
        let _ = render(&request, Some(&striped(30, 20)), Some(&striped(3, 2)));
    }
}
