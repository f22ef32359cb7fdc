//! Scenes of what guards an account: passkeys, authenticator app, sessions.

use super::open_site::{full, sessions};
use super::stage::{Answer, after_each, open, path};
use super::{MEMBER, Scene, on};
use crate::support::{failed, ok};
use lumora_core::domain::field::Field;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::wire::ContactKind;
use serde_json::{Value, json};

fn empty(call: &HttpCall) -> Answer {
    match path(call) {
        "/wps/member/passkeys" => Some(ok(json!({ "list": [] }))),
        "/wps/member/contacts" => Some(ok(json!({}))),
        "/wps/member/sessions" => {
            let mut value = sessions();
            value["list"].as_array_mut().unwrap().truncate(1);
            Some(ok(value))
        }
        _ => full(call),
    }
}

fn broken(call: &HttpCall) -> Answer {
    match path(call) {
        "/wps/member/passkeys" | "/wps/member/sessions" | "/wps/member/contacts" => Some(Err(Transport::Network)),
        "/wps/member/totp" => Some(failed(503, "unavailable", Value::Null)),
        _ => full(call),
    }
}

fn guarded(call: &HttpCall) -> Answer {
    match path(call) {
        "/wps/member/totp" if call.method == Method::Post => {
            Some(failed(401, "password_required", Value::Null))
        }
        "/wps/member/totp" => Some(ok(json!({ "enabled": true }))),
        "/wps/member/sessions" if call.method == Method::Delete => {
            Some(failed(401, "password_required", Value::Null))
        }
        _ => full(call),
    }
}

fn security_settings(own: fn(&HttpCall) -> Answer) -> World {
    open("/?mc=securityCenter", true, own)
}

/// The mail address is being changed: a code goes to both.
fn contact() -> [UiEvent; 3] {
    let say = |event| UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(event));
    let value = Secret::new("linh.tran@lumora.example");
    let typed = ContactEvent::Typed { field: Field::Email, value };
    [say(ContactEvent::Change(ContactKind::Email)), say(typed), say(ContactEvent::GetCode)]
}

pub fn scenes() -> Vec<Scene> {
    let begin = UiEvent::SecuritySettings(SecuritySettingsEvent::BeginAuthenticator);
    let end_others = UiEvent::SecuritySettings(SecuritySettingsEvent::EndOtherSessions);
    let show_logins = UiEvent::SecuritySettings(SecuritySettingsEvent::ShowLogins);
    let mut scenes = on(MEMBER, [("security-settings", security_settings(full))]);
    scenes.extend(on(
        "security-settings",
        [
            ("security-settings-empty", security_settings(empty)),
            ("security-settings-contact", after_each(security_settings(full), full, contact())),
            ("security-settings-failed", security_settings(broken)),
            ("security-settings-logins", after_each(security_settings(full), full, [show_logins])),
            ("security-settings-setting-up", after_each(security_settings(full), full, [begin])),
            ("security-settings-proof", after_each(security_settings(guarded), guarded, [end_others])),
        ],
    ));
    scenes
}
