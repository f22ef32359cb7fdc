//! Slice `deposits`: ways to pay in, the deposit that the address names, those of before (sections 2 and 3, page `depositv2`).

use super::{AmountView, AttachedFile, FilterOption, LoadStatus, Moment, PageItem, Problem, Text, Tone};
use crate::domain::cashier::DepositKind;
use crate::event::UiEvent;
use serde::Serialize;

/// The page `depositv2` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositsView {
    /// The channels are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The deposit that the address names, in place of everything else; `null` where it names none.
    pub named: Option<NamedDeposit>,
    /// The deposits that wait for something, the latest first.
    pub open: Vec<OpenDeposit>,
    /// The channels to pay in by.
    pub channels: Vec<DepositChannelItem>,
    /// The form of the chosen channel; `null` where none is open.
    pub form: Option<DepositForm>,
    /// The list of earlier deposits.
    pub history: DepositHistory,
}

/// The deposit that the address names.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NamedDeposit {
    /// The deposit is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The member has no deposit with this id.
    pub unknown: bool,
    /// The deposit with its steps, once it is there.
    pub detail: Option<DepositDetail>,
    /// What is to be done to pay; `null` where nothing is.
    pub pay: Option<DepositPay>,
    /// Event that asks whether to call it off; `null` where that is not possible.
    pub call_off: Option<UiEvent>,
    /// The question whether to call it off is asked.
    pub calling_off: bool,
    /// Why the last press of a button failed.
    pub problem: Option<Problem>,
    /// A call about it is under way.
    pub busy: bool,
    /// Address of the page without it.
    pub href: String,
}

/// A deposit that waits for something.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OpenDeposit {
    /// Id of the deposit.
    pub key: String,
    /// Name of the channel.
    pub channel: String,
    /// The amount, with its currency; empty where it is not known yet.
    pub amount: String,
    /// The state of the deposit, in words.
    pub state: Text,
    /// Number of the deposit, as people quote it.
    pub order_no: String,
    /// Until when it can be paid.
    pub expires: Option<Moment>,
    /// Address that shows the deposit.
    pub href: String,
}

/// A channel to pay in by.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositChannelItem {
    /// Id of the channel.
    pub key: String,
    /// Word of its icon: card, wallet, qr, bank or voucher.
    pub icon: String,
    /// Name of the channel.
    pub name: String,
    /// A line about the channel; may be empty.
    pub description: String,
    /// How long a deposit takes.
    pub takes: Text,
    /// The fee of a deposit, in words.
    pub fee: Text,
    /// The least and the most that can be paid in.
    pub bounds: Text,
    /// The channel is closed: it can not be chosen.
    pub closed: bool,
    /// When the channel opens; `null` where it is open, or nobody knows.
    pub opens: Option<Moment>,
    /// The form is for this channel.
    pub selected: bool,
    /// Event that chooses the channel.
    pub select: UiEvent,
}

/// The form of the chosen channel.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositForm {
    /// The field of the amount; `null` for a voucher.
    pub amount: Option<AmountView>,
    /// The field of a voucher's code; `null` for other kinds.
    pub voucher: Option<VoucherField>,
    /// Promotions that the deposit may take part in, the last entry being none; empty where there is nothing to choose.
    pub promotions: Vec<DepositPromotionItem>,
    /// What will be paid and what will arrive, in words; `null` while it is not known.
    pub review: Option<Text>,
    /// What the chosen promotion gives for it; `null` without one, and while it is not known.
    pub bonus: Option<Text>,
    /// What must be staked before it can be taken out.
    pub wagering: Text,
    /// How the operator keeps the money of its customers, to be read first; `null` where nothing is.
    pub funds: Option<FundsStatement>,
    /// Label of the button.
    pub action: Text,
    /// Why the last press of the button failed.
    pub problem: Option<Problem>,
    /// The call is on its way.
    pub busy: bool,
}

/// How the operator keeps the money of its customers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FundsStatement {
    /// The statement, in the operator's words.
    pub text: String,
    /// The member has read it.
    pub acknowledged: bool,
    /// That it was not read yet, after a try to go on without.
    pub error: Option<Text>,
    /// Event that says it was read, or takes that back.
    pub acknowledge: UiEvent,
}

/// A promotion that a deposit may take part in, or none of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositPromotionItem {
    /// Id of the promotion; empty for none of them.
    pub key: String,
    /// Name of the promotion; `null` for none of them.
    pub title: Option<String>,
    /// What the promotion gives, or that none is wanted.
    pub about: Text,
    /// What must be staked before the bonus can be taken out.
    pub wagering: Option<Text>,
    /// The promotion is chosen.
    pub selected: bool,
    /// Event that chooses the promotion.
    pub select: UiEvent,
}

/// The field of a voucher's code.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VoucherField {
    /// What is wrong with the code.
    pub error: Option<Text>,
    /// Counts how often the field was cleared: the input is made anew when it changes.
    pub cleared: u32,
}

/// A deposit with its steps, as it is read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositDetail {
    /// Id of the deposit.
    pub key: String,
    /// The state of the deposit, in words.
    pub state: Text,
    /// The tone that the state is shown in.
    pub tone: Tone,
    /// What comes next, and by when; `null` where nothing does.
    pub next: Option<Text>,
    /// Number of the deposit, to be quoted to customer service.
    pub order_no: String,
    /// Name of the channel.
    pub channel: String,
    /// The amounts that are known, each with its label.
    pub figures: Vec<LabelledAmount>,
    /// That another amount arrived than was asked for; `null` where it did not.
    pub differs: Option<Text>,
    /// The promotion that it takes part in, and what became of that; `null` without one.
    pub promotion: Option<Text>,
    /// The steps that the deposit has made, the oldest first.
    pub steps: Vec<TimelineStep>,
    /// Event that opens customer service.
    pub ask: UiEvent,
    /// Address that shows what may be taken out of it; `null` before it is in the wallet.
    pub wallet_href: Option<String>,
    /// The deposit has not come to its end.
    pub open: bool,
    /// Address that shows the deposit.
    pub href: String,
}

/// An amount with its label.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LabelledAmount {
    /// Stable key of the amount.
    pub key: String,
    /// Label of the amount.
    pub label: Text,
    /// The amount, with its currency, and a minus where it is taken away.
    pub amount: String,
}

/// A step that a deposit has made.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TimelineStep {
    /// Stable key: place in the timeline.
    pub key: String,
    /// Name of the step.
    pub label: Text,
    /// Who did it: member, operator, provider or system.
    pub actor: Text,
    /// When the step happened.
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
    /// The amount to pay, with its currency.
    pub amount: String,
    /// Address of the page where one pays; empty before it is there.
    pub url: String,
    /// What the QR code holds; empty for other kinds.
    pub qr: String,
    /// What a transfer by hand names, each to be copied.
    pub slip: Vec<SlipLine>,
    /// The pictures of the receipt; `null` for other kinds.
    pub receipts: Option<ReceiptsView>,
    /// Time that is left, `m:ss`; empty where it is long, or none runs.
    pub left: String,
    /// Until when it can be paid.
    pub expires: Option<Moment>,
}

/// Something that a transfer by hand names.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SlipLine {
    /// Stable key of the line.
    pub key: &'static str,
    /// Label of the line.
    pub label: Text,
    /// The value to copy, as it is typed into the bank's form.
    pub value: String,
}

/// The pictures of a receipt.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReceiptsView {
    /// How many more there may be.
    pub left: Text,
    /// Another picture may be added.
    pub can_attach: bool,
    /// A receipt was sent.
    pub sent: bool,
    /// The pictures, in the order in which they were chosen.
    pub files: Vec<AttachedFile>,
}

/// The list of the member's earlier deposits, with its filter and pages.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositHistory {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Statuses to narrow the list to; all of them first.
    pub filters: Vec<FilterOption>,
    /// A status is chosen.
    pub filtered: bool,
    /// The deposits of the page, the latest first.
    pub rows: Vec<DepositRow>,
    /// Pages to jump to; empty where there is one.
    pub pages: Vec<PageItem>,
}

/// A row of the list of earlier deposits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DepositRow {
    /// Id of the deposit.
    pub key: String,
    /// Name of the channel.
    pub channel: String,
    /// What arrived, else what was asked for, with its currency; empty where neither is known.
    pub amount: String,
    /// When it was asked for.
    pub at: Option<Moment>,
    /// The state of the deposit, in words.
    pub state: Text,
    /// The tone that the state is shown in.
    pub tone: Tone,
    /// Its detail is open in place.
    pub opened: bool,
    /// The detail is there, under way, or could not be had, where it is open in place.
    pub status: LoadStatus,
    /// Its detail, once it is there.
    pub detail: Option<DepositDetail>,
    /// Event that opens or closes its detail in place.
    pub toggle: UiEvent,
}
