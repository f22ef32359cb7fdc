//! Taking money out (sections 2 and 3 of the specification, page `withdraw`): what can leave, the form of the request, and the accounts that
//! the member is paid to.
//!
//! A withdrawal needs a payment password, an account and money that may leave; what is missing leads the way. The form walks Filling ->
//! Reviewing -> sent -> Sent, and the call belongs to an intent, so that it is done once whatever becomes of its answer. What may need the
//! login password again is a [`Guarded`] change. What can leave is the server's to say: the page reads it anew when the server tells that a
//! withdrawal has changed (`DomainEvent::CashierChanged`) or the member has changed one, and asks for nothing by itself.
//!
//! Those that were asked for are a feature of their own, `withdrawals`, whose code travels apart. The answer that says what can leave holds
//! those on their way as well: that feature hears when it has come (`DomainEvent::WithdrawalOptionsLoaded`).

mod accounts;
mod event;
mod request;
mod view;

pub use event::{AccountField, PayoutAccountEvent, WithdrawEvent};
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
use crate::wire::{Done, PayoutAccounts, TotpState, Withdrawal, WithdrawalOptions};
use accounts::{Accounts, NewAccount};
use request::{Form, RequestedWithdrawal};

/// The slot of every call that changes an account.
const CHANGING: &str = "payoutAccount";
const CHANGING_SLOT: Slot = Slot::single(CHANGING, Key::None);

calls! {
    /// What can be withdrawn now, and the withdrawals on their way.
    Options => WITHDRAWAL_OPTIONS: Get "/wps/member/withdrawals/options" Member Plain, latest, on_options(WithdrawalOptions);
    /// Whether an authenticator app guards large amounts.
    Factor => WITHDRAWAL_FACTOR: Get "/wps/member/totp" Member Plain, latest, on_factor(TotpState);
    /// The accounts that the member is paid to.
    Accounts => PAYOUT_ACCOUNTS: Get "/wps/member/payoutAccounts" Member Plain, latest, accounts::on_accounts(PayoutAccounts);
    /// Add an account.
    AddAccount => PAYOUT_ACCOUNT_ADD: Put "/wps/member/payoutAccounts" Member Sealed, single in CHANGING, accounts::on_changed(PayoutAccounts);
    /// Remove an account.
    RemoveAccount => PAYOUT_ACCOUNT_REMOVE: Post "/wps/member/payoutAccounts/remove" Member Sealed, single in CHANGING, accounts::on_changed(PayoutAccounts);
    /// Make a withdrawal.
    Ask => WITHDRAWAL_ASK: Post "/wps/member/withdrawals" Member Sealed Intent, single, request::on_asked(Withdrawal);
    /// Check the login password before a change.
    Reauthenticate => WITHDRAWAL_REAUTHENTICATE: Post "/wps/session/reauthenticate" Member Sealed, single, on_proved(Done);
}

/// A change that may need the login password again.
#[derive(Clone, Debug, PartialEq)]
enum Change {
    Add(NewAccount),
    Remove { id: String, payment_password: Secret },
    Withdraw(RequestedWithdrawal),
}

/// State of the withdrawal page.
#[derive(Default)]
pub(crate) struct Withdraw {
    options: Remote<WithdrawalOptions>,
    /// Whether an authenticator app guards large amounts, once that is known.
    factor: Option<bool>,
    accounts: Accounts,
    form: Form,
    change: Guarded<Change>,
    problem: Option<Problem>,
}

impl Withdraw {
    /// What can be withdrawn now, once that is known.
    pub fn options(&self) -> Option<&WithdrawalOptions> {
        self.options.ready()
    }
}

fn is_shown(model: &Model) -> bool {
    model.location.route.overlay == Some(Overlay::MemberCentre(MemberPage::Withdraw)) && model.session.has_own_account()
}

fn open(model: &mut Model, step: &mut Step) {
    *model.withdraw = Withdraw::default();
    load(model, step);
}

/// The page closes, or the session ends: nothing of its state stays.
fn forget(model: &mut Model) {
    *model.withdraw = Withdraw::default();
}

/// Asks for all that shows; what is there stays until the answers have come.
fn load(model: &mut Model, step: &mut Step) {
    model.withdraw.options.start_loading();
    model.withdraw.accounts.set_loading();
    for request in [Request::Options, Request::Accounts, Request::Factor] {
        call::send(model, step, request, "");
    }
}

/// Fetches the options again; the present ones stay until the answer has come.
fn load_options(model: &mut Model, step: &mut Step) {
    call::send(model, step, Request::Options, "");
}

fn reload(model: &mut Model, step: &mut Step) {
    if is_shown(model) {
        load(model, step);
    }
}

pub(crate) fn on_options(model: &mut Model, step: &mut Step, answer: Result<WithdrawalOptions, Failure>) {
    let has_loaded = answer.is_ok();
    model.withdraw.options.answer(answer);
    request::ensure_usable_choice(model);
    if has_loaded {
        step.emit(DomainEvent::WithdrawalOptionsLoaded);
    }
}

pub(crate) fn on_factor(model: &mut Model, _: &mut Step, answer: Result<TotpState, Failure>) {
    if let Ok(state) = answer {
        model.withdraw.factor = Some(state.enabled);
    }
}

/// Whether nothing is under way, nor waits for the login password.
fn is_idle(model: &Model) -> bool {
    model.withdraw.change.is_idle() && !model.calls.busy(&CHANGING_SLOT) && !request::is_busy(model)
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: WithdrawEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        WithdrawEvent::Account(event) => accounts::on_event(model, step, event),
        WithdrawEvent::Choose(id) => request::choose(model, &id),
        WithdrawEvent::Amount(event) => request::on_amount(model, event),
        WithdrawEvent::All => request::take_all(model),
        WithdrawEvent::Review => request::review(model),
        WithdrawEvent::Back => request::back(model),
        WithdrawEvent::Send { payment_password, factor_code } => {
            request::send(model, step, payment_password.trimmed(), factor_code);
        }
        WithdrawEvent::Edited => {
            model.withdraw.change.edited();
            model.withdraw.form.edited();
        }
        WithdrawEvent::ProvePassword(password) => prove(model, step, &password),
        WithdrawEvent::CancelProof if !model.calls.busy(&Request::Reauthenticate.slot()) => {
            model.withdraw.change.give_up();
        }
        WithdrawEvent::CancelProof => {}
        WithdrawEvent::Retry => load(model, step),
    }
}

/// Makes the call of a change.
fn send(model: &mut Model, step: &mut Step, change: Change) {
    model.withdraw.problem = None;
    let sent = match &change {
        Change::Add(account) => call::send_with_body(model, step, Request::AddAccount, &account.body()),
        Change::Remove { id, payment_password } => {
            let body =
                crate::wire::RemovePayoutAccount { id: id.clone(), payment_password: payment_password.reveal().into() };
            call::send_with_body(model, step, Request::RemoveAccount, &body)
        }
        Change::Withdraw(withdrawal) => call::send_with_body(model, step, Request::Ask, &withdrawal.body()),
    };
    if sent {
        model.withdraw.change = Guarded::Sent(change);
    }
}

fn prove(model: &mut Model, step: &mut Step, password: &Secret) {
    if let Some(body) = model.withdraw.change.prove(password) {
        call::send_with_body(model, step, Request::Reauthenticate, &body);
    }
}

/// The check of the login password was answered: what waited for it goes on.
pub(crate) fn on_proved(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    if let Some(change) = model.withdraw.change.proved(answer) {
        send(model, step, change);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, MemberPage::Withdraw) => {
            open(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, MemberPage::Withdraw) => {
            forget(model);
        }
        DomainEvent::LoggedOut => forget(model),
        DomainEvent::WithdrawalsChanged if is_shown(model) => load_options(model, step),
        DomainEvent::CashierChanged
        | DomainEvent::PayeeNameProven
        | DomainEvent::OutcomeFound
        | DomainEvent::LanguageChanged
        | DomainEvent::SiteChanged => reload(model, step),
        _ => {}
    }
}
