//! Slice `help`: the help centre with its search, and the forms that reach the operator (sections 2 and 7).

use super::{LoadStatus, Problem, ServerHtml, Text};
use crate::event::UiEvent;
use crate::event::{ContactFormFieldName, ContactFormName};
use serde::Serialize;

/// The help centre.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HelpView {
    /// Where the pages stand.
    pub status: LoadStatus,
    /// Address of the table of contents: `/help`, or `/helpmc` in an app.
    pub home: String,
    /// The table of contents.
    pub categories: Vec<HelpGroup>,
    /// The page that the address names.
    pub article: Option<HelpArticle>,
    /// The address names a page that is not there.
    pub missing: bool,
    /// What stands in the search box.
    pub search: String,
    /// What was found; nothing while nothing is searched.
    pub hits: Option<Vec<HelpHit>>,
    /// The form for feedback.
    pub feedback: ContactFormView,
    /// The form of the affiliate application.
    pub application: ContactFormView,
}

/// A category of the table of contents.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HelpGroup {
    /// Category id.
    pub key: String,
    /// Title, plain text.
    pub title: String,
    /// It holds the page that shows.
    pub current: bool,
    /// Its pages.
    pub pages: Vec<HelpLink>,
}

/// A way to a page.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HelpLink {
    /// Page id.
    pub key: String,
    /// Title, plain text.
    pub title: String,
    /// Its address.
    pub href: String,
    /// It is the one that shows.
    pub current: bool,
}

/// The page that shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HelpArticle {
    /// Page id.
    pub key: String,
    /// Title, plain text.
    pub title: String,
    /// Title of its category, plain text.
    pub category: String,
    /// When it was changed last, `YYYY-MM-DD HH:mm:ss`, local time.
    pub updated: String,
    /// Content.
    pub html: ServerHtml,
    /// What stands below the text.
    pub tool: HelpTool,
    /// Address of the deposit, for the tutorial.
    pub deposit_href: String,
}

/// What stands below the text of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HelpTool {
    /// Nothing.
    None,
    /// The form for feedback.
    Feedback,
    /// The form of the affiliate application.
    Affiliate,
    /// The way to the deposit.
    Deposit,
    /// The recommended browsers.
    Browsers,
}

/// A page that a search found.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HelpHit {
    /// Page id.
    pub key: String,
    /// Its address.
    pub href: String,
    /// Title of its category, plain text.
    pub category: String,
    /// Its title, cut where found words begin and end.
    pub title: Vec<Snippet>,
    /// A piece of its text round what was found.
    pub text: Vec<Snippet>,
}

/// A piece of text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Snippet {
    /// Plain text.
    pub text: String,
    /// It is what was searched for.
    pub found: bool,
}

/// A form to the operator.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactFormView {
    /// Which.
    pub name: ContactFormName,
    /// Its fields, in order.
    pub fields: Vec<ContactFormFieldView>,
    /// It is on its way.
    pub sending: bool,
    /// Why it did not arrive.
    pub problem: Option<Problem>,
    /// It arrived: what to quote when asking about it.
    pub sent: Option<String>,
    /// Opens the conversation that feedback has opened, once it arrived.
    pub chat: Option<UiEvent>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactFormFieldView {
    /// Which.
    pub field: ContactFormFieldName,
    /// Label.
    pub label: Text,
    /// What stands in it.
    pub value: String,
    /// It must be filled.
    pub required: bool,
    /// What is wrong with it.
    pub error: Option<Text>,
    /// How much of its room is used.
    pub hint: Option<Text>,
    /// The choices, where it is a choice.
    pub options: Vec<ContactFormOption>,
    /// It has several lines.
    pub long: bool,
}

/// A choice of a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactFormOption {
    /// Code.
    pub key: String,
    /// Words, plain text.
    pub label: String,
    /// It is chosen.
    pub selected: bool,
}
