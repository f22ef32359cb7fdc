//! The lobby: lists, filters, paging, favourites (sections 2, 4, 5 and 9).

mod favourites;
mod filters;
mod list;

use crate::support::*;
use lumora_core::effect::{Effect, Method};
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
