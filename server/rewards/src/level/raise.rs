//! The job that gives levels as soon as they are reached, where the operator wants that.
//!
//! It looks at who has had a bet settled since it looked last, by a cursor of its own on the stream of settled bets, and at who has paid in. What it overlooks because it came to light late, the
//! review of the period finds.

use std::collections::BTreeSet;
use std::sync::Arc;

use bets::{SETTLED_BETS, SettledBet};
use ledger::TransactionKind;
use lumora_core::domain::reward::level::{Level, LevelCause, LevelRaise, reached};
use lumora_core::domain::reward::period::Days;
use platform::Base;
use platform::day::{Day, offset_minutes};
use platform::ids::first_id;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};
use protection::may_be_marketed_to;
use serde::{Deserialize, Serialize};

use super::activity::activity;
use super::change::{Ranked, Why, change};
use super::row::{LevelRow, Manner};
use crate::count;

/// Its cursor on the stream.
const READER: &str = "levels";
/// Deposits are looked at again for so long: a transaction may have been under way when they were looked at last.
const OVERLAP_MS: i64 = 10 * 60 * 1000;

/// Raises whoever has reached a level. Stored as JSON and shown to operators: nothing in it.
#[derive(Debug, Serialize, Deserialize)]
pub struct RaiseLevels {}

impl Job for RaiseLevels {
    const KIND: &'static str = "raise-levels";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let (store, now_ms) = (&base.store, running.now_ms());
        // Figures are those of days that were counted.
        bets::count_days(store).await?;
        SETTLED_BETS.count_all(store, READER, move |tx, bets| Box::pin(after_bets(tx, bets, now_ms))).await?;
        after_deposits(store, now_ms).await?;
        Ok(())
    }
}

impl Scheduled for RaiseLevels {
    const EVERY_MS: i64 = 60 * 1000;

    fn of_slot(_: i64) -> Self {
        Self {}
    }
}

async fn after_bets(tx: &mut Connection, bets: Arc<[SettledBet]>, now_ms: i64) -> Result<(), StoreError> {
    let members: BTreeSet<String> = bets.iter().map(|bet| bet.member_id.clone()).collect();
    raise_all(tx, members, now_ms).await
}

async fn after_deposits(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    let job = async move |tx: &mut Connection| {
        let seen: i64 = sql::query_scalar("select seen_at from level_watch where id = 1").fetch_one(&mut *tx).await?;
        // What was paid in before levels were watched is for the review.
        let since = if seen == 0 { now_ms } else { seen } - OVERLAP_MS;
        let query = "select distinct a.owner from journal_transactions t join ledger_entries e on e.transaction_id = t.id
                     join accounts a on a.id = e.account_id where t.id >= $1 and t.kind = $2 and a.kind = 'member_wallet'";
        let query = sql::query_scalar(query).bind(first_id(since)).bind(TransactionKind::PaymentDeposit.name());
        let members: Vec<String> = query.fetch_all(&mut *tx).await?;
        raise_all(&mut *tx, members, now_ms).await?;
        sql::query("update level_watch set seen_at = $1 where id = 1").bind(now_ms).execute(tx).await.map(drop)
    };
    store.write(move |tx| Box::pin(async move { job(tx).await })).await
}

/// Raises those of some members who have reached a level in the period that runs.
async fn raise_all(
    tx: &mut Connection,
    members: impl IntoIterator<Item = String>,
    now_ms: i64,
) -> Result<(), StoreError> {
    let manner = Manner::of(&mut *tx).await?;
    let levels = LevelRow::all(&mut *tx).await?;
    if manner.raise != LevelRaise::AtOnce || levels.is_empty() {
        return Ok(());
    }
    let offset = offset_minutes(&mut *tx).await?;
    let today = Day::at(now_ms, offset).number();
    let days = Days { last: today, ..manner.period.around(today) };
    let rules: Vec<Level> = levels.iter().map(LevelRow::rules).collect();
    for id in members {
        let Some(member) = Ranked::find(&mut *tx, &id).await? else { continue };
        let done = activity(&mut *tx, (&member.id, &member.currency), days, offset).await?;
        let Some(to) = reached(&rules, count(member.rank_level), &done) else { continue };
        if may_be_marketed_to(&mut *tx, &member.id).await? {
            let why = Why::by_itself(LevelCause::Reached);
            change(&mut *tx, &member, (&levels, i64::from(to)), why, now_ms).await?;
        }
    }
    Ok(())
}
