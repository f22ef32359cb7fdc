//! Leaderboards: ranking by settled bets, and prizes at the close of each period.
//!
//! After its end a period stays open for corrections for some hours. The job [`CloseBoards`] then stores its results,
//! once, and pays each prize in a transaction of its own, so that it can crash at any time and resume. Later
//! corrections change neither places nor prizes; the operator's list of results shows both scores. Members who may not
//! be marketed to have no place, and the next one moves up.

mod close;
mod ranking;
mod read;
pub mod results;

pub(crate) use close::CloseBoards;

use axum::extract::State;
use identity::session::Member;
use lumora_core::wire::{Envelope, MissionLeaderboardValue};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, LanguageCode, OptionalParam};
use platform::query;

query! {
    /// Query of the boards.
    pub(super) struct LeaderboardQuery {
        /// Language code; the `Language` header when omitted.
        language: OptionalParam<LanguageCode>,
    }
}

/// Leaderboards with the member's places
///
/// Each with its running period and the previous one. Account names are masked, the caller's too, whose row is marked.
/// The list is empty for a member who may not be marketed to.
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
