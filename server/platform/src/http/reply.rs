//! Success as it travels.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use lumora_core::wire::Envelope;
use serde::Serialize;

/// The answer of a call, in the envelope. It is never stored by a cache: most answers depend on who asks.
#[derive(Debug)]
pub struct Reply<T>(pub T);

impl<T: Serialize> IntoResponse for Reply<T> {
    fn into_response(self) -> Response {
        let body = Envelope { success: true, value: Some(self.0), code: None, message: None };
        let mut response = axum::Json(body).into_response();
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}
