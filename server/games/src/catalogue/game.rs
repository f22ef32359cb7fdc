//! A game of the catalogue, from its row to the wire.

use lumora_core::domain::game::GameType;
use lumora_core::domain::lottery::prize_mode;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Game};

use platform::clock::rfc3339;
use platform::store::from_row;

/// Columns and joins of every query of games; `$1` is the language of the names.
///
/// A query appends its own `where`, on the alias `g`. Every game has a vendor; the outer join only keeps SQLite from
/// starting at the vendors, which would lose the order of the list.
pub(super) const SELECT: &str = "select g.node_id, g.game_code, g.vendor, v.name as vendor_name, g.game_type,
     coalesce(n.name, g.name) as game_name, g.classify, g.is_game, g.image_url, g.hot_rank, g.min_bet, g.supplier,
     g.added_at, g.return_to_player, g.volatility, g.smallest_stake
     from games g left join vendors v on v.code = g.vendor
     left join game_names n on n.node_id = g.node_id and n.language = $1 ";

/// [`SELECT`] with one more column at the end.
pub(super) fn select_with(column: &str) -> String {
    SELECT.replacen("g.smallest_stake", &format!("g.smallest_stake, {column}"), 1)
}

/// A game with its name in the language of the call.
#[derive(Clone, Debug)]
pub(super) struct GameRow {
    pub(super) node_id: String,
    pub(super) game_code: String,
    vendor: String,
    vendor_name: String,
    game_type: String,
    game_name: String,
    classify: String,
    is_game: String,
    image_url: String,
    pub(super) hot_rank: Option<i64>,
    min_bet: i64,
    supplier: String,
    added_at: i64,
    return_to_player: Option<i64>,
    volatility: String,
    smallest_stake: Option<i64>,
}

from_row!(GameRow {
    node_id,
    game_code,
    vendor,
    vendor_name,
    game_type,
    game_name,
    classify,
    is_game,
    image_url,
    hot_rank,
    min_bet,
    supplier,
    added_at,
    return_to_player,
    volatility,
    smallest_stake
});

impl GameRow {
    /// Prize mode of a lottery; none for other games.
    pub(super) fn prize_mode(&self) -> Option<&'static str> {
        let game_type = GameType::from_code(&self.game_type).filter(|game_type| game_type.is_lottery())?;
        Some(prize_mode(game_type, &self.vendor))
    }

    /// Whether no supplier runs the game yet.
    pub(super) fn coming_soon(&self) -> bool {
        self.supplier.is_empty()
    }
}

impl From<GameRow> for Game {
    fn from(row: GameRow) -> Self {
        let coming_soon = row.coming_soon();
        Self {
            node_id: row.node_id,
            game_code: row.game_code,
            vassalage: row.vendor,
            vendor_name: row.vendor_name,
            game_type: row.game_type,
            game_name: row.game_name,
            game_classify: row.classify,
            is_game: row.is_game,
            image_url: row.image_url,
            is_hot: row.hot_rank.is_some(),
            coming_soon,
            min_bet: Amount(Money(row.min_bet)),
            added_at: if row.added_at > 0 { rfc3339(row.added_at) } else { String::new() },
            return_to_player: row.return_to_player.and_then(|points| u32::try_from(points).ok()),
            volatility: row.volatility,
            smallest_stake: row.smallest_stake.map(|units| Amount(Money(units))),
            played_at: String::new(),
        }
    }
}

/// The rows as games of the wire.
pub(super) fn games(rows: Vec<GameRow>) -> Vec<Game> {
    rows.into_iter().map(Game::from).collect()
}
