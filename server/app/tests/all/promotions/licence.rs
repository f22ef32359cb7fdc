//! Promotions that the policy of the operator's licence forbids.

use axum::http::Method;
use serde_json::{Value, json};

use super::{LIST, act, detail, member};
use crate::support::back_office::{BackOffice, back_offices};
use crate::support::seeded;

#[tokio::test]
async fn a_promotion_beyond_the_wagering_cap_is_not_offered_and_not_taken() {
    for server in seeded().await {
        server
            .execute("update promotions set wager_multiplier = 11, reward_type = 'BONUS' where id = 'moon-gift'")
            .await;
        let token = member(&server, "mira").await;
        assert!(server.get(LIST).await.text().contains("moon-gift"), "{}", server.name);
        server.set("licence_policy", "gb").await;
        assert!(!server.get(LIST).await.text().contains("moon-gift"), "{}", server.name);
        assert!(!server.get_as(&token, LIST).await.text().contains("moon-gift"), "{}", server.name);
        assert_eq!(detail(&server, &token, "moon-gift").await.status, 404);
        assert_eq!(act(&server, &token, "claim", "moon-gift").await.status, 404);
        server.execute("update promotions set wager_multiplier = 10 where id = 'moon-gift'").await;
        assert_eq!(act(&server, &token, "claim", "moon-gift").await.status, 200, "up to the cap");
    }
}

#[tokio::test]
async fn a_promotion_over_two_products_is_not_offered_and_not_taken() {
    for server in seeded().await {
        server.execute("update promotions set products = 'RNG SPORTS' where id = 'moon-gift'").await;
        let token = member(&server, "mira").await;
        server.set("licence_policy", "gb").await;
        assert!(!server.get(LIST).await.text().contains("moon-gift"), "{}", server.name);
        assert_eq!(act(&server, &token, "claim", "moon-gift").await.status, 404);
        server.set("licence_policy", "mt").await;
        assert_eq!(act(&server, &token, "claim", "moon-gift").await.status, 200);
    }
}

#[tokio::test]
async fn who_has_joined_before_the_switch_keeps_the_part() {
    for server in seeded().await {
        server.execute("update promotions set wager_multiplier = 30 where id = 'early-bird'").await;
        let token = member(&server, "mira").await;
        assert_eq!(act(&server, &token, "join", "early-bird").await.status, 200);
        server.set("licence_policy", "gb").await;
        let kept = detail(&server, &token, "early-bird").await;
        assert_eq!(kept.at("/value/promotion/reward/wagerMultiplier"), 10, "{}: {}", server.name, kept.text());
        let other = member(&server, "noor").await;
        assert_eq!(detail(&server, &other, "early-bird").await.status, 404);
    }
}

fn faults(reply: &lumora_server::testing::TestReply) -> Vec<String> {
    reply.at("/value/fields").as_object().map(|fields| fields.keys().cloned().collect()).unwrap_or_default()
}

#[tokio::test]
async fn publishing_beyond_the_policy_is_refused_and_choosing_names_what_goes() {
    for back_office in back_offices().await {
        let change = async |office: &BackOffice, body: Value| {
            office.call(Method::PATCH, "content/promotions/moon-gift", &body).await
        };
        assert_eq!(change(&back_office, json!({ "products": "RNG RNG" })).await.status, 422, "each once");
        assert_eq!(change(&back_office, json!({ "products": "RNG CHESS" })).await.status, 422, "products of the site");
        assert_eq!(change(&back_office, json!({ "wagerMultiplier": 30 })).await.status, 200);
        let notes = back_office.done(Method::PUT, "policy", &json!({ "id": "gb" })).await["notes"].to_string();
        assert!(notes.contains("moon-gift") && notes.contains("FREEPLAY3") && !notes.contains("early-bird"), "{notes}");
        let refused = change(&back_office, json!({ "wagerMultiplier": 11, "products": "RNG LIVE" })).await;
        assert_eq!(
            (refused.status, faults(&refused)),
            (422, vec!["products".to_owned(), "wagerMultiplier".to_owned()])
        );
        assert_eq!(
            change(&back_office, json!({ "enabled": false, "wagerMultiplier": 40 })).await.status,
            200,
            "hidden"
        );
        assert_eq!(change(&back_office, json!({ "enabled": true })).await.status, 422);
        assert_eq!(change(&back_office, json!({ "enabled": true, "wagerMultiplier": 10 })).await.status, 200);
    }
}
