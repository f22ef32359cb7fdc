//! The operator's side: missions and boards as record types, and what boards gave.

use axum::http::Method;
use serde_json::{Value, json};

use super::{DAY, HOUR, Player, until_counted, without_history};
use crate::support::back_office::{BackOffice, admin};

#[tokio::test]
async fn what_can_not_be_done_or_paid_is_refused_with_its_field() {
    for mira in Player::each().await {
        let office = BackOffice::at(mira.server.clone()).await;
        let whole = json!({
            "kind": "BET_COUNT", "period": "DAILY", "targetCount": 5, "currency": "USD", "rewardType": "POINTS",
            "rewardAmount": "5.00", "title": { "EN": "Five rounds" }
        });
        let with = |change: Value| {
            let mut body = whole.clone();
            for (name, value) in change.as_object().expect("fields") {
                body[name] = value.clone();
            }
            body
        };
        for (change, field) in [
            (json!({ "kind": "SHARE" }), "kind"),
            (json!({ "kind": "BET_AMOUNT" }), "targetAmount"),
            (json!({ "targetCount": 0 }), "targetCount"),
            (json!({ "kind": "CHECK_IN", "targetCount": 2 }), "targetCount"),
            (json!({ "kind": "PROFILE" }), "period"),
            (json!({ "inARow": true }), "inARow"),
            (json!({ "product": "SHOES" }), "product"),
            (json!({ "wagerMultiplier": 3 }), "wagerMultiplier"),
            (json!({ "rewardAmount": "0.00" }), "rewardAmount"),
            (json!({ "afterMissionId": "none" }), "afterMissionId"),
            (json!({ "endsAt": "2020-01-01T00:00:00Z" }), "endsAt"),
        ] {
            let reply = office.call(Method::POST, "content/missions", &with(change.clone())).await;
            assert_eq!(reply.status, 422, "{change}: {}", reply.text());
            assert!(reply.at("/value/fields").get(field).is_some(), "{change}: {}", reply.text());
        }
        let made = office.call(Method::POST, "content/missions", &whole).await;
        assert_eq!(made.status, 200, "{}", made.text());
        let id = made.at("/value/id").as_str().expect("an id").to_owned();
        mira.play(5, 100, 0).await;
        assert_eq!(mira.mission(&id).await["status"], "COMPLETED", "{}", mira.server.name);
        let gone = office.call(Method::DELETE, &format!("content/missions/{id}"), &Value::Null).await;
        assert_eq!(gone.status, 409, "what members did belongs to it: {}", gone.text());
        let board = json!({
            "rule": "BET_COUNT", "period": "ONCE", "currency": "USD", "rewardType": "POINTS", "prizes": "1.00, 2.00",
            "title": { "EN": "Once" }
        });
        let reply = office.call(Method::POST, "content/leaderboards", &board).await;
        let fields = reply.at("/value/fields");
        assert!(fields.get("endsAt").is_some() && fields.get("prizes").is_some(), "{}", reply.text());
    }
}

#[tokio::test]
async fn a_licence_against_several_products_lets_none_be_published_over_all() {
    for mira in Player::each().await {
        mira.server.set("licence_policy", "gb").await;
        let office = BackOffice::at(mira.server.clone()).await;
        for kind in ["missions/slot-rounds", "leaderboards/slot-day"] {
            let reply = office.call(Method::PATCH, &format!("content/{kind}"), &json!({ "product": "" })).await;
            assert_eq!(reply.status, 422, "{kind}: {}", reply.text());
            assert!(reply.at("/value/fields").get("product").is_some(), "{kind}: {}", reply.text());
        }
    }
}

#[tokio::test]
async fn results_are_listed_with_what_was_corrected_since() {
    for mira in Player::each().await {
        without_history(&mira.server).await;
        mira.play(9, 100, 0).await;
        let wrong = mira.bet("r0", 100, 0).corrected();
        let mira = mira.after(DAY + 2 * HOUR).await;
        until_counted(&mira.server).await;
        mira.server.run_schedule("close-leaderboards").await;
        mira.settle([wrong]).await;
        until_counted(&mira.server).await;
        let office = BackOffice::at(mira.server.clone()).await;
        let reply = office.call(Method::GET, "leaderboards/results?boardId=slot-day", &Value::Null).await;
        let lines = reply.at("/value/content");
        let line = lines.as_array().expect("lines").iter().find(|it| it["account"] == "mira").expect("a line");
        assert_eq!(
            json!([line["place"], line["score"], line["scoreNow"], line["prize"], line["state"]]),
            json!([1, 9, 8, "500.00", "PAID"]),
            "{}",
            mira.server.name
        );
        let printed = admin(&mira.server, &["leaderboard-results", "slot-day"]).await.expect("lines");
        assert!(
            printed.contains("mira") && printed.contains("score 9  now 8") && printed.contains("PAID"),
            "{printed}"
        );
    }
}
