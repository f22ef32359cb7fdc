//! Accounts to be paid to.

use axum::http::Method;
use futures_util::future::join_all;
use lumora_core::domain::account::AccountType;
use serde_json::json;

use super::{Desk, PASSWORD, PIN, bank_account, broken, text};

const PATH: &str = "/wps/member/payoutAccounts";

#[tokio::test]
async fn an_account_is_added_with_the_payment_password_shown_by_its_end_and_waits_before_it_is_paid_to() {
    for desk in Desk::each(100_000).await {
        let without = desk.try_account(&bank_account("0123456784417")).await;
        assert_eq!((without.status, without.at("/code")), (409, json!("payment_password_needed")));
        desk.set_pin().await;
        let reply = desk.try_account(&bank_account("0123456784417")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let account = reply.at("/value/list/0");
        assert_eq!(
            (text(&account, "hint"), text(&account, "holder")),
            ("•••• 4417".to_owned(), "M••• T•••".to_owned())
        );
        assert!(!reply.text().contains("012345678"), "the number is nowhere in the answer");
        let stored = desk.server.text("select account_locked || account_tag || hint from payout_accounts").await;
        assert!(stored.is_some_and(|row| !row.contains("012345678")), "{}", desk.server.name);
        let early = desk.withdraw(&text(&account, "id"), "10.00").await;
        assert_eq!((early.status, early.at("/code")), (409, json!("account_waiting")));
        desk.server.state.base.clock.advance_ms(3 * 60_000);
        assert_eq!(desk.withdraw(&text(&account, "id"), "10.00").await.status, 200);
    }
}

#[tokio::test]
async fn money_goes_to_the_members_own_name_only() {
    let desk = Desk::one(0).await;
    desk.set_pin().await;
    desk.add_account("12345678").await;
    let other = json!({ "holder": "Somebody Else", "account": "87654321" });
    let mut body = bank_account("87654321");
    body["holder"] = other["holder"].clone();
    assert_eq!(broken(&desk.try_account(&body).await, "holder"), "payee_name_other");
    body["holder"] = json!("  mira   TRAN ");
    assert_eq!(desk.try_account(&body).await.status, 200, "case and blanks make no other name");
}

#[tokio::test]
async fn what_is_mistyped_is_said_field_by_field() {
    let desk = Desk::one(0).await;
    desk.set_pin().await;
    let with = |field: &str, value: &str| {
        let mut body = bank_account("12345678");
        body[field] = json!(value);
        body
    };
    for (body, field, rule) in [
        (with("account", ""), "account", "rule_empty"),
        (with("account", "12ab5678"), "account", "rule_digits"),
        (with("account", "1234567"), "account", "rule_digits"),
        (with("institution", ""), "institution", "institution_unknown"),
        (with("institution", "Bank of Nowhere"), "institution", "institution_unknown"),
        (with("holder", "   "), "holder", "rule_empty"),
        (with("holder", &"x".repeat(200)), "holder", "too_long"),
    ] {
        assert_eq!(broken(&desk.try_account(&body).await, field), rule, "{body}");
    }
    let crypto = |address: &str| json!({ "methodId": "usdt-trc20", "account": address, "holder": "Mira Tran", "paymentPassword": PIN });
    let mistyped = desk.try_account(&crypto("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u")).await;
    assert_eq!(broken(&mistyped, "account"), "account_checksum");
    assert_eq!(desk.try_account(&crypto("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t")).await.status, 200);
    assert_eq!(desk.try_account(&with("methodId", "nothing")).await.status, 409);
}

#[tokio::test]
async fn of_eight_at_once_one_account_is_added_and_the_member_is_told_once() {
    for desk in Desk::each(0).await {
        desk.server
            .execute("update members set email = 'mira@example.com', email_verified_at = 1 where account = 'mira'")
            .await;
        desk.set_pin().await;
        let body = bank_account("12345678");
        let replies = join_all((0..8).map(|_| desk.try_account(&body))).await;
        // Guesses that are being compared at once count for a moment: a right one is then refused as well, and adds nothing.
        let added = replies.iter().filter(|reply| reply.status == 200).count();
        assert!(added <= 1, "{}: {added}", desk.server.name);
        let after = desk.try_account(&body).await;
        let known = if added == 1 { broken(&after, "account") == "account_known" } else { after.status == 200 };
        assert!(known, "{}: {}", desk.server.name, after.text());
        let told = desk.server.outbox().await.into_iter().filter(|(_, _, body)| body.contains("•••• 5678")).count();
        assert_eq!(told, 1, "{}", desk.server.name);
    }
}

#[tokio::test]
async fn a_removed_account_is_gone_for_its_member_and_was_never_anybody_elses() {
    let desk = Desk::one(0).await;
    desk.set_pin().await;
    let id = desk.add_account("12345678").await;
    desk.server.add_member("noor", PASSWORD, AccountType::Member, 0).await;
    let noor = Desk {
        token: desk.server.login("noor", PASSWORD).await,
        server: desk.server.clone(),
        payments: desk.payments.clone(),
    };
    noor.set_pin().await;
    let path = "/wps/member/payoutAccounts/remove";
    let body = json!({ "id": id, "paymentPassword": PIN });
    noor.sealed(Method::POST, path, &body).await;
    assert_eq!(desk.get(PATH).await.at("/value/list/0/id"), json!(id), "another member removes nothing");
    for _ in 0..2 {
        let reply = desk.sealed(Method::POST, path, &body).await;
        assert_eq!((reply.status, reply.at("/value/list")), (200, json!([])), "{}", reply.text());
    }
    assert_eq!(desk.try_account(&bank_account("12345678")).await.status, 200, "it can be added again");
}
