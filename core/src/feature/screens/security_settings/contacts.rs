//! How the member can be reached: mail address and mobile number, each proved by a code before it counts (sections 2, 5 and 6).
//!
//! One form at a time: the new address or number, the code that goes there, and the code that goes to the present one where that
//! is verified. Sending the codes and setting the contact are changes like every other of these settings, so that the password is
//! asked again where the server wants it.

use super::{ChangeRequest, Request, SecuritySettingsEvent, is_idle, request_change, take_done};
use crate::api::Failure;
use crate::domain::field::{Field, FormName};
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, toasts};
use crate::feature::shared::draft::{self, Draft};
use crate::feature::shared::forms::{self, Mark};
use crate::feature::shared::{code, country, rules};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{ContactForm, ContactItem, ContactsView, Text, Tone};
use crate::wire::{
    CodeSent, ContactCodeRequest, ContactDetail, ContactDetails, ContactKind, ContactRequest, code as failure_code,
};
use serde::{Deserialize, Serialize};

/// Events of the member's contact details.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ContactEvent {
    /// Open the form for this contact.
    Change(ContactKind),
    /// Close the form of a contact.
    Cancel,
    /// A field changed.
    Typed {
        /// The field that changed.
        field: Field,
        /// Text of the field.
        value: Secret,
    },
    /// The focus left a field.
    Left {
        /// The field that was left.
        field: Field,
        /// Text of the field.
        value: Secret,
    },
    /// Send the codes.
    GetCode,
    /// Send the form.
    #[serde(rename_all = "camelCase")]
    Submit {
        /// The code that went to the new address or number.
        verification_code: Secret,
        /// The code that went to the present address or number.
        current_code: Secret,
    },
}

const FORM: FormName = FormName::Contact;

/// The contact details that are known, and the form that is open.
#[derive(Default)]
pub(super) struct Contacts {
    pub(super) details: Remote<ContactDetails>,
    pub(super) form: Option<Form>,
}

pub(super) struct Form {
    kind: ContactKind,
    draft: Draft,
}

impl Contacts {
    /// The contact details are being fetched.
    pub(super) fn set_loading(&mut self) {
        self.details.start_loading();
    }
}

fn draft(model: &mut Model) -> Option<&mut Draft> {
    model.security_settings.contacts.form.as_mut().map(|form| &mut form.draft)
}

/// The present contact of the kind that the form is for, where it is verified.
fn present(model: &Model, kind: ContactKind) -> Option<&ContactDetail> {
    let details = model.security_settings.contacts.details.ready()?;
    let detail = match kind {
        ContactKind::Email => &details.email,
        ContactKind::Mobile => &details.mobile,
    };
    detail.verified.then_some(detail)
}

fn field_of(kind: ContactKind) -> Field {
    match kind {
        ContactKind::Email => Field::Email,
        ContactKind::Mobile => Field::MobileNum,
    }
}

/// The fields of the form, in order.
fn fields_of(model: &Model, kind: ContactKind) -> Vec<Field> {
    let mut fields = vec![field_of(kind), Field::VerificationCode];
    if present(model, kind).is_some() {
        fields.push(Field::CurrentCode);
    }
    fields
}

pub(super) fn on_event(model: &mut Model, step: &mut Step, event: ContactEvent) {
    match event {
        ContactEvent::Change(kind) if is_idle(model) => {
            model.security_settings.problem = None;
            model.security_settings.contacts.form = Some(Form { kind, draft: Draft::default() });
            code::forget(model, step, FORM);
            rules::load(model, step);
        }
        ContactEvent::Change(_) => {}
        ContactEvent::Cancel if is_idle(model) => model.security_settings.contacts.form = None,
        ContactEvent::Cancel => {}
        ContactEvent::Typed { field, value } => {
            if let Some(draft) = draft(model) {
                draft.fields.type_into(field, value.reveal());
            }
        }
        ContactEvent::Left { field, value } => on_field_left(model, field, &value),
        ContactEvent::GetCode => get_code(model, step),
        ContactEvent::Submit { verification_code, current_code } => {
            submit(model, step, verification_code.trimmed(), current_code.trimmed());
        }
    }
}

fn on_field_left(model: &mut Model, field: Field, value: &Secret) {
    let is_known = draft(model).is_none_or(|draft| draft.fields.is_known(field, value.reveal()));
    let mark = if is_known { return } else { draft::check_left(model, field, value, &Secret::default()) };
    if let Some(draft) = draft(model) {
        draft.fields.set_mark(field, mark);
    }
}

/// Text of the field of the new address or number, and what is wrong with it.
fn typed(model: &Model) -> Option<(ContactKind, String, (Field, Mark))> {
    let Form { kind, draft } = model.security_settings.contacts.form.as_ref()?;
    let field = field_of(*kind);
    let value = draft.fields.value(field).trim().to_owned();
    let mark = forms::check(model, field, &value, true);
    Some((*kind, value, (field, mark)))
}

fn get_code(model: &mut Model, step: &mut Step) {
    let Some((_, _, mark)) = typed(model) else { return };
    let is_valid = draft(model).is_some_and(|draft| draft.judge(vec![mark]));
    if is_valid && is_idle(model) && code::click(model, step, FORM) {
        request_change(model, step, ChangeRequest::SendContactCode);
    }
}

fn submit(model: &mut Model, step: &mut Step, verification_code: Secret, current_code: Secret) {
    let Some((kind, _, mark)) = typed(model) else { return };
    let mut marks =
        vec![mark, (Field::VerificationCode, draft::check_filled(Field::VerificationCode, &verification_code))];
    if present(model, kind).is_some() {
        marks.push((Field::CurrentCode, draft::check_filled(Field::CurrentCode, &current_code)));
    }
    if draft(model).is_some_and(|draft| draft.judge(marks)) {
        request_change(model, step, ChangeRequest::SetContact { verification_code, current_code });
    }
}

/// Makes the call that sends the codes. Says whether it is under way.
pub(super) fn send_code(model: &mut Model, step: &mut Step) -> bool {
    let Some((kind, value, _)) = typed(model) else { return false };
    let body = ContactCodeRequest { kind, value, country_dialing_code: dialing_code(model, kind) };
    call::send_with_body(model, step, Request::ContactCode, &body)
}

/// Makes the call that sets the contact. Says whether it is under way.
pub(super) fn send_contact(
    model: &mut Model,
    step: &mut Step,
    verification_code: &Secret,
    current_code: &Secret,
) -> bool {
    let Some((kind, value, _)) = typed(model) else { return false };
    let body = ContactRequest {
        kind,
        value,
        country_dialing_code: dialing_code(model, kind),
        verification_code: verification_code.reveal().into(),
        current_code: current_code.reveal().into(),
    };
    call::send_with_body(model, step, Request::ContactSet, &body)
}

fn dialing_code(model: &Model, kind: ContactKind) -> String {
    if kind == ContactKind::Mobile { country::dialing_code(model, FORM) } else { String::new() }
}

pub(crate) fn on_details(model: &mut Model, _: &mut Step, answer: Result<ContactDetails, Failure>) {
    model.security_settings.contacts.details.answer(answer);
}

pub(crate) fn on_code(model: &mut Model, step: &mut Step, answer: Result<CodeSent, Failure>) {
    if let Some((ChangeRequest::SendContactCode, sent)) = take_done(model, answer) {
        code::count_down(model, step, FORM, sent.expired_minutes);
    }
}

pub(crate) fn on_set(model: &mut Model, step: &mut Step, answer: Result<ContactDetails, Failure>) {
    if let Some((ChangeRequest::SetContact { .. }, details)) = take_done(model, answer) {
        model.security_settings.contacts.details = Remote::Ready(details);
        model.security_settings.contacts.form = None;
        code::forget(model, step, FORM);
        toasts::show(model, step, Tone::Success, Text::of(key::TOAST_CONTACT_SET));
        step.emit(DomainEvent::ContactVerified);
    }
}

/// What the server refused: each field that it names, else the problem of the settings.
pub(super) fn on_failed(model: &mut Model, failure: &Failure) {
    let Some(kind) = model.security_settings.contacts.form.as_ref().map(|form| form.kind) else { return };
    let (marks, problem) = draft::refusals(model, failure, &fields_of(model, kind));
    if let Some(draft) = draft(model) {
        draft.judge(marks);
    }
    // A code that was sent for something else says nothing of the button's pause.
    model.security_settings.problem = problem.filter(|_| failure.code != failure_code::RULE_BROKEN);
}

pub(super) fn view(model: &Model) -> ContactsView {
    let contacts = &model.security_settings.contacts;
    let details = contacts.details.ready().cloned().unwrap_or_default();
    ContactsView {
        status: contacts.details.status(),
        list: vec![item(ContactKind::Email, details.email), item(ContactKind::Mobile, details.mobile)],
        form: contacts.form.as_ref().map(|form| form_view(model, form)),
    }
}

fn item(kind: ContactKind, ContactDetail { hint, verified }: ContactDetail) -> ContactItem {
    let (label, add, change) = match kind {
        ContactKind::Email => (key::FIELD_EMAIL, key::CONTACT_ADD_EMAIL, key::CONTACT_CHANGE_EMAIL),
        ContactKind::Mobile => (key::FIELD_MOBILE_NUM, key::CONTACT_ADD_MOBILE, key::CONTACT_CHANGE_MOBILE),
    };
    ContactItem {
        key: kind,
        label: Text::of(label),
        action: Text::of(if verified { change } else { add }),
        state: Text::of(match (hint.is_empty(), verified) {
            (true, _) => key::CONTACT_NONE,
            (false, true) => key::CONTACT_VERIFIED,
            (false, false) => key::CONTACT_NOT_VERIFIED,
        }),
        hint,
        verified,
        change: UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::Change(kind))),
    }
}

fn form_view(model: &Model, Form { kind, draft }: &Form) -> ContactForm {
    ContactForm {
        key: *kind,
        status: rules::status(model),
        fields: draft::field_views(model, draft, &fields_of(model, *kind)),
        country: if *kind == ContactKind::Mobile { country::view(model, FORM) } else { None },
        code: code::view(model, &model.now, FORM),
        present: present(model, *kind).map(|detail| detail.hint.clone()),
        focus: draft.focus(),
    }
}
