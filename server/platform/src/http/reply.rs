//! Replies of successful calls.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::{ApiError, Json};

/// The reply of a call, in the envelope. It is never cached: most replies depend on the caller.
#[derive(Debug)]
pub struct Reply<T>(pub T);

/// The start of a success envelope (`lumora_core::wire::Envelope`). It is written around the value as text, because serializing the
/// generic envelope would compile it once more for each type of value.
const BEFORE: &[u8] = br#"{"success":true,"value":"#;

impl<T: Serialize> IntoResponse for Reply<T> {
    fn into_response(self) -> Response {
        let mut body = BEFORE.to_vec();
        let written = serde_json::to_writer(&mut body, &self.0);
        finish(body, written)
    }
}

fn finish(mut body: Vec<u8>, written: serde_json::Result<()>) -> Response {
    body.push(b'}');
    let response = json(written.map(|()| body));
    ([(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))], response).into_response()
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        json(serde_json::to_vec(&self.0))
    }
}

fn json(written: serde_json::Result<Vec<u8>>) -> Response {
    match written {
        Ok(body) => ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], body).into_response(),
        Err(error) => ApiError::Internal(error.to_string()).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;
    use lumora_core::wire::{Done, Envelope};

    async fn same<T: Serialize + Clone>(value: T) {
        let envelope = Envelope { success: true, value: Some(value.clone()), code: None, message: None };
        let response = Reply(value).into_response();
        assert_eq!(response.headers()[header::CONTENT_TYPE], "application/json");
        assert_eq!(response.headers()[header::CACHE_CONTROL], "no-store");
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        assert_eq!(body, serde_json::to_vec(&envelope).unwrap());
    }

    #[tokio::test]
    async fn a_reply_is_the_envelope_of_a_success() {
        same(Done {}).await;
        same(None::<Done>).await;
        same(vec!["a \"quoted\" text"]).await;
    }

    #[tokio::test]
    async fn what_can_not_be_written_is_a_failure_of_the_server() {
        let no_text = std::collections::HashMap::from([(vec![1], 1)]);
        assert_eq!(Reply(no_text.clone()).into_response().status(), 500);
        assert_eq!(Json(no_text).into_response().status(), 500);
    }

    #[tokio::test]
    async fn json_without_the_envelope_is_the_value_alone() {
        let response = Json([1, 2]).into_response();
        assert_eq!(response.headers()[header::CONTENT_TYPE], "application/json");
        assert_eq!(to_bytes(response.into_body(), usize::MAX).await.unwrap(), "[1,2]");
    }
}
