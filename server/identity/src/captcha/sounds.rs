//! The speech sounds of the English digits, as parameters of the formant synthesizer.

/// A speech sound: its length, its resonances, and the sources that excite them. Strengths are amplitudes, about 0 to 1.2.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sound {
    /// Length in milliseconds.
    pub(super) ms: f32,
    /// Centres of the three lowest resonances, in Hz.
    pub(super) formants: [f32; 3],
    /// Strength of the vocal cords (voicing).
    pub(super) buzz: f32,
    /// Strength of the breath that passes all resonances (aspiration).
    pub(super) breath: f32,
    /// Strength of the hiss between tongue, teeth and lips (frication).
    pub(super) hiss: f32,
    /// Centre frequency of the frication, in Hz.
    pub(super) hiss_at: f32,
    /// Bandwidth of the frication, in Hz.
    pub(super) hiss_width: f32,
    /// Extra bandwidth of the resonances in nasal sounds, in Hz.
    pub(super) damping: f32,
}

impl Sound {
    /// A silent sound of no length: the base of the others.
    pub(super) const SILENCE: Self = Self {
        ms: 0.0,
        formants: [450.0, 1500.0, 2500.0],
        buzz: 0.0,
        breath: 0.0,
        hiss: 0.0,
        hiss_at: 3000.0,
        hiss_width: 1000.0,
        damping: 0.0,
    };

    const fn vowel(ms: f32, formants: [f32; 3]) -> Self {
        Self { ms, formants, buzz: 1.0, ..Self::SILENCE }
    }

    const fn soft(ms: f32, formants: [f32; 3], buzz: f32) -> Self {
        Self { ms, formants, buzz, ..Self::SILENCE }
    }

    const fn nasal(ms: f32) -> Self {
        Self { ms, formants: [260.0, 1500.0, 2500.0], buzz: 0.5, damping: 140.0, ..Self::SILENCE }
    }

    const fn hiss(ms: f32, strength: f32, at: f32, width: f32, formants: [f32; 3]) -> Self {
        Self { ms, formants, hiss: strength, hiss_at: at, hiss_width: width, ..Self::SILENCE }
    }

    const fn buzzing(self, buzz: f32) -> Self {
        Self { buzz, ..self }
    }

    const fn breathing(self, breath: f32) -> Self {
        Self { breath, ..self }
    }

    /// The silence before a stop consonant is released.
    const fn closed(ms: f32, formants: [f32; 3]) -> Self {
        Self { ms, formants, ..Self::SILENCE }
    }

    /// The interpolation between this sound and `next`; `share` is the progress from 0 to 1.
    pub(super) fn towards(&self, next: &Self, share: f32) -> Self {
        let mix = |from: f32, to: f32| from + (to - from) * share;
        // Strengths change faster than resonances: a burst must stay short.
        let fast = |from: f32, to: f32| from + (to - from) * (share * 2.5).min(1.0);
        let [first, second, third] = self.formants;
        let [next_first, next_second, next_third] = next.formants;
        Self {
            ms: next.ms,
            formants: [mix(first, next_first), mix(second, next_second), mix(third, next_third)],
            buzz: fast(self.buzz, next.buzz),
            breath: fast(self.breath, next.breath),
            hiss: fast(self.hiss, next.hiss),
            hiss_at: next.hiss_at,
            hiss_width: next.hiss_width,
            damping: mix(self.damping, next.damping),
        }
    }
}

const W: Sound = Sound::soft(70.0, [290.0, 610.0, 2150.0], 0.6);
const N: Sound = Sound::nasal(110.0);
const N_FIRST: Sound = Sound::nasal(95.0);
const R: Sound = Sound::soft(75.0, [330.0, 1060.0, 1500.0], 0.8);
const V: Sound = Sound::hiss(70.0, 0.10, 2600.0, 2500.0, [240.0, 1100.0, 2200.0]).buzzing(0.35);
const F: Sound = Sound::hiss(110.0, 0.35, 2600.0, 3000.0, [340.0, 1000.0, 2200.0]);
const TH: Sound = Sound::hiss(100.0, 0.28, 3300.0, 2200.0, [320.0, 1300.0, 2500.0]);
const S: Sound = Sound::hiss(130.0, 1.1, 3700.0, 500.0, [320.0, 1600.0, 2600.0]);
const Z: Sound = Sound::hiss(95.0, 0.7, 3700.0, 500.0, [260.0, 1600.0, 2600.0]).buzzing(0.4);
const T_SHUT: Sound = Sound::closed(55.0, [350.0, 1800.0, 2700.0]);
const T_BURST: Sound = Sound::hiss(22.0, 1.2, 3500.0, 900.0, [350.0, 1800.0, 2700.0]).breathing(0.5);
const T_AIR: Sound = Sound::hiss(40.0, 0.25, 3300.0, 1500.0, [350.0, 1600.0, 2500.0]).breathing(1.0);
const K_SHUT: Sound = Sound::closed(60.0, [320.0, 2000.0, 2400.0]);
const K_BURST: Sound = Sound::hiss(30.0, 1.0, 2000.0, 500.0, [320.0, 2000.0, 2400.0]).breathing(0.6);

const IH: [f32; 3] = [390.0, 1990.0, 2550.0];
const EH: [f32; 3] = [530.0, 1840.0, 2480.0];
const AH: [f32; 3] = [640.0, 1190.0, 2390.0];
const UW: [f32; 3] = [300.0, 870.0, 2240.0];
const IY: [f32; 3] = [270.0, 2290.0, 3010.0];
const AO: [f32; 3] = [570.0, 840.0, 2410.0];
const AA: [f32; 3] = [730.0, 1090.0, 2440.0];

static ZERO: [Sound; 5] = [
    Z,
    Sound::vowel(80.0, IH),
    R,
    Sound::vowel(110.0, [520.0, 900.0, 2350.0]),
    Sound::vowel(100.0, [360.0, 780.0, 2300.0]),
];
static ONE: [Sound; 3] = [W, Sound::vowel(190.0, AH), N];
static TWO: [Sound; 5] = [T_SHUT, T_BURST, T_AIR, Sound::vowel(70.0, [300.0, 1500.0, 2300.0]), Sound::vowel(210.0, UW)];
static THREE: [Sound; 3] = [TH, R, Sound::vowel(230.0, IY)];
static FOUR: [Sound; 3] = [F, Sound::vowel(200.0, AO), Sound::soft(110.0, [450.0, 1150.0, 1600.0], 0.8)];
static FIVE: [Sound; 4] = [F, Sound::vowel(150.0, AA), Sound::vowel(110.0, [400.0, 1950.0, 2600.0]), V];
static SIX: [Sound; 5] = [S, Sound::vowel(110.0, IH), K_SHUT, K_BURST, S];
static SEVEN: [Sound; 5] = [S, Sound::vowel(110.0, EH), V, Sound::vowel(70.0, [480.0, 1450.0, 2450.0]), N];
static EIGHT: [Sound; 5] = [
    Sound::vowel(120.0, [480.0, 1950.0, 2550.0]),
    Sound::vowel(100.0, [320.0, 2200.0, 2750.0]),
    T_SHUT,
    T_BURST,
    T_AIR,
];
static NINE: [Sound; 4] = [N_FIRST, Sound::vowel(150.0, AA), Sound::vowel(110.0, [400.0, 1950.0, 2600.0]), N];

/// The sounds of the digits 0 to 9; none for any other number.
pub(super) fn of_digit(digit: u8) -> &'static [Sound] {
    match digit {
        0 => &ZERO,
        1 => &ONE,
        2 => &TWO,
        3 => &THREE,
        4 => &FOUR,
        5 => &FIVE,
        6 => &SIX,
        7 => &SEVEN,
        8 => &EIGHT,
        9 => &NINE,
        _ => &[],
    }
}
