//! The job that raises levels as soon as they are reached, where the operator wants that.
//!
//! It checks the members with newly settled bets or new deposits, by cursors of its own on the streams of settled bets
//! and of wallet movements. Activity that is corrected later is found by the review of the period.

use std::collections::BTreeSet;
use std::sync::Arc;

use bets::{COUNT_EVERY_MS, SETTLED_BETS, SettledBet};
use ledger::{TransactionKind, WALLET_MOVES, WalletMove};
use lumora_core::domain::reward::level::{Level, LevelCause, LevelRaise, reached};
use lumora_core::domain::reward::period::Days;
use platform::Base;
use platform::day::{Day, offset_minutes};
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, StoreError};
use protection::may_be_marketed_to;
use serde::{Deserialize, Serialize};

use super::activity::activity;
use super::change::{ChangeReason, LevelMember, change};
use super::row::{LevelRow, LevelSettings};
use crate::count;

/// Name of the job's cursor on both streams.
const READER: &str = "levels";

/// Scheduled job that raises members who have reached a level. Stored as JSON and shown to operators: it holds no data.
#[derive(Debug, Serialize, Deserialize)]
pub struct RaiseLevels {}

impl Job for RaiseLevels {
    const KIND: &'static str = "raise-levels";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let (store, now_ms) = (&base.store, running.now_ms());
        // Activity is read from daily sums, which must be up to date.
        bets::count_days(store).await?;
        SETTLED_BETS.count_all(store, READER, move |tx, bets| Box::pin(after_bets(tx, bets, now_ms))).await?;
        WALLET_MOVES.count_all(store, READER, move |tx, moves| Box::pin(after_moves(tx, moves, now_ms))).await?;
        Ok(())
    }
}

impl Scheduled for RaiseLevels {
    const EVERY_MS: i64 = COUNT_EVERY_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

async fn after_bets(tx: &mut Connection, bets: Arc<[SettledBet]>, now_ms: i64) -> Result<(), StoreError> {
    let members: BTreeSet<String> = bets.iter().map(|bet| bet.member_id.clone()).collect();
    raise_all(tx, members, now_ms).await
}

async fn after_moves(tx: &mut Connection, moves: Arc<[WalletMove]>, now_ms: i64) -> Result<(), StoreError> {
    let deposits = moves.iter().filter(|it| it.kind == TransactionKind::PaymentDeposit.name());
    let members: BTreeSet<String> = deposits.map(|it| it.member_id.clone()).collect();
    raise_all(tx, members, now_ms).await
}

/// Raises those of the members who have reached a level in the running period.
async fn raise_all(
    tx: &mut Connection,
    members: impl IntoIterator<Item = String>,
    now_ms: i64,
) -> Result<(), StoreError> {
    let settings = LevelSettings::of(&mut *tx).await?;
    let levels = LevelRow::all(&mut *tx).await?;
    if settings.raise != LevelRaise::AtOnce || levels.is_empty() {
        return Ok(());
    }
    let offset = offset_minutes(&mut *tx).await?;
    let today = Day::at(now_ms, offset).number();
    let days = Days { last: today, ..settings.period.around(today) };
    let rules: Vec<Level> = levels.iter().map(LevelRow::rules).collect();
    for id in members {
        let Some(member) = LevelMember::find(&mut *tx, &id).await? else { continue };
        let done = activity(&mut *tx, (&member.id, &member.currency), days, offset).await?;
        let Some(to) = reached(&rules, count(member.rank_level), &done) else { continue };
        if may_be_marketed_to(&mut *tx, &member.id).await? {
            let why = ChangeReason::automatic(LevelCause::Reached);
            change(&mut *tx, &member, (&levels, i64::from(to)), why, now_ms).await?;
        }
    }
    Ok(())
}
