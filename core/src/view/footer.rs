//! Slice `footer`: what the operator names for the footer, the side bar and the phone's menu (section 2). A slice of its own,
//! since it changes with the operator's settings only, and the header with every page.

use super::{ResourceLink, SupportLink, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// Footer, side bar, and the phone's menu.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FooterView {
    /// Customer-service links; the VIP's own for ranks above 4.
    pub support: Vec<SupportLink>,
    /// Opens the chat room; nothing where nobody could be reached in it.
    pub chat: Option<UiEvent>,
    /// The apps that the operator offers.
    pub downloads: Vec<AppLink>,
    /// Links of the footer's help menu.
    pub help: Vec<ResourceLink>,
    /// Browsers that the operator recommends.
    pub browsers: Vec<ResourceLink>,
    /// That this browser is too old for the site.
    pub advice: Option<Text>,
    /// The operator's licences.
    pub licences: Vec<Licence>,
    /// Whose site this is and what its balances are, in the operator's words.
    pub company: Vec<String>,
    /// Who may play, in the operator's words.
    pub age: Vec<AgeNotice>,
    /// Logos of the vendors, shown as a carousel of ten.
    pub vendor_logos: Vec<ResourceLink>,
    /// Pages that the header's bar does not name.
    pub pages: Vec<PageLink>,
    /// What keeps play in control: a member's own page, or the one for everybody.
    pub control: Option<PageLink>,
}

/// A licence of the operator, as plain text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Licence {
    /// Stable key: label and number.
    pub key: String,
    /// Name of the authority that gave the licence.
    pub label: String,
    /// Number of the licence; empty when it has none.
    pub number: String,
    /// Address where the licence can be checked; empty when there is none.
    pub href: String,
}

/// From what age on one may play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgeNotice {
    /// The notice in the operator's words; empty where `least` stands in its place.
    pub text: String,
    /// The age as a sign, such as `18+`; empty for none.
    pub sign: String,
    /// The notice in our words, in place of the operator's; `null` where those stand.
    pub least: Option<Text>,
}

/// A page of the site.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PageLink {
    /// Stable key; also names the icon.
    pub key: String,
    /// Label of the link.
    pub label: Text,
    /// Path, with overlay query where it opens one.
    pub href: String,
}

/// An app that the operator offers.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AppLink {
    /// Stable key: what `?os=` of the download page names.
    pub key: String,
    /// Label in the operator's words.
    pub label: String,
    /// Picture of the app, empty when it has none.
    pub image: String,
    /// Page of this app.
    pub href: String,
    /// There is another device to scan the code with: the visitor does not sit at the phone that the app is for.
    pub scan: bool,
    /// Picture of a QR code that the operator gave; empty for one to be drawn from `code`.
    pub qr: String,
    /// What a drawn QR code says: an absolute address.
    pub code: String,
}
