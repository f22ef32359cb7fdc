//! Home's rows of games: each has its reason, and a title stands in the first row that it belongs to.

use crate::support::*;
use lumora_core::event::*;
use lumora_core::testing::World;
use lumora_core::view::Slice;
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

#[test]
fn no_title_stands_in_two_rows() {
    let world = member_at("/");
    let all: Vec<String> = ["lastPlayed", "hot", "popular"].iter().flat_map(|row| names(&world, row)).collect();
    let unique: HashSet<&String> = all.iter().collect();
    assert_eq!(unique.len(), all.len(), "{all:?}");
    assert!(["hot", "popular"].iter().all(|row| !names(&world, row).is_empty()));
}
