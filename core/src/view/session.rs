//! Slices `session` and `wallet`: who the visitor is, and the balance.

use super::{SupportLink, Text};
use serde::Serialize;

/// Who the visitor is: a visitor, or a member.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
#[allow(
    clippy::large_enum_variant,
    reason = "large on 64-bit machines only; there is one, and it is built anew rather than moved about"
)]
pub enum SessionView {
    /// The session is being restored: show neither buttons nor panel.
    #[default]
    Restoring,
    /// Nobody is logged in.
    #[serde(rename_all = "camelCase")]
    Visitor {
        /// The sign-up button shows: DIRECTREG3 is on, and registration open.
        can_sign_up: bool,
    },
    /// A member is logged in.
    Member(MemberView),
}

/// The panel of a logged-in member.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MemberView {
    /// Name to show: the nickname, else the account name.
    pub name: String,
    /// Its first letter, for the avatar. A capital in English; the view's style capitalises other alphabets, whose tables
    /// the browser has anyway.
    pub initial: String,
    /// Picture of the member; empty until it is known.
    pub avatar: String,
    /// Where the agent centre opens; `null` for whoever is no agent.
    pub agent: Option<AgentEntrance>,
    /// A trial guest: everything is play balance.
    pub trial: bool,
    /// Name of the VIP rank; empty when there is none.
    pub rank: String,
    /// Where the member centre opens at the list of its pages; `null` for a guest of the demo.
    pub centre: Option<String>,
    /// Where the box of messages opens; `null` for a guest of the demo.
    pub messages: Option<String>,
    /// A guest of the demo may sign up: registration is open.
    pub can_sign_up: bool,
    /// How many messages are unread, `99+` for more than 99; empty when none.
    pub unread: String,
    /// The entries of the dropdown, in order.
    pub menu: Vec<MenuEntry>,
    /// VIP service for ranks above 4, else live chat; `null` where the operator names none.
    pub support: Option<SupportLink>,
    /// When the session before this one began, local time; empty at the first.
    pub last_login: String,
    /// Signing out is under way.
    pub signing_out: bool,
}

/// The two ways into the agent centre.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentEntrance {
    /// Its first page, where the list has room beside it.
    pub start: String,
    /// The list of its pages, where it has not.
    pub menu: String,
}

/// An entry of the dropdown.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MenuEntry {
    /// Page key of section 2, such as `transactionHistory`.
    pub key: String,
    /// Label of the entry.
    pub label: Text,
    /// Address of its page.
    pub href: String,
}

/// The balance of the main wallet.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WalletView {
    /// `"1,284,500.00"`, or `"***"` while hidden; empty until it is known for the first time.
    pub amount: String,
    /// The same with the currency's sign.
    pub shown: String,
    /// The member hides the balance.
    pub hidden: bool,
    /// A newer figure is being fetched.
    pub refreshing: bool,
    /// The last fetch failed: the figure may be old.
    pub stale: bool,
    /// A play balance that never becomes money.
    pub play: bool,
}
