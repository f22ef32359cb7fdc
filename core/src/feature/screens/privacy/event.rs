//! Events of the privacy cards: consent, a copy of the data, the end of the account (sections 4 and 6 of the specification).

use crate::secret::Secret;
use crate::wire::MarketingChannel;
use serde::{Deserialize, Serialize};

/// Events of the cards of the member's own data: consents, a copy, the end of the account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PrivacyEvent {
    /// Give the consent to a channel, or end it.
    Consent(MarketingChannel),
    /// Ask for a copy of the data.
    AskCopy,
    /// Download the copy of the data.
    Download,
    /// Show what closing the account would mean.
    BeginClosing,
    /// Do not close the account.
    LeaveClosing,
    /// The member has read what closing means, or takes that back.
    Understood(bool),
    /// Close the account; with the payment password, empty where there is none.
    Close(Secret),
    /// An input was changed: its error goes away.
    Edited,
    /// The login password, which the server asked for again.
    ProvePassword(Secret),
    /// Do not give the login password: the change that needed it is given up.
    CancelProof,
    /// Fetch again what failed.
    Retry,
}
