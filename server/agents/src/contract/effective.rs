//! The terms that count in a period, as settlements go by them.

use lumora_core::domain::agent::periods::Span;
use lumora_core::domain::agent::terms::{ContractPeriod, ContractType, Terms};
use platform::store::{StoreError, from_row, sql};

/// A contract with the terms of a version.
#[derive(Debug, Clone, PartialEq)]
pub struct Effective {
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
    /// From when on the version counts, in milliseconds.
    pub effective_from: i64,
    /// Until when; nothing where no end is known.
    pub effective_to: Option<i64>,
    /// What it says.
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

/// Terms as they are stored.
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

/// The contracts of a type whose terms count in a period, by id. A period has one version of each: versions begin and end with periods.
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

/// The versions of a contract, the first one first: what counted when.
///
/// # Errors
/// When the database fails.
pub async fn versions(executor: impl sql::Executor, contract_id: &str) -> Result<Vec<Effective>, StoreError> {
    let text = format!("{SELECT} where c.id = $1 order by v.version");
    all(sql::query_as(sql::AssertSqlSafe(text)).bind(contract_id).fetch_all(executor).await?)
}
