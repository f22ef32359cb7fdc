//! Plans, rates and levels as records of the operator, and what was settled.

use axum::http::Method;
use serde_json::json;

use super::House;
use crate::support::back_office::{BackOffice, admin};

#[tokio::test]
async fn plans_rates_and_levels_are_records_with_checks() {
    for house in House::each().await {
        let office = BackOffice::at(house.server.clone()).await;
        let plan = json!({ "id": "live-week", "base": "VALID_BET", "period": "WEEKLY", "currency": "USD", "cap": "50.00",
            "wagerMultiplier": 1, "title": { "EN": "Live rebate" } });
        office.done(Method::POST, "content/cashback-plans", &plan).await;
        let rate = |product: &str| json!({ "planId": "live-week", "product": product, "rate": 80 });
        office.done(Method::POST, "content/cashback-rates", &rate("LIVE")).await;
        assert_eq!(
            office.refused(Method::POST, "content/cashback-rates", &rate("LIVE")).await.status,
            409,
            "twice the same"
        );
        assert_eq!(office.refused(Method::POST, "content/cashback-rates", &rate("CHESS")).await.status, 422);
        let change = json!({ "least": "60.00" });
        assert_eq!(
            office.refused(Method::PATCH, "content/cashback-plans/live-week", &change).await.status,
            422,
            "above the cap"
        );
        let level = json!({ "level": 7, "name": "Sun", "turnover": "10.00", "keepTurnover": "20.00" });
        assert_eq!(
            office.refused(Method::POST, "content/levels", &level).await.status,
            422,
            "keeps more than it needs"
        );
        let level = json!({ "level": 6, "name": "Sun" });
        assert_eq!(office.refused(Method::POST, "content/levels", &level).await.status, 409, "there is a sixth");
        house.server.set("licence_policy", "gb").await;
        let change = json!({ "wagerMultiplier": 11 });
        assert_eq!(office.refused(Method::PATCH, "content/cashback-plans/live-week", &change).await.status, 422);
        assert_eq!(office.refused(Method::PATCH, "content/levels/moon", &json!({ "giftWager": 11 })).await.status, 422);
        let listed = admin(&house.server, &["cashback-plans", "list"]).await.expect("plans");
        assert!(listed.contains("live-week"), "{listed}");
    }
}

#[tokio::test]
async fn what_was_settled_is_listed_by_command_and_call() {
    for house in House::each().await {
        let mira = house.member("mira").await;
        house.bet(&mira, 0, ("RNG", 10_000, 0)).await;
        house.morning_of(1).await;
        house.run("settle-cashback").await;
        let office = BackOffice::at(house.server.clone()).await;
        let runs = office.get("cashback/runs?plan=daily").await;
        assert_eq!((&runs["totalElements"], &runs["content"][0]["amount"]), (&json!(1), &json!("10.00")), "{runs}");
        let lines = admin(&house.server, &["cashback", "entries", "--account", "mira"]).await.expect("lines");
        assert!(lines.contains("granted 10.00 USD"), "{lines}");
        assert!(admin(&house.server, &["cashback", "runs"]).await.is_ok_and(|lines| lines.contains("daily")));
        assert_eq!(office.call(Method::GET, "cashback/entries?account=nobody", &json!(null)).await.status, 404);
        let plan = office.refused(Method::DELETE, "content/cashback-plans/daily", &json!(null)).await;
        assert_eq!(plan.status, 409, "{}: it has settled periods", plan.text());
    }
}
