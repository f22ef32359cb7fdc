//! The identity check (section 2 of the specification, security centre): the details that the member states, documents, handing in, what an
//! operator decided.
//!
//! How it stands is the server's to say: every change answers with the whole check, and what an operator does comes by `DomainEvent::CashierChanged`.
//! What is still missing follows from the same table that the server asks ([`Dossier`](crate::domain::identity_check::Dossier)). Files never come
//! here; they are sent at once, one after another, each as the kind that was chosen then. An address of a document is good for one reading: it is
//! followed when it comes, and kept nowhere.

mod details;
mod documents;
mod view;

pub(crate) use documents::{on_address, on_sent};
pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::identity_check::DocumentKind;
use crate::domain::route::{MemberPage, Overlay};
use crate::event::PickedFile;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, session, toasts};
use crate::model::{Model, Step};
use crate::slot::{Key, Slot};
use crate::text::key;
use crate::view::{Problem, Text, Tone};
use crate::wire::{DocumentAddress, IdentityCheck as IdentityCheckValue, code};
use details::Form;
use documents::Documents;
use serde::{Deserialize, Serialize};

/// The slot of every call that changes the check.
const CHANGING: &str = "identityCheck";
const CHANGING_SLOT: Slot = Slot::single(CHANGING, Key::None);

calls! {
    /// The identity check of the member.
    State => IDENTITY_CHECK: Get "/wps/member/identityCheck" Member Plain, latest, on_state(IdentityCheckValue);
    /// State the details.
    Details => IDENTITY_DETAILS: Put "/wps/member/identityCheck/details" Member Sealed, single in CHANGING, on_details(IdentityCheckValue);
    /// Send a document.
    Send { handle: u32 } => IDENTITY_DOCUMENT: Put "/wps/member/identityCheck/documents" Member File, single in CHANGING, on_sent(IdentityCheckValue);
    /// Take a document away.
    Remove => IDENTITY_DOCUMENT_REMOVE: Delete "/wps/member/identityCheck/documents" Member Plain, single in CHANGING, on_changed(IdentityCheckValue);
    /// The address where a document can be read.
    Address => IDENTITY_DOCUMENT_ADDRESS: Post "/wps/member/identityCheck/documents/address" Member Plain, single, on_address(DocumentAddress);
    /// Hand in the check.
    HandIn => IDENTITY_HAND_IN: Post "/wps/member/identityCheck" Member Plain, single in CHANGING, on_handed_in(IdentityCheckValue);
}

/// Events of the identity check: details, documents, handing in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum IdentityCheckEvent {
    /// Open the form of the details.
    Edit,
    /// Close the form of the details.
    Cancel,
    /// An input of the form changed.
    Typed {
        /// The input that changed.
        field: IdentityField,
        /// Text of the input.
        value: String,
    },
    /// Send the details.
    Save,
    /// Send the next file as this kind.
    Kind(DocumentKind),
    /// Files were chosen or dropped.
    Attach(Vec<PickedFile>),
    /// Take the file with this handle off the form.
    Detach(u32),
    /// Send the file with this handle again.
    SendAgain(u32),
    /// Take the document with this id away.
    Remove(String),
    /// Read the document with this id.
    Show(String),
    /// Hand the check in.
    HandIn,
    /// Fetch again what failed.
    Retry,
}

/// An input of the form of the details.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum IdentityField {
    /// The member's name.
    Name,
    /// The member's date of birth.
    BirthDate,
    /// The member's country.
    Country,
}

/// State of the identity check.
#[derive(Default)]
pub(crate) struct IdentityCheck {
    value: Remote<IdentityCheckValue>,
    form: Option<Form>,
    documents: Documents,
    problem: Option<Problem>,
}

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(MemberPage::Security)) && model.session.has_own_account()
}

fn load(model: &mut Model, step: &mut Step) {
    if is_shown(model) {
        model.identity_check.value.start_loading();
        call::send(model, step, Request::State, "");
    }
}

/// Whether details and documents can be changed.
fn is_editable(model: &Model) -> bool {
    model.identity_check.value.ready().is_some_and(|value| value.status.is_editable())
}

/// Whether nothing is under way.
fn is_idle(model: &Model) -> bool {
    !model.calls.busy(&CHANGING_SLOT)
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: IdentityCheckEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        IdentityCheckEvent::Edit => details::open(model, step),
        IdentityCheckEvent::Cancel if is_idle(model) => model.identity_check.form = None,
        IdentityCheckEvent::Cancel => {}
        IdentityCheckEvent::Typed { field, value } => details::typed(model, field, &value),
        IdentityCheckEvent::Save => details::save(model, step),
        IdentityCheckEvent::Kind(kind) => model.identity_check.documents.kind = kind,
        IdentityCheckEvent::Attach(files) => documents::attach(model, step, files),
        IdentityCheckEvent::Detach(handle) => documents::detach(model, handle),
        IdentityCheckEvent::SendAgain(handle) => documents::send_again(model, step, handle),
        IdentityCheckEvent::Remove(id) => documents::remove(model, step, &id),
        IdentityCheckEvent::Show(id) => documents::show(model, step, id),
        IdentityCheckEvent::HandIn => hand_in(model, step),
        IdentityCheckEvent::Retry => load(model, step),
    }
}

fn hand_in(model: &mut Model, step: &mut Step) {
    let ready = model.identity_check.value.ready();
    let complete = ready.is_some_and(|value| value.status.is_editable() && view::missing(value).is_none());
    if complete && is_idle(model) && model.identity_check.form.is_none() {
        model.identity_check.problem = None;
        call::send(model, step, Request::HandIn, "");
    }
}

pub(crate) fn on_state(model: &mut Model, _: &mut Step, answer: Result<IdentityCheckValue, Failure>) {
    model.identity_check.value.answer(answer);
    if !is_editable(model) {
        model.identity_check.form = None;
    }
}

/// Shows the check as the answer to a change has it; says whether the change was made.
fn apply_answer(model: &mut Model, step: &mut Step, answer: Result<IdentityCheckValue, Failure>) -> bool {
    match answer {
        Ok(value) => {
            model.identity_check.value = Remote::Ready(value);
            true
        }
        Err(failure) => {
            model.identity_check.problem = Some(failure.problem());
            // What shows is out of date.
            if failure.code == code::STATE_CHANGED {
                load(model, step);
            }
            false
        }
    }
}

pub(crate) fn on_changed(model: &mut Model, step: &mut Step, answer: Result<IdentityCheckValue, Failure>) {
    apply_answer(model, step, answer);
    documents::send_next(model, step);
}

pub(crate) fn on_details(model: &mut Model, step: &mut Step, answer: Result<IdentityCheckValue, Failure>) {
    if let Err(failure) = &answer
        && details::refuse(model, failure)
    {
        return;
    }
    if apply_answer(model, step, answer) {
        model.identity_check.form = None;
        toasts::show(model, step, Tone::Success, Text::of(key::TOAST_IDENTITY_SAVED));
    }
    documents::send_next(model, step);
}

pub(crate) fn on_handed_in(model: &mut Model, step: &mut Step, answer: Result<IdentityCheckValue, Failure>) {
    if apply_answer(model, step, answer) {
        model.identity_check.documents = Documents::default();
        toasts::show(model, step, Tone::Success, Text::of(key::TOAST_IDENTITY_HANDED_IN));
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, MemberPage::Security) => {
            *model.identity_check = IdentityCheck::default();
            load(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, MemberPage::Security) => {
            *model.identity_check = IdentityCheck::default();
        }
        DomainEvent::LoggedOut => *model.identity_check = IdentityCheck::default(),
        DomainEvent::CashierChanged | DomainEvent::SiteChanged => load(model, step),
        _ => {}
    }
}
