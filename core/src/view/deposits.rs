//! Slice `deposits`: ways to pay in, the deposit that the address names, those of before (sections 2 and 3, page `depositv2`).

use super::{AmountView, AttachedFile, FilterOption, LoadStatus, Moment, PageItem, Problem, Text, Tone};
use crate::domain::cashier::DepositKind;
use crate::event::UiEvent;
use serde::Serialize;

/// Deposits.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositsView {
    /// The channels are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The deposit that the address names, in place of everything else; `null` where it names none.
    pub named: Option<NamedDeposit>,
    /// Those that wait for something, latest first.
    pub open: Vec<OpenDeposit>,
    /// Ways to pay in.
    pub channels: Vec<DepositChannelItem>,
    /// The form of the chosen one; `null` where none is open.
    pub form: Option<DepositForm>,
    /// Those of before.
    pub history: DepositHistory,
}

/// The deposit that the address names.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NamedDeposit {
    /// It is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The member has none with this id.
    pub unknown: bool,
    /// It, once it is there.
    pub detail: Option<DepositDetail>,
    /// What is to be done to pay; `null` where nothing is.
    pub pay: Option<DepositPay>,
    /// Asks to call it off; `null` where that is not possible.
    pub call_off: Option<UiEvent>,
    /// It was asked whether to call it off.
    pub calling_off: bool,
    /// What went wrong with the last press.
    pub problem: Option<Problem>,
    /// Something is under way.
    pub busy: bool,
    /// Back to all deposits.
    pub href: String,
}

/// A deposit that waits for something.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OpenDeposit {
    /// Its id.
    pub key: String,
    /// The channel.
    pub channel: String,
    /// With its currency; empty where it is not known yet.
    pub amount: String,
    /// How far it has come.
    pub state: Text,
    /// Its number, for eyes.
    pub order_no: String,
    /// When nobody needs to pay any more.
    pub expires: Option<Moment>,
    /// Leads to it.
    pub href: String,
}

/// A way to pay in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositChannelItem {
    /// Its id.
    pub key: String,
    /// Word of its icon: card, wallet, qr, bank or voucher.
    pub icon: String,
    /// Name.
    pub name: String,
    /// One line of it; may be empty.
    pub description: String,
    /// How long it takes.
    pub takes: Text,
    /// What it costs.
    pub fee: Text,
    /// Least and most.
    pub bounds: Text,
    /// It is closed: it can not be chosen.
    pub closed: bool,
    /// When it opens; `null` where it is open, or nobody knows.
    pub opens: Option<Moment>,
    /// It is the one that the form is for.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// The form of a channel.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositForm {
    /// The field of the amount; `null` for a voucher.
    pub amount: Option<AmountView>,
    /// The field of a code; `null` for other kinds.
    pub voucher: Option<VoucherField>,
    /// Promotions that the deposit may take part in, the last entry being none; empty where there is nothing to choose.
    pub promotions: Vec<DepositPromotionItem>,
    /// What will happen, in words; `null` while it is not known.
    pub review: Option<Text>,
    /// What the promotion gives for it; `null` without one, and while it is not known.
    pub bonus: Option<Text>,
    /// What must be staked before it can be taken out.
    pub wagering: Text,
    /// How the operator keeps the money of its customers, to be read first; `null` where nothing is.
    pub funds: Option<FundsStatement>,
    /// What the button says.
    pub action: Text,
    /// What went wrong with the last press.
    pub problem: Option<Problem>,
    /// It is under way.
    pub busy: bool,
}

/// How the operator keeps the money of its customers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FundsStatement {
    /// In the operator's words.
    pub text: String,
    /// The member has read it.
    pub acknowledged: bool,
    /// It was not read yet.
    pub error: Option<Text>,
    /// Says that it was read, or takes that back.
    pub acknowledge: UiEvent,
}

/// A promotion that a deposit may take part in, or none of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositPromotionItem {
    /// Its id; empty for none.
    pub key: String,
    /// What it is called; `null` for none.
    pub title: Option<String>,
    /// What it gives, or that none is wanted.
    pub about: Text,
    /// What must be staked before the bonus can be taken out.
    pub wagering: Option<Text>,
    /// It is the one that is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// The field of a voucher's code.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VoucherField {
    /// What is wrong with it.
    pub error: Option<Text>,
    /// Counts how often it was cleared: the input is made anew when it changes.
    pub cleared: u32,
}

/// A deposit with its steps.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositDetail {
    /// Its id.
    pub key: String,
    /// How far it has come, in words.
    pub state: Text,
    /// The same as a tone.
    pub tone: Tone,
    /// What comes next, and by when; `null` where nothing does.
    pub next: Option<Text>,
    /// Its number, for eyes and for customer service.
    pub order_no: String,
    /// The channel.
    pub channel: String,
    /// The amounts that are known, each with its label.
    pub figures: Vec<LabelledAmount>,
    /// What has arrived is another amount than what was asked for.
    pub differs: Option<Text>,
    /// The promotion that it takes part in, and what became of that; `null` without one.
    pub promotion: Option<Text>,
    /// What has happened, oldest first.
    pub steps: Vec<TimelineStep>,
    /// Opens customer service.
    pub ask: UiEvent,
    /// Leads to what may be taken out of it; `null` before it is in the wallet.
    pub wallet_href: Option<String>,
    /// Something is still expected.
    pub open: bool,
    /// Its own address.
    pub href: String,
}

/// An amount with what it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LabelledAmount {
    /// Stable key.
    pub key: String,
    /// What it is.
    pub label: Text,
    /// With its currency, and a sign where it is taken away.
    pub amount: String,
}

/// A step of what happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TimelineStep {
    /// Stable key.
    pub key: String,
    /// What.
    pub label: Text,
    /// Who did it.
    pub actor: Text,
    /// When.
    pub at: Option<Moment>,
    /// The money that it moved, with its currency; empty where none.
    pub amount: String,
    /// Words of operator or provider; mostly empty.
    pub note: String,
}

/// What is to be done to pay.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositPay {
    /// How it is paid.
    pub kind: DepositKind,
    /// With its currency.
    pub amount: String,
    /// The page where one pays; empty before it is there.
    pub url: String,
    /// What the QR code holds; empty for other kinds.
    pub qr: String,
    /// What a transfer by hand names, each to be copied.
    pub slip: Vec<SlipLine>,
    /// Pictures of the receipt; `null` for other kinds.
    pub receipts: Option<ReceiptsView>,
    /// Time that is left, `m:ss`; empty where it is long, or none runs.
    pub left: String,
    /// When nobody needs to pay any more.
    pub expires: Option<Moment>,
}

/// Something that a transfer by hand names.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SlipLine {
    /// Stable key.
    pub key: &'static str,
    /// What it is.
    pub label: Text,
    /// It, as it is typed into the bank's form.
    pub value: String,
}

/// Pictures of a receipt.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReceiptsView {
    /// How many more there may be.
    pub left: Text,
    /// Another one fits.
    pub can_attach: bool,
    /// One was sent.
    pub sent: bool,
    /// In the order in which they came.
    pub files: Vec<AttachedFile>,
}

/// Deposits of before.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositHistory {
    /// They are there, under way, or could not be had.
    pub status: LoadStatus,
    /// How they stand, to narrow them by.
    pub filters: Vec<FilterOption>,
    /// One of them is chosen.
    pub filtered: bool,
    /// Latest first.
    pub rows: Vec<DepositRow>,
    /// Numbers of pages; empty where there is one.
    pub pages: Vec<PageItem>,
}

/// A deposit of before.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositRow {
    /// Its id.
    pub key: String,
    /// The channel.
    pub channel: String,
    /// What arrived, else what was asked for, with its currency; empty where neither is known.
    pub amount: String,
    /// When it was asked for.
    pub at: Option<Moment>,
    /// How far it has come.
    pub state: Text,
    /// The same as a tone.
    pub tone: Tone,
    /// It is open in place.
    pub opened: bool,
    /// Whether its detail is there, where it is open in place.
    pub status: LoadStatus,
    /// Its detail, once it is there.
    pub detail: Option<DepositDetail>,
    /// Opens it in place, or closes it.
    pub toggle: UiEvent,
}
