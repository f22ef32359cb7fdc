//! The help centre, feedback and affiliate applications (sections 2, 5 and 7).

use super::SecretText;
use serde::{Deserialize, Serialize};

/// Value of `GET /wps/system/helpCenter`: the help centre's pages, and what its forms need.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct HelpValue {
    /// Categories with their pages, in the operator's order; none is empty.
    pub categories: Vec<HelpCategory>,
    /// What feedback may be about.
    pub question_types: Vec<QuestionType>,
    /// Least length of the content of feedback or of an application, in characters.
    pub content_min: u32,
    /// Greatest length of that content, in characters.
    pub content_max: u32,
}

/// A category of help pages.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct HelpCategory {
    /// Id of the category.
    pub id: String,
    /// Title of the category, plain text.
    pub title: String,
    /// The pages of the category.
    pub pages: Vec<HelpPage>,
}

/// A page of the help centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct HelpPage {
    /// Id of the page, as it stands in `?topic=`.
    pub id: String,
    /// Title of the page, plain text.
    pub title: String,
    /// Text of the page: HTML that the server has cleaned; a view cleans it again.
    pub content: String,
    /// Other words for what the page is about, for the search.
    pub keywords: String,
    /// What stands below the text: `feedback`, `affiliate`, `deposit`, `browsers`, or nothing.
    pub tool: String,
    /// When the page was changed last, RFC 3339.
    pub updated_at: String,
}

/// A subject that feedback may be about.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct QuestionType {
    /// Code of the subject, as it travels in feedback.
    pub code: String,
    /// Name of the subject, plain text.
    pub title: String,
}

/// Body of `PUT /wps/feedback`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FeedbackRequest {
    /// Code of a question type.
    pub question_type: String,
    /// What the writer says: plain text, within the bounds of the help centre.
    pub content: String,
    /// Where the writer can be reached; may be empty.
    pub contact: String,
}

/// Body of `PUT /wps/agent/application`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ApplicationRequest {
    /// Name of who applies.
    pub name: String,
    /// Where the applicant can be reached.
    pub contact: String,
    /// Where the applicant would bring players from.
    pub channel: String,
    /// What the applicant says: plain text, within the bounds of the help centre.
    pub content: String,
}

/// Answer to an application.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct ContactFormValue {
    /// Reference to quote when asking about it.
    pub reference: String,
}

/// Answer to feedback. What an application is answered reads as one without a token.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct FeedbackValue {
    /// Reference to quote when asking about it: the id of its conversation.
    pub reference: String,
    /// For a visitor who had none: the token to go on with the conversation.
    #[serde(default)]
    pub visitor_token: Option<SecretText>,
}
