//! What leaderboards gave: who had which place, what was paid, and what the score is by now. By command and over HTTP behind a key; boards and missions
//! themselves are record types.

use axum::extract::State;
use clap::Args;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use missions::board::results::{self, ResultRow};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{Code, OptionalParam, Page, PageNumber, PageSize, RequiredParam};
use platform::query;
use platform::store::Store;
use serde::Serialize;
use utoipa::{OpenApiRouter, ToSchema, routes};

use crate::AdminError;

/// Lines that a command lists.
const MOST: i64 = 200;
/// Lines of a page unless the call says otherwise.
const PAGE: u32 = 50;

/// The calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(list))
}

query! {
    /// Which results.
    struct ResultQuery {
        /// Id of the board.
        board_id: RequiredParam<Code>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Lines on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A place at the close of a period.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct LeaderboardResult {
    /// Names it.
    id: String,
    /// When the period began, RFC 3339.
    from: String,
    /// When it ended, RFC 3339.
    until: String,
    /// When it was closed, RFC 3339.
    closed_at: String,
    /// Whose.
    account: String,
    /// From 1; equal scores share a place.
    place: i64,
    /// As it was at the close: minor units where money is counted.
    score: i64,
    /// As it is now: what is corrected behind the close changes no prize.
    score_now: i64,
    /// CASH, BONUS or POINTS.
    reward_type: String,
    /// What the place gives.
    prize: Amount,
    /// ISO 4217 code.
    currency: String,
    /// NONE without a prize; OPEN, PAID, or WITHHELD: excluded, marked, or closed.
    state: String,
    /// When it was paid or withheld, RFC 3339; empty before.
    settled_at: String,
}

impl From<ResultRow> for LeaderboardResult {
    fn from(row: ResultRow) -> Self {
        Self {
            id: row.id,
            from: rfc3339(row.from_at),
            until: rfc3339(row.until_at),
            closed_at: rfc3339(row.closed_at),
            account: row.account,
            place: row.place,
            score: row.score,
            score_now: row.score_now,
            reward_type: row.reward_type,
            prize: Amount(Money(row.prize)),
            currency: row.currency,
            state: row.state,
            settled_at: row.settled_at.map(rfc3339).unwrap_or_default(),
        }
    }
}

/// The results of a board.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct LeaderboardResults {
    /// The latest period first, each by place.
    content: Vec<LeaderboardResult>,
    /// How many pages there are.
    total_pages: u32,
    /// How many lines there are.
    total_elements: i64,
}

/// Results of a leaderboard
///
/// Who had which place at the close of each period, what was paid, and what the score is by now.
#[utoipa::path(
    get, path = "/wps/operator/leaderboards/results", tag = "operator", security(("operator" = [])), params(ResultQuery),
    responses(
        (status = 200, body = Envelope<LeaderboardResults>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope)
    )
)]
async fn list(
    State(base): State<Base>,
    Query(query): Query<ResultQuery>,
) -> Result<Reply<LeaderboardResults>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let board = &query.board_id.0;
    let count = results::count_of(&base.store, board).await?;
    let rows = results::of_board(&base.store, board, (page.limit(), page.offset())).await?;
    Ok(Reply(LeaderboardResults {
        content: rows.into_iter().map(LeaderboardResult::from).collect(),
        total_pages: page.count(count),
        total_elements: count,
    }))
}

/// The results of a leaderboard, by command.
#[derive(Debug, Args)]
pub(super) struct LeaderboardResultsOf {
    /// Id of the board, as `admin leaderboards list` shows it.
    board: String,
}

impl LeaderboardResultsOf {
    pub(super) async fn run(self, store: &Store) -> Result<Vec<String>, AdminError> {
        let rows = results::of_board(store, &self.board, (MOST, 0)).await?;
        Ok(rows.iter().map(line).collect())
    }
}

fn line(row: &ResultRow) -> String {
    let corrected = if row.score == row.score_now { String::new() } else { format!("  now {}", row.score_now) };
    format!(
        "{}  {:>4}  {:<20} score {}{corrected}  {} {} {}  {}",
        rfc3339(row.from_at),
        row.place,
        row.account,
        row.score,
        Money(row.prize).to_decimal(),
        row.currency,
        row.reward_type,
        row.state
    )
}
