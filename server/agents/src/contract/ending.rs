//! Contracts that end: by agreement, because the upline's own contract was lowered or ended, or because a branch was moved. Each ends
//! with its running period, which is settled by the signed terms.

use std::collections::HashMap;

use identity::member::MemberRow;
use lumora_core::domain::agent::life::{ContractRequestStatus, ContractSide, ContractStatus, EndedReason, ends_at};
use lumora_core::domain::agent::limit::{Excess, ended_by_lowering};
use lumora_core::domain::agent::terms::Terms;
use lumora_core::domain::message::MessageKind;
use lumora_core::wire::{ContractEnding, ContractsEnding};
use platform::day;
use platform::store::{Connection, StoreError, sql};

use super::notify;
use super::row::{ContractRow, RequestRow};
use super::sign::hash_of;

/// A contract that ends because of another one: its highest rate, and the highest rate that would remain allowed.
#[derive(Debug, Clone)]
pub(super) struct Ending {
    pub(super) contract: ContractRow,
    terms: Terms,
    rate: u32,
    new_max: u32,
    excess: Vec<Excess>,
}

/// Active contracts of an agent with its downlines that depend on the agent's own contract of the kind of these terms.
async fn contracts_depending_on(
    tx: &mut Connection,
    agent_id: &str,
    kind: &Terms,
) -> Result<Vec<(ContractRow, Terms)>, StoreError> {
    let agent_and_type = (agent_id, kind.contract_type);
    let rows = ContractRow::of_side(&mut *tx, ContractSide::Upline, agent_and_type, &[ContractStatus::Active]).await?;
    let mut dependents = Vec::new();
    for row in rows {
        if let Some(terms) = row.terms(&mut *tx).await?.filter(|terms| terms.is_like(kind)) {
            dependents.push((row, terms));
        }
    }
    Ok(dependents)
}

/// The contracts below an agent that end when its own contract of a kind gets the terms `new`, or ends if that is `None`: those that
/// exceed it, and all that depend on those in turn.
pub(super) async fn below(
    tx: &mut Connection,
    agent_id: &str,
    kind: &Terms,
    new: Option<&Terms>,
) -> Result<Vec<Ending>, StoreError> {
    let mut endings = Vec::new();
    let direct = contracts_depending_on(&mut *tx, agent_id, kind).await?;
    match new {
        Some(new) => {
            let above = ended_by_lowering(new, direct.iter().enumerate().map(|(at, (_, terms))| (at, terms)));
            for it in above {
                if let Some((contract, terms)) = direct.get(it.contract).cloned() {
                    endings.push(Ending { contract, terms, rate: it.rate, new_max: it.new_max, excess: it.excess });
                }
            }
        }
        None => endings.extend(direct.into_iter().map(ended_entirely)),
    }
    let mut at = 0;
    while let Some(agent_id) = endings.get(at).map(|it| it.contract.downline_id.clone()) {
        endings.extend(contracts_depending_on(&mut *tx, &agent_id, kind).await?.into_iter().map(ended_entirely));
        at += 1;
    }
    Ok(endings)
}

fn ended_entirely((contract, terms): (ContractRow, Terms)) -> Ending {
    Ending { contract, rate: terms.highest_rate(), new_max: 0, excess: Vec::new(), terms }
}

/// The hash of a list: whoever agrees to it agrees to these contracts in these versions, and to nothing else. Empty for an empty list.
pub(super) fn list_hash(endings: &[Ending]) -> String {
    if endings.is_empty() {
        return String::new();
    }
    let mut lines: Vec<String> = endings
        .iter()
        .map(|it| format!("{} {} {} {}", it.contract.id, it.contract.version, it.rate, it.new_max))
        .collect();
    lines.sort_unstable();
    hash_of(&lines.join("\n"))
}

/// The list as shown to the agent.
pub(super) async fn to_wire(tx: &mut Connection, endings: &[Ending]) -> Result<ContractsEnding, StoreError> {
    let mut accounts: HashMap<String, String> = HashMap::new();
    for id in endings.iter().flat_map(|it| [&it.contract.upline_id, &it.contract.downline_id]) {
        if !accounts.contains_key(id) {
            let account = MemberRow::by_id(&mut *tx, id).await?.map(|it| it.account).unwrap_or_default();
            accounts.insert(id.clone(), account);
        }
    }
    let account = |id: &str| accounts.get(id).cloned().unwrap_or_default();
    let contracts = endings.iter().map(|it| ContractEnding {
        contract_id: it.contract.id.clone(),
        upline: account(&it.contract.upline_id),
        downline: account(&it.contract.downline_id),
        rate: it.rate,
        new_max: it.new_max,
        excess: it.excess.clone(),
    });
    Ok(ContractsEnding { contracts: contracts.collect(), hash: list_hash(endings) })
}

/// Ends the contracts with their running period.
pub(super) async fn end_all(
    tx: &mut Connection,
    endings: &[Ending],
    reason: EndedReason,
    now_ms: i64,
) -> Result<(), StoreError> {
    for it in endings {
        end(&mut *tx, &it.contract, &it.terms, reason, now_ms).await?;
    }
    Ok(())
}

/// Ends an active contract with its running period: an open request about it is cancelled, and both sides get a message.
pub(super) async fn end(
    tx: &mut Connection,
    contract: &ContractRow,
    terms: &Terms,
    reason: EndedReason,
    now_ms: i64,
) -> Result<(), StoreError> {
    let until = ends_at(terms.period, now_ms, day::offset_minutes(&mut *tx).await?);
    let update = "update contracts set status = 'TERMINATING', ended_reason = $2, ends_at = $3 where id = $1 and status = 'ACTIVE'";
    let query = sql::query(update).bind(&contract.id).bind(reason.name()).bind(until);
    if query.execute(&mut *tx).await?.rows_affected() == 0 {
        return Ok(());
    }
    // A signed version that has not begun by then never takes effect.
    let versions =
        "update contract_versions set effective_to = case when effective_from > $2 then effective_from else $2 end
                    where contract_id = $1 and effective_to is null";
    sql::query(versions).bind(&contract.id).bind(until).execute(&mut *tx).await?;
    if let Some(request) = RequestRow::open_of(&mut *tx, &contract.id).await? {
        request.close(&mut *tx, ContractRequestStatus::Cancelled, "", now_ms).await?;
    }
    notify::both(tx, (&contract.upline_id, &contract.downline_id), (MessageKind::ContractEnded, &contract.id), now_ms)
        .await
}

/// Ends the contracts of a member with its former upline with their running period, and cancels what was open between the two; the
/// member is under another upline since `now_ms`. Contracts further down the branch go on, since their parties are still above and
/// below each other.
///
/// # Errors
/// When the database fails.
pub async fn upline_changed(
    tx: &mut Connection,
    member_id: &str,
    former_id: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    let contracts =
        ContractRow::all_where(&mut *tx, "downline_id = $1 and status in ('PENDING', 'ACTIVE')", member_id).await?;
    for contract in contracts.into_iter().filter(|it| it.upline_id == former_id) {
        match contract.terms(&mut *tx).await? {
            Some(terms) => end(&mut *tx, &contract, &terms, EndedReason::UplineChanged, now_ms).await?,
            None => {
                if let Some(request) = RequestRow::open_of(&mut *tx, &contract.id).await? {
                    request.close(&mut *tx, ContractRequestStatus::Cancelled, "", now_ms).await?;
                    let sides = (contract.upline_id.as_str(), contract.downline_id.as_str());
                    notify::both(&mut *tx, sides, (MessageKind::ContractDeclined, &contract.id), now_ms).await?;
                }
            }
        }
    }
    Ok(())
}
