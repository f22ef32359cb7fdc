//! Slice `site`: start-up phase, language, theme, brand; slice `toasts`; slice `clock`.

use super::{Problem, SupportLink, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// What the whole page needs.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SiteView {
    /// What the site shows at all: itself, or a full-page state.
    pub phase: Phase,
    /// The colour theme.
    pub theme: Theme,
    /// The language of the page.
    pub language: Language,
    /// The messages that the operator words otherwise than the bundle, in that language.
    pub brand_texts: Vec<BrandText>,
    /// The languages to choose from.
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
    /// A newer build has arrived.
    Ready,
    /// A part of the build that runs is gone from the server.
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
    /// The normal site shows.
    Open,
    /// The site is under maintenance: system status 1.
    Maintenance {
        /// Operator's own words, plain text; empty means the bundle's.
        text: String,
        /// When it should be over, in local time; empty when unknown.
        until: String,
    },
    /// The site is blocked for this visitor: system status 2.
    Blocked {
        /// IP address of the visitor.
        ip: String,
    },
    /// The server could not be reached, or its answer made no sense.
    Unreachable {
        /// What happened, and what to do.
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
    /// Light letters on dark ground.
    #[default]
    Dark,
    /// Dark letters on light ground.
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
    /// Direction of its writing: `ltr` or `rtl`.
    pub dir: String,
}

/// A message in the operator's own words. The pattern is Fluent that nobody has checked against the bundle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BrandText {
    /// Key of the message that it takes the place of.
    pub key: String,
    /// The pattern of Fluent.
    pub text: String,
}

/// A language of the site, to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LanguageOption {
    /// Code of the specification.
    pub key: String,
    /// BCP 47 tag of the name.
    pub tag: String,
    /// Name of the language in itself.
    pub name: String,
    /// ISO 3166 code of the flag.
    pub flag: String,
    /// The language is the one of the page.
    pub selected: bool,
    /// Event that chooses the language.
    pub select: UiEvent,
}

/// Short messages that go by themselves. Never the only place of an error.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ToastsView {
    /// The messages that show, the oldest first.
    pub items: Vec<Toast>,
}

/// A short message that goes by itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Toast {
    /// Number of the message.
    pub key: u32,
    /// What kind of message it is.
    pub tone: Tone,
    /// Text of the message.
    pub text: Text,
}

/// The kind of a message or state, which chooses its colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Tone {
    /// The message only informs.
    #[default]
    Info,
    /// The message says that something worked.
    Success,
    /// The message asks for attention.
    Warning,
    /// The message says that something failed.
    Error,
}

/// The local time, with the offset of its zone (section 9).
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// The time as `YYYY-MM-DD HH:mm:ss`.
    pub time: String,
    /// The offset, such as `GMT+7`.
    pub offset: String,
}
