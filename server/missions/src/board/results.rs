//! What boards gave, for operators: who had which place, what was paid, and what the score is by now.

use platform::store::{Store, StoreError, from_row, sql};

/// How far a line of a result is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// A place without a prize.
    None,
    /// Its prize is to be paid.
    Open,
    /// It was paid.
    Paid,
    /// It was not: its member is excluded or bears a marker of harm, or the account is closed.
    Withheld,
}

impl State {
    /// The word that is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "NONE",
            Self::Open => "OPEN",
            Self::Paid => "PAID",
            Self::Withheld => "WITHHELD",
        }
    }
}

/// A line of a result. Amounts are minor units, times milliseconds.
#[derive(Debug, Clone)]
pub struct ResultRow {
    /// Names it.
    pub id: String,
    /// The board.
    pub board_id: String,
    /// Number of the first day of the period; 0 for a board that never begins anew.
    pub period: i64,
    /// When the period began.
    pub from_at: i64,
    /// When it ended.
    pub until_at: i64,
    /// When it was closed.
    pub closed_at: i64,
    /// Whose.
    pub account: String,
    /// From 1.
    pub place: i64,
    /// As it was at the close: minor units where money is counted.
    pub score: i64,
    /// As it is now, with what was corrected later.
    pub score_now: i64,
    /// The word of the reward.
    pub reward_type: String,
    /// What the place gives.
    pub prize: i64,
    /// ISO 4217 code.
    pub currency: String,
    /// The word of its [`State`].
    pub state: String,
    /// When it was paid or withheld.
    pub settled_at: Option<i64>,
}

from_row!(ResultRow {
    id,
    board_id,
    period,
    from_at,
    until_at,
    closed_at,
    account,
    place,
    score,
    score_now,
    reward_type,
    prize,
    currency,
    state,
    settled_at
});

/// The results of a board, the latest period first, each by place.
///
/// # Errors
/// When the database fails.
pub async fn of_board(
    store: &Store,
    board_id: &str,
    (limit, offset): (i64, i64),
) -> Result<Vec<ResultRow>, StoreError> {
    let query = "select r.id, r.board_id, r.period, c.from_at, c.until_at, c.closed_at, m.account, r.place, r.score,
             coalesce(s.score, r.score) as score_now, r.reward_type, r.prize, r.currency, r.state, r.settled_at
         from leaderboard_results r
         join leaderboard_closings c on c.board_id = r.board_id and c.period = r.period
         join members m on m.id = r.member_id
         left join leaderboard_scores s on s.board_id = r.board_id and s.period = r.period and s.member_id = r.member_id
         where r.board_id = $1 order by r.period desc, r.place, r.id limit $2 offset $3";
    sql::query_as(query).bind(board_id).bind(limit).bind(offset).fetch_all(store.reader()).await
}

/// How many lines the results of a board have.
///
/// # Errors
/// When the database fails.
pub async fn count_of(store: &Store, board_id: &str) -> Result<i64, StoreError> {
    let query = "select count(*) from leaderboard_results where board_id = $1";
    sql::query_scalar(query).bind(board_id).fetch_one(store.reader()).await
}
