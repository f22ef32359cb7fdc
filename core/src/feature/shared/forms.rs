//! What every form of an account is made of: fields with what was typed and what is wrong with it, and the words for both.
//!
//! A field walks Untouched -> Accepted, Waiting or Refused when it is left, and back to Untouched when it is changed. Errors
//! are keys, so that they speak another language at once when the page does. What is typed into a secret field is checked
//! and forgotten.

use crate::domain::field::Field;
use crate::domain::rules::{CompiledRule, FieldProblem, FieldVerdict, check_repeated};
use crate::feature::shared::rules;
use crate::model::Model;
use crate::secret::Secret;
use crate::text::{self, key};
use crate::view::{FieldKind, FieldView, Text};
use crate::wire;

/// Longest that is taken from any field; the operator's rules say what is too long to be honest.
const MAX_VALUE_LENGTH: usize = 1_024;

/// What is known of a field's value.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Mark {
    /// The value was not checked since it was changed.
    #[default]
    Untouched,
    /// The value will do.
    Accepted,
    /// As far as can be told the value will do; the operator's pattern waits for its engine.
    Waiting,
    /// The value will not do, and this is what to say.
    Refused(Text),
}

impl Mark {
    /// The mark of a verdict on this field.
    pub fn of(field: Field, verdict: FieldVerdict) -> Mark {
        match verdict {
            FieldVerdict::Accepted => Mark::Accepted,
            FieldVerdict::WaitingForEngine => Mark::Waiting,
            FieldVerdict::Refused(problem) => Mark::Refused(problem_text(field, problem)),
        }
    }

    /// Whether the mark keeps the form from being sent.
    pub fn is_refused(&self) -> bool {
        matches!(self, Mark::Refused(_))
    }
}

/// The words for an empty field: what it wants, rather than that it is empty.
pub(crate) fn empty_text(field: Field) -> Text {
    Text::of(text::field::empty(field))
}

/// The words for what a rule asks for, whatever the field.
pub(crate) fn rule_text(rule: &CompiledRule) -> Text {
    let problem = rule.problem();
    bounded(Text::of(problem.key()), problem)
}

/// The words for what is wrong with the value of a field.
pub(crate) fn problem_text(field: Field, problem: FieldProblem) -> Text {
    if problem == FieldProblem::Empty {
        return empty_text(field);
    }
    let own = matches!(problem, FieldProblem::NotMatching(_)).then(|| text::field::format(field)).flatten();
    bounded(Text::of(own.unwrap_or(problem.key())), problem)
}

/// A text with the lengths that it names.
fn bounded(text: Text, problem: FieldProblem) -> Text {
    match problem.bounds() {
        None => text,
        Some(bounds) => text.with("range", bounds.range()).with("min", bounds.min).with("max", bounds.max.unwrap_or(0)),
    }
}

/// The fields of a form: drafts and marks.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Fields {
    entries: Vec<(Field, Entry)>,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Entry {
    value: String,
    mark: Mark,
}

impl Fields {
    fn entry(&mut self, field: Field) -> Option<&mut Entry> {
        let index = match self.entries.iter().position(|(known, _)| *known == field) {
            Some(index) => index,
            None => {
                self.entries.push((field, Entry::default()));
                self.entries.len() - 1
            }
        };
        self.entries.get_mut(index).map(|(_, entry)| entry)
    }

    fn find(&self, field: Field) -> Option<&Entry> {
        self.entries.iter().find(|(known, _)| *known == field).map(|(_, entry)| entry)
    }

    /// What was typed into a field; always empty for a secret one.
    pub fn value(&self, field: Field) -> &str {
        self.find(field).map(|entry| entry.value.as_str()).unwrap_or_default()
    }

    /// Sets what was typed into a field, and with that forgets what was wrong. Nothing is kept of a secret field.
    pub fn type_into(&mut self, field: Field, value: &str) {
        if let Some(entry) = self.entry(field) {
            entry.mark = Mark::Untouched;
            if !field.is_secret() {
                entry.value = value.chars().take(MAX_VALUE_LENGTH).collect();
            }
        }
    }

    /// What is known of the value of a field.
    pub fn mark(&self, field: Field) -> Mark {
        self.find(field).map(|entry| entry.mark.clone()).unwrap_or_default()
    }

    /// Whether something is known of this very value. Leaving the field must not forget it: the server may have refused what the
    /// rules accept, and an error that goes when the pointer goes down moves what was aimed at.
    pub fn is_known(&self, field: Field, value: &str) -> bool {
        self.mark(field) != Mark::Untouched && (field.is_secret() || self.value(field) == value)
    }

    /// Sets what is known of the value of a field.
    pub fn set_mark(&mut self, field: Field, mark: Mark) {
        if let Some(entry) = self.entry(field) {
            entry.mark = mark;
        }
    }

    /// Forgets what was wrong with every field.
    pub fn clear_marks(&mut self) {
        self.entries.iter_mut().for_each(|(_, entry)| entry.mark = Mark::Untouched);
    }

    /// Whether anything stands in a field or is known of one.
    pub fn is_touched(&self) -> bool {
        self.entries.iter().any(|(_, entry)| *entry != Entry::default())
    }

    /// Fields that wait for the engine of the operator's patterns.
    pub fn waiting(&self) -> Vec<Field> {
        let waiting = self.entries.iter().filter(|(_, entry)| entry.mark == Mark::Waiting);
        waiting.map(|(field, _)| *field).collect()
    }
}

/// Checks a value against the operator's rule for the field. `required` adds to what the rule says.
pub(crate) fn check(model: &Model, field: Field, value: &str, required: bool) -> Mark {
    Mark::of(field, rules::check(model, field, value.trim(), required))
}

/// Checks the second entry of a password.
pub(crate) fn check_twice(first: &Secret, second: &Secret) -> Mark {
    Mark::of(Field::ConfirmPassword, check_repeated(first.reveal().trim(), second.reveal().trim()))
}

/// A field of a form as the view shows it.
pub(crate) fn field_view(model: &Model, fields: &Fields, field: Field, required: bool) -> FieldView {
    let mark = fields.mark(field);
    FieldView {
        name: field,
        label: Text::of(text::field::label(field)),
        value: fields.value(field).to_owned(),
        kind: kind(field),
        autocomplete: autocomplete(field),
        required,
        checked: mark == Mark::Accepted,
        error: if let Mark::Refused(text) = mark { Some(text) } else { None },
        max_length: rules::max_length(model, field),
    }
}

fn kind(field: Field) -> FieldKind {
    match field {
        Field::Password | Field::ConfirmPassword | Field::OldPassword | Field::PaymentPassword => FieldKind::Secret,
        Field::MobileNum => FieldKind::Mobile,
        Field::VerificationCode => FieldKind::Code,
        Field::Birthday => FieldKind::Date,
        Field::Email => FieldKind::Email,
        Field::QqNum | Field::CurrentCode => FieldKind::Number,
        _ => FieldKind::Text,
    }
}

fn autocomplete(field: Field) -> &'static str {
    match field {
        Field::Username => "username",
        Field::Password | Field::ConfirmPassword => "new-password",
        Field::OldPassword => "current-password",
        Field::MobileNum => "tel-national",
        Field::VerificationCode | Field::CurrentCode => "one-time-code",
        Field::PayeeName => "name",
        Field::Nickname => "nickname",
        Field::Birthday => "bday",
        Field::Email => "email",
        _ => "off",
    }
}

/// The words for the code of a refused field; the rule's own when the code says no more than that it was broken.
pub(crate) fn refusal_text(model: &Model, field: Field, code: &str) -> Text {
    match (code, text::code::text_of(code)) {
        (wire::code::rule::EMPTY, _) => empty_text(field),
        ("rule_twice_different", _) => problem_text(field, FieldProblem::TwiceDifferent),
        (_, Some(known)) if known != key::ERROR_OPERATION => Text::of(known),
        // `rule_digits` and the like: the operator's rule with its numbers.
        _ => rules::message(model, field),
    }
}
