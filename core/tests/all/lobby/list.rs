//! The list of a lobby as it grows, stays empty or fails.

use super::*;
use lumora_core::effect::HttpCall;

#[test]
fn load_more_appends_once_and_stops_at_the_end() {
    let mut world = visitor_at("/rng");
    lobby(&mut world, LobbyEvent::LoadMore);
    lobby(&mut world, LobbyEvent::LoadMore);
    assert_eq!(count(&world, Method::Get, "/wps/relay/GCSGAME_gameList"), 1);
    settle(&mut world);
    assert_eq!(tiles(&world), 48);
    lobby(&mut world, LobbyEvent::LoadMore);
    settle(&mut world);
    lobby(&mut world, LobbyEvent::LoadMore);
    assert!(world.calls.is_empty() && tiles(&world) == 60);
}

#[test]
fn scrolling_to_the_end_appends_three_pages_and_then_waits_for_a_press() {
    let mut world = visitor_at("/rng");
    let operator = |call: &HttpCall| {
        let reply = operator(call)?.ok()?;
        let mut body: Value = serde_json::from_str(&reply.body).unwrap();
        if let Some(pages) = body.pointer_mut("/value/totalPages") {
            *pages = json!(9);
        }
        Some(Ok(HttpReply { body: body.to_string(), ..reply }))
    };
    let mut asked = |event: LobbyEvent| {
        lobby(&mut world, event);
        let calls = count(&world, Method::Get, "/wps/relay/GCSGAME_gameList");
        settle_with(&mut world, operator);
        calls
    };
    assert_eq!(asked(LobbyEvent::ScrolledToEnd), 1);
    assert_eq!((asked(LobbyEvent::ScrolledToEnd), asked(LobbyEvent::ScrolledToEnd)), (1, 1));
    assert_eq!(asked(LobbyEvent::ScrolledToEnd), 0, "what stands below the list can be reached");
    assert_eq!((asked(LobbyEvent::LoadMore), asked(LobbyEvent::ScrolledToEnd)), (1, 1), "a press begins anew");
}

#[test]
fn the_empty_states_differ() {
    let mut world = visitor_at("/rng");
    lobby(&mut world, LobbyEvent::MinBet("0.75".into()));
    settle_with(&mut world, |_| Some(ok(json!({ "games": [], "totalPages": 0, "totalElements": 0 }))));
    assert_eq!(world.at(Slice::Lobby, "/list/kind"), "noMatch");
    lobby(&mut world, LobbyEvent::ClearFilters);
    settle_with(&mut world, |_| Some(Err(Transport::Timeout)));
    assert_eq!(world.at(Slice::Lobby, "/list/problem/text/key"), "error-timeout");
    lobby(&mut world, LobbyEvent::Retry);
    settle(&mut world);
    assert_eq!(world.at(Slice::Lobby, "/list/kind"), "ready");
    let recent = member_at("/rng?page=recent");
    assert_eq!(recent.at(Slice::Lobby, "/list/kind"), "nothingYet");
}

/// A visitor's page at which one call fails however often it is tried.
fn without(address: &str, path: &str) -> World {
    let mut world = World::open(Setup { address: address.into(), ..Setup::default() });
    settle_with(
        &mut world,
        |call| if call.url.contains(path) { Some(Err(Transport::Network)) } else { operator(call) },
    );
    world
}

#[test]
fn a_lobby_whose_vendors_failed_says_so_and_tries_them_again() {
    let mut world = without("/rng", "GCSGAME_gameVendor");
    assert_eq!((tiles(&world), world.at(Slice::Lobby, "/vendors")), (24, json!([])), "the games are there");
    assert_eq!(world.at(Slice::Lobby, "/vendorsProblem/text/key"), "error-network");
    lobby(&mut world, LobbyEvent::Retry);
    settle(&mut world);
    assert_eq!(world.at(Slice::Lobby, "/vendorsProblem"), json!(null));
    assert_eq!((tiles(&world), world.at(Slice::Lobby, "/vendors/0/selected")), (24, json!(true)));
}

#[test]
fn a_hot_list_that_failed_is_tried_again() {
    let mut world = without("/rng?type=hot", "GCSGAME_hotGamesV2");
    assert_eq!(world.at(Slice::Lobby, "/list/kind"), "failed");
    lobby(&mut world, LobbyEvent::Retry);
    settle(&mut world);
    assert_eq!(tiles(&world), 14);
}

#[test]
fn a_vendor_hall_whose_vendors_failed_can_be_tried_again() {
    let mut world = World::open(Setup { address: "/live".into(), ..Setup::default() });
    settle_with(&mut world, |call| match call.url.as_str() {
        "/wps/relay/GCSGAME_gameVendor" => Some(Err(Transport::Network)),
        _ => operator(call),
    });
    assert_eq!(world.at(Slice::VendorLobby, "/status/kind"), "failed");
    world.send(UiEvent::Site(SiteEvent::Retry));
    assert_eq!(world.at(Slice::VendorLobby, "/status/kind"), "loading");
    settle(&mut world);
    assert_eq!(world.at(Slice::VendorLobby, "/groups/0/cards").as_array().unwrap().len(), 3);
}
