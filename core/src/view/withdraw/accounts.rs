//! Accounts to be paid to: those that there are, and adding and removing one.

use crate::domain::cashier::PayoutKind;
use crate::event::UiEvent;
use crate::view::{LoadStatus, PinView, Text};
use serde::Serialize;

/// The accounts that the member is paid to.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AccountsView {
    /// They are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Oldest first.
    pub list: Vec<AccountItem>,
    /// Opens the form for another one; `null` while one can not be added.
    pub add: Option<UiEvent>,
    /// Why none can be added.
    pub closed: Option<Text>,
    /// The form that is open.
    pub form: Option<AccountForm>,
}

/// An account of the member.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AccountItem {
    /// Its id.
    pub key: String,
    /// What kind; names the icon.
    pub kind: PayoutKind,
    /// Way to be paid, and bank or service.
    pub title: String,
    /// The account, mostly hidden.
    pub hint: String,
    /// Whose it is, mostly hidden.
    pub holder: String,
    /// From when on it can be paid to; `null` where it can be now.
    pub waits: Option<Text>,
    /// Opens the question whether to remove it.
    pub remove: UiEvent,
}

/// A form about an account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum AccountForm {
    /// Another one.
    Add(Box<AddAccountView>),
    /// Remove one.
    Remove(RemoveAccountView),
}

/// The form of another account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AddAccountView {
    /// Counts forms: another one has empty inputs.
    pub key: u32,
    /// Ways to be paid.
    pub methods: Vec<MethodChoice>,
    /// Banks or services of the chosen way; empty where none is asked for.
    pub institutions: Vec<InstitutionChoice>,
    /// What is wrong with the choice.
    pub institution_error: Option<Text>,
    /// What the input of the account is called.
    pub account_label: Text,
    /// What it must look like.
    pub account_hint: Option<Text>,
    /// What is wrong with it.
    pub account_error: Option<Text>,
    /// It is made of digits alone.
    pub account_digits: bool,
    /// Whose it is, as typed.
    pub holder: String,
    /// Whose name it must be.
    pub holder_hint: Text,
    /// What is wrong with it.
    pub holder_error: Option<Text>,
    /// How long it waits before it can be paid to; `null` where it does not.
    pub waits: Option<Text>,
    /// The payment password.
    pub pin: PinView,
    /// Where the focus goes after a refusal.
    pub focus: Option<AccountFocus>,
}

/// Where the focus goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AccountFocus {
    /// Counts refusals: another one moves the focus again.
    pub count: u32,
    /// Which input.
    pub field: crate::event::AccountField,
}

/// A way to be paid.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MethodChoice {
    /// Its id.
    pub key: String,
    /// What kind; names the icon.
    pub kind: PayoutKind,
    /// Its name, in the page's language.
    pub name: String,
    /// What it costs.
    pub fee: Text,
    /// How long it usually takes; `null` where nobody can say.
    pub time: Option<Text>,
    /// It is the one that is chosen.
    pub selected: bool,
    /// Chooses it; `null` where it is closed now.
    pub select: Option<UiEvent>,
}

/// A bank or service.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InstitutionChoice {
    /// Its name.
    pub key: String,
    /// It is the one that is chosen.
    pub selected: bool,
}

/// The question whether to remove an account.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RemoveAccountView {
    /// Counts forms: another one has empty inputs.
    pub key: u32,
    /// Which, in a sentence.
    pub sentence: Text,
    /// The payment password.
    pub pin: PinView,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
}
