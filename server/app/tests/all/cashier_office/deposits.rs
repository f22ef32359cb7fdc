//! Bank slips: the queue, what an operator sees of one, and what is decided.

use axum::http::Method;
use serde_json::{Value, json};

use super::{Office, text};

#[tokio::test]
async fn a_bank_slip_waits_in_the_queue_with_its_picture_and_is_credited_once_for_what_arrived() {
    for office in Office::each(0).await {
        let deposit = office.deposit("bank", "100.00").await;
        assert_eq!(office.anna.get("deposits").await["totalElements"], 0, "nobody has sent a receipt");
        office.send_receipt(&deposit).await;
        office.server.state.base.clock.advance_ms(90 * 60_000);
        let listed = office.anna.get("deposits").await["content"][0].clone();
        assert_eq!((&listed["account"], &listed["amount"]), (&json!("mira"), &json!("100.00")));
        assert_eq!((&listed["status"], &listed["ageSeconds"]), (&json!("REVIEW"), &json!(5_400)));
        let image = format!("deposits/pictures/{}", listed["images"][0].as_str().expect("a picture"));
        let image = office.anna.call(Method::GET, &image, &Value::Null).await;
        assert_eq!((image.status, &image.headers["content-type"]), (200, &"image/jpeg".parse().expect("a header")));

        office.server.state.base.clock.advance_ms(1_000);
        let revision = office.server.get("/wps/system/revision").await.at("/value/revision");
        let decision = json!({ "id": listed["orderNo"], "decision": "ARRIVED", "amount": "99.50", "note": "bank fee" });
        let done = office.anna.done(Method::POST, "deposits/decide", &decision).await;
        assert_eq!((&done["status"], &done["credited"]), (&json!("CREDITED"), &json!("99.50")));
        let again = office.ben.refused(Method::POST, "deposits/decide", &decision).await;
        assert_eq!((again.status, again.at("/code")), (409, json!("state_changed")), "{}", office.server.name);
        office.server.state.base.clock.advance_ms(1_000);
        let after = office.server.get("/wps/system/revision").await.at("/value/revision");
        assert_eq!(revision, after, "one member's money is no change of the site");

        let shown = office.anna.get(&format!("deposits/{}", text(&deposit, "id"))).await;
        let last = shown["steps"].as_array().and_then(|steps| steps.last()).cloned().expect("a step");
        assert_eq!((&last["actor"], &last["note"]), (&json!("anna"), &json!("bank fee")));
        assert_eq!((&shown["money"]["balance"], &shown["money"]["withdrawable"]), (&json!("99.50"), &json!("0.00")));
        let change = office.anna.get("changes?last=1").await["changes"][0].clone();
        assert_eq!((&change["actor"], &change["former"]), (&json!("key anna"), &json!("REVIEW")));
        assert_eq!(text(&change, "subject"), format!("deposit {}", text(&listed, "orderNo")));
        office.server.books_balance().await;
    }
}

#[tokio::test]
async fn money_that_is_found_after_a_refusal_is_the_members_all_the_same() {
    for office in Office::each(0).await {
        let deposit = office.deposit("bank", "100.00").await;
        office.send_receipt(&deposit).await;
        let number = text(&deposit, "orderNo");
        let list = office.admin(&["deposits", "list"]).await;
        assert!(list.contains(&number) && list.contains("mira") && list.contains("100.00 USD"), "{list}");
        office.admin(&["deposits", "decline", &number, "--note", "not on our account"]).await;
        assert_eq!(office.admin(&["deposits", "list"]).await, "");
        office.admin_refused(&["deposits", "decline", &number]).await;
        office.admin(&["deposits", "arrived", &number, "--amount", "100.00"]).await;
        let shown = office.admin(&["deposits", "show", &number]).await;
        for words in ["DECLINED", "CREDITED", "tester", "not on our account", "may leave: 0.00", "credit DEPOSIT"] {
            assert!(shown.contains(words), "{words}: {shown}");
        }
        assert_eq!(office.balance().await, "100.00", "{}", office.server.name);
        office.server.books_balance().await;
    }
}

#[tokio::test]
async fn what_the_provider_takes_is_not_decided_by_hand_and_amounts_have_bounds() {
    let office = Office::one(0).await;
    let hosted = text(&office.deposit("card", "50.00").await, "id");
    let by_hand = json!({ "id": hosted, "decision": "ARRIVED", "amount": "50.00" });
    assert_eq!(office.anna.refused(Method::POST, "deposits/decide", &by_hand).await.status, 409);
    let slip = text(&office.deposit("bank", "50.00").await, "id");
    for (body, status) in [
        (json!({ "id": slip, "decision": "ARRIVED" }), 422),
        (json!({ "id": slip, "decision": "ARRIVED", "amount": "-1.00" }), 422),
        (json!({ "id": slip, "decision": "ARRIVED", "amount": "90000000000000000.00" }), 422),
        (json!({ "id": slip, "decision": "PERHAPS" }), 422),
        (json!({ "id": slip, "decision": "DECLINED", "note": "x".repeat(501) }), 422),
        (json!({ "id": "none", "decision": "DECLINED" }), 404),
    ] {
        assert_eq!(office.anna.refused(Method::POST, "deposits/decide", &body).await.status, status, "{body}");
    }
    assert_eq!(office.balance().await, "0.00");
    let error = office.admin_refused(&["deposits", "list", "--state", "LOST"]).await;
    assert!(error.contains("REVIEW"), "{error}");
}

#[tokio::test]
async fn one_decision_of_many_at_once_counts() {
    for office in Office::each(0).await {
        let id = text(&office.deposit("bank", "100.00").await, "id");
        let body = json!({ "id": id, "decision": "ARRIVED", "amount": "100.00" });
        let tries = (0..8).map(|_| office.anna.call(Method::POST, "deposits/decide", &body));
        let replies = futures_util::future::join_all(tries).await;
        let done = replies.iter().filter(|reply| reply.status == 200).count();
        assert_eq!((done, office.balance().await), (1, json!("100.00")), "{}", office.server.name);
        office.server.books_balance().await;
    }
}
