//! The view of the payee's name: whether it is proven, and the form that proves it.

use super::form::{FORM, Form};
use super::{PayeeNameEvent, PayeeNameField, Request, is_idle};
use crate::domain::field::Field;
use crate::domain::route::{MemberPage, Overlay};
use crate::event::{ContactEvent, SecuritySettingsEvent, UiEvent};
use crate::feature::services::location;
use crate::feature::shared::{code, forms};
use crate::model::Model;
use crate::text::{self, key};
use crate::view::{PayeeNameContact, PayeeNameForm, PayeeNameView, PinAction, PinCode, Text};
use crate::wire::{ContactKind, PayeeName};

pub(crate) fn view(model: &Model) -> PayeeNameView {
    let name = &*model.payee_name;
    let base = PayeeNameView {
        status: name.state.status(),
        proof: name.change.view(model, model.calls.busy(&Request::Reauthenticate.slot())),
        problem: name.problem.clone(),
        busy: !is_idle(model),
        ..PayeeNameView::default()
    };
    let Some(state) = name.state.ready() else { return base };
    let reached = !state.code_goes_to.is_empty();
    PayeeNameView {
        name: state.name.clone(),
        proven: state.proven,
        state: Some(Text::of(words(state))),
        change: (reached && name.form.is_none()).then(|| action(state)),
        contact: (!reached).then(|| contact(model)),
        form: name.form.as_ref().map(|form| form_view(model, state, form)),
        ..base
    }
}

fn words(state: &PayeeName) -> &'static str {
    match (state.proven, state.checked, state.name.is_empty()) {
        (true, true, _) => key::PAYEE_NAME_CHECKED,
        (true, false, _) => key::PAYEE_NAME_PROVEN,
        (false, _, false) => key::PAYEE_NAME_STATED,
        (false, _, true) => key::PAYEE_NAME_NONE,
    }
}

fn action(state: &PayeeName) -> PinAction {
    let label = if state.proven { key::PAYEE_NAME_CHANGE } else { key::PAYEE_NAME_PROVE };
    PinAction { label: Text::of(label), press: UiEvent::PayeeName(PayeeNameEvent::Begin) }
}

/// What comes first where nothing is verified that a code could go to: its form, or from elsewhere the page that has it.
fn contact(model: &Model) -> PayeeNameContact {
    let security = Overlay::MemberCentre(MemberPage::Security);
    let at_home = model.location.route.overlay == Some(security);
    let change = ContactEvent::Change(ContactKind::Email);
    PayeeNameContact {
        text: Text::of(key::PAYEE_NAME_CONTACT_FIRST),
        label: Text::of(key::CONTACT_ADD_EMAIL),
        press: at_home.then_some(UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(change))),
        href: (!at_home).then(|| location::address_under(model, security)),
    }
}

fn form_view(model: &Model, state: &PayeeName, form: &Form) -> PayeeNameForm {
    let about = if state.checked { key::PAYEE_NAME_ABOUT_CHECKED } else { key::PAYEE_NAME_ABOUT };
    PayeeNameForm {
        key: form.key,
        about: Text::of(about).with("contact", state.code_goes_to.as_str()),
        name: form.name.clone(),
        name_hint: model.payee_name.rule.as_ref().map(forms::rule_text),
        name_error: form.error(PayeeNameField::Name).cloned(),
        code: PinCode {
            label: Text::of(text::field::label(Field::VerificationCode)),
            error: form.error(PayeeNameField::VerificationCode).cloned(),
            button: code::view(model, &model.now, FORM),
        },
        focus: form.focus(),
    }
}
