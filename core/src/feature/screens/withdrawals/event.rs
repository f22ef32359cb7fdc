//! What its views may say.

use crate::domain::cashier::Confirmation;
use crate::event::{AmountEvent, PickedFile};
use serde::{Deserialize, Serialize};

/// Withdrawals on record: which are listed, and what the member says about one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum WithdrawalsEvent {
    /// Open or close the details of the withdrawal with this id.
    Toggle(String),
    /// What has arrived of the withdrawal whose details are open.
    Arrival(ArrivalEvent),
    /// Call off the withdrawal whose details are open: asks first.
    Cancel,
    /// Do not.
    Keep,
    /// List those with this status, by its word; empty is all.
    Filter(String),
    /// Another page of the list.
    Page(u32),
    /// Fetch again what failed.
    Retry,
}

/// What has arrived.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ArrivalEvent {
    /// All, a part, or nothing.
    Answer(Confirmation),
    /// How much, where it is a part.
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
