//! The contracts that count in a period, as [`crate::settle`] takes them.

use lumora_core::domain::agent::periods::Span;
use lumora_core::domain::agent::terms::{ContractPeriod, Payer, Terms};
use platform::store::{Connection, StoreError, from_row, sql};

/// A contract with the terms that count.
#[derive(Debug, Clone, PartialEq)]
pub struct Due {
    /// Its id.
    pub contract_id: String,
    /// The version of its terms.
    pub version: i64,
    /// Who has granted it; empty for the operator.
    pub upline_id: String,
    /// Who is paid.
    pub downline_id: String,
    /// ISO 4217 code of what is counted and paid.
    pub currency: String,
    /// What it says.
    pub terms: Terms,
}

struct Row {
    contract_id: String,
    version: i64,
    upline_id: String,
    downline_id: String,
    currency: String,
    terms: String,
}

from_row!(Row { contract_id, version, upline_id, downline_id, currency, terms });

const SELECT: &str = "select c.id as contract_id, v.version, c.upline_id, c.downline_id, c.currency, v.terms
                      from contract_versions v join contracts c on c.id = v.contract_id";

impl TryFrom<Row> for Due {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let terms = serde_json::from_str(&row.terms)
            .map_err(|error| StoreError::Corrupt(format!("terms of contract {}: {error}", row.contract_id)))?;
        let Row { contract_id, version, upline_id, downline_id, currency, .. } = row;
        Ok(Self { contract_id, version, upline_id, downline_id, currency, terms })
    }
}

impl Due {
    /// Who pays; empty for the operator.
    #[must_use]
    pub fn payer_id(&self) -> &str {
        match self.terms.payer {
            Payer::Upline => &self.upline_id,
            Payer::Operator => "",
        }
    }

    /// Contracts whose terms count in a period of this kind, by id.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn all(
        tx: &mut Connection,
        period: ContractPeriod,
        span: Span,
        offset_minutes: i64,
    ) -> Result<Vec<Self>, StoreError> {
        let (starts_at, ends_at) = period.runs(span, offset_minutes);
        let text = format!(
            "{SELECT} where v.period = $1 and v.effective_from <= $2 and (v.effective_to is null or v.effective_to >= $3) order by c.id"
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(period.name()).bind(starts_at).bind(ends_at);
        let rows: Vec<Row> = query.fetch_all(tx).await?;
        rows.into_iter().map(Self::try_from).collect()
    }

    /// A contract with the terms of a version.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn version(
        executor: impl sql::Executor,
        contract_id: &str,
        version: i64,
    ) -> Result<Option<Self>, StoreError> {
        let text = format!("{SELECT} where c.id = $1 and v.version = $2");
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(contract_id).bind(version);
        let row: Option<Row> = query.fetch_optional(executor).await?;
        row.map(Self::try_from).transpose()
    }
}

/// When the terms of the first contract with periods of this kind began to count, in milliseconds; nothing where there is none.
pub(super) async fn first_start(
    executor: impl sql::Executor,
    period: ContractPeriod,
) -> Result<Option<i64>, StoreError> {
    let query = "select min(effective_from) from contract_versions where period = $1";
    sql::query_scalar(query).bind(period.name()).fetch_one(executor).await
}
