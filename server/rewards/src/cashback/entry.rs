//! The cashback of one member for a period.

use std::collections::BTreeMap;

use bets::DaySums;
use lumora_core::domain::money::Money;
use lumora_core::domain::reward::RewardSourceKind;
use lumora_core::domain::reward::cashback::{Line, Rate, Settled, rate_of, settle as add_up};
use lumora_core::domain::reward::period::Days;
use platform::clock::DAY_MS;
use platform::store::{Connection, StoreError, from_row, sql};
use protection::may_be_marketed_to;

use super::plan::terms;
use super::run::Run;
use crate::{NewReward, count};

/// Days before a period that are checked for corrections with it. What a supplier corrects later than three months must
/// be settled by an operator.
pub(super) const LOOKBACK_DAYS: i64 = 92;

/// A member with bets.
#[derive(Debug, Clone)]
pub(super) struct Player {
    pub(super) id: String,
    rank_level: i64,
    state: String,
}

from_row!(Player { id, rank_level, state });

/// The member's entry for an earlier period.
#[derive(Debug, Clone)]
struct EarlierEntry {
    first_day: i64,
    due_now: i64,
    withheld: i64,
    /// 1 where its reward expired without being claimed.
    missed: i64,
}

from_row!(EarlierEntry { first_day, due_now, withheld, missed });

/// The settlement of one member: the bets, and the entries of earlier periods.
struct MemberSettlement<'a> {
    run: &'a Run,
    rates: &'a [Rate],
    player: &'a Player,
    bets: Vec<DaySums>,
    entries: BTreeMap<i64, EarlierEntry>,
    /// Rates that were used for earlier periods, by first day and product.
    counted: BTreeMap<(i64, String), u32>,
}

/// Settles a run for one member. Gives the amount granted in minor units; `None` where there is nothing to record.
pub(super) async fn settle(
    tx: &mut Connection,
    (run, earlier, rates): (&Run, &[Run], &[Rate]),
    (player, currency): (&Player, &str),
    now_ms: i64,
) -> Result<Option<i64>, StoreError> {
    let mut bets = bets::days_of(&mut *tx, &player.id, (run.first_day - LOOKBACK_DAYS, run.last_day)).await?;
    bets.retain(|day| day.currency == currency);
    let carried_in = carried_in(&mut *tx, run, &player.id).await?;
    let entries = entries(&mut *tx, run, &player.id, now_ms).await?;
    let counted = counted(&mut *tx, run, &player.id).await?;
    let settlement = MemberSettlement { run, rates, player, bets, entries, counted };
    let own = settlement.lines(run.days());
    let withheld = player.state != "active" || !may_be_marketed_to(&mut *tx, &player.id).await?;
    let corrected = if withheld { None } else { settlement.correct(&mut *tx, earlier, now_ms).await? };
    if own.is_empty() && corrected.is_none() {
        return Ok(None);
    }
    let corrected = corrected.unwrap_or(0);
    let plain: Vec<Line> = own.values().copied().collect();
    let due = if withheld { Money::ZERO } else { terms(&run.base, run.cap, run.least).due(&plain) };
    let settled = if withheld {
        Settled { amount: Money::ZERO, carried_out: Money(carried_in) }
    } else {
        add_up(due, Money(corrected), Money(carried_in))
    };
    let reward = settlement.grant(&mut *tx, settled.amount, currency, now_ms).await?;
    let entry = Entry { days: run.days(), due: due.0, corrected, carried_in, settled, withheld, reward };
    settlement.write(&mut *tx, &entry, &own, now_ms).await?;
    Ok(Some(settled.amount.0))
}

struct Entry {
    days: Days,
    due: i64,
    corrected: i64,
    carried_in: i64,
    settled: Settled,
    withheld: bool,
    reward: String,
}

impl MemberSettlement<'_> {
    /// The bets of some days by product, each with its rate: the recorded one for a product that was settled before,
    /// else the present one.
    fn lines(&self, days: Days) -> BTreeMap<String, Line> {
        let mut lines: BTreeMap<String, Line> = BTreeMap::new();
        for day in self.bets.iter().filter(|day| days.contain(day.day)) {
            let line = lines
                .entry(day.product.clone())
                .or_insert_with(|| Line { rate: self.rate(days.first, &day.product), ..Line::default() });
            line.stake.0 += day.stake;
            line.payout.0 += day.payout;
            line.valid_bet.0 += day.valid_bet;
        }
        lines
    }

    fn rate(&self, first_day: i64, product: &str) -> u32 {
        let recorded = self.counted.get(&(first_day, product.to_owned())).copied();
        recorded.unwrap_or_else(|| rate_of(self.rates, product, count(self.player.rank_level)))
    }

    /// Recalculates earlier periods, and records the changes. Gives their sum in minor units; `None` where nothing has
    /// changed.
    async fn correct(&self, tx: &mut Connection, earlier: &[Run], now_ms: i64) -> Result<Option<i64>, StoreError> {
        let mut corrected = None;
        for run in earlier {
            let lines = self.lines(run.days());
            let entry = self.entries.get(&run.first_day);
            if entry.is_some_and(|it| it.withheld != 0) || (entry.is_none() && lines.is_empty()) {
                continue;
            }
            let plain: Vec<Line> = lines.values().copied().collect();
            let due_now = terms(&run.base, run.cap, run.least).due(&plain).0;
            let change = due_now - entry.map_or(0, |it| it.due_now);
            // A reward that expired unclaimed is not reclaimed.
            if change == 0 || (change < 0 && entry.is_some_and(|it| it.missed != 0)) {
                continue;
            }
            corrected = Some(corrected.unwrap_or(0) + change);
            self.store_correction(&mut *tx, run, (entry.is_some(), due_now), now_ms).await?;
        }
        Ok(corrected)
    }

    async fn store_correction(
        &self,
        tx: &mut Connection,
        run: &Run,
        (is_settled, due_now): (bool, i64),
        now_ms: i64,
    ) -> Result<(), StoreError> {
        if is_settled {
            let update =
                "update cashback_entries set due_now = $4 where plan_id = $1 and first_day = $2 and member_id = $3";
            let update = sql::query(update).bind(&run.plan_id).bind(run.first_day).bind(&self.player.id);
            return update.bind(due_now).execute(tx).await.map(drop);
        }
        // Bets that were reported after the period was settled.
        let insert = "insert into cashback_entries (plan_id, first_day, last_day, member_id, level, due, due_now, corrected, carried_in,
                      carried_out, amount, withheld, settled_at) values ($1, $2, $3, $4, $5, 0, $6, 0, 0, 0, 0, 0, $7)";
        sql::query(insert)
            .bind(&run.plan_id)
            .bind(run.first_day)
            .bind(run.last_day)
            .bind(&self.player.id)
            .bind(self.player.rank_level)
            .bind(due_now)
            .bind(now_ms)
            .execute(tx)
            .await
            .map(drop)
    }

    async fn grant(
        &self,
        tx: &mut Connection,
        amount: Money,
        currency: &str,
        now_ms: i64,
    ) -> Result<String, StoreError> {
        if !amount.is_positive() {
            return Ok(String::new());
        }
        let run = self.run;
        let reward = NewReward {
            kind: RewardSourceKind::Cashback,
            source_key: format!("cashback:{}:{}:{}", run.plan_id, run.first_day, self.player.id),
            member_id: &self.player.id,
            reference: &run.plan_id,
            name: "",
            currency,
            amount: amount.0,
            wager_multiplier: run.wager_multiplier,
            days: Some(run.days()),
            expires_at: now_ms.saturating_add(run.claim_days.saturating_mul(DAY_MS)),
        };
        Ok(reward.grant(tx, now_ms).await?.unwrap_or_default())
    }

    async fn write(
        &self,
        tx: &mut Connection,
        entry: &Entry,
        lines: &BTreeMap<String, Line>,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let insert = "insert into cashback_entries (plan_id, first_day, last_day, member_id, level, due, due_now, corrected, carried_in,
                      carried_out, amount, withheld, reward_id, settled_at)
                      values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12, $13)";
        sql::query(insert)
            .bind(&self.run.plan_id)
            .bind(entry.days.first)
            .bind(entry.days.last)
            .bind(&self.player.id)
            .bind(self.player.rank_level)
            .bind(entry.due)
            .bind(entry.corrected)
            .bind(entry.carried_in)
            .bind(entry.settled.carried_out.0)
            .bind(entry.settled.amount.0)
            .bind(i64::from(entry.withheld))
            .bind(&entry.reward)
            .bind(now_ms)
            .execute(&mut *tx)
            .await?;
        for (product, line) in lines {
            let insert =
                "insert into cashback_lines (plan_id, first_day, member_id, product, stake, payout, valid_bet, rate)
                          values ($1, $2, $3, $4, $5, $6, $7, $8)";
            sql::query(insert)
                .bind(&self.run.plan_id)
                .bind(entry.days.first)
                .bind(&self.player.id)
                .bind(product)
                .bind(line.stake.0)
                .bind(line.payout.0)
                .bind(line.valid_bet.0)
                .bind(i64::from(line.rate))
                .execute(&mut *tx)
                .await?;
        }
        Ok(())
    }
}

/// The negative rest of the latest earlier period, in minor units.
async fn carried_in(tx: &mut Connection, run: &Run, member_id: &str) -> Result<i64, StoreError> {
    let query = "select carried_out from cashback_entries where member_id = $1 and plan_id = $2 and first_day < $3
                 order by first_day desc limit 1";
    let query = sql::query_scalar(query).bind(member_id).bind(&run.plan_id).bind(run.first_day);
    Ok(query.fetch_optional(tx).await?.unwrap_or(0))
}

async fn entries(
    tx: &mut Connection,
    run: &Run,
    member_id: &str,
    now_ms: i64,
) -> Result<BTreeMap<i64, EarlierEntry>, StoreError> {
    let query = "select e.first_day, e.due_now, e.withheld,
                 cast(case when r.id is not null and r.claimed_at is null and r.expires_at <= $4 then 1 else 0 end as bigint) as missed
                 from cashback_entries e left join member_rewards r on r.id = e.reward_id
                 where e.member_id = $1 and e.plan_id = $2 and e.first_day >= $3 and e.first_day < $5";
    let query = sql::query_as(query).bind(member_id).bind(&run.plan_id).bind(run.first_day - LOOKBACK_DAYS);
    let rows: Vec<EarlierEntry> = query.bind(now_ms).bind(run.first_day).fetch_all(tx).await?;
    Ok(rows.into_iter().map(|row| (row.first_day, row)).collect())
}

async fn counted(tx: &mut Connection, run: &Run, member_id: &str) -> Result<BTreeMap<(i64, String), u32>, StoreError> {
    let query = "select first_day, product, rate from cashback_lines
                 where member_id = $1 and plan_id = $2 and first_day >= $3 and first_day < $4";
    let query = sql::query_as(query).bind(member_id).bind(&run.plan_id).bind(run.first_day - LOOKBACK_DAYS);
    let rows: Vec<(i64, String, i64)> = query.bind(run.first_day).fetch_all(tx).await?;
    Ok(rows.into_iter().map(|(day, product, rate)| ((day, product), count(rate))).collect())
}
