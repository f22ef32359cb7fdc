//! Nothing is given to who is excluded or marked, and the licence bounds what must be staked.

use serde_json::json;

use super::House;

const MARK: &str = "insert into harm_markers (id, member_id, marker, figure, against, seen_at, updated_at)
                    select 'h1', id, 'NIGHT_PLAY', 1, 1, 1, 1 from members where id = $1";

#[tokio::test]
async fn who_bears_a_marker_is_granted_shown_and_paid_nothing() {
    for house in House::each().await {
        let name = house.server.name;
        let mira = house.member("mira").await;
        house.bet(&mira, 0, ("RNG", 10_000, 0)).await;
        house.morning_of(1).await;
        house.run("settle-cashback").await;
        let token = house.login("mira").await;
        let id = house.waiting(&token, "CASHBACK").await[0]["id"].clone();
        house.write(MARK, [&mira]).await;
        assert_eq!(house.centre(&token).await["list"], json!([]), "{name}");
        let count = house.server.get_as(&token, "/wps/member/rewards/count").await;
        assert_eq!(count.at("/value/count"), 0);
        let refused = house.claim(&token, "CASHBACK", &id).await;
        assert_eq!((refused.status, refused.at("/code")), (403, json!("not_enabled")), "{name}");
        assert_eq!(house.claim(&token, "PROMOTION", &json!("moon-gift")).await.status, 403);
        let level = house.server.get_as(&token, "/wps/member/level").await;
        assert_eq!((level.at("/value/levels"), level.at("/value/cashback")), (json!([]), json!([])), "{name}");
        house.bet(&mira, 1, ("RNG", 10_000, 0)).await;
        house.morning_of(2).await;
        house.run("settle-cashback").await;
        assert_eq!(house.number("select count(*) from member_rewards").await, 1, "{name}");
        assert_eq!(house.number("select count(*) from cashback_entries where withheld = 1").await, 1);
        house.server.execute("update harm_markers set closed_at = 2").await;
        house.morning_of(3).await;
        house.run("settle-cashback").await;
        let token = house.login("mira").await;
        assert_eq!(house.waiting(&token, "CASHBACK").await.len(), 1, "{name}: what was withheld is not made up for");
        assert_eq!(house.claim(&token, "CASHBACK", &id).await.status, 200, "{name}");
    }
}

#[tokio::test]
async fn an_exclusion_takes_off_what_waits() {
    for house in House::each().await {
        let mira = house.member("mira").await;
        house.bet(&mira, 0, ("RNG", 10_000, 0)).await;
        house.morning_of(1).await;
        house.run("settle-cashback").await;
        let token = house.login("mira").await;
        let id = house.waiting(&token, "CASHBACK").await[0]["id"].clone();
        let body = json!({ "kind": "TIME_OUT", "span": "HOURS_24", "password": super::PASSWORD });
        let begun = house.server.post_as(&token, "/wps/fair-play/exclusion", &body).await;
        assert_eq!(begun.status, 200, "{}: {}", house.server.name, begun.text());
        assert_eq!(house.claim(&token, "CASHBACK", &id).await.status, 403);
        house.morning_of(3).await;
        house.server.run_schedule("settle-exclusions").await;
        let token = house.login("mira").await;
        assert_eq!(house.claim(&token, "CASHBACK", &id).await.status, 409, "{}", house.server.name);
        let past = house.server.get_as(&token, "/wps/member/rewards/past").await;
        assert_eq!(past.at("/value/content/0/state"), "WITHDRAWN");
    }
}

#[tokio::test]
async fn a_plan_beyond_the_licence_is_skipped_and_what_was_granted_is_staked_no_more_than_it_allows() {
    for house in House::each().await {
        house.server.execute("update cashback_plans set wager_multiplier = 30 where id = 'daily'").await;
        house.server.execute("delete from cashback_rates where product = 'ALL'").await;
        let mira = house.member("mira").await;
        house.bet(&mira, 0, ("RNG", 10_000, 0)).await;
        house.morning_of(1).await;
        house.run("settle-cashback").await;
        house.server.set("licence_policy", "gb").await;
        house.bet(&mira, 1, ("RNG", 10_000, 0)).await;
        house.morning_of(2).await;
        house.run("settle-cashback").await;
        let token = house.login("mira").await;
        let waiting = house.waiting(&token, "CASHBACK").await;
        assert_eq!(waiting.len(), 1, "{}: the second day is skipped", house.server.name);
        assert_eq!(waiting[0]["wagerMultiplier"], 10);
        assert_eq!(house.claim(&token, "CASHBACK", &waiting[0]["id"]).await.status, 200);
        let bonus = house.server.get_as(&token, "/wps/member/bonuses").await;
        assert_eq!(bonus.at("/value/content/0/credit/required"), "100.00");
    }
}
