//! Limits that a member sets: their bounds, what was used of them, and the calls that change them.

use crate::domain::fair_play::{LimitKind, LimitPeriod};
use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// A bound: money for [`LimitKind::is_money`], minutes for the others; the other field is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LimitValue {
    /// The bound of a limit of money.
    pub amount: Amount,
    /// The bound of a limit of time, in minutes.
    pub minutes: u32,
}

/// A raise that waits: it begins only when the member says yes a second time, after `from`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PendingLimit {
    /// What the limit would be; absent where it would be none.
    pub to: Option<LimitValue>,
    /// From when it can be confirmed, RFC 3339.
    pub from: String,
    /// Whether that time has come.
    pub ripe: bool,
}

/// One limit: each pair of kind and period that the operator offers, set or not.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PlayLimit {
    /// The kind of the limit: what it bounds.
    pub kind: LimitKind,
    /// The period of the limit: how long what was used counts.
    pub period: LimitPeriod,
    /// The bound; absent where none is set.
    pub limit: Option<LimitValue>,
    /// What was used within the window that ends now, set or not.
    pub used: LimitValue,
    /// How much is left of the limit; absent where none is set.
    pub left: Option<LimitValue>,
    /// When more than `left` can be used again, RFC 3339; empty where nothing was used.
    pub eases_at: String,
    /// The raise that waits for its second yes; absent where none does.
    pub pending: Option<PendingLimit>,
    /// The licence lets the member go without it.
    pub may_end: bool,
}

/// Value of `GET /wps/fair-play/limits`, and of the calls that change one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PlayLimits {
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// All that are offered, in the order in which they are shown: the deposit limits first.
    pub limits: Vec<PlayLimit>,
    /// The member has set a limit, or has said that none is wanted. Asked once after registration and before the first deposit.
    pub decided: bool,
    /// The licence demands a limit: "none" is no answer.
    pub demanded: bool,
    /// Hours that a raise waits.
    pub raise_after_hours: u32,
    /// The server's clock when it answered, RFC 3339.
    pub server_time: String,
}

/// Body of `POST /wps/fair-play/limit`. A lower bound counts at once; a higher one, or none, waits.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct SetLimit {
    /// The kind of the limit: what it bounds.
    pub kind: LimitKind,
    /// The period of the limit: how long what was used counts.
    pub period: LimitPeriod,
    /// The bound; absent for none.
    #[serde(default)]
    pub to: Option<LimitValue>,
}

/// Body of `POST /wps/fair-play/limit/confirm`: the second yes to a raise whose time has come, or the word that it is not wanted.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct ConfirmLimit {
    /// The kind of the limit: what it bounds.
    pub kind: LimitKind,
    /// The period of the limit: how long what was used counts.
    pub period: LimitPeriod,
    /// The raise begins; otherwise it is dropped, which can be said at any time.
    pub yes: bool,
}

// `POST /wps/fair-play/limits/decline` takes no body: the member has seen the offer and wants no limit.

/// In `value` of a refusal by code `limit_reached`: which limit, and how it stands.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LimitReached {
    /// The limit that decides: the one with the least left.
    pub limit: PlayLimit,
}
