//! The balance in the header. It never turns into a skeleton: the last figure stays while a newer one is fetched, and a
//! failed fetch marks it as possibly old. Hiding it is the member's own choice, undone with the same button.
//!
//! It comes by call and by push, which carry no time that could be compared; `push` says which counts, and why.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::boot::Boot;
use crate::domain::money::{MASKED, Money};
use crate::effect::StorageArea;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, push};
use crate::model::{Model, Step};
use crate::view::WalletView;
use crate::wire::BalanceValue;

calls! {
    /// The balance of the member.
    Balance => BALANCE: Get "/wps/v2/wallets/balance" Member Plain, latest, on_balance(BalanceValue);
}

const HIDDEN_KEY: &str = "hideBalance";

/// The balance as the header shows it.
#[derive(Default)]
pub(crate) struct Wallet {
    amount: Option<Money>,
    play: bool,
    hidden: bool,
    stale: bool,
}

impl Wallet {
    pub fn from_boot(boot: &Boot) -> Self {
        Wallet { hidden: boot.local(HIDDEN_KEY) == Some("1"), ..Wallet::default() }
    }
}

/// Fetches the balance again; nothing for a visitor.
pub(crate) fn refresh(model: &mut Model, step: &mut Step) {
    call::send(model, step, Request::Balance, "");
}

/// Something may have changed the balance: it is fetched, unless the server tells it by itself.
pub(crate) fn refresh_unless_live(model: &mut Model, step: &mut Step) {
    if model.wallet.stale || !push::is_live(model, step) {
        refresh(model, step);
    }
}

/// A call that is under way is made again: what it has read may be over.
pub(crate) fn ask_anew(model: &mut Model, step: &mut Step) {
    if model.calls.busy(&Request::Balance.slot()) {
        refresh(model, step);
    }
}

/// The server told the balance by itself: whatever a call under way would answer may be older.
pub(crate) fn on_pushed(model: &mut Model, step: &mut Step, value: BalanceValue) {
    let withdrawn = model.calls.cancel(&Request::Balance.slot());
    call::abort(step, withdrawn);
    on_balance(model, step, Ok(value));
}

/// Whether this is what shows, and shows as new.
pub(crate) fn shows(model: &Model, value: &BalanceValue) -> bool {
    let wallet = &*model.wallet;
    wallet.amount == Some(value.sum_balance.0) && wallet.play == value.play_balance && !wallet.stale
}

/// Another member, or none.
pub(crate) fn forget(model: &mut Model) {
    *model.wallet = Wallet { hidden: model.wallet.hidden, ..Wallet::default() };
}

pub(crate) fn toggle(model: &mut Model, step: &mut Step) {
    model.wallet.hidden = !model.wallet.hidden;
    if model.wallet.hidden {
        step.store(StorageArea::Local, HIDDEN_KEY, "1");
    } else {
        step.forget(StorageArea::Local, HIDDEN_KEY);
    }
}

pub(crate) fn on_balance(model: &mut Model, step: &mut Step, answer: Result<BalanceValue, Failure>) {
    match answer {
        Ok(value) => {
            let before = model.wallet.amount.replace(value.sum_balance.0);
            if before.is_some_and(|before| before != value.sum_balance.0) {
                step.emit(DomainEvent::BalanceMoved);
            }
            model.wallet.play = value.play_balance;
            model.wallet.stale = false;
        }
        Err(_) => model.wallet.stale = true,
    }
}

pub(crate) fn view(model: &Model) -> WalletView {
    let wallet = &*model.wallet;
    let currency = &model.site.info.currency;
    let (amount, shown) = match wallet.amount {
        None => (String::new(), String::new()),
        Some(_) if wallet.hidden => (MASKED.to_owned(), MASKED.to_owned()),
        Some(amount) => (amount.grouped_in(&currency.code), currency.format(amount)),
    };
    WalletView {
        amount,
        shown,
        hidden: wallet.hidden,
        refreshing: model.calls.busy(&Request::Balance.slot()),
        stale: wallet.stale,
        play: wallet.play,
    }
}
