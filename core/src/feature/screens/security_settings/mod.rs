//! The member's security settings (sections 4 and 6): contact details, passkeys, the authenticator app, sessions.
//!
//! Every change is a [`ChangeRequest`]. A request is sent; where the server answers that the session is too old for it, the form asks
//! for the password, proves it, and sends the same request again ([`Guarded`]).

mod contacts;
mod event;
mod safety;
mod view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{MemberPage, Query};
use crate::event::PasskeyFailure;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::location;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, session, toasts};
use crate::feature::shared::guarded::{Guarded, Reply};
use crate::feature::shared::passkey::{self, Purpose};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::slot::{Key, Slot};
use crate::text::key;
use crate::view::{Problem, Text, Tone};
use crate::wire::{
    CodeSent, ContactDetails, Done, LoginHistory, OwnSessions, PasskeyList, PasskeyOptions, PasskeyRequest,
    TotpConfirmRequest, TotpSetup, TotpState, code,
};
pub use contacts::ContactEvent;
pub use event::SecuritySettingsEvent;
pub(crate) use view::view;

/// The slot of every call that changes something.
const CHANGING: &str = "securitySettings";
const CHANGING_SLOT: Slot = Slot::single(CHANGING, Key::None);

calls! {
    /// Prove the password again.
    Reauthenticate => REAUTHENTICATE: Post "/wps/session/reauthenticate" Member Sealed, single, on_proved(Done);
    /// The contact details of the member.
    Contacts => CONTACTS: Get "/wps/member/contacts" Member Plain, latest, contacts::on_details(ContactDetails);
    /// Send the codes for another address or number.
    ContactCode => CONTACT_CODE: Post "/wps/member/contacts/code" Member Plain, single in CHANGING, contacts::on_code(CodeSent);
    /// Set the address or number.
    ContactSet => CONTACT_SET: Put "/wps/member/contacts" Member Sealed, single in CHANGING, contacts::on_set(ContactDetails);
    /// The member's passkeys.
    Passkeys => PASSKEYS: Get "/wps/member/passkeys" Member Plain, latest, on_passkeys(PasskeyList);
    /// Whether an authenticator is set up.
    Totp => TOTP: Get "/wps/member/totp" Member Plain, latest, on_totp(TotpState);
    /// The member's sessions.
    OwnSessions => SESSIONS: Get "/wps/member/sessions" Member Plain, latest, on_sessions(OwnSessions);
    /// The latest logins: when, and from where.
    Logins => LOGINS: Get "/wps/member/logins" Member Plain, latest, on_logins(LoginHistory);
    /// Begin to add a passkey.
    PasskeyAddOptions => PASSKEY_ADD_OPTIONS: Post "/wps/member/passkeys/options" Member Plain, single in CHANGING, on_passkey_options(PasskeyOptions);
    /// Add a passkey.
    PasskeyAdd => PASSKEY_ADD: Put "/wps/member/passkeys" Member Plain, single in CHANGING, on_changed(Done);
    /// Remove a passkey.
    PasskeyRemove => PASSKEY_REMOVE: Delete "/wps/member/passkeys" Member Plain, single in CHANGING, on_changed(Done);
    /// Begin to set up an authenticator.
    TotpBegin => TOTP_BEGIN: Post "/wps/member/totp" Member Plain, single in CHANGING, on_totp_setup(TotpSetup);
    /// Confirm an authenticator with its first code.
    TotpConfirm => TOTP_CONFIRM: Put "/wps/member/totp" Member Sealed, single in CHANGING, on_changed(Done);
    /// Remove the authenticator.
    TotpRemove => TOTP_REMOVE: Delete "/wps/member/totp" Member Plain, single in CHANGING, on_changed(Done);
    /// End a session.
    SessionEnd => SESSION_END: Delete "/wps/member/sessions" Member Plain, single in CHANGING, on_changed(Done);
}

/// Longest name of a passkey, in characters.
const MAX_NAME_LENGTH: usize = 60;
/// Stands for all sessions but this one where an id is asked for.
const ALL_OTHERS: &str = "others";

/// A change that the member asks for.
#[derive(Clone, Debug, PartialEq)]
enum ChangeRequest {
    SendContactCode,
    SetContact { verification_code: Secret, current_code: Secret },
    AddPasskey { name: String },
    SendPasskey(PasskeyRequest),
    RemovePasskey { id: String },
    BeginAuthenticator,
    ConfirmAuthenticator { code: Secret },
    RemoveAuthenticator,
    EndSession { id: String },
    EndOtherSessions,
}

/// The authenticator app.
#[derive(Clone, Debug, PartialEq)]
enum Authenticator {
    Off,
    /// The secret shows until it is confirmed, given up, or left.
    SettingUp {
        setup: TotpSetup,
        error: Option<Text>,
    },
    On,
}

/// State of the security settings.
#[derive(Default)]
pub(crate) struct SecuritySettings {
    contacts: contacts::Contacts,
    passkeys: Remote<PasskeyList>,
    authenticator: Remote<Authenticator>,
    sessions: Remote<OwnSessions>,
    /// The latest logins; not asked for before the member does: few come for them.
    logins: Remote<LoginHistory>,
    change: Guarded<ChangeRequest>,
    name_error: Option<Text>,
    problem: Option<Problem>,
}

/// The page opens.
pub(crate) fn open(model: &mut Model, step: &mut Step) {
    *model.security_settings = SecuritySettings::default();
    load(model, step);
}

/// The page closes, or the session ends: nothing of its state stays.
pub(crate) fn forget(model: &mut Model) {
    *model.security_settings = SecuritySettings::default();
}

fn load(model: &mut Model, step: &mut Step) {
    model.security_settings.contacts.set_loading();
    model.security_settings.passkeys.start_loading();
    model.security_settings.authenticator.start_loading();
    model.security_settings.sessions.start_loading();
    for request in [Request::Contacts, Request::Passkeys, Request::Totp, Request::OwnSessions] {
        call::send(model, step, request, "");
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: SecuritySettingsEvent) {
    if !model.session.logged_in() {
        return;
    }
    match event {
        SecuritySettingsEvent::Contact(event) => contacts::on_event(model, step, event),
        SecuritySettingsEvent::AddPasskey(name) => add_passkey(model, step, &name),
        SecuritySettingsEvent::RemovePasskey(id) => request_change(model, step, ChangeRequest::RemovePasskey { id }),
        SecuritySettingsEvent::BeginAuthenticator => request_change(model, step, ChangeRequest::BeginAuthenticator),
        SecuritySettingsEvent::ConfirmAuthenticator(code) => confirm(model, step, &code),
        SecuritySettingsEvent::CancelAuthenticator => cancel_authenticator(model),
        SecuritySettingsEvent::RemoveAuthenticator => request_change(model, step, ChangeRequest::RemoveAuthenticator),
        SecuritySettingsEvent::EndSession(id) => request_change(model, step, ChangeRequest::EndSession { id }),
        SecuritySettingsEvent::EndOtherSessions => request_change(model, step, ChangeRequest::EndOtherSessions),
        SecuritySettingsEvent::ShowLogins => load_logins(model, step),
        SecuritySettingsEvent::ProvePassword(password) => prove(model, step, &password),
        SecuritySettingsEvent::CancelProof if !model.calls.busy(&Request::Reauthenticate.slot()) => {
            model.security_settings.change.give_up();
        }
        SecuritySettingsEvent::CancelProof => {}
        SecuritySettingsEvent::Edited => edited(&mut model.security_settings),
        SecuritySettingsEvent::Retry => load(model, step),
    }
}

fn load_logins(model: &mut Model, step: &mut Step) {
    model.security_settings.logins.start_loading();
    call::send(model, step, Request::Logins, "");
}

fn edited(security_settings: &mut SecuritySettings) {
    security_settings.name_error = None;
    if let Remote::Ready(Authenticator::SettingUp { error, .. }) = &mut security_settings.authenticator {
        *error = None;
    }
    security_settings.change.edited();
}

/// Whether no change is under way, nor waits for the password.
fn is_idle(model: &Model) -> bool {
    model.security_settings.change.is_idle() && !passkey::under_way(model) && !model.calls.busy(&CHANGING_SLOT)
}

fn request_change(model: &mut Model, step: &mut Step, request: ChangeRequest) {
    if is_idle(model) {
        model.security_settings.problem = None;
        send(model, step, request);
    }
}

fn add_passkey(model: &mut Model, step: &mut Step, name: &str) {
    let name: String = name.trim().chars().take(MAX_NAME_LENGTH).collect();
    model.security_settings.name_error = name.is_empty().then(|| Text::of(key::FIELD_NAME_EMPTY));
    if !name.is_empty() && model.site.passkeys {
        request_change(model, step, ChangeRequest::AddPasskey { name });
    }
}

fn confirm(model: &mut Model, step: &mut Step, code: &Secret) {
    let Remote::Ready(Authenticator::SettingUp { error, .. }) = &mut model.security_settings.authenticator else {
        return;
    };
    let digits: String = code.reveal().chars().filter(|it| !it.is_whitespace()).collect();
    let code = Secret::new(digits);
    *error = code.is_empty().then(|| Text::of(key::FIELD_CODE_EMPTY));
    if !code.is_empty() {
        request_change(model, step, ChangeRequest::ConfirmAuthenticator { code });
    }
}

fn cancel_authenticator(model: &mut Model) {
    if let Remote::Ready(state @ Authenticator::SettingUp { .. }) = &mut model.security_settings.authenticator {
        *state = Authenticator::Off;
    }
}

/// Makes the call of a request.
fn send(model: &mut Model, step: &mut Step, request: ChangeRequest) {
    let is_sent = match &request {
        ChangeRequest::SendContactCode => contacts::send_code(model, step),
        ChangeRequest::SetContact { verification_code, current_code } => {
            contacts::send_contact(model, step, verification_code, current_code)
        }
        ChangeRequest::AddPasskey { .. } => call::send(model, step, Request::PasskeyAddOptions, ""),
        ChangeRequest::SendPasskey(request) => call::send_with_body(model, step, Request::PasskeyAdd, request),
        ChangeRequest::RemovePasskey { id } => call::send(model, step, Request::PasskeyRemove, &id_query(id)),
        ChangeRequest::BeginAuthenticator => call::send(model, step, Request::TotpBegin, ""),
        ChangeRequest::ConfirmAuthenticator { code } => {
            let body = TotpConfirmRequest { code: code.reveal().into() };
            call::send_with_body(model, step, Request::TotpConfirm, &body)
        }
        ChangeRequest::RemoveAuthenticator => call::send(model, step, Request::TotpRemove, ""),
        ChangeRequest::EndSession { id } => call::send(model, step, Request::SessionEnd, &id_query(id)),
        ChangeRequest::EndOtherSessions => call::send(model, step, Request::SessionEnd, &id_query(ALL_OTHERS)),
    };
    if is_sent {
        model.security_settings.change = Guarded::Sent(request);
    }
}

fn id_query(id: &str) -> String {
    let mut query = Query::default();
    query.push("id", Some(id));
    query.text()
}

/// The call of a change was answered: the change and what came of it, if it was done. A refusal shows where the change was asked for.
fn take_done<T>(model: &mut Model, answer: Result<T, Failure>) -> Option<(ChangeRequest, T)> {
    match model.security_settings.change.take_reply(answer) {
        Reply::Nothing => None,
        Reply::Done(request, value) => Some((request, value)),
        Reply::Refused(request, failure) => {
            on_failed(model, &request, &failure);
            None
        }
    }
}

fn on_failed(model: &mut Model, request: &ChangeRequest, failure: &Failure) {
    let about_code = [code::WRONG_FACTOR, code::INVALID_VERIFICATION_CODE].contains(&failure.code.as_str());
    if let ChangeRequest::SendContactCode | ChangeRequest::SetContact { .. } = request {
        contacts::on_failed(model, failure);
        return;
    }
    match (&mut model.security_settings.authenticator, request) {
        (Remote::Ready(Authenticator::SettingUp { error, .. }), ChangeRequest::ConfirmAuthenticator { .. })
            if about_code =>
        {
            *error = Some(failure.problem().text);
        }
        // The secret of the set-up is too old as well: it is begun anew.
        (Remote::Ready(state), ChangeRequest::ConfirmAuthenticator { .. }) if failure.code == code::CODE_EXPIRED => {
            *state = Authenticator::Off;
            let text = Text::of(key::ERROR_TICKET_EXPIRED);
            model.security_settings.problem = Some(Problem { text, request_id: failure.request_id.clone() });
        }
        _ => model.security_settings.problem = Some(failure.problem()),
    }
}

fn prove(model: &mut Model, step: &mut Step, password: &Secret) {
    if let Some(body) = model.security_settings.change.prove(password) {
        call::send_with_body(model, step, Request::Reauthenticate, &body);
    }
}

/// The check of the password was answered: what waited for it goes on.
pub(crate) fn on_proved(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    if let Some(request) = model.security_settings.change.proved(answer) {
        send(model, step, request);
    }
}

pub(crate) fn on_passkeys(model: &mut Model, _: &mut Step, answer: Result<PasskeyList, Failure>) {
    model.security_settings.passkeys.answer(answer);
}

pub(crate) fn on_sessions(model: &mut Model, _: &mut Step, answer: Result<OwnSessions, Failure>) {
    model.security_settings.sessions.answer(answer);
}

pub(crate) fn on_logins(model: &mut Model, _: &mut Step, answer: Result<LoginHistory, Failure>) {
    model.security_settings.logins.answer(answer);
}

pub(crate) fn on_totp(model: &mut Model, _: &mut Step, answer: Result<TotpState, Failure>) {
    let state = answer.map(|state| if state.enabled { Authenticator::On } else { Authenticator::Off });
    model.security_settings.authenticator.answer(state);
}

pub(crate) fn on_passkey_options(model: &mut Model, step: &mut Step, answer: Result<PasskeyOptions, Failure>) {
    if let Some((ChangeRequest::AddPasskey { name }, options)) = take_done(model, answer) {
        passkey::begin(model, step, Purpose::Add { name }, options);
    }
}

/// The browser made a passkey, or did not.
pub(crate) fn on_passkey(model: &mut Model, step: &mut Step, request: Result<PasskeyRequest, PasskeyFailure>) {
    match request {
        Ok(request) => send(model, step, ChangeRequest::SendPasskey(request)),
        Err(failure) => model.security_settings.problem = Some(passkey::problem(failure)),
    }
}

/// A change that answers with nothing: what it changed is fetched again.
pub(crate) fn on_changed(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    let Some((request, Done {})) = take_done(model, answer) else { return };
    let (request, text) = match request {
        // These answer with what they changed.
        ChangeRequest::SendContactCode | ChangeRequest::SetContact { .. } => return,
        ChangeRequest::SendPasskey(_) | ChangeRequest::AddPasskey { .. } => {
            (Request::Passkeys, key::TOAST_PASSKEY_ADDED)
        }
        ChangeRequest::RemovePasskey { .. } => (Request::Passkeys, key::TOAST_PASSKEY_REMOVED),
        ChangeRequest::ConfirmAuthenticator { .. } | ChangeRequest::BeginAuthenticator => {
            model.security_settings.authenticator = Remote::Ready(Authenticator::On);
            (Request::Totp, key::TOAST_AUTHENTICATOR_ON)
        }
        ChangeRequest::RemoveAuthenticator => {
            model.security_settings.authenticator = Remote::Ready(Authenticator::Off);
            (Request::Totp, key::TOAST_AUTHENTICATOR_OFF)
        }
        ChangeRequest::EndSession { .. } | ChangeRequest::EndOtherSessions => {
            (Request::OwnSessions, key::TOAST_SESSION_CLOSED)
        }
    };
    toasts::show(model, step, Tone::Success, Text::of(text));
    call::send(model, step, request, "");
}

pub(crate) fn on_totp_setup(model: &mut Model, _: &mut Step, answer: Result<TotpSetup, Failure>) {
    if let Some((ChangeRequest::BeginAuthenticator, setup)) = take_done(model, answer) {
        model.security_settings.authenticator = Remote::Ready(Authenticator::SettingUp { setup, error: None });
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, MemberPage::Security) => {
            open(model, step)
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, MemberPage::Security) => {
            forget(model)
        }
        DomainEvent::LoggedOut => forget(model),
        DomainEvent::PasskeyEnded { purpose: Purpose::Add { .. }, request } => on_passkey(model, step, request.clone()),
        _ => {}
    }
}
