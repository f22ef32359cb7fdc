//! The forms of a new payment password: the first one, another one, one in place of a forgotten one.
//!
//! What is typed comes with the submit and leaves in the sealed body; the machine keeps what is wrong with each input, and while a call is
//! under way or waits for the login password, the request itself.

use super::entry::rule_text;
use super::{Change, PaymentPassword, PinName, Request, entry, is_idle};
use crate::api::Failure;
use crate::domain::field::{Field, FormName};
use crate::domain::payment_password::is_guessable;
use crate::domain::rules::FieldVerdict;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, toasts};
use crate::feature::shared::guarded::{Guarded, Reply};
use crate::feature::shared::{code, forms, rules};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{PinFocus, Text, Tone};
use crate::wire::{
    CodeSent, PaymentPasswordRecovery, PaymentPasswordRequest, PaymentPasswordState, code as failure_code,
};

pub(super) const FORM: FormName = FormName::PaymentPassword;

/// What a form of the payment password is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    First,
    Other,
    Recovery,
}

/// The form of the payment password that is open.
pub(super) struct Form {
    pub key: u32,
    pub kind: Kind,
    errors: Vec<(PinName, Text)>,
    refusals: u32,
    focus: Option<PinName>,
}

/// What was typed into the form, as it came with the submit.
pub(super) struct Typed {
    pub current: Secret,
    pub new: Secret,
    pub again: Secret,
    pub code: Secret,
}

impl Form {
    /// What is wrong with an input.
    pub fn error(&self, name: PinName) -> Option<&Text> {
        self.errors.iter().find(|(other, _)| *other == name).map(|(_, text)| text)
    }

    /// Where the focus goes after a refusal.
    pub fn focus(&self) -> Option<PinFocus> {
        self.focus.map(|name| PinFocus { count: self.refusals, name })
    }

    /// Sets the errors of the inputs; the focus goes to the first that has one. Gives whether there are none.
    fn judge(&mut self, errors: Vec<(PinName, Text)>) -> bool {
        self.errors = errors;
        self.focus = self.errors.first().map(|(name, _)| *name);
        if self.focus.is_some() {
            self.refusals = self.refusals.wrapping_add(1);
        }
        self.errors.is_empty()
    }
}

/// The inputs of a form of this kind, in order.
pub(super) const fn pins(kind: Kind) -> &'static [PinName] {
    match kind {
        Kind::Other => &[PinName::Current, PinName::PaymentPassword, PinName::Again],
        Kind::First | Kind::Recovery => &[PinName::PaymentPassword, PinName::Again],
    }
}

/// Opens the form, where it fits how the payment password stands.
pub(super) fn begin(model: &mut Model, step: &mut Step, recovery: bool) {
    let Some(state) = model.payment_password.state.ready() else { return };
    let reached = !state.mail_hint.is_empty() || !state.mobile_hint.is_empty();
    let kind = match (state.set, recovery) {
        (false, false) => Kind::First,
        (true, false) => Kind::Other,
        (true, true) if reached => Kind::Recovery,
        (_, true) => return,
    };
    if !is_idle(model) {
        return;
    }
    let password = &mut *model.payment_password;
    password.forms = password.forms.wrapping_add(1);
    password.problem = None;
    password.form = Some(Form { key: password.forms, kind, errors: Vec::new(), refusals: 0, focus: None });
    if kind == Kind::Recovery {
        code::forget(model, step, FORM);
    }
}

pub(super) fn edited(model: &mut Model, name: PinName) {
    if let Some(form) = &mut model.payment_password.form {
        form.errors.retain(|(other, _)| *other != name);
    }
}

pub(super) fn get_code(model: &mut Model, step: &mut Step) {
    let recovers = model.payment_password.form.as_ref().is_some_and(|form| form.kind == Kind::Recovery);
    if recovers && is_idle(model) && code::click(model, step, FORM) {
        model.payment_password.problem = None;
        send(model, step, Change::SendCode);
    }
}

pub(super) fn submit(model: &mut Model, step: &mut Step, typed: Typed) {
    let Some(kind) = model.payment_password.form.as_ref().map(|form| form.kind) else { return };
    if !is_idle(model) {
        return;
    }
    model.payment_password.problem = None;
    let errors = errors(model, kind, &typed);
    if !model.payment_password.form.as_mut().is_some_and(|form| form.judge(errors)) {
        return;
    }
    let Typed { current, new, code, .. } = typed;
    let change = match kind {
        Kind::First => Change::Set { current: Secret::default(), new },
        Kind::Other => Change::Set { current, new },
        Kind::Recovery => Change::Recover { code, new },
    };
    send(model, step, change);
}

/// What is wrong with what was typed, in the order of the inputs.
fn errors(model: &Model, kind: Kind, typed: &Typed) -> Vec<(PinName, Text)> {
    let mut errors = Vec::new();
    if kind == Kind::Other {
        errors.extend(entry::entry_error(&typed.current).map(|text| (PinName::Current, text)));
    }
    if kind == Kind::Recovery && typed.code.is_empty() {
        errors.push((PinName::VerificationCode, Text::of(key::FIELD_CODE_EMPTY)));
    }
    errors.extend(wrong_new(model, &typed.new).map(|text| (PinName::PaymentPassword, text)));
    if !typed.new.is_empty() && typed.again != typed.new {
        errors.push((PinName::Again, Text::of(key::PIN_DIFFERENT)));
    }
    errors
}

/// What is wrong with a new payment password. Where the engine of the operator's pattern is not there, the server decides.
fn wrong_new(model: &Model, new: &Secret) -> Option<Text> {
    if new.is_empty() {
        return Some(forms::empty_text(Field::PaymentPassword));
    }
    let rule = model.payment_password.rule.as_ref()?;
    match rules::check_by(model, rule, new.reveal()) {
        FieldVerdict::Refused(_) => Some(rule_text(rule)),
        FieldVerdict::Accepted | FieldVerdict::WaitingForEngine => {
            is_guessable(new.reveal()).then(|| Text::of(key::PIN_GUESSABLE))
        }
    }
}

/// Makes the call of a change of the payment password.
pub(super) fn send(model: &mut Model, step: &mut Step, change: Change) {
    let sent = match &change {
        Change::Set { current, new } => {
            let body =
                PaymentPasswordRequest { current: current.reveal().into(), payment_password: new.reveal().into() };
            call::send_with_body(model, step, Request::Set, &body)
        }
        Change::SendCode => call::send(model, step, Request::Code, ""),
        Change::Recover { code, new } => {
            let body = PaymentPasswordRecovery {
                verification_code: code.reveal().into(),
                payment_password: new.reveal().into(),
            };
            call::send_with_body(model, step, Request::Recover, &body)
        }
    };
    if sent {
        model.payment_password.change = Guarded::Sent(change);
    }
}

pub(crate) fn on_set(model: &mut Model, step: &mut Step, answer: Result<PaymentPasswordState, Failure>) {
    match model.payment_password.change.take_reply(answer) {
        Reply::Nothing => {}
        Reply::Done(_, state) => {
            model.payment_password.state = Remote::Ready(state);
            model.payment_password.form = None;
            code::forget(model, step, FORM);
            toasts::show(model, step, Tone::Success, Text::of(key::TOAST_PAYMENT_PASSWORD_SET));
        }
        Reply::Refused(_, failure) => refuse(model, step, &failure),
    }
}

pub(crate) fn on_code(model: &mut Model, step: &mut Step, answer: Result<CodeSent, Failure>) {
    match model.payment_password.change.take_reply(answer) {
        Reply::Nothing => {}
        Reply::Done(_, sent) => code::count_down(model, step, FORM, sent.expired_minutes),
        Reply::Refused(_, failure) => refuse(model, step, &failure),
    }
}

/// What the server refused: each input that it names, else the problem of the card.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    entry::note_attempt(step, failure);
    let mut errors: Vec<(PinName, Text)> = Vec::new();
    errors.extend(entry::refusal(failure, "current").map(|text| (PinName::Current, text)));
    if let Some(refusal) = failure.value.fields.get("paymentPassword") {
        errors.push((PinName::PaymentPassword, new_refusal_text(model, refusal)));
    }
    let about_code = [failure_code::INVALID_VERIFICATION_CODE, failure_code::CODE_EXPIRED];
    if about_code.contains(&failure.code.as_str()) || failure.value.fields.contains_key("verificationCode") {
        errors.push((PinName::VerificationCode, failure.problem().text));
    }
    let PaymentPassword { form, problem, .. } = &mut *model.payment_password;
    let Some(form) = form else { return };
    let is_shown = |name: &PinName| {
        pins(form.kind).contains(name) || (*name == PinName::VerificationCode && form.kind == Kind::Recovery)
    };
    errors.retain(|(name, _)| is_shown(name));
    *problem = errors.is_empty().then(|| failure.problem());
    form.judge(errors);
}

/// The words for the code of a refused new payment password.
fn new_refusal_text(model: &Model, refusal: &str) -> Text {
    match refusal {
        failure_code::rule::EMPTY => forms::empty_text(Field::PaymentPassword),
        failure_code::PASSWORD_TOO_WEAK => Text::of(key::PIN_GUESSABLE),
        failure_code::TOO_LONG => Text::of(key::ERROR_TOO_LONG),
        _ => model.payment_password.rule.as_ref().map_or_else(|| Text::of(key::ERROR_OPERATION), rule_text),
    }
}
