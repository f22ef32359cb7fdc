//! An agent's income: rebates, dividends and wages that were paid to its wallet, and what it has paid to its downline by contracts.
//! Amounts are those of the ledger, so they are what was paid, not what is owed. By source they come from the payouts of rebates and
//! settlements, which are the same movements.

use std::collections::BTreeMap;

use ledger::Account;
use ledger::days::{Span as LedgerSpan, days_of};
use lumora_core::domain::ledger::TransactionKind;
use lumora_core::domain::money::Money;
use lumora_core::wire::{AgentIncome, Amount, IncomePart, IncomeRow};
use platform::day::Day;
use platform::http::ApiError;
use platform::params::{Code, OneOf, OptionalParam, PageSize, Text};
use platform::query;
use platform::store::{Store, StoreError, TxFuture, sql};

use super::days;
use super::scope::Span;
use crate::days::{DAY_LENGTH, Spans};

query! {
    /// The days of an agent's income.
    pub struct IncomeQuery {
        /// A span of days up to today: DAYS_7 if absent; ignored where `from` is given.
        span: OptionalParam<OneOf<Spans>>,
        /// The first day, YYYY-MM-DD, in the operator's time zone.
        from: OptionalParam<Text<DAY_LENGTH>>,
        /// The last day; that of `from` if absent.
        until: OptionalParam<Text<DAY_LENGTH>>,
        /// `next` of the page before; the first page if absent. Only the list of movements has pages.
        cursor: OptionalParam<Code>,
        /// Movements per page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl IncomeQuery {
    /// The first and the last day.
    ///
    /// # Errors
    /// 422 for a text that is no day, an end before the beginning, or a beginning more than 366 days ago or in the future.
    pub fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        days((&self.span, &self.from, &self.until), today, offset)
    }

    /// The cursor of the page.
    pub fn cursor(&self) -> Option<&str> {
        self.cursor.0.as_deref()
    }

    /// Movements per page, `default` if the query names no size.
    pub fn page_size(&self, default: u32) -> u32 {
        self.page_size.0.unwrap_or(default)
    }
}

/// Income and payments by contract. Amounts in minor units.
#[derive(Debug, Clone, Copy, Default)]
struct Income {
    rebate: i64,
    dividends: i64,
    wages: i64,
    paid: i64,
}

impl Income {
    fn add(&mut self, kind: TransactionKind, amount_in: i64, amount_out: i64) {
        match kind {
            // A rebate that is taken back reduces the rebates; it is no payment to the downline.
            TransactionKind::Rebate => self.rebate += amount_in - amount_out,
            TransactionKind::Dividend => self.dividends += amount_in,
            TransactionKind::Wage => self.wages += amount_in,
            _ => return,
        }
        if kind != TransactionKind::Rebate {
            self.paid += amount_out;
        }
    }

    fn row(self, day: String) -> IncomeRow {
        let amount = |minor| Amount(Money(minor));
        IncomeRow {
            day,
            rebate: amount(self.rebate),
            dividends: amount(self.dividends),
            wages: amount(self.wages),
            paid: amount(self.paid),
            net: amount(self.rebate + self.dividends + self.wages - self.paid),
        }
    }
}

/// Income by source, by the time of each payment, as in the ledger. `settlement_income` is stored by quarters of an hour; days of any
/// time zone begin with one.
const SOURCES: &str = "select x.key, cast(sum(x.amount) as bigint) as amount from (
        select 'REBATE' as key, r.amount from rebate_payouts r
        where r.receiver_id = $1 and r.currency = $2 and r.settled_at >= $3 and r.settled_at < $4
        union all
        select i.contract_type, i.amount from settlement_income i
        where i.payee_id = $1 and i.currency = $2 and i.quarter >= $3 / 900000 and i.quarter < $4 / 900000
    ) x where x.amount <> 0 group by x.key order by 2 desc, 1";

/// Rebates paid in the range, by product of the bets.
const PRODUCTS: &str = "select e.product as key, cast(sum(e.amount) as bigint) as amount from rebate_payouts r
    join rebate_entries e on e.receiver_id = r.receiver_id and e.run_day = r.run_day and e.currency = r.currency and e.withheld = 0
    where r.receiver_id = $1 and r.currency = $2 and r.settled_at >= $3 and r.settled_at < $4
    group by e.product having sum(e.amount) <> 0 order by 2 desc, 1";
/// Rebates paid in the range, by the branch of the downline that the bets were in; at most 200 branches.
const BRANCHES: &str = "select coalesce(m.account, '') as key, cast(sum(e.amount) as bigint) as amount from rebate_payouts r
    join rebate_entries e on e.receiver_id = r.receiver_id and e.run_day = r.run_day and e.currency = r.currency and e.withheld = 0
    left join members m on m.id = e.branch_id
    where r.receiver_id = $1 and r.currency = $2 and r.settled_at >= $3 and r.settled_at < $4
    group by coalesce(m.account, '') having sum(e.amount) <> 0 order by 2 desc, 1 limit 200";

/// Income by source, and rebates by product and by branch.
async fn parts(
    store: &Store,
    (agent_id, currency): (&str, &str),
    span: &Span,
) -> Result<[Vec<IncomePart>; 3], StoreError> {
    let mut all: [Vec<IncomePart>; 3] = Default::default();
    for (parts, text) in all.iter_mut().zip([SOURCES, PRODUCTS, BRANCHES]) {
        let query = sql::query_as(text).bind(agent_id).bind(currency).bind(span.starts_at()).bind(span.ends_at());
        let rows: Vec<(String, i64)> = query.fetch_all(store.reader()).await?;
        *parts = rows.into_iter().map(|(key, minor)| IncomePart { key, amount: Amount(Money(minor)) }).collect();
    }
    Ok(all)
}

/// The income of an agent over a range of days.
///
/// # Errors
/// When the database fails.
pub fn income_of<'a>(
    store: &'a Store,
    (agent_id, currency): (&'a str, &'a str),
    span: Span,
) -> TxFuture<'a, AgentIncome, StoreError> {
    Box::pin(async move {
        let account_id = Account::wallet(agent_id, currency).id();
        let ledger_span = LedgerSpan {
            account_id: &account_id,
            from_ms: span.starts_at(),
            until_ms: span.ends_at(),
            offset_minutes: span.offset_minutes,
        };
        let (mut days, mut total): (BTreeMap<i64, Income>, Income) = Default::default();
        for moves in days_of(store, ledger_span, span.now_ms).await? {
            let kind = TransactionKind::from_name(&moves.kind);
            let earned = [TransactionKind::Rebate, TransactionKind::Dividend, TransactionKind::Wage];
            let Some(kind) = kind.filter(|kind| earned.contains(kind)) else { continue };
            days.entry(moves.day).or_default().add(kind, moves.amount_in, moves.amount_out);
            total.add(kind, moves.amount_in, moves.amount_out);
        }
        let [sources, products, branches] = parts(store, (agent_id, currency), &span).await?;
        let name = |day| Day::of_number(day, span.offset_minutes).name();
        Ok(AgentIncome {
            total: total.row(String::new()),
            days: days.into_iter().rev().map(|(day, income)| income.row(name(day))).collect(),
            sources,
            products,
            branches,
            from: span.first.name(),
            until: span.last.name(),
            offset_minutes: i32::try_from(span.offset_minutes).unwrap_or(0),
        })
    })
}
