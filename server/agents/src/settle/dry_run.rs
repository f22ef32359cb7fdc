//! A preview of the next period's settlements: made by the same code in a transaction that is rolled back.

use lumora_core::domain::agent::terms::ContractPeriod;
use platform::store::{Connection, Store, StoreError, TxError, sql};

use super::back_office::{NamedSettlement, SELECT};
use super::contract_settlement::RunContext;
use super::run::{next_span, settle_batch, start, targets};
use crate::cutoff::cut_off;
use crate::figures::{Zone, count_figures};

/// The error that rolls the transaction back, with the result.
enum Rollback {
    Preview(Vec<NamedSettlement>),
    Failed(StoreError),
}

impl From<StoreError> for Rollback {
    fn from(error: StoreError) -> Self {
        Self::Failed(error)
    }
}

impl TxError for Rollback {
    fn as_store_error(&self) -> Option<&StoreError> {
        match self {
            Self::Failed(error) => Some(error),
            Self::Preview(_) => None,
        }
    }
}

/// The settlements of the period after the one that was settled last, if it ended now. Nothing is stored.
///
/// # Errors
/// When the database fails.
pub async fn dry_run(store: &Store, period: ContractPeriod, now_ms: i64) -> Result<Vec<NamedSettlement>, StoreError> {
    count_figures(store).await?;
    let work = async move |tx: &mut Connection| -> Result<(), Rollback> {
        Err(Rollback::Preview(settled(tx, period, now_ms).await?))
    };
    match store.write(move |tx| Box::pin(async move { work(tx).await })).await {
        Ok(()) => Ok(Vec::new()),
        Err(Rollback::Preview(preview)) => Ok(preview),
        Err(Rollback::Failed(error)) => Err(error),
    }
}

async fn settled(tx: &mut Connection, period: ContractPeriod, now_ms: i64) -> Result<Vec<NamedSettlement>, StoreError> {
    let offset_minutes = Zone::read(&mut *tx).await?.offset_minutes;
    let Some(span) = next_span(&mut *tx, period, offset_minutes).await? else { return Ok(Vec::new()) };
    // A run that was started counts as settled, finished or not: its own job finishes it.
    let closing = cut_off(&mut *tx, period.unit(), span.last, span.first).await?.closing;
    let run = start(&mut *tx, period, span, closing, now_ms).await?;
    let (offset_minutes, all) = targets(&mut *tx, period, &run).await?;
    let context = RunContext { period, span, closing, offset_minutes, now_ms };
    settle_batch(&mut *tx, &context, &run, &all, true).await?;
    let text = format!(
        "{SELECT} where s.period = $1 and s.first = $2 and s.closing = $3 and s.late = 0 order by s.depth, s.id"
    );
    sql::query_as(sql::AssertSqlSafe(text)).bind(period.name()).bind(span.first).bind(closing).fetch_all(tx).await
}
