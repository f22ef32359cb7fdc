//! The main wallet and those that vendors keep (sections 3 and 7 of the specification; page `transferFund` of the member centre).
//!
//! A wallet whose vendor does not answer says so, and is read again by itself; nothing waits for it. Money moves by a sheet that knows both
//! directions, or all of it back at once; both calls belong to intents. A transfer whose end nobody knows yet is *pending*: the server asks
//! the vendor, tells by `DomainEvent::CashierChanged` that something has changed, and the page reads anew. No time is promised.
//!
//! Session storage names the wallets and holds no amounts (section 3): `wallet` is the currency of the main one, `merchantWallet`
//! the vendors' codes, separated by commas.

mod all_back;
mod at_launch;
mod history;
mod sheet;
mod view;

pub use sheet::SheetEvent;
pub(crate) use view::{list_view, view};

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{MemberPage, Overlay, Query};
use crate::effect::StorageArea;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, intents, location, session, wallet};
use crate::model::{Model, Step};
use crate::view::Problem;
use crate::wire::{AllBack, MerchantWallet, MerchantWallets, TransferAtLaunch, WalletTransfer, WalletTransferPage};
use history::History;
use serde::{Deserialize, Serialize};
use sheet::Sheet;

/// The slot of everything that moves money between wallets: one thing at a time.
const MOVING: &str = "walletTransfer";

calls! {
    /// All wallets of the member.
    All => MERCHANT_WALLETS: Get "/wps/relay/GCS_merchantWallet" Member Plain, latest, on_wallets(MerchantWallets);
    /// One wallet, read again.
    One { vendor: String } => MERCHANT_WALLET: Get "/wps/relay/GCS_merchantWallet" Member Plain, latest[vendor.clone()] in "merchantWallet", on_one(MerchantWallets);
    /// Move money between wallets.
    Transfer => WALLET_TRANSFER: Post "/wps/relay/GCS_walletTransfer" Member Plain Intent, single in MOVING, sheet::on_transferred(WalletTransfer);
    /// Move everything back to the main wallet.
    Back => WALLETS_BACK: Post "/wps/member/wallets/back" Member Plain Intent, single in MOVING, all_back::on_back(AllBack);
    /// Choose whether money follows when a game is started.
    AtLaunch => WALLETS_AT_LAUNCH: Put "/wps/member/wallets/atLaunch" Member Plain, single, at_launch::on_set(TransferAtLaunch);
    /// Transfers between wallets, from the latest on or after one.
    History { more: bool } => WALLET_TRANSFERS: Get "/wps/member/wallets/transfers" Member Plain, latest, history::on_page(WalletTransferPage);
}

/// Events of wallets and transfers between them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum WalletsEvent {
    /// Open the sheet that moves money to the vendor with this code.
    MoveIn(String),
    /// Open the sheet that moves money from the vendor with this code.
    MoveBack(String),
    /// Events of the sheet that is open.
    Sheet(SheetEvent),
    /// Move everything back to the main wallet.
    AllBack,
    /// Read the wallet of the vendor with this code again.
    ReadAgain(String),
    /// Choose whether money follows when a game is started.
    AtLaunch(bool),
    /// Dismiss what went wrong or was done, which has been read.
    Dismiss,
    /// Fetch earlier transfers.
    More,
    /// Fetch again what failed.
    Retry,
}

/// State of the wallets.
#[derive(Default)]
pub(crate) struct Wallets {
    all: Remote<MerchantWallets>,
    sheet: Option<Sheet>,
    /// What became of the last wish that everything comes back.
    back: Option<AllBack>,
    problem: Option<Problem>,
    history: History,
}

fn is_shown(model: &Model) -> bool {
    let overlay = Some(Overlay::MemberCentre(MemberPage::TransferFund));
    model.location.route.overlay == overlay && model.session.has_own_account()
}

/// Asks for all that shows; what is there stays until the answers have come.
fn load(model: &mut Model, step: &mut Step) {
    model.wallets.all.start_loading();
    call::send(model, step, Request::All, "");
    history::load(model, step);
}

/// Money has moved: the page shows it, and so does the header.
fn has_moved(model: &mut Model, step: &mut Step) {
    wallet::refresh_unless_live(model, step);
    load(model, step);
}

/// Whether money is on its way, or it is not known what became of it.
fn is_moving(model: &Model) -> bool {
    model.calls.busy(&Request::Transfer.slot()) || intents::is_checking(model)
}

/// The wallet of a vendor, with all the others.
fn wallet_of<'a>(model: &'a Model, vendor: &str) -> Option<(&'a MerchantWallets, &'a MerchantWallet)> {
    let all = model.wallets.all.ready()?;
    Some((all, all.wallets.iter().find(|wallet| wallet.vendor == vendor)?))
}

fn on_wallets(model: &mut Model, step: &mut Step, answer: Result<MerchantWallets, Failure>) {
    if let Ok(value) = &answer {
        let vendors: Vec<&str> = value.wallets.iter().map(|wallet| wallet.vendor.as_str()).collect();
        step.store(StorageArea::Session, "wallet", &value.currency);
        step.store(StorageArea::Session, "merchantWallet", &vendors.join(","));
    }
    model.wallets.all.answer(answer);
    sheet::close_if_gone(model);
}

fn read_again(model: &mut Model, step: &mut Step, vendor: &str) {
    if wallet_of(model, vendor).is_none() {
        return;
    }
    let mut query = Query::default();
    query.push("vendor", Some(vendor));
    call::send(model, step, Request::One { vendor: vendor.to_owned() }, &query.text());
}

fn on_one(model: &mut Model, _: &mut Step, vendor: String, answer: Result<MerchantWallets, Failure>) {
    let wallets = &mut *model.wallets;
    match answer {
        Ok(fresh) => {
            let Remote::Ready(all) = &mut wallets.all else { return };
            let current = all.wallets.iter_mut().find(|it| it.vendor == vendor);
            if let (Some(current), Some(new)) = (current, fresh.wallets.into_iter().find(|it| it.vendor == vendor)) {
                *current = new;
            }
        }
        Err(failure) => wallets.problem = Some(failure.problem()),
    }
    sheet::close_if_gone(model);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: WalletsEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        WalletsEvent::MoveIn(vendor) => sheet::open(model, vendor, sheet::IN),
        WalletsEvent::MoveBack(vendor) => sheet::open(model, vendor, sheet::BACK),
        WalletsEvent::Sheet(event) => sheet::on_event(model, step, event),
        WalletsEvent::AllBack => all_back::begin(model, step),
        WalletsEvent::ReadAgain(vendor) => read_again(model, step, &vendor),
        WalletsEvent::AtLaunch(on) => at_launch::set(model, step, on),
        WalletsEvent::Dismiss => {
            model.wallets.back = None;
            model.wallets.problem = None;
        }
        WalletsEvent::More => history::load_more(model, step),
        WalletsEvent::Retry => load(model, step),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_page(model, previous, MemberPage::TransferFund) => {
            *model.wallets = Wallets::default();
            load(model, step);
        }
        DomainEvent::Entered { previous } if location::is_page_closed(model, previous, MemberPage::TransferFund) => {
            *model.wallets = Wallets::default();
        }
        DomainEvent::LoggedOut => *model.wallets = Wallets::default(),
        DomainEvent::CashierChanged
        | DomainEvent::OutcomeFound
        | DomainEvent::LanguageChanged
        | DomainEvent::SiteChanged
            if is_shown(model) =>
        {
            load(model, step);
        }
        _ => {}
    }
}
