//! The two calls that start a game.

use axum::extract::State;
use lumora_core::domain::language;
use lumora_core::wire::{Envelope, LaunchRequest, LaunchValue};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::game;
use crate::http::{ApiError, ErrorEnvelope, Json, Reply};
use crate::seamless::{NewTicket, SAMPLE_VENDOR, issue_ticket};
use crate::session::Member;
use crate::state::AppState;

/// The calls of this module.
pub fn router() -> OpenApiRouter<AppState> {
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
        (status = 404, body = ErrorEnvelope),
        (status = 422, description = "The game is closed for now", body = ErrorEnvelope)
    )
)]
async fn launch_game(
    State(state): State<AppState>,
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
        (status = 404, body = ErrorEnvelope),
        (status = 422, description = "The game is closed for now", body = ErrorEnvelope)
    )
)]
async fn relay_launch(
    State(state): State<AppState>,
    member: Member,
    Json(request): Json<LaunchRequest>,
) -> Result<Reply<LaunchValue>, ApiError> {
    launch(&state, member, &request).await
}

async fn launch(state: &AppState, member: Member, request: &LaunchRequest) -> Result<Reply<LaunchValue>, ApiError> {
    let language = language::by_code(&request.language).unwrap_or(language::DEFAULT).code;
    let game = game::find(&state.store, request, language).await?;
    let now_ms = state.clock.now_ms();
    let ticket = NewTicket {
        member_id: member.id,
        session_id: member.session_id,
        supplier: SAMPLE_VENDOR.to_owned(),
        vendor: game.vendor,
        game_code: game.game_code.clone(),
        language: language.to_owned(),
    };
    let ticket = state
        .store
        .write(move |tx| Box::pin(async move { issue_ticket(tx, &ticket, now_ms).await.map_err(ApiError::from) }))
        .await?;
    let origin = state.config.games_origin.clone();
    let theme = if request.theme == "light" { "light" } else { "dark" };
    let url = format!("{origin}/play/{}#ticket={ticket}&lang={language}&theme={theme}", game.game_code);
    Ok(Reply(LaunchValue { url, origin, game_name: game.name }))
}
