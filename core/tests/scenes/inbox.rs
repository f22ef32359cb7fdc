//! Scenes of the messages to the member.

use super::stage::{Answer, after_each, open, path};
use super::{MEMBER, Scene, on};
use crate::support::inbox::{content, page};
use crate::support::{failed, ok};
use lumora_core::domain::message::MessageCategory;
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::testing::World;
use serde_json::{Value, json};

const INBOX: &str = "/?mc=messageV2";
const LIST: &str = "/wps/member/messages";

fn plain(call: &HttpCall) -> Answer {
    match path(call) {
        // What is marked stays so, and the others are unread.
        "/wps/member/messages/read" => {
            Some(ok(json!({ "unread": [{ "category": "SYSTEM", "count": 1 }, { "category": "PAYMENT", "count": 1 }] })))
        }
        _ => None,
    }
}

fn nothing(call: &HttpCall) -> Answer {
    (path(call) == LIST).then(|| ok(json!({ "content": [], "next": "", "unread": [] })))
}

fn broken(call: &HttpCall) -> Answer {
    path(call).starts_with(LIST).then_some(Err(Transport::Network))
}

fn unknown(call: &HttpCall) -> Answer {
    (path(call) == "/wps/member/messages/one").then(|| failed(404, "not_found", Value::Null))
}

fn refusing(call: &HttpCall) -> Answer {
    match path(call) {
        LIST => Some(ok(page(&content(), ""))),
        "/wps/member/messages/read" => Some(Err(Transport::Network)),
        _ => None,
    }
}

fn inbox(address: &str, own: fn(&HttpCall) -> Answer, events: impl IntoIterator<Item = InboxEvent>) -> World {
    after_each(open(address, true, own), own, events.into_iter().map(UiEvent::Inbox))
}

pub fn scenes() -> Vec<Scene> {
    use InboxEvent::{Category, DeletePicked, Pick, ReadPicked};
    let pick = |id: &str| Pick(id.to_owned());
    let at = |id: &str| [INBOX, "&item=", id].concat();
    on(
        MEMBER,
        [
            ("inbox", inbox(INBOX, plain, [])),
            ("inbox-picked", inbox(INBOX, plain, [pick("m5"), pick("m3")])),
            ("inbox-asking", inbox(INBOX, plain, [pick("m5"), pick("m3"), DeletePicked])),
            ("inbox-refused", inbox(INBOX, refusing, [pick("m3"), ReadPicked])),
            ("inbox-nothing", inbox(INBOX, nothing, [])),
            ("inbox-no-match", inbox(INBOX, nothing, [Category(Some(MessageCategory::FairPlay))])),
            ("inbox-failed", inbox(INBOX, broken, [])),
            ("message", inbox(&at("m3"), plain, [])),
            ("message-of-operator", inbox(&at("m5"), plain, [])),
            ("message-of-rates", inbox(&at("r1"), plain, [])),
            ("message-unknown", inbox(&at("zz"), unknown, [])),
        ],
    )
}
