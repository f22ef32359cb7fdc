//! The operator's own patterns, for the field rules of section 5 of the specification.
//!
//! The core matches all common patterns by itself. This crate is for the others: in the browser a small wasm module of its
//! own, which travels when a form first meets such a pattern; natively the engine of the server and the tests.
//!
//! A pattern is a regular expression in the JavaScript or Java dialect and is matched against the whole value. It is read
//! into nodes that belong to neither dialect, and then matched by the `regex` crate, or, when it looks around or refers back,
//! by a backtracking matcher that counts its steps. Either way a match takes less than 20 ms, even for a value of 50 KB, or
//! answers [`Verdict::GaveUp`].

mod backtrack;
mod class;
mod linear;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod node;
mod parse;
mod program;
#[cfg(test)]
mod tests;
#[cfg(target_arch = "wasm32")]
pub mod web;

use core::fmt;

use backtrack::Backtracking;
use linear::Linear;
#[cfg(not(target_arch = "wasm32"))]
pub use native::NativeEngine;

/// Whether a value matches a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does not.
    NoMatch = 0,
    /// The whole value does.
    Match = 1,
    /// The pattern can not be read.
    CannotCompile = 2,
    /// It would take too long to tell.
    GaveUp = 3,
}

/// Why a pattern can not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternError {
    /// It is not a regular expression of either dialect, or uses something that is not supported.
    Syntax,
    /// It is too long, too deep, or grows too large.
    TooLarge,
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PatternError::Syntax => {
                "the pattern is not a regular expression of JavaScript or Java: correct the field rule"
            }
            PatternError::TooLarge => {
                "the pattern is too large: shorten it, or let the length rule bound the repetitions"
            }
        })
    }
}

impl core::error::Error for PatternError {}

/// A pattern, ready to be matched.
#[derive(Debug)]
pub struct Pattern {
    /// None for what only backtracking can match, and for what would grow too large.
    linear: Option<Linear>,
    /// None for what would grow too large.
    backtracking: Option<Backtracking>,
}

impl Pattern {
    /// Reads and compiles a pattern.
    ///
    /// # Errors
    /// A [`PatternError`]; the operator should hear of it, the visitor should not.
    pub fn compile(pattern: &str) -> Result<Pattern, PatternError> {
        let parsed = parse::parse(pattern)?;
        let linear = if parsed.node.needs_backtracking() { None } else { Linear::compile(&parsed.node).ok() };
        let backtracking = Backtracking::compile(&parsed.node, parsed.groups).ok();
        if linear.is_none() && backtracking.is_none() {
            return Err(PatternError::TooLarge);
        }
        Ok(Pattern { linear, backtracking })
    }

    /// Whether the whole value matches; never [`Verdict::CannotCompile`].
    #[must_use]
    pub fn verdict(&self, value: &str) -> Verdict {
        let linear = self.linear.as_ref().and_then(|linear| linear.is_match(value));
        // A value too long for the linear engine's bound may still be quick to walk: most patterns hardly branch.
        let answer = linear.or_else(|| self.backtracking.as_ref().and_then(|matcher| matcher.is_match(value)));
        match answer {
            Some(true) => Verdict::Match,
            Some(false) => Verdict::NoMatch,
            None => Verdict::GaveUp,
        }
    }
}

/// Whether the whole value matches the pattern, compiled for this once.
#[must_use]
pub fn verdict(pattern: &str, value: &str) -> Verdict {
    Pattern::compile(pattern).map_or(Verdict::CannotCompile, |pattern| pattern.verdict(value))
}
