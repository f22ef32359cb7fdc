//! Scenes of what the operator names round the screens: side bar, footer, chat room, download page; all of it, and none.

use super::stage::{Answer, after_each, open, path};
use super::{HOME, Scene, on};
use crate::support::{failed, ok, status};
use lumora_core::effect::HttpCall;
use lumora_core::event::{Transport, *};
use serde_json::{Value, json};

fn resource(kind: &str, label: &str, url: &str) -> Value {
    json!({ "resourceType": kind, "label": label, "imageUrl": "/art/live.svg", "url": url })
}

fn named() -> Value {
    let mut value = status();
    let service = |kind, title, path| json!({ "csType": kind, "title": title, "path": path });
    value["info"]["customerService"] = json!([
        service("LIVECHAT", "Live chat", ""),
        service("MESSENGER", "Messenger", "https://m.me/lumora"),
        service("TELEGRAM", "Telegram", "https://t.me/lumora"),
        service("VIBER", "Viber with a name that is far too long for one line of a panel", "viber://chat?number=84"),
        service("WHATSAPP", "WhatsApp", "https://wa.me/84"),
        service("LINE", "LINE", "https://line.me/lumora"),
        service("ZALO", "Zalo", "https://zalo.me/lumora"),
        service("EMAIL", "E-mail", "mailto:help@lumora.example"),
        service("PHONE", "Telephone", "tel:+84901234567"),
    ]);
    value["info"]["chatRoom"] = json!({ "headerColour": "#3f31b4", "title": "Lantern desk",
        "text": "Have your account name at hand; nobody here will ask for your password." });
    let vendors = (1..=14)
        .map(|number| json!({ "resourceType": "VENDOR_LOGO", "label": format!("Vendor {number}"), "imageUrl": "" }));
    let mut resources = vec![
        resource("IOS", "iOS app", "/down?os=ios"),
        resource("IOS_CONFIG", "iOS lite app", "/wps/system/app/lumora.mobileconfig"),
        resource("ANDROID", "Android app", "https://files.example/lumora.apk"),
        resource("LICENSE", "Malta MGA", ""),
        resource("LICENSE", "British Virgin Islands", "https://licence.example/bvi"),
        resource("LICENSE", "Philippines PAGCOR", ""),
        resource("BROWSER", "Chrome", "https://www.google.com/chrome/"),
        resource("BROWSER", "Safari", "https://www.apple.com/safari/"),
        resource("HELP", "About us", "/help?topic=about"),
        resource("HELP", "Terms and rules", "/help?topic=terms"),
    ];
    resources.extend(vendors);
    value["info"]["resources"] = json!(resources);
    value
}

fn full(call: &HttpCall) -> Answer {
    match path(call) {
        "/wps/system/status" => Some(ok(named())),
        "/wps/support/conversation" => Some(ok(json!({ "hours": hours(), "conversation": null }))),
        _ => None,
    }
}

/// Somebody else's service holds the conversations.
fn elsewhere(call: &HttpCall) -> Answer {
    match path(call) {
        "/wps/system/status" => {
            let mut value = named();
            value["info"]["onlineService"] = json!(true);
            Some(ok(value))
        }
        "/wps/system/onlineService" => Some(failed(503, "unavailable", Value::Null)),
        _ => None,
    }
}

/// Somebody answers at every time.
fn hours() -> Value {
    json!({ "utcOffset": 420, "spans": [{ "from": 0, "until": 10_080 }] })
}

fn closed_hours() -> Value {
    json!({ "utcOffset": 420, "spans": [{ "from": 540, "until": 600 }] })
}

fn chat_message(number: u32, sender: &str, text: &str, sent_at: &str) -> Value {
    let author = if sender == "operator" { "Mai" } else { "" };
    json!({ "number": number, "sender": sender, "author": author, "clientId": format!("m{number}"), "text": text,
        "sentAt": sent_at })
}

fn messages() -> Value {
    let mut taken_over = chat_message(4, "system", "", "2026-11-21T07:58:10Z");
    taken_over["code"] = json!("taken_over");
    taken_over["author"] = json!("Linh");
    json!([
        chat_message(1, "member", "My deposit of yesterday is missing.\nIt was made at 21:40.", "2026-11-20T15:02:03Z"),
        chat_message(2, "operator", "Good day, I am looking into it.", "2026-11-21T07:55:00Z"),
        chat_message(3, "member", "Thank you", "2026-11-21T07:56:30Z"),
        taken_over,
        chat_message(
            5,
            "operator",
            "The bank has sent it on to us just now. It is in your wallet with the reference https://bank.example/a-very-long-reference-without-a-break-0123456789.",
            "2026-11-21T07:59:00Z"
        ),
    ])
}

fn conversation(state: &str) -> Value {
    json!({ "id": "c1", "state": state, "operator": "Linh", "lastNumber": 5, "unread": 0, "operatorRead": 3, "typing": state == "taken" })
}

/// Members of a high rank have a host of their own.
fn hosted(call: &HttpCall) -> Answer {
    if path(call) != "/wps/system/status" {
        return full(call);
    }
    let mut value = named();
    if let Some(services) = value["info"]["customerService"].as_array_mut() {
        services.push(json!({ "csType": "VIP", "title": "Your host", "path": "" }));
    }
    Some(ok(value))
}

fn talking(state: &'static str) -> impl Fn(&HttpCall) -> Answer {
    move |call| match path(call) {
        "/wps/support/conversation" => {
            Some(ok(json!({ "hours": closed_hours(), "conversation": conversation(state) })))
        }
        "/wps/support/messages" if call.url.contains('?') => Some(ok(json!({ "messages": messages(), "more": true }))),
        "/wps/support/messages" => Some(Err(Transport::Network)),
        _ => hosted(call),
    }
}

fn waiting(call: &HttpCall) -> Answer {
    match path(call) {
        "/wps/support/conversation" => {
            let it = json!({ "id": "c1", "state": "waiting", "queuePlace": 3, "lastNumber": 1 });
            Some(ok(json!({ "hours": hours(), "conversation": it })))
        }
        "/wps/support/messages" => {
            let first = chat_message(1, "member", "Hello", "2026-11-21T07:59:00Z");
            Some(ok(json!({ "messages": [first], "more": false })))
        }
        _ => hosted(call),
    }
}

/// The operator counts visits, and nobody has answered yet.
fn counted(call: &HttpCall) -> Answer {
    if path(call) != "/wps/system/status" {
        return full(call);
    }
    let mut value = named();
    value["info"]["analytics"] = json!("LUM-7");
    value["info"]["analyticsScript"] = json!("https://stats.example/visits.js");
    Some(ok(value))
}

fn bare(call: &HttpCall) -> Answer {
    if !call.url.starts_with("/wps/system/status") {
        return None;
    }
    let mut value = status();
    value["info"]["customerService"] = json!([]);
    value["info"]["resources"] = json!([]);
    Some(ok(value))
}

pub fn scenes() -> Vec<Scene> {
    let online = UiEvent::Support(SupportEvent::Online);
    let chat_room = || open("/?modal=chatRoom", false, full);
    let elsewhere_room = || open("/?modal=chatRoom", false, elsewhere);
    let talk = |state| open("/?modal=chatRoom", true, talking(state));
    let say = |text: &str| [UiEvent::Chat(ChatEvent::Typed(text.into())), UiEvent::Chat(ChatEvent::Send)];
    let mut scenes = on(
        HOME,
        [
            ("home-all-named", open("/", false, full)),
            ("home-nothing-named", open("/", false, bare)),
            ("home-visits-counted", open("/", false, counted)),
            ("chat-room", chat_room()),
            ("download", open("/down", false, full)),
        ],
    );
    let rated = [UiEvent::Chat(ChatEvent::Stars(4)), UiEvent::Chat(ChatEvent::Comment("Quick and kind".into()))];
    scenes.extend(on(
        "chat-room",
        [
            ("chat-room-elsewhere", elsewhere_room()),
            ("chat-room-failed", after_each(elsewhere_room(), elsewhere, [online])),
            ("chat-room-waiting", open("/?modal=chatRoom", true, waiting)),
            ("chat-room-talk", talk("taken")),
            ("chat-room-not-sent", after_each(talk("taken"), talking("taken"), say("Is it there now?"))),
            ("chat-room-closed", after_each(talk("closed"), talking("closed"), rated)),
        ],
    ));
    scenes.extend(on(
        "download",
        [("download-android", open("/down?os=android", false, full)), ("download-none", open("/down", false, bare))],
    ));
    scenes
}
