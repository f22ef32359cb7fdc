//! Slice `banner`: the carousel of the current screen's banner group (section 2, "Banners").

use serde::Serialize;

/// The carousel; it shows only when there are slides.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BannerView {
    /// The banners are low: the games matter more on this screen.
    pub flat: bool,
    /// The banners of the screen that the page was opened at are not here yet: the first one, which stands in the page, stays.
    pub pending: bool,
    /// Slides of the group, in the operator's order.
    pub slides: Vec<Slide>,
    /// Place of the slide on top, from 0.
    pub index: u32,
    /// Dots are shown, since there is more than one slide.
    pub dots: bool,
    /// The carousel stands still by the visitor's wish.
    pub paused: bool,
}

/// A slide. Texts are the operator's, plain.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Slide {
    /// Id of the banner.
    pub key: String,
    /// Image for wide screens.
    pub image: String,
    /// Image for narrow screens.
    pub mobile_image: String,
    /// Headline of the slide.
    pub title: String,
    /// The line under the headline.
    pub text: String,
    /// Label of its button; empty for none.
    pub action: String,
    /// The address that a click leads to, which was checked; empty when it leads nowhere.
    pub href: String,
}
