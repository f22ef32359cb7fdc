//! The boards for a member.

use std::collections::BTreeMap;

use identity::session::Member;
use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::domain::mission::Window;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, LeaderboardItem, LeaderboardRound, LeaderboardRow, MissionLeaderboardValue};
use platform::Base;
use platform::clock::rfc3339;
use platform::day;
use platform::store::{Connection, StoreError, sql};
use platform::texts::Texts;
use protection::policy;

use super::ranking::{SHOWN_PLACES, own_place, top_places};
use crate::board_row::BoardRow;
use crate::row::{game_names, reward_item};
use crate::{count, member};

/// A board with its running period and the previous one.
struct BoardSnapshot {
    board: BoardRow,
    current: Option<LeaderboardRound>,
    last: Option<LeaderboardRound>,
}

/// The boards for a member; bets are counted before.
///
/// # Errors
/// When the database fails.
pub(super) async fn read(base: &Base, member: &Member, language: &str) -> Result<MissionLeaderboardValue, StoreError> {
    let now_ms = base.clock.now_ms();
    count::catch_up(&base.store, now_ms).await?;
    let owned_member = member.clone();
    let (snapshots, policy, offset_minutes) =
        base.store.read(move |tx| Box::pin(async move { snapshot(tx, &owned_member, now_ms).await })).await?;
    let texts = Texts::of(&base.store, "leaderboard", language).await?;
    let games = game_names(&base.store, snapshots.iter().map(|it| it.board.game.as_str()), language).await?;
    Ok(MissionLeaderboardValue {
        boards: snapshots.into_iter().map(|it| to_wire(it, (&texts, &games), policy)).collect(),
        updated_at: rfc3339(now_ms),
        utc_offset_minutes: i16::try_from(offset_minutes).unwrap_or(0),
    })
}

async fn snapshot(
    tx: &mut Connection,
    member: &Member,
    now_ms: i64,
) -> Result<(Vec<BoardSnapshot>, &'static Policy, i64), StoreError> {
    let policy = policy::chosen(&mut *tx).await?;
    let offset_minutes = day::offset_minutes(&mut *tx).await?;
    let mut snapshots = Vec::new();
    if !member::is_offered_to(&mut *tx, &member.id, now_ms).await? {
        return Ok((snapshots, policy, offset_minutes));
    }
    let boards = BoardRow::list(&mut *tx, now_ms).await?;
    for board in boards.into_iter().filter(|it| it.currency == member.row.currency && it.is_allowed(policy)) {
        let present = board.period().at(now_ms, offset_minutes);
        let whole = board.whole();
        let last = match whole.is_over(now_ms) {
            true => whole.until.map(|until| board.period().at(until - 1, offset_minutes)),
            false => board.period().next(present).map(|_| board.period().first_day(present - 1)),
        };
        let runs = whole.holds(now_ms);
        let current = match runs {
            true => Some(round(&mut *tx, &board, present, offset_minutes, &member.id).await?),
            false => None,
        };
        let last = match last.map(|last| (last, board.window(last, offset_minutes))) {
            Some((last, window)) if !window.is_over(window.from) => {
                Some(round(&mut *tx, &board, last, offset_minutes, &member.id).await?)
            }
            _ => None,
        };
        snapshots.push(BoardSnapshot { board, current, last });
    }
    Ok((snapshots, policy, offset_minutes))
}

/// A period of a board: its stored results if it was closed, else the present ranking.
async fn round(
    tx: &mut Connection,
    board: &BoardRow,
    period: i64,
    offset_minutes: i64,
    member_id: &str,
) -> Result<LeaderboardRound, StoreError> {
    let query = "select closed_at from leaderboard_closings where board_id = $1 and period = $2";
    let closed_at = sql::query_scalar(query).bind(&board.id).bind(period).fetch_optional(&mut *tx).await?;
    let Window { from, until } = board.window(period, offset_minutes);
    let head = LeaderboardRound {
        start_at: rfc3339(from),
        end_at: until.map(rfc3339).unwrap_or_default(),
        closed_at: closed_at.map(rfc3339).unwrap_or_default(),
        ..LeaderboardRound::default()
    };
    match closed_at {
        Some(_) => closed(tx, (board, period), member_id, head).await,
        None => running(tx, (board, period), member_id, head).await,
    }
}

async fn running(
    tx: &mut Connection,
    (board, period): (&BoardRow, i64),
    member_id: &str,
    head: LeaderboardRound,
) -> Result<LeaderboardRound, StoreError> {
    let top = top_places(&mut *tx, board, period).await?;
    let mine = top.iter().find(|(score, _)| score.member_id == member_id);
    let (score, rank, prize) = match mine {
        Some((score, place)) => (score.score, place.rank, place.prize),
        None => {
            let (score, rank) = own_place(tx, board, period, member_id).await?;
            (score, rank, 0)
        }
    };
    let row = |(it, place): &(super::ranking::Score, lumora_core::domain::mission::Place)| LeaderboardRow {
        rank: place.rank,
        account: masked(&it.name),
        score: board.measure(it.score),
        prize: Amount(Money(place.prize)),
        mine: it.member_id == member_id,
    };
    Ok(LeaderboardRound {
        rows: top.iter().take(SHOWN_PLACES).map(row).collect(),
        my_rank: rank,
        my_score: board.measure(score),
        my_prize: Amount(Money(prize)),
        ..head
    })
}

/// Place, score, prize, member id and name of a result.
type Line = (i64, i64, i64, String, String);

async fn closed(
    tx: &mut Connection,
    (board, period): (&BoardRow, i64),
    member_id: &str,
    head: LeaderboardRound,
) -> Result<LeaderboardRound, StoreError> {
    let lines =
        "select r.place, r.score, r.prize, r.member_id, case when m.nickname = '' then m.account else m.nickname end
         from leaderboard_results r join members m on m.id = r.member_id
         where r.board_id = $1 and r.period = $2 order by r.place, r.id limit $3";
    let lines = sql::query_as(lines).bind(&board.id).bind(period).bind(i64::try_from(SHOWN_PLACES).unwrap_or(0));
    let lines: Vec<Line> = lines.fetch_all(&mut *tx).await?;
    let mine =
        "select place, score, prize from leaderboard_results where member_id = $1 and board_id = $2 and period = $3";
    let mine = sql::query_as(mine).bind(member_id).bind(&board.id).bind(period);
    let mine: Option<(i64, i64, i64)> = mine.fetch_optional(&mut *tx).await?;
    let (rank, score, prize) = match mine {
        Some((place, score, prize)) => (u32::try_from(place).unwrap_or(0), score, prize),
        None => {
            let (score, rank) = own_place(tx, board, period, member_id).await?;
            (rank, score, 0)
        }
    };
    let row = |(place, score, prize, id, name): Line| LeaderboardRow {
        rank: u32::try_from(place).unwrap_or(0),
        account: masked(&name),
        score: board.measure(score),
        prize: Amount(Money(prize)),
        mine: id == member_id,
    };
    Ok(LeaderboardRound {
        rows: lines.into_iter().map(row).collect(),
        my_rank: rank,
        my_score: board.measure(score),
        my_prize: Amount(Money(prize)),
        ..head
    })
}

fn to_wire(
    snapshot: BoardSnapshot,
    (texts, games): (&Texts, &BTreeMap<String, String>),
    policy: &Policy,
) -> LeaderboardItem {
    let BoardSnapshot { board, current, last } = snapshot;
    let prizes = board.prizes();
    let first = prizes.first().copied().unwrap_or(0);
    LeaderboardItem {
        title: texts.get(&board.id, "title"),
        description: texts.get(&board.id, "description"),
        rule: board.rule(),
        period: board.period(),
        game_name: games.get(&board.game).cloned().unwrap_or_default(),
        money: board.rule().is_money(),
        least: board.measure(board.min_score()),
        reward: reward_item(policy, board.reward(), first, board.wager_multiplier),
        prizes: prizes.into_iter().map(|it| Amount(Money(it))).collect(),
        close_hours: u32::try_from(board.close_hours).unwrap_or(0),
        current,
        last,
        product: board.product,
        game: board.game,
        board_id: board.id,
    }
}

/// A masked name, by which readers can tell rows apart but not identify the member.
fn masked(name: &str) -> String {
    let first: String = name.chars().take(1).collect();
    let last: String = name.chars().next_back().filter(|_| name.chars().nth(2).is_some()).into_iter().collect();
    format!("{first}•••{last}")
}

#[cfg(test)]
mod tests {
    use super::masked;

    #[test]
    fn a_masked_name_tells_neither_its_letters_nor_its_length() {
        for (name, shown) in [("lantern_member", "l•••r"), ("Lan", "L•••n"), ("Li", "L•••"), ("", "•••")]
        {
            assert_eq!(masked(name), shown);
        }
    }
}
