//! The sample titles: how many, how different, and the same each time.

use std::collections::{BTreeSet, HashMap};

use super::*;
use crate::seed::data::Files;

fn catalogue() -> Vec<Title> {
    let files = Files::read().unwrap();
    all(&files.words, &files.vendors)
}

#[test]
fn there_are_over_2400_games_of_every_type_from_12_vendors_and_more() {
    let titles = catalogue();
    assert!(titles.len() > 2_400, "{}", titles.len());
    let mut by_type: HashMap<GameType, usize> = HashMap::new();
    for title in &titles {
        *by_type.entry(title.game_type).or_default() += 1;
    }
    assert!(
        GameType::ALL.iter().all(|game_type| by_type.get(game_type).is_some_and(|count| *count >= 20)),
        "{by_type:?}"
    );
    assert!(by_type.get(&GameType::Rng).is_some_and(|count| *count >= 1_700), "{by_type:?}");
    assert!(titles.iter().map(|title| &title.vendor).collect::<BTreeSet<_>>().len() >= 12);
    for class in Classification::ALL {
        assert!(titles.iter().any(|title| title.classification == Some(class)), "{class:?}");
    }
}

#[test]
fn names_and_codes_are_unique_and_pictures_exist() {
    let titles = catalogue();
    let unique = |key: fn(&Title) -> &String| titles.iter().map(key).collect::<HashSet<_>>().len();
    assert_eq!(unique(|title| &title.name), titles.len());
    assert_eq!(unique(|title| &title.game_code), titles.len());
    assert_eq!(unique(|title| &title.node_id), titles.len());
    for title in &titles {
        let address = art::address_in(&title.image_url).unwrap();
        assert!(art::picture(&format!("{address}.svg")).is_some(), "{address}");
        assert!(title.game_code.len() <= 64 && !title.name_cn.is_empty() && !title.name_km.is_empty(), "{title:?}");
    }
}

#[test]
fn no_cover_travels_in_6000_bytes_or_more() {
    let titles = catalogue();
    let addresses = titles.iter().filter_map(|title| art::address_in(&title.image_url));
    let mut drawn: Vec<(usize, String)> = addresses
        .map(|address| format!("{address}.svg"))
        .map(|address| (art::picture(&address).unwrap().len(), address))
        .collect();
    assert_eq!(drawn.len(), titles.len());
    // Packing takes most of the time; only the longest pictures before it can be the longest after it.
    drawn.sort_unstable();
    for (_, address) in drawn.iter().rev().take(80) {
        let size = art::size(address).unwrap();
        assert!(size < 6_000, "{address}: {size} bytes");
    }
}

#[test]
fn vendors_letter_their_titles_in_styles_of_their_own() {
    let files = Files::read().unwrap();
    let letter = |vendor: &Vendor| {
        let slug = crate::seed::catalogue::slug_of(&vendor.name);
        art::picture(&format!("{}.svg", art::cover("rng", &slug, "koi", "lantern-fortune"))).unwrap()
    };
    let styles: BTreeSet<String> = files.vendors.iter().map(letter).collect();
    assert!(styles.len() + 1 >= files.vendors.len(), "{} of {}", styles.len(), files.vendors.len());
}

#[test]
fn every_vendor_that_offers_a_type_has_games_in_it() {
    let files = Files::read().unwrap();
    let titles = catalogue();
    for vendor in &files.vendors {
        for offer in &vendor.offers {
            let made = titles.iter().any(|t| t.vendor == vendor.code && t.game_type.code() == offer.game_type);
            assert!(made, "{} has no {}", vendor.code, offer.game_type);
        }
    }
}

#[test]
fn every_minimum_bet_of_the_filter_occurs() {
    let titles = catalogue();
    for units in [1, 5, 10, 50, 75] {
        assert!(titles.iter().any(|title| title.min_bet == units), "{units}");
    }
}

#[test]
fn some_slots_are_new_and_most_titles_are_not() {
    let titles = catalogue();
    let new = |title: &&Title| title.added_days_ago < i64::from(NEW_DAYS);
    let slots = titles.iter().filter(|title| title.kind().is_some()).filter(new).count();
    assert!((20..100).contains(&slots), "{slots}");
    assert!(titles.iter().filter(new).count() < titles.len() / 10);
    assert!(titles.iter().all(|title| title.added_days_ago > 0));
}

#[test]
fn the_catalogue_is_the_same_each_time() {
    assert_eq!(catalogue(), catalogue());
}
