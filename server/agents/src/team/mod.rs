//! Team overview (section 2 of the specification, "Agent centre"; fields in the list of agent extras): figures of the agent and its
//! team in a span of days, compared with as many days before, and the present state of the team.
//!
//! It reads sums that are counted as things happen ([`figures`](crate::figures)): for each day of both spans a row of the team and of
//! each kind of movement, however large the team is. Three figures are read otherwise: registrations by an index on the team's
//! registrations, active members from sets of members, members online by the sessions in use on the whole site, which are few
//! compared with the members.

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

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<AgentsState> {
    OpenApiRouter::new().routes(routes!(overview))
}

choices! {
    /// Spans of the overview.
    Spans of TeamSpan
}

query! {
    /// The days of the overview.
    struct TeamQuery {
        /// A span of days up to today: DAYS_7 if absent.
        span: OptionalParam<OneOf<Spans>>,
    }
}

/// Team overview
///
/// Figures of the agent's own play, of the direct downline, of those deeper and of the whole team, for the span and for as many days
/// before it. Days are in the operator's time zone; amounts are in the agent's currency.
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
