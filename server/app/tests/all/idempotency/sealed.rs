//! Sealed calls under a key: what they say counts, not how it was encrypted, and nothing that is stored gives a secret away.

use super::*;
use axum::extract::FromRef;
use lumora_core::wire::SecretText;
use lumora_server::openapi::openapi;
use lumora_server::testing::stores::both_engines;
use lumora_server::testing::{START_MS, TestServer, seal_with};
use platform::seal::Sealed;
use platform::store::sql;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

const PATH: &str = "/pay";
const PIN: &str = "482915";

/// What a payment would send.
#[derive(Deserialize)]
struct Payment {
    amount: String,
    pin: SecretText,
}

#[derive(Clone)]
struct PayState(Base);

impl FromRef<PayState> for Base {
    fn from_ref(state: &PayState) -> Self {
        state.0.clone()
    }
}

async fn pay(base: Base, intent: Intent, payment: Payment) -> Result<Reply<String>, ApiError> {
    assert!(!payment.pin.is_empty());
    let given = intent
        .once(&base.store, move |tx| {
            Box::pin(async move {
                sql::query("insert into work_done (number) values (1)").execute(tx).await?;
                Ok(payment.amount)
            })
        })
        .await?;
    Ok(Reply(given))
}

async fn pay_server(test: &TestStore) -> (Router, Base) {
    let base = base(test, &Clock::manual(START_MS)).await;
    let state = PayState(base.clone());
    let handler = move |axum::extract::State(state): axum::extract::State<PayState>,
                        intent: Intent,
                        Sealed(payment): Sealed<Payment>| pay(state.0, intent, payment);
    let router = Router::new()
        .route(PATH, post(handler))
        .route_layer(middleware::from_fn(idempotency::sealed_layer))
        .merge(Router::from(platform::seal::router()).with_state(base.clone()))
        .layer(Extension(base.clone()))
        .with_state(state);
    (router, base)
}

/// The same server, for a member who is known already.
async fn members_server(test: &TestStore) -> (Router, Base) {
    let (router, base) = pay_server(test).await;
    (router.layer(Extension(idempotency::Caller("mira".to_owned()))), base)
}

/// A body sealed with a fresh nonce.
async fn sealed(server: &Router, amount: &str, pin: &str) -> String {
    let request = Request::get("/wps/system/seal").body(Body::empty()).expect("a request");
    let response = server.clone().oneshot(request).await.expect("a reply");
    let reply = response.into_body().collect().await.expect("a body").to_bytes();
    let reply: Value = serde_json::from_slice(&reply).expect("JSON");
    let text = |name: &str| reply["value"][name].as_str().expect("text").to_owned();
    let body = json!({ "amount": amount, "pin": pin });
    seal_with(&text("publicKey"), (&text("kid"), &text("nonce")), &format!("wps/v1|POST|{PATH}"), &body).to_string()
}

async fn send_sealed(server: &Router, key: &str, body: String) -> (u16, Value) {
    let request = Request::post(PATH).header("idempotency-key", key).header("content-type", "application/json");
    let response = server.clone().oneshot(request.body(Body::from(body)).expect("a request")).await.expect("a reply");
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.expect("a body").to_bytes();
    (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
}

#[tokio::test]
async fn the_same_sealed_anew_under_the_same_key_is_done_once_on_any_server() {
    for test in both_engines().await {
        prepare(&test).await;
        let ((one, _), (two, _)) = (members_server(&test).await, members_server(&test).await);
        let first = send_sealed(&one, "k", sealed(&one, "10.00", PIN).await).await;
        assert_eq!((first.0, &first.1["value"]), (200, &json!("10.00")), "{}", test.name);
        for server in [&one, &two] {
            assert_eq!(send_sealed(server, "k", sealed(server, "10.00", PIN).await).await, first, "{}", test.name);
            for (amount, pin) in [("10.01", PIN), ("10.00", "482916")] {
                let (status, reply) = send_sealed(server, "k", sealed(server, amount, pin).await).await;
                assert_eq!((status, &reply["code"]), (409, &json!("idempotency_conflict")), "{}", test.name);
            }
        }
        assert_eq!(work_done(&test).await, 1, "{}", test.name);
    }
}

#[tokio::test]
async fn nothing_is_opened_for_somebody_without_a_session() {
    let test = lumora_server::testing::stores::sqlite().await;
    prepare(&test).await;
    let ((for_nobody, _), (for_member, _)) = (pay_server(&test).await, members_server(&test).await);
    let body = sealed(&for_nobody, "10.00", PIN).await;
    let (status, reply) = send_sealed(&for_nobody, "k", body.clone()).await;
    assert_eq!((status, &reply["code"]), (401, &json!("login_required")));
    assert_eq!(send_sealed(&for_member, "k", body).await.0, 200, "its nonce is not spent");
}

#[tokio::test]
async fn a_recorded_cipher_text_and_a_plain_body_get_nothing_out_of_a_key() {
    let test = lumora_server::testing::stores::sqlite().await;
    prepare(&test).await;
    let (server, _) = members_server(&test).await;
    let recorded = sealed(&server, "10.00", PIN).await;
    assert_eq!(send_sealed(&server, "k", recorded.clone()).await.0, 200);
    let (status, reply) = send_sealed(&server, "k", recorded).await;
    assert_eq!((status, &reply["code"]), (400, &json!("seal_expired")));
    let plain = json!({ "amount": "10.00", "pin": PIN }).to_string();
    let (status, reply) = send_sealed(&server, "k", plain).await;
    assert_eq!((status, &reply["code"]), (400, &json!("seal_invalid")));
}

#[tokio::test]
async fn what_is_stored_of_a_sealed_call_lets_nobody_try_the_secret() {
    let test = lumora_server::testing::stores::sqlite().await;
    prepare(&test).await;
    let (server, _) = members_server(&test).await;
    send_sealed(&server, "k", sealed(&server, "10.00", PIN).await).await;
    let row: (String, String, String) = sql::query_as("select fingerprint, outcome, body from idempotent_replies")
        .fetch_one(test.store.reader())
        .await
        .expect("a row");
    assert!(!format!("{row:?}").contains(PIN));
    let plain = json!({ "amount": "10.00", "pin": PIN }).to_string();
    for text in [plain.clone(), format!("POST {PATH}\n{plain}"), format!("idempotency POST {PATH}\0{plain}")] {
        assert_ne!(row.0, platform::ids::hex(&Sha256::digest(text.as_bytes())));
    }
}

/// Every name of a schema that a schema refers to, near or far.
fn referred(document: &Value, schema: &Value, known: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            if let Some(name) = fields.get("$ref").and_then(Value::as_str).and_then(|it| it.rsplit('/').next())
                && known.insert(name.to_owned())
            {
                referred(document, &document["components"]["schemas"][name], known);
            }
            fields.values().for_each(|field| referred(document, field, known));
        }
        Value::Array(items) => items.iter().for_each(|item| referred(document, item, known)),
        _ => {}
    }
}

#[tokio::test]
async fn no_reply_that_is_kept_can_hold_a_secret_and_no_sealed_call_is_told_apart_by_its_cipher_text() {
    let server = TestServer::on_sqlite().await;
    let document = serde_json::to_value(openapi()).expect("a document");
    let mut kept = 0;
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let name = axum::http::Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            if !["post", "put", "patch", "delete"].contains(&method.as_str()) {
                continue;
            }
            // The layer refuses a bad key before anything else: so it is found, whatever the document says.
            let headers = [("idempotency-key", "a b")];
            let concrete = path.replace(['{', '}'], "");
            let reply = server.call(name.clone(), &concrete, &headers, &json!({})).await;
            if !reply.text().contains("Idempotency-Key") {
                continue;
            }
            kept += 1;
            let mut schemas = BTreeSet::new();
            referred(&document, &operation["responses"], &mut schemas);
            assert!(!schemas.contains("SecretText"), "{method} {path} would keep a secret in its reply");
            if operation["requestBody"].to_string().contains("SealedBody") {
                for expected in ["the first", "the second"] {
                    let body = server.seal(&name, path, &json!({})).await;
                    let reply = server.call(name.clone(), path, &[("idempotency-key", "k")], &body).await;
                    assert_ne!(reply.at("/code"), "idempotency_conflict", "{expected} {method} {path}");
                }
            }
        }
    }
    assert!(kept >= 10, "the layer was found on {kept} calls only");
}
