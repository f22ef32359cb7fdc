//! What a team has come to (section 2 of the specification, "team overview"): which movements of members' wallets belong to which figure, what the
//! figures make, and how a span of days stands to the one before it.

use crate::domain::ledger::TransactionKind;
use crate::domain::named_enum::named_enum;
use crate::domain::record::RecordGroup;

named_enum! {
    /// Days that an overview is about, the present one last.
    TeamSpan {
        /// The day that it is.
        Today = "TODAY",
        /// Today and the six days before.
        #[default]
        Week = "DAYS_7",
        /// Today and the 29 days before.
        Month = "DAYS_30",
        /// Today and the 89 days before.
        Quarter = "DAYS_90",
    }
}

impl TeamSpan {
    /// How many days the span has.
    #[must_use]
    pub const fn days(self) -> i64 {
        match self {
            TeamSpan::Today => 1,
            TeamSpan::Week => 7,
            TeamSpan::Month => 30,
            TeamSpan::Quarter => 90,
        }
    }
}

/// A figure of the movements of wallets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamMoney {
    /// Money that was paid in.
    Deposits,
    /// Money that was taken out; what came back of it takes away from it.
    Withdrawals,
    /// Rebates on valid bets.
    Rebate,
    /// Bonuses, rewards and prizes, and what points were given for, less what was taken back of them.
    Bonus,
    /// Wages of contracts: what was got, less what was paid to others.
    Wages,
    /// Dividends of contracts, in the same way.
    Dividends,
}

impl TeamMoney {
    /// The figure that movements of a kind belong to; nothing for transfers between members and for what the operator has put right, which
    /// are no result of play.
    #[must_use]
    pub const fn of(kind: TransactionKind) -> Option<TeamMoney> {
        match kind {
            TransactionKind::Rebate => Some(TeamMoney::Rebate),
            TransactionKind::Dividend => Some(TeamMoney::Dividends),
            TransactionKind::Wage => Some(TeamMoney::Wages),
            _ => match RecordGroup::of(kind) {
                RecordGroup::Deposits => Some(TeamMoney::Deposits),
                RecordGroup::Withdrawals => Some(TeamMoney::Withdrawals),
                RecordGroup::Rewards | RecordGroup::Points => Some(TeamMoney::Bonus),
                RecordGroup::Stakes
                | RecordGroup::Payouts
                | RecordGroup::Transfers
                | RecordGroup::Commission
                | RecordGroup::Corrections => None,
            },
        }
    }

    /// What a movement of a wallet, with its sign, adds to the figure.
    #[must_use]
    pub const fn share(self, amount: i64) -> i64 {
        match self {
            TeamMoney::Withdrawals => -amount,
            _ => amount,
        }
    }
}

/// What the house keeps of a team's play: stakes less payouts, rebates and bonuses. Above zero the team has lost.
#[must_use]
pub const fn net_loss(turnover: i64, payout: i64, rebate: i64, bonus: i64) -> i64 {
    turnover.saturating_sub(payout).saturating_sub(rebate).saturating_sub(bonus)
}

/// How a figure stands to that of the days before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// By how much it is more than before, or less.
    pub difference: i64,
    /// The difference in tenths of a percent of what was before; nothing where that was nothing or below, since a part of it means nothing then.
    pub tenths: Option<i64>,
}

impl Change {
    /// From `before` to `now`.
    #[must_use]
    pub fn of(now: i64, before: i64) -> Change {
        let difference = now.saturating_sub(before);
        let tenths = (before > 0).then(|| {
            let share = i128::from(difference) * 1000 / i128::from(before);
            i64::try_from(share).unwrap_or(i64::MAX)
        });
        Change { difference, tenths }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_that_only_changes_hands_is_no_figure_of_a_team() {
        for kind in [
            TransactionKind::UplineTransfer,
            TransactionKind::DownlineTransfer,
            TransactionKind::TransferToVendor,
            TransactionKind::TransferToMain,
            TransactionKind::Correction,
            TransactionKind::GameBet,
        ] {
            assert_eq!(TeamMoney::of(kind), None, "{kind:?}");
        }
    }

    #[test]
    fn what_came_back_of_a_withdrawal_was_not_taken_out() {
        let kinds = [(TransactionKind::PaymentWithdrawal, -500), (TransactionKind::PaymentReturned, 200)];
        let taken: i64 = kinds.iter().filter_map(|(kind, it)| TeamMoney::of(*kind).map(|of| of.share(*it))).sum();
        assert_eq!(taken, 300);
    }

    #[test]
    fn rebates_and_bonuses_make_a_loss_smaller() {
        assert_eq!(net_loss(1_000, 700, 20, 30), 250);
        assert_eq!(net_loss(100, 700, 0, 0), -600);
    }

    #[test]
    fn a_change_has_a_percentage_only_of_something() {
        assert_eq!(Change::of(150, 100), Change { difference: 50, tenths: Some(500) });
        assert_eq!(Change::of(0, 300), Change { difference: -300, tenths: Some(-1000) });
        assert_eq!(Change::of(5, 0), Change { difference: 5, tenths: None });
        assert_eq!(Change::of(5, -20), Change { difference: 25, tenths: None });
    }

    #[test]
    fn a_span_and_the_one_before_it_are_of_equal_length() {
        assert_eq!(TeamSpan::ALL.iter().map(|it| it.days()).collect::<Vec<_>>(), [1, 7, 30, 90]);
    }
}
