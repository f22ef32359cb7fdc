//! Submitted forms, and amounts as people type them.

use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::Response;
use platform::http;
use serde::de::DeserializeOwned;

use super::page;
use crate::fields::Amount;

/// The fields of a form; where they can not be read, the answer is a page that says what to do.
pub(super) struct Form<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Form<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        match http::Form::<T>::from_request(request, state).await {
            Ok(http::Form(form)) => Ok(Self(form)),
            Err(_) => {
                let body = page::problem("The form could not be read. Go back, reload the page, and send it again.");
                Err(page::page(StatusCode::BAD_REQUEST, "Not understood", &body))
            }
        }
    }
}

/// Reads a typed amount, whatever its surrounding spaces and thousands separators (commas).
pub(super) fn typed_amount(text: &str) -> Result<Amount, String> {
    let plain: String = text.trim().chars().filter(|letter| *letter != ',').collect();
    Amount::try_from(plain).map_err(|rule| format!("That amount can not be used: {rule}."))
}
