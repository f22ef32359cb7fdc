//! Events of the security settings: contact details, passkeys, the authenticator app, sessions (sections 4 and 6).

use super::ContactEvent;
use crate::secret::Secret;
use serde::{Deserialize, Serialize};

/// Events of the security settings: contact details, passkeys, authenticator, sessions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SecuritySettingsEvent {
    /// Events of the contact details.
    Contact(ContactEvent),
    /// Add a passkey under this name.
    AddPasskey(String),
    /// Remove the passkey with this id.
    RemovePasskey(String),
    /// Begin to set up an authenticator.
    BeginAuthenticator,
    /// Confirm the authenticator with its first code.
    ConfirmAuthenticator(Secret),
    /// Stop setting up the authenticator.
    CancelAuthenticator,
    /// Remove the authenticator.
    RemoveAuthenticator,
    /// End the session with this id.
    EndSession(String),
    /// End every session but this one.
    EndOtherSessions,
    /// Show where the member logged in from of late.
    ShowLogins,
    /// The password, which the server asked for again.
    ProvePassword(Secret),
    /// Do not give the password: what needed it is given up.
    CancelProof,
    /// A field was changed: its error goes away.
    Edited,
    /// Fetch again what failed.
    Retry,
}
