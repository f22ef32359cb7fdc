//! Slices `identityCheck` and `ownPicture`: who the member is, as documents say and as a picture shows (section 2 of the specification).

use super::{AttachedFile, LoadStatus, Problem, Text, Tone};
use crate::domain::identity_check::DocumentKind;
use crate::event::{IdentityField, UiEvent};
use serde::Serialize;

/// The identity check: its state, the form of the details, and the documents.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityCheckView {
    /// The check is known, is being asked, or could not be had.
    pub status: LoadStatus,
    /// The state of the check, and what comes next; `null` while it is not known.
    pub state: Option<IdentityState>,
    /// The details that were stated; empty where none were.
    pub facts: Vec<IdentityFact>,
    /// Button that opens the form of the details; `null` while it is open, or nothing can be changed.
    pub edit: Option<IdentityAction>,
    /// The form of the details, while it is open.
    pub form: Option<IdentityForm>,
    /// The documents that were sent.
    pub documents: Vec<IdentityDocumentItem>,
    /// The place for further documents; `null` while nothing can be changed.
    pub upload: Option<IdentityUpload>,
    /// The button that hands the check in; `null` while it can not be handed in.
    pub hand_in: Option<IdentityHandIn>,
    /// The steps of the check, the oldest first.
    pub steps: Vec<IdentityStepItem>,
    /// Why the last call failed.
    pub problem: Option<Problem>,
    /// A call is under way: no button works.
    pub busy: bool,
}

/// The state of the check.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityState {
    /// The level that the member has, in words.
    pub level: Text,
    /// The state of the check, in words.
    pub title: Text,
    /// The tone that the state is shown in.
    pub tone: Tone,
    /// What comes next, or why the check was refused.
    pub about: Text,
    /// The operator's words about it; empty where there are none.
    pub note: String,
}

/// A detail that was stated, such as the name.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityFact {
    /// Which detail it is.
    pub key: IdentityField,
    /// Name of the detail.
    pub label: Text,
    /// What was stated, mostly hidden; of a country its code.
    pub value: String,
}

/// A button of the identity check.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityAction {
    /// Label of the button.
    pub label: Text,
    /// Event of the button.
    pub press: UiEvent,
}

/// The form of the details.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityForm {
    /// The name, as typed.
    pub name: String,
    /// What is wrong with the name.
    pub name_error: Option<Text>,
    /// The date of birth, as typed.
    pub birth_date: String,
    /// What is wrong with the date of birth.
    pub birth_date_error: Option<Text>,
    /// Code of the chosen country; empty while none is chosen.
    pub country: String,
    /// Codes of countries to choose from.
    pub countries: Vec<String>,
    /// What is wrong with the choice of the country.
    pub country_error: Option<Text>,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// The field that the focus goes to after a refusal.
    pub focus: Option<IdentityField>,
}

/// A document that was sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityDocumentItem {
    /// Id of the document.
    pub key: String,
    /// Name of the kind of document.
    pub label: Text,
    /// Kind of file, and its size.
    pub about: Text,
    /// When the document was sent.
    pub at: String,
    /// Event that opens it to look at.
    pub show: UiEvent,
    /// Event that removes it; `null` while nothing can be changed.
    pub remove: Option<UiEvent>,
}

/// The place for documents.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityUpload {
    /// The kinds of document that the next file may be.
    pub kinds: Vec<DocumentKindChoice>,
    /// Which files are taken.
    pub hint: Text,
    /// The files that are on their way.
    pub files: Vec<AttachedFile>,
}

/// A kind of document to choose for the next file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DocumentKindChoice {
    /// Which kind it is.
    pub key: DocumentKind,
    /// Name of the kind.
    pub label: Text,
    /// The kind is chosen.
    pub selected: bool,
}

/// The button that hands the check in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityHandIn {
    /// What is still missing; `null` where nothing is.
    pub missing: Option<Text>,
    /// Event that hands it in; `null` while something is missing.
    pub press: Option<UiEvent>,
}

/// A step of the check.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct IdentityStepItem {
    /// Stable key: place in the list.
    pub key: u32,
    /// Name of the step.
    pub title: Text,
    /// Who took it: the member, or the operator.
    pub who: Text,
    /// When it was taken.
    pub at: String,
    /// Why the check was refused in this step; `null` where it was not.
    pub about: Option<Text>,
    /// The operator's words about it; empty where there are none.
    pub note: String,
}

/// The member's own picture.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OwnPictureView {
    /// The member can set a picture.
    pub offered: bool,
    /// Event that goes back to the picture that the site draws; `null` while that shows.
    pub remove: Option<UiEvent>,
    /// Why the last picture was refused.
    pub problem: Option<Problem>,
    /// A picture is on its way.
    pub busy: bool,
}
