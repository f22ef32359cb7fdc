//! What a member decides about own data, as cards of the security centre (sections 4 and 6 of the specification): consent to promotional
//! messages, a copy of everything that the site holds, the end of the account.
//!
//! Three small machines beside each other. What may need the login password again is a [`Guarded`] change, one at a time for all of them, so that
//! there is one question on the page. How far a copy has come the server tells by its job; while it does not, the page asks now and then.

mod closing;
mod consent;
mod copy;
mod event;
mod view;

pub use event::PrivacyEvent;
pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{MemberPage, Overlay};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location, session};
use crate::feature::shared::guarded::Guarded;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::slot::{Key, Slot};
use crate::view::Problem;
use crate::wire::{ClosingValue, DataCopyLink, DataCopyValue, Done, MarketingConsents};
use closing::Closing;
use copy::Copy;

/// The slot of every call that changes something.
const CHANGING: &str = "privacy";
const CHANGING_SLOT: Slot = Slot::single(CHANGING, Key::None);

calls! {
    /// The member's consents to messages.
    Consents => MARKETING_CONSENTS: Get "/wps/member/marketingConsents" Member Plain, latest, consent::on_consents(MarketingConsents);
    /// Give a consent, or end it.
    SetConsent => MARKETING_CONSENT_SET: Put "/wps/member/marketingConsents" Member Plain, single in CHANGING, consent::on_set(MarketingConsents);
    /// How far the copy of the data is.
    CopyState => DATA_COPY: Get "/wps/member/dataCopy" Member Plain, latest, copy::on_state(DataCopyValue);
    /// Ask for a copy.
    AskCopy => DATA_COPY_ASK: Post "/wps/member/dataCopy" Member Plain, single in CHANGING, copy::on_asked(DataCopyValue);
    /// An address to download the copy from.
    CopyLink => DATA_COPY_LINK: Post "/wps/member/dataCopy/link" Member Plain, single in CHANGING, copy::on_link(DataCopyLink);
    /// What closing the account would mean.
    Closing => CLOSING: Get "/wps/member/closing" Member Plain, latest, closing::on_standing(ClosingValue);
    /// Close the account.
    Close => CLOSING_CLOSE: Post "/wps/member/closing" Member Sealed, single in CHANGING, closing::on_closed(Done);
    /// Check the login password before a change.
    Reauthenticate => PRIVACY_REAUTHENTICATE: Post "/wps/session/reauthenticate" Member Sealed, single, on_proved(Done);
}

/// A change that may need the login password again.
#[derive(Clone, Debug, PartialEq)]
enum Change {
    AskCopy,
    Download,
    Close { payment_password: Secret },
}

/// State of the privacy cards.
#[derive(Default)]
pub(crate) struct Privacy {
    consents: Remote<MarketingConsents>,
    copy: Copy,
    closing: Closing,
    change: Guarded<Change>,
    problem: Option<Problem>,
}

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(MemberPage::Security)) && model.session.has_own_account()
}

fn open(model: &mut Model, step: &mut Step) {
    *model.privacy = Privacy::default();
    load(model, step);
    copy::watch(step);
}

/// The page closes, or the session ends: nothing of its state stays.
fn forget(model: &mut Model, step: &mut Step) {
    *model.privacy = Privacy::default();
    copy::unwatch(step);
}

/// Asks for all that shows; what is there stays until the answers have come.
fn load(model: &mut Model, step: &mut Step) {
    model.privacy.consents.start_loading();
    model.privacy.copy.value.start_loading();
    call::send(model, step, Request::Consents, "");
    call::send(model, step, Request::CopyState, "");
    if model.privacy.closing.opened {
        closing::load(model, step);
    }
}

/// Whether nothing is under way, nor waits for the login password.
fn is_idle(model: &Model) -> bool {
    model.privacy.change.is_idle() && !model.calls.busy(&CHANGING_SLOT)
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: PrivacyEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        PrivacyEvent::Consent(channel) => consent::toggle(model, step, channel),
        PrivacyEvent::AskCopy => copy::request(model, step),
        PrivacyEvent::Download => copy::download(model, step),
        PrivacyEvent::BeginClosing => closing::begin(model, step),
        PrivacyEvent::LeaveClosing => closing::leave(model),
        PrivacyEvent::Understood(understood) => closing::set_understood(model, understood),
        PrivacyEvent::Close(payment_password) => closing::close(model, step, &payment_password),
        PrivacyEvent::Edited => {
            model.privacy.change.edited();
            model.privacy.closing.edited();
        }
        PrivacyEvent::ProvePassword(password) => prove(model, step, &password),
        PrivacyEvent::CancelProof if !model.calls.busy(&Request::Reauthenticate.slot()) => {
            model.privacy.change.give_up();
        }
        PrivacyEvent::CancelProof => {}
        PrivacyEvent::Retry => load(model, step),
    }
}

/// Makes the call of a change.
fn send(model: &mut Model, step: &mut Step, change: Change) {
    model.privacy.problem = None;
    let sent = match &change {
        Change::AskCopy => call::send(model, step, Request::AskCopy, ""),
        Change::Download => call::send(model, step, Request::CopyLink, ""),
        Change::Close { payment_password } => match closing::body(model, payment_password) {
            Some(body) => call::send_with_body(model, step, Request::Close, &body),
            None => false,
        },
    };
    if sent {
        model.privacy.change = Guarded::Sent(change);
    }
}

fn prove(model: &mut Model, step: &mut Step, password: &Secret) {
    if let Some(body) = model.privacy.change.prove(password) {
        call::send_with_body(model, step, Request::Reauthenticate, &body);
    }
}

/// The check of the login password was answered: what waited for it goes on.
pub(crate) fn on_proved(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    if let Some(change) = model.privacy.change.proved(answer) {
        send(model, step, change);
    }
}

pub(crate) use copy::on_poll;

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, MemberPage::Security) => {
            open(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, MemberPage::Security) => {
            forget(model, step);
        }
        DomainEvent::LoggedOut => forget(model, step),
        DomainEvent::JobProgressed(job) => copy::on_job(model, step, job),
        // What can be given up may be another amount now.
        DomainEvent::CashierChanged if is_shown(model) && model.privacy.closing.opened => closing::load(model, step),
        _ => {}
    }
}
