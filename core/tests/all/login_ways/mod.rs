//! The ways to log in beside the username form: mobile number, free demo, social login, passkey (sections 2, 4, 5, 6 and 7).

mod passkeys;

use crate::support::*;
use crate::ways::*;
use lumora_core::domain::field::FormName;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn login(world: &mut World, event: LoginEvent) {
    world.send(UiEvent::Login(event));
}

fn get_code(world: &mut World) {
    login(world, LoginEvent::GetCode { captcha: Secret::default() });
}

fn submit_mobile(world: &mut World, code: &str) {
    let verification_code = Secret::new(code);
    login(world, LoginEvent::SubmitMobile { verification_code, captcha: Secret::default(), remember: true });
}

fn mobile_form() -> World {
    let mut world = visitor("/?modal=login");
    login(&mut world, LoginEvent::Tab(LoginTab::Mobile));
    settle_ways(&mut world, plainly);
    world
}

fn with_flags(flags: Value) -> World {
    let mut world = World::open(Setup { address: "/login".into(), ..Setup::default() });
    settle_with(&mut world, |call| answer(call, &flags, &plainly));
    world
}

#[test]
fn the_mobile_tab_shows_only_where_the_operator_turns_it_on() {
    let mut world = with_flags(json!({}));
    assert_eq!(world.at(Slice::Login, "/tabs"), json!([]));
    login(&mut world, LoginEvent::Tab(LoginTab::Mobile));
    assert_eq!(world.at(Slice::Login, "/tab"), "username");
    submit_mobile(&mut world, "123456");
    assert!(world.calls.is_empty());
    let world = mobile_form();
    assert_eq!(world.at(Slice::Login, "/tabs/1/selected"), true);
    assert_eq!(world.at(Slice::Login, "/mobile/number/name"), "mobileNum");
    assert_eq!(world.at(Slice::Login, "/mobile/country/selected/dialing"), "+84");
}

#[test]
fn a_code_is_sent_to_a_number_that_follows_the_rule_and_the_countdown_outlives_a_reload() {
    let mut world = mobile_form();
    login(&mut world, LoginEvent::Number("12".into()));
    get_code(&mut world);
    assert!(world.calls.is_empty());
    assert_eq!(world.at(Slice::Login, "/mobile/number/error/key"), "rule-digits");
    login(&mut world, LoginEvent::Number(" 912345678 ".into()));
    world.wait(1_000);
    get_code(&mut world);
    let body: Value =
        serde_json::from_str(world.call("/wps/verification/sms/noLogin").unwrap().body.as_ref().unwrap().reveal())
            .unwrap();
    assert_eq!((&body["mobileNum"], &body["countryDialingCode"]), (&json!("912345678"), &json!("84")));
    get_code(&mut world);
    assert_eq!(count(&world, Method::Post, "/wps/verification/sms/noLogin"), 1);
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Login, "/mobile/getCode/seconds"), 120);
    world.wait(20_000);
    assert_eq!(world.at(Slice::Login, "/mobile/getCode/seconds"), 100);
    let mut world = world.reload();
    settle_ways(&mut world, plainly);
    login(&mut world, LoginEvent::Tab(LoginTab::Mobile));
    assert!(world.at(Slice::Login, "/mobile/getCode/seconds").as_u64().unwrap() > 0);
    get_code(&mut world);
    assert!(world.call("/wps/verification/sms/noLogin").is_none());
}

#[test]
fn a_mobile_login_sends_number_and_code_sealed_and_leaves_no_number_as_the_last_user() {
    let mut world = mobile_form();
    submit_mobile(&mut world, "");
    assert_eq!(world.at(Slice::Login, "/mobile/number/error/key"), "field-mobile-num-empty");
    assert_eq!(world.at(Slice::Login, "/mobile/code/error/key"), "field-code-empty");
    login(&mut world, LoginEvent::Number("912345678".into()));
    submit_mobile(&mut world, " 246810-canary ");
    let body = sealed_body(&mut world);
    assert_eq!((&body["username"], &body["type"]), (&json!("912345678"), &json!("sms")));
    assert_eq!((&body["password"], &body["countryDialingCode"]), (&json!("246810-canary"), &json!("84")));
    assert_eq!(world.at(Slice::Login, "/doing"), "form");
    assert_no_secret(&world);
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
    assert_eq!(world.local.get("lastUser"), None, "a number is no account name");
    assert_eq!(world.session.get("username"), None);
    let mut later = World::open(Setup { address: "/login".into(), local: world.local.clone(), ..Setup::default() });
    settle_ways(&mut later, only("/wps/session/remembered", failed(401, "not_remembered", json!({}))));
    login(&mut later, LoginEvent::Tab(LoginTab::Mobile));
    assert_eq!(later.at(Slice::Login, "/mobile/number/value"), "912345678", "it stays as a prefill");
    assert_no_secret(&world);
}

/// The operator whose SMS go through a firebase-style gateway; `special` answers what the test chooses.
fn settle_vouched(world: &mut World, special: impl Fn(&str, &HttpCall) -> Option<Outcome>) {
    let settings = || {
        let mut settings = register_settings();
        settings["firebase"] = json!(true);
        Some(ok(settings))
    };
    settle_ways(world, |path, call| match path {
        "/wps/system/setting/register" => settings(),
        _ => special(path, call),
    });
}

#[test]
fn a_firebase_style_gateway_vouches_for_the_number_of_a_mobile_login() {
    let mut world = visitor("/?modal=login");
    login(&mut world, LoginEvent::Tab(LoginTab::Mobile));
    settle_vouched(&mut world, plainly);
    login(&mut world, LoginEvent::Number("912345678".into()));
    submit_mobile(&mut world, "246810");
    assert_eq!(world.at(Slice::Login, "/mobile/code/error/key"), "code-get-first");
    get_code(&mut world);
    assert!(world.call("/wps/verification/firebase/send").is_some());
    settle_vouched(&mut world, plainly);
    submit_mobile(&mut world, "246810");
    assert_eq!(sealed_body(&mut world), json!({ "sessionInfo": "s1", "code": "246810" }));
    // A captcha that is asked for costs no other code: the gateway's word still stands.
    settle_vouched(&mut world, only("/wps/session/login", failed(403, "captcha_required", json!({ "captcha": true }))));
    assert_eq!(world.at(Slice::Login, "/doing"), "nothing");
    let typed = LoginEvent::SubmitMobile {
        verification_code: Secret::new("246810"),
        captcha: Secret::new("k3p9"),
        remember: false,
    };
    login(&mut world, typed);
    let body = sealed_body(&mut world);
    assert_eq!((&body["type"], &body["password"]), (&json!("firebase"), &json!("id-canary")));
    assert_eq!((&body["username"], &body["captcha"]), (&json!("912345678"), &json!("k3p9")));
    assert_no_secret(&world);
    settle_vouched(&mut world, plainly);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
}

#[test]
fn what_the_gateway_refuses_is_told_at_the_code() {
    let mut world = visitor("/?modal=login");
    login(&mut world, LoginEvent::Tab(LoginTab::Mobile));
    settle_vouched(&mut world, plainly);
    login(&mut world, LoginEvent::Number("912345678".into()));
    get_code(&mut world);
    settle_vouched(&mut world, plainly);
    submit_mobile(&mut world, "111111");
    let refused = failed(422, "invalid_verification_code", json!({}));
    settle_vouched(&mut world, only("/wps/verification/firebase/verify", refused));
    assert_eq!(world.at(Slice::Login, "/mobile/code/error/key"), "error-invalid-verification-code");
    assert_eq!(world.at(Slice::Login, "/doing"), "nothing");
    submit_mobile(&mut world, "246810");
    settle_vouched(&mut world, plainly);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
}

#[test]
fn a_wrong_code_is_told_at_its_field() {
    let mut world = mobile_form();
    login(&mut world, LoginEvent::Number("912345678".into()));
    submit_mobile(&mut world, "000000");
    let refusal = failed(401, "invalid_verification_code", json!({}));
    settle_ways(&mut world, only("/wps/session/login", refusal));
    assert_eq!(world.at(Slice::Login, "/mobile/code/error/key"), "error-invalid-verification-code");
    assert_eq!((world.at(Slice::Login, "/problem"), world.at(Slice::Login, "/busy")), (Value::Null, json!(false)));
    login(&mut world, LoginEvent::Edited(lumora_core::domain::field::Field::VerificationCode));
    assert_eq!(world.at(Slice::Login, "/mobile/code/error"), Value::Null);
}

#[test]
fn a_weak_or_expired_password_does_not_stand_in_the_way_of_a_mobile_login() {
    let mut world = mobile_form();
    login(&mut world, LoginEvent::Number("912345678".into()));
    submit_mobile(&mut world, "246810");
    let value = json!({ "token": "t", "passwordWeak": true, "passwordExpired": true });
    settle_ways(&mut world, only("/wps/session/login", ok(value)));
    assert_eq!(world.at(Slice::Route, "/overlay"), Value::Null);
    assert_eq!(world.at(Slice::Session, "/name"), "Lantern");
}

#[test]
fn the_captcha_of_one_tab_is_not_that_of_the_other() {
    let mut world = mobile_form();
    login(&mut world, LoginEvent::Number("912345678".into()));
    get_code(&mut world);
    let refusal = failed(401, "captcha_required", json!({ "captcha": true }));
    settle_ways(&mut world, only("/wps/verification/sms/noLogin", refusal));
    assert_eq!(world.at(Slice::Login, "/captcha/kind"), "image");
    assert_eq!(world.at(Slice::Login, "/captcha/refresh"), Value::Null, "at most once a second");
    world.wait(1_000);
    let refresh = serde_json::to_value(UiEvent::Captcha(CaptchaEvent::Refresh(FormName::LoginMobile))).unwrap();
    assert_eq!(world.at(Slice::Login, "/captcha/refresh"), refresh);
    login(&mut world, LoginEvent::Tab(LoginTab::Username));
    assert!(world.at(Slice::Login, "/captcha").is_null());
}

#[test]
fn free_play_lets_a_guest_in_whom_both_centres_refuse_from_the_first_moment() {
    let mut world = visitor("/?modal=login");
    login(&mut world, LoginEvent::FreePlay);
    let body = sealed_body(&mut world);
    assert_eq!((&body["platform"], &body["gatewayVersion"], &body["os"]), (&json!("W"), &json!(3), &json!("Linux")));
    assert!(body["random"].as_str().unwrap().len() >= 16);
    while world.at(Slice::Session, "/kind") != "member" {
        if let Some(job) = world.seals.first().cloned() {
            world.seal(job.call_id, Ok(SealedParts { enc: "e".into(), ct: "c".into() }));
        } else {
            let call = world.call("/wps/session/login/freeplay").cloned().unwrap();
            world.answer(call.call_id, ok(json!({ "token": "tok" })));
        }
    }
    // Member info is not there yet.
    assert_eq!(world.at(Slice::Session, "/trial"), true);
    world.visit("/?mc=withdraw");
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "in_need_true_account");
    assert_eq!(world.at(Slice::Route, "/overlay"), Value::Null);
    assert_eq!(world.session["isAgent"], "4");
}

#[test]
fn free_play_needs_the_operators_flag() {
    let mut world = with_flags(json!({}));
    assert_eq!(world.at(Slice::Login, "/freePlay"), false);
    login(&mut world, LoginEvent::FreePlay);
    assert!(world.calls.is_empty());
}

/// Answers all calls, that of the guest with this.
fn answer_free_play(world: &mut World, outcome: &Result<HttpReply, Transport>) {
    settle_ways(world, |path, _| (path == "/wps/session/login/freeplay").then(|| outcome.clone()));
}

#[test]
fn a_demo_starts_from_its_tile_without_a_form_in_between() {
    let mut world = visitor("/");
    settle(&mut world);
    assert_eq!(world.at(Slice::Home, "/hot/tiles/0/demo"), true);
    login(&mut world, LoginEvent::Demo("n1".into()));
    assert_eq!(world.at(Slice::Route, "/overlay"), Value::Null);
    login(&mut world, LoginEvent::Demo("n2".into()));
    answer_free_play(&mut world, &ok(json!({ "token": "tok" })));
    assert_eq!(world.address(), "/game?gameType=RNG&vassalage=V1&nodeId=n1", "the first press counts");
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
    world.visit("/");
    settle(&mut world);
    assert_eq!(world.at(Slice::Home, "/hot/tiles/0/demo"), false, "whoever is in plays");
    login(&mut world, LoginEvent::Demo("n2".into()));
    assert_eq!(world.address(), "/game?gameType=RNG&vassalage=V1&nodeId=n2");
}

#[test]
fn a_demo_that_is_refused_opens_the_form_which_says_why_and_keeps_the_game() {
    let mut world = visitor("/");
    settle(&mut world);
    login(&mut world, LoginEvent::Demo("n1".into()));
    answer_free_play(&mut world, &failed(429, "too_many_requests", Value::Null));
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    assert_ne!(world.at(Slice::Login, "/problem"), Value::Null);
    assert_eq!(world.at(Slice::Login, "/resume/args/game"), "Game 1");
}

#[test]
fn no_tile_offers_a_demo_where_the_operator_has_none_and_the_form_opens_instead() {
    let mut world = with_flags(json!({}));
    world.visit("/");
    settle(&mut world);
    assert_eq!(world.at(Slice::Home, "/hot/tiles/0/demo"), false);
    login(&mut world, LoginEvent::Demo("n1".into()));
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    login(&mut world, LoginEvent::Demo("nobody".into()));
    assert!(world.calls.iter().all(|call| !call.url.contains("freeplay")));
}

#[test]
fn a_social_button_leaves_for_a_provider_that_the_operator_names_and_for_nothing_else() {
    let mut world = visitor("/rng?modal=login");
    assert_eq!(world.at(Slice::Login, "/social/0/label/key"), "social-google");
    for stranger in ["facebook", "../evil", "", "google/../../x"] {
        login(&mut world, LoginEvent::Social(stranger.into()));
    }
    assert!(world.left.is_empty());
    login(&mut world, LoginEvent::Social("google".into()));
    assert_eq!(world.left, ["/wps/session/social/google/start?returnTo=%2Frng"]);
    assert_eq!(world.at(Slice::Login, "/doing"), "social");
    login(&mut world, LoginEvent::FreePlay);
    assert!(world.calls.is_empty(), "one way at a time");
}

#[test]
fn who_comes_back_from_a_provider_by_the_browsers_button_finds_a_form_that_works() {
    let mut world = visitor("/?modal=login");
    login(&mut world, LoginEvent::Social("google".into()));
    world.send(UiEvent::Site(SiteEvent::Visible(false)));
    world.send(UiEvent::Site(SiteEvent::Visible(true)));
    assert_eq!((world.at(Slice::Login, "/doing"), world.at(Slice::Login, "/busy")), (json!("nothing"), json!(false)));
}

fn returned(fragment: &str) -> World {
    let address = "/login?returnTo=%2Frng".into();
    World::open(Setup { address, fragment: fragment.into(), ..Setup::default() })
}

#[test]
fn the_ticket_of_a_provider_is_traded_once_and_taken_out_of_the_address() {
    let mut world = returned("social=ticket-canary");
    assert_eq!(world.history.last().unwrap(), "/login");
    assert_eq!(sealed_body(&mut world), json!({ "ticket": "ticket-canary" }));
    world.wait(100);
    assert_eq!(world.at(Slice::Dialogs, "/top/width"), 200);
    assert_eq!(world.at(Slice::Dialogs, "/top/dismiss"), Value::Null);
    assert_no_secret(&world);
    let session = json!({ "kind": "session", "login": { "token": "tok-canary" } });
    settle_ways(&mut world, only("/wps/session/login/social", ok(session)));
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
    assert_eq!(world.at(Slice::Dialogs, "/top"), Value::Null);
    assert_eq!(world.address(), "/rng");
    assert_no_secret(&world);
}

#[test]
fn an_identity_without_an_account_opens_the_registration_form() {
    let mut world = returned("social=ticket-canary");
    let value = json!({ "kind": "register", "ticket": "new-canary", "name": "Mai", "email": "mai@example.com" });
    settle_ways(&mut world, only("/wps/session/login/social", ok(value)));
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "register");
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert_no_secret(&world);
}

#[test]
fn a_provider_that_sends_the_visitor_back_without_a_ticket_is_told_in_the_form() {
    let mut world = returned("social-error=popup_closed");
    settle_ways(&mut world, plainly);
    assert_eq!(world.history.last().unwrap(), "/login");
    assert_eq!(world.at(Slice::Login, "/problem/text/key"), "error-popup-closed");
    assert!(world.call("/wps/session/login/social").is_none());
}

#[test]
fn a_return_address_of_another_site_is_not_followed() {
    for evil in ["%2F%2Fevil.example", "https%3A%2F%2Fevil.example", "%2F%5Cevil.example"] {
        let address = format!("/login?returnTo={evil}");
        let mut world = World::open(Setup { address, fragment: "social=t".into(), ..Setup::default() });
        let session = json!({ "kind": "session", "login": { "token": "tok" } });
        settle_ways(&mut world, only("/wps/session/login/social", ok(session)));
        assert_eq!(world.address(), "/", "{evil}");
    }
}

#[test]
fn a_fragment_that_is_nobodys_stays_where_it_is() {
    let world = World::open(Setup { address: "/rng".into(), fragment: "main".into(), ..Setup::default() });
    assert_eq!(world.history, ["/rng"]);
}
