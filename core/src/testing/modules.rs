//! The modules that a browser loads beside the core, as a test hands them over.

use crate::domain::rules::{PatternVerdict, TextEngine};
use crate::domain::strength::{Strength, StrengthMeter};
use crate::effect::Module;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

/// The modules of the browser; none of them answers before it has loaded.
#[derive(Clone)]
pub(super) struct Modules {
    pub(super) loaded: Rc<RefCell<BTreeSet<Module>>>,
    pub(super) engine: Option<Rc<dyn TextEngine>>,
    pub(super) meter: Option<Rc<dyn StrengthMeter>>,
}

impl TextEngine for Modules {
    fn is_match(&self, pattern: &str, value: &str) -> PatternVerdict {
        match &self.engine {
            _ if !self.loaded.borrow().contains(&Module::Patterns) => PatternVerdict::NotLoaded,
            Some(engine) => engine.is_match(pattern, value),
            None => PatternVerdict::CannotCompile,
        }
    }

    fn nfc(&self, value: &str) -> String {
        self.engine.as_ref().map_or_else(|| value.to_owned(), |engine| engine.nfc(value))
    }
}

impl StrengthMeter for Modules {
    fn judge(&self, password: &str, known: &[&str]) -> Option<Strength> {
        let is_loaded = self.loaded.borrow().contains(&Module::Strength);
        self.meter.as_ref().filter(|_| is_loaded)?.judge(password, known)
    }
}
