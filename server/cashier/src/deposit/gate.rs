//! What every deposit is asked before it is one: whether its channel is open, and whether the member may pay in now. All of it is asked in the
//! transaction that writes the deposit down.

use axum::http::StatusCode;
use identity::closing;
use identity::member::MemberRow;
use identity::session::require_admitted;
use lumora_core::domain::fair_play::policy::CheckedBefore;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::jobs::{self, EnqueueOptions, Job};
use platform::store::{Connection, StoreError};
use protection::policy::funds;

use super::channel::ChannelRow;
use super::limit;

/// How long whoever has asked may take to do at the provider what a job does else.
const OWN_TRY_MS: i64 = 15_000;

/// A channel that the member may use now.
///
/// # Errors
/// 409 where it is closed, or there is none for the member's rank.
pub(super) async fn open_channel(
    tx: &mut Connection,
    member: &MemberRow,
    id: &str,
    now_ms: i64,
) -> Result<ChannelRow, ApiError> {
    let channel = ChannelRow::find(tx, member.rank_level, id).await?;
    channel.filter(|channel| channel.is_open(now_ms)).ok_or_else(closed)
}

/// Passes a member who may pay in now. `amount` is in minor units: what has to fit into the member's limits. `acknowledges` is what the call
/// says of customers' money.
///
/// # Errors
/// What closes the account to deposits now, as the member is told it.
pub(super) async fn require_may_deposit(
    tx: &mut Connection,
    member_id: &str,
    amount: i64,
    acknowledges: bool,
    now_ms: i64,
) -> Result<(), ApiError> {
    closing::require_open(tx, member_id).await?;
    require_admitted(tx, member_id, CheckedBefore::Deposit, now_ms).await?;
    require_acknowledged_funds(tx, member_id, acknowledges, now_ms).await?;
    limit::require_room(tx, member_id, amount, now_ms).await
}

/// Refuses a deposit of who has still to acknowledge how the money of customers is kept. `acknowledges` is what the call says.
///
/// # Errors
/// 409 where it is owed.
async fn require_acknowledged_funds(
    tx: &mut Connection,
    member_id: &str,
    acknowledges: bool,
    now_ms: i64,
) -> Result<(), ApiError> {
    if !funds::is_owed(tx, member_id, acknowledges, now_ms).await? {
        return Ok(());
    }
    let message = "the licence asks to be told first how the money of customers is kept: show customerFunds, and say customerFundsAcknowledged";
    Err(ApiError::refused(StatusCode::CONFLICT, code::FUNDS_ACKNOWLEDGEMENT_NEEDED, message))
}

/// Leaves to a job what has to be done at the provider, in case that whoever has asked does not come to it.
///
/// # Errors
/// When the database fails.
pub(super) async fn leave_to_job<J: Job>(tx: &mut Connection, job: &J, now_ms: i64) -> Result<(), StoreError> {
    let options = EnqueueOptions { not_before_ms: Some(now_ms + OWN_TRY_MS), ..EnqueueOptions::default() };
    jobs::enqueue(tx, job, options, now_ms).await.map(drop)
}

pub(super) fn closed() -> ApiError {
    ApiError::refused(StatusCode::CONFLICT, code::CHANNEL_CLOSED, "this channel is closed now: choose another one")
}
