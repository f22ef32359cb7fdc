//! Slice `site`: start-up phase, language, theme, brand; slice `toasts`; slice `clock`.

use super::{Problem, SupportLink, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// What the whole page needs.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SiteView {
    /// What the site shows at all.
    pub phase: Phase,
    /// Colour theme.
    pub theme: Theme,
    /// Language of the page.
    pub language: Language,
    /// What the operator words otherwise than the bundle, in that language.
    pub brand_texts: Vec<BrandText>,
    /// Languages to choose from.
    pub languages: Vec<LanguageOption>,
    /// Name of the brand.
    pub brand: String,
    /// Customer-service links: shown on every full-page state.
    pub support: Vec<SupportLink>,
    /// The question whether to load a newer build of the site.
    pub app_update: Option<AppUpdate>,
}

/// Why a newer build of the site should be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AppUpdate {
    /// It has arrived.
    Ready,
    /// A part of the one that runs is gone.
    ChunkMissing,
}

/// What the site shows at all (section 2, "Other full-page states").
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Phase {
    /// The first call is under way.
    #[default]
    Starting,
    /// The normal site.
    Open,
    /// System status 1.
    Maintenance {
        /// Operator's own words, plain text; empty means the bundle's.
        text: String,
        /// When it should be over, in local time; empty when unknown.
        until: String,
    },
    /// System status 2.
    Blocked {
        /// The visitor's address.
        ip: String,
    },
    /// The server could not be reached, or its answer made no sense.
    Unreachable {
        /// What happened.
        problem: Problem,
        /// Another try is under way.
        retrying: bool,
    },
}

/// Colour theme (section 9; default dark).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Theme {
    /// Night.
    #[default]
    Dark,
    /// Day.
    Light,
}

/// The language of the page.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Language {
    /// Code of the specification, such as `KM`; names the folder of the bundle.
    pub code: String,
    /// BCP 47 tag, for `lang` and plural rules.
    pub tag: String,
    /// `ltr` or `rtl`.
    pub dir: String,
}

/// A message in the operator's own words. A pattern of Fluent that nobody has checked against the bundle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BrandText {
    /// Key of the message that it takes the place of.
    pub key: String,
    /// The pattern.
    pub text: String,
}

/// A language to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LanguageOption {
    /// Code of the specification.
    pub key: String,
    /// BCP 47 tag of the name.
    pub tag: String,
    /// Its name in itself.
    pub name: String,
    /// ISO 3166 code of the flag.
    pub flag: String,
    /// It is the language of the page.
    pub selected: bool,
    /// Selects it.
    pub select: UiEvent,
}

/// Short messages that go by themselves. Never the only place of an error.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ToastsView {
    /// Messages, oldest first.
    pub items: Vec<Toast>,
}

/// A short message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Toast {
    /// Stable key.
    pub key: u32,
    /// What it is about.
    pub tone: Tone,
    /// The message.
    pub text: Text,
}

/// What a message is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Tone {
    /// Neutral.
    #[default]
    Info,
    /// Something worked.
    Success,
    /// Look here.
    Warning,
    /// Something failed.
    Error,
}

/// Local time with offset (section 9).
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// `YYYY-MM-DD HH:mm:ss`.
    pub time: String,
    /// Such as `GMT+7`.
    pub offset: String,
}
