//! The page on which sample vouchers are made.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use platform::clock::{DAY_MS, MINUTE_MS};
use platform::docs::escape;
use serde::Deserialize;

use super::desk_gate::{OpenDesk, refused_token, token_field};
use super::forms::{Form, typed_amount};
use super::page::{amount, failure, page, problem, time};
use crate::ProviderState;
use crate::fields::{Amount, Currency};
use crate::voucher::{Voucher, VoucherState};

/// Maximum number of vouchers on the page.
const MAX_SHOWN: i64 = 20;
/// Allowed value of a sample voucher, in minor units.
const ALLOWED_VALUE: std::ops::RangeInclusive<i64> = 100..=50_000;
const MONTH_MS: i64 = 30 * DAY_MS;

#[derive(Deserialize)]
pub(super) struct VoucherForm {
    token: String,
    amount: String,
    currency: String,
    valid: Validity,
}

/// How long a new voucher can be redeemed.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Validity {
    /// 30 days.
    Month,
    /// One minute, to try out an expired voucher.
    Minute,
}

impl Validity {
    fn ms(self) -> i64 {
        match self {
            Self::Month => MONTH_MS,
            Self::Minute => MINUTE_MS,
        }
    }
}

pub(super) async fn show(_: OpenDesk, State(state): State<ProviderState>) -> Response {
    render(&state, None).await
}

/// Makes a voucher and redirects to the page.
pub(super) async fn make(_: OpenDesk, State(state): State<ProviderState>, Form(form): Form<VoucherForm>) -> Response {
    if let Some(refusal) = refused_token(&state, &form.token) {
        return refusal;
    }
    let (worth, currency) = match parse_form(&form) {
        Ok(parsed) => parsed,
        Err(reason) => return render(&state, Some((&form, &reason))).await,
    };
    match state.make_voucher(worth, currency, form.valid.ms(), state.clock.now_ms()).await {
        Ok(_) => Redirect::to("/vouchers").into_response(),
        Err(error) => failure(&error),
    }
}

fn parse_form(form: &VoucherForm) -> Result<(Amount, Currency), String> {
    let worth = typed_amount(&form.amount)?;
    if !ALLOWED_VALUE.contains(&worth.minor()) {
        return Err("A sample voucher is worth 1.00 to 500.00: choose an amount between them.".to_owned());
    }
    let currency = form.currency.trim().to_ascii_uppercase();
    let currency = Currency::try_from(currency).map_err(|rule| format!("That currency can not be used: {rule}."))?;
    Ok((worth, currency))
}

async fn render(state: &ProviderState, refused: Option<(&VoucherForm, &str)>) -> Response {
    let vouchers = match state.latest_vouchers(MAX_SHOWN).await {
        Ok(vouchers) => vouchers,
        Err(error) => return failure(&error),
    };
    let now_ms = state.clock.now_ms();
    let list: String = vouchers.iter().map(|voucher| item(voucher, now_ms)).collect();
    let list = match list.as_str() {
        "" => "<p class=\"card\">No voucher was made yet.</p>".to_owned(),
        _ => format!("<ol class=\"list\">{list}</ol>"),
    };
    let status = if refused.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let body = format!("{}<h2>Latest vouchers</h2>{list}", form_of(state, refused));
    page(status, "Sample vouchers", &body)
}

fn form_of(state: &ProviderState, refused: Option<(&VoucherForm, &str)>) -> String {
    let (worth, currency, notice, described) = match refused {
        Some((form, reason)) => (
            form.amount.as_str(),
            form.currency.as_str(),
            problem(reason),
            "aria-invalid=\"true\" aria-describedby=\"problem\"",
        ),
        None => ("25", "USD", String::new(), ""),
    };
    format!(
        "<form class=\"card\" method=\"post\" action=\"/vouchers\">{token}{notice}\
         <label for=\"amount\">Amount, 1 to 500</label>\
         <input id=\"amount\" name=\"amount\" inputmode=\"decimal\" autocomplete=\"off\" required maxlength=\"24\" value=\"{worth}\" {described}>\
         <label for=\"currency\">Currency</label>\
         <input id=\"currency\" name=\"currency\" autocomplete=\"off\" required maxlength=\"3\" value=\"{currency}\" {described}>\
         <label for=\"valid\">Can be redeemed for</label><select id=\"valid\" name=\"valid\">\
         <option value=\"month\">30 days</option><option value=\"minute\">one minute</option></select>\
         <button class=\"primary\">Make a voucher</button></form>",
        token = token_field(state),
        worth = escape(worth),
        currency = escape(currency),
    )
}

fn item(voucher: &Voucher, now_ms: i64) -> String {
    let state = match voucher.state(now_ms) {
        VoucherState::Good => format!("can be redeemed until {}", time(voucher.expires_at)),
        VoucherState::Used => "redeemed".to_owned(),
        VoucherState::Expired => "expired".to_owned(),
    };
    format!(
        "<li class=\"card\"><p><strong class=\"code\">{code}</strong></p><p><span class=\"sum\">{sum}</span> \
         <span class=\"status\">{state}</span></p></li>",
        code = escape(&voucher.code),
        sum = amount(voucher.amount, &voucher.currency),
    )
}
