//! What a world starts from: address, storage, languages, and what its browser can do.

use crate::domain::rules::TextEngine;
use crate::domain::strength::StrengthMeter;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What a world starts from.
pub struct Setup {
    /// Path and query of the address.
    pub address: String,
    /// Host of the address.
    pub host: String,
    /// What session storage holds at the start.
    pub session: BTreeMap<String, String>,
    /// What local storage holds at the start.
    pub local: BTreeMap<String, String>,
    /// The browser's languages, best first.
    pub languages: Vec<String>,
    /// Seed of the core's randomness.
    pub seed: u8,
    /// Matches operators' own patterns once [`World::load`](super::World::load) says that it is there; nothing gives up on every pattern.
    pub engine: Option<Rc<dyn TextEngine>>,
    /// Judges passwords once it is there.
    pub meter: Option<Rc<dyn StrengthMeter>>,
    /// Fragment of the address, without its sign.
    pub fragment: String,
    /// The browser can hold passkey ceremonies.
    pub passkeys: bool,
    /// Every chunk of the core's code is here from the start.
    pub all_chunks: bool,
    /// User agent string of the browser.
    pub user_agent: String,
    /// Operating system in a word.
    pub system: String,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            address: "/".into(),
            host: super::HOST.into(),
            session: BTreeMap::new(),
            local: BTreeMap::new(),
            languages: vec!["en-US".into()],
            seed: 7,
            engine: None,
            meter: None,
            fragment: String::new(),
            passkeys: true,
            all_chunks: true,
            user_agent: String::new(),
            system: "Linux".into(),
        }
    }
}
