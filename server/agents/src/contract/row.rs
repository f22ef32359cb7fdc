//! The rows of contracts and contract requests with their latest offer: reading them, and closing a request.

use lumora_core::domain::agent::life::{
    ContractRequestStatus, ContractRequestType, ContractSide, ContractStatus, EndedReason,
};
use lumora_core::domain::agent::terms::{ContractType, Terms};
use platform::store::{Connection, StoreError, from_row, sql};

use super::effective::read_terms;

/// A contract. Times are milliseconds since the epoch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContractRow {
    /// Number of the contract.
    pub id: String,
    /// The stored name of its [`ContractType`].
    pub contract_type: String,
    /// Id of the upline; empty for the operator.
    pub upline_id: String,
    /// Id of the downline, who is paid.
    pub downline_id: String,
    /// ISO 4217 code of its amounts.
    pub currency: String,
    /// The stored name of its [`ContractStatus`].
    pub status: String,
    /// The stored name of its [`EndedReason`]; empty while none is set.
    pub ended_reason: String,
    /// The latest version that both have signed; 0 before the first.
    pub version: i64,
    /// When it ends; `None` if no end is set.
    pub ends_at: Option<i64>,
}

from_row!(ContractRow { id, contract_type, upline_id, downline_id, currency, status, ended_reason, version, ends_at });

/// A request about a contract, with its latest offer. Times are milliseconds since the epoch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestRow {
    /// Id of the request.
    pub id: String,
    /// Number of the contract.
    pub contract_id: String,
    /// The stored name of the contract's [`ContractType`].
    pub contract_type: String,
    /// The stored name of its [`ContractRequestType`].
    pub request_type: String,
    /// The stored name of its [`ContractRequestStatus`].
    pub status: String,
    /// Id of the upline; empty for the operator.
    pub upline_id: String,
    /// Id of the downline.
    pub downline_id: String,
    /// The stored name of the [`ContractSide`] that made the request.
    pub requested_by: String,
    /// The stored name of the [`ContractSide`] whose answer is awaited.
    pub answers: String,
    /// The version of the contract that signing makes.
    pub version: i64,
    /// Number of the latest offer, from 1.
    pub round: i64,
    /// The reason of a rejection.
    pub reason: String,
    /// When it was made.
    pub created_at: i64,
    /// When its status or offer last changed.
    pub changed_at: i64,
    /// Until when it can be answered.
    pub expires_at: i64,
    /// Who signed the latest offer: a member's id, or the name of the operator's person.
    pub signer_id: String,
    /// The terms of the latest offer as JSON; empty for a request to terminate.
    pub terms: String,
    /// The text of the latest offer.
    pub text: String,
    /// SHA-256 of the text, in hexadecimal.
    pub hash: String,
    /// Hash of the list of contracts below that the downline has agreed to end; empty for none.
    pub ends_hash: String,
    /// When the latest offer was made.
    pub offered_at: i64,
}

from_row!(RequestRow {
    id,
    contract_id,
    contract_type,
    request_type,
    status,
    upline_id,
    downline_id,
    requested_by,
    answers,
    version,
    round,
    reason,
    created_at,
    changed_at,
    expires_at,
    signer_id,
    terms,
    text,
    hash,
    ends_hash,
    offered_at
});

const CONTRACT: &str =
    "select id, contract_type, upline_id, downline_id, currency, status, ended_reason, version, ends_at from contracts";

const REQUEST: &str = "select r.id, r.contract_id, r.contract_type, r.request_type, r.status, r.upline_id, r.downline_id, r.requested_by, r.answers,
    r.version, r.round, r.reason, r.created_at, r.changed_at, r.expires_at, o.signer_id, o.terms, o.text, o.hash, o.ends_hash, o.offered_at
    from contract_requests r join contract_offers o on o.request_id = r.id and o.round = r.round";

/// The side of a member between an upline and a downline; `None` for anybody else.
pub(super) fn side_of(member_id: &str, upline_id: &str, downline_id: &str) -> Option<ContractSide> {
    if member_id == downline_id {
        Some(ContractSide::Downline)
    } else if member_id == upline_id {
        Some(ContractSide::Upline)
    } else {
        None
    }
}

impl ContractRow {
    /// The contract with this number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_id(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        let query = format!("{CONTRACT} where id = $1");
        sql::query_as(sql::AssertSqlSafe(query)).bind(id).fetch_optional(executor).await
    }

    /// Contracts with a member on one side, of a type and in one of these states, latest first.
    pub(super) async fn of_side(
        executor: impl sql::Executor,
        side: ContractSide,
        (member_id, contract_type): (&str, ContractType),
        status: &[ContractStatus],
    ) -> Result<Vec<Self>, StoreError> {
        let column = match side {
            ContractSide::Upline => "upline_id",
            ContractSide::Downline => "downline_id",
        };
        let words: Vec<String> = status.iter().map(|it| format!("'{}'", it.name())).collect();
        let query = format!(
            "{CONTRACT} where {column} = $1 and contract_type = $2 and status in ({}) order by created_at desc, id desc limit 500",
            words.join(", ")
        );
        let query = sql::query_as(sql::AssertSqlSafe(query)).bind(member_id).bind(contract_type.name());
        query.fetch_all(executor).await
    }

    /// Contracts by an SQL condition on the table `contracts` with one parameter, latest first.
    pub(super) async fn all_where(
        executor: impl sql::Executor,
        condition: &'static str,
        value: &str,
    ) -> Result<Vec<Self>, StoreError> {
        let query = format!("{CONTRACT} where {condition} order by created_at desc, id desc limit 1000");
        sql::query_as(sql::AssertSqlSafe(query)).bind(value).fetch_all(executor).await
    }

    /// The type of contract.
    #[must_use]
    pub fn contract_type(&self) -> ContractType {
        ContractType::from_name(&self.contract_type).unwrap_or_default()
    }

    /// The status.
    #[must_use]
    pub fn status(&self) -> ContractStatus {
        ContractStatus::from_name(&self.status).unwrap_or_default()
    }

    /// Why it ends or has ended, if it does.
    #[must_use]
    pub fn ended_reason(&self) -> Option<EndedReason> {
        EndedReason::from_name(&self.ended_reason)
    }

    /// The terms of the latest signed version; `None` before the first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn terms(&self, executor: impl sql::Executor) -> Result<Option<Terms>, StoreError> {
        let query = "select terms from contract_versions where contract_id = $1 and version = $2";
        let text: Option<String> =
            sql::query_scalar(query).bind(&self.id).bind(self.version).fetch_optional(executor).await?;
        text.map(|text| read_terms(&self.id, &text)).transpose()
    }
}

impl RequestRow {
    /// The request with this id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_id(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        let query = format!("{REQUEST} where r.id = $1");
        sql::query_as(sql::AssertSqlSafe(query)).bind(id).fetch_optional(executor).await
    }

    /// The open request about a contract, if there is one.
    pub(super) async fn open_of(executor: impl sql::Executor, contract_id: &str) -> Result<Option<Self>, StoreError> {
        let query = format!("{REQUEST} where r.contract_id = $1 and r.status = 'PENDING'");
        sql::query_as(sql::AssertSqlSafe(query)).bind(contract_id).fetch_optional(executor).await
    }

    /// Requests of a type that a member is a party of: open ones first, then those decided at `decided_since` or later.
    pub(super) async fn of_member(
        executor: impl sql::Executor,
        member_id: &str,
        contract_type: ContractType,
        decided_since: i64,
    ) -> Result<Vec<Self>, StoreError> {
        let query = format!(
            "{REQUEST} where (r.upline_id = $1 or r.downline_id = $1) and r.contract_type = $2 and (r.status = 'PENDING' or r.changed_at >= $3)
             order by case when r.status = 'PENDING' then 0 else 1 end, r.changed_at desc, r.id desc limit 300"
        );
        let query = sql::query_as(sql::AssertSqlSafe(query)).bind(member_id).bind(contract_type.name());
        query.bind(decided_since).fetch_all(executor).await
    }

    /// Open requests that the operator is a party of.
    pub(super) async fn of_operator(executor: impl sql::Executor) -> Result<Vec<Self>, StoreError> {
        let query =
            format!("{REQUEST} where r.upline_id = '' and r.status = 'PENDING' order by r.created_at, r.id limit 500");
        sql::query_as(sql::AssertSqlSafe(query)).fetch_all(executor).await
    }

    /// Open requests whose time to be answered is over, a batch of them.
    pub(super) async fn overdue(executor: impl sql::Executor, now_ms: i64) -> Result<Vec<Self>, StoreError> {
        let query =
            format!("{REQUEST} where r.status = 'PENDING' and r.expires_at <= $1 order by r.expires_at limit 200");
        sql::query_as(sql::AssertSqlSafe(query)).bind(now_ms).fetch_all(executor).await
    }

    /// What is requested.
    #[must_use]
    pub fn request_type(&self) -> ContractRequestType {
        ContractRequestType::from_name(&self.request_type).unwrap_or_default()
    }

    /// The status.
    #[must_use]
    pub fn status(&self) -> ContractRequestStatus {
        ContractRequestStatus::from_name(&self.status).unwrap_or_default()
    }

    /// The side whose answer is awaited.
    #[must_use]
    pub fn turn(&self) -> ContractSide {
        ContractSide::from_name(&self.answers).unwrap_or_default()
    }

    /// The type of contract.
    #[must_use]
    pub fn contract_type(&self) -> ContractType {
        ContractType::from_name(&self.contract_type).unwrap_or_default()
    }

    /// The terms of the latest offer; `None` for a request to terminate.
    ///
    /// # Errors
    /// When the stored terms can not be parsed.
    pub fn terms(&self) -> Result<Option<Terms>, StoreError> {
        if self.terms.is_empty() { Ok(None) } else { read_terms(&self.contract_id, &self.terms).map(Some) }
    }

    /// The side of a member in this request; `None` if the member is no party.
    pub(super) fn side_of(&self, member_id: &str) -> Option<ContractSide> {
        side_of(member_id, &self.upline_id, &self.downline_id)
    }

    /// Closes the request if it is open; returns whether it was. A contract that was never signed ends with its request.
    pub(super) async fn close(
        &self,
        tx: &mut Connection,
        status: ContractRequestStatus,
        reason: &str,
        now_ms: i64,
    ) -> Result<bool, StoreError> {
        let update = "update contract_requests set status = $2, reason = $3, changed_at = $4
                      where id = $1 and status = 'PENDING' and round = $5";
        let query = sql::query(update).bind(&self.id).bind(status.name()).bind(reason).bind(now_ms).bind(self.round);
        if query.execute(&mut *tx).await?.rows_affected() == 0 {
            return Ok(false);
        }
        if self.request_type() == ContractRequestType::New && status != ContractRequestStatus::Accepted {
            let none = "update contracts set status = 'NONE' where id = $1 and status = 'PENDING'";
            sql::query(none).bind(&self.contract_id).execute(tx).await?;
        }
        Ok(true)
    }
}
