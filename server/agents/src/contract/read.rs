//! Reading contracts, requests and signed texts. All are read as a party of them, so that those of another tree are answered like
//! unknown ones.

use std::collections::HashMap;

use identity::member::MemberRow;
use lumora_core::domain::account::AccountType;
use lumora_core::domain::agent::features::ContractRequests;
use lumora_core::domain::agent::life::{ContractRequestStatus, ContractSide, ContractStatus};
use lumora_core::domain::agent::rights::AgentRight;
use lumora_core::domain::agent::terms::ContractType;
use lumora_core::wire::{
    AgentContract, AgentContractRequest, AgentContractVersion, AgentContracts, AgentOpenRequests, AgentSettings,
    ContractSignature, ContractsEnding,
};
use platform::clock::{DAY_MS, rfc3339};
use platform::day;
use platform::http::ApiError;
use platform::store::{Connection, StoreError, from_row, sql};

use super::effective::read_terms;
use super::ending;
use super::open::endings_of;
use super::party::{bounds, offered};
use super::row::{ContractRow, RequestRow, side_of};
use crate::rights;

/// How long decided requests are listed, in milliseconds.
const DECIDED_MS: i64 = 30 * DAY_MS;

struct VersionRow {
    contract_id: String,
    version: i64,
    terms: String,
    text: String,
    hash: String,
    effective_from: i64,
    effective_to: Option<i64>,
}

from_row!(VersionRow { contract_id, version, terms, text, hash, effective_from, effective_to });

struct SignatureRow {
    version: i64,
    side: String,
    signer_id: String,
    hash: String,
    signed_at: i64,
}

from_row!(SignatureRow { version, side, signer_id, hash, signed_at });

fn small(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}

impl VersionRow {
    async fn of(tx: &mut Connection, contract_id: &str) -> Result<Vec<Self>, StoreError> {
        let query =
            "select contract_id, version, terms, text, hash, effective_from, effective_to from contract_versions
                     where contract_id = $1 order by version desc";
        sql::query_as(query).bind(contract_id).fetch_all(tx).await
    }
}

/// Account names by member id, each read once.
#[derive(Default)]
struct Accounts(HashMap<String, String>);

impl Accounts {
    async fn of(&mut self, tx: &mut Connection, id: &str) -> Result<String, StoreError> {
        if id.is_empty() {
            return Ok(String::new());
        }
        if let Some(cached) = self.0.get(id) {
            return Ok(cached.clone());
        }
        let account = MemberRow::by_id(tx, id).await?.map(|it| it.account).unwrap_or_default();
        self.0.insert(id.to_owned(), account.clone());
        Ok(account)
    }
}

const fn other_id<'a>(side: ContractSide, upline_id: &'a str, downline_id: &'a str) -> &'a str {
    match side {
        ContractSide::Upline => downline_id,
        ContractSide::Downline => upline_id,
    }
}

async fn contract(
    tx: &mut Connection,
    accounts: &mut Accounts,
    row: &ContractRow,
    side: ContractSide,
) -> Result<AgentContract, StoreError> {
    let party_id = other_id(side, &row.upline_id, &row.downline_id);
    let versions = signed_versions(&mut *tx, accounts, row).await?;
    let ending = if side == ContractSide::Downline && row.status() == ContractStatus::Active {
        let endings = endings_of(&mut *tx, row, None).await?;
        ending::to_wire(&mut *tx, &endings).await?
    } else {
        ContractsEnding::default()
    };
    Ok(AgentContract {
        id: row.id.clone(),
        contract_type: row.contract_type(),
        side,
        party: accounts.of(&mut *tx, party_id).await?,
        party_id: party_id.to_owned(),
        currency: row.currency.clone(),
        status: row.status(),
        ended_reason: row.ended_reason(),
        versions,
        open_request: RequestRow::open_of(tx, &row.id).await?.is_some(),
        ending,
    })
}

async fn request(
    tx: &mut Connection,
    accounts: &mut Accounts,
    row: &RequestRow,
    side: ContractSide,
) -> Result<AgentContractRequest, StoreError> {
    let party_id = other_id(side, &row.upline_id, &row.downline_id);
    let is_open = row.status() == ContractRequestStatus::Pending;
    let (terms, contract) = (row.terms()?, ContractRow::by_id(&mut *tx, &row.contract_id).await?);
    let (mut current, mut ending, mut currency) = (None, ContractsEnding::default(), String::new());
    if let Some(contract) = contract {
        current = contract.terms(&mut *tx).await?;
        if is_open && side == ContractSide::Downline {
            let endings = endings_of(&mut *tx, &contract, terms.as_ref()).await?;
            ending = ending::to_wire(&mut *tx, &endings).await?;
        }
        currency = contract.currency;
    }
    Ok(AgentContractRequest {
        id: row.id.clone(),
        contract_id: row.contract_id.clone(),
        contract_type: row.contract_type(),
        request_type: row.request_type(),
        status: row.status(),
        side,
        requested_by: ContractSide::from_name(&row.requested_by).unwrap_or_default(),
        answers: row.turn(),
        party: accounts.of(tx, party_id).await?,
        party_id: party_id.to_owned(),
        currency,
        round: small(row.round),
        terms,
        current,
        text: row.text.clone(),
        hash: row.hash.clone(),
        reason: row.reason.clone(),
        created_at: rfc3339(row.created_at),
        expires_at: rfc3339(row.expires_at),
        ending,
    })
}

/// All contracts and requests of one type that an agent is a party of.
pub(super) async fn contracts(
    tx: &mut Connection,
    (member_id, account_type, currency): (&str, AccountType, &str),
    contract_type: ContractType,
    (settings, now_ms): (&AgentSettings, i64),
) -> Result<AgentContracts, ApiError> {
    let (is_shown, requests_by) = offered(settings, contract_type);
    let mut accounts = Accounts::default();
    let mut value = AgentContracts {
        may_offer: is_shown && rights::may(&mut *tx, account_type, AgentRight::OfferContract).await?,
        may_accept: is_shown && rights::may(&mut *tx, account_type, AgentRight::AcceptContract).await?,
        may_ask: is_shown && requests_by == ContractRequests::Both,
        bounds: bounds(&mut *tx, contract_type).await?,
        currency: currency.to_owned(),
        offset_minutes: i32::try_from(day::offset_minutes(&mut *tx).await?).unwrap_or_default(),
        ..AgentContracts::default()
    };
    value.may_offer &= requests_by != ContractRequests::Off;
    let signed_statuses = [ContractStatus::Active, ContractStatus::Terminating, ContractStatus::Ended];
    for (side, all) in [(ContractSide::Downline, &mut value.own), (ContractSide::Upline, &mut value.downlines)] {
        for row in ContractRow::of_side(&mut *tx, side, (member_id, contract_type), &signed_statuses).await? {
            all.push(contract(&mut *tx, &mut accounts, &row, side).await?);
        }
    }
    for row in RequestRow::of_member(&mut *tx, member_id, contract_type, now_ms - DECIDED_MS).await? {
        if let Some(side) = row.side_of(member_id) {
            value.requests.push(request(&mut *tx, &mut accounts, &row, side).await?);
        }
    }
    Ok(value)
}

/// A request as shown to a member who is a party of it.
pub(super) async fn one_request(
    tx: &mut Connection,
    member_id: &str,
    id: &str,
) -> Result<AgentContractRequest, ApiError> {
    let row = RequestRow::by_id(&mut *tx, id).await?;
    let found = row.and_then(|row| row.side_of(member_id).map(|side| (row, side)));
    let (row, side) = found.ok_or_else(|| ApiError::not_found("contract"))?;
    Ok(request(tx, &mut Accounts::default(), &row, side).await?)
}

/// The number of requests that wait for an agent's answer, by type of contract.
pub(super) async fn open_counts(tx: &mut Connection, member_id: &str) -> Result<AgentOpenRequests, StoreError> {
    let query = "select contract_type, count(*) from contract_requests where status = 'PENDING'
                 and ((upline_id = $1 and answers = 'UPLINE') or (downline_id = $1 and answers = 'DOWNLINE')) group by contract_type";
    let rows: Vec<(String, i64)> = sql::query_as(query).bind(member_id).fetch_all(tx).await?;
    let of = |it: ContractType| rows.iter().find(|row| row.0 == it.name()).map_or(0, |row| small(row.1));
    Ok(AgentOpenRequests {
        dividend: of(ContractType::Dividend),
        daily: of(ContractType::Daily),
        hourly: of(ContractType::Hourly),
        real_time: of(ContractType::RealTime),
    })
}

/// A contract with its signed versions, for a member who is a party of it.
pub(super) async fn detail(tx: &mut Connection, member_id: &str, id: &str) -> Result<AgentContract, ApiError> {
    let row = ContractRow::by_id(&mut *tx, id).await?;
    let found = row.and_then(|row| side_of(member_id, &row.upline_id, &row.downline_id).map(|side| (row, side)));
    let (row, side) = found.ok_or_else(|| ApiError::not_found("contract"))?;
    Ok(contract(tx, &mut Accounts::default(), &row, side).await?)
}

/// The signed versions of a contract, latest first.
pub(super) async fn versions_of(
    tx: &mut Connection,
    row: &ContractRow,
) -> Result<Vec<AgentContractVersion>, StoreError> {
    signed_versions(tx, &mut Accounts::default(), row).await
}

async fn signed_versions(
    tx: &mut Connection,
    accounts: &mut Accounts,
    row: &ContractRow,
) -> Result<Vec<AgentContractVersion>, StoreError> {
    let query = "select version, side, signer_id, hash, signed_at from contract_signatures where contract_id = $1 order by version, signed_at, side desc";
    let signatures: Vec<SignatureRow> = sql::query_as(query).bind(&row.id).fetch_all(&mut *tx).await?;
    let (upline, downline) =
        (accounts.of(&mut *tx, &row.upline_id).await?, accounts.of(&mut *tx, &row.downline_id).await?);
    let signature = |it: &SignatureRow| {
        let side = ContractSide::from_name(&it.side).unwrap_or_default();
        // The name of the operator's person who signed is internal to the operator.
        let account = match side {
            ContractSide::Upline if it.signer_id != row.upline_id => String::new(),
            ContractSide::Upline => upline.clone(),
            ContractSide::Downline => downline.clone(),
        };
        ContractSignature { side, account, signed_at: rfc3339(it.signed_at), hash: it.hash.clone() }
    };
    let version = |it: &VersionRow| {
        Ok(AgentContractVersion {
            version: small(it.version),
            terms: read_terms(&it.contract_id, &it.terms)?,
            text: it.text.clone(),
            hash: it.hash.clone(),
            signatures: signatures.iter().filter(|one| one.version == it.version).map(signature).collect(),
            effective_from: rfc3339(it.effective_from),
            effective_to: it.effective_to.map(rfc3339),
        })
    };
    VersionRow::of(tx, &row.id).await?.iter().map(version).collect()
}
