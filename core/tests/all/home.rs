//! Home: banners, the jackpot, and rows of games, each with its reason, a title in the first row that it belongs to.

use crate::support::*;
use lumora_core::effect::{Effect, Method};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};
use std::collections::HashSet;

/// Names of a row, in order.
fn names(world: &World, row: &str) -> Vec<String> {
    let row = world.at(Slice::Home, &format!("/{row}"));
    let tiles = if row.is_array() { row } else { row["tiles"].clone() };
    tiles.as_array().unwrap().iter().map(|tile| tile["key"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_member_goes_on_with_what_was_played_last_before_anything_else() {
    let world = member_at("/");
    assert_eq!(names(&world, "lastPlayed"), ["n30", "n2"]);
    assert!(!names(&world, "hot").contains(&"n2".to_owned()));
}

#[test]
fn a_visitor_has_nothing_to_go_on_with() {
    let world = visitor_at("/");
    assert!(names(&world, "lastPlayed").is_empty());
}

#[test]
fn who_signs_out_leaves_nothing_to_go_on_with() {
    let mut world = member_at("/");
    world.send(UiEvent::Session(SessionEvent::SignOut));
    world.send(UiEvent::Dialog(DialogEvent::Enter(1)));
    settle(&mut world);
    assert!(names(&world, "lastPlayed").is_empty());
}

/// Scrolled to what is played most.
fn with_popular(mut world: World) -> World {
    world.send(UiEvent::Home(HomeEvent::PopularShown));
    settle(&mut world);
    world
}

/// The addresses that were asked for at a path.
fn requested_urls(world: &World, path: &str) -> Vec<String> {
    let http = |effect: &Effect| match effect {
        Effect::Http(call) if call.url.split('?').next() == Some(path) => Some(call.url.clone()),
        _ => None,
    };
    world.effects.iter().filter_map(http).collect()
}

#[test]
fn what_is_played_most_is_asked_for_once_when_its_row_comes_near_and_again_in_another_language() {
    let times = |world: &World| requested_urls(world, "/lgw/games/popular").len();
    let world = visitor_at("/");
    assert_eq!((times(&world), world.at(Slice::Home, "/popular/status/kind")), (0, json!("loading")));
    let mut world = with_popular(with_popular(world));
    assert_eq!((times(&world), names(&world, "popular").is_empty()), (1, false));
    world.send(UiEvent::Site(SiteEvent::Language("KM".into())));
    settle(&mut world);
    assert_eq!(times(&world), 2);
}

#[test]
fn home_asks_for_the_hot_games_that_it_shows_and_a_lobby_for_all() {
    let whole = |address: &str| -> Vec<bool> {
        let asked = requested_urls(&visitor_at(address), "/wps/relay/GCSGAME_hotGamesV2");
        asked.iter().map(|url| !url.contains("count=33")).collect()
    };
    assert_eq!(whole("/"), [false]);
    assert_eq!(whole("/rng?type=hot"), [false, true]);
}

#[test]
fn no_title_stands_in_two_rows() {
    let world = with_popular(member_at("/"));
    let all: Vec<String> = ["lastPlayed", "hot", "popular"].iter().flat_map(|row| names(&world, row)).collect();
    let unique: HashSet<&String> = all.iter().collect();
    assert_eq!(unique.len(), all.len(), "{all:?}");
    assert!(["hot", "popular"].iter().all(|row| !names(&world, row).is_empty()));
}

fn with_rows(mut world: World) -> World {
    world.send(UiEvent::GameRows(GameRowsEvent::Shown));
    settle(&mut world);
    world
}

/// Key, title and keys of the tiles of each row below the fold.
fn rows(world: &World) -> Vec<(String, Value, Vec<String>)> {
    let rows = world.at(Slice::GameRows, "/rows");
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let row = |row: &Value| {
        let tiles = row["tiles"].as_array().unwrap().iter().map(|tile| text(&tile["key"])).collect();
        (text(&row["key"]), row["title"].clone(), tiles)
    };
    rows.as_array().unwrap().iter().map(row).collect()
}

#[test]
fn rows_below_the_fold_are_asked_for_when_they_come_near_and_each_says_its_reason() {
    let world = member_at("/");
    assert!(rows(&world).is_empty() && world.call("/lgw/games/rows").is_none());
    assert_eq!(count(&world, Method::Get, "/lgw/games/rows") + count(&world, Method::Get, "/wps/games/forYou"), 0);
    let world = with_rows(world);
    let reasons: Vec<_> = rows(&world).into_iter().map(|(key, title, _)| (key, title["key"].clone())).collect();
    let expected = [("forYou", "row-for-you"), ("newest", "row-newest"), ("highReturn", "row-high-return")];
    assert_eq!(reasons, expected.map(|(key, title)| (key.to_owned(), json!(title))));
    assert_eq!(world.at(Slice::GameRows, "/rows/0/title/args/game"), "Game 30");
    let all: Vec<Value> = (0..3).map(|row| world.at(Slice::GameRows, &format!("/rows/{row}/href"))).collect();
    assert_eq!(all, ["/rng?type=vassalage&vassalage=V1&sort=played", "/rng?sort=new", "/rng?sort=return"]);
    let note = world.at(Slice::GameRows, "/rows/2/tiles/0/note");
    assert_eq!((&note["key"], &note["args"]["percent"]), (&json!("tile-return"), &json!("94.60%")));
}

#[test]
fn no_title_of_a_row_below_the_fold_stands_in_an_earlier_one() {
    let world = with_rows(with_popular(member_at("/")));
    let mut all: Vec<String> = ["lastPlayed", "hot", "popular"].iter().flat_map(|row| names(&world, row)).collect();
    let below = rows(&world);
    assert!(below.iter().all(|(_, _, tiles)| !tiles.is_empty() && tiles.len() <= 12));
    all.extend(below.into_iter().flat_map(|(_, _, tiles)| tiles));
    let unique: HashSet<&String> = all.iter().collect();
    assert_eq!(unique.len(), all.len(), "{all:?}");
}

#[test]
fn a_visitor_has_no_row_of_own_play_and_who_signs_out_leaves_none() {
    let visitor = with_rows(visitor_at("/"));
    assert_eq!(count(&visitor, Method::Get, "/wps/games/forYou"), 0);
    assert_eq!(rows(&visitor).iter().map(|(key, ..)| key.as_str()).collect::<Vec<_>>(), ["newest", "highReturn"]);
    let mut member = with_rows(member_at("/"));
    member.send(UiEvent::Session(SessionEvent::SignOut));
    member.send(UiEvent::Dialog(DialogEvent::Enter(1)));
    settle(&mut member);
    assert!(rows(&member).iter().all(|(key, ..)| key != "forYou"));
}

#[test]
fn a_row_that_nothing_belongs_to_is_not_there() {
    let mut world = visitor_at("/");
    world.send(UiEvent::GameRows(GameRowsEvent::Shown));
    world.answer(call_id(&world, "/lgw/games/rows"), ok(json!({ "newest": [], "highReturn": [game(1, "RNG", "V1")] })));
    settle(&mut world);
    assert!(rows(&world).is_empty(), "the only game of high return is a hot one already");
    assert_eq!(world.at(Slice::GameRows, "/status/kind"), "ready");
}

#[test]
fn what_was_played_last_says_when() {
    let world = member_at("/");
    let said = |row: usize| world.at(Slice::Home, &format!("/lastPlayed/{row}/note"));
    assert_eq!((said(0)["key"].clone(), said(1)["key"].clone()), (json!("time-today"), json!("time-yesterday")));
    assert_eq!(
        world.at(Slice::Home, "/hot/tiles/0/note"),
        Value::Null,
        "the other rows say their reason in the heading"
    );
}

#[test]
fn categories_without_vendors_do_not_exist() {
    let world = visitor_at("/");
    let keys: Vec<_> = world.at(Slice::Layout, "/nav").as_array().unwrap().iter().map(|it| it["key"].clone()).collect();
    assert_eq!(keys, ["home", "RNG", "LIVE", "ELOTT", "promotions"]);
    assert_eq!(world.at(Slice::Layout, "/nav/1/vendors").as_array().unwrap().len(), 11);
    assert_eq!(world.at(Slice::Home, "/gameCount"), "1,836");
}

#[test]
fn the_first_banner_stays_until_banners_come_and_only_where_the_page_was_opened() {
    let banner = |world: &World| [world.at(Slice::Banner, "/pending"), world.at(Slice::Banner, "/flat")];
    let mut world = World::open(Setup { address: "/".into(), ..Setup::default() });
    assert_eq!(banner(&world), [true, false]);
    world.visit("/rng");
    assert_eq!(banner(&world), [false, true], "another screen's first banner is not in the page");
    world.visit("/");
    assert_eq!(banner(&world), [true, false]);
    settle(&mut world);
    assert_eq!(banner(&world), [false, false]);
    let login = World::open(Setup { address: "/login".into(), ..Setup::default() });
    assert_eq!(banner(&login)[0], false, "a screen without banners");
}

#[test]
fn banners_turn_every_five_seconds_unless_held_paused_or_hidden() {
    let mut world = visitor_at("/");
    let index = |world: &World| world.at(Slice::Banner, "/index").as_u64().unwrap();
    world.wait(5_000);
    assert_eq!(index(&world), 1);
    world.send(UiEvent::Banner(BannerEvent::Hold(true)));
    world.wait(20_000);
    assert_eq!(index(&world), 1);
    world.send(UiEvent::Banner(BannerEvent::Hold(false)));
    world.wait(10_000);
    assert_eq!(index(&world), 0);
    world.send(UiEvent::Banner(BannerEvent::TogglePause));
    world.send(UiEvent::Banner(BannerEvent::Show(9)));
    world.send(UiEvent::Banner(BannerEvent::Show(2)));
    world.wait(60_000);
    assert_eq!(index(&world), 2);
    world.send(UiEvent::Banner(BannerEvent::TogglePause));
    world.send(UiEvent::Site(SiteEvent::Visible(false)));
    world.wait(60_000);
    assert_eq!(index(&world), 2);
}

#[test]
fn the_jackpot_grows_by_165_11_every_three_seconds_and_touches_nothing_else() {
    let mut world = visitor_at("/");
    let text = |world: &World| {
        world.at(Slice::Jackpot, "/text").as_str().unwrap().replace([',', '.', '$'], "").parse::<i64>().unwrap()
    };
    let start = text(&world);
    world.send(UiEvent::Banner(BannerEvent::TogglePause));
    world.take_dirty();
    world.wait(3_000);
    assert_eq!(text(&world), start + 16_511);
    let dirty: Vec<_> = world.take_dirty().iter().collect();
    assert_eq!(dirty, [Slice::Clock, Slice::Jackpot]);
    assert_eq!(world.at(Slice::Jackpot, "/illustrative"), true);
    world.visit("/rng");
    let left = text(&world);
    world.wait(60_000);
    assert_eq!(text(&world), left, "it stops when home is left");
}

#[test]
fn the_jackpot_never_falls_when_the_page_is_loaded_again() {
    let mut world = visitor_at("/");
    let text = |world: &World| {
        world.at(Slice::Jackpot, "/text").as_str().unwrap().replace(['$', ',', '.'], "").parse::<i64>().unwrap()
    };
    world.wait(60_000);
    let shown = text(&world);
    let mut again = world.reload();
    settle(&mut again);
    assert_eq!(text(&again), shown, "it goes on from the last figure shown");
    again.wait(3_000);
    assert_eq!(text(&again), shown + 16_511);
    let formula = text(&visitor_at("/"));
    for stored in ["", "-1", "words", "99999999999999999999"] {
        let session = [("jackpot".to_owned(), stored.to_owned())].into();
        let mut world = World::open(Setup { session, ..Setup::default() });
        settle(&mut world);
        assert_eq!(text(&world), formula, "{stored}");
    }
}
