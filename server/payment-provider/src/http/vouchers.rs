//! The merchant's call to redeem a voucher.

use axum::extract::State;
use platform::http::Json;
use serde::{Deserialize, Serialize};

use super::error::CallError;
use super::signed::SignedJson;
use crate::ProviderState;
use crate::fields::{Currency, OptionalLine, Reference, decimal};
use crate::voucher::Redeemed;

#[derive(Deserialize)]
pub(super) struct RedeemBody {
    reference: Reference,
    code: OptionalLine,
    currency: Currency,
}

#[derive(Serialize)]
pub(super) struct RedeemedView {
    status: &'static str,
    amount: String,
    currency: String,
}

/// Redeems a code under a reference, once.
pub(super) async fn redeem(
    State(state): State<ProviderState>,
    SignedJson(RedeemBody { reference, code, currency }): SignedJson<RedeemBody>,
) -> Result<Json<RedeemedView>, CallError> {
    match state.redeem(reference, code.as_str(), currency, state.clock.now_ms()).await? {
        Redeemed::Done(voucher) => {
            let (amount, currency) = (decimal(voucher.amount), voucher.currency);
            Ok(Json(RedeemedView { status: "redeemed", amount, currency }))
        }
        Redeemed::Unknown => Err(CallError::rule("voucher_unknown", "there is no such code: check it for a slip")),
        Redeemed::Used => Err(CallError::rule("voucher_used", "the code was redeemed before: use another one")),
        Redeemed::Expired => Err(CallError::rule("voucher_expired", "the code's time is over: use another one")),
        Redeemed::OtherCurrency => Err(CallError::rule(
            "voucher_currency",
            "the code is worth another currency: it can still be redeemed in that",
        )),
        Redeemed::Conflict => Err(CallError::conflict()),
    }
}
