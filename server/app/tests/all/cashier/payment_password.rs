//! The payment password: set, changed, guessed at, recovered.

use axum::http::Method;
use futures_util::future::join_all;
use serde_json::{Value, json};

use super::{Desk, MINUTE, PIN, broken};

const PATH: &str = "/wps/member/paymentPassword";

async fn set(desk: &Desk, current: &str, new: &str) -> lumora_server::testing::TestReply {
    desk.sealed(Method::PUT, PATH, &json!({ "current": current, "paymentPassword": new })).await
}

#[tokio::test]
async fn the_first_one_is_set_within_the_rule_and_another_needs_the_first() {
    for desk in Desk::each(0).await {
        assert_eq!(desk.get(PATH).await.at("/value/set"), false);
        for (typed, rule) in [
            ("", "rule_empty"),
            ("12", "rule_digits"),
            ("abcdef", "rule_digits"),
            ("123456", "password_too_weak"),
            ("777777", "password_too_weak"),
        ] {
            assert_eq!(broken(&set(&desk, "", typed).await, "paymentPassword"), rule, "{typed}");
        }
        assert_eq!(set(&desk, "", PIN).await.at("/value/set"), true);
        assert_eq!(broken(&set(&desk, "", "246802").await, "current"), "rule_empty");
        assert_eq!(broken(&set(&desk, "000001", "246802").await, "current"), "wrong_payment_password");
        assert_eq!(broken(&set(&desk, PIN, PIN).await, "paymentPassword"), "password_unchanged");
        assert_eq!(set(&desk, PIN, "246802").await.status, 200);
        let hash = desk.server.text("select payment_password_hash from members where account = 'mira'").await;
        assert!(hash.is_some_and(|hash| hash.starts_with("$argon2id$")), "{}", desk.server.name);
    }
}

#[tokio::test]
async fn an_old_session_gives_the_login_password_first() {
    let desk = Desk::one(0).await;
    desk.server.state.base.clock.advance_ms(11 * MINUTE);
    let reply = set(&desk, "", PIN).await;
    assert_eq!((reply.status, reply.at("/code")), (401, json!("password_required")));
}

#[tokio::test]
async fn five_wrong_ones_lock_payments_for_a_day_and_not_the_login() {
    for desk in Desk::each(100_000).await {
        desk.set_pin().await;
        let account = desk.add_account("12345678").await;
        let body = json!({ "accountId": account, "amount": "10.00", "paymentPassword": "000001" });
        let tries = (0..30).map(|_| desk.sealed(Method::POST, "/wps/member/withdrawals", &body));
        let replies = join_all(tries).await;
        let wrong = replies.iter().filter(|reply| reply.status == 422).count();
        assert_eq!(wrong, 5, "{}: thirty at once are five guesses", desk.server.name);
        let right = desk.withdraw(&account, "10.00").await;
        assert_eq!((right.status, right.at("/code")), (429, json!("payment_locked")), "{}", right.text());
        let state = desk.get(PATH).await;
        assert_eq!(state.at("/value/guessesLeft"), 0);
        assert!(state.at("/value/lockedUntil").as_str().is_some_and(|until| !until.is_empty()));
        assert!(!desk.server.login("mira", super::PASSWORD).await.is_empty(), "the login is not locked");
        let desk = desk.after(24 * 60 * MINUTE + 1).await;
        assert_eq!(desk.withdraw(&account, "10.00").await.status, 200);
    }
}

#[tokio::test]
async fn a_right_one_forgets_the_wrong_ones_before_it() {
    let desk = Desk::one(0).await;
    desk.set_pin().await;
    for round in 0..3 {
        for left in [4, 3] {
            let reply = set(&desk, "000001", "246802").await;
            assert_eq!(reply.at("/value/left"), json!(left), "{round}");
        }
        let reply = desk.try_account(&super::bank_account("12")).await;
        assert_eq!(broken(&reply, "account"), "rule_digits", "the payment password was right");
    }
}

#[tokio::test]
async fn who_has_forgotten_it_proves_a_contact_and_a_lock_ends() {
    for desk in Desk::each(0).await {
        desk.set_pin().await;
        for _ in 0..5 {
            set(&desk, "000001", "246802").await;
        }
        let none = desk.post("/wps/member/paymentPassword/code", &Value::Null).await;
        assert_eq!((none.status, none.at("/code")), (409, json!("proof_needed")), "{}", none.text());
        desk.server
            .execute("update members set email = 'mira@example.com', email_verified_at = 1 where account = 'mira'")
            .await;
        assert_eq!(desk.post("/wps/member/paymentPassword/code", &Value::Null).await.status, 200);
        let code = desk.server.last_code("mira@example.com").await;
        let path = "/wps/member/paymentPassword/recovery";
        let wrong = json!({ "verificationCode": if code == "111112" { "111113" } else { "111112" }, "paymentPassword": "246802" });
        let refused = desk.sealed(Method::PUT, path, &wrong).await;
        assert_eq!(refused.at("/code"), "invalid_verification_code", "{}", refused.text());
        let right = json!({ "verificationCode": code, "paymentPassword": "246802" });
        let done = desk.sealed(Method::PUT, path, &right).await;
        assert_eq!((done.status, done.at("/value/guessesLeft")), (200, json!(5)), "{}", done.text());
        let told = desk.server.outbox().await;
        assert!(
            told.iter().any(|(to, _, body)| to == "mira@example.com" && body.contains("payment password was changed"))
        );
        assert!(told.iter().all(|(_, _, body)| !body.contains("246802")));
    }
}
