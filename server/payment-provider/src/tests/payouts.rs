//! Payouts: every outcome, and the desk.

use serde_json::{Value, json};

use crate::payout::DeskDecision;
use crate::testing::{TestProvider, payout};

/// Runs a payout to its end in steps of a second; gives how long each change took, with its status.
async fn course(provider: &TestProvider, reference: &str) -> Vec<(i64, String)> {
    let (began, mut seen) = (provider.now(), Vec::<(i64, String)>::new());
    for _ in 0..10 {
        provider.work_after(1_000).await;
        let status = provider.payout(reference).await["status"].as_str().unwrap().to_owned();
        if status != "accepted" && seen.last().is_none_or(|(_, last)| *last != status) {
            seen.push((provider.now() - began, status));
        }
    }
    seen
}

fn steps(expected: &[(i64, &str)]) -> Vec<(i64, String)> {
    expected.iter().map(|(ms, status)| (*ms, (*status).to_owned())).collect()
}

/// The events: type, amount, total, reason, and whether a part was named.
fn told(provider: &TestProvider) -> Vec<Value> {
    let part = |event: &Value| event["partId"] != "";
    let short =
        |event: Value| json!([event["type"], event["amount"], event["paidTotal"], event["reason"], part(&event)]);
    provider.merchant.events().into_iter().map(short).collect()
}

#[tokio::test]
async fn the_last_digits_of_the_account_decide_how_a_payout_ends() {
    for (account, expected, events) in [
        ("10020001", steps(&[(2_000, "paid")]), json!([["payout.paid", "40.01", "40.01", "", true]])),
        (
            "1002 0002",
            steps(&[(2_000, "failed")]),
            json!([["payout.failed", "40.01", "0.00", "account_closed", false]]),
        ),
        (
            "10020003",
            steps(&[(2_000, "paid"), (4_000, "returned")]),
            json!([
                ["payout.paid", "40.01", "40.01", "", true],
                ["payout.returned", "40.01", "40.01", "returned_by_institution", false]
            ]),
        ),
        (
            "10020004",
            steps(&[(2_000, "partly_paid"), (4_000, "paid")]),
            json!([["payout.partly_paid", "20.00", "20.00", "", true], ["payout.paid", "20.01", "40.01", "", true]]),
        ),
        ("10020005", Vec::new(), json!([])),
    ] {
        for provider in TestProvider::on_both_engines().await {
            provider.paid_out("WD-1", account).await;
            assert_eq!(course(&provider, "WD-1").await, expected, "{account}");
            assert_eq!(json!(told(&provider)), events, "{account}");
            let payout = provider.payout("WD-1").await;
            let last = expected.last().map_or("accepted", |(_, status)| status);
            assert_eq!((&payout["status"], &payout["amount"]), (&json!(last), &json!("40.01")));
            let parts: Vec<&Value> = payout["parts"].as_array().unwrap().iter().map(|part| &part["amount"]).collect();
            let paid = events.as_array().unwrap().iter().filter(|event| event[4] == true);
            assert_eq!(parts, paid.map(|event| &event[1]).collect::<Vec<_>>(), "{account}");
        }
    }
}

#[tokio::test]
async fn the_desk_decides_about_what_waits_for_it_and_once() {
    for (decision, expected) in [
        (DeskDecision::Pay, vec!["payout.paid"]),
        (DeskDecision::PayInTwo, vec!["payout.partly_paid", "payout.paid"]),
        (DeskDecision::Fail, vec!["payout.failed"]),
        (DeskDecision::Return, vec!["payout.paid", "payout.returned"]),
    ] {
        for provider in TestProvider::on_both_engines().await {
            provider.paid_out("WD-1", "0005").await;
            provider.paid_out("WD-2", "1234").await;
            provider.work_after(3_600_000).await;
            let id = |payout: Value| payout["payoutId"].as_str().unwrap().to_owned();
            let (waiting, paid) = (id(provider.payout("WD-1").await), id(provider.payout("WD-2").await));
            assert!(provider.state.decide(&waiting, decision, provider.now()).await.unwrap());
            assert!(!provider.state.decide(&waiting, DeskDecision::Pay, provider.now()).await.unwrap(), "{decision:?}");
            assert!(!provider.state.decide(&paid, DeskDecision::Return, provider.now()).await.unwrap());
            course(&provider, "WD-1").await;
            let told = provider.merchant.events().into_iter().filter(|event| event["reference"] == "WD-1");
            assert_eq!(told.map(|event| event["type"].as_str().unwrap().to_owned()).collect::<Vec<_>>(), expected);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn workers_that_meet_pay_a_payout_once() {
    for provider in TestProvider::on_both_engines().await {
        for account in ["0001", "0003", "0004"] {
            provider.paid_out(&format!("WD-{account}"), account).await;
        }
        for _ in 0..4 {
            provider.state.clock.advance_ms(2_000);
            let workers: Vec<_> = (0..4)
                .map(|_| {
                    let (state, now) = (provider.restarted().state, provider.now());
                    tokio::spawn(async move { state.carry_out_due(now).await.unwrap() })
                })
                .collect();
            for worker in workers {
                worker.await.unwrap();
            }
        }
        provider.work_after(0).await;
        assert_eq!(provider.merchant.events().len(), 1 + 2 + 2);
        for account in ["0001", "0003", "0004"] {
            let payout = provider.payout(&format!("WD-{account}")).await;
            assert_eq!(payout["paidTotal"], "40.01", "{payout}");
        }
    }
}

#[tokio::test]
async fn the_smallest_unit_is_paid_in_one_part_whatever_the_account_says() {
    let provider = TestProvider::on_sqlite().await;
    let mut asked = payout("WD-1", "0004");
    asked["amount"] = json!("0.01");
    provider.post("/v1/payouts", &asked).await;
    course(&provider, "WD-1").await;
    assert_eq!(told(&provider), [json!(["payout.paid", "0.01", "0.01", "", true])]);
}

#[tokio::test]
async fn a_target_needs_an_account_and_a_kind() {
    let provider = TestProvider::on_sqlite().await;
    for (field, value) in
        [("kind", json!("cheque")), ("account", json!("")), ("account", json!(null)), ("holder", json!("a\nb"))]
    {
        let mut asked = payout("WD-1", "1234");
        asked["target"][field] = value;
        assert_eq!(provider.post("/v1/payouts", &asked).await.0, 400, "{field}");
    }
    let crypto = json!({ "kind": "crypto", "account": "T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb", "network": "TRC20" });
    let mut asked = payout("WD-1", "1234");
    asked["target"] = crypto;
    assert_eq!(provider.post("/v1/payouts", &asked).await.0, 200, "what does not apply is left out");
}
