//! The agent centre (section 2): its entries, its gate, and the way in, about and out.

use crate::support::agents::*;
use crate::support::*;
use lumora_core::domain::route::AgentPage;
use lumora_core::effect::Chunk;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::AgentCentre, pointer)
}

fn overlay(world: &World) -> Value {
    world.at(Slice::Route, "/overlay/name")
}

/// Every entry of every group.
fn entries(world: &World) -> Vec<Value> {
    let groups = value_at(world, "/groups");
    groups.as_array().unwrap().iter().flat_map(|group| group["entries"].as_array().unwrap().clone()).collect()
}

fn keys(world: &World) -> Vec<String> {
    entries(world).iter().map(|entry| entry["key"].as_str().unwrap().to_owned()).collect()
}

/// The page at which the centre opens: the team's, or the first that is built.
fn start(world: &World) -> String {
    let keys = keys(world);
    keys.iter().find(|key| *key == "team").or(keys.first()).unwrap().clone()
}

fn close(world: &mut World) {
    world.send(UiEvent::Route(RouteEvent::Close));
}

fn to_menu(world: &mut World) {
    world.send(UiEvent::AgentCentre(AgentCentreEvent::ToMenu));
}

const OPTIONAL: [(&str, &str); 4] =
    [("dividends", "2"), ("dailyWages", ""), ("hourlySalary", "1"), ("realTimeSalary", "99+")];

#[test]
fn the_entries_stand_in_the_order_of_the_specification_and_the_one_that_shows_is_marked() {
    let world = agent_at("/rng?name=lantern&ac=announcement");
    let keys = keys(&world);
    let order: Vec<_> =
        AgentPage::ALL.iter().map(|page| page.key()).filter(|key| keys.iter().any(|it| it == key)).collect();
    assert_eq!(keys, order);
    for entry in entries(&world) {
        let key = entry["key"].as_str().unwrap();
        assert_eq!(entry["current"], key == "announcement", "{key}");
        assert_eq!(entry["href"], format!("/rng?name=lantern&ac={key}"), "what the lobby shows stays as it is");
        let badge = OPTIONAL.iter().find(|(page, _)| *page == key).map_or("", |(_, badge)| badge);
        assert_eq!(entry["badge"], badge, "{key}");
    }
    assert_eq!(overlay(&world), "agentCentre");
    assert_eq!(value_at(&world, "/place/title/key"), "agent-announcement");
    assert_eq!(value_at(&world, "/place/section"), "announcement");
}

#[test]
fn it_opens_at_the_team_whatever_the_address_asks_for() {
    for address in ["/?ac=", "/?ac=nobody", "/?ac=team"] {
        let world = agent_at(address);
        assert_eq!(value_at(&world, "/place/key"), start(&world).as_str(), "{address}");
    }
    let world = agent_at("/?ac=menu");
    assert_eq!((overlay(&world), value_at(&world, "/place/kind")), (json!("agentCentre"), json!("menu")));
}

#[test]
fn a_page_whose_feature_is_off_leads_to_the_first_and_stands_in_no_list() {
    for (page, settings) in [
        ("dividends", json!({ "divtypeinfo": false })),
        ("dailyWages", json!({ "dailysalinfotype": false, "contractmrdailysalinfotype": false })),
        ("hourlySalary", json!({ "contracthoursalinfo": false })),
        ("realTimeSalary", json!({ "realtimesalinfotype": false })),
    ] {
        let mut world = agent_with(&format!("/fish?ac={page}"), |call| {
            (path(call) == CONSOLIDATED).then(|| ok(consolidated(settings.clone())))
        });
        assert!(!keys(&world).iter().any(|key| key == page), "{page}");
        assert_eq!(world.address(), format!("/fish?ac={}", start(&world)), "the address is corrected");
        assert_eq!(world.history.len(), 1, "Back does not lead to {page} again");
        close(&mut world);
        assert_eq!(world.history, ["/fish"]);
    }
}

#[test]
fn settings_that_do_not_come_hide_what_may_be_off_until_another_try() {
    let mut world = agent_with("/?ac=menu", |call| (path(call) == CONSOLIDATED).then_some(Err(Transport::Network)));
    assert_eq!(value_at(&world, "/settings/kind"), "failed");
    assert!(keys(&world).iter().all(|key| OPTIONAL.iter().all(|(page, _)| page != key)));
    assert!(world.at(Slice::Dialogs, "/top").is_null(), "nothing stops the agent");
    world.send(UiEvent::AgentCentre(AgentCentreEvent::Retry));
    assert_eq!(value_at(&world, "/settings/kind"), "loading");
    settle_agent(&mut world, |_| None);
    assert_eq!(value_at(&world, "/settings/kind"), "ready");
}

#[test]
fn counts_that_do_not_come_are_no_badge_and_no_word() {
    for answer in [failed(404, "not_found", json!(null)), Err(Transport::Network)] {
        let world = agent_with("/?ac=menu", |call| (path(call) == OPEN).then(|| answer.clone()));
        assert!(entries(&world).iter().all(|entry| entry["badge"] == ""));
        assert!(world.at(Slice::Dialogs, "/top").is_null());
        assert_eq!(value_at(&world, "/settings/kind"), "ready");
    }
}

#[test]
fn another_page_asks_for_nothing_of_the_frame_and_opening_it_again_does() {
    let mut world = agent_at("/?ac=menu");
    world.visit("/?ac=announcement");
    assert!(world.call(CONSOLIDATED).is_none() && world.call(OPEN).is_none());
    settle_agent(&mut world, |_| None);
    close(&mut world);
    world.visit("/?ac=menu");
    assert!(world.call(CONSOLIDATED).is_some() && world.call(OPEN).is_some());
    assert_eq!(value_at(&world, "/settings/kind"), "ready", "what was known shows until the answer has come");
}

#[test]
fn what_the_operator_changes_counts_while_the_centre_is_open() {
    let mut world = agent_at("/?ac=menu");
    world.tell_revision(6);
    world.wait(60_000);
    settle_agent(&mut world, |call| {
        let settings = json!({ "divtypeinfo": false, "contracthoursalinfo": false, "realtimesalinfotype": false,
            "dailysalinfotype": false, "contractmrdailysalinfotype": false });
        match path(call) {
            "/wps/system/status" => {
                let mut value = status();
                value["revision"] = json!(6);
                Some(ok(value))
            }
            CONSOLIDATED => Some(ok(consolidated(settings))),
            _ => None,
        }
    });
    assert!(keys(&world).iter().all(|key| OPTIONAL.iter().all(|(page, _)| page != key)));
}

#[test]
fn closing_goes_back_over_all_that_was_opened_in_it() {
    let mut world = agent_at("/rng?name=lantern");
    world.visit("/rng?name=lantern&ac=menu");
    world.visit("/rng?name=lantern&ac=announcement");
    settle_agent(&mut world, |_| None);
    world.visit("/rng?name=lantern&ac=announcement&item=g2");
    close(&mut world);
    assert_eq!(world.history, ["/rng?name=lantern"]);
    assert_eq!(value_at(&world, "/place/kind"), "closed");
    let mut world = agent_at("/rng?name=lantern&ac=announcement");
    close(&mut world);
    assert_eq!(world.history, ["/rng?name=lantern"]);
}

#[test]
fn a_page_leads_back_to_the_list_that_it_was_chosen_from_or_puts_the_list_in_its_place() {
    let mut world = agent_at("/");
    world.visit("/?ac=menu");
    world.visit("/?ac=announcement");
    to_menu(&mut world);
    assert_eq!(world.history, ["/", "/?ac=menu"]);
    to_menu(&mut world);
    assert_eq!(world.history, ["/", "/?ac=menu"], "the list has no list");
    let mut world = agent_at("/?ac=announcement");
    to_menu(&mut world);
    assert_eq!(world.history, ["/?ac=menu"]);
    let mut world = agent_at("/?mc=menu");
    to_menu(&mut world);
    assert_eq!(world.history, ["/?mc=menu"], "that is another centre");
}

#[test]
fn a_visitor_logs_in_at_the_agents_entrance_and_goes_on_at_the_page() {
    for address in ["/fish?ac=announcement", "/fish?ac=menu"] {
        let mut world = visitor_at("/fish");
        world.visit(address);
        assert_eq!(overlay(&world), "login");
        assert!(world.call(CONSOLIDATED).is_none() && world.call(ANNOUNCEMENTS).is_none());
        world.send(submit("a", "b"));
        settle_agent(&mut world, |_| None);
        assert_eq!(world.history, ["/fish", address]);
        assert_eq!(overlay(&world), "agentCentre");
        assert_eq!(value_at(&world, "/settings/kind"), "ready");
    }
}

#[test]
fn an_agent_who_is_remembered_comes_back_to_the_page() {
    let local = [("loginRemember".into(), "1".into())].into();
    let mut world = World::open(Setup { address: "/fish?ac=announcement".into(), local, ..Setup::default() });
    settle_agent(&mut world, |_| None);
    assert_eq!((world.address(), overlay(&world)), ("/fish?ac=announcement", json!("agentCentre")));
    assert_eq!(world.at(Slice::AgentNotices, "/status/kind"), "ready");
}

#[test]
fn a_member_who_is_remembered_at_the_agent_centre_is_told_why_it_closes() {
    let local = [("loginRemember".into(), "1".into())].into();
    let mut world = World::open(Setup { address: "/fish?ac=announcement".into(), local, ..Setup::default() });
    settle(&mut world);
    assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), "error-non-agent");
    assert!(overlay(&world).is_null());
    assert_eq!(world.session["isAgent"], "0");
}

#[test]
fn members_and_guests_are_told_why_it_stays_closed() {
    for (kind, words) in [(0, "error-non-agent"), (4, "in_need_true_account")] {
        for address in ["/fish?ac=menu", "/fish?ac=announcement"] {
            let session = [("token".into(), "t".into()), ("isAgent".into(), kind.to_string())].into();
            let mut world = World::open(Setup { address: "/fish".into(), session, ..Setup::default() });
            settle_with(&mut world, |call| match path(call) {
                "/wps/member/info" => Some(ok(json!({ "account": "lantern", "type": kind }))),
                _ => operator(call),
            });
            world.visit(address);
            assert_eq!(world.at(Slice::Dialogs, "/top/text/key"), words, "{kind} at {address}");
            assert_eq!(world.history, ["/fish"]);
            assert!(world.call(CONSOLIDATED).is_none() && world.call(OPEN).is_none());
        }
    }
}

#[test]
fn nothing_of_the_agent_stays_after_the_session() {
    let mut world = agent_at("/fish?ac=announcement");
    world.send(UiEvent::AgentNotices(AgentNoticesEvent::Retry));
    let call = world.call(ANNOUNCEMENTS).unwrap().call_id;
    world.answer(call, failed(401, "login_required", json!(null)));
    assert_eq!(overlay(&world), "login");
    assert_eq!(world.at(Slice::AgentNotices, "/items"), json!([]));
    world.send(submit("a", "b"));
    settle_agent(&mut world, |_| None);
    assert_eq!(world.address(), "/fish?ac=announcement");
    assert_eq!(world.at(Slice::AgentNotices, "/status/kind"), "ready");
}

#[test]
fn the_frame_starts_when_its_part_of_the_core_has_come() {
    let session = [("token".into(), "t".into()), ("isAgent".into(), "1".into())].into();
    let address = "/?ac=announcement".into();
    let mut world = World::open(Setup { address, session, all_chunks: false, ..Setup::default() });
    settle_agent(&mut world, |_| None);
    assert!(world.slice(Slice::AgentCentre).is_null() && world.call(CONSOLIDATED).is_none());
    world.bring(Chunk::Agent, true);
    assert_eq!(value_at(&world, "/place/key"), "announcement");
    assert!(world.call(CONSOLIDATED).is_some() && world.call(ANNOUNCEMENTS).is_some());
}

#[test]
fn the_panel_leads_agents_to_the_team_and_on_a_phone_to_the_list_and_nobody_else() {
    let agent = agent_at("/rng?name=lantern");
    assert_eq!(agent.at(Slice::Session, "/agent/start"), "/rng?name=lantern&ac=team");
    assert_eq!(agent.at(Slice::Session, "/agent/menu"), "/rng?name=lantern&ac=menu");
    assert!(member_at("/").at(Slice::Session, "/agent").is_null());
}
