//! The one way in which the server checks a field: by the rules of the core, with the native engine for the operator's own
//! patterns (section 5 of the specification).
//!
//! In `value.fields` a broken rule is named by the key of its message with underscores for hyphens, such as `rule_empty`,
//! `rule_digits` or `rule_twice_different`; the codes beside them stand in `lumora_core::wire::code`.

use lumora_core::domain::rules::{FieldProblem, FieldRule, FieldVerdict, TextEngine, check_repeated};
use lumora_core::wire::{FieldRuleValue, RegisterSettings};
use lumora_patterns::NativeEngine;

/// What is wrong with a value, as it travels.
pub type Code = String;

/// Fields that broke a rule.
pub(crate) type Broken = Vec<(&'static str, Code)>;

/// The code of a problem.
fn code_of(problem: FieldProblem) -> Code {
    problem.key().replace('-', "_")
}

fn code_of_verdict(verdict: FieldVerdict) -> Option<Code> {
    match verdict {
        FieldVerdict::Refused(problem) => Some(code_of(problem)),
        FieldVerdict::Accepted | FieldVerdict::WaitingForEngine => None,
    }
}

/// The code of a value that is missing.
pub fn empty() -> Code {
    code_of(FieldProblem::Empty)
}

/// Checks a value that a form shows; `required` adds to what the rule says. Without a rule anything goes.
pub fn check(rule: Option<&FieldRuleValue>, value: &str, required: bool) -> Option<Code> {
    let rule = rule.cloned().map(FieldRule::from).unwrap_or_default();
    let rule = FieldRule { enabled: true, required: rule.required || required, ..rule };
    code_of_verdict(rule.check(value, &NativeEngine))
}

/// Checks that the second entry repeats the first.
pub(crate) fn check_twice(first: &str, second: &str) -> Option<Code> {
    code_of_verdict(check_repeated(first, second))
}

/// A value as it is stored: trimmed, in NFC.
pub fn normal(value: &str) -> String {
    NativeEngine.nfc(value.trim())
}

/// The rule of a field; nothing when the operator has none.
pub(crate) fn rule<'a>(settings: &'a RegisterSettings, field: &str) -> Option<&'a FieldRuleValue> {
    settings.fields.get(field)
}

/// Whether the operator takes numbers of the country with this dialling code; of every country where none is named.
pub(crate) fn takes_dialing_code(settings: &RegisterSettings, dialing_code: &str) -> bool {
    let dialing_code = dialing_code.trim().trim_start_matches('+');
    let countries = &settings.countries;
    countries.is_empty() || countries.iter().any(|country| country.country_dialing_code == dialing_code)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(pattern: &str) -> FieldRuleValue {
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
        let digits = FieldRuleValue { pattern_id: "digits".to_owned(), ..own("^[0-9]+$") };
        assert_eq!(check(Some(&digits), "12a", false).as_deref(), Some("rule_digits"));
        assert_eq!(check(Some(&own("^(?=.*\\d).+$")), "abc", false).as_deref(), Some("rule_not_matching"));
        assert_eq!(check(Some(&own("*")), "", true).as_deref(), Some("rule_empty"));
        assert_eq!(check_twice("one", "two").as_deref(), Some("rule_twice_different"));
        assert_eq!(check(None, "anything", true), None);
    }

    #[test]
    fn a_pattern_that_does_not_compile_locks_nobody_out() {
        assert_eq!(check(Some(&own("(unclosed")), "abc", true), None);
        assert_eq!(check(Some(&own("(unclosed")), "abcdefghi", true).as_deref(), Some("rule_not_matching"));
    }

    #[test]
    fn a_disabled_rule_holds_where_the_form_shows_the_field() {
        let rule = FieldRuleValue { enabled: false, ..own("^[a-z]+$") };
        assert_eq!(check(Some(&rule), "A1", false).as_deref(), Some("rule_not_matching"));
    }
}
