//! What a tile says of its member: whether the game is a favourite, and how many free spins are left.

use super::*;
use std::cell::Cell;

const FAVOURITE: &str = "/wps/relay/MCSFE_favoriteGame";

#[test]
fn favourites_that_were_asked_for_before_a_change_do_not_undo_it() {
    let mut world = visitor_at("/rng");
    world.send(UiEvent::Game(GameEvent::ToggleFavourite("n1".into())));
    world.send(submit("a", "b"));
    let seal = world.call("/wps/system/seal").unwrap().clone();
    world.answer(seal.call_id, operator(&seal).unwrap());
    let job = world.seals.first().unwrap().clone();
    world.seal(job.call_id, Ok(SealedParts { enc: "e".into(), ct: "c".into() }));
    for path in ["/wps/session/login", FAVOURITE] {
        let call = world.call(path).unwrap().clone();
        world.answer(call.call_id, operator(&call).unwrap());
    }
    assert!(world.call("/wps/relay/MCSFE_getFavoriteGames").is_some(), "the ids are still under way");
    assert_eq!(world.at(Slice::Lobby, "/tiles/0/favourite"), true);
    settle(&mut world);
    assert_eq!(world.at(Slice::Lobby, "/tiles/0/favourite"), true);
    assert_eq!(world.at(Slice::Lobby, "/tiles/1/favourite"), true);
}

#[test]
fn a_favourite_is_set_after_the_login_whichever_call_hears_that_the_session_is_over() {
    for hears in [FAVOURITE, "/wps/v2/wallets/balance"] {
        let mut world = member_at("/rng");
        world.send(UiEvent::Session(SessionEvent::RefreshBalance));
        world.send(UiEvent::Game(GameEvent::ToggleFavourite("n1".into())));
        let late = call_id(&world, FAVOURITE);
        world.answer(call_id(&world, hears), failed(401, "login_required", json!(null)));
        world.answer(late, failed(401, "login_required", json!(null)));
        assert_eq!(world.at(Slice::Route, "/overlay/name"), "login", "{hears}");
        world.send(submit("lantern_member", "x"));
        let set = Cell::new(0);
        settle_with(&mut world, |call| {
            set.set(set.get() + u32::from(call.url == FAVOURITE));
            operator(call)
        });
        assert_eq!(set.get(), 1, "{hears}");
        assert_eq!(world.at(Slice::Lobby, "/tiles/0/favourite"), true, "{hears}");
    }
}

#[test]
fn a_favourite_shows_at_once_and_rolls_back_when_refused() {
    let mut world = member_at("/rng");
    assert_eq!(world.at(Slice::Lobby, "/tiles/1/favourite"), true);
    world.take_dirty();
    world.send(UiEvent::Game(GameEvent::ToggleFavourite("n1".into())));
    assert_eq!(world.at(Slice::Lobby, "/tiles/0/favourite"), true);
    let add = call_id(&world, FAVOURITE);
    world.answer(add, Err(Transport::Network));
    assert_eq!(world.at(Slice::Lobby, "/tiles/0/favourite"), false);
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-favourite-failed");
    world.wait(6_000);
    assert_eq!(world.at(Slice::Toasts, "/items"), json!([]));
}

#[test]
fn a_tile_says_how_many_free_spins_are_left_and_asks_again_when_the_cashier_changes() {
    const PATH: &str = "/wps/game/freeSpins";
    let spins = |left: u32| json!({ "games": [{ "gameCode": "g1", "left": left }, { "gameCode": "g2", "left": 0 }] });
    let mut world = member_at("/rng");
    assert_eq!(world.at(Slice::Lobby, "/tiles/0/freeSpins"), Value::Null);
    let stream = world.subscriptions.first().expect("a stream").call_id;
    world.push(stream, b"event: cashier\ndata: {\"version\":3}\n\n");
    world.answer(call_id(&world, PATH), ok(spins(4)));
    let badge = world.at(Slice::Lobby, "/tiles/0/freeSpins");
    assert_eq!((&badge["key"], &badge["args"]["count"]), (&json!("tile-free-spins"), &json!("4")));
    assert_eq!(world.at(Slice::Lobby, "/tiles/1/freeSpins"), Value::Null, "none are left");
    world.push(stream, b"event: cashier\ndata: {\"version\":4}\n\n");
    world.answer(call_id(&world, PATH), Err(Transport::Network));
    assert_eq!(world.at(Slice::Lobby, "/tiles/0/freeSpins/args/count"), "4", "what is known stays");
    world.send(UiEvent::Session(SessionEvent::SignOut));
    world.send(UiEvent::Dialog(DialogEvent::Enter(1)));
    settle(&mut world);
    assert_eq!(world.at(Slice::Lobby, "/tiles/0/freeSpins"), Value::Null, "they are nobody else's");
}
