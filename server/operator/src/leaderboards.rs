//! Results of leaderboards: places, paid prizes, and scores after corrections. By command and over HTTP with an
//! operator's key; boards and missions themselves are record types.

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

/// The most results that one list of the command line shows.
const MAX_LISTED: i64 = 200;
/// Default number of lines on a page.
const PAGE: u32 = 50;

/// The HTTP calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(list))
}

query! {
    /// Which results to list.
    struct ResultQuery {
        /// Id of the board.
        board_id: RequiredParam<Code>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Lines on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A member's place at the close of a period of a leaderboard.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct LeaderboardResult {
    /// Id of the result.
    id: String,
    /// When the period began, RFC 3339.
    from: String,
    /// When the period ended, RFC 3339.
    until: String,
    /// When the period was closed, RFC 3339.
    closed_at: String,
    /// Account name of the member.
    account: String,
    /// Place, from 1; equal scores share a place.
    place: i64,
    /// Score at the close; in minor units if the board counts money.
    score: i64,
    /// Score after later corrections, which change no prize.
    score_now: i64,
    /// Type of the prize: CASH, BONUS or POINTS.
    reward_type: String,
    /// The prize of the place.
    prize: Amount,
    /// ISO 4217 code of the prize's currency.
    currency: String,
    /// State of the prize: NONE without one; OPEN, PAID, or WITHHELD if the member is excluded, marked or closed.
    state: String,
    /// When the prize was paid or withheld, RFC 3339; empty before.
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

/// A page of the results of a leaderboard.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct LeaderboardResults {
    /// The results, the latest period first, each by place.
    content: Vec<LeaderboardResult>,
    /// The number of pages.
    total_pages: u32,
    /// The number of lines on all pages.
    total_elements: i64,
}

/// List results of a leaderboard
///
/// Places at the close of each period, paid prizes, and scores after later corrections.
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

/// Arguments of listing the results of a leaderboard.
#[derive(Debug, Args)]
pub(super) struct LeaderboardResultsOf {
    /// Id of the board, as `admin leaderboards list` shows it.
    board: String,
}

impl LeaderboardResultsOf {
    pub(super) async fn run(self, store: &Store) -> Result<Vec<String>, AdminError> {
        let rows = results::of_board(store, &self.board, (MAX_LISTED, 0)).await?;
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
