//! Expiry of contract requests that were not answered in time, and the end of contracts whose last period is over.

use lumora_core::domain::agent::life::ContractRequestStatus;
use lumora_core::domain::message::MessageKind;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::notify;
use super::row::RequestRow;

/// The job that runs [`expire_due`].
#[derive(Debug, Serialize, Deserialize)]
pub struct ExpireContracts {}

impl Job for ExpireContracts {
    const KIND: &'static str = "expire-contracts";
    type State = Base;

    async fn run(self, base: &Base, _: &Running) -> Result<(), Failure> {
        Ok(expire_due(&base.store, base.clock.now_ms()).await?)
    }
}

impl Scheduled for ExpireContracts {
    const EVERY_MS: i64 = MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// Expires requests whose time is over, and ends contracts whose last period is.
///
/// # Errors
/// When the database fails.
pub async fn expire_due(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    while store.write(move |tx| Box::pin(async move { expire_batch(tx, now_ms).await })).await? {}
    Ok(())
}

/// Expires one batch of requests; returns whether there may be more.
async fn expire_batch(tx: &mut Connection, now_ms: i64) -> Result<bool, StoreError> {
    let ended = "update contracts set status = 'ENDED' where status = 'TERMINATING' and ends_at <= $1";
    sql::query(ended).bind(now_ms).execute(&mut *tx).await?;
    let overdue = RequestRow::overdue(&mut *tx, now_ms).await?;
    for request in &overdue {
        if request.close(&mut *tx, ContractRequestStatus::Expired, "", now_ms).await? {
            let sides = (request.upline_id.as_str(), request.downline_id.as_str());
            notify::both(&mut *tx, sides, (MessageKind::ContractDeclined, &request.contract_id), now_ms).await?;
        }
    }
    Ok(!overdue.is_empty())
}
