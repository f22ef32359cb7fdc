//! The payment page: what is to be paid, and the payer's actions, with every deviation that a merchant must handle.
//!
//! Whoever knows the address may pay. The address holds a secret, so that no other site can submit its forms. Each form
//! holds the number of receipts that its page showed: sent twice, it pays once.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use platform::docs::escape;
use serde::Deserialize;

use super::forms::{Form, typed_amount};
use super::page::{amount, failure, no_such_page, page, problem, time};
use crate::payment::{ActionOutcome, PayerInput, Payment, PaymentStatus};
use crate::{ProviderError, ProviderState, origin};

/// Name of the payee on the page.
const PAYEE: &str = "Lumora";

#[derive(Deserialize)]
pub(super) struct PayForm {
    /// Empty or left out: the requested amount.
    #[serde(default)]
    amount: String,
    /// Number of receipts that the page showed.
    receipts: usize,
}

/// What the page needs beside the payment.
struct PageContext<'a> {
    now_ms: i64,
    merchant_origin: &'a str,
    /// A typed amount that was refused, and the message about it.
    refused: Option<(&'a str, &'a str)>,
}

pub(super) async fn show(State(state): State<ProviderState>, Path(token): Path<String>) -> Response {
    render(&state, &token, None).await
}

/// Pays, and redirects to the page.
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
    let input = PayerInput { other_amount, receipts_seen: form.receipts };
    redirect_after(state.pay(&token, input, state.clock.now_ms()).await, &token)
}

/// Declines, and redirects to the page.
pub(super) async fn decline(State(state): State<ProviderState>, Path(token): Path<String>) -> Response {
    redirect_after(state.decline(&token, state.clock.now_ms()).await, &token)
}

fn redirect_after(result: Result<ActionOutcome, ProviderError>, token: &str) -> Response {
    match result {
        Ok(ActionOutcome::Unknown) => no_such_page(),
        // Redirected, so that a reload does not pay again.
        Ok(ActionOutcome::Done | ActionOutcome::Unchanged) => match HeaderValue::try_from(format!("/pay/{token}")) {
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
    let context = PageContext { now_ms: state.clock.now_ms(), merchant_origin: &state.config.merchant_origin, refused };
    let status = if refused.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let (title, body) = body_of(&payment, &context);
    page(status, &title, &body)
}

/// Title and body of the page, by the payment's status.
fn body_of(payment: &Payment, context: &PageContext<'_>) -> (String, String) {
    let requested = amount(payment.requested, &payment.currency);
    let plain = requested.replace('\u{a0}', " ");
    let actions = actions(payment, context);
    let (title, state) = match payment.status(context.now_ms) {
        PaymentStatus::Pending => {
            (format!("Pay {plain} to {PAYEE}"), format!("<p>{}</p>", time_left(payment, context.now_ms)))
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
        back = return_link(payment, context),
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

/// The buttons that the payment's status allows.
fn actions(payment: &Payment, context: &PageContext<'_>) -> String {
    let status = payment.status(context.now_ms);
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
    format!("<div class=\"actions\">{pay}{decline}</div>{}", other_amount(payment, context))
}

/// The form for another amount.
fn other_amount(payment: &Payment, context: &PageContext<'_>) -> String {
    let (typed, notice, described, open) = match context.refused {
        Some((typed, reason)) => {
            (typed, problem(reason), "aria-invalid=\"true\" aria-describedby=\"problem\"", " open")
        }
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

/// The link back to the merchant, if there is one, once the payment is not pending.
fn return_link(payment: &Payment, context: &PageContext<'_>) -> String {
    let is_own = origin::has_browser_origin(&payment.return_url, context.merchant_origin);
    if !is_own || payment.status(context.now_ms) == PaymentStatus::Pending {
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
