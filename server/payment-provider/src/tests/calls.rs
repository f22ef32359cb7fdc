//! The merchant's calls: signatures, idempotency, refusals.

use axum::body::Body;
use axum::http::{Method, Request};
use platform::store::sql;
use serde_json::{Value, json};

use crate::testing::{ORIGIN, TestProvider, payment, payout};

async fn count(provider: &TestProvider, table: &'static str) -> i64 {
    sql::query_scalar(table).fetch_one(provider.state.store.reader()).await.unwrap()
}

/// Sends one call eight times concurrently; gives the answers.
async fn eight_at_once(provider: &TestProvider, path: &'static str, body: Value) -> Vec<(u16, Value)> {
    let calls: Vec<_> = (0..8)
        .map(|_| {
            let (provider, body) = (provider.clone(), body.clone());
            tokio::spawn(async move { provider.post(path, &body).await })
        })
        .collect();
    let mut answers = Vec::new();
    for call in calls {
        answers.push(call.await.unwrap());
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn equal_calls_at_once_are_one_payment_one_payout_and_one_redemption() {
    for provider in TestProvider::on_both_engines().await {
        let answers = eight_at_once(&provider, "/v1/payments", payment("DEP-1")).await;
        assert!(answers.iter().all(|answer| answer.0 == 200 && *answer == answers[0]), "{answers:?}");
        assert_eq!(count(&provider, "select count(*) from payments").await, 1);

        let answers = eight_at_once(&provider, "/v1/payouts", payout("WD-1", "12345678")).await;
        assert!(answers.iter().all(|answer| answer.0 == 200 && *answer == answers[0]), "{answers:?}");
        assert_eq!(count(&provider, "select count(*) from payouts").await, 1);

        let code = super::vouchers::made(&provider, 2500).await;
        let body = json!({ "reference": "V-1", "code": code, "currency": "USD" });
        let answers = eight_at_once(&provider, "/v1/vouchers/redeem", body).await;
        assert!(answers.iter().all(|answer| answer.0 == 200 && *answer == answers[0]), "{answers:?}");
    }
}

#[tokio::test]
async fn a_payment_is_answered_with_the_payers_address_and_a_code_only_where_one_was_asked_for() {
    let provider = TestProvider::on_sqlite().await;
    let (_, hosted) = provider.post("/v1/payments", &payment("DEP-1")).await;
    assert_eq!((hosted["reference"].as_str(), hosted["status"].as_str()), (Some("DEP-1"), Some("pending")));
    assert_eq!((hosted["qr"].as_str(), hosted["expiresAt"].as_str()), (Some(""), Some("2026-11-21T08:49:56Z")));
    let token = hosted["payUrl"].as_str().unwrap().strip_prefix(&format!("{ORIGIN}/pay/")).unwrap();
    assert_eq!(token.len(), 43, "256 random bits");
    let mut asked = payment("DEP-2");
    asked["method"] = json!("qr");
    let (_, qr) = provider.post("/v1/payments", &asked).await;
    assert_eq!(qr["qr"], qr["payUrl"]);
    assert_ne!(qr["payUrl"], hosted["payUrl"]);
}

#[tokio::test]
async fn the_same_reference_with_another_body_is_a_conflict_and_changes_nothing() {
    for provider in TestProvider::on_both_engines().await {
        let (_, first) = provider.post("/v1/payments", &payment("DEP-1")).await;
        let same = json!({ "unknown": 1, "amount": "25", "reference": "DEP-1" });
        let mut asked = payment("DEP-1");
        asked.as_object_mut().unwrap().extend(same.as_object().unwrap().clone());
        assert_eq!(
            provider.post("/v1/payments", &asked).await,
            (200, first.clone()),
            "what nobody knows is passed over"
        );
        for (field, value) in [("amount", "25.01"), ("currency", "EUR"), ("method", "qr"), ("description", "x")] {
            let mut other = payment("DEP-1");
            other[field] = json!(value);
            let (status, refused) = provider.post("/v1/payments", &other).await;
            assert_eq!((status, refused["code"].as_str()), (409, Some("reference_conflict")), "{field}");
        }
        assert_eq!(provider.payment("DEP-1").await["payUrl"], first["payUrl"]);

        provider.paid_out("WD-1", "12345678").await;
        let (status, refused) = provider.post("/v1/payouts", &payout("WD-1", "12345679")).await;
        assert_eq!((status, refused["code"].as_str()), (409, Some("reference_conflict")));
    }
}

#[tokio::test]
async fn what_is_not_signed_lately_by_the_merchant_is_refused() {
    let provider = TestProvider::on_sqlite().await;
    provider.asked("DEP-1").await;
    let code = |page: crate::testing::Page| {
        let body: Value = serde_json::from_str(&page.text).unwrap();
        assert!(body["message"].as_str().unwrap().contains(": "), "it names the remedy: {body}");
        (page.status, body["code"].as_str().unwrap().to_owned())
    };
    let unsigned = (401, "unsigned".to_owned());
    let bare = |method, path: &str| Request::builder().method(method).uri(path).body(Body::from("{}")).unwrap();
    for path in ["/v1/payments", "/v1/payouts", "/v1/vouchers/redeem"] {
        assert_eq!(code(provider.send(bare(Method::POST, path)).await), unsigned, "{path}");
    }
    for path in ["/v1/payments/DEP-1", "/v1/payouts/WD-1"] {
        assert_eq!(code(provider.send(bare(Method::GET, path)).await), unsigned, "{path}");
    }
    let mut changed = provider.signed(Method::POST, "/v1/payments", payment("DEP-2").to_string());
    *changed.body_mut() = Body::from(payment("DEP-3").to_string());
    assert_eq!(code(provider.send(changed).await), unsigned);
    for (off, expected) in [(299_000, 200), (301_000, 401), (-301_000, 401)] {
        let request = provider.signed(Method::GET, "/v1/payments/DEP-1", "");
        provider.state.clock.advance_ms(off);
        assert_eq!(provider.send(request).await.status, expected, "{off}");
        provider.state.clock.advance_ms(-off);
    }
    assert_eq!(provider.get("/v1/payments/DEP-2").await.0, 404);
}

#[tokio::test]
async fn only_the_merchant_is_told_and_only_to_it_payers_go_back() {
    let provider = TestProvider::on_sqlite().await;
    for elsewhere in
        ["http://evil.example/hook", "http://127.0.0.1:8080@evil.example/", "http://127.0.0.1:8081/x", "", "/hook"]
    {
        let mut asked = payment("DEP-1");
        asked["notifyUrl"] = json!(elsewhere);
        let (status, refused) = provider.post("/v1/payments", &asked).await;
        assert_eq!((status, refused["code"].as_str()), (422, Some("notify_url_refused")), "{elsewhere}");
        let mut asked = payout("WD-1", "1234");
        asked["notifyUrl"] = json!(elsewhere);
        let (status, refused) = provider.post("/v1/payouts", &asked).await;
        assert_eq!((status, refused["code"].as_str()), (422, Some("notify_url_refused")), "{elsewhere}");
    }
    let mut asked = payment("DEP-1");
    asked["returnUrl"] = json!("https://evil.example/");
    let (status, refused) = provider.post("/v1/payments", &asked).await;
    assert_eq!((status, refused["code"].as_str()), (422, Some("return_url_refused")));
    asked["returnUrl"] = json!("");
    assert_eq!(provider.post("/v1/payments", &asked).await.0, 200, "there may be none");
}

#[tokio::test]
async fn malformed_and_huge_bodies_are_refused_and_stored_nowhere() {
    let provider = TestProvider::on_sqlite().await;
    let refused = async |body: String| {
        let page = provider.send(provider.signed(Method::POST, "/v1/payments", body)).await;
        let answer: Value = serde_json::from_str(&page.text).unwrap();
        (page.status, answer["code"].as_str().unwrap().to_owned())
    };
    let invalid = (400, "invalid_request".to_owned());
    for body in ["", "{", "[]", "null", "\"x\"", "{}", "\u{0}", &"[".repeat(10_000)] {
        assert_eq!(refused(body.to_owned()).await, invalid, "{}", &body[..body.len().min(40)]);
    }
    for (field, value) in [
        ("amount", json!("0.00")),
        ("amount", json!(25)),
        ("amount", json!("1e9")),
        ("currency", json!("usd")),
        ("method", json!("cash")),
        ("reference", json!("../x")),
        ("reference", json!("")),
        ("expiresInSeconds", json!(0)),
        ("expiresInSeconds", json!(i64::MAX)),
        ("description", json!("x".repeat(201))),
        ("description", json!("a\u{0}b")),
        ("notifyUrl", json!(null)),
    ] {
        let mut asked = payment("DEP-1");
        asked[field] = value;
        assert_eq!(refused(asked.to_string()).await, invalid, "{field}");
    }
    let huge = format!("{{\"description\":\"{}\"}}", "x".repeat(20_000));
    assert_eq!(refused(huge).await, (413, "too_large".to_owned()));
    assert_eq!(count(&provider, "select count(*) from payments").await, 0);
}

#[tokio::test]
async fn unknown_references_and_calls_are_told_as_such() {
    let provider = TestProvider::on_sqlite().await;
    for path in ["/v1/payments/none", "/v1/payouts/none", "/v1/payouts/%27%20or%201=1"] {
        let (status, answer) = provider.get(path).await;
        assert_eq!((status, answer["code"].as_str()), (404, Some("unknown_reference")), "{path}");
    }
    assert_eq!(provider.get("/v1/other").await.1["code"], "not_found");
}
