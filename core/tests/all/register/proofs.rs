//! What shows that somebody is a person and has the number: captchas, codes, the gateway that vouches; and the country that
//! the number belongs to.

use super::{answer, error, filled, form, open_with, send, submit_with, type_in, with};
use crate::support::*;
use lumora_core::domain::field::{Field, FormName};
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use lumora_core::wire::CaptchaKind;
use serde_json::{Value, json};

#[test]
fn a_code_is_sent_to_a_valid_number_and_counted_down_across_a_reload() {
    let mut world = form();
    send(&mut world, RegisterEvent::Tab(RegisterTab::Mobile));
    let get = || RegisterEvent::GetCode { captcha: Secret::default() };
    send(&mut world, get());
    assert_eq!(error(&world, "mobileNum"), "field-mobile-num-empty", "the number is validated first");
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
fn a_captcha_counts_once_and_may_be_seen_heard_or_worked_out() {
    let settings = with(register_settings(), |settings| settings["captcha"] = json!(true));
    let captchas = |call: &HttpCall| match call.url.as_str() {
        "/wps/captcha" => Some(ok(json!({ "captchaId": "image", "image": "aGk=" }))),
        "/wps/captcha?kind=audio" => Some(ok(json!({ "captchaId": "audio", "audio": "aGk=" }))),
        "/wps/captcha?kind=work" => Some(ok(json!({ "captchaId": "work", "work": { "salt": "s", "bits": 8 } }))),
        _ => answer(call, &settings),
    };
    let mut world = filled("/?modal=register", settings.clone());
    assert_eq!(
        world.at(Slice::Register, "/captcha/kind"),
        "work",
        "nothing to read or hear for who has done nothing wrong"
    );
    world.wait(1_000);
    let kind = |kind| UiEvent::Captcha(CaptchaEvent::Kind { form: FormName::Register, kind });
    world.send(kind(CaptchaKind::Image));
    settle_with(&mut world, captchas);
    submit_with(&mut world, "", "");
    assert_eq!(world.at(Slice::Register, "/captcha/error/key"), "field-captcha-empty");
    world.wait(1_000);
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
    world.seal(job.call_id, Ok(SealedParts { enc: "e".into(), ct: "c".into() }));
    let call = world.call("/wps/verification/firebase/verify").cloned().unwrap();
    world.answer(call.call_id, operator(&call).unwrap());
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
