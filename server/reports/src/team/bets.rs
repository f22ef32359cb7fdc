//! The betting history of a team: every bet, the latest first, with the sums of the whole filter.
//!
//! A settled bet belongs to the day on which it was settled and to who stood above its member then, as in every other figure of agents; one that is open
//! or was undone to when it was placed. So the bets of a day, product and branch are exactly those that profit and loss has added up. Free spins are
//! no bets: nothing was staked, and what they paid is a bonus.
//!
//! Sums of a team, and of a large branch that stood below the agent all the time, come from `team_vendor_days`, or `team_game_days` where a game was chosen;
//! those of a member or a small branch from the bets themselves. What is open has a small index of its own.

use lumora_core::domain::game::GameType;
use lumora_core::domain::money::Money;
use lumora_core::domain::record::{BetStatus, TeamReach};
use lumora_core::wire::{Amount, BetChoice, TeamBet, TeamBets};
use platform::day::Day;
use platform::http::ApiError;
use platform::params::{Code, OneOf, OptionalParam, PageSize, Text};
use platform::query;
use platform::store::sql::FromRow;
use platform::store::{Store, StoreError, from_row, sql};

use super::scope::{DAY_MS, Span, Team, Window, steps};
use super::{ACCOUNT_LENGTH, Reaches, days};
use crate::betting_record::rows::{BETWEEN, Row, columns, ids_of, names, place, status};
use crate::betting_record::{Products, Statuses};
use crate::days::{DAY_LENGTH, Spans, furthest};

/// Games to choose from.
const MOST_GAMES: i64 = 300;

query! {
    /// Which bets of the team.
    pub struct TeamBetsQuery {
        /// DAYS_7 unless given; `from` and `until` take its place.
        span: OptionalParam<OneOf<Spans>>,
        /// The first day, YYYY-MM-DD, a day of the operator.
        from: OptionalParam<Text<DAY_LENGTH>>,
        /// The last day; that of `from` unless given.
        until: OptionalParam<Text<DAY_LENGTH>>,
        /// Code of a product; all unless given.
        product: OptionalParam<OneOf<Products>>,
        /// Code of a vendor.
        vendor: OptionalParam<Code>,
        /// Code of a game.
        game: OptionalParam<Code>,
        /// Where they stand.
        status: OptionalParam<OneOf<Statuses>>,
        /// Account name of a member of the team.
        member: OptionalParam<Text<ACCOUNT_LENGTH>>,
        /// With `member`: its own bets (OWN, unless given), or those of everybody below it as well (BRANCH).
        reach: OptionalParam<OneOf<Reaches>>,
        /// The id of a bet, ours or its supplier's: looked for in the last twelve months, whatever the days.
        id: OptionalParam<Code>,
        /// `next` of the page before; the first page unless given.
        cursor: OptionalParam<Code>,
        /// Bets on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl TeamBetsQuery {
    /// The first and the last day.
    ///
    /// # Errors
    /// 422 for what is no day, ends before it begins, begins more than a year ago, or in the future.
    pub fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        if self.id.0.is_some() {
            return Ok((furthest(today), today));
        }
        days((&self.span, &self.from, &self.until), today, offset)
    }

    /// The member that is named, and how far.
    pub fn named(&self) -> Option<(&str, TeamReach)> {
        self.member.0.as_deref().map(|account| (account, self.reach.0.unwrap_or_default()))
    }

    /// Where the page begins.
    pub fn cursor(&self) -> Option<&str> {
        self.cursor.0.as_deref()
    }

    /// Bets on a page.
    pub fn page_size(&self, default: u32) -> u32 {
        self.page_size.0.unwrap_or(default)
    }

    /// The filter, for a team in a language.
    pub fn filter(&self, team: Team, language: &'static str, span: Span) -> BetFilter {
        BetFilter {
            team,
            language,
            span,
            product: self.product.0.map_or("", GameType::code),
            vendor: self.vendor.0.clone().unwrap_or_default(),
            game: self.game.0.clone().unwrap_or_default(),
            status: self.status.0,
            id: self.id.0.clone(),
        }
    }
}

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

/// Settled bets added up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Sums {
    bets: i64,
    stake: i64,
    valid_bet: i64,
    payout: i64,
}

from_row!(Sums { bets, stake, valid_bet, payout });

/// How a settled bet and one that is not are told of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Settled,
    Other,
}

impl State {
    const fn at(self) -> &'static str {
        match self {
            State::Settled => "r.closed_at",
            State::Other => "r.opened_at",
        }
    }

    const fn condition(self) -> &'static str {
        match self {
            State::Settled => "r.state = 'closed' and r.free_spins = ''",
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
    pub async fn page(&self, store: &Store, cursor: Option<&str>, limit: u32) -> Result<Vec<TeamRow>, StoreError> {
        let place = place(cursor, self.span.until_ms());
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        if let Some(id) = &self.id {
            return self.with_id(store, id, &place).await;
        }
        let mut rows = Vec::new();
        if self.wants(State::Other) {
            let window = (self.span.from_ms(), self.span.until_ms());
            rows.extend(self.window(store, State::Other, "", window, &place, limit).await?);
        }
        if self.wants(State::Settled) {
            rows.extend(self.settled(store, &place, limit).await?);
        }
        rows.sort_by(|one, other| other.place().cmp(&one.place()));
        rows.truncate(limit);
        Ok(rows)
    }

    async fn settled(&self, store: &Store, place: &(i64, String), limit: usize) -> Result<Vec<TeamRow>, StoreError> {
        let mut rows: Vec<TeamRow> = Vec::new();
        for window in self.windows(store, place.0).await? {
            let left = limit - rows.len();
            if left == 0 {
                break;
            }
            if !self.team.is_small() {
                rows.extend(self.window(store, State::Settled, "", window, place, left).await?);
                continue;
            }
            // A member's bets lie by when they were placed: most were settled within a day, and those that were not are looked up.
            let soon = format!(
                " and r.opened_at >= {} and r.opened_at < {} and r.closed_at - r.opened_at < {DAY_MS}",
                window.0 - DAY_MS,
                window.1
            );
            let late = format!(" and r.closed_at - r.opened_at >= {DAY_MS}");
            let mut found = self.window(store, State::Settled, &soon, window, place, left).await?;
            found.extend(self.window(store, State::Settled, &late, window, place, left).await?);
            found.sort_by(|one, other| other.place().cmp(&one.place()));
            found.truncate(left);
            rows.extend(found);
        }
        Ok(rows)
    }

    /// Where to look for settled bets.
    async fn windows(&self, store: &Store, until_ms: i64) -> Result<Vec<Window>, StoreError> {
        let (from_ms, until_ms) = (self.span.from_ms(), self.span.until_ms().min(until_ms + 1));
        if self.team.is_small() {
            return Ok(steps(from_ms, until_ms));
        }
        if !self.is_narrow() || !self.span.is_counted {
            return Ok(vec![(from_ms, until_ms)]);
        }
        // What is counted tells on which days of the team such bets were; the last two days may not be counted yet.
        let recent = Day::at(self.span.now_ms, self.span.offset_minutes).before().from_ms();
        let mut windows = vec![(recent.max(from_ms), until_ms)];
        let text = format!(
            "select min(d.first_at), max(d.last_at) + 1 from {} group by d.day order by d.day desc",
            self.counted()
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(self.team.agent_id()).bind(self.product);
        let query = query.bind(self.vendor.clone()).bind(self.game.clone()).bind(self.status());
        let query = query.bind(self.span.first.number()).bind(self.span.last.number());
        let days: Vec<Window> = query.fetch_all(store.reader()).await?;
        let before = |(first, end): Window| (first.max(from_ms), end.min(recent).min(until_ms));
        windows.extend(days.into_iter().map(before));
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
        (from_ms, until_ms): Window,
        (place_at, place_id): &(i64, String),
        limit: usize,
    ) -> Result<Vec<TeamRow>, StoreError> {
        let at = state.at();
        let text = format!(
            "{}, m.account {} and {}{also}{FILTERS} and {at} >= $8 and {at} < $9 and ({at}, r.id) < ($10, $11)
             order by {at} desc, r.id desc limit $12",
            columns!(),
            self.team.rows(("rounds", "r"), MEMBER, at),
            state.condition()
        );
        let query = self.bound(text).bind(from_ms).bind(until_ms).bind(*place_at).bind(place_id.clone());
        query.bind(i64::try_from(limit).unwrap_or(i64::MAX)).fetch_all(store.reader()).await
    }

    /// The bets with an id: few.
    async fn with_id(&self, store: &Store, id: &str, place: &(i64, String)) -> Result<Vec<TeamRow>, StoreError> {
        let mut rows = Vec::new();
        for own in ids_of(store.reader(), id).await? {
            rows.extend(self.one(store, &own).await?);
        }
        let (from_ms, until_ms) = (self.span.from_ms(), self.span.until_ms());
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

    /// How many lines there are, by the bets themselves.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lines(&self, store: &Store) -> Result<i64, StoreError> {
        let place = (self.span.until_ms(), String::new());
        if let Some(id) = &self.id {
            return Ok(i64::try_from(self.with_id(store, id, &place).await?.len()).unwrap_or(i64::MAX));
        }
        let mut lines = 0;
        for state in [State::Settled, State::Other] {
            if self.wants(state) {
                lines += self.read_sums(store, state).await?.bets;
            }
        }
        Ok(lines)
    }

    /// A history without its lines.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sums(&self, store: &Store) -> Result<TeamBets, StoreError> {
        let settled = self.settled_sums(store).await?;
        let open = self.open_sums(store).await?;
        let amount = |minor| Amount(Money(minor));
        Ok(TeamBets {
            count: settled.bets,
            stake: amount(settled.stake),
            valid_bet: amount(settled.valid_bet),
            payout: amount(settled.payout),
            net: amount(settled.payout - settled.stake),
            open: open.bets,
            open_stake: amount(open.stake),
            vendors: self.vendors(store).await?,
            games: self.games(store).await?,
            ..TeamBets::default()
        })
    }

    async fn settled_sums(&self, store: &Store) -> Result<Sums, StoreError> {
        if !self.wants(State::Settled) {
            return Ok(Sums::default());
        }
        if let Some(id) = &self.id {
            let found = self.with_id(store, id, &(i64::MAX, String::new())).await?;
            return Ok(found.iter().filter(|it| it.is_settled()).fold(Sums::default(), Sums::with));
        }
        let Some(agent_id) = self.team.counted_as(store, &self.span).await? else {
            return self.read_sums(store, State::Settled).await;
        };
        let own = match self.team.named_alone() {
            Some(team) => Self { team, ..self.clone() }.read_sums(store, State::Settled).await?,
            None => Sums::default(),
        };
        let text = format!(
            "select cast(coalesce(sum(d.bets), 0) as bigint) as bets, cast(coalesce(sum(d.stake), 0) as bigint) as stake,
             cast(coalesce(sum(d.valid_bet), 0) as bigint) as valid_bet, cast(coalesce(sum(d.payout), 0) as bigint) as payout from {}",
            self.counted()
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(agent_id).bind(self.product);
        let query = query.bind(self.vendor.clone()).bind(self.game.clone()).bind(self.status());
        let query = query.bind(self.span.first.number()).bind(self.span.last.number());
        let below: Sums = query.fetch_one(store.reader()).await?;
        Ok(own.and(below))
    }

    async fn open_sums(&self, store: &Store) -> Result<Sums, StoreError> {
        if self.status.is_some_and(|it| it != BetStatus::Pending) || self.id.is_some() {
            return Ok(Sums::default());
        }
        let open = Self { status: Some(BetStatus::Pending), ..self.clone() };
        open.read_sums(store, State::Other).await
    }

    /// Bets themselves, added up.
    async fn read_sums(&self, store: &Store, state: State) -> Result<Sums, StoreError> {
        let at = state.at();
        // A supplier's games put the whole stake at risk.
        let text = format!(
            "select count(*) as bets, cast(coalesce(sum(r.stake), 0) as bigint) as stake,
             cast(coalesce(sum(case when r.state = 'closed' then r.stake else 0 end), 0) as bigint) as valid_bet,
             cast(coalesce(sum(r.payout), 0) as bigint) as payout {} and {}{FILTERS} and {at} >= $8 and {at} < $9 and $1 <> '' ",
            self.team.rows(("rounds", "r"), "", at),
            state.condition()
        );
        self.bound(text).bind(self.span.from_ms()).bind(self.span.until_ms()).fetch_one(store.reader()).await
    }

    async fn vendors(&self, store: &Store) -> Result<Vec<BetChoice>, StoreError> {
        let query = "select distinct v.code, v.name from vendors v join games g on g.vendor = v.code
                     where ($1 = '' or g.game_type = $1) order by v.name, v.code";
        let rows: Vec<(String, String)> = sql::query_as(query).bind(self.product).fetch_all(store.reader()).await?;
        Ok(rows.into_iter().map(choice).collect())
    }

    async fn games(&self, store: &Store) -> Result<Vec<BetChoice>, StoreError> {
        if self.vendor.is_empty() {
            return Ok(Vec::new());
        }
        let query = "select g.game_code, coalesce(n.name, g.name) as name from games g
                     left join game_names n on n.node_id = g.node_id and n.language = $1
                     where g.vendor = $2 and ($3 = '' or g.game_type = $3) order by 2, 1 limit $4";
        let query = sql::query_as(query).bind(self.language).bind(&self.vendor).bind(self.product).bind(MOST_GAMES);
        let rows: Vec<(String, String)> = query.fetch_all(store.reader()).await?;
        Ok(rows.into_iter().map(choice).collect())
    }
}

fn choice((code, name): (String, String)) -> BetChoice {
    BetChoice { code, name }
}

impl Sums {
    fn and(self, other: Self) -> Self {
        Self {
            bets: self.bets + other.bets,
            stake: self.stake + other.stake,
            valid_bet: self.valid_bet + other.valid_bet,
            payout: self.payout + other.payout,
        }
    }

    fn with(self, row: &TeamRow) -> Self {
        let shown = row.clone().shown().bet;
        Self {
            bets: self.bets + 1,
            stake: self.stake + shown.stake.0.0,
            valid_bet: self.valid_bet + shown.valid_bet.0.0,
            payout: self.payout + shown.payout.0.0,
        }
    }
}
