//! A formant synthesizer for spoken digits: a buzz or a hiss, filtered by the resonances of a vocal tract that glides from sound to
//! sound. It needs no recordings, and each voice can differ, so that recorded samples do not help a program.
//!
//! The vowel formants are Peterson and Barney's measurements; the filter is Klatt's cascade of resonators.

use std::f32::consts::PI;

use super::sounds::{Sound, of_digit};

/// Sample rate in Hz.
pub(super) const RATE: u32 = 8000;
/// Length of the transition from one sound to the next, in samples.
const GLIDE: usize = RATE as usize * 45 / 1000;
/// The fixed fourth formant above the three that distinguish vowels; it makes the voice sound human. Centre and bandwidth in Hz.
const FOURTH: (f32, f32) = (3350.0, 260.0);

/// The parameters of a speaker's voice.
#[derive(Debug, Clone, Copy)]
pub(super) struct Voice {
    /// Pitch in Hz: about 100 for a man, 200 for a woman.
    pub(super) pitch: f32,
    /// Factor on all formants, for a vocal tract shorter than an average man's: about 1 to 1.15.
    pub(super) size: f32,
    /// Factor on the length of each sound; 1 is average.
    pub(super) slowness: f32,
    /// Seed of the breath noise.
    pub(super) seed: u32,
}

/// Speaks a digit; gives samples from -0.9 to 0.9 at [`RATE`].
pub(super) fn synthesize(digit: u8, voice: Voice) -> Vec<f32> {
    let sounds = of_digit(digit);
    let total: f32 = sounds.iter().map(|sound| sound.ms).sum();
    let mut synthesizer = Synthesizer::new(voice);
    let mut out = Vec::new();
    let (mut previous, mut spoken) = (*sounds.first().unwrap_or(&Sound::SILENCE), 0.0);
    for sound in sounds {
        let length = (sound.ms * voice.slowness * RATE as f32 / 1000.0) as usize;
        for sample in 0..length {
            let glide = (sample as f32 / GLIDE.min(length.max(1)) as f32).min(1.0);
            let progress = (spoken + sound.ms * sample as f32 / length as f32) / total;
            out.push(synthesizer.next(&previous.towards(sound, glide), progress));
        }
        (previous, spoken) = (*sound, spoken + sound.ms);
    }
    fade(&mut out);
    level(&mut out);
    out
}

/// Fades the first and the last 10 milliseconds in and out, against clicks.
fn fade(samples: &mut [f32]) {
    let edge = RATE as usize / 100;
    let length = samples.len();
    for (index, sample) in samples.iter_mut().enumerate() {
        let from_edge = index.min(length - 1 - index);
        *sample *= (from_edge as f32 / edge as f32).min(1.0);
    }
}

/// Normalises the peak to 0.9, so that all digits are about equally loud.
fn level(samples: &mut [f32]) {
    let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    if peak > 0.0 {
        samples.iter_mut().for_each(|sample| *sample *= 0.9 / peak);
    }
}

/// The synthesizer's state: the phase of the vocal cords, the noise generator, and the resonators.
struct Synthesizer {
    voice: Voice,
    /// Position within the present period of the vocal cords, 0 to 1.
    phase: f32,
    /// State of the noise generator; never 0.
    noise: u32,
    /// The previous sample before the radiation filter.
    last: f32,
    formant_filters: [Resonator; 4],
    /// Shapes the frication noise.
    frication_filter: Resonator,
}

impl Synthesizer {
    fn new(voice: Voice) -> Self {
        Self {
            voice,
            phase: 0.0,
            noise: voice.seed | 1,
            last: 0.0,
            formant_filters: [Resonator::default(); 4],
            frication_filter: Resonator::default(),
        }
    }

    /// The next sample. `progress`, from 0 to 1, is the part of the digit that was spoken: the pitch falls towards its end.
    fn next(&mut self, sound: &Sound, progress: f32) -> f32 {
        let pitch = self.voice.pitch * (1.12 - 0.28 * progress);
        self.phase = (self.phase + pitch / RATE as f32).fract();
        let (hiss, breath) = (self.hiss(), self.hiss());
        let mut air = sound.buzz * glottis(self.phase) + sound.breath * 0.35 * breath;
        let size = self.voice.size;
        let [first, second, third] = sound.formants;
        let shapes = [(first, 70.0), (second, 95.0), (third, 150.0), FOURTH];
        for (cavity, (centre, width)) in self.formant_filters.iter_mut().zip(shapes) {
            air = cavity.next(air, centre * size, width + sound.damping);
        }
        let friction = self.frication_filter.next(hiss, sound.hiss_at, sound.hiss_width) * sound.hiss;
        let out = air + friction;
        // Radiation at the lips acts like a first difference.
        let radiated = out - 0.86 * self.last;
        self.last = out;
        radiated
    }

    /// White noise from -1 to 1, by xorshift: it needs no cryptographic randomness.
    fn hiss(&mut self) -> f32 {
        self.noise ^= self.noise << 13;
        self.noise ^= self.noise >> 17;
        self.noise ^= self.noise << 5;
        self.noise as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

/// Airflow through the vocal cords at a phase of their period, 0 to 1 (Rosenberg's glottal pulse).
fn glottis(phase: f32) -> f32 {
    const OPENING: f32 = 0.4;
    const CLOSING: f32 = 0.16;
    if phase < OPENING {
        0.5 * (1.0 - (PI * phase / OPENING).cos())
    } else if phase < OPENING + CLOSING {
        (PI / 2.0 * (phase - OPENING) / CLOSING).cos()
    } else {
        0.0
    }
}

/// A second-order resonator; its state is the last two samples of output.
#[derive(Debug, Clone, Copy, Default)]
struct Resonator {
    one_ago: f32,
    two_ago: f32,
}

impl Resonator {
    /// The next sample; `centre` and `width` (bandwidth) in Hz.
    fn next(&mut self, input: f32, centre: f32, width: f32) -> f32 {
        let step = 1.0 / RATE as f32;
        let centre = centre.clamp(50.0, RATE as f32 * 0.47);
        let c = -(-2.0 * PI * width * step).exp();
        let b = 2.0 * (-PI * width * step).exp() * (2.0 * PI * centre * step).cos();
        let out = (1.0 - b - c) * input + b * self.one_ago + c * self.two_ago;
        (self.two_ago, self.one_ago) = (self.one_ago, out);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLICES: usize = 10;
    /// Boundaries of the frequency bands, in Hz.
    const EDGES: [f32; 9] = [180.0, 380.0, 580.0, 850.0, 1200.0, 1650.0, 2200.0, 2900.0, 3900.0];

    /// The logarithmic power of each frequency band in each tenth of the time: a fingerprint to recognise a digit by.
    fn spectrum(samples: &[f32]) -> Vec<f32> {
        let power = |slice: &[f32], hertz: f32| {
            let (mut real, mut imaginary) = (0.0, 0.0);
            for (index, sample) in slice.iter().enumerate() {
                let angle = 2.0 * PI * hertz * index as f32 / RATE as f32;
                real += sample * angle.cos();
                imaginary += sample * angle.sin();
            }
            (real * real + imaginary * imaginary) / slice.len() as f32
        };
        // Narrow steps, so that it does not matter where the harmonics of the pitch fall.
        let band = |slice: &[f32], from: f32, to: f32| {
            let steps = ((to - from) / 25.0) as usize;
            (0..steps).map(|step| power(slice, from + 25.0 * step as f32)).sum::<f32>() / steps as f32
        };
        let slices = samples.chunks(samples.len().div_ceil(SLICES));
        let powers = slices.flat_map(|slice| EDGES.windows(2).map(|edge| (band(slice, edge[0], edge[1]) + 1e-3).ln()));
        powers.collect()
    }

    fn distance(one: &[f32], other: &[f32]) -> f32 {
        one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum()
    }

    #[test]
    fn each_digit_sounds_like_itself_from_another_speaker_and_like_no_other() {
        let reference_voice = Voice { pitch: 105.0, size: 1.0, slowness: 1.0, seed: 7 };
        let references: Vec<_> = (0..10).map(|digit| spectrum(&synthesize(digit, reference_voice))).collect();
        for (pitch, size, slowness) in [(130.0, 1.04, 1.1), (95.0, 0.98, 0.92), (170.0, 1.08, 1.0)] {
            for digit in 0..10_u8 {
                let other = spectrum(&synthesize(digit, Voice { pitch, size, slowness, seed: 99 }));
                let nearest = (0..10_u8).min_by(|one, two| {
                    let to = |digit: &u8| distance(&references[usize::from(*digit)], &other);
                    to(one).total_cmp(&to(two))
                });
                assert_eq!(nearest, Some(digit), "said at {pitch} Hz");
            }
        }
    }

    #[test]
    fn a_digit_is_neither_too_loud_nor_too_long() {
        for digit in 0..10 {
            let samples = synthesize(digit, Voice { pitch: 105.0, size: 1.0, slowness: 1.15, seed: 1 });
            assert!(samples.iter().all(|sample| sample.is_finite() && sample.abs() <= 0.91), "{digit}");
            let seconds = samples.len() as f32 / RATE as f32;
            assert!((0.25..0.75).contains(&seconds), "{digit}: {seconds} s");
        }
    }
}
