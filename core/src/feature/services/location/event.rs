//! Events of the visitor's location, and the overlays that an address names (section 2).

use serde::{Deserialize, Serialize};

/// Events of the visitor's location. The view owns the browser history and reports every entry; the core answers with `Navigate`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RouteEvent {
    /// The location became this: at start, by a link, or by Back and Forward.
    Entered {
        /// Path with its leading slash.
        path: String,
        /// Query without the question mark.
        query: String,
    },
    /// Open an overlay over the current screen.
    Open(Overlay),
    /// Close the overlay on top.
    Close,
}

/// Overlays that are part of the URL, so that Back closes them and a link opens them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Overlay {
    /// Login form: `?modal=login`.
    Login,
    /// Registration form: `?modal=register`.
    Register,
    /// Form for a forgotten password: `?modal=forgotPassword`.
    ForgotPassword,
    /// Form that changes the password: `?modal=changePassword`.
    ChangePassword,
    /// One notice: `?modal=notice`.
    Notice,
    /// The announcement reader: `?modal=announcement`.
    Announcement,
    /// The search of the site: `?modal=search`.
    Search,
}
