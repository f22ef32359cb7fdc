//! What its views may say.

use crate::event::{AmountEvent, PickedFile};
use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// Deposits: the form, the one that the address names, and those of before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DepositsEvent {
    /// Choose the channel with this id.
    Channel(String),
    /// Take part in the promotion with this id; in none where it is empty.
    Promotion(String),
    /// Something was done to the field of the amount.
    Amount(AmountEvent),
    /// How the operator keeps the money of its customers was read.
    AcknowledgeFunds(bool),
    /// Ask for the deposit.
    Ask,
    /// Redeem a voucher by its code.
    Redeem(Secret),
    /// The code of the voucher was changed: its error goes away.
    VoucherEdited,
    /// Call off the deposit that shows: it is asked once more.
    CallOff,
    /// Do not call it off.
    Keep,
    /// Yes, call it off.
    ConfirmCallOff,
    /// Pictures of a receipt were chosen or dropped.
    Attach(Vec<PickedFile>),
    /// Take the picture with this handle off.
    Detach(u32),
    /// Send the picture with this handle again.
    SendAgain(u32),
    /// Narrow those of before to a status by its word; empty is all.
    Status(String),
    /// Another page of those of before.
    Page(u32),
    /// Open the one with this id in place, or close it.
    Row(String),
    /// Fetch again what failed.
    Retry,
}
