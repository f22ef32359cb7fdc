//! A moment as people say it, with what it is exactly.

use super::Text;
use serde::Serialize;

/// When something happened, or will. Lists say it; a record shows what it is exactly.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Moment {
    /// As people say it: today 09:15.
    pub said: Text,
    /// `YYYY-MM-DD HH:mm:ss` with the offset of the visitor's zone.
    pub exact: String,
}
