//! The modules that a browser loads beside the core, as a test hands them over.

use crate::domain::rules::{PatternVerdict, TextEngine};
use crate::domain::strength::{Strength, StrengthMeter};
use crate::effect::Module;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

/// What the browser would load: silent until it is there.
#[derive(Clone)]
pub(super) struct Modules {
    pub(super) there: Rc<RefCell<BTreeSet<Module>>>,
    pub(super) engine: Option<Rc<dyn TextEngine>>,
    pub(super) meter: Option<Rc<dyn StrengthMeter>>,
}

impl TextEngine for Modules {
    fn is_match(&self, pattern: &str, value: &str) -> PatternVerdict {
        match &self.engine {
            _ if !self.there.borrow().contains(&Module::Patterns) => PatternVerdict::NotLoaded,
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
        let there = self.there.borrow().contains(&Module::Strength);
        self.meter.as_ref().filter(|_| there)?.judge(password, known)
    }
}
