//! Scenes of what the operator names round the screens: side bar, footer, chat room, download page; all of it, and none.

use super::stage::{Answer, after_each, open, path};
use super::{HOME, Scene, on};
use crate::support::{failed, ok, status};
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
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
        "text": "Somebody answers day and night, mostly within two minutes." });
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
        "/wps/system/onlineService" => Some(failed(503, "unavailable", Value::Null)),
        _ => None,
    }
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
    let mut scenes = on(
        HOME,
        [
            ("home-all-named", open("/", false, full)),
            ("home-nothing-named", open("/", false, bare)),
            ("chat-room", chat_room()),
            ("download", open("/down", false, full)),
        ],
    );
    scenes.extend(on("chat-room", [("chat-room-failed", after_each(chat_room(), full, [online]))]));
    scenes.extend(on(
        "download",
        [
            ("download-android", open("/down?os=android", false, full)),
            ("download-none", open("/down", false, bare)),
        ],
    ));
    scenes
}
