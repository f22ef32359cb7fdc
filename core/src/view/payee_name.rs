//! Slice `payeeName`: the name that money is paid to (sections 2, 4 and 7 of the specification).

use super::{LoadStatus, PinAction, PinCode, Problem, ProofView, Text};
use crate::event::{PayeeNameField, UiEvent};
use serde::Serialize;

/// The name that money is paid to.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PayeeNameView {
    /// The name is known, is being asked, or could not be had.
    pub status: LoadStatus,
    /// The name, mostly hidden; empty where none was stated.
    pub name: String,
    /// The name is proven, and counts.
    pub proven: bool,
    /// Whether the name is stated and proven, in words; `null` while that is not known.
    pub state: Option<Text>,
    /// Button that opens the form; `null` while it is open, or no contact is verified.
    pub change: Option<PinAction>,
    /// The verified contact that comes first; `null` where there is one.
    pub contact: Option<PayeeNameContact>,
    /// The form that is open.
    pub form: Option<PayeeNameForm>,
    /// The server asks for the login password again before it does what was wished.
    pub proof: Option<ProofView>,
    /// Why the last change failed.
    pub problem: Option<Problem>,
    /// A change is under way: no button works.
    pub busy: bool,
}

/// The verified contact that comes before the name can be stated.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PayeeNameContact {
    /// Why a verified contact comes first.
    pub text: Text,
    /// Label of the button or link.
    pub label: Text,
    /// Event that opens the form of the mail address, where it stands on the same page.
    pub press: Option<UiEvent>,
    /// Address of the page that has it, from elsewhere.
    pub href: Option<String>,
}

/// The form that states the name and proves it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PayeeNameForm {
    /// Counts forms: another one has empty inputs.
    pub key: u32,
    /// What the form asks for, and where the code goes.
    pub about: Text,
    /// The name, as typed.
    pub name: String,
    /// What the name must look like.
    pub name_hint: Option<Text>,
    /// What is wrong with the name.
    pub name_error: Option<Text>,
    /// The field of the code, and the button that sends it.
    pub code: PinCode,
    /// Where the focus goes after a refusal.
    pub focus: Option<PayeeNameFocus>,
}

/// Where the focus goes after a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PayeeNameFocus {
    /// Counts refusals: another one moves the focus again.
    pub count: u32,
    /// The input that gets the focus.
    pub field: PayeeNameField,
}
