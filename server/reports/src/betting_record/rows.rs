//! The statements behind the lines of the betting record.

use identity::session::Member;
use ledger::Account;
use lumora_core::domain::money::Money;
use lumora_core::domain::record::BetStatus;
use lumora_core::wire::{AccountMovement, Amount, BetRow};
use platform::clock::rfc3339;
use platform::ids::first_id;
use platform::store::{StoreError, from_row, sql};

/// Which bets of which member. Times are milliseconds; the second is behind the last.
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
}

/// A bet with its names.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    id: String,
    round: String,
    product: String,
    vendor: String,
    game: String,
    stake: i64,
    payout: i64,
    status: String,
    opened_at: i64,
    closed_at: i64,
    is_free: i64,
}

from_row!(Row { id, round, product, vendor, game, stake, payout, status, opened_at, closed_at, is_free });

/// Where a bet stands, as a [`BetStatus`].
macro_rules! status {
    () => {
        "case when r.state = 'open' then 'PENDING' when r.state = 'rolled_back' then 'ROLLED_BACK'
         when r.free_spins <> '' and r.payout = 0 then 'LOST'
         when r.payout > r.stake then 'WON' when r.payout = r.stake then 'DRAW' else 'LOST' end"
    };
}
pub(super) use status;

const SELECT: &str = concat!(
    "select r.id, r.supplier_round as round, r.product, coalesce(v.name, r.vendor) as vendor,
     coalesce(n.name, g.name, r.game_code) as game, r.stake, r.payout, ",
    status!(),
    " as status, r.opened_at, coalesce(r.closed_at, 0) as closed_at,
     cast(case when r.free_spins = '' then 0 else 1 end as bigint) as is_free
     from rounds r
     left join vendors v on v.code = r.vendor
     left join games g on g.game_code = r.game_code
     left join game_names n on n.node_id = g.node_id and n.language = $1
     where r.member_id = $2"
);

/// A stake is booked so long before the time that its bet names, at most, in milliseconds.
const BEFORE_MS: i64 = 60 * 1000;
/// A win that is late or taken back is booked so long after the settlement, at most.
const AFTER_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// Parts the two halves of a cursor.
const BETWEEN: char = '-';

/// The place behind which a page begins: that of a cursor, within the range all the same.
fn place(cursor: Option<&str>, until_ms: i64) -> (i64, String) {
    let read = cursor.and_then(|cursor| cursor.split_once(BETWEEN));
    let read = read.and_then(|(at, id)| Some((at.parse().ok()?, id.to_owned())));
    match read {
        Some(place) if place.0 < until_ms => place,
        // No id is smaller than nothing, so that no bet of the millisecond behind the range is let through.
        _ => (until_ms, String::new()),
    }
}

impl Filter {
    /// At most so many bets, the latest first, from a cursor on.
    pub(crate) async fn page(
        &self,
        executor: impl sql::Executor,
        cursor: Option<&str>,
        limit: u32,
    ) -> Result<Vec<Row>, StoreError> {
        let (at, id) = place(cursor, self.until_ms);
        let text = format!(
            "{SELECT} and r.opened_at >= $3 and (r.opened_at, r.id) < ($4, $5) and ($6 = '' or r.product = $6)
             and ($7 = '' or r.vendor = $7) and ($8 = '' or r.game_code = $8) and ($9 = '' or r.id = $9 or r.supplier_round = $9)
             and ($10 = '' or {} = $10) order by r.opened_at desc, r.id desc limit $11",
            status!()
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(self.language).bind(&self.member_id);
        let query = query.bind(self.from_ms).bind(at).bind(id).bind(self.product.unwrap_or_default());
        let query = query.bind(self.vendor.as_deref().unwrap_or_default());
        let query = query.bind(self.game.as_deref().unwrap_or_default());
        let query = query.bind(self.id.as_deref().unwrap_or_default());
        let query = query.bind(self.status.map(BetStatus::name).unwrap_or_default()).bind(i64::from(limit));
        query.fetch_all(executor).await
    }
}

/// One bet of a member.
pub(super) async fn one(
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

/// The movements of the member's wallet that belong to a bet, in their order: found between the times of the bet, because no index of the ledger is by reference.
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
    let query = sql::query_as(text).bind(account).bind(first_id(bet.opened_at - BEFORE_MS));
    let rows: Vec<Movement> = query.bind(first_id(until + AFTER_MS)).bind(&bet.id).fetch_all(executor).await?;
    Ok(rows.into_iter().map(Movement::shown).collect())
}

impl Movement {
    fn shown(self) -> AccountMovement {
        AccountMovement {
            id: format!("{}{BETWEEN}{}", self.transaction_id, self.line),
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
    /// Where the page behind this row begins.
    pub(crate) fn cursor(&self) -> String {
        format!("{}{BETWEEN}{}", self.opened_at, self.id)
    }

    /// As its member sees it.
    pub(crate) fn shown(self) -> BetRow {
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
            // A supplier's games put the whole stake at risk.
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
        assert_eq!(place(None, 1_000), (1_000, String::new()));
        assert_eq!(place(Some("999-abc"), 1_000), (999, "abc".to_owned()));
        for cursor in ["", "-", "x-abc", "1000-abc", "99999999999999999999-a"] {
            assert_eq!(place(Some(cursor), 1_000), (1_000, String::new()), "{cursor}");
        }
    }
}
