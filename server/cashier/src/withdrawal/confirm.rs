//! The member's confirmation of a paid withdrawal, and the automatic one after the deadline (section 4 of the
//! specification, "Withdrawal confirmation").

use axum::http::StatusCode;
use identity::idempotency::Intent;
use identity::session::Member;
use lumora_core::domain::cashier::{Confirmation, WithdrawalEvent};
use lumora_core::domain::upload::MAX_IMAGES;
use lumora_core::wire::{ConfirmationRequest, code};
use platform::http::ApiError;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::row::WithdrawalRow;
use crate::CashierState;
use crate::image;
use crate::step::Actor;

/// Rows per transaction.
const BATCH_SIZE: i64 = 100;

/// Records the member's answer: received in full, in part, or not at all.
///
/// # Errors
/// 404; 409 where no confirmation is awaited; 422 for an invalid amount or pictures.
pub(super) async fn confirm(
    state: &CashierState,
    member: &Member,
    intent: Intent,
    request: ConfirmationRequest,
) -> Result<(), ApiError> {
    let (member_id, now_ms) = (member.id.clone(), state.base.clock.now_ms());
    intent
        .once(&state.base.store, move |tx| Box::pin(async move { write(tx, &member_id, &request, now_ms).await }))
        .await
}

async fn write(
    tx: &mut Connection,
    member_id: &str,
    request: &ConfirmationRequest,
    now_ms: i64,
) -> Result<(), ApiError> {
    let row = WithdrawalRow::of_member(&mut *tx, member_id, &request.id).await?;
    let row = row.ok_or_else(|| ApiError::not_found("withdrawal"))?;
    let received = match request.answer {
        Confirmation::Full => row.net(),
        Confirmation::NotReceived => 0,
        Confirmation::Partial => request.received.0.0,
    };
    if request.answer == Confirmation::Partial {
        if received <= 0 {
            return Err(ApiError::rule_broken([("received", code::AMOUNT_TOO_SMALL)]));
        }
        if received >= row.net() {
            return Err(ApiError::rule_broken([("received", code::AMOUNT_TOO_LARGE)]));
        }
        if request.images.is_empty() {
            return Err(ApiError::rule_broken([("images", code::rule::EMPTY)]));
        }
    }
    if request.images.len() > MAX_IMAGES || !image::attach(tx, member_id, &row.id, &request.images).await? {
        return Err(ApiError::rule_broken([("images", code::IMAGE_INVALID)]));
    }
    let event = WithdrawalEvent::Confirmed(request.answer);
    if row.transition(tx, event, (&Actor::Member, received, ""), now_ms).await?.is_none() {
        return Err(no_longer_open());
    }
    let update = "update withdrawals set confirmation = $2, confirmed_amount = $3, confirmed_at = $4 where id = $1";
    sql::query(update).bind(&row.id).bind(request.answer.name()).bind(received).bind(now_ms).execute(tx).await?;
    Ok(())
}

/// 409: the withdrawal is not in a status that allows this.
pub(super) fn no_longer_open() -> ApiError {
    let message = "this withdrawal has gone on meanwhile: read how it stands";
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}

/// Confirms, as received, withdrawals that the member did not object to before the deadline.
#[derive(Debug, Serialize, Deserialize)]
pub struct ConfirmInTime {}

impl Job for ConfirmInTime {
    const KIND: &'static str = "confirm-withdrawals";
    type State = CashierState;

    async fn run(self, state: &CashierState, running: &Running) -> Result<(), Failure> {
        let now_ms = running.now_ms();
        while state.base.store.write(move |tx| Box::pin(confirm_batch(tx, now_ms))).await? == BATCH_SIZE {}
        Ok(())
    }
}

impl Scheduled for ConfirmInTime {
    const EVERY_MS: i64 = 60_000;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// Confirms one batch; gives the number of rows it read.
async fn confirm_batch(tx: &mut Connection, now_ms: i64) -> Result<i64, StoreError> {
    let query = "select * from withdrawals where status = 'AWAITING_CONFIRMATION' and confirm_until <= $1
                 order by confirm_until limit $2";
    let rows: Vec<WithdrawalRow> = sql::query_as(query).bind(now_ms).bind(BATCH_SIZE).fetch_all(&mut *tx).await?;
    for row in &rows {
        row.transition(tx, WithdrawalEvent::TimeOver, (&Actor::System, 0, ""), now_ms).await?;
    }
    Ok(i64::try_from(rows.len()).unwrap_or(BATCH_SIZE))
}
