//! Calls to a server under test: plain, with a session, sealed, and the stream of events.

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, header};
use axum::response::Response;
use http_body_util::BodyExt;
use lumora_extras::seal::seal;
use platform::http::LoggedPath;
use platform::ids;
use serde_json::{Value, json};
use tower::ServiceExt;

use super::{START_MS, TestReply, TestServer, TestStream};

impl TestServer {
    /// Sends a request. Of an endless stream, the first frame is the body.
    pub async fn send(&self, request: Request<Body>) -> TestReply {
        let path = request.uri().path().to_owned();
        let response = self.answer(request).await;
        let logged_path = LoggedPath::of(&response, &path).to_owned();
        let (status, headers, body) = parts(response);
        if headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream") {
            let frame = TestStream::new(status, headers.clone(), body).frame().await.unwrap_or_default();
            return TestReply { status, headers, body: frame.into_bytes(), logged_path };
        }
        let body = body.collect().await.expect("a body").to_bytes().to_vec();
        TestReply { status, headers, body, logged_path }
    }

    async fn answer(&self, mut request: Request<Body>) -> Response {
        if let Some(peer) = self.peer {
            request.extensions_mut().insert(ConnectInfo(peer));
        }
        self.router.clone().oneshot(request).await.expect("a router always answers")
    }

    /// Opens the stream of events: with a session token as its member, else as a visitor; `cursor` is the id of the last event seen.
    pub async fn events(&self, token: Option<&str>, cursor: Option<&str>) -> TestStream {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let proof = bearer.as_ref().map(|bearer| ("authorization", bearer.as_str()));
        self.stream(proof, cursor).await
    }

    /// Opens the stream of events with a visitor's token.
    pub async fn events_of_visitor(&self, token: &str) -> TestStream {
        self.stream(Some(("x-visitor-token", token)), None).await
    }

    async fn stream(&self, proof: Option<(&str, &str)>, cursor: Option<&str>) -> TestStream {
        let mut request = Request::get("/wps/events");
        if let Some((name, value)) = proof {
            request = request.header(name, value);
        }
        if let Some(cursor) = cursor {
            request = request.header("last-event-id", cursor);
        }
        let (status, headers, body) = parts(self.answer(request.body(Body::empty()).expect("a request")).await);
        TestStream::new(status, headers, body)
    }

    /// Sends a call with headers and, unless null, a JSON body.
    pub async fn call(&self, method: Method, path: &str, headers: &[(&str, &str)], body: &Value) -> TestReply {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let body = if body.is_null() {
            Body::empty()
        } else {
            request = request.header(header::CONTENT_TYPE, "application/json");
            Body::from(body.to_string())
        };
        self.send(request.body(body).expect("a request")).await
    }

    /// Sends a `GET` as a visitor.
    pub async fn get(&self, path: &str) -> TestReply {
        self.call(Method::GET, path, &[], &Value::Null).await
    }

    /// Sends a `GET` with a session token.
    pub async fn get_as(&self, token: &str, path: &str) -> TestReply {
        self.call(Method::GET, path, &[("authorization", &format!("Bearer {token}"))], &Value::Null).await
    }

    /// Sends a `POST` of JSON with a session token, under a new idempotency key.
    pub async fn post_as(&self, token: &str, path: &str, body: &Value) -> TestReply {
        self.post_under(&ids::new_id(START_MS), token, path, body).await
    }

    /// Sends a `POST` of JSON with a session token under the idempotency key `key`.
    pub async fn post_under(&self, key: &str, token: &str, path: &str, body: &Value) -> TestReply {
        let headers = [("authorization", &*format!("Bearer {token}")), ("idempotency-key", key)];
        self.call(Method::POST, path, &headers, body).await
    }

    /// Seals `body` for one call of `method` and `path`, with a key and nonce fresh from the server.
    pub async fn seal(&self, method: &Method, path: &str, body: &Value) -> Value {
        let seal = self.get("/wps/system/seal").await;
        let text = |name: &str| seal.at(&format!("/value/{name}")).as_str().expect("a seal key").to_owned();
        let (kid, nonce) = (text("kid"), text("nonce"));
        seal_with(&text("publicKey"), (&kid, &nonce), &format!("wps/v1|{method}|{path}"), body)
    }

    /// Seals `body` and sends it with headers.
    pub async fn sealed(&self, method: Method, path: &str, headers: &[(&str, &str)], body: &Value) -> TestReply {
        let sealed = self.seal(&method, path, body).await;
        self.call(method, path, headers, &sealed).await
    }

    /// Logs in; gives the reply, whatever its status.
    pub async fn try_login(&self, body: &Value, headers: &[(&str, &str)]) -> TestReply {
        let path = "/wps/session/login";
        let sealed = self.seal(&Method::POST, path, body).await;
        self.call(Method::POST, path, headers, &sealed).await
    }

    /// Logs in; gives the session token. Panics when the login fails.
    pub async fn login(&self, account: &str, password: &str) -> String {
        let reply = self.try_login(&json!({ "username": account, "password": password }), &[]).await;
        reply.at("/value/token").as_str().map_or_else(|| unreachable_login(&reply), ToOwned::to_owned)
    }
}

#[allow(clippy::panic, reason = "a test kit fails loudly")]
fn unreachable_login(reply: &TestReply) -> String {
    panic!("the login failed: {} {}", reply.status, reply.text())
}

/// Seals `body` for a public key, by the client's own code.
pub fn seal_with(public_key: &str, (kid, nonce): (&str, &str), info: &str, body: &Value) -> Value {
    let (aad, plain) = (format!("{kid}|{nonce}"), body.to_string());
    let sealed = seal(public_key, info.as_bytes(), aad.as_bytes(), plain.as_bytes(), ids::random_bytes());
    let sealed = sealed.expect("a sealed body");
    json!({ "kid": kid, "nonce": nonce, "enc": sealed.enc, "ct": sealed.ct })
}

fn parts(response: Response) -> (u16, HeaderMap, Body) {
    let (parts, body) = response.into_parts();
    (parts.status.as_u16(), parts.headers, body)
}
