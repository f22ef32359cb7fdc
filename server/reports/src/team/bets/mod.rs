//! The betting history of a team: every bet, newest first, with sums over the whole filter.
//!
//! A settled bet counts at the time of its settlement, for those who were above its member then, as in all figures of agents; an open
//! or rolled back one counts at the time of its placement. So the bets of a day, product and branch are exactly those in profit and
//! loss. Free spins are not counted as bets: nothing was staked, and their payout is a bonus.
//!
//! Sums of a whole team, and of a large branch that was below the agent all the time, come from `team_vendor_days`, or
//! `team_game_days` if a game is selected; those of one member or a small branch from the bets themselves. Open bets have a small
//! index of their own.

mod query;
mod sums;

pub use query::TeamBetsQuery;

use lumora_core::domain::record::BetStatus;
use lumora_core::wire::TeamBet;
use platform::clock::DAY_MS;
use platform::day::Day;
use platform::keyset;
use platform::store::sql::FromRow;
use platform::store::{Store, StoreError, TxFuture, sql};

use super::scope::{Span, Team, Window, join_windows, page_start, steps};
use crate::betting_record::rows::{Row, columns, ids_of, names, read_cursor, status};

/// The bets of a team to select. Empty texts select all.
#[derive(Debug, Clone)]
pub struct BetFilter {
    team: Team,
    language: &'static str,
    span: Span,
    product: &'static str,
    vendor: String,
    game: String,
    status: Option<BetStatus>,
    id: Option<String>,
}

/// A bet with the account name of the member who placed it.
#[derive(Debug, Clone)]
pub struct TeamRow {
    account: String,
    row: Row,
}

impl FromRow for TeamRow {
    fn from_row(row: &sql::Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { account: row.named("account")?, row: Row::from_row(row)? })
    }
}

impl TeamRow {
    /// Time of settlement, or of placement for a bet that is not settled, in milliseconds since the epoch.
    fn at(&self) -> i64 {
        if self.is_settled() { self.row.closed_at } else { self.row.opened_at }
    }

    fn is_settled(&self) -> bool {
        !matches!(BetStatus::from_name(self.row.status_name()), Some(BetStatus::Pending | BetStatus::RolledBack) | None)
    }

    fn sort_key(&self) -> (i64, &str) {
        (self.at(), &self.row.id)
    }

    /// The cursor of the page that begins after this bet.
    pub fn cursor(&self) -> String {
        keyset::time_cursor(self.at(), &self.row.id)
    }

    /// The bet as shown to the agent.
    pub fn into_wire(self) -> TeamBet {
        TeamBet { account: self.account, bet: self.row.into_wire() }
    }
}

/// The rows among which bets are searched for: which bets, by which table, column and time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BetSource {
    /// Settled bets, found by time of settlement.
    Settled,
    /// Settled bets on one game, found in `game_bets`.
    OfGame,
    /// Settled bets, found by time of placement: settlement mostly follows soon.
    SettledSoon,
    /// Open and rolled back bets, found by time of placement.
    Unsettled,
}

impl BetSource {
    /// SQL: the time at which a bet counts. The unary plus keeps the database from searching by that column.
    const fn at(self) -> &'static str {
        match self {
            BetSource::Settled => "r.closed_at",
            BetSource::OfGame => "g.settled_at",
            BetSource::SettledSoon => "+r.closed_at",
            BetSource::Unsettled => "+r.opened_at",
        }
    }

    /// SQL: the column that orders bets of the same time.
    const fn id(self) -> &'static str {
        match self {
            BetSource::OfGame => "g.round_id",
            _ => "r.id",
        }
    }

    /// SQL: the tables that the bets `r` are read from.
    const fn table(self) -> &'static str {
        match self {
            // A cross join keeps this order of the tables on SQLite.
            BetSource::OfGame => "game_bets g cross join rounds",
            _ => "rounds",
        }
    }

    const fn condition(self) -> &'static str {
        match self {
            BetSource::Settled | BetSource::SettledSoon => "r.state = 'closed' and r.free_spins = ''",
            // A bet that was rolled back and settled again is in `game_bets` twice: only its present settlement counts.
            BetSource::OfGame => {
                "g.game_code = $6 and r.id = g.round_id and r.closed_at = g.settled_at and r.state = 'closed' and r.free_spins = ''"
            }
            BetSource::Unsettled => "r.state <> 'closed' and r.free_spins = ''",
        }
    }
}

/// SQL: the conditions on product, vendor, game and status, `$4` to `$7`.
const FILTERS: &str = concat!(
    " and ($4 = '' or r.product = $4) and ($5 = '' or r.vendor = $5) and ($6 = '' or r.game_code = $6) and ($7 = '' or ",
    status!(),
    " = $7)"
);

const MEMBER: &str = concat!(" join members m on m.id = r.member_id", names!());

impl BetFilter {
    /// A filter that selects every bet of a team: for looking up one bet by its id.
    #[must_use]
    pub fn everything(team: Team, language: &'static str, span: Span) -> Self {
        let (vendor, game) = Default::default();
        Self { team, language, span, product: "", vendor, game, status: None, id: None }
    }

    fn status(&self) -> &'static str {
        self.status.map_or("", BetStatus::name)
    }

    fn wants(&self, source: BetSource) -> bool {
        match self.status {
            None => true,
            Some(BetStatus::Pending | BetStatus::RolledBack) => source == BetSource::Unsettled,
            Some(_) => source == BetSource::Settled,
        }
    }

    fn is_narrow(&self) -> bool {
        !(self.product.is_empty() && self.vendor.is_empty() && self.game.is_empty() && self.status.is_none())
    }

    fn bound<T: FromRow>(&self, text: String) -> sql::QueryAs<'static, T> {
        sql::query_as(sql::AssertSqlSafe(text))
            .bind(self.language)
            .bind(self.team.agent_id().to_owned())
            .bind(self.team.member_id().to_owned())
            .bind(self.product)
            .bind(self.vendor.clone())
            .bind(self.game.clone())
            .bind(self.status())
    }

    /// At most `limit` bets after `cursor`, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub fn page<'a>(
        &'a self,
        store: &'a Store,
        cursor: Option<&'a str>,
        limit: u32,
    ) -> TxFuture<'a, Vec<TeamRow>, StoreError> {
        Box::pin(async move {
            let after = read_cursor(cursor, self.span.ends_at());
            let limit = usize::try_from(limit).unwrap_or(usize::MAX);
            if let Some(id) = &self.id {
                return self.with_id(store, id, &after).await;
            }
            let mut rows = Vec::new();
            if self.wants(BetSource::Unsettled) {
                let window = (self.span.starts_at(), self.span.ends_at());
                rows.extend(self.window(store, BetSource::Unsettled, "", window, &after, limit).await?);
            }
            if self.wants(BetSource::Settled) {
                rows.extend(self.settled(store, &after, limit).await?);
            }
            rows.sort_by(|one, other| other.sort_key().cmp(&one.sort_key()));
            rows.truncate(limit);
            Ok(rows)
        })
    }

    async fn settled(&self, store: &Store, after: &(i64, String), limit: usize) -> Result<Vec<TeamRow>, StoreError> {
        let mut rows: Vec<TeamRow> = Vec::new();
        for window in self.windows(store, after.0, limit).await? {
            let left = limit - rows.len();
            if left == 0 {
                break;
            }
            if !self.team.is_small() {
                let drawn = if self.status == Some(BetStatus::Draw) { " and r.payout = r.stake" } else { "" };
                rows.extend(self.window(store, self.by_time(), drawn, window, after, left).await?);
                continue;
            }
            // A member's bets are indexed by time of placement: most are settled within a day of it, and the others are searched for
            // separately.
            let soon = format!(
                " and r.opened_at >= {} and r.opened_at < {} and r.closed_at - r.opened_at < {DAY_MS}",
                window.0 - DAY_MS,
                window.1
            );
            let late = format!(" and r.closed_at - r.opened_at >= {DAY_MS}");
            let mut found = self.window(store, BetSource::SettledSoon, &soon, window, after, left).await?;
            found.extend(self.window(store, BetSource::Settled, &late, window, after, left).await?);
            found.sort_by(|one, other| other.sort_key().cmp(&one.sort_key()));
            found.truncate(left);
            rows.extend(found);
        }
        Ok(rows)
    }

    /// How settled bets of a large team are searched for. Bets that returned the stake (draws) have an index of their own, games included.
    fn by_time(&self) -> BetSource {
        if self.game.is_empty() || self.status == Some(BetStatus::Draw) {
            BetSource::Settled
        } else {
            BetSource::OfGame
        }
    }

    /// The ranges of time to search for settled bets, latest first.
    async fn windows(&self, store: &Store, until_ms: i64, limit: usize) -> Result<Vec<Window>, StoreError> {
        let (from_ms, until_ms) = (self.span.starts_at(), self.span.ends_at().min(until_ms + 1));
        if self.team.is_small() {
            return Ok(steps(from_ms, until_ms));
        }
        if self.by_time() == BetSource::OfGame {
            bets::games::catch_up(store).await?;
        }
        if !self.is_narrow() || !self.span.is_counted {
            return Ok(vec![(from_ms, until_ms)]);
        }
        // Counted sums tell on which days the team had such bets; the last two days may not be counted yet.
        let recent = Day::at(self.span.now_ms, self.span.offset_minutes).before().from_ms();
        let text = format!(
            "select min(d.first_at), max(d.last_at) + 1, cast(sum(d.bets) as bigint) from {} group by d.day order by d.day desc",
            self.counted()
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(self.team.agent_id()).bind(self.product);
        let query = query.bind(self.vendor.clone()).bind(self.game.clone()).bind(self.status());
        let query = query.bind(self.span.first.number()).bind(self.span.last.number());
        let days: Vec<(i64, i64, i64)> = query.fetch_all(store.reader()).await?;
        let before = |(first, end, bets): (i64, i64, i64)| ((first.max(from_ms), end.min(recent).min(until_ms)), bets);
        let mut days: Vec<(Window, i64)> = days.into_iter().map(before).collect();
        days.retain(|((first, end), _)| first < end);
        // Bets of one game are ordered by time: days with few of them are read together.
        let enough = if self.game.is_empty() { 0 } else { i64::try_from(limit).unwrap_or(i64::MAX) };
        let mut windows = vec![(recent.max(from_ms), until_ms)];
        windows.extend(join_windows(days, enough));
        windows.retain(|(first, end)| first < end);
        Ok(windows)
    }

    /// SQL: the counted sums that pass the filter. `$1` is the agent, `$2` to `$5` the filter, `$6` and `$7` the first and last day.
    fn counted(&self) -> &'static str {
        if self.game.is_empty() {
            "team_vendor_days d where d.agent_id = $1 and d.day >= $6 and d.day <= $7 and ($2 = '' or d.product = $2)
             and ($3 = '' or d.vendor = $3) and $4 = '' and ($5 = '' or d.status = $5)"
        } else {
            "team_game_days d where d.agent_id = $1 and d.game_code = $4 and d.day >= $6 and d.day <= $7 and ($2 = '' or d.product = $2)
             and ($3 = '' or d.vendor = $3) and ($5 = '' or d.status = $5)"
        }
    }

    async fn window(
        &self,
        store: &Store,
        source: BetSource,
        also: &str,
        window: Window,
        after: &(i64, String),
        limit: usize,
    ) -> Result<Vec<TeamRow>, StoreError> {
        let at = source.at();
        let (id, (place_at, place_id)) = (source.id(), page_start(window, after));
        // Names are joined only for the bets of the page.
        let text = format!(
            "{}, m.account from (select r.id, {at} as sort_at {} and {}{also}{FILTERS} and {at} >= $8 and ({at}, {id}) < ($9, $10)
             order by {at} desc, {id} desc limit $11) picked join rounds r on r.id = picked.id {MEMBER} order by picked.sort_at desc, picked.id desc",
            columns!(),
            self.team.rows((source.table(), "r"), "", at),
            source.condition()
        );
        let query = self.bound(text).bind(window.0).bind(place_at).bind(place_id);
        query.bind(i64::try_from(limit).unwrap_or(i64::MAX)).fetch_all(store.reader()).await
    }

    /// The bets with this id, the operator's or a supplier's: few, so that the range and the cursor are applied here.
    async fn with_id(&self, store: &Store, id: &str, after: &(i64, String)) -> Result<Vec<TeamRow>, StoreError> {
        let mut rows = Vec::new();
        for own in ids_of(store.reader(), id).await? {
            rows.extend(self.find(store, &own).await?);
        }
        let (from_ms, until_ms) = (self.span.starts_at(), self.span.ends_at());
        rows.retain(|row| row.at() >= from_ms && row.at() < until_ms && row.sort_key() < (after.0, &after.1));
        rows.sort_by(|one: &TeamRow, other| other.sort_key().cmp(&one.sort_key()));
        Ok(rows)
    }

    /// The bet with this id (the operator's), if it passes the filter.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find(&self, store: &Store, id: &str) -> Result<Option<TeamRow>, StoreError> {
        for source in [BetSource::Settled, BetSource::Unsettled] {
            let text = format!(
                "{}, m.account {} and {}{FILTERS} and r.id = $8",
                columns!(),
                self.team.by_time(("rounds", "r"), MEMBER, source.at()),
                source.condition()
            );
            let found = self.bound(text).bind(id.to_owned()).fetch_optional(store.reader()).await?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }
}
