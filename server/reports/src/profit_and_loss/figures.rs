//! Summing profit and loss by day and product.

use std::collections::BTreeMap;

use bets::DaySums;
use lumora_core::domain::ledger::TransactionKind;
use lumora_core::domain::money::Money;
use lumora_core::domain::record::RecordGroup;
use lumora_core::wire::{Amount, ProfitRow};
use platform::day::Day;

use super::days::{Moved, Played};

/// The figures of a day, a product or a total. Amounts in minor units.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Figures {
    bets: i64,
    turnover: i64,
    valid_bet: i64,
    payout: i64,
    rewards: i64,
    commission: i64,
    deposits: i64,
    withdrawals: i64,
    transfers: i64,
    corrections: i64,
    seconds: i64,
}

impl Figures {
    fn add_bets(&mut self, day: &DaySums) {
        self.bets += day.bets;
        self.turnover += day.stake;
        self.valid_bet += day.valid_bet;
        self.payout += day.payout;
    }

    fn add_movement(&mut self, kind: TransactionKind, amount: i64) {
        match RecordGroup::of(kind) {
            RecordGroup::Deposits => self.deposits += amount,
            RecordGroup::Withdrawals => self.withdrawals -= amount,
            RecordGroup::Rewards | RecordGroup::Points => self.rewards += amount,
            RecordGroup::Commission => self.commission += amount,
            RecordGroup::Transfers => self.transfers += amount,
            RecordGroup::Corrections => self.corrections += amount,
            RecordGroup::Stakes | RecordGroup::Payouts => {}
        }
    }

    fn add(&mut self, other: &Self) {
        self.bets += other.bets;
        self.turnover += other.turnover;
        self.valid_bet += other.valid_bet;
        self.payout += other.payout;
        self.rewards += other.rewards;
        self.commission += other.commission;
        self.deposits += other.deposits;
        self.withdrawals += other.withdrawals;
        self.transfers += other.transfers;
        self.corrections += other.corrections;
        self.seconds += other.seconds;
    }

    fn row(&self, key: String) -> ProfitRow {
        let amount = |minor: i64| Amount(Money(minor));
        ProfitRow {
            key,
            bets: self.bets,
            turnover: amount(self.turnover),
            valid_bet: amount(self.valid_bet),
            payout: amount(self.payout),
            rewards: amount(self.rewards),
            commission: amount(self.commission),
            net: amount(self.payout + self.rewards + self.commission - self.turnover),
            deposits: amount(self.deposits),
            withdrawals: amount(self.withdrawals),
            transfers: amount(self.transfers),
            corrections: amount(self.corrections),
            seconds: self.seconds,
        }
    }
}

/// Figures by day (days since 1970-01-01).
#[derive(Debug, Default)]
pub(super) struct Table {
    days: BTreeMap<i64, Figures>,
}

impl Table {
    fn day(&mut self, day: i64) -> &mut Figures {
        self.days.entry(day).or_default()
    }

    pub(super) fn add_bets(&mut self, days: &[DaySums]) {
        for sums in days {
            self.day(sums.day).add_bets(sums);
        }
    }

    pub(super) fn add_movements(&mut self, movements: &[Moved]) {
        for Moved { day, kind, amount } in movements {
            self.day(*day).add_movement(*kind, *amount);
        }
    }

    pub(super) fn add_seconds(&mut self, played: &[Played]) {
        for Played { day, seconds } in played {
            self.day(*day).seconds += seconds;
        }
    }

    /// The sum of all days.
    pub(super) fn total(&self) -> ProfitRow {
        let mut total = Figures::default();
        self.days.values().for_each(|day| total.add(day));
        total.row(String::new())
    }

    /// One row for each day, latest day first.
    pub(super) fn rows(&self, offset_minutes: i64) -> Vec<ProfitRow> {
        let name = |day: i64| Day::of_number(day, offset_minutes).name();
        self.days.iter().rev().map(|(day, figures)| figures.row(name(*day))).collect()
    }
}

/// One row for each product, highest turnover first. Only bets have a product.
pub(super) fn product_rows(days: &[DaySums]) -> Vec<ProfitRow> {
    let mut products: BTreeMap<&str, Figures> = BTreeMap::new();
    for sums in days {
        products.entry(&sums.product).or_default().add_bets(sums);
    }
    let mut products: Vec<_> = products.into_iter().collect();
    products.sort_by_key(|(_, figures)| -figures.turnover);
    products.into_iter().map(|(product, figures)| figures.row(product.to_owned())).collect()
}
