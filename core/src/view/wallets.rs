//! Slices `wallets` and `walletTransfers`: the main wallet, those that vendors keep, and money between them (sections 3 and 7).

use super::{AllOfIt, AmountView, LoadStatus, Moment, Problem, Text, Tone};
use crate::event::{UiEvent, WalletsEvent};
use serde::Serialize;

/// The main wallet, the wallets that vendors keep, and the sheet that moves money between them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WalletsView {
    /// The wallets are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The main wallet; `null` until it is there.
    pub main: Option<MainWallet>,
    /// The wallets that vendors keep, in the operator's order.
    pub list: Vec<VendorWallet>,
    /// The button that moves everything back; `null` where nothing could come back.
    pub all_back: Option<AllBackButton>,
    /// What became of the last time that everything was to come back, a sentence each.
    pub told: Vec<Text>,
    /// Transfers whose end is not known yet, latest first.
    pub pending: Vec<WalletTransferItem>,
    /// Whether money follows when a game is started; `null` where the operator does not offer it.
    pub follow: Option<FollowSwitch>,
    /// The sheet that moves money, while it is open.
    pub sheet: Option<TransferSheet>,
    /// Why the last call failed.
    pub problem: Option<Problem>,
    /// Event that takes away what was told, and what failed.
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

/// The main wallet and what is in it.
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
    /// The wallet is being read again.
    pub reading: bool,
    /// Event that reads the wallet again.
    pub read_again: UiEvent,
    /// Why no money can go there now.
    pub closed: Option<Text>,
    /// Event that opens the sheet to move money there; `null` where none can go.
    pub move_in: Option<UiEvent>,
    /// Event that opens the sheet to move money back; `null` where there is none.
    pub move_back: Option<UiEvent>,
}

/// The button that moves everything back to the main wallet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AllBackButton {
    /// Event that moves everything back.
    pub press: UiEvent,
    /// Money is on its way.
    pub busy: bool,
}

/// The switch that lets money follow when a game is started.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FollowSwitch {
    /// Whether the money follows.
    pub on: bool,
    /// The switch is being turned.
    pub busy: bool,
    /// Event that turns the switch.
    pub switch: UiEvent,
}

/// The sheet that moves money between the main wallet and a vendor's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TransferSheet {
    /// The money goes from the main wallet to the vendor's; else back.
    pub to_vendor: bool,
    /// Name of the vendor.
    pub vendor: String,
    /// Why nothing can be moved this way.
    pub closed: Option<Text>,
    /// The input of the amount; `null` where nothing can be moved, or only everything.
    pub amount: Option<SheetAmount>,
    /// The vendor did not say what there is: everything can be moved, whatever it is.
    pub all_unknown: Option<Text>,
    /// Event that turns the direction round; `null` where no money can go the other way.
    pub turn: Option<UiEvent>,
    /// Counts refusals: another one moves the focus to the amount.
    pub refusals: u32,
    /// Why the last transfer failed to be sent.
    pub problem: Option<Problem>,
    /// A transfer is on its way.
    pub busy: bool,
    /// What became of the transfer; `null` until it was sent.
    pub done: Option<SheetDone>,
    /// Event that moves the money.
    pub send: UiEvent,
    /// Event that closes the sheet.
    pub close: UiEvent,
}

/// The amount of a transfer between wallets.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SheetAmount {
    /// The input of the amount.
    pub field: AmountView,
    /// The button that fills in all that can be moved.
    pub all: AllOfIt,
}

/// What became of a transfer between wallets.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SheetDone {
    /// What became of it, in a sentence.
    pub sentence: Text,
    /// What happens next, or why nothing was moved; `null` where it is done.
    pub next: Option<Text>,
    /// The tone that the sentence is shown in.
    pub tone: Tone,
    /// Order number, to be quoted to customer service.
    pub order_no: String,
}

/// The transfers between wallets that the member has made.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WalletTransfersView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The transfers, the latest first.
    pub list: Vec<WalletTransferItem>,
    /// Event that fetches earlier transfers; `null` at the end.
    pub more: Option<UiEvent>,
    /// Transfers are being fetched.
    pub loading: bool,
}

/// A transfer between wallets.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WalletTransferItem {
    /// Id of the transfer.
    pub key: String,
    /// The vendor, and which way the money went.
    pub title: Text,
    /// The money went from the main wallet to the vendor's; else back.
    pub to_vendor: bool,
    /// The amount, with its currency.
    pub amount: String,
    /// The status of the transfer.
    pub status: Text,
    /// The tone that the status is shown in.
    pub tone: Tone,
    /// What happens next, or why nothing was moved; `null` where it is done.
    pub about: Option<Text>,
    /// What began the transfer, such as the start of a game; `null` where the member did.
    pub cause: Option<Text>,
    /// Order number, to be quoted to customer service.
    pub order_no: String,
    /// When the transfer was begun.
    pub at: Option<Moment>,
}
