//! What the tests of the ways into an account share: an operator whose flags and single answers a test chooses, and the
//! search for secrets that show.

use crate::support::*;
use lumora_core::effect::HttpCall;
use lumora_core::event::{HttpReply, Transport};
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

/// How a call ends.
pub type Outcome = Result<HttpReply, Transport>;

/// Every flag of section 6 that opens something.
pub fn all_flags() -> Value {
    json!({ "DIRECTREG3": true, "USERNAMEREG3": true, "MOBILENUMREG3": true, "MOBILEVERCODELOGIN3": true,
        "CHNGPASSVERIF3": true, "FREEPLAY3": true, "PWDEXPFORCECHANGE3": true })
}

/// What this operator answers beside [`operator`], and what that answers.
pub fn other(call: &HttpCall) -> Option<Outcome> {
    Some(ok(match call.url.split('?').next().unwrap() {
        "/wps/system/setting/register" => {
            let mut settings = register_settings();
            settings["fields"]["email"] = rule("^\\S+@\\S+$", "email", 3, 100, true);
            settings
        }
        "/wps/session/login/freeplay" | "/wps/session/passkey" | "/wps/session/factor" => {
            json!({ "token": "tok-canary" })
        }
        "/wps/member/password/verification" => json!({ "token": "tok-canary" }),
        "/wps/session/factor/send" => json!({ "expiredMinutes": 1 }),
        "/wps/session/passkey/options" | "/wps/member/passkeys/options" => {
            json!({ "ceremonyId": "p1", "options": "{\"challenge\":\"x\"}" })
        }
        "/wps/member/password" | "/wps/member/password/email" | "/wps/member/password/reset" => json!({}),
        "/wps/session/reauthenticate" => json!({}),
        "/wps/member/passkeys" if call.method.as_str() == "GET" => json!({ "list": [
            { "id": "k1", "name": "Phone", "createdAt": "2026-11-01T00:00:00Z" },
        ]}),
        "/wps/member/contacts" if call.method.as_str() == "GET" => json!({
            "email": { "hint": "l•••@example.com", "verified": true }, "mobile": { "hint": "", "verified": false },
        }),
        "/wps/member/contacts" => json!({
            "email": { "hint": "l•••@example.com", "verified": true }, "mobile": { "hint": "•••• 5678", "verified": true },
        }),
        "/wps/member/contacts/code" => json!({ "expiredMinutes": 1 }),
        "/wps/member/totp" if call.method.as_str() == "GET" => json!({ "enabled": false }),
        "/wps/member/totp" if call.method.as_str() == "POST" => {
            json!({ "secret": "ABCDEFGH234", "uri": "otpauth://totp/x?secret=ABCDEFGH234" })
        }
        "/wps/member/sessions" if call.method.as_str() == "GET" => json!({ "list": [
            { "id": "s1", "device": "Chrome, Windows", "ip": "203.0.113.•", "current": true },
            { "id": "s2", "device": "Safari, iOS", "ip": "198.51.100.•", "current": false },
        ]}),
        "/wps/member/logins" => json!({ "list": [
            { "id": "s1", "device": "Chrome, Windows", "ip": "203.0.113.•", "at": "2026-11-21T07:00:00Z", "current": true },
            { "id": "s0", "device": "", "ip": "198.51.100.•", "at": "2026-10-01T07:00:00Z", "current": false },
        ]}),
        "/wps/member/passkeys" | "/wps/member/totp" | "/wps/member/sessions" => json!({}),
        _ => return operator(call),
    }))
}

/// The operator with these flags, two social providers, and single answers of the test's own.
pub fn answer(
    call: &HttpCall,
    flags: &Value,
    special: &impl Fn(&str, &HttpCall) -> Option<Outcome>,
) -> Option<Outcome> {
    let path = call.url.split('?').next().unwrap();
    if let Some(outcome) = special(path, call) {
        return Some(outcome);
    }
    if path != "/wps/system/status" {
        return other(call);
    }
    let mut value = status();
    value["info"]["whitelabel"] = flags.clone();
    value["info"]["social"] = json!(["google", "development", "../evil"]);
    Some(ok(value))
}

/// Answers everything.
pub fn settle_ways(world: &mut World, special: impl Fn(&str, &HttpCall) -> Option<Outcome>) {
    let flags = all_flags();
    settle_with(world, |call| answer(call, &flags, &special));
}

/// Nothing special.
pub fn plainly(_: &str, _: &HttpCall) -> Option<Outcome> {
    None
}

/// One path with an answer of its own.
pub fn only(path: &'static str, outcome: Outcome) -> impl Fn(&str, &HttpCall) -> Option<Outcome> {
    move |called, _| (called == path).then(|| outcome.clone())
}

/// A page of an operator with every flag, all loaded.
pub fn ways_at(setup: Setup) -> World {
    let mut world = World::open(setup);
    settle_ways(&mut world, plainly);
    world
}

/// A visitor's page.
pub fn visitor(address: &str) -> World {
    ways_at(Setup { address: address.into(), ..Setup::default() })
}

/// A member's page.
pub fn member(address: &str) -> World {
    let session = [("token".to_owned(), "tok-canary".to_owned())].into();
    ways_at(Setup { address: address.into(), session, ..Setup::default() })
}

/// Fails when a canary stands in any slice, or anywhere in storage but the token's place.
pub fn assert_no_secret(world: &World) {
    for slice in Slice::ALL {
        assert!(!world.slice(slice).to_string().contains("canary"), "a secret stands in {slice:?}");
    }
    let stored = world.local.iter().chain(world.session.iter().filter(|(key, _)| *key != "token"));
    for (key, value) in stored {
        assert!(!value.contains("canary"), "a secret is stored under {key}");
    }
    assert!(world.history.iter().all(|address| !address.contains("canary")), "{:?}", world.history);
}
