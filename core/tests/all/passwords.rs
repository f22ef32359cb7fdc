//! Forgotten, reset and changed passwords, and the change that a login forces (sections 2, 4, 5 and 7).
use crate::support::*;
use crate::ways::*;
use lumora_core::domain::field::Field;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

const NEW: &str = "Harbour-canary-77";

fn change(world: &mut World, old: &str, new: &str, confirm: &str) {
    world.send(UiEvent::ChangePassword(PasswordEvent::Submit {
        old_password: Secret::new(old),
        password: Secret::new(new),
        confirm_password: Secret::new(confirm),
    }));
}

fn names(world: &World, slice: Slice) -> Vec<String> {
    let fields = world.at(slice, "/fields");
    fields.as_array().unwrap().iter().map(|field| field["name"].as_str().unwrap().to_owned()).collect()
}

fn error(world: &World, slice: Slice, name: &str) -> Value {
    let fields = world.at(slice, "/fields");
    let field = fields.as_array().unwrap().iter().find(|field| field["name"] == name).cloned();
    field.unwrap_or_else(|| panic!("{name} does not show"))["error"]["key"].clone()
}

fn overlay(world: &World) -> Value {
    world.at(Slice::Route, "/overlay/name")
}

/// A login whose answer is this.
fn logged_in_with(address: &str, value: Value) -> World {
    let mut world = visitor(address);
    world.send(submit("lantern_member", "123456"));
    settle_ways(&mut world, only("/wps/session/login", ok(value)));
    world
}

#[test]
fn a_member_changes_the_password_with_the_old_one() {
    let mut world = member("/rng?modal=changePassword");
    assert_eq!(names(&world, Slice::ChangePassword), ["oldPassword", "password", "confirmPassword"]);
    assert_eq!(world.at(Slice::Route, "/overlay/closable"), true);
    change(&mut world, "", "short", "other");
    assert!(world.calls.is_empty());
    assert_eq!(error(&world, Slice::ChangePassword, "oldPassword"), "field-old-password-empty");
    assert_eq!(error(&world, Slice::ChangePassword, "password"), "rule-length-only");
    assert_eq!(error(&world, Slice::ChangePassword, "confirmPassword"), "rule-twice-different");
    assert_eq!(world.at(Slice::ChangePassword, "/focus/field"), "oldPassword");
    change(&mut world, "old-canary", NEW, NEW);
    let body = sealed_body(&mut world);
    assert_eq!((&body["oldPassword"], &body["changeTicket"]), (&json!("old-canary"), &json!("")));
    assert_eq!((&body["newPassword"], &body["confirmNewPassword"]), (&json!(NEW), &json!(NEW)));
    assert_eq!(world.at(Slice::ChangePassword, "/busy"), true);
    assert_no_secret(&world);
    settle_ways(&mut world, plainly);
    assert_eq!(world.address(), "/", "section 4: go to /");
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-password-changed");
    assert_no_secret(&world);
}

#[test]
fn what_the_server_refuses_stands_at_its_field() {
    for (status, code, value, name, words) in [
        (422, "wrong_old_password", json!({}), "oldPassword", "error-wrong-old-password"),
        (422, "password_unchanged", json!({}), "password", "error-password-unchanged"),
        (422, "rule_broken", json!({ "fields": { "newPassword": "rule_broken" } }), "password", "rule-length-only"),
    ] {
        let mut world = member("/?modal=changePassword");
        change(&mut world, "old", NEW, NEW);
        settle_ways(&mut world, only("/wps/member/password", failed(status, code, value)));
        assert_eq!(error(&world, Slice::ChangePassword, name), words, "{code}");
        assert_eq!(world.at(Slice::ChangePassword, "/problem"), Value::Null);
        assert_eq!(world.at(Slice::Session, "/kind"), "member");
    }
}

#[test]
fn a_field_that_is_left_is_checked_and_one_that_is_empty_is_not() {
    let mut world = member("/?modal=changePassword");
    let left = |field, value: &str| {
        let (value, password) = (Secret::new(value), Secret::new(NEW));
        UiEvent::ChangePassword(PasswordEvent::Left { field, value, password })
    };
    world.send(left(Field::Password, ""));
    assert_eq!(error(&world, Slice::ChangePassword, "password"), Value::Null);
    world.send(left(Field::Password, "short"));
    assert_eq!(error(&world, Slice::ChangePassword, "password"), "rule-length-only");
    world.send(UiEvent::ChangePassword(PasswordEvent::Edited(Field::Password)));
    assert_eq!(error(&world, Slice::ChangePassword, "password"), Value::Null);
    world.send(left(Field::ConfirmPassword, "another-one"));
    assert_eq!(error(&world, Slice::ChangePassword, "confirmPassword"), "rule-twice-different");
}

#[test]
fn a_visitor_who_opens_the_form_is_asked_to_log_in_and_a_guest_for_a_real_account() {
    let world = visitor("/?modal=changePassword");
    assert_eq!(overlay(&world), "login");
    let session = [("token".to_owned(), "t".to_owned()), ("isAgent".to_owned(), "4".to_owned())].into();
    let world = ways_at(Setup { address: "/?modal=changePassword".into(), session, ..Setup::default() });
    assert_eq!(overlay(&world), Value::Null);
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "in_need_true_account");
}

#[test]
fn a_ticket_forces_the_change_and_nothing_else_goes_before_it() {
    let value = json!({ "token": "tok-canary", "passwordWeak": true, "changeTicket": "ticket-canary" });
    let mut world = logged_in_with("/rng?modal=login", value);
    assert_eq!(overlay(&world), "changePassword");
    assert_eq!(world.at(Slice::Route, "/overlay/closable"), false);
    assert_eq!(world.at(Slice::ChangePassword, "/forced"), true);
    assert_eq!(world.at(Slice::ChangePassword, "/reason/key"), "password-weak-text");
    assert_eq!(names(&world, Slice::ChangePassword), ["password", "confirmPassword"]);
    assert_no_secret(&world);
    // Neither closing, nor another address, nor Back, nor a member's call.
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!(overlay(&world), "changePassword");
    for address in ["/", "/fish", "/?mc=withdraw", "/login", "/?modal=login", "/?mc=securityCenter"] {
        world.visit(address);
        assert_eq!(overlay(&world), "changePassword", "{address}");
    }
    world.send(UiEvent::Session(SessionEvent::RefreshBalance));
    world.send(UiEvent::Site(SiteEvent::Visible(true)));
    assert!(world.calls.iter().all(|call| !call.url.starts_with("/wps/v2/wallets")), "{:?}", world.calls);
    settle_ways(&mut world, plainly);
    change(&mut world, "", NEW, NEW);
    let body = sealed_body(&mut world);
    assert_eq!((&body["oldPassword"], &body["changeTicket"]), (&json!(""), &json!("ticket-canary")));
    settle_ways(&mut world, plainly);
    assert_eq!(overlay(&world), Value::Null);
    assert_eq!(world.at(Slice::Session, "/name"), "Lantern", "member info loads");
    assert_eq!(world.at(Slice::Wallet, "/amount"), "1,284,500.00");
    assert_no_secret(&world);
}

#[test]
fn the_first_login_of_an_account_that_an_agent_made_is_forced_and_welcomed_after_it() {
    let value = json!({ "token": "t", "firstTimeLogin": true, "changeTicket": "ticket" });
    let mut world = logged_in_with("/login", value);
    assert_eq!(world.address(), "/?modal=changePassword");
    assert_eq!(world.at(Slice::ChangePassword, "/reason/key"), "password-first-text");
    assert_eq!(world.at(Slice::Dialogs, "/top"), Value::Null, "not over the form");
    change(&mut world, "", NEW, NEW);
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Dialogs, "/top/title/key"), "first-login-title");
}

#[test]
fn what_waited_for_the_login_goes_on_after_the_change() {
    let mut world = visitor("/");
    world.send(UiEvent::Game(GameEvent::Play("n3".into())));
    world.send(submit("lantern_member", "123456"));
    let value = json!({ "token": "t", "passwordWeak": true, "changeTicket": "ticket" });
    settle_ways(&mut world, only("/wps/session/login", ok(value)));
    change(&mut world, "", NEW, NEW);
    settle_ways(&mut world, plainly);
    assert!(world.address().starts_with("/game?gameType=RNG"), "{}", world.address());
}

#[test]
fn an_expired_password_forces_the_change_only_where_the_operator_says_so() {
    for (flag, forced) in [(true, true), (false, false)] {
        let mut world = World::open(Setup { address: "/login".into(), ..Setup::default() });
        let flags = json!({ "PWDEXPFORCECHANGE3": flag });
        settle_with(&mut world, |call| answer(call, &flags, &plainly));
        world.send(submit("lantern_member", "x"));
        let value = ok(json!({ "token": "t", "passwordExpired": true }));
        settle_with(&mut world, |call| answer(call, &flags, &only("/wps/session/login", value.clone())));
        assert_eq!(world.at(Slice::ChangePassword, "/forced"), forced);
        if forced {
            let fields = names(&world, Slice::ChangePassword);
            assert_eq!(fields[0], "oldPassword", "without a ticket the old password is asked for");
        }
    }
}

#[test]
fn a_ticket_that_is_too_old_gives_way_to_the_old_password() {
    let mut world = logged_in_with("/", json!({ "token": "t", "passwordWeak": true, "changeTicket": "ticket" }));
    change(&mut world, "", NEW, NEW);
    settle_ways(&mut world, only("/wps/member/password", failed(401, "ticket_expired", json!({}))));
    assert_eq!(world.at(Slice::Session, "/kind"), "member", "the session lives on");
    assert_eq!(names(&world, Slice::ChangePassword)[0], "oldPassword");
    assert_eq!(world.at(Slice::ChangePassword, "/problem/text/key"), "error-ticket-expired");
}

#[test]
fn signing_out_is_the_other_way_out_of_a_forced_change() {
    let mut world = logged_in_with("/rng", json!({ "token": "t", "passwordWeak": true, "changeTicket": "ticket" }));
    world.send(UiEvent::Session(SessionEvent::SignOut));
    let key = u32::try_from(world.at(Slice::Dialogs, "/top/key").as_u64().unwrap()).unwrap();
    world.send(UiEvent::Dialog(DialogEvent::Enter(key)));
    settle_ways(&mut world, plainly);
    assert_eq!((world.at(Slice::Session, "/kind"), world.address()), (json!("visitor"), "/"));
}

#[test]
fn a_reload_in_the_middle_of_a_forced_change_ends_the_session_with_a_word() {
    let world = logged_in_with("/", json!({ "token": "t", "passwordWeak": true, "changeTicket": "ticket" }));
    let mut world = world.reload();
    settle_ways(&mut world, |path, _| {
        let member = path.starts_with("/wps/member") || path.starts_with("/wps/v2") || path.contains("unreadCount");
        (member || path.contains("avoriteGames")).then(|| failed(403, "password_change_required", json!({})))
    });
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-password-change");
    assert_eq!(overlay(&world), "login");
    assert_eq!(world.session.get("token"), None);
}

fn forgot(world: &mut World, event: ForgotEvent) {
    world.send(UiEvent::Forgot(event));
}

fn type_in(world: &mut World, field: Field, value: &str) {
    forgot(world, ForgotEvent::Typed { field, value: Secret::new(value) });
}

fn recover(world: &mut World, password: &str, code: &str) {
    let (password, verification_code) = (Secret::new(password), Secret::new(code));
    forgot(world, ForgotEvent::Submit { password, verification_code, captcha: Secret::default() });
}

#[test]
fn a_mail_is_asked_for_as_a_form_and_the_same_is_said_whoever_asks() {
    let mut world = visitor("/rng?modal=forgotPassword");
    assert_eq!(names(&world, Slice::Forgot), ["username", "email"]);
    recover(&mut world, "", "");
    assert_eq!(error(&world, Slice::Forgot, "username"), "field-username-empty");
    // The name is older than the rule for new ones, which knows no underscore.
    type_in(&mut world, Field::Username, " lantern_9 ");
    type_in(&mut world, Field::Email, "no mail");
    recover(&mut world, "", "");
    assert_eq!(error(&world, Slice::Forgot, "email"), "rule-email");
    type_in(&mut world, Field::Email, "lantern+9@example.com");
    recover(&mut world, "", "");
    let call = world.call("/wps/member/password/email").unwrap();
    assert_eq!(call.body.as_ref().unwrap().reveal(), "username=lantern_9&email=lantern%2B9%40example.com");
    let kind = call.headers.iter().find(|(name, _)| *name == "Content-Type").unwrap();
    assert_eq!(kind.1.reveal(), "application/x-www-form-urlencoded");
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Dialogs, "/top/title/key"), "password-mailed-title");
    assert_eq!(world.address(), "/rng");
    world.wait(30_000);
    assert_eq!(world.at(Slice::Dialogs, "/top"), Value::Null, "it goes by itself");
}

#[test]
fn recovery_by_mobile_shows_only_where_the_operator_turns_it_on() {
    let mut world = World::open(Setup { address: "/?modal=forgotPassword".into(), ..Setup::default() });
    settle_with(&mut world, |call| answer(call, &json!({}), &plainly));
    forgot(&mut world, ForgotEvent::Way(ForgotWay::Mobile));
    assert_eq!((world.at(Slice::Forgot, "/tabs"), world.at(Slice::Forgot, "/way")), (json!([]), json!("email")));
}

#[test]
fn a_code_sets_the_password_and_logs_in() {
    let mut world = visitor("/rng?modal=forgotPassword");
    forgot(&mut world, ForgotEvent::Way(ForgotWay::Mobile));
    assert_eq!(names(&world, Slice::Forgot), ["mobileNum", "verificationCode", "password"]);
    forgot(&mut world, ForgotEvent::GetCode { captcha: Secret::default() });
    assert_eq!(error(&world, Slice::Forgot, "mobileNum"), "field-mobile-num-empty");
    type_in(&mut world, Field::MobileNum, "912345678");
    forgot(&mut world, ForgotEvent::GetCode { captcha: Secret::default() });
    settle_ways(&mut world, only("/wps/verification/sms/password", ok(json!({}))));
    assert_eq!(world.at(Slice::Forgot, "/code/seconds"), 60, "a minute where nothing is said");
    recover(&mut world, "short", "");
    assert_eq!(error(&world, Slice::Forgot, "verificationCode"), "field-code-empty");
    assert_eq!(error(&world, Slice::Forgot, "password"), "rule-length-only");
    recover(&mut world, NEW, "246810-canary");
    let body = sealed_body(&mut world);
    assert_eq!((&body["mobileNum"], &body["countryDialingCode"]), (&json!("912345678"), &json!("84")));
    assert_eq!((&body["verificationCode"], &body["newPassword"]), (&json!("246810-canary"), &json!(NEW)));
    assert_no_secret(&world);
    settle_ways(&mut world, plainly);
    assert_eq!((world.at(Slice::Session, "/kind"), world.address()), (json!("member"), "/"));
    assert_no_secret(&world);
}

#[test]
fn a_wrong_code_stands_at_its_field_and_keeps_what_was_typed() {
    let mut world = visitor("/?modal=forgotPassword");
    forgot(&mut world, ForgotEvent::Way(ForgotWay::Mobile));
    type_in(&mut world, Field::MobileNum, "912345678");
    recover(&mut world, NEW, "000000");
    let refusal = failed(422, "invalid_verification_code", json!({}));
    settle_ways(&mut world, only("/wps/member/password/verification", refusal));
    assert_eq!(error(&world, Slice::Forgot, "verificationCode"), "error-invalid-verification-code");
    assert_eq!(world.at(Slice::Forgot, "/fields/0/value"), "912345678");
}

fn link() -> World {
    let (address, fragment) = ("/login?modal=resetPassword".to_owned(), "token-canary".to_owned());
    let mut world = World::open(Setup { address, fragment, ..Setup::default() });
    settle_ways(&mut world, plainly);
    world
}

fn reset(world: &mut World, new: &str, confirm: &str) {
    world.send(UiEvent::Reset(PasswordEvent::Submit {
        old_password: Secret::default(),
        password: Secret::new(new),
        confirm_password: Secret::new(confirm),
    }));
}

#[test]
fn the_link_of_a_mail_sets_a_password_and_its_token_stands_nowhere() {
    let mut world = link();
    assert_eq!((overlay(&world), world.at(Slice::Reset, "/expired")), (json!("resetPassword"), json!(false)));
    assert_eq!(world.history.len(), 1);
    assert_no_secret(&world);
    reset(&mut world, NEW, "another");
    assert_eq!(error(&world, Slice::Reset, "confirmPassword"), "rule-twice-different");
    reset(&mut world, NEW, NEW);
    let body = sealed_body(&mut world);
    assert_eq!((&body["token"], &body["newPassword"]), (&json!("token-canary"), &json!(NEW)));
    settle_ways(&mut world, plainly);
    assert_eq!(world.address(), "/login");
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-password-reset");
    assert_no_secret(&world);
}

#[test]
fn a_browser_that_remembers_its_user_still_shows_the_form_of_the_link() {
    let (address, fragment) = ("/login?modal=resetPassword".to_owned(), "token-canary".to_owned());
    let local = [("loginRemember".to_owned(), "1".to_owned())].into();
    let mut world = World::open(Setup { address, fragment, local, ..Setup::default() });
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Session, "/kind"), "member");
    assert_eq!((overlay(&world), world.at(Slice::Reset, "/expired")), (json!("resetPassword"), json!(false)));
    reset(&mut world, NEW, NEW);
    assert_eq!(sealed_body(&mut world)["token"], "token-canary");
}

#[test]
fn a_link_that_was_used_or_is_missing_offers_another_mail() {
    let mut world = link();
    reset(&mut world, NEW, NEW);
    settle_ways(&mut world, only("/wps/member/password/reset", failed(401, "link_expired", json!({}))));
    assert_eq!(world.at(Slice::Reset, "/expired"), true);
    assert_eq!(world.at(Slice::Reset, "/problem/text/key"), "error-link-expired");
    world.send(UiEvent::Reset(PasswordEvent::AskAgain));
    assert_eq!(overlay(&world), "forgotPassword");
    let mut world = link().reload();
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Reset, "/expired"), true, "a reload finds no token");
    reset(&mut world, NEW, NEW);
    assert!(world.calls.is_empty());
}

#[test]
fn who_did_not_register_agrees_to_the_terms_along_with_the_new_password() {
    let value =
        json!({ "token": "tok-canary", "changeTicket": "ticket-canary", "passwordWeak": true, "termsPending": true });
    let mut world = logged_in_with("/?modal=login", value);
    assert_eq!(world.at(Slice::ChangePassword, "/consent/checked"), false);
    change(&mut world, "", NEW, NEW);
    assert!(world.call("/wps/system/seal").is_none(), "nothing is sent without it");
    assert_eq!(world.at(Slice::ChangePassword, "/consent/error/key"), "consent-missing");
    world.send(UiEvent::ChangePassword(PasswordEvent::Consent(true)));
    assert_eq!(world.at(Slice::ChangePassword, "/consent/error"), Value::Null);
    change(&mut world, "", NEW, NEW);
    let body = sealed_body(&mut world);
    assert_eq!((&body["ageAndTerms"], &body["changeTicket"]), (&json!(true), &json!("ticket-canary")));
}

#[test]
fn who_has_registered_is_not_asked_for_the_terms_again() {
    let value = json!({ "token": "tok-canary", "changeTicket": "ticket-canary", "passwordWeak": true });
    let mut world = logged_in_with("/?modal=login", value);
    assert_eq!(world.at(Slice::ChangePassword, "/consent"), Value::Null);
    change(&mut world, "", NEW, NEW);
    assert_eq!(sealed_body(&mut world)["ageAndTerms"], false);
}
