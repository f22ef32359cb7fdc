//! Slices `forgot`, `reset` and `changePassword`: the forms that set a new password (sections 2, 4 and 5). None holds one.

use super::{
    CaptchaView, CodeView, ConsentView, CountryView, FieldView, FocusView, FormTab, LoadStatus, Problem, Text,
};
use crate::event::ForgotWay;
use serde::Serialize;

/// The form for a forgotten password.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ForgotView {
    /// The operator's rules are there, under way, or could not be had: offer to retry.
    pub status: LoadStatus,
    /// Ways to recover; empty when there is only one.
    pub tabs: Vec<FormTab>,
    /// The way that shows.
    pub way: ForgotWay,
    /// The fields of the form, in order.
    pub fields: Vec<FieldView>,
    /// The country of the number; only on the mobile way.
    pub country: Option<CountryView>,
    /// The button that sends the code; only on the mobile way.
    pub code: Option<CodeView>,
    /// The captcha, once the server asks.
    pub captcha: Option<CaptchaView>,
    /// Where the focus goes after a refusal.
    pub focus: Option<FocusView>,
    /// Why the server refused the form.
    pub problem: Option<Problem>,
    /// The form is on its way.
    pub busy: bool,
    /// Counts how often the form was cleared: secret inputs are made anew when it changes.
    pub cleared: u32,
}

/// The form that changes a password, or sets one by the link of a mail.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PasswordView {
    /// The operator's rules are there, under way, or could not be had: offer to retry.
    pub status: LoadStatus,
    /// Account name, for the browser's password manager; empty when it is not known.
    pub account: String,
    /// Why the password has to be set; `null` where the member wants to.
    pub reason: Option<Text>,
    /// The password must be changed before anything else: the only way out is to sign out.
    pub forced: bool,
    /// The link was used or is too old: offer another mail in place of the form.
    pub expired: bool,
    /// The fields of the form, in order: the old password only where it is asked for.
    pub fields: Vec<FieldView>,
    /// Where the focus goes after a refusal.
    pub focus: Option<FocusView>,
    /// Why the server refused the form.
    pub problem: Option<Problem>,
    /// The form is on its way.
    pub busy: bool,
    /// Counts how often the form was cleared: secret inputs are made anew when it changes.
    pub cleared: u32,
    /// The consent to the terms, where somebody else has made the account.
    pub consent: Option<ConsentView>,
}
