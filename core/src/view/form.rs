//! Parts that the account forms share, and slice `register` (sections 2, 3, 4 and 5).
//!
//! A field's value is there for what the machine keeps; what is typed into a secret field is never part of a slice.

use super::{LoadStatus, Problem, Text};
use crate::domain::field::{Field, FormName};
use crate::event::UiEvent;
use crate::wire::CaptchaKind;
use serde::Serialize;

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FieldView {
    /// Which field; its name in events, and stable as a key.
    pub name: Field,
    /// Label of the field.
    pub label: Text,
    /// What was typed; always empty for a secret field.
    pub value: String,
    /// What kind of input it is.
    pub kind: FieldKind,
    /// Value of the input's `autocomplete` attribute.
    pub autocomplete: &'static str,
    /// The field must be filled.
    pub required: bool,
    /// What is wrong with what was typed.
    pub error: Option<Text>,
    /// What was typed was checked and will do.
    pub checked: bool,
    /// The most characters it takes; `null` when there is no such number.
    pub max_length: Option<u32>,
}

/// What kind of input a field takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum FieldKind {
    /// A line of text.
    #[default]
    Text,
    /// Hidden, with an eye to show it; an uncontrolled input.
    Secret,
    /// A mobile number, beside the country list.
    Mobile,
    /// The code of an SMS or mail, beside the code button; an uncontrolled input.
    Code,
    /// A date of birth.
    Date,
    /// A mail address.
    Email,
    /// A number made of digits.
    Number,
}

/// The captcha of a form.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CaptchaView {
    /// Changes with every captcha: what was typed for another one is worth nothing.
    pub key: u32,
    /// Picture, sound or sum.
    pub kind: CaptchaKind,
    /// The kinds of captcha to choose from.
    pub kinds: Vec<CaptchaOption>,
    /// `data:` address of the picture; empty until it is there.
    pub image: String,
    /// `data:` address of the sound; empty until it is there.
    pub audio: String,
    /// Another captcha may be asked for.
    pub can_refresh: bool,
    /// A captcha is being fetched, or a sum is being done.
    pub loading: bool,
    /// The sum is done: there is nothing to type.
    pub solved: bool,
    /// Event that asks for another captcha; `null` while it may not.
    pub refresh: Option<UiEvent>,
    /// What is wrong with the answer, or with fetching it.
    pub error: Option<Text>,
}

/// A kind of captcha to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CaptchaOption {
    /// Which kind it is.
    pub key: CaptchaKind,
    /// Label of the kind.
    pub label: Text,
    /// The kind is the one that shows.
    pub selected: bool,
    /// Event that chooses the kind.
    pub select: UiEvent,
}

/// The button that sends a code.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CodeView {
    /// What the button says, the seconds among it while they run down.
    pub label: Option<Text>,
    /// Seconds until another code may be asked for; 0 when it may.
    pub seconds: u32,
    /// The button can not be pressed now.
    pub disabled: bool,
    /// The code is being sent.
    pub busy: bool,
    /// A code was sent: to be said where screen readers hear it.
    pub sent: bool,
}

/// A list of countries with their dialling codes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CountryView {
    /// Which form it belongs to, for its events.
    pub form: FormName,
    /// The list is open.
    pub open: bool,
    /// What stands in the search box.
    pub search: String,
    /// The chosen country; `null` where the operator names no countries.
    pub selected: Option<CountryOption>,
    /// The countries of the list that fit the search.
    pub options: Vec<CountryOption>,
}

/// A country of the list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CountryOption {
    /// ISO 3166 alpha-2, upper case.
    pub key: String,
    /// Name of its flag's picture: the same in lower case.
    pub flag: String,
    /// Dialling code with plus sign.
    pub dialing: String,
    /// Name in the language of the page, once the browser has told it; else the code.
    pub name: String,
    /// The country is the chosen one.
    pub selected: bool,
    /// Event that chooses the country.
    pub select: UiEvent,
}

/// How strong a password is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StrengthView {
    /// 0, very weak, to 4, very strong.
    pub score: u8,
    /// The score in a word.
    pub label: Text,
    /// What would make it stronger.
    pub advice: Option<Text>,
}

/// The consent to terms and age.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ConsentView {
    /// The box is ticked.
    pub checked: bool,
    /// The least age that the consent states, in years.
    pub age: u8,
    /// That the consent is missing, after the form was sent without.
    pub error: Option<Text>,
}

/// A tab of a form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FormTab {
    /// Stable key of the tab.
    pub key: &'static str,
    /// Label of the tab.
    pub label: Text,
    /// The tab is the one that shows.
    pub selected: bool,
    /// Event that shows the tab.
    pub select: UiEvent,
}

/// Where the focus goes after a form was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FocusView {
    /// Counts the refusals: move the focus when it changes.
    pub count: u32,
    /// The field that the focus goes to; `null` is the consent.
    pub field: Option<Field>,
}

/// The registration form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RegisterView {
    /// The operator's rules are there, under way, or could not be had: offer to retry.
    pub status: LoadStatus,
    /// Registration is closed, in words: show nothing else.
    pub closed: Option<Text>,
    /// Ways to register; one alone needs no tabs.
    pub tabs: Vec<FormTab>,
    /// Fields that must be filled, in order.
    pub fields: Vec<FieldView>,
    /// Fields that may stay empty, in order.
    pub optional: Vec<FieldView>,
    /// Something stands in one of those, or is wrong with one, or a link brought a bad code: they show at once.
    pub optional_open: bool,
    /// The country of the mobile number, when one is asked for.
    pub country: Option<CountryView>,
    /// The button that sends a code, when one is asked for.
    pub code: Option<CodeView>,
    /// The captcha, when one is asked for.
    pub captcha: Option<CaptchaView>,
    /// An affiliate's link was followed and its code is good: its field does not show.
    pub affiliate_hidden: bool,
    /// A registration link was followed by which nobody can register any more.
    pub link_ended: Option<Text>,
    /// The consent to age and terms.
    pub consent: ConsentView,
    /// How strong the password is, once one was typed and can be told.
    pub strength: Option<StrengthView>,
    /// Where the focus goes after a refusal.
    pub focus: Option<FocusView>,
    /// Why the server refused the form.
    pub problem: Option<Problem>,
    /// Time until another try, `m:ss`; empty when there is none to wait for.
    pub wait: String,
    /// The registration is under way.
    pub busy: bool,
    /// There is something to clear.
    pub can_reset: bool,
    /// Counts how often the form was cleared: secret inputs are made anew when it changes.
    pub cleared: u32,
}
