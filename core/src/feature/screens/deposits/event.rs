//! Events of the deposit page (sections 2 and 3 of the specification).

use crate::event::{AmountEvent, PickedFile};
use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// Events of the deposit page: the form, the deposit of the address, and the history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DepositsEvent {
    /// Choose the channel with this id.
    Channel(String),
    /// Take part in the promotion with this id; in none where it is empty.
    Promotion(String),
    /// The amount was changed.
    Amount(AmountEvent),
    /// The member has read how the operator keeps the money of its customers, or takes that back.
    AcknowledgeFunds(bool),
    /// Ask for the deposit.
    Ask,
    /// Redeem a voucher by its code.
    Redeem(Secret),
    /// The code of the voucher was changed: its error goes away.
    VoucherEdited,
    /// Call off the deposit that shows: it is asked once more.
    CallOff,
    /// Do not call off the deposit.
    Keep,
    /// Call off the deposit that was asked about.
    ConfirmCallOff,
    /// Pictures of a receipt were chosen or dropped.
    Attach(Vec<PickedFile>),
    /// Take the picture with this handle off.
    Detach(u32),
    /// Send the picture with this handle again.
    SendAgain(u32),
    /// Show earlier deposits with this status, by its word; empty is all.
    Status(String),
    /// Show another page of the history.
    Page(u32),
    /// Open the deposit with this id in the history, or close it.
    Row(String),
    /// Fetch again what failed.
    Retry,
}
