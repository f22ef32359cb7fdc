//! What a payment provider tells: signed calls that it repeats until they are answered.
//!
//! Everything is answered 200 that was understood and is done, also what was done before or fits nothing of ours any more: a provider that
//! is told "no" would only tell it again.

use axum::body::Bytes;
use axum::extract::{FromRef, FromRequest, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ledger::LedgerError;
use lumora_core::domain::cashier::DepositEvent;
use lumora_core::wire::Amount;
use platform::Base;
use platform::http::{Json, holds_nul};
use platform::signature;
use platform::store::Connection;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use utoipa::{OpenApiRouter, ToSchema, routes};

use crate::CashierState;
use crate::deposit::{self, Arrived};
use crate::provider::{MERCHANT, SAMPLE_PROVIDER};
use crate::step::By;
use crate::withdrawal::{self, Paid};

/// No event comes near this size, in bytes.
const LONGEST: usize = 16 * 1024;
/// No reason is longer, in characters.
const LONGEST_REASON: usize = 200;

pub(crate) fn router() -> OpenApiRouter<CashierState> {
    OpenApiRouter::new().routes(routes!(events))
}

/// An event, as a provider tells it. What an event does not need is left out or empty.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Event {
    /// payment.received, payment.declined, payment.expired, payout.paid, payout.partly_paid, payout.failed or payout.returned.
    #[serde(rename = "type")]
    kind: String,
    /// The id of the deposit or withdrawal.
    reference: String,
    /// The piece of money that arrived.
    #[serde(default)]
    receipt_id: String,
    /// The part that was paid.
    #[serde(default)]
    part_id: String,
    /// What arrived or was paid.
    #[serde(default)]
    amount: Amount,
    /// ISO 4217 code of the amount.
    #[serde(default)]
    currency: String,
    /// Why something failed, plain text.
    #[serde(default)]
    reason: String,
}

/// The answer to an event that was understood.
#[derive(Debug, Serialize, ToSchema)]
struct Understood {
    /// Always true: it need not be told again.
    done: bool,
}

/// A body whose signature is right.
struct Signed<T>(T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Signed<T>
where
    CashierState: FromRef<S>,
{
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let CashierState { base, provider_key, .. } = CashierState::from_ref(state);
        let (parts, body) = request.into_parts();
        let body: Bytes =
            axum::body::to_bytes(body, LONGEST).await.map_err(|_| StatusCode::PAYLOAD_TOO_LARGE.into_response())?;
        let now_ms = base.clock.now_ms();
        signature::verify(&parts, &body, &provider_key, MERCHANT, now_ms).map_err(|error| {
            tracing::warn!(%error, "a call in the name of the payment provider was refused");
            (StatusCode::UNAUTHORIZED, error.to_string()).into_response()
        })?;
        if holds_nul(&body) {
            return Err((StatusCode::BAD_REQUEST, "texts must not hold the character U+0000").into_response());
        }
        let parsed = serde_json::from_slice(&body);
        parsed.map(Self).map_err(|error| (StatusCode::BAD_REQUEST, error.to_string()).into_response())
    }
}

/// What has happened at the payment provider
///
/// Signed under the key that provider and operator share; see the provider's description. Answered 200 once it is done, however often it is told.
#[utoipa::path(
    post, path = "/payments/events", tag = "payments", request_body = Event,
    responses(
        (status = 200, description = "It need not be told again", body = Understood),
        (status = 400, description = "It is no event"), (status = 401, description = "It is not signed"),
        (status = 413, description = "It is too large"), (status = 503, description = "Tell it again")
    )
)]
async fn events(State(state): State<CashierState>, Signed(event): Signed<Event>) -> Response {
    match take(&state.base, event).await {
        Ok(()) => Json(Understood { done: true }).into_response(),
        Err(error) => {
            tracing::error!(%error, "an event of the payment provider could not be taken: it will be told again");
            (StatusCode::SERVICE_UNAVAILABLE, "tell it again").into_response()
        }
    }
}

async fn take(base: &Base, event: Event) -> Result<(), LedgerError> {
    let now_ms = base.clock.now_ms();
    // What was played before the money came counts for what was there before.
    if event.kind == "payment.received" {
        bets::wagering::count_all(&base.store).await?;
    }
    base.store.write(move |tx| Box::pin(async move { carry_out(tx, &event, now_ms).await })).await
}

async fn carry_out(tx: &mut Connection, event: &Event, now_ms: i64) -> Result<(), LedgerError> {
    let (id, by) = (event.reference.as_str(), By::Provider);
    let reason: String = event.reason.chars().take(LONGEST_REASON).collect();
    let told = (&by, reason.as_str());
    match event.kind.as_str() {
        "payment.received" => received(tx, event, now_ms).await?,
        "payment.declined" => drop(deposit::end(tx, id, DepositEvent::Declined, told, now_ms).await?),
        "payment.expired" => drop(deposit::end(tx, id, DepositEvent::Expired, told, now_ms).await?),
        "payout.paid" | "payout.partly_paid" => paid_out(tx, event, now_ms).await?,
        "payout.failed" => withdrawal::failed(tx, id, told, now_ms).await?,
        "payout.returned" => withdrawal::returned(tx, id, told, now_ms).await?,
        other => tracing::warn!(kind = other, "an event of the payment provider is of no known kind"),
    }
    Ok(())
}

async fn paid_out(tx: &mut Connection, event: &Event, now_ms: i64) -> Result<(), LedgerError> {
    let Some(row) = withdrawal::WithdrawalRow::find(&mut *tx, &event.reference).await? else {
        tracing::error!(
            reference = event.reference,
            "money went to no withdrawal of ours: look at the provider's list"
        );
        return Ok(());
    };
    if row.currency != event.currency {
        tracing::error!(reference = event.reference, "money went out in another currency: look at the provider's list");
        return Ok(());
    }
    let part =
        Paid { withdrawal_id: row.id, part_id: event.part_id.clone(), amount: event.amount.0.0, by: By::Provider };
    withdrawal::paid(tx, &part, now_ms).await
}

async fn received(tx: &mut Connection, event: &Event, now_ms: i64) -> Result<(), LedgerError> {
    let Some(row) = deposit::DepositRow::find(&mut *tx, &event.reference).await? else {
        tracing::error!(
            reference = event.reference,
            "money arrived for no deposit of ours: look at the provider's list"
        );
        return Ok(());
    };
    if row.currency != event.currency {
        tracing::error!(reference = event.reference, "money arrived in another currency: look at the provider's list");
        return Ok(());
    }
    let arrived = Arrived {
        deposit_id: row.id,
        receipt_id: format!("{SAMPLE_PROVIDER}:{}", event.receipt_id),
        amount: event.amount.0.0,
        from: SAMPLE_PROVIDER,
        by: By::Provider,
        note: String::new(),
    };
    deposit::receive(tx, &arrived, now_ms).await.map(drop)
}
