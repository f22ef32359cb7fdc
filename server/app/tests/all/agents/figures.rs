//! What is counted for teams equals what a plain look at bets, movements and places gives.

use super::team::{Bet, DAY, Site};

const BET: Bet = Bet { product: "RNG", stake: 1_000, valid_bet: 900, payout: 300 };

#[tokio::test]
async fn bets_are_counted_for_the_uplines_of_their_moment() {
    for site in Site::each().await {
        let top = site.agent("", "topagent", 1).await;
        let left = site.agent("topagent", "leftagent", 1).await;
        let right = site.agent("topagent", "rightagent", 1).await;
        let leaf = site.member("leftagent", "leafmember").await;
        let (first, name) = (site.now(), site.server.name);
        site.bets(&leaf, "1", BET, first, 1).await;
        site.server.state.base.clock.advance_ms(DAY);
        site.moves(&leaf, Some(&right)).await.expect("moved");
        site.bets(&leaf, "2", BET, site.now(), 1).await;
        site.count().await;
        let stakes = "select m.account, d.reach, cast(sum(d.stake) as bigint) from team_days d
                      join members m on m.id = d.agent_id where m.account not like 'lantern%' group by m.account, d.reach order by m.account, d.reach";
        let played = |left, right, deeper| {
            vec![
                ("leftagent".to_owned(), 1, left),
                ("rightagent".to_owned(), 1, right),
                ("topagent".to_owned(), 2, deeper),
            ]
        };
        assert_eq!(site.rows::<(String, i64, i64)>(stakes).await, played(1_000, 1_000, 2_000), "{name}");
        // The first round is undone after the move: it goes where it was played.
        site.bets(&leaf, "1", BET, first, -1).await;
        site.count().await;
        assert_eq!(site.rows::<(String, i64, i64)>(stakes).await, played(0, 1_000, 1_000), "{name}");
        let slots = "select cast(sum(s.bets) as bigint), cast(sum(s.valid_bet) as bigint), cast(sum(s.payout) as bigint) from placement_slots s
                     join placements p on p.id = s.placement_id join members m on m.id = p.member_id where m.account = 'leafmember'";
        assert_eq!(site.rows::<(i64, i64, i64)>(slots).await, [(1, 900, 300)], "{name}");
        // A row that has changed bears the number of the count that changed it.
        let changed = "select count(*) from placement_days where changed = (select number from figure_counts)";
        assert_eq!(site.number(changed).await, 1, "{name}");
        assert_ne!(top, left);
    }
}

#[tokio::test]
async fn money_is_counted_by_kind_and_a_first_deposit_once() {
    for site in Site::each().await {
        site.agent("", "topagent", 1).await;
        site.agent("topagent", "leftagent", 1).await;
        let leaf = site.member("leftagent", "leafmember").await;
        site.pays_in(&leaf, "1", 5_000).await;
        site.pays_in(&leaf, "2", 700).await;
        site.count().await;
        let name = site.server.name;
        let money = "select m.account, d.reach, d.kind, d.moves, d.amount from team_money_days d
                     join members m on m.id = d.agent_id where m.account not like 'lantern%' order by m.account";
        let paid = |account: &str, reach| (account.to_owned(), reach, "payment_deposit".to_owned(), 2, 5_700);
        let expected = [paid("leftagent", 1), paid("topagent", 2)];
        assert_eq!(site.rows::<(String, i64, String, i64, i64)>(money).await, expected, "{name}");
        let first = "select cast(sum(members) as bigint), count(*) from team_first_deposits";
        assert_eq!(site.rows::<(i64, i64)>(first).await, [(2, 2)], "{name}");
    }
}

#[tokio::test]
async fn another_time_zone_has_every_day_counted_anew() {
    for site in Site::each().await {
        site.agent("", "topagent", 1).await;
        let leaf = site.member("topagent", "leafmember").await;
        // Half an hour before midnight in UTC is the next day further east.
        let late = site.now().div_euclid(DAY) * DAY + DAY - 30 * 60 * 1000;
        site.bets(&leaf, "1", BET, late, 1).await;
        site.count().await;
        let days =
            "select d.day, d.stake from team_days d join members m on m.id = d.agent_id where m.account = 'topagent'";
        let day = late.div_euclid(DAY);
        assert_eq!(site.rows::<(i64, i64)>(days).await, [(day, 1_000)], "{}", site.server.name);
        crate::support::set(&site.server, "utc_offset_minutes", "60").await;
        site.count().await;
        site.count().await;
        assert_eq!(site.rows::<(i64, i64)>(days).await, [(day + 1, 1_000)], "{}", site.server.name);
    }
}
