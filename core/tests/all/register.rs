//! Registration: which fields show, when they are checked, what goes out, what a refusal says (sections 2 to 5, 7 and 8).
use crate::support::*;
use lumora_core::domain::field::{Field, FormName};
use lumora_core::effect::{HttpCall, Method, Module};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use lumora_core::wire::CaptchaKind;
use lumora_patterns::NativeEngine;
use lumora_strength::Meter;
use serde_json::{Value, json};
use std::rc::Rc;

const PASSWORD: &str = "Harbour-canary-77";

type Outcome = Result<HttpReply, Transport>;

fn open_with(address: &str, settings: Value) -> World {
    let mut world = World::open(Setup {
        address: address.into(),
        engine: Some(Rc::new(NativeEngine)),
        meter: Some(Rc::new(Meter)),
        ..Setup::default()
    });
    settle_with(&mut world, |call| answer(call, &settings));
    world
}

/// The operator with other settings.
fn answer(call: &HttpCall, settings: &Value) -> Option<Outcome> {
    match call.url.split('?').next() {
        Some("/wps/system/setting/register") => Some(ok(settings.clone())),
        _ => operator(call),
    }
}

fn form() -> World {
    open_with("/?modal=register", register_settings())
}

fn send(world: &mut World, event: RegisterEvent) {
    world.send(UiEvent::Register(event));
}

fn type_in(world: &mut World, field: Field, value: &str) {
    send(world, RegisterEvent::Typed { field, value: Secret::new(value) });
}

fn leave(world: &mut World, field: Field, value: &str, password: &str) {
    let (value, password) = (Secret::new(value), Secret::new(password));
    send(world, RegisterEvent::Left { field, value, password });
}

fn submit_with(world: &mut World, code: &str, captcha: &str) {
    send(
        world,
        RegisterEvent::Submit {
            password: Secret::new(PASSWORD),
            confirm_password: Secret::new(PASSWORD),
            payment_password: Secret::default(),
            verification_code: Secret::new(code),
            captcha: Secret::new(captcha),
        },
    );
}

/// A form that is filled in and can be sent.
fn filled(address: &str, settings: Value) -> World {
    let mut world = open_with(address, settings);
    type_in(&mut world, Field::Username, "  newcomer ");
    send(&mut world, RegisterEvent::Consent(true));
    world
}

fn names(world: &World) -> Vec<String> {
    let fields = world.at(Slice::Register, "/fields");
    fields.as_array().unwrap().iter().map(|field| field["name"].as_str().unwrap().to_owned()).collect()
}

fn field(world: &World, name: &str) -> Value {
    let fields = world.at(Slice::Register, "/fields");
    let found = fields.as_array().unwrap().iter().find(|field| field["name"] == name).cloned();
    found.unwrap_or_else(|| panic!("{name} does not show: {:?}", names(world)))
}

fn error(world: &World, name: &str) -> Value {
    field(world, name)["error"]["key"].clone()
}

/// The body that was sealed last.
fn sealed_body(world: &mut World) -> Value {
    for _ in 0..4 {
        if let Some(job) = world.seals.first() {
            return serde_json::from_str(job.plaintext.reveal()).unwrap();
        }
        let call = world.call("/wps/system/seal").cloned().unwrap();
        world.answer(call.ticket, operator(&call).unwrap());
    }
    panic!("nothing is sealed");
}

fn settled(world: &mut World, settings: &Value, refusal: impl Fn() -> Outcome) {
    settle_with(world, |call| match call.url.split('?').next() {
        Some("/wps/member/register" | "/wps/member/register/mobile") => Some(refusal()),
        _ => answer(call, settings),
    });
}

fn with(mut settings: Value, change: impl FnOnce(&mut Value)) -> Value {
    change(&mut settings);
    settings
}

/// A page of an operator with these flags.
fn flagged(flags: &Value, settings: Value) -> World {
    let mut world = World::open(Setup {
        address: "/?modal=register".into(),
        engine: Some(Rc::new(NativeEngine)),
        ..Setup::default()
    });
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some("/wps/system/status") => {
            let mut value = status();
            value["info"]["whitelabel"] = flags.clone();
            Some(ok(value))
        }
        _ => answer(call, &settings),
    });
    world
}

#[test]
fn the_rules_are_fetched_when_the_form_first_opens_and_only_then() {
    let mut world = visitor_at("/");
    assert_eq!(count(&world, Method::Get, "/wps/system/setting/register"), 0);
    for _ in 0..3 {
        world.send(UiEvent::Route(RouteEvent::Open(Overlay::Register)));
        world.send(UiEvent::Route(RouteEvent::Close));
    }
    assert_eq!(count(&world, Method::Get, "/wps/system/setting/register"), 1);
    settle(&mut world);
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Register)));
    assert!(world.calls.is_empty());
    assert_eq!(world.at(Slice::Register, "/status/kind"), "ready");
}

#[test]
fn rules_that_could_not_be_had_are_asked_for_again_when_the_visitor_asks() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Register)));
    let first = ticket(&world, "/wps/system/setting/register");
    world.answer(first, Err(Transport::Timeout));
    assert_eq!(world.at(Slice::Register, "/status/kind"), "failed");
    send(&mut world, RegisterEvent::Retry);
    assert_eq!(world.at(Slice::Register, "/status/kind"), "loading");
    settle(&mut world);
    assert_eq!(world.at(Slice::Register, "/status/kind"), "ready");
}

#[test]
fn each_optional_field_shows_only_when_the_server_enables_it() {
    let mut world = form();
    assert_eq!(
        names(&world),
        ["username", "password", "confirmPassword", "nickname", "email", "affiliateCode", "mobileNum"]
    );
    send(&mut world, RegisterEvent::Tab(RegisterTab::Mobile));
    assert_eq!(names(&world), ["mobileNum", "verificationCode", "nickname", "email", "affiliateCode"]);
    let all: Vec<&str> = Field::ALL.iter().map(|field| field.name()).collect();
    let settings = with(register_settings(), |settings| {
        for name in &all {
            settings["fields"][name] = rule("*", "", 0, 50, false);
        }
        settings["fields"]["facebook"]["enabled"] = json!(false);
    });
    let world = open_with("/?modal=register", settings);
    let shown = names(&world);
    for name in all {
        let hidden = ["facebook", "oldPassword", "verificationCode", "captcha"].contains(&name);
        assert_eq!(shown.iter().any(|it| it == name), !hidden, "{name}");
    }
    assert_eq!(field(&world, "paymentPassword")["required"], true, "required when shown (section 5)");
}

#[test]
fn the_operators_flags_choose_tabs_codes_and_passwords() {
    let flags = |user: bool, mobile: bool, verify: bool, password: bool| {
        json!({ "DIRECTREG3": true, "USERNAMEREG3": user, "MOBILENUMREG3": mobile, "REGMOBVERF3": verify,
            "MOBILENUMPASSREG3": password })
    };
    let tabs = |world: &World| world.at(Slice::Register, "/tabs").as_array().unwrap().len();
    let world = flagged(&flags(true, false, true, false), register_settings());
    assert_eq!(tabs(&world), 1);
    assert_eq!(names(&world)[..5], ["username", "mobileNum", "verificationCode", "password", "confirmPassword"]);
    assert_eq!(field(&world, "mobileNum")["required"], true);
    let mut world = flagged(&flags(true, true, false, true), register_settings());
    assert_eq!((tabs(&world), world.at(Slice::Register, "/code")), (2, json!(null)));
    send(&mut world, RegisterEvent::Tab(RegisterTab::Mobile));
    assert_eq!(names(&world)[..4], ["mobileNum", "verificationCode", "password", "confirmPassword"]);
    let world = flagged(&flags(false, true, false, false), register_settings());
    assert!(!names(&world).contains(&"username".to_owned()), "the only tab is the mobile one");
    let closed = flagged(&json!({ "USERNAMEREG3": true }), register_settings());
    assert_eq!(closed.at(Slice::Register, "/closed/key"), "register-closed");
    let nothing = flagged(&json!({ "DIRECTREG3": true }), register_settings());
    assert_eq!(nothing.at(Slice::Register, "/closed/key"), "register-closed");
}

#[test]
fn leaving_a_field_checks_it_and_typing_forgives_it() {
    let mut world = form();
    leave(&mut world, Field::Username, "1abc", "");
    let wrong = field(&world, "username")["error"].clone();
    assert_eq!(
        wrong,
        json!({ "key": "rule-letter-first-alphanumeric", "args": { "range": "between", "min": 4, "max": 16 } })
    );
    assert_eq!(error(&world, "email"), json!(null), "only the field that was left is checked");
    type_in(&mut world, Field::Username, "abcd");
    assert_eq!(error(&world, "username"), json!(null));
    leave(&mut world, Field::Username, "abcd", "");
    assert_eq!(field(&world, "username")["checked"], true);
    leave(&mut world, Field::Email, "", "");
    assert_eq!(error(&world, "email"), json!(null), "a field that was passed by is no mistake yet");
    leave(&mut world, Field::ConfirmPassword, "other", PASSWORD);
    assert_eq!(error(&world, "confirmPassword"), "rule-twice-different");
    assert!(!world.slice(Slice::Register).to_string().contains("canary"));
}

#[test]
fn an_error_speaks_another_language_at_once() {
    let mut world = form();
    leave(&mut world, Field::Username, "x", "");
    let before = field(&world, "username");
    world.send(UiEvent::Site(SiteEvent::Language("AR".into())));
    assert_eq!(field(&world, "username"), before, "key and numbers stay, the page's bundle words them");
    assert_eq!(world.at(Slice::Site, "/language/tag"), "ar");
}

#[test]
fn a_form_that_is_sent_checks_everything_and_moves_the_focus_to_the_first_mistake() {
    let mut world = form();
    send(
        &mut world,
        RegisterEvent::Submit {
            password: Secret::new("short"),
            confirm_password: Secret::new("shorter"),
            payment_password: Secret::default(),
            verification_code: Secret::default(),
            captcha: Secret::default(),
        },
    );
    assert!(world.calls.is_empty());
    assert_eq!(error(&world, "username"), "rule-empty");
    assert_eq!(error(&world, "password"), "rule-length-only");
    assert_eq!(error(&world, "confirmPassword"), "rule-twice-different");
    assert_eq!(error(&world, "email"), json!(null), "optional");
    assert_eq!(world.at(Slice::Register, "/focus"), json!({ "count": 1, "field": "username" }));
    type_in(&mut world, Field::Username, "newcomer");
    submit_with(&mut world, "", "");
    assert_eq!(world.at(Slice::Register, "/consent/error/key"), "consent-missing");
    assert_eq!(world.at(Slice::Register, "/focus"), json!({ "count": 2, "field": null }));
    assert!(world.calls.is_empty());
}

#[test]
fn a_registration_is_sealed_whole_logs_in_and_goes_home() {
    let address = "/register?affiliateCode=GOOD&referralCode=friend-9";
    let mut world = filled(address, register_settings());
    assert_eq!(world.at(Slice::Register, "/affiliateHidden"), true);
    type_in(&mut world, Field::Email, "a@example.com");
    type_in(&mut world, Field::MobileNum, "912345678");
    submit_with(&mut world, "", "");
    submit_with(&mut world, "", "");
    assert_eq!(count(&world, Method::Get, "/wps/system/seal"), 1, "sent once");
    let body = sealed_body(&mut world);
    let wanted = json!({
        "username": "newcomer", "password": PASSWORD, "confirmPassword": PASSWORD, "email": "a@example.com",
        "mobileNum": "912345678", "countryDialingCode": "84", "affiliateCode": "GOOD", "referralCode": "friend-9",
        "domain": "lumora.example", "login": true, "registerMethod": "WEB", "ageAndTerms": true,
        "registerUrl": "https://lumora.example/register", "termsVersion": "2026-11", "language": "EN",
        "paymentPassword": "", "firebaseChannel": "", "verificationCode": "",
    });
    for (name, value) in wanted.as_object().unwrap() {
        let found = &body[name];
        // The address may carry the overlay's own parameter.
        let same = if name == "registerUrl" {
            found.as_str().unwrap().starts_with(value.as_str().unwrap())
        } else {
            found == value
        };
        assert!(same, "{name}: {found}");
    }
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
    assert_eq!(world.at(Slice::Session, "/name"), "Lantern", "member info was loaded");
    assert_eq!(world.address(), "/");
    assert_eq!(world.session["token"], "tok-canary");
    assert_eq!(world.at(Slice::Register, "/canReset"), false, "nothing of the form is left");
}

#[test]
fn what_a_visitor_wanted_goes_on_after_registering_instead_of_logging_in() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Game(GameEvent::Play("n3".into())));
    assert_eq!(world.address(), "/?modal=login");
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Register)));
    settle(&mut world);
    type_in(&mut world, Field::Username, "newcomer");
    send(&mut world, RegisterEvent::Consent(true));
    submit_with(&mut world, "", "");
    settle(&mut world);
    assert!(world.address().starts_with("/game?"), "{}", world.address());
}

#[test]
fn a_links_affiliate_code_is_checked_at_load_and_a_bad_one_leaves_the_field() {
    for (address, hidden) in [
        ("/?affiliateCode=GOOD&modal=register", true),
        ("/register?code=GOOD", true),
        ("/register?code=BAD", false),
        ("/?code=GOOD&modal=register", false),
    ] {
        let world = open_with(address, register_settings());
        assert_eq!(world.at(Slice::Register, "/affiliateHidden"), hidden, "{address}");
        assert_eq!(names(&world).contains(&"affiliateCode".to_owned()), !hidden, "{address}");
    }
    let world = open_with("/?affiliateCode=GOOD", register_settings());
    assert_eq!(world.session["affiliateCode"], "GOOD");
    let mut world = world.reload();
    world.visit("/rng?modal=register");
    settle(&mut world);
    assert_eq!(world.at(Slice::Register, "/affiliateHidden"), true, "the tab remembers the link");
}

#[test]
fn a_typed_affiliate_code_is_verified_before_anything_is_registered() {
    let mut world = filled("/?modal=register", register_settings());
    type_in(&mut world, Field::AffiliateCode, "NOPE");
    submit_with(&mut world, "", "");
    assert!(world.call("/wps/system/seal").is_none());
    assert!(world.call("/wps/agent/affiliate").unwrap().url.contains("code=NOPE&domain=lumora.example"));
    settle(&mut world);
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "error-invalid-affiliate");
    assert_eq!(world.at(Slice::Dialogs, "/top/icon"), "warning");
    assert_eq!(error(&world, "affiliateCode"), "error-invalid-affiliate");
    assert_eq!(world.at(Slice::Register, "/busy"), false);
    type_in(&mut world, Field::AffiliateCode, "GOOD");
    submit_with(&mut world, "", "");
    settle(&mut world);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
}

#[test]
fn a_code_is_sent_to_a_valid_number_and_counted_down_across_a_reload() {
    let mut world = form();
    send(&mut world, RegisterEvent::Tab(RegisterTab::Mobile));
    let get = || RegisterEvent::GetCode { captcha: Secret::default() };
    send(&mut world, get());
    assert_eq!(error(&world, "mobileNum"), "rule-empty", "the number is validated first");
    type_in(&mut world, Field::MobileNum, "12");
    send(&mut world, get());
    assert!(world.calls.is_empty());
    type_in(&mut world, Field::MobileNum, "912345678");
    world.send(UiEvent::Country(CountryEvent::Choose { form: FormName::Register, country: "KH".into() }));
    send(&mut world, get());
    let call = world.call("/wps/verification/sms/register").unwrap();
    let body: Value = serde_json::from_str(call.body.as_ref().unwrap().reveal()).unwrap();
    assert_eq!((&body["mobileNo"], &body["countryDialingCode"]), (&json!("912345678"), &json!("855")));
    assert_eq!(body["type"], "mobile");
    send(&mut world, get());
    assert_eq!(count(&world, Method::Post, "/wps/verification/sms/register"), 1);
    settle(&mut world);
    assert_eq!(world.at(Slice::Register, "/code/seconds"), 120, "expiredMinutes x 60");
    world.wait(20_500);
    assert_eq!(world.at(Slice::Register, "/code/seconds"), 100);
    send(&mut world, get());
    assert!(world.calls.is_empty(), "nothing during a countdown");
    assert!(!format!("{:?}{:?}", world.session, world.local).contains("912345678"), "the number is not stored");
    let mut world = world.reload();
    settle(&mut world);
    send(&mut world, RegisterEvent::Tab(RegisterTab::Mobile));
    let left = world.at(Slice::Register, "/code/seconds").as_u64().unwrap();
    assert!(left > 0 && left <= 120, "{left}");
    world.wait(left * 1_000);
    assert_eq!(world.at(Slice::Register, "/code/disabled"), false);
    assert!(!world.session.contains_key("codeUntil.register"));
}

#[test]
fn a_code_that_could_not_be_sent_says_so_in_a_dialog() {
    let mut world = form();
    send(&mut world, RegisterEvent::Tab(RegisterTab::Mobile));
    type_in(&mut world, Field::MobileNum, "912345678");
    send(&mut world, RegisterEvent::GetCode { captcha: Secret::default() });
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/verification/sms/register" => Some(failed(429, "quota_exceeded", json!(null))),
        _ => operator(call),
    });
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "error-quota-exceeded");
    assert_eq!(world.at(Slice::Dialogs, "/top/buttons/0/label/key"), "in_increase_submit");
    assert_eq!(world.at(Slice::Register, "/code/disabled"), false);
}

#[test]
fn a_refusal_stands_at_the_fields_that_it_is_about() {
    let settings = register_settings();
    let cases: [(u16, &str, Value, &str, &str); 7] = [
        (409, "username_taken", json!(null), "username", "error-username-taken"),
        (422, "rule_broken", json!({ "fields": { "username": "username_taken" } }), "username", "error-username-taken"),
        (422, "rule_broken", json!({ "fields": { "email": "rule_broken" } }), "email", "rule-email"),
        (422, "rule_broken", json!({ "fields": { "email": "odd" } }), "email", "rule-email"),
        (422, "rule_broken", json!({ "fields": { "email": "rule_digits" } }), "email", "rule-email"),
        (422, "rule_broken", json!({ "fields": { "nickname": "rule_empty" } }), "nickname", "rule-empty"),
        (422, "rule_broken", json!({ "fields": { "password": "password_too_weak" } }), "password", "strength-too-weak"),
    ];
    for (status, code, value, name, words) in cases {
        let mut world = filled("/?modal=register", settings.clone());
        submit_with(&mut world, "", "");
        settled(&mut world, &settings, || failed(status, code, value.clone()));
        assert_eq!(error(&world, name), words, "{code}");
        assert_eq!(world.at(Slice::Register, "/focus/field"), name);
        assert_eq!(world.at(Slice::Register, "/problem"), json!(null));
        assert_eq!(field(&world, "username")["value"], "  newcomer ", "nothing that was typed is lost");
    }
}

#[test]
fn terms_that_have_changed_meanwhile_are_agreed_to_anew() {
    let settings = register_settings();
    let mut world = filled("/?modal=register", settings.clone());
    submit_with(&mut world, "", "");
    let refusal = || failed(422, "rule_broken", json!({ "fields": { "ageAndTerms": "consent_required" } }));
    settled(&mut world, &settings, refusal);
    assert_eq!(world.at(Slice::Register, "/consent/checked"), false);
    assert_eq!(world.at(Slice::Register, "/consent/error/key"), "consent-missing");
    assert_eq!(world.at(Slice::Register, "/focus/field"), json!(null));
}

#[test]
fn a_refusal_that_is_about_no_field_stands_above_the_form_and_a_throttle_is_waited_out() {
    let settings = register_settings();
    let mut world = filled("/?modal=register", settings.clone());
    submit_with(&mut world, "", "");
    settled(&mut world, &settings, || Err(Transport::Network));
    assert_eq!(world.at(Slice::Register, "/problem/text/key"), "error-network");
    submit_with(&mut world, "", "");
    settled(&mut world, &settings, || failed(429, "too_many_requests", json!({ "retryAfter": 30 })));
    assert_eq!(world.at(Slice::Register, "/wait"), "0:30");
    submit_with(&mut world, "", "");
    assert!(world.calls.is_empty());
    world.wait(30_000);
    assert_eq!(world.at(Slice::Register, "/wait"), "");
    assert_eq!(world.at(Slice::Register, "/problem"), json!(null));
}

#[test]
fn a_captcha_counts_once_and_may_be_seen_heard_or_worked_out() {
    let settings = with(register_settings(), |settings| settings["captcha"] = json!(true));
    let captchas = |call: &HttpCall| match call.url.as_str() {
        "/wps/captcha" => Some(ok(json!({ "captchaId": "image", "image": "aGk=" }))),
        "/wps/captcha?kind=audio" => Some(ok(json!({ "captchaId": "audio", "audio": "aGk=" }))),
        "/wps/captcha?kind=work" => Some(ok(json!({ "captchaId": "work", "work": { "salt": "s", "bits": 8 } }))),
        _ => answer(call, &settings),
    };
    let mut world = filled("/?modal=register", settings.clone());
    submit_with(&mut world, "", "");
    assert_eq!(world.at(Slice::Register, "/captcha/error/key"), "field-captcha-empty");
    world.wait(1_000);
    let kind = |kind| UiEvent::Captcha(CaptchaEvent::Kind { form: FormName::Register, kind });
    world.send(kind(CaptchaKind::Audio));
    settle_with(&mut world, captchas);
    assert_eq!(world.at(Slice::Register, "/captcha/audio"), "data:audio/wav;base64,aGk=");
    world.send(kind(CaptchaKind::Work));
    assert!(world.calls.is_empty(), "at most one a second");
    assert_eq!(world.at(Slice::Register, "/captcha/loading"), true);
    world.wait(1_000);
    settle_with(&mut world, captchas);
    assert_eq!(world.works.len(), 1);
    submit_with(&mut world, "", "");
    assert_eq!(world.at(Slice::Register, "/captcha/error/key"), "captcha-working");
    world.solve("of another time", Some("1"));
    assert_eq!(world.at(Slice::Register, "/captcha/solved"), false);
    world.solve("work", Some("4711"));
    assert_eq!(world.at(Slice::Register, "/captcha/solved"), true);
    submit_with(&mut world, "", "");
    let body = sealed_body(&mut world);
    assert_eq!((&body["captcha"], &body["captchaId"]), (&json!("4711"), &json!("work")));
    world.wait(1_000);
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/member/register" => Some(failed(401, "captcha_required", json!({ "captcha": true }))),
        _ => captchas(call),
    });
    assert_eq!(world.at(Slice::Register, "/captcha/error/key"), "error-captcha-required");
    assert_eq!(world.at(Slice::Register, "/captcha/solved"), false, "the answer was used up");
}

#[test]
fn a_pattern_that_waits_for_its_engine_is_checked_when_it_comes() {
    let settings = with(register_settings(), |settings| {
        settings["fields"]["username"] = rule("^(?=.*\\d)(?!.*admin)[a-z0-9]+$", "", 4, 16, true);
    });
    let mut world = open_with("/?modal=register", settings.clone());
    assert_eq!(world.loads, [Module::Patterns], "sent for when the rules come");
    leave(&mut world, Field::Username, "admin1", "");
    assert_eq!((error(&world, "username"), &field(&world, "username")["checked"]), (json!(null), &json!(false)));
    world.load(Module::Patterns, true);
    assert_eq!(error(&world, "username"), "rule-not-matching");
    let mut world = open_with("/?modal=register", settings);
    leave(&mut world, Field::Username, "admin1", "");
    world.load(Module::Patterns, false);
    assert_eq!(error(&world, "username"), json!(null));
    send(&mut world, RegisterEvent::Consent(true));
    submit_with(&mut world, "", "");
    assert!(world.call("/wps/system/seal").is_some(), "without the engine the server decides");
}

#[test]
fn a_broken_pattern_locks_nobody_out() {
    let settings = with(register_settings(), |settings| {
        settings["fields"]["username"] = rule("^(unclosed", "", 4, 16, true);
    });
    let mut world = filled("/?modal=register", settings);
    world.load(Module::Patterns, true);
    submit_with(&mut world, "", "");
    assert!(world.call("/wps/system/seal").is_some());
}

#[test]
fn a_password_is_judged_while_it_is_typed_and_a_weak_one_is_refused_where_the_operator_says_so() {
    let settings = with(register_settings(), |settings| settings["passwordStrength"] = json!(3));
    let mut world = filled("/?modal=register", settings);
    send(&mut world, RegisterEvent::PasswordFocused);
    assert_eq!(world.loads, [Module::Strength]);
    type_in(&mut world, Field::Password, "password1");
    assert_eq!(world.at(Slice::Register, "/strength"), json!(null), "nobody can tell yet");
    world.load(Module::Strength, true);
    assert_eq!(world.at(Slice::Register, "/strength/score"), 0, "as soon as somebody can, without another letter");
    assert_eq!(world.at(Slice::Register, "/strength/advice/key"), "strength-common");
    leave(&mut world, Field::Password, "password1", "");
    assert_eq!(error(&world, "password"), "strength-too-weak");
    type_in(&mut world, Field::Password, PASSWORD);
    assert!(world.at(Slice::Register, "/strength/score").as_u64().unwrap() >= 3);
    leave(&mut world, Field::Password, PASSWORD, "");
    assert_eq!(field(&world, "password")["checked"], true);
    assert!(!world.slice(Slice::Register).to_string().contains("canary"));
}

#[test]
fn a_firebase_style_gateway_vouches_for_the_number() {
    let settings = with(register_settings(), |settings| settings["firebase"] = json!(true));
    let mut world = open_with("/?modal=register", settings.clone());
    send(&mut world, RegisterEvent::Tab(RegisterTab::Mobile));
    type_in(&mut world, Field::MobileNum, "912345678");
    send(&mut world, RegisterEvent::Consent(true));
    submit_with(&mut world, "123456", "");
    assert_eq!(error(&world, "verificationCode"), "code-get-first");
    send(&mut world, RegisterEvent::GetCode { captcha: Secret::default() });
    assert!(world.call("/wps/verification/firebase/send").is_some());
    settle_with(&mut world, |call| answer(call, &settings));
    assert_eq!(world.at(Slice::Register, "/code/seconds"), 60);
    submit_with(&mut world, "123456", "");
    let verify = sealed_body(&mut world);
    assert_eq!(verify, json!({ "sessionInfo": "s1", "code": "123456" }));
    let job = world.seals[0].clone();
    world.seal(job.ticket, Ok(SealedParts { enc: "e".into(), ct: "c".into() }));
    let call = world.call("/wps/verification/firebase/verify").cloned().unwrap();
    world.answer(call.ticket, operator(&call).unwrap());
    let body = sealed_body(&mut world);
    assert_eq!((&body["firebaseChannel"], &body["firebaseIdToken"]), (&json!("sms"), &json!("id-canary")));
    assert_eq!(body["verificationCode"], "", "the gateway's code is no code of ours");
    settle_with(&mut world, |call| answer(call, &settings));
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
}

#[test]
fn a_country_is_found_by_name_code_and_number_and_the_list_closes_a_moment_after_the_focus_left() {
    let mut world = form();
    let country = |event: CountryEvent| UiEvent::Country(event);
    let form = FormName::Register;
    let names = [("VN", "Vietnam"), ("KH", "Cambodia"), ("TH", "Thailand")];
    world.send(country(CountryEvent::Names(
        names.iter().map(|(code, name)| ((*code).to_owned(), (*name).to_owned())).collect(),
    )));
    world.send(country(CountryEvent::Toggle(form)));
    let shown = |world: &World| -> Vec<String> {
        let options = world.at(Slice::Register, "/country/options");
        options.as_array().unwrap().iter().map(|option| option["key"].as_str().unwrap().to_owned()).collect()
    };
    for (text, found) in [
        ("", &["VN", "KH", "TH"][..]),
        ("camb", &["KH"]),
        ("+85", &["KH"]),
        ("th", &["TH"]),
        ("66", &["TH"]),
        ("zz", &[]),
    ] {
        world.send(country(CountryEvent::Search { form, text: text.into() }));
        assert_eq!(shown(&world), found, "{text:?}");
    }
    world.send(country(CountryEvent::Blur(form)));
    world.wait(150);
    world.send(country(CountryEvent::Focus(form)));
    world.wait(300);
    assert_eq!(world.at(Slice::Register, "/country/open"), true);
    world.send(country(CountryEvent::Blur(form)));
    world.wait(199);
    assert_eq!(world.at(Slice::Register, "/country/open"), true);
    world.wait(1);
    assert_eq!(world.at(Slice::Register, "/country/open"), false);
    world.send(country(CountryEvent::Choose { form, country: "TH".into() }));
    assert_eq!(world.at(Slice::Register, "/country/selected/dialing"), "+66");
    let mut world = world.reload();
    settle(&mut world);
    assert_eq!(world.at(Slice::Register, "/country/selected/key"), "TH", "the last choice comes back");
}

#[test]
fn reset_clears_the_form_and_not_the_countdown_or_the_link() {
    let mut world = filled("/?modal=register&affiliateCode=GOOD", register_settings());
    send(&mut world, RegisterEvent::Tab(RegisterTab::Mobile));
    type_in(&mut world, Field::MobileNum, "912345678");
    send(&mut world, RegisterEvent::GetCode { captcha: Secret::default() });
    settle(&mut world);
    assert_eq!(world.at(Slice::Register, "/canReset"), true);
    send(&mut world, RegisterEvent::Reset);
    assert_eq!(world.at(Slice::Register, "/canReset"), false);
    assert_eq!(world.at(Slice::Register, "/cleared"), 1);
    assert_eq!(field(&world, "mobileNum")["value"], "");
    assert_eq!(world.at(Slice::Register, "/code/disabled"), true);
    assert_eq!(world.at(Slice::Register, "/affiliateHidden"), true);
}

#[test]
fn a_member_needs_no_registration() {
    for address in ["/register", "/rng?modal=register"] {
        let world = member_at(address);
        assert!(!world.address().contains("register"), "{}", world.address());
    }
}

#[test]
fn nothing_secret_shows_or_is_stored_on_the_way() {
    let mut world = filled("/?modal=register", register_settings());
    type_in(&mut world, Field::Password, PASSWORD);
    submit_with(&mut world, "code-canary", "");
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/member/register" => Some(failed(500, "internal_error", json!(null))),
        _ => operator(call),
    });
    let shown: String = Slice::ALL.iter().map(|slice| world.slice(*slice).to_string()).collect();
    assert!(!shown.contains("canary"));
    assert!(!format!("{:?}{:?}{:?}", world.session, world.local, world.history).contains("canary"));
}
