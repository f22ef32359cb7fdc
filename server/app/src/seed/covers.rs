//! Assigns each title of the sample catalogue its cover, so that neighbouring titles look different.
//!
//! Several motifs fit a title ([`art::motifs`]); which one it gets depends on its neighbours. All lists of games have one order (rank, then
//! id), so one pass in that order covers the lists of a game type, of a vendor and of a classification at once. Each title gets the first
//! motif that none of the last eleven titles in any of those lists has. Hot games also appear together, in an order that members'
//! play decides, so no two of them share a motif.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::catalogue::slug_of;
use super::data::Vendor;
use super::titles::Title;

/// A motif is repeated after this many tiles at the earliest.
const MIN_DISTANCE: usize = 12;

/// The lobby's lists that a title appears in, the most important first.
fn lists(title: &Title) -> [String; 5] {
    let (game_type, vendor) = (title.game_type.code(), title.vendor.as_str());
    let class = title.classification.map_or("", |class| class.code());
    [
        format!("type {game_type}"),
        format!("type {game_type} of {vendor}"),
        format!("class {game_type} {class}"),
        format!("vendor {vendor}"),
        "all".to_owned(),
    ]
}

/// Sets the address of each title's cover.
pub(super) fn assign(titles: &mut [Title], vendors: &[Vendor]) {
    let slugs: BTreeMap<&str, String> =
        vendors.iter().map(|vendor| (vendor.code.as_str(), slug_of(&vendor.name))).collect();
    let mut order: Vec<&mut Title> = titles.iter_mut().collect();
    order.sort_by(|one, other| (one.rank, &one.node_id).cmp(&(other.rank, &other.node_id)));
    // The latest motifs of each list, oldest first.
    let mut recent: BTreeMap<String, VecDeque<&'static str>> = BTreeMap::new();
    let mut hot: BTreeSet<&'static str> = BTreeSet::new();
    for title in order {
        let lists = lists(title);
        let fitting = art::motifs(title.art, &title.slug);
        let is_near = |list: &String, motif: &str| recent.get(list).is_some_and(|motifs| motifs.contains(&motif));
        let is_hot = title.hot_rank.is_some();
        // The fewer lists count, the more motifs are free; the two lists of the game type always count here.
        let motif = (2..=lists.len()).rev().find_map(|list_count| {
            fitting.iter().copied().find(|motif| {
                let is_free = lists.iter().take(list_count).all(|list| !is_near(list, motif));
                is_free && !(is_hot && hot.contains(motif))
            })
        });
        let motif = motif
            .or_else(|| fitting.iter().copied().find(|motif| !lists.iter().take(1).any(|list| is_near(list, motif))));
        let Some(motif) = motif.or_else(|| fitting.first().copied()) else { continue };
        if is_hot {
            hot.insert(motif);
        }
        for list in lists {
            let motifs = recent.entry(list).or_default();
            motifs.push_back(motif);
            if motifs.len() == MIN_DISTANCE {
                motifs.pop_front();
            }
        }
        let vendor = slugs.get(title.vendor.as_str()).map_or("", String::as_str);
        title.image_url = art::url(&art::cover(title.art, vendor, motif, &title.slug));
    }
}
