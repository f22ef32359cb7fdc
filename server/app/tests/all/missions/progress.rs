//! Progress and claims.

use futures_util::future::join_all;
use serde_json::{Value, json};

use super::{CHECK_IN, CLAIM, DAY, HOUR, Player, SUMMARY, until_counted};

#[tokio::test]
async fn progress_follows_settled_bets_and_their_corrections_and_the_member_is_told_once() {
    for mira in Player::each().await {
        let name = mira.server.name;
        let before = mira.mission("slot-rounds").await;
        assert_eq!(
            (&before["status"], &before["progress"]["count"], &before["target"]["count"]),
            (&json!("ACTIVE"), &json!(0), &json!(20))
        );
        mira.play(19, 100, 250).await;
        let mission = mira.mission("slot-rounds").await;
        assert_eq!((&mission["status"], &mission["progress"]["count"]), (&json!("ACTIVE"), &json!(19)), "{name}");
        assert_eq!(mira.mission("slot-wins").await["progress"]["count"], 19, "{name}");
        assert_eq!(mira.mission("slot-turnover").await["progress"]["amount"], "19.00", "{name}");
        let wrong = mira.bet("r0", 100, 250);
        mira.settle([wrong.clone(), wrong.corrected()]).await;
        assert_eq!(mira.mission("slot-rounds").await["progress"]["count"], 19, "{name}: undone again");
        assert_eq!(mira.mission("slot-wins").await["progress"]["count"], 19, "{name}");
        assert_eq!(mira.messages("MISSION_COMPLETED").await, 0);
        // The stake back is no win, and another product no slot.
        let mut table = mira.bet("t", 100, 900);
        table.product = "LIVE".into();
        mira.settle([mira.bet("even", 100, 100), table]).await;
        let mission = mira.mission("slot-rounds").await;
        assert_eq!((&mission["status"], &mission["progress"]["count"]), (&json!("COMPLETED"), &json!(20)), "{name}");
        assert_eq!(mira.mission("slot-wins").await["progress"]["count"], 19, "{name}");
        assert_eq!(mira.summary().await["claimable"], 1, "{name}");
        assert_eq!(mira.messages("MISSION_COMPLETED").await, 1, "{name}");
        // Below the target and above it again: told once.
        mira.settle([mira.bet("even", 100, 100).corrected()]).await;
        assert_eq!(mira.mission("slot-rounds").await["status"], "ACTIVE", "{name}");
        mira.play(1, 100, 0).await;
        assert_eq!(mira.mission("slot-rounds").await["status"], "COMPLETED", "{name}");
        assert_eq!(mira.messages("MISSION_COMPLETED").await, 1, "{name}");
    }
}

#[tokio::test]
async fn eight_claims_at_once_have_one_effect_and_points_are_there() {
    for mira in Player::each().await {
        let name = mira.server.name;
        let early = mira.mission("slot-rounds").await;
        let refused = mira.claim(&early).await;
        assert_eq!((refused.status, refused.at("/code")), (409, json!("mission_not_claimable")), "{name}");
        mira.play(20, 100, 0).await;
        let mission = mira.mission("slot-rounds").await;
        let replies = join_all((0..8).map(|_| mira.claim(&mission))).await;
        let taken = replies.iter().filter(|reply| reply.status == 200).count();
        assert_eq!(taken, 1, "{name}: {:?}", replies.iter().map(|it| it.status).collect::<Vec<_>>());
        assert_eq!(mira.points().await, "50.00", "{name}");
        assert_eq!(mira.mission("slot-rounds").await["status"], "CLAIMED", "{name}");
        assert_eq!(mira.claim(&mission).await.status, 409, "{name}");
        mira.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_claim_sent_again_under_its_key_is_one_claim() {
    for mira in Player::each().await {
        mira.play(20, 100, 0).await;
        let mission = mira.mission("slot-rounds").await;
        let body = json!({ "missionId": mission["missionId"], "periodId": mission["periodId"] });
        let first = mira.server.post_under("one-claim", &mira.token, CLAIM, &body).await;
        let second = mira.server.post_under("one-claim", &mira.token, CLAIM, &body).await;
        assert_eq!((first.status, first.json()), (200, second.json()), "{}", mira.server.name);
        assert_eq!(mira.points().await, "50.00", "{}", mira.server.name);
    }
}

#[tokio::test]
async fn money_is_a_bonus_with_its_wagering_and_its_name() {
    for mira in Player::each().await {
        let name = mira.server.name;
        mira.play(30, 100, 101).await;
        let mission = mira.mission("slot-wins").await;
        assert_eq!(mission["reward"], json!({ "type": "BONUS", "amount": "5.00", "wager": 5 }), "{name}");
        let reply = mira.claim(&mission).await;
        assert_eq!(reply.status, 200, "{name}: {}", reply.text());
        assert_eq!(mira.balance().await, "5.00", "{name}");
        let bonus = mira.server.get_as(&mira.token, "/wps/member/bonuses").await.at("/value/content/0");
        assert_eq!(
            (&bonus["kind"], &bonus["name"], &bonus["promoId"], &bonus["credit"]["required"]),
            (&json!("MISSION"), &mission["title"], &json!(""), &json!("25.00")),
            "{name}"
        );
        let day = bonus["grantedDay"].as_str().expect("a day").to_owned();
        let path = format!("/wps/relay/ODSFE2_MemTransDet?from={day}&until={day}&group=REWARDS");
        assert_eq!(mira.server.get_as(&mira.token, &path).await.at("/value/content/0/kind"), "mission_reward");
        mira.server.books_balance().await;
    }
}

#[tokio::test]
async fn the_licence_caps_what_must_be_staked_and_hides_what_it_forbids() {
    for mira in Player::each().await {
        mira.server.execute("update missions set wager_multiplier = 30 where id = 'slot-wins'").await;
        mira.server.execute("update missions set product = '' where id = 'slot-rounds'").await;
        mira.play(19, 100, 101).await;
        mira.server.set("licence_policy", "gb").await;
        assert_eq!(mira.mission("slot-wins").await, Value::Null, "{}", mira.server.name);
        assert_eq!(mira.mission("slot-rounds").await, Value::Null, "of all products: {}", mira.server.name);
        mira.play(11, 100, 101).await;
        let done = mira.mission("slot-wins").await;
        assert_eq!(
            (&done["status"], &done["reward"]["wager"]),
            (&json!("COMPLETED"), &json!(10)),
            "what is done is kept"
        );
        assert_eq!(mira.claim(&done).await.status, 200);
        let credit =
            mira.server.text("select cast(multiplier as text) from wagering_credits where id like 'bonus:mission:%'");
        assert_eq!(credit.await.as_deref(), Some("1000"));
    }
}

#[tokio::test]
async fn a_reward_waits_behind_the_end_of_its_day_and_no_longer() {
    for mira in Player::each().await {
        let name = mira.server.name;
        mira.play(20, 100, 0).await;
        let done = mira.mission("slot-rounds").await;
        let mira = mira.after(DAY).await;
        let all = mira.summary().await;
        let of_both: Vec<&Value> = all["missions"]
            .as_array()
            .expect("missions")
            .iter()
            .filter(|it| it["missionId"] == "slot-rounds")
            .collect();
        assert_eq!(
            of_both.iter().map(|it| it["status"].clone()).collect::<Vec<_>>(),
            ["COMPLETED", "ACTIVE"],
            "{name}"
        );
        assert_eq!(of_both[0]["periodId"], done["periodId"], "{name}");
        let late = mira.after(DAY).await;
        assert_eq!(late.claim(&done).await.status, 409, "{name}: a day is over");
        assert_eq!(late.points().await, "0.00", "{name}");
    }
}

#[tokio::test]
async fn checking_in_counts_once_a_day_and_in_a_row() {
    for mut mira in Player::each().await {
        let name = mira.server.name;
        // To a Monday, so that five days are of one week.
        mira = mira.after(2 * DAY).await;
        for day in 1..=5 {
            assert_eq!(mira.check_in().await["streak"], day, "{name}");
            let again = mira.check_in().await;
            assert_eq!((&again["streak"], &again["checkedIn"]), (&json!(day), &json!(true)), "{name}");
            if day < 5 {
                mira = mira.after(DAY).await;
            }
        }
        let week = mira.mission("week-of-check-ins").await;
        assert_eq!(
            (&week["status"], &week["progress"]["count"], &week["streak"]),
            (&json!("COMPLETED"), &json!(5), &json!(5)),
            "{name}"
        );
        assert_eq!(mira.claim(&week).await.status, 200, "{name}");
        assert_eq!(mira.balance().await, "2.00", "{name}: cash");
        mira = mira.after(2 * DAY).await;
        let broken = mira.summary().await;
        assert_eq!((&broken["streak"], &broken["checkedIn"]), (&json!(0), &json!(false)), "{name}");
    }
}

#[tokio::test]
async fn one_mission_waits_for_another_and_the_account_counts() {
    for mira in Player::each().await {
        let name = mira.server.name;
        mira.play(100, 10, 0).await;
        let waits = mira.mission("first-steps").await;
        assert_eq!(
            (&waits["status"], &waits["waitsFor"]),
            (&json!("LOCKED"), &json!("Complete your account")),
            "{name}"
        );
        assert_eq!(mira.claim(&waits).await.status, 409, "{name}");
        let account = mira.mission("know-you").await;
        assert_eq!(
            (&account["status"], account["steps"].as_array().map(Vec::len)),
            (&json!("ACTIVE"), Some(5)),
            "{name}"
        );
        mira.server
            .execute(
                "update members set email_verified_at = 1, mobile_verified_at = 1, nickname = 'Mira' where account = 'mira'",
            )
            .await;
        let account = mira.mission("know-you").await;
        assert_eq!(account["status"], "COMPLETED", "{name}: {account}");
        assert_eq!(mira.claim(&account).await.status, 200, "{name}");
        assert_eq!(mira.mission("first-steps").await["status"], "COMPLETED", "{name}");
    }
}

#[tokio::test]
async fn who_must_not_be_advertised_to_has_no_mission_and_no_reward() {
    for mira in Player::each().await {
        let name = mira.server.name;
        mira.play(19, 100, 0).await;
        let mission = mira.mission("slot-rounds").await;
        mira.server
            .execute(
                "insert into harm_markers (id, member_id, marker, figure, against, seen_at, updated_at)
                 select 'x', id, 'NIGHT', 1, 1, 1, 1 from members where account = 'mira'",
            )
            .await;
        mira.play(1, 100, 0).await;
        assert_eq!(mira.summary().await["missions"], json!([]), "{name}");
        assert_eq!(mira.messages("MISSION_COMPLETED").await, 0, "{name}");
        assert_eq!(mira.claim(&mission).await.status, 403, "{name}");
        assert_eq!(mira.server.post_as(&mira.token, CHECK_IN, &Value::Null).await.status, 403, "{name}");
        assert_eq!(mira.board("slot-day").await, Value::Null, "{name}");
    }
}

#[tokio::test]
async fn what_names_no_mission_or_period_is_refused_and_changes_nothing() {
    for mira in Player::each().await {
        mira.play(20, 100, 0).await;
        until_counted(&mira.server).await;
        let claim = async |id: &str, period: &str| {
            let body = json!({ "missionId": id, "periodId": period });
            mira.server.post_as(&mira.token, CLAIM, &body).await.status
        };
        let period = mira.mission("slot-turnover").await["periodId"].as_str().expect("a period").to_owned();
        assert_eq!(claim("none", "0").await, 404);
        assert_eq!(claim("slot-rounds", "0").await, 409);
        assert_eq!(claim("slot-rounds", "later").await, 422);
        assert_eq!(claim("", "0").await, 422);
        assert_eq!(claim("slot-wins", &period).await, 409);
        assert_eq!(mira.points().await, "0.00");
        assert_eq!(mira.server.get(SUMMARY).await.status, 401);
    }
}

#[tokio::test]
async fn another_time_zone_counts_periods_anew_and_tells_nobody_twice() {
    for mira in Player::each().await {
        let name = mira.server.name;
        mira.play(20, 100, 0).await;
        assert_eq!(mira.mission("slot-rounds").await["status"], "COMPLETED", "{name}");
        mira.server.set("utc_offset_minutes", "60").await;
        let mission = mira.mission("slot-rounds").await;
        assert_eq!(mission["progress"]["count"], 20, "{name}: counted anew, once");
        assert_eq!(mission["startAt"], "2026-11-20T23:00:00Z", "{name}");
        assert_eq!(mira.messages("MISSION_COMPLETED").await, 1, "{name}");
        let mira = mira.after(HOUR).await;
        assert_eq!(mira.mission("slot-rounds").await["progress"]["count"], 20, "{name}");
    }
}

#[tokio::test]
async fn what_is_done_waits_in_the_reward_centre_and_is_taken_from_either_page_once() {
    const CENTRE: &str = "/wps/member/rewards";
    for mira in Player::each().await {
        let name = mira.server.name;
        let badge = async || mira.server.get_as(&mira.token, &format!("{CENTRE}/count")).await.at("/value/missions");
        assert_eq!(badge().await, 0, "{name}");
        mira.play(20, 100, 0).await;
        let mission = mira.mission("slot-rounds").await;
        assert_eq!(badge().await, 1, "{name}");
        let listed = mira.server.get_as(&mira.token, CENTRE).await.at("/value/list");
        let found = listed.as_array().expect("rewards").iter().find(|it| it["kind"] == "MISSION").cloned();
        let found = found.expect("the mission");
        assert_eq!(
            (&found["title"], &found["unit"], &found["amount"], &found["claimableUntil"]),
            (&mission["title"], &json!("POINTS"), &json!("50.00"), &mission["claimBefore"])
        );
        let body = json!({ "kind": "MISSION", "id": found["id"] });
        let claim = format!("{CENTRE}/claim");
        let in_the_centre = mira.server.post_as(&mira.token, &claim, &body);
        let (in_the_centre, on_its_page) = tokio::join!(in_the_centre, mira.claim(&mission));
        let mut states = [in_the_centre.status, on_its_page.status];
        states.sort_unstable();
        assert_eq!(states, [200, 409], "{name}");
        assert_eq!((mira.points().await, badge().await), (json!("50.00"), json!(0)), "{name}");
        for id in ["slot-rounds", "slot-rounds:x", "nothing:20778", ":1"] {
            let body = json!({ "kind": "MISSION", "id": id });
            assert_eq!(mira.server.post_as(&mira.token, &claim, &body).await.status, 404, "{name}: {id}");
        }
        mira.server.books_balance().await;
    }
}
