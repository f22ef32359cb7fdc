//! Deposits: each way to pay in, and payers who surprise.

use axum::http::Method;
use cashier::deposit::{Decision, decide};
use lumora_server::testing::payments::{Fault, ProviderTable};
use platform::http::ApiError;
use platform::store::Connection;
use serde_json::json;

use super::{Desk, MINUTE, broken, text};

impl Desk {
    /// An operator has found so much on the bank account.
    pub(super) async fn found(&self, id: &str, minor: i64) -> Result<(), ApiError> {
        let (id, now_ms) = (id.to_owned(), self.server.state.base.clock.now_ms());
        let work = async move |tx: &mut Connection| {
            decide(tx, &id, &Decision::Arrived(minor), ("ops", "a fee of the bank"), now_ms).await.map(drop)
        };
        self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
    }
}

#[tokio::test]
async fn what_is_paid_at_the_payment_page_is_in_the_wallet_when_the_provider_has_told() {
    for desk in Desk::each(0).await {
        let deposit = desk.deposit("card", "50.00").await;
        assert_eq!((&deposit["status"], &deposit["credited"]), (&json!("PENDING"), &json!("0.00")));
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        let paid = desk.read_deposit(&deposit).await;
        assert_eq!(
            (&paid["status"], &paid["credited"], &paid["payUrl"]),
            (&json!("CREDITED"), &json!("50.00"), &json!(""))
        );
        assert_eq!(Desk::statuses(&paid), ["PENDING", "CREDITED"]);
        assert_eq!(desk.balance().await, "50.00", "{}", desk.server.name);
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn what_arrives_is_credited_whatever_was_asked_for_however_late_and_however_often() {
    for desk in Desk::each(0).await {
        let other = desk.deposit("card", "50.00").await;
        desk.payments.pay(&text(&other, "payUrl"), Some(1_234), 0).await;
        let read = desk.read_deposit(&other).await;
        assert_eq!((&read["amount"], &read["received"]), (&json!("50.00"), &json!("12.34")));

        let late = desk.deposit("card", "20.00").await;
        let desk = desk.after(40 * MINUTE).await;
        desk.payments.work().await;
        desk.server.run_schedule("expire-deposits").await;
        assert_eq!(desk.read_deposit(&late).await["status"], "EXPIRED");
        desk.payments.pay(&text(&late, "payUrl"), None, 0).await;
        assert_eq!(Desk::statuses(&desk.read_deposit(&late).await), ["PENDING", "EXPIRED", "CREDITED"]);

        let twice = desk.deposit("card", "30.00").await;
        desk.payments.pay(&text(&twice, "payUrl"), None, 0).await;
        desk.payments.pay(&text(&twice, "payUrl"), None, 1).await;
        assert_eq!(desk.read_deposit(&twice).await["credited"], "60.00");
        assert_eq!(desk.balance().await, "92.34", "{}", desk.server.name);
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn an_event_whose_answer_is_lost_is_told_again_and_counts_once() {
    for desk in Desk::each(0).await {
        let deposit = desk.deposit("card", "50.00").await;
        desk.payments.lose_to_site([Fault::Answer, Fault::Answer, Fault::Request]);
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        for _ in 0..6 {
            desk.server.state.base.clock.advance_ms(20_000);
            desk.payments.work().await;
        }
        assert_eq!(desk.balance().await, "50.00", "{}", desk.server.name);
        assert_eq!(Desk::statuses(&desk.read_deposit(&deposit).await), ["PENDING", "CREDITED"]);
    }
}

#[tokio::test]
async fn a_provider_that_does_not_answer_opens_the_same_payment_later() {
    let desk = Desk::one(0).await;
    for fault in [Fault::Request, Fault::Answer] {
        desk.payments.lose_to_provider([fault]);
        let deposit = desk.deposit("card", "50.00").await;
        assert_eq!(deposit["payUrl"], "", "{fault:?}");
        desk.server.state.base.clock.advance_ms(30_000);
        desk.server.run_jobs().await;
        let opened = desk.read_deposit(&deposit).await;
        desk.payments.pay(&text(&opened, "payUrl"), None, 0).await;
        assert_eq!(desk.payments.recorded_amount(ProviderTable::Payment, &text(&deposit, "id")).await, "50.00");
    }
    assert_eq!(desk.balance().await, "100.00");
}

#[tokio::test]
async fn a_declined_payment_and_one_that_is_called_off_move_nothing() {
    let desk = Desk::one(0).await;
    let declined = desk.deposit("card", "50.00").await;
    desk.payments.decline(&text(&declined, "payUrl")).await;
    assert_eq!(desk.read_deposit(&declined).await["status"], "DECLINED");

    let called_off = desk.deposit("card", "50.00").await;
    let path = format!("/wps/member/deposits?id={}", text(&called_off, "id"));
    let authorization = format!("Bearer {}", desk.token);
    for _ in 0..2 {
        let headers = [("authorization", authorization.as_str())];
        let reply = desk.server.call(Method::DELETE, &path, &headers, &serde_json::Value::Null).await;
        assert_eq!((reply.status, reply.at("/value/status")), (200, json!("CANCELLED")), "{}", reply.text());
    }
    assert_eq!(desk.balance().await, "0.00");
}

#[tokio::test]
async fn a_fee_is_taken_out_of_what_arrives_as_it_was_when_it_was_asked_for() {
    let desk = Desk::one(0).await;
    desk.server.execute("update members set rank_level = 2").await;
    let deposit = desk.deposit("wallet", "50.00").await;
    desk.server.execute("update deposit_channels set fee_fixed = 1000 where id = 'wallet'").await;
    desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
    let paid = desk.read_deposit(&deposit).await;
    // Thirty cents and one percent.
    assert_eq!(
        (&paid["received"], &paid["fee"], &paid["credited"]),
        (&json!("50.00"), &json!("0.80"), &json!("49.20"))
    );
    assert_eq!(desk.balance().await, "49.20");
    desk.server.books_balance().await;
}

#[tokio::test]
async fn a_voucher_is_redeemed_once_and_a_wrong_code_is_said() {
    for desk in Desk::each(0).await {
        let code = desk.payments.voucher(2_500).await;
        let path = "/wps/member/deposits/voucher";
        let body = json!({ "channelId": "voucher", "code": code.to_lowercase() });
        desk.payments.lose_to_provider([Fault::Answer]);
        let first = desk.sealed(Method::POST, path, &body).await;
        assert_eq!((first.status, first.at("/value/status")), (200, json!("PENDING")), "{}", first.text());
        desk.server.state.base.clock.advance_ms(30_000);
        desk.server.run_jobs().await;
        let deposit = desk.read_deposit(&first.at("/value")).await;
        assert_eq!((&deposit["status"], &deposit["credited"]), (&json!("CREDITED"), &json!("25.00")));
        let again = desk.sealed(Method::POST, path, &body).await;
        assert_eq!((again.at("/value/status"), again.at("/value/failure")), (json!("FAILED"), json!("voucher_used")));
        let unknown = json!({ "channelId": "voucher", "code": "LMRV-0000-0000-0000" });
        assert_eq!(desk.sealed(Method::POST, path, &unknown).await.at("/value/failure"), "voucher_unknown");
        let empty = json!({ "channelId": "voucher", "code": " " });
        assert_eq!(broken(&desk.sealed(Method::POST, path, &empty).await, "code"), "rule_empty");
        assert_eq!(desk.balance().await, "25.00", "{}", desk.server.name);
        let kept = desk.server.text("select count(*) || '' from deposits where voucher_locked <> ''").await;
        assert_eq!(kept.as_deref(), Some("0"), "no code is kept once the provider has answered");
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_voucher_whose_answer_is_lost_is_credited_however_late_the_provider_answers() {
    for desk in Desk::each(0).await {
        // What an operator gave a channel of vouchers as a time to pay in means nothing.
        desk.server.execute("update deposit_channels set expires_minutes = 1 where id = 'voucher'").await;
        let body = json!({ "channelId": "voucher", "code": desk.payments.voucher(2_500).await });
        desk.payments.lose_to_provider([Fault::Answer]);
        let waiting = desk.sealed(Method::POST, "/wps/member/deposits/voucher", &body).await.at("/value");
        assert_eq!((&waiting["status"], &waiting["expiresAt"]), (&json!("PENDING"), &json!("")));
        let path = format!("/wps/member/deposits?id={}", text(&waiting, "id"));
        let authorization = format!("Bearer {}", desk.token);
        let headers = [("authorization", authorization.as_str())];
        let called_off = desk.server.call(Method::DELETE, &path, &headers, &serde_json::Value::Null).await;
        assert_eq!((called_off.status, called_off.at("/code")), (409, json!("state_changed")));
        desk.server.state.base.clock.advance_ms(10 * MINUTE);
        desk.server.run_schedule("expire-deposits").await;
        desk.server.run_jobs().await;
        assert_eq!(Desk::statuses(&desk.read_deposit(&waiting).await), ["PENDING", "CREDITED"], "{}", desk.server.name);
        assert_eq!(desk.balance().await, "25.00");
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_voucher_in_another_currency_is_refused_and_not_spent() {
    let desk = Desk::one(0).await;
    let body = json!({ "channelId": "voucher", "code": desk.payments.voucher_in("EUR", 2_500).await });
    for _ in 0..2 {
        let refused = desk.sealed(Method::POST, "/wps/member/deposits/voucher", &body).await;
        let said = (refused.at("/value/status"), refused.at("/value/failure"));
        assert_eq!(said, (json!("FAILED"), json!("voucher_currency")), "a spent one would be told as used");
    }
    assert_eq!(desk.balance().await, "0.00");
}

#[tokio::test]
async fn a_bank_slip_names_a_reference_and_is_credited_for_what_an_operator_found() {
    for desk in Desk::each(0).await {
        let deposit = desk.deposit("bank", "100.00").await;
        assert!(text(&deposit["slip"], "reference").starts_with("L-"), "{deposit}");
        let id = text(&deposit, "id");
        desk.found(&id, 9_950).await.expect("a decision");
        assert!(desk.found(&id, 9_950).await.is_err(), "a deposit is decided on once");
        let paid = desk.read_deposit(&deposit).await;
        assert_eq!((&paid["credited"], &paid["steps"][1]["actor"]), (&json!("99.50"), &json!("operator")));
        assert_eq!(paid["steps"][1]["note"], "a fee of the bank");
        assert_eq!(desk.balance().await, "99.50", "{}", desk.server.name);
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn what_does_not_fit_is_refused_before_anything_is_written() {
    let desk = Desk::one(0).await;
    let path = "/wps/member/deposits";
    for (amount, rule) in [
        ("0.00", "amount_too_small"),
        ("4.99", "amount_too_small"),
        ("-5.00", "amount_too_small"),
        ("2000.01", "amount_too_large"),
    ] {
        let reply = desk.post(path, &json!({ "channelId": "card", "amount": amount })).await;
        assert_eq!(broken(&reply, "amount"), rule, "{amount}");
    }
    for channel in ["", "voucher", "wallet", "nothing", "card'--"] {
        let reply = desk.post(path, &json!({ "channelId": channel, "amount": "50.00" })).await;
        assert_eq!((reply.status, reply.at("/code")), (409, json!("channel_closed")), "{channel}");
    }
    for body in [
        json!({ "channelId": 7 }),
        json!({ "channelId": "card", "amount": 50 }),
        json!({ "channelId": "card", "amount": "1e3" }),
    ] {
        assert_eq!(desk.post(path, &body).await.status, 400, "{body}");
    }
    desk.server.execute("update deposit_channels set hours = 'mon 00:00-00:01 UTC' where id = 'card'").await;
    let closed = desk.post(path, &json!({ "channelId": "card", "amount": "50.00" })).await;
    assert_eq!(closed.at("/code"), "channel_closed");
    assert_eq!(desk.server.text("select id from deposits").await, None);
}

#[tokio::test]
async fn no_more_than_five_deposits_wait_at_once() {
    let desk = Desk::one(0).await;
    for _ in 0..5 {
        desk.deposit("card", "50.00").await;
    }
    let sixth = desk.post("/wps/member/deposits", &json!({ "channelId": "card", "amount": "50.00" })).await;
    assert_eq!((sixth.status, sixth.at("/code")), (422, json!("too_many_open")));
}

#[tokio::test]
async fn a_member_sees_no_deposit_of_another_and_a_guest_has_no_cashier() {
    let desk = Desk::one(0).await;
    let deposit = desk.deposit("card", "50.00").await;
    let stranger = desk.server.login("lantern_member", "Kx7mTq4vLp2w").await;
    let path = format!("/wps/member/deposit?id={}", text(&deposit, "id"));
    assert_eq!(desk.server.get_as(&stranger, &path).await.status, 404);
    let guest = desk.server.login("lantern_guest", "Zt5gKy8fVq1n").await;
    for path in ["/wps/member/deposits/channels", "/wps/member/withdrawals/options", "/wps/member/payoutAccounts"] {
        let reply = desk.server.get_as(&guest, path).await;
        assert_eq!((reply.status, reply.at("/code")), (403, json!("real_account_required")), "{path}");
        assert_eq!(desk.server.get(path).await.status, 401, "{path}");
    }
}

#[tokio::test]
async fn nobody_but_the_provider_tells_of_money() {
    let desk = Desk::one(0).await;
    let deposit = desk.deposit("card", "50.00").await;
    let event = json!({ "type": "payment.received", "reference": text(&deposit, "id"), "receiptId": "x", "amount": "50.00", "currency": "USD" });
    let now = (desk.server.state.base.clock.now_ms() / 1000).to_string();
    let forged = [("x-merchant", "lumora"), ("x-timestamp", now.as_str()), ("x-signature", "00")];
    for headers in [&[][..], &forged[..]] {
        assert_eq!(desk.server.call(Method::POST, "/payments/events", headers, &event).await.status, 401);
    }
    assert_eq!(desk.balance().await, "0.00");
}

#[tokio::test]
async fn the_last_channel_and_amount_come_first() {
    let desk = Desk::one(0).await;
    let deposit = desk.deposit("qr", "7.00").await;
    assert!(text(&deposit, "qr").contains("/pay/"), "{deposit}");
    desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
    let channels = desk.get("/wps/member/deposits/channels").await;
    assert_eq!((channels.at("/value/list/0/id"), channels.at("/value/lastAmount")), (json!("qr"), json!("7.00")));
    let list = desk.get("/wps/member/deposits?status=CREDITED").await;
    assert_eq!(
        (list.at("/value/totalElements"), list.at("/value/content/0/orderNo")),
        (json!(1), deposit["orderNo"].clone())
    );
}

#[tokio::test]
async fn a_deposit_earns_points_once_for_its_receipt_up_to_the_bound_of_the_day() {
    for desk in Desk::each(0).await {
        let points = async || desk.get("/wps/relay/MCS2_getPointBalance").await.at("/value/balance");
        let deposit = desk.deposit("card", "55.50").await;
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        assert_eq!(points().await, "5.55", "{}: one for 10.00", desk.server.name);
        desk.server.execute("update point_earning_rules set daily_cap = 6").await;
        let deposit = desk.deposit("card", "100.00").await;
        desk.payments.pay(&text(&deposit, "payUrl"), None, 0).await;
        assert_eq!(points().await, "6.00", "{}", desk.server.name);
        desk.server.books_balance().await;
    }
}

#[tokio::test]
async fn an_event_with_the_null_character_is_no_event() {
    let desk = Desk::one(0).await;
    let event = |reference: &str| json!({ "type": "payment.declined", "reference": reference });
    assert_eq!(desk.payments.send_event(&event("nobody's")).await, 200);
    assert_eq!(desk.payments.send_event(&event("no\0body's")).await, 400);
}
