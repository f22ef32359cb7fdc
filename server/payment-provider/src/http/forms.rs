//! Forms that people send, and amounts as they type them.

use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::Response;
use platform::http;
use serde::de::DeserializeOwned;

use super::page;
use crate::fields::Amount;

/// The fields of a form; one that can not be read is answered with a page that says what to do.
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

/// An amount as a person types it: spaces around it and thousands separated by commas do not matter.
pub(super) fn typed_amount(text: &str) -> Result<Amount, String> {
    let plain: String = text.trim().chars().filter(|letter| *letter != ',').collect();
    Amount::try_from(plain).map_err(|rule| format!("That amount can not be used: {rule}."))
}
