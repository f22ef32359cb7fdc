//! A rule made ready: read once, then checked again and again without reading its pattern anew and without allocating.

use super::ascii::{BLANK, SPACE, classes_of};
use super::{Bounds, FieldProblem, FieldRule, FieldVerdict, PatternKind, PatternVerdict, SimplePattern, TextEngine};
use super::{in_nfc, verdict_of};

/// How the pattern of a rule is matched.
#[derive(Debug)]
pub(super) enum Matcher {
    Kind(PatternKind),
    Simple(SimplePattern),
    /// The operator's own pattern, for the host's engine.
    Engine(String),
}

/// A [`FieldRule`] that is ready to be checked.
#[derive(Debug)]
pub struct CompiledRule {
    matcher: Matcher,
    bounds: Bounds,
    enabled: bool,
    required: bool,
}

impl CompiledRule {
    /// Makes a rule ready.
    #[must_use]
    pub fn new(rule: &FieldRule) -> CompiledRule {
        let matcher = match (rule.accepted_pattern.as_str(), PatternKind::from_id(&rule.pattern_id)) {
            ("*", _) | ("", None) => Matcher::Kind(PatternKind::LengthOnly),
            (_, Some(kind)) => Matcher::Kind(kind),
            (pattern, None) => match SimplePattern::read(pattern) {
                Some(simple) => Matcher::Simple(simple),
                None => Matcher::Engine(pattern.to_owned()),
            },
        };
        let bounds = Bounds { min: rule.min_length, max: rule.max_length };
        CompiledRule { matcher, bounds, enabled: rule.enabled, required: rule.required }
    }

    /// Whether the field is shown at all.
    #[must_use]
    pub const fn is_enabled(&self) -> bool {
        self.enabled
    }

    /// Whether it must be filled.
    #[must_use]
    pub const fn is_required(&self) -> bool {
        self.required
    }

    /// The lengths that it accepts.
    #[must_use]
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// Whether checking this field may ask the engine.
    #[must_use]
    pub const fn needs_engine(&self) -> bool {
        self.enabled && matches!(self.matcher, Matcher::Engine(_))
    }

    /// What is said of a value that is not of the kind, not of the length, or does not match.
    #[must_use]
    pub const fn problem(&self) -> FieldProblem {
        match &self.matcher {
            Matcher::Kind(kind) => FieldProblem::NotOfKind(*kind, self.bounds),
            Matcher::Simple(_) | Matcher::Engine(_) => FieldProblem::NotMatching(self.bounds),
        }
    }

    /// Whether this value will do. See [`FieldRule::check`].
    pub fn check(&self, value: &str, engine: &dyn TextEngine) -> FieldVerdict {
        if self.enabled { self.check_shown(value, self.required, engine) } else { FieldVerdict::Accepted }
    }

    /// The same for a value that came as bytes, which need not be UTF-8; what is not is read with replacement characters.
    pub fn check_bytes(&self, value: &[u8], engine: &dyn TextEngine) -> FieldVerdict {
        match classes_of(value) {
            _ if !self.enabled => FieldVerdict::Accepted,
            Some(classes) => self.check_ascii(value, classes, self.required, engine),
            None => self.check_any(&String::from_utf8_lossy(value), self.required, engine),
        }
    }

    /// The same for a field that a form shows by itself, such as the number that a code is sent to, and with the form's word on
    /// whether it must be filled.
    pub fn check_shown(&self, value: &str, required: bool, engine: &dyn TextEngine) -> FieldVerdict {
        match classes_of(value.as_bytes()) {
            Some(classes) => self.check_ascii(value.as_bytes(), classes, required, engine),
            None => self.check_any(value, required, engine),
        }
    }

    /// A value of ASCII alone, in which these classes occur.
    fn check_ascii(&self, value: &[u8], classes: u8, required: bool, engine: &dyn TextEngine) -> FieldVerdict {
        if required && classes & !(SPACE | BLANK) == 0 {
            return FieldVerdict::Refused(FieldProblem::Empty);
        }
        if value.is_empty() {
            return FieldVerdict::Accepted;
        }
        // The length comes first: it is cheap, and keeps long values from the engine.
        if !self.bounds.hold(value.len()) {
            return FieldVerdict::Refused(self.problem());
        }
        let verdict = match &self.matcher {
            Matcher::Kind(kind) => verdict_of(kind.accepts_ascii(value, classes)),
            Matcher::Simple(pattern) => verdict_of(pattern.matches_ascii(value)),
            Matcher::Engine(pattern) => engine.is_match(pattern, str::from_utf8(value).unwrap_or_default()),
        };
        self.settle(verdict)
    }

    /// A value with other characters, which is not empty.
    fn check_any(&self, value: &str, required: bool, engine: &dyn TextEngine) -> FieldVerdict {
        if required && value.trim().is_empty() {
            return FieldVerdict::Refused(FieldProblem::Empty);
        }
        let value = in_nfc(value, engine);
        if !self.bounds.hold(value.chars().count()) {
            return FieldVerdict::Refused(self.problem());
        }
        let verdict = match &self.matcher {
            Matcher::Kind(kind) => verdict_of(kind.accepts(&value)),
            Matcher::Simple(pattern) => verdict_of(pattern.matches(&value)),
            Matcher::Engine(pattern) => engine.is_match(pattern, &value),
        };
        self.settle(verdict)
    }

    fn settle(&self, verdict: PatternVerdict) -> FieldVerdict {
        match verdict {
            PatternVerdict::Match | PatternVerdict::CannotCompile => FieldVerdict::Accepted,
            PatternVerdict::NoMatch => FieldVerdict::Refused(self.problem()),
            PatternVerdict::NotLoaded => FieldVerdict::WaitingForEngine,
        }
    }
}
