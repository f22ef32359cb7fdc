//! Cashback: worked out from what was settled, granted once, claimed once, and a bonus from then on.

use futures_util::future::join_all;
use serde_json::json;

use super::House;

#[tokio::test]
async fn a_part_of_a_closed_days_net_loss_waits_and_is_claimed_once_by_eight_at_once() {
    for house in House::each().await {
        let name = house.server.name;
        let mira = house.member("mira").await;
        house.bet(&mira, 0, ("RNG", 10_000, 4_000)).await;
        house.bet(&mira, 0, ("LIVE", 2_000, 0)).await;
        house.run("settle-cashback").await;
        assert_eq!(house.number("select count(*) from cashback_entries").await, 0, "{name}: the day is not over");
        house.morning_of(1).await;
        house.run("settle-cashback").await;
        house.run("settle-cashback").await;
        assert_eq!(house.number("select count(*) from cashback_entries").await, 1, "{name}");
        let token = house.login("mira").await;
        let waiting = house.waiting(&token, "CASHBACK").await;
        assert_eq!(waiting.len(), 1, "{name}");
        let reward = &waiting[0];
        assert_eq!(
            [
                &reward["title"],
                &reward["amount"],
                &reward["wagerMultiplier"],
                &reward["periodFrom"],
                &reward["periodUntil"]
            ],
            [&json!("Daily cashback"), &json!("7.00"), &json!(3), &json!("2026-11-21"), &json!("2026-11-21")],
            "10% of 60.00 and 5% of 20.00"
        );
        assert_eq!(reward["claimableUntil"], "2026-11-29T00:10:00Z");
        assert_eq!(house.message_kinds(&token).await, ["CASHBACK_READY"], "{name}");
        let claims = join_all((0..8).map(|_| house.claim(&token, "CASHBACK", &reward["id"]))).await;
        let done = claims.iter().filter(|reply| reply.status == 200).count();
        assert_eq!(done, 1, "{name}: {:?}", claims.iter().map(|reply| reply.text()).collect::<Vec<_>>());
        assert!(claims.iter().all(|reply| reply.status == 200 || reply.at("/code") == "state_changed"), "{name}");
        assert_eq!(house.balance(&token).await, "7.00", "{name}");
        let bonus = house.server.get_as(&token, "/wps/member/bonuses").await.at("/value/content/0");
        assert_eq!(
            [&bonus["kind"], &bonus["name"], &bonus["credit"]["required"], &bonus["state"]],
            [&json!("CASHBACK"), &json!("Daily cashback"), &json!("21.00"), &json!("ACTIVE")]
        );
        let past = house.server.get_as(&token, "/wps/member/rewards/past").await.at("/value/content/0");
        assert_eq!((&past["state"], &past["amount"]), (&json!("CLAIMED"), &json!("7.00")));
        assert!(house.waiting(&token, "CASHBACK").await.is_empty());
        house.server.books_balance().await;
    }
}

#[tokio::test]
async fn the_rate_is_that_of_the_level_and_bounds_hold() {
    for house in House::each().await {
        house.server.execute("update cashback_plans set cap = 900 where id = 'daily'").await;
        house
            .server
            .execute("insert into cashback_rates (id, plan_id, product, level_min, rate) values ('r3', 'daily', 'RNG', 4, 2000)")
            .await;
        for (account, rank, lost) in [
            ("anna", "update members set rank_level = 1 where id = $1", 3_000),
            ("bela", "update members set rank_level = 4 where id = $1", 3_000),
            ("cara", "update members set rank_level = 9 where id = $1", 90_000),
            ("dora", "update members set rank_level = 1 where id = $1", 99),
        ] {
            let id = house.member(account).await;
            house.write(rank, [&id]).await;
            house.bet(&id, 0, ("RNG", lost, 0)).await;
        }
        house.morning_of(1).await;
        house.run("settle-cashback").await;
        for (account, expected) in [("anna", "3.00"), ("bela", "6.00"), ("cara", "9.00"), ("dora", "")] {
            let token = house.login(account).await;
            let waiting = house.waiting(&token, "CASHBACK").await;
            let amount = waiting.first().map_or(json!(""), |it| it["amount"].clone());
            assert_eq!(amount, expected, "{}: {account}", house.server.name);
        }
    }
}

#[tokio::test]
async fn what_is_not_claimed_in_time_has_expired_and_shows_as_that() {
    for house in House::each().await {
        let mira = house.member("mira").await;
        house.bet(&mira, 0, ("RNG", 10_000, 0)).await;
        house.morning_of(1).await;
        house.run("settle-cashback").await;
        let token = house.login("mira").await;
        let id = house.waiting(&token, "CASHBACK").await[0]["id"].clone();
        house.morning_of(8).await;
        let token = house.login("mira").await;
        assert!(house.waiting(&token, "CASHBACK").await.is_empty(), "{}", house.server.name);
        let late = house.claim(&token, "CASHBACK", &id).await;
        assert_eq!((late.status, late.at("/code")), (409, json!("state_changed")));
        let past = house.server.get_as(&token, "/wps/member/rewards/past").await.at("/value/content/0/state");
        assert_eq!(past, "EXPIRED");
        assert_eq!(house.balance(&token).await, "0.00");
    }
}

#[tokio::test]
async fn a_plan_that_is_off_skips_its_periods_and_a_new_one_pays_nothing_for_the_past() {
    for house in House::each().await {
        let mira = house.member("mira").await;
        for day in [-1, 0, 1, 2] {
            house.bet(&mira, day, ("RNG", 10_000, 0)).await;
        }
        house.morning_of(1).await;
        house.server.execute("update cashback_plans set enabled = 0 where id = 'daily'").await;
        house.run("settle-cashback").await;
        house.server.execute("update cashback_plans set enabled = 1 where id = 'daily'").await;
        house.morning_of(3).await;
        house.run("settle-cashback").await;
        let token = house.login("mira").await;
        let days: Vec<_> = house.waiting(&token, "CASHBACK").await.iter().map(|it| it["periodFrom"].clone()).collect();
        assert_eq!(days, ["2026-11-22", "2026-11-23"], "{}", house.server.name);
        assert_eq!(house.number("select count(*) from cashback_runs where plan_id = 'daily' and skipped = 1").await, 1);
    }
}
