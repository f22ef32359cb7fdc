//! Rooms of seamless games.

use super::*;

/// An operator with card games, whose two vendors have rooms.
fn with_rooms(call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
    let reply = operator(call)?.ok()?;
    let body = reply.body.replace("\"RNG\"", "\"PVP\"");
    Some(Ok(HttpReply { body, ..reply }))
}

fn at_rooms(address: &str, token: bool) -> World {
    let session = if token { [("token".to_owned(), "t".to_owned())].into() } else { Default::default() };
    let mut world = World::open(Setup { address: address.into(), session, ..Setup::default() });
    settle_with(&mut world, with_rooms);
    world
}

#[test]
fn the_rooms_of_the_chosen_vendor_show_and_are_fetched_once() {
    let mut world = at_rooms("/pvp", false);
    let key = |world: &World| world.at(Slice::Rooms, "/rooms/0/key");
    assert_eq!(length(&world, Slice::Rooms, "/rooms"), 3, "of all vendors");
    world.send(UiEvent::Lobby(LobbyEvent::Vendor("V1".into())));
    settle_with(&mut world, with_rooms);
    assert_eq!((length(&world, Slice::Rooms, "/rooms"), key(&world)), (2, json!("r1")));
    assert_eq!(world.at(Slice::Rooms, "/rooms/0/stake"), "$10.00");
    assert_eq!(
        (world.at(Slice::Rooms, "/rooms/0/full"), world.at(Slice::Rooms, "/rooms/1/full")),
        (json!(false), json!(true))
    );
    world.send(UiEvent::Lobby(LobbyEvent::Vendor("V2".into())));
    settle_with(&mut world, with_rooms);
    assert_eq!((length(&world, Slice::Rooms, "/rooms"), key(&world)), (1, json!("r3")));
    assert_eq!(calls(&world, "/wps/relay/GLS2_roomList").len(), 1);
    world.send(UiEvent::Lobby(LobbyEvent::Vendor("V3".into())));
    settle_with(&mut world, with_rooms);
    assert_eq!(world.at(Slice::Rooms, "/shown"), false, "a vendor without rooms");
    assert_eq!(visitor_at("/fish").at(Slice::Rooms, "/shown"), false);
}

#[test]
fn joining_a_room_asks_for_login_and_then_starts_its_game_there() {
    let mut world = at_rooms("/pvp", false);
    world.send(UiEvent::Rooms(RoomsEvent::Join("nowhere".into())));
    assert_eq!(world.address(), "/pvp");
    world.send(UiEvent::Rooms(RoomsEvent::Join("r1".into())));
    assert_eq!(world.at(Slice::Route, "/overlay/name"), "login");
    world.send(submit("a", "b"));
    settle_with(&mut world, with_rooms);
    assert_eq!(world.address(), "/game?gameType=PVP&vassalage=V1&nodeId=n1&room=r1");
    let launch = calls(&world, "/wps/game/launchGame");
    let body: Value = serde_json::from_str(launch[0].body.as_ref().unwrap().reveal()).unwrap();
    assert_eq!((&body["roomId"], &body["gameType"]), (&json!("r1"), &json!("PVP")));
}

#[test]
fn a_room_that_is_full_says_so() {
    let mut world = at_rooms("/pvp", true);
    world.send(UiEvent::Rooms(RoomsEvent::Join("r2".into())));
    let launch = call_id(&world, "/wps/game/launchGame");
    world.answer(launch, failed(422, "room_full", Value::Null));
    assert_eq!(world.at(Slice::Game, "/problem/text/key"), "error-room-full");
    world.send(UiEvent::Launch(LaunchEvent::Leave));
    assert_eq!(world.address(), "/pvp", "where the room was chosen");
}
