//! Contracts in the back office: the operator is the upline of agents at the top, and signs here instead of with a payment password.

use identity::member::MemberRow;
use lumora_core::domain::agent::terms::{ContractType, Terms};
use lumora_core::wire::{AgentContractCall, AgentContractVersion, AgentSettings};
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};

use super::act::{ActionContext, Signer, act};
use super::effective::read_terms;
use super::read::versions_of;
use super::row::{ContractRow, RequestRow};
use super::sign::stored;

/// A template of terms that an operator has prepared.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Id of the template.
    pub id: String,
    /// Its name, for display.
    pub name: String,
    /// The prepared terms.
    pub terms: Terms,
}

struct PlanRow {
    id: String,
    name: String,
    terms: String,
}

from_row!(PlanRow { id, name, terms });

/// A contract with the account names of both parties.
#[derive(Debug, Clone)]
pub struct NamedContract {
    /// The contract.
    pub contract: ContractRow,
    /// Account name of the upline; empty for the operator.
    pub upline: String,
    /// Account name of the downline.
    pub downline: String,
}

async fn account(tx: &mut Connection, id: &str) -> Result<String, StoreError> {
    if id.is_empty() {
        return Ok(String::new());
    }
    Ok(MemberRow::by_id(tx, id).await?.map(|it| it.account).unwrap_or_default())
}

/// Contracts of a member as either party; those with the operator if `member_id` is empty.
///
/// # Errors
/// When the database fails.
pub async fn list(tx: &mut Connection, member_id: &str) -> Result<Vec<NamedContract>, StoreError> {
    let condition = if member_id.is_empty() { "upline_id = $1" } else { "(upline_id = $1 or downline_id = $1)" };
    let mut named = Vec::new();
    for contract in ContractRow::all_where(&mut *tx, condition, member_id).await? {
        let (upline, downline) =
            (account(&mut *tx, &contract.upline_id).await?, account(&mut *tx, &contract.downline_id).await?);
        named.push(NamedContract { contract, upline, downline });
    }
    Ok(named)
}

/// Open requests between the operator and agents at the top, each with the agent's account name.
///
/// # Errors
/// When the database fails.
pub async fn requests(tx: &mut Connection) -> Result<Vec<(RequestRow, String)>, StoreError> {
    let mut all = Vec::new();
    for request in RequestRow::of_operator(&mut *tx).await? {
        let account = account(&mut *tx, &request.downline_id).await?;
        all.push((request, account));
    }
    Ok(all)
}

/// The signed versions of a contract, latest first.
///
/// # Errors
/// 404 if there is no such contract.
pub fn texts<'c>(tx: &'c mut Connection, id: &'c str) -> TxFuture<'c, Vec<AgentContractVersion>, ApiError> {
    Box::pin(async move {
        let contract = ContractRow::by_id(&mut *tx, id).await?.ok_or_else(|| ApiError::not_found("contract"))?;
        Ok(versions_of(tx, &contract).await?)
    })
}

/// Carries out an action of the operator on a contract, in the name of a person; returns the id of the contract request.
///
/// # Errors
/// 404, 409 and 422 as for agents.
pub fn process<'c>(
    tx: &'c mut Connection,
    (person, settings): (&'c str, &'c AgentSettings),
    call: &'c AgentContractCall,
    now_ms: i64,
) -> TxFuture<'c, String, ApiError> {
    Box::pin(async move {
        let contract_type = type_of(&mut *tx, call).await?;
        let context = ActionContext { contract_type, settings: settings.clone(), now_ms };
        let signer = Signer { member_id: String::new(), signs_as: person.to_owned() };
        act(tx, &context, &signer, call).await
    })
}

/// The type of contract that a request is about: that of its terms, contract or contract request.
async fn type_of(tx: &mut Connection, call: &AgentContractCall) -> Result<ContractType, ApiError> {
    if let Some(terms) = &call.terms {
        return Ok(terms.contract_type);
    }
    let unknown = || ApiError::not_found("contract");
    if call.request_id.is_empty() {
        return Ok(ContractRow::by_id(tx, &call.contract_id).await?.ok_or_else(unknown)?.contract_type());
    }
    Ok(RequestRow::by_id(tx, &call.request_id).await?.ok_or_else(unknown)?.contract_type())
}

/// The templates of terms, by name.
///
/// # Errors
/// When the database fails.
pub async fn plans(tx: &mut Connection) -> Result<Vec<Plan>, StoreError> {
    let rows: Vec<PlanRow> =
        sql::query_as("select id, name, terms from contract_plans order by name, id").fetch_all(tx).await?;
    let plan = |row: PlanRow| Ok(Plan { terms: read_terms(&row.id, &row.terms)?, id: row.id, name: row.name });
    rows.into_iter().map(plan).collect()
}

/// Stores a template of terms, and returns its id.
///
/// # Errors
/// 422 for terms that no contract can have.
pub async fn add_plan(tx: &mut Connection, name: &str, terms: &Terms, now_ms: i64) -> Result<String, ApiError> {
    super::party::require_terms(&mut *tx, terms.contract_type, terms).await?;
    let id = ids::new_id(now_ms);
    let insert = "insert into contract_plans (id, name, contract_type, terms, created_at) values ($1, $2, $3, $4, $5)";
    sql::query(insert)
        .bind(&id)
        .bind(name)
        .bind(terms.contract_type.name())
        .bind(stored(terms)?)
        .bind(now_ms)
        .execute(tx)
        .await?;
    Ok(id)
}

/// Deletes a template; returns whether there was one.
///
/// # Errors
/// When the database fails.
pub async fn remove_plan(tx: &mut Connection, id: &str) -> Result<bool, StoreError> {
    Ok(sql::query("delete from contract_plans where id = $1").bind(id).execute(tx).await?.rows_affected() > 0)
}

/// The upper bounds of what contracts of a type may promise; `None` is no bound.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ContractCaps {
    /// Highest rate, in hundredths of a percent.
    pub max_rate: Option<i64>,
    /// Highest guaranteed rate, in hundredths of a percent.
    pub max_guaranteed_rate: Option<i64>,
    /// Highest payment per period, in minor units.
    pub max_cap: Option<i64>,
}

from_row!(ContractCaps { max_rate, max_guaranteed_rate, max_cap });

/// Sets the upper bounds for contracts of a type, and returns the former ones. Signed contracts are not affected.
///
/// # Errors
/// When the database fails.
pub async fn set_bounds(
    tx: &mut Connection,
    contract_type: ContractType,
    caps: ContractCaps,
) -> Result<ContractCaps, StoreError> {
    let query = "select max_rate, max_guaranteed_rate, max_cap from contract_bounds where contract_type = $1";
    let former: Option<ContractCaps> = sql::query_as(query).bind(contract_type.name()).fetch_optional(&mut *tx).await?;
    let upsert =
        "insert into contract_bounds (contract_type, max_rate, max_guaranteed_rate, max_cap) values ($1, $2, $3, $4)
                  on conflict (contract_type) do update set max_rate = excluded.max_rate,
                  max_guaranteed_rate = excluded.max_guaranteed_rate, max_cap = excluded.max_cap";
    let ContractCaps { max_rate, max_guaranteed_rate, max_cap } = caps;
    let query = sql::query(upsert).bind(contract_type.name()).bind(max_rate).bind(max_guaranteed_rate);
    query.bind(max_cap).execute(tx).await?;
    Ok(former.unwrap_or_default())
}
