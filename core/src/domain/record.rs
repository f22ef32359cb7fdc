//! The account record: what filters a member has over the movements of an account (section 2 of the specification, `transactionHistory`).
//!
//! A movement belongs to exactly one group, by the kind of its transaction, so that the groups together are the whole record. Client and server
//! read the same table: the one names, the other selects.

use super::ledger::TransactionKind;
use super::named_enum::named_enum;

named_enum! {
    /// The account whose movements a record shows.
    RecordAccount {
        /// Money in the main wallet.
        #[default]
        Cash = "CASH",
        /// Points of the mall.
        Points = "POINTS",
    }
}

named_enum! {
    /// The span of days that a record shows: days of the operator, the present one last.
    RecordSpan {
        /// The day that it is.
        Today = "TODAY",
        /// The day before today.
        Yesterday = "YESTERDAY",
        /// Today and the six days before.
        #[default]
        Week = "DAYS_7",
        /// Today and the 29 days before.
        Month = "DAYS_30",
        /// Today and the 364 days before.
        Year = "DAYS_365",
    }
}

named_enum! {
    /// The group of a movement, by what kind it is.
    RecordGroup {
        /// Stakes, and stakes that were given back.
        #[default]
        Stakes = "STAKES",
        /// Payouts, and payouts that were taken back.
        Payouts = "PAYOUTS",
        /// Money that was paid in.
        Deposits = "DEPOSITS",
        /// Money that was taken out, and what came back of that.
        Withdrawals = "WITHDRAWALS",
        /// Transfers to and from the wallets that vendors keep, and with upline and downline.
        Transfers = "TRANSFERS",
        /// Bonuses, rewards and prizes.
        Rewards = "REWARDS",
        /// What an agent has earned, or has paid to the team: rebates, dividends, wages.
        Commission = "COMMISSION",
        /// The points mall: earned, redeemed, converted, and what came of it.
        Points = "POINTS",
        /// Movements by which the operator has put something right.
        Corrections = "CORRECTIONS",
    }
}

named_enum! {
    /// The direction of a movement.
    RecordDirection {
        /// The movement added to the account.
        #[default]
        In = "IN",
        /// The movement took from the account.
        Out = "OUT",
    }
}

named_enum! {
    /// The reach of a record, where an agent names a member of the team.
    TeamReach {
        /// The member's own rows.
        #[default]
        Own = "OWN",
        /// The member's own rows, and those of everybody who stood below.
        Branch = "BRANCH",
    }
}

named_enum! {
    /// The status of a bet.
    BetStatus {
        /// The end of the bet is awaited.
        #[default]
        Pending = "PENDING",
        /// The bet paid more than was staked.
        Won = "WON",
        /// The bet paid less than was staked, or nothing.
        Lost = "LOST",
        /// The bet paid what was staked.
        Draw = "DRAW",
        /// The bet was undone, and the stake given back.
        RolledBack = "ROLLED_BACK",
    }
}

impl RecordSpan {
    /// The first and the last day of the span, counted back from today.
    #[must_use]
    pub const fn days_back(self) -> (i64, i64) {
        match self {
            RecordSpan::Today => (0, 0),
            RecordSpan::Yesterday => (1, 1),
            RecordSpan::Week => (6, 0),
            RecordSpan::Month => (29, 0),
            RecordSpan::Year => (364, 0),
        }
    }
}

impl RecordGroup {
    /// The group of a kind.
    #[must_use]
    pub const fn of(kind: TransactionKind) -> RecordGroup {
        use TransactionKind as Kind;
        match kind {
            Kind::GameBet | Kind::GameBetRollback => RecordGroup::Stakes,
            Kind::GameWin | Kind::GameWinRollback | Kind::VendorBet => RecordGroup::Payouts,
            Kind::PaymentDeposit => RecordGroup::Deposits,
            Kind::PaymentWithdrawal | Kind::PaymentPaidOut | Kind::PaymentReturned => RecordGroup::Withdrawals,
            Kind::UplineTransfer | Kind::DownlineTransfer | Kind::TransferToVendor | Kind::TransferToMain => {
                RecordGroup::Transfers
            }
            Kind::Rebate | Kind::Dividend | Kind::Wage => RecordGroup::Commission,
            Kind::PointsEarned
            | Kind::PointsTakenBack
            | Kind::PointsRedeemed
            | Kind::PointsReturned
            | Kind::PointsConverted
            | Kind::PointsReward => RecordGroup::Points,
            Kind::PromotionReward
            | Kind::RafflePrize
            | Kind::Cashback
            | Kind::LevelGift
            | Kind::RedEnvelope
            | Kind::ReferralReward
            | Kind::MissionReward
            | Kind::LeaderboardPrize
            | Kind::FreeSpinsWin
            | Kind::FreeSpinsWinRollback
            | Kind::BonusCancelled
            | Kind::BonusGivenUp => RecordGroup::Rewards,
            Kind::PlayMoneyGrant
            | Kind::PlayMoneyReturn
            | Kind::Correction
            | Kind::BalanceGivenUp
            | Kind::StakesReturned => RecordGroup::Corrections,
        }
    }

    /// The kinds of a group.
    pub fn kinds(self) -> impl Iterator<Item = TransactionKind> {
        TransactionKind::ALL.into_iter().filter(move |kind| RecordGroup::of(*kind) == self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_in_one_group_and_no_group_is_empty() {
        let all: usize = RecordGroup::ALL.iter().map(|group| group.kinds().count()).sum();
        assert_eq!(all, TransactionKind::ALL.len());
        assert!(RecordGroup::ALL.iter().all(|group| group.kinds().next().is_some()));
    }

    #[test]
    fn a_span_ends_today_but_yesterday() {
        for span in RecordSpan::ALL {
            let (first, last) = span.days_back();
            assert!(first >= last && (last == 0) == (*span != RecordSpan::Yesterday), "{span:?}");
        }
    }
}
