//! Results of boards for operators: places, prizes, and scores including later corrections.

use platform::store::{Store, StoreError, from_row, sql};

/// The payment state of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// The place has no prize.
    None,
    /// The prize is to be paid.
    Open,
    /// The prize was paid.
    Paid,
    /// The prize was withheld: the member is excluded or bears a marker of harm, the account is closed, or the wallet
    /// is in another currency.
    Withheld,
}

impl State {
    /// The word in the database.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "NONE",
            Self::Open => "OPEN",
            Self::Paid => "PAID",
            Self::Withheld => "WITHHELD",
        }
    }
}

/// A place of a closed period. Amounts are minor units, times milliseconds since the epoch (UTC).
#[derive(Debug, Clone)]
pub struct ResultRow {
    /// Id of the result.
    pub id: String,
    /// Id of the board.
    pub board_id: String,
    /// First day of the period (days since 1970-01-01); 0 for a board with a single period.
    pub period: i64,
    /// When the period began.
    pub from_at: i64,
    /// When it ended.
    pub until_at: i64,
    /// When it was closed.
    pub closed_at: i64,
    /// Account name of the member.
    pub account: String,
    /// The place, from 1.
    pub place: i64,
    /// The score at the close; minor units where money is counted.
    pub score: i64,
    /// The score with later corrections; that of the close once scores have expired.
    pub score_now: i64,
    /// Kind of the reward: a word of [`MissionReward`](lumora_core::domain::mission::MissionReward).
    pub reward_type: String,
    /// The prize: minor units, or hundredths of a point; 0 for none.
    pub prize: i64,
    /// ISO 4217 code.
    pub currency: String,
    /// The word of its [`State`].
    pub state: String,
    /// When it was paid or withheld; `None` before.
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

/// A page of the results of a board, latest period first, each by place.
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

/// Number of results of a board.
///
/// # Errors
/// When the database fails.
pub async fn count_of(store: &Store, board_id: &str) -> Result<i64, StoreError> {
    let query = "select count(*) from leaderboard_results where board_id = $1";
    sql::query_scalar(query).bind(board_id).fetch_one(store.reader()).await
}
