//! Summing a team's profit and loss.

use std::collections::BTreeMap;

use lumora_core::domain::ledger::TransactionKind;
use lumora_core::domain::money::Money;
use lumora_core::domain::record::RecordGroup;
use lumora_core::wire::{Amount, ProfitFigures};
use platform::store::from_row;

/// Bets summed under a key: a day's number, a product's code, or an account name. `reach` 1 is the direct downline.
#[derive(Debug, Clone)]
pub(super) struct BetSum {
    key: String,
    account_type: i64,
    reach: i64,
    bets: i64,
    stake: i64,
    valid_bet: i64,
    payout: i64,
}

from_row!(BetSum { key, account_type, reach, bets, stake, valid_bet, payout });

/// Movements of one kind, summed under a key. `reach` 1 is the direct downline.
#[derive(Debug, Clone)]
pub(super) struct MoneySum {
    key: String,
    account_type: i64,
    reach: i64,
    kind: String,
    amount: i64,
}

from_row!(MoneySum { key, account_type, reach, kind, amount });

/// Figures of profit and loss. Amounts in minor units.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Figures {
    bets: i64,
    turnover: i64,
    valid_bet: i64,
    payout: i64,
    rebate: i64,
    bonus: i64,
    wages: i64,
    dividends: i64,
    deposits: i64,
    withdrawals: i64,
}

impl Figures {
    fn add_bets(&mut self, sum: &BetSum) {
        self.bets += sum.bets;
        self.turnover += sum.stake;
        self.valid_bet += sum.valid_bet;
        self.payout += sum.payout;
    }

    fn add_money(&mut self, sum: &MoneySum) {
        let Some(kind) = TransactionKind::from_name(&sum.kind) else { return };
        match (kind, RecordGroup::of(kind)) {
            (TransactionKind::Rebate, _) => self.rebate += sum.amount,
            (TransactionKind::Wage, _) => self.wages += sum.amount,
            (TransactionKind::Dividend, _) => self.dividends += sum.amount,
            (_, RecordGroup::Rewards | RecordGroup::Points) => self.bonus += sum.amount,
            (_, RecordGroup::Deposits) => self.deposits += sum.amount,
            (_, RecordGroup::Withdrawals) => self.withdrawals -= sum.amount,
            _ => {}
        }
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.bets += other.bets;
        self.turnover += other.turnover;
        self.valid_bet += other.valid_bet;
        self.payout += other.payout;
        self.rebate += other.rebate;
        self.bonus += other.bonus;
        self.wages += other.wages;
        self.dividends += other.dividends;
        self.deposits += other.deposits;
        self.withdrawals += other.withdrawals;
    }

    pub(super) fn turnover(&self) -> i64 {
        self.turnover
    }

    pub(super) fn to_wire(self) -> ProfitFigures {
        let amount = |minor| Amount(Money(minor));
        ProfitFigures {
            bets: self.bets,
            turnover: amount(self.turnover),
            valid_bet: amount(self.valid_bet),
            payout: amount(self.payout),
            rebate: amount(self.rebate),
            bonus: amount(self.bonus),
            wages: amount(self.wages),
            dividends: amount(self.dividends),
            deposits: amount(self.deposits),
            withdrawals: amount(self.withdrawals),
            profit: amount(self.payout + self.rebate + self.bonus + self.wages + self.dividends - self.turnover),
        }
    }
}

/// The figures under one key: of the direct downline, and of the whole team.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) is_agent: bool,
    pub(super) direct: Figures,
    pub(super) total: Figures,
}

/// Lines by key: a day's number, a product's code, or an account name.
#[derive(Debug, Default)]
pub(super) struct Table {
    lines: BTreeMap<String, Line>,
}

impl Table {
    pub(super) fn of(bets: Vec<BetSum>, money: Vec<MoneySum>) -> Self {
        let mut table = Self::default();
        for sum in bets {
            let line = table.line(&sum.key, sum.account_type);
            line.total.add_bets(&sum);
            if sum.reach <= 1 {
                line.direct.add_bets(&sum);
            }
        }
        for sum in money {
            let line = table.line(&sum.key, sum.account_type);
            line.total.add_money(&sum);
            if sum.reach <= 1 {
                line.direct.add_money(&sum);
            }
        }
        table.lines.retain(|_, line| line.total != Figures::default());
        table
    }

    fn line(&mut self, key: &str, account_type: i64) -> &mut Line {
        let line = self.lines.entry(key.to_owned()).or_default();
        line.is_agent = account_type > 0;
        line
    }

    /// The sum of all lines.
    pub(super) fn total(&self) -> Line {
        let mut total = Line::default();
        for line in self.lines.values() {
            total.direct.add(&line.direct);
            total.total.add(&line.total);
        }
        total
    }

    pub(super) fn into_lines(self) -> Vec<(String, Line)> {
        self.lines.into_iter().collect()
    }
}
