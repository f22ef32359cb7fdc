//! The kinds of differences that the close of a day can find between rows, ledger, payment provider and vendors, and one such difference.

/// A way in which rows, ledger and provider can say different things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DifferenceKind {
    /// The balances of a currency do not add up to zero.
    LedgerSum,
    /// The entries of a transaction do not add up to zero.
    UnbalancedTransaction,
    /// The balance of a member's account is not the sum of its entries.
    WrongBalance,
    /// A member's account has fallen below what is held of it.
    Overdrawn,
    /// What is held of an account is not the sum of its holds.
    WrongHolds,
    /// The receipts of a deposit are not what the ledger took from whoever had the money before.
    DepositReceived,
    /// The receipts of a deposit, without fees, are not what the wallet has got.
    DepositCredited,
    /// The parts of a withdrawal are not what the ledger has paid out.
    WithdrawalPaid,
    /// What of a withdrawal is not paid yet is not what the ledger has in transit for it.
    InTransit,
    /// The amount of a withdrawal that waits is not frozen.
    Frozen,
    /// A correction is not what the ledger has booked for it.
    Correction,
    /// A transfer to an upline is not what the ledger has booked for it.
    UplineTransfer,
    /// A transfer to somebody of a team is not what the ledger has booked for it.
    DownlineTransfer,
    /// A receipt differs at the provider, or one of the two does not know it.
    ProviderReceipt,
    /// A part of a payout differs at the provider, or one of the two does not know it.
    ProviderPart,
    /// What was paid, less what came back, differs at the provider; or it knows nothing of a withdrawal that was handed to it.
    ProviderPayout,
    /// A transfer between wallets that is done is not what the ledger has booked for it.
    WalletTransfer,
    /// A transfer to a vendor whose end is not known is not held.
    WalletHeld,
    /// What members have at a vendor is not what the ledger says of all of them.
    VendorWallets,
    /// A vendor that keeps wallets says that a member has something else there.
    VendorBalance,
    /// A transfer differs at the vendor, or one of the two does not know it.
    VendorTransfer,
    /// A settled bet that a vendor tells can not be booked.
    VendorBet,
}

impl DifferenceKind {
    const ALL: [Self; 22] = [
        Self::LedgerSum,
        Self::UnbalancedTransaction,
        Self::WrongBalance,
        Self::Overdrawn,
        Self::WrongHolds,
        Self::DepositReceived,
        Self::DepositCredited,
        Self::WithdrawalPaid,
        Self::InTransit,
        Self::Frozen,
        Self::Correction,
        Self::UplineTransfer,
        Self::DownlineTransfer,
        Self::ProviderReceipt,
        Self::ProviderPart,
        Self::ProviderPayout,
        Self::WalletTransfer,
        Self::WalletHeld,
        Self::VendorWallets,
        Self::VendorBalance,
        Self::VendorTransfer,
        Self::VendorBet,
    ];

    /// The word that is stored and travels.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LedgerSum => "LEDGER_SUM",
            Self::UnbalancedTransaction => "UNBALANCED_TRANSACTION",
            Self::WrongBalance => "WRONG_BALANCE",
            Self::Overdrawn => "OVERDRAWN",
            Self::WrongHolds => "WRONG_HOLDS",
            Self::DepositReceived => "DEPOSIT_RECEIVED",
            Self::DepositCredited => "DEPOSIT_CREDITED",
            Self::WithdrawalPaid => "WITHDRAWAL_PAID",
            Self::InTransit => "IN_TRANSIT",
            Self::Frozen => "FROZEN",
            Self::Correction => "CORRECTION",
            Self::UplineTransfer => "UPLINE_TRANSFER",
            Self::DownlineTransfer => "DOWNLINE_TRANSFER",
            Self::ProviderReceipt => "PROVIDER_RECEIPT",
            Self::ProviderPart => "PROVIDER_PART",
            Self::ProviderPayout => "PROVIDER_PAYOUT",
            Self::WalletTransfer => "WALLET_TRANSFER",
            Self::WalletHeld => "WALLET_HELD",
            Self::VendorWallets => "VENDOR_WALLETS",
            Self::VendorBalance => "VENDOR_BALANCE",
            Self::VendorTransfer => "VENDOR_TRANSFER",
            Self::VendorBet => "VENDOR_BET",
        }
    }

    /// The one with this word.
    pub fn from_name(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == word)
    }

    /// What the two figures are, for operators: the first, then the second.
    pub const fn words(self) -> &'static str {
        match self {
            Self::LedgerSum => "the sum of all balances, and zero",
            Self::UnbalancedTransaction => "the sum of a transaction's entries, and zero",
            Self::WrongBalance => "the balance of an account, and the sum of its entries",
            Self::Overdrawn => "the balance of an account, and what is held of it",
            Self::WrongHolds => "what is held of an account, and the sum of its holds",
            Self::DepositReceived => "the receipts of a deposit, and what the ledger took in",
            Self::DepositCredited => "the receipts of a deposit without fees, and what the ledger credited",
            Self::WithdrawalPaid => "the paid parts of a withdrawal, and what the ledger paid out",
            Self::InTransit => "what of a withdrawal is not paid yet, and what the ledger has in transit",
            Self::Frozen => "the amount of a withdrawal that waits, and what is frozen for it",
            Self::Correction => "a correction, and what the ledger booked for it",
            Self::UplineTransfer => "a transfer to an upline, and what the ledger booked for it",
            Self::DownlineTransfer => "a transfer to a downline, and what the ledger booked for it",
            Self::ProviderReceipt => "a receipt of a deposit here, and at the provider",
            Self::ProviderPart => "a part of a withdrawal here, and at the provider",
            Self::ProviderPayout => "what was paid and has not come back, here and at the provider",
            Self::WalletTransfer => "a transfer between wallets, and what the ledger booked for it",
            Self::WalletHeld => "a transfer whose end is not known, and what is held for it",
            Self::VendorWallets => "what members have at a vendor, and what the ledger says of all of them",
            Self::VendorBalance => "what a member has at a vendor by our books, and by the vendor's",
            Self::VendorTransfer => "what a transfer moved here, and at the vendor",
            Self::VendorBet => "what a bet at a vendor lost by our books, and as the vendor tells it",
        }
    }
}

/// Something that differs. Amounts are minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// In which way.
    pub kind: DifferenceKind,
    /// ISO 4217 code.
    pub currency: String,
    /// Id of the deposit, withdrawal, correction, transfer, account or transaction; a receipt or part stands behind a blank.
    pub reference: String,
    /// What the rows of the cashier say; of faults of the ledger, what stands there.
    pub recorded: i64,
    /// What ledger or provider says; of faults of the ledger, what should stand there.
    pub counterpart: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_its_word() {
        for kind in DifferenceKind::ALL {
            assert_eq!(DifferenceKind::from_name(kind.name()), Some(kind));
        }
    }
}
