//! Sums of the team overview, in minor units.

use lumora_core::domain::agent::team::{TeamMoney, net_loss};
use lumora_core::domain::ledger::TransactionKind;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, TeamFigures};

/// The sums of a range of days.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Sums {
    pub(super) new_members: i64,
    pub(super) first_deposits: i64,
    pub(super) active_members: i64,
    pub(super) bets: i64,
    pub(super) turnover: i64,
    pub(super) valid_bet: i64,
    pub(super) payout: i64,
    deposits: i64,
    withdrawals: i64,
    rebate: i64,
    bonus: i64,
    wages: i64,
    dividends: i64,
}

impl Sums {
    /// Adds movements of a kind; unknown kinds are ignored.
    pub(super) fn add_money(&mut self, kind: &str, amount: i64) {
        let Some(figure) = TransactionKind::from_name(kind).and_then(TeamMoney::of) else { return };
        let sum = match figure {
            TeamMoney::Deposits => &mut self.deposits,
            TeamMoney::Withdrawals => &mut self.withdrawals,
            TeamMoney::Rebate => &mut self.rebate,
            TeamMoney::Bonus => &mut self.bonus,
            TeamMoney::Wages => &mut self.wages,
            TeamMoney::Dividends => &mut self.dividends,
        };
        *sum += figure.share(amount);
    }

    /// Adds what can be summed. The number of active members can not.
    pub(super) fn add(&mut self, other: &Self) {
        self.new_members += other.new_members;
        self.first_deposits += other.first_deposits;
        self.bets += other.bets;
        self.turnover += other.turnover;
        self.valid_bet += other.valid_bet;
        self.payout += other.payout;
        self.deposits += other.deposits;
        self.withdrawals += other.withdrawals;
        self.rebate += other.rebate;
        self.bonus += other.bonus;
        self.wages += other.wages;
        self.dividends += other.dividends;
    }

    /// The sums in the form of the API.
    pub(super) fn to_wire(self) -> TeamFigures {
        let amount = |minor: i64| Amount(Money(minor));
        let count = |number: i64| u32::try_from(number.max(0)).unwrap_or(u32::MAX);
        TeamFigures {
            new_members: count(self.new_members),
            first_deposits: count(self.first_deposits),
            active_members: count(self.active_members),
            bets: self.bets,
            deposits: amount(self.deposits),
            withdrawals: amount(self.withdrawals),
            turnover: amount(self.turnover),
            valid_bet: amount(self.valid_bet),
            payout: amount(self.payout),
            rebate: amount(self.rebate),
            bonus: amount(self.bonus),
            wages: amount(self.wages),
            dividends: amount(self.dividends),
            net_loss: amount(net_loss(self.turnover, self.payout, self.rebate, self.bonus)),
        }
    }
}
