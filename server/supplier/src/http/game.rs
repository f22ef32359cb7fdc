//! A game as the page shows it before any stake: reels, pays, lines, and the exact return to player and hit rate.

use axum::extract::{Path, State};
use platform::http::Json;
use serde::Serialize;

use super::super::SupplierState;
use super::super::look::GameLook;
use super::super::titles::Game;
use super::error::CallError;
use slots::{FreeSpins, PaysOn, Role, Volatility, Wild};

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
    hue: u16,
    second_hue: u16,
    /// Class of the measured deviation of its payouts.
    volatility: Volatility,
    rows: u8,
    symbols: Vec<SymbolView>,
    wild: Wild,
    /// For each line the row that it crosses on each reel; empty when ways pay.
    lines: Vec<Vec<u8>>,
    /// Number of ways; 0 when lines pay.
    ways: u64,
    /// Number of coins in a stake.
    units: u32,
    strips: Vec<Vec<u8>>,
    free_spins: Option<FreeSpins>,
    /// In percent, with two decimals, rounded from the exact fraction.
    return_to_player: String,
    /// In percent, with two decimals, rounded from the exact fraction.
    hit_rate: String,
}

#[derive(Debug, Serialize)]
struct SymbolView {
    /// What it shows: a code that the page has a text for.
    name: &'static str,
    role: Role,
    pays: Vec<u32>,
}

/// The title `code`, with its game when there is one.
pub(super) async fn read(
    State(state): State<SupplierState>,
    Path(code): Path<String>,
) -> Result<Json<TitleView>, CallError> {
    let title = state.title(&code).await?.ok_or(CallError::GAME_UNKNOWN)?;
    let game = title.game.as_ref().zip(title.look()).map(|(game, look)| GameView::of(game, &look));
    Ok(Json(TitleView { available: game.is_some(), game, code: title.code, title: title.name }))
}

impl GameView {
    fn of(game: &Game, look: &GameLook) -> Self {
        let design = game.slot.design();
        let (lines, ways) = match &design.pays_on {
            PaysOn::Lines(lines) => (lines.clone(), 0),
            PaysOn::Ways { .. } => (Vec::new(), design.strips.iter().map(|_| u64::from(design.rows)).product()),
        };
        let (hue, second_hue) = look.hues();
        let symbols = look.names().into_iter().zip(&design.symbols);
        Self {
            hue,
            second_hue,
            volatility: game.volatility,
            rows: design.rows,
            symbols: symbols.map(|(name, it)| SymbolView { name, role: it.role, pays: it.pays.clone() }).collect(),
            wild: design.wild.clone(),
            lines,
            ways,
            units: game.slot.units(),
            strips: design.strips.clone(),
            free_spins: design.free_spins.clone(),
            return_to_player: game.mathematics.return_to_player.percent(),
            hit_rate: game.mathematics.hit_rate.percent(),
        }
    }
}
