//! Field rules: what the operator's server asks of each field of a form.
//!
//! Section 5 of the specification. A rule comes per field (section 3, "Register field rule"). Client and server check with
//! this code, so that the form never accepts what the server refuses. The way of a value: NFC, emptiness, length in Unicode
//! scalar values, then the pattern against the whole value. `*` accepts anything; the fifteen kinds are recognised by their
//! `patternId` ([`PatternKind`]); simple patterns are matched by [`SimplePattern`]; the rest asks the host's [`TextEngine`].
//!
//! A pattern that nobody can compile never locks a user out: the length alone decides.

mod ascii;
mod compiled;
mod kind;
mod simple;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

pub use compiled::CompiledRule;
pub use kind::PatternKind;
pub use simple::SimplePattern;

/// What one field accepts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldRule {
    /// `*`, or a regular expression in the JavaScript or Java dialect for the whole value. Empty is as good as `*`.
    pub accepted_pattern: String,
    /// Which kind of pattern it is; one of [`PatternKind::id`], or the operator's own.
    pub pattern_id: String,
    /// The least length, in Unicode scalar values after NFC.
    pub min_length: u32,
    /// The greatest length; none when the operator sets none.
    pub max_length: Option<u32>,
    /// Whether the field is shown at all.
    pub enabled: bool,
    /// Whether it must be filled.
    pub required: bool,
}

/// What the host can do that is too heavy for the core.
///
/// Natively it is `lumora_patterns::NativeEngine`. In the browser NFC is the browser's own, and patterns are matched by
/// a wasm module of their own, which may not have travelled yet.
pub trait TextEngine {
    /// Whether the pattern matches the whole value.
    fn is_match(&self, pattern: &str, value: &str) -> PatternVerdict;

    /// The value in Unicode normalisation form C. Asked only for values that are not in it for certain.
    fn nfc(&self, value: &str) -> String;
}

/// The answer of a [`TextEngine`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternVerdict {
    /// The whole value matches.
    Match,
    /// The value does not match.
    NoMatch,
    /// The pattern means nothing to the engine, or matching it took too many steps.
    CannotCompile,
    /// The engine has not arrived. Ask again when it has.
    NotLoaded,
}

/// Whether a field's value will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum FieldVerdict {
    /// The value will do.
    Accepted,
    /// The value will not do, and this is what to say.
    Refused(FieldProblem),
    /// The value will do as far as can be told; the pattern waits for the engine.
    WaitingForEngine,
}

/// What is wrong with a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldProblem {
    /// A required field is empty.
    Empty,
    /// The value is not of the kind, or not of the length, that the rule asks for. One message explains both.
    NotOfKind(PatternKind, Bounds),
    /// The value does not match the operator's own pattern.
    NotMatching(Bounds),
    /// The second entry differs from the first.
    TwiceDifferent,
}

/// The lengths that a rule accepts, as its message names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The least length; 0 when there is none.
    pub min: u32,
    /// The greatest length, when there is one.
    pub max: Option<u32>,
}

impl Bounds {
    /// How a message words the bounds: the value of its argument `range`, which chooses between one number and two.
    #[must_use]
    pub const fn range(self) -> &'static str {
        match (self.min, self.max) {
            (min, Some(max)) if min == max => "exact",
            (0, None) => "any",
            (_, None) => "at-least",
            (0, Some(_)) => "at-most",
            (_, Some(_)) => "between",
        }
    }

    const fn hold(self, length: usize) -> bool {
        self.min as usize <= length
            && match self.max {
                Some(max) => length <= max as usize,
                None => true,
            }
    }
}

impl FieldProblem {
    /// Every key that [`FieldProblem::key`] can answer with, except those of the kinds.
    pub const OWN_KEYS: [&str; 3] = ["rule-empty", "rule-not-matching", "rule-twice-different"];

    /// The key of the problem, and of its message; what an empty field says is the field's own.
    #[must_use]
    pub const fn key(self) -> &'static str {
        let [empty, not_matching, twice_different] = FieldProblem::OWN_KEYS;
        match self {
            FieldProblem::Empty => empty,
            FieldProblem::NotOfKind(kind, _) => kind.message_key(),
            FieldProblem::NotMatching(_) => not_matching,
            FieldProblem::TwiceDifferent => twice_different,
        }
    }

    /// The bounds that the message names as `range`, `min` and `max`.
    #[must_use]
    pub const fn bounds(self) -> Option<Bounds> {
        match self {
            FieldProblem::NotOfKind(_, bounds) | FieldProblem::NotMatching(bounds) => Some(bounds),
            FieldProblem::Empty | FieldProblem::TwiceDifferent => None,
        }
    }
}

impl FieldRule {
    /// Whether this value will do. The caller trims what section 5 wants trimmed.
    ///
    /// A field that is not shown, and an optional one left empty, accept whatever they hold. Who checks a field more than
    /// once makes the rule ready first ([`CompiledRule`]).
    pub fn check(&self, value: &str, engine: &dyn TextEngine) -> FieldVerdict {
        CompiledRule::new(self).check(value, engine)
    }

    /// Whether checking this field may ask the engine, so that a form can send for it before the first key is pressed.
    #[must_use]
    pub fn needs_engine(&self) -> bool {
        CompiledRule::new(self).needs_engine()
    }
}

/// Whether the second entry of a password repeats the first ("inconsistent twice").
pub fn check_repeated(first: impl AsRef<[u8]>, second: impl AsRef<[u8]>) -> FieldVerdict {
    let (first, second) = (first.as_ref(), second.as_ref());
    if second.is_empty() {
        FieldVerdict::Refused(FieldProblem::Empty)
    } else if first == second {
        FieldVerdict::Accepted
    } else {
        FieldVerdict::Refused(FieldProblem::TwiceDifferent)
    }
}

const fn verdict_of(accepted: bool) -> PatternVerdict {
    if accepted { PatternVerdict::Match } else { PatternVerdict::NoMatch }
}

/// The value in NFC. What stands below the combining marks is in it already, as are Chinese characters and Korean
/// syllables: most values never reach the host.
pub(crate) fn in_nfc<'a>(value: &'a str, engine: &dyn TextEngine) -> Cow<'a, str> {
    let certain = |character: char| matches!(character, ..'\u{300}' | '\u{4e00}'..='\u{9fff}' | '가'..='힣');
    if value.chars().all(certain) { Cow::Borrowed(value) } else { Cow::Owned(engine.nfc(value)) }
}
