//! The words of settlements: where one stands, and which side of it an agent is.

use crate::domain::named_enum::named_enum;

named_enum! {
    /// The status of a settlement.
    SettlementStatus {
        /// The settlement waits for the operator's approval.
        #[default]
        Calculated = "CALCULATED",
        /// The settlement waits for money.
        Pending = "PENDING",
        /// The settlement is paid.
        Paid = "PAID",
        /// The operator has refused the settlement.
        Refused = "REFUSED",
        /// A part of the settlement is paid; the rest is owed.
        Partial = "PARTIAL",
        /// The settlement should have been paid by now.
        Overdue = "OVERDUE",
    }
}

named_enum! {
    /// The side of a settlement that an agent is on.
    SettlementRole {
        /// The agent is paid.
        #[default]
        Payee = "PAYEE",
        /// The agent pays.
        Payer = "PAYER",
    }
}

impl SettlementStatus {
    /// Whether the money is still to come.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Calculated | Self::Pending | Self::Partial | Self::Overdue)
    }
}
