//! Transfers from an agent to a downline in its team (section 2 of the specification, "downline management").
//!
//! [`identity::tree`] decides who is in the team, and the caller whether agents of a type may transfer. Limits and
//! posting are those of [`team_transfer`](crate::team_transfer).

pub mod back_office;

use axum::http::StatusCode;
use identity::idempotency::Intent;
use identity::member::MemberRow;
use identity::payment_password;
use identity::session::{Member, require_not_excluded};
use identity::tree;
use lumora_core::domain::money::Money;
use lumora_core::wire::{DownlineTransfer, DownlineTransferOptions, DownlineTransferRequest, code};
use platform::http::ApiError;
use platform::ids;
use platform::settings;
use platform::store::{Connection, Store, StoreError, TxFuture, sql};

use crate::CashierState;
use crate::team_transfer::{Direction, Limits, Transfer, TransferRow, carry_out, select};
use crate::withdrawable::{self, update_wagering};

/// Switch of transfers to downlines; on unless it is set to `false`.
const SWITCH: &str = "transfer_downline";

/// Whether the operator offers transfers to downlines.
///
/// # Errors
/// When the database fails.
pub async fn is_offered(executor: impl sql::Executor) -> Result<bool, StoreError> {
    Ok(settings::value(executor, SWITCH).await?.as_deref() != Some("false"))
}

/// Checks, within the transaction of the transfer, whether an agent may give money at all: agents' rights are not the
/// cashier's.
pub type MayGive = for<'c> fn(&'c mut Connection, &'c MemberRow) -> TxFuture<'c, (), ApiError>;

/// Transfers the money and gives the transfer's id.
///
/// # Errors
/// Those of `may_give`; 401 for a remembered session without a password login; 403 where the operator does not offer
/// it; 404 for a member who is not in the team; 409 without a payment password, or where the downline can not be given
/// money; 422 for an invalid amount or a wrong payment password; 429 for too many wrong passwords.
pub fn give<'a>(
    state: &'a CashierState,
    agent: &'a Member,
    intent: Intent,
    request: &'a DownlineTransferRequest,
    may_give: MayGive,
) -> TxFuture<'a, String, ApiError> {
    Box::pin(async move {
        if let Some(id) = intent.stored_result()? {
            return Ok(id);
        }
        let base = &state.base;
        let now_ms = base.clock.now_ms();
        if agent.proved_at.is_none() {
            agent.require_fresh_password(now_ms)?;
        }
        payment_password::prove(base, &state.passwords, &agent.id, request.payment_password.reveal()).await?;
        update_wagering(&base.store, &agent.id, &agent.row.currency, now_ms).await?;
        let (id, agent_id, downline_id) = (ids::new_id(now_ms), agent.id.clone(), request.to.clone());
        let amount = request.amount.0;
        let ids = (id, agent_id, downline_id);
        intent
            .once(&base.store, move |tx| Box::pin(async move { write(tx, &ids, amount, may_give, now_ms).await }))
            .await
    })
}

async fn write(
    tx: &mut Connection,
    (id, agent_id, downline_id): &(String, String, String),
    amount: Money,
    may_give: MayGive,
    now_ms: i64,
) -> Result<String, ApiError> {
    // The agent's row may have changed since the session was loaded.
    let agent = MemberRow::by_id(&mut *tx, agent_id).await?.ok_or_else(|| ApiError::not_found("member"))?;
    agent.require_active()?;
    may_give(&mut *tx, &agent).await?;
    require_not_excluded(tx, agent_id, now_ms).await?;
    let downline = tree::below(&mut *tx, agent_id, downline_id).await?;
    let downline = downline.ok_or_else(|| ApiError::not_found("member of the team"))?;
    if !is_offered(&mut *tx).await? {
        let message = "transfers to a downline are not offered here";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    if !can_be_given(tx, &agent, &downline, now_ms).await? {
        return Err(unavailable());
    }
    let transfer =
        Transfer { direction: Direction::ToDownline, id, giver: &agent, receiver: &downline, amount, unavailable };
    carry_out(tx, &transfer, now_ms).await?;
    Ok(id.clone())
}

async fn can_be_given(
    tx: &mut Connection,
    agent: &MemberRow,
    downline: &MemberRow,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let protection = protection::MemberProtection::read(&mut *tx, &downline.id).await?;
    Ok(downline.is_active() && downline.currency == agent.currency && !protection.is_excluded(now_ms))
}

fn unavailable() -> ApiError {
    let message = "this account can not be given money now: it is not open, or something protects it from more money";
    ApiError::refused(StatusCode::CONFLICT, code::DOWNLINE_UNAVAILABLE, message)
}

/// What the form of a transfer to this downline needs. Whether a deposit limit of the downline is reached is not part
/// of it: the agent learns that only from the transfer.
///
/// # Errors
/// When the database fails.
pub fn options<'a>(
    state: &'a CashierState,
    agent: &'a Member,
    downline: &'a MemberRow,
) -> TxFuture<'a, DownlineTransferOptions, ApiError> {
    Box::pin(async move {
        let base = &state.base;
        let now_ms = base.clock.now_ms();
        let money = withdrawable::read(&base.store, &agent.id, &agent.row.currency, now_ms).await?;
        let (giver, receiver) = (agent.row.clone(), downline.clone());
        let work = async move |tx: &mut Connection| {
            let limits = Limits::of(&mut *tx, Direction::ToDownline, &giver.id, now_ms).await?;
            let open = is_offered(&mut *tx).await? && can_be_given(tx, &giver, &receiver, now_ms).await?;
            Ok::<_, StoreError>((limits, open))
        };
        let (limits, open) = base.store.read(move |tx| Box::pin(async move { work(tx).await })).await?;
        Ok(DownlineTransferOptions {
            open,
            money,
            limits: limits.to_wire(),
            payment_password_set: payment_password::is_set(base, &agent.id).await?,
        })
    })
}

/// A transfer that the agent gave.
///
/// # Errors
/// 404 where the agent gave none with this id.
pub async fn find(store: &Store, agent_id: &str, id: &str) -> Result<DownlineTransfer, ApiError> {
    let query = format!("{} where t.id = $1 and t.member_id = $2", select(Direction::ToDownline));
    let query = sql::query_as(sql::AssertSqlSafe(query)).bind(id).bind(agent_id);
    let row: Option<TransferRow> = query.fetch_optional(store.reader()).await?;
    Ok(row.ok_or_else(|| ApiError::not_found("transfer"))?.to_wire_for_agent())
}

/// Transfers that the agent gave, after the cursor (time and id of the last one seen), latest first.
///
/// # Errors
/// When the database fails.
pub async fn sent_transfers(
    store: &Store,
    agent_id: &str,
    (at, id): (i64, &str),
    limit: i64,
) -> Result<Vec<TransferRow>, StoreError> {
    let query = format!(
        "{} where t.member_id = $1 and (t.created_at, t.id) < ($2, $3) order by t.created_at desc, t.id desc limit $4",
        select(Direction::ToDownline)
    );
    let query = sql::query_as(sql::AssertSqlSafe(query)).bind(agent_id).bind(at).bind(id).bind(limit);
    query.fetch_all(store.reader()).await
}
