//! Writing contract requests: the first offer and each counter-offer, with the hash of the contracts below that end if it is signed.

use axum::http::StatusCode;
use lumora_core::domain::agent::life::{ContractRequestType, ContractSide, MAX_OPEN, OPEN_MS};
use lumora_core::domain::agent::terms::Terms;
use lumora_core::domain::message::MessageKind;
use lumora_core::wire::{AgentContractCall, ContractsEnding, FailureValue, code};
use platform::http::{ApiError, Refusal};
use platform::ids;
use platform::store::{Connection, StoreError, sql};

use super::act::{ActionContext, Signer, contract_exists, notify_other};
use super::ending::{self, Ending, list_hash};
use super::party::Parties;
use super::row::ContractRow;
use super::sign::{stored, text_of};

/// A contract request to make.
pub(super) struct NewRequest<'a> {
    pub(super) request_type: ContractRequestType,
    pub(super) terms: Option<&'a Terms>,
    pub(super) side: ContractSide,
}

/// Inserts a request with its first offer, sends the other side a message, and returns the id.
pub(super) async fn insert_request(
    tx: &mut Connection,
    context: &ActionContext,
    signer: &Signer,
    call: &AgentContractCall,
    (contract, parties): (&ContractRow, &Parties),
    new_request: NewRequest<'_>,
) -> Result<String, ApiError> {
    require_few_open(&mut *tx, &signer.member_id).await?;
    let endings = endings_of(&mut *tx, contract, new_request.terms).await?;
    let agreed = require_agreed(&mut *tx, new_request.side, &endings, &call.ending).await?;
    let ends_version = new_request.request_type == ContractRequestType::Terminate;
    let version = if ends_version { contract.version } else { contract.version + 1 };
    let (text, hash) = text_of(contract, version, parties, new_request.terms)?;
    let id = ids::new_id(context.now_ms);
    let insert = "insert into contract_requests (id, contract_id, contract_type, request_type, status, upline_id, downline_id, requested_by,
                  answers, version, round, created_at, changed_at, expires_at)
                  values ($1, $2, $3, $4, 'PENDING', $5, $6, $7, $8, $9, 1, $10, $10, $11) on conflict do nothing";
    let query = sql::query(insert)
        .bind(&id)
        .bind(&contract.id)
        .bind(&contract.contract_type)
        .bind(new_request.request_type.name())
        .bind(&contract.upline_id)
        .bind(&contract.downline_id)
        .bind(new_request.side.name())
        .bind(new_request.side.other().name())
        .bind(version)
        .bind(context.now_ms)
        .bind(context.now_ms + OPEN_MS);
    if query.execute(&mut *tx).await?.rows_affected() == 0 {
        return Err(contract_exists());
    }
    let offer = Offer {
        round: 1,
        side: new_request.side,
        terms: new_request.terms,
        text: &text,
        hash: &hash,
        ends_hash: &agreed,
    };
    offer.insert(&mut *tx, &id, signer, context.now_ms).await?;
    notify_other(tx, (contract, new_request.side), MessageKind::ContractOffered, context.now_ms).await?;
    Ok(id)
}

async fn require_few_open(tx: &mut Connection, member_id: &str) -> Result<(), ApiError> {
    if member_id.is_empty() {
        return Ok(());
    }
    let query = "select count(*) from contract_requests where status = 'PENDING'
                 and ((upline_id = $1 and requested_by = 'UPLINE') or (downline_id = $1 and requested_by = 'DOWNLINE'))";
    let open: i64 = sql::query_scalar(query).bind(member_id).fetch_one(tx).await?;
    if open < i64::from(MAX_OPEN) {
        return Ok(());
    }
    let message = "too many requests wait for an answer: withdraw some";
    Err(ApiError::refused(StatusCode::CONFLICT, code::TOO_MANY_OPEN, message))
}

/// An offer to insert: one round of a request.
pub(super) struct Offer<'a> {
    pub(super) round: i64,
    pub(super) side: ContractSide,
    pub(super) terms: Option<&'a Terms>,
    pub(super) text: &'a str,
    pub(super) hash: &'a str,
    pub(super) ends_hash: &'a str,
}

impl Offer<'_> {
    pub(super) async fn insert(
        &self,
        tx: &mut Connection,
        request_id: &str,
        signer: &Signer,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let terms = self.terms.map(stored).transpose()?.unwrap_or_default();
        let insert =
            "insert into contract_offers (request_id, round, side, signer_id, terms, text, hash, ends_hash, offered_at)
                      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        sql::query(insert)
            .bind(request_id)
            .bind(self.round)
            .bind(self.side.name())
            .bind(&signer.signs_as)
            .bind(terms)
            .bind(self.text)
            .bind(self.hash)
            .bind(self.ends_hash)
            .bind(now_ms)
            .execute(tx)
            .await
            .map(drop)
    }
}

/// The contracts below the downline that end if the contract gets these terms, or if it ends (without terms).
pub(super) async fn endings_of(
    tx: &mut Connection,
    contract: &ContractRow,
    terms: Option<&Terms>,
) -> Result<Vec<Ending>, StoreError> {
    let present_terms = match terms {
        Some(_) => None,
        None => contract.terms(&mut *tx).await?,
    };
    match terms.or(present_terms.as_ref()) {
        Some(kind) => ending::below(tx, &contract.downline_id, kind, terms).await,
        None => Ok(Vec::new()),
    }
}

/// Requires that a signing downline has agreed to the list of contracts that end: `agreed_hash` must be its present hash. Returns the hash
/// that is stored with the offer, empty for an upline.
pub(super) async fn require_agreed(
    tx: &mut Connection,
    side: ContractSide,
    endings: &[Ending],
    agreed_hash: &str,
) -> Result<String, ApiError> {
    let hash = list_hash(endings);
    if side == ContractSide::Upline {
        return Ok(String::new());
    }
    if hash == agreed_hash { Ok(hash) } else { Err(endings_not_agreed(Some(ending::to_wire(tx, endings).await?))) }
}

pub(super) fn endings_not_agreed(ending: Option<ContractsEnding>) -> ApiError {
    ApiError::Refused(Box::new(Refusal {
        status: StatusCode::CONFLICT,
        code: code::CONTRACTS_END,
        message: "contracts below would end that the agent has not agreed to: look at the list".to_owned(),
        value: ending.map(|it| FailureValue { ending: Some(Box::new(it)), ..FailureValue::default() }),
    }))
}
