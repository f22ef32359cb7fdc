//! What its views may say.

use serde::{Deserialize, Serialize};

/// The help centre.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HelpEvent {
    /// The text of the search box changed.
    Search {
        /// As typed.
        text: String,
        /// Enter was pressed: search at once.
        now: bool,
    },
    /// Fetch again what failed.
    Retry,
    /// A field of a form changed: its error goes away.
    Typed {
        /// Of which form.
        form: ContactFormName,
        /// Which field.
        field: ContactFormFieldName,
        /// All that stands in it now.
        value: String,
    },
    /// Send a form.
    Send(ContactFormName),
    /// Write another form after one was sent.
    Again(ContactFormName),
}

/// Forms to the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ContactFormName {
    /// Feedback.
    Feedback,
    /// Application to become an affiliate.
    Application,
}

/// Fields of forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ContactFormFieldName {
    /// What feedback is about.
    QuestionType,
    /// Who applies.
    Name,
    /// Where the writer can be reached.
    Contact,
    /// Where players would come from.
    Channel,
    /// What there is to say.
    Content,
}
