//! Scenes of withdrawals: what comes first, the form on its way to a number, accounts, what has arrived, those of before.

use super::open_site::full;
use super::stage::{Answer, after_each, open, path, scene};
use super::{MEMBER, Scene, on};
use crate::support::payouts::{PIN, options, password_state, withdrawal};
use crate::support::{failed, ok};
use lumora_core::domain::cashier::Confirmation;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use serde_json::{Value, json};

const WITHDRAW: &str = "withdraw";

fn ui_event(event: WithdrawEvent) -> UiEvent {
    UiEvent::Withdraw(event)
}

fn typed(text: &str) -> UiEvent {
    ui_event(WithdrawEvent::Amount(AmountEvent::Typed(text.into())))
}

fn send() -> UiEvent {
    ui_event(WithdrawEvent::Send { payment_password: Secret::new(PIN), factor_code: Secret::default() })
}

fn toggle(id: &str) -> UiEvent {
    UiEvent::Withdrawals(WithdrawalsEvent::Toggle(id.into()))
}

fn arrival(event: ArrivalEvent) -> UiEvent {
    UiEvent::Withdrawals(WithdrawalsEvent::Arrival(event))
}

fn page(own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = UiEvent>) -> World {
    after_each(open("/?mc=withdraw", true, own), own, events)
}

/// Nothing waits: the form is what the page is about.
fn quiet(call: &HttpCall) -> Answer {
    (path(call) == "/wps/member/withdrawals/options").then(|| {
        let mut value = options();
        value["open"] = json!([]);
        ok(value)
    })
}

fn nothing_yet(set: bool, call: &HttpCall) -> Answer {
    let mut value = match path(call) {
        "/wps/member/withdrawals/options" => options(),
        "/wps/member/payoutAccounts" => crate::support::payouts::accounts(),
        "/wps/member/paymentPassword" => password_state(),
        "/wps/member/withdrawals" => json!({ "content": [], "totalPages": 0, "totalElements": 0 }),
        _ => return None,
    };
    value["set"] = json!(set);
    value["open"] = json!([]);
    value["accounts"] = json!([]);
    value["list"] = json!([]);
    Some(ok(value))
}

/// A member who has never taken anything out.
fn first(call: &HttpCall) -> Answer {
    nothing_yet(false, call)
}

fn without_account(call: &HttpCall) -> Answer {
    nothing_yet(true, call)
}

fn refused(call: &HttpCall) -> Answer {
    let wrong = || json!({ "fields": { "paymentPassword": "wrong_payment_password" }, "left": 2 });
    let asks = call.method == Method::Post && path(call) == "/wps/member/withdrawals";
    if asks { Some(failed(422, "rule_broken", wrong())) } else { quiet(call) }
}

fn used_up(call: &HttpCall) -> Answer {
    (path(call) == "/wps/member/withdrawals/options").then(|| {
        let mut value = options();
        value["open"] = json!([withdrawal("w5", "PARTLY_PAID")]);
        value["limits"]["countLeft"] = json!(0);
        ok(value)
    })
}

fn broken(call: &HttpCall) -> Answer {
    match path(call) {
        "/wps/member/withdrawals/options" | "/wps/member/payoutAccounts" | "/wps/member/withdrawals" => {
            Some(failed(503, "unavailable", Value::Null))
        }
        _ => None,
    }
}

fn locked(call: &HttpCall) -> Answer {
    if path(call) != "/wps/member/paymentPassword" {
        return full(call);
    }
    let mut value = password_state();
    value["guessesLeft"] = json!(0);
    value["lockedUntil"] = json!("2026-11-22T08:00:00Z");
    Some(ok(value))
}

fn security(own: fn(&HttpCall) -> Answer, event: Option<PaymentPasswordEvent>) -> World {
    after_each(open("/?mc=securityCenter", true, own), own, event.map(UiEvent::PaymentPassword))
}

/// A part has arrived; a picture is on its way.
fn part() -> Vec<UiEvent> {
    vec![
        arrival(ArrivalEvent::Answer(Confirmation::Partial)),
        arrival(ArrivalEvent::Amount(AmountEvent::Typed("40".into()))),
        arrival(ArrivalEvent::Send),
    ]
}

pub fn scenes() -> Vec<Scene> {
    let account = |event| ui_event(WithdrawEvent::Account(event));
    let review = || ui_event(WithdrawEvent::Review);
    let mut scenes = on(MEMBER, [(WITHDRAW, page(quiet, []))]);
    scenes.extend(on(
        WITHDRAW,
        [
            ("withdraw-first", page(first, [UiEvent::PaymentPassword(PaymentPasswordEvent::Change)])),
            ("withdraw-account", page(without_account, [account(PayoutAccountEvent::Begin)])),
            ("withdraw-wrong-amount", page(quiet, [typed("5"), review()])),
            ("withdraw-review", page(quiet, [typed("100"), review()])),
            ("withdraw-refused", page(refused, [typed("100"), review(), send()])),
            ("withdraw-sent", page(quiet, [typed("100"), review(), send()])),
            ("withdraw-removing", page(quiet, [account(PayoutAccountEvent::AskRemove("18".into()))])),
            ("withdraw-open", scene("/?mc=withdraw", true)),
            ("withdraw-arrived-partly", page(|_| None, part())),
            ("withdraw-disputed", page(|_| None, [toggle("w6")])),
            ("withdraw-cancelling", page(|_| None, [toggle("w3"), UiEvent::Withdrawals(WithdrawalsEvent::Cancel)])),
            ("withdraw-named", scene("/?mc=withdraw&item=w9", true)),
            ("withdraw-used-up", page(used_up, [])),
            ("withdraw-failed", page(broken, [])),
        ],
    ));
    scenes.extend(on(
        "security-settings",
        [
            ("payment-password-change", security(full, Some(PaymentPasswordEvent::Change))),
            ("payment-password-recover", security(full, Some(PaymentPasswordEvent::Recover))),
            ("payment-password-locked", security(locked, None)),
        ],
    ));
    scenes
}
