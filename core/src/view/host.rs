//! Effects that the view carries out, because only it owns the browser history, windows and the scroll position.
//!
//! The driver hands them to the view as plain objects, for example `{ "kind": "push", "url": "/rng" }`, after the slices of
//! the same update were announced. Their TypeScript is generated (section 2 of the specification, "Route table and layout").

use crate::effect::{Effect, Navigation, Popup};
use serde::Serialize;

/// What the view is asked to do. Addresses were checked by the core.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum HostEffect {
    /// Add an entry to the browser history.
    Push {
        /// The path to show, with its query.
        url: String,
    },
    /// Put this entry in the place of the current one.
    Replace {
        /// The path to show, with its query.
        url: String,
    },
    /// Go one entry back.
    Back,
    /// Go one entry back where that is of this site, else put this address in the place of the current one.
    BackOr {
        /// The path to show instead, with its query.
        url: String,
    },
    /// Go back to the nearest entry before that has this address, else put it in the place of the current one.
    BackTo {
        /// The path to go back to, with its query.
        url: String,
    },
    /// Open an address in a window of its own, without opener and referrer.
    OpenWindow {
        /// Absolute https address, or a path of this site.
        url: String,
    },
    /// Open an empty popup window and keep hold of it; say `{ support: "blocked" }` when the browser does not let it.
    OpenPopup,
    /// Lead the popup window there, without opener and referrer, and let go of it.
    LeadPopup {
        /// Absolute https address, or a path of this site.
        url: String,
    },
    /// Close the popup window.
    ClosePopup,
    /// Leave the page: load another document of this site.
    Leave {
        /// A path of this site.
        url: String,
    },
    /// Check the statement that is kept under a handle, by public keys in base64url, and say what was found.
    CheckStatement {
        /// Handle of the statement's file.
        handle: u32,
        /// The public keys that count as the site's.
        keys: Vec<String>,
    },
    /// Load the newer build of the site; what is on the screen is lost.
    LoadUpdate,
    /// Scroll to the top of the screen, smoothly where the visitor allows motion.
    ScrollToTop,
}

impl HostEffect {
    /// The view's part of an effect; nothing when the driver carries it out.
    #[must_use]
    pub fn of(effect: &Effect) -> Option<HostEffect> {
        match effect {
            Effect::Navigate(Navigation::Push(url)) => Some(HostEffect::Push { url: url.clone() }),
            Effect::Navigate(Navigation::Replace(url)) => Some(HostEffect::Replace { url: url.clone() }),
            Effect::Navigate(Navigation::Back) => Some(HostEffect::Back),
            Effect::Navigate(Navigation::BackOr(url)) => Some(HostEffect::BackOr { url: url.clone() }),
            Effect::Navigate(Navigation::BackTo(url)) => Some(HostEffect::BackTo { url: url.clone() }),
            Effect::OpenWindow(url) => Some(HostEffect::OpenWindow { url: url.clone() }),
            Effect::Popup(Popup::Open) => Some(HostEffect::OpenPopup),
            Effect::Popup(Popup::Lead(url)) => Some(HostEffect::LeadPopup { url: url.clone() }),
            Effect::Popup(Popup::Close) => Some(HostEffect::ClosePopup),
            Effect::Leave(url) => Some(HostEffect::Leave { url: url.clone() }),
            Effect::CheckStatement { handle, keys } => {
                Some(HostEffect::CheckStatement { handle: *handle, keys: keys.clone() })
            }
            Effect::LoadUpdate => Some(HostEffect::LoadUpdate),
            Effect::ScrollToTop => Some(HostEffect::ScrollToTop),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effect::CallId;

    #[test]
    fn only_some_effects_are_the_views() {
        let push = Effect::Navigate(Navigation::Push("/rng?page=2".to_owned()));
        assert_eq!(HostEffect::of(&push), Some(HostEffect::Push { url: "/rng?page=2".to_owned() }));
        assert_eq!(HostEffect::of(&Effect::ScrollToTop), Some(HostEffect::ScrollToTop));
        assert_eq!(HostEffect::of(&Effect::Abort(CallId(1))), None);
    }

    #[test]
    fn the_view_reads_a_flat_object_with_its_kind() {
        let json = serde_json::to_string(&HostEffect::Replace { url: "/".to_owned() }).unwrap();
        assert_eq!(json, r#"{"kind":"replace","url":"/"}"#);
        assert_eq!(serde_json::to_string(&HostEffect::Back).unwrap(), r#"{"kind":"back"}"#);
    }
}
