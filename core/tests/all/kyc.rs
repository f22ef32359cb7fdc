//! Who the member is: the name that money is paid to, the identity check, the own picture.

use crate::support::payouts::{identity_check, options, payee_name};
use crate::support::*;
use crate::ways::{self, assert_no_secret};
use lumora_core::domain::identity_check::DocumentKind;
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::{Value, json};

const NAME: &str = "/wps/member/payeeName";
const CHECK: &str = "/wps/member/identityCheck";
const PNG: [u8; 8] = [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];

fn path(call: &HttpCall) -> &str {
    call.url.split('?').next().unwrap_or_default()
}

/// A page, while what `own` answers comes first.
fn page(address: &str, own: impl Fn(&HttpCall) -> Option<Result<HttpReply, Transport>>) -> World {
    let mut world = member_at("/");
    world.visit(address);
    settle(&mut world, own);
    world
}

fn settle(world: &mut World, own: impl Fn(&HttpCall) -> Option<Result<HttpReply, Transport>>) {
    settle_with(world, |call| own(call).or_else(|| ways::other(call)));
}

fn unproven(call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
    if call.method != Method::Get || path(call) != NAME {
        return None;
    }
    let mut value = payee_name();
    value["name"] = json!("");
    value["proven"] = json!(false);
    Some(ok(value))
}

fn name_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::PayeeName, pointer)
}

fn send_name_event(world: &mut World, event: PayeeNameEvent) {
    world.send(UiEvent::PayeeName(event));
}

fn send_event(world: &mut World, event: IdentityCheckEvent) {
    world.send(UiEvent::IdentityCheck(event));
}

fn check_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::IdentityCheck, pointer)
}

fn file(handle: u32, head: &[u8]) -> PickedFile {
    PickedFile { handle, name: "passport.png".into(), size: 90_000, head: head.to_vec() }
}

#[test]
fn a_name_is_judged_gets_a_code_and_counts_when_the_code_has_come_back() {
    let mut world = page("/?mc=securityCenter", unproven);
    assert_eq!(name_at(&world, "/state/key"), "payee-name-none");
    send_name_event(&mut world, PayeeNameEvent::Begin);
    assert_eq!(name_at(&world, "/form/about/args/contact"), "l•••@example.com");
    for (typed, wrong) in [("", "payee-name-empty"), ("L1nh", "rule-letters-spaces")] {
        send_name_event(&mut world, PayeeNameEvent::Typed(typed.into()));
        send_name_event(&mut world, PayeeNameEvent::GetCode);
        assert_eq!(name_at(&world, "/form/nameError/key"), wrong, "{typed}");
        assert!(world.calls.is_empty(), "{typed}");
    }
    send_name_event(&mut world, PayeeNameEvent::Typed("Linh Tran".into()));
    assert_eq!(name_at(&world, "/form/nameError"), Value::Null);
    send_name_event(&mut world, PayeeNameEvent::GetCode);
    settle(&mut world, unproven);
    assert_eq!(name_at(&world, "/form/code/button/sent"), true);
    send_name_event(&mut world, PayeeNameEvent::Submit(Secret::default()));
    assert_eq!(name_at(&world, "/form/code/error/key"), "field-code-empty");
    assert_eq!(name_at(&world, "/form/focus/field"), "verificationCode");
    send_name_event(&mut world, PayeeNameEvent::CodeEdited);
    send_name_event(&mut world, PayeeNameEvent::Submit(Secret::new(" canary ")));
    assert_no_secret(&world);
    assert_eq!(sealed_body(&mut world), json!({ "name": "Linh Tran", "verificationCode": "canary" }));
    settle(&mut world, |_| None);
    assert_eq!((name_at(&world, "/proven"), name_at(&world, "/form")), (json!(true), Value::Null));
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-payee-name-set");
}

#[test]
fn what_the_server_refuses_stands_at_the_input_that_it_names() {
    let mut world = page("/?mc=securityCenter", unproven);
    for (code, fields, at, said) in [
        ("rule_broken", json!({ "name": "payee_name_checked" }), "/form/nameError/key", "error-payee-name-checked"),
        ("rule_broken", json!({ "name": "rule_letters_spaces" }), "/form/nameError/key", "rule-letters-spaces"),
        ("invalid_verification_code", json!({}), "/form/code/error/key", "error-invalid-verification-code"),
        ("proof_needed", json!({}), "/problem/text/key", "error-proof-needed"),
    ] {
        send_name_event(&mut world, PayeeNameEvent::Begin);
        send_name_event(&mut world, PayeeNameEvent::Typed("Linh Tran".into()));
        send_name_event(&mut world, PayeeNameEvent::Submit(Secret::new("123456")));
        settle(&mut world, |call| {
            let sets = call.method == Method::Put && path(call) == NAME;
            if sets { Some(failed(422, code, json!({ "fields": fields.clone() }))) } else { unproven(call) }
        });
        assert_eq!(name_at(&world, at), said, "{code}");
        send_name_event(&mut world, PayeeNameEvent::Cancel);
        assert_eq!(name_at(&world, "/form"), Value::Null);
    }
}

#[test]
fn without_a_verified_contact_the_way_leads_there_first() {
    let without = |call: &HttpCall| {
        let mut reply = payee_name();
        reply["codeGoesTo"] = json!("");
        reply["proven"] = json!(false);
        (call.method == Method::Get && path(call) == NAME).then(|| ok(reply))
    };
    let mut world = page("/?mc=securityCenter", without);
    assert_eq!(name_at(&world, "/change"), Value::Null);
    assert!(name_at(&world, "/contact/press").is_object() && name_at(&world, "/contact/href").is_null());
    send_name_event(&mut world, PayeeNameEvent::Begin);
    assert_eq!(name_at(&world, "/form"), Value::Null);
    let world = page("/?mc=withdraw", without);
    assert!(name_at(&world, "/contact/press").is_null() && name_at(&world, "/contact/href").is_string());
}

#[test]
fn a_withdrawal_asks_for_the_name_between_the_password_and_the_account() {
    let first = |call: &HttpCall| match path(call) {
        "/wps/member/withdrawals/options" => {
            let mut value = options();
            value["payeeNameProven"] = json!(false);
            value["accounts"] = json!([]);
            Some(ok(value))
        }
        _ => unproven(call),
    };
    let mut world = page("/?mc=withdraw", first);
    let steps = world.at(Slice::Withdraw, "/steps");
    let current: Vec<&Value> = steps.as_array().unwrap().iter().filter(|step| step["current"] == true).collect();
    assert_eq!((current.len(), &current[0]["key"]), (1, &json!("payeeName")), "{steps}");
    send_name_event(&mut world, PayeeNameEvent::Begin);
    send_name_event(&mut world, PayeeNameEvent::Typed("Linh Tran".into()));
    send_name_event(&mut world, PayeeNameEvent::Submit(Secret::new("123456")));
    settle(&mut world, |_| None);
    assert_eq!(world.at(Slice::Withdraw, "/steps"), json!([]), "what can be asked for was read anew");
}

#[test]
fn above_the_bound_the_page_leads_to_the_check_and_where_all_needs_it_nothing_can_be_asked_for() {
    let with = |above: Value| {
        move |call: &HttpCall| {
            let mut value = options();
            value["identityAbove"] = above.clone();
            value["open"] = json!([]);
            (path(call) == "/wps/member/withdrawals/options").then(|| ok(value))
        }
    };
    let world = page("/?mc=withdraw", with(json!("300.00")));
    assert_eq!(world.at(Slice::Withdraw, "/identity/text/key"), "withdraw-identity-above");
    assert_eq!(world.at(Slice::Withdraw, "/form/kind"), "filling");
    let world = page("/?mc=withdraw", with(json!("0.00")));
    assert_eq!(world.at(Slice::Withdraw, "/identity/text/key"), "withdraw-identity-first");
    assert_eq!(world.at(Slice::Withdraw, "/form/kind"), "closed");
    let world = page("/?mc=withdraw", with(Value::Null));
    assert_eq!(world.at(Slice::Withdraw, "/identity"), Value::Null);
}

fn none_yet(call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
    let asks = call.method == Method::Get && path(call) == CHECK;
    asks.then(|| ok(json!({ "level": 0, "status": "NONE" })))
}

#[test]
fn details_are_judged_and_a_document_is_sent_as_the_kind_that_was_chosen() {
    let mut world = page("/?mc=securityCenter", none_yet);
    assert_eq!(check_at(&world, "/handIn/missing/key"), "identity-missing-details");
    assert_eq!(check_at(&world, "/handIn/press"), Value::Null);
    send_event(&mut world, IdentityCheckEvent::HandIn);
    assert!(world.calls.is_empty(), "nothing is handed in that lacks something");
    send_event(&mut world, IdentityCheckEvent::Edit);
    settle(&mut world, none_yet);
    send_event(&mut world, IdentityCheckEvent::Save);
    assert_eq!(check_at(&world, "/form/focus"), "name");
    for (field, value) in
        [(IdentityField::Name, "Linh Tran"), (IdentityField::BirthDate, "1990-04-17"), (IdentityField::Country, "VN")]
    {
        send_event(&mut world, IdentityCheckEvent::Typed { field, value: value.into() });
    }
    send_event(&mut world, IdentityCheckEvent::Save);
    let sent = sealed_body(&mut world);
    assert_eq!(sent, json!({ "name": "Linh Tran", "birthDate": "1990-04-17", "country": "VN" }));
    settle(&mut world, |call| {
        let saves = path(call) == "/wps/member/identityCheck/details";
        saves.then(|| failed(422, "rule_broken", json!({ "fields": { "birthDate": "too_young" } })))
    });
    assert_eq!(check_at(&world, "/form/birthDateError/key"), "error-too-young");
    send_event(&mut world, IdentityCheckEvent::Save);
    settle(&mut world, |_| None);
    assert_eq!(check_at(&world, "/form"), Value::Null);
    send_event(&mut world, IdentityCheckEvent::Kind(DocumentKind::NationalIdBack));
    send_event(&mut world, IdentityCheckEvent::Attach(vec![file(1, b"<svg"), file(2, &PNG), file(3, b"%PDF-1.7")]));
    assert_eq!(check_at(&world, "/upload/files/0/progress/text/key"), "document-file-kind");
    assert_eq!(world.calls.len(), 1, "one after another");
    assert!(world.calls[0].url.ends_with("?kind=NATIONAL_ID_BACK") && world.calls[0].file == Some(2));
    settle(&mut world, |_| None);
    assert_eq!(check_at(&world, "/upload/files").as_array().map(Vec::len), Some(1), "what was sent is a document now");
}

#[test]
fn a_document_is_read_at_an_address_that_nothing_keeps_and_another_members_is_unknown() {
    let mut world = page("/?mc=securityCenter", |_| None);
    send_event(&mut world, IdentityCheckEvent::Show("somebody-elses".into()));
    assert!(world.calls.is_empty());
    send_event(&mut world, IdentityCheckEvent::Show("d1".into()));
    settle(&mut world, |_| None);
    assert_eq!(world.left, ["/wps/identityDocument/t-cnry"]);
    assert!(!check_at(&world, "").to_string().contains("t-cnry"));
}

#[test]
fn while_it_is_looked_at_nothing_can_be_changed_and_a_refusal_says_what_to_do() {
    let with = |status: &'static str| {
        move |call: &HttpCall| (call.method == Method::Get && path(call) == CHECK).then(|| ok(identity_check(status)))
    };
    for status in ["PENDING", "APPROVED"] {
        let mut world = page("/?mc=securityCenter", with(status));
        for event in [
            IdentityCheckEvent::Edit,
            IdentityCheckEvent::Attach(vec![file(1, &PNG)]),
            IdentityCheckEvent::Remove("d1".into()),
            IdentityCheckEvent::HandIn,
        ] {
            send_event(&mut world, event);
        }
        assert!(world.calls.is_empty() && world.seals.is_empty(), "{status}");
        for gone in ["/edit", "/upload", "/handIn", "/form", "/documents/0/remove"] {
            assert_eq!(check_at(&world, gone), Value::Null, "{status} {gone}");
        }
    }
    let mut world = page("/?mc=securityCenter", with("REJECTED"));
    assert_eq!(check_at(&world, "/state/about/key"), "identity-reason-unreadable");
    assert_eq!(check_at(&world, "/state/note"), "The lower half is dark.");
    assert_eq!(check_at(&world, "/steps/1/who/key"), "step-operator");
    send_event(&mut world, IdentityCheckEvent::HandIn);
    settle(&mut world, |_| None);
    assert_eq!(check_at(&world, "/state/title/key"), "identity-pending");
}

#[test]
fn an_own_picture_shows_at_once_and_goes_again() {
    let mut world = page("/?mc=securityCenter", |_| None);
    let send_event = |world: &mut World, event| world.send(UiEvent::OwnPicture(event));
    send_event(&mut world, OwnPictureEvent::Choose(file(1, b"<svg")));
    assert_eq!(world.at(Slice::OwnPicture, "/problem/text/key"), "apply-file-kind");
    send_event(&mut world, OwnPictureEvent::Choose(file(2, &PNG)));
    assert_eq!(world.at(Slice::OwnPicture, "/busy"), true);
    settle(&mut world, |_| None);
    let shown = world.at(Slice::Session, "/avatar");
    assert!(shown.as_str().is_some_and(|it| it.ends_with("/cdn/member/0a1b.png")), "{shown}");
    assert!(world.at(Slice::OwnPicture, "/remove").is_object());
    send_event(&mut world, OwnPictureEvent::Remove);
    settle(&mut world, |_| None);
    assert_eq!(world.at(Slice::OwnPicture, "/remove"), Value::Null);
}
