//! Server-side validation of a form field: by the rules of `core`, with the native regular-expression engine for the operator's
//! own patterns (section 5 of the specification).
//!
//! In `value.fields` of a refusal, a broken rule is named by the key of its message with underscores for hyphens, such as
//! `rule_empty`, `rule_digits` or `rule_twice_different`; all other codes are in `lumora_core::wire::code`.

use lumora_core::domain::rules::{FieldProblem, FieldRule, FieldVerdict, TextEngine, check_repeated};
use lumora_core::wire::{FieldRuleValue, RegisterSettings};
use lumora_patterns::NativeEngine;

/// The code of a broken rule, as sent in `value.fields`.
pub type Code = String;

/// Name and code of each field that broke a rule.
pub(crate) type Broken = Vec<(&'static str, Code)>;

fn code_of(problem: FieldProblem) -> Code {
    problem.key().replace('-', "_")
}

fn code_of_verdict(verdict: FieldVerdict) -> Option<Code> {
    match verdict {
        FieldVerdict::Refused(problem) => Some(code_of(problem)),
        FieldVerdict::Accepted | FieldVerdict::WaitingForEngine => None,
    }
}

/// The code of a required value that is missing: `rule_empty`.
pub fn empty() -> Code {
    code_of(FieldProblem::Empty)
}

/// Checks the value of a field that the form shows, whether or not its rule is enabled; `required` demands a value even where the
/// rule does not. Without a rule only that demand is checked.
pub fn check(rule: Option<&FieldRuleValue>, value: &str, required: bool) -> Option<Code> {
    let rule = rule.cloned().map(FieldRule::from).unwrap_or_default();
    let rule = FieldRule { enabled: true, required: rule.required || required, ..rule };
    code_of_verdict(rule.check(value, &NativeEngine))
}

/// Checks that the repeated entry, such as of a new password, equals the first.
pub(crate) fn check_twice(first: &str, second: &str) -> Option<Code> {
    code_of_verdict(check_repeated(first, second))
}

/// A value in its stored form: trimmed, in Unicode NFC.
pub fn normalize(value: &str) -> String {
    NativeEngine.nfc(value.trim())
}

/// The operator's rule of a field, if there is one.
pub(crate) fn rule<'a>(settings: &'a RegisterSettings, field: &str) -> Option<&'a FieldRuleValue> {
    settings.fields.get(field)
}

/// Whether the operator accepts mobile numbers of the country with this dialling code, with or without `+`; all countries where
/// none is configured.
pub(crate) fn takes_dialing_code(settings: &RegisterSettings, dialing_code: &str) -> bool {
    let dialing_code = dialing_code.trim().trim_start_matches('+');
    let countries = &settings.countries;
    countries.is_empty() || countries.iter().any(|country| country.country_dialing_code == dialing_code)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule_of(pattern: &str) -> FieldRuleValue {
        FieldRuleValue {
            accepted_pattern: pattern.to_owned(),
            pattern_id: "own".to_owned(),
            min_length: 2,
            max_length: Some(8),
            enabled: true,
            required: false,
        }
    }

    #[test]
    fn a_problem_is_named_by_the_key_of_its_message() {
        let digits = FieldRuleValue { pattern_id: "digits".to_owned(), ..rule_of("^[0-9]+$") };
        assert_eq!(check(Some(&digits), "12a", false).as_deref(), Some("rule_digits"));
        assert_eq!(check(Some(&rule_of("^(?=.*\\d).+$")), "abc", false).as_deref(), Some("rule_not_matching"));
        assert_eq!(check(Some(&rule_of("*")), "", true).as_deref(), Some("rule_empty"));
        assert_eq!(check_twice("one", "two").as_deref(), Some("rule_twice_different"));
        assert_eq!(check(None, "anything", true), None);
    }

    #[test]
    fn a_pattern_that_does_not_compile_locks_nobody_out() {
        assert_eq!(check(Some(&rule_of("(unclosed")), "abc", true), None);
        assert_eq!(check(Some(&rule_of("(unclosed")), "abcdefghi", true).as_deref(), Some("rule_not_matching"));
    }

    #[test]
    fn a_disabled_rule_holds_where_the_form_shows_the_field() {
        let rule = FieldRuleValue { enabled: false, ..rule_of("^[a-z]+$") };
        assert_eq!(check(Some(&rule), "A1", false).as_deref(), Some("rule_not_matching"));
    }
}
