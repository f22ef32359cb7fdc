//! What money is: the kinds of accounts that hold it and of transactions that move it. The server's ledger posts them, and a
//! member's records (section 3 of the specification) name and filter them, so both read one table.

/// What an account of the ledger stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AccountKind {
    /// What a member can spend, and what is held of it.
    MemberWallet,
    /// What a member owes: a payout that was taken back after it had been spent. Never above zero.
    MemberReceivable,
    /// What the operator and a supplier owe each other for stakes and payouts.
    SupplierSettlement,
    /// What promotions have cost.
    Promotion,
    /// Where play money comes from; its balance is minus all that was issued.
    PlayMoneyIssuer,
    /// Points of a member.
    MemberPoints,
    /// Where points come from; its balance is minus all that were issued.
    PointsIssuer,
    /// What the operator and a payment provider owe each other; the operator's own bank is such a provider.
    PaymentProvider,
    /// Fees that members have paid for deposits and withdrawals.
    PaymentFees,
    /// Withdrawals that were handed to a provider and are not paid yet.
    WithdrawalsInTransit,
    /// What corrections of balances have cost.
    Corrections,
    /// What members have in the wallets that a vendor keeps, all of them together.
    VendorWallets,
    /// What members have given up as they closed their accounts.
    GivenUp,
    /// What agents have cost the operator: rebates, dividends and wages.
    Commission,
}

impl AccountKind {
    /// Every kind of account.
    pub const ALL: [Self; 14] = [
        Self::MemberWallet,
        Self::MemberReceivable,
        Self::SupplierSettlement,
        Self::Promotion,
        Self::PlayMoneyIssuer,
        Self::MemberPoints,
        Self::PointsIssuer,
        Self::PaymentProvider,
        Self::PaymentFees,
        Self::WithdrawalsInTransit,
        Self::Corrections,
        Self::VendorWallets,
        Self::GivenUp,
        Self::Commission,
    ];

    /// The word that is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::MemberWallet => "member_wallet",
            Self::MemberReceivable => "member_receivable",
            Self::SupplierSettlement => "supplier_settlement",
            Self::Promotion => "promotion",
            Self::PlayMoneyIssuer => "play_money_issuer",
            Self::MemberPoints => "member_points",
            Self::PointsIssuer => "points_issuer",
            Self::PaymentProvider => "payment_provider",
            Self::PaymentFees => "payment_fees",
            Self::WithdrawalsInTransit => "withdrawals_in_transit",
            Self::Corrections => "corrections",
            Self::VendorWallets => "vendor_wallets",
            Self::GivenUp => "given_up",
            Self::Commission => "commission",
        }
    }

    /// Whether its balance may fall below zero.
    pub const fn may_go_negative(self) -> bool {
        !matches!(self, Self::MemberWallet | Self::MemberPoints)
    }

    /// Whether it belongs to one member. Such an account keeps a running balance; one of the house moves with everybody's bets,
    /// and its balance is the sum of its entries.
    pub const fn is_of_member(self) -> bool {
        matches!(self, Self::MemberWallet | Self::MemberReceivable | Self::MemberPoints)
    }
}

/// The kind of a transaction: why money or points move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TransactionKind {
    /// A stake is taken.
    GameBet,
    /// A payout is credited.
    GameWin,
    /// A stake is given back.
    GameBetRollback,
    /// A payout is taken back.
    GameWinRollback,
    /// Play money is issued.
    PlayMoneyGrant,
    /// Play money goes back to where it was issued.
    PlayMoneyReturn,
    /// The operator corrects a balance.
    Correction,
    /// A promotion pays its reward.
    PromotionReward,
    /// A raffle pays a prize.
    RafflePrize,
    /// Cashback is claimed, and paid.
    Cashback,
    /// The gift of a level is claimed.
    LevelGift,
    /// A red envelope is claimed.
    RedEnvelope,
    /// What a referral has brought is claimed.
    ReferralReward,
    /// A mission pays its reward.
    MissionReward,
    /// A leaderboard pays a prize.
    LeaderboardPrize,
    /// What free spins have won is credited.
    FreeSpinsWin,
    /// What free spins have won is taken back: the supplier has corrected it.
    FreeSpinsWinRollback,
    /// Money comes in from a payment provider.
    PaymentDeposit,
    /// A withdrawal leaves the wallet, to be paid.
    PaymentWithdrawal,
    /// A provider has paid a withdrawal, or a part of it.
    PaymentPaidOut,
    /// A withdrawal, or what was not paid of it, comes back.
    PaymentReturned,
    /// A member gives money to the upline.
    UplineTransfer,
    /// An agent gives money to somebody of the team.
    DownlineTransfer,
    /// A rebate on valid bets: of one's own, or of the team.
    Rebate,
    /// A dividend of a contract.
    Dividend,
    /// A daily, hourly or real-time wage of a contract.
    Wage,
    /// Money goes into the wallet that a vendor keeps.
    TransferToVendor,
    /// Money comes back from the wallet that a vendor keeps.
    TransferToMain,
    /// A bet that was staked from a wallet that a vendor keeps has been settled: what it won or lost there.
    VendorBet,
    /// A member gives up what is left as the account is closed.
    BalanceGivenUp,
    /// A bonus that was not staked is taken back: its member is excluded.
    BonusCancelled,
    /// A member gives up a bonus: what is left of it is taken back.
    BonusGivenUp,
    /// What somebody has lost who was too young to play comes back.
    StakesReturned,
    /// Points for play or a deposit.
    PointsEarned,
    /// Points for play that was undone are taken back.
    PointsTakenBack,
    /// Points are given for a reward.
    PointsRedeemed,
    /// The points of a redemption that was refused come back.
    PointsReturned,
    /// Points are given for money, in the wallet by the same transaction.
    PointsConverted,
    /// A reward of the points mall is paid into the wallet.
    PointsReward,
}

impl TransactionKind {
    /// Every kind of transaction.
    pub const ALL: [Self; 39] = [
        Self::GameBet,
        Self::GameWin,
        Self::GameBetRollback,
        Self::GameWinRollback,
        Self::PlayMoneyGrant,
        Self::PlayMoneyReturn,
        Self::Correction,
        Self::PromotionReward,
        Self::RafflePrize,
        Self::Cashback,
        Self::LevelGift,
        Self::RedEnvelope,
        Self::ReferralReward,
        Self::MissionReward,
        Self::LeaderboardPrize,
        Self::FreeSpinsWin,
        Self::FreeSpinsWinRollback,
        Self::PaymentDeposit,
        Self::PaymentWithdrawal,
        Self::PaymentPaidOut,
        Self::PaymentReturned,
        Self::UplineTransfer,
        Self::DownlineTransfer,
        Self::Rebate,
        Self::Dividend,
        Self::Wage,
        Self::TransferToVendor,
        Self::TransferToMain,
        Self::VendorBet,
        Self::BalanceGivenUp,
        Self::BonusCancelled,
        Self::BonusGivenUp,
        Self::StakesReturned,
        Self::PointsEarned,
        Self::PointsTakenBack,
        Self::PointsRedeemed,
        Self::PointsReturned,
        Self::PointsConverted,
        Self::PointsReward,
    ];

    /// The word that is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::GameBet => "game_bet",
            Self::GameWin => "game_win",
            Self::GameBetRollback => "game_bet_rollback",
            Self::GameWinRollback => "game_win_rollback",
            Self::PlayMoneyGrant => "play_money_grant",
            Self::PlayMoneyReturn => "play_money_return",
            Self::Correction => "correction",
            Self::PromotionReward => "promotion_reward",
            Self::RafflePrize => "raffle_prize",
            Self::Cashback => "cashback",
            Self::LevelGift => "level_gift",
            Self::RedEnvelope => "red_envelope",
            Self::ReferralReward => "referral_reward",
            Self::MissionReward => "mission_reward",
            Self::LeaderboardPrize => "leaderboard_prize",
            Self::FreeSpinsWin => "free_spins_win",
            Self::FreeSpinsWinRollback => "free_spins_win_rollback",
            Self::PaymentDeposit => "payment_deposit",
            Self::PaymentWithdrawal => "payment_withdrawal",
            Self::PaymentPaidOut => "payment_paid_out",
            Self::PaymentReturned => "payment_returned",
            Self::UplineTransfer => "upline_transfer",
            Self::DownlineTransfer => "downline_transfer",
            Self::Rebate => "rebate",
            Self::Dividend => "dividend",
            Self::Wage => "wage",
            Self::TransferToVendor => "transfer_to_vendor",
            Self::TransferToMain => "transfer_to_main",
            Self::VendorBet => "vendor_bet",
            Self::BalanceGivenUp => "balance_given_up",
            Self::BonusCancelled => "bonus_cancelled",
            Self::BonusGivenUp => "bonus_given_up",
            Self::StakesReturned => "stakes_returned",
            Self::PointsEarned => "points_earned",
            Self::PointsTakenBack => "points_taken_back",
            Self::PointsRedeemed => "points_redeemed",
            Self::PointsReturned => "points_returned",
            Self::PointsConverted => "points_converted",
            Self::PointsReward => "points_reward",
        }
    }

    /// The kind with this word.
    pub fn from_name(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == word)
    }

    /// Whether it belongs to a bet, which is told of by the stream of settled bets.
    pub const fn is_of_bet(self) -> bool {
        matches!(self, Self::GameBet | Self::GameWin | Self::GameBetRollback | Self::GameWinRollback | Self::VendorBet)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_kind_has_a_word_of_its_own() {
        let accounts: BTreeSet<&str> = AccountKind::ALL.into_iter().map(AccountKind::name).collect();
        assert_eq!(accounts.len(), AccountKind::ALL.len());
        for kind in TransactionKind::ALL {
            assert_eq!(TransactionKind::from_name(kind.name()), Some(kind));
        }
    }

    #[test]
    fn what_a_member_can_spend_never_falls_below_zero() {
        assert!(!AccountKind::MemberWallet.may_go_negative() && !AccountKind::MemberPoints.may_go_negative());
        assert!(AccountKind::ALL.into_iter().all(|kind| kind.is_of_member() || kind.may_go_negative()));
    }
}
