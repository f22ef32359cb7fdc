//! Slice `layout`: header and bottom bar (section 2).

use super::{ChatMark, Text};
use serde::Serialize;

/// What surrounds every screen.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LayoutView {
    /// The header's navigation: home, the categories that have vendors, promotions.
    pub nav: Vec<NavItem>,
    /// The header shows the navigation as a bar; the phone's menu has it in any case.
    pub bar: bool,
    /// The phone's bottom bar: home, games, the raised one, promotions, me.
    pub bottom: Vec<BottomItem>,
    /// How many notices wait to be read behind the bell; `null` where there is nothing to read.
    pub bell: Option<u32>,
    /// The popup of a session shows.
    pub popup: bool,
    /// The titles that run through the marquee.
    pub marquee: Vec<MarqueeItem>,
    /// The marquee stands still.
    pub marquee_paused: bool,
    /// There is customer service or an app for the side bar to show.
    pub side: bool,
    /// A conversation with customer service goes on, or has answers that were not seen.
    pub chat: Option<ChatMark>,
}

/// An entry of the header's navigation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NavItem {
    /// Stable key of the entry.
    pub key: String,
    /// Label of the entry.
    pub label: Text,
    /// Address that it leads to.
    pub href: String,
    /// The current screen belongs to it.
    pub active: bool,
    /// Its first vendors, at most 11.
    pub vendors: Vec<VendorLink>,
}

/// A vendor in the header's list.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct VendorLink {
    /// Code of the vendor.
    pub key: String,
    /// Name of the vendor.
    pub name: String,
    /// Icon of the vendor, in colour.
    pub icon: String,
    /// Address that it leads to.
    pub href: String,
}

/// An entry of the bottom bar.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BottomItem {
    /// `home`, `games`, `deposit`, `signUp`, `freePlay`, `promotions`, `me`: also names the icon.
    pub key: String,
    /// Label of the entry.
    pub label: Text,
    /// Path, with overlay query where it opens one.
    pub href: String,
    /// The current screen belongs to it.
    pub active: bool,
    /// The entry is the one in the middle that stands out.
    pub raised: bool,
}

/// A title of the marquee.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MarqueeItem {
    /// Id of the notice.
    pub key: String,
    /// Title of the notice, plain text.
    pub title: String,
}

/// A link that the operator names. Its addresses were checked.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ResourceLink {
    /// Stable key: kind and label.
    pub key: String,
    /// Kind of the link, such as `ANDROID`.
    pub kind: String,
    /// Label in the operator's words.
    pub label: String,
    /// Picture, empty when it has none.
    pub image: String,
    /// QR code picture, empty when it has none.
    pub qr: String,
    /// Address, empty when it leads nowhere.
    pub href: String,
}
