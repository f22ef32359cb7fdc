//! The accounts that a member is paid to: the list, and adding and removing one.

use crate::domain::cashier::PayoutKind;
use crate::event::UiEvent;
use crate::view::{LoadStatus, PinView, Text};
use serde::Serialize;

/// The accounts that the member is paid to.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AccountsView {
    /// The accounts are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The accounts, the oldest first.
    pub list: Vec<AccountItem>,
    /// Event that opens the form for another account; `null` while one can not be added.
    pub add: Option<UiEvent>,
    /// Why no account can be added.
    pub closed: Option<Text>,
    /// The form that is open.
    pub form: Option<AccountForm>,
}

/// An account that the member is paid to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AccountItem {
    /// Id of the account.
    pub key: String,
    /// The kind of the account; names the icon.
    pub kind: PayoutKind,
    /// The way to be paid, and the bank or service.
    pub title: String,
    /// The number of the account, mostly hidden.
    pub hint: String,
    /// Name of the account's holder, mostly hidden.
    pub holder: String,
    /// From when on money can be paid to it; `null` where it can be now.
    pub waits: Option<Text>,
    /// Event that opens the question whether to remove it.
    pub remove: UiEvent,
}

/// The form about an account that is open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum AccountForm {
    /// The form that adds an account.
    Add(Box<AddAccountView>),
    /// The form that removes an account.
    Remove(RemoveAccountView),
}

/// The form that adds an account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AddAccountView {
    /// Counts forms: another one has empty inputs.
    pub key: u32,
    /// The ways to be paid, to choose from.
    pub methods: Vec<MethodChoice>,
    /// The banks or services of the chosen way; empty where none is asked for.
    pub institutions: Vec<InstitutionChoice>,
    /// What is wrong with the choice of the bank or service.
    pub institution_error: Option<Text>,
    /// Label of the input of the account's number.
    pub account_label: Text,
    /// What the account's number must look like.
    pub account_hint: Option<Text>,
    /// What is wrong with the account's number.
    pub account_error: Option<Text>,
    /// The account's number is made of digits alone.
    pub account_digits: bool,
    /// Name of the account's holder, as typed.
    pub holder: String,
    /// Whose name it must be.
    pub holder_hint: Text,
    /// What is wrong with the holder's name.
    pub holder_error: Option<Text>,
    /// How long the account waits before it can be paid to; `null` where it does not.
    pub waits: Option<Text>,
    /// The input of the payment password.
    pub pin: PinView,
    /// Where the focus goes after a refusal.
    pub focus: Option<AccountFocus>,
}

/// Where the focus goes after a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AccountFocus {
    /// Counts refusals: another one moves the focus again.
    pub count: u32,
    /// The input that gets the focus.
    pub field: crate::event::AccountField,
}

/// A way to be paid, to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MethodChoice {
    /// Id of the way.
    pub key: String,
    /// The kind of accounts that it pays to; names the icon.
    pub kind: PayoutKind,
    /// Name of the way, in the page's language.
    pub name: String,
    /// The fee of a withdrawal, in words.
    pub fee: Text,
    /// How long a withdrawal usually takes; `null` where nobody can say.
    pub time: Option<Text>,
    /// The way is chosen.
    pub selected: bool,
    /// Event that chooses the way; `null` where it is closed now.
    pub select: Option<UiEvent>,
}

/// A bank or service, to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InstitutionChoice {
    /// Name of the bank or service.
    pub key: String,
    /// The bank or service is chosen.
    pub selected: bool,
}

/// The question whether to remove an account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RemoveAccountView {
    /// Counts forms: another one has empty inputs.
    pub key: u32,
    /// The account that would be removed, in a sentence.
    pub sentence: Text,
    /// The input of the payment password.
    pub pin: PinView,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
}
