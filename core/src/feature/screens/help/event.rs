//! Events of the help centre and of its forms to the operator (sections 2 and 7).

use serde::{Deserialize, Serialize};

/// Events of the help centre.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HelpEvent {
    /// The text of the search box changed.
    Search {
        /// The text, as typed.
        text: String,
        /// Whether Enter was pressed: search at once.
        now: bool,
    },
    /// Fetch again what failed.
    Retry,
    /// A field of a form changed: its error goes away.
    Typed {
        /// The form of the field.
        form: ContactFormName,
        /// The field that changed.
        field: ContactFormFieldName,
        /// Text of the field.
        value: String,
    },
    /// Send this form.
    Send(ContactFormName),
    /// Write this form again after one was sent.
    Again(ContactFormName),
}

/// A form to the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ContactFormName {
    /// Feedback to the operator.
    Feedback,
    /// Application to become an affiliate.
    Application,
}

/// A field of a form to the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ContactFormFieldName {
    /// What feedback is about.
    QuestionType,
    /// Name of the applicant.
    Name,
    /// How the writer can be reached.
    Contact,
    /// Channel that players would come from.
    Channel,
    /// The message itself.
    Content,
}
