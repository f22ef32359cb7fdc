//! The row of a settlement: payer, payee, period, figures, result, and payment.

use lumora_core::domain::agent::figures::ContractFigures;
use lumora_core::domain::money::Money;
use platform::store::{StoreError, from_row, sql};

/// A settlement of a period of a contract. Amounts are minor units, times milliseconds since the epoch; fields ending in `_now`
/// include later corrections.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the columns are described with the table")]
pub struct Settlement {
    pub id: String,
    pub contract_id: String,
    pub version: i64,
    pub contract_type: String,
    pub period: String,
    pub first: i64,
    pub last: i64,
    pub starts_at: i64,
    pub ends_at: i64,
    pub payer_id: String,
    pub payee_id: String,
    pub currency: String,
    pub depth: i64,
    pub closing: i64,
    pub closed_only: i64,
    pub late: i64,
    pub turnover: i64,
    pub valid_bet: i64,
    pub payout: i64,
    pub rebate: i64,
    pub bonuses: i64,
    pub deposits: i64,
    pub basis_amount: i64,
    pub carried_in: i64,
    pub carried_out: i64,
    pub active_members: i64,
    pub tier: Option<i64>,
    pub rate: i64,
    pub capped: i64,
    pub stopped: String,
    pub due: i64,
    pub corrected: i64,
    pub debt_in: i64,
    pub debt_out: i64,
    pub amount: i64,
    pub figures_now: String,
    pub due_now: i64,
    pub carried_in_now: i64,
    pub carried_out_now: i64,
    pub calc_version: i64,
    pub status: String,
    pub decided_by: String,
    pub decided_at: Option<i64>,
    pub reason: String,
    pub paid_amount: i64,
    pub paid_at: Option<i64>,
    pub overdue_at: i64,
    pub settled_at: i64,
}

from_row!(Settlement {
    id,
    contract_id,
    version,
    contract_type,
    period,
    first,
    last,
    starts_at,
    ends_at,
    payer_id,
    payee_id,
    currency,
    depth,
    closing,
    closed_only,
    late,
    turnover,
    valid_bet,
    payout,
    rebate,
    bonuses,
    deposits,
    basis_amount,
    carried_in,
    carried_out,
    active_members,
    tier,
    rate,
    capped,
    stopped,
    due,
    corrected,
    debt_in,
    debt_out,
    amount,
    figures_now,
    due_now,
    carried_in_now,
    carried_out_now,
    calc_version,
    status,
    decided_by,
    decided_at,
    reason,
    paid_amount,
    paid_at,
    overdue_at,
    settled_at
});

const COLUMNS: &str = "id, contract_id, version, contract_type, period, first, last, starts_at, ends_at, payer_id, payee_id, currency, depth,
    closing, closed_only, late, turnover, valid_bet, payout, rebate, bonuses, deposits, basis_amount, carried_in, carried_out, active_members, tier,
    rate, capped, stopped, due, corrected, debt_in, debt_out, amount, figures_now, due_now, carried_in_now, carried_out_now, calc_version, status,
    decided_by, decided_at, reason, paid_amount, paid_at, overdue_at, settled_at";

impl Settlement {
    /// The settlement with this id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from settlements where id = $1").bind(id).fetch_optional(executor).await
    }

    /// Whether an operator has refused it, so that it is never paid.
    pub(super) fn is_refused(&self) -> bool {
        self.status == "REFUSED"
    }

    /// What is still to be paid, in minor units.
    #[must_use]
    pub const fn left(&self) -> i64 {
        self.amount - self.paid_amount
    }

    /// Sets the figures of the period, except for the members' bets.
    pub(super) fn put_figures(&mut self, figures: &ContractFigures) {
        self.turnover = figures.turnover.0;
        self.valid_bet = figures.valid_bet.0;
        self.payout = figures.payout.0;
        self.rebate = figures.rebate.0;
        self.bonuses = figures.bonuses.0;
        self.deposits = figures.deposits.0;
    }

    /// The net loss of the members, from the settled figures.
    #[must_use]
    pub fn net_loss(&self) -> Money {
        Money(self.turnover - self.payout - self.rebate - self.bonuses)
    }

    pub(super) fn insert_statement(&self) -> sql::Query<'_> {
        let text = format!("insert into settlements ({COLUMNS}) values ({})", sql::places(1, 48));
        let query = sql::query(sql::AssertSqlSafe(text))
            .bind(&self.id)
            .bind(&self.contract_id)
            .bind(self.version)
            .bind(&self.contract_type)
            .bind(&self.period)
            .bind(self.first)
            .bind(self.last)
            .bind(self.starts_at)
            .bind(self.ends_at)
            .bind(&self.payer_id)
            .bind(&self.payee_id)
            .bind(&self.currency)
            .bind(self.depth)
            .bind(self.closing)
            .bind(self.closed_only)
            .bind(self.late)
            .bind(self.turnover)
            .bind(self.valid_bet)
            .bind(self.payout)
            .bind(self.rebate)
            .bind(self.bonuses)
            .bind(self.deposits)
            .bind(self.basis_amount)
            .bind(self.carried_in);
        self.bind_outcome(query)
    }

    fn bind_outcome<'q>(&'q self, query: sql::Query<'q>) -> sql::Query<'q> {
        query
            .bind(self.carried_out)
            .bind(self.active_members)
            .bind(self.tier)
            .bind(self.rate)
            .bind(self.capped)
            .bind(&self.stopped)
            .bind(self.due)
            .bind(self.corrected)
            .bind(self.debt_in)
            .bind(self.debt_out)
            .bind(self.amount)
            .bind(&self.figures_now)
            .bind(self.due_now)
            .bind(self.carried_in_now)
            .bind(self.carried_out_now)
            .bind(self.calc_version)
            .bind(&self.status)
            .bind(&self.decided_by)
            .bind(self.decided_at)
            .bind(&self.reason)
            .bind(self.paid_amount)
            .bind(self.paid_at)
            .bind(self.overdue_at)
            .bind(self.settled_at)
    }
}
