//! Withdrawals that wait for a person: why, what is seen of one, and how many persons it takes.

use axum::http::Method;
use serde_json::{Value, json};

use super::{ACCOUNT_NUMBER, Office, operator, text};

/// A withdrawal that waits for an operator.
async fn waiting(office: &Office) -> Value {
    let account = office.add_account().await;
    let withdrawal = office.withdraw(&account, "1500.00").await;
    office.server.state.base.clock.advance_ms(1_000);
    withdrawal
}

fn decide(id: &Value, decision: &str) -> Value {
    json!({ "id": id, "decision": decision })
}

#[tokio::test]
async fn who_decides_sees_why_it_waits_and_only_the_end_of_the_account() {
    for office in Office::each(500_000).await {
        let withdrawal = waiting(&office).await;
        let listed = office.anna.get("withdrawals").await["content"][0].clone();
        assert_eq!((&listed["account"], &listed["status"]), (&json!("mira"), &json!("RISK_REVIEW")));
        assert_eq!(listed["reasons"], json!([{ "rule": "AMOUNT_ABOVE", "words": "a large amount" }]));
        let path = format!("withdrawals/{}", text(&listed, "orderNo"));
        let shown = office.anna.call(Method::GET, &path, &Value::Null).await;
        assert_eq!(shown.at("/value/withdrawal/hint"), "•••• 0000");
        assert_eq!(shown.at("/value/money/held"), "1500.00");
        assert!(!shown.text().contains(ACCOUNT_NUMBER), "{}", shown.text());
        let number = text(&withdrawal, "orderNo");
        let list = office.admin(&["withdrawals", "list"]).await;
        assert!(list.contains(&number) && list.contains("a large amount"), "{list}");

        office.anna.done(Method::POST, "withdrawals/decide", &decide(&listed["id"], "APPROVE")).await;
        office.settle().await;
        let line = office.admin(&["withdrawals", "show", &number]).await;
        for words in ["AWAITING_CONFIRMATION", "anna", "•••• 0000", "balance: 3500.00", "paid: 1500.00"] {
            assert!(line.contains(words), "{words}: {line}");
        }
        assert!(!line.contains(ACCOUNT_NUMBER), "{line}");
        let change = office.anna.get("changes?last=1").await["changes"][0].clone();
        assert_eq!(text(&change, "subject"), format!("withdrawal {number}"));
        assert_eq!(
            office.anna.refused(Method::POST, "withdrawals/decide", &decide(&listed["id"], "REJECT")).await.status,
            409
        );
        office.server.books_balance().await;
    }
}

#[tokio::test]
async fn above_the_bound_it_takes_two_persons_however_often_one_of_them_says_so() {
    for office in Office::each(500_000).await {
        office.server.set("withdrawal_two_persons_above", "100000").await;
        let id = waiting(&office).await["id"].clone();
        let body = decide(&id, "APPROVE");
        let tries = (0..8).map(|_| office.anna.call(Method::POST, "withdrawals/decide", &body));
        let replies = futures_util::future::join_all(tries).await;
        assert_eq!(replies.iter().filter(|reply| reply.status == 200).count(), 1, "{}", office.server.name);
        let seen = office.anna.get(&format!("withdrawals/{}", id.as_str().expect("an id"))).await;
        let seen = &seen["withdrawal"];
        assert_eq!((&seen["status"], &seen["approvedBy"]), (&json!("RISK_REVIEW"), &json!("anna")));

        let tries = (0..8).map(|_| office.ben.call(Method::POST, "withdrawals/decide", &body));
        let replies = futures_util::future::join_all(tries).await;
        assert_eq!(replies.iter().filter(|reply| reply.status == 200).count(), 1, "{}", office.server.name);
        office.settle().await;
        assert_eq!(office.balance().await, "3500.00", "{}: paid once", office.server.name);
        office.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_key_and_the_command_line_of_the_same_name_are_one_person() {
    let office = Office::one(500_000).await;
    office.server.set("withdrawal_two_persons_above", "100000").await;
    let number = text(&waiting(&office).await, "orderNo");
    let noted = office.admin(&["withdrawals", "approve", &number]).await;
    assert!(noted.contains("second person"), "{noted}");
    let same = operator(&office.server, "Tester").await;
    let refused = same.refused(Method::POST, "withdrawals/decide", &decide(&json!(number), "APPROVE")).await;
    assert_eq!((refused.status, refused.at("/code")), (409, json!("second_person_needed")), "{}", refused.text());
    let done = office.ben.done(Method::POST, "withdrawals/decide", &decide(&json!(number), "APPROVE")).await;
    assert_eq!(done["status"], "APPROVED");
}

#[tokio::test]
async fn a_refusal_gives_the_money_back_and_a_dispute_ends_by_what_did_not_arrive() {
    for office in Office::each(500_000).await {
        let account = office.add_account().await;
        let rejected = text(&office.withdraw(&account, "1100.00").await, "orderNo");
        office.admin(&["withdrawals", "reject", &rejected, "--note", "call us"]).await;
        assert_eq!(office.balance().await, "5000.00");

        let disputed = text(&office.withdraw(&account, "50.00").await, "id");
        office.settle().await;
        let said = json!({ "id": disputed, "answer": "NOT_RECEIVED" });
        let reply = office.server.post_as(&office.token, "/wps/member/withdrawals/confirmation", &said).await;
        assert_eq!(reply.at("/value/status"), "DISPUTED", "{}", reply.text());
        let list = office.admin(&["withdrawals", "list", "--state", "DISPUTED"]).await;
        assert!(list.contains("50.00 USD"), "{list}");
        let error = office.admin_refused(&["withdrawals", "refund", &disputed, "--amount", "50.01"]).await;
        assert!(error.contains("no more than the 50.00"), "{error}");
        let refund = json!({ "id": disputed, "decision": "REFUND", "amount": "30.00" });
        assert_eq!(office.anna.done(Method::POST, "withdrawals/decide", &refund).await["status"], "COMPLETED");
        assert_eq!(office.balance().await, "4980.00", "{}", office.server.name);
        office.admin_refused(&["withdrawals", "close-dispute", &disputed]).await;
        office.server.books_balance().await;
    }
}
