//! The contracts in force in a period, with their terms.

use lumora_core::domain::agent::periods::Span;
use lumora_core::domain::agent::terms::{ContractPeriod, ContractType, Payer, Terms};
use lumora_core::domain::reward::cashback::ALL_PRODUCTS;
use platform::store::{Connection, StoreError, sql};

use crate::contract::{self, Effective};

/// A contract with the terms in force in a period.
pub(super) type Due = Effective;

/// The member who pays by the terms of a contract; empty for the operator.
pub(super) fn payer_id(due: &Due) -> &str {
    match due.terms.payer {
        Payer::Upline => &due.upline_id,
        Payer::Operator => "",
    }
}

/// The products that the terms include, in the form that [`covers`] takes.
pub(super) fn products(terms: &Terms) -> String {
    format!(" {} ", terms.scope().join(" "))
}

/// SQL: the condition that the terms include the product in a column. `place` is the parameter with [`products`], such as `$8`.
pub(super) fn covers(column: &str, place: &str) -> String {
    format!("({place} = ' {ALL_PRODUCTS} ' or {place} like '% ' || {column} || ' %')")
}

/// Contracts of all types with periods of this kind that are in force in a period, by id.
pub(super) async fn contracts_in_force(
    tx: &mut Connection,
    period: ContractPeriod,
    span: Span,
    offset_minutes: i64,
) -> Result<Vec<Due>, StoreError> {
    let mut all = Vec::new();
    for contract_type in ContractType::ALL.iter().filter(|it| it.periods().contains(&period)) {
        all.extend(contract::effective(&mut *tx, *contract_type, (period, span), offset_minutes).await?);
    }
    all.sort_by(|one, other| one.contract_id.cmp(&other.contract_id));
    Ok(all)
}

/// The contract with the terms of a version.
pub(super) async fn version(
    executor: impl sql::Executor,
    contract_id: &str,
    version: i64,
) -> Result<Option<Due>, StoreError> {
    let all = contract::versions(executor, contract_id).await?;
    Ok(all.into_iter().find(|it| it.version == version))
}

/// When the first contract with periods of this kind took effect, in milliseconds since the epoch; `None` if there is none.
pub(super) async fn first_start(
    executor: impl sql::Executor,
    period: ContractPeriod,
) -> Result<Option<i64>, StoreError> {
    let query = "select min(effective_from) from contract_versions where period = $1";
    sql::query_scalar(query).bind(period.name()).fetch_one(executor).await
}
