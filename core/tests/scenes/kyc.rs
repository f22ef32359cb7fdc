//! Scenes of who the member is: the name that money is paid to, the identity check, a withdrawal that needs either.

use super::open_site::full;
use super::stage::{Answer, after_each, open, path};
use super::{Scene, on};
use crate::support::ok;
use crate::support::payouts::{identity_check, options, payee_name};
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::testing::World;
use serde_json::{Value, json};

fn with_check(status: &str, call: &HttpCall) -> Answer {
    let asks = call.method == Method::Get && path(call) == "/wps/member/identityCheck";
    if asks { Some(ok(identity_check(status))) } else { full(call) }
}

fn pending(call: &HttpCall) -> Answer {
    with_check("PENDING", call)
}

fn approved(call: &HttpCall) -> Answer {
    with_check("APPROVED", call)
}

fn rejected(call: &HttpCall) -> Answer {
    with_check("REJECTED", call)
}

/// Nothing is known of the member yet.
fn nothing(call: &HttpCall) -> Answer {
    match (path(call), call.method) {
        ("/wps/member/identityCheck", Method::Get) => Some(ok(json!({ "level": 0, "status": "NONE" }))),
        ("/wps/member/payeeName", Method::Get) => {
            let mut value = payee_name();
            value["name"] = json!("");
            value["proven"] = json!(false);
            Some(ok(value))
        }
        ("/wps/member/withdrawals/options", _) => {
            let mut value = options();
            value["payeeNameProven"] = json!(false);
            value["accounts"] = json!([]);
            value["open"] = json!([]);
            Some(ok(value))
        }
        _ => full(call),
    }
}

fn all_needs_it(call: &HttpCall) -> Answer {
    if path(call) != "/wps/member/withdrawals/options" {
        return full(call);
    }
    let mut value = options();
    value["identityAbove"] = json!("0.00");
    value["open"] = Value::Array(Vec::new());
    Some(ok(value))
}

fn security(own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = UiEvent>) -> World {
    after_each(open("/?mc=securityCenter", true, own), own, events)
}

fn named() -> [UiEvent; 3] {
    [PayeeNameEvent::Begin, PayeeNameEvent::Typed("Linh Tran".into()), PayeeNameEvent::GetCode].map(UiEvent::PayeeName)
}

pub fn scenes() -> Vec<Scene> {
    let check = |event| UiEvent::IdentityCheck(event);
    let mut scenes = on(
        "security-settings",
        [
            ("payee-name-form", security(nothing, named())),
            ("identity-check-nothing", security(nothing, [check(IdentityCheckEvent::Edit), check(IdentityCheckEvent::Save)])),
            ("identity-check-pending", security(pending, [])),
            ("identity-check-approved", security(approved, [])),
            ("identity-check-rejected", security(rejected, [])),
        ],
    );
    scenes.extend(on(
        "withdraw",
        [
            ("withdraw-name", after_each(open("/?mc=withdraw", true, nothing), nothing, named())),
            ("withdraw-identity", open("/?mc=withdraw", true, all_needs_it)),
        ],
    ));
    scenes
}
