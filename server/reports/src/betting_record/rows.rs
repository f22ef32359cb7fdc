//! Queries of the betting record: pages of bets, one bet, and its movements of money.

use identity::session::Member;
use ledger::Account;
use lumora_core::domain::money::Money;
use lumora_core::domain::record::BetStatus;
use lumora_core::wire::{AccountMovement, Amount, BetRow};
use platform::clock::{DAY_MS, MINUTE_MS, rfc3339};
use platform::day::Day;
use platform::ids::first_id;
use platform::keyset;
use platform::store::{Connection, Store, StoreError, from_row, sql};

use super::days;

/// The bets to select. Times are milliseconds since the epoch; `until_ms` is exclusive.
#[derive(Debug, Clone)]
pub(crate) struct Filter {
    pub(crate) member_id: String,
    pub(crate) language: &'static str,
    pub(crate) from_ms: i64,
    pub(crate) until_ms: i64,
    pub(crate) product: Option<&'static str>,
    pub(crate) vendor: Option<String>,
    pub(crate) game: Option<String>,
    pub(crate) status: Option<BetStatus>,
    pub(crate) id: Option<String>,
    /// The operator's time zone, in minutes ahead of UTC.
    pub(crate) offset_minutes: i64,
    pub(crate) now_ms: i64,
}

/// A bet, with the names of its vendor and game.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    pub(crate) id: String,
    round: String,
    product: String,
    vendor_code: String,
    vendor: String,
    game_code: String,
    game: String,
    stake: i64,
    payout: i64,
    status: String,
    pub(crate) opened_at: i64,
    pub(crate) closed_at: i64,
    is_free: i64,
}

from_row!(Row {
    id,
    round,
    product,
    vendor_code,
    vendor,
    game_code,
    game,
    stake,
    payout,
    status,
    opened_at,
    closed_at,
    is_free
});

/// SQL: the status of a bet `r`, as the name of a [`BetStatus`].
macro_rules! status {
    () => {
        "case when r.state = 'open' then 'PENDING' when r.state = 'rolled_back' then 'ROLLED_BACK'
         when r.free_spins <> '' and r.payout = 0 then 'LOST'
         when r.payout > r.stake then 'WON' when r.payout = r.stake then 'DRAW' else 'LOST' end"
    };
}
pub(crate) use status;

/// The operator's ids of the rounds with id `$1`, which is the operator's or a supplier's. Suppliers are taken one after the other,
/// so that each look-up uses the index on supplier and round.
const IDS: &str = "with recursive suppliers (name) as (
        select min(supplier) from rounds
        union all
        select (select min(supplier) from rounds where supplier > suppliers.name) from suppliers where suppliers.name is not null
    )
    select o.id from rounds o where o.id = $1
    union
    select o.id from suppliers s join rounds o on o.supplier = s.name and o.supplier_round = $1 where s.name is not null";

/// The operator's ids of the bets with this id, which is the operator's or a supplier's: usually one.
pub(crate) async fn ids_of(executor: impl sql::Executor, id: &str) -> Result<Vec<String>, StoreError> {
    sql::query_scalar(IDS).bind(id).fetch_all(executor).await
}

/// SQL: the columns of a [`Row`], for a bet of any member.
macro_rules! columns {
    () => {
        concat!(
            "select r.id, r.supplier_round as round, r.product, r.vendor as vendor_code, coalesce(v.name, r.vendor) as vendor, r.game_code,
             coalesce(n.name, g.name, r.game_code) as game, r.stake, r.payout, ",
            crate::betting_record::rows::status!(),
            " as status, r.opened_at, coalesce(r.closed_at, 0) as closed_at,
             cast(case when r.free_spins = '' then 0 else 1 end as bigint) as is_free"
        )
    };
}
pub(crate) use columns;

/// SQL: the joins that name a bet's vendor and game, in language `$1`.
macro_rules! names {
    () => {
        " left join vendors v on v.code = r.vendor
          left join games g on g.game_code = r.game_code
          left join game_names n on n.node_id = g.node_id and n.language = $1"
    };
}
pub(crate) use names;

const SELECT: &str = concat!(columns!(), " from rounds r", names!(), " where r.member_id = $2");

/// How long before the time that a bet states its stake may have been posted, in milliseconds.
const POSTED_BEFORE_MS: i64 = MINUTE_MS;
/// How long after settlement a late or rolled back win may be posted, in milliseconds.
const POSTED_AFTER_MS: i64 = 7 * DAY_MS;

/// The place behind which a page begins: that of the cursor, if it is within the range, else the end of the range.
pub(crate) fn read_cursor(cursor: Option<&str>, until_ms: i64) -> (i64, String) {
    match cursor.and_then(keyset::read_time_cursor) {
        Some((at, id)) if at < until_ms => (at, id.to_owned()),
        // No id sorts before the empty one, so that no bet of the millisecond behind the range is selected.
        _ => (until_ms, String::new()),
    }
}

/// A range of time that has bets of the filter, in milliseconds since the epoch; both ends inclusive.
#[derive(Debug, Clone, Copy)]
struct Window {
    first_at: i64,
    last_at: i64,
}

from_row!(Window { first_at, last_at });

/// The stored days that have bets of the filter, latest first.
const WINDOWS: &str = concat!(
    "select min(b.first_at) as first_at, max(b.last_at) as last_at from (
         select d.day, d.first_at, d.last_at from bet_record_days d
         where d.member_id = $1 and d.day >= $4 and d.day < $5 and ($6 = '' or d.product = $6) and ($7 = '' or d.vendor = $7)
         and ($8 = '' or d.game_code = $8) and ($9 = '' or d.status = $9)
         union all
         select (r.opened_at + $10) / 86400000, r.opened_at, r.opened_at from rounds r
         where r.member_id = $1 and r.opened_at >= $2 and r.opened_at < $3 and r.state <> 'closed'
         and ($6 = '' or r.product = $6) and ($7 = '' or r.vendor = $7) and ($8 = '' or r.game_code = $8) and ($9 = '' or ",
    status!(),
    " = $9)
     ) b group by b.day order by b.day desc"
);

impl Filter {
    /// The number of the day of a time: days since 1970-01-01 in the operator's time zone.
    pub(super) fn day(&self, ms: i64) -> i64 {
        Day::at(ms, self.offset_minutes).number()
    }

    /// Stores the member's finished days, if there are many bets.
    pub(super) async fn store_days(&self, store: &Store) -> Result<(), StoreError> {
        days::count_member(store, &self.member_id, self.offset_minutes, self.now_ms).await
    }

    /// The end of the stored days, in milliseconds since the epoch, clamped to the range of the filter.
    pub(super) async fn counted(&self, executor: impl sql::Executor) -> Result<i64, StoreError> {
        let counted = days::counted_until(executor, &self.member_id, self.offset_minutes).await?;
        Ok(counted.clamp(self.from_ms, self.until_ms))
    }

    fn status(&self) -> &'static str {
        self.status.map(BetStatus::name).unwrap_or_default()
    }

    /// At most `limit` bets after `cursor`, latest placed first.
    pub(crate) async fn page(&self, store: &Store, cursor: Option<&str>, limit: u32) -> Result<Vec<Row>, StoreError> {
        let filter = self.clone();
        let after = read_cursor(cursor, self.until_ms);
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        store.read(move |tx| Box::pin(async move { filter.read(tx, after, limit).await })).await
    }

    async fn read(&self, tx: &mut Connection, after: (i64, String), limit: usize) -> Result<Vec<Row>, StoreError> {
        if let Some(id) = &self.id {
            return self.read_by_id(tx, id, after).await;
        }
        let mut rows = Vec::new();
        for window in self.windows(tx).await? {
            if window.first_at > after.0 || rows.len() >= limit {
                continue;
            }
            let behind = if after.0 <= window.last_at { after.clone() } else { (window.last_at + 1, String::new()) };
            rows.extend(self.read_window(tx, window.first_at, behind, limit - rows.len()).await?);
        }
        Ok(rows)
    }

    /// The ranges of time to search, latest first: the whole filter, or less by what the stored days tell.
    async fn windows(&self, tx: &mut Connection) -> Result<Vec<Window>, StoreError> {
        let all = Window { first_at: self.from_ms, last_at: self.until_ms - 1 };
        let settled = self.status.is_none_or(|it| !matches!(it, BetStatus::Pending | BetStatus::RolledBack));
        let is_narrow = self.product.is_some() || self.vendor.is_some() || self.game.is_some() || self.status.is_some();
        // Open and rolled back bets have an index of their own.
        if !is_narrow || !settled {
            return Ok(vec![all]);
        }
        let counted = self.counted(&mut *tx).await?;
        let mut windows = vec![Window { first_at: counted, ..all }];
        if counted > self.from_ms {
            let query = sql::query_as(WINDOWS).bind(&self.member_id).bind(self.from_ms).bind(counted);
            let query = query.bind(self.day(self.from_ms)).bind(self.day(counted));
            let query = query.bind(self.product.unwrap_or_default()).bind(self.vendor.as_deref().unwrap_or_default());
            let query = query.bind(self.game.as_deref().unwrap_or_default()).bind(self.status());
            let days: Vec<Window> = query.bind(self.offset_minutes * MINUTE_MS).fetch_all(tx).await?;
            windows.extend(days);
        }
        Ok(windows)
    }

    async fn read_window(
        &self,
        tx: &mut Connection,
        from_ms: i64,
        (at, id): (i64, String),
        limit: usize,
    ) -> Result<Vec<Row>, StoreError> {
        let state = match self.status {
            Some(BetStatus::Pending) => " and r.state <> 'closed' and r.state = 'open'",
            Some(BetStatus::RolledBack) => " and r.state <> 'closed' and r.state = 'rolled_back'",
            _ => "",
        };
        let text = format!(
            "{SELECT}{state} and r.opened_at >= $3 and (r.opened_at, r.id) < ($4, $5) and ($6 = '' or r.product = $6)
             and ($7 = '' or r.vendor = $7) and ($8 = '' or r.game_code = $8) and ($9 = '' or {} = $9)
             order by r.opened_at desc, r.id desc limit $10",
            status!()
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(self.language).bind(&self.member_id);
        let query = query.bind(from_ms).bind(at).bind(id).bind(self.product.unwrap_or_default());
        let query = query.bind(self.vendor.as_deref().unwrap_or_default());
        let query = query.bind(self.game.as_deref().unwrap_or_default()).bind(self.status());
        query.bind(i64::try_from(limit).unwrap_or(i64::MAX)).fetch_all(tx).await
    }

    /// The bets with this id, operator's or supplier's: few, so that the filter and the cursor are applied here.
    async fn read_by_id(&self, tx: &mut Connection, id: &str, after: (i64, String)) -> Result<Vec<Row>, StoreError> {
        let fits = |wanted: Option<&str>, own: &str| wanted.is_none_or(|wanted| wanted == own);
        let passes = |row: &Row| {
            row.opened_at >= self.from_ms
                && (row.opened_at, &row.id) < (after.0, &after.1)
                && fits(self.product, &row.product)
                && fits(self.vendor.as_deref(), &row.vendor_code)
                && fits(self.game.as_deref(), &row.game_code)
                && fits(self.status.map(BetStatus::name), &row.status)
        };
        let mut rows = Vec::new();
        for own in ids_of(&mut *tx, id).await? {
            rows.extend(find_bet(&mut *tx, (&self.member_id, &own), self.language).await?.filter(passes));
        }
        rows.sort_by(|one: &Row, other| (other.opened_at, &other.id).cmp(&(one.opened_at, &one.id)));
        Ok(rows)
    }
}

/// One bet of a member, by the operator's id.
pub(super) async fn find_bet(
    executor: impl sql::Executor,
    (member_id, id): (&str, &str),
    language: &str,
) -> Result<Option<Row>, StoreError> {
    let text = format!("{SELECT} and r.id = $3");
    sql::query_as(sql::AssertSqlSafe(text)).bind(language).bind(member_id).bind(id).fetch_optional(executor).await
}

struct Movement {
    transaction_id: String,
    line: i64,
    kind: String,
    amount: i64,
    balance_after: i64,
    created_at: i64,
}

from_row!(Movement { transaction_id, line, kind, amount, balance_after, created_at });

/// The movements of the member's wallet that belong to a bet, earliest first. They are searched for around the times of the bet,
/// because the ledger has no index on the reference.
pub(super) async fn movements(
    executor: impl sql::Executor,
    member: &Member,
    (bet, now_ms): (&Row, i64),
) -> Result<Vec<AccountMovement>, StoreError> {
    let text =
        "select e.transaction_id, e.line, t.kind, e.amount, coalesce(e.balance_after, 0) as balance_after, e.created_at
         from ledger_entries e join journal_transactions t on t.id = e.transaction_id
         where e.account_id = $1 and e.transaction_id >= $2 and e.transaction_id < $3 and t.reference = $4
         order by e.transaction_id, e.line limit 500";
    let account = Account::wallet(&member.id, &member.row.currency).id();
    let until = if bet.closed_at > 0 { bet.closed_at } else { now_ms };
    let query = sql::query_as(text).bind(account).bind(first_id(bet.opened_at - POSTED_BEFORE_MS));
    let rows: Vec<Movement> = query.bind(first_id(until + POSTED_AFTER_MS)).bind(&bet.id).fetch_all(executor).await?;
    Ok(rows.into_iter().map(Movement::into_wire).collect())
}

impl Movement {
    fn into_wire(self) -> AccountMovement {
        AccountMovement {
            id: format!("{}-{}", self.transaction_id, self.line),
            at: rfc3339(self.created_at),
            kind: self.kind,
            amount: Amount(Money(self.amount)),
            before: Amount(Money(self.balance_after - self.amount)),
            after: Amount(Money(self.balance_after)),
            ..AccountMovement::default()
        }
    }
}

impl Row {
    /// The cursor of the page that begins after this row.
    pub(crate) fn cursor(&self) -> String {
        keyset::time_cursor(self.opened_at, &self.id)
    }

    /// The name of its [`BetStatus`].
    pub(crate) fn status_name(&self) -> &str {
        &self.status
    }

    /// The bet as shown to its member.
    pub(crate) fn into_wire(self) -> BetRow {
        let status = BetStatus::from_name(&self.status).unwrap_or_default();
        let is_settled = matches!(status, BetStatus::Won | BetStatus::Lost | BetStatus::Draw);
        BetRow {
            id: self.id,
            round: self.round,
            placed_at: rfc3339(self.opened_at),
            settled_at: if self.closed_at > 0 { rfc3339(self.closed_at) } else { String::new() },
            product: self.product,
            vendor: self.vendor,
            game: self.game,
            stake: Amount(Money(self.stake)),
            // In suppliers' games the whole stake is at risk.
            valid_bet: Amount(Money(if is_settled { self.stake } else { 0 })),
            payout: Amount(Money(self.payout)),
            status,
            is_free: self.is_free != 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_leads_nowhere_outside_of_the_range() {
        assert_eq!(read_cursor(None, 1_000), (1_000, String::new()));
        assert_eq!(read_cursor(Some("999-abc"), 1_000), (999, "abc".to_owned()));
        for cursor in ["", "-", "x-abc", "1000-abc", "99999999999999999999-a"] {
            assert_eq!(read_cursor(Some(cursor), 1_000), (1_000, String::new()), "{cursor}");
        }
    }
}
