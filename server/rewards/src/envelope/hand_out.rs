//! The job that hands out a red envelope.

use lumora_core::domain::reward::RewardSourceKind;
use platform::Base;
use platform::jobs::{Failure, Job, Running};
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::row::{RedEnvelope, eligibility_condition, find};
use crate::granted::NewReward;

/// Members per transaction.
const BATCH_SIZE: i64 = 100;

/// Job that grants a red envelope to its members. Stored as JSON and shown to operators: ids only, no secret.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HandOutEnvelopes {
    pub(super) envelope_id: String,
}

impl Job for HandOutEnvelopes {
    const KIND: &'static str = "hand-out-red-envelope";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        loop {
            let Some(row) = find(base.store.reader(), &self.envelope_id).await? else { return Ok(()) };
            if row.finished_at.is_some() {
                return Ok(());
            }
            let steps = |count: i64| u64::try_from(count).unwrap_or(0);
            running.progress(steps(row.granted), steps(row.total)).await?;
            let running = running.clone();
            let work = async move |tx: &mut Connection| grant_batch(tx, &running, &row).await;
            base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
        }
    }
}

/// Grants it to the next batch of members, and stores how far it is.
async fn grant_batch(tx: &mut Connection, running: &Running, stale: &RedEnvelope) -> Result<(), StoreError> {
    // Another worker may have continued meanwhile: the stored progress counts.
    let Some(row) = find(&mut *tx, &stale.id).await? else { return Ok(()) };
    if !running.owns_lease(tx).await? || row.finished_at.is_some() {
        return Ok(());
    }
    let now_ms = running.now_ms();
    let is_over = row.expires_at <= now_ms;
    let members = match is_over {
        true => Vec::new(),
        false => row.to().next(&mut *tx, &eligibility_condition(&row.currency), (&row.reached, BATCH_SIZE)).await?,
    };
    let mut granted = 0_i64;
    for member_id in &members {
        let reward = NewReward {
            kind: RewardSourceKind::RedEnvelope,
            source_key: format!("envelope:{}:{member_id}", row.id),
            member_id,
            reference: &row.id,
            name: "",
            currency: &row.currency,
            amount: row.amount,
            wager_multiplier: row.wager_multiplier,
            days: None,
            expires_at: row.expires_at,
        };
        granted += i64::from(reward.grant(&mut *tx, now_ms).await?.is_some());
    }
    let reached = members.last().unwrap_or(&row.reached);
    sql::query("update red_envelopes set granted = granted + $2, reached = $3, finished_at = $4 where id = $1")
        .bind(&row.id)
        .bind(granted)
        .bind(reached)
        .bind(members.is_empty().then_some(now_ms))
        .execute(tx)
        .await?;
    Ok(())
}
