//! The query string of an address, parsed into pairs; [`query!`](crate::query) declares which parameters a call takes.

use std::future::ready;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::ApiError;

/// The name-value pairs of a query string, in order.
#[derive(Debug)]
pub struct Pairs(Vec<(String, String)>);

impl Pairs {
    /// Parses the text behind the question mark; it never fails.
    pub fn parse(query: &str) -> Self {
        Self(form_urlencoded::parse(query.as_bytes()).into_owned().collect())
    }

    /// All values of the parameter `name`.
    pub fn values(&self, name: &str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(other, _)| other == name).map(|(_, value)| value.as_str())
    }
}

/// The parameters of a call, parsed from the query string.
pub trait FromQuery: Sized {
    /// Parses the parameters.
    ///
    /// # Errors
    /// What an invalid parameter must be, in English.
    fn from_query(pairs: &Pairs) -> Result<Self, String>;
}

/// The extractor of a call's parameters.
#[derive(Debug)]
pub struct Query<T>(pub T);

impl<T: FromQuery + Send, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = ApiError;

    fn from_request_parts(parts: &mut Parts, _: &S) -> impl Future<Output = Result<Self, ApiError>> {
        let query = T::from_query(&Pairs::parse(parts.uri.query().unwrap_or_default()));
        ready(query.map(Self).map_err(invalid))
    }
}

fn invalid(wrong: String) -> ApiError {
    ApiError::invalid(format!("the query is not valid: {wrong}"))
}
