//! The betting history of a team: every bet, the latest first, with the sums of the whole filter.
//!
//! A settled bet belongs to the day on which it was settled and to who stood above its member then, as in every other figure of agents; one that is open
//! or was undone to when it was placed. So the bets of a day, product and branch are exactly those that profit and loss has added up. Free spins are
//! no bets: nothing was staked, and what they paid is a bonus.
//!
//! Sums of a team, and of a large branch that stood below the agent all the time, come from `team_vendor_days`, or `team_game_days` where a game was chosen;
//! those of a member or a small branch from the bets themselves. What is open has a small index of its own.

mod query;
mod sums;

pub use query::TeamBetsQuery;

use lumora_core::domain::record::BetStatus;
use lumora_core::wire::TeamBet;
use platform::day::Day;
use platform::store::sql::FromRow;
use platform::store::{Store, StoreError, TxFuture, sql};

use super::scope::{DAY_MS, Span, Team, Window, behind, joined, steps};
use crate::betting_record::rows::{BETWEEN, Row, columns, ids_of, names, place, status};

/// Which bets of a team.
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

/// A bet with who placed it.
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
    /// When it was settled, or else placed.
    fn at(&self) -> i64 {
        if self.is_settled() { self.row.closed_at } else { self.row.opened_at }
    }

    fn is_settled(&self) -> bool {
        !matches!(BetStatus::from_name(self.row.status_name()), Some(BetStatus::Pending | BetStatus::RolledBack) | None)
    }

    fn place(&self) -> (i64, &str) {
        (self.at(), &self.row.id)
    }

    /// Where the page behind this bet begins.
    pub fn cursor(&self) -> String {
        format!("{}{BETWEEN}{}", self.at(), self.row.id)
    }

    /// As the agent sees it.
    pub fn shown(self) -> TeamBet {
        TeamBet { account: self.account, bet: self.row.shown() }
    }
}

/// How a settled bet and one that is not are told of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Settled,
    /// A settled one on a game, found in the list of those.
    OfGame,
    /// A settled one that is looked for by when it was placed.
    Soon,
    Other,
}

impl State {
    /// When a bet counts. The sign keeps the database from looking for it by that time.
    const fn at(self) -> &'static str {
        match self {
            State::Settled => "r.closed_at",
            State::OfGame => "g.settled_at",
            State::Soon => "+r.closed_at",
            State::Other => "+r.opened_at",
        }
    }

    /// What orders bets of the same time.
    const fn id(self) -> &'static str {
        match self {
            State::OfGame => "g.round_id",
            _ => "r.id",
        }
    }

    /// Where its rounds `r` are read.
    const fn table(self) -> &'static str {
        match self {
            // A cross join keeps its order on SQLite.
            State::OfGame => "game_bets g cross join rounds",
            _ => "rounds",
        }
    }

    const fn condition(self) -> &'static str {
        match self {
            State::Settled | State::Soon => "r.state = 'closed' and r.free_spins = ''",
            // What has been undone and settled again stands there twice.
            State::OfGame => {
                "g.game_code = $6 and r.id = g.round_id and r.closed_at = g.settled_at and r.state = 'closed' and r.free_spins = ''"
            }
            State::Other => "r.state <> 'closed' and r.free_spins = ''",
        }
    }
}

/// `$4` to `$7` are the filters.
const FILTERS: &str = concat!(
    " and ($4 = '' or r.product = $4) and ($5 = '' or r.vendor = $5) and ($6 = '' or r.game_code = $6) and ($7 = '' or ",
    status!(),
    " = $7)"
);

const MEMBER: &str = concat!(" join members m on m.id = r.member_id", names!());

impl BetFilter {
    /// Every bet of a team: for who looks for one by its id.
    #[must_use]
    pub fn everything(team: Team, language: &'static str, span: Span) -> Self {
        let (vendor, game) = Default::default();
        Self { team, language, span, product: "", vendor, game, status: None, id: None }
    }

    fn status(&self) -> &'static str {
        self.status.map_or("", BetStatus::name)
    }

    fn wants(&self, state: State) -> bool {
        match self.status {
            None => true,
            Some(BetStatus::Pending | BetStatus::RolledBack) => state == State::Other,
            Some(_) => state == State::Settled,
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

    /// At most so many bets, the latest first, from a cursor on.
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
            let place = place(cursor, self.span.ends_at());
            let limit = usize::try_from(limit).unwrap_or(usize::MAX);
            if let Some(id) = &self.id {
                return self.with_id(store, id, &place).await;
            }
            let mut rows = Vec::new();
            if self.wants(State::Other) {
                let window = (self.span.starts_at(), self.span.ends_at());
                rows.extend(self.window(store, State::Other, "", window, &place, limit).await?);
            }
            if self.wants(State::Settled) {
                rows.extend(self.settled(store, &place, limit).await?);
            }
            rows.sort_by(|one, other| other.place().cmp(&one.place()));
            rows.truncate(limit);
            Ok(rows)
        })
    }

    async fn settled(&self, store: &Store, place: &(i64, String), limit: usize) -> Result<Vec<TeamRow>, StoreError> {
        let mut rows: Vec<TeamRow> = Vec::new();
        for window in self.windows(store, place.0, limit).await? {
            let left = limit - rows.len();
            if left == 0 {
                break;
            }
            if !self.team.is_small() {
                let drawn = if self.status == Some(BetStatus::Draw) { " and r.payout = r.stake" } else { "" };
                rows.extend(self.window(store, self.by_time(), drawn, window, place, left).await?);
                continue;
            }
            // A member's bets lie by when they were placed: most were settled within a day, and those that were not are looked up.
            let soon = format!(
                " and r.opened_at >= {} and r.opened_at < {} and r.closed_at - r.opened_at < {DAY_MS}",
                window.0 - DAY_MS,
                window.1
            );
            let late = format!(" and r.closed_at - r.opened_at >= {DAY_MS}");
            let mut found = self.window(store, State::Soon, &soon, window, place, left).await?;
            found.extend(self.window(store, State::Settled, &late, window, place, left).await?);
            found.sort_by(|one, other| other.place().cmp(&one.place()));
            found.truncate(left);
            rows.extend(found);
        }
        Ok(rows)
    }

    /// How settled bets of a large team are found. Bets that gave the stake back have an index of their own, with the games.
    fn by_time(&self) -> State {
        if self.game.is_empty() || self.status == Some(BetStatus::Draw) { State::Settled } else { State::OfGame }
    }

    /// Where to look for settled bets, the latest first.
    async fn windows(&self, store: &Store, until_ms: i64, limit: usize) -> Result<Vec<Window>, StoreError> {
        let (from_ms, until_ms) = (self.span.starts_at(), self.span.ends_at().min(until_ms + 1));
        if self.team.is_small() {
            return Ok(steps(from_ms, until_ms));
        }
        if self.by_time() == State::OfGame {
            bets::games::catch_up(store).await?;
        }
        if !self.is_narrow() || !self.span.is_counted {
            return Ok(vec![(from_ms, until_ms)]);
        }
        // What is counted tells on which days of the team such bets were; the last two days may not be counted yet.
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
        // Bets of a game lie by time: days with few of them are read in one go.
        let enough = if self.game.is_empty() { 0 } else { i64::try_from(limit).unwrap_or(i64::MAX) };
        let mut windows = vec![(recent.max(from_ms), until_ms)];
        windows.extend(joined(days, enough));
        windows.retain(|(first, end)| first < end);
        Ok(windows)
    }

    /// The counted bets of the team that pass: `$1` the agent, `$2` to `$5` the filters, `$6` and `$7` the first day and the last.
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
        state: State,
        also: &str,
        window: Window,
        place: &(i64, String),
        limit: usize,
    ) -> Result<Vec<TeamRow>, StoreError> {
        let at = state.at();
        let (id, (place_at, place_id)) = (state.id(), behind(window, place));
        // Names are looked up for the page alone.
        let text = format!(
            "{}, m.account from (select r.id, {at} as sort_at {} and {}{also}{FILTERS} and {at} >= $8 and ({at}, {id}) < ($9, $10)
             order by {at} desc, {id} desc limit $11) picked join rounds r on r.id = picked.id {MEMBER} order by picked.sort_at desc, picked.id desc",
            columns!(),
            self.team.rows((state.table(), "r"), "", at),
            state.condition()
        );
        let query = self.bound(text).bind(window.0).bind(place_at).bind(place_id);
        query.bind(i64::try_from(limit).unwrap_or(i64::MAX)).fetch_all(store.reader()).await
    }

    /// The bets with an id: few.
    async fn with_id(&self, store: &Store, id: &str, place: &(i64, String)) -> Result<Vec<TeamRow>, StoreError> {
        let mut rows = Vec::new();
        for own in ids_of(store.reader(), id).await? {
            rows.extend(self.one(store, &own).await?);
        }
        let (from_ms, until_ms) = (self.span.starts_at(), self.span.ends_at());
        rows.retain(|row| row.at() >= from_ms && row.at() < until_ms && row.place() < (place.0, &place.1));
        rows.sort_by(|one: &TeamRow, other| other.place().cmp(&one.place()));
        Ok(rows)
    }

    /// A bet with our id that passes, of whoever is meant.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn one(&self, store: &Store, id: &str) -> Result<Option<TeamRow>, StoreError> {
        for state in [State::Settled, State::Other] {
            let text = format!(
                "{}, m.account {} and {}{FILTERS} and r.id = $8",
                columns!(),
                self.team.by_time(("rounds", "r"), MEMBER, state.at()),
                state.condition()
            );
            let found = self.bound(text).bind(id.to_owned()).fetch_optional(store.reader()).await?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }
}
