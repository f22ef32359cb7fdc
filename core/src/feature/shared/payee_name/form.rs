//! The form that states the payee's name and proves it by a code.

use super::{Change, PayeeName, PayeeNameField, Request, is_idle};
use crate::api::Failure;
use crate::domain::field::FormName;
use crate::domain::rules::FieldVerdict;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, toasts};
use crate::feature::shared::guarded::{Guarded, Reply};
use crate::feature::shared::{code, forms, rules};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{PayeeNameFocus, Text, Tone};
use crate::wire::{
    CodeSent, PayeeName as PayeeNameValue, PayeeNameCodeRequest, PayeeNameRequest, code as failure_code,
};

pub(super) const FORM: FormName = FormName::PayeeName;
/// Longest name that is kept while it is typed, in characters.
const MAX_TYPED_LENGTH: usize = 200;

/// The form of the payee's name, while it is open.
pub(super) struct Form {
    pub key: u32,
    pub name: String,
    errors: Vec<(PayeeNameField, Text)>,
    refusals: u32,
    focus: Option<PayeeNameField>,
}

impl Form {
    /// What is wrong with an input.
    pub fn error(&self, field: PayeeNameField) -> Option<&Text> {
        self.errors.iter().find(|(other, _)| *other == field).map(|(_, text)| text)
    }

    /// Where the focus goes after a refusal.
    pub fn focus(&self) -> Option<PayeeNameFocus> {
        self.focus.map(|field| PayeeNameFocus { count: self.refusals, field })
    }

    /// Sets the errors of the inputs; the focus goes to the first that has one. Gives whether there are none.
    fn judge(&mut self, errors: Vec<(PayeeNameField, Text)>) -> bool {
        self.errors = errors;
        self.focus = self.errors.first().map(|(field, _)| *field);
        if self.focus.is_some() {
            self.refusals = self.refusals.wrapping_add(1);
        }
        self.errors.is_empty()
    }
}

/// Opens the form, where a contact is verified that a code can go to.
pub(super) fn begin(model: &mut Model, step: &mut Step) {
    if !super::can_be_proven(model) || !is_idle(model) {
        return;
    }
    let name = &mut *model.payee_name;
    name.forms = name.forms.wrapping_add(1);
    name.problem = None;
    name.form = Some(Form { key: name.forms, name: String::new(), errors: Vec::new(), refusals: 0, focus: None });
    code::forget(model, step, FORM);
}

pub(super) fn typed(model: &mut Model, name: &str) {
    if let Some(form) = &mut model.payee_name.form {
        form.name = name.chars().filter(|c| !c.is_control()).take(MAX_TYPED_LENGTH).collect();
    }
    edited(model, PayeeNameField::Name);
}

pub(super) fn edited(model: &mut Model, field: PayeeNameField) {
    if let Some(form) = &mut model.payee_name.form {
        form.errors.retain(|(other, _)| *other != field);
    }
}

/// The name as it was typed, trimmed, and what is wrong with it.
fn checked_name(model: &Model) -> Option<(String, Option<Text>)> {
    let form = model.payee_name.form.as_ref()?;
    let name = form.name.trim().to_owned();
    if name.is_empty() {
        return Some((name, Some(Text::of(key::PAYEE_NAME_EMPTY))));
    }
    let rule = model.payee_name.rule.as_ref();
    let wrong = rule.filter(|rule| matches!(rules::check_by(model, rule, &name), FieldVerdict::Refused(_)));
    Some((name, wrong.map(forms::rule_text)))
}

pub(super) fn get_code(model: &mut Model, step: &mut Step) {
    let Some((name, wrong)) = checked_name(model) else { return };
    let errors = wrong.map(|text| (PayeeNameField::Name, text)).into_iter().collect();
    let is_valid = model.payee_name.form.as_mut().is_some_and(|form| form.judge(errors));
    if is_valid && is_idle(model) && code::click(model, step, FORM) {
        model.payee_name.problem = None;
        send(model, step, Change::SendCode { name });
    }
}

pub(super) fn submit(model: &mut Model, step: &mut Step, code: Secret) {
    let Some((name, wrong)) = checked_name(model) else { return };
    if !is_idle(model) {
        return;
    }
    model.payee_name.problem = None;
    let missing = code.is_empty().then(|| (PayeeNameField::VerificationCode, Text::of(key::FIELD_CODE_EMPTY)));
    let errors = wrong.map(|text| (PayeeNameField::Name, text)).into_iter().chain(missing).collect();
    if model.payee_name.form.as_mut().is_some_and(|form| form.judge(errors)) {
        send(model, step, Change::Set { name, code });
    }
}

/// Makes the call of a change of the payee's name.
pub(super) fn send(model: &mut Model, step: &mut Step, change: Change) {
    let sent = match &change {
        Change::SendCode { name } => {
            let body = PayeeNameCodeRequest { name: name.clone() };
            call::send_with_body(model, step, Request::Code, &body)
        }
        Change::Set { name, code } => {
            let body = PayeeNameRequest { name: name.clone(), verification_code: code.reveal().into() };
            call::send_with_body(model, step, Request::Set, &body)
        }
    };
    if sent {
        model.payee_name.change = Guarded::Sent(change);
    }
}

pub(crate) fn on_code(model: &mut Model, step: &mut Step, answer: Result<CodeSent, Failure>) {
    match model.payee_name.change.take_reply(answer) {
        Reply::Nothing => {}
        Reply::Done(_, sent) => code::count_down(model, step, FORM, sent.expired_minutes),
        Reply::Refused(_, failure) => refuse(model, &failure),
    }
}

pub(crate) fn on_set(model: &mut Model, step: &mut Step, answer: Result<PayeeNameValue, Failure>) {
    match model.payee_name.change.take_reply(answer) {
        Reply::Nothing => {}
        Reply::Done(_, state) => {
            model.payee_name.state = Remote::Ready(state);
            model.payee_name.form = None;
            code::forget(model, step, FORM);
            toasts::show(model, step, Tone::Success, Text::of(key::TOAST_PAYEE_NAME_SET));
            step.emit(DomainEvent::PayeeNameProven);
        }
        Reply::Refused(_, failure) => refuse(model, &failure),
    }
}

/// What the server refused: each input that it names, else the problem of the card.
fn refuse(model: &mut Model, failure: &Failure) {
    let mut errors: Vec<(PayeeNameField, Text)> = Vec::new();
    if let Some(refusal) = failure.value.fields.get("name") {
        errors.push((PayeeNameField::Name, name_refusal_text(model, refusal)));
    }
    let about_code =
        [failure_code::INVALID_VERIFICATION_CODE, failure_code::CODE_EXPIRED, failure_code::MISSING_VERIFICATION_CODE];
    if about_code.contains(&failure.code.as_str()) {
        errors.push((PayeeNameField::VerificationCode, failure.problem().text));
    }
    let PayeeName { form, problem, .. } = &mut *model.payee_name;
    let Some(form) = form else { return };
    *problem = errors.is_empty().then(|| failure.problem());
    form.judge(errors);
}

/// The words for the code of a refused name.
fn name_refusal_text(model: &Model, refusal: &str) -> Text {
    match refusal {
        failure_code::rule::EMPTY => Text::of(key::PAYEE_NAME_EMPTY),
        failure_code::PAYEE_NAME_CHECKED => Text::of(key::ERROR_PAYEE_NAME_CHECKED),
        failure_code::TOO_LONG => Text::of(key::ERROR_TOO_LONG),
        _ => model.payee_name.rule.as_ref().map_or_else(|| Text::of(key::ERROR_OPERATION), forms::rule_text),
    }
}
