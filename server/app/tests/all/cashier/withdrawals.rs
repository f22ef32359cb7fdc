//! Withdrawals: from the frozen amount to what the member says of it.

use axum::body::Body;
use axum::http::{Method, Request, header};
use cashier::withdrawal::{Decision, decide};
use identity::totp::code::{STEP_MS, code_at};
use lumora_server::testing::payments::{Fault, ProviderTable};
use platform::http::ApiError;
use platform::store::Connection;
use serde_json::{Value, json};

use super::{Desk, MINUTE, PIN, broken, text};
use crate::totp::set_up;

impl Desk {
    /// A member who can withdraw to a bank account with this number.
    pub(super) async fn ready(self, number: &str) -> (Self, String) {
        self.set_pin().await;
        let account = self.add_account(number).await;
        (self, account)
    }

    pub(super) async fn withdrawn(&self, account: &str, amount: &str) -> String {
        let reply = self.withdraw(account, amount).await;
        assert_eq!(reply.status, 200, "{}: {}", self.server.name, reply.text());
        text(&reply.at("/value"), "id")
    }

    async fn decide(&self, id: &str, decision: Decision, operator: &'static str) -> Result<(), ApiError> {
        let (id, now_ms) = (id.to_owned(), self.server.state.base.clock.now_ms());
        let work = async move |tx: &mut Connection| decide(tx, &id, decision, (operator, ""), now_ms).await.map(drop);
        self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
    }

    async fn answer_confirmation(
        &self,
        id: &str,
        answer: &str,
        received: &str,
        images: &[String],
    ) -> lumora_server::testing::TestReply {
        let body = json!({ "id": id, "answer": answer, "received": received, "images": images });
        self.post("/wps/member/withdrawals/confirmation", &body).await
    }

    /// What net deposits take for withdrawn, in minor units.
    async fn counted_as_withdrawn(&self) -> String {
        self.server.text("select cast(sum(withdrawn) as text) from play_hours").await.expect("hours")
    }

    async fn proof(&self) -> String {
        let request = Request::put("/wps/member/withdrawals/proof")
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .body(Body::from(picture()))
            .expect("a request");
        let reply = self.server.send(request).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        text(&reply.at("/value"), "imageId")
    }
}

/// A small picture.
fn picture() -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, 20, 10);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&[127; 200]).expect("pixels");
    drop(writer);
    file
}

#[tokio::test]
async fn a_withdrawal_is_frozen_at_once_paid_by_the_provider_and_received_when_the_member_says_so() {
    for desk in Desk::each(10_000).await {
        let (desk, account) = desk.ready("12345678").await;
        let id = desk.withdrawn(&account, "60.00").await;
        assert_eq!(desk.balance().await, "40.00", "what is frozen can not be spent");
        desk.settle().await;
        let paid = desk.read_withdrawal(&id).await;
        assert_eq!(Desk::statuses(&paid), ["APPROVED", "PROCESSING", "AWAITING_CONFIRMATION"], "{}", desk.server.name);
        assert_eq!(desk.payments.recorded_amount(ProviderTable::Payout, &id).await, "60.00");
        let done = desk.answer_confirmation(&id, "FULL", "0.00", &[]).await;
        assert_eq!((done.status, done.at("/value/status")), (200, json!("COMPLETED")), "{}", done.text());
        assert_eq!(desk.answer_confirmation(&id, "NOT_RECEIVED", "0.00", &[]).await.at("/code"), "state_changed");
        assert_eq!(desk.balance().await, "40.00");
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_lost_request_or_answer_pays_once() {
    for desk in Desk::each(10_000).await {
        let (desk, account) = desk.ready("12345678").await;
        for fault in [Fault::Request, Fault::Answer] {
            let id = desk.withdrawn(&account, "20.00").await;
            desk.payments.lose_to_provider([fault, fault]);
            desk.payments.lose_to_site([Fault::Answer]);
            for _ in 0..4 {
                desk.settle().await;
                desk.server.state.base.clock.advance_ms(MINUTE);
            }
            assert_eq!(desk.read_withdrawal(&id).await["status"], "AWAITING_CONFIRMATION", "{fault:?}");
            assert_eq!(desk.payments.recorded_amount(ProviderTable::Payout, &id).await, "20.00");
        }
        assert_eq!(desk.balance().await, "60.00", "{}", desk.server.name);
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_part_in_another_currency_or_of_a_withdrawal_that_waits_for_none_counts_for_nothing() {
    for desk in Desk::each(10_000).await {
        let (desk, account) = desk.ready("12345678").await;
        let id = desk.withdrawn(&account, "20.00").await;
        desk.server.run_jobs().await;
        let paid = async |part: &str, currency: &str| {
            let event = json!({ "type": "payout.paid", "reference": id, "partId": part, "amount": "20.00", "currency": currency });
            assert_eq!(desk.payments.send_event(&event).await, 200, "told once is enough");
        };
        paid("one", "THB").await;
        assert_eq!(desk.read_withdrawal(&id).await["status"], "PROCESSING", "{}", desk.server.name);
        let failed = json!({ "type": "payout.failed", "reference": id, "reason": "closed" });
        assert_eq!(desk.payments.send_event(&failed).await, 200);
        assert_eq!(desk.balance().await, "100.00");
        paid("two", "USD").await;
        assert_eq!(
            (desk.read_withdrawal(&id).await["status"].clone(), desk.balance().await),
            (json!("FAILED"), json!("100.00"))
        );
        let parts = desk.server.text("select cast(count(*) as text) from withdrawal_parts").await;
        assert_eq!(parts.as_deref(), Some("0"));
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_payout_that_the_provider_has_taken_is_not_given_back_when_it_refuses_a_later_try() {
    for desk in Desk::each(10_000).await {
        let (desk, account) = desk.ready("12345678").await;
        let id = desk.withdrawn(&account, "20.00").await;
        desk.payments.lose_to_provider([Fault::Answer]);
        desk.server.run_jobs().await;
        // The next try says something else under the same reference: that is refused, and the first is paid.
        desk.server.execute("update payout_methods set network = 'other'").await;
        for _ in 0..4 {
            desk.settle().await;
            desk.server.state.base.clock.advance_ms(MINUTE);
        }
        assert_eq!(desk.read_withdrawal(&id).await["status"], "AWAITING_CONFIRMATION", "{}", desk.server.name);
        assert_eq!(desk.payments.recorded_amount(ProviderTable::Payout, &id).await, "20.00");
        assert_eq!(desk.balance().await, "80.00");
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn what_fails_or_comes_back_is_in_the_wallet_again_and_parts_are_followed() {
    for desk in Desk::each(30_000).await {
        let (desk, failing) = desk.ready("87650002").await;
        let failed = desk.withdrawn(&failing, "50.00").await;
        desk.settle().await;
        assert_eq!(desk.read_withdrawal(&failed).await["status"], "FAILED", "{}", desk.server.name);
        assert_eq!(desk.balance().await, "300.00");

        let returning = desk.add_account("87650003").await;
        let returned = desk.withdrawn(&returning, "50.00").await;
        desk.settle().await;
        let read = desk.read_withdrawal(&returned).await;
        assert_eq!(Desk::statuses(&read), ["APPROVED", "PROCESSING", "AWAITING_CONFIRMATION", "RETURNED"]);
        assert_eq!(desk.balance().await, "300.00");

        let in_parts = desk.add_account("87650004").await;
        let parts = desk.withdrawn(&in_parts, "50.00").await;
        desk.settle().await;
        let read = desk.read_withdrawal(&parts).await;
        assert_eq!(Desk::statuses(&read), ["APPROVED", "PROCESSING", "PARTLY_PAID", "AWAITING_CONFIRMATION"]);
        assert_eq!((&read["paid"], desk.balance().await), (&json!("50.00"), json!("250.00")));
        assert_eq!(desk.counted_as_withdrawn().await, "5000", "what came back is withdrawn no longer");
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn silence_is_a_receipt_when_the_time_is_over() {
    let (desk, account) = Desk::one(10_000).await.ready("12345678").await;
    let id = desk.withdrawn(&account, "20.00").await;
    desk.settle().await;
    desk.server.run_schedule("confirm-withdrawals").await;
    assert_eq!(desk.read_withdrawal(&id).await["status"], "AWAITING_CONFIRMATION");
    desk.server.state.base.clock.advance_ms(24 * 60 * MINUTE);
    desk.server.run_schedule("confirm-withdrawals").await;
    let desk = desk.after(0).await;
    assert_eq!(desk.read_withdrawal(&id).await["status"], "AUTO_CONFIRMED");
}

#[tokio::test]
async fn a_part_that_did_not_arrive_is_a_case_and_its_end_gives_it_back_or_not() {
    for desk in Desk::each(20_000).await {
        let (desk, account) = desk.ready("12345678").await;
        let (refunded, closed) = (desk.withdrawn(&account, "50.00").await, desk.withdrawn(&account, "50.00").await);
        desk.settle().await;
        assert_eq!(broken(&desk.answer_confirmation(&refunded, "PARTIAL", "20.00", &[]).await, "images"), "rule_empty");
        let proof = [desk.proof().await];
        for (received, rule) in [("0.00", "amount_too_small"), ("50.00", "amount_too_large")] {
            assert_eq!(
                broken(&desk.answer_confirmation(&refunded, "PARTIAL", received, &proof).await, "received"),
                rule
            );
        }
        let said = desk.answer_confirmation(&refunded, "PARTIAL", "20.00", &proof).await;
        assert_eq!(
            (said.at("/value/status"), said.at("/value/confirmation/remaining")),
            (json!("DISPUTED"), json!("30.00"))
        );
        assert_eq!(
            desk.answer_confirmation(&closed, "NOT_RECEIVED", "0.00", &[]).await.at("/value/status"),
            "DISPUTED"
        );
        desk.server.state.base.clock.advance_ms(48 * 60 * MINUTE);
        desk.server.run_schedule("confirm-withdrawals").await;
        desk.decide(&refunded, Decision::RefundDispute(3_000), "ops").await.expect("a refund");
        desk.decide(&closed, Decision::CloseDispute, "ops").await.expect("an end");
        assert!(desk.decide(&refunded, Decision::RefundDispute(3_000), "ops").await.is_err(), "once");
        let desk = desk.after(0).await;
        assert_eq!(desk.balance().await, "130.00", "{}: a forced receipt refunds nothing", desk.server.name);
        assert_eq!(desk.read_withdrawal(&closed).await["status"], "COMPLETED");
        assert_eq!(desk.counted_as_withdrawn().await, "7000", "{}", desk.server.name);
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_rule_sends_a_large_one_to_an_operator_who_pays_or_gives_back() {
    for desk in Desk::each(500_000).await {
        let (desk, account) = desk.ready("12345678").await;
        desk.server.execute("update members set rank_level = 5 where account = 'mira'").await;
        let desk = desk.after(0).await;
        let (approved, rejected) =
            (desk.withdrawn(&account, "1000.01").await, desk.withdrawn(&account, "1500.00").await);
        desk.settle().await;
        assert_eq!(desk.read_withdrawal(&approved).await["status"], "RISK_REVIEW", "nobody is paid by himself");
        desk.decide(&rejected, Decision::Reject, "ops").await.expect("a refusal");
        desk.decide(&approved, Decision::Approve, "ops").await.expect("an approval");
        desk.settle().await;
        assert_eq!(desk.read_withdrawal(&approved).await["status"], "AWAITING_CONFIRMATION");
        assert_eq!(desk.read_withdrawal(&rejected).await["status"], "REJECTED");
        assert_eq!(desk.balance().await, "3999.99", "{}", desk.server.name);
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn above_a_bound_two_persons_approve() {
    let (desk, account) = Desk::one(500_000).await.ready("12345678").await;
    desk.server.set("withdrawal_two_persons_above", "100000").await;
    let id = desk.withdrawn(&account, "1500.00").await;
    desk.decide(&id, Decision::Approve, "anna").await.expect("the first");
    assert!(desk.decide(&id, Decision::Approve, "anna").await.is_err(), "the same person is one person");
    desk.settle().await;
    assert_eq!(desk.read_withdrawal(&id).await["status"], "RISK_REVIEW");
    desk.decide(&id, Decision::Approve, "bert").await.expect("the second");
    desk.settle().await;
    assert_eq!(desk.read_withdrawal(&id).await["status"], "AWAITING_CONFIRMATION");
}

#[tokio::test]
async fn the_limits_of_the_day_hold_and_begin_anew_at_the_operators_midnight() {
    let (desk, account) = Desk::one(1_000_000).await.ready("12345678").await;
    assert_eq!(broken(&desk.withdraw(&account, "2000.01").await, "amount"), "daily_limit");
    for _ in 0..3 {
        desk.withdrawn(&account, "10.00").await;
    }
    let fourth = desk.withdraw(&account, "10.00").await;
    assert_eq!((fourth.status, fourth.at("/code")), (422, json!("daily_count")));
    let limits = desk.get("/wps/member/withdrawals/options").await.at("/value/limits");
    assert_eq!((&limits["countLeft"], &limits["amountLeft"]), (&json!(0), &json!("1970.00")));
    let desk = desk.after(24 * 60 * MINUTE).await;
    assert_eq!(desk.withdraw(&account, "10.00").await.status, 200);
}

#[tokio::test]
async fn of_a_failed_withdrawal_only_what_was_paid_uses_up_the_limits_of_the_day() {
    for desk in Desk::each(1_000_000).await {
        let (desk, account) = desk.ready("12345678").await;
        let fails = async |desk: &Desk, paid: Option<&str>| {
            let id = desk.withdrawn(&account, "100.00").await;
            desk.server.run_jobs().await;
            if let Some(amount) = paid {
                let part = json!({ "type": "payout.paid", "reference": id, "partId": "one", "amount": amount, "currency": "USD" });
                assert_eq!(desk.payments.send_event(&part).await, 200);
            }
            let failed = json!({ "type": "payout.failed", "reference": id, "reason": "closed" });
            assert_eq!(desk.payments.send_event(&failed).await, 200);
            assert_eq!(desk.read_withdrawal(&id).await["status"], "FAILED", "{}", desk.server.name);
            let limits = desk.get("/wps/member/withdrawals/options").await.at("/value/limits");
            (limits["countLeft"].clone(), limits["amountLeft"].clone())
        };
        assert_eq!(fails(&desk, None).await, (json!(3), json!("2000.00")), "{}", desk.server.name);
        assert_eq!(fails(&desk, Some("30.00")).await, (json!(2), json!("1970.00")), "{}", desk.server.name);
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn nobody_calls_one_off_unless_the_licence_allows_it_and_nobody_has_paid() {
    let (desk, account) = Desk::one(500_000).await.ready("12345678").await;
    let cancel = async |desk: &Desk, id: &str| {
        let authorization = format!("Bearer {}", desk.token);
        let path = format!("/wps/member/withdrawals?id={id}");
        desk.server.call(Method::DELETE, &path, &[("authorization", authorization.as_str())], &Value::Null).await
    };
    let id = desk.withdrawn(&account, "1500.00").await;
    assert_eq!(cancel(&desk, &id).await.at("/code"), "not_enabled");
    assert_eq!(desk.read_withdrawal(&id).await["canCancel"], false);
    desk.server.set("withdrawal_cancel", "true").await;
    let other = desk.withdrawn(&account, "20.00").await;
    desk.settle().await;
    assert_eq!(cancel(&desk, &other).await.at("/code"), "state_changed", "it was paid");
    assert_eq!(cancel(&desk, &id).await.at("/value/status"), "CANCELLED");
    assert_eq!(desk.balance().await, "4980.00");
    desk.server.books_balance().await;
}

#[tokio::test]
async fn a_second_factor_is_asked_above_the_operators_bound() {
    let (desk, account) = Desk::one(100_000).await.ready("12345678").await;
    desk.server.set("withdrawal_factor_above", "5000").await;
    desk.server.state.base.clock.advance_ms(11 * MINUTE);
    assert_eq!(desk.withdraw(&account, "50.00").await.status, 200);
    let above = desk.withdraw(&account, "50.01").await;
    assert_eq!((above.status, above.at("/code")), (401, json!("password_required")), "no authenticator: a fresh login");
}

#[tokio::test]
async fn a_code_that_counts_once_answers_for_the_withdrawal_whose_reply_was_lost() {
    for desk in Desk::each(100_000).await {
        let (desk, account) = desk.ready("12345678").await;
        let secret = set_up(&desk.server, &desk.token).await;
        desk.server.set("withdrawal_factor_above", "5000").await;
        desk.server.state.base.clock.advance_ms(STEP_MS);
        let code = code_at(&secret, desk.server.state.base.clock.now_ms());
        let body = json!({ "accountId": account, "amount": "60.00", "paymentPassword": PIN, "factorCode": code });
        let send = async |key: &str| desk.sealed_under(key, Method::POST, "/wps/member/withdrawals", &body).await;
        let mut too_much = body.clone();
        too_much["amount"] = json!("1000.01");
        let refused = desk.sealed_under("refused", Method::POST, "/wps/member/withdrawals", &too_much).await;
        assert_eq!(broken(&refused, "amount"), "not_enough_money", "its code is not used up");
        let first = send("lost").await;
        assert_eq!(first.status, 200, "{}: {}", desk.server.name, first.text());
        // As a death leaves it behind the transaction of the work.
        let death = "update idempotent_replies set claim = 'dead', status = 0, body = '', leased_until = 0
                     where idempotency_key = 'lost'";
        desk.server.execute(death).await;
        let again = send("lost").await;
        assert_eq!((again.status, again.at("/value/id")), (200, first.at("/value/id")), "{}", again.text());
        assert_eq!(broken(&send("another").await, "factorCode"), "invalid_verification_code", "it was used");
        assert_eq!(desk.balance().await, "940.00", "{}", desk.server.name);
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn for_a_day_after_the_authenticator_was_removed_no_more_than_the_bound_is_withdrawn() {
    for desk in Desk::each(100_000).await {
        let (desk, account) = desk.ready("12345678").await;
        desk.server.set("withdrawal_factor_above", "5000").await;
        set_up(&desk.server, &desk.token).await;
        let authorization = format!("Bearer {}", desk.token);
        let headers = [("authorization", authorization.as_str())];
        let removed = desk.server.call(Method::DELETE, "/wps/member/totp", &headers, &Value::Null).await;
        assert_eq!(removed.status, 200, "{}", removed.text());
        let refused = async || {
            let reply = desk.withdraw(&account, "50.01").await;
            (reply.status, reply.at("/code"))
        };
        assert_eq!(refused().await, (409, json!("factor_waiting")), "{}", desk.server.name);
        assert_eq!(desk.withdraw(&account, "50.00").await.status, 200, "what needs no code does not wait");
        set_up(&desk.server, &desk.token).await;
        assert_eq!(refused().await, (409, json!("factor_waiting")), "another one is no way around");
        desk.server.execute("update member_totp set secret = '', changed_at = changed_at - 86400000").await;
        assert_eq!(refused().await.0, 200);
    }
}

#[tokio::test]
async fn the_account_of_another_member_is_nobodys() {
    let (desk, account) = Desk::one(100_000).await.ready("12345678").await;
    let stranger = desk.server.login("lantern_member", "Kx7mTq4vLp2w").await;
    let stranger = Desk { token: stranger, server: desk.server.clone(), payments: desk.payments.clone() };
    stranger.set_pin().await;
    assert_eq!(stranger.withdraw(&account, "10.00").await.status, 404);
    let id = desk.withdrawn(&account, "20.00").await;
    assert_eq!(stranger.get(&format!("/wps/member/withdrawal?id={id}")).await.status, 404);
    assert_eq!(stranger.answer_confirmation(&id, "FULL", "0.00", &[]).await.status, 404);
    let plain = json!({ "accountId": account, "amount": "10.00", "paymentPassword": PIN });
    assert_eq!(desk.post("/wps/member/withdrawals", &plain).await.at("/code"), "seal_invalid");
}
