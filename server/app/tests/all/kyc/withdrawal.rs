//! What a withdrawal asks of who wants to be paid.

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

use super::{CHECK, MINUTE, PASSWORD, Someone};

const PIN: &str = "135790";
const ACCOUNTS: &str = "/wps/member/payoutAccounts";

/// A member with money and a payment password, and no name that was proven.
async fn with_money(server: TestServer) -> Someone {
    server.add_member("mira", PASSWORD, AccountType::Member, 100_000).await;
    server.execute("update members set email = 'mira@example.com', email_verified_at = 1 where account = 'mira'").await;
    server.set("payout_account_minutes", "0").await;
    let token = server.login("mira", PASSWORD).await;
    let mira = Someone { server, token };
    mira.sealed(Method::PUT, "/wps/member/paymentPassword", &json!({ "paymentPassword": PIN })).await;
    mira
}

async fn add(mira: &Someone, number: &str, holder: &str) -> TestReply {
    let body = json!({ "methodId": "bank", "institution": "Sample Bank", "account": number, "holder": holder,
                       "paymentPassword": PIN });
    mira.sealed(Method::PUT, ACCOUNTS, &body).await
}

async fn withdraw(mira: &Someone, account: &Value, amount: &str) -> TestReply {
    let body = json!({ "accountId": account, "amount": amount, "paymentPassword": PIN });
    mira.sealed(Method::POST, "/wps/member/withdrawals", &body).await
}

async fn options(mira: &Someone) -> Value {
    mira.get("/wps/member/withdrawals/options").await.at("/value")
}

#[tokio::test]
async fn an_account_needs_a_proven_name_and_is_in_that_name() {
    for server in TestServer::seeded().await {
        let mira = with_money(server).await;
        assert_eq!(options(&mira).await["payeeNameProven"], json!(false));
        let early = add(&mira, "12345678", "Mira Tran").await;
        assert_eq!((early.status, early.at("/code")), (409, json!("payee_name_needed")), "{}", early.text());
        assert_eq!(mira.prove_name("Mira Tran").await.status, 200);
        assert_eq!(options(&mira).await["payeeNameProven"], json!(true));
        let other = add(&mira, "12345678", "Somebody Else").await;
        assert_eq!(other.at("/value/fields/holder"), "payee_name_other");
        let added = add(&mira, "12345678", "mira TRAN").await;
        assert_eq!((added.status, added.at("/value/list/0/otherName")), (200, json!(false)), "{}", added.text());
        // Another name: nothing is paid to the account that is in the former one.
        mira.server.state.base.clock.advance_ms(2 * MINUTE);
        assert_eq!(mira.prove_name("Mira Vale").await.status, 200);
        let account = options(&mira).await["accounts"][0].clone();
        assert_eq!(account["otherName"], json!(true));
        let refused = withdraw(&mira, &account["id"], "10.00").await;
        assert_eq!((refused.status, refused.at("/code")), (409, json!("payee_name_other")), "{}", refused.text());
        assert_eq!(mira.get("/wps/v2/wallets/balance").await.at("/value/sumBalance"), "1000.00");
    }
}

#[tokio::test]
async fn above_the_operators_bound_money_waits_for_the_identity_check_and_below_it_does_not() {
    for server in TestServer::seeded().await {
        let mira = with_money(server).await;
        mira.prove_name("Mira Tran").await;
        let account = add(&mira, "12345678", "Mira Tran").await.at("/value/list/0/id");
        assert_eq!(options(&mira).await["identityAbove"], Value::Null, "no rule, no bound");
        mira.server.set("withdrawal_identity_above", "2000").await;
        assert_eq!(options(&mira).await["identityAbove"], "20.00");
        assert_eq!(withdraw(&mira, &account, "20.00").await.status, 200, "not above it");
        let refused = withdraw(&mira, &account, "20.01").await;
        assert_eq!((refused.status, refused.at("/code")), (409, json!("identity_check_needed")), "{}", refused.text());
        mira.server.set("withdrawal_identity_first", "true").await;
        assert_eq!(withdraw(&mira, &account, "10.00").await.at("/code"), "identity_check_needed");
        assert_eq!(options(&mira).await["identityAbove"], "0.00");
        mira.hand_in("Mira Tran").await;
        assert_eq!(withdraw(&mira, &account, "10.00").await.at("/code"), "identity_check_needed", "only handed in");
        let anna = mira.operator("anna").await;
        anna.done(Method::POST, "identityChecks/decide", &json!({ "id": "mira", "decision": "APPROVED" })).await;
        assert_eq!(mira.get(CHECK).await.at("/value/level"), 2);
        assert_eq!(options(&mira).await["identityAbove"], Value::Null);
        let paid = withdraw(&mira, &account, "30.00").await;
        assert_eq!(paid.status, 200, "{}: {}", mira.server.name, paid.text());
    }
}

#[tokio::test]
async fn a_decision_is_told_to_open_pages() {
    let mira = with_money(TestServer::seeded_on_sqlite().await).await;
    mira.hand_in("Mira Tran").await;
    let anna = mira.operator("anna").await;
    let before = cashier_version(&mira).await;
    mira.server.state.base.clock.advance_ms(MINUTE);
    anna.done(
        Method::POST,
        "identityChecks/decide",
        &json!({ "id": "mira", "decision": "REJECTED", "reason": "EXPIRED" }),
    )
    .await;
    assert!(cashier_version(&mira).await > before);
}

/// The version that the event of the cashier would carry.
async fn cashier_version(mira: &Someone) -> u64 {
    let id = mira.server.text("select id from members where account = 'mira'").await.expect("a member");
    let change = ::cashier::change_of(&mira.server.state.base.store, &id).await.expect("a change");
    change.map(|change| change.version).unwrap_or_default()
}
