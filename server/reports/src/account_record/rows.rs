//! Queries of the account record: pages of movements, and their sums.

use std::collections::BTreeMap;

use identity::member::masked_account;
use ledger::days::{DayMoves, Span, days_of};
use lumora_core::domain::ledger::TransactionKind;
use lumora_core::domain::money::Money;
use lumora_core::domain::record::{RecordDirection, RecordGroup};
use lumora_core::wire::{AccountMovement, Amount};
use platform::clock::rfc3339;
use platform::ids::first_id;
use platform::store::{Store, StoreError, from_row, sql};

/// The entries to select. Times are milliseconds since the epoch; `until_ms` is exclusive.
#[derive(Debug, Clone)]
pub(crate) struct Filter {
    pub(crate) account_id: String,
    pub(crate) from_ms: i64,
    pub(crate) until_ms: i64,
    /// The operator's time zone, in minutes ahead of UTC.
    pub(crate) offset_minutes: i64,
    pub(crate) now_ms: i64,
    pub(crate) group: Option<RecordGroup>,
    pub(crate) direction: Option<RecordDirection>,
}

/// An entry, with the names that its reference resolves to.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    transaction_id: String,
    line: i64,
    kind: String,
    reference: String,
    amount: i64,
    balance_after: i64,
    created_at: i64,
    order_no: String,
    game: String,
    vendor: String,
    giver: String,
    giver_account: String,
    giver_name: String,
    getter_account: String,
    getter_name: String,
}

from_row!(Row {
    transaction_id,
    line,
    kind,
    reference,
    amount,
    balance_after,
    created_at,
    order_no,
    game,
    vendor,
    giver,
    giver_account,
    giver_name,
    getter_account,
    getter_name
});

/// Sums over a filter, in minor units; `total_out` is positive.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    pub(crate) count: i64,
    pub(crate) total_in: i64,
    pub(crate) total_out: i64,
}

const PAGE: &str = "select e.transaction_id, e.line, t.kind, t.reference, e.amount, coalesce(e.balance_after, 0) as balance_after, e.created_at,
    coalesce(d.order_no, w.order_no, u.order_no, o.order_no, x.order_no, p.order_no, '') as order_no,
    coalesce(n.name, g.name, '') as game, coalesce(v.name, '') as vendor, coalesce(u.member_id, o.member_id, '') as giver,
    coalesce(um.account, '') as giver_account, coalesce(um.nickname, '') as giver_name,
    coalesce(uu.account, '') as getter_account, coalesce(uu.nickname, '') as getter_name
    from ledger_entries e join journal_transactions t on t.id = e.transaction_id
    left join deposits d on t.kind = 'payment_deposit' and d.id = t.reference
    left join withdrawals w on t.kind in ('payment_withdrawal', 'payment_returned') and w.id = t.reference
    left join upline_transfers u on t.kind = 'upline_transfer' and u.id = t.reference
    left join downline_transfers o on t.kind = 'downline_transfer' and o.id = t.reference
    left join members um on um.id = coalesce(u.member_id, o.member_id)
    left join members uu on uu.id = coalesce(u.upline_id, o.downline_id)
    left join wallet_transfers x on t.kind in ('transfer_to_vendor', 'transfer_to_main') and x.id = t.reference
    left join rounds r on t.kind in ('game_bet', 'game_win', 'game_bet_rollback', 'game_win_rollback') and r.id = t.reference
    left join point_redemptions p on t.kind in ('points_redeemed', 'points_returned', 'points_reward') and p.id = t.reference
    left join vendors v on v.code = x.vendor
    left join games g on g.game_code = r.game_code
    left join game_names n on n.node_id = g.node_id and n.language = $1
    where e.account_id = $2";

/// Separates the two halves of a cursor: transaction id and entry.
const CURSOR_SEPARATOR: char = '-';

/// The place behind which a page begins: that of the cursor, if it is within the range, else the end of the range.
fn read_cursor(cursor: Option<&str>, until: String) -> (String, i64) {
    let read = cursor.and_then(|cursor| cursor.rsplit_once(CURSOR_SEPARATOR));
    let read = read.and_then(|(id, line)| Some((id.to_owned(), line.parse().ok()?)));
    match read {
        Some(after) if after.0 < until => after,
        // Entries are numbered from 0, so that nothing of the first id behind the range is selected.
        _ => (until, 0),
    }
}

impl Filter {
    /// The SQL conditions on kind and direction, made of constant names only.
    fn conditions(&self) -> String {
        let mut text = String::new();
        if let Some(group) = self.group {
            let kinds: Vec<String> = group.kinds().map(|kind| format!("'{}'", kind.name())).collect();
            text.push_str(&format!(" and t.kind in ({})", kinds.join(", ")));
        }
        match self.direction {
            Some(RecordDirection::In) => text.push_str(" and e.amount > 0"),
            Some(RecordDirection::Out) => text.push_str(" and e.amount <= 0"),
            None => {}
        }
        text
    }

    /// The sums by day and kind, of those that pass the filter.
    async fn days(&self, store: &Store) -> Result<Vec<DayMoves>, StoreError> {
        let span = Span {
            account_id: &self.account_id,
            from_ms: self.from_ms,
            until_ms: self.until_ms,
            offset_minutes: self.offset_minutes,
        };
        let mut days = days_of(store, span, self.now_ms).await?;
        let of_group = |kind: &str| TransactionKind::from_name(kind).map(RecordGroup::of);
        days.retain(|day| self.group.is_none_or(|group| of_group(&day.kind) == Some(group)));
        match self.direction {
            Some(RecordDirection::In) => days.retain(|day| day.ins > 0),
            Some(RecordDirection::Out) => days.retain(|day| day.outs > 0),
            None => {}
        }
        Ok(days)
    }

    /// The times of the first and last entry on each day that has entries of the filter, latest day first.
    async fn windows(&self, store: &Store) -> Result<Vec<(i64, i64)>, StoreError> {
        let mut windows: BTreeMap<i64, (i64, i64)> = BTreeMap::new();
        for day in self.days(store).await? {
            let window = windows.entry(day.day).or_insert((day.first_at, day.last_at));
            *window = (window.0.min(day.first_at), window.1.max(day.last_at));
        }
        Ok(windows.into_values().rev().collect())
    }

    /// At most `limit` movements after `cursor`, newest first.
    pub(crate) async fn page(
        &self,
        store: &Store,
        language: &str,
        cursor: Option<&str>,
        limit: u32,
    ) -> Result<Vec<Row>, StoreError> {
        let after = read_cursor(cursor, first_id(self.until_ms));
        let order = "order by e.transaction_id desc, e.line desc";
        if self.group.is_none() && self.direction.is_none() {
            let text =
                format!("{PAGE} and e.transaction_id >= $3 and (e.transaction_id, e.line) < ($4, $5) {order} limit $6");
            let query = sql::query_as(sql::AssertSqlSafe(text)).bind(language).bind(&self.account_id);
            let query = query.bind(first_id(self.from_ms)).bind(after.0).bind(after.1).bind(i64::from(limit));
            return query.fetch_all(store.reader()).await;
        }
        let found = self.find(store, &after, limit).await?;
        if found.is_empty() {
            return Ok(Vec::new());
        }
        // A power of two, so that there are few different statements to prepare; the surplus parameters are empty.
        let places = found.len().next_power_of_two();
        let numbers: Vec<String> = (0..places).map(|index| format!("${}", index + 5)).collect();
        let text = format!(
            "{PAGE} and e.transaction_id in ({}) and (e.transaction_id, e.line) < ($3, $4){} {order}",
            numbers.join(", "),
            self.conditions()
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(language).bind(&self.account_id);
        let ids = found.iter().map(String::as_str).chain(std::iter::repeat("")).take(places);
        let query = query.bind(after.0).bind(after.1).bind_all(ids);
        let mut rows: Vec<Row> = query.fetch_all(store.reader()).await?;
        rows.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        Ok(rows)
    }

    /// The transaction ids of the next entries that pass the filter, searched for on the days that have some.
    async fn find(&self, store: &Store, after: &(String, i64), limit: u32) -> Result<Vec<String>, StoreError> {
        let max_rows = usize::try_from(limit).unwrap_or(usize::MAX);
        let text = format!(
            "select e.transaction_id from ledger_entries e join journal_transactions t on t.id = e.transaction_id
             where e.account_id = $1 and e.transaction_id >= $2 and (e.transaction_id, e.line) < ($3, $4){}
             order by e.transaction_id desc, e.line desc limit $5",
            self.conditions()
        );
        let mut found: Vec<String> = Vec::new();
        for (first_at, last_at) in self.windows(store).await? {
            let (first, end) = (first_id(first_at), (first_id(last_at + 1), 0));
            if first > after.0 || found.len() >= max_rows {
                continue;
            }
            let (id, line) = if *after < end { after.clone() } else { end };
            let query = sql::query_scalar(sql::AssertSqlSafe(text.clone())).bind(&self.account_id).bind(first);
            let query = query.bind(id).bind(line).bind(i64::try_from(max_rows - found.len()).unwrap_or(i64::MAX));
            found.extend(query.fetch_all(store.reader()).await?);
        }
        found.dedup();
        Ok(found)
    }

    /// The sums over the whole filter.
    pub(crate) async fn sums(&self, store: &Store) -> Result<Sums, StoreError> {
        let mut sums = Sums::default();
        for day in self.days(store).await? {
            if self.direction != Some(RecordDirection::Out) {
                sums.count += day.ins;
                sums.total_in += day.amount_in;
            }
            if self.direction != Some(RecordDirection::In) {
                sums.count += day.outs;
                sums.total_out += day.amount_out;
            }
        }
        Ok(sums)
    }
}

impl Row {
    /// The cursor of the page that begins after this row.
    pub(crate) fn cursor(&self) -> String {
        format!("{}{CURSOR_SEPARATOR}{}", self.transaction_id, self.line)
    }

    /// The movement as shown to its member.
    pub(crate) fn into_wire(self, member_id: &str) -> AccountMovement {
        let about = self.about(member_id);
        let is_known = TransactionKind::from_name(&self.kind).is_some();
        AccountMovement {
            id: self.cursor(),
            at: rfc3339(self.created_at),
            amount: Amount(Money(self.amount)),
            before: Amount(Money(self.balance_after - self.amount)),
            after: Amount(Money(self.balance_after)),
            // The reference of an operator's correction is an internal case number, which is not shown.
            reference: if self.order_no.is_empty() || !is_known { String::new() } else { self.reference },
            kind: self.kind,
            order_no: self.order_no,
            about,
        }
    }

    /// The game, the vendor, or the other party of a transfer: its nickname, or the first letters of its account name.
    fn about(&self, member_id: &str) -> String {
        let party = |name: &str, account: &str| if name.is_empty() { masked_account(account) } else { name.to_owned() };
        match (self.giver.is_empty(), self.giver == member_id) {
            (true, _) if self.game.is_empty() => self.vendor.clone(),
            (true, _) => self.game.clone(),
            (false, true) => party(&self.getter_name, &self.getter_account),
            (false, false) => party(&self.giver_name, &self.giver_account),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_leads_nowhere_outside_of_the_range() {
        let until = first_id(1_000);
        assert_eq!(read_cursor(None, until.clone()), (until.clone(), 0));
        let inside = format!("{}abc-1", first_id(999));
        assert_eq!(read_cursor(Some(&inside), until.clone()), (format!("{}abc", first_id(999)), 1));
        for cursor in ["", "-", "g-1", "0-x", "ffffffffffff-0"] {
            assert_eq!(read_cursor(Some(cursor), until.clone()), (until.clone(), 0), "{cursor}");
        }
    }
}
