//! The present ranking of a board.

use lumora_core::domain::mission::{Place, places};
use platform::store::{Connection, StoreError, from_row, sql};
use protection::MARKETED_TO;

use crate::board_row::BoardRow;

/// Rows of the ranking that are shown.
pub(super) const SHOWN_PLACES: usize = 20;
/// Rows that are read at most, however many members share a place.
const MAX_ROWS: i64 = 10_000;

/// A member's score. `name` is the nickname, or else the account name.
#[derive(Debug, Clone)]
pub(super) struct Score {
    pub(super) member_id: String,
    pub(super) name: String,
    pub(super) score: i64,
}

from_row!(Score { member_id, name, score });

/// The first places of a period with their prizes: at least as many as there are prizes, with everybody who shares the
/// last of them.
pub(super) async fn top_places(
    tx: &mut Connection,
    board: &BoardRow,
    period: i64,
) -> Result<Vec<(Score, Place)>, StoreError> {
    let prizes = board.prizes();
    let wanted = i64::try_from(prizes.len().max(SHOWN_PLACES)).unwrap_or(MAX_ROWS);
    let condition = format!(
        "from leaderboard_scores s join members m on m.id = s.member_id
         where s.board_id = $1 and s.period = $2 and s.score >= $3 and m.currency = $4 and {MARKETED_TO}"
    );
    // The score of the last place that is needed: members with the same score share it.
    let last = format!("select s.score {condition} order by s.score desc, s.member_id desc limit 1 offset $5");
    let last = sql::query_scalar(sql::AssertSqlSafe(last)).bind(&board.id).bind(period).bind(board.min_score());
    let last: Option<i64> = last.bind(&board.currency).bind(wanted - 1).fetch_optional(&mut *tx).await?;
    let lines = format!(
        "select s.member_id, case when m.nickname = '' then m.account else m.nickname end as name, s.score {condition}
         order by s.score desc, s.member_id desc limit $5"
    );
    let least = last.unwrap_or(0).max(board.min_score());
    let lines = sql::query_as(sql::AssertSqlSafe(lines)).bind(&board.id).bind(period).bind(least);
    let scores: Vec<Score> = lines.bind(&board.currency).bind(MAX_ROWS).fetch_all(tx).await?;
    let places = places(&scores.iter().map(|it| it.score).collect::<Vec<_>>(), &prizes);
    Ok(scores.into_iter().zip(places).collect())
}

/// The score and place of a member beyond the top; place 0 for a score below the minimum.
pub(super) async fn own_place(
    tx: &mut Connection,
    board: &BoardRow,
    period: i64,
    member_id: &str,
) -> Result<(i64, u32), StoreError> {
    let query = "select score from leaderboard_scores where board_id = $1 and period = $2 and member_id = $3";
    let score = sql::query_scalar(query).bind(&board.id).bind(period).bind(member_id);
    let score: i64 = score.fetch_optional(&mut *tx).await?.unwrap_or(0);
    if score < board.min_score() {
        return Ok((score, 0));
    }
    // The index counts better scores quickly; members without a place are then subtracted.
    let better = "select count(*) from leaderboard_scores where board_id = $1 and period = $2 and score > $3";
    let better = sql::query_scalar(better).bind(&board.id).bind(period).bind(score);
    let better: i64 = better.fetch_one(&mut *tx).await?;
    let placeless = "select count(*) from (select member_id from protected_members where exclusion <> ''
             union select member_id from harm_markers where closed_at is null
             union select id from members where currency <> $4) n
         join leaderboard_scores s on s.board_id = $1 and s.period = $2 and s.member_id = n.member_id where s.score > $3";
    let placeless = sql::query_scalar(placeless).bind(&board.id).bind(period).bind(score).bind(&board.currency);
    let placeless: i64 = placeless.fetch_one(tx).await?;
    Ok((score, u32::try_from(better - placeless).unwrap_or(0).saturating_add(1)))
}
