//! The index of the site as the search holds it: what finds an entry, and what the entry is.

use crate::domain::game::GameType;
use crate::domain::search::{Group, Index, Kind};
use crate::wire::{SearchGames, SearchIndexValue, SearchPage};

/// A game that can be found.
pub(super) struct FoundGame {
    pub node_id: String,
    pub name: String,
    pub vendor: String,
    pub game_type: Option<GameType>,
    pub coming_soon: bool,
}

/// A vendor in one of its game types.
pub(super) struct FoundVendor {
    pub code: String,
    pub name: String,
    pub game_type: GameType,
}

/// What can be found. Places of a [`Group`] are places of these lists.
#[derive(Default)]
pub(super) struct Catalogue {
    index: Index,
    pub games: Vec<FoundGame>,
    pub vendors: Vec<FoundVendor>,
    pub promotions: Vec<SearchPage>,
    pub help: Vec<SearchPage>,
}

/// How many results of a kind show.
const fn max_results(kind: Kind) -> usize {
    match kind {
        Kind::Game => 24,
        Kind::Vendor => 6,
        Kind::Promotion | Kind::Help => 4,
    }
}

impl Catalogue {
    pub fn of(value: SearchIndexValue) -> Catalogue {
        let mut catalogue = Catalogue::default();
        catalogue.add_vendors(&value);
        catalogue.add_games(value.games, &value.popular);
        for (kind, pages) in [(Kind::Promotion, &value.promotions), (Kind::Help, &value.help)] {
            for page in pages {
                catalogue.index.add(kind, [page.title.as_str(), page.keywords.as_str()], None);
            }
        }
        Catalogue { promotions: value.promotions, help: value.help, ..catalogue }
    }

    /// The results of a text, the best group first.
    pub fn search(&self, typed: &str) -> Vec<Group> {
        self.index.search(typed, max_results)
    }

    fn add_vendors(&mut self, value: &SearchIndexValue) {
        for vendor in &value.vendors {
            for game_type in vendor.game_types.iter().filter_map(|code| GameType::from_code(code)) {
                self.index.add(Kind::Vendor, [vendor.name.as_str()], None);
                let (code, name) = (vendor.vassalage.clone(), vendor.name.clone());
                self.vendors.push(FoundVendor { code, name, game_type });
            }
        }
    }

    /// Popular games come first and those that cannot be played yet last, since of two that are found equally well the first one
    /// wins.
    fn add_games(&mut self, of_vendors: Vec<SearchGames>, popular: &[String]) {
        let mut ranks: Vec<(&str, usize)> = popular.iter().map(String::as_str).zip(0..).collect();
        ranks.sort_unstable();
        let mut all = Vec::new();
        for games in of_vendors {
            let vendor = self.vendors.iter().find(|it| it.code == games.vassalage);
            let vendor = vendor.map(|it| it.name.clone()).unwrap_or_default();
            let context = self.index.context(&vendor);
            let (game_type, coming_soon) = (GameType::from_code(&games.game_type), games.coming_soon);
            let english = games.english_names.into_iter().chain(std::iter::repeat_with(String::new));
            for ((node_id, name), english) in games.node_ids.into_iter().zip(games.names).zip(english) {
                let rank = ranks.binary_search_by(|(id, _)| (*id).cmp(&node_id)).ok();
                let rank = rank.and_then(|place| ranks.get(place)).map_or(usize::MAX, |(_, rank)| *rank);
                let game = FoundGame { node_id, name, vendor: vendor.clone(), game_type, coming_soon };
                all.push(((coming_soon, rank), english, context, game));
            }
        }
        // Stable: what is not popular keeps the order of the document.
        all.sort_by_key(|(rank, ..)| *rank);
        for (_, english, context, game) in all {
            self.index.add(Kind::Game, [game.name.as_str(), english.as_str()], Some(context));
            self.games.push(game);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::SearchVendor;

    fn value() -> SearchIndexValue {
        let games = |game_type: &str, ids: [&str; 2], names: [&str; 2]| SearchGames {
            game_type: game_type.into(),
            vassalage: "NL".into(),
            coming_soon: false,
            node_ids: ids.map(str::to_owned).to_vec(),
            names: names.map(str::to_owned).to_vec(),
            english_names: Vec::new(),
        };
        SearchIndexValue {
            vendors: vec![SearchVendor {
                vassalage: "NL".into(),
                name: "Nine Lanterns".into(),
                game_types: vec!["RNG".into(), "FISH".into(), "NEW".into()],
            }],
            games: vec![
                games("FISH", ["1", "2"], ["Koi Pond", "Koi Lake"]),
                games("RNG", ["3", "4"], ["Koi Gold", "Koi Pearl"]),
            ],
            popular: vec!["4".into(), "gone".into(), "2".into()],
            ..SearchIndexValue::default()
        }
    }

    fn ids(catalogue: &Catalogue, typed: &str) -> Vec<String> {
        let groups = catalogue.search(typed);
        let games = groups.iter().find(|group| group.kind == Kind::Game);
        games
            .map(|group| group.ordinals.iter().map(|place| catalogue.games[*place].node_id.clone()).collect())
            .unwrap_or_default()
    }

    #[test]
    fn popular_games_come_first_and_the_others_as_they_stand() {
        assert_eq!(ids(&Catalogue::of(value()), "koi"), ["4", "2", "1", "3"]);
    }

    #[test]
    fn what_cannot_be_played_yet_comes_last() {
        let mut value = value();
        value.games[0].coming_soon = true;
        assert_eq!(ids(&Catalogue::of(value), "koi"), ["4", "3", "2", "1"]);
    }

    #[test]
    fn a_vendor_is_found_in_each_of_its_types_that_the_site_knows_and_helps_to_find_its_games() {
        let catalogue = Catalogue::of(value());
        let groups = catalogue.search("nine lanterns");
        assert_eq!((groups[0].kind, groups[0].total), (Kind::Vendor, 2));
        assert_eq!(catalogue.vendors[1].game_type, GameType::Fish);
        assert_eq!(ids(&catalogue, "lanterns pearl"), ["4"]);
    }

    #[test]
    fn english_names_find_as_well_also_where_only_some_differ() {
        let mut value = value();
        value.games[0].names = vec!["锦鲤池".into(), "Koi Lake".into()];
        value.games[0].english_names = vec!["Koi Pond".into(), String::new()];
        let catalogue = Catalogue::of(value);
        assert_eq!(ids(&catalogue, "koi pond"), ["1"]);
        assert_eq!(ids(&catalogue, "锦鲤"), ["1"]);
        assert_eq!(ids(&catalogue, "lake"), ["2"]);
    }

    #[test]
    fn lists_of_unequal_length_give_the_games_that_are_whole() {
        let mut value = value();
        value.games[0].names.truncate(1);
        value.games[1].english_names = vec!["a".into(), "b".into(), "c".into()];
        assert_eq!(Catalogue::of(value).games.len(), 3);
    }
}
