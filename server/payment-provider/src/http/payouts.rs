//! The merchant's calls of payouts.

use axum::extract::{Path, State};
use platform::clock::rfc3339;
use platform::http::Json;
use serde::Serialize;

use super::error::CallError;
use super::payments::check_notify_url;
use super::signed::{Signed, SignedJson};
use crate::ProviderState;
use crate::fields::decimal;
use crate::payment::RequestOutcome;
use crate::payout::{NewPayout, Payout};

/// Answer to the request to make a payout.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PayoutView {
    payout_id: String,
    reference: String,
    status: &'static str,
}

/// Answer to the query of a payout.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PayoutDetails {
    #[serde(flatten)]
    payout: PayoutView,
    amount: String,
    currency: String,
    paid_total: String,
    parts: Vec<PartView>,
    failure: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PartView {
    part_id: String,
    amount: String,
    at: String,
}

impl PayoutView {
    fn of(payout: &Payout) -> Self {
        let status = payout.status.as_str();
        Self { payout_id: payout.id.clone(), reference: payout.reference.clone(), status }
    }
}

/// Accepts a payout.
pub(super) async fn create(
    State(state): State<ProviderState>,
    SignedJson(new): SignedJson<NewPayout>,
) -> Result<Json<PayoutView>, CallError> {
    check_notify_url(&new.notify_url, &state)?;
    match state.accept_payout(new, state.clock.now_ms()).await? {
        RequestOutcome::Accepted(payout) => Ok(Json(PayoutView::of(&payout))),
        RequestOutcome::Conflict => Err(CallError::conflict()),
    }
}

/// Gives a payout with its parts.
pub(super) async fn read(
    State(state): State<ProviderState>,
    Path(reference): Path<String>,
    Signed: Signed,
) -> Result<Json<PayoutDetails>, CallError> {
    let payout = state.payout(&reference).await?.ok_or_else(CallError::unknown_reference)?;
    let parts = payout.parts.iter().map(|part| PartView {
        part_id: part.id.clone(),
        amount: decimal(part.amount),
        at: rfc3339(part.paid_at),
    });
    Ok(Json(PayoutDetails {
        payout: PayoutView::of(&payout),
        amount: decimal(payout.amount),
        currency: payout.currency.clone(),
        paid_total: payout.paid_decimal(),
        parts: parts.collect(),
        failure: payout.failure.clone(),
    }))
}
