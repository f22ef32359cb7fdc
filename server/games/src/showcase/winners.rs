//! The winner board, `ODSFE2_getWinnerBoard`: settled rounds that paid more than was staked.
//!
//! The board is public, so nothing in it identifies a member: a name is its first and last letter around three dots
//! whatever its length, the time is cut to the minute, and there are no ids and no further pages. Guests of the free
//! demo are left out, since they play for play money. Ranking a month of rounds for each visitor would slow the home
//! page down the busier the site is, so a board is cached for half a minute.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use axum::extract::State;
use lumora_core::domain::account::AccountType;
use lumora_core::domain::money::Money;
use lumora_core::domain::winners::WinnerPeriod;
use lumora_core::wire::{Amount, Envelope, Winner, WinnerBoardValue};

use crate::GamesState;
use crate::catalogue;
use platform::clock::{DAY_MS, MINUTE_MS, rfc3339};
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, Choices, LanguageCode, OneOf, OptionalParam};
use platform::query;
use platform::store::{Store, StoreError, from_row, sql};

/// Number of wins on a board.
const BOARD_SIZE: i64 = 12;
/// How long a board is cached, in milliseconds.
const CACHE_MS: i64 = 30_000;

/// A win on a board, without the game's translated name.
#[derive(Debug, Clone)]
struct Win {
    nickname: String,
    account: String,
    game_code: String,
    payout: i64,
    closed_at: i64,
}

from_row!(Win { nickname, account, game_code, payout, closed_at });

/// When a board was computed, in milliseconds since the epoch UTC, and its wins.
type CachedBoard = (i64, Arc<Vec<Win>>);

/// Cached winner boards, by period.
#[derive(Debug, Default)]
pub struct WinnerBoards(RwLock<HashMap<WinnerPeriod, CachedBoard>>);

impl WinnerBoards {
    async fn wins(&self, store: &Store, period: WinnerPeriod, now_ms: i64) -> Result<Arc<Vec<Win>>, StoreError> {
        let cached = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&period).cloned();
        if let Some((_, wins)) = cached.filter(|(at, _)| (0..CACHE_MS).contains(&(now_ms - at))) {
            return Ok(wins);
        }
        let wins = Arc::new(read(store, period, now_ms).await?);
        let mut boards = self.0.write().unwrap_or_else(PoisonError::into_inner);
        boards.insert(period, (now_ms, Arc::clone(&wins)));
        Ok(wins)
    }
}

async fn read(store: &Store, period: WinnerPeriod, now_ms: i64) -> Result<Vec<Win>, StoreError> {
    const LATEST: &str = "select m.nickname, m.account, r.game_code, r.payout, r.closed_at from rounds r
        join members m on m.id = r.member_id join games g on g.game_code = r.game_code and g.enabled = 1
        where r.state = 'closed' and r.closed_at > $1 and r.payout > r.stake and r.free_spins = '' and m.account_type <> $2
        order by r.closed_at desc, r.id limit $3";
    const GREATEST: &str = "select m.nickname, m.account, r.game_code, r.payout, r.closed_at from rounds r
        join members m on m.id = r.member_id join games g on g.game_code = r.game_code and g.enabled = 1
        where r.state = 'closed' and r.closed_at > $1 and r.payout > r.stake and r.free_spins = '' and m.account_type <> $2
        order by r.payout desc, r.closed_at desc, r.id limit $3";
    let query = sql::query_as(if period == WinnerPeriod::Latest { LATEST } else { GREATEST });
    let since = now_ms - i64::from(period.days()) * DAY_MS;
    let trial = i64::from(AccountType::Trial.number());
    query.bind(since).bind(trial).bind(BOARD_SIZE).fetch_all(store.reader()).await
}

/// Masks a name: its first and last letter around three dots, of a short name only the first letter.
fn masked(name: &str) -> String {
    let first: String = name.chars().take(1).collect();
    let last: String = name.chars().next_back().filter(|_| name.chars().nth(2).is_some()).into_iter().collect();
    format!("{first}•••{last}")
}

/// Periods of a winner board.
#[derive(Debug)]
struct Periods;

impl Choices for Periods {
    type Value = WinnerPeriod;

    fn all() -> Vec<(&'static str, WinnerPeriod)> {
        WinnerPeriod::ALL.map(|period| (period.code(), period)).to_vec()
    }
}

query! {
    /// Query of the winner board.
    pub(super) struct BoardQuery {
        /// `latest`, `day`, `week` or `month`; the latest unless given.
        period: OptionalParam<OneOf<Periods>>,
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

/// Winner board
///
/// The latest wins, or the greatest of a period, computed from settled rounds. Names are masked.
#[utoipa::path(
    get, path = "/wps/relay/ODSFE2_getWinnerBoard", tag = "games", params(BoardQuery),
    responses((status = 200, body = Envelope<WinnerBoardValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn board(
    State(GamesState { base, winners, .. }): State<GamesState>,
    header: Language,
    Query(query): Query<BoardQuery>,
) -> Result<Reply<WinnerBoardValue>, ApiError> {
    let period = query.period.0.unwrap_or_default();
    let language = params::language(&query.language, header);
    let wins = winners.wins(&base.store, period, base.clock.now_ms()).await?;
    let codes: Vec<&str> = wins.iter().map(|win| win.game_code.as_str()).collect();
    let games = catalogue::by_code(&base.store, language, &codes).await?;
    let winner = |win: &Win| {
        Some(Winner {
            name: masked(if win.nickname.is_empty() { &win.account } else { &win.nickname }),
            game: games.get(&win.game_code)?.clone(),
            payout: Amount(Money(win.payout)),
            settled_at: rfc3339(win.closed_at - win.closed_at.rem_euclid(MINUTE_MS)),
        })
    };
    Ok(Reply(WinnerBoardValue { period: period.code().to_owned(), winners: wins.iter().filter_map(winner).collect() }))
}

#[cfg(test)]
mod tests {
    use super::masked;

    #[test]
    fn a_masked_name_tells_neither_its_letters_nor_its_length() {
        assert_eq!(masked("lantern_member"), "l•••r");
        assert_eq!(masked("Lan"), "L•••n");
        assert_eq!(masked("Li"), "L•••", "of a short name only the first letter");
        assert_eq!(masked("龍"), "龍•••");
        assert_eq!(masked(""), "•••");
    }
}
