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
    /// A member's points.
    MemberPoints,
    /// Where points come from; its balance is minus all that were issued.
    PointsIssuer,
}

impl AccountKind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::MemberWallet,
        Self::MemberReceivable,
        Self::SupplierSettlement,
        Self::Promotion,
        Self::PlayMoneyIssuer,
        Self::MemberPoints,
        Self::PointsIssuer,
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

/// Why money moves.
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
    /// A promotion pays.
    PromotionReward,
    /// A raffle pays a prize.
    RafflePrize,
}

impl TransactionKind {
    /// All kinds.
    pub const ALL: [Self; 9] = [
        Self::GameBet,
        Self::GameWin,
        Self::GameBetRollback,
        Self::GameWinRollback,
        Self::PlayMoneyGrant,
        Self::PlayMoneyReturn,
        Self::Correction,
        Self::PromotionReward,
        Self::RafflePrize,
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
        }
    }

    /// The kind with this word.
    pub fn from_name(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == word)
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
