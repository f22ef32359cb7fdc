//! What is rolled back: a stake, a bet that never came, a payout that was spent.

use super::{ok, refused, status_and_balance, tables};
use platform::store::sql;
use serde_json::json;

#[tokio::test]
async fn a_rollback_gives_the_stake_back_and_the_bet_is_dead() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        assert_eq!(status_and_balance(&t.rollback("x1", "b1", "r1").await), ok(10_000));
        assert_eq!(t.round("r1").await, (0, 0, "rolled_back".to_owned()));
        assert_eq!(status_and_balance(&t.rollback("x2", "b1", "r1").await), ok(10_000), "twice is as good as once");
        assert_eq!(status_and_balance(&t.bet("b1", "r1", 250).await), refused("TRANSACTION_ROLLED_BACK"));
        assert_eq!(status_and_balance(&t.win("w1", "b1", "r1", 900).await), refused("TRANSACTION_ROLLED_BACK"));
        assert_eq!(t.balance().await, 10_000);
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_rollback_that_comes_first_leaves_a_tombstone() {
    for t in tables(10_000).await {
        assert_eq!(status_and_balance(&t.rollback("x1", "b1", "r1").await), ok(10_000));
        assert_eq!(status_and_balance(&t.rollback("x1", "b1", "r1").await), ok(10_000));
        assert_eq!(status_and_balance(&t.rollback("x2", "b1", "r1").await), ok(10_000));
        assert_eq!(status_and_balance(&t.bet("b1", "r1", 250).await), refused("TRANSACTION_ROLLED_BACK"));
        assert_eq!(status_and_balance(&t.win("w1", "b1", "r1", 9).await), refused("TRANSACTION_ROLLED_BACK"));
        assert_eq!(t.balance().await, 10_000);
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_settled_bet_is_rolled_back_only_after_its_wins() {
    for t in tables(10_000).await {
        t.bet("b1", "r1", 250).await;
        t.win_with("w1", "b1", "r1", 400, json!({ "round_closed": true })).await;
        assert_eq!(status_and_balance(&t.rollback("x1", "b1", "r1").await), refused("ROUND_CLOSED"));
        assert_eq!(status_and_balance(&t.rollback("x2", "w1", "r1").await), ok(9_750));
        assert_eq!(t.round("r1").await, (250, 0, "open".to_owned()));
        assert_eq!(status_and_balance(&t.rollback("x3", "b1", "r1").await), ok(10_000));
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_payout_that_was_spent_is_taken_back_without_looking_at_funds() {
    for t in tables(100).await {
        t.bet("b1", "r1", 100).await;
        t.win_with("w1", "b1", "r1", 1_000, json!({ "round_closed": true })).await;
        t.bet("b2", "r2", 900).await;
        assert_eq!(status_and_balance(&t.rollback("x1", "w1", "r1").await), ok(0));
        let query = "select balance from accounts where kind = 'member_receivable'";
        let owed: i64 =
            sql::query_scalar(query).fetch_one(t.server.state.base.store.reader()).await.expect("an account");
        assert_eq!(owed, -900, "{}: the wallet gave 100, the rest is owed", t.server.name);
        t.assert_sound().await;
    }
}
