//! Filters, orders and searches of a lobby: what they do to the address, and to each other.

use super::*;
use lumora_core::domain::game::LobbyMode;

#[test]
fn an_order_stands_in_the_address_and_every_filter_keeps_it() {
    let mut world = visitor_at("/rng?pageNo=2");
    assert_eq!(world.at(Slice::Lobby, "/orders/0/selected"), true);
    lobby(&mut world, LobbyEvent::Sort("return".into()));
    assert_eq!(world.address(), "/rng?sort=return", "and goes back to page one");
    assert!(world.call("/wps/relay/GCSGAME_gameList").unwrap().url.contains("sort=return"));
    settle(&mut world);
    assert_eq!(world.at(Slice::Lobby, "/orders/3/selected"), true);
    assert_eq!(world.at(Slice::Lobby, "/narrowed"), 0, "it narrows nothing");
    lobby(&mut world, LobbyEvent::MinBet("0.1".into()));
    assert_eq!(world.address(), "/rng?minBet=0.1&sort=return");
    lobby(&mut world, LobbyEvent::Classification("JP".into()));
    assert_eq!(world.address(), "/rng?page=JP&minBet=0.1&sort=return");
    lobby(&mut world, LobbyEvent::Vendor("V2".into()));
    assert_eq!(world.address(), "/rng?type=vassalage&vassalage=V2&sort=return");
    lobby(&mut world, LobbyEvent::Sort("new".into()));
    assert_eq!(world.address(), "/rng?type=vassalage&vassalage=V2&sort=new");
    lobby(&mut world, LobbyEvent::ClearFilters);
    assert_eq!(world.address(), "/rng?type=vassalage&vassalage=V2&sort=new");
    settle(&mut world);
    world.send(UiEvent::Lobby(LobbyEvent::LoadMore));
    assert!(
        world.call("/wps/relay/GCSGAME_gameList").unwrap().url.contains("sort=new"),
        "a page more, in the same order"
    );
    lobby(&mut world, LobbyEvent::Sort(String::new()));
    assert_eq!(world.address(), "/rng?type=vassalage&vassalage=V2", "the usual order is no part of an address");
}

#[test]
fn an_order_that_is_none_is_ignored() {
    let world = visitor_at("/rng?sort=price");
    assert_eq!((tiles(&world), world.at(Slice::Lobby, "/orders/0/selected")), (24, json!(true)));
    let mut world = visitor_at("/rng?sort=name");
    for wrong in ["price", "NAME", "name; drop table games"] {
        lobby(&mut world, LobbyEvent::Sort(wrong.into()));
        assert_eq!(world.address(), "/rng?sort=name", "{wrong}");
    }
}

#[test]
fn the_other_lists_have_an_order_of_their_own_which_an_order_leaves() {
    let mut world = visitor_at("/rng?page=hot&sort=new");
    assert_eq!(world.at(Slice::Lobby, "/orders/0/selected"), true);
    lobby(&mut world, LobbyEvent::Sort("played".into()));
    assert_eq!(world.address(), "/rng?sort=played");
}

#[test]
fn a_tile_says_what_its_list_is_ordered_or_narrowed_by() {
    let note = |address: &str| visitor_at(address).at(Slice::Lobby, "/tiles/0/note");
    assert_eq!(note("/rng")["key"], "tile-return");
    assert_eq!(note("/rng?sort=return")["args"]["percent"], "94.01%");
    assert_eq!(
        (&note("/rng?sort=new")["key"], &note("/rng?sort=new")["args"]["date"]),
        (&json!("tile-added"), &json!("2026-11-01"))
    );
    assert_eq!(
        (&note("/rng?minBet=0.1")["key"], &note("/rng?minBet=0.1")["args"]["amount"]),
        (&json!("tile-stake"), &json!("$2.00"))
    );
    assert_eq!(note("/rng?minBet=0.1&sort=return")["key"], "tile-return");
}

#[test]
fn a_filter_goes_back_to_all_games_and_page_one_and_stands_in_the_address() {
    let mut world = visitor_at("/rng?pageNo=2");
    lobby(&mut world, LobbyEvent::MinBet("0.1".into()));
    assert_eq!(world.address(), "/rng?minBet=0.1");
    lobby(&mut world, LobbyEvent::Classification("JP".into()));
    assert_eq!(world.address(), "/rng?page=JP&minBet=0.1");
    settle(&mut world);
    world.back();
    assert_eq!(world.at(Slice::Lobby, "/classifications/0/selected"), true, "Back undoes the filter");
    assert_eq!(world.at(Slice::Lobby, "/narrowed"), 1, "the minimum bet");
    lobby(&mut world, LobbyEvent::Classification("JP".into()));
    assert_eq!(world.at(Slice::Lobby, "/narrowed"), 2, "and the classification");
    lobby(&mut world, LobbyEvent::Mode(LobbyMode::Hot));
    assert_eq!(world.address(), "/rng?page=hot", "a mode clears the filters");
    assert_eq!(world.at(Slice::Lobby, "/narrowed"), 1, "the mode");
    lobby(&mut world, LobbyEvent::Vendor("V2".into()));
    assert_eq!(world.address(), "/rng?type=vassalage&vassalage=V2", "a vendor goes back to all");
    lobby(&mut world, LobbyEvent::Vendor(String::new()));
    assert_eq!(world.address(), "/rng", "all vendors");
    lobby(&mut world, LobbyEvent::Vendor("V2".into()));
    lobby(&mut world, LobbyEvent::MinBet("0.33".into()));
    lobby(&mut world, LobbyEvent::Vendor("NOBODY".into()));
    lobby(&mut world, LobbyEvent::Classification("<script>".into()));
    assert_eq!(world.address(), "/rng?type=vassalage&vassalage=V2", "what is not offered changes nothing");
}

#[test]
fn a_search_waits_500_ms_after_the_last_key_and_is_left_out_when_unchanged() {
    let mut world = visitor_at("/rng");
    let search = |text: &str| LobbyEvent::Search { text: text.into(), now: false };
    lobby(&mut world, search("k"));
    world.wait(499);
    lobby(&mut world, search("ko"));
    world.wait(499);
    assert_eq!(world.address(), "/rng");
    world.wait(1);
    assert_eq!(world.address(), "/rng?name=ko");
    settle(&mut world);
    assert_eq!(tiles(&world), 2);
    lobby(&mut world, search("  ko "));
    world.wait(500);
    assert!(world.calls.is_empty(), "unchanged");
    lobby(&mut world, LobbyEvent::Search { text: String::new(), now: true });
    assert_eq!(world.address(), "/rng");
}

#[test]
fn the_reply_to_an_older_filter_never_shows() {
    let mut world = visitor_at("/rng");
    lobby(&mut world, LobbyEvent::MinBet("0.1".into()));
    let old = call_id(&world, "/wps/relay/GCSGAME_gameList");
    lobby(&mut world, LobbyEvent::MinBet("0.5".into()));
    assert_eq!(world.aborted, [old]);
    settle(&mut world);
    let before = world.slice(Slice::Lobby);
    world.answer(old, ok(json!({ "games": [game(99, "RNG", "V1")], "totalPages": 1, "totalElements": 1 })));
    assert_eq!(world.slice(Slice::Lobby), before);
}

#[test]
fn bingo_shows_only_where_the_operator_offers_ty() {
    let keys = |world: &World| world.at(Slice::Lobby, "/classifications").as_array().unwrap().len();
    assert_eq!(keys(&visitor_at("/rng")), 4);
    let mut world = World::open(Setup { address: "/rng".into(), ..Setup::default() });
    settle_with(&mut world, |call| {
        if !call.url.starts_with("/wps/system/status") {
            return operator(call);
        }
        let mut value = status();
        value["info"]["languages"] = json!(["EN", "TY"]);
        Some(ok(value))
    });
    assert_eq!(keys(&world), 5);
}

#[test]
fn favourites_and_recent_games_obey_the_chosen_vendor() {
    for (mode, path) in [
        (LobbyMode::Favourite, "/wps/relay/MCSFE_getFavoriteGamesList"),
        (LobbyMode::Recent, "/wps/relay/GCS_recentGame"),
    ] {
        let mut world = member_at("/rng?type=vassalage&vassalage=V2");
        lobby(&mut world, LobbyEvent::Mode(mode));
        assert!(world.call(path).unwrap().url.contains("vassalage=V2"), "{path}");
        settle(&mut world);
        lobby(&mut world, LobbyEvent::Vendor(String::new()));
        lobby(&mut world, LobbyEvent::Mode(mode));
        assert!(!world.call(path).unwrap().url.contains("vassalage"), "{path}");
    }
}
