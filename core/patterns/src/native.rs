//! The engine behind the field rules where there is no browser: in the server and in tests.

use lumora_core::domain::rules::{PatternVerdict, TextEngine};
use unicode_normalization::UnicodeNormalization;

use crate::{Verdict, verdict};

/// Matches patterns and normalises texts at once, on this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct NativeEngine;

impl TextEngine for NativeEngine {
    fn is_match(&self, pattern: &str, value: &str) -> PatternVerdict {
        match verdict(pattern, value) {
            Verdict::Match => PatternVerdict::Match,
            Verdict::NoMatch => PatternVerdict::NoMatch,
            Verdict::CannotCompile | Verdict::GaveUp => PatternVerdict::CannotCompile,
        }
    }

    fn nfc(&self, value: &str) -> String {
        value.nfc().collect()
    }
}

#[cfg(test)]
mod tests {
    use lumora_core::domain::rules::{FieldProblem, FieldRule, FieldVerdict, SimplePattern};

    use super::*;

    fn check(pattern: &str, value: &str) -> FieldVerdict {
        let rule = FieldRule {
            accepted_pattern: pattern.into(),
            max_length: Some(20),
            enabled: true,
            required: true,
            ..FieldRule::default()
        };
        rule.check(value, &NativeEngine)
    }

    #[test]
    fn field_rules_run_on_operators_patterns() {
        let password = "^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{6,12}$";
        assert_eq!(check(password, "Abc123"), FieldVerdict::Accepted);
        assert!(matches!(check(password, "abc123"), FieldVerdict::Refused(FieldProblem::NotMatching(_))));
        assert_eq!(check("^(cat|dog)$", "dog"), FieldVerdict::Accepted);
    }

    #[test]
    fn a_pattern_that_does_not_compile_leaves_the_length_rule() {
        assert_eq!(check("^(unclosed$", "anything"), FieldVerdict::Accepted);
        assert!(matches!(check("^(unclosed$", &"x".repeat(21)), FieldVerdict::Refused(_)));
    }

    #[test]
    fn values_are_composed_before_they_are_measured_and_matched() {
        assert_eq!(check("^(?:Nguy\u{1ec5}n)$", "Nguye\u{302}\u{303}n"), FieldVerdict::Accepted);
        assert_eq!(NativeEngine.nfc("\u{1112}\u{1161}\u{11ab}"), "한");
    }

    #[test]
    fn the_cores_simple_patterns_mean_what_the_engine_means_by_them() {
        let values =
            ["", "a", "aB1", "0912345678", "0912", "a-b_c.d", "中文", "é", "a b", "+84", "A", "\n", "a/b", "[x]"];
        for pattern in [
            "^[a-zA-Z0-9]+$",
            "^[a-z]{1,3}$",
            "^09\\d{8}$",
            "^[A-Za-z][\\w.-]*$",
            "[\\u4e00-\\u9fa5]+",
            "^\\+?$",
            "^[^\\d]{1,}$",
            "a\\/b",
            "^[\\[x\\]]+$",
            "^$",
            "é?",
            "[-+\\d]*",
            "[^a-]",
            "A{0,1}",
            "[.]|x",
            "\\w+",
            "[a-c\\-x]+",
            "x{0}",
            "[$]",
            "\\$",
        ] {
            let Some(simple) = SimplePattern::read(pattern) else { continue };
            for value in values {
                let engine = NativeEngine.is_match(pattern, value) == PatternVerdict::Match;
                assert_eq!(simple.matches(value), engine, "{pattern} with {value:?}");
            }
        }
    }
}
