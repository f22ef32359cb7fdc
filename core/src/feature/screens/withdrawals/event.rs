//! Events of the withdrawals on record (section 4 of the specification, "Withdrawal confirmation").

use crate::domain::cashier::Confirmation;
use crate::event::{AmountEvent, PickedFile};
use serde::{Deserialize, Serialize};

/// Events of the withdrawals on record: which are listed, and what the member says about one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum WithdrawalsEvent {
    /// Open or close the details of the withdrawal with this id.
    Toggle(String),
    /// Events of the question what has arrived.
    Arrival(ArrivalEvent),
    /// Call off the withdrawal whose details are open: asks first.
    Cancel,
    /// Do not call off the withdrawal.
    Keep,
    /// Show withdrawals with this status, by its word; empty is all.
    Filter(String),
    /// Show another page of the list.
    Page(u32),
    /// Fetch again what failed.
    Retry,
}

/// Events of the question what has arrived.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ArrivalEvent {
    /// Choose the answer: all, a part, or nothing.
    Answer(Confirmation),
    /// The amount that has arrived was changed, where it is a part.
    Amount(AmountEvent),
    /// Pictures were chosen or dropped.
    Attach(Vec<PickedFile>),
    /// Take the picture with this handle off the form.
    Detach(u32),
    /// Upload the picture with this handle again.
    UploadAgain(u32),
    /// Send the answer.
    Send,
}
