//! Passkey ceremonies with the browser, for whoever needs one (login, ways to log in).
//!
//! A ceremony walks Options asked -> At the browser -> Credential sent. The first and the last step are calls of the machine
//! that wants it; this service holds the middle one. There is at most one ceremony: a new one makes the older one's reply
//! worthless.

use crate::effect::{CallId, Effect, PasskeyCeremony, PasskeyJob};
use crate::event::PasskeyFailure;
use crate::feature::domain_event::DomainEvent;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Problem, Text};
use crate::wire::{PasskeyOptions, PasskeyRequest};

/// What a ceremony is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Logging in.
    Login,
    /// Adding a passkey under this name.
    Add { name: String },
}

/// The ceremony that the browser holds, if any.
pub(crate) type CurrentCeremony = Option<Ceremony>;

/// The ceremony at the browser.
pub(crate) struct Ceremony {
    call_id: CallId,
    id: String,
    purpose: Purpose,
}

/// Hands a ceremony to the browser.
pub(crate) fn begin(model: &mut Model, step: &mut Step, purpose: Purpose, options: PasskeyOptions) {
    let call_id = model.calls.next_call_id();
    let ceremony = match purpose {
        Purpose::Login => PasskeyCeremony::Get,
        Purpose::Add { .. } => PasskeyCeremony::Create,
    };
    *model.passkey = Some(Ceremony { call_id, id: options.ceremony_id, purpose });
    // While the browser holds one, the login form lets nobody begin another.
    step.push(Effect::Passkey(PasskeyJob { call_id, ceremony, options: options.options }));
}

/// Whether the browser holds a ceremony.
pub(crate) fn under_way(model: &Model) -> bool {
    model.passkey.is_some()
}

/// Gives the ceremony up: its reply will be ignored.
pub(crate) fn forget(model: &mut Model) {
    *model.passkey = None;
}

/// The browser is done with the ceremony.
pub(crate) fn on_reply(model: &mut Model, step: &mut Step, call_id: CallId, outcome: Result<String, PasskeyFailure>) {
    let Some(ceremony) = model.passkey.take_if(|ceremony| ceremony.call_id == call_id) else { return };
    let request = outcome.map(|credential| {
        let name = match &ceremony.purpose {
            Purpose::Add { name } => name.clone(),
            Purpose::Login => String::new(),
        };
        PasskeyRequest { ceremony_id: ceremony.id, credential, name }
    });
    step.emit(DomainEvent::PasskeyEnded { purpose: ceremony.purpose, request });
}

/// The problem to show for a ceremony that gave no credential.
pub(crate) fn problem(failure: PasskeyFailure) -> Problem {
    let text = match failure {
        PasskeyFailure::Cancelled => key::ERROR_PASSKEY_CANCELLED,
        PasskeyFailure::AlreadyRegistered => key::ERROR_PASSKEY_KNOWN,
        PasskeyFailure::Unsupported => key::ERROR_PASSKEY_UNSUPPORTED,
    };
    Problem { text: Text::of(text), request_id: None }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::LoggedOut => forget(model),
        DomainEvent::PasskeyReplied { call_id, outcome } => on_reply(model, step, *call_id, outcome.clone()),
        _ => {}
    }
}
