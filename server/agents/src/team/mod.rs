//! Team overview (section 2 of the specification, "Agent centre"; fields in the list of agent extras): what the agent and the team have come to in some
//! days, compared with as many days before, and where the team stands now.
//!
//! It reads sums that were written down as things happened ([`figures`](crate::figures)): for each day of two spans a row of the team and of each kind of
//! movement, however large the team is. Three things are looked up otherwise, each by what it grows with: who registered by an index of the
//! team's registrations, who was active by sets of members, who is online by the sessions in use on the whole site, which are few beside the members.

mod figures;
mod read;

use axum::extract::State;
use lumora_core::domain::agent::team::TeamSpan;
use lumora_core::wire::{Envelope, TeamOverview};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{OneOf, OptionalParam};
use platform::{choices, query};
use utoipa::{OpenApiRouter, routes};

use crate::Agent;
use crate::state::AgentsState;
pub(crate) use read::{Days, of_days};

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<AgentsState> {
    OpenApiRouter::new().routes(routes!(overview))
}

choices! {
    /// Spans of an overview.
    Spans of TeamSpan
}

query! {
    /// Which days.
    struct TeamQuery {
        /// DAYS_7 unless given.
        span: OptionalParam<OneOf<Spans>>,
    }
}

/// Team overview
///
/// Figures of the agent's own play, of those directly below, of those deeper and of all of them, for the span and for as many days before it. Days are the
/// operator's; amounts are in the agent's currency.
#[utoipa::path(
    get, path = "/wps/agent/team", tag = "agents", security(("session" = [])), params(TeamQuery),
    responses(
        (status = 200, body = Envelope<TeamOverview>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "Not an agent", body = ErrorEnvelope)
    )
)]
async fn overview(
    State(base): State<Base>,
    Agent(agent): Agent,
    Query(query): Query<TeamQuery>,
) -> Result<Reply<TeamOverview>, ApiError> {
    let span = query.span.0.unwrap_or_default();
    Ok(Reply(read::overview(&base, (&agent.id, &agent.row.currency), span).await?))
}
