//! What a round puts into the stream of settled bets.

use super::tables;
use crate::support::everything_is_read;
use bets::{count_days, days_of};
use lumora_server::testing::TestServer;

/// Bets, stake and payout of what stands in the stream.
async fn sums(server: &TestServer, member: &str) -> (i64, i64, i64) {
    let store = &server.state.base.store;
    while {
        count_days(store).await.expect("counted");
        !everything_is_read(store).await
    } {}
    let days = days_of(store.reader(), member, (0, i64::MAX)).await.expect("days");
    days.iter().fold((0, 0, 0), |(bets, stake, payout), day| (bets + day.bets, stake + day.stake, payout + day.payout))
}

#[tokio::test]
async fn a_round_is_counted_when_it_settles_and_taken_out_when_it_no_longer_is() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        assert_eq!(sums(&t.server, &t.member).await, (0, 0, 0), "{}: it is open", t.server.name);
        t.win("w1", "b1", "r1", 700).await;
        t.win("w2", "b1", "r1", 0).await;
        assert_eq!(sums(&t.server, &t.member).await, (1, 250, 700), "{}", t.server.name);
        t.win("w2", "b1", "r1", 0).await;
        assert_eq!(sums(&t.server, &t.member).await, (1, 250, 700), "{}: said twice", t.server.name);
        t.rollback("x", "w1", "r1").await;
        assert_eq!(sums(&t.server, &t.member).await, (0, 0, 0), "{}: it is open again", t.server.name);
        t.win("w3", "b1", "r1", 0).await;
        assert_eq!(sums(&t.server, &t.member).await, (1, 250, 0), "{}", t.server.name);
        t.assert_sound().await;
    }
}
