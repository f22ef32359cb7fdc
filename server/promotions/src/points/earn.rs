//! Earns points by the operator's rules, from the stream of settled bets and from deposits.
//!
//! Amounts are summed by member, day of the operator and rule, so that the same bets earn the same however they are
//! batched, and the daily cap holds. Points are credited at once, except those for losses, which are known when the day
//! is over. A corrected bet takes its points back; where they are spent already, the rest is a debt that later points
//! pay off.

use std::collections::BTreeMap;
use std::sync::Arc;

use bets::{COUNT_EVERY_MS, Progress, SETTLED_BETS, SettledBet};
use identity::member::MemberRow;
use ledger::{LedgerError, TransactionKind};
use lumora_core::domain::account::AccountType;
use lumora_core::domain::money::Money;
use lumora_core::domain::points::{EarnBase, capped, earned};
use platform::Base;
use platform::day::{self, Day};
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, TxFuture, from_row, sql};
use serde::{Deserialize, Serialize};

use super::account::{Movement, spendable};

const READER: &str = "points";
/// Days per transaction.
const BATCH_SIZE: i64 = 200;
/// The product of a rule that counts every product.
const EVERY_PRODUCT: &str = "ALL";

/// Scheduled job that credits points for settled bets, see [`count_all`].
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct EarnPoints {}

impl Job for EarnPoints {
    const KIND: &'static str = "earn-points";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        Ok(count_all(&base.store, running.now_ms()).await?)
    }
}

impl Scheduled for EarnPoints {
    const EVERY_MS: i64 = COUNT_EVERY_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// A rule by which points are earned. `per` is the amount for one point in minor units, `daily_cap` in points.
#[derive(Debug, Clone)]
pub(super) struct Rule {
    pub(super) id: String,
    pub(super) product: String,
    pub(super) base: String,
    pub(super) currency: String,
    pub(super) per: i64,
    pub(super) daily_cap: i64,
}

from_row!(Rule { id, product, base, currency, per, daily_cap });

impl Rule {
    /// The enabled rules, in the operator's order.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn all(executor: impl sql::Executor) -> Result<Vec<Self>, StoreError> {
        let query = "select id, product, base, currency, per, daily_cap from point_earning_rules
                     where enabled = 1 and per > 0 order by rank, id";
        sql::query_as(query).fetch_all(executor).await
    }

    pub(super) fn base(&self) -> EarnBase {
        EarnBase::from_name(&self.base).unwrap_or_default()
    }

    pub(super) fn cap(&self) -> u32 {
        u32::try_from(self.daily_cap).unwrap_or(0)
    }

    fn counts(&self, product: &str, currency: &str) -> bool {
        self.currency == currency && (self.product == EVERY_PRODUCT || self.product == product)
    }

    /// The amount of a bet that counts for the rule, in minor units.
    fn counted(&self, bet: &SettledBet) -> i64 {
        match self.base() {
            EarnBase::ValidBet => bet.valid_bet,
            EarnBase::Loss => bet.stake.saturating_sub(bet.payout),
            EarnBase::Deposit => 0,
        }
    }
}

/// The sums of a member, day and rule: counted amounts in minor units, `units` in hundredths of a point.
#[derive(Debug, Clone, Default)]
struct DayRow {
    counted: i64,
    settled: i64,
    units: i64,
    postings: i64,
}

from_row!(DayRow { counted, settled, units, postings });

/// Credits points for everything that is settled so far, and for the losses of days that are over.
///
/// # Errors
/// When the database fails; what was counted before stays counted.
pub async fn count_all(store: &Store, now_ms: i64) -> Result<(), LedgerError> {
    SETTLED_BETS.count_all(store, READER, move |tx, bets| Box::pin(count_batch(tx, bets, now_ms))).await?;
    while store.write(move |tx| Box::pin(credit_finished_days(tx, now_ms))).await? == Progress::Behind {}
    Ok(())
}

/// Counts the rest of the stream if it is short, so that a balance read next includes the latest bets.
///
/// # Errors
/// When the database fails.
pub(super) async fn catch_up(store: &Store, now_ms: i64) -> Result<(), LedgerError> {
    SETTLED_BETS.catch_up(store, READER, move |tx, bets| Box::pin(count_batch(tx, bets, now_ms))).await.map(drop)
}

async fn count_batch(tx: &mut Connection, bets: Arc<[SettledBet]>, now_ms: i64) -> Result<(), LedgerError> {
    let rules = Rule::all(&mut *tx).await?;
    let offset_minutes = day::offset_minutes(&mut *tx).await?;
    let mut sums: BTreeMap<(String, i64, usize), i64> = BTreeMap::new();
    for bet in &*bets {
        let day = Day::at(bet.settled_at, offset_minutes).number();
        for (place, rule) in rules.iter().enumerate().filter(|(_, rule)| rule.counts(&bet.product, &bet.currency)) {
            let sum = sums.entry((bet.member_id.clone(), day, place)).or_default();
            *sum = sum.saturating_add(rule.counted(bet));
        }
    }
    let today = Day::at(now_ms, offset_minutes).number();
    for ((member_id, day, place), sum) in sums.into_iter().filter(|(_, sum)| *sum != 0) {
        let Some(rule) = rules.get(place) else { continue };
        if earns(tx, &member_id).await? {
            let waits = rule.base() == EarnBase::Loss && day >= today;
            count_day(tx, (&member_id, day, rule), sum, waits, now_ms).await?;
        }
    }
    Ok(())
}

/// Earns points for a deposit, within the transaction that credits it.
///
/// # Errors
/// Errors of the ledger or the database; the caller must then roll back.
pub fn on_deposit<'c>(
    tx: &'c mut Connection,
    (member_id, currency): (&'c str, &'c str),
    amount: i64,
    now_ms: i64,
) -> TxFuture<'c, (), LedgerError> {
    Box::pin(async move {
        let rules = Rule::all(&mut *tx).await?;
        let counts = |rule: &&Rule| rule.base() == EarnBase::Deposit && rule.currency == currency;
        let rules: Vec<&Rule> = rules.iter().filter(counts).collect();
        if rules.is_empty() || !earns(tx, member_id).await? {
            return Ok(());
        }
        let day = Day::at(now_ms, day::offset_minutes(&mut *tx).await?).number();
        for rule in rules {
            count_day(tx, (member_id, day, rule), amount, false, now_ms).await?;
        }
        Ok(())
    })
}

/// Whether a member earns points: guests of the free demo do not.
async fn earns(tx: &mut Connection, member_id: &str) -> Result<bool, StoreError> {
    let member = MemberRow::by_id(tx, member_id).await?;
    Ok(member.is_some_and(|member| member.account_type() != AccountType::Trial))
}

/// Adds to a day's sum, and credits its points unless the day must end first (`waits`).
async fn count_day(
    tx: &mut Connection,
    (member_id, day, rule): (&str, i64, &Rule),
    sum: i64,
    waits: bool,
    now_ms: i64,
) -> Result<(), LedgerError> {
    let add = "insert into point_days (member_id, day, rule_id, counted, settled, units, postings, waits)
               values ($1, $2, $3, $4, 0, 0, 0, $5)
               on conflict (member_id, day, rule_id) do update set counted = point_days.counted + excluded.counted, waits = excluded.waits";
    let add = sql::query(add).bind(member_id).bind(day).bind(&rule.id).bind(sum).bind(i64::from(waits));
    add.execute(&mut *tx).await?;
    if waits { Ok(()) } else { credit_day(tx, (member_id, day, rule), now_ms).await }
}

/// Credits the points for what a day has counted since the last posting.
async fn credit_day(
    tx: &mut Connection,
    (member_id, day, rule): (&str, i64, &Rule),
    now_ms: i64,
) -> Result<(), LedgerError> {
    let find =
        "select counted, settled, units, postings from point_days where member_id = $1 and day = $2 and rule_id = $3";
    let row: DayRow = sql::query_as(find)
        .bind(member_id)
        .bind(day)
        .bind(&rule.id)
        .fetch_optional(&mut *tx)
        .await?
        .unwrap_or_default();
    let per = Money(rule.per);
    let gained = earned(Money(row.counted), per) - earned(Money(row.settled), per);
    let units = row.units.saturating_add(gained);
    // A cap that is changed during the day applies from then on.
    let due = capped(units, rule.cap()) - capped(row.units, rule.cap());
    let update = "update point_days set settled = counted, units = $4, postings = postings + 1, waits = 0
                  where member_id = $1 and day = $2 and rule_id = $3";
    sql::query(update).bind(member_id).bind(day).bind(&rule.id).bind(units).execute(&mut *tx).await?;
    let key = format!("points:{member_id}:{day}:{}:{}", rule.id, row.postings);
    credit(tx, member_id, due, &key, &rule.id, now_ms).await
}

/// Credits points that are due, less the member's debt; or takes points back, and records as debt what is spent
/// already. Units are hundredths of a point.
async fn credit(
    tx: &mut Connection,
    member_id: &str,
    due: i64,
    key: &str,
    rule_id: &str,
    now_ms: i64,
) -> Result<(), LedgerError> {
    if due == 0 {
        return Ok(());
    }
    let owed = "select units from point_debts where member_id = $1";
    let owed: Option<i64> = sql::query_scalar(owed).bind(member_id).fetch_optional(&mut *tx).await?;
    let owed = owed.unwrap_or(0);
    let movement = |kind| Movement { kind, key: key.to_owned(), reference: rule_id };
    let left = if due > 0 {
        let paid = owed.min(due);
        if due > paid {
            movement(TransactionKind::PointsEarned).give(tx, member_id, due - paid, now_ms).await?;
        }
        owed - paid
    } else {
        let taken = spendable(tx, member_id).await?.min(-due).max(0);
        if taken > 0 {
            movement(TransactionKind::PointsTakenBack).take(tx, member_id, taken, now_ms).await?;
        }
        owed.saturating_add(-due - taken)
    };
    if left != owed {
        let set = "insert into point_debts (member_id, units) values ($1, $2)
                   on conflict (member_id) do update set units = excluded.units";
        sql::query(set).bind(member_id).bind(left).execute(tx).await?;
    }
    Ok(())
}

/// Credits one batch of losses of days that are over.
async fn credit_finished_days(tx: &mut Connection, now_ms: i64) -> Result<Progress, LedgerError> {
    let today = Day::at(now_ms, day::offset_minutes(&mut *tx).await?).number();
    let find = "select member_id, day, rule_id from point_days where waits = 1 and day < $1
                order by day, member_id, rule_id limit $2";
    let found: Vec<(String, i64, String)> =
        sql::query_as(find).bind(today).bind(BATCH_SIZE).fetch_all(&mut *tx).await?;
    let rules = Rule::all(&mut *tx).await?;
    let is_last = i64::try_from(found.len()).unwrap_or(BATCH_SIZE) < BATCH_SIZE;
    for (member_id, day, rule_id) in found {
        match rules.iter().find(|rule| rule.id == rule_id) {
            Some(rule) => credit_day(tx, (&member_id, day, rule), now_ms).await?,
            // A rule that was deleted or disabled earns nothing.
            None => {
                let done = "update point_days set waits = 0 where member_id = $1 and day = $2 and rule_id = $3";
                sql::query(done).bind(&member_id).bind(day).bind(&rule_id).execute(&mut *tx).await?;
            }
        }
    }
    Ok(if is_last { Progress::CaughtUp } else { Progress::Behind })
}
