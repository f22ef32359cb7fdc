//! The site around whoever is there: its language and wording, a newer build, the links of the operator.

use crate::support::*;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::json;

#[test]
fn the_language_changes_at_once_and_the_server_words_follow() {
    let mut world = visitor_at("/rng");
    world.send(UiEvent::Site(SiteEvent::Language("AR".into())));
    assert_eq!(world.at(Slice::Site, "/language/dir"), "rtl");
    assert_eq!(world.local["lang"], "AR");
    assert!(world.call("/wps/system/language").is_some());
    let vendors = world.call("/wps/relay/GCSGAME_gameVendor").unwrap();
    assert!(vendors.headers.iter().any(|(name, value)| *name == "Language" && value.reveal() == "AR"));
    world.send(UiEvent::Site(SiteEvent::Language("XX".into())));
    assert_eq!(world.at(Slice::Site, "/language/code"), "AR");
    settle(&mut world);
    assert_eq!(count(&world, Method::Get, "/wps/system/status"), 0);
}

#[test]
fn the_operators_wording_shows_in_its_own_language_only() {
    let worded = |call: &HttpCall| match call.url.split('?').next() {
        Some("/wps/system/status") => {
            let language = call.headers.iter().find(|(name, _)| *name == "Language").unwrap().1.reveal();
            let texts = json!([{ "key": "nav-home", "text": format!("Lantern {language}") }]);
            let mut value = status();
            value["info"]["brandTexts"] = json!({ "language": language, "texts": texts });
            Some(ok(value))
        }
        _ => operator(call),
    };
    let mut world = World::open(Setup::default());
    settle_with(&mut world, worded);
    assert_eq!(world.at(Slice::Site, "/brandTexts"), json!([{ "key": "nav-home", "text": "Lantern EN" }]));
    world.send(UiEvent::Site(SiteEvent::Language("KM".into())));
    assert_eq!(world.at(Slice::Site, "/brandTexts"), json!([]));
    settle_with(&mut world, worded);
    assert_eq!(world.at(Slice::Site, "/brandTexts/0/text"), "Lantern KM");
}

#[test]
fn an_address_with_a_language_shows_it_and_keeps_it() {
    let local = [("lang".into(), "EN".into())].into();
    let mut world = World::open(Setup { local, address: "/?lang=AR".into(), ..Setup::default() });
    settle(&mut world);
    assert_eq!(world.at(Slice::Site, "/language/code"), "AR");
    assert_eq!(world.local["lang"], "AR");
    let mut world = World::open(Setup { address: "/?lang=XX".into(), ..Setup::default() });
    settle(&mut world);
    assert_eq!(world.at(Slice::Site, "/language/code"), "EN");
    assert!(!world.local.contains_key("lang"));
}

#[test]
fn a_newer_build_is_offered_until_the_visitor_says_no_and_loaded_only_on_yes() {
    let mut world = visitor_at("/");
    let send_event = |world: &mut World, event| world.send(UiEvent::Site(SiteEvent::AppUpdate(event)));
    assert_eq!(world.at(Slice::Site, "/appUpdate"), json!(null));
    send_event(&mut world, AppUpdateEvent::Ready);
    assert_eq!(world.at(Slice::Site, "/appUpdate"), "ready");
    send_event(&mut world, AppUpdateEvent::PutOff);
    assert_eq!(world.at(Slice::Site, "/appUpdate"), json!(null));
    assert_eq!(world.updates_loaded, 0);
    send_event(&mut world, AppUpdateEvent::ChunkMissing);
    send_event(&mut world, AppUpdateEvent::Ready);
    assert_eq!(world.at(Slice::Site, "/appUpdate"), "chunkMissing");
    send_event(&mut world, AppUpdateEvent::Accept);
    assert_eq!(world.updates_loaded, 1);
}

#[test]
fn unsafe_links_of_the_operator_do_not_show_and_vip_service_is_for_vips() {
    let visitor = visitor_at("/");
    let kinds = |world: &World| -> Vec<String> {
        let links = world.at(Slice::Footer, "/support");
        links.as_array().unwrap().iter().map(|it| it["kind"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(kinds(&visitor), ["LIVECHAT"]);
    assert_eq!(kinds(&member_at("/")), ["VIP"]);
}
