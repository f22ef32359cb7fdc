//! The lobby: lists, filters, paging, favourites (sections 2, 4, 5 and 9).

use crate::support::*;
use lumora_core::domain::game::LobbyMode;
use lumora_core::effect::{Effect, HttpCall, Method};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

fn tiles(world: &World) -> usize {
    world.at(Slice::Lobby, "/tiles").as_array().unwrap().len()
}

fn lobby(world: &mut World, event: LobbyEvent) {
    world.send(UiEvent::Lobby(event));
}

#[test]
fn a_lobby_opens_with_all_vendors_with_24_games_and_pages_of_range_3_and_margin_1() {
    let world = visitor_at("/rng");
    assert_eq!(tiles(&world), 24);
    assert_eq!(world.at(Slice::Lobby, "/vendors/0/selected"), true);
    assert_eq!(world.at(Slice::Lobby, "/vendorArrows"), true);
    assert_eq!(world.at(Slice::Lobby, "/total"), "60");
    let pages: Vec<_> =
        world.at(Slice::Lobby, "/pages").as_array().unwrap().iter().map(|it| it["number"].clone()).collect();
    assert_eq!(pages, [json!(1), json!(2), json!(3)]);
}

#[test]
fn only_one_list_call_goes_out_when_a_lobby_opens() {
    let mut world = World::open(Setup { address: "/rng".into(), ..Setup::default() });
    let list = world.call("/wps/relay/GCSGAME_gameList").unwrap();
    assert!(!list.url.contains("vassalage="), "all vendors count as the first: {}", list.url);
    // Whichever answer comes first, the other one finds its place.
    let mut other = World::open(Setup { address: "/rng".into(), ..Setup::default() });
    for (world, path) in [(&mut world, "/wps/relay/GCSGAME_gameVendor"), (&mut other, "/wps/relay/GCSGAME_gameList")] {
        let answer = operator(world.call(path).unwrap()).unwrap();
        world.answer(call_id(world, path), answer);
        let made = world.effects.iter().filter(|it| matches!(it, Effect::Http(call) if call.url.contains("gameList")));
        assert_eq!(made.count(), 1);
        settle(world);
        assert_eq!((tiles(world), world.at(Slice::Lobby, "/vendors/0/selected")), (24, json!(true)));
        let made = world.effects.iter().filter(|it| matches!(it, Effect::Http(call) if call.url.contains("gameList")));
        assert_eq!(made.count(), 1, "one round of calls");
    }
}

#[test]
fn a_lobby_starts_also_when_the_guard_changes_its_address_first() {
    let mut member = member_at("/");
    member.visit("/rng?modal=login");
    assert_eq!(member.address(), "/rng", "who is logged in needs no login form");
    settle(&mut member);
    assert_eq!(tiles(&member), 24);
    member.visit("/fish");
    settle(&mut member);
    member.visit("/rng?modal=register");
    settle(&mut member);
    assert_eq!(tiles(&member), 24);
}

#[test]
fn deep_links_choose_hot_vendor_tab_and_page() {
    let hot = visitor_at("/rng?type=hot");
    assert_eq!(hot.at(Slice::Lobby, "/modes/1/selected"), true);
    assert_eq!((tiles(&hot), hot.at(Slice::Lobby, "/more")), (14, json!(false)));
    let vendor = visitor_at("/rng?type=vassalage&vassalage=V3");
    assert_eq!(vendor.at(Slice::Lobby, "/vendors/3/selected"), true);
    let unknown = visitor_at("/rng?type=vassalage&vassalage=NOBODY");
    assert_eq!(unknown.at(Slice::Lobby, "/vendors/0/selected"), true);
    let tab = visitor_at("/rng?page=recent");
    assert_eq!(tab.at(Slice::Lobby, "/list/kind"), "loginNeeded");
    let page = visitor_at("/rng?pageNo=3");
    assert_eq!((tiles(&page), page.at(Slice::Lobby, "/pages/2/current")), (12, json!(true)));
}

#[test]
fn the_first_rng_of_a_page_opens_at_the_vendor_of_the_slot_that_ran_before() {
    let session = || [("vassalage".to_owned(), "V3".to_owned())].into();
    let mut world = World::open(Setup { address: "/rng".into(), session: session(), ..Setup::default() });
    assert_eq!(count(&world, Method::Get, "/wps/relay/GCSGAME_gameList"), 1, "it asks for one list");
    settle(&mut world);
    assert_eq!(world.address(), "/rng?type=vassalage&vassalage=V3");
    assert_eq!(world.at(Slice::Lobby, "/vendors/3/selected"), true);
    for path in ["/", "/rng"] {
        world.send(UiEvent::Route(RouteEvent::Entered { path: path.into(), query: String::new() }));
    }
    settle(&mut world);
    assert_eq!(world.at(Slice::Lobby, "/vendors/0/selected"), true, "only once");
    let mut world = World::open(Setup { address: "/rng?type=hot".into(), session: session(), ..Setup::default() });
    settle(&mut world);
    assert_eq!(world.address(), "/rng?type=hot", "what an address asks for goes before");
}

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
fn favourites_that_were_asked_for_before_a_change_do_not_undo_it() {
    let mut world = visitor_at("/rng");
    world.send(UiEvent::Game(GameEvent::ToggleFavourite("n1".into())));
    world.send(submit("a", "b"));
    let seal = world.call("/wps/system/seal").unwrap().clone();
    world.answer(seal.call_id, operator(&seal).unwrap());
    let job = world.seals.first().unwrap().clone();
    world.seal(job.call_id, Ok(SealedParts { enc: "e".into(), ct: "c".into() }));
    for path in ["/wps/session/login", "/wps/relay/MCSFE_favoriteGame"] {
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
fn a_favourite_shows_at_once_and_rolls_back_when_refused() {
    let mut world = member_at("/rng");
    assert_eq!(world.at(Slice::Lobby, "/tiles/1/favourite"), true);
    world.take_dirty();
    world.send(UiEvent::Game(GameEvent::ToggleFavourite("n1".into())));
    assert_eq!(world.at(Slice::Lobby, "/tiles/0/favourite"), true);
    let add = call_id(&world, "/wps/relay/MCSFE_favoriteGame");
    world.answer(add, Err(Transport::Network));
    assert_eq!(world.at(Slice::Lobby, "/tiles/0/favourite"), false);
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-favourite-failed");
    world.wait(6_000);
    assert_eq!(world.at(Slice::Toasts, "/items"), json!([]));
}

#[test]
fn back_closes_an_overlay_and_close_goes_back() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Notices(NoticesEvent::Read("a2".into())));
    assert_eq!(world.address(), "/?modal=notice");
    world.back();
    assert!(world.at(Slice::Route, "/overlay").is_null());
    world.send(UiEvent::Route(RouteEvent::Open(Overlay::Login)));
    world.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!(world.history, ["/"]);
    let mut linked = visitor_at("/?modal=login");
    linked.send(UiEvent::Route(RouteEvent::Close));
    assert_eq!(linked.history, ["/"], "an overlay from a link closes without leaving the site");
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

#[test]
fn a_step_builds_the_slices_that_read_what_it_wrote_and_no_others() {
    let mut world = visitor_at("/");
    world.send(UiEvent::Banner(BannerEvent::TogglePause));
    let builds = |world: &mut World, act: &dyn Fn(&mut World)| {
        let before = world.app.builds();
        act(world);
        world.app.builds() - before
    };
    // The jackpot once, the clock three times, with what shows the time beside it.
    let second = builds(&mut world, &|world| world.wait(3_000));
    assert!(second <= 20, "three seconds of home build {second} slices");
    world.visit("/rng");
    settle(&mut world);
    let letter = builds(&mut world, &|world| {
        world.send(UiEvent::Lobby(LobbyEvent::Search { text: "k".into(), now: false }));
    });
    assert!(letter <= 4, "a letter of a search builds {letter} slices");
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
