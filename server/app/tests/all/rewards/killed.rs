//! A job that is killed at any moment and done again pays nobody twice and leaves nobody out.

use std::sync::Arc;

use lumora_server::testing::TestServer;
use platform::store::testing::End;

use super::{DAY_MS, House};

/// More than one transaction takes.
const MEMBERS: usize = 60;
/// Longer than the lease of a process that died.
const LAPSE_MS: i64 = 61_000;

#[tokio::test]
async fn cashback_and_reviews_that_die_anywhere_come_to_the_same_end() {
    for server in TestServer::seeded().await {
        let mut house = House::at(server).await;
        house.server.execute("update levels set keep_turnover = 0, keep_deposits = 0, deposits = 0").await;
        house.server.set("level_period", "DAILY").await;
        house.server.set("level_raise", "AT_REVIEW").await;
        house.run("review-levels").await;
        let mut members = Vec::new();
        for number in 0..MEMBERS {
            members.push(house.member(&format!("player{number}")).await);
        }
        for (day, kind) in [(0, "settle-cashback"), (1, "review-levels")] {
            for member in &members {
                house.bet(member, day, ("RNG", 60_000, 10_000)).await;
            }
            house.morning_of(day + 1).await;
            let mut died = 0;
            for point in 0.. {
                let end = Arc::new(End::default());
                let mortal = house.server.restarted(Some(Arc::clone(&end))).await;
                end.arm(point);
                let lived = tokio::select! {
                    biased;
                    () = end.over() => false,
                    () = mortal.run_schedule(kind) => true,
                };
                house.server = house.server.restarted(None).await;
                if lived {
                    break;
                }
                died += 1;
                house.server.state.base.clock.advance_ms(LAPSE_MS);
            }
            assert!(died > 4, "{}: {kind} died {died} times", house.server.name);
            // A job that died too often has given up: the next one does its work.
            house.server.run_schedule(kind).await;
        }
        let rewards = "select count(*) from member_rewards where kind = 'CASHBACK'";
        assert_eq!(house.number(rewards).await, 60, "{}", house.server.name);
        assert_eq!(
            house.number("select cast(sum(amount) as bigint) from member_rewards where kind = 'CASHBACK'").await,
            60 * 5_000
        );
        assert_eq!(
            house
                .number("select cast(min(amount) as bigint) from cashback_runs where plan_id = 'daily' and amount > 0")
                .await,
            60 * 5_000
        );
        assert_eq!(house.number("select count(*) from level_changes where to_level = 2").await, 60);
        assert_eq!(house.number("select count(*) from member_rewards where kind = 'LEVEL_GIFT'").await, 60);
        assert!(house.now_ms() < super::START_MS + 3 * DAY_MS);
    }
}
