//! The view of the payment password: its state and its forms.

use super::entry::{input, locked};
use super::form::{FORM, Form, Kind, pins};
use super::{PaymentPasswordEvent, PinName, Request, is_idle};
use crate::domain::field::Field;
use crate::domain::route::{MemberPage, Overlay};
use crate::event::{ContactEvent, SecuritySettingsEvent, UiEvent};
use crate::feature::services::location;
use crate::feature::shared::code;
use crate::model::Model;
use crate::text::{self, key};
use crate::view::{FirstStep, PaymentPasswordView, PinAction, PinCode, PinForm, Text};
use crate::wire::{ContactKind, PaymentPasswordState};

/// How many wrong payment passwords may be given where none was.
const ALL_GUESSES: u32 = 5;

pub(crate) fn view(model: &Model) -> PaymentPasswordView {
    let password = &*model.payment_password;
    let base = PaymentPasswordView {
        status: password.state.status(),
        proof: password.change.view(model, model.calls.busy(&Request::Reauthenticate.slot())),
        problem: password.problem.clone(),
        busy: !is_idle(model),
        ..PaymentPasswordView::default()
    };
    let Some(state) = password.state.ready() else { return base };
    let locked = locked(model);
    let is_closed = password.form.is_none();
    let at_home = model.location.route.overlay == Some(Overlay::MemberCentre(MemberPage::Security));
    let reached = !state.mail_hint.is_empty() || !state.mobile_hint.is_empty();
    PaymentPasswordView {
        set: state.set,
        state: Some(Text::of(if state.set { key::PIN_SET } else { key::PIN_NOT_SET })),
        guesses: guesses(state).filter(|_| locked.is_none()),
        change: change(state).filter(|_| is_closed && locked.is_none()),
        recover: recover().filter(|_| state.set && is_closed && reached && at_home),
        first: first().filter(|_| state.set && !reached && at_home),
        security: (!at_home && state.set)
            .then(|| location::address_under(model, Overlay::MemberCentre(MemberPage::Security))),
        form: password.form.as_ref().map(|form| form_view(model, state, form)),
        locked,
        ..base
    }
}

/// How many wrong payment passwords may still be given, once some were.
fn guesses(state: &PaymentPasswordState) -> Option<Text> {
    let some_made = state.set && (1..ALL_GUESSES).contains(&state.guesses_left);
    some_made.then(|| Text::of(key::PIN_GUESSES).with("count", state.guesses_left))
}

fn change(state: &PaymentPasswordState) -> Option<PinAction> {
    let label = Text::of(if state.set { key::PIN_CHANGE } else { key::PIN_SET_ONE });
    Some(PinAction { label, press: UiEvent::PaymentPassword(PaymentPasswordEvent::Change) })
}

fn recover() -> Option<PinAction> {
    let press = UiEvent::PaymentPassword(PaymentPasswordEvent::Recover);
    Some(PinAction { label: Text::of(key::PIN_RECOVER), press })
}

/// The step that comes before a recovery where nothing is verified that a code could go to.
fn first() -> Option<FirstStep> {
    let change = ContactEvent::Change(ContactKind::Email);
    Some(FirstStep {
        text: Text::of(key::PIN_CONTACT_FIRST),
        label: Text::of(key::CONTACT_ADD_EMAIL),
        press: UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(change)),
    })
}

fn form_view(model: &Model, state: &PaymentPasswordState, form: &Form) -> PinForm {
    let title = match form.kind {
        Kind::First => key::PIN_SET_ONE,
        Kind::Other => key::PIN_CHANGE,
        Kind::Recovery => key::PIN_RECOVER_TITLE,
    };
    let label = |name: PinName| match name {
        PinName::Current => key::PIN_PRESENT,
        PinName::PaymentPassword if form.kind == Kind::First => text::field::label(Field::PaymentPassword),
        PinName::PaymentPassword => key::PIN_NEW,
        PinName::Again => key::PIN_AGAIN,
        PinName::VerificationCode => text::field::label(Field::VerificationCode),
    };
    PinForm {
        key: form.key,
        title: Text::of(title),
        about: about(state, form.kind),
        pins: pins(form.kind).iter().map(|name| input(model, *name, label(*name), form.error(*name))).collect(),
        code: (form.kind == Kind::Recovery).then(|| PinCode {
            label: Text::of(label(PinName::VerificationCode)),
            error: form.error(PinName::VerificationCode).cloned(),
            button: code::view(model, &model.now, FORM),
        }),
        submit: Text::of(key::PIN_SAVE),
        focus: form.focus(),
    }
}

/// What a form asks for in words, and where the code of a recovery goes.
fn about(state: &PaymentPasswordState, kind: Kind) -> Option<Text> {
    match kind {
        Kind::First => Some(Text::of(key::PIN_ABOUT_FIRST)),
        Kind::Other => None,
        Kind::Recovery if !state.mail_hint.is_empty() => {
            Some(Text::of(key::PIN_CODE_BY_MAIL).with("hint", state.mail_hint.as_str()))
        }
        Kind::Recovery => Some(Text::of(key::PIN_CODE_BY_SMS).with("hint", state.mobile_hint.as_str())),
    }
}
