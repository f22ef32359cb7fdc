//! The two calls that launch a game.

use axum::extract::State;
use axum::http::StatusCode;
use lumora_core::domain::fair_play::policy::CheckedBefore;
use lumora_core::domain::language;
use lumora_core::domain::lottery::{AREAS, PRIZE_MODES};
use lumora_core::domain::route::{Route, Screen, encode_into};
use lumora_core::wire::{Envelope, LaunchRequest, LaunchValue, code};
use utoipa::{OpenApiRouter, routes};

use super::{game, other_session};
use crate::GamesState;
use crate::rooms;
use crate::seamless::{NewTicket, issue_ticket};
use crate::wallets;
use identity::session::Member;
use platform::Base;
use platform::config::Config;
use platform::http::{ApiError, ErrorEnvelope, Json, Reply};
use platform::params;

/// Maximum length of the path that leads back to the site, in bytes.
const MAX_BACK_URL_LENGTH: usize = 512;

/// The calls of this module.
pub fn router() -> OpenApiRouter<GamesState> {
    OpenApiRouter::new().routes(routes!(launch_game)).routes(routes!(relay_launch))
}

/// Start a game
///
/// The answer's address holds a launch ticket in its fragment: single use, good for 60 seconds.
#[utoipa::path(
    post, path = "/wps/game/launchGame", tag = "games", request_body = LaunchRequest, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<LaunchValue>),
        (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The licence asks for a checked age and identity first", body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope),
        (status = 409, description = "A game is open in another session and the licence allows one at a time: ask the member, then send `endsOtherGame`", body = ErrorEnvelope),
        (status = 422, description = "The game is closed for now", body = ErrorEnvelope)
    )
)]
async fn launch_game(
    State(state): State<GamesState>,
    member: Member,
    Json(request): Json<LaunchRequest>,
) -> Result<Reply<LaunchValue>, ApiError> {
    launch(&state, member, &request).await
}

/// Start a game of a third party
///
/// The same as `/wps/game/launchGame`, under the name of its relay call.
#[utoipa::path(
    post, path = "/wps/relay/GCS_gameLaunchFB", tag = "games", request_body = LaunchRequest, security(("session" = [])),
    responses(
        (status = 200, body = Envelope<LaunchValue>),
        (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The licence asks for a checked age and identity first", body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope),
        (status = 409, description = "A game is open in another session and the licence allows one at a time: ask the member, then send `endsOtherGame`", body = ErrorEnvelope),
        (status = 422, description = "The game is closed for now", body = ErrorEnvelope)
    )
)]
async fn relay_launch(
    State(state): State<GamesState>,
    member: Member,
    Json(request): Json<LaunchRequest>,
) -> Result<Reply<LaunchValue>, ApiError> {
    launch(&state, member, &request).await
}

async fn launch(state: &GamesState, member: Member, request: &LaunchRequest) -> Result<Reply<LaunchValue>, ApiError> {
    let base = &state.base;
    require_may_play(&member)?;
    let language = language::by_code(&request.language).unwrap_or(language::DEFAULT).code;
    check(request)?;
    let game = game::find(&base.store, request, language).await?;
    if !request.room_id.is_empty() {
        rooms::admit(base, &member, &request.room_id, &game.game_code).await?;
    }
    if !request.ends_other_game {
        require_no_other_game(base, &member).await?;
    }
    let moved_in = wallets::transfer_at_launch(state, &member, &game.vendor).await;
    let now_ms = base.clock.now_ms();
    let ticket = NewTicket {
        member_id: member.id,
        session_id: member.session_id,
        supplier: game.supplier,
        vendor: game.vendor,
        game_code: game.game_code.clone(),
        room_id: request.room_id.clone(),
        language: language.to_owned(),
    };
    let ticket = base
        .store
        .write(move |tx| Box::pin(async move { issue_ticket(tx, &ticket, now_ms).await.map_err(ApiError::from) }))
        .await?;
    let url = play_address(&base.config, request, (&game.game_code, &ticket), language);
    let origin = base.config.games_origin.clone();
    Ok(Reply(LaunchValue { url, origin, game_name: game.name, moved_in }))
}

/// Refuses a member whose age must be checked first, and a guest where the free demo is closed.
fn require_may_play(member: &Member) -> Result<(), ApiError> {
    if !member.account_type().is_trial() {
        return member.require_checked_age(CheckedBefore::Play);
    }
    if member.protection.policy().is_demo_open() { Ok(()) } else { Err(ApiError::demo_closed()) }
}

/// Refuses the launch while a game is open in another session and the licence allows one at a time.
async fn require_no_other_game(base: &Base, member: &Member) -> Result<(), ApiError> {
    if member.protection.policy().session.several_games || !other_session::has_open_game(base, member).await? {
        return Ok(());
    }
    let message = "another game is open in another session: send endsOtherGame once the member knows that it takes no more stakes";
    Err(ApiError::refused(StatusCode::CONFLICT, code::OTHER_GAME_OPEN, message))
}

/// Address of the game's page at its supplier. The launch parameters stand in the fragment, which no server and no log
/// sees.
fn play_address(config: &Config, request: &LaunchRequest, (game_code, ticket): (&str, &str), language: &str) -> String {
    let origin = &config.games_origin;
    let theme = if request.theme == "light" { "light" } else { "dark" };
    let mut url = format!("{origin}/play/{game_code}#ticket={ticket}&lang={language}&theme={theme}");
    let mut tell = |name: &str, value: &str| {
        if !value.is_empty() {
            url.push('&');
            url.push_str(name);
            url.push('=');
            encode_into(&mut url, value);
        }
    };
    tell("room", &request.room_id);
    if let Some(lobby) = &request.lobby {
        let parts = [
            ("lottoArea", &lobby.lotto_area),
            ("launchMode", &lobby.launch_mode),
            ("prizeMode", &lobby.prize_mode),
            ("view", &lobby.view),
        ];
        parts.into_iter().for_each(|(name, value)| tell(name, value));
    }
    tell("backUrl", &[config.site_origin.as_str(), request.back_url.as_str()].concat());
    url
}

/// Checks the fields that are passed on to the supplier: the way back is a page of this site, the others are known
/// words.
fn check(request: &LaunchRequest) -> Result<(), ApiError> {
    params::one_of("device", &request.device, &["WEB", "MOBILE"])?;
    params::code("roomId", &request.room_id)?;
    let (path, query) = request.back_url.split_once('?').unwrap_or((&request.back_url, ""));
    if request.back_url.len() > MAX_BACK_URL_LENGTH || Route::parse(path, query).screen == Screen::NotFound {
        let message = "backUrl must be the path of a page of this site, such as /rng, with its query if it has one";
        return Err(params::invalid_field("backUrl", message.to_owned()));
    }
    if let Some(lobby) = &request.lobby {
        params::one_of("lobby.lottoArea", &lobby.lotto_area, &AREAS)?;
        params::one_of("lobby.launchMode", &lobby.launch_mode, &["game", "lobby"])?;
        params::one_of("lobby.prizeMode", &lobby.prize_mode, &PRIZE_MODES)?;
        params::one_of("lobby.view", &lobby.view, &["iframe"])?;
    }
    Ok(())
}
