//! Slice `withdraw`: taking money out (sections 2 and 3 of the specification, page `withdraw`).
//!
//! The form of a withdrawal stands here; the accounts to be paid to stand in `accounts`.

mod accounts;

pub use accounts::{
    AccountFocus, AccountForm, AccountItem, AccountsView, AddAccountView, InstitutionChoice, MethodChoice,
    RemoveAccountView,
};

use crate::domain::cashier::PayoutKind;
use crate::event::UiEvent;
use crate::view::{AmountView, LoadStatus, PinView, Problem, ProofView, Text};
use serde::Serialize;

/// The page `withdraw` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WithdrawView {
    /// What can be asked for is there, under way, or could not be had.
    pub status: LoadStatus,
    /// What may leave now, and why it is not all; `null` while that is not known.
    pub money: Option<MoneyOut>,
    /// What comes before a withdrawal, in order; empty where nothing is missing.
    pub steps: Vec<SetupStep>,
    /// An identity check that some amounts, or all, need first.
    pub identity: Option<IdentityFirst>,
    /// The form; `null` while something is missing.
    pub form: Option<WithdrawalForm>,
    /// The accounts to be paid to.
    pub accounts: AccountsView,
    /// The server asks for the login password again before it does what was wished.
    pub proof: Option<ProofView>,
    /// Why the last call failed.
    pub problem: Option<Problem>,
    /// A call is under way: no button works.
    pub busy: bool,
}

/// The identity check that comes before some amounts, or all.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityFirst {
    /// Which amounts need the check.
    pub text: Text,
    /// Address of the page that has the check.
    pub href: String,
}

/// What may leave the wallet now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MoneyOut {
    /// What may leave the wallet, with its currency.
    pub withdrawable: String,
    /// What the wallet holds, with its currency.
    pub balance: String,
    /// Address of the page that tells why that is not all; `null` where it is all.
    pub why: Option<String>,
    /// What is left of the day's limits, in words; empty where there is no limit.
    pub limits: Vec<Text>,
}

/// A step that comes before the first withdrawal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SetupStep {
    /// Which step it is.
    pub key: SetupStepName,
    /// Name of the step.
    pub label: Text,
    /// The step has been made.
    pub done: bool,
    /// The step is the next to make.
    pub current: bool,
}

/// The steps up to a withdrawal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SetupStepName {
    /// Setting a payment password.
    PaymentPassword,
    /// Stating and proving the name that money is paid to.
    PayeeName,
    /// Adding an account to be paid to.
    Account,
    /// The withdrawal, without a step before it.
    Withdraw,
}

/// How far the form of a withdrawal has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum WithdrawalForm {
    /// No withdrawal can be asked for now.
    #[serde(rename_all = "camelCase")]
    Closed {
        /// Why, and what helps.
        why: Text,
    },
    /// The form is being filled in.
    Filling(Box<FillingView>),
    /// What was filled in shows in words, before it is sent.
    Reviewing(Box<ReviewView>),
    /// The withdrawal was sent.
    Sent(Box<SentView>),
}

/// The form of a withdrawal while it is being filled in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FillingView {
    /// The accounts to choose from.
    pub accounts: Vec<AccountChoice>,
    /// The input of the amount.
    pub amount: AmountView,
    /// The button that fills in all that can leave to this account now.
    pub all: AllOfIt,
    /// Counts refusals: another one moves the focus to the amount.
    pub refusals: u32,
    /// Event that goes on to the review.
    pub review: UiEvent,
}

/// The button that fills in the whole amount.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AllOfIt {
    /// Label of the button.
    pub label: Text,
    /// Event that fills it in.
    pub select: UiEvent,
}

/// An account to be paid to, to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AccountChoice {
    /// Id of the account.
    pub key: String,
    /// The kind of the account; names the icon.
    pub kind: PayoutKind,
    /// The way to be paid, and the bank or service.
    pub title: String,
    /// The number of the account, mostly hidden.
    pub hint: String,
    /// The fee of a withdrawal to it, in words.
    pub fee: Text,
    /// How long a withdrawal usually takes; `null` where nobody can say.
    pub time: Option<Text>,
    /// Why the account can not be paid to now.
    pub closed: Option<Text>,
    /// The account is chosen.
    pub selected: bool,
    /// Event that chooses the account; `null` where it can not be paid to now.
    pub select: Option<UiEvent>,
}

/// A withdrawal as it was filled in, before it is sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewView {
    /// The whole in a sentence.
    pub sentence: Text,
    /// The parts of it, each with its name.
    pub facts: Vec<MoneyFact>,
    /// How long it usually takes; `null` where nobody can say.
    pub time: Option<Text>,
    /// The input of the payment password.
    pub pin: PinView,
    /// The input of the authenticator app's code, where the amount asks for it.
    pub factor: Option<FactorField>,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// Event that goes back to the form.
    pub back: UiEvent,
    /// The call is on its way.
    pub busy: bool,
    /// Address where a forgotten payment password is recovered.
    pub forgotten: String,
}

/// The input of the authenticator app's code.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FactorField {
    /// What is wrong with the code.
    pub error: Option<Text>,
}

/// A figure, a time or a word with its name, as one line of details.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MoneyFact {
    /// Stable key of the line.
    pub key: &'static str,
    /// Name of the line.
    pub label: Text,
    /// The value, ready to show.
    pub value: String,
}

/// A withdrawal that was sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SentView {
    /// What will arrive where, in a sentence.
    pub sentence: Text,
    /// What comes next, and by when.
    pub next: Text,
    /// Order number, to be quoted to customer service.
    pub order_no: String,
    /// Event that begins another withdrawal.
    pub another: UiEvent,
}
