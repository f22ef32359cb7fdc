//! Points are earned by the rules, and taken back with what they were earned by.

use super::*;

#[tokio::test]
async fn play_earns_by_the_rules_up_to_the_bound_of_the_day() {
    for player in Player::each().await {
        let name = player.server.name;
        // One point for 10.00 at risk, at most 2,000 a day.
        player.bet(12_340, 0).await;
        assert_eq!(player.points().await, "12.34", "{name}");
        player.bet(5, 0).await;
        player.bet(5, 0).await;
        assert_eq!(player.points().await, "12.35", "{name}: fractions add up");
        player.bet(10_000_000, 0).await;
        assert_eq!(player.points().await, "2000.00", "{name}");
        assert_eq!(player.points().await, "2000.00", "{name}: once");
        player.server.state.base.clock.advance_ms(DAY_MS);
        let token = player.server.login("mira", PASSWORD).await;
        let player = Player { token, ..player };
        player.bet(10_000, 0).await;
        assert_eq!(player.points().await, "2010.00", "{}: another day", player.server.name);
        player.server.books_balance().await;
        let record =
            player.server.get_as(&player.token, "/wps/relay/ODSFE2_MemTransDet?account=POINTS&group=POINTS").await;
        assert_eq!(record.at("/value/content/0/kind"), "points_earned");
    }
}

#[tokio::test]
async fn what_is_undone_takes_its_points_back_and_what_was_spent_is_made_up_for() {
    for player in Player::each().await {
        let bet = player.row(1_000_000, 0);
        player.settled(bet.clone()).await;
        assert_eq!(player.points().await, "1000.00");
        redemption_id(&player.redeem(&money_reward("cash-5", 1, 500)).await);
        player.settled(bet.corrected()).await;
        assert_eq!(player.points().await, "0.00", "{}: 500 are owed", player.server.name);
        player.bet(600_000, 0).await;
        assert_eq!(player.points().await, "100.00", "{}", player.server.name);
        player.server.books_balance().await;
    }
}

#[tokio::test]
async fn losses_earn_when_their_day_is_over_and_a_guest_earns_nothing() {
    for player in Player::each().await {
        let name = player.server.name;
        player.server.execute("update point_earning_rules set enabled = 0").await;
        player
            .server
            .execute(
                "insert into point_earning_rules (id, product, base, currency, per, daily_cap, enabled, rank)
                 values ('loss', 'RNG', 'LOSS', 'USD', 1000, 0, 1, 9)",
            )
            .await;
        player.bet(50_000, 20_000).await;
        assert_eq!(player.points().await, "0.00", "{name}: the day may win it back");
        player.server.state.base.clock.advance_ms(DAY_MS);
        player.server.run_schedule("earn-points").await;
        let token = player.server.login("mira", PASSWORD).await;
        let player = Player { token, ..player };
        assert_eq!(player.points().await, "30.00", "{name}");
        player.server.execute("update members set account_type = 4 where account = 'mira'").await;
        player.server.execute("update point_earning_rules set base = 'VALID_BET'").await;
        player.bet(50_000, 0).await;
        player.server.run_schedule("earn-points").await;
        let earned = "select cast(sum(amount) as text) from ledger_entries where account_id like 'member_points:%' and account_id like '%PTS'
                      and amount > 0 and account_id = (select 'member_points:' || id || ':PTS' from members where account = 'mira')";
        assert_eq!(player.server.text(earned).await.as_deref(), Some("3000"), "{name}");
    }
}
