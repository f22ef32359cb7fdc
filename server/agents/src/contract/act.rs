//! The actions of a side: offer, counter-offer, accept, reject, withdraw, terminate. Each runs in one transaction that checks all
//! rules again, whatever the page had shown.

use axum::http::StatusCode;
use identity::member::MemberRow;
use identity::tree::{self, Placement};
use lumora_core::domain::agent::life::{
    ContractAction, ContractRequestStatus, ContractRequestType, ContractSide, ContractStatus, EndedReason, OPEN_MS,
    REASON_LENGTH, answers, starts_at,
};
use lumora_core::domain::agent::terms::{ContractType, Terms};
use lumora_core::domain::message::MessageKind;
use lumora_core::wire::{AgentContractCall, AgentSettings, code};
use platform::day;
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, sql};

use super::ending::{self, list_hash};
use super::notify;
use super::open::{NewRequest, Offer, endings_not_agreed, endings_of, insert_request, require_agreed};
use super::party::{Parties, require_offered, require_terms, require_within_own};
use super::row::{ContractRow, RequestRow, side_of};
use super::sign::{text_of, write_version};

/// The side that acts. The operator has no member id, and signs with the name of the person.
#[derive(Debug, Clone)]
pub struct Signer {
    /// Id of the member; empty for the operator.
    pub member_id: String,
    /// What is stored as the signer: the member's id, or the name of the operator's person.
    pub signs_as: String,
}

/// What all actions of a request need.
#[derive(Debug, Clone)]
pub struct ActionContext {
    /// The type of contract that the route is for.
    pub contract_type: ContractType,
    /// The operator's settings for agents.
    pub settings: AgentSettings,
    /// The present, in milliseconds since the epoch.
    pub now_ms: i64,
}

fn state_changed(message: &'static str) -> ApiError {
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}

pub(super) fn contract_exists() -> ApiError {
    let message = "a contract of this kind stands between the two, or a request about it is open";
    ApiError::refused(StatusCode::CONFLICT, code::CONTRACT_STANDS, message)
}

fn not_found() -> ApiError {
    ApiError::not_found("contract")
}

/// Carries an action out, and returns the id of the contract request.
///
/// # Errors
/// 404 for contracts and requests of others, 409 for an action that is not possible in the present state, 422 for terms that can not
/// be offered.
pub async fn act(
    tx: &mut Connection,
    context: &ActionContext,
    signer: &Signer,
    call: &AgentContractCall,
) -> Result<String, ApiError> {
    match call.action {
        ContractAction::Offer if call.contract_id.is_empty() => offer_new(tx, context, signer, call).await,
        ContractAction::Offer => amend(tx, context, signer, call).await,
        ContractAction::Terminate => terminate(tx, context, signer, call).await,
        ContractAction::Counter => counter(tx, context, signer, call).await,
        ContractAction::Accept => accept(tx, context, signer, call).await,
        ContractAction::Reject => reject(tx, context, signer, call).await,
        ContractAction::Withdraw => withdraw(tx, context, signer, call).await,
    }
}

fn terms_of(call: &AgentContractCall) -> Result<&Terms, ApiError> {
    call.terms.as_ref().ok_or_else(|| {
        let message = "terms are missing";
        ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::CONTRACT_TERMS, message)
    })
}

/// Upline id, downline id and the signer's side for a new contract. A downline who is not below the agent is answered like an unknown one.
async fn resolve_sides(
    tx: &mut Connection,
    signer: &Signer,
    downline_id: &str,
) -> Result<(String, String, ContractSide), ApiError> {
    if signer.member_id.is_empty() {
        let member = MemberRow::by_id(&mut *tx, downline_id).await?;
        let member = member.ok_or_else(|| ApiError::not_found("member"))?;
        return Ok((String::new(), member.id, ContractSide::Upline));
    }
    if downline_id.is_empty() {
        let placement = Placement::present(&mut *tx, &signer.member_id).await?;
        let upline_id = placement.map(|it| it.upline_id).unwrap_or_default();
        return Ok((upline_id, signer.member_id.clone(), ContractSide::Downline));
    }
    let below = tree::below(&mut *tx, &signer.member_id, downline_id).await?;
    let below = below.ok_or_else(|| ApiError::not_found("member of the team"))?;
    Ok((signer.member_id.clone(), below.id, ContractSide::Upline))
}

/// Checks that a side may offer these terms.
async fn require_offer(
    tx: &mut Connection,
    context: &ActionContext,
    (parties, side): (&Parties, ContractSide),
    terms: &Terms,
) -> Result<(), ApiError> {
    require_terms(&mut *tx, context.contract_type, terms).await?;
    // Terms that a downline asks for are compared when its upline signs: until then the upline's own terms are not disclosed.
    if side == ContractSide::Upline { require_within_own(tx, parties.upline.as_ref(), terms).await } else { Ok(()) }
}

async fn offer_new(
    tx: &mut Connection,
    context: &ActionContext,
    signer: &Signer,
    call: &AgentContractCall,
) -> Result<String, ApiError> {
    let (upline_id, downline_id, side) = resolve_sides(&mut *tx, signer, &call.downline_id).await?;
    require_offered(&context.settings, context.contract_type, Some(side))?;
    let terms = terms_of(call)?;
    let parties = Parties::signing(&mut *tx, (&upline_id, &downline_id), context.now_ms).await?;
    require_offer(&mut *tx, context, (&parties, side), terms).await?;
    let contract = ContractRow {
        id: ids::new_id(context.now_ms),
        contract_type: context.contract_type.name().to_owned(),
        upline_id,
        downline_id,
        currency: parties.downline.currency.clone(),
        status: ContractStatus::Pending.name().to_owned(),
        ended_reason: String::new(),
        version: 0,
        ends_at: None,
    };
    let insert =
        "insert into contracts (id, contract_type, basis, scope, upline_id, downline_id, currency, status, created_at)
                  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing";
    let query = sql::query(insert)
        .bind(&contract.id)
        .bind(&contract.contract_type)
        .bind(terms.basis.name())
        .bind(terms.scope().join(" "))
        .bind(&contract.upline_id)
        .bind(&contract.downline_id)
        .bind(&contract.currency)
        .bind(&contract.status)
        .bind(context.now_ms);
    if query.execute(&mut *tx).await?.rows_affected() == 0 {
        return Err(contract_exists());
    }
    let new_request = NewRequest { request_type: ContractRequestType::New, terms: Some(terms), side };
    insert_request(tx, context, signer, call, (&contract, &parties), new_request).await
}

/// The active contract of the request, and the signer's side. Contracts of others are answered like unknown ones.
async fn find_active(
    tx: &mut Connection,
    context: &ActionContext,
    signer: &Signer,
    id: &str,
) -> Result<(ContractRow, ContractSide), ApiError> {
    let contract = ContractRow::by_id(&mut *tx, id).await?.ok_or_else(not_found)?;
    let side = side_of(&signer.member_id, &contract.upline_id, &contract.downline_id).ok_or_else(not_found)?;
    if contract.contract_type() != context.contract_type || contract.status() == ContractStatus::None {
        return Err(not_found());
    }
    if contract.status() == ContractStatus::Active {
        Ok((contract, side))
    } else {
        Err(state_changed("the contract ends, or is not signed"))
    }
}

async fn amend(
    tx: &mut Connection,
    context: &ActionContext,
    signer: &Signer,
    call: &AgentContractCall,
) -> Result<String, ApiError> {
    let (contract, side) = find_active(&mut *tx, context, signer, &call.contract_id).await?;
    require_offered(&context.settings, context.contract_type, Some(side))?;
    let terms = terms_of(call)?;
    let parties = Parties::signing(&mut *tx, (&contract.upline_id, &contract.downline_id), context.now_ms).await?;
    require_offer(&mut *tx, context, (&parties, side), terms).await?;
    require_same_kind(contract.terms(&mut *tx).await?.as_ref(), terms)?;
    let new_request = NewRequest { request_type: ContractRequestType::Amend, terms: Some(terms), side };
    insert_request(tx, context, signer, call, (&contract, &parties), new_request).await
}

/// Amended terms must count the same products, basis and periods: anything else is another contract.
fn require_same_kind(present_terms: Option<&Terms>, terms: &Terms) -> Result<(), ApiError> {
    if present_terms.is_none_or(|it| it.is_like(terms)) {
        return Ok(());
    }
    let message = "products, basis and period of a contract stay as they are: end it, and offer another one";
    Err(ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::CONTRACT_TERMS, message))
}

async fn terminate(
    tx: &mut Connection,
    context: &ActionContext,
    signer: &Signer,
    call: &AgentContractCall,
) -> Result<String, ApiError> {
    let (contract, side) = find_active(&mut *tx, context, signer, &call.contract_id).await?;
    let parties = Parties::read(&mut *tx, &contract.upline_id, &contract.downline_id).await?;
    let new_request = NewRequest { request_type: ContractRequestType::Terminate, terms: None, side };
    insert_request(tx, context, signer, call, (&contract, &parties), new_request).await
}

/// The open request that the signer is a party of, if the action is the signer's to take.
async fn open_request(
    tx: &mut Connection,
    context: &ActionContext,
    signer: &Signer,
    call: &AgentContractCall,
) -> Result<(RequestRow, ContractRow, ContractSide), ApiError> {
    let request = RequestRow::by_id(&mut *tx, &call.request_id).await?.ok_or_else(not_found)?;
    let side = request.side_of(&signer.member_id).ok_or_else(not_found)?;
    if request.contract_type() != context.contract_type {
        return Err(not_found());
    }
    let contract = ContractRow::by_id(tx, &request.contract_id).await?.ok_or_else(not_found)?;
    let round = u32::try_from(request.round).unwrap_or(u32::MAX);
    let is_open = request.status() == ContractRequestStatus::Pending && request.expires_at > context.now_ms;
    if is_open && answers(request.request_type(), request.turn(), side, round).contains(&call.action) {
        Ok((request, contract, side))
    } else {
        Err(state_changed("the request is closed, or the other side's turn"))
    }
}

async fn counter(
    tx: &mut Connection,
    context: &ActionContext,
    signer: &Signer,
    call: &AgentContractCall,
) -> Result<String, ApiError> {
    let (request, contract, side) = open_request(&mut *tx, context, signer, call).await?;
    require_offered(&context.settings, context.contract_type, None)?;
    let terms = terms_of(call)?;
    let parties = Parties::signing(&mut *tx, (&contract.upline_id, &contract.downline_id), context.now_ms).await?;
    require_offer(&mut *tx, context, (&parties, side), terms).await?;
    require_same_kind(request.terms()?.as_ref(), terms)?;
    let endings = endings_of(&mut *tx, &contract, Some(terms)).await?;
    let agreed = require_agreed(&mut *tx, side, &endings, &call.ending).await?;
    let (text, hash) = text_of(&contract, request.version, &parties, Some(terms))?;
    let update = "update contract_requests set round = round + 1, answers = $2, changed_at = $3, expires_at = $4
                  where id = $1 and status = 'PENDING' and round = $5";
    let query = sql::query(update)
        .bind(&request.id)
        .bind(side.other().name())
        .bind(context.now_ms)
        .bind(context.now_ms + OPEN_MS)
        .bind(request.round);
    if query.execute(&mut *tx).await?.rows_affected() == 0 {
        return Err(state_changed("the request was answered meanwhile"));
    }
    let round = request.round + 1;
    let offer = Offer { round, side, terms: Some(terms), text: &text, hash: &hash, ends_hash: &agreed };
    offer.insert(&mut *tx, &request.id, signer, context.now_ms).await?;
    notify_other(tx, (&contract, side), MessageKind::ContractOffered, context.now_ms).await?;
    Ok(request.id)
}

async fn accept(
    tx: &mut Connection,
    context: &ActionContext,
    signer: &Signer,
    call: &AgentContractCall,
) -> Result<String, ApiError> {
    let (request, contract, side) = open_request(&mut *tx, context, signer, call).await?;
    if call.hash != request.hash {
        return Err(state_changed("another text was offered than the one that was shown"));
    }
    let terms = request.terms()?;
    if let Some(terms) = &terms {
        require_offered(&context.settings, context.contract_type, None)?;
        let parties = Parties::signing(&mut *tx, (&contract.upline_id, &contract.downline_id), context.now_ms).await?;
        require_offer(&mut *tx, context, (&parties, ContractSide::Upline), terms).await?;
    }
    let endings = endings_of(&mut *tx, &contract, terms.as_ref()).await?;
    require_agreed(&mut *tx, side, &endings, &call.ending).await?;
    if side == ContractSide::Upline && list_hash(&endings) != request.ends_hash {
        return Err(endings_not_agreed(None));
    }
    if !request.close(&mut *tx, ContractRequestStatus::Accepted, "", context.now_ms).await? {
        return Err(state_changed("the request was answered meanwhile"));
    }
    match &terms {
        Some(terms) => {
            let busy = busy_until(&mut *tx, &contract, terms).await?;
            let offset = day::offset_minutes(&mut *tx).await?;
            let starts_at = starts_at(terms.period, context.now_ms, busy, offset);
            write_version(&mut *tx, &request, terms, (&signer.signs_as, starts_at, context.now_ms)).await?;
            notify_other(&mut *tx, (&contract, side), MessageKind::ContractSigned, context.now_ms).await?;
        }
        None => {
            if let Some(present_terms) = contract.terms(&mut *tx).await? {
                ending::end(&mut *tx, &contract, &present_terms, EndedReason::Agreed, context.now_ms).await?;
            }
        }
    }
    ending::end_all(tx, &endings, EndedReason::RateLowered, context.now_ms).await?;
    Ok(request.id)
}

/// Until when another contract of the same kind is still in force for the same downline, in milliseconds since the epoch.
async fn busy_until(tx: &mut Connection, contract: &ContractRow, terms: &Terms) -> Result<Option<i64>, StoreError> {
    let query =
        "select max(ends_at) from contracts where downline_id = $1 and contract_type = $2 and status = 'TERMINATING'
                 and basis = $3 and scope = $4 and id <> $5";
    sql::query_scalar(query)
        .bind(&contract.downline_id)
        .bind(&contract.contract_type)
        .bind(terms.basis.name())
        .bind(terms.scope().join(" "))
        .bind(&contract.id)
        .fetch_one(tx)
        .await
}

async fn reject(
    tx: &mut Connection,
    context: &ActionContext,
    signer: &Signer,
    call: &AgentContractCall,
) -> Result<String, ApiError> {
    let (request, contract, side) = open_request(&mut *tx, context, signer, call).await?;
    let reason = call.reason.trim();
    if !REASON_LENGTH.contains(&reason.chars().count()) || reason.contains(char::is_control) {
        return Err(ApiError::rule_broken([("reason", "rule_length")]));
    }
    close(tx, context, (&request, &contract, side), (ContractRequestStatus::Rejected, reason)).await
}

async fn withdraw(
    tx: &mut Connection,
    context: &ActionContext,
    signer: &Signer,
    call: &AgentContractCall,
) -> Result<String, ApiError> {
    let (request, contract, side) = open_request(&mut *tx, context, signer, call).await?;
    close(tx, context, (&request, &contract, side), (ContractRequestStatus::Cancelled, "")).await
}

async fn close(
    tx: &mut Connection,
    context: &ActionContext,
    (request, contract, side): (&RequestRow, &ContractRow, ContractSide),
    (status, reason): (ContractRequestStatus, &str),
) -> Result<String, ApiError> {
    if !request.close(&mut *tx, status, reason, context.now_ms).await? {
        return Err(state_changed("the request was answered meanwhile"));
    }
    notify_other(tx, (contract, side), MessageKind::ContractDeclined, context.now_ms).await?;
    Ok(request.id.clone())
}

pub(super) async fn notify_other(
    tx: &mut Connection,
    (contract, side): (&ContractRow, ContractSide),
    kind: MessageKind,
    now_ms: i64,
) -> Result<(), StoreError> {
    let (upline, downline) = (contract.upline_id.as_str(), contract.downline_id.as_str());
    let (recipient, other) = match side {
        ContractSide::Upline => (downline, upline),
        ContractSide::Downline => (upline, downline),
    };
    notify::side(tx, recipient, other, (kind, &contract.id), now_ms).await
}
