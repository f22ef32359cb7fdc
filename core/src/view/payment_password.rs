//! Slice `paymentPassword`, and the input of a payment password wherever one is asked for (sections 3 and 7 of the specification).

use super::{CodeView, LoadStatus, Problem, ProofView, Text};
use crate::event::{PinName, UiEvent};
use serde::Serialize;

/// The member's payment password.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PaymentPasswordView {
    /// The state of the payment password is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The member has a payment password.
    pub set: bool,
    /// Whether there is one, in words; `null` while that is not known.
    pub state: Option<Text>,
    /// Payments are locked: until when, and what opens them.
    pub locked: Option<Text>,
    /// How many wrong guesses are left, where some were made.
    pub guesses: Option<Text>,
    /// Button that opens the form for the first or another one; `null` while a form is open or payments are locked.
    pub change: Option<PinAction>,
    /// Button that opens the form for a forgotten one; `null` where there is nothing to recover or no way to prove it.
    pub recover: Option<PinAction>,
    /// Address where a forgotten one is recovered, from elsewhere; `null` at that place.
    pub security: Option<String>,
    /// The verified contact that comes first, before a forgotten one can be recovered.
    pub first: Option<FirstStep>,
    /// The form that is open.
    pub form: Option<PinForm>,
    /// The server asks for the login password again before it does what was wished.
    pub proof: Option<ProofView>,
    /// Why the last change failed.
    pub problem: Option<Problem>,
    /// A change is under way: no button works.
    pub busy: bool,
}

/// A button of the payment password or of the payee's name.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PinAction {
    /// Label of the button.
    pub label: Text,
    /// Event of the button.
    pub press: UiEvent,
}

/// The verified contact that comes before a forgotten payment password can be recovered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FirstStep {
    /// Why a verified contact comes first.
    pub text: Text,
    /// Label of the button.
    pub label: Text,
    /// Event that opens the form of the mail address.
    pub press: UiEvent,
}

/// The form of a new payment password.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PinForm {
    /// Counts forms: another one has empty inputs.
    pub key: u32,
    /// Title of the form: what it is for.
    pub title: Text,
    /// What the form asks for, where that needs words.
    pub about: Option<Text>,
    /// The inputs of payment passwords, in order.
    pub pins: Vec<PinView>,
    /// The field of the code of a recovery, and the button that sends it.
    pub code: Option<PinCode>,
    /// Label of the button that sends the form.
    pub submit: Text,
    /// Where the focus goes after a refusal.
    pub focus: Option<PinFocus>,
}

/// An input of a payment password. It is uncontrolled: what is typed stands in no slice.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PinView {
    /// Which payment password it asks for.
    pub name: PinName,
    /// Label of the input.
    pub label: Text,
    /// What a new payment password must look like; `null` for the other inputs.
    pub hint: Option<Text>,
    /// What is wrong with what was typed.
    pub error: Option<Text>,
    /// The payment password is made of digits alone.
    pub digits: bool,
    /// The most characters it takes; `null` when there is no such number.
    pub max_length: Option<u32>,
}

/// The field of a code that proves who asks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PinCode {
    /// Label of the field.
    pub label: Text,
    /// What is wrong with the code.
    pub error: Option<Text>,
    /// The button that sends the code.
    pub button: CodeView,
}

/// Where the focus goes after a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PinFocus {
    /// Counts refusals: another one moves the focus again.
    pub count: u32,
    /// The input that gets the focus.
    pub name: PinName,
}
