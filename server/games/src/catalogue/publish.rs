//! Figures that a supplier publishes for its games, copied into the catalogue: return to player, volatility, smallest
//! stake, lines.
//!
//! A supplier is the authority on the games it runs, so its figures replace those in the catalogue. Games that it does
//! not run keep theirs.

use std::collections::HashMap;
use std::sync::Arc;

use lumora_core::domain::game::Volatility;
use platform::revision;
use platform::store::{Connection, Store, StoreError, from_row, sql};

/// Published figures of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameMaths {
    /// The game's code.
    pub game_code: String,
    /// Return to player, in basis points.
    pub return_to_player: u32,
    /// Volatility class; none where the supplier has not published it yet.
    pub volatility: Option<Volatility>,
    /// Smallest stake of a round, in minor units.
    pub smallest_stake: i64,
    /// Lines of a slot; 0 where it pays on ways.
    pub lines: u32,
}

impl GameMaths {
    fn volatility_code(&self) -> &'static str {
        self.volatility.map_or("", Volatility::code)
    }
}

struct PublishedFigures {
    game_code: String,
    return_to_player: Option<i64>,
    volatility: String,
    smallest_stake: Option<i64>,
    line_count: i64,
}

from_row!(PublishedFigures { game_code, return_to_player, volatility, smallest_stake, line_count });

impl PublishedFigures {
    /// Whether the row holds these figures already.
    fn matches(&self, figures: &GameMaths) -> bool {
        self.return_to_player == Some(i64::from(figures.return_to_player))
            && self.volatility == figures.volatility_code()
            && self.smallest_stake == Some(figures.smallest_stake)
            && self.line_count == i64::from(figures.lines)
    }
}

/// Writes the figures that `supplier` publishes; returns the number of games changed. Open pages learn of a change by
/// the site's revision.
///
/// # Errors
/// When the database fails.
pub async fn publish(store: &Store, supplier: &str, published: Vec<GameMaths>) -> Result<usize, StoreError> {
    let (supplier, published) = (supplier.to_owned(), Arc::new(published));
    store
        .write(move |tx| {
            let (supplier, published) = (supplier.clone(), Arc::clone(&published));
            Box::pin(async move { write(tx, &supplier, &published).await })
        })
        .await
}

async fn write(connection: &mut Connection, supplier: &str, published: &[GameMaths]) -> Result<usize, StoreError> {
    let query =
        "select game_code, return_to_player, volatility, smallest_stake, line_count from games where supplier = $1";
    let stored: Vec<PublishedFigures> = sql::query_as(query).bind(supplier).fetch_all(&mut *connection).await?;
    let stored: HashMap<&str, &PublishedFigures> = stored.iter().map(|game| (game.game_code.as_str(), game)).collect();
    let has_changed =
        |figures: &&GameMaths| stored.get(figures.game_code.as_str()).is_some_and(|game| !game.matches(figures));
    let mut changed = 0;
    for figures in published.iter().filter(has_changed) {
        sql::query(
            "update games set return_to_player = $1, volatility = $2, smallest_stake = $3, line_count = $4
             where game_code = $5",
        )
        .bind(i64::from(figures.return_to_player))
        .bind(figures.volatility_code())
        .bind(figures.smallest_stake)
        .bind(i64::from(figures.lines))
        .bind(&figures.game_code)
        .execute(&mut *connection)
        .await?;
        changed += 1;
    }
    if changed > 0 {
        revision::bump(connection).await?;
    }
    Ok(changed)
}
