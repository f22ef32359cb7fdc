//! Ends deposits that were not paid in time.
//!
//! The provider reports the expiry of the payments that it opened. This job ends those that the provider never opened
//! or never reported, after a grace period in which the provider's own event comes first. Money that arrives later is
//! still credited. A voucher does not expire: its code may be redeemed already, and its job goes on until the provider
//! has answered.

use lumora_core::domain::cashier::DepositEvent;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::receive::end;
use crate::CashierState;
use crate::step::Actor;

/// How long after its expiry a deposit waits for the provider's own event, in milliseconds.
const GRACE_MS: i64 = 60_000;
/// Rows per transaction.
const BATCH_SIZE: i64 = 100;

/// Scheduled job that ends deposits that were not paid in time.
#[derive(Debug, Serialize, Deserialize)]
pub struct ExpireDeposits {}

impl Job for ExpireDeposits {
    const KIND: &'static str = "expire-deposits";
    type State = CashierState;

    async fn run(self, state: &CashierState, running: &Running) -> Result<(), Failure> {
        let now_ms = running.now_ms();
        while state.base.store.write(move |tx| Box::pin(expire_batch(tx, now_ms))).await? == BATCH_SIZE {}
        Ok(())
    }
}

impl Scheduled for ExpireDeposits {
    const EVERY_MS: i64 = 60_000;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// Cancels a member's unpaid deposits when the member may not pay in any more. Money that arrives nevertheless is still
/// credited. Vouchers stay open: their code may be on its way to the provider.
///
/// # Errors
/// When the database fails.
pub async fn cancel_unpaid(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let query = "select id from deposits where member_id = $1 and status = 'PENDING' and kind <> 'VOUCHER' order by id";
    let ids: Vec<String> = sql::query_scalar(query).bind(member_id).fetch_all(&mut *tx).await?;
    for id in &ids {
        end(&mut *tx, id, DepositEvent::Cancelled, (&Actor::System, ""), now_ms).await?;
    }
    Ok(())
}

/// Ends one batch; gives the number of rows it read.
async fn expire_batch(tx: &mut Connection, now_ms: i64) -> Result<i64, StoreError> {
    let query = "select id from deposits where status = 'PENDING' and expires_at < $1 order by created_at limit $2";
    let ids: Vec<String> =
        sql::query_scalar(query).bind(now_ms - GRACE_MS).bind(BATCH_SIZE).fetch_all(&mut *tx).await?;
    for id in &ids {
        end(&mut *tx, id, DepositEvent::Expired, (&Actor::System, ""), now_ms).await?;
    }
    Ok(i64::try_from(ids.len()).unwrap_or(BATCH_SIZE))
}
