//! Time-outs and self-exclusion: how a member is kept from play, and the call that begins it.

use crate::domain::fair_play::{ExclusionCause, ExclusionKind, Span};
use serde::{Deserialize, Serialize};

/// Value of `GET /wps/fair-play/exclusion` and of the calls that change it. In `value.exclusion` of refusals by code `excluded` too.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Exclusion {
    /// How the member is kept from play now; absent for who may play.
    pub kind: Option<ExclusionKind>,
    /// What has brought the exclusion about; of no meaning without `kind`.
    pub cause: ExclusionCause,
    /// Since when the member is kept from play, RFC 3339.
    pub from: String,
    /// When the exclusion's time is over, RFC 3339; empty where it has no end.
    pub until: String,
    /// A self-exclusion's time is over, and the member may ask to come back.
    pub may_return: bool,
    /// The member has asked to come back and can play from then on, RFC 3339; empty where nothing was asked.
    pub returns_at: String,
    /// What a time-out can last, the shortest first.
    pub time_outs: Vec<Span>,
    /// What a self-exclusion can last, the shortest first.
    pub self_exclusions: Vec<Span>,
    /// The server's clock when it answered, RFC 3339.
    pub server_time: String,
}

/// Body of `POST /wps/fair-play/exclusion`: it begins at once. A longer one may follow a shorter one; never the other way round. Both fields must be
/// said: nobody is excluded by a call that says nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Exclude {
    /// Whether it is a time-out or a self-exclusion.
    pub kind: ExclusionKind,
    /// The length of it: one of those that the kind offers.
    pub span: Span,
}

// `POST /wps/fair-play/exclusion/return` takes no body: it asks to come back after a self-exclusion, and `returns_at` is set.
