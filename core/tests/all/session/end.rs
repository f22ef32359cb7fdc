//! How a session ends: by the member, by the server, and what of it must not outlive it.

use crate::support::*;
use lumora_core::effect::Method;
use lumora_core::event::*;
use lumora_core::view::Slice;
use serde_json::json;

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
    let call_id = call_id(&world, "/wps/session/logout");
    world.answer(call_id, Err(Transport::Timeout));
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
}

#[test]
fn a_dead_session_keeps_the_page_and_opens_the_login() {
    let mut world = member_at("/rng");
    world.send(UiEvent::Session(SessionEvent::RefreshBalance));
    let call_id = call_id(&world, "/wps/v2/wallets/balance");
    world.answer(call_id, failed(401, "login_required", json!(null)));
    assert_eq!(world.at(Slice::Session, "/kind"), "visitor");
    assert!(world.address().starts_with("/rng?") && world.address().ends_with("modal=login"));
}

#[test]
fn a_reply_to_the_former_member_is_never_shown_to_the_next_visitor() {
    let mut world = member_at("/");
    world.send(UiEvent::Session(SessionEvent::RefreshBalance));
    let balance = call_id(&world, "/wps/v2/wallets/balance");
    world.send(UiEvent::Session(SessionEvent::SignOut));
    world.send(UiEvent::Dialog(DialogEvent::Enter(1)));
    let logout = call_id(&world, "/wps/session/logout");
    world.answer(logout, ok(json!({})));
    world.answer(balance, ok(json!({ "sumBalance": "9.99" })));
    assert_eq!(world.at(Slice::Wallet, "/amount"), "");
}
