//! Random calls side by side: whatever their order, the books balance and a round settles once.

use super::{Table, tables};
use futures_util::future::join_all;
use lumora_server::testing::TestReply;
use platform::store::sql;
use serde_json::json;

/// A small generator, so that a failure names the seed that shows it again.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

#[derive(Debug, Clone)]
enum Step {
    Bet(u64, i64),
    Win(u64, u64, i64),
    RollBackBet(u64),
    RollBackWin(u64, u64),
}

impl Step {
    /// Six rounds of one bet and up to three wins each; ids repeat, so that retries, late bets and late wins occur.
    fn random(dice: &mut Dice) -> Self {
        let round = dice.below(6);
        match dice.below(10) {
            0..=2 => Self::Bet(round, 10 * (1 + i64::try_from(round).expect("small"))),
            3..=6 => {
                let win = dice.below(3);
                Self::Win(round, win, [0, 35, 120][usize::try_from(win).expect("small")])
            }
            7 | 8 => Self::RollBackBet(round),
            _ => Self::RollBackWin(round, dice.below(3)),
        }
    }

    async fn play(&self, t: &Table) -> TestReply {
        match self {
            Self::Bet(round, amount) => t.bet(&format!("b{round}"), &format!("r{round}"), *amount).await,
            Self::Win(round, win, amount) => {
                t.win(&format!("w{round}-{win}"), &format!("b{round}"), &format!("r{round}"), *amount).await
            }
            Self::RollBackBet(round) => {
                t.rollback(&format!("xb{round}"), &format!("b{round}"), &format!("r{round}")).await
            }
            Self::RollBackWin(round, win) => {
                t.rollback(&format!("xw{round}-{win}"), &format!("w{round}-{win}"), &format!("r{round}")).await
            }
        }
    }
}

/// What the rows say must be what the wallet says.
async fn check_books(t: &Table, seed: u64) {
    t.assert_sound().await;
    let reader = t.server.state.base.store.reader();
    let net: i64 = sql::query_scalar(
        "select cast(coalesce(sum(case kind when 'bet' then -amount when 'win' then amount else 0 end), 0) as bigint)
         from seamless_transactions where state = 'done'",
    )
    .fetch_one(reader)
    .await
    .expect("a sum");
    assert_eq!(t.balance().await, json!(100_000 + net), "seed {seed}");
    let rounds: i64 = sql::query_scalar("select cast(coalesce(sum(payout - stake), 0) as bigint) from rounds")
        .fetch_one(reader)
        .await
        .expect("a sum");
    assert_eq!(rounds, net, "seed {seed}: rounds add up to what moved");
    let overpaid: i64 = sql::query_scalar(
        "select count(*) from rounds r where r.state = 'closed' and 1 <>
         (select count(*) from seamless_transactions s
          where s.round_id = r.id and s.kind = 'win' and s.state = 'done' and s.amount = 0)",
    )
    .fetch_one(reader)
    .await
    .expect("a count");
    assert_eq!(overpaid, 0, "seed {seed}: a settled round was settled once");
}

#[tokio::test]
async fn however_calls_interleave_the_books_balance_and_a_round_settles_once() {
    for seed in 1..=8 {
        for t in tables(100_000).await {
            let mut dice = Dice(seed);
            for _ in 0..8 {
                let steps: Vec<_> = (0..8).map(|_| Step::random(&mut dice)).collect();
                let replies = join_all(steps.iter().map(|step| step.play(&t))).await;
                for (step, reply) in steps.iter().zip(&replies) {
                    let status = reply.at("/status");
                    let expected = [
                        "RS_OK",
                        "RS_ERROR_ROUND_CLOSED",
                        "RS_ERROR_TRANSACTION_ROLLED_BACK",
                        "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
                    ];
                    assert!(expected.iter().any(|one| status == *one), "seed {seed}: {step:?} {}", reply.text());
                }
                check_books(&t, seed).await;
            }
        }
    }
}
