//! The terms in force in a period, from which settlements are made.

use lumora_core::domain::agent::periods::Span;
use lumora_core::domain::agent::terms::{ContractPeriod, ContractType, Terms};
use platform::store::{StoreError, from_row, sql};

/// A contract with one version of its terms.
#[derive(Debug, Clone, PartialEq)]
pub struct Effective {
    /// Id of the contract.
    pub contract_id: String,
    /// Number of the version.
    pub version: i64,
    /// Id of the upline who grants the contract and pays; empty for the operator.
    pub upline_id: String,
    /// Id of the downline who is paid.
    pub downline_id: String,
    /// ISO 4217 code of the amounts that are counted and paid.
    pub currency: String,
    /// When the version takes effect, in milliseconds since the epoch.
    pub effective_from: i64,
    /// When it ceases to, in milliseconds since the epoch; `None` if no end is set.
    pub effective_to: Option<i64>,
    /// The signed terms.
    pub terms: Terms,
}

struct Row {
    contract_id: String,
    version: i64,
    upline_id: String,
    downline_id: String,
    currency: String,
    effective_from: i64,
    effective_to: Option<i64>,
    terms: String,
}

from_row!(Row { contract_id, version, upline_id, downline_id, currency, effective_from, effective_to, terms });

const SELECT: &str = "select c.id as contract_id, v.version, c.upline_id, c.downline_id, c.currency, v.effective_from, v.effective_to, v.terms
                      from contract_versions v join contracts c on c.id = v.contract_id";

/// Parses stored terms.
pub(super) fn read_terms(contract_id: &str, text: &str) -> Result<Terms, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Corrupt(format!("terms of contract {contract_id}: {error}")))
}

impl TryFrom<Row> for Effective {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let terms = read_terms(&row.contract_id, &row.terms)?;
        let Row { contract_id, version, upline_id, downline_id, currency, effective_from, effective_to, .. } = row;
        Ok(Self { contract_id, version, upline_id, downline_id, currency, effective_from, effective_to, terms })
    }
}

fn all(rows: Vec<Row>) -> Result<Vec<Effective>, StoreError> {
    rows.into_iter().map(Effective::try_from).collect()
}

/// The contracts of a type in force during a period, by id. There is one version of each, since versions begin and end with periods.
///
/// # Errors
/// When the database fails.
pub async fn effective(
    executor: impl sql::Executor,
    contract_type: ContractType,
    (period, span): (ContractPeriod, Span),
    offset_minutes: i64,
) -> Result<Vec<Effective>, StoreError> {
    let (starts_at, ends_at) = period.runs(span, offset_minutes);
    let text = format!(
        "{SELECT} where c.contract_type = $1 and v.period = $2 and v.effective_from <= $3 and (v.effective_to is null or v.effective_to >= $4)
         order by c.id"
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(contract_type.name()).bind(period.name());
    all(query.bind(starts_at).bind(ends_at).fetch_all(executor).await?)
}

/// The versions of a contract, first one first.
///
/// # Errors
/// When the database fails.
pub async fn versions(executor: impl sql::Executor, contract_id: &str) -> Result<Vec<Effective>, StoreError> {
    let text = format!("{SELECT} where c.id = $1 order by v.version");
    all(sql::query_as(sql::AssertSqlSafe(text)).bind(contract_id).fetch_all(executor).await?)
}
