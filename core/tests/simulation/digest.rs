//! A number that stands for everything the core said in a run: natively and in wasm it must be the same.

use super::observer::{Observation, Observer};
use lumora_core::effect::{Effect, StoredText};
use lumora_core::secret::Secret;

/// FNV-1a over effects and changed slices, in order.
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    /// The number.
    pub fn value(&self) -> u64 {
        self.0
    }

    fn text(&mut self, text: &str) {
        for byte in text.bytes().chain([0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// One observation of the run.
    pub fn step(&mut self, observation: &Observation<'_>, observer: &Observer) {
        for effect in observation.effects {
            self.text(&format!("{effect:?}"));
            self.secrets(effect);
        }
        for slice in observation.dirty.iter() {
            self.text(observer.shown(slice));
        }
    }

    fn headers(&mut self, headers: &[(&'static str, Secret)]) {
        for (name, value) in headers {
            self.text(name);
            self.text(value.reveal());
        }
    }

    /// What `Debug` hides is part of what was said.
    fn secrets(&mut self, effect: &Effect) {
        match effect {
            Effect::Subscribe(subscription) => self.headers(&subscription.headers),
            Effect::Http(call) => {
                self.headers(&call.headers);
                self.text(call.body.as_ref().map(|body| body.reveal()).unwrap_or_default());
            }
            Effect::Seal(job) => self.text(job.plaintext.reveal()),
            Effect::Store { value: Some(StoredText::Secret(secret)), .. } => self.text(secret.reveal()),
            _ => {}
        }
    }
}
