//! Slice `banner`: the carousel of the current screen's banner group (section 2, "Banners").

use serde::Serialize;

/// The carousel; it shows only when there are slides.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BannerView {
    /// They are low: the games matter more on this screen.
    pub flat: bool,
    /// The banners of the screen that the page was opened at are not here yet: the first one, which stands in the page, stays.
    pub pending: bool,
    /// Slides of the group, in the operator's order.
    pub slides: Vec<Slide>,
    /// The slide on top.
    pub index: u32,
    /// Dots show: more than one slide.
    pub dots: bool,
    /// It stands still by the visitor's wish.
    pub paused: bool,
}

/// A slide. Texts are the operator's, plain.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Slide {
    /// Banner id.
    pub key: String,
    /// Image for wide screens.
    pub image: String,
    /// Image for narrow screens.
    pub mobile_image: String,
    /// Headline.
    pub title: String,
    /// Line under the headline.
    pub text: String,
    /// Words on the button; empty means none.
    pub action: String,
    /// A safe address, empty when a click leads nowhere.
    pub href: String,
}
