//! The records of the agent centre (section 2 of the specification): team betting history, users' profit and loss, my income,
//! downline transaction details. [`reports::team`] reads them; this module holds the routes and checks the access.
//!
//! Members are named by account name. One who is not and never was below the agent is answered with 404, exactly like an unknown one.

use axum::extract::State;
use bets::Progress;
use lumora_core::domain::record::TeamReach;
use lumora_core::wire::{AgentIncome, Envelope, TeamBet, TeamBets, TeamMoves, TeamProfit};
use platform::Base;
use platform::day::{Day, offset_minutes};
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::keyset;
use platform::params::{Code, RequiredParam};
use platform::query;
use reports::team::{
    BetFilter, IncomeQuery, MoveFilter, Span, Team, TeamBetsQuery, TeamMovesQuery, TeamProfitQuery, income_of,
    profit_of,
};
use utoipa::{OpenApiRouter, routes};

use crate::{Agent, AgentsState, figures};

/// Rows per page, if the request names no size.
const PAGE: u32 = 20;

/// The routes of the records.
pub(crate) fn router() -> OpenApiRouter<AgentsState> {
    OpenApiRouter::new()
        .routes(routes!(team_bets))
        .routes(routes!(team_bet))
        .routes(routes!(team_profit))
        .routes(routes!(income))
        .routes(routes!(income_transactions))
        .routes(routes!(transactions))
}

/// The days of a request, after counting what is left of the streams.
async fn span(base: &Base, days: impl FnOnce(Day, i64) -> Result<(Day, Day), ApiError>) -> Result<Span, ApiError> {
    let (offset, now_ms) = (offset_minutes(base.store.reader()).await?, base.clock.now_ms());
    let (first, last) = days(Day::at(now_ms, offset), offset)?;
    let is_counted = figures::catch_up(&base.store).await? == Progress::CaughtUp;
    Ok(Span { first, last, offset_minutes: offset, now_ms, is_counted, is_exact: false })
}

/// The members whose rows a request selects.
async fn team(base: &Base, agent: &Agent, named: Option<(&str, TeamReach)>) -> Result<Team, ApiError> {
    let team = Team::of(&base.store, &agent.0.id, named).await?;
    team.ok_or_else(|| ApiError::not_found("member of the team"))
}

/// Team betting history
///
/// Every bet of everybody who was below the agent at its time, newest first. A settled bet counts at the time of its settlement, an
/// open or rolled back one at the time of its placement. Days are in the operator's time zone.
#[utoipa::path(
    get, path = "/wps/agent/records/bets", tag = "agents", security(("session" = [])), params(TeamBetsQuery),
    responses(
        (status = 200, body = Envelope<TeamBets>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The account is no agent's", body = ErrorEnvelope),
        (status = 404, description = "The team has no such member", body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
async fn team_bets(
    State(base): State<Base>,
    agent: Agent,
    language: Language,
    Query(query): Query<TeamBetsQuery>,
) -> Result<Reply<TeamBets>, ApiError> {
    let span = span(&base, |today, offset| query.days(today, offset)).await?;
    let filter = query.filter(team(&base, &agent, query.selected_member()).await?, language.code(), span);
    let size = query.page_size(PAGE);
    let rows = filter.page(&base.store, query.cursor(), size + 1).await?;
    let (rows, next) = keyset::page(rows, size, |row| row.cursor());
    let mut record = match query.cursor() {
        None => filter.sums(&base.store).await?,
        Some(_) => TeamBets::default(),
    };
    record.content = rows.into_iter().map(|row| row.into_wire()).collect();
    (record.next, record.from, record.until) = (next, span.first.name(), span.last.name());
    (record.complete, record.offset_minutes) = (span.is_counted, i32::try_from(span.offset_minutes).unwrap_or(0));
    Ok(Reply(record))
}

query! {
    /// The bet of the team to return.
    pub(crate) struct TeamBetQuery {
        /// The operator's id of the bet.
        id: RequiredParam<Code>,
    }
}

/// A bet of the team
///
/// The bet as its member sees it, without the movements of the wallet.
#[utoipa::path(
    get, path = "/wps/agent/records/bets/detail", tag = "agents", security(("session" = [])), params(TeamBetQuery),
    responses(
        (status = 200, body = Envelope<TeamBet>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The account is no agent's", body = ErrorEnvelope),
        (status = 404, description = "The team has no such bet", body = ErrorEnvelope)
    )
)]
async fn team_bet(
    State(base): State<Base>,
    agent: Agent,
    language: Language,
    Query(query): Query<TeamBetQuery>,
) -> Result<Reply<TeamBet>, ApiError> {
    let span = span(&base, |today, _| Ok((today, today))).await?;
    let filter = BetFilter::everything(team(&base, &agent, None).await?, language.code(), span);
    let found = filter.find(&base.store, &query.id.0).await?;
    Ok(Reply(found.ok_or_else(|| ApiError::not_found("bet"))?.into_wire()))
}

/// Users' profit and loss
///
/// By member of the direct downline (an agent with its whole branch), by day and by product; for the direct downline and for the
/// whole team. `member` selects the team of a member instead.
#[utoipa::path(
    get, path = "/wps/agent/records/profit", tag = "agents", security(("session" = [])), params(TeamProfitQuery),
    responses(
        (status = 200, body = Envelope<TeamProfit>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The account is no agent's", body = ErrorEnvelope),
        (status = 404, description = "The team has no such member", body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
async fn team_profit(
    State(base): State<Base>,
    agent: Agent,
    Query(query): Query<TeamProfitQuery>,
) -> Result<Reply<TeamProfit>, ApiError> {
    let span = span(&base, |today, offset| query.days(today, offset)).await?;
    let team = team(&base, &agent, query.selected_member()).await?;
    Ok(Reply(profit_of(&base.store, &team, span).await?))
}

/// My income
///
/// Rebates, dividends and wages that the agent was paid, and what it has paid to its downline by contracts, by day.
#[utoipa::path(
    get, path = "/wps/agent/records/income", tag = "agents", security(("session" = [])), params(IncomeQuery),
    responses(
        (status = 200, body = Envelope<AgentIncome>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The account is no agent's", body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
async fn income(
    State(base): State<Base>,
    agent: Agent,
    Query(query): Query<IncomeQuery>,
) -> Result<Reply<AgentIncome>, ApiError> {
    let span = span(&base, |today, offset| query.days(today, offset)).await?;
    Ok(Reply(income_of(&base.store, (&agent.0.id, &agent.0.row.currency), span).await?))
}

/// Movements of the agent's income
#[utoipa::path(
    get, path = "/wps/agent/records/income/transactions", tag = "agents", security(("session" = [])), params(IncomeQuery),
    responses(
        (status = 200, body = Envelope<TeamMoves>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The account is no agent's", body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
async fn income_transactions(
    State(base): State<Base>,
    agent: Agent,
    Query(query): Query<IncomeQuery>,
) -> Result<Reply<TeamMoves>, ApiError> {
    let span = span(&base, |today, offset| query.days(today, offset)).await?;
    let filter = MoveFilter::of_income(&agent.0.id, span);
    Ok(Reply(moves(&base, &filter, (query.cursor(), query.page_size(PAGE)), span).await?))
}

/// Downline transaction details
///
/// Every movement of the team's wallets other than bets, newest first. The other party of a transfer is masked unless it was in the
/// team too.
#[utoipa::path(
    get, path = "/wps/agent/records/transactions", tag = "agents", security(("session" = [])), params(TeamMovesQuery),
    responses(
        (status = 200, body = Envelope<TeamMoves>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "The account is no agent's", body = ErrorEnvelope),
        (status = 404, description = "The team has no such member", body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
async fn transactions(
    State(base): State<Base>,
    agent: Agent,
    Query(query): Query<TeamMovesQuery>,
) -> Result<Reply<TeamMoves>, ApiError> {
    let span = span(&base, |today, offset| query.days(today, offset)).await?;
    let filter = query.filter(team(&base, &agent, query.selected_member()).await?, span);
    Ok(Reply(moves(&base, &filter, (query.cursor(), query.page_size(PAGE)), span).await?))
}

async fn moves(
    base: &Base,
    filter: &MoveFilter,
    (cursor, size): (Option<&str>, u32),
    span: Span,
) -> Result<TeamMoves, ApiError> {
    let (rows, next) = keyset::page(filter.page(&base.store, cursor, size + 1).await?, size, |row| row.cursor());
    let sums = match cursor {
        None => filter.sums(&base.store).await?,
        Some(_) => Vec::new(),
    };
    Ok(TeamMoves {
        content: rows.into_iter().map(|row| row.into_wire()).collect(),
        next,
        sums,
        complete: span.is_counted,
        from: span.first.name(),
        until: span.last.name(),
        offset_minutes: i32::try_from(span.offset_minutes).unwrap_or(0),
    })
}
