//! The addresses of the site on the download page.

use crate::support::{operator, settle, visitor_at};
use lumora_core::api::endpoint;
use lumora_core::event::{DomainsEvent, UiEvent};
use lumora_core::testing::World;
use lumora_core::view::Slice;
use serde_json::Value;

fn test_after(world: &mut World, ms: u64) {
    world.send(UiEvent::Domains(DomainsEvent::Test));
    assert_eq!(world.at(Slice::Domains, "/busy"), true);
    world.wait(ms);
    let call = world.call(endpoint::DOMAINS.path).cloned().expect("the speed test always asks");
    world.answer(call.call_id, operator(&call).expect("answered"));
}

#[test]
fn the_speed_of_the_own_address_is_how_long_the_list_took() {
    let mut world = visitor_at("/down");
    assert_eq!(world.at(Slice::Domains, "/items/0/here"), true);
    assert_eq!(world.at(Slice::Domains, "/items/1/name"), "lumora-two.example");
    test_after(&mut world, 85);
    assert_eq!(world.at(Slice::Domains, "/items/0/speed/args/ms"), 85);
    assert_eq!(world.at(Slice::Domains, "/items/1/speed"), Value::Null, "nobody knows of the other one");
}

#[test]
fn the_list_is_kept_for_the_session() {
    let mut world = visitor_at("/down");
    test_after(&mut world, 40);
    let mut world = world.reload();
    assert!(world.call(endpoint::DOMAINS.path).is_none(), "it is there");
    settle(&mut world);
    assert_eq!(world.at(Slice::Domains, "/items/0/speed/args/ms"), 40);
}
