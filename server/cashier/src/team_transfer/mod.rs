//! Money between an agent and somebody of its team: up to the upline, or down to somebody below.
//!
//! Both ways have the same rules: only what may leave the site may go, within the bounds of one transfer and of the day, and to whoever gets it, it is
//! money paid in. All of it is judged and done in one transaction: the row, the posting from wallet to wallet, and what both sides are told.

mod limits;
mod moving;
mod row;

pub(crate) use limits::Limits;
pub(crate) use moving::{Transfer, carry_out};
pub use row::TransferRow;
pub(crate) use row::{select, shown_party};

use identity::alert::{AgentAlert, Alert};
use ledger::TransactionKind;
use lumora_core::domain::money::Money;

/// Which way money goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// From a member to the upline.
    ToUpline,
    /// From an agent to somebody of the team.
    ToDownline,
}

/// A setting, and what counts where it is not set, in minor units or times.
type Setting = (&'static str, i64);

impl Direction {
    /// Least and most at once, and what a day allows of money and of transfers.
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

    /// The rows.
    const fn table(self) -> &'static str {
        match self {
            Self::ToUpline => "upline_transfers",
            Self::ToDownline => "downline_transfers",
        }
    }

    /// Their column with who got the money.
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

    /// What a posting of it is done once for.
    fn key(self, id: &str) -> String {
        match self {
            Self::ToUpline => format!("upline-transfer:{id}"),
            Self::ToDownline => format!("downline-transfer:{id}"),
        }
    }

    /// The first letter of its numbers.
    const fn letter(self) -> &'static str {
        match self {
            Self::ToUpline => "U",
            Self::ToDownline => "D",
        }
    }

    /// What who gave it is told, and who got it.
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
