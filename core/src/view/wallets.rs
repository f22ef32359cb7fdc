//! Slices `wallets` and `walletTransfers`: the main wallet, those that vendors keep, and money between them (sections 3 and 7).

use super::{AllOfIt, AmountView, LoadStatus, Moment, Problem, Text, Tone};
use crate::event::{UiEvent, WalletsEvent};
use serde::Serialize;

/// The wallets.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WalletsView {
    /// They are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The main wallet; `null` until it is there.
    pub main: Option<MainWallet>,
    /// Those that vendors keep, in the operator's order.
    pub list: Vec<VendorWallet>,
    /// Moves everything back; `null` where nothing could come back.
    pub all_back: Option<AllBackButton>,
    /// What became of the last time that everything was to come back, a sentence each.
    pub told: Vec<Text>,
    /// Transfers whose end is not known yet, latest first.
    pub pending: Vec<WalletTransferItem>,
    /// Whether money follows when a game is started; `null` where the operator does not offer it.
    pub follow: Option<FollowSwitch>,
    /// The sheet that moves money, while it is open.
    pub sheet: Option<TransferSheet>,
    /// What went wrong with the last wish.
    pub problem: Option<Problem>,
    /// Takes away what was told, and what went wrong.
    pub dismiss: UiEvent,
}

impl Default for WalletsView {
    fn default() -> Self {
        WalletsView {
            status: LoadStatus::default(),
            main: None,
            list: Vec::new(),
            all_back: None,
            told: Vec::new(),
            pending: Vec::new(),
            follow: None,
            sheet: None,
            problem: None,
            dismiss: UiEvent::Wallets(WalletsEvent::Dismiss),
        }
    }
}

/// The main wallet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MainWallet {
    /// What can be spent, with its currency.
    pub amount: String,
    /// How much of it may go to vendors; `null` where all of it may.
    pub movable: Option<Text>,
}

/// A wallet that a vendor keeps.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VendorWallet {
    /// Code of the vendor.
    pub key: String,
    /// Name of the vendor.
    pub name: String,
    /// What it holds, with its currency; `null` where the vendor did not say.
    pub amount: Option<String>,
    /// That the vendor did not say, and what it said last; `null` where it did.
    pub unknown: Option<Text>,
    /// It is being read again.
    pub reading: bool,
    /// Reads it again.
    pub read_again: UiEvent,
    /// Why no money can go there now.
    pub closed: Option<Text>,
    /// Opens the sheet that moves money there; `null` where none can go.
    pub move_in: Option<UiEvent>,
    /// Opens the sheet that moves money back; `null` where there is none.
    pub move_back: Option<UiEvent>,
}

/// Moves everything back.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AllBackButton {
    /// Does it.
    pub press: UiEvent,
    /// Money is on its way.
    pub busy: bool,
}

/// Whether money follows when a game is started.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FollowSwitch {
    /// It does.
    pub on: bool,
    /// It is being switched.
    pub busy: bool,
    /// Switches it.
    pub switch: UiEvent,
}

/// The sheet that moves money.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TransferSheet {
    /// From the main wallet to the vendor's; else back.
    pub to_vendor: bool,
    /// Name of the vendor.
    pub vendor: String,
    /// Why nothing can be moved this way.
    pub closed: Option<Text>,
    /// How much; `null` where nothing can be moved, or only everything.
    pub amount: Option<SheetAmount>,
    /// The vendor did not say what there is: everything can be moved, whatever it is.
    pub all_unknown: Option<Text>,
    /// The other way round; `null` where no money can go that way.
    pub turn: Option<UiEvent>,
    /// Counts refusals: another one moves the focus to the amount.
    pub refusals: u32,
    /// What went wrong.
    pub problem: Option<Problem>,
    /// It is on its way.
    pub busy: bool,
    /// What became of it.
    pub done: Option<SheetDone>,
    /// Moves it.
    pub send: UiEvent,
    /// Closes the sheet.
    pub close: UiEvent,
}

/// How much.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SheetAmount {
    /// The field.
    pub field: AmountView,
    /// Puts all in that can be moved.
    pub all: AllOfIt,
}

/// What became of a transfer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SheetDone {
    /// In a sentence.
    pub sentence: Text,
    /// What happens next, or why nothing was moved; `null` where it is done.
    pub next: Option<Text>,
    /// How it looks.
    pub tone: Tone,
    /// What to quote to customer service.
    pub order_no: String,
}

/// Transfers between wallets.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WalletTransfersView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Latest first.
    pub list: Vec<WalletTransferItem>,
    /// Fetches earlier ones; `null` at the end.
    pub more: Option<UiEvent>,
    /// A part of the list is on its way.
    pub loading: bool,
}

/// A transfer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WalletTransferItem {
    /// Its id.
    pub key: String,
    /// Which way.
    pub title: Text,
    /// From the main wallet to the vendor's; else back.
    pub to_vendor: bool,
    /// With its currency.
    pub amount: String,
    /// How it stands.
    pub status: Text,
    /// How that looks.
    pub tone: Tone,
    /// What happens next, or why nothing was moved; `null` where it is done.
    pub about: Option<Text>,
    /// What began it; `null` where the member did.
    pub cause: Option<Text>,
    /// What to quote to customer service.
    pub order_no: String,
    /// When it was begun.
    pub at: Option<Moment>,
}
