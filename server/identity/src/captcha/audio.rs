//! The audio captcha: six spoken digits, each in a different voice, over noise and murmur.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use super::rng::Rng;
use super::voice::{RATE, Voice, synthesize};
use super::{Expected, Issued, Prompt};

/// Digits in a captcha.
const LENGTH: usize = 6;
/// Amplitude of the noise; the digits peak at 0.9.
const NOISE: f32 = 0.035;
/// Amplitude of the murmur, as a factor on a digit's.
const MURMUR: f32 = 0.07;
/// Silence before the first digit and after the last, in samples.
const MARGIN: usize = RATE as usize / 8;

/// Makes a captcha of digits to listen to.
pub(super) fn issue() -> Issued {
    let mut rng = Rng::new();
    let digits: Vec<u8> = (0..LENGTH).map(|_| u8::try_from(rng.below(10)).unwrap_or_default()).collect();
    let answer = digits.iter().map(|digit| char::from(b'0' + digit)).collect();
    let file = wav(&mix(&digits, &mut rng));
    Issued { expected: Expected::Text(answer), prompt: Prompt::Audio(STANDARD.encode(file)) }
}

fn random_voice(rng: &mut Rng) -> Voice {
    Voice {
        pitch: rng.between(90.0, 175.0),
        size: rng.between(0.97, 1.09),
        slowness: rng.between(0.92, 1.08),
        seed: rng.next(),
    }
}

/// The digits with pauses, murmur and noise, as samples from about -1 to 1.
fn mix(digits: &[u8], rng: &mut Rng) -> Vec<f32> {
    let mut samples = vec![0.0; MARGIN];
    for digit in digits {
        samples.extend(synthesize(*digit, random_voice(rng)));
        let pause = rng.between(0.16, 0.24) * RATE as f32;
        samples.extend(std::iter::repeat_n(0.0, pause as usize));
    }
    samples.extend(std::iter::repeat_n(0.0, MARGIN / 2));
    add_murmur(&mut samples, rng);
    for sample in &mut samples {
        *sample += rng.between(-NOISE, NOISE);
    }
    samples
}

/// Adds quiet digits played backwards, so that a program can not find the digits by the silence between them.
fn add_murmur(samples: &mut [f32], rng: &mut Rng) {
    let mut start = rng.below(RATE as usize / 4);
    while start < samples.len() {
        let digit = u8::try_from(rng.below(10)).unwrap_or_default();
        let backwards = synthesize(digit, random_voice(rng)).into_iter().rev();
        let length = backwards.len();
        for (sample, other) in samples.iter_mut().skip(start).zip(backwards) {
            *sample += other * MURMUR;
        }
        start += length + rng.below(RATE as usize / 5);
    }
}

/// A WAV file: mono, 8-bit unsigned PCM at [`RATE`].
fn wav(samples: &[f32]) -> Vec<u8> {
    let length = u32::try_from(samples.len()).unwrap_or_default();
    let mut file = Vec::with_capacity(samples.len() + 44);
    file.extend(b"RIFF");
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(RATE.to_le_bytes());
    file.extend(RATE.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(8_u16.to_le_bytes());
    file.extend(b"data");
    file.extend(length.to_le_bytes());
    file.extend(samples.iter().map(|sample| (128.0 + sample.clamp(-1.0, 1.0) * 127.0) as u8));
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spoken_captcha_is_a_small_wav_of_six_digits_and_no_two_are_the_same() {
        let mut files = Vec::new();
        for _ in 0..4 {
            let Issued { expected: Expected::Text(answer), prompt: Prompt::Audio(audio) } = issue() else { panic!() };
            assert!(answer.len() == LENGTH && answer.bytes().all(|byte| byte.is_ascii_digit()), "{answer}");
            assert!(audio.len() < 60_000, "{}", audio.len());
            let file = STANDARD.decode(&audio).unwrap();
            assert_eq!(
                (&file[..4], &file[8..12], file.len() - 44),
                (&b"RIFF"[..], &b"WAVE"[..], { u32::from_le_bytes(*file[40..].first_chunk().unwrap()) as usize })
            );
            files.push(audio);
        }
        files.sort();
        files.dedup();
        assert_eq!(files.len(), 4);
    }
}
