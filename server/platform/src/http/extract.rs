//! Extractors of bodies, paths and headers, whose rejections are errors in the envelope.
//!
//! The messages come from the decoders and name fields and positions. Bodies may carry secrets, so whatever a decoder's message
//! quotes is removed.

use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use lumora_core::domain::language;
use lumora_core::wire::code;
use serde::de::DeserializeOwned;

use super::{ApiError, json_numbers, json_place};

/// A JSON body. As a response (`reply.rs`) it is JSON without the envelope.
#[derive(Debug)]
pub struct Json<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &S) -> Result<Self, ApiError> {
        let body = json_body(request).await;
        body.and_then(decode).map(Self)
    }
}

fn decode<T: DeserializeOwned>(body: Bytes) -> Result<T, ApiError> {
    let mut value = serde_json::from_slice(&body);
    if value.is_err()
        && let Some(normalised) = json_numbers::without_empty_fractions(&body)
    {
        // If this fails too, the error is about the original body.
        value = serde_json::from_slice(&normalised).or(value);
    }
    match value {
        Err(error) => Err(json_error(&body, &error)),
        Ok(_) if holds_nul(&body) => Err(ApiError::invalid("texts must not hold the character U+0000")),
        Ok(value) => Ok(value),
    }
}

/// Reads the bytes of a JSON body; not generic, so that it is compiled once.
async fn json_body(request: Request) -> Result<Bytes, ApiError> {
    if !is_json(request.headers()) {
        return Err(ApiError::invalid("the body must be JSON: send the header Content-Type: application/json"));
    }
    Bytes::from_request(request, &()).await.map_err(|rejection| body_error(rejection.status()))
}

/// A body of an HTML form (`application/x-www-form-urlencoded`).
#[derive(Debug)]
pub struct Form<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Form<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        const WANTED: &str = "application/x-www-form-urlencoded";
        if !is_type(request.headers(), |essence| essence == WANTED) {
            return Err(ApiError::invalid(format!("the body must be a form: send the header Content-Type: {WANTED}")));
        }
        let body = Bytes::from_request(request, state).await.map_err(|rejection| body_error(rejection.status()))?;
        if body.contains(&0) || body.windows(3).any(|three| three == b"%00") {
            return Err(ApiError::invalid("texts must not hold the character U+0000"));
        }
        let form = serde_urlencoded::from_bytes(&body);
        form.map(Self).map_err(|_| ApiError::invalid("the form is not of the expected shape"))
    }
}

/// Whether the request has exactly one content type and it is JSON.
fn is_json(headers: &HeaderMap) -> bool {
    is_type(headers, |essence| {
        essence == "application/json" || (essence.starts_with("application/") && essence.ends_with("+json"))
    })
}

/// Whether the request has exactly one content type, and `fits` accepts it.
fn is_type(headers: &HeaderMap, fits: impl FnOnce(&str) -> bool) -> bool {
    let mut named = headers.get_all(header::CONTENT_TYPE).iter().filter_map(|value| value.to_str().ok());
    let (Some(named), None) = (named.next(), named.next()) else { return false };
    let essence = named.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    fits(&essence)
}

/// Whether a text in the JSON holds U+0000, which PostgreSQL can not store. In valid JSON it can only be escaped as `\u0000`, unless
/// that backslash is itself escaped.
pub fn holds_nul(json: &[u8]) -> bool {
    let mut escaped = false;
    for (index, byte) in json.iter().enumerate() {
        if escaped && json.get(index..).is_some_and(|rest| rest.starts_with(b"u0000")) {
            return true;
        }
        escaped = *byte == b'\\' && !escaped;
    }
    false
}

fn json_error(body: &[u8], error: &serde_json::Error) -> ApiError {
    if !error.is_data() {
        return ApiError::invalid("the body is not JSON");
    }
    let place = json_place::value_at(body, error.line(), error.column());
    let named = if place.is_empty() { place } else { format!("{place}: ") };
    ApiError::invalid(format!("the body is not of the expected shape: {}", without_values(&format!("{named}{error}"))))
}

/// The error of a body that could not be read to its end.
pub fn body_error(status: StatusCode) -> ApiError {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        return ApiError::refused(status, code::TOO_LARGE, "the body is too large");
    }
    ApiError::invalid("the body could not be read")
}

/// Removes from a decoder's message what is in double quotes, and cuts it to 300 characters.
fn without_values(message: &str) -> String {
    let mut message_without_values = String::new();
    for (index, part) in message.split('"').enumerate() {
        message_without_values.push_str(if index % 2 == 0 { part } else { "..." });
    }
    message_without_values.chars().take(300).collect()
}

/// The variable parts of the path.
#[derive(Debug)]
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match axum::extract::Path::<T>::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(path)) => Ok(Self(path)),
            Err(PathRejection::FailedToDeserializePathParams(_)) => Err(ApiError::not_found("path")),
            Err(_) => Err(ApiError::Internal("a path was extracted where the route has none".into())),
        }
    }
}

/// The language of the call: the `Language` header when it names one that exists, else English.
#[derive(Debug, Clone, Copy)]
pub struct Language(pub language::Language);

impl Language {
    /// The language's code, such as `EN`.
    pub fn code(&self) -> &'static str {
        self.0.code
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Language {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let named = parts.headers.get("language").and_then(|value| value.to_str().ok()).and_then(language::by_code);
        Ok(Self(named.unwrap_or(language::DEFAULT)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_with_the_null_character_is_found_and_one_about_it_is_not() {
        assert!(holds_nul(br#"{"a":"x\u0000"}"#) && holds_nul(br#"{"a":"\\\u0000"}"#));
        assert!(!holds_nul(br#"{"a":"\\u0000"}"#) && !holds_nul(br#"{"a":"u0000\n"}"#) && !holds_nul(b"\\"));
    }

    #[test]
    fn a_message_never_repeats_a_quoted_value() {
        let message = without_values("invalid type: string \"hunter2\", expected u32 at line 1");
        assert_eq!(message, "invalid type: string ..., expected u32 at line 1");
    }
}
