//! The operator's side: plans and tiers as records, friends and decisions over HTTP.

use axum::http::Method;
use serde_json::{Value, json};

use super::Inviter;
use crate::support::back_office::{BackOffice, policy};

#[tokio::test]
async fn a_plan_that_asks_for_nothing_or_pays_nothing_is_refused_with_its_field() {
    for inviter in Inviter::each().await {
        let office = BackOffice::at(inviter.server.clone()).await;
        let whole = json!({ "currency": "USD", "deposit": "5.00", "title": { "EN": "Friends" } });
        let with = |change: &Value| {
            let mut body = whole.clone();
            for (name, value) in change.as_object().expect("fields") {
                body[name] = value.clone();
            }
            body
        };
        for (change, field) in [
            (json!({ "deposit": "0.00" }), "deposit"),
            (json!({ "withinDays": 0 }), "withinDays"),
            (json!({ "friendWager": 3 }), "friendWager"),
            (json!({ "endsAt": "2020-01-01T00:00:00Z" }), "endsAt"),
        ] {
            let reply = office.call(Method::POST, "content/referral-plans", &with(&change)).await;
            assert_eq!(reply.status, 422, "{change}: {}", reply.text());
            assert!(reply.at("/value/fields").get(field).is_some(), "{change}: {}", reply.text());
        }
        let made = office.done(Method::POST, "content/referral-plans", &whole).await;
        let tier = json!({ "planId": made["id"], "amount": "0.00" });
        assert_eq!(office.call(Method::POST, "content/referral-tiers", &tier).await.status, 422);
        inviter.friend(1).await;
        let gone = office.refused(Method::DELETE, "content/referral-plans/bring-a-friend", &Value::Null).await;
        assert_eq!(gone.status, 409, "friends stand under it: {}", gone.text());
    }
}

#[tokio::test]
async fn friends_are_listed_by_state_and_member_and_decided_on_once() {
    for inviter in Inviter::each().await {
        let name = inviter.server.name;
        let office = BackOffice::at(inviter.server.clone()).await;
        inviter.friend(1).await;
        inviter.friend_by("second1", "127.0.0.1", &inviter.code).await;
        let all = office.get("referrals").await;
        assert_eq!((&all["totalElements"], &all["totalPages"]), (&json!(2), &json!(1)), "{name}");
        let held = office.get("referrals?state=HELD").await;
        let row = &held["content"][0];
        assert_eq!((&row["friend"], &row["inviter"]), (&json!("second1"), &json!("inviter")));
        let signs = row["signs"].as_array().expect("signs");
        assert!(signs.iter().any(|it| it["kind"] == "ADDRESS" && it["sharedWith"] == "inviter"), "{name}: {row}");
        assert_eq!(office.get("referrals?account=friend1").await["totalElements"], 1);
        assert_eq!(office.call(Method::GET, "referrals?account=nobody", &Value::Null).await.status, 404);
        assert_eq!(office.call(Method::GET, "referrals?state=NONSENSE", &Value::Null).await.status, 400);

        let body = json!({ "id": row["id"], "decision": "reject", "reason": "a second account" });
        let rejected = office.done(Method::POST, "referrals/decide", &body).await;
        assert_eq!((&rejected["state"], &rejected["decidedBy"]), (&json!("REJECTED"), &json!("desk")), "{name}");
        assert_eq!(office.call(Method::POST, "referrals/decide", &body).await.status, 409, "{name}");
        let none = json!({ "id": "none", "decision": "approve", "reason": "a second account" });
        assert_eq!(office.call(Method::POST, "referrals/decide", &none).await.status, 404, "{name}");
    }
}

#[tokio::test]
async fn a_licence_that_forbids_what_the_plan_asks_for_takes_it_from_the_site() {
    for inviter in Inviter::each().await {
        let chosen = policy(&inviter.server, &["choose", "gb"]).await.expect("chosen");
        assert!(chosen.contains("referral plan bring-a-friend"), "{chosen}");
        assert_eq!(inviter.page().await["plan"], json!(null), "{}", inviter.server.name);
        let office = BackOffice::at(inviter.server.clone()).await;
        let body = json!({ "currency": "USD", "turnover": "50.00", "title": { "EN": "Friends" } });
        let refused = office.call(Method::POST, "content/referral-plans", &body).await;
        assert!(refused.at("/value/fields").get("turnover").is_some(), "{}", refused.text());
    }
}
