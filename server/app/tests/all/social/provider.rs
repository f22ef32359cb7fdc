//! The provider: the built-in one and its consent page, and one whose tokens lie.

use super::{Visit, development_server, location, path, query, refusal_of, ticket_of};
use axum::body::{Body, Bytes};
use axum::http::{Method, Request, StatusCode};
use futures_util::future::BoxFuture;
use identity::social::{Provider, ProviderSettings, Providers};
use lumora_server::testing::TestServer;
use platform::http_client::{CallError, ServiceReply, Transport};
use platform::jwt::SigningKey;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};

#[tokio::test]
async fn the_built_in_provider_is_there_on_a_development_server_alone() {
    let server = TestServer::on_sqlite().await;
    assert_eq!(server.get("/wps/system/status").await.at("/value/info/social"), json!([]));
    for page in ["/dev/oidc/.well-known/openid-configuration", "/dev/oidc/authorize", "/dev/oidc/jwks"] {
        assert_eq!(server.get(page).await.status, 404, "{page}");
    }
    let back = location(&server.get("/wps/session/social/google/start").await);
    assert_eq!(back, "/login#social-error=not_enabled");
}

#[tokio::test]
async fn the_consent_page_answers_to_registered_addresses_only() {
    let server = development_server().await;
    let visit = Visit::begin(&server, "google").await;
    let page = server.get(&path(&visit.authorize)).await;
    assert_eq!(page.status, 200);
    let policy = page.headers["content-security-policy"].to_str().expect("a policy");
    assert!(policy.contains("form-action 'self' http://127.0.0.1:8080;") && !policy.contains("unsafe"), "{policy}");
    for (field, value) in [
        ("redirect_uri", "https://evil.example/"),
        ("redirect_uri", "http://127.0.0.1:8080/wps/session/social/facebook/callback"),
        ("redirect_uri", "http://127.0.0.1:8080.evil.example/wps/session/social/google/callback"),
        ("client_id", "lumora-nobody"),
    ] {
        let mut fields = query(&visit.authorize);
        fields.insert(field.to_owned(), value.to_owned());
        let changed = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let refused = server.get(&format!("/dev/oidc/authorize?{changed}")).await;
        assert_eq!(refused.status, 400, "{value}");
        assert!(!refused.headers.contains_key("location"), "{value}");
    }
    let mut fields = query(&visit.authorize);
    fields.insert("state".to_owned(), "\"><script>alert(1)</script>".to_owned());
    let hostile = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
    let page = server.get(&format!("/dev/oidc/authorize?{hostile}")).await;
    assert!(!page.text().contains("<script"), "{}", page.text());
}

#[tokio::test]
async fn a_code_is_worth_nothing_without_the_secret_of_its_client() {
    let server = development_server().await;
    let visit = Visit::begin(&server, "google").await;
    let callback = query(&visit.allow().await);
    let exchange = |verifier: &'static str, secret: &'static str| {
        let fields = [
            ("grant_type", "authorization_code"),
            ("code", callback["code"].as_str()),
            ("redirect_uri", "http://127.0.0.1:8080/wps/session/social/google/callback"),
            ("client_id", "lumora-google"),
            ("client_secret", secret),
            ("code_verifier", verifier),
        ];
        let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = Request::post("/dev/oidc/token").header("content-type", "application/x-www-form-urlencoded");
        server.send(request.body(Body::from(form)).expect("a request"))
    };
    let refused = exchange("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk", "guess").await;
    assert_eq!((refused.status, refused.at("/error")), (401, json!("invalid_client")));
}

#[tokio::test]
async fn a_site_opened_as_localhost_is_returned_to() {
    let server = development_server().await;
    let start = |host: &'static str| {
        let server = server.clone();
        async move {
            let headers = [("host", host)];
            let reply = server.call(Method::GET, "/wps/session/social/google/start", &headers, &Value::Null).await;
            query(&location(&reply))["redirect_uri"].clone()
        }
    };
    assert_eq!(start("localhost:8080").await, "http://localhost:8080/wps/session/social/google/callback");
    let own = "http://127.0.0.1:8080/wps/session/social/google/callback";
    assert_eq!(start("127.0.0.1:8080").await, own);
    assert_eq!(start("evil.example").await, own, "a forged host leads nowhere");
}

/// A provider whose token endpoint answers with whatever the test says.
#[derive(Debug, Clone)]
struct Scripted {
    key: SigningKey,
    token: Arc<Mutex<Value>>,
}

impl Transport for Scripted {
    fn call(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<ServiceReply, CallError>> {
        let body = match request.uri().path() {
            "/.well-known/openid-configuration" => json!({
                "issuer": "https://id.example", "authorization_endpoint": "https://id.example/authorize",
                "token_endpoint": "https://id.example/token", "jwks_uri": "https://id.example/jwks",
            }),
            "/jwks" => self.key.key_set(),
            _ => self.token.lock().expect("a lock").clone(),
        };
        Box::pin(async move { Ok(ServiceReply { status: StatusCode::OK, body }) })
    }
}

#[tokio::test]
async fn a_token_that_is_not_the_providers_for_this_login_is_refused() {
    let scripted = Scripted { key: SigningKey::fresh(), token: Arc::default() };
    let settings = ProviderSettings {
        name: "google".to_owned(),
        issuer: "https://id.example".to_owned(),
        client_id: "us".to_owned(),
        client_secret: "hush".to_owned(),
        scope: "openid".to_owned(),
        token_endpoint: None,
    };
    let providers = Providers::of(vec![Provider::new(settings, Arc::new(scripted.clone()))]);
    let server = TestServer::on_sqlite().await.with_social(providers);
    let now_s = server.state.base.clock.now_ms() / 1000;
    let back = |forge: Box<dyn Fn(Value) -> Value>| {
        let (server, scripted) = (server.clone(), scripted.clone());
        async move {
            let visit = Visit::begin(&server, "google").await;
            let asked = query(&visit.authorize);
            let claims = json!({ "iss": "https://id.example", "aud": "us", "sub": "1", "nonce": asked["nonce"],
                                 "iat": now_s, "exp": now_s + 300, "email": "a@b.example" });
            *scripted.token.lock().expect("a lock") = forge(claims);
            visit.follow(&format!("/wps/session/social/google/callback?code=c&state={}", asked["state"])).await
        }
    };
    let signed = |key: &SigningKey, claims: &Value| json!({ "id_token": key.sign(claims) });
    let own = scripted.key.clone();
    let sound = back(Box::new(move |claims| signed(&own, &claims))).await;
    assert!(sound.contains("#social="), "{sound}");
    for (name, value) in [
        ("nonce", json!("another login's")),
        ("aud", json!("somebody else")),
        ("iss", json!("https://evil.example")),
        ("exp", json!(now_s - 61)),
        ("sub", json!(null)),
    ] {
        let own = scripted.key.clone();
        let refused = back(Box::new(move |mut claims| {
            claims[name] = value.clone();
            signed(&own, &claims)
        }));
        assert_eq!(refusal_of(&refused.await), "forbidden", "{name}");
    }
    let forged = back(Box::new(move |claims| signed(&SigningKey::fresh(), &claims))).await;
    assert_eq!(refusal_of(&forged), "forbidden");
    let unsigned = back(Box::new(|_| json!({ "id_token": "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0." }))).await;
    assert_eq!(refusal_of(&unsigned), "forbidden", "alg none");
    let none = back(Box::new(|_| json!({ "error": "invalid_grant" }))).await;
    assert_eq!(refusal_of(&none), "unavailable");
    let unverified = back({
        let own = scripted.key.clone();
        Box::new(move |claims| signed(&own, &claims))
    });
    let ticket = ticket_of(&unverified.await);
    assert_eq!(ticket.len(), 43);
}
