//! Which fields the form has, and when what stands in them is checked (sections 3 to 5).

use super::{PASSWORD, answer, error, field, filled, form, leave, names, open_with, send, submit_with, type_in, with};
use crate::support::*;
use lumora_core::domain::field::Field;
use lumora_core::effect::{Method, Module};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use lumora_patterns::NativeEngine;
use serde_json::{Value, json};
use std::rc::Rc;

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
    let first = call_id(&world, "/wps/system/setting/register");
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
fn the_password_is_typed_twice_only_where_the_operators_rules_show_it() {
    let settings =
        with(register_settings(), |settings| settings["fields"]["confirmPassword"]["enabled"] = json!(false));
    let world = open_with("/?modal=register", settings);
    assert_eq!(names(&world)[..3], ["username", "password", "nickname"]);
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
    assert_eq!(error(&world, "username"), "field-username-empty");
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
fn a_pattern_that_waits_for_its_engine_is_checked_when_it_comes() {
    let settings = with(register_settings(), |settings| {
        settings["fields"]["username"] = rule("^(?=.*\\d)(?!.*admin)[a-z0-9]+$", "", 4, 16, true);
    });
    let mut world = open_with("/?modal=register", settings.clone());
    assert_eq!(world.loads, [Module::Patterns], "sent for when the rules come");
    leave(&mut world, Field::Username, "admin1", "");
    assert_eq!((error(&world, "username"), &field(&world, "username")["checked"]), (json!(null), &json!(false)));
    world.load(Module::Patterns, true);
    assert_eq!(error(&world, "username"), "rule-format-account");
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
fn the_rules_are_kept_for_the_session_and_a_reload_checks_by_what_the_server_says_now() {
    let world = visitor_at("/?modal=register");
    let kept = world.session.get("validate").cloned().expect("kept");
    assert!(!kept.contains("tok") && kept.contains("acceptedPattern"), "{kept}");
    let mut again = world.reload();
    settle_with(&mut again, |call| match call.url.split('?').next() {
        Some("/wps/system/setting/register") => Some(Err(Transport::Network)),
        _ => operator(call),
    });
    assert_eq!(
        again.at(Slice::Register, "/status/kind"),
        "ready",
        "what was kept stands where the server is out of reach"
    );
    assert_eq!(again.at(Slice::Register, "/fields"), world.at(Slice::Register, "/fields"));

    let mut fresh = world.reload();
    let mut changed = register_settings();
    changed["fields"]["zalo"] = rule("^[0-9]+$", "digits", 8, 11, true);
    settle_with(&mut fresh, |call| answer(call, &changed));
    let names = fresh.at(Slice::Register, "/fields").to_string();
    assert!(names.contains("zalo"), "{names}");
    assert!(fresh.session["validate"].contains("zalo"));

    let damaged = [("validate".to_owned(), "{\"fields\":7".to_owned())].into();
    let mut world = World::open(Setup { address: "/?modal=register".into(), session: damaged, ..Setup::default() });
    settle(&mut world);
    assert_eq!(world.at(Slice::Register, "/status/kind"), "ready", "what can not be read counts as nothing");
}
