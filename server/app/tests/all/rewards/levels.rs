//! Levels: reached, reviewed, kept and lost, each gift once, every change kept.

use ledger::{Account, AccountKind, Transaction, TransactionKind};
use platform::store::Connection;
use serde_json::{Value, json};

use super::{House, LEVEL};
use crate::support::back_office::{BackOffice, admin};
use axum::http::Method;

impl House {
    /// Money that a member pays in.
    async fn pay_in(&self, member_id: &str, amount: i64) {
        let (wallet, now_ms) = (Account::wallet(member_id, "USD"), self.now_ms());
        let from = Account::new(AccountKind::PaymentProvider, "test", "USD");
        let key = format!("test-deposit:{member_id}:{now_ms}");
        let paid = Transaction::transfer(TransactionKind::PaymentDeposit, key, String::new(), from, wallet, amount);
        let work = async move |tx: &mut Connection| ledger::post(tx, &paid, now_ms).await.map(drop);
        self.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("posted");
    }

    async fn level(&self, token: &str) -> Value {
        let reply = self.server.get_as(token, LEVEL).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.at("/value")
    }

    /// Daily levels whose first review is that of the first day.
    async fn with_daily_levels() -> Vec<Self> {
        let houses = Self::each().await;
        for house in &houses {
            house.server.set("level_period", "DAILY").await;
            house.run("review-levels").await;
        }
        houses
    }
}

#[tokio::test]
async fn a_level_is_given_as_soon_as_bets_and_deposits_reach_it_with_the_gifts_of_all_that_are_passed() {
    for house in House::each().await {
        let name = house.server.name;
        house.server.execute("update levels set member_label = 'silken' where level = 3").await;
        let mira = house.member("mira").await;
        house.run("raise-levels").await;
        house.bet(&mira, 0, ("RNG", 250_000, 240_000)).await;
        house.count().await;
        house.run("raise-levels").await;
        let token = house.login("mira").await;
        let before = house.level(&token).await;
        assert_eq!(
            (&before["level"], &before["turnover"], &before["deposits"]),
            (&json!(1), &json!("2500.00"), &json!("0.00"))
        );
        assert_eq!(before["periodUntil"], "2026-11-30", "{name}");
        house.pay_in(&mira, 20_000).await;
        house.run("raise-levels").await;
        house.run("raise-levels").await;
        let after = house.level(&token).await;
        assert_eq!((&after["level"], &after["name"]), (&json!(3), &json!("Silk")), "{name}");
        assert_eq!(after["changes"].as_array().map(Vec::len), Some(1));
        assert_eq!(
            (&after["changes"][0]["from"], &after["changes"][0]["to"], &after["changes"][0]["cause"]),
            (&json!(1), &json!(3), &json!("REACHED"))
        );
        let gifts: Vec<_> = house
            .waiting(&token, "LEVEL_GIFT")
            .await
            .iter()
            .map(|it| (it["title"].clone(), it["amount"].clone()))
            .collect();
        assert_eq!(gifts.len(), 2, "{name}: {gifts:?}");
        assert!(gifts.contains(&(json!("Bamboo"), json!("5.00"))) && gifts.contains(&(json!("Silk"), json!("20.00"))));
        let info = house.server.get_as(&token, "/wps/member/info").await;
        assert_eq!(info.at("/value/clubLabel"), json!({ "labelName": "Silk", "rankLevel": 3 }));
        assert!(info.at("/value/memberLabel").to_string().contains("silken"), "{name}");
        let told = house.message_kinds(&token).await;
        assert_eq!(told.iter().filter(|it| *it == "LEVEL_REACHED").count(), 1, "{told:?}");
    }
}

#[tokio::test]
async fn a_level_that_was_not_kept_falls_by_one_and_its_gift_comes_once() {
    for house in House::with_daily_levels().await {
        let name = house.server.name;
        let mira = house.member("mira").await;
        house.write("update members set rank_level = 4, club_label = 'Jade' where id = $1", [&mira]).await;
        // Too little for Jade, enough for Silk.
        house.bet(&mira, 0, ("RNG", 60_000, 0)).await;
        house.pay_in(&mira, 6_000).await;
        house.morning_of(1).await;
        house.run("review-levels").await;
        house.run("review-levels").await;
        let token = house.login("mira").await;
        assert_eq!(house.level(&token).await["level"], 3, "{name}");
        // Nothing at all: falls again. Then as much as Silk needs: rises, and has had no gift of it before.
        house.morning_of(2).await;
        house.run("review-levels").await;
        let token = house.login("mira").await;
        assert_eq!(house.level(&token).await["level"], 2);
        for (day, level) in [(2, 3), (3, 2), (4, 3)] {
            if level == 3 {
                house.bet(&mira, day, ("RNG", 250_000, 0)).await;
                house.pay_in(&mira, 20_000).await;
            }
            house.morning_of(day + 1).await;
            house.run("review-levels").await;
            let token = house.login("mira").await;
            assert_eq!(house.level(&token).await["level"], level, "{name}: day {day}");
        }
        assert_eq!(house.number("select count(*) from member_rewards where kind = 'LEVEL_GIFT'").await, 1, "{name}");
        assert_eq!(
            house
                .number(
                    "select count(*) from level_reviews r join members m on m.id = r.member_id where m.account = 'mira'"
                )
                .await,
            5
        );
        let token = house.login("mira").await;
        let told = house.message_kinds(&token).await;
        assert_eq!(told.iter().filter(|it| *it == "LEVEL_LOWERED").count(), 3, "{told:?}");
    }
}

#[tokio::test]
async fn an_operator_decides_where_that_is_asked_for() {
    for house in House::with_daily_levels().await {
        house.server.set("level_fall", "ASK").await;
        for account in ["mira", "noor"] {
            let id = house.member(account).await;
            house.write("update members set rank_level = 3, club_label = 'Silk' where id = $1", [&id]).await;
        }
        house.morning_of(1).await;
        house.run("review-levels").await;
        let office = BackOffice::at(house.server.clone()).await;
        let id_of = async |account: &str| {
            let list = office.get(&format!("level-reviews?outcome=WAITING&account={account}")).await;
            assert_eq!(list["totalElements"], 1, "{list}");
            list["content"][0]["id"].as_str().expect("an id").to_owned()
        };
        let (mira, noor) = (id_of("mira").await, id_of("noor").await);
        let body = json!({ "id": mira, "decision": "lower", "reason": "no play at all" });
        let done = office.done(Method::POST, "level-reviews/decide", &body).await;
        assert_eq!((&done["outcome"], &done["decidedBy"]), (&json!("LOWERED"), &json!("desk")));
        assert_eq!(office.refused(Method::POST, "level-reviews/decide", &body).await.status, 409);
        let kept = admin(&house.server, &["level-reviews", "keep", &noor, "--reason", "ill, as support knows"]).await;
        assert!(kept.as_ref().is_ok_and(|line| line.contains("WAIVED")), "{kept:?}");
        for (account, level) in [("mira", 2), ("noor", 3)] {
            let token = house.login(account).await;
            assert_eq!(house.level(&token).await["level"], level, "{account}");
        }
        let body = json!({ "account": "noor", "level": 5, "reason": "welcome back" });
        office.done(Method::PUT, "members/level", &body).await;
        assert_eq!(office.refused(Method::PUT, "members/level", &body).await.status, 422, "is there already");
        let token = house.login("noor").await;
        let level = house.level(&token).await;
        assert_eq!((&level["level"], &level["changes"][0]["cause"]), (&json!(5), &json!("OPERATOR")));
        let fifth =
            level["levels"].as_array().expect("levels").iter().find(|it| it["level"] == 5).expect("the fifth").clone();
        assert_eq!((&fifth["vipService"], &fifth["giftGiven"]), (&json!(true), &json!(true)));
        let changes = admin(&house.server, &["changes"]).await.expect("changes");
        assert!(changes.contains("level of noor") && changes.contains("level review"), "{changes}");
    }
}

#[tokio::test]
async fn nobody_is_judged_by_a_time_without_levels() {
    for house in House::each().await {
        let mira = house.member("mira").await;
        house.write("update members set rank_level = 4 where id = $1", [&mira]).await;
        house.run("review-levels").await;
        let token = house.login("mira").await;
        assert_eq!(house.level(&token).await["level"], 4, "{}", house.server.name);
        // November goes to its end.
        house.morning_of(10).await;
        house.run("review-levels").await;
        let token = house.login("mira").await;
        assert_eq!(house.level(&token).await["level"], 3);
    }
}
