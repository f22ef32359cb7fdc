//! Reaching the operator: customer service by rank, the online service and its popup window, the chat room; the download
//! page; what comes and goes with resources (sections 2, 3, 6, 7 and 8).
use crate::support::*;
use lumora_core::domain::contact;
use lumora_core::effect::{HttpCall, Popup};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

const ONLINE: &str = "/wps/system/onlineService";

fn services() -> Value {
    json!([
        { "csType": "LIVECHAT", "title": "Live chat", "path": "" },
        { "csType": "VIP", "title": "Your host", "path": "https://vip.example" },
        { "csType": "TELEGRAM", "title": "Telegram", "path": "tg://resolve?domain=lumora" },
        { "csType": "MESSENGER", "title": "Messenger", "path": "https://m.me/lumora" },
        { "csType": "EMAIL", "title": "Mail", "path": "mailto:help@lumora.example" },
        { "csType": "LINE", "title": "Evil", "path": "javascript:alert(1)" },
        { "csType": "ZALO", "title": "Help", "path": "/help" },
    ])
}

fn resource(kind: &str, url: &str) -> Value {
    json!({ "resourceType": kind, "label": kind, "imageUrl": "/cdn/art/a.svg", "url": url })
}

/// A site whose status says this of its info.
struct Site {
    info: Value,
    rank: u32,
}

impl Site {
    fn with(info: Value) -> Site {
        Site { info, rank: 0 }
    }

    fn answer(&self, call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
        if call.url.starts_with("/wps/system/status") {
            let mut value = status();
            for (name, part) in self.info.as_object().unwrap() {
                value["info"][name] = part.clone();
            }
            return Some(ok(value));
        }
        if call.url == "/wps/member/info" {
            return Some(ok(json!({ "id": "m1", "account": "lantern", "type": 0,
                "clubLabel": { "labelName": "Silk", "rankLevel": self.rank } })));
        }
        operator(call)
    }

    fn open(&self, setup: Setup) -> World {
        let mut world = World::open(setup);
        settle_with(&mut world, |call| self.answer(call));
        world
    }

    fn at(&self, address: &str) -> World {
        self.open(Setup { address: address.into(), ..Setup::default() })
    }

    fn member_at(&self, address: &str) -> World {
        let session = [("token".to_owned(), "t".to_owned())].into();
        self.open(Setup { address: address.into(), session, ..Setup::default() })
    }
}

fn served() -> Site {
    Site::with(json!({ "customerService": services(), "onlineService": true }))
}

fn titles(world: &World, pointer: &str) -> Vec<String> {
    let list = world.at(Slice::Footer, pointer);
    list.as_array().unwrap().iter().map(|it| it["title"].as_str().unwrap().to_owned()).collect()
}

fn online(world: &mut World, path_list: Value) {
    let call_id = call_id(world, ONLINE);
    world.answer(call_id, ok(json!({ "pathList": path_list })));
}

fn send_event(world: &mut World, event: SupportEvent) {
    world.send(UiEvent::Support(event));
}

fn conversation(world: &World) -> Value {
    world.at(Slice::ChatRoom, "/conversation")
}

#[test]
fn every_kind_of_link_says_what_following_it_does_and_none_runs_a_script() {
    let world = served().at("/");
    let links = world.at(Slice::Footer, "/support");
    let ways: Vec<_> = links
        .as_array()
        .unwrap()
        .iter()
        .map(|it| (it["kind"].as_str().unwrap(), it["way"].as_str().unwrap()))
        .collect();
    assert_eq!(
        ways,
        [
            ("LIVECHAT", "online"),
            ("TELEGRAM", "program"),
            ("MESSENGER", "window"),
            ("EMAIL", "program"),
            ("ZALO", "page")
        ]
    );
    assert_eq!(links[0]["open"], json!({ "support": "online" }));
    assert!(!links.to_string().contains("javascript"));
}

#[test]
fn a_rank_above_four_is_served_by_the_vip_service_and_all_others_by_live_chat() {
    for (rank, first, refused) in [(4, "Live chat", "Your host"), (5, "Your host", "Live chat")] {
        let world = Site { rank, ..served() }.member_at("/");
        let titles = titles(&world, "/support");
        assert!(titles.contains(&first.to_owned()) && !titles.contains(&refused.to_owned()), "{rank}: {titles:?}");
        assert_eq!(world.at(Slice::ChatRoom, "/first/title"), first);
        assert_eq!(world.at(Slice::Session, "/support/title"), first);
    }
}

#[test]
fn logging_out_takes_the_vip_service_away() {
    let site = Site { rank: 9, ..served() };
    let mut world = site.member_at("/");
    world.send(UiEvent::Session(SessionEvent::SignOut));
    let key = world.at(Slice::Dialogs, "/top/key").as_u64().unwrap();
    world.send(UiEvent::Dialog(DialogEvent::Enter(u32::try_from(key).unwrap())));
    settle_with(&mut world, |call| site.answer(call));
    assert!(!titles(&world, "/support").contains(&"Your host".to_owned()));
}

#[test]
fn the_window_opens_at_the_press_and_is_led_to_the_decoded_entry_of_type_three() {
    let mut world = served().at("/rng");
    send_event(&mut world, SupportEvent::Online);
    assert_eq!(world.popups, [Popup::Open], "before any answer");
    online(
        &mut world,
        json!([
            { "type": 1, "path": contact::encode("https://app.example") },
            { "type": 3, "path": contact::encode("https://chat.example/?name=ល") },
        ]),
    );
    assert_eq!(world.popups, [Popup::Open, Popup::Lead("https://chat.example/?name=ល".into())]);
    assert_eq!(world.at(Slice::Dialogs, "/top"), Value::Null);
}

#[test]
fn a_second_press_opens_no_second_window() {
    let mut world = served().at("/");
    send_event(&mut world, SupportEvent::Online);
    send_event(&mut world, SupportEvent::Online);
    assert_eq!((world.popups.len(), world.calls.len()), (1, 1));
}

#[test]
fn when_the_call_fails_the_window_closes_the_error_is_told_and_the_next_try_works() {
    for outcome in [
        Err(Transport::Network),
        Err(Transport::Timeout),
        failed(503, "unavailable", Value::Null),
        failed(429, "too_many_requests", Value::Null),
        ok(json!("rubbish")),
    ] {
        let mut world = served().at("/");
        send_event(&mut world, SupportEvent::Online);
        let call_id = call_id(&world, ONLINE);
        world.answer(call_id, outcome);
        assert_eq!(world.popups, [Popup::Open, Popup::Close]);
        assert_eq!(world.at(Slice::Dialogs, "/top/title/key"), "support-failed-title");
        assert_ne!(world.at(Slice::Dialogs, "/top/text/key"), Value::Null);
        send_event(&mut world, SupportEvent::Online);
        online(&mut world, json!([{ "type": 3, "path": contact::encode("/helpmc") }]));
        assert_eq!(world.popups[2..], [Popup::Open, Popup::Lead("/helpmc".into())]);
    }
}

#[test]
fn an_entry_that_may_not_be_followed_closes_the_window() {
    for path_list in [
        json!([]),
        json!([{ "type": 2, "path": contact::encode("https://chat.example") }]),
        json!([{ "type": 3, "path": contact::encode("javascript:alert(1)") }]),
        json!([{ "type": 3, "path": contact::encode("http://chat.example") }]),
        json!([{ "type": 3, "path": contact::encode("tel:112") }]),
        json!([{ "type": 3, "path": "https://not-encoded.example" }]),
    ] {
        let mut world = served().at("/");
        send_event(&mut world, SupportEvent::Online);
        online(&mut world, path_list.clone());
        assert_eq!(world.popups.last(), Some(&Popup::Close), "{path_list}");
        assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "support-nobody");
    }
}

#[test]
fn a_blocked_window_leaves_a_link_in_the_chat_room() {
    let mut world = served().at("/live");
    send_event(&mut world, SupportEvent::Online);
    send_event(&mut world, SupportEvent::Blocked);
    online(&mut world, json!([{ "type": 3, "path": contact::encode("https://chat.example/") }]));
    assert_eq!((world.popups.len(), world.address()), (1, "/live?modal=chatRoom"));
    assert_eq!(
        (&conversation(&world)["kind"], &conversation(&world)["href"]),
        (&json!("ready"), &json!("https://chat.example/"))
    );
    world.back();
    assert_eq!(conversation(&world)["kind"], "none", "closed is over");
}

#[test]
fn the_chat_room_tells_a_failure_itself() {
    let mut world = served().at("/");
    send_event(&mut world, SupportEvent::Chat);
    assert_eq!(world.address(), "/?modal=chatRoom");
    send_event(&mut world, SupportEvent::Online);
    assert_eq!(conversation(&world)["kind"], "opening");
    let call_id = call_id(&world, ONLINE);
    world.answer(call_id, Err(Transport::Network));
    assert_eq!(conversation(&world)["problem"]["text"]["key"], "error-network");
    assert_eq!(world.at(Slice::Dialogs, "/top"), Value::Null, "told once");
}

#[test]
fn the_chat_room_wears_the_operators_words_and_a_colour_that_is_one() {
    let room = |colour: &str| {
        let info = json!({ "customerService": services(), "chatRoom": { "headerColour": colour, "title": "Harbour desk", "text": "Ahoy" } });
        Site::with(info).at("/?modal=chatRoom")
    };
    let world = room("#3f31b4");
    assert_eq!(world.at(Slice::ChatRoom, "/title"), "Harbour desk");
    assert_eq!(
        (world.at(Slice::ChatRoom, "/colour"), world.at(Slice::ChatRoom, "/lightLetters")),
        (json!("#3f31b4"), json!(true))
    );
    assert_eq!(room("red;background:url(//x)").at(Slice::ChatRoom, "/colour"), "");
    assert_eq!(world.at(Slice::ChatRoom, "/others").as_array().unwrap().len(), 4, "all but the first and the refused");
}

#[test]
fn whoever_nobody_serves_has_no_chat_room_and_no_side_bar() {
    let world = Site::with(json!({ "customerService": [], "resources": [] })).at("/");
    let foot = world.slice(Slice::Footer);
    assert_eq!((&foot["chat"], &foot["support"], &foot["downloads"]), (&Value::Null, &json!([]), &json!([])));
    assert_eq!(world.at(Slice::Layout, "/side"), false);
}

fn apps() -> Site {
    Site::with(json!({ "resources": [
        resource("IOS", "/down?os=ios"), resource("IOS_CONFIG", "/wps/system/app/lumora.mobileconfig"),
        resource("ANDROID", "https://files.example/lumora.apk"),
    ] }))
}

fn chosen(world: &World) -> String {
    world.at(Slice::Download, "/chosen/app/key").as_str().unwrap_or_default().to_owned()
}

#[test]
fn the_download_page_shows_the_app_of_the_visitors_own_system_unless_its_address_names_one() {
    for (system, address, key, yours) in [
        ("Android", "/down", "android", true),
        ("iOS", "/down", "ios", true),
        ("Windows", "/down", "ios", false),
        ("Windows", "/down?os=android", "android", false),
        ("Android", "/down?os=ios-lite", "ios-lite", false),
        ("Android", "/down?os=%00", "android", true),
    ] {
        let world = apps().open(Setup { address: address.into(), system: system.into(), ..Setup::default() });
        assert_eq!(chosen(&world), key, "{system} {address}");
        assert_eq!(world.at(Slice::Download, "/chosen/app/scan"), !yours, "{system} {address}");
    }
}

#[test]
fn choosing_an_app_changes_the_address_and_its_code_leads_there() {
    let mut world = apps().at("/down");
    world.send(UiEvent::Download(DownloadEvent::Choose("android".into())));
    assert_eq!((world.address(), chosen(&world).as_str()), ("/down?os=android", "android"));
    assert_eq!(world.at(Slice::Download, "/chosen/app/code"), "https://lumora.example/down?os=android");
    assert_eq!(world.history.len(), 1, "a choice is no place to come back to");
    world.send(UiEvent::Download(DownloadEvent::Choose("toaster".into())));
    assert_eq!(world.address(), "/down?os=android");
}

#[test]
fn an_app_with_a_file_is_downloaded_and_one_without_is_installed_by_the_browser() {
    for (address, file, foreign, first) in [
        ("/down?os=ios", "", false, "download-ios-open"),
        ("/down?os=ios-lite", "/wps/system/app/lumora.mobileconfig", false, "download-ios-open"),
        ("/down?os=android", "https://files.example/lumora.apk", true, "download-open"),
    ] {
        let world = apps().at(address);
        let shown = world.at(Slice::Download, "/chosen");
        assert_eq!((&shown["file"], &shown["foreign"]), (&json!(file), &json!(foreign)), "{address}");
        assert_eq!(shown["steps"][0]["key"], first);
    }
    let evil = Site::with(json!({ "resources": [resource("ANDROID", "javascript:alert(1)")] })).at("/down");
    assert_eq!(evil.at(Slice::Download, "/chosen/file"), "");
}

#[test]
fn apps_come_and_go_with_their_resources() {
    for kinds in [&["IOS", "IOS_CONFIG", "ANDROID"][..], &["IOS_CONFIG"], &[]] {
        let resources: Vec<_> = kinds.iter().map(|kind| resource(kind, "/down")).collect();
        let world = Site::with(json!({ "resources": resources })).at("/down");
        assert_eq!(world.at(Slice::Footer, "/downloads").as_array().unwrap().len(), kinds.len());
        assert_eq!(world.at(Slice::Download, "/apps").as_array().unwrap().len(), kinds.len());
        assert_eq!(world.at(Slice::Download, "/chosen").is_null(), kinds.is_empty());
        let pages = world.at(Slice::Footer, "/pages");
        let offered = pages.as_array().unwrap().iter().any(|page| page["key"] == "download");
        assert_eq!(offered, !kinds.is_empty());
    }
}

#[test]
fn where_a_login_is_demanded_codes_lead_to_the_page_that_the_guard_lets_pass() {
    let mut info = apps().info;
    info["loginedToHomePage"] = json!(true);
    let mut world = Site::with(info).at("/download?os=ios");
    assert_eq!((world.address(), chosen(&world).as_str()), ("/download?os=ios", "ios"));
    world.send(UiEvent::Download(DownloadEvent::Choose("android".into())));
    assert_eq!(world.address(), "/download?os=android");
    assert_eq!(world.at(Slice::Download, "/chosen/app/code"), "https://lumora.example/download?os=android");
}

#[test]
fn an_old_browser_is_advised_and_a_new_or_unknown_one_is_not() {
    let agent = |version: u32| {
        format!(
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/{version}.0.0.0 Safari/537.36"
        )
    };
    for (user_agent, advised) in [(agent(90), true), (agent(140), false), ("curl/8".to_owned(), false)] {
        let world = served().open(Setup { user_agent, ..Setup::default() });
        assert_eq!(!world.at(Slice::Footer, "/advice").is_null(), advised);
    }
}

#[test]
fn the_header_lists_eleven_vendors_a_category_and_its_bar_can_be_hidden() {
    let world = served().at("/");
    let nav = world.at(Slice::Layout, "/nav");
    let rng = nav.as_array().unwrap().iter().find(|it| it["key"] == "RNG").unwrap().clone();
    assert_eq!(rng["vendors"].as_array().unwrap().len(), 11);
    assert_eq!(world.at(Slice::Layout, "/bar"), true);
    assert_eq!(Site::with(json!({ "headerBarHidden": true })).at("/").at(Slice::Layout, "/bar"), false);
}
