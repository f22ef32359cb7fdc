//! The provider's origin: the calls that the merchant makes, and the pages that people see.
//!
//! | Call | Body | Answer |
//! |---|---|---|
//! | `POST /v1/payments` | `reference, method (hosted, qr), amount, currency, expiresInSeconds, notifyUrl, returnUrl, description, language` | `paymentId, reference, status, payUrl, qr, expiresAt` |
//! | `GET /v1/payments/{reference}` | | the same, `requested, receivedTotal, receipts: [{receiptId, amount, receivedAt}]` |
//! | `POST /v1/payouts` | `reference, amount, currency, target: {kind (bank, ewallet, crypto), holder, institution, account, network}, notifyUrl` | `payoutId, reference, status` |
//! | `GET /v1/payouts/{reference}` | | the same, `paidTotal, parts: [{partId, amount, at}], failure` |
//! | `POST /v1/vouchers/redeem` | `reference, code, currency` | `status (redeemed), amount, currency` |
//!
//! Calls are signed ([`platform::signature`]) and idempotent by their reference: the same body gets the same answer,
//! another one 409. Money is a decimal string. Errors are `{"code", "message"}`. Events for the merchant are signed
//! with the same key: `{eventId, type, reference, paymentId or payoutId, receiptId or partId, amount, receivedTotal or
//! paidTotal, currency, at, reason}`, where fields that do not apply are "".
//!
//! A payment is `paid` once it has a receipt; the sum is `receivedTotal`. `amount` of an event is that of its receipt
//! or part; of a declined or expired payment the requested amount, of a failed payout the whole amount, of a returned
//! one the sum paid. `paidTotal` is the sum of the parts, returned ones included.
//!
//! Pages: `/pay/{token}` for payers; `/vouchers` and `/desk` where the process was started with `--desk`. They run no script.

mod desk;
mod desk_gate;
mod error;
mod forms;
mod page;
mod pay;
mod payments;
mod payouts;
mod signed;
mod voucher_page;
mod vouchers;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Extension, Router, middleware};
use platform::http::{ContentPolicy, LoggedPath, layers};

use crate::ProviderState;

/// Largest body of a call or form, in bytes.
const BODY_LIMIT: usize = 16 * 1024;

/// The router of the provider's origin, with its middleware.
pub fn router(state: ProviderState) -> Router {
    let calls = Router::new()
        .route("/v1/payments", post(payments::create))
        .route("/v1/payments/{reference}", get(payments::read))
        .route("/v1/payouts", post(payouts::create))
        .route("/v1/payouts/{reference}", get(payouts::read))
        .route("/v1/vouchers/redeem", post(vouchers::redeem));
    let of_payers = Router::new()
        .route("/pay/{token}", get(pay::show))
        .route("/pay/{token}/pay", post(pay::pay))
        .route("/pay/{token}/decline", post(pay::decline))
        .layer(middleware::map_response(async |reply| (Extension(LoggedPath("/pay/...")), reply)));
    let pages = Router::new()
        .route("/", get(page::home))
        .route("/style.css", get(page::style))
        .route("/vouchers", get(voucher_page::show).post(voucher_page::make))
        .route("/desk", get(desk::show).post(desk::decide));
    let router =
        calls.merge(of_payers).merge(pages).fallback(error::not_found).layer(DefaultBodyLimit::max(BODY_LIMIT));
    let policy = content_policy().at(&state.config.origin);
    layers::wrap(router.with_state(state), policy)
}

/// The content security policy of the pages: their own style sheet and forms, nothing else.
fn content_policy() -> ContentPolicy {
    ContentPolicy::custom(
        "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; object-src 'none'; \
         frame-ancestors 'none'",
    )
}
