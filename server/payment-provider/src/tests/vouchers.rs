//! Vouchers: redeemed once.

use serde_json::{Value, json};

use crate::fields::{Amount, Currency};
use crate::testing::TestProvider;

const DAY_MS: i64 = 86_400_000;

/// Makes a voucher; gives its code.
pub(super) async fn made(provider: &TestProvider, minor: i64) -> String {
    let (amount, currency) = (Amount::of_minor(minor).unwrap(), Currency::try_from("USD".to_owned()).unwrap());
    provider.state.make_voucher(amount, currency, DAY_MS, provider.now()).await.unwrap().code
}

async fn redeem(provider: &TestProvider, reference: &str, code: &str) -> (u16, Value) {
    let body = json!({ "reference": reference, "code": code, "currency": "USD" });
    provider.post("/v1/vouchers/redeem", &body).await
}

#[tokio::test]
async fn a_voucher_is_redeemed_by_one_reference_which_is_told_the_same_again() {
    for provider in TestProvider::on_both_engines().await {
        let code = made(&provider, 2_550).await;
        let expected = (200, json!({ "status": "redeemed", "amount": "25.50", "currency": "USD" }));
        assert_eq!(redeem(&provider, "V-1", &code).await, expected);
        assert_eq!(redeem(&provider, "V-1", &code.to_lowercase().replace('-', "")).await, expected);
        provider.state.clock.advance_ms(2 * DAY_MS);
        assert_eq!(redeem(&provider, "V-1", &code).await, expected, "also when its time is over");
        let (status, refused) = redeem(&provider, "V-2", &code).await;
        assert_eq!((status, refused["code"].as_str()), (422, Some("voucher_used")));
        let other = made(&provider, 100).await;
        let (status, refused) = redeem(&provider, "V-1", &other).await;
        assert_eq!((status, refused["code"].as_str()), (409, Some("reference_conflict")));
        assert_eq!(redeem(&provider, "V-3", &other).await.0, 200);
    }
}

#[tokio::test]
async fn codes_that_are_unknown_or_too_old_are_refused_and_the_reference_stays_free() {
    let provider = TestProvider::on_sqlite().await;
    let code = made(&provider, 100).await;
    for unknown in ["", "LMRV-2222-2222-2222", "x", "' or 1=1 --", "LMRV-2222-2222-2223"] {
        let (status, refused) = redeem(&provider, "V-1", unknown).await;
        assert_eq!((status, refused["code"].as_str()), (422, Some("voucher_unknown")), "{unknown}");
    }
    let old = made(&provider, 100).await;
    provider.state.clock.advance_ms(DAY_MS - 1);
    assert_eq!(redeem(&provider, "V-1", &code).await.0, 200);
    provider.state.clock.advance_ms(1);
    let (status, refused) = redeem(&provider, "V-2", &old).await;
    assert_eq!((status, refused["code"].as_str()), (422, Some("voucher_expired")));
    assert_eq!(redeem(&provider, "V-2", &made(&provider, 100).await).await.0, 200);
}

#[tokio::test]
async fn a_code_of_another_currency_is_refused_and_stays_good() {
    let provider = TestProvider::on_sqlite().await;
    let code = made(&provider, 100).await;
    let body = json!({ "reference": "V-1", "code": code, "currency": "EUR" });
    let (status, refused) = provider.post("/v1/vouchers/redeem", &body).await;
    assert_eq!((status, refused["code"].as_str()), (422, Some("voucher_currency")));
    assert_eq!(redeem(&provider, "V-1", &code).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_eight_references_at_once_one_redeems_it() {
    for provider in TestProvider::on_both_engines().await {
        let code = made(&provider, 100).await;
        let tries: Vec<_> = (0..8)
            .map(|index| {
                let (provider, code) = (provider.clone(), code.clone());
                tokio::spawn(async move { redeem(&provider, &format!("V-{index}"), &code).await.0 })
            })
            .collect();
        let mut statuses = Vec::new();
        for one in tries {
            statuses.push(one.await.unwrap());
        }
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 422, 422, 422, 422, 422, 422, 422]);
    }
}
