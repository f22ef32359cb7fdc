//! Webhook of the payment provider: signed events, which the provider repeats until they are answered with 200.
//!
//! Every event that is understood is answered 200, also one that was handled before and one that matches no deposit or
//! withdrawal here: any other answer would only make the provider repeat it.

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
use crate::deposit::{self, Receipt};
use crate::provider::{MERCHANT, SAMPLE_PROVIDER};
use crate::step::Actor;
use crate::withdrawal::{self, PaidPart};

/// Largest body of an event, in bytes.
const MAX_BODY: usize = 16 * 1024;
/// Longest `reason` that is kept, in characters; the rest is cut off.
const MAX_REASON_CHARS: usize = 200;

pub(crate) fn router() -> OpenApiRouter<CashierState> {
    OpenApiRouter::new().routes(routes!(events))
}

/// An event of the payment provider. Fields that the kind of event does not need are left out or empty.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Event {
    /// payment.received, payment.declined, payment.expired, payout.paid, payout.partly_paid, payout.failed or payout.returned.
    #[serde(rename = "type")]
    kind: String,
    /// The id of the deposit or withdrawal.
    reference: String,
    /// The provider's id of the receipt, of `payment.received`.
    #[serde(default)]
    receipt_id: String,
    /// The provider's id of the paid part, of `payout.paid` and `payout.partly_paid`.
    #[serde(default)]
    part_id: String,
    /// The amount that arrived or was paid out.
    #[serde(default)]
    amount: Amount,
    /// ISO 4217 code of the amount.
    #[serde(default)]
    currency: String,
    /// Why a payment or payout failed, as plain text.
    #[serde(default)]
    reason: String,
}

/// The answer to an event that was handled.
#[derive(Debug, Serialize, ToSchema)]
struct Understood {
    /// Always true: the provider need not repeat the event.
    done: bool,
}

/// A JSON body whose signature was verified.
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
            axum::body::to_bytes(body, MAX_BODY).await.map_err(|_| StatusCode::PAYLOAD_TOO_LARGE.into_response())?;
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

/// Receive an event of the payment provider
///
/// The body is signed with the key that provider and operator share; see the provider's description. Answered with 200
/// once the event is handled; a repeated event changes nothing.
#[utoipa::path(
    post, path = "/payments/events", tag = "payments", request_body = Event,
    responses(
        (status = 200, description = "It need not be told again", body = Understood),
        (status = 400, description = "It is no event"), (status = 401, description = "It is not signed"),
        (status = 413, description = "It is too large"), (status = 503, description = "Tell it again")
    )
)]
async fn events(State(state): State<CashierState>, Signed(event): Signed<Event>) -> Response {
    match handle(&state.base, event).await {
        Ok(()) => Json(Understood { done: true }).into_response(),
        Err(error) => {
            tracing::error!(%error, "an event of the payment provider could not be taken: it will be told again");
            (StatusCode::SERVICE_UNAVAILABLE, "tell it again").into_response()
        }
    }
}

async fn handle(base: &Base, event: Event) -> Result<(), LedgerError> {
    let now_ms = base.clock.now_ms();
    // Bets placed before this money arrived must count towards the wagering of the credits that were open then.
    if event.kind == "payment.received" {
        bets::wagering::count_all(&base.store).await?;
    }
    base.store.write(move |tx| Box::pin(async move { apply(tx, &event, now_ms).await })).await
}

async fn apply(tx: &mut Connection, event: &Event, now_ms: i64) -> Result<(), LedgerError> {
    let (id, by) = (event.reference.as_str(), Actor::Provider);
    let reason: String = event.reason.chars().take(MAX_REASON_CHARS).collect();
    let cause = (&by, reason.as_str());
    match event.kind.as_str() {
        "payment.received" => received(tx, event, now_ms).await?,
        "payment.declined" => drop(deposit::end(tx, id, DepositEvent::Declined, cause, now_ms).await?),
        "payment.expired" => drop(deposit::end(tx, id, DepositEvent::Expired, cause, now_ms).await?),
        "payout.paid" | "payout.partly_paid" => paid_out(tx, event, now_ms).await?,
        "payout.failed" => withdrawal::record_failure(tx, id, cause, now_ms).await?,
        "payout.returned" => withdrawal::record_return(tx, id, cause, now_ms).await?,
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
    let part = PaidPart {
        withdrawal_id: row.id,
        part_id: event.part_id.clone(),
        amount: event.amount.0.0,
        by: Actor::Provider,
    };
    withdrawal::record_paid_part(tx, &part, now_ms).await
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
    let receipt = Receipt {
        deposit_id: row.id,
        receipt_id: format!("{SAMPLE_PROVIDER}:{}", event.receipt_id),
        amount: event.amount.0.0,
        from: SAMPLE_PROVIDER,
        by: Actor::Provider,
        note: String::new(),
    };
    deposit::receive(tx, &receipt, now_ms).await.map(drop)
}
