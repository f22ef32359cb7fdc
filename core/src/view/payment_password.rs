//! Slice `paymentPassword`, and the input of a payment password wherever one is asked for (sections 3 and 7 of the specification).

use super::{CodeView, LoadStatus, Problem, ProofView, Text};
use crate::event::{PinName, UiEvent};
use serde::Serialize;

/// The member's payment password.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PaymentPasswordView {
    /// It is known how it stands, is being asked, or could not be had.
    pub status: LoadStatus,
    /// There is one.
    pub set: bool,
    /// How it stands, in words; `null` while that is not known.
    pub state: Option<Text>,
    /// Payments are locked: until when, and what opens them.
    pub locked: Option<Text>,
    /// How many wrong guesses are left, where some were made.
    pub guesses: Option<Text>,
    /// Opens the form for the first or another one; `null` while a form is open or payments are locked.
    pub change: Option<PinAction>,
    /// Opens the form for a forgotten one; `null` where there is nothing to recover or no way to prove it.
    pub recover: Option<PinAction>,
    /// Where a forgotten one is recovered, from elsewhere; `null` at that place.
    pub security: Option<String>,
    /// What comes first, before a forgotten one can be recovered.
    pub first: Option<FirstStep>,
    /// The form that is open.
    pub form: Option<PinForm>,
    /// The server asks for the login password again before it does what was wished.
    pub proof: Option<ProofView>,
    /// What went wrong with the last change.
    pub problem: Option<Problem>,
    /// A change is under way: no button works.
    pub busy: bool,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PinAction {
    /// What it says.
    pub label: Text,
    /// What it does.
    pub press: UiEvent,
}

/// What comes first: a verified contact.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FirstStep {
    /// Why.
    pub text: Text,
    /// What the button says.
    pub label: Text,
    /// Opens the form of the mail address.
    pub press: UiEvent,
}

/// The form of a new payment password.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PinForm {
    /// Counts forms: another one has empty inputs.
    pub key: u32,
    /// What it is for.
    pub title: Text,
    /// What it asks for, where that needs words.
    pub about: Option<Text>,
    /// Payment passwords, in order.
    pub pins: Vec<PinView>,
    /// The code of a recovery, and the button that sends it.
    pub code: Option<PinCode>,
    /// What the button says that sends the form.
    pub submit: Text,
    /// Where the focus goes after a refusal.
    pub focus: Option<PinFocus>,
}

/// An input of a payment password. It is uncontrolled: what is typed stands in no slice.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PinView {
    /// Which one.
    pub name: PinName,
    /// Label.
    pub label: Text,
    /// What it must look like.
    pub hint: Option<Text>,
    /// What is wrong with it.
    pub error: Option<Text>,
    /// It is made of digits alone.
    pub digits: bool,
    /// The most characters it takes; `null` when there is no such number.
    pub max_length: Option<u32>,
}

/// The code of a recovery.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PinCode {
    /// Label.
    pub label: Text,
    /// What is wrong with it.
    pub error: Option<Text>,
    /// The button that sends it.
    pub button: CodeView,
}

/// Where the focus goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PinFocus {
    /// Counts refusals: another one moves the focus again.
    pub count: u32,
    /// Which input.
    pub name: PinName,
}
