//! Scenes of getting into an account and of what guards it: login in every way, second factor, ways in, invitation, dialogs.

mod passwords;
mod promotions;
mod reach;

use crate::support::{failed, ok, settle_with, status, submit};
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::wire::FactorKind;
use serde_json::{Value, json};

/// How a scene answers a call.
pub type Answer = Option<Result<HttpReply, Transport>>;
/// Answers whatever a scene does not answer itself.
pub type Sample = fn(&HttpCall) -> Answer;

/// A site where every way in is open.
fn open_site() -> Value {
    let mut value = status();
    value["info"]["whitelabel"] = json!({ "DIRECTREG3": true, "USERNAMEREG3": true, "MOBILENUMREG3": true,
        "MOBILEVERCODELOGIN3": true, "FREEPLAY3": true });
    value["info"]["social"] = json!(["google", "facebook"]);
    value
}

fn passkeys() -> Value {
    json!({ "list": [
        { "id": "p1", "name": "Laptop", "createdAt": "2026-11-02T02:12:44Z", "lastUsedAt": "2026-11-21T01:01:13Z" },
        { "id": "p2", "name": "مفتاح الهاتف", "createdAt": "2026-11-20T12:12:44Z", "lastUsedAt": "" },
    ] })
}

fn sessions() -> Value {
    json!({ "list": [
        { "id": "s1", "device": "Chrome, Windows", "ip": "203.0.113.•••", "startedAt": "2026-11-21T01:00:00Z",
            "lastSeenAt": "2026-11-21T08:00:00Z", "current": true },
        { "id": "s2", "device": "Safari, iOS", "ip": "2001:db8:1234:5678:•••", "startedAt": "2026-11-20T14:14:09Z",
            "lastSeenAt": "2026-11-20T16:10:00Z", "current": false },
        { "id": "s3", "device": "", "ip": "198.51.100.•••", "startedAt": "2026-11-19T14:14:09Z",
            "lastSeenAt": "2026-11-19T16:10:00Z", "current": false },
    ] })
}

fn full(call: &HttpCall) -> Answer {
    let path = call.url.split('?').next().unwrap_or_default();
    Some(match path {
        "/wps/system/status" => ok(open_site()),
        "/wps/member/passkeys" => ok(passkeys()),
        "/wps/member/sessions" => ok(sessions()),
        "/wps/member/totp" if call.method == lumora_core::effect::Method::Post => ok(json!({
            "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
            "uri": "otpauth://totp/Lumora:lantern_member?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Lumora",
        })),
        "/wps/member/totp" => ok(json!({ "enabled": false })),
        "/wps/session/factor/send" => ok(json!({ "expiredMinutes": 1 })),
        "/wps/session/login" => failed(
            401,
            "second_factor_required",
            json!({ "secondFactor": { "challengeId": "c1", "factors": [
                { "kind": "sms", "hint": "•••• 4567" }, { "kind": "email", "hint": "l•••@lumora.example" },
                { "kind": "payeeName", "hint": "" },
            ] } }),
        ),
        _ => return None,
    })
}

fn empty(call: &HttpCall) -> Answer {
    match call.url.split('?').next().unwrap_or_default() {
        "/wps/member/passkeys" => Some(ok(json!({ "list": [] }))),
        "/wps/member/sessions" => {
            let mut value = sessions();
            value["list"].as_array_mut().unwrap().truncate(1);
            Some(ok(value))
        }
        _ => full(call),
    }
}

fn broken(call: &HttpCall) -> Answer {
    match call.url.split('?').next().unwrap_or_default() {
        "/wps/member/passkeys" | "/wps/member/sessions" => Some(Err(Transport::Network)),
        "/wps/member/totp" => Some(failed(503, "unavailable", Value::Null)),
        _ => full(call),
    }
}

fn guarded(call: &HttpCall) -> Answer {
    match call.url.split('?').next().unwrap_or_default() {
        "/wps/member/totp" if call.method == lumora_core::effect::Method::Post => {
            Some(failed(401, "password_required", Value::Null))
        }
        "/wps/member/totp" => Some(ok(json!({ "enabled": true }))),
        "/wps/member/sessions" if call.method == lumora_core::effect::Method::Delete => {
            Some(failed(401, "password_required", Value::Null))
        }
        _ => full(call),
    }
}

fn settle(world: &mut World, own: fn(&HttpCall) -> Answer, sample: Sample) {
    settle_with(world, |call| own(call).or_else(|| sample(call)));
}

fn open(address: &str, member: bool, own: fn(&HttpCall) -> Answer, sample: Sample) -> World {
    let session = if member { [("token".to_owned(), "t".to_owned())].into() } else { Default::default() };
    let mut world = World::open(Setup { address: address.into(), session, ..Setup::default() });
    settle(&mut world, own, sample);
    world
}

fn after(mut world: World, own: fn(&HttpCall) -> Answer, sample: Sample, events: Vec<UiEvent>) -> World {
    for event in events {
        world.send(event);
        settle(&mut world, own, sample);
    }
    world
}

fn closed(call: &HttpCall) -> Answer {
    if !call.url.starts_with("/wps/system/status") {
        return full(call);
    }
    let mut value = open_site();
    value["info"]["register"]["enabled"] = json!(false);
    Some(ok(value))
}

/// Every scene by the name of its fixture.
pub fn all(sample: Sample) -> Vec<(&'static str, World)> {
    let login = || open("/?modal=login", false, full, sample);
    let security_settings = |own| open("/?modal=securitySettings", true, own, sample);
    let password = || submit("lantern_member", "x");
    let factor = |kind| UiEvent::Factor(FactorEvent::Choose(kind));
    let begin = UiEvent::SecuritySettings(SecuritySettingsEvent::BeginAuthenticator);
    let end_others = UiEvent::SecuritySettings(SecuritySettingsEvent::EndOtherSessions);
    let mobile = UiEvent::Login(LoginEvent::Tab(LoginTab::Mobile));
    let mut all = passwords::all(sample);
    all.extend(promotions::all(sample));
    all.extend(reach::all(sample));
    all.extend([
        ("login-ways", login()),
        ("login-mobile", after(login(), full, sample, vec![mobile])),
        ("factor-choosing", after(login(), full, sample, vec![password()])),
        ("factor-answering", after(login(), full, sample, vec![password(), factor(FactorKind::Sms)])),
        ("security-settings", security_settings(full)),
        ("security-settings-empty", security_settings(empty)),
        ("security-settings-failed", security_settings(broken)),
        ("security-settings-setting-up", after(security_settings(full), full, sample, vec![begin])),
        ("security-settings-proof", after(security_settings(guarded), guarded, sample, vec![end_others])),
        ("join", open("/join", false, full, sample)),
        ("referral-closed", open("/join", false, closed, sample)),
        ("referral-member", open("/join", true, full, sample)),
    ]);
    all
}
