//! The member centre (section 2): its entries, its gate, and the way in, about and out. What its first page does is in
//! `security_settings.rs` and `contact_details.rs`.

use crate::support::*;
use crate::ways::*;
use lumora_core::domain::route::MemberPage;
use lumora_core::effect::Chunk;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

const SESSIONS: &str = "/wps/member/sessions";

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::MemberCentre, pointer)
}

fn overlay(world: &World) -> Value {
    world.at(Slice::Route, "/overlay/name")
}

/// Every entry of every group.
fn entries(world: &World) -> Vec<Value> {
    let groups = value_at(world, "/groups");
    groups.as_array().unwrap().iter().flat_map(|group| group["entries"].as_array().unwrap().clone()).collect()
}

fn close(world: &mut World) {
    world.send(UiEvent::Route(RouteEvent::Close));
}

fn to_menu(world: &mut World) {
    world.send(UiEvent::MemberCentre(MemberCentreEvent::ToMenu));
}

#[test]
fn the_entries_are_those_of_the_specification_with_play_in_control_and_the_one_that_shows_is_marked() {
    let world = member("/rng?name=lantern&mc=withdraw");
    let keys: Vec<String> = entries(&world).iter().map(|it| it["key"].as_str().unwrap().to_owned()).collect();
    assert_eq!(keys, MemberPage::ALL.iter().map(|page| page.key()).collect::<Vec<_>>());
    assert_eq!(keys.len(), 14);
    for entry in entries(&world) {
        let key = entry["key"].as_str().unwrap();
        assert_eq!(entry["current"], key == "withdraw", "{key}");
        assert_eq!(entry["href"], format!("/rng?name=lantern&mc={key}"), "what the lobby shows stays as it is");
        let badge = match key {
            "messageV2" => "3",
            "rewardCenter" => "4",
            _ => "",
        };
        assert_eq!(entry["badge"], badge, "{key}");
    }
    assert_eq!(value_at(&world, "/place/title/key"), "member-withdraw");
    assert_eq!(value_at(&world, "/place/section"), "withdraw");
}

#[test]
fn it_opens_at_my_account_whatever_the_address_asks_for() {
    for address in ["/?mc=", "/?mc=nobody", "/?mc=securityCenter"] {
        let world = member(address);
        assert_eq!(value_at(&world, "/place/key"), "securityCenter", "{address}");
        assert_eq!(value_at(&world, "/place/section"), "securityCenter", "{address}");
        assert_eq!(world.at(Slice::SecuritySettings, "/contacts/status/kind"), "ready", "{address}");
    }
    let world = member("/?mc=menu");
    assert_eq!((overlay(&world), value_at(&world, "/place/kind")), (json!("memberCentre"), json!("menu")));
    assert_eq!(world.at(Slice::SecuritySettings, "/contacts/status/kind"), "loading", "nothing is asked for the list");
}

#[test]
fn closing_goes_back_over_all_that_was_opened_in_it() {
    let mut world = member("/rng?name=lantern");
    world.visit("/rng?name=lantern&mc=menu");
    world.visit("/rng?name=lantern&mc=securityCenter");
    settle_ways(&mut world, plainly);
    world.visit("/rng?name=lantern&mc=withdraw");
    close(&mut world);
    assert_eq!(world.history, ["/rng?name=lantern"]);
    assert_eq!(value_at(&world, "/place/kind"), "closed");
}

#[test]
fn closing_what_was_opened_from_outside_shows_the_screen_under_it() {
    let mut world = member("/rng?name=lantern&mc=withdraw");
    close(&mut world);
    assert_eq!(world.history, ["/rng?name=lantern"]);
}

#[test]
fn a_page_leads_back_to_the_list_that_it_was_chosen_from_or_puts_the_list_in_its_place() {
    let mut world = member("/");
    world.visit("/?mc=menu");
    world.visit("/?mc=withdraw");
    to_menu(&mut world);
    assert_eq!(world.history, ["/", "/?mc=menu"]);
    to_menu(&mut world);
    assert_eq!(world.history, ["/", "/?mc=menu"], "the list has no list");
    let mut world = member("/?mc=withdraw");
    to_menu(&mut world);
    assert_eq!(world.history, ["/?mc=menu"]);
    let mut world = member("/");
    to_menu(&mut world);
    assert_eq!(world.history, ["/"], "there is no centre");
}

#[test]
fn what_a_page_asked_for_is_forgotten_with_it_and_asked_for_anew() {
    let mut world = member("/?mc=securityCenter");
    world.visit("/?mc=depositv2");
    assert_eq!(world.at(Slice::SecuritySettings, "/sessions/list"), json!([]));
    assert!(world.call(SESSIONS).is_none());
    world.back();
    assert!(world.call(SESSIONS).is_some());
}

#[test]
fn a_visitor_asks_for_nothing_of_the_page_before_the_login_that_leads_there() {
    let mut world = visitor("/fish");
    world.visit("/fish?mc=securityCenter");
    assert_eq!((overlay(&world), world.call(SESSIONS)), (json!("login"), None));
    world.send(submit("a", "b"));
    settle_ways(&mut world, plainly);
    assert_eq!(world.history, ["/fish", "/fish?mc=securityCenter"]);
    assert_eq!(world.at(Slice::SecuritySettings, "/sessions/status/kind"), "ready");
    close(&mut world);
    assert_eq!(world.history, ["/fish"]);
}

#[test]
fn a_login_that_is_given_up_leaves_the_screen_without_the_centre() {
    let mut world = visitor("/fish");
    world.visit("/fish?mc=menu");
    assert_eq!(overlay(&world), "login");
    close(&mut world);
    assert_eq!(world.history, ["/fish"]);
    assert!(overlay(&world).is_null());
}

#[test]
fn a_session_that_ends_in_the_centre_goes_on_at_the_page_after_the_next_login() {
    let mut world = member("/fish?mc=securityCenter");
    world.send(UiEvent::SecuritySettings(SecuritySettingsEvent::Retry));
    let call = call_id(&world, SESSIONS);
    world.answer(call, failed(401, "login_required", json!(null)));
    assert_eq!(overlay(&world), "login");
    assert_eq!(world.at(Slice::SecuritySettings, "/sessions/list"), json!([]), "nothing of the member stays");
    world.send(submit("a", "b"));
    settle_ways(&mut world, plainly);
    assert_eq!(world.address(), "/fish?mc=securityCenter");
    assert_eq!(world.at(Slice::SecuritySettings, "/sessions/status/kind"), "ready");
}

#[test]
fn a_form_above_the_centre_leaves_it_where_it_was() {
    let mut world = member("/fish?mc=securityCenter");
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::ChangePassword)));
    assert_eq!(overlay(&world), "changePassword");
    close(&mut world);
    assert_eq!(world.history, ["/fish?mc=securityCenter"]);
}

#[test]
fn a_guest_of_the_demo_is_warned_and_stays_where_they_were() {
    for address in ["/fish?mc=menu", "/fish?mc=securityCenter"] {
        let session = [("token".into(), "t".into()), ("isAgent".into(), "4".into())].into();
        let mut world = World::open(Setup { address: "/fish".into(), session, ..Setup::default() });
        settle_ways(&mut world, only("/wps/member/info", ok(json!({ "account": "guest", "type": 4 }))));
        world.visit(address);
        assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "in_need_true_account", "{address}");
        assert_eq!((world.history.as_slice(), world.call(SESSIONS)), (["/fish".to_owned()].as_slice(), None));
    }
}

#[test]
fn the_page_starts_when_its_part_of_the_core_has_come() {
    let session = [("token".into(), "t".into())].into();
    let address = "/?mc=securityCenter".into();
    let mut world = World::open(Setup { address, session, all_chunks: false, ..Setup::default() });
    settle(&mut world);
    assert!(world.slice(Slice::MemberCentre).is_null());
    world.bring(Chunk::Member, true);
    assert_eq!(value_at(&world, "/place/key"), "securityCenter");
    assert!(world.call(SESSIONS).is_none());
    world.bring(Chunk::Account, true);
    assert!(world.call(SESSIONS).is_some());
}

#[test]
fn the_phone_enters_by_the_list_and_the_raised_entry_by_the_deposit() {
    let world = member("/rng?name=lantern");
    let items = world.at(Slice::Layout, "/bottom");
    let href = |key: &str| items.as_array().unwrap().iter().find(|item| item["key"] == key).unwrap()["href"].clone();
    assert_eq!(href("me"), "/rng?name=lantern&mc=menu");
    assert_eq!(href("deposit"), "/rng?name=lantern&mc=depositv2");
}
