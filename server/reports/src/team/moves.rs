//! Movements of a team's wallets other than bets: deposits, withdrawals, rewards, commissions, transfers. Each movement counts for
//! those who were above its member at that time.
//!
//! Rows come from the ledger's stream of such movements, sums of whole teams from `team_money_days`. Balances are private to the
//! members and not shown; the other party of a transfer is masked unless it was in the team too.

use std::collections::BTreeMap;

use identity::member::masked_account;
use lumora_core::domain::ledger::TransactionKind;
use lumora_core::domain::money::Money;
use lumora_core::domain::record::{RecordGroup, TeamReach};
use lumora_core::wire::{Amount, TeamMove, TeamMoveSum};
use platform::clock::rfc3339;
use platform::day::Day;
use platform::http::ApiError;
use platform::keyset;
use platform::params::{Code, OneOf, OptionalParam, PageSize, Text};
use platform::query;
use platform::store::{Store, StoreError, TxFuture, from_row, sql};

use super::scope::{Span, Team, Window, page_start, steps, was_placed_at};
use super::{ACCOUNT_LENGTH, Groups, Reaches, days};
use crate::days::{DAY_LENGTH, Spans};

/// Replaces, in a cursor, the colon between transaction id and entry, which a code may not contain.
const ENTRY_SEPARATOR: &str = "_";

query! {
    /// Filter and page of the team's movements.
    pub struct TeamMovesQuery {
        /// A span of days up to today: DAYS_7 if absent; ignored where `from` is given.
        span: OptionalParam<OneOf<Spans>>,
        /// The first day, YYYY-MM-DD, in the operator's time zone.
        from: OptionalParam<Text<DAY_LENGTH>>,
        /// The last day; that of `from` if absent.
        until: OptionalParam<Text<DAY_LENGTH>>,
        /// The group of movements; all if absent.
        group: OptionalParam<OneOf<Groups>>,
        /// Account name of a member of the team; the whole team if absent.
        member: OptionalParam<Text<ACCOUNT_LENGTH>>,
        /// With `member`: only that member's movements (OWN, the default), or those of everybody below as well (BRANCH).
        reach: OptionalParam<OneOf<Reaches>>,
        /// `next` of the page before; the first page if absent.
        cursor: OptionalParam<Code>,
        /// Movements per page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl TeamMovesQuery {
    /// The first and the last day.
    ///
    /// # Errors
    /// 422 for a text that is no day, an end before the beginning, or a beginning more than 366 days ago or in the future.
    pub fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        days((&self.span, &self.from, &self.until), today, offset)
    }

    /// Account name of the selected member, and whether those below are included.
    pub fn selected_member(&self) -> Option<(&str, TeamReach)> {
        self.member.0.as_deref().map(|account| (account, self.reach.0.unwrap_or_default()))
    }

    /// The cursor of the page.
    pub fn cursor(&self) -> Option<&str> {
        self.cursor.0.as_deref()
    }

    /// Movements per page, `default` if the query names no size.
    pub fn page_size(&self, default: u32) -> u32 {
        self.page_size.0.unwrap_or(default)
    }

    /// The filter over a team and a range of days.
    pub fn filter(&self, team: Team, span: Span) -> MoveFilter {
        MoveFilter { team, span, group: self.group.0 }
    }
}

/// The movements of a team to select.
#[derive(Debug, Clone)]
pub struct MoveFilter {
    team: Team,
    span: Span,
    group: Option<RecordGroup>,
}

/// A movement of a team member's wallet. `party` is the account name of the other side of a transfer.
#[derive(Debug, Clone)]
pub struct MoveRow {
    id: String,
    account: String,
    kind: String,
    amount: i64,
    moved_at: i64,
    party: String,
    is_known: i64,
}

from_row!(MoveRow { id, account, kind, amount, moved_at, party, is_known });

#[derive(Debug, Clone)]
struct KindSum {
    kind: String,
    moves: i64,
    amount: i64,
}

from_row!(KindSum { kind, moves, amount });

const SUMS: &str =
    "cast(coalesce(sum(d.moves), 0) as bigint) as moves, cast(coalesce(sum(d.amount), 0) as bigint) as amount";

impl MoveFilter {
    /// Movements of the agent's own wallet by contracts and rebates: those of its income.
    #[must_use]
    pub fn of_income(agent_id: &str, span: Span) -> Self {
        Self { team: Team::agent_only(agent_id), span, group: Some(RecordGroup::Commission) }
    }

    /// The SQL condition on the kind, made of constant names only.
    fn of_kind(&self, column: &str) -> String {
        let Some(group) = self.group else { return String::new() };
        let kinds: Vec<String> = group.kinds().map(|kind| format!("'{}'", kind.name())).collect();
        format!(" and {column} in ({})", kinds.join(", "))
    }

    /// At most `limit` movements after `cursor`, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub fn page<'a>(
        &'a self,
        store: &'a Store,
        cursor: Option<&'a str>,
        limit: u32,
    ) -> TxFuture<'a, Vec<MoveRow>, StoreError> {
        Box::pin(async move {
            let until_ms = self.span.ends_at();
            let read = cursor.and_then(keyset::read_time_cursor).filter(|(at, _)| *at < until_ms);
            let after = read.map_or((until_ms, String::new()), |(at, id)| (at, id.replace(ENTRY_SEPARATOR, ":")));
            let limit = usize::try_from(limit).unwrap_or(usize::MAX);
            let mut rows: Vec<MoveRow> = Vec::new();
            for window in self.windows(store, after.0).await? {
                if rows.len() < limit {
                    rows.extend(self.window(store, window, &after, limit - rows.len()).await?);
                }
            }
            Ok(rows)
        })
    }

    /// The ranges of time to search, latest first.
    async fn windows(&self, store: &Store, until_ms: i64) -> Result<Vec<Window>, StoreError> {
        let (from_ms, until_ms) = (self.span.starts_at(), self.span.ends_at().min(until_ms + 1));
        if self.team.is_small() {
            return Ok(steps(from_ms, until_ms));
        }
        if self.group.is_none() || !self.span.is_counted {
            return Ok(vec![(from_ms, until_ms)]);
        }
        // Counted sums tell on which days the team had movements of the group; the last two days may not be counted yet.
        let recent = Day::at(self.span.now_ms, self.span.offset_minutes).before().from_ms();
        let text = format!(
            "select distinct d.day from team_money_days d where d.agent_id = $1 and d.day >= $2 and d.day <= $3{} order by d.day desc",
            self.of_kind("d.kind")
        );
        let query = sql::query_scalar(sql::AssertSqlSafe(text)).bind(self.team.agent_id());
        let query = query.bind(self.span.first.number()).bind(self.span.last.number());
        let days: Vec<i64> = query.fetch_all(store.reader()).await?;
        let mut windows = vec![(recent.max(from_ms), until_ms)];
        let of_day = |day: i64| {
            let day = Day::of_number(day, self.span.offset_minutes);
            (day.from_ms().max(from_ms), day.until_ms().min(recent).min(until_ms))
        };
        windows.extend(days.into_iter().map(of_day));
        windows.retain(|(first, end)| first < end);
        Ok(windows)
    }

    async fn window(
        &self,
        store: &Store,
        window: Window,
        after: &(i64, String),
        limit: usize,
    ) -> Result<Vec<MoveRow>, StoreError> {
        let (place_at, place_id) = page_start(window, after);
        // The other wallet of the transaction: ids of movements are the id of the transaction and the number of the entry.
        let page = format!(
            "select w.id, w.member_id, m.account, w.kind, w.amount, w.moved_at,
             case when w.kind in ({}) then (select min(o.member_id) from wallet_moves o where o.moved_at = w.moved_at
                 and rtrim(o.id, '0123456789') = rtrim(w.id, '0123456789') and o.member_id <> w.member_id) end as party_id
             {} and w.moved_at >= $4 and (w.moved_at, w.id) < ($5, $6){}
             order by w.moved_at desc, w.id desc limit $7",
            between_wallets(),
            self.team.rows(("wallet_moves", "w"), "join members m on m.id = w.member_id", "w.moved_at"),
            self.of_kind("w.kind")
        );
        let text = format!(
            "select x.id, x.account, x.kind, x.amount, x.moved_at, coalesce(y.account, '') as party,
             cast(case when x.party_id = $2 or exists (select 1 from placements p cross join placement_ancestors a
                 where p.member_id = x.party_id and a.placement_id = p.id and a.ancestor_id = $2 and {}) then 1 else 0 end as bigint) as is_known
             from ({page}) x left join members y on y.id = x.party_id where $1 = 0 order by x.moved_at desc, x.id desc",
            was_placed_at("x.moved_at")
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(0_i64).bind(self.team.agent_id());
        let query = query.bind(self.team.member_id()).bind(window.0).bind(place_at);
        let query = query.bind(place_id).bind(i64::try_from(limit).unwrap_or(i64::MAX));
        query.fetch_all(store.reader()).await
    }

    /// Number and sum of the movements that pass the filter, by group.
    ///
    /// # Errors
    /// When the database fails.
    pub fn sums<'a>(&'a self, store: &'a Store) -> TxFuture<'a, Vec<TeamMoveSum>, StoreError> {
        Box::pin(async move {
            let mut kinds = match self.team.counted_as(store, &self.span).await? {
                Some(agent_id) => self.counted(store, &agent_id).await?,
                None => return Ok(by_group(self.read(store).await?)),
            };
            if let Some(team) = self.team.selected_member_alone() {
                kinds.extend(Self { team, ..self.clone() }.read(store).await?);
            }
            Ok(by_group(kinds))
        })
    }

    async fn counted(&self, store: &Store, agent_id: &str) -> Result<Vec<KindSum>, StoreError> {
        let text = format!(
            "select d.kind, {SUMS} from team_money_days d where d.agent_id = $1 and d.day >= $2 and d.day <= $3{} group by d.kind",
            self.of_kind("d.kind")
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(agent_id.to_owned());
        query.bind(self.span.first.number()).bind(self.span.last.number()).fetch_all(store.reader()).await
    }

    async fn read(&self, store: &Store) -> Result<Vec<KindSum>, StoreError> {
        let text = format!(
            "select d.kind, {SUMS} from (select w.kind, 1 as moves, w.amount {} and $1 = 0 and w.moved_at >= $4 and w.moved_at < $5{}) d
             group by d.kind",
            self.team.rows(("wallet_moves", "w"), "", "w.moved_at"),
            self.of_kind("w.kind")
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(0_i64).bind(self.team.agent_id());
        let query = query.bind(self.team.member_id()).bind(self.span.starts_at()).bind(self.span.ends_at());
        query.fetch_all(store.reader()).await
    }
}

/// Names of the kinds of transactions between the wallets of two members, for SQL.
fn between_wallets() -> String {
    use TransactionKind as Kind;
    let kinds = [Kind::UplineTransfer, Kind::DownlineTransfer, Kind::Dividend, Kind::Wage];
    kinds.map(|kind| format!("'{}'", kind.name())).join(", ")
}

/// Sums of kinds added up by group, in the order of [`RecordGroup::ALL`].
fn by_group(kinds: Vec<KindSum>) -> Vec<TeamMoveSum> {
    let mut groups: BTreeMap<usize, TeamMoveSum> = BTreeMap::new();
    for sum in kinds {
        let Some(kind) = TransactionKind::from_name(&sum.kind) else { continue };
        let group = RecordGroup::of(kind);
        let index = RecordGroup::ALL.iter().position(|it| *it == group).unwrap_or_default();
        let row = groups.entry(index).or_insert_with(|| TeamMoveSum { group, ..TeamMoveSum::default() });
        row.count += sum.moves;
        row.amount = Amount(Money(row.amount.0.0 + sum.amount));
    }
    groups.into_values().filter(|row| row.count != 0).collect()
}

impl MoveRow {
    /// The cursor of the page that begins after this movement.
    pub fn cursor(&self) -> String {
        keyset::time_cursor(self.moved_at, &self.id.replace(':', ENTRY_SEPARATOR))
    }

    /// The movement as shown to the agent.
    pub fn into_wire(self) -> TeamMove {
        let party = match (self.party.is_empty(), self.is_known != 0) {
            (true, _) => String::new(),
            (false, true) => self.party,
            (false, false) => masked_account(&self.party),
        };
        TeamMove {
            id: self.id,
            at: rfc3339(self.moved_at),
            account: self.account,
            kind: self.kind,
            amount: Amount(Money(self.amount)),
            party,
        }
    }
}
