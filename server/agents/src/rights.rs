//! What agents may do, by account type: a table that the operator edits, and the rules of the core that read it (section 6 of the
//! specification).
//!
//! The table is read at each request, so that a change applies at once on every server.

use axum::http::StatusCode;
use lumora_core::domain::account::AccountType;
use lumora_core::domain::agent::rights::{AgentRight, AgentRights, TypeRights};
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::store::{StoreError, from_row, sql};

/// The rights in the order of the columns of [`Row`].
const SWITCHES: [AgentRight; 8] = [
    AgentRight::CreateMember,
    AgentRight::CreateAgent,
    AgentRight::OfferContract,
    AgentRight::AcceptContract,
    AgentRight::TransferToDownline,
    AgentRight::FreezeDownline,
    AgentRight::MessageDownline,
    AgentRight::ChangeRates,
];

struct Row {
    id: String,
    create_member: i64,
    create_agent: i64,
    offer_contract: i64,
    accept_contract: i64,
    transfer_to_downline: i64,
    freeze_downline: i64,
    message_downline: i64,
    change_rates: i64,
    creates: String,
}

from_row!(Row {
    id,
    create_member,
    create_agent,
    offer_contract,
    accept_contract,
    transfer_to_downline,
    freeze_downline,
    message_downline,
    change_rates,
    creates
});

impl Row {
    fn rights(&self) -> TypeRights {
        let switches = [
            self.create_member,
            self.create_agent,
            self.offer_contract,
            self.accept_contract,
            self.transfer_to_downline,
            self.freeze_downline,
            self.message_downline,
            self.change_rates,
        ];
        let rights = SWITCHES.into_iter().zip(switches).filter(|(_, on)| *on != 0).map(|(right, _)| right).collect();
        let creates = types_of(&self.creates).unwrap_or_default();
        TypeRights { account_type: self.id.parse().unwrap_or_default(), rights, creates }
    }
}

/// Parses numbers of account types, separated by commas; `None` if a part is no number.
#[must_use]
pub fn types_of(text: &str) -> Option<Vec<u32>> {
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().ok()).collect()
}

/// The rights of all account types.
///
/// # Errors
/// When the database fails.
pub async fn table(executor: impl sql::Executor) -> Result<AgentRights, StoreError> {
    let query = "select id, create_member, create_agent, offer_contract, accept_contract, transfer_to_downline, freeze_downline,
                 message_downline, change_rates, creates from agent_rights order by cast(id as bigint)";
    let rows: Vec<Row> = sql::query_as(query).fetch_all(executor).await?;
    Ok(AgentRights(rows.iter().map(Row::rights).collect()))
}

/// Whether accounts of a type have a right.
///
/// # Errors
/// When the database fails.
pub async fn may(
    executor: impl sql::Executor,
    account_type: AccountType,
    right: AgentRight,
) -> Result<bool, StoreError> {
    Ok(table(executor).await?.allow(account_type.number(), right))
}

/// Requires that accounts of a type have a right.
///
/// # Errors
/// 403 `agent_right_missing`, or when the database fails.
pub async fn require(
    executor: impl sql::Executor,
    account_type: AccountType,
    right: AgentRight,
) -> Result<(), ApiError> {
    if may(executor, account_type, right).await? { Ok(()) } else { Err(missing()) }
}

/// Requires that accounts of a type may create accounts of type `created`.
///
/// # Errors
/// 403 `agent_right_missing`, or when the database fails.
pub async fn require_create(
    executor: impl sql::Executor,
    account_type: AccountType,
    created: u32,
) -> Result<(), ApiError> {
    if table(executor).await?.may_create(account_type.number(), created) { Ok(()) } else { Err(missing()) }
}

/// The refusal, 403 `agent_right_missing`: the operator has not given agents of this type the right.
#[must_use]
pub fn missing() -> ApiError {
    let message = "the operator lets agents of this type not do this: ask your upline or customer service";
    ApiError::refused(StatusCode::FORBIDDEN, code::AGENT_RIGHT_MISSING, message)
}
