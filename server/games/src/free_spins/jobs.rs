//! Jobs of free spins: telling the supplier of a grant or of its end, and ending grants that have expired.

use ledger::LedgerError;
use lumora_core::domain::message::MessageKind;
use messages::Message;
use platform::clock::{HOUR_MS, MINUTE_MS};
use platform::jobs::{Failure, Job, Policy, Running, Scheduled};
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::change;
use super::grant::enqueue;
use super::play::end_played;
use super::row::FreeSpinsRow;
use super::supplier::{FreeSpinsOrder, SupplierAnswer};
use crate::GamesState;
use crate::MAX_OPEN_MS;

/// Grants per query of the scheduled job.
const BATCH_SIZE: i64 = 200;
/// A grant, or an end, that the supplier has not confirmed this many milliseconds after it was written is enqueued
/// again.
const RESEND_AFTER_MS: i64 = 2 * HOUR_MS;

/// Brings the supplier up to date with a grant: sends it, or withdraws it once it has ended. The payload is stored as
/// JSON and shown to operators, so it holds an id only.
#[derive(Debug, Serialize, Deserialize)]
pub struct SyncFreeSpins {
    /// Id of the grant.
    pub id: String,
}

impl Job for SyncFreeSpins {
    const KIND: &'static str = "tell-free-spins";
    const POLICY: Policy = Policy { max_concurrent: 4, timeout_ms: 30_000, ..Policy::DEFAULT };
    type State = GamesState;

    async fn run(self, state: &GamesState, running: &Running) -> Result<(), Failure> {
        let Some(row) = FreeSpinsRow::find(state.base.store.reader(), &self.id).await? else { return Ok(()) };
        if row.withdrawn_at.is_some() || (row.ended_at.is_none() && row.told_at.is_some()) {
            return Ok(());
        }
        let answer = match row.ended_at {
            None => state.free_spins.grant(&row.order()).await,
            Some(_) => state.free_spins.withdraw(&row.supplier, &row.id).await,
        };
        let answer = answer.map_err(|error| Failure::Transient(error.to_string()))?;
        let now_ms = running.now_ms();
        let work = async move |tx: &mut Connection| {
            if record_answer(&mut *tx, &row.id, &answer, now_ms).await? == AnswerEffect::Playable {
                let spins = row.spins.to_string();
                let ready = Message { number: &spins, ..Message::of(MessageKind::FreeSpinsReady) };
                messages::write(&mut *tx, &row.member_id, &ready, now_ms).await?;
            }
            change::stamp(tx, (&row.id, &row.member_id), now_ms).await
        };
        Ok(state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
    }
}

impl FreeSpinsRow {
    fn order(&self) -> FreeSpinsOrder {
        FreeSpinsOrder {
            reward: self.id.clone(),
            supplier: self.supplier.clone(),
            player: self.member_id.clone(),
            games: self.games.split(' ').map(ToOwned::to_owned).collect(),
            spins: self.spins,
            value: self.spin_value,
            currency: self.currency.clone(),
            expires_at: self.expires_at,
        }
    }
}

/// What the supplier's answer has changed for the member.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AnswerEffect {
    /// The spins can be played from now on.
    Playable,
    Nothing,
}

/// Records a supplier's answer. Recording it twice changes nothing.
async fn record_answer(
    tx: &mut Connection,
    id: &str,
    answer: &SupplierAnswer,
    now_ms: i64,
) -> Result<AnswerEffect, StoreError> {
    let query = match answer {
        SupplierAnswer::Granted => sql::query("update free_spins set told_at = $2 where id = $1 and told_at is null"),
        SupplierAnswer::Withdrawn => sql::query(
            "update free_spins set withdrawn_at = coalesce(withdrawn_at, $2), ended_at = coalesce(ended_at, $2),
             ended_as = case when ended_at is null then 'cancelled' else ended_as end where id = $1",
        ),
        SupplierAnswer::Refused(reason) => sql::query(
            "update free_spins set withdrawn_at = $2, ended_at = coalesce(ended_at, $2), refusal = $3,
             ended_as = case when ended_at is null then 'cancelled' else ended_as end where id = $1 and withdrawn_at is null",
        )
        .bind(id)
        .bind(now_ms)
        .bind(reason),
    };
    let query = if matches!(answer, SupplierAnswer::Refused(_)) { query } else { query.bind(id).bind(now_ms) };
    let is_new = query.execute(&mut *tx).await?.rows_affected() > 0;
    // A grant that ended while the supplier was being told of it is withdrawn there too.
    let ended = "select id from free_spins where id = $1 and ended_at is not null and withdrawn_at is null";
    let ended: Option<String> = sql::query_scalar(ended).bind(id).fetch_optional(&mut *tx).await?;
    if ended.is_some() {
        enqueue(tx, id, now_ms).await?;
    }
    let is_playable = is_new && matches!(answer, SupplierAnswer::Granted) && ended.is_none();
    Ok(if is_playable { AnswerEffect::Playable } else { AnswerEffect::Nothing })
}

/// Ends expired grants, credits their winnings, and enqueues again what suppliers have not confirmed for hours. The
/// payload is stored as JSON and shown to operators: it is empty.
#[derive(Debug, Serialize, Deserialize)]
pub struct SettleFreeSpins {}

impl Job for SettleFreeSpins {
    const KIND: &'static str = "settle-free-spins";
    type State = GamesState;

    async fn run(self, state: &GamesState, running: &Running) -> Result<(), Failure> {
        let now_ms = running.now_ms();
        let store = &state.base.store;
        loop {
            let query = "select * from free_spins where ended_at is null and expires_at <= $1 and (playing <= 0 or expires_at <= $3)
                         order by expires_at limit $2";
            let query = sql::query_as(query).bind(now_ms).bind(BATCH_SIZE).bind(now_ms - MAX_OPEN_MS);
            let due: Vec<FreeSpinsRow> = query.fetch_all(store.reader()).await?;
            let count = due.len();
            for row in due {
                let work = async move |tx: &mut Connection| end_if_over(tx, &row.id, now_ms).await;
                store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
            }
            if count < usize::try_from(BATCH_SIZE).unwrap_or(usize::MAX) {
                break;
            }
        }
        let work = async move |tx: &mut Connection| resend_unconfirmed(tx, now_ms).await;
        Ok(store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
    }
}

/// Ends the grant if it is over when read in the transaction: a spin may have begun since the query.
async fn end_if_over(tx: &mut Connection, id: &str, now_ms: i64) -> Result<(), LedgerError> {
    match FreeSpinsRow::find(&mut *tx, id).await? {
        Some(row) if row.ended_at.is_none() && row.is_over(now_ms) => end_played(tx, &row, now_ms).await,
        _ => Ok(()),
    }
}

async fn resend_unconfirmed(tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
    let query = "select id from free_spins where withdrawn_at is null and granted_at <= $1
                 and ((ended_at is null and told_at is null) or ended_at <= $1) order by granted_at limit $2";
    let query = sql::query_scalar(query).bind(now_ms - RESEND_AFTER_MS).bind(BATCH_SIZE);
    let unconfirmed: Vec<String> = query.fetch_all(&mut *tx).await?;
    for id in unconfirmed {
        enqueue(tx, &id, now_ms).await?;
    }
    Ok(())
}

impl Scheduled for SettleFreeSpins {
    const EVERY_MS: i64 = MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}
