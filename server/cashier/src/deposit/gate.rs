//! Preconditions of every deposit: the channel is open, and the member may pay in at that moment. All are checked in
//! the transaction that inserts the deposit.

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

/// How long the request itself may take to call the provider, in milliseconds, before the job does so instead.
const OWN_TRY_MS: i64 = 15_000;

/// The channel with this id, if the member may use it at that time.
///
/// # Errors
/// 409 where it is closed, or not offered to the member's rank.
pub(super) async fn open_channel(
    tx: &mut Connection,
    member: &MemberRow,
    id: &str,
    now_ms: i64,
) -> Result<ChannelRow, ApiError> {
    let channel = ChannelRow::find(tx, member.rank_level, id).await?;
    channel.filter(|channel| channel.is_open(now_ms)).ok_or_else(closed)
}

/// Lets a member through who may pay in at that moment. `amount`, in minor units, must fit into the member's deposit
/// limits. `acknowledges` is whether the request acknowledges how customers' money is kept.
///
/// # Errors
/// The first precondition that fails: closed account, exclusion, age, acknowledgement, or deposit limit.
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

/// Refuses a deposit of a member who has still to acknowledge how customers' money is kept. `acknowledges` is whether
/// the request does so.
///
/// # Errors
/// 409 where the acknowledgement is missing.
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

/// Leaves the call to the provider to a job with a delay, in case that the request itself fails to make it.
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
