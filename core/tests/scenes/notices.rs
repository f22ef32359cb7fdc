//! Scenes of notices: the popup of a session, one of them, all of them.

use super::operator::sample;
use super::stage::{Answer, after_each, open, scene};
use super::{HOME, Scene, on};
use crate::support::ok;
use lumora_core::effect::HttpCall;
use lumora_core::event::{NoticesEvent, RouteEvent, UiEvent};
use serde_json::{Value, json};

/// The operator has popups.
fn greeting(call: &HttpCall) -> Answer {
    let notice = |id: &str, title: &str| {
        json!({ "id": id, "title": title, "noticeType": "PU",
            "content": "<p>All money here is play money: it can not be bought and can not be paid out.</p>",
            "publishedAt": "2026-11-20T01:02:03Z" })
    };
    if !call.url.starts_with("/wps/relay/MCSFE_getListAnnouncements") {
        return None;
    }
    let mut body: Value = serde_json::from_str(&sample(call)?.ok()?.body).ok()?;
    body["value"]["popup"] = json!([notice("p1", "Welcome to the sample site"), notice("p2", "A second word")]);
    Some(ok(body["value"].clone()))
}

pub fn scenes() -> Vec<Scene> {
    let acted = UiEvent::Notices(NoticesEvent::Acted);
    let at = |path: &str| UiEvent::Route(RouteEvent::Entered { path: path.into(), query: String::new() });
    let mut scenes = on(
        HOME,
        [
            ("notice", scene("/?modal=notice", false)),
            ("announcements", scene("/?modal=announcement", false)),
            ("notice-page", scene("/noticePage", false)),
            ("popup", after_each(open("/", false, greeting), greeting, [acted, at("/login"), at("/")])),
        ],
    );
    scenes.extend(on("notice-page", [("notice-gone", scene("/noticePage?id=gone", false))]));
    scenes
}
