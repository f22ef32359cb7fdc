//! The query of an address.
//!
//! Read as pairs, once for all calls; what a call takes of them is [`query!`](crate::query)'s.

use std::future::ready;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::ApiError;

/// The pairs of a query, in their order.
#[derive(Debug)]
pub struct Pairs(Vec<(String, String)>);

impl Pairs {
    /// Reads what stands behind the question mark; any text is a query.
    pub fn parse(query: &str) -> Self {
        Self(form_urlencoded::parse(query.as_bytes()).into_owned().collect())
    }

    /// What stands under a name.
    pub fn values(&self, name: &str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(other, _)| other == name).map(|(_, value)| value.as_str())
    }
}

/// What a call takes of its query.
pub trait FromQuery: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// What a parameter must be.
    fn from_query(pairs: &Pairs) -> Result<Self, String>;
}

/// The query of the address.
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
