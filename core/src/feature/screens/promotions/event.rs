//! Events of the promotions: the list, and the page of one (sections 2, 4 and 5).

use crate::event::PickedFile;
use serde::{Deserialize, Serialize};

/// Events of the promotions: the list, and the page of one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PromotionsEvent {
    /// The featured promotions come into sight on home.
    Feature,
    /// Narrow the list to a category by its code; empty is all.
    Category(String),
    /// Narrow the list by how promotions stand, by the word of the filter; empty is all.
    Filter(String),
    /// Show all promotions again.
    ClearFilters,
    /// Fetch again what failed.
    Retry,
    /// Log in to take part in the promotion.
    LogIn,
    /// Sign up for the promotion.
    Join,
    /// Claim the reward of the promotion.
    Claim,
    /// Draw once at the promotion.
    Draw,
    /// Text of the field of the contact that a bonus asks for.
    Contact(String),
    /// Text of the field of the remark.
    Remark(String),
    /// Files were chosen or dropped.
    Attach(Vec<PickedFile>),
    /// Take the file with this handle off the form.
    Detach(u32),
    /// Upload the file with this handle again.
    UploadAgain(u32),
    /// Send the application to the operator.
    Apply,
}
