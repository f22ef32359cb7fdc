//! The sheet that moves money between the main wallet and that of a vendor, both ways.
//!
//! What may be moved follows from what the wallets hold. A wallet that could not be read has no figure to bound an amount by, so that only
//! everything can be asked back from it: the vendor knows what that is.

use super::{Request, Wallets, has_moved, is_moving, wallet_of};
use crate::api::Failure;
use crate::domain::cashier::{Bounds, Charge, TransferDirection};
use crate::domain::money::Money;
use crate::event::AmountEvent;
use crate::feature::services::{call, intents};
use crate::feature::shared::amount::{AmountField, Terms, Writing};
use crate::model::{Model, Step};
use crate::view::Problem;
use crate::wire::{Amount, MerchantWallet, MerchantWallets, WalletTransfer, WalletTransferRequest};
use serde::{Deserialize, Serialize};

pub(super) const IN: TransferDirection = TransferDirection::ToVendor;
pub(super) const BACK: TransferDirection = TransferDirection::ToMain;

/// Events of the sheet that moves money.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SheetEvent {
    /// The amount was changed.
    Amount(AmountEvent),
    /// Put in all that can be moved.
    All,
    /// Turn the direction of the transfer.
    Turn,
    /// Move the amount.
    Send,
    /// Close the sheet.
    Close,
}

/// State of the sheet that moves money.
#[derive(Debug)]
pub(super) struct Sheet {
    pub vendor: String,
    pub direction: TransferDirection,
    pub amount: AmountField,
    pub refusals: u32,
    pub problem: Option<Problem>,
    /// The transfer that was made, if one was.
    pub sent: Option<WalletTransfer>,
}

impl Sheet {
    fn new(vendor: String, direction: TransferDirection) -> Sheet {
        Sheet { vendor, direction, amount: AmountField::default(), refusals: 0, problem: None, sent: None }
    }

    fn refuse(&mut self) {
        self.refusals = self.refusals.wrapping_add(1);
    }
}

/// What can be moved this way; nothing where it is not known what there is.
pub(super) fn terms(all: &MerchantWallets, wallet: &MerchantWallet, direction: TransferDirection) -> Option<Terms> {
    let available = match direction {
        TransferDirection::ToVendor => all.movable.0,
        TransferDirection::ToMain if wallet.known => wallet.balance.0,
        TransferDirection::ToMain => return None,
    };
    let max = if all.max.0.is_positive() { available.min(all.max.0) } else { available };
    Some(Terms { bounds: Bounds { min: all.min.0, max }, charge: Charge::default() })
}

/// Whether money can go this way at all.
pub(super) fn is_open(wallet: &MerchantWallet, direction: TransferDirection) -> bool {
    direction == BACK || wallet.open
}

pub(super) fn open(model: &mut Model, vendor: String, direction: TransferDirection) {
    let possible = wallet_of(model, &vendor).is_some_and(|(_, wallet)| is_open(wallet, direction));
    if possible && !is_moving(model) {
        model.wallets.sheet = Some(Sheet::new(vendor, direction));
        model.wallets.back = None;
        model.wallets.problem = None;
    }
}

/// The wallets came: a sheet whose wallet is gone closes, unless it waits for its answer or shows it.
pub(super) fn close_if_gone(model: &mut Model) {
    let Some(sheet) = &model.wallets.sheet else { return };
    let gone = model.wallets.all.ready().is_some() && wallet_of(model, &sheet.vendor).is_none();
    if gone && sheet.sent.is_none() && !is_moving(model) {
        model.wallets.sheet = None;
    }
}

/// The terms, and how money is written, while the sheet can be changed.
fn filling(model: &Model) -> Option<(Option<Terms>, Writing)> {
    let sheet = model.wallets.sheet.as_ref().filter(|sheet| sheet.sent.is_none())?;
    let (all, wallet) = wallet_of(model, &sheet.vendor)?;
    (!is_moving(model)).then(|| (terms(all, wallet, sheet.direction), Writing::of(model)))
}

pub(super) fn on_event(model: &mut Model, step: &mut Step, event: SheetEvent) {
    match event {
        SheetEvent::Close if !is_moving(model) => model.wallets.sheet = None,
        SheetEvent::Close => {}
        SheetEvent::Send => send(model, step),
        SheetEvent::Turn => reverse_direction(model),
        SheetEvent::Amount(event) => {
            let Some((Some(terms), writing)) = filling(model) else { return };
            if let Some(sheet) = &mut model.wallets.sheet {
                sheet.amount.on_event(event, &terms, &writing);
            }
        }
        SheetEvent::All => {
            let Some((Some(terms), writing)) = filling(model) else { return };
            if let Some(sheet) = &mut model.wallets.sheet
                && terms.bounds.max.is_positive()
            {
                sheet.amount.set_amount(terms.bounds.max, &writing);
            }
        }
    }
}

fn reverse_direction(model: &mut Model) {
    if filling(model).is_none() {
        return;
    }
    let Some(sheet) = &model.wallets.sheet else { return };
    let other = if sheet.direction == IN { BACK } else { IN };
    if wallet_of(model, &sheet.vendor).is_some_and(|(_, wallet)| is_open(wallet, other)) {
        let vendor = sheet.vendor.clone();
        model.wallets.sheet = Some(Sheet::new(vendor, other));
    }
}

fn send(model: &mut Model, step: &mut Step) {
    if model.wallets.sheet.is_some() && is_moving(model) {
        intents::check_now(model, step);
        return;
    }
    let Some((terms, writing)) = filling(model) else { return };
    let Some(sheet) = &mut model.wallets.sheet else { return };
    sheet.problem = None;
    let amount = match terms {
        Some(terms) => {
            let Some(amount) = sheet.amount.check(&terms, &writing) else {
                sheet.refuse();
                return;
            };
            amount
        }
        None => Money::ZERO,
    };
    let body = WalletTransferRequest {
        vendor: sheet.vendor.clone(),
        direction: sheet.direction,
        amount: Amount(amount),
        all: terms.is_none(),
    };
    call::send_with_body(model, step, Request::Transfer, &body);
}

pub(super) fn on_transferred(model: &mut Model, step: &mut Step, answer: Result<WalletTransfer, Failure>) {
    match answer {
        Ok(transfer) => {
            if let Some(sheet) = &mut model.wallets.sheet {
                sheet.amount.clear();
                sheet.sent = Some(transfer);
            }
            has_moved(model, step);
        }
        Err(failure) => refuse(model, step, &failure),
    }
}

/// What the server refused: the amount where it names it, else the problem of the sheet.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    let vendor = model.wallets.sheet.as_ref().map(|sheet| (sheet.vendor.clone(), sheet.direction));
    let terms = vendor.and_then(|(vendor, direction)| {
        let (all, wallet) = wallet_of(model, &vendor)?;
        terms(all, wallet, direction)
    });
    let Wallets { sheet, problem, .. } = &mut *model.wallets;
    match (sheet, failure.value.fields.get("amount")) {
        (Some(sheet), Some(refusal)) => {
            sheet.refuse();
            sheet.amount.refuse(refusal, &terms.unwrap_or_default());
        }
        (Some(sheet), None) => {
            sheet.refuse();
            sheet.problem = Some(failure.problem());
        }
        (None, _) => *problem = Some(failure.problem()),
    }
    // A refusal means that the balances shown are out of date.
    call::send(model, step, Request::All, "");
}
