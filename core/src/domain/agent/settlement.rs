//! The words of settlements: where one stands, and which side of it an agent is.

use crate::domain::cashier::words;

words! {
    /// Where a settlement stands.
    SettlementStatus {
        /// It waits for the operator's approval.
        #[default]
        Calculated = "CALCULATED",
        /// It waits for money.
        Pending = "PENDING",
        /// It is paid.
        Paid = "PAID",
        /// The operator has refused it.
        Refused = "REFUSED",
        /// A part is paid; the rest is owed.
        Partial = "PARTIAL",
        /// It should have been paid by now.
        Overdue = "OVERDUE",
    }
}

words! {
    /// Which side of a settlement an agent is.
    SettlementRole {
        /// It is paid.
        #[default]
        Payee = "PAYEE",
        /// It pays.
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
