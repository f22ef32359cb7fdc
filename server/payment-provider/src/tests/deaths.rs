//! Crashes after every step: nothing is lost, nothing is done twice.

use serde_json::Value;

use crate::testing::{Answer, TestProvider};

/// Runs a scenario step by step; with `dies`, the process crashes before each step of the first 100 seconds.
async fn live(provider: &TestProvider, dies: bool) -> TestProvider {
    let mut now = provider.clone();
    let page = now.asked("DEP-1").await;
    now.asked("DEP-2").await;
    for account in ["0001", "0002", "0003", "0004"] {
        now.paid_out(&format!("WD-{account}"), account).await;
    }
    now.form(&format!("{page}/pay"), "receipts=0").await;
    for second in 0..1_200 {
        now.state.clock.advance_ms(1_000);
        let at = now.now();
        for step in 0..3 {
            if dies && second < 100 {
                now = now.restarted();
            }
            match step {
                0 => now.state.expire_due(at).await.unwrap(),
                1 => now.state.carry_out_due(at).await.unwrap(),
                _ => now.state.notify_due(at).await.unwrap(),
            };
        }
    }
    now
}

/// What the merchant knows and what the provider answers, without ids.
async fn outcome(provider: &TestProvider) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for event in provider.merchant.events() {
        all.push(
            ["type", "reference", "amount", "receivedTotal", "paidTotal"].map(|it| event[it].to_string()).join(" "),
        );
    }
    all.sort();
    for reference in ["DEP-1", "DEP-2"] {
        let payment = provider.payment(reference).await;
        all.push(format!("{} {}", payment["status"], payment["receivedTotal"]));
    }
    for account in ["0001", "0002", "0003", "0004"] {
        let payout: Value = provider.payout(&format!("WD-{account}")).await;
        all.push(format!("{} {} {}", payout["status"], payout["paidTotal"], payout["parts"].as_array().unwrap().len()));
    }
    all
}

#[tokio::test]
async fn wherever_it_dies_and_whatever_is_lost_on_the_way_it_ends_in_the_same_place() {
    let undisturbed = TestProvider::on_sqlite().await;
    let expected = outcome(&live(&undisturbed, false).await).await;
    assert_eq!(expected.len(), 8 + 2 + 4, "{expected:?}");
    for provider in TestProvider::on_both_engines().await {
        // Received, but the answer or the process was lost before it was recorded.
        provider.merchant.answer([Answer::Lost, Answer::Status(500), Answer::Lost, Answer::Status(200), Answer::Lost]);
        assert_eq!(outcome(&live(&provider, true).await).await, expected);
        let arrived = provider.merchant.arrived().len();
        assert_eq!(arrived, provider.merchant.events().len() + 4, "what was not answered 200 came again");
    }
}
