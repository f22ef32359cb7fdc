//! Settlements of an agent's contracts (section 2 of the specification, "Agent centre": dividend records, daily wages, hourly and
//! real-time salary): those of one type of contract and one role, as pages list them and files hold them.
//!
//! They are written by the crate `agents` (`settle/`). A settlement belongs to the day on which its period ends, in the operator's
//! time zone. The upline's name is masked, as everywhere that a member reads it.

mod query;

use identity::member::masked_account;
use lumora_core::domain::agent::figures::ContractFigures;
use lumora_core::domain::agent::settlement::{SettlementRole, SettlementStatus};
use lumora_core::domain::agent::terms::{ContractPeriod, ContractType};
use lumora_core::domain::money::Money;
use lumora_core::wire::{AgentSettlement, Amount};
use platform::clock::{DAY_MS, rfc3339};
use platform::keyset;
use platform::store::{Store, StoreError, from_row, sql};

pub use query::SettlementsQuery;

/// The settlements of an agent to select.
#[derive(Debug, Clone)]
pub struct SettlementFilter {
    agent_id: String,
    contract_type: ContractType,
    role: SettlementRole,
    status: Option<SettlementStatus>,
    /// Account name of the other party; empty for all.
    account: String,
    /// Lower bound of the ends of periods, exclusive, in milliseconds since the epoch: a period's `ends_at` is the first millisecond
    /// after it.
    from_ms: i64,
    /// Upper bound of the ends of periods, inclusive.
    until_ms: i64,
}

/// Sums over settlements, in minor units.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SettlementSums {
    /// Number of settlements.
    pub count: i64,
    /// Sum of the amounts to be paid.
    pub amount: i64,
    /// Sum of the amounts that were paid.
    pub paid: i64,
}

impl SettlementSums {
    const fn plus(self, other: Self) -> Self {
        Self { count: self.count + other.count, amount: self.amount + other.amount, paid: self.paid + other.paid }
    }
}

/// The days of UTC that lie wholly between two times: the first one, and the one after the last. Both are the day of `until_ms` if
/// there is none.
const fn whole_days(from_ms: i64, until_ms: i64) -> (i64, i64) {
    let (first, end) = (-(-from_ms).div_euclid(DAY_MS), until_ms.div_euclid(DAY_MS));
    (if first < end { first } else { end }, end)
}

/// A settlement with the account names of both parties. Amounts are minor units, times milliseconds since the epoch.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the columns are described with the table")]
pub struct SettlementRow {
    pub id: String,
    pub contract_id: String,
    pub version: i64,
    pub contract_type: String,
    pub period: String,
    pub first: i64,
    pub last: i64,
    pub starts_at: i64,
    pub ends_at: i64,
    pub payee_id: String,
    /// Account name of the payer; empty for the operator.
    pub payer: String,
    pub payee: String,
    pub currency: String,
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
    pub due_now: i64,
    pub calc_version: i64,
    pub status: String,
    pub reason: String,
    pub paid_amount: i64,
    pub paid_at: Option<i64>,
    pub settled_at: i64,
}

from_row!(SettlementRow {
    id,
    contract_id,
    version,
    contract_type,
    period,
    first,
    last,
    starts_at,
    ends_at,
    payee_id,
    payer,
    payee,
    currency,
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
    due_now,
    calc_version,
    status,
    reason,
    paid_amount,
    paid_at,
    settled_at
});

/// SQL: joins the parties of rows `s`: `m` is paid, `u` pays.
const SIDES: &str = " s join members m on m.id = s.payee_id left join members u on u.id = s.payer_id";
const COLUMNS: &str = "select s.*, coalesce(u.account, '') as payer, m.account as payee from settlements";

impl SettlementFilter {
    /// The SQL condition, with parameters `$1` to `$4`. Each combination is served by one index.
    fn where_clause(&self) -> String {
        let (own, other) = match self.role {
            SettlementRole::Payee => ("s.payee_id", "u.account"),
            SettlementRole::Payer => ("s.payer_id", "m.account"),
        };
        // Few settlements are unpaid, and an index of their own holds them.
        let unpaid = match self.status {
            None | Some(SettlementStatus::Paid) => "",
            Some(_) => " and s.status <> 'PAID'",
        };
        format!(
            "{own} = $1 and s.contract_type = $2 and ($3 = '' or s.status = $3){unpaid} and ($4 = '' or {other} = $4)"
        )
    }

    /// The SQL condition with the bounds of the periods' ends, `$5` and `$6`.
    fn condition_with_period(&self) -> String {
        format!("{} and s.ends_at > $5 and s.ends_at <= $6", self.where_clause())
    }

    fn bound<'q, T: sql::FromRow>(&self, text: String, (from, until): (i64, i64)) -> sql::QueryAs<'q, T> {
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(self.agent_id.clone()).bind(self.contract_type.name());
        let query = query.bind(self.status.map_or("", SettlementStatus::name)).bind(self.account.clone());
        query.bind(from).bind(until)
    }

    /// Sums over the filter: whole days of UTC from the stored sums by day, what is before and after them from the rows.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sums(&self, store: &Store) -> Result<SettlementSums, StoreError> {
        let (first, end) = whole_days(self.from_ms, self.until_ms);
        let days = format!(
            "select cast(coalesce(sum(s.settlements), 0) as bigint), cast(coalesce(sum(s.amount), 0) as bigint),
             cast(coalesce(sum(s.paid), 0) as bigint) from settlement_days{SIDES} where {} and s.day >= $5 and s.day < $6",
            self.where_clause()
        );
        let each = format!(
            "select count(*), cast(coalesce(sum(s.amount), 0) as bigint), cast(coalesce(sum(s.paid_amount), 0) as bigint)
             from settlements{SIDES} where {}",
            self.condition_with_period()
        );
        let mut all = SettlementSums::default();
        for (text, (from, until)) in [
            (days, (first, end)),
            (each.clone(), (self.from_ms, first * DAY_MS)),
            (each, (self.from_ms.max(end * DAY_MS), self.until_ms)),
        ] {
            if from < until {
                let (count, amount, paid) = self.bound(text, (from, until)).fetch_one(store.reader()).await?;
                all = all.plus(SettlementSums { count, amount, paid });
            }
        }
        Ok(all)
    }

    /// At most `limit` settlements after `cursor`, latest period first. An invalid cursor is ignored.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn page(
        &self,
        store: &Store,
        cursor: Option<&str>,
        limit: u32,
    ) -> Result<Vec<SettlementRow>, StoreError> {
        let (ends_at, id) = cursor.and_then(keyset::read_time_cursor).unwrap_or((i64::MAX, ""));
        // With two bounds on one column a database might search by the farther one: only the nearer one is given.
        let text = format!(
            "{COLUMNS}{SIDES} where {} and (s.ends_at < $7 or s.id < $8) order by s.ends_at desc, s.id desc limit $9",
            self.condition_with_period()
        );
        let query = self.bound(text, (self.from_ms, self.until_ms.min(ends_at))).bind(ends_at).bind(id);
        query.bind(i64::from(limit)).fetch_all(store.reader()).await
    }
}

fn small(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

fn amount(units: i64) -> Amount {
    Amount(Money(units))
}

impl SettlementRow {
    /// The settlement with this id, if the agent is one of its parties. Others give the same answer as unknown ids.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of(store: &Store, agent_id: &str, id: &str) -> Result<Option<Self>, StoreError> {
        let text = format!("{COLUMNS}{SIDES} where s.id = $1 and (s.payee_id = $2 or s.payer_id = $2)");
        sql::query_as(sql::AssertSqlSafe(text)).bind(id).bind(agent_id).fetch_optional(store.reader()).await
    }

    /// Whether a text is a valid cursor.
    #[must_use]
    pub fn is_cursor(text: &str) -> bool {
        keyset::read_time_cursor(text).is_some()
    }

    /// The cursor of the page that begins after this settlement.
    #[must_use]
    pub fn cursor(&self) -> String {
        keyset::time_cursor(self.ends_at, &self.id)
    }

    /// The net loss of the members, from the settled figures.
    fn net_loss(&self) -> Money {
        let [turnover, payout, rebate, bonuses] = [self.turnover, self.payout, self.rebate, self.bonuses].map(Money);
        ContractFigures { turnover, payout, rebate, bonuses, ..ContractFigures::default() }.net_loss()
    }

    /// The settlement as shown to one of its parties.
    #[must_use]
    pub fn into_wire(self, agent_id: &str) -> AgentSettlement {
        let role = if self.payee_id == agent_id { SettlementRole::Payee } else { SettlementRole::Payer };
        let is_masked = role == SettlementRole::Payee && !self.payer.is_empty();
        AgentSettlement {
            version: small(self.version),
            contract_type: ContractType::from_name(&self.contract_type).unwrap_or_default(),
            period: ContractPeriod::from_name(&self.period).unwrap_or_default(),
            starts_at: rfc3339(self.starts_at),
            ends_at: rfc3339(self.ends_at),
            role,
            payer: if is_masked { masked_account(&self.payer) } else { String::new() },
            turnover: amount(self.turnover),
            valid_bet: amount(self.valid_bet),
            payout: amount(self.payout),
            rebate: amount(self.rebate),
            bonuses: amount(self.bonuses),
            deposits: amount(self.deposits),
            net_loss: Amount(self.net_loss()),
            basis_amount: amount(self.basis_amount),
            carried_in: amount(self.carried_in),
            carried_out: amount(self.carried_out),
            active_members: small(self.active_members),
            tier: self.tier.map_or(0, |tier| small(tier + 1)),
            rate: small(self.rate),
            capped: self.capped != 0,
            due: amount(self.due),
            due_now: amount(self.due_now),
            corrected: amount(self.corrected),
            debt_in: amount(self.debt_in),
            debt_out: amount(self.debt_out),
            amount: amount(self.amount),
            paid: amount(self.paid_amount),
            status: SettlementStatus::from_name(&self.status).unwrap_or_default(),
            paid_at: self.paid_at.map(rfc3339).unwrap_or_default(),
            settled_at: rfc3339(self.settled_at),
            calc_version: small(self.calc_version),
            corrections_only: self.closed_only != 0,
            late: self.late != 0,
            id: self.id,
            contract_id: self.contract_id,
            payee: self.payee,
            currency: self.currency,
            reason: self.reason,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_days_are_those_of_utc_between_two_times() {
        const HOUR: i64 = DAY_MS / 24;
        for (from, until, days) in [
            (0, DAY_MS, (0, 1)),
            (1, DAY_MS, (1, 1)),
            (-7 * HOUR, 2 * DAY_MS - 7 * HOUR, (0, 1)),
            (-7 * HOUR, DAY_MS - 7 * HOUR, (0, 0)),
            (3 * DAY_MS + HOUR, 5 * DAY_MS, (4, 5)),
            (3 * DAY_MS + HOUR, 3 * DAY_MS + 2 * HOUR, (3, 3)),
        ] {
            assert_eq!(whole_days(from, until), days, "{from} {until}");
        }
    }
}
