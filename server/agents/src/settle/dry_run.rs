//! What the next period would bring if it were settled now: settled by the same code in a transaction that is undone.

use lumora_core::domain::agent::terms::ContractPeriod;
use platform::store::{Connection, Store, StoreError, TxError, sql};

use super::back_office::{SELECT, Shown};
use super::one::At;
use super::run::{next_span, settle_some, start, targets};
use crate::cutoff::cut_off;
use crate::figures::{Zone, count_figures};

/// The way out of the transaction, which undoes it.
enum Undone {
    Shown(Vec<Shown>),
    Failed(StoreError),
}

impl From<StoreError> for Undone {
    fn from(error: StoreError) -> Self {
        Self::Failed(error)
    }
}

impl TxError for Undone {
    fn as_store_error(&self) -> Option<&StoreError> {
        match self {
            Self::Failed(error) => Some(error),
            Self::Shown(_) => None,
        }
    }
}

/// What the period behind the one that was settled last would bring each contract if it were over now. Nothing is written.
///
/// # Errors
/// When the database fails.
pub async fn dry_run(store: &Store, period: ContractPeriod, now_ms: i64) -> Result<Vec<Shown>, StoreError> {
    count_figures(store).await?;
    let work = async move |tx: &mut Connection| -> Result<(), Undone> {
        Err(Undone::Shown(settled(tx, period, now_ms).await?))
    };
    match store.write(move |tx| Box::pin(async move { work(tx).await })).await {
        Ok(()) => Ok(Vec::new()),
        Err(Undone::Shown(shown)) => Ok(shown),
        Err(Undone::Failed(error)) => Err(error),
    }
}

async fn settled(tx: &mut Connection, period: ContractPeriod, now_ms: i64) -> Result<Vec<Shown>, StoreError> {
    let offset_minutes = Zone::read(&mut *tx).await?.offset_minutes;
    let Some(span) = next_span(&mut *tx, period, offset_minutes).await? else { return Ok(Vec::new()) };
    // A run that has died has its row: what it has not reached is settled here.
    let closing = cut_off(&mut *tx, period.unit(), span.last, span.first).await?.closing;
    let run = start(&mut *tx, period, span, closing, now_ms).await?;
    let (offset_minutes, all) = targets(&mut *tx, period, &run).await?;
    let at = At { period, span, closing, offset_minutes, now_ms };
    settle_some(&mut *tx, &at, &run, &all, true).await?;
    let text = format!(
        "{SELECT} where s.period = $1 and s.first = $2 and s.closing = $3 and s.late = 0 order by s.depth, s.id"
    );
    sql::query_as(sql::AssertSqlSafe(text)).bind(period.name()).bind(span.first).bind(closing).fetch_all(tx).await
}
