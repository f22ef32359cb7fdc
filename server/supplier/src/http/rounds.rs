//! The outcome of a round, for the operator's records: the call `/rounds/read`. The operator's
//! `games/src/rounds/mod.rs` documents the contract.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::extract::State;
use platform::http::Json;
use serde::{Deserialize, Serialize};
use slots::{Outcome, SpinResult, Win, WinKind};

use super::super::SupplierState;
use super::super::round::{Round, Stage};
use super::super::titles::Game;
use super::assets::FILES;
use super::transfer::{Refusal, Signed, is_id};

/// Texts of the page by language and key; the names of symbols are among them.
static NAMES: LazyLock<HashMap<&str, HashMap<String, String>>> = LazyLock::new(|| {
    let language = |path: &'static str| path.strip_prefix("locales/")?.strip_suffix(".json");
    let texts = |content: &str| serde_json::from_str(content).unwrap_or_default();
    FILES.iter().filter_map(|(path, content)| Some((language(path)?, texts(content)))).collect()
});

#[derive(Debug, Deserialize)]
pub(super) struct RoundBody {
    round: String,
    player: String,
    language: String,
}

/// How a round ended, and what its reels showed.
#[derive(Debug, Serialize)]
pub(super) struct RoundAnswer {
    /// `settled`, `undone`, `pending`, or `unknown` for a round that is not stored here.
    state: &'static str,
    /// The spins in their order: the paid spin, then the free ones. Only of a settled round.
    spins: Vec<SpinAnswer>,
}

#[derive(Debug, Serialize)]
struct SpinAnswer {
    is_free: bool,
    /// Names of the symbols in view, reel by reel from the top.
    reels: Vec<Vec<String>>,
    wins: Vec<WinAnswer>,
    /// Payout in minor units.
    payout: i64,
}

#[derive(Debug, Serialize)]
struct WinAnswer {
    /// `line`, `ways` or `scatter`.
    kind: &'static str,
    /// The number of the line from 1, or of ways; 0 for scatters.
    number: u32,
    symbol: String,
    count: u8,
    /// Reel and row of each winning symbol, from 0.
    places: Vec<(u8, u8)>,
    /// Payout in minor units.
    payout: i64,
}

/// The names of a game's symbols in one language.
struct Names {
    words: Vec<&'static str>,
    texts: &'static HashMap<String, String>,
}

impl Names {
    fn of(words: Vec<&'static str>, language: &str) -> Option<Self> {
        let texts = NAMES.get(language).or_else(|| NAMES.get("EN"))?;
        Some(Self { words, texts })
    }

    fn name(&self, symbol: u8) -> String {
        let word = self.words.get(usize::from(symbol)).copied().unwrap_or_default();
        self.texts.get(&format!("symbol_{word}")).cloned().unwrap_or_else(|| word.to_owned())
    }
}

impl WinAnswer {
    fn of(win: &Win, (game, stake): (&Game, i64), names: &Names) -> Self {
        let (kind, number) = match win.kind {
            WinKind::Line(line) => ("line", u32::from(line) + 1),
            WinKind::Ways(ways) => ("ways", ways),
            WinKind::Scatter => ("scatter", 0),
        };
        Self {
            kind,
            number,
            symbol: names.name(win.symbol),
            count: win.count,
            places: win.places.clone(),
            payout: game.payout(win.coins, stake),
        }
    }
}

impl SpinAnswer {
    fn of(spin: &SpinResult, is_free: bool, at: (&Game, i64), names: &Names) -> Self {
        let reel = |symbols: &Vec<u8>| symbols.iter().map(|symbol| names.name(*symbol)).collect();
        Self {
            is_free,
            reels: spin.grid.iter().map(reel).collect(),
            wins: spin.wins.iter().map(|win| WinAnswer::of(win, at, names)).collect(),
            payout: at.0.payout(spin.coins, at.1),
        }
    }
}

fn spins(outcome: &Outcome, at: (&Game, i64), names: &Names) -> Vec<SpinAnswer> {
    let free = outcome.free_spins.iter().map(|spin| SpinAnswer::of(spin, true, at, names));
    [SpinAnswer::of(&outcome.spin, false, at, names)].into_iter().chain(free).collect()
}

async fn answer(state: &SupplierState, round: Round, language: &str) -> Result<RoundAnswer, Refusal> {
    let title = state.title(&round.game_code).await?;
    let names = title.as_ref().and_then(|title| title.look()).and_then(|look| Names::of(look.names(), language));
    let game = title.and_then(|title| title.game);
    let state = match &round.stage {
        Stage::Settled(_) => "settled",
        stage if stage.is_open() => "pending",
        _ => "undone",
    };
    let spins = match (&round.stage, game, names) {
        (Stage::Settled(drawn), Some(game), Some(names)) => spins(&drawn.outcome, (&game, round.stake), &names),
        _ => Vec::new(),
    };
    Ok(RoundAnswer { state, spins })
}

pub(super) async fn read(
    State(state): State<SupplierState>,
    Signed(body): Signed<RoundBody>,
) -> Result<Json<RoundAnswer>, Refusal> {
    if !is_id(&body.round) || !is_id(&body.player) {
        return Err(Refusal::Malformed);
    }
    match state.round_of(&body.player, &body.round).await? {
        Some(round) => Ok(Json(answer(&state, round, &body.language).await?)),
        None => Ok(Json(RoundAnswer { state: "unknown", spins: Vec::new() })),
    }
}
