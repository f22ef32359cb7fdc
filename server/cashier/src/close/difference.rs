//! The differences that the close of a day can find between rows, ledger, payment provider and vendors.

/// A kind of difference between rows, ledger, payment provider and vendors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DifferenceKind {
    /// The balances of a currency do not add up to zero.
    LedgerSum,
    /// The entries of a transaction do not add up to zero.
    UnbalancedTransaction,
    /// The balance of a member's account is not the sum of its entries.
    WrongBalance,
    /// The balance of a member's account is below the sum of its holds.
    Overdrawn,
    /// The held amount of an account is not the sum of its holds.
    WrongHolds,
    /// The receipts of a deposit differ from what the ledger took from the provider's or bank's account for it.
    DepositReceived,
    /// The receipts of a deposit less fees differ from what the ledger credited to the wallet.
    DepositCredited,
    /// The paid parts of a withdrawal differ from what the ledger has paid out.
    WithdrawalPaid,
    /// The unpaid amount of a withdrawal differs from what the ledger has in transit for it.
    InTransit,
    /// The amount of a withdrawal that was not sent yet differs from its hold.
    Frozen,
    /// A correction differs from its posting.
    Correction,
    /// A transfer to an upline differs from its posting.
    UplineTransfer,
    /// A transfer to a downline differs from its posting.
    DownlineTransfer,
    /// A receipt of a deposit differs at the provider, or is missing on one side.
    ProviderReceipt,
    /// A paid part of a withdrawal differs at the provider, or is missing on one side.
    ProviderPart,
    /// The amount paid of a withdrawal, less what was returned, differs at the provider; or the provider does not know
    /// the withdrawal.
    ProviderPayout,
    /// A completed transfer between wallets differs from its posting.
    WalletTransfer,
    /// A transfer to a vendor whose outcome is unknown differs from its hold.
    WalletHeld,
    /// The sum of members' balances at a vendor differs from the ledger's account of that vendor.
    VendorWallets,
    /// A vendor that keeps wallets reports another balance of a member.
    VendorBalance,
    /// A transfer differs at the vendor, or is missing on one side.
    VendorTransfer,
    /// A settled bet that the vendor reports can not be booked.
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

    /// The word in the database and in the back office's API.
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

    /// The kind with this word.
    pub fn from_name(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == word)
    }

    /// What the two figures of the kind are, for operators: `recorded` first, then `counterpart`.
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

/// A difference that was found. Amounts are minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The kind of difference.
    pub kind: DifferenceKind,
    /// ISO 4217 code.
    pub currency: String,
    /// Id of the deposit, withdrawal, correction, transfer, account or transaction; the id of a receipt or part follows
    /// after a blank.
    pub reference: String,
    /// The amount by the cashier's rows; of a fault of the ledger, the actual figure.
    pub recorded: i64,
    /// The amount by the ledger, provider or vendor; of a fault of the ledger, the figure that it should be.
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
