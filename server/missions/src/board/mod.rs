//! Leaderboards: places by what settled bets count, and prizes at the close of each period.
//!
//! A board stays open for corrections for some hours behind its end; then the job [`CloseBoards`] writes its places down, once, and pays each prize in
//! a transaction of its own, so that it may die anywhere and run again. What is corrected later changes no place and no prize: the list of results
//! shows the operator both scores. Members to whom nothing may be advertised have no place, and the next one moves up.

mod close;
mod read;
pub mod results;

mod standing;

pub(crate) use close::CloseBoards;

use axum::extract::State;
use identity::session::Member;
use lumora_core::wire::{Envelope, MissionLeaderboardValue};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, LanguageCode, OptionalParam};
use platform::query;

query! {
    /// The query of the boards.
    pub(super) struct LeaderboardQuery {
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

/// Leaderboards, and the member's places
///
/// Each with its running period and the one before. Accounts are masked, but for the caller's own mark. A member to whom nothing may be advertised has none.
#[utoipa::path(
    get, path = "/wps/relay/MCSFE_getMissionLeaderboard", tag = "missions", params(LeaderboardQuery), security(("session" = [])),
    responses(
        (status = 200, body = Envelope<MissionLeaderboardValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope)
    )
)]
pub(super) async fn leaderboard(
    State(base): State<Base>,
    header: Language,
    member: Member,
    Query(query): Query<LeaderboardQuery>,
) -> Result<Reply<MissionLeaderboardValue>, ApiError> {
    member.require_real()?;
    Ok(Reply(read::read(&base, &member, params::language(&query.language, header)).await?))
}
