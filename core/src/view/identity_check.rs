//! Slices `identityCheck` and `ownPicture`: who the member is, as documents say and as a picture shows (section 2 of the specification).

use super::{AttachedFile, LoadStatus, Problem, Text, Tone};
use crate::domain::identity_check::DocumentKind;
use crate::event::{IdentityField, UiEvent};
use serde::Serialize;

/// The identity check.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityCheckView {
    /// It is known how it stands, is being asked, or could not be had.
    pub status: LoadStatus,
    /// How it stands, and what comes next; `null` while that is not known.
    pub state: Option<IdentityState>,
    /// What was stated; empty where nothing was.
    pub facts: Vec<IdentityFact>,
    /// Opens the form of the details; `null` while it is open, or nothing can be changed.
    pub edit: Option<IdentityAction>,
    /// The form of the details.
    pub form: Option<IdentityForm>,
    /// Documents that are there.
    pub documents: Vec<IdentityDocumentItem>,
    /// The place for more; `null` while nothing can be changed.
    pub upload: Option<IdentityUpload>,
    /// Hands it in; `null` while nothing can be.
    pub hand_in: Option<IdentityHandIn>,
    /// What has happened, oldest first.
    pub steps: Vec<IdentityStepItem>,
    /// What went wrong with the last wish.
    pub problem: Option<Problem>,
    /// A wish is under way: no button works.
    pub busy: bool,
}

/// How it stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityState {
    /// The level, in words.
    pub level: Text,
    /// How the check stands.
    pub title: Text,
    /// How that looks.
    pub tone: Tone,
    /// What comes next, or why it was refused.
    pub about: Text,
    /// The operator's words to that; empty where there are none.
    pub note: String,
}

/// Something that was stated.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityFact {
    /// Which.
    pub key: IdentityField,
    /// Its name.
    pub label: Text,
    /// Mostly hidden; a country is its code.
    pub value: String,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityAction {
    /// What it says.
    pub label: Text,
    /// What it does.
    pub press: UiEvent,
}

/// The form of the details.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityForm {
    /// The name, as typed.
    pub name: String,
    /// What is wrong with it.
    pub name_error: Option<Text>,
    /// The date of birth, as typed.
    pub birth_date: String,
    /// What is wrong with it.
    pub birth_date_error: Option<Text>,
    /// The chosen country; empty while none is.
    pub country: String,
    /// Codes of countries to choose from.
    pub countries: Vec<String>,
    /// What is wrong with the choice.
    pub country_error: Option<Text>,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// Where the focus goes after a refusal.
    pub focus: Option<IdentityField>,
}

/// A document.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityDocumentItem {
    /// Its id.
    pub key: String,
    /// What it is.
    pub label: Text,
    /// Kind of file and size.
    pub about: Text,
    /// When it was sent.
    pub at: String,
    /// Gets it to look at.
    pub show: UiEvent,
    /// Takes it away; `null` while nothing can be changed.
    pub remove: Option<UiEvent>,
}

/// The place for documents.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityUpload {
    /// What the next file is.
    pub kinds: Vec<DocumentKindChoice>,
    /// What is taken.
    pub hint: Text,
    /// Files on their way.
    pub files: Vec<AttachedFile>,
}

/// A kind of documents.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DocumentKindChoice {
    /// Which.
    pub key: DocumentKind,
    /// What it is.
    pub label: Text,
    /// It is the one that is chosen.
    pub selected: bool,
}

/// The button that hands it in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityHandIn {
    /// What is missing still.
    pub missing: Option<Text>,
    /// Hands it in; `null` while something is missing.
    pub press: Option<UiEvent>,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityStepItem {
    /// Stable key.
    pub key: u32,
    /// What.
    pub title: Text,
    /// Who.
    pub who: Text,
    /// When.
    pub at: String,
    /// Why it was refused.
    pub about: Option<Text>,
    /// The operator's words; empty where there are none.
    pub note: String,
}

/// The member's own picture.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OwnPictureView {
    /// The member can set one.
    pub offered: bool,
    /// Goes back to the one that the site draws; `null` while that shows.
    pub remove: Option<UiEvent>,
    /// What went wrong with the last one.
    pub problem: Option<Problem>,
    /// It is on its way.
    pub busy: bool,
}
