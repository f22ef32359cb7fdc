//! Scenes of forgotten, reset and changed passwords.

use super::open_site::{full, open_site};
use super::stage::{Answer, after_each, open, path, settle};
use super::{HOME, MEMBER, Scene, on};
use crate::support::{failed, ok, submit};
use lumora_core::domain::field::Field;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use serde_json::{Value, json};

/// A site where a password may be recovered by mobile number too, whose logins must change it, and whose links are old.
fn recovering(call: &HttpCall) -> Answer {
    match path(call) {
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

fn linked() -> World {
    let (address, fragment) = ("/?modal=resetPassword".to_owned(), "token".to_owned());
    let mut world = World::open(Setup { address, fragment, ..Setup::default() });
    settle(&mut world, recovering);
    world
}

pub fn scenes() -> Vec<Scene> {
    let forgot = || open("/?modal=forgotPassword", false, recovering);
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
    let login = open("/?modal=login", false, recovering);
    let change = open("/?modal=changePassword", true, recovering);
    let mut scenes = on(HOME, [("forgot-password", forgot())]);
    scenes.extend(on(
        "forgot-password",
        [
            ("forgot-password-empty", after_each(forgot(), recovering, [empty])),
            ("forgot-password-mobile", after_each(forgot(), recovering, [mobile])),
            ("reset-password", linked()),
            ("reset-password-expired", after_each(linked(), recovering, [set])),
            (
                "change-password-forced",
                after_each(login, recovering, [submit("lantern_newcomer", "123456")]),
            ),
        ],
    ));
    scenes.extend(on(MEMBER, [("change-password", after_each(change, recovering, [twice_different]))]));
    scenes
}
