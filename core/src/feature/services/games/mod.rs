//! The book of every game seen so far, favourites, and the gates of play (sections 4 and 6).
//!
//! Tiles name games by key only, so that a list is a list of keys and one favourite toggled changes one tile. A favourite
//! shows at once and rolls back when the server refuses.

mod play;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::account;
use crate::domain::game::shown_return;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::moment::moment;
use crate::feature::services::session::{self, ResumeAfterLogin};
use crate::feature::services::{call, toasts};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{GameTile, Text, Tone};
use crate::wire::{Done, FavouriteIdsValue, FavouriteRequest, FreeSpinsOfGame, FreeSpinsValue, Game};
pub(crate) use play::{STORED_VENDOR, address, explain_coming_soon, play, remember_vendor, vendor_address};
use serde::{Deserialize, Serialize};

calls! {
    /// Ids of the member's favourite games.
    FavouriteIds => FAVOURITE_IDS: Get "/wps/relay/MCSFE_getFavoriteGames" Member Plain, latest, on_favourite_ids(FavouriteIdsValue);
    /// The free spins that are left to the member, by game.
    FreeSpins => FREE_SPINS: Get "/wps/game/freeSpins" Member Plain, latest, on_free_spins(FreeSpinsValue);
    /// Mark a game as a favourite, or unmark it.
    SetFavourite { game: Box<Game>, on: bool } => FAVOURITE_ADD: Post "/wps/relay/MCSFE_favoriteGame" Member Plain
        | FAVOURITE_REMOVE: Delete "/wps/relay/MCSFE_favoriteGame" Member Plain (if *on { &endpoint::FAVOURITE_ADD } else { &endpoint::FAVOURITE_REMOVE }), single[game.node_id.clone()], on_favourite_set(Done);
}

/// Events of a game's tile or of a vendor's card, wherever it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GameEvent {
    /// Start the game with this key.
    Play(String),
    /// Start the game with this key in an iframe that fills the page.
    PlayFramed(String),
    /// Start the lobby of a vendor card: game type and vendor.
    #[serde(rename_all = "camelCase")]
    PlayVendor {
        /// Code of the game type.
        game_type: String,
        /// Code of the vendor.
        vendor: String,
    },
    /// Mark or unmark the game with this key as a favourite.
    ToggleFavourite(String),
}

/// The games, and which are favourites.
#[derive(Default)]
pub(crate) struct Games {
    /// In the order of their node ids. A sorted list is found in as fast as a map, and is a fraction of the code to download.
    book: Vec<Game>,
    /// Node ids of the favourites; a member marks a few dozen.
    favourites: Vec<String>,
    /// What was marked since the ids were last asked for: an answer that knows nothing of it must not undo it.
    marked: Vec<(String, bool)>,
    /// Where the member has free spins, and how many are left.
    free_spins: Vec<FreeSpinsOfGame>,
}

impl Games {
    /// Takes a game into the book; gives its key.
    pub fn note(&mut self, mut game: Game) -> String {
        let key = game.node_id.clone();
        let index = self.find(&key);
        match index.ok().and_then(|index| self.book.get_mut(index)) {
            Some(known) => {
                // Only the list of recent games tells it.
                if game.played_at.is_empty() {
                    game.played_at = std::mem::take(&mut known.played_at);
                }
                *known = game;
            }
            None => self.book.insert(index.unwrap_or_else(|gap| gap), game),
        }
        key
    }

    /// The game with this key.
    pub fn get(&self, key: &str) -> Option<&Game> {
        self.book.get(self.find(key).ok()?)
    }

    /// Whether the game with this key is a favourite.
    pub fn is_favourite(&self, key: &str) -> bool {
        self.favourites.iter().any(|favourite| favourite == key)
    }

    fn mark(&mut self, key: &str, on: bool) {
        self.marked.push((key.to_owned(), on));
        self.show_marked(key, on);
    }

    fn take_ids(&mut self, ids: Vec<String>) {
        self.favourites = ids;
        for (key, on) in std::mem::take(&mut self.marked) {
            self.show_marked(&key, on);
        }
    }

    fn show_marked(&mut self, key: &str, on: bool) {
        self.favourites.retain(|favourite| favourite != key);
        if on {
            self.favourites.push(key.to_owned());
        }
    }

    /// The index of a game, or the index at which it would stand.
    fn find(&self, key: &str) -> Result<usize, usize> {
        self.book.binary_search_by(|game| game.node_id.as_str().cmp(key))
    }
}

/// Fetches the ids of the favourites.
pub(crate) fn load_favourites(model: &mut Model, step: &mut Step) {
    model.games.marked.clear();
    call::send(model, step, Request::FavouriteIds, "");
}

/// Fetches where the member has free spins.
pub(crate) fn load_free_spins(model: &mut Model, step: &mut Step) {
    if model.session.logged_in() {
        call::send(model, step, Request::FreeSpins, "");
    }
}

pub(crate) fn on_free_spins(model: &mut Model, _: &mut Step, answer: Result<FreeSpinsValue, Failure>) {
    // What could not be had leaves what is known: the next change asks again.
    if let Ok(value) = answer {
        model.games.free_spins = value.games;
    }
}

/// What a tile says of the free spins in its game.
fn free_spins(model: &Model, game: &Game) -> Option<Text> {
    let left = model.games.free_spins.iter().find(|it| it.game_code == game.game_code)?.left;
    (left > 0).then(|| Text::of(key::TILE_FREE_SPINS).with("count", left.to_string()))
}

pub(crate) fn on_favourite_ids(model: &mut Model, _: &mut Step, answer: Result<FavouriteIdsValue, Failure>) {
    if let Ok(value) = answer {
        model.games.take_ids(value.ids);
    }
}

/// Another member, or none.
pub(crate) fn forget_member(model: &mut Model) {
    model.games.favourites.clear();
    model.games.marked.clear();
    model.games.free_spins.clear();
    model.games.book.iter_mut().for_each(|game| game.played_at.clear());
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: GameEvent) {
    match event {
        GameEvent::Play(key) => {
            if let Some(game) = model.games.get(&key).cloned() {
                play(model, step, game);
            }
        }
        GameEvent::PlayFramed(key) => {
            if let Some(game) = model.games.get(&key).cloned() {
                play::play_framed(model, step, game);
            }
        }
        GameEvent::PlayVendor { game_type, vendor } => play::play_vendor(model, step, &game_type, &vendor),
        GameEvent::ToggleFavourite(key) => {
            if let Some(game) = model.games.get(&key).cloned() {
                toggle_favourite(model, step, game);
            }
        }
    }
}

/// Marks a game, or takes its mark away; a visitor logs in first.
pub(crate) fn toggle_favourite(model: &mut Model, step: &mut Step, game: Game) {
    let on = !model.games.is_favourite(&game.node_id);
    let gate = account::gate(model.session.account());
    if session::pass(model, step, gate, ResumeAfterLogin::Favourite(Box::new(game.clone()))) {
        set_favourite(model, step, game, on);
    }
}

/// Marks or unmarks a game, at once on the screen.
pub(crate) fn set_favourite(model: &mut Model, step: &mut Step, game: Game, on: bool) {
    let body = FavouriteRequest {
        node_id: game.node_id.clone(),
        vendor: game.vassalage.clone(),
        game_type: game.game_type.clone(),
    };
    let key = game.node_id.clone();
    if call::send_with_body(model, step, Request::SetFavourite { game: Box::new(game), on }, &body) {
        mark(model, &key, on);
    }
}

fn mark(model: &mut Model, key: &str, on: bool) {
    model.games.mark(key, on);
}

#[allow(clippy::boxed_local, reason = "its call holds it in a box")]
pub(crate) fn on_favourite_set(
    model: &mut Model,
    step: &mut Step,
    game: Box<Game>,
    on: bool,
    answer: Result<Done, Failure>,
) {
    match answer {
        Ok(_) => step.emit(DomainEvent::FavouriteSaved),
        Err(_) => {
            mark(model, &game.node_id, !on);
            let text = Text::of(key::TOAST_FAVOURITE_FAILED).with("game", game.game_name.as_str());
            toasts::show(model, step, Tone::Error, text);
        }
    }
}

/// What a list says in the quiet line on the tile of a game.
pub(crate) type Note = fn(&Model, &Game) -> Option<Text>;

/// No quiet line on the tile.
pub(crate) fn no_note(_: &Model, _: &Game) -> Option<Text> {
    None
}

/// The share of the stakes that the game returns to players, for its tile.
pub(crate) fn return_to_player(_: &Model, game: &Game) -> Option<Text> {
    game.return_to_player.map(|points| Text::of(key::TILE_RETURN).with("percent", shown_return(points)))
}

/// When the member played the game last, for its tile.
pub(crate) fn played_at(model: &Model, game: &Game) -> Option<Text> {
    moment(&game.played_at, &model.now).map(|moment| moment.said)
}

/// Tiles of games, by key.
pub(crate) fn tiles(model: &Model, keys: &[String]) -> Vec<GameTile> {
    noted_tiles(model, keys, no_note)
}

/// Tiles of games, by key, each with a quiet line.
pub(crate) fn noted_tiles(model: &Model, keys: &[String], note: Note) -> Vec<GameTile> {
    let demo = model.site.offers_demo() && !model.session.logged_in();
    let tile = |key: &String| {
        let game = model.games.get(key)?;
        Some(GameTile {
            key: key.clone(),
            name: game.game_name.clone(),
            vendor: game.vendor_name.clone(),
            image: model.site.image(&game.image_url),
            hot: game.is_hot,
            favourite: model.games.is_favourite(key),
            coming_soon: game.coming_soon,
            demo: demo && !game.coming_soon,
            note: note(model, game),
            free_spins: free_spins(model, game),
        })
    };
    keys.iter().filter_map(tile).collect()
}
