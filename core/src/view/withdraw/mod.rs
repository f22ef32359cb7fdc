//! Slice `withdraw`: taking money out (sections 2 and 3 of the specification, page `withdraw`).
//!
//! The form stands here; accounts to be paid to are a part of their own.

mod accounts;

pub use accounts::{
    AccountFocus, AccountForm, AccountItem, AccountsView, AddAccountView, InstitutionChoice, MethodChoice,
    RemoveAccountView,
};

use crate::domain::cashier::PayoutKind;
use crate::event::UiEvent;
use crate::view::{AmountView, LoadStatus, PinView, Problem, ProofView, Text};
use serde::Serialize;

/// The page.
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
    /// What went wrong with the last wish.
    pub problem: Option<Problem>,
    /// A wish is under way: no button works.
    pub busy: bool,
}

/// What comes before some amounts, or all.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityFirst {
    /// Which amounts need the check.
    pub text: Text,
    /// The page that has it.
    pub href: String,
}

/// What may leave now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MoneyOut {
    /// With its currency.
    pub withdrawable: String,
    /// What the wallet holds, with its currency.
    pub balance: String,
    /// Where it is told why that is not all; `null` where it is all.
    pub why: Option<String>,
    /// What is left of the day's limits, in words; empty where there is no limit.
    pub limits: Vec<Text>,
}

/// Something that a withdrawal needs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SetupStep {
    /// Which.
    pub key: SetupStepName,
    /// What it is.
    pub label: Text,
    /// It is there.
    pub done: bool,
    /// It comes next.
    pub current: bool,
}

/// What a withdrawal needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SetupStepName {
    /// A payment password.
    PaymentPassword,
    /// A proven name that money is paid to.
    PayeeName,
    /// An account to be paid to.
    Account,
    /// The withdrawal itself.
    Withdraw,
}

/// How far the form has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum WithdrawalForm {
    /// Nothing can be asked for now.
    #[serde(rename_all = "camelCase")]
    Closed {
        /// Why, and what helps.
        why: Text,
    },
    /// It is being filled in.
    Filling(Box<FillingView>),
    /// What was filled in, in words, before it is sent.
    Reviewing(Box<ReviewView>),
    /// It was sent.
    Sent(Box<SentView>),
}

/// The form while it is being filled in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FillingView {
    /// Accounts to choose from.
    pub accounts: Vec<AccountChoice>,
    /// How much.
    pub amount: AmountView,
    /// Puts all in that can leave to this account now.
    pub all: AllOfIt,
    /// Counts refusals: another one moves the focus to the amount.
    pub refusals: u32,
    /// Goes on to the review.
    pub review: UiEvent,
}

/// All that can leave now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AllOfIt {
    /// What the button says.
    pub label: Text,
    /// Puts it in.
    pub select: UiEvent,
}

/// An account to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AccountChoice {
    /// Its id.
    pub key: String,
    /// What kind; names the icon.
    pub kind: PayoutKind,
    /// Way to be paid, and bank or service.
    pub title: String,
    /// The account, mostly hidden.
    pub hint: String,
    /// What it costs.
    pub fee: Text,
    /// How long it usually takes; `null` where nobody can say.
    pub time: Option<Text>,
    /// Why it can not be paid to now.
    pub closed: Option<Text>,
    /// It is the one that is chosen.
    pub selected: bool,
    /// Chooses it; `null` where it can not be paid to now.
    pub select: Option<UiEvent>,
}

/// What was filled in, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewView {
    /// The whole in a sentence.
    pub sentence: Text,
    /// Each part of it.
    pub facts: Vec<MoneyFact>,
    /// How long it usually takes; `null` where nobody can say.
    pub time: Option<Text>,
    /// The payment password.
    pub pin: PinView,
    /// The code of the authenticator app, where the amount asks for it.
    pub factor: Option<FactorField>,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// Back to the form.
    pub back: UiEvent,
    /// It is on its way.
    pub busy: bool,
    /// Where a forgotten payment password is recovered.
    pub forgotten: String,
}

/// The code of the authenticator app.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FactorField {
    /// What is wrong with it.
    pub error: Option<Text>,
}

/// A figure or a time with its name.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MoneyFact {
    /// Stable key.
    pub key: &'static str,
    /// Its name.
    pub label: Text,
    /// The figure.
    pub value: String,
}

/// A withdrawal was sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SentView {
    /// What will arrive where, in a sentence.
    pub sentence: Text,
    /// What comes next.
    pub next: Text,
    /// What to quote to customer service.
    pub order_no: String,
    /// Begins another one.
    pub another: UiEvent,
}
