//! Delivery of events: retried until delivered, in order, and given up in the end.

use serde_json::json;

use crate::testing::{Answer, SITE, START_MS, TestProvider};

const HOUR_MS: i64 = 3_600_000;
const DAY_MS: i64 = 24 * HOUR_MS;

/// Pays a payment; the clock does not move.
async fn pays(provider: &TestProvider, reference: &str) {
    let page = provider.asked(reference).await;
    provider.form(&format!("{page}/pay"), "receipts=0").await;
}

/// Advances the clock, in steps of half a second at first and of a minute later.
async fn let_time_go_by(provider: &TestProvider, ms: i64) {
    let end = provider.now() + ms;
    while provider.now() < end {
        let step = if provider.now() < START_MS + 120_000 { 500 } else { 60_000 };
        provider.work_after(step).await;
    }
}

#[tokio::test]
async fn an_event_is_sent_again_after_the_pauses_until_it_is_answered_200() {
    for provider in TestProvider::on_both_engines().await {
        pays(&provider, "DEP-1").await;
        let deaf = [500, 404, 202, 302, 401].map(Answer::Status).into_iter().chain([Answer::Lost; 5]);
        provider.merchant.answer(deaf);
        provider.work_after(0).await;
        let_time_go_by(&provider, 12 * HOUR_MS).await;
        let tries: Vec<i64> = provider.merchant.arrived().iter().map(|(at, _)| at - START_MS).collect();
        let pauses: Vec<i64> = tries.windows(2).map(|pair| pair[1] - pair[0]).collect();
        let expected = [1, 2, 5, 15, 60, 300, 900, 3_600, 3_600, 3_600].map(|seconds| seconds * 1_000);
        // After the first two minutes this test's worker runs once a minute.
        let is_soon = |(pause, least): (&i64, &i64)| (0..60_000).contains(&(pause - least));
        assert!(pauses.len() == expected.len() && pauses.iter().zip(&expected).all(is_soon), "{pauses:?}");
        assert_eq!(pauses[..4], expected[..4]);
        assert_eq!(provider.merchant.events().len(), 1, "each try says the same");
    }
}

#[tokio::test]
async fn after_three_days_nobody_is_told_any_more_and_what_comes_later_is() {
    let provider = TestProvider::on_sqlite().await;
    let page = provider.asked("DEP-1").await;
    provider.form(&format!("{page}/pay"), "receipts=0").await;
    provider.merchant.answer([Answer::Status(503); 200]);
    provider.work_after(0).await;
    let_time_go_by(&provider, 2 * DAY_MS).await;
    provider.form(&format!("{page}/pay"), "receipts=1").await;
    let_time_go_by(&provider, 2 * DAY_MS).await;
    let tries = provider.merchant.arrived();
    let of_first: Vec<i64> = tries.iter().filter(|(_, it)| it["receivedTotal"] == "25.00").map(|(at, _)| *at).collect();
    let last = of_first.last().unwrap() - START_MS;
    assert!(last <= 3 * DAY_MS && last > 3 * DAY_MS - 2 * HOUR_MS, "{last}");
    let second =
        tries.iter().find(|(_, it)| it["receivedTotal"] == "50.00").expect("the second is told after the first");
    assert!(second.0 - START_MS >= last, "it waited for the first");
}

#[tokio::test]
async fn events_of_one_payment_keep_their_order_and_hold_no_other_up() {
    for provider in TestProvider::on_both_engines().await {
        let page = provider.asked("DEP-1").await;
        for seen in 0..3 {
            provider.form(&format!("{page}/pay"), &format!("receipts={seen}")).await;
        }
        provider.merchant.answer([Answer::Status(500), Answer::Status(500)]);
        provider.work_after(0).await;
        assert_eq!(provider.merchant.arrived().len(), 1, "the second waits for the first");
        pays(&provider, "DEP-2").await;
        provider.work_after(0).await;
        assert_eq!(provider.merchant.arrived().len(), 2, "another payment waits for nobody");
        provider.work_after(60_000).await;
        let total_of = |reference: &str| {
            let of_one = provider.merchant.events().into_iter().filter(|it| it["reference"] == reference);
            of_one.map(|it| it["receivedTotal"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(total_of("DEP-1"), ["25.00", "50.00", "75.00"]);
        assert_eq!(total_of("DEP-2"), ["25.00"]);
    }
}

#[tokio::test]
async fn an_address_that_is_none_of_the_present_merchants_is_not_called() {
    let provider = TestProvider::on_sqlite().await;
    pays(&provider, "DEP-1").await;
    let mut moved = provider.state.clone();
    moved.config = std::sync::Arc::new(crate::ProviderConfig {
        origin: provider.state.config.origin.clone(),
        merchant_origin: SITE.replace("8080", "9090"),
        key: provider.key.clone(),
        has_desk: false,
    });
    assert_eq!(moved.work(provider.now()).await.unwrap(), 1);
    assert_eq!(provider.merchant.arrived(), []);
    provider.work_after(1_000).await;
    assert_eq!(provider.merchant.types(), json!(["payment.received"]).as_array().unwrap().as_slice());
}
