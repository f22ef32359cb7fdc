//! The register centre: what may be given, what is sent, what was made, and links.

use crate::support::agents::{
    CREATE, END_LINK, LINKS, REGISTER, agent_with, answer, link, path, register_centre, settle_agent,
};
use crate::support::{failed, ok};
use lumora_core::domain::field::Field;
use lumora_core::event::{AgentRegisterEvent, LinkField, RegisterForm, UiEvent};
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use lumora_core::wire::code;
use serde_json::{Value, json};

const PAGE: &str = "/?ac=registerCenter";

fn open() -> World {
    agent_with(PAGE, |call| answer(path(call)).map(ok))
}

fn send_event(world: &mut World, event: AgentRegisterEvent) {
    world.send(UiEvent::AgentRegister(event));
}

fn fill(world: &mut World, name: &str, rate: &str) {
    send_event(world, AgentRegisterEvent::Typed { field: Field::Username, value: Secret::new(name) });
    send_event(world, AgentRegisterEvent::Type { form: RegisterForm::Account, account_type: 2 });
    let product = "ALL".to_owned();
    send_event(world, AgentRegisterEvent::Rate { form: RegisterForm::Account, product, value: rate.to_owned() });
    send_event(world, AgentRegisterEvent::Create(Secret::new("Firstpass12")));
}

fn view(world: &World) -> Value {
    world.slice(Slice::AgentRegister)
}

#[test]
fn a_rate_above_the_agents_own_is_not_sent_and_says_how_high_it_may_be() {
    let mut world = open();
    fill(&mut world, "novamember1", "0.51");
    assert!(world.calls.is_empty(), "nothing is sent");
    let error = &view(&world)["account"]["rates"][0]["error"];
    assert_eq!(error["args"]["most"], "0.50%", "{error}");
}

#[test]
fn what_was_made_stands_in_place_of_the_form_until_another_is_wanted() {
    let mut world = open();
    fill(&mut world, "novamember1", "0.5");
    settle_agent(&mut world, |call| {
        let made = || ok(json!({ "id": "m9", "account": "novamember1", "accountType": 2 }));
        (path(call) == CREATE).then(made).or_else(|| answer(path(call)).map(ok))
    });
    assert_eq!(view(&world)["account"]["made"]["text"]["args"]["name"], "novamember1");
    send_event(&mut world, AgentRegisterEvent::Another);
    assert_eq!(view(&world)["account"]["made"], Value::Null);
    assert_eq!(view(&world)["account"]["fields"][0]["value"], "");
}

#[test]
fn what_the_server_refuses_stands_at_what_it_is_about() {
    for (refused, field) in [
        (failed(409, code::USERNAME_TAKEN, Value::Null), 0),
        (failed(422, code::RULE_BROKEN, json!({ "fields": { "nickname": "too_long" } })), 2),
    ] {
        let mut world = open();
        fill(&mut world, "novamember1", "0.5");
        let refused = std::cell::RefCell::new(Some(refused));
        settle_agent(&mut world, |call| {
            let answered = (path(call) == CREATE).then(|| refused.borrow_mut().take()).flatten();
            answered.or_else(|| answer(path(call)).map(ok))
        });
        let seen = view(&world);
        assert!(seen["account"]["fields"][field]["error"].is_object(), "{seen}");
        assert_eq!(seen["account"]["problem"], Value::Null);
    }
}

#[test]
fn a_link_is_made_within_its_bounds_and_ended_after_a_question() {
    let mut world = open();
    send_event(&mut world, AgentRegisterEvent::Link { field: LinkField::MaxUses, value: "0".to_owned() });
    send_event(&mut world, AgentRegisterEvent::AddLink);
    assert!(view(&world)["link"]["maxUses"]["error"].is_object());
    send_event(&mut world, AgentRegisterEvent::Link { field: LinkField::MaxUses, value: "5".to_owned() });
    send_event(&mut world, AgentRegisterEvent::AddLink);
    settle_agent(&mut world, |call| {
        let is_made = path(call) == LINKS && call.body.is_some();
        is_made.then(|| ok(link("l3", "OPEN"))).or_else(|| answer(path(call)).map(ok))
    });
    assert_eq!(
        (&view(&world)["links"]["items"][0]["key"], &view(&world)["links"]["items"][0]["isNew"]),
        (&json!("l3"), &json!(true))
    );
    send_event(&mut world, AgentRegisterEvent::End("l3".to_owned()));
    assert!(view(&world)["links"]["items"][0]["ending"].is_object());
    send_event(&mut world, AgentRegisterEvent::ConfirmEnd);
    settle_agent(&mut world, |call| {
        (path(call) == END_LINK).then(|| ok(link("l3", "ENDED"))).or_else(|| answer(path(call)).map(ok))
    });
    let seen = view(&world);
    assert_eq!(
        (&seen["links"]["items"][0]["open"], &seen["links"]["items"][0]["ending"]),
        (&json!(false), &Value::Null)
    );
    assert!(
        seen["links"]["items"][0]["link"]["href"]
            .as_str()
            .is_some_and(|href| href.starts_with("/register?affiliateCode="))
    );
}

#[test]
fn who_may_create_nobody_is_told_so_and_sees_the_links_all_the_same() {
    let world = agent_with(PAGE, |call| {
        (path(call) == REGISTER).then(|| ok(register_centre(&[]))).or_else(|| answer(path(call)).map(ok))
    });
    let seen = view(&world);
    assert_eq!((&seen["account"], &seen["link"]), (&Value::Null, &Value::Null));
    assert!(
        seen["closed"].is_object() && seen["links"]["items"].as_array().is_some_and(|items| items.len() == 2),
        "{seen}"
    );
}
