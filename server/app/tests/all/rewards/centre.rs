//! The reward centre: everything that can be claimed, in one list, whatever it came by.

use axum::http::Method;
use serde_json::{Value, json};

use super::{CLAIM, House, REWARDS};

#[tokio::test]
async fn promotions_raffles_and_cashback_stand_in_one_list_what_ends_first_first() {
    for house in House::each().await {
        let name = house.server.name;
        let mira = house.member("mira").await;
        house.bet(&mira, 0, ("RNG", 10_000, 0)).await;
        house.morning_of(1).await;
        house.run("settle-cashback").await;
        let token = house.login("mira").await;
        let join =
            house.server.post_as(&token, "/wps/promotions/join", &json!({ "promoId": "lantern-festival" })).await;
        assert_eq!(join.status, 200, "{}", join.text());
        let centre = house.centre(&token).await;
        let list = centre["list"].as_array().expect("a list").clone();
        let kinds: Vec<&str> = list.iter().filter_map(|it| it["kind"].as_str()).collect();
        for kind in ["PROMOTION", "RAFFLE", "CASHBACK"] {
            assert!(kinds.contains(&kind), "{name}: {kinds:?}");
        }
        let open: Vec<&Value> = list.iter().filter(|it| it["state"] == "CLAIMABLE").collect();
        assert_eq!(centre["count"], open.len(), "{name}");
        let ends: Vec<&str> =
            open.iter().filter_map(|it| it["claimableUntil"].as_str()).filter(|it| !it.is_empty()).collect();
        assert!(ends.is_sorted(), "{name}: {ends:?}");
        let raffle = list.iter().find(|it| it["kind"] == "RAFFLE").expect("a raffle");
        assert_eq!(
            (&raffle["unit"], &raffle["amount"], &raffle["promoId"]),
            (&json!("DRAWS"), &json!("15.00"), &json!("lantern-festival"))
        );
        assert_eq!(house.claim(&token, "RAFFLE", &raffle["id"]).await.status, 409, "a draw is made on its page");
        let gift = list.iter().find(|it| it["id"] == "moon-gift").expect("the gift").clone();
        let claimed = house.claim(&token, "PROMOTION", &gift["id"]).await;
        assert_eq!(claimed.status, 200, "{}", claimed.text());
        assert!(!claimed.at("/value/list").to_string().contains("moon-gift"), "{name}");
        assert_eq!(claimed.at("/value/count"), open.len() - 1);
        assert_eq!(house.claim(&token, "PROMOTION", &gift["id"]).await.status, 409, "once");
        let detail = house.server.get_as(&token, "/wps/promotions/detail?id=moon-gift").await;
        assert_eq!(detail.at("/value/promotion/status"), "CLAIMED", "{}", detail.text());
        house.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_bonus_that_asks_for_a_contact_is_claimed_on_its_page() {
    for house in House::each().await {
        house.server.set("bonus_contact", "zalo").await;
        house.server.execute("update promotions set reward_type = 'BONUS' where id = 'moon-gift'").await;
        house.member("mira").await;
        let token = house.login("mira").await;
        let list = house.waiting(&token, "PROMOTION").await;
        let gift = list.iter().find(|it| it["id"] == "moon-gift").expect("the gift");
        assert_eq!(gift["promoId"], "moon-gift", "{}", house.server.name);
        assert_eq!(house.claim(&token, "PROMOTION", &gift["id"]).await.status, 409);
        assert_eq!(house.balance(&token).await, "0.00");
    }
}

#[tokio::test]
async fn what_will_open_later_says_when() {
    for house in House::each().await {
        house.server.execute("update promotions set starts_at = 1795950096000 where id = 'moon-gift'").await;
        house.member("mira").await;
        let token = house.login("mira").await;
        let list = house.waiting(&token, "PROMOTION").await;
        let gift = list.iter().find(|it| it["id"] == "moon-gift").expect("the gift");
        assert_eq!(
            (&gift["state"], &gift["claimableFrom"]),
            (&json!("LATER"), &json!("2026-11-29T11:01:36Z")),
            "{gift}"
        );
        assert_eq!(house.claim(&token, "PROMOTION", &gift["id"]).await.status, 409, "{}", house.server.name);
    }
}

#[tokio::test]
async fn bad_input_and_rewards_of_others_change_nothing() {
    for house in House::each().await {
        let mira = house.member("mira").await;
        house.member("noor").await;
        house.bet(&mira, 0, ("RNG", 10_000, 0)).await;
        house.morning_of(1).await;
        house.run("settle-cashback").await;
        let (token, other) = (house.login("mira").await, house.login("noor").await);
        let id = house.waiting(&token, "CASHBACK").await[0]["id"].clone();
        assert_eq!(house.claim(&other, "CASHBACK", &id).await.status, 404, "{}", house.server.name);
        assert_eq!(house.claim(&token, "LEVEL_GIFT", &id).await.status, 404, "of another kind");
        for body in [json!({ "kind": "CASHBACK", "id": "" }), json!({ "kind": "CASHBACK", "id": "x".repeat(65) })] {
            assert_eq!(house.server.post_as(&token, CLAIM, &body).await.status, 422, "{body}");
        }
        assert_eq!(house.server.post_as(&token, CLAIM, &json!({ "kind": "GOLD", "id": id })).await.status, 400);
        let bearer = format!("Bearer {token}");
        let body = json!({ "kind": "CASHBACK", "id": id });
        let keyless = house.server.call(Method::POST, CLAIM, &[("authorization", &bearer)], &body).await;
        assert_eq!(keyless.status, 400, "{}", keyless.text());
        assert_eq!(house.server.get(REWARDS).await.status, 401);
        for cursor in ["x", "17", "-1"] {
            let path = format!("/wps/member/rewards/past?cursor={cursor}");
            assert_eq!(house.server.get_as(&token, &path).await.status, 422, "{cursor}");
        }
        assert_eq!(house.claim(&token, "CASHBACK", &id).await.status, 200);
    }
}

#[tokio::test]
async fn past_rewards_follow_each_other_without_a_gap() {
    for house in House::each().await {
        let mira = house.member("mira").await;
        for day in 0..5 {
            house.bet(&mira, day, ("RNG", 10_000, 0)).await;
        }
        house.morning_of(5).await;
        house.run("settle-cashback").await;
        house.morning_of(20).await;
        let token = house.login("mira").await;
        let (mut all, mut cursor) = (Vec::new(), String::new());
        loop {
            let page =
                house.server.get_as(&token, &format!("/wps/member/rewards/past?pageSize=2{cursor}")).await.at("/value");
            all.extend(page["content"].as_array().expect("a list").iter().map(|it| it["periodFrom"].clone()));
            match page["next"].as_str().unwrap_or_default() {
                "" => break,
                next => cursor = format!("&cursor={next}"),
            }
        }
        let days: Vec<Value> = (21..=25).rev().map(|day| json!(format!("2026-11-{day}"))).collect();
        assert_eq!(all.len(), 5, "{}", house.server.name);
        assert!(days.iter().all(|day| all.contains(day)), "{all:?}");
    }
}
