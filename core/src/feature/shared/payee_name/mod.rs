//! The name that money is paid to (sections 2, 4 and 7 of the specification): whether it is proven, and the form that states it and proves it
//! by a code to a verified contact.
//!
//! It stands on two pages: the security centre, and the withdrawal page while it is what a withdrawal lacks. A change may need the login
//! password again ([`Guarded`]). A code belongs to the name that it was sent for: who changes the name after that asks for another code.

mod form;
mod view;

pub(crate) use form::{on_code, on_set};
pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{MemberPage, Overlay};
use crate::domain::rules::{CompiledRule, FieldRule};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, session};
use crate::feature::shared::guarded::Guarded;
use crate::feature::shared::rules;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::slot::{Key, Slot};
use crate::view::Problem;
use crate::wire::{CodeSent, Done, PayeeName as PayeeNameValue};
use form::Form;
use serde::{Deserialize, Serialize};

/// The slot of every call that changes the payee's name.
const CHANGING: &str = "payeeName";
const CHANGING_SLOT: Slot = Slot::single(CHANGING, Key::None);

calls! {
    /// The payee's name, and whether it is proven.
    State => PAYEE_NAME: Get "/wps/member/payeeName" Member Plain, latest, on_state(PayeeNameValue);
    /// Send the code that proves the name.
    Code => PAYEE_NAME_CODE: Post "/wps/member/payeeName/code" Member Plain, single in CHANGING, on_code(CodeSent);
    /// Set the name, proven by the code.
    Set => PAYEE_NAME_SET: Put "/wps/member/payeeName" Member Sealed, single in CHANGING, on_set(PayeeNameValue);
    /// Check the login password before a change.
    Reauthenticate => PAYEE_NAME_PROOF: Post "/wps/session/reauthenticate" Member Sealed, single, on_proved(Done);
}

/// Events of the payee's name: state it, prove it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PayeeNameEvent {
    /// Open the form of the name.
    Begin,
    /// Close the form of the name.
    Cancel,
    /// The name, as typed so far.
    Typed(String),
    /// The code was changed: its error goes away.
    CodeEdited,
    /// Send the code to the verified contact.
    GetCode,
    /// Send the form, with this code.
    Submit(Secret),
    /// The login password, which the server asked for again.
    ProvePassword(Secret),
    /// Do not give the login password: the change that needed it is given up.
    CancelProof,
    /// The input of the login password was changed.
    ProofEdited,
    /// Fetch again what failed.
    Retry,
}

/// An input of the form of the payee's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PayeeNameField {
    /// The payee's name.
    Name,
    /// The code that proves it.
    VerificationCode,
}

/// The pages of the member centre that show the payee's name.
const PAGES: [MemberPage; 2] = [MemberPage::Security, MemberPage::Withdraw];

/// A change that the member asks for.
#[derive(Clone, Debug, PartialEq)]
enum Change {
    SendCode { name: String },
    Set { name: String, code: Secret },
}

/// The payee's name, and the form that changes it.
#[derive(Default)]
pub(crate) struct PayeeName {
    state: Remote<PayeeNameValue>,
    /// The rule that a name must keep, made ready.
    rule: Option<CompiledRule>,
    form: Option<Form>,
    /// Counts the forms, so that each one opened is new to the view.
    forms: u32,
    change: Guarded<Change>,
    problem: Option<Problem>,
}

/// Whether the payee's name is proven; nothing while that is not known.
pub(crate) fn is_proven(model: &Model) -> Option<bool> {
    model.payee_name.state.ready().map(|state| state.proven)
}

/// Whether a code could prove the payee's name: a contact is verified.
pub(crate) fn can_be_proven(model: &Model) -> bool {
    model.payee_name.state.ready().is_some_and(|state| !state.code_goes_to.is_empty())
}

/// Whether the form of the payee's name is open, or a change of it waits for the login password.
pub(crate) fn is_at_work(model: &Model) -> bool {
    model.payee_name.form.is_some() || !model.payee_name.change.is_idle()
}

fn shows(model: &Model) -> bool {
    let page = |page: &MemberPage| model.location.route.overlay == Some(Overlay::MemberCentre(*page));
    PAGES.iter().any(page) && model.session.has_own_account()
}

fn forget(model: &mut Model) {
    *model.payee_name = PayeeName { forms: model.payee_name.forms, ..PayeeName::default() };
}

fn load(model: &mut Model, step: &mut Step) {
    if shows(model) {
        model.payee_name.state.start_loading();
        call::send(model, step, Request::State, "");
    }
}

pub(crate) fn on_state(model: &mut Model, step: &mut Step, answer: Result<PayeeNameValue, Failure>) {
    model.payee_name.state.answer(answer);
    let Some(state) = model.payee_name.state.ready() else { return };
    let rule = CompiledRule::new(&FieldRule::from(state.rule.clone()));
    rules::load_engine_for(model, step, &rule);
    model.payee_name.rule = Some(rule);
}

/// Whether nothing is under way, nor waits for the login password.
fn is_idle(model: &Model) -> bool {
    model.payee_name.change.is_idle() && !model.calls.busy(&CHANGING_SLOT)
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: PayeeNameEvent) {
    if !shows(model) {
        return;
    }
    match event {
        PayeeNameEvent::Begin => form::begin(model, step),
        PayeeNameEvent::Cancel if is_idle(model) => {
            model.payee_name.form = None;
            model.payee_name.problem = None;
        }
        PayeeNameEvent::Cancel => {}
        PayeeNameEvent::Typed(name) => form::typed(model, &name),
        PayeeNameEvent::CodeEdited => form::edited(model, PayeeNameField::VerificationCode),
        PayeeNameEvent::GetCode => form::get_code(model, step),
        PayeeNameEvent::Submit(code) => form::submit(model, step, code.trimmed()),
        PayeeNameEvent::ProvePassword(password) => prove(model, step, &password),
        PayeeNameEvent::CancelProof if !model.calls.busy(&Request::Reauthenticate.slot()) => {
            model.payee_name.change.give_up();
        }
        PayeeNameEvent::CancelProof => {}
        PayeeNameEvent::ProofEdited => model.payee_name.change.edited(),
        PayeeNameEvent::Retry => load(model, step),
    }
}

fn prove(model: &mut Model, step: &mut Step, password: &Secret) {
    if let Some(body) = model.payee_name.change.prove(password) {
        call::send_with_body(model, step, Request::Reauthenticate, &body);
    }
}

/// The check of the login password was answered: what waited for it goes on.
pub(crate) fn on_proved(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    if let Some(change) = model.payee_name.change.proved(answer) {
        form::send(model, step, change);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } => {
            if PAGES.iter().any(|page| session::opens_page(model, previous, *page)) {
                forget(model);
                load(model, step);
            } else if PAGES.iter().any(|page| location::is_page_closed(model, previous, *page)) {
                forget(model);
            }
        }
        DomainEvent::LoggedOut => forget(model),
        DomainEvent::ContactVerified | DomainEvent::CashierChanged | DomainEvent::SiteChanged => load(model, step),
        _ => {}
    }
}
