//! Scenes of the page that an invitation leads to.

use super::open_site::{full, open_site};
use super::stage::{Answer, open};
use super::{HOME, MEMBER, Scene, on};
use crate::support::ok;
use lumora_core::effect::HttpCall;
use serde_json::json;

fn closed(call: &HttpCall) -> Answer {
    if !call.url.starts_with("/wps/system/status") {
        return full(call);
    }
    let mut value = open_site();
    value["info"]["register"]["enabled"] = json!(false);
    Some(ok(value))
}

pub fn scenes() -> Vec<Scene> {
    let mut scenes = on(HOME, [("referral", open("/join", false, full))]);
    scenes.extend(on("referral", [("referral-closed", open("/join", false, closed))]));
    scenes.extend(on(MEMBER, [("referral-member", open("/join", true, full))]));
    scenes
}
