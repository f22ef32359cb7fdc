//! The desk: lists payouts, and takes a person's decisions on those that await one.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use platform::docs::escape;
use serde::Deserialize;

use super::desk_gate::{OpenDesk, refused_token, token_field};
use super::forms::Form;
use super::page::{amount, failure, page, time};
use crate::ProviderState;
use crate::payout::{DeskDecision, Payout};

/// Maximum number of payouts on the page.
const MAX_SHOWN: i64 = 100;

const RULES: &str = "<p>Payouts are carried out by themselves, about two seconds after they were asked for. The last four digits of the \
    account decide how:</p><dl class=\"rules\"><div><dt>0002</dt><dd>fails: the account is closed</dd></div>\
    <div><dt>0003</dt><dd>is paid, and comes back two seconds later</dd></div>\
    <div><dt>0004</dt><dd>is paid in two parts, two seconds apart</dd></div>\
    <div><dt>0005</dt><dd>waits here for a decision</dd></div><div><dt>others</dt><dd>are paid</dd></div></dl>";

const DECISIONS: [(&str, &str); 4] =
    [("pay", "Pay"), ("pay_in_two", "Pay in two parts"), ("fail", "Fail"), ("return", "Pay and return")];

#[derive(Deserialize)]
pub(super) struct DecisionForm {
    token: String,
    payout: String,
    decision: Decision,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Decision {
    Pay,
    PayInTwo,
    Fail,
    Return,
}

impl From<Decision> for DeskDecision {
    fn from(decision: Decision) -> Self {
        match decision {
            Decision::Pay => Self::Pay,
            Decision::PayInTwo => Self::PayInTwo,
            Decision::Fail => Self::Fail,
            Decision::Return => Self::Return,
        }
    }
}

pub(super) async fn show(_: OpenDesk, State(state): State<ProviderState>) -> Response {
    let payouts = match state.latest_payouts(MAX_SHOWN).await {
        Ok(payouts) => payouts,
        Err(error) => return failure(&error),
    };
    let list: String = payouts.iter().map(|payout| item(payout, &state)).collect();
    let list = match list.as_str() {
        "" => {
            "<p class=\"card\">No payout was asked for yet. Those that a merchant asks for stand here.</p>".to_owned()
        }
        _ => format!("<ol class=\"list\">{list}</ol>"),
    };
    page(StatusCode::OK, "Desk of payouts", &format!("{RULES}<p><a href=\"/desk\">Refresh</a></p>{list}"))
}

/// Takes a decision and redirects to the list.
pub(super) async fn decide(
    _: OpenDesk,
    State(state): State<ProviderState>,
    Form(form): Form<DecisionForm>,
) -> Response {
    if let Some(refusal) = refused_token(&state, &form.token) {
        return refusal;
    }
    // Ids are hexadecimal; nothing else needs a query.
    let is_id = form.payout.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_id && let Err(error) = state.decide(&form.payout, form.decision.into(), state.clock.now_ms()).await {
        return failure(&error);
    }
    Redirect::to("/desk").into_response()
}

fn item(payout: &Payout, state: &ProviderState) -> String {
    let target = &payout.target;
    let place = [target.institution.as_str(), target.network.as_str(), target.holder.as_str()];
    let place: Vec<String> = place.into_iter().filter(|it| !it.is_empty()).map(escape).collect();
    let parts: String = payout
        .parts
        .iter()
        .map(|part| format!("<li>{} at {}</li>", amount(part.amount, &payout.currency), time(part.paid_at)))
        .collect();
    let status = if payout.waits_for_desk() { "waits for a decision" } else { payout.status.as_str() };
    let failure = match payout.failure.as_str() {
        "" => String::new(),
        failure => format!(": {}", escape(&failure.replace('_', " "))),
    };
    format!(
        "<li class=\"card\"><p><strong class=\"sum\">{sum}</strong> <span class=\"status\">{status}{failure}</span></p>\
         <p><span class=\"code\" dir=\"auto\">{account}</span> <span dir=\"auto\">{place}</span></p>\
         <p class=\"code\">{reference}</p><ul class=\"receipts\">{parts}</ul>{buttons}</li>",
        sum = amount(payout.amount, &payout.currency),
        status = status.replace('_', " "),
        account = escape(target.account.as_str()),
        place = place.join(", "),
        reference = escape(&payout.reference),
        buttons = if payout.waits_for_desk() { buttons(payout, state) } else { String::new() },
    )
}

fn buttons(payout: &Payout, state: &ProviderState) -> String {
    let buttons: String = DECISIONS
        .iter()
        .map(|(value, label)| format!("<button name=\"decision\" value=\"{value}\">{label}</button>"))
        .collect();
    format!(
        "<form class=\"actions\" method=\"post\" action=\"/desk\">{token}\
         <input type=\"hidden\" name=\"payout\" value=\"{id}\">{buttons}</form>",
        token = token_field(state),
        id = escape(&payout.id),
    )
}
