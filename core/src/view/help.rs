//! Slice `help`: the help centre with its search, and the forms that reach the operator (sections 2 and 7).

use super::{LoadStatus, Problem, ServerHtml, Text};
use crate::event::UiEvent;
use crate::event::{ContactFormFieldName, ContactFormName};
use serde::Serialize;

/// The help centre: its pages, the search, and the forms to the operator.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HelpView {
    /// The pages are there, under way, or could not be had.
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
    /// Id of the category.
    pub key: String,
    /// Title of the category, plain text.
    pub title: String,
    /// The page that shows belongs to the category.
    pub current: bool,
    /// The pages of the category.
    pub pages: Vec<HelpLink>,
}

/// A link to a page of the help centre.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HelpLink {
    /// Id of the page.
    pub key: String,
    /// Title of the page, plain text.
    pub title: String,
    /// Address of the page.
    pub href: String,
    /// The page is the one that shows.
    pub current: bool,
}

/// The page of the help centre that shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HelpArticle {
    /// Id of the page.
    pub key: String,
    /// Title of the page, plain text.
    pub title: String,
    /// Title of its category, plain text.
    pub category: String,
    /// When it was changed last, `YYYY-MM-DD HH:mm:ss`, local time.
    pub updated: String,
    /// The text of the page.
    pub html: ServerHtml,
    /// The part of the site that stands below the text.
    pub tool: HelpTool,
    /// Address of the deposit, for the tutorial.
    pub deposit_href: String,
}

/// The part of the site that stands below the text of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HelpTool {
    /// Nothing stands below it.
    None,
    /// The form for feedback.
    Feedback,
    /// The form of the affiliate application.
    Affiliate,
    /// The way to the deposit.
    Deposit,
    /// The list of recommended browsers.
    Browsers,
}

/// A page that a search found.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HelpHit {
    /// Id of the page.
    pub key: String,
    /// Address of the page.
    pub href: String,
    /// Title of its category, plain text.
    pub category: String,
    /// Its title, cut where found words begin and end.
    pub title: Vec<Snippet>,
    /// A piece of its text round what was found.
    pub text: Vec<Snippet>,
}

/// A piece of a text in which something was searched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Snippet {
    /// The piece, plain text.
    pub text: String,
    /// The piece is what was searched for.
    pub found: bool,
}

/// A form to the operator: feedback, or the application of an affiliate.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactFormView {
    /// Which form it is, as its events name it.
    pub name: ContactFormName,
    /// The fields of the form, in order.
    pub fields: Vec<ContactFormFieldView>,
    /// The form is on its way.
    pub sending: bool,
    /// Why the form did not arrive.
    pub problem: Option<Problem>,
    /// The reference to quote, once the form has arrived.
    pub sent: Option<String>,
    /// Opens the conversation that feedback has opened, once it arrived.
    pub chat: Option<UiEvent>,
}

/// A field of a form to the operator.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactFormFieldView {
    /// Which field it is, as its events name it.
    pub field: ContactFormFieldName,
    /// Label of the field.
    pub label: Text,
    /// What was typed or chosen.
    pub value: String,
    /// The field must be filled.
    pub required: bool,
    /// What is wrong with what was typed.
    pub error: Option<Text>,
    /// How many characters it has, of how many; `null` for short fields.
    pub hint: Option<Text>,
    /// The options to choose from; empty for a field to type in.
    pub options: Vec<ContactFormOption>,
    /// The field has several lines.
    pub long: bool,
}

/// An option of a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactFormOption {
    /// Code of the option.
    pub key: String,
    /// Label of the option, plain text.
    pub label: String,
    /// The option is chosen.
    pub selected: bool,
}
