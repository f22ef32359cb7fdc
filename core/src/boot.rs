//! The inputs from the environment: once at the start ([`Boot`]), and with every step ([`Env`]).

use crate::domain::rules::{PatternVerdict, TextEngine};
use crate::domain::strength::{Strength, StrengthMeter};
use crate::secret::Secret;

/// What the browser knows when the page starts. Read once; later only writes leave the core.
pub struct Boot {
    /// Milliseconds since 1970 UTC.
    pub now_ms: u64,
    /// Minutes that local time is ahead of UTC.
    pub tz_offset_min: i32,
    /// Path of the address.
    pub path: String,
    /// Query of the address, without question mark.
    pub query: String,
    /// Fragment of the address, without `#`: may carry a ticket, so that it is read once and taken out of the address.
    pub fragment: Secret,
    /// Host of the address: the operator's domain.
    pub host: String,
    /// Scheme and host of the address, without slash at the end.
    pub origin: String,
    /// The browser's languages, best first.
    pub languages: Vec<String>,
    /// The seed of the core's randomness: 32 random bytes.
    pub seed: [u8; 32],
    /// Entries of session storage.
    pub session: Vec<(String, Secret)>,
    /// Entries of local storage.
    pub local: Vec<(String, String)>,
    /// The page is on a small touch screen.
    pub mobile: bool,
    /// The browser can hold passkey ceremonies.
    pub passkeys: bool,
    /// Operating system in a word: `Windows`, `macOS`, `Android`, `iOS`, `Linux`, or `other`.
    pub system: String,
    /// User agent string of the browser.
    pub user_agent: String,
    /// The visitor wants less motion.
    pub reduced_motion: bool,
    /// Every chunk of the core's code is here from the start: so natively. A browser loads some later.
    pub all_chunks: bool,
    /// Normalises texts and matches operators' own patterns, once the browser has loaded what it needs for that.
    pub engine: Box<dyn TextEngine>,
    /// Judges passwords, once it is loaded.
    pub meter: Box<dyn StrengthMeter>,
}

/// Takes the place of an engine that is not loaded: texts are not normalised, and the server decides about patterns.
pub(crate) struct NoEngine;

impl TextEngine for NoEngine {
    fn is_match(&self, _: &str, _: &str) -> PatternVerdict {
        PatternVerdict::NotLoaded
    }

    fn nfc(&self, value: &str) -> String {
        value.to_owned()
    }
}

impl StrengthMeter for NoEngine {
    fn judge(&self, _: &str, _: &[&str]) -> Option<Strength> {
        None
    }
}

impl Boot {
    /// When and where the page starts.
    pub(crate) fn env(&self) -> Env {
        Env { now_ms: self.now_ms, tz_offset_min: self.tz_offset_min }
    }

    /// An entry of local storage.
    pub(crate) fn local(&self, key: &str) -> Option<&str> {
        self.local.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// An entry of session storage.
    pub(crate) fn session(&self, key: &str) -> Option<&Secret> {
        self.session.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }
}

/// When and where a step happens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Env {
    /// Milliseconds since 1970 UTC.
    pub now_ms: u64,
    /// Minutes that local time is ahead of UTC.
    pub tz_offset_min: i32,
}

impl Env {
    pub(crate) fn offset(self) -> i16 {
        i16::try_from(self.tz_offset_min).unwrap_or(0)
    }
}
