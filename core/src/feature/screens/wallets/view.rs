//! The view of the main wallet and the vendors' wallets (section 3 of the specification).

use super::history::{has_more, is_loading};
use super::sheet::{BACK, IN, Sheet, is_open, terms};
use super::{Request, SheetEvent, WalletsEvent, all_back, is_moving, is_shown, wallet_of};
use crate::domain::cashier::{TransferCause, TransferDirection, TransferFailure, TransferStatus};
use crate::domain::money::Money;
use crate::event::UiEvent;
use crate::feature::services::moment::{exact, moment};
use crate::feature::shared::amount::{self, Terms, Writing};
use crate::model::Model;
use crate::text::key;
use crate::view::{
    AllBackButton, AllOfIt, FollowSwitch, MainWallet, SheetAmount, SheetDone, Text, Tone, TransferSheet, VendorWallet,
    WalletTransferItem, WalletTransfersView, WalletsView,
};
use crate::wire::{AllBack, MerchantWallet, MerchantWallets, WalletTransfer};

fn ui_event(event: WalletsEvent) -> UiEvent {
    UiEvent::Wallets(event)
}

fn sheet_event(event: SheetEvent) -> UiEvent {
    ui_event(WalletsEvent::Sheet(event))
}

fn money_text(model: &Model, money: Money) -> String {
    model.site.info.currency.format(money)
}

pub(crate) fn view(model: &Model) -> WalletsView {
    if !is_shown(model) {
        return WalletsView::default();
    }
    let own = &*model.wallets;
    let base = WalletsView {
        status: own.all.status(),
        problem: own.problem.clone(),
        sheet: own.sheet.as_ref().and_then(|sheet| sheet_view(model, sheet)),
        told: own.back.as_ref().map(|back| recall_messages(model, back)).unwrap_or_default(),
        ..WalletsView::default()
    };
    let Some(all) = own.all.ready() else { return base };
    let item = |it: &WalletTransfer| transfer(model, it);
    WalletsView {
        main: Some(main(model, all)),
        list: all.wallets.iter().map(|wallet| card(model, wallet)).collect(),
        all_back: all_back::is_worth_it(all)
            .then(|| AllBackButton { press: ui_event(WalletsEvent::AllBack), busy: is_moving(model) }),
        pending: all.open.iter().map(item).collect(),
        follow: all.at_launch_offered.then(|| FollowSwitch {
            on: all.at_launch,
            busy: model.calls.busy(&Request::AtLaunch.slot()),
            switch: ui_event(WalletsEvent::AtLaunch(!all.at_launch)),
        }),
        dismiss: ui_event(WalletsEvent::Dismiss),
        ..base
    }
}

fn main(model: &Model, all: &MerchantWallets) -> MainWallet {
    let less = all.movable.0 < all.main.0;
    MainWallet {
        amount: money_text(model, all.main.0),
        movable: less.then(|| Text::of(key::WALLETS_MOVABLE).with("amount", money_text(model, all.movable.0))),
    }
}

fn card(model: &Model, wallet: &MerchantWallet) -> VendorWallet {
    let vendor = || wallet.vendor.clone();
    let unknown = || match exact(&wallet.read_at, &model.now) {
        at if at.is_empty() => Text::of(key::WALLETS_UNREADABLE),
        at => {
            Text::of(key::WALLETS_UNREADABLE_SINCE).with("amount", money_text(model, wallet.balance.0)).with("time", at)
        }
    };
    let worth_it = !wallet.known || wallet.balance.0.is_positive();
    VendorWallet {
        key: vendor(),
        name: wallet.name.clone(),
        amount: wallet.known.then(|| money_text(model, wallet.balance.0)),
        unknown: (!wallet.known).then(unknown),
        reading: model.calls.busy(&Request::One { vendor: vendor() }.slot()),
        read_again: ui_event(WalletsEvent::ReadAgain(vendor())),
        closed: (!wallet.open).then(|| Text::of(key::WALLETS_CLOSED)),
        move_in: is_open(wallet, IN).then(|| ui_event(WalletsEvent::MoveIn(vendor()))),
        move_back: worth_it.then(|| ui_event(WalletsEvent::MoveBack(vendor()))),
    }
}

/// The messages of what became of everything that was to come back.
fn recall_messages(model: &Model, back: &AllBack) -> Vec<Text> {
    let sum = |status: fn(TransferStatus) -> bool| {
        let fitting = back.transfers.iter().filter(|it| status(it.status));
        Money(fitting.fold(0_i64, |sum, it| sum.saturating_add(it.amount.0.0)))
    };
    let mut messages = Vec::new();
    let done = sum(|status| status == TransferStatus::Done);
    if done.is_positive() {
        messages.push(Text::of(key::WALLETS_MOVED_BACK).with("amount", money_text(model, done)));
    }
    let open = sum(TransferStatus::is_open);
    if open.is_positive() {
        messages.push(Text::of(key::WALLETS_ON_ITS_WAY).with("amount", money_text(model, open)));
    }
    let failed = back.transfers.iter().filter(|it| it.status == TransferStatus::Failed);
    messages.extend(failed.map(|it| Text::of(key::WALLETS_BACK_FAILED).with("name", it.vendor_name.as_str())));
    let name = |vendor: &String| wallet_of(model, vendor).map_or_else(|| vendor.clone(), |(_, it)| it.name.clone());
    messages.extend(back.unreadable.iter().map(|it| Text::of(key::WALLETS_BACK_UNREADABLE).with("name", name(it))));
    if messages.is_empty() {
        messages.push(Text::of(key::WALLETS_BACK_NOTHING));
    }
    messages
}

fn sheet_view(model: &Model, sheet: &Sheet) -> Option<TransferSheet> {
    let name = || sheet.sent.as_ref().map(|sent| sent.vendor_name.clone()).unwrap_or_default();
    let found = wallet_of(model, &sheet.vendor);
    if found.is_none() && sheet.sent.is_none() {
        return None;
    }
    let vendor = found.map_or_else(name, |(_, wallet)| wallet.name.clone());
    let terms = found.and_then(|(all, wallet)| terms(all, wallet, sheet.direction));
    let other = if sheet.direction == IN { BACK } else { IN };
    Some(TransferSheet {
        to_vendor: sheet.direction == IN,
        vendor,
        closed: terms.as_ref().and_then(|terms| closed(model, sheet, terms)),
        amount: terms.filter(fits).map(|terms| sheet_amount(model, sheet, &terms)),
        all_unknown: (terms.is_none() && sheet.direction == BACK).then(|| Text::of(key::WALLETS_ALL_UNKNOWN)),
        turn: found.filter(|(_, wallet)| is_open(wallet, other)).map(|_| sheet_event(SheetEvent::Turn)),
        refusals: sheet.refusals,
        problem: sheet.problem.clone(),
        busy: is_moving(model),
        done: sheet.sent.as_ref().map(|sent| sheet_done(model, sent)),
        send: sheet_event(SheetEvent::Send),
        close: sheet_event(SheetEvent::Close),
    })
}

fn fits(terms: &Terms) -> bool {
    terms.bounds.max >= terms.bounds.min && terms.bounds.max.is_positive()
}

/// Why no money can be moved this way.
fn closed(model: &Model, sheet: &Sheet, terms: &Terms) -> Option<Text> {
    if fits(terms) {
        return None;
    }
    let key = match sheet.direction {
        TransferDirection::ToVendor => key::WALLETS_TOO_LITTLE_IN,
        TransferDirection::ToMain => key::WALLETS_TOO_LITTLE_BACK,
    };
    Some(Text::of(key).with("least", money_text(model, terms.bounds.min)))
}

fn sheet_amount(model: &Model, sheet: &Sheet, terms: &Terms) -> SheetAmount {
    let writing = Writing::of(model);
    let amount_event = |event| sheet_event(SheetEvent::Amount(event));
    let all = writing.format(terms.bounds.max);
    SheetAmount {
        field: amount::view(&sheet.amount, (terms, &writing), (&[], terms.bounds.max), amount_event),
        all: AllOfIt { label: Text::of(key::WITHDRAW_ALL).with("amount", all), select: sheet_event(SheetEvent::All) },
    }
}

fn sheet_done(model: &Model, sent: &WalletTransfer) -> SheetDone {
    let key = match (sent.status, sent.direction) {
        (TransferStatus::Done, TransferDirection::ToVendor) => key::WALLETS_MOVED_IN,
        (TransferStatus::Done, TransferDirection::ToMain) => key::WALLETS_MOVED_BACK,
        (TransferStatus::Failed, _) => key::WALLETS_NOT_MOVED,
        _ => key::WALLETS_ON_ITS_WAY,
    };
    let sentence = Text::of(key).with("amount", money_text(model, sent.amount.0));
    let names_vendor = key == key::WALLETS_MOVED_IN;
    SheetDone {
        sentence: if names_vendor { sentence.with("name", sent.vendor_name.as_str()) } else { sentence },
        next: transfer_note(sent),
        tone: tone(sent.status),
        order_no: sent.order_no.clone(),
    }
}

pub(crate) fn list_view(model: &Model) -> WalletTransfersView {
    if !is_shown(model) {
        return WalletTransfersView::default();
    }
    let history = &model.wallets.history;
    let list = history.list.ready().map(Vec::as_slice).unwrap_or_default();
    WalletTransfersView {
        status: history.list.status(),
        list: list.iter().map(|it| transfer(model, it)).collect(),
        more: has_more(model).then(|| ui_event(WalletsEvent::More)),
        loading: is_loading(model),
    }
}

fn transfer(model: &Model, transfer: &WalletTransfer) -> WalletTransferItem {
    let title = match transfer.direction {
        TransferDirection::ToVendor => key::WALLETS_TO_VENDOR,
        TransferDirection::ToMain => key::WALLETS_TO_MAIN,
    };
    WalletTransferItem {
        key: transfer.id.clone(),
        title: Text::of(title).with("name", transfer.vendor_name.as_str()),
        to_vendor: transfer.direction == IN,
        amount: money_text(model, transfer.amount.0),
        status: Text::of(status(transfer.status)),
        tone: tone(transfer.status),
        about: transfer_note(transfer),
        cause: match transfer.cause {
            TransferCause::Member => None,
            TransferCause::Launch => Some(Text::of(key::WALLETS_CAUSE_LAUNCH)),
            TransferCause::Return => Some(Text::of(key::WALLETS_CAUSE_RETURN)),
        },
        order_no: transfer.order_no.clone(),
        at: moment(&transfer.created_at, &model.now),
    }
}

/// The text key of a transfer's status.
const fn status(status: TransferStatus) -> &'static str {
    match status {
        TransferStatus::Created | TransferStatus::Sent => key::WALLETS_STATUS_SENT,
        TransferStatus::Unknown => key::WALLETS_STATUS_UNKNOWN,
        TransferStatus::Done => key::WALLETS_STATUS_DONE,
        TransferStatus::Failed => key::WALLETS_STATUS_FAILED,
    }
}

/// The tone of a transfer's status.
const fn tone(status: TransferStatus) -> Tone {
    match status {
        TransferStatus::Created | TransferStatus::Sent => Tone::Info,
        TransferStatus::Unknown => Tone::Warning,
        TransferStatus::Done => Tone::Success,
        TransferStatus::Failed => Tone::Error,
    }
}

/// What happens next, or why nothing was moved; nothing where it is done.
fn transfer_note(transfer: &WalletTransfer) -> Option<Text> {
    let key = match (transfer.status, transfer.direction) {
        (TransferStatus::Done, _) => return None,
        (TransferStatus::Created | TransferStatus::Sent, _) => key::WALLETS_ABOUT_SENT,
        (TransferStatus::Unknown, TransferDirection::ToVendor) => key::WALLETS_ABOUT_UNKNOWN_IN,
        (TransferStatus::Unknown, TransferDirection::ToMain) => key::WALLETS_ABOUT_UNKNOWN_BACK,
        (TransferStatus::Failed, _) => match transfer.failure.unwrap_or_default() {
            TransferFailure::Refused => key::WALLETS_FAILURE_REFUSED,
            TransferFailure::NotEnough => key::WALLETS_FAILURE_NOT_ENOUGH,
            TransferFailure::Closed => key::WALLETS_FAILURE_CLOSED,
        },
    };
    Some(Text::of(key))
}
