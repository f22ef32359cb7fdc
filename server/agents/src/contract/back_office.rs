//! Contracts as operators see them: the operator is the upline of agents at the top, and signs through the back office instead of a payment password.

use identity::member::MemberRow;
use lumora_core::domain::agent::terms::{ContractType, Terms};
use lumora_core::wire::{AgentContractCall, AgentContractVersion, AgentSettings};
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};

use super::act::{Call, Signer, act};
use super::effective::read_terms;
use super::read::versions_of;
use super::row::{ContractRow, RequestRow};
use super::sign::stored;

/// Terms that an operator has prepared.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Names it.
    pub id: String,
    /// For eyes.
    pub name: String,
    /// What it says.
    pub terms: Terms,
}

struct PlanRow {
    id: String,
    name: String,
    terms: String,
}

from_row!(PlanRow { id, name, terms });

/// A contract and both accounts.
#[derive(Debug, Clone)]
pub struct Shown {
    /// The contract.
    pub contract: ContractRow,
    /// Account of the upline; empty for the operator.
    pub upline: String,
    /// Account of the downline.
    pub downline: String,
}

async fn account(tx: &mut Connection, id: &str) -> Result<String, StoreError> {
    if id.is_empty() {
        return Ok(String::new());
    }
    Ok(MemberRow::by_id(tx, id).await?.map(|it| it.account).unwrap_or_default())
}

/// Contracts of a member, on either side; those with the operator where none is named.
///
/// # Errors
/// When the database fails.
pub async fn list(tx: &mut Connection, member_id: &str) -> Result<Vec<Shown>, StoreError> {
    let condition = if member_id.is_empty() { "upline_id = $1" } else { "(upline_id = $1 or downline_id = $1)" };
    let mut shown = Vec::new();
    for contract in ContractRow::all_where(&mut *tx, condition, member_id).await? {
        let (upline, downline) =
            (account(&mut *tx, &contract.upline_id).await?, account(&mut *tx, &contract.downline_id).await?);
        shown.push(Shown { contract, upline, downline });
    }
    Ok(shown)
}

/// Open requests between the operator and agents at the top, each with the agent's account.
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

/// What was signed of a contract, the latest first.
///
/// # Errors
/// 404 for a number that no contract has.
pub fn texts<'c>(tx: &'c mut Connection, id: &'c str) -> TxFuture<'c, Vec<AgentContractVersion>, ApiError> {
    Box::pin(async move {
        let contract = ContractRow::by_id(&mut *tx, id).await?.ok_or_else(|| ApiError::not_found("contract"))?;
        Ok(versions_of(tx, &contract).await?)
    })
}

/// The operator offers, answers, signs, says no or asks for an end, in the name of a person; gives the id of the request.
///
/// # Errors
/// As for agents: 404, 409, 422.
pub fn process<'c>(
    tx: &'c mut Connection,
    (person, settings): (&'c str, &'c AgentSettings),
    ask: &'c AgentContractCall,
    now_ms: i64,
) -> TxFuture<'c, String, ApiError> {
    Box::pin(async move {
        let contract_type = type_of(&mut *tx, ask).await?;
        let call = Call { contract_type, settings: settings.clone(), now_ms };
        let signer = Signer { member_id: String::new(), signs_as: person.to_owned() };
        act(tx, &call, &signer, ask).await
    })
}

/// What type a call is about: that of its terms, contract or request.
async fn type_of(tx: &mut Connection, ask: &AgentContractCall) -> Result<ContractType, ApiError> {
    if let Some(terms) = &ask.terms {
        return Ok(terms.contract_type);
    }
    let unknown = || ApiError::not_found("contract");
    if ask.request_id.is_empty() {
        return Ok(ContractRow::by_id(tx, &ask.contract_id).await?.ok_or_else(unknown)?.contract_type());
    }
    Ok(RequestRow::by_id(tx, &ask.request_id).await?.ok_or_else(unknown)?.contract_type())
}

/// Prepared terms, by name.
///
/// # Errors
/// When the database fails.
pub async fn plans(tx: &mut Connection) -> Result<Vec<Plan>, StoreError> {
    let rows: Vec<PlanRow> =
        sql::query_as("select id, name, terms from contract_plans order by name, id").fetch_all(tx).await?;
    let plan = |row: PlanRow| Ok(Plan { terms: read_terms(&row.id, &row.terms)?, id: row.id, name: row.name });
    rows.into_iter().map(plan).collect()
}

/// Prepares terms under a name, and gives the id.
///
/// # Errors
/// 422 for terms that can be nobody's.
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

/// Forgets prepared terms; says whether there were any.
///
/// # Errors
/// When the database fails.
pub async fn remove_plan(tx: &mut Connection, id: &str) -> Result<bool, StoreError> {
    Ok(sql::query("delete from contract_plans where id = $1").bind(id).execute(tx).await?.rows_affected() > 0)
}

/// What contracts of a type may promise at most; what is none has no bound.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MostPromised {
    /// Hundredths of a percent.
    pub max_rate: Option<i64>,
    /// Hundredths of a percent.
    pub max_guaranteed_rate: Option<i64>,
    /// Minor units that a period pays.
    pub max_cap: Option<i64>,
}

from_row!(MostPromised { max_rate, max_guaranteed_rate, max_cap });

/// Says what contracts of a type may promise at most, and gives what it was. What was signed before stands.
///
/// # Errors
/// When the database fails.
pub async fn set_bounds(
    tx: &mut Connection,
    contract_type: ContractType,
    most: MostPromised,
) -> Result<MostPromised, StoreError> {
    let query = "select max_rate, max_guaranteed_rate, max_cap from contract_bounds where contract_type = $1";
    let former: Option<MostPromised> = sql::query_as(query).bind(contract_type.name()).fetch_optional(&mut *tx).await?;
    let upsert =
        "insert into contract_bounds (contract_type, max_rate, max_guaranteed_rate, max_cap) values ($1, $2, $3, $4)
                  on conflict (contract_type) do update set max_rate = excluded.max_rate,
                  max_guaranteed_rate = excluded.max_guaranteed_rate, max_cap = excluded.max_cap";
    let MostPromised { max_rate, max_guaranteed_rate, max_cap } = most;
    let query = sql::query(upsert).bind(contract_type.name()).bind(max_rate).bind(max_guaranteed_rate);
    query.bind(max_cap).execute(tx).await?;
    Ok(former.unwrap_or_default())
}
