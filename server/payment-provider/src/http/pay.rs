//! The payer's page: what is paid to whom, and what a payer can do about it, in every way in which payers surprise a merchant.
//!
//! Whoever knows the address may pay; it holds a secret, so that no page from elsewhere can send its forms. Each form says how many
//! receipts its page showed: sent twice, it pays once.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use platform::docs::escape;
use serde::Deserialize;

use super::forms::{Form, typed_amount};
use super::page::{amount, failure, no_such_page, page, problem, time};
use crate::payment::{Paying, Payment, PaymentStatus, Turn};
use crate::{ProviderError, ProviderState, origin};

/// Whom the payer pays.
const PAYEE: &str = "Lumora";

#[derive(Deserialize)]
pub(super) struct PayForm {
    /// Empty, or left out: what was asked for.
    #[serde(default)]
    amount: String,
    /// How many receipts the page showed.
    receipts: usize,
}

/// What a page of a payment shows beside it.
struct Shown<'a> {
    now_ms: i64,
    merchant_origin: &'a str,
    /// What was typed, and why it can not be used.
    refused: Option<(&'a str, &'a str)>,
}

pub(super) async fn show(State(state): State<ProviderState>, Path(token): Path<String>) -> Response {
    render(&state, &token, None).await
}

/// Pays, and leads back to the page.
pub(super) async fn pay(
    State(state): State<ProviderState>,
    Path(token): Path<String>,
    Form(form): Form<PayForm>,
) -> Response {
    let other_amount = match form.amount.trim() {
        "" => None,
        typed => match typed_amount(typed) {
            Ok(amount) => Some(amount),
            Err(problem) => return render(&state, &token, Some((&form.amount, &problem))).await,
        },
    };
    let paying = Paying { other_amount, receipts_seen: form.receipts };
    after(state.pay(&token, paying, state.clock.now_ms()).await, &token)
}

/// Declines, and leads back to the page.
pub(super) async fn decline(State(state): State<ProviderState>, Path(token): Path<String>) -> Response {
    after(state.decline(&token, state.clock.now_ms()).await, &token)
}

fn after(turn: Result<Turn, ProviderError>, token: &str) -> Response {
    match turn {
        Ok(Turn::Unknown) => no_such_page(),
        // A page of ours that is sent again by a reload must not pay again.
        Ok(Turn::Done | Turn::Nothing) => match HeaderValue::try_from(format!("/pay/{token}")) {
            Ok(address) => (StatusCode::SEE_OTHER, [(header::LOCATION, address)]).into_response(),
            Err(_) => no_such_page(),
        },
        Err(error) => failure(&error),
    }
}

async fn render(state: &ProviderState, token: &str, refused: Option<(&str, &str)>) -> Response {
    let payment = match state.payment_of_payer(token).await {
        Ok(Some(payment)) => payment,
        Ok(None) => return no_such_page(),
        Err(error) => return failure(&error),
    };
    let shown = Shown { now_ms: state.clock.now_ms(), merchant_origin: &state.config.merchant_origin, refused };
    let status = if refused.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let (title, body) = body_of(&payment, &shown);
    page(status, &title, &body)
}

/// Title and body of the page of a payment as it stands.
fn body_of(payment: &Payment, shown: &Shown<'_>) -> (String, String) {
    let requested = amount(payment.requested, &payment.currency);
    let plain = requested.replace('\u{a0}', " ");
    let actions = actions(payment, shown);
    let (title, state) = match payment.status(shown.now_ms) {
        PaymentStatus::Pending => {
            (format!("Pay {plain} to {PAYEE}"), format!("<p>{}</p>", time_left(payment, shown.now_ms)))
        }
        PaymentStatus::Paid => (format!("Paid to {PAYEE}"), receipts(payment)),
        PaymentStatus::Declined => {
            ("Payment declined".to_owned(), "<p>You have declined this payment. Nothing was paid.</p>".to_owned())
        }
        PaymentStatus::Expired => (
            "This payment has expired".to_owned(),
            format!(
                "<p>It was to be paid by {}. What arrives now is late, and {PAYEE} decides what becomes of it.</p>",
                time(payment.expires_at)
            ),
        ),
    };
    let body = format!(
        "<section class=\"card\"><dl><div><dt>Amount</dt><dd class=\"sum\">{requested}</dd></div>\
         <div><dt>To</dt><dd>{PAYEE}</dd></div>{what}<div><dt>Reference</dt><dd class=\"code\">{reference}</dd></div></dl>\
         {state}{actions}{back}</section>",
        what = match payment.description.as_str() {
            "" => String::new(),
            text => format!("<div><dt>For</dt><dd dir=\"auto\">{}</dd></div>", escape(text)),
        },
        reference = escape(&payment.reference),
        back = way_back(payment, shown),
    );
    (title, body)
}

fn receipts(payment: &Payment) -> String {
    let list: String = payment
        .receipts
        .iter()
        .map(|it| format!("<li>{} at {}</li>", amount(it.amount, &payment.currency), time(it.received_at)))
        .collect();
    let total = amount(payment.received_total(), &payment.currency);
    format!(
        "<p class=\"good\"><span aria-hidden=\"true\">✓</span> Received: {total}</p><ul class=\"receipts\">{list}</ul>"
    )
}

/// The buttons that a payment as it stands has.
fn actions(payment: &Payment, shown: &Shown<'_>) -> String {
    let status = payment.status(shown.now_ms);
    let label = match status {
        PaymentStatus::Declined => return String::new(),
        PaymentStatus::Pending => format!("Pay {}", amount(payment.requested, &payment.currency)),
        PaymentStatus::Paid => "Pay a second time".to_owned(),
        PaymentStatus::Expired => "Pay all the same (late)".to_owned(),
    };
    let (token, seen) = (escape(&payment.token), payment.receipts.len());
    let kind = if status == PaymentStatus::Pending { "primary" } else { "" };
    let pay = format!(
        "<form method=\"post\" action=\"/pay/{token}/pay\"><input type=\"hidden\" name=\"receipts\" value=\"{seen}\">\
         <button class=\"{kind}\">{label}</button></form>"
    );
    let decline = match status {
        PaymentStatus::Pending => {
            format!("<form method=\"post\" action=\"/pay/{token}/decline\"><button>Decline</button></form>")
        }
        _ => String::new(),
    };
    format!("<div class=\"actions\">{pay}{decline}</div>{}", other_amount(payment, shown))
}

/// The form for an amount of the payer's own.
fn other_amount(payment: &Payment, shown: &Shown<'_>) -> String {
    let (typed, notice, described, open) = match shown.refused {
        Some((typed, why)) => (typed, problem(why), "aria-invalid=\"true\" aria-describedby=\"problem\"", " open"),
        None => ("", String::new(), "", ""),
    };
    format!(
        "<details{open}><summary>Pay another amount</summary>\
         <form method=\"post\" action=\"/pay/{token}/pay\"><input type=\"hidden\" name=\"receipts\" value=\"{seen}\">\
         <label for=\"amount\">Amount in {currency}</label>{notice}\
         <input id=\"amount\" name=\"amount\" inputmode=\"decimal\" autocomplete=\"off\" required maxlength=\"24\" value=\"{typed}\" {described}>\
         <button>Pay this amount</button></form></details>",
        token = escape(&payment.token),
        seen = payment.receipts.len(),
        currency = escape(&payment.currency),
        typed = escape(typed),
    )
}

/// The way back to the merchant, where it named one, once the payment does not wait any more.
fn way_back(payment: &Payment, shown: &Shown<'_>) -> String {
    let is_own = origin::is_of_browsers(&payment.return_url, shown.merchant_origin);
    if !is_own || payment.status(shown.now_ms) == PaymentStatus::Pending {
        return String::new();
    }
    format!("<p><a class=\"back\" href=\"{}\">Back to {PAYEE}</a></p>", escape(&payment.return_url))
}

fn time_left(payment: &Payment, now_ms: i64) -> String {
    let seconds = (payment.expires_at - now_ms).max(0) / 1000;
    let left = match (seconds / 3600, seconds % 3600 / 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    };
    format!("Pay within {left}, by {}.", time(payment.expires_at))
}
