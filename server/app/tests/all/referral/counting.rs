//! Friends who count: once, by the terms of their day, and what both are granted.

use futures_util::future::join_all;
use serde_json::json;

use super::{DAY, Inviter, PAGE};
use crate::support::{PASSWORD, form, register, token, with};

#[tokio::test]
async fn a_friend_who_does_what_the_plan_asks_for_counts_once_and_both_claim_once() {
    for inviter in Inviter::each().await {
        let name = inviter.server.name;
        let friend = inviter.friend(1).await;
        assert_eq!(inviter.states().await, ["REGISTERED"], "{name}");
        inviter.pays_in(&friend, 2_000).await;
        inviter.bets(&friend, "a", 9_999).await;
        inviter.settle().await;
        assert_eq!(inviter.states().await, ["REGISTERED"], "{name}: a cent is missing");
        inviter.bets(&friend, "b", 1).await;
        let store = &inviter.server.state.base.store;
        join_all((0..8).map(|_| referral::advance_all(store, inviter.now()))).await;
        inviter.settle().await;
        assert_eq!(inviter.states().await, ["QUALIFIED"], "{name}");
        let list = inviter.friends("").await;
        let line = &list["content"][0];
        assert_eq!((&line["account"], &line["number"], &line["amount"]), (&json!("fr•••"), &json!(1), &json!("10.00")));
        assert!(!list.to_string().contains("friend1"), "{name}: the name is masked");

        let (own, of_friend) = (inviter.waiting(&inviter.token).await, inviter.waiting(&friend.token).await);
        assert_eq!((own.len(), of_friend.len()), (1, 1), "{name}: granted once");
        assert_eq!((&own[0]["title"], &own[0]["wagerMultiplier"]), (&json!("Bring a friend"), &json!(5)));
        assert_eq!(of_friend[0]["amount"], "5.00", "{name}");
        let claims = join_all((0..8).map(|_| inviter.claim(&inviter.token, &own[0]))).await;
        assert_eq!(claims.iter().filter(|it| it.status == 200).count(), 1, "{name}");
        assert_eq!(inviter.claim(&friend.token, &of_friend[0]).await.status, 200, "{name}");
        let balance = inviter.server.get_as(&inviter.token, "/wps/v2/wallets/balance").await;
        assert_eq!(balance.at("/value/sumBalance"), "10.00", "{name}");
        let page = inviter.page().await;
        assert_eq!(
            (&page["qualified"], &page["waiting"], &page["claimed"]),
            (&json!(1), &json!("0.00"), &json!("10.00"))
        );
        let bonuses = inviter.server.get_as(&inviter.token, "/wps/member/bonuses").await;
        assert_eq!(bonuses.at("/value/content/0/kind"), "REFERRAL", "{}", bonuses.text());
        inviter.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_mission_that_asks_for_friends_counts_those_who_count_and_each_once() {
    for inviter in Inviter::each().await {
        let name = inviter.server.name;
        inviter
            .server
            .execute(
                "insert into missions (id, rank, kind, period, target_count, currency, reward_type, reward_amount, starts_at, enabled)
                 values ('two-friends', 1, 'INVITE', 'MONTHLY', 2, 'USD', 'CASH', 300, 0, 1)",
            )
            .await;
        let (first, second) = (inviter.friend(1).await, inviter.friend(2).await);
        let mission = async || {
            let reply = inviter.server.get_as(&inviter.token, "/wps/relay/MCSFE_getMissionSummaryDetails").await;
            let missions = reply.at("/value/missions");
            let found =
                missions.as_array().expect("missions").iter().find(|it| it["missionId"] == "two-friends").cloned();
            found.expect("the mission")
        };
        assert_eq!(mission().await["progress"]["count"], 0, "{name}: who has only registered does not count");
        inviter.qualifies(&first).await;
        inviter.settle().await;
        let half = mission().await;
        assert_eq!((&half["progress"]["count"], &half["status"]), (&json!(1), &json!("ACTIVE")), "{name}: {half}");
        inviter.qualifies(&second).await;
        let done = mission().await;
        assert_eq!((&done["progress"]["count"], &done["status"]), (&json!(2), &json!("COMPLETED")), "{name}");
        let body = json!({ "missionId": "two-friends", "periodId": done["periodId"] });
        let claims =
            join_all((0..8).map(|_| inviter.server.post_as(&inviter.token, "/wps/relay/MCSFE_claimMission", &body)));
        assert_eq!(claims.await.iter().filter(|it| it.status == 200).count(), 1, "{name}");
        inviter.server.books_balance().await;
    }
}

#[tokio::test]
async fn the_member_who_came_by_a_link_sees_what_was_promised_and_how_far_it_is() {
    for inviter in Inviter::each().await {
        let friend = inviter.friend(1).await;
        inviter.pays_in(&friend, 700).await;
        inviter.bets(&friend, "a", 2_500).await;
        inviter.settle().await;
        let own = inviter.server.get_as(&friend.token, PAGE).await.at("/value/own");
        assert_eq!(
            [&own["state"], &own["amount"], &own["deposited"], &own["deposit"], &own["played"], &own["turnover"]],
            [&json!("REGISTERED"), &json!("5.00"), &json!("7.00"), &json!("20.00"), &json!("25.00"), &json!("100.00")],
            "{}",
            inviter.server.name
        );
        assert_eq!(inviter.page().await["own"], json!(null), "who came by no link was promised nothing");
    }
}

#[tokio::test]
async fn the_code_is_made_once_says_nothing_of_the_account_and_one_that_nobody_has_binds_nobody() {
    for inviter in Inviter::each().await {
        let again = inviter.page().await["code"].clone();
        assert_eq!(again, inviter.code.as_str(), "{}", inviter.server.name);
        assert!(!inviter.code.to_lowercase().contains("inviter"));
        inviter.friend_by("stranger1", "203.0.113.90", "ABCDEFGHJK").await;
        inviter.friend_by("stranger2", "203.0.113.91", "not a code").await;
        let lower = inviter.code.to_lowercase();
        inviter.friend_by("stranger3", "203.0.113.92", &lower).await;
        assert_eq!(inviter.page().await["friends"], 1, "{}: only the third", inviter.server.name);
        assert_eq!(inviter.number("select count(*) from registrations_by_link").await, 0);
    }
}

#[tokio::test]
async fn later_friends_are_worth_what_their_tier_says_and_beyond_the_last_one_nothing() {
    for inviter in Inviter::each().await {
        inviter.server.execute("update referral_tiers set friends_from = 2 where friends_from = 5").await;
        inviter.server.execute("update referral_plans set max_friends = 2").await;
        for number in 1..=3 {
            let friend = inviter.friend(number).await;
            inviter.qualifies(&friend).await;
        }
        let list = inviter.friends("").await;
        let amounts: Vec<_> =
            list["content"].as_array().unwrap().iter().map(|it| (it["number"].clone(), it["amount"].clone())).collect();
        let expected = [(3, "0.00"), (2, "15.00"), (1, "10.00")].map(|(number, amount)| (json!(number), json!(amount)));
        assert_eq!(amounts, expected, "{}", inviter.server.name);
        assert_eq!(inviter.page().await["waiting"], "25.00");
    }
}

#[tokio::test]
async fn what_comes_too_late_or_is_undone_does_not_count() {
    for inviter in Inviter::each().await {
        let name = inviter.server.name;
        let undone = inviter.friend(1).await;
        inviter.pays_in(&undone, 2_000).await;
        inviter.bets(&undone, "a", 10_000).await;
        inviter.bets(&undone, "a", -10_000).await;
        inviter.settle().await;
        assert_eq!(inviter.states().await, ["REGISTERED"], "{name}: the correction takes it out");
        inviter.server.state.base.clock.advance_ms(30 * DAY);
        inviter.pays_in(&undone, 2_000).await;
        inviter.bets(&undone, "b", 10_000).await;
        inviter.server.state.base.clock.advance_ms(2 * 60 * 60 * 1000);
        inviter.settle().await;
        let token = inviter.server.login("inviter", PASSWORD).await;
        let list = inviter.server.get_as(&token, super::FRIENDS).await;
        assert_eq!(list.at("/value/content/0/state"), "EXPIRED", "{name}");
        assert_eq!(inviter.number("select count(*) from member_rewards where kind = 'REFERRAL'").await, 0, "{name}");
        assert_eq!(inviter.number("select played from referrals").await, 0, "{name}");
    }
}

#[tokio::test]
async fn the_terms_are_those_of_the_day_of_registration_and_without_a_plan_nobody_is_kept() {
    for inviter in Inviter::each().await {
        let friend = inviter.friend(1).await;
        inviter.server.execute("update referral_plans set enabled = 0, turnover = 900000, friend_amount = 1").await;
        inviter.friend(2).await;
        let page = inviter.page().await;
        assert_eq!((&page["friends"], &page["plan"]), (&json!(1), &json!(null)), "{}", inviter.server.name);
        inviter.qualifies(&friend).await;
        assert_eq!(inviter.states().await, ["QUALIFIED"], "{}", inviter.server.name);
        assert_eq!(inviter.waiting(&friend.token).await[0]["amount"], "5.00");
    }
}

#[tokio::test]
async fn a_friend_is_in_the_list_as_soon_as_the_registration_is_done() {
    for inviter in Inviter::each().await {
        let body = with(&form("friend1"), &json!({ "referralCode": inviter.code }));
        register(&inviter.server.at("203.0.113.1"), &body).await;
        assert_eq!(inviter.states().await, ["REGISTERED"], "{}", inviter.server.name);
    }
}

#[tokio::test]
async fn friends_come_page_by_page_and_are_nobody_elses() {
    for inviter in Inviter::each().await {
        for number in 1..=3 {
            inviter.server.state.base.clock.advance_ms(1_000);
            inviter.friend(number).await;
        }
        let first = inviter.friends("?pageSize=2").await;
        assert_eq!(first["content"].as_array().map(Vec::len), Some(2));
        let next = first["next"].as_str().expect("a cursor");
        let second = inviter.friends(&format!("?pageSize=2&cursor={next}")).await;
        assert_eq!(second["content"].as_array().map(Vec::len), Some(1), "{}", inviter.server.name);
        assert_eq!(second["next"], "");
        let wrong = inviter.server.get_as(&inviter.token, "/wps/member/referral/friends?cursor=nonsense").await;
        assert_eq!(wrong.status, 422, "{}", wrong.text());
        let other = token(&register(&inviter.server.at("203.0.113.80"), &with(&form("outsider1"), &json!({}))).await);
        let theirs = inviter.server.get_as(&other, super::FRIENDS).await;
        assert_eq!(theirs.at("/value/content"), json!([]), "{}", inviter.server.name);
    }
}
