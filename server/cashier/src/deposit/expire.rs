//! Deposits for which nobody has paid in time.
//!
//! The provider tells of those that it has opened; this ends what it never heard of, or never told, some time after the end, so that its word
//! comes first. Money that arrives later is credited all the same. A voucher has no such end: its code may be redeemed
//! already, and the job that redeems it goes on until the provider has answered.

use lumora_core::domain::cashier::DepositEvent;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::receive::end;
use crate::CashierState;
use crate::step::By;

/// How long the provider's own word is waited for, in milliseconds.
const GRACE_MS: i64 = 60_000;
/// Rows a transaction.
const AT_ONCE: i64 = 100;

/// Ends deposits for which nobody has paid in time.
#[derive(Debug, Serialize, Deserialize)]
pub struct ExpireDeposits {}

impl Job for ExpireDeposits {
    const KIND: &'static str = "expire-deposits";
    type State = CashierState;

    async fn run(self, state: &CashierState, running: &Running) -> Result<(), Failure> {
        let now_ms = running.now_ms();
        while state.base.store.write(move |tx| Box::pin(expire_some(tx, now_ms))).await? == AT_ONCE {}
        Ok(())
    }
}

impl Scheduled for ExpireDeposits {
    const EVERY_MS: i64 = 60_000;

    fn of_slot(_: i64) -> Self {
        Self {}
    }
}

/// Calls off what a member has not paid yet, since it may not pay in any more. What is paid all the same is credited as ever; a voucher whose code
/// is on its way to the provider goes on.
///
/// # Errors
/// When the database fails.
pub async fn call_off_unpaid(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let query = "select id from deposits where member_id = $1 and status = 'PENDING' and kind <> 'VOUCHER' order by id";
    let ids: Vec<String> = sql::query_scalar(query).bind(member_id).fetch_all(&mut *tx).await?;
    for id in &ids {
        end(&mut *tx, id, DepositEvent::Cancelled, (&By::System, ""), now_ms).await?;
    }
    Ok(())
}

/// Ends some; says how many it looked at.
async fn expire_some(tx: &mut Connection, now_ms: i64) -> Result<i64, StoreError> {
    let query = "select id from deposits where status = 'PENDING' and expires_at < $1 order by created_at limit $2";
    let ids: Vec<String> = sql::query_scalar(query).bind(now_ms - GRACE_MS).bind(AT_ONCE).fetch_all(&mut *tx).await?;
    for id in &ids {
        end(&mut *tx, id, DepositEvent::Expired, (&By::System, ""), now_ms).await?;
    }
    Ok(i64::try_from(ids.len()).unwrap_or(AT_ONCE))
}
