//! Start-up, login, logout, gates: the flows of sections 4, 6 and 8.

use crate::support::*;
use lumora_core::domain::field::Field;
use lumora_core::domain::field::FormName;
use lumora_core::domain::game::LobbyMode;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::json;

#[test]
fn the_first_screen_asks_everything_in_one_round() {
    let world = World::open(Setup::default());
    let paths: Vec<&str> = world.calls.iter().map(|call| call.url.split('?').next().unwrap()).collect();
    assert_eq!(
        paths,
        [
            "/wps/system/status",
            "/wps/relay/GCSGAME_gameVendor",
            "/wps/relay/MCSFE_getListAnnouncements",
            "/wps/relay/GCSGAME_hotGamesV2",
            "/lgw/games/popular"
        ]
    );
    let mut world = world;
    settle(&mut world);
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "open");
    assert!(world.calls.is_empty(), "nothing is asked twice: {:?}", world.calls);
}

#[test]
fn the_status_decides_between_the_three_faces_of_the_site() {
    for (number, kind) in [(0, "open"), (1, "maintenance"), (2, "blocked"), (7, "maintenance")] {
        let mut world = World::open(Setup::default());
        let mut value = status();
        value["status"] = json!(number);
        settle_with(&mut world, |call| match call.url.split('?').next() {
            Some("/wps/system/status") => Some(ok(value.clone())),
            _ => operator(call),
        });
        assert_eq!(world.at(Slice::Site, "/phase/kind"), kind);
    }
}

#[test]
fn an_open_site_shows_when_the_first_round_is_answered_whole() {
    let mut world = World::open(Setup::default());
    let first_round = ["status", "notices", "vendors", "hot games"].iter().zip([
        "/wps/system/status",
        "/wps/relay/MCSFE_getListAnnouncements",
        "/wps/relay/GCSGAME_gameVendor",
        "/wps/relay/GCSGAME_hotGamesV2",
    ]);
    for (what, path) in first_round {
        assert_eq!(world.at(Slice::Site, "/phase/kind"), "starting", "before the {what}");
        let call = world.call(path).cloned().unwrap();
        world.answer(call.ticket, operator(&call).unwrap());
    }
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "open");
}

#[test]
fn a_late_answer_of_the_first_round_holds_the_site_up_for_a_second_at_most() {
    let mut world = World::open(Setup::default());
    let ticket = ticket(&world, "/wps/system/status");
    world.answer(ticket, ok(status()));
    world.wait(999);
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "starting");
    world.wait(1);
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "open");
    settle(&mut world);
    assert_eq!(world.at(Slice::Home, "/hot/status/kind"), "ready");
}

#[test]
fn a_start_that_fails_tries_again_by_itself_with_longer_pauses() {
    let mut world = World::open(Setup::default());
    for pause in [2_000, 5_000, 15_000, 30_000, 30_000] {
        let ticket = ticket(&world, "/wps/system/status");
        world.answer(ticket, Err(Transport::Network));
        assert_eq!(world.at(Slice::Site, "/phase/kind"), "unreachable");
        world.wait(pause - 1);
        assert!(world.call("/wps/system/status").is_none());
        world.wait(1);
        assert!(world.call("/wps/system/status").is_some());
    }
    settle(&mut world);
    assert_eq!(world.at(Slice::Site, "/phase/kind"), "open");
    assert_eq!(world.at(Slice::Home, "/hot/status/kind"), "ready");
}

#[test]
fn a_login_is_sealed_and_keeps_the_password_out_of_everything_that_shows() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Login)));
    assert_eq!(world.address(), "/?modal=login");
    world.send(submit("  lantern_member ", " pass-canary "));
    let nonce = ticket(&world, "/wps/system/seal");
    assert!(world.call("/wps/session/login").is_none());
    world.answer(nonce, ok(json!({ "kid": "k1", "publicKey": "pk", "nonce": "n1" })));
    let job = world.seals[0].clone();
    assert_eq!((job.info.as_str(), job.aad.as_str()), ("wps/v1|POST|/wps/session/login", "k1|n1"));
    assert!(job.plaintext.reveal().contains(r#""username":"lantern_member","password":"pass-canary""#));
    world.seal(job.ticket, Ok(SealedParts { enc: "e".into(), ct: "c".into() }));
    let call = world.call("/wps/session/login").unwrap();
    assert!(call.headers.iter().any(|(name, _)| *name == "Idempotency-Key"));
    let body = call.body.clone().unwrap();
    assert_eq!(body.reveal(), r#"{"kid":"k1","nonce":"n1","enc":"e","ct":"c"}"#);
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
    assert_eq!(world.at(Slice::Wallet, "/amount"), "1,284,500.00");
    assert_eq!(world.address(), "/");
    assert_eq!(world.session["token"], "tok-canary");
    let shown: String = Slice::ALL.iter().map(|slice| world.slice(*slice).to_string()).collect();
    assert!(!shown.contains("canary"));
    assert!(!world.local.values().any(|value| value.contains("canary")));
}

#[test]
fn empty_fields_are_told_without_a_call() {
    let mut world = visitor_at("/login");
    world.send(submit(" ", ""));
    assert!(world.calls.is_empty());
    assert_eq!(world.at(Slice::Login, "/usernameError/key"), "field-username-empty");
    assert_eq!(world.at(Slice::Login, "/passwordError/key"), "field-password-empty");
    world.send(UiEvent::Login(LoginEvent::Edited(Field::Username)));
    assert!(world.at(Slice::Login, "/usernameError").is_null());
}

#[test]
fn a_login_that_is_sent_twice_goes_out_once() {
    let mut world = visitor_at("/login");
    world.send(submit("a", "b"));
    world.send(submit("a", "b"));
    assert_eq!(count(&world, Method::Get, "/wps/system/seal"), 1);
}

#[test]
fn a_refused_login_with_captcha_flag_asks_for_a_captcha_from_then_on() {
    let mut world = visitor_at("/login");
    world.send(submit("a", "b"));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/session/login" => Some(failed(401, "wrong_credentials", json!({ "captcha": true }))),
        _ => operator(call),
    });
    assert_eq!(world.at(Slice::Login, "/problem/text/key"), "error-wrong-credentials");
    assert_eq!(world.at(Slice::Login, "/captcha/image"), "data:image/png;base64,iVBORw0KGgo=");
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor", "wrong credentials do not end a session");
    world.send(submit("a", "b"));
    assert!(world.calls.is_empty(), "the captcha is missing");
    assert_eq!(world.at(Slice::Login, "/captcha/error/key"), "field-captcha-empty");
}

#[test]
fn a_captcha_picture_is_asked_for_at_most_once_a_second() {
    let mut world = visitor_at("/login");
    world.send(submit("a", "b"));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/session/login" => Some(failed(401, "wrong_credentials", json!({ "captcha": true }))),
        _ => operator(call),
    });
    for _ in 0..5 {
        world.send(UiEvent::Captcha(CaptchaEvent::Refresh(FormName::Login)));
        settle(&mut world);
    }
    assert_eq!(world.at(Slice::Login, "/captcha/canRefresh"), false);
    world.wait(1_000);
    assert_eq!(world.at(Slice::Login, "/captcha/canRefresh"), true);
}

#[test]
fn a_throttled_login_counts_the_time_down_and_sends_nothing_meanwhile() {
    let mut world = visitor_at("/login");
    world.send(submit("a", "b"));
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/session/login" => Some(failed(429, "too_many_requests", json!({ "retryAfter": 90 }))),
        _ => operator(call),
    });
    assert_eq!(world.at(Slice::Login, "/wait"), "1:30");
    world.wait(30_000);
    assert_eq!(world.at(Slice::Login, "/wait"), "1:00");
    world.send(submit("a", "b"));
    assert!(world.calls.is_empty());
    world.wait(60_000);
    assert_eq!(world.at(Slice::Login, "/wait"), "");
    world.send(submit("a", "b"));
    assert!(world.call("/wps/system/seal").is_some());
}

#[test]
fn a_reload_brings_the_member_back_and_a_logout_ends_everything_but_the_merchant() {
    let mut world = member_at("/");
    let mut again = world.reload();
    settle(&mut again);
    assert_eq!(again.at(Slice::Session, "/name"), "Lantern");
    world.send(UiEvent::Session(SessionEvent::SignOut));
    assert_eq!(world.at(Slice::Dialogs, "/top/title/key"), "sign-out-title");
    assert!(world.calls.is_empty(), "only after confirmation");
    let key = world.at(Slice::Dialogs, "/top/key").as_u64().unwrap() as u32;
    world.send(UiEvent::Dialog(DialogEvent::Enter(key)));
    assert_eq!(count(&world, Method::Delete, "/wps/session/logout"), 1);
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert!(!world.session.contains_key("token"));
    assert_eq!(world.session["merchantCode"], "lumora");
}

#[test]
fn a_logout_that_does_not_reach_the_server_still_forgets_the_session_here() {
    let mut world = member_at("/");
    world.send(UiEvent::Session(SessionEvent::SignOut));
    world.send(UiEvent::Dialog(DialogEvent::Enter(1)));
    let ticket = ticket(&world, "/wps/session/logout");
    world.answer(ticket, Err(Transport::Timeout));
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
}

#[test]
fn a_dead_session_keeps_the_page_and_opens_the_login() {
    let mut world = member_at("/rng");
    world.send(UiEvent::Session(SessionEvent::RefreshBalance));
    let ticket = ticket(&world, "/wps/v2/wallets/balance");
    world.answer(ticket, failed(401, "login_required", json!(null)));
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert!(world.address().starts_with("/rng?") && world.address().ends_with("modal=login"));
}

#[test]
fn a_reply_to_the_former_member_is_never_shown_to_the_next_visitor() {
    let mut world = member_at("/");
    world.send(UiEvent::Session(SessionEvent::RefreshBalance));
    let balance = ticket(&world, "/wps/v2/wallets/balance");
    world.send(UiEvent::Session(SessionEvent::SignOut));
    world.send(UiEvent::Dialog(DialogEvent::Enter(1)));
    let logout = ticket(&world, "/wps/session/logout");
    world.answer(logout, ok(json!({})));
    world.answer(balance, ok(json!({ "sumBalance": "9.99" })));
    assert_eq!(world.at(Slice::Wallet, "/amount"), "");
}

#[test]
fn what_a_visitor_wanted_to_play_starts_after_login() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Game(GameEvent::Play("n3".into())));
    assert_eq!(world.at(Slice::Login, "/wanted/args/game"), "Game 3");
    world.send(submit("a", "b"));
    settle(&mut world);
    assert_eq!(world.address(), "/game?gameType=RNG&vassalage=V1&nodeId=n3");
    assert_eq!(world.at(Slice::Game, "/kind"), "playing");
    assert_eq!(world.session["vassalage"], "V1");
    world.back();
    assert_eq!(world.address(), "/", "Back leads to where the game was chosen");
}

#[test]
fn closing_the_login_forgets_what_was_wanted() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Game(GameEvent::Play("n3".into())));
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!(world.address(), "/");
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Login)));
    assert!(world.at(Slice::Login, "/wanted").is_null());
}

#[test]
fn a_guest_of_the_demo_plays_but_is_warned_off_what_needs_a_real_account() {
    let mut world = World::open(Setup { session: [("token".into(), "t".into())].into(), ..Setup::default() });
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/member/info" => Some(ok(json!({ "account": "guest", "type": 4 }))),
        _ => operator(call),
    });
    assert_eq!(world.at(Slice::Session, "/trial"), true);
    world.send(UiEvent::Game(GameEvent::ToggleFavourite("n1".into())));
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "in_need_true_account");
    assert_eq!(world.at(Slice::Dialogs, "/top/icon"), "warning");
    assert!(world.calls.is_empty());
    world.send(UiEvent::Dialog(DialogEvent::Enter(1)));
    world.visit("/?mc=withdraw");
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "in_need_true_account");
    assert!(world.at(Slice::Route, "/overlay").is_null());
    world.send(UiEvent::Game(GameEvent::Play("n1".into())));
    assert!(world.call("/wps/relay/GCS_gameLaunchFB").is_some());
}

#[test]
fn the_member_centre_asks_a_visitor_to_log_in_and_then_opens() {
    let mut world = visitor_at("/?mc=withdraw");
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    world.send(submit("a", "b"));
    settle(&mut world);
    assert_eq!(world.address(), "/?mc=withdraw");
}

#[test]
fn a_member_who_is_no_agent_is_told_so_at_the_agent_centre() {
    let mut world = member_at("/");
    world.visit("/?ac=teamOverview");
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "error-non-agent");
    assert!(world.at(Slice::Route, "/overlay").is_null());
}

#[test]
fn a_site_for_members_only_sends_visitors_to_the_login_page_and_back() {
    let mut world = World::open(Setup { address: "/rng?type=hot".into(), ..Setup::default() });
    settle_with(&mut world, |call| {
        if !call.url.starts_with("/wps/system/status") {
            return operator(call);
        }
        let mut value = status();
        value["info"]["loginedToHomePage"] = json!(true);
        Some(ok(value))
    });
    assert_eq!(world.address(), "/login");
    world.send(submit("a", "b"));
    settle(&mut world);
    assert_eq!(world.address(), "/rng?type=hot");
}

#[test]
fn a_remembered_browser_signs_in_without_typing_and_forgets_when_refused() {
    let setup = || Setup { local: [("loginRemember".into(), "1".into())].into(), ..Setup::default() };
    let mut world = World::open(setup());
    assert_eq!(world.at(Slice::Session, "/kind"), "restoring");
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
    let mut world = World::open(setup());
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/session/remembered" => Some(failed(401, "not_remembered", json!(null))),
        _ => operator(call),
    });
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert!(!world.local.contains_key("loginRemember"));
}

#[test]
fn remember_me_keeps_the_name_and_never_the_password() {
    let mut world = visitor_at("/login");
    world.send(UiEvent::Login(LoginEvent::Submit {
        username: "lantern".into(),
        password: Secret::new("pass-canary"),
        captcha: Secret::default(),
        remember: true,
    }));
    settle(&mut world);
    assert_eq!(world.local["lastUser"], "lantern");
    assert!(!format!("{:?}{:?}", world.local, world.session).contains("pass-canary"));
}

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
    let say = |world: &mut World, event| world.send(UiEvent::Site(SiteEvent::Renewal(event)));
    assert_eq!(world.at(Slice::Site, "/renewal"), json!(null));
    say(&mut world, RenewalEvent::Ready);
    assert_eq!(world.at(Slice::Site, "/renewal"), "ready");
    say(&mut world, RenewalEvent::PutOff);
    assert_eq!(world.at(Slice::Site, "/renewal"), json!(null));
    assert_eq!(world.renewed, 0);
    say(&mut world, RenewalEvent::PartMissing);
    say(&mut world, RenewalEvent::Ready);
    assert_eq!(world.at(Slice::Site, "/renewal"), "partMissing");
    say(&mut world, RenewalEvent::Accept);
    assert_eq!(world.renewed, 1);
}

#[test]
fn bad_stored_values_are_dropped() {
    let local = [("lang".into(), "XX".into()), ("theme".into(), "pink".into())].into();
    let session = [("notice".into(), "{bad".into()), ("isAgent".into(), "-1".into())].into();
    let mut world = World::open(Setup { local, session, ..Setup::default() });
    settle(&mut world);
    assert_eq!(world.at(Slice::Site, "/language/code"), "EN");
    assert_eq!(world.at(Slice::Site, "/theme"), "dark");
    assert_eq!(world.at(Slice::Frame, "/marquee").as_array().unwrap().len(), 11);
}

#[test]
fn notices_are_fetched_once_a_session() {
    let world = visitor_at("/");
    let again = world.reload();
    assert!(again.call("/wps/relay/MCSFE_getListAnnouncements").is_none());
    assert_eq!(again.at(Slice::Banner, "/slides").as_array().unwrap().len(), 3);
}

#[test]
fn unsafe_links_of_the_operator_do_not_show_and_vip_service_is_for_vips() {
    let visitor = visitor_at("/");
    let kinds = |world: &World| -> Vec<String> {
        let links = world.at(Slice::Foot, "/support");
        links.as_array().unwrap().iter().map(|it| it["kind"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(kinds(&visitor), ["LIVECHAT"]);
    assert_eq!(kinds(&member_at("/")), ["VIP"]);
}

#[test]
fn favourites_mode_of_a_visitor_opens_after_login() {
    let mut world = visitor_at("/rng");
    world.send(UiEvent::Lobby(LobbyEvent::Mode(LobbyMode::Favourite)));
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    world.send(submit("a", "b"));
    settle(&mut world);
    assert_eq!(world.address(), "/rng?page=fav");
    assert_eq!(world.at(Slice::Lobby, "/tiles/0/key"), "n2");
}

#[test]
fn a_game_whose_launch_finds_the_session_dead_starts_after_the_next_login() {
    for dead in ["/wps/relay/GCS_gameLaunchFB", "/wps/v2/wallets/balance"] {
        let mut world = member_at("/");
        world.send(UiEvent::Session(SessionEvent::RefreshBalance));
        world.send(UiEvent::Game(GameEvent::Play("n1".into())));
        let call = ticket(&world, dead);
        world.answer(call, failed(401, "login_required", json!(null)));
        assert_eq!(world.at(Slice::Game, "/kind"), "loginNeeded", "{dead}");
        assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
        world.send(submit("a", "b"));
        settle(&mut world);
        assert_eq!(world.at(Slice::Game, "/kind"), "playing", "{dead}");
    }
}
