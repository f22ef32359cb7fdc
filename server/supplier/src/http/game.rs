//! A game as the page shows it before any stake: reels, pays, lines, and the exact figures.

use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;

use super::super::titles::{Game, Title};
use super::super::{MIN_ROUND_MS, SupplierState};
use super::error::CallError;
use slots::{FreeSpins, PaysOn, Symbol, Theme, Volatility, Wild};

/// A title, with its game when there is one.
#[derive(Debug, Serialize)]
pub(super) struct TitleView {
    code: String,
    title: String,
    /// Whether the game can be played here.
    available: bool,
    #[serde(flatten)]
    game: Option<GameView>,
}

#[derive(Debug, Serialize)]
struct GameView {
    theme: Theme,
    volatility: Volatility,
    rows: u8,
    symbols: Vec<Symbol>,
    wild: Wild,
    /// The row of each line on each reel; empty when ways pay.
    lines: Vec<Vec<u8>>,
    /// How many ways there are; 0 when lines pay.
    ways: u64,
    /// How many coins a stake is.
    units: u32,
    strips: Vec<Vec<u8>>,
    free_spins: Option<FreeSpins>,
    /// In percent, with two decimals, rounded from the exact fraction.
    return_to_player: String,
    /// In percent, with two decimals, rounded from the exact fraction.
    hit_rate: String,
    min_round_ms: i64,
}

/// The game `code`.
pub(super) async fn read(
    State(state): State<SupplierState>,
    Path(code): Path<String>,
) -> Result<Json<TitleView>, CallError> {
    let Title { code, name, game } = state.title(&code).await?.ok_or(CallError::GAME_UNKNOWN)?;
    Ok(Json(TitleView { code, title: name, available: game.is_some(), game: game.as_ref().map(GameView::of) }))
}

impl GameView {
    fn of(game: &Game) -> Self {
        let design = game.slot.design();
        let (lines, ways) = match &design.pays_on {
            PaysOn::Lines(lines) => (lines.clone(), 0),
            PaysOn::Ways { .. } => (Vec::new(), design.strips.iter().map(|_| u64::from(design.rows)).product()),
        };
        Self {
            theme: design.theme.clone(),
            volatility: design.volatility,
            rows: design.rows,
            symbols: design.symbols.clone(),
            wild: design.wild.clone(),
            lines,
            ways,
            units: game.slot.units(),
            strips: design.strips.clone(),
            free_spins: design.free_spins.clone(),
            return_to_player: game.mathematics.return_to_player.percent(),
            hit_rate: game.mathematics.hit_rate.percent(),
            min_round_ms: MIN_ROUND_MS,
        }
    }
}
