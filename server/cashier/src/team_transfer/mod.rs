//! Transfers of money between an agent and a member of the team: up to the upline, or down to a downline.
//!
//! Both directions follow the same rules. The giver may give only what may leave the site, within the bounds of a
//! single transfer and the daily limits; to the receiver it counts as a deposit. One transaction checks the rules,
//! inserts the row, posts from wallet to wallet and notifies both sides.

mod limits;
mod moving;
mod row;

pub(crate) use limits::Limits;
pub(crate) use moving::{Transfer, carry_out};
pub use row::TransferRow;
pub(crate) use row::{masked_party, select};

use identity::alert::{AgentAlert, Alert};
use ledger::TransactionKind;
use lumora_core::domain::money::Money;

/// The direction of a transfer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// From a member to its upline.
    ToUpline,
    /// From an agent to a downline in its team.
    ToDownline,
}

/// A setting's name and its default: minor units of an amount, or a number of transfers.
type Setting = (&'static str, i64);

impl Direction {
    /// Settings of the limits: minimum and maximum of a transfer, amount per day, number per day.
    const fn settings(self) -> [Setting; 4] {
        match self {
            Self::ToUpline => [
                ("transfer_upline_min", 100),
                ("transfer_upline_max", 100_000),
                ("transfer_upline_daily_amount", 200_000),
                ("transfer_upline_daily_count", 5),
            ],
            Self::ToDownline => [
                ("transfer_downline_min", 100),
                ("transfer_downline_max", 500_000),
                ("transfer_downline_daily_amount", 2_000_000),
                ("transfer_downline_daily_count", 100),
            ],
        }
    }

    /// The table of transfers in this direction.
    const fn table(self) -> &'static str {
        match self {
            Self::ToUpline => "upline_transfers",
            Self::ToDownline => "downline_transfers",
        }
    }

    /// The table's column with the id of the receiving member.
    const fn receiver(self) -> &'static str {
        match self {
            Self::ToUpline => "upline_id",
            Self::ToDownline => "downline_id",
        }
    }

    const fn kind(self) -> TransactionKind {
        match self {
            Self::ToUpline => TransactionKind::UplineTransfer,
            Self::ToDownline => TransactionKind::DownlineTransfer,
        }
    }

    /// The ledger's idempotency key of a transfer.
    fn key(self, id: &str) -> String {
        match self {
            Self::ToUpline => format!("upline-transfer:{id}"),
            Self::ToDownline => format!("downline-transfer:{id}"),
        }
    }

    /// The first letter of order numbers.
    const fn letter(self) -> &'static str {
        match self {
            Self::ToUpline => "U",
            Self::ToDownline => "D",
        }
    }

    /// The alerts for the giver and for the receiver.
    fn alerts(self, amount: Money, order_no: &str) -> (Alert, Alert) {
        let number = || order_no.to_owned();
        match self {
            Self::ToUpline => (
                Alert::UplineTransferSent { amount, order_no: number() },
                Alert::UplineTransferReceived { amount, order_no: number() },
            ),
            Self::ToDownline => (
                Alert::OfAgent(AgentAlert::TransferSent { amount, order_no: number() }),
                Alert::OfAgent(AgentAlert::TransferReceived { amount, order_no: number() }),
            ),
        }
    }
}
