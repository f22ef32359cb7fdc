//! The origins that serve a part of the site: pictures and the pages of games (sections 3 and 9), each with the way back to the
//! operator's own; and the script that counts visits, which nothing loads before the visitor has agreed.

use crate::support::{member_at, operator, settle_with, status};
use lumora_core::effect::{Effect, StorageArea};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

/// A page of an operator whose settings differ by these; what was kept of earlier visits beside it.
fn page(address: &str, token: bool, info: &Value, local: &[(&str, &str)]) -> World {
    let session = token.then(|| ("token".to_owned(), "t".to_owned())).into_iter().collect();
    let local = local.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let mut world = World::open(Setup { address: address.into(), session, local, ..Setup::default() });
    settle(&mut world, info);
    world
}

fn settle(world: &mut World, info: &Value) {
    settle_with(world, |call| {
        if !call.url.starts_with("/wps/system/status") {
            return operator(call);
        }
        let mut value = status();
        for (name, setting) in info.as_object().unwrap() {
            value["info"][name] = setting.clone();
        }
        Some(crate::support::ok(value))
    });
}

fn picture(world: &World) -> String {
    world.at(Slice::Layout, "/nav/1/vendors/0/icon").as_str().expect("a picture").to_owned()
}

#[test]
fn pictures_come_from_one_of_the_operators_origins_and_from_the_site_where_it_does_not_answer() {
    let cdns = json!({ "imageCdns": ["https://img1.example", "https://img2.example"] });
    let mut world = page("/", false, &cdns, &[]);
    let first = picture(&world);
    let origin = &first[..first.find("/cdn/").expect("a path")];
    assert!(["https://img1.example", "https://img2.example"].contains(&origin), "{first}");
    let failed = |origin: &str| UiEvent::PictureOrigin(PictureOriginEvent::Failed(origin.to_owned()));
    for other in ["https://elsewhere.example", ""] {
        world.send(failed(other));
        assert_eq!(picture(&world), first, "{other:?} serves no picture of the site");
    }
    world.send(failed(origin));
    assert_eq!(picture(&world), first[origin.len()..], "the site itself has them all");
}

#[test]
fn the_pick_of_an_origin_differs_from_visitor_to_visitor() {
    let cdns = json!({ "imageCdns": ["https://img1.example", "https://img2.example"] });
    let picked = |seed| {
        let mut world = World::open(Setup { seed, ..Setup::default() });
        settle(&mut world, &cdns);
        picture(&world)
    };
    let all: std::collections::BTreeSet<String> = (0..20).map(picked).collect();
    assert_eq!(all.len(), 2, "{all:?}");
}

#[test]
fn a_game_starts_from_one_of_the_operators_origins_and_in_the_end_from_its_suppliers_own() {
    const OWN: &str = "http://127.0.0.1:8081";
    let cdns = json!({ "launchGameCdns": ["https://play1.example", "https://play2.example"] });
    let mut world = page("/game?gameType=RNG&vassalage=V1&nodeId=n1", true, &cdns, &[]);
    let mut seen = Vec::new();
    for _ in 0..3 {
        let origin = world.at(Slice::Game, "/origin").as_str().expect("an origin").to_owned();
        assert_eq!(world.at(Slice::Game, "/url"), format!("{origin}/play/g1#ticket=t"));
        assert!(!seen.contains(&origin), "{origin} did not answer before");
        seen.push(origin);
        world.wait(20_001);
        settle(&mut world, &cdns);
    }
    assert_eq!(seen[2], OWN);
    assert_eq!(world.at(Slice::Game, "/origin"), OWN, "there is nothing else to try: the game may be slow");
}

#[test]
fn a_game_that_is_ready_stays_where_it_is() {
    let cdns = json!({ "launchGameCdns": ["https://play1.example"] });
    let mut world = page("/game?gameType=RNG&vassalage=V1&nodeId=n1", true, &cdns, &[]);
    world.send(UiEvent::Launch(LaunchEvent::Message(GameMessage::Ready)));
    settle(&mut world, &cdns);
    world.wait(60_000);
    settle(&mut world, &cdns);
    assert_eq!(world.at(Slice::Game, "/origin"), "https://play1.example");
    assert_eq!(world.at(Slice::Game, "/ready"), true);
    assert_eq!(
        member_at("/game?gameType=RNG&vassalage=V1&nodeId=n1").at(Slice::Game, "/origin"),
        "http://127.0.0.1:8081"
    );
}

const SCRIPT: &str = "https://stats.example/x.js";
const KEY: &str = "analyticsConsent";

fn counted() -> Value {
    json!({ "analytics": "LUM-7", "analyticsScript": SCRIPT })
}

fn send_event(world: &mut World, event: AnalyticsConsentEvent) {
    world.send(UiEvent::AnalyticsConsent(event));
}

fn consent(world: &World) -> (Value, Value, Value) {
    let at = |pointer| world.at(Slice::AnalyticsConsent, pointer);
    (at("/offered"), at("/asks"), at("/script"))
}

#[test]
fn without_id_and_script_nothing_is_asked_or_loaded() {
    for info in [
        json!({}),
        json!({ "analytics": "LUM-7" }),
        json!({ "analyticsScript": SCRIPT }),
        json!({ "analytics": "LUM-7", "analyticsScript": "javascript:alert(1)" }),
    ] {
        let mut world = page("/", false, &info, &[(KEY, "yes https://stats.example")]);
        assert_eq!(consent(&world), (json!(false), json!(false), Value::Null), "{info}");
        send_event(&mut world, AnalyticsConsentEvent::Answer(true));
        assert_eq!(consent(&world), (json!(false), json!(false), Value::Null), "{info}");
    }
}

#[test]
fn the_script_loads_once_somebody_has_agreed_and_the_answer_is_kept_for_its_origin() {
    let mut world = page("/", false, &counted(), &[]);
    assert_eq!(consent(&world), (json!(true), json!(true), Value::Null), "silence is no consent");
    assert_eq!(world.at(Slice::AnalyticsConsent, "/host"), "stats.example");
    send_event(&mut world, AnalyticsConsentEvent::Answer(true));
    let script = json!({ "src": SCRIPT, "id": "LUM-7" });
    assert_eq!(consent(&world), (json!(true), json!(false), script.clone()));
    let kept = world.local.get(KEY).cloned().expect("kept");
    let again = page("/", false, &counted(), &[(KEY, &kept)]);
    assert_eq!(consent(&again), (json!(true), json!(false), script));
    let other = json!({ "analytics": "LUM-7", "analyticsScript": "https://other.example/x.js" });
    let moved = page("/", false, &other, &[(KEY, &kept)]);
    assert_eq!(consent(&moved), (json!(true), json!(true), Value::Null), "another origin is asked for anew");
    let damaged = page("/", false, &counted(), &[(KEY, "perhaps https://stats.example")]);
    assert_eq!(consent(&damaged), (json!(true), json!(true), Value::Null));
}

#[test]
fn refusing_is_kept_as_well_and_either_answer_can_be_changed() {
    let mut world = page("/rng?type=hot", false, &counted(), &[]);
    send_event(&mut world, AnalyticsConsentEvent::Answer(false));
    assert_eq!(consent(&world), (json!(true), json!(false), Value::Null));
    let stored = world
        .take_effects()
        .into_iter()
        .any(|effect| matches!(effect, Effect::Store { area: StorageArea::Local, key, value: Some(_) } if key == KEY));
    assert!(stored || world.local.contains_key(KEY), "the answer is remembered");
    assert!(!leaves(&mut world), "nothing was loaded that a new page would have to end");
    send_event(&mut world, AnalyticsConsentEvent::Ask);
    assert_eq!(consent(&world).1, true);
    send_event(&mut world, AnalyticsConsentEvent::Answer(true));
    assert_eq!(consent(&world).2["id"], "LUM-7");
    world.take_effects();
    send_event(&mut world, AnalyticsConsentEvent::Ask);
    assert_eq!(consent(&world).2["id"], "LUM-7", "the question alone changes nothing");
    send_event(&mut world, AnalyticsConsentEvent::Answer(false));
    assert_eq!(consent(&world), (json!(true), json!(false), Value::Null));
    assert!(leaves(&mut world), "what the script has begun ends with the page");
}

/// Whether the page is loaded anew.
fn leaves(world: &mut World) -> bool {
    let address = world.address().to_owned();
    world.take_effects().into_iter().any(|effect| effect == Effect::Leave(address.clone()))
}
