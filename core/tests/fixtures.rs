//! Golden fixtures: what the views get of each scene, so that views can be worked on with no Rust and no server.
//!
//! A scene is played on the real core against a small sample operator. Its fixture holds the slices that differ from the scene
//! that it stands on, so that a change shows in the scenes that it is about. `UPDATE=1` writes the files; without it the test
//! says which file no longer tells the truth.
// A browser has no folder to write them to.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "a test fails loudly")]

mod scenes;
mod support;

use lumora_core::effect::Chunk;
use lumora_core::event::{UiEvent, chunk_of};
use lumora_core::testing::World;
use lumora_core::view::Slice;
use scenes::Scene;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const REMEDY: &str = "UPDATE=1 cargo test -p lumora-core --test fixtures";

/// Every slice, and the address.
fn whole(world: &World) -> Map<String, Value> {
    let slices = Slice::ALL.into_iter().map(|slice| (slice.name().to_owned(), world.slice(slice)));
    [("location".to_owned(), json!(world.address()))].into_iter().chain(slices).collect()
}

/// File names and contents.
fn fixtures() -> BTreeMap<String, String> {
    let mut wholes = BTreeMap::new();
    let mut files = BTreeMap::new();
    for Scene { name, base, world } in scenes::all() {
        let whole = whole(&world);
        let mut own = whole.clone();
        if let Some(base) = base {
            let under: &Map<String, Value> = wholes
                .get(base)
                .unwrap_or_else(|| panic!("scene {name} stands on {base}, which no scene before it is"));
            own.retain(|slice, value| under.get(slice) != Some(value));
            own.insert("base".into(), json!(base));
        }
        files.insert(format!("{name}.json"), format!("{:#}\n", Value::Object(own)));
        assert!(wholes.insert(name, whole).is_none(), "there are two scenes of the name {name}");
    }
    files
}

fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn the_golden_fixtures_tell_the_truth() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/src/core/fixtures");
    let fixtures = fixtures();
    let left_over = || names_in(&folder).into_iter().filter(|name| !fixtures.contains_key(name));
    if std::env::var("UPDATE").is_ok() {
        fs::create_dir_all(&folder).unwrap();
        left_over().for_each(|name| fs::remove_file(folder.join(name)).unwrap());
        fixtures.iter().for_each(|(name, text)| fs::write(folder.join(name), text).unwrap());
    }
    let is_stale = |name: &str, text: &str| fs::read_to_string(folder.join(name)).unwrap_or_default() != text;
    let stale: Vec<_> = fixtures.iter().filter(|(name, text)| is_stale(name, text)).map(|(name, _)| name).collect();
    let left_over: Vec<_> = left_over().collect();
    assert!(
        stale.is_empty() && left_over.is_empty(),
        "fixtures {stale:?} are out of date, {left_over:?} show no scene; run: {REMEDY}"
    );
}

/// The chunks of the events in what a slice shows.
fn chunks_of_events(value: &Value, found: &mut BTreeSet<Chunk>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| chunks_of_events(item, found)),
        Value::Object(fields) => {
            let of_event = fields.keys().next().filter(|_| fields.len() == 1).and_then(|name| chunk_of(name));
            found.extend(of_event.filter(|_| UiEvent::deserialize(value).is_ok()));
            fields.values().for_each(|field| chunks_of_events(field, found));
        }
        _ => {}
    }
}

#[test]
fn a_slice_names_each_other_chunk_whose_events_it_carries() {
    let mut found: BTreeMap<Slice, BTreeSet<Chunk>> = BTreeMap::new();
    for Scene { world, .. } in scenes::all() {
        for slice in Slice::ALL {
            chunks_of_events(&world.slice(slice), found.entry(slice).or_default());
        }
    }
    for (slice, mut chunks) in found {
        chunks.retain(|chunk| Some(*chunk) != slice.chunk() && !slice.carries().contains(chunk));
        assert!(chunks.is_empty(), "{} carries events of {chunks:?}: its row in the list has to say so", slice.name());
    }
}
