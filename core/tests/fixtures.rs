//! Golden fixtures: every slice of a scene as the views get it, so that views can be worked on with no Rust and no server.
//!
//! A scene is played on the real core against a small sample operator. `UPDATE=1` writes the files; without it the test says
//! which file no longer tells the truth.
// A browser has no folder to write them to.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test fails loudly")]

mod scenes;
mod support;

use lumora_core::domain::field::{Field, FormName};
use lumora_core::domain::game::LobbyMode;
use lumora_core::effect::{HttpCall, Module};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Map, Value, json};
use std::path::PathBuf;
use std::rc::Rc;
use support::{failed, ok, operator, settle_with, submit};

const NAMES: [&str; 12] = [
    "Lantern Fortune",
    "Koi Reef Hunters",
    "Jade Roulette",
    "Crown of Nine",
    "Seven Pagodas",
    "Mega Draw 45",
    "Velvet Aces",
    "Tidal Sevens",
    "A Very Long Title That Has to Be Cut Somewhere",
    "Moonlit Harbour",
    "Paper Dragon",
    "Ember & Ash",
];
const ART: [&str; 7] = ["slots-1", "fish", "live", "slots-2", "cards", "lottery", "esports"];

fn dress(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(dress),
        Value::Object(fields) => {
            if let Some(number) =
                fields.get("nodeId").and_then(Value::as_str).and_then(|id| id[1..].parse::<usize>().ok())
            {
                fields.insert("gameName".into(), json!(NAMES[number % NAMES.len()]));
                fields.insert("vendorName".into(), json!(["Nova", "Ocean", "Pearl", "Luxor"][number % 4]));
                fields.insert("imageUrl".into(), json!(format!("/art/{}.svg", ART[number % ART.len()])));
            }
            if fields.contains_key("bannerId") {
                let second = fields["bannerId"] == "b2";
                fields.insert("url".into(), json!(if second { "/art/banner-2.svg" } else { "/art/banner-1.svg" }));
                fields.insert(
                    "title".into(),
                    json!(if second { "Night Market Draws" } else { "Friday Lantern Festival" }),
                );
                fields.insert(
                    "text".into(),
                    json!("Play any slot on Friday evening and collect lantern draws. Play money only."),
                );
                fields.insert("action".into(), json!(if second { "" } else { "See the rules" }));
            }
            for name in ["iconUrl", "imageUrl"] {
                if fields.get(name).and_then(Value::as_str).is_some_and(|url| url.starts_with("/cdn/")) {
                    fields.insert(name.into(), json!("/art/live.svg"));
                }
            }
            fields.values_mut().for_each(dress);
        }
        _ => {}
    }
}

fn sample(call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
    let reply = operator(call)?.ok()?;
    let mut body: Value = serde_json::from_str(&reply.body).ok()?;
    dress(&mut body);
    if call.url.starts_with("/wps/relay/GCSGAME_gameVendor") {
        let cards = body["value"]["categories"][0]["cards"].clone();
        let kinds = [
            ("RNG", "slots-1"),
            ("LIVE", "live"),
            ("SPORTS", "sports"),
            ("ESPORTS", "esports"),
            ("FISH", "fish"),
            ("PVP", "cards"),
        ];
        let category = |(kind, art): (&str, &str)| {
            let mut cards = cards.clone();
            cards.as_array_mut().unwrap().iter_mut().enumerate().for_each(|(place, card)| {
                card["gameType"] = json!(kind);
                card["imageUrl"] = json!(format!("/art/{art}.svg"));
                card["isHot"] = json!(place == 1);
            });
            json!({ "gameType": kind, "imageUrl": format!("/art/{art}.svg"), "gameCount": 346, "cards": cards })
        };
        let lotteries = body["value"]["categories"].as_array().unwrap().iter().filter(|it| it["gameType"] == "LOTT");
        let lotteries: Vec<Value> = lotteries.cloned().collect();
        body["value"]["categories"] = kinds.into_iter().map(category).chain(lotteries).collect();
    }
    Some(Ok(HttpReply { body: body.to_string(), ..reply }))
}

fn open(address: &str, member: bool, local: &[(&str, &str)]) -> World {
    let session = if member { [("token".to_owned(), "t".to_owned())].into() } else { Default::default() };
    let local = local.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    World::open(Setup { address: address.into(), session, local, ..Setup::default() })
}

fn scene(address: &str, member: bool) -> World {
    let mut world = open(address, member, &[]);
    settle_with(&mut world, sample);
    world
}

fn after(mut world: World, event: UiEvent) -> World {
    world.send(event);
    settle_with(&mut world, sample);
    world
}

fn with_status(number: u8, until: Value) -> World {
    let mut world = open("/", false, &[]);
    settle_with(&mut world, |call| {
        if !call.url.starts_with("/wps/system/status") {
            return sample(call);
        }
        let mut value = support::status();
        value["status"] = json!(number);
        value["until"] = until.clone();
        Some(ok(value))
    });
    world
}

fn refused_login(code: &'static str, status: u16, value: Value) -> World {
    let mut world = scene("/?modal=login", false);
    world.send(submit("lantern_member", "x"));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/session/login" => Some(failed(status, code, value.clone())),
        _ => sample(call),
    });
    world
}

fn lobby_with(address: &str, answer: impl Fn() -> Result<HttpReply, Transport>) -> World {
    let mut world = open(address, false, &[]);
    settle_with(&mut world, |call| match call.url.starts_with("/wps/relay/GCSGAME_gameList") {
        true => Some(answer()),
        false => sample(call),
    });
    world
}

fn offline() -> World {
    let mut world = open("/", false, &[]);
    settle_with(&mut world, |_| Some(Err(Transport::Network)));
    world
}

fn scenes() -> Vec<(&'static str, World)> {
    let empty = || ok(json!({ "games": [], "totalPages": 0, "totalElements": 0 }));
    let sign_out = UiEvent::Session(SessionEvent::SignOut);
    let retried = after(with_status(0, json!(null)), UiEvent::Home(HomeEvent::Retry));
    let mut arabic = open("/", true, &[("lang", "AR"), ("theme", "light")]);
    settle_with(&mut arabic, sample);
    vec![
        ("starting", open("/", false, &[])),
        ("unreachable", offline()),
        ("maintenance", with_status(1, json!("2026-11-21T12:00:00Z"))),
        ("blocked", with_status(2, json!(null))),
        ("home-visitor", retried),
        ("home-member", scene("/", true)),
        ("home-member-arabic", arabic),
        ("lobby", scene("/rng?pageNo=2", true)),
        ("lobby-hot", scene("/rng?type=hot", false)),
        ("lobby-no-match", lobby_with("/rng?name=zzz&minBet=0.75", empty)),
        ("lobby-nothing-yet", scene("/rng?page=recent", true)),
        ("lobby-login-needed", scene("/rng?page=recent", false)),
        ("lobby-failed", lobby_with("/rng", || Err(Transport::Timeout))),
        ("lobby-favourites", after(scene("/rng", true), UiEvent::Lobby(LobbyEvent::Mode(LobbyMode::Favourite)))),
        ("live", scene("/live", false)),
        ("game-list", scene("/live?modal=gameList&list=LIVE.V1", false)),
        ("rooms", scene("/pvp", false)),
        ("seamless", scene("/seamless", false)),
        ("sports-page", scene("/fbsports", true)),
        ("lottery", scene("/lottery", false)),
        ("home-showcase", after(scene("/", false), UiEvent::Showcase(ShowcaseEvent::Shown))),
        ("login", scene("/?modal=login", false)),
        ("login-page", scene("/login", false)),
        ("login-empty", after(scene("/?modal=login", false), submit("", ""))),
        ("login-captcha", refused_login("wrong_credentials", 401, json!({ "captcha": true }))),
        ("login-wait", refused_login("too_many_requests", 429, json!({ "retryAfter": 90 }))),
        ("login-resume", after(scene("/", false), UiEvent::Game(GameEvent::Play("n3".into())))),
        ("register", registration(&[])),
        ("register-every-field", registration_with("/?modal=register", every_field(), &[])),
        ("register-mistakes", registration(&mistakes())),
        ("register-strength", registration(&[typed(Field::Password, "lantern1987")])),
        ("register-captcha", registration_with("/?modal=register", with_captcha(), &[])),
        ("register-mobile", registration(&[RegisterEvent::Tab(RegisterTab::Mobile)])),
        ("register-code-sent", registration(&code_sent())),
        ("register-countries", countries()),
        ("register-refused", refused_registration()),
        ("register-failed", failed_rules()),
        ("register-closed", closed_registration()),
        ("notice", scene("/?modal=notice", false)),
        ("announcements", scene("/?modal=announcement", false)),
        ("notice-page", scene("/noticePage", false)),
        ("notice-gone", scene("/noticePage?id=gone", false)),
        ("popup", popup()),
        ("help", scene("/help", false)),
        ("help-article", scene("/help?topic=deposit", false)),
        ("help-embedded", scene("/helpmc?topic=browsers", false)),
        ("help-search", scene("/help?search=deposit", false)),
        ("help-no-match", scene("/help?search=zzz", false)),
        ("help-gone", scene("/help?topic=gone", false)),
        ("help-feedback", scene("/help?topic=feedback", false)),
        ("help-feedback-mistakes", feedback(false)),
        ("help-feedback-sent", feedback(true)),
        ("help-affiliate", scene("/help?topic=affiliate", false)),
        ("sign-out", after(scene("/", true), sign_out)),
        (
            "game",
            after(
                scene("/game?gameType=RNG&vassalage=V1&nodeId=n1", true),
                UiEvent::Launch(LaunchEvent::Message(GameMessage::Ready)),
            ),
        ),
        ("game-failed", scene("/game", true)),
        ("not-found", scene("/nowhere", false)),
        ("centre-not-built", scene("/?mc=depositv2", true)),
    ]
}

/// Feedback that breaks every rule, or that arrived.
fn feedback(sound: bool) -> World {
    let mut world = scene("/help?topic=feedback", false);
    let values = if sound { ("game", "The reels of a game stood still.") } else { ("", "Short") };
    for (part, value) in [(PartName::QuestionType, values.0), (PartName::Content, values.1)] {
        world =
            after(world, UiEvent::Help(HelpEvent::Typed { letter: LetterName::Feedback, part, value: value.into() }));
    }
    after(world, UiEvent::Help(HelpEvent::Send(LetterName::Feedback)))
}

/// A page that a popup greets.
fn popup() -> World {
    let notices = |call: &HttpCall| {
        let mut body: Value = serde_json::from_str(&sample(call)?.ok()?.body).ok()?;
        if call.url.starts_with("/wps/relay/MCSFE_getListAnnouncements") {
            let notice = |id: &str, title: &str| {
                json!({ "id": id, "title": title, "noticeType": "PU",
                "content": "<p>All money here is play money: it can not be bought and can not be paid out.</p>",
                "publishedAt": "2026-11-20T01:02:03Z" })
            };
            body["value"]["popup"] = json!([notice("p1", "Welcome to the sample site"), notice("p2", "A second word")]);
        }
        Some(ok(body["value"].clone()))
    };
    let mut world = open("/", false, &[]);
    settle_with(&mut world, notices);
    world
}

fn typed(field: Field, value: &str) -> RegisterEvent {
    RegisterEvent::Typed { field, value: Secret::new(value) }
}

fn registration(events: &[RegisterEvent]) -> World {
    registration_with("/?modal=register", support::register_settings(), events)
}

/// A registration form with these settings, after these events.
fn registration_with(address: &str, settings: Value, events: &[RegisterEvent]) -> World {
    let answer = |call: &HttpCall| match call.url.as_str() {
        "/wps/system/setting/register" => Some(ok(settings.clone())),
        _ => sample(call),
    };
    let mut world = World::open(Setup {
        address: address.into(),
        meter: Some(Rc::new(lumora_strength::Meter)),
        ..Setup::default()
    });
    settle_with(&mut world, answer);
    world.load(Module::Strength, true);
    for event in events {
        world.send(UiEvent::Register(event.clone()));
        settle_with(&mut world, answer);
    }
    world
}

fn every_field() -> Value {
    let mut settings = support::register_settings();
    for field in Field::ALL {
        settings["fields"][field.name()] = support::rule("*", "", 2, 40, *field == Field::PayeeName);
    }
    settings["minimumAge"] = json!(21);
    settings
}

fn with_captcha() -> Value {
    let mut settings = support::register_settings();
    settings["captcha"] = json!(true);
    settings
}

fn submit_registration(password: &str) -> RegisterEvent {
    RegisterEvent::Submit {
        password: Secret::new(password),
        confirm_password: Secret::new(password),
        payment_password: Secret::default(),
        verification_code: Secret::default(),
        captcha: Secret::default(),
    }
}

fn mistakes() -> [RegisterEvent; 3] {
    [typed(Field::Username, "1st"), typed(Field::Email, "nobody@nowhere"), submit_registration("short")]
}

fn code_sent() -> [RegisterEvent; 3] {
    let get_code = RegisterEvent::GetCode { captcha: Secret::default() };
    [RegisterEvent::Tab(RegisterTab::Mobile), typed(Field::MobileNum, "912345678"), get_code]
}

fn countries() -> World {
    let names = [("VN", "Vietnam"), ("KH", "Cambodia"), ("TH", "Thailand")];
    let names = names.iter().map(|(code, name)| ((*code).to_owned(), (*name).to_owned())).collect();
    let world = registration(&[RegisterEvent::Tab(RegisterTab::Mobile)]);
    let world = after(world, UiEvent::Country(CountryEvent::Names(names)));
    after(world, UiEvent::Country(CountryEvent::Toggle(FormName::Register)))
}

fn refused_registration() -> World {
    let mut world = registration(&[typed(Field::Username, "lantern"), RegisterEvent::Consent(true)]);
    world.send(UiEvent::Register(submit_registration("Harbour-Lights-77")));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/member/register" => Some(failed(409, "username_taken", json!(null))),
        _ => sample(call),
    });
    world
}

fn failed_rules() -> World {
    let mut world = open("/?modal=register", false, &[]);
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/system/setting/register" => Some(Err(Transport::Timeout)),
        _ => sample(call),
    });
    world
}

fn closed_registration() -> World {
    let mut world = open("/?modal=register", false, &[]);
    settle_with(&mut world, |call| {
        if !call.url.starts_with("/wps/system/status") {
            return sample(call);
        }
        let mut value = support::status();
        value["info"]["whitelabel"] = json!({ "USERNAMEREG3": true });
        Some(ok(value))
    });
    world
}

fn golden(world: &World) -> String {
    let mut fixture = Map::new();
    fixture.insert("location".into(), json!(world.address()));
    for slice in Slice::ALL {
        fixture.insert(slice.name().into(), world.slice(slice));
    }
    let mut text = serde_json::to_string_pretty(&Value::Object(fixture)).unwrap();
    text.push('\n');
    text
}

#[test]
fn the_golden_fixtures_tell_the_truth() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/src/core/fixtures");
    let update = std::env::var("UPDATE").is_ok();
    let mut stale = Vec::new();
    for (name, world) in scenes().into_iter().chain(scenes::all(sample)) {
        let path = folder.join(name).with_extension("json");
        let new = golden(&world);
        if update {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &new).unwrap();
        } else if std::fs::read_to_string(&path).unwrap_or_default() != new {
            stale.push(name);
        }
    }
    assert!(
        stale.is_empty(),
        "fixtures {stale:?} are out of date; run: UPDATE=1 cargo test -p lumora-core --test fixtures"
    );
}
