//! What its views may say.

use crate::event::PickedFile;
use serde::{Deserialize, Serialize};

/// Promotions: the list, and the one that the address names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PromotionsEvent {
    /// What is featured comes into sight on home.
    Feature,
    /// Narrow the list to a category by its code; empty is all.
    Category(String),
    /// Narrow the list by how promotions stand, by the word of the filter; empty is all.
    Filter(String),
    /// Show all again.
    ClearFilters,
    /// Fetch again what failed.
    Retry,
    /// Log in to take part.
    LogIn,
    /// Sign up.
    Join,
    /// Take the reward.
    Claim,
    /// Draw once.
    Draw,
    /// All that stands in the field of the contact that a bonus asks for now.
    Contact(String),
    /// All that stands in the remark now.
    Remark(String),
    /// Files were chosen or dropped.
    Attach(Vec<PickedFile>),
    /// Take the file with this handle off the form.
    Detach(u32),
    /// Upload the file with this handle again.
    UploadAgain(u32),
    /// Send the application.
    Apply,
}
