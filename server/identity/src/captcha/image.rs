//! The image captcha: five letters, each rotated, sheared and shifted, with lines and dots across them.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use super::rng::Rng;
use super::{Expected, Issued, Prompt, font};
use platform::http::ApiError;

/// Size of the picture in pixels.
const WIDTH: usize = 180;
const HEIGHT: usize = 60;
/// Letters in a captcha.
const LENGTH: usize = 5;
/// Pixels per dot of a letter, before the random scaling.
const SCALE: f32 = 5.0;
/// Distracting lines and dots drawn over the letters.
const LINES: usize = 5;
const DOTS: usize = 260;
/// Grey level of the background, 0 black to 255 white.
const PAPER: u8 = 236;

/// Makes a captcha of letters to read from a picture.
///
/// # Errors
/// When the PNG can not be encoded.
pub(super) fn issue() -> Result<Issued, ApiError> {
    let mut rng = Rng::new();
    let letters: Vec<_> = (0..LENGTH).filter_map(|_| font::LETTERS.get(rng.below(font::LETTERS.len()))).collect();
    let answer = letters.iter().map(|(letter, _)| *letter).collect();
    let mut picture = Picture::new();
    for (index, (_, rows)) in letters.iter().enumerate() {
        picture.letter(index, rows, &mut rng);
    }
    for _ in 0..LINES {
        picture.line(&mut rng);
    }
    for _ in 0..DOTS {
        let (x, y) = (rng.below(WIDTH), rng.below(HEIGHT));
        let shade = rng.between(90.0, 220.0);
        picture.dot(x as i32, y as i32, shade as u8);
    }
    let png = picture.png().map_err(|error| ApiError::Internal(format!("drawing a captcha: {error}")))?;
    Ok(Issued { expected: Expected::Text(answer), prompt: Prompt::Image(STANDARD.encode(png)) })
}

struct Picture {
    /// Grey levels, row by row from the top left.
    pixels: Vec<u8>,
}

impl Picture {
    fn new() -> Self {
        Self { pixels: vec![PAPER; WIDTH * HEIGHT] }
    }

    /// Sets a pixel; nothing happens outside the picture.
    fn dot(&mut self, x: i32, y: i32, shade: u8) {
        let position = usize::try_from(x).ok().zip(usize::try_from(y).ok()).filter(|(x, y)| *x < WIDTH && *y < HEIGHT);
        if let Some(pixel) = position.and_then(|(x, y)| self.pixels.get_mut(y * WIDTH + x)) {
            *pixel = shade;
        }
    }

    /// Draws a letter by mapping each pixel around its centre back, through rotation, shear and scale, to a dot of the letter: so the
    /// letter has no gaps. `index` is its position in the word, from 0.
    fn letter(&mut self, index: usize, rows: &[u8; font::HEIGHT], rng: &mut Rng) {
        let centre_x = 24.0 + index as f32 * 33.0 + rng.between(-3.0, 3.0);
        let centre_y = HEIGHT as f32 / 2.0 + rng.between(-6.0, 6.0);
        let (sin, cos) = rng.between(-0.35, 0.35).sin_cos();
        let shear = rng.between(-0.25, 0.25);
        let scale = SCALE * rng.between(0.85, 1.1);
        let shade = rng.between(20.0, 90.0) as u8;
        let reach = 28_i32;
        for dy in -reach..=reach {
            for dx in -reach..=reach {
                let (fx, fy) = (dx as f32, dy as f32);
                let turned_y = (fy * cos - fx * sin) / scale + font::HEIGHT as f32 / 2.0;
                let turned_x = (fx * cos + fy * sin + shear * fy) / scale + font::WIDTH as f32 / 2.0;
                if Self::is_ink(rows, turned_x, turned_y) {
                    self.dot(centre_x as i32 + dx, centre_y as i32 + dy, shade);
                }
            }
        }
    }

    fn is_ink(rows: &[u8; font::HEIGHT], x: f32, y: f32) -> bool {
        if x < 0.0 || y < 0.0 || x >= font::WIDTH as f32 {
            return false;
        }
        let bit = font::WIDTH - 1 - x as usize;
        rows.get(y as usize).is_some_and(|row| row >> bit & 1 == 1)
    }

    /// Draws a sine wave across the whole width, two pixels thick.
    fn line(&mut self, rng: &mut Rng) {
        let (middle, height) = (rng.between(8.0, 52.0), rng.between(4.0, 14.0));
        let (speed, phase) = (rng.between(0.02, 0.09), rng.between(0.0, 6.3));
        let shade = rng.between(40.0, 150.0) as u8;
        for x in 0..WIDTH {
            let y = middle + height * (x as f32 * speed + phase).sin();
            self.dot(x as i32, y as i32, shade);
            self.dot(x as i32, y as i32 + 1, shade);
        }
    }

    fn png(&self) -> Result<Vec<u8>, png::EncodingError> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, WIDTH as u32, HEIGHT as u32);
        encoder.set_color(png::ColorType::Grayscale);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header()?.write_image_data(&self.pixels)?;
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_captcha_is_a_png_of_its_size_and_no_two_are_the_same() {
        let issued = || match issue().unwrap() {
            Issued { expected: Expected::Text(answer), prompt: Prompt::Image(image) } => (answer, image),
            _ => panic!("no picture"),
        };
        let ((answer, first), (_, second)) = (issued(), issued());
        let file = STANDARD.decode(&first).unwrap();
        let reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        assert_eq!((reader.info().width, reader.info().height), (WIDTH as u32, HEIGHT as u32));
        assert_eq!(answer.chars().count(), LENGTH);
        assert_ne!(first, second);
    }

    #[test]
    fn letters_that_look_alike_are_not_used() {
        let used: String = font::LETTERS.iter().map(|(letter, _)| *letter).collect();
        assert!(!used.contains(['0', 'O', '1', 'I', '5', 'S', '2', 'Z', '8', 'B', '6', 'G']), "{used}");
    }
}
