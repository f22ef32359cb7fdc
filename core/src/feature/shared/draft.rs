//! A form as it is being filled in: its fields with what is wrong with each, where the focus goes after a refusal, and how what the
//! server refused finds its field.
//!
//! No password is held: it is checked when its field is left, comes again with the submit, and leaves in the sealed body.

use crate::api::Failure;
use crate::domain::field::Field;
use crate::feature::shared::forms::{self, Fields, Mark};
use crate::model::Model;
use crate::secret::Secret;
use crate::view::{FieldView, FocusView, Problem};
use crate::wire::code;

/// What a form knows of its fields: what is wrong with each, and where the focus goes.
#[derive(Default)]
pub(crate) struct Draft {
    pub fields: Fields,
    pub problem: Option<Problem>,
    focus: Option<FocusView>,
    refusals: u32,
    cleared: u32,
}

impl Draft {
    /// Makes the form empty again; secret inputs are made anew.
    pub fn clear(&mut self) {
        *self = Draft { cleared: self.cleared.wrapping_add(1), refusals: self.refusals, ..Draft::default() };
    }

    /// Sets what is known of each field. Says whether the form may be sent; else the focus goes to the first that is wrong.
    pub fn judge(&mut self, marks: Vec<(Field, Mark)>) -> bool {
        let wrong = marks.iter().find(|(_, mark)| mark.is_refused()).map(|(field, _)| *field);
        for (field, mark) in marks {
            self.fields.set_mark(field, mark);
        }
        if wrong.is_some() {
            self.send_focus(wrong);
        }
        wrong.is_none()
    }

    fn send_focus(&mut self, field: Option<Field>) {
        self.refusals = self.refusals.wrapping_add(1);
        self.focus = Some(FocusView { count: self.refusals, field });
    }

    /// Where the focus goes after a refusal.
    pub fn focus(&self) -> Option<FocusView> {
        self.focus
    }

    /// How often the form was cleared.
    pub fn cleared(&self) -> u32 {
        self.cleared
    }
}

/// The mark of a field that was left.
pub(crate) fn check_left(model: &Model, field: Field, value: &Secret, password: &Secret) -> Mark {
    match field {
        // What is still empty is told when the form is sent, not while the visitor walks through it.
        _ if value.trimmed().is_empty() => Mark::Untouched,
        Field::ConfirmPassword => forms::check_twice(password, value),
        // An account may be older than the rule that new names follow; nobody is locked out of recovery by it.
        Field::OldPassword | Field::VerificationCode | Field::CurrentCode | Field::Username => Mark::Untouched,
        _ => forms::check(model, field, value.reveal(), true),
    }
}

/// What the server refused: each field that it names, else the problem of the whole form. `form_fields` are those that the form has.
pub(crate) fn refusals(
    model: &Model,
    failure: &Failure,
    form_fields: &[Field],
) -> (Vec<(Field, Mark)>, Option<Problem>) {
    let named = failure.value.fields.iter().filter_map(|(name, code)| Some((field_of(name)?, code.as_str())));
    let by_code = field_at_fault(&failure.code).map(|field| (field, failure.code.as_str()));
    let marks: Vec<_> = named
        .chain(by_code)
        .filter(|(field, _)| form_fields.contains(field))
        .map(|(field, code)| (field, Mark::Refused(forms::refusal_text(model, field, code))))
        .collect();
    let problem = marks.is_empty().then(|| failure.problem());
    (marks, problem)
}

/// The field of a name on the wire; the calls that change a password have names of their own.
fn field_of(name: &str) -> Option<Field> {
    match name {
        "newPassword" => Some(Field::Password),
        "confirmNewPassword" => Some(Field::ConfirmPassword),
        other => Field::from_name(other),
    }
}

/// The field that a failure code is about.
fn field_at_fault(failure_code: &str) -> Option<Field> {
    match failure_code {
        code::PASSWORD_UNCHANGED => Some(Field::Password),
        code::WRONG_OLD_PASSWORD => Some(Field::OldPassword),
        code::INVALID_VERIFICATION_CODE | code::MISSING_VERIFICATION_CODE | code::CODE_EXPIRED => {
            Some(Field::VerificationCode)
        }
        code::INVALID_PHONE_NUMBER | code::MISSING_PHONE_NUMBER => Some(Field::MobileNum),
        _ => None,
    }
}

/// The fields as the view shows them; all of them must be filled.
pub(crate) fn field_views(model: &Model, draft: &Draft, fields: &[Field]) -> Vec<FieldView> {
    fields.iter().map(|field| forms::field_view(model, &draft.fields, *field, true)).collect()
}

/// The mark of a field that must only be filled: what stands in it is the server's to judge.
pub(crate) fn check_filled(field: Field, value: &Secret) -> Mark {
    if value.is_empty() { Mark::Refused(forms::empty_text(field)) } else { Mark::Accepted }
}
