//! The payment password, which guards money on its way out beside the session (sections 3 and 7 of the specification): whether there is one,
//! how many wrong guesses are left, until when payments are locked, and the forms that set, change and recover it.
//!
//! Whatever asks for it elsewhere takes its input and the words for a refusal from `entry.rs`. The forms stand on two pages: the security
//! centre has all of them, the pages that ask for it the one for the first. A change may need the login password again
//! ([`Guarded`](super::guarded::Guarded)).

mod entry;
mod event;
mod form;
mod view;

pub(crate) use entry::{entry_error, is_at_work, is_set, locked, note_attempt, pin, refusal};
pub use event::{PaymentPasswordEvent, PinName};
pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{AgentPage, MemberPage, Overlay, Route};
use crate::domain::rules::{CompiledRule, FieldRule};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, session};
use crate::feature::shared::guarded::Guarded;
use crate::feature::shared::rules;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::slot::{Key, Slot};
use crate::view::Problem;
use crate::wire::{CodeSent, Done, PaymentPasswordState};
use form::Form;

/// The slot of every call that changes the payment password.
const CHANGING: &str = "paymentPassword";
const CHANGING_SLOT: Slot = Slot::single(CHANGING, Key::None);

calls! {
    /// The state of the payment password: whether there is one, guesses left, a lock.
    State => PAYMENT_PASSWORD: Get "/wps/member/paymentPassword" Member Plain, latest, on_state(PaymentPasswordState);
    /// Set the first payment password, or another one.
    Set => PAYMENT_PASSWORD_SET: Put "/wps/member/paymentPassword" Member Sealed, single in CHANGING, form::on_set(PaymentPasswordState);
    /// Send the code of a recovery.
    Code => PAYMENT_PASSWORD_CODE: Post "/wps/member/paymentPassword/code" Member Plain, single in CHANGING, form::on_code(CodeSent);
    /// Set a payment password in place of a forgotten one.
    Recover => PAYMENT_PASSWORD_RECOVERY: Put "/wps/member/paymentPassword/recovery" Member Sealed, single in CHANGING, form::on_set(PaymentPasswordState);
    /// Check the login password before a change.
    Reauthenticate => PAYMENT_PASSWORD_PROOF: Post "/wps/session/reauthenticate" Member Sealed, single, on_proved(Done);
}

/// The pages of the member centre that show the payment password.
const PAGES: [MemberPage; 3] = [MemberPage::Security, MemberPage::Withdraw, MemberPage::TransferUpline];

/// A change that the member asks for.
#[derive(Clone, Debug, PartialEq)]
enum Change {
    Set { current: Secret, new: Secret },
    SendCode,
    Recover { code: Secret, new: Secret },
}

/// The payment password, and the form that changes it.
#[derive(Default)]
pub(crate) struct PaymentPassword {
    state: Remote<PaymentPasswordState>,
    /// The rule that a new payment password must keep, made ready.
    rule: Option<CompiledRule>,
    form: Option<Form>,
    /// Counts the forms, so that each one opened is new to the view.
    forms: u32,
    change: Guarded<Change>,
    problem: Option<Problem>,
}

impl PaymentPassword {
    /// Whether there is a payment password; nothing while that is not known.
    pub fn is_set(&self) -> Option<bool> {
        self.state.ready().map(|state| state.set)
    }
}

/// The page of the agent centre that asks for the payment password.
const AGENT_PAGE: AgentPage = AgentPage::Downline;

fn shows(model: &Model) -> bool {
    shows_at(&model.location.route)
}

fn shows_at(route: &Route) -> bool {
    let overlay = route.overlay;
    overlay == Some(Overlay::AgentCentre(AGENT_PAGE))
        || PAGES.iter().any(|page| overlay == Some(Overlay::MemberCentre(*page)))
}

fn open(model: &mut Model, step: &mut Step) {
    forget(model);
    load(model, step);
}

fn forget(model: &mut Model) {
    *model.payment_password = PaymentPassword { forms: model.payment_password.forms, ..PaymentPassword::default() };
}

fn load(model: &mut Model, step: &mut Step) {
    model.payment_password.state.start_loading();
    call::send(model, step, Request::State, "");
}

/// Asks anew for the state of the payment password, where that shows.
fn refresh(model: &mut Model, step: &mut Step) {
    if shows(model) && model.session.logged_in() {
        load(model, step);
    }
}

pub(crate) fn on_state(model: &mut Model, step: &mut Step, answer: Result<PaymentPasswordState, Failure>) {
    model.payment_password.state.answer(answer);
    take_rule(model, step);
}

/// Makes the rule ready that came with the state.
fn take_rule(model: &mut Model, step: &mut Step) {
    let Some(state) = model.payment_password.state.ready() else { return };
    let rule = CompiledRule::new(&FieldRule::from(state.rule.clone()));
    rules::load_engine_for(model, step, &rule);
    model.payment_password.rule = Some(rule);
}

/// Whether nothing is under way, nor waits for the login password.
fn is_idle(model: &Model) -> bool {
    model.payment_password.change.is_idle() && !model.calls.busy(&CHANGING_SLOT)
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: PaymentPasswordEvent) {
    if !model.session.logged_in() {
        return;
    }
    match event {
        PaymentPasswordEvent::Change => form::begin(model, step, false),
        PaymentPasswordEvent::Recover => form::begin(model, step, true),
        PaymentPasswordEvent::Cancel if is_idle(model) => {
            model.payment_password.form = None;
            model.payment_password.problem = None;
        }
        PaymentPasswordEvent::Cancel => {}
        PaymentPasswordEvent::Edited(name) => form::edited(model, name),
        PaymentPasswordEvent::GetCode => form::get_code(model, step),
        PaymentPasswordEvent::Submit { current, payment_password, again, verification_code } => {
            let typed = form::Typed {
                current: current.trimmed(),
                new: payment_password.trimmed(),
                again: again.trimmed(),
                code: verification_code.trimmed(),
            };
            form::submit(model, step, typed);
        }
        PaymentPasswordEvent::ProvePassword(password) => prove(model, step, &password),
        PaymentPasswordEvent::CancelProof if !model.calls.busy(&Request::Reauthenticate.slot()) => {
            model.payment_password.change.give_up();
        }
        PaymentPasswordEvent::CancelProof => {}
        PaymentPasswordEvent::ProofEdited => model.payment_password.change.edited(),
        PaymentPasswordEvent::Retry => refresh(model, step),
    }
}

fn prove(model: &mut Model, step: &mut Step, password: &Secret) {
    if let Some(body) = model.payment_password.change.prove(password) {
        call::send_with_body(model, step, Request::Reauthenticate, &body);
    }
}

/// The check of the login password was answered: what waited for it goes on.
pub(crate) fn on_proved(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    if let Some(change) = model.payment_password.change.proved(answer) {
        form::send(model, step, change);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } => {
            if PAGES.iter().any(|page| session::opens_page(model, previous, *page))
                || session::opens_agent_page(model, previous, AGENT_PAGE)
            {
                open(model, step);
            } else if shows_at(previous) && !shows(model) {
                forget(model);
            }
        }
        DomainEvent::LoggedOut => forget(model),
        DomainEvent::PaymentPasswordTried | DomainEvent::ContactVerified | DomainEvent::SiteChanged => {
            refresh(model, step);
        }
        _ => {}
    }
}
