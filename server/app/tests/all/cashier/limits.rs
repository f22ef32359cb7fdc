//! Deposit limits: asked before a deposit is opened, and once more before what has arrived is credited.

use axum::http::Method;
use cashier::deposit::held::{self, HeldDecision};
use platform::http::ApiError;
use platform::store::Connection;
use serde_json::{Value, json};

use super::{Desk, MINUTE, text};

impl Desk {
    async fn limit_deposits(&self, period: &str, to: &str) {
        let body = json!({ "kind": "DEPOSIT", "period": period, "to": { "amount": to } });
        let reply = self.post("/wps/fair-play/limit", &body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }

    async fn try_deposit(&self, amount: &str) -> (u16, Value) {
        let reply = self.post("/wps/member/deposits", &json!({ "channelId": "card", "amount": amount })).await;
        (reply.status, reply.json())
    }

    /// An operator decides about what is held first.
    async fn decide_held(&self, decision: HeldDecision) -> Result<(), ApiError> {
        let store = &self.server.state.base.store;
        let held = held::waiting(store, 10).await.expect("a list");
        let (id, now_ms) = (held.first().expect("something held").id.clone(), self.server.state.base.clock.now_ms());
        let work = async move |tx: &mut Connection| held::decide(tx, &id, decision, "ops", now_ms).await.map(drop);
        store.write(move |tx| Box::pin(async move { work(tx).await })).await
    }
}

#[tokio::test]
async fn a_deposit_beyond_the_limit_is_refused_and_open_ones_count() {
    for desk in Desk::each(0).await {
        desk.limit_deposits("DAY", "100.00").await;
        let first = desk.deposit("card", "60.00").await;
        let (status, body) = desk.try_deposit("40.01").await;
        assert_eq!((status, &body["code"]), (422, &json!("limit_reached")), "{}", desk.server.name);
        assert_eq!(body["value"]["limit"]["limit"]["amount"], "100.00");
        desk.payments.pay(&text(&first, "payUrl"), None, 0).await;
        assert_eq!(desk.try_deposit("40.01").await.0, 422);
        let last = desk.deposit("card", "40.00").await;
        desk.payments.pay(&text(&last, "payUrl"), None, 0).await;
        assert_eq!(desk.balance().await, "100.00");
        let overview = desk.get("/wps/fair-play/overview").await;
        assert_eq!(overview.at("/value/netDeposits"), "100.00");
        let noted = desk.server.text("select count(*) || '' from protection_events where kind = 'LIMIT_HELD'").await;
        assert_eq!(noted.as_deref(), Some("1"));
    }
}

#[tokio::test]
async fn what_arrives_beyond_the_limit_is_held_for_an_operator() {
    for desk in Desk::each(0).await {
        desk.limit_deposits("DAY", "50.00").await;
        let deposit = desk.deposit("card", "50.00").await;
        desk.payments.pay(&text(&deposit, "payUrl"), Some(8_000), 0).await;
        assert_eq!(desk.balance().await, "0.00", "{}", desk.server.name);
        let (path, session) =
            (format!("/wps/member/deposits?id={}", text(&deposit, "id")), format!("Bearer {}", desk.token));
        let called_off = desk.server.call(Method::DELETE, &path, &[("authorization", &session)], &Value::Null).await;
        assert_eq!(called_off.status, 409, "{}", called_off.text());
        let early = desk.decide_held(HeldDecision::Credit).await.expect_err("no room");
        assert_eq!(early.status().as_u16(), 422);
        desk.decide_held(HeldDecision::Returned).await.expect("a decision");
        assert!(held::waiting(&desk.server.state.base.store, 10).await.expect("a list").is_empty());
        let read = desk.read_deposit(&deposit).await;
        let steps: Vec<_> =
            read["steps"].as_array().expect("steps").iter().map(|step| step["status"].clone()).collect();
        assert_eq!(steps, ["PENDING", "HELD", "DECLINED"]);

        let late = desk.deposit("card", "40.00").await;
        desk.limit_deposits("DAY", "30.00").await;
        desk.payments.pay(&text(&late, "payUrl"), None, 0).await;
        assert_eq!(desk.balance().await, "0.00", "the limit was lowered before it arrived");
        let body = json!({ "kind": "DEPOSIT", "period": "DAY", "to": null });
        assert_eq!(desk.post("/wps/fair-play/limit", &body).await.status, 200);
        let desk = desk.after(25 * 60 * MINUTE).await;
        let yes = json!({ "kind": "DEPOSIT", "period": "DAY", "yes": true });
        assert_eq!(desk.post("/wps/fair-play/limit/confirm", &yes).await.status, 200);
        desk.decide_held(HeldDecision::Credit).await.expect("room");
        assert_eq!(desk.balance().await, "40.00");
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_held_bank_slip_is_decided_where_what_is_held_is_decided() {
    for desk in Desk::each(0).await {
        desk.limit_deposits("DAY", "100.00").await;
        let deposit = desk.deposit("bank", "100.00").await;
        let id = text(&deposit, "id");
        desk.found(&id, 12_000).await.expect("held");
        assert_eq!(desk.balance().await, "0.00", "{}", desk.server.name);
        let again = desk.found(&id, 12_000).await.expect_err("a second word on the same slip");
        assert_eq!(again.status().as_u16(), 409);
        assert_eq!(held::waiting(&desk.server.state.base.store, 10).await.expect("a list").len(), 1);
        desk.decide_held(HeldDecision::Returned).await.expect("a decision");
        assert_eq!(desk.read_deposit(&deposit).await["status"], "DECLINED");
        assert_eq!(desk.balance().await, "0.00");
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn what_is_not_paid_is_called_off_by_an_exclusion_and_paid_all_the_same_is_the_members() {
    for desk in Desk::each(0).await {
        let deposit = desk.deposit("card", "50.00").await;
        let body = json!({ "kind": "TIME_OUT", "span": "HOURS_24" });
        assert_eq!(desk.post("/wps/fair-play/exclusion", &body).await.status, 200, "{}", desk.server.name);
        assert_eq!(desk.read_deposit(&deposit).await["status"], "CANCELLED");
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        assert_eq!(desk.read_deposit(&deposit).await["status"], "CREDITED");
        assert_eq!(desk.balance().await, "50.00");
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_voucher_counts_as_a_deposit() {
    for desk in Desk::each(0).await {
        desk.limit_deposits("WEEK", "20.00").await;
        for (minor, balance) in [(1_500, "15.00"), (600, "15.00")] {
            let code = desk.payments.voucher(minor).await;
            let body = json!({ "channelId": "voucher", "code": code });
            let reply = desk.sealed(Method::POST, "/wps/member/deposits/voucher", &body).await;
            assert_eq!(reply.status, 200, "{}", reply.text());
            assert_eq!(desk.balance().await, balance, "{}", desk.server.name);
        }
        assert_eq!(held::waiting(&desk.server.state.base.store, 10).await.expect("a list").len(), 1);
    }
}

#[tokio::test]
async fn the_first_deposit_waits_for_a_decision_about_limits() {
    let desk = Desk::one(0).await;
    desk.server.execute("update protected_members set limits_decided = 0").await;
    let (status, body) = desk.try_deposit("10.00").await;
    assert_eq!((status, &body["code"]), (409, &json!("limit_decision_needed")));
    assert_eq!(desk.post("/wps/fair-play/limits/decline", &json!({})).await.status, 200);
    assert_eq!(desk.try_deposit("10.00").await.0, 200);
}

#[tokio::test]
async fn nobody_pays_in_before_a_limit_is_set_that_the_policy_demands() {
    let desk = Desk::one(0).await;
    assert_eq!(desk.post("/wps/fair-play/limits/decline", &json!({})).await.status, 200);
    assert_eq!(desk.try_deposit("10.00").await.0, 200);
    desk.server.set("licence_policy", "mt").await;
    let (status, body) = desk.try_deposit("10.00").await;
    assert_eq!((status, &body["code"]), (409, &json!("limit_decision_needed")), "declining was an answer before");
    let limit = json!({ "kind": "STAKE", "period": "WEEK", "to": { "amount": "100.00" } });
    assert_eq!(desk.post("/wps/fair-play/limit", &limit).await.status, 200);
    assert_eq!(desk.try_deposit("10.00").await.0, 200);
}
