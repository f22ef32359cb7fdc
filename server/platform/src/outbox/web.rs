//! The text message gateway by a web service: a POST of JSON with a key, as most providers offer it.

use axum::http::{Method, Request, Uri, header};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;

use super::gateway::{DeliveryError, DeliveryFuture, Outgoing, SettingError, SmsGateway};

const NAME: &str = "LUMORA_SMS_URL";

/// Hands text messages to a web service: `POST` of `{"id", "to": "+84...", "text"}` with `Authorization: Bearer KEY`. Any 2xx means
/// accepted; 408, 429 and 5xx are retried; every other status is a permanent failure.
pub struct WebSmsGateway {
    uri: Uri,
    key: String,
    client: Client<HttpsConnector<HttpConnector>, Full<Bytes>>,
}

impl std::fmt::Debug for WebSmsGateway {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("WebSmsGateway")
    }
}

impl WebSmsGateway {
    /// The service at `url`, which must be https unless it runs on this machine.
    ///
    /// # Errors
    /// [`SettingError`] for an invalid address.
    pub fn new(url: &str, key: &str) -> Result<Self, SettingError> {
        let invalid = |detail: &str| SettingError { name: NAME, detail: detail.to_owned() };
        let uri: Uri = url.trim().parse().map_err(|_| invalid("it is no address such as https://host/path"))?;
        let is_local = matches!(uri.host(), Some("127.0.0.1" | "localhost" | "[::1]"));
        match uri.scheme_str() {
            Some("https") => {}
            Some("http") if is_local => {}
            _ => return Err(invalid("codes travel there, so it must be an https address")),
        }
        let connector = HttpsConnectorBuilder::new().with_webpki_roots().https_or_http().enable_http1().build();
        Ok(Self { uri, key: key.trim().to_owned(), client: Client::builder(TokioExecutor::new()).build(connector) })
    }

    fn request(&self, message: &Outgoing) -> Result<Request<Full<Bytes>>, DeliveryError> {
        let to = format!("+{}", message.to);
        let body = serde_json::json!({ "id": message.id, "to": to, "text": message.body }).to_string();
        Request::builder()
            .method(Method::POST)
            .uri(self.uri.clone())
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::AUTHORIZATION, format!("Bearer {}", self.key))
            .header("idempotency-key", &message.id)
            .body(Full::new(Bytes::from(body)))
            .map_err(|_| DeliveryError::Permanent("the key holds characters that no header can carry".to_owned()))
    }
}

impl SmsGateway for WebSmsGateway {
    fn send_sms<'a>(&'a self, message: &'a Outgoing) -> DeliveryFuture<'a> {
        Box::pin(async move {
            let request = self.request(message)?;
            let response = self.client.request(request).await;
            let response =
                response.map_err(|_| DeliveryError::Transient("the service could not be reached".to_owned()))?;
            let status = response.status();
            match status.as_u16() {
                200..=299 => Ok(()),
                408 | 429 | 500..=599 => Err(DeliveryError::Transient(format!("the service answered {status}"))),
                _ => Err(DeliveryError::Permanent(format!("the service refused the message with {status}"))),
            }
        })
    }
}
