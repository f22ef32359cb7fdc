//! The field rules of the core as a wasm module of their own, so that `scripts/bench rules` can measure them by themselves,
//! compiled with the profile that ships. No page loads it.
//!
//! The boundary: JavaScript writes the values of a form one after the other into a buffer of this module, each from a whole word
//! on, and their lengths into another. One call then checks a field or the whole form. No string is made on either side.

#[cfg(target_arch = "wasm32")]
mod web {
    use lumora_core::domain::rules::{
        CompiledRule, FieldProblem, FieldRule, FieldVerdict, PatternVerdict, TextEngine, check_repeated,
    };
    use std::cell::{Cell, RefCell};
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Bytes that the values of a form may take together.
    const MAX_FORM_LENGTH: usize = 64 * 1024;
    /// Fields that a form may have: one bit each in the answer.
    const MAX_FIELDS: usize = 32;

    /// The host of a bench: no rule of its form needs it.
    struct NoEngine;

    impl TextEngine for NoEngine {
        fn is_match(&self, _: &str, _: &str) -> PatternVerdict {
            PatternVerdict::NotLoaded
        }

        fn nfc(&self, value: &str) -> String {
            value.to_owned()
        }
    }

    enum Check {
        Rule(CompiledRule),
        /// Repeats the field with this place.
        Repeats(usize),
    }

    struct Form {
        checks: Vec<Check>,
        values: Vec<u8>,
        lengths: Vec<u32>,
    }

    thread_local! {
        static ADDED: RefCell<Vec<Check>> = const { RefCell::new(Vec::new()) };
        /// Leaked once it is whole, so that a check finds it without counting borrows.
        static FORM: Cell<Option<&'static Form>> = const { Cell::new(None) };
    }

    /// Adds a field with a rule.
    #[wasm_bindgen]
    pub fn add_rule(pattern: &str, pattern_id: &str, min_length: u32, max_length: u32, required: bool) {
        let rule = FieldRule {
            accepted_pattern: pattern.to_owned(),
            pattern_id: pattern_id.to_owned(),
            min_length,
            max_length: Some(max_length),
            enabled: true,
            required,
        };
        ADDED.with_borrow_mut(|checks| checks.push(Check::Rule(CompiledRule::new(&rule))));
    }

    /// Adds a field that repeats another one.
    #[wasm_bindgen]
    pub fn add_repeat(of: usize) {
        ADDED.with_borrow_mut(|checks| checks.push(Check::Repeats(of)));
    }

    /// The form is whole. Gives where its values go.
    #[wasm_bindgen]
    pub fn finish() -> *const u8 {
        let form = Form { checks: ADDED.take(), values: vec![0; MAX_FORM_LENGTH], lengths: vec![0; MAX_FIELDS] };
        let form: &'static Form = Box::leak(Box::new(form));
        FORM.set(Some(form));
        form.values.as_ptr()
    }

    /// Where the lengths go, in bytes, as 32-bit numbers.
    #[wasm_bindgen]
    pub fn lengths() -> *const u32 {
        FORM.get().map_or(std::ptr::null(), |form| form.lengths.as_ptr())
    }

    /// Checks one field, whose value stands first in the buffer. 0: it will do; else what is wrong.
    #[wasm_bindgen]
    pub fn check_field(index: usize, length: usize) -> u32 {
        let Some(form) = FORM.get() else { return u32::MAX };
        match (form.checks.get(index), form.values.get(..length)) {
            (Some(Check::Rule(rule)), Some(value)) => code(check(rule, value)),
            _ => u32::MAX,
        }
    }

    /// Checks the whole form. Bit `n` of the answer: the field with place `n` will not do.
    #[wasm_bindgen]
    pub fn check_form() -> u32 {
        let Some(form) = FORM.get() else { return u32::MAX };
        let mut refused = 0;
        let mut rest = form.values.as_slice();
        for (index, (one, length)) in form.checks.iter().zip(&form.lengths).enumerate() {
            let (value, after) = next(rest, *length);
            rest = after;
            let verdict = match one {
                Check::Rule(rule) => check(rule, value),
                Check::Repeats(of) => check_repeated(form.value(*of), value),
            };
            refused |= u32::from(verdict != FieldVerdict::Accepted) << index;
        }
        refused
    }

    /// The value at the start, and what follows it from a whole word on.
    fn next(values: &[u8], length: u32) -> (&[u8], &[u8]) {
        let length = length as usize;
        let value = values.get(..length).unwrap_or_default();
        (value, values.get(length.next_multiple_of(4)..).unwrap_or_default())
    }

    impl Form {
        fn value(&self, index: usize) -> &[u8] {
            let before = self.lengths.iter().take(index);
            let rest = before.fold(self.values.as_slice(), |rest, length| next(rest, *length).1);
            next(rest, self.lengths.get(index).copied().unwrap_or_default()).0
        }
    }

    fn check(rule: &CompiledRule, value: &[u8]) -> FieldVerdict {
        rule.check_bytes(value, &NoEngine)
    }

    fn code(verdict: FieldVerdict) -> u32 {
        match verdict {
            FieldVerdict::Accepted => 0,
            FieldVerdict::Refused(FieldProblem::Empty) => 1,
            FieldVerdict::Refused(FieldProblem::NotOfKind(..)) => 2,
            FieldVerdict::Refused(FieldProblem::NotMatching(_)) => 3,
            FieldVerdict::Refused(FieldProblem::TwiceDifferent) => 4,
            FieldVerdict::WaitingForEngine => 5,
        }
    }
}

#[cfg(target_arch = "wasm32")]
pub use web::*;
