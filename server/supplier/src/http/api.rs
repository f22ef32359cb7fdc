//! The calls of a game session: open, state, spin, resolve, shown.

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use platform::http::{ApiError, Json};
use serde::{Deserialize, Serialize};

use super::super::round::{Round, Spin, Stage};
use super::super::session::GameSession;
use super::super::tier::Tier;
use super::super::{SupplierError, SupplierState};
use super::automatic::AutomaticView;
use super::error::CallError;
use super::free_spins::{FreeSpinsView, of_visit};
use slots::Outcome;

/// Decimal digits of the operator's amounts.
const MINOR_DIGITS: u8 = 2;
/// Maximum length of a launch ticket, in bytes.
const TICKET_LIMIT: usize = 256;

/// The game session that a call belongs to, from its `Authorization` header.
pub(super) struct Visit(pub(super) GameSession);

impl FromRequestParts<SupplierState> for Visit {
    type Rejection = CallError;

    async fn from_request_parts(parts: &mut Parts, state: &SupplierState) -> Result<Self, CallError> {
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let secret = header.and_then(|value| value.strip_prefix("Bearer ")).ok_or(CallError::SESSION_ENDED)?;
        state.session_of(secret).await?.map(Self).ok_or(CallError::SESSION_ENDED)
    }
}

#[derive(Deserialize)]
pub(super) struct OpenBody {
    ticket: String,
    code: String,
}

#[derive(Serialize)]
pub(super) struct OpenedView {
    session: String,
}

/// Exchanges a launch ticket for a game session.
pub(super) async fn open(
    State(state): State<SupplierState>,
    body: Result<Json<OpenBody>, ApiError>,
) -> Result<Json<OpenedView>, CallError> {
    let Json(OpenBody { ticket, code }) = body.map_err(|_| CallError::INVALID)?;
    if ticket.is_empty() || ticket.len() > TICKET_LIMIT {
        return Err(CallError::INVALID);
    }
    if state.game(&code).await?.is_none() {
        return Err(CallError::GAME_UNKNOWN);
    }
    let opened = state.wallet.open(&ticket).await.map_err(|error| CallError::of_ticket(&error))?;
    if opened.game_code != code {
        return Err(CallError::INVALID);
    }
    Ok(Json(OpenedView { session: state.start_session(opened).await? }))
}

/// The operator's rules of play for the session: the minimum time of a round in milliseconds, and the maximum number of
/// rounds of automatic play.
#[derive(Serialize)]
struct RulesView {
    round_ms: i64,
    auto_rounds: i64,
}

/// State of a game session; amounts in minor units.
#[derive(Serialize)]
pub(super) struct StateView {
    currency: String,
    minor_digits: u8,
    balance: i64,
    stakes: Vec<i64>,
    rules: RulesView,
    last_stake: Option<i64>,
    /// A round whose end no page has shown yet.
    round: Option<RoundView>,
    /// The grant of free spins that the next spin may use.
    free_spins: Option<FreeSpinsView>,
}

#[derive(Serialize)]
pub(super) struct RoundView {
    key: String,
    id: String,
    /// `pending` while the operator's answer is awaited; else how the round ended.
    state: &'static str,
    stake: i64,
    /// Whether it is a free spin: the stake is then its value, which nobody has paid.
    is_free: bool,
    payout: i64,
    /// How loudly the payout is presented.
    tier: Tier,
    /// What the reels showed; only of a settled round.
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
pub(super) struct SpinView {
    round: RoundView,
    balance: i64,
    /// The automatic play that the spin belongs to.
    automatic: Option<AutomaticView>,
    /// The grant of free spins that the next spin may use.
    free_spins: Option<FreeSpinsView>,
}

impl RoundView {
    pub(super) fn of(round: Round) -> Self {
        let state = if round.stage.is_open() { "pending" } else { round.stage.as_str() };
        let (payout, outcome) = match round.stage {
            Stage::Settled(drawn) => (drawn.payout, Some(*drawn.outcome)),
            _ => (0, None),
        };
        let tier = Tier::of(payout, round.stake);
        let is_free = !round.free_spins.is_empty();
        Self { key: round.key, id: round.id, state, stake: round.stake, is_free, payout, tier, outcome }
    }
}

/// State of the game session.
pub(super) async fn state(
    State(state): State<SupplierState>,
    Visit(session): Visit,
) -> Result<Json<StateView>, CallError> {
    let game = state.game(&session.game_code).await?.ok_or(CallError::GAME_UNKNOWN)?;
    let stakes: Vec<i64> = game.stakes.into_iter().filter(|stake| session.rules.allows(*stake)).collect();
    if stakes.is_empty() {
        return Err(CallError::NO_STAKE);
    }
    let balance = state.balance_of(&session).await.map_err(|error| CallError::of_wallet(&error))?;
    state.store_balance(&session.id, balance).await?;
    let (player, code) = (session.player.as_str(), session.game_code.as_str());
    Ok(Json(StateView {
        currency: session.currency.clone(),
        minor_digits: MINOR_DIGITS,
        balance,
        stakes,
        rules: RulesView { round_ms: session.rules.round_ms, auto_rounds: session.rules.auto_rounds },
        last_stake: state.last_stake(player, code).await?,
        round: state.unseen_round(player, code).await?.map(RoundView::of),
        free_spins: of_visit(&state, &session).await?,
    }))
}

#[derive(Deserialize)]
pub(super) struct SpinBody {
    key: String,
    stake: i64,
    automatic: Option<String>,
    /// The grant of free spins that the spin uses; `stake` is then the value of a spin.
    free_spins: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct ResolveBody {
    key: String,
    automatic: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct KeyBody {
    key: String,
}

fn checked_key(key: &str) -> Result<(), CallError> {
    let plain = key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if plain && (8..=64).contains(&key.len()) { Ok(()) } else { Err(CallError::INVALID) }
}

/// Plays a round. It is played to its end even if the page hangs up.
pub(super) async fn spin(
    State(state): State<SupplierState>,
    Visit(session): Visit,
    body: Result<Json<SpinBody>, ApiError>,
) -> Result<(StatusCode, Json<SpinView>), CallError> {
    let Json(SpinBody { key, stake, automatic, free_spins }) = body.map_err(|_| CallError::INVALID)?;
    checked_key(&key)?;
    let game = state.game(&session.game_code).await?.ok_or(CallError::GAME_UNKNOWN)?;
    let round = {
        let (state, session, automatic) = (state.clone(), session.clone(), automatic.clone());
        tokio::spawn(async move {
            let (automatic, free_spins) = (automatic.as_deref(), free_spins.as_deref());
            let spin = Spin { key: &key, stake, automatic, free_spins };
            state.spin(&session, &game, spin).await
        })
    };
    let round = round.await.map_err(|error| SupplierError::Corrupt(error.to_string()))???;
    answer(&state, &session, round, automatic.as_deref()).await
}

/// Answers how a spin ended whose answer was lost.
pub(super) async fn resolve(
    State(state): State<SupplierState>,
    Visit(session): Visit,
    body: Result<Json<ResolveBody>, ApiError>,
) -> Result<(StatusCode, Json<SpinView>), CallError> {
    let Json(ResolveBody { key, automatic }) = body.map_err(|_| CallError::INVALID)?;
    checked_key(&key)?;
    let round = state.resolve(&session, &key).await?;
    answer(&state, &session, round, automatic.as_deref()).await
}

async fn answer(
    state: &SupplierState,
    session: &GameSession,
    round: Round,
    automatic: Option<&str>,
) -> Result<(StatusCode, Json<SpinView>), CallError> {
    if let Stage::Refused(reason) = &round.stage
        && let Some(error) = CallError::of_refused_round(reason)
    {
        return Err(error);
    }
    let status = if round.stage.is_open() { StatusCode::ACCEPTED } else { StatusCode::OK };
    let automatic = match automatic {
        Some(id) => state.automatic(&session.id, id).await?.map(AutomaticView::of),
        None => None,
    };
    let balance = state.session_by_id(&session.id).await?.balance;
    let free_spins = of_visit(state, session).await?;
    let view = SpinView { automatic, round: RoundView::of(round), balance, free_spins };
    Ok((status, Json(view)))
}

/// Records that the page has shown the end of a round.
pub(super) async fn shown(
    State(state): State<SupplierState>,
    Visit(session): Visit,
    body: Result<Json<KeyBody>, ApiError>,
) -> Result<StatusCode, CallError> {
    let Json(KeyBody { key }) = body.map_err(|_| CallError::INVALID)?;
    checked_key(&key)?;
    state.mark_shown(&session.player, &session.game_code, &key).await?;
    Ok(StatusCode::NO_CONTENT)
}
