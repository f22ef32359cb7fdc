//! Payments: in time, late, twice, another amount, declined, expired.

use serde_json::json;

use crate::testing::TestProvider;

const QUARTER_HOUR_MS: i64 = 900_000;

#[tokio::test]
async fn a_payment_in_time_is_received_and_told() {
    for provider in TestProvider::on_both_engines().await {
        let page = provider.asked("DEP-1").await;
        assert_eq!(provider.form(&format!("{page}/pay"), "receipts=0").await.status, 303);
        let payment = provider.payment("DEP-1").await;
        assert_eq!((&payment["status"], &payment["receivedTotal"]), (&json!("paid"), &json!("25.00")));
        assert_eq!((&payment["requested"], &payment["currency"]), (&json!("25.00"), &json!("USD")));
        let receipt = &payment["receipts"][0];
        assert_eq!((&receipt["amount"], &receipt["receivedAt"]), (&json!("25.00"), &json!("2026-11-21T08:34:56Z")));
        provider.work_after(0).await;
        let heard = provider.merchant.events();
        assert_eq!(heard.len(), 1);
        let event_id = heard[0]["eventId"].as_str().unwrap();
        let expected = json!({
            "eventId": event_id, "type": "payment.received", "reference": "DEP-1", "paymentId": payment["paymentId"],
            "receiptId": receipt["receiptId"], "amount": "25.00", "receivedTotal": "25.00", "currency": "USD",
            "at": "2026-11-21T08:34:56Z", "reason": "",
        });
        assert_eq!(heard[0], expected);
        assert_eq!(provider.work_after(QUARTER_HOUR_MS).await, 0, "what was paid does not expire");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_sent_eight_times_at_once_pays_once() {
    for provider in TestProvider::on_both_engines().await {
        let page = provider.asked("DEP-1").await;
        let sent: Vec<_> = (0..8)
            .map(|_| {
                let (provider, path) = (provider.clone(), format!("{page}/pay"));
                tokio::spawn(async move { provider.form(&path, "receipts=0&amount=").await.status })
            })
            .collect();
        for form in sent {
            assert_eq!(form.await.unwrap(), 303);
        }
        assert_eq!(provider.payment("DEP-1").await["receipts"].as_array().unwrap().len(), 1);
    }
}

#[tokio::test]
async fn whoever_pays_a_second_time_or_another_amount_has_receipts_for_all_of_it() {
    let provider = TestProvider::on_sqlite().await;
    let page = provider.asked("DEP-1").await;
    provider.form(&format!("{page}/pay"), "receipts=0&amount=9.99").await;
    provider.form(&format!("{page}/pay"), "receipts=1").await;
    provider.form(&format!("{page}/pay"), "receipts=2&amount=1%2C000").await;
    let payment = provider.payment("DEP-1").await;
    assert_eq!((&payment["status"], &payment["receivedTotal"]), (&json!("paid"), &json!("1034.99")));
    provider.work_after(0).await;
    let told: Vec<_> =
        provider.merchant.events().iter().map(|it| (it["amount"].clone(), it["receivedTotal"].clone())).collect();
    let expected =
        [("9.99", "9.99"), ("25.00", "34.99"), ("1000.00", "1034.99")].map(|(one, all)| (json!(one), json!(all)));
    assert_eq!(told, expected);
}

#[tokio::test]
async fn an_amount_that_is_none_pays_nothing_and_says_why() {
    let provider = TestProvider::on_sqlite().await;
    let page = provider.asked("DEP-1").await;
    for typed in ["0", "-5", "x", "1.234", "%3Cscript%3E", "999999999999999"] {
        let answer = provider.form(&format!("{page}/pay"), &format!("receipts=0&amount={typed}")).await;
        assert_eq!(answer.status, 422, "{typed}");
        assert!(answer.text.contains("role=\"alert\"") && !answer.text.contains("<script>"), "{typed}");
    }
    for broken in ["", "receipts=x", "receipts=-1", "amount=5", "receipts=0&amount=%00"] {
        assert!((400..500).contains(&provider.form(&format!("{page}/pay"), broken).await.status), "{broken}");
    }
    assert_eq!(provider.payment("DEP-1").await["status"], "pending");
}

#[tokio::test]
async fn what_is_not_paid_in_time_expires_at_the_second_and_can_be_paid_late() {
    for provider in TestProvider::on_both_engines().await {
        let page = provider.asked("DEP-1").await;
        assert_eq!(provider.work_after(QUARTER_HOUR_MS - 1).await, 0);
        assert_eq!(provider.payment("DEP-1").await["status"], "pending");
        provider.state.clock.advance_ms(1);
        assert_eq!(provider.payment("DEP-1").await["status"], "expired", "also before the worker comes");
        provider.work_after(0).await;
        assert_eq!(provider.merchant.types(), ["payment.expired"]);
        assert_eq!(provider.merchant.events()[0]["reason"], "not_paid_in_time");
        assert_eq!(provider.form(&format!("{page}/decline"), "").await.status, 303);
        assert_eq!(provider.payment("DEP-1").await["status"], "expired", "there is nothing left to decline");
        provider.form(&format!("{page}/pay"), "receipts=0").await;
        provider.work_after(60_000).await;
        assert_eq!(provider.merchant.types(), ["payment.expired", "payment.received"]);
        assert_eq!(provider.payment("DEP-1").await["status"], "paid");
    }
}

#[tokio::test]
async fn a_late_payment_that_is_faster_than_the_worker_is_told_after_the_expiry() {
    let provider = TestProvider::on_sqlite().await;
    let page = provider.asked("DEP-1").await;
    provider.state.clock.advance_ms(QUARTER_HOUR_MS);
    provider.form(&format!("{page}/pay"), "receipts=0").await;
    provider.work_after(0).await;
    assert_eq!(provider.merchant.types(), ["payment.expired", "payment.received"]);
    assert_eq!(provider.work_after(QUARTER_HOUR_MS).await, 0);
}

#[tokio::test]
async fn a_payer_can_decline_once_and_then_nothing_is_paid() {
    for provider in TestProvider::on_both_engines().await {
        let page = provider.asked("DEP-1").await;
        for _ in 0..2 {
            assert_eq!(provider.form(&format!("{page}/decline"), "").await.status, 303);
        }
        provider.form(&format!("{page}/pay"), "receipts=0").await;
        provider.work_after(QUARTER_HOUR_MS).await;
        assert_eq!(provider.merchant.types(), ["payment.declined"]);
        let payment = provider.payment("DEP-1").await;
        assert_eq!((&payment["status"], &payment["receivedTotal"]), (&json!("declined"), &json!("0.00")));
    }
}
