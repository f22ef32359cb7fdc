//! A published questionnaire about one's own play, and where help is found.

use serde::{Deserialize, Serialize};

/// Body of `POST /wps/fair-play/selfTest`: the answers to the nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), each
/// 0 (never) to 3 (almost always), in order. Only the sum and the day are kept, for the member's own history.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct SelfTestAnswers {
    /// The answers to the nine questions, in order.
    #[cfg_attr(feature = "openapi", schema(schema_with = described))]
    pub answers: Vec<u8>,
}

#[cfg(feature = "openapi")]
fn described() -> utoipa::openapi::schema::Array {
    use crate::domain::fair_play::self_test::{MAX_OF_ONE, QUESTIONS};
    use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Type};
    let one = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).maximum(Some(MAX_OF_ONE));
    ArrayBuilder::new()
        .items(one)
        .min_items(Some(QUESTIONS))
        .max_items(Some(QUESTIONS))
        .description(Some("Nine of them."))
        .build()
}

/// Value of `POST /wps/fair-play/selfTest`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SelfTestResult {
    /// The sum of the answers, 0 to 27. What it means says `domain::fair_play`.
    pub score: u8,
}

/// A service that helps, as the operator has checked it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct HelpLine {
    /// Id of the service.
    pub id: String,
    /// Name of the service, plain text.
    pub name: String,
    /// Telephone number as it is dialled there; empty where it has none.
    pub phone: String,
    /// Address of its page; https, empty where it has none.
    pub url: String,
    /// When it answers, plain text in the reader's language; mostly empty.
    pub hours: String,
}

/// Value of `GET /wps/fair-play/helpLines?country=GB`, for visitors too. Without `country`: those of the visitor's country.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct HelpLines {
    /// ISO 3166 alpha-2 of the country that they are for; empty for those that are for everybody.
    pub country: String,
    /// Countries for which there are lines of their own, in the order of their codes.
    pub countries: Vec<String>,
    /// The services, in the operator's order; those for everybody where the country has none.
    pub lines: Vec<HelpLine>,
}
