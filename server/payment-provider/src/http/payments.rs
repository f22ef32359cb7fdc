//! The merchant's calls of payments.

use axum::extract::{Path, State};
use platform::clock::rfc3339;
use platform::http::Json;
use serde::Serialize;

use super::error::CallError;
use super::signed::{Signed, SignedJson};
use crate::fields::{Address, decimal};
use crate::payment::{NewPayment, Payment, PaymentMethod, RequestOutcome};
use crate::{ProviderState, origin};

/// Answer to the request to open a payment.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PaymentView {
    payment_id: String,
    reference: String,
    status: &'static str,
    pay_url: String,
    qr: String,
    expires_at: String,
}

/// Answer to the query of a payment.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PaymentDetails {
    #[serde(flatten)]
    payment: PaymentView,
    requested: String,
    currency: String,
    received_total: String,
    receipts: Vec<ReceiptView>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ReceiptView {
    receipt_id: String,
    amount: String,
    received_at: String,
}

impl PaymentView {
    fn of(payment: &Payment, state: &ProviderState) -> Self {
        let pay_url = payment.pay_url(&state.config.origin);
        Self {
            payment_id: payment.id.clone(),
            reference: payment.reference.clone(),
            status: payment.status(state.clock.now_ms()).as_str(),
            qr: if payment.method == PaymentMethod::Qr { pay_url.clone() } else { String::new() },
            pay_url,
            expires_at: rfc3339(payment.expires_at),
        }
    }
}

/// Refuses a webhook that is not at the merchant's origin.
pub(super) fn check_notify_url(address: &Address, state: &ProviderState) -> Result<(), CallError> {
    if origin::has_origin(address.as_str(), &state.config.merchant_origin) {
        return Ok(());
    }
    let message =
        "notifyUrl is none of the merchant's: use the origin that this provider was started with (--merchant-origin)";
    Err(CallError::rule("notify_url_refused", message))
}

/// Refuses a return address that is not at the merchant's origin.
fn check_return_url(address: &Address, state: &ProviderState) -> Result<(), CallError> {
    let address = address.as_str();
    if address.is_empty() || origin::has_browser_origin(address, &state.config.merchant_origin) {
        return Ok(());
    }
    let message =
        "returnUrl is none of the merchant's: use the origin that this provider was started with (--merchant-origin)";
    Err(CallError::rule("return_url_refused", message))
}

/// Opens a payment.
pub(super) async fn create(
    State(state): State<ProviderState>,
    SignedJson(new): SignedJson<NewPayment>,
) -> Result<Json<PaymentView>, CallError> {
    check_notify_url(&new.notify_url, &state)?;
    check_return_url(&new.return_url, &state)?;
    match state.open_payment(new, state.clock.now_ms()).await? {
        RequestOutcome::Accepted(payment) => Ok(Json(PaymentView::of(&payment, &state))),
        RequestOutcome::Conflict => Err(CallError::conflict()),
    }
}

/// Gives a payment with its receipts.
pub(super) async fn read(
    State(state): State<ProviderState>,
    Path(reference): Path<String>,
    Signed: Signed,
) -> Result<Json<PaymentDetails>, CallError> {
    let payment = state.payment(&reference).await?.ok_or_else(CallError::unknown_reference)?;
    let receipts = payment.receipts.iter().map(|receipt| ReceiptView {
        receipt_id: receipt.id.clone(),
        amount: decimal(receipt.amount),
        received_at: rfc3339(receipt.received_at),
    });
    Ok(Json(PaymentDetails {
        payment: PaymentView::of(&payment, &state),
        requested: decimal(payment.requested),
        currency: payment.currency.clone(),
        received_total: payment.received_decimal(),
        receipts: receipts.collect(),
    }))
}
