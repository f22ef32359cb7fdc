//! Contracts, requests about them and offers as stored: finding them, and closing a request with its reason.

use lumora_core::domain::agent::life::{
    ContractRequestStatus, ContractRequestType, ContractSide, ContractStatus, EndedReason,
};
use lumora_core::domain::agent::terms::{ContractType, Terms};
use platform::store::{Connection, StoreError, from_row, sql};

use super::effective::read_terms;

/// A contract.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContractRow {
    /// Its number.
    pub id: String,
    /// What it pays, a word.
    pub contract_type: String,
    /// Id of the upline; empty for the operator.
    pub upline_id: String,
    /// Id of who is paid.
    pub downline_id: String,
    /// ISO 4217 code of its amounts.
    pub currency: String,
    /// How it stands, a word.
    pub status: String,
    /// Why it ends, a word.
    pub ended_reason: String,
    /// The latest version that both have signed; 0 before the first.
    pub version: i64,
    /// When it ends, in milliseconds.
    pub ends_at: Option<i64>,
}

from_row!(ContractRow { id, contract_type, upline_id, downline_id, currency, status, ended_reason, version, ends_at });

/// A request about a contract, with its latest offer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestRow {
    /// Names it.
    pub id: String,
    /// What it is about.
    pub contract_id: String,
    /// What that pays, a word.
    pub contract_type: String,
    /// What is asked for, a word.
    pub request_type: String,
    /// What has become of it, a word.
    pub status: String,
    /// Id of the upline; empty for the operator.
    pub upline_id: String,
    /// Id of the downline.
    pub downline_id: String,
    /// Who asked, a word.
    pub requested_by: String,
    /// Whose turn it is, a word.
    pub answers: String,
    /// What it would be signed as.
    pub version: i64,
    /// Number of the latest offer.
    pub round: i64,
    /// Why it was rejected.
    pub reason: String,
    /// When it was made, in milliseconds.
    pub created_at: i64,
    /// When it was changed last.
    pub changed_at: i64,
    /// Until when it can be answered.
    pub expires_at: i64,
    /// Who has signed the latest offer.
    pub signer_id: String,
    /// The terms of the latest offer; empty where the end is asked for.
    pub terms: String,
    /// Its text.
    pub text: String,
    /// The hash of that.
    pub hash: String,
    /// The list of contracts below that the downline has agreed to end.
    pub ends_hash: String,
    /// When it was offered.
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

/// The side of a member in something between the two; nothing for who is neither.
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
    /// The contract of this number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_id(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        let query = format!("{CONTRACT} where id = $1");
        sql::query_as(sql::AssertSqlSafe(query)).bind(id).fetch_optional(executor).await
    }

    /// Contracts on one side of which somebody stands, of a type, the latest first; what never came about is none.
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

    /// Those of a query's condition on the table `contracts`, with one value bound.
    pub(super) async fn all_where(
        executor: impl sql::Executor,
        condition: &'static str,
        value: &str,
    ) -> Result<Vec<Self>, StoreError> {
        let query = format!("{CONTRACT} where {condition} order by created_at desc, id desc limit 1000");
        sql::query_as(sql::AssertSqlSafe(query)).bind(value).fetch_all(executor).await
    }

    /// What it pays.
    #[must_use]
    pub fn contract_type(&self) -> ContractType {
        ContractType::from_name(&self.contract_type).unwrap_or_default()
    }

    /// How it stands.
    #[must_use]
    pub fn status(&self) -> ContractStatus {
        ContractStatus::from_name(&self.status).unwrap_or_default()
    }

    /// Why it ends.
    #[must_use]
    pub fn ended_reason(&self) -> Option<EndedReason> {
        EndedReason::from_name(&self.ended_reason)
    }

    /// The terms that both have signed last; nothing before the first.
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

    /// The open request about a contract.
    pub(super) async fn open_of(executor: impl sql::Executor, contract_id: &str) -> Result<Option<Self>, StoreError> {
        let query = format!("{REQUEST} where r.contract_id = $1 and r.status = 'PENDING'");
        sql::query_as(sql::AssertSqlSafe(query)).bind(contract_id).fetch_optional(executor).await
    }

    /// What concerns somebody of a type: open requests, and the latest that were decided.
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

    /// Those that the operator is a side of, open ones only.
    pub(super) async fn of_operator(executor: impl sql::Executor) -> Result<Vec<Self>, StoreError> {
        let query =
            format!("{REQUEST} where r.upline_id = '' and r.status = 'PENDING' order by r.created_at, r.id limit 500");
        sql::query_as(sql::AssertSqlSafe(query)).fetch_all(executor).await
    }

    /// Open requests that nobody has answered in time.
    pub(super) async fn overdue(executor: impl sql::Executor, now_ms: i64) -> Result<Vec<Self>, StoreError> {
        let query =
            format!("{REQUEST} where r.status = 'PENDING' and r.expires_at <= $1 order by r.expires_at limit 200");
        sql::query_as(sql::AssertSqlSafe(query)).bind(now_ms).fetch_all(executor).await
    }

    /// What is asked for.
    #[must_use]
    pub fn request_type(&self) -> ContractRequestType {
        ContractRequestType::from_name(&self.request_type).unwrap_or_default()
    }

    /// What has become of it.
    #[must_use]
    pub fn status(&self) -> ContractRequestStatus {
        ContractRequestStatus::from_name(&self.status).unwrap_or_default()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> ContractSide {
        ContractSide::from_name(&self.answers).unwrap_or_default()
    }

    /// What it pays.
    #[must_use]
    pub fn contract_type(&self) -> ContractType {
        ContractType::from_name(&self.contract_type).unwrap_or_default()
    }

    /// The terms of the latest offer; nothing where the end is asked for.
    ///
    /// # Errors
    /// When what is stored can not be read.
    pub fn terms(&self) -> Result<Option<Terms>, StoreError> {
        if self.terms.is_empty() { Ok(None) } else { read_terms(&self.contract_id, &self.terms).map(Some) }
    }

    /// The side of somebody in it.
    pub(super) fn side_of(&self, member_id: &str) -> Option<ContractSide> {
        side_of(member_id, &self.upline_id, &self.downline_id)
    }

    /// Closes it while it is open; says whether it was.
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
