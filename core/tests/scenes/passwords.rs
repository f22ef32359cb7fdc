//! Scenes of forgotten, reset and changed passwords.

use super::{Answer, Sample, after, full, open, open_site, settle};
use crate::support::{failed, ok, submit};
use lumora_core::domain::field::Field;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use serde_json::{Value, json};

/// A site where a password may be recovered by mobile number too, whose logins must change it, and whose links are old.
fn recovering(call: &HttpCall) -> Answer {
    match call.url.split('?').next().unwrap_or_default() {
        "/wps/system/status" => {
            let mut value = open_site();
            value["info"]["whitelabel"]["CHNGPASSVERIF3"] = json!(true);
            Some(ok(value))
        }
        "/wps/session/login" => Some(ok(json!({ "token": "t", "passwordWeak": true, "changeTicket": "ticket" }))),
        "/wps/member/password/reset" => Some(failed(401, "link_expired", Value::Null)),
        _ => full(call),
    }
}

fn linked(sample: Sample) -> World {
    let (address, fragment) = ("/?modal=resetPassword".to_owned(), "token".to_owned());
    let mut world = World::open(Setup { address, fragment, ..Setup::default() });
    settle(&mut world, recovering, sample);
    world
}

/// Every scene by the name of its fixture.
pub fn all(sample: Sample) -> Vec<(&'static str, World)> {
    let forgot = || open("/?modal=forgotPassword", false, recovering, sample);
    let mobile = UiEvent::Forgot(ForgotEvent::Way(ForgotWay::Mobile));
    let empty = UiEvent::Forgot(ForgotEvent::Submit {
        password: Secret::default(),
        verification_code: Secret::default(),
        captcha: Secret::default(),
    });
    let new = || Secret::new("amber7koi2ferry9");
    let twice_different = UiEvent::ChangePassword(PasswordEvent::Left {
        field: Field::ConfirmPassword,
        value: Secret::new("amber7koi2ferry"),
        password: new(),
    });
    let set = UiEvent::Reset(PasswordEvent::Submit {
        old_password: Secret::default(),
        password: new(),
        confirm_password: new(),
    });
    let login = open("/?modal=login", false, recovering, sample);
    let change = open("/?modal=changePassword", true, recovering, sample);
    vec![
        ("forgot-password", forgot()),
        ("forgot-password-empty", after(forgot(), recovering, sample, vec![empty])),
        ("forgot-password-mobile", after(forgot(), recovering, sample, vec![mobile])),
        ("change-password", after(change, recovering, sample, vec![twice_different])),
        ("change-password-forced", after(login, recovering, sample, vec![submit("lantern_newcomer", "123456")])),
        ("reset-password", linked(sample)),
        ("reset-password-expired", after(linked(sample), recovering, sample, vec![set])),
    ]
}
