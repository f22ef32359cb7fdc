//! Slices `fairPlay` and `helpLines`: what keeps a member in charge of time and money.

use super::{AmountView, LoadStatus, Moment, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page `fairPlay` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FairPlayView {
    /// Breaks from play.
    pub pause: BreakView,
    /// What play has cost.
    pub overview: PlayOverviewView,
    /// Limits of time and money.
    pub limits: PlayLimitsView,
    /// How often a reality check comes.
    pub check: CheckIntervalView,
    /// The questionnaire.
    pub self_test: SelfTestView,
    /// What was decided, and what was held.
    pub history: FairPlayHistoryView,
    /// What went wrong with the last wish.
    pub problem: Option<Problem>,
    /// A wish is under way: no button works.
    pub busy: bool,
}

/// A figure: ready to show, or in words of the language.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum PlayFigure {
    /// Money with its currency.
    Money(String),
    /// A time, or a word.
    Said(Text),
}

/// Breaks from play.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BreakView {
    /// It is known what holds, is being asked, or could not be had.
    pub status: LoadStatus,
    /// What holds now; `null` for who may play.
    pub present: Option<PresentBreak>,
    /// Time-outs that can begin now, the shortest first.
    pub time_outs: Vec<BreakOption>,
    /// Self-exclusions that can begin now, the shortest first.
    pub exclusions: Vec<BreakOption>,
    /// Goes on with the one that was chosen; `null` while none is.
    pub ask: Option<UiEvent>,
}

/// The break that holds now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PresentBreak {
    /// Which.
    pub title: Text,
    /// What has brought it about, where it was not the member's own word here.
    pub cause: Option<Text>,
    /// Until when.
    pub until: Text,
    /// Since when.
    pub since: Text,
    /// Asks to come back; `null` where that is not possible.
    pub come_back: Option<UiEvent>,
    /// From when on the member can play again who has asked to.
    pub returns: Option<Text>,
    /// What can be done meanwhile.
    pub links: Vec<BreakLink>,
}

/// A place that stays open during a break.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BreakLink {
    /// Stable key.
    pub key: &'static str,
    /// What it is called.
    pub label: Text,
    /// Where it is.
    pub href: String,
}

/// A break that can begin now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BreakOption {
    /// Stable key.
    pub key: &'static str,
    /// How long.
    pub label: Text,
    /// When it would end.
    pub end: Text,
    /// It is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// What play has cost.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayOverviewView {
    /// The figures are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Spans of time: the columns.
    pub columns: Vec<PlayColumn>,
    /// Figures: the rows.
    pub rows: Vec<PlayRow>,
    /// Deposits less withdrawals since the account was opened, with the currency.
    pub net_deposits: String,
    /// Day on which the account was opened; empty while it is not known.
    pub since: String,
}

/// A span of time.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayColumn {
    /// Stable key.
    pub key: &'static str,
    /// What it is called.
    pub label: Text,
}

/// A figure in each span of time.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayRow {
    /// Stable key.
    pub key: &'static str,
    /// What it is.
    pub label: Text,
    /// One for each column, in its order.
    pub cells: Vec<PlayFigure>,
}

/// Limits of time and money.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayLimitsView {
    /// They are there, under way, or could not be had.
    pub status: LoadStatus,
    /// By what they bound, the deposit limits first.
    pub groups: Vec<LimitGroup>,
}

/// The limits of one kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LimitGroup {
    /// Stable key.
    pub key: &'static str,
    /// What they are called.
    pub title: Text,
    /// What they bound.
    pub about: Text,
    /// One for each period.
    pub rows: Vec<LimitRow>,
}

/// A limit, set or not.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LimitRow {
    /// Stable key.
    pub key: String,
    /// Its period.
    pub period: Text,
    /// Its full name, for who does not see the group.
    pub name: Text,
    /// The bound, or that there is none.
    pub limit: PlayFigure,
    /// What was used.
    pub used: PlayFigure,
    /// What is left; `null` where none is set.
    pub left: Option<PlayFigure>,
    /// How much of it was used, 0 to 100; `null` where none is set.
    pub percent: Option<u8>,
    /// When more can be used again.
    pub eases: Option<Text>,
    /// A raise that waits.
    pub raise: Option<PendingRaise>,
    /// The form; `null` while it is closed.
    pub form: Option<LimitForm>,
    /// Opens the form.
    pub edit: UiEvent,
}

/// A raise that waits for its second yes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PendingRaise {
    /// What the limit would be.
    pub to: PlayFigure,
    /// From when it can be confirmed, and what happens otherwise.
    pub text: Text,
    /// Confirms it; `null` before its time.
    pub confirm: Option<UiEvent>,
    /// Drops it.
    pub drop: UiEvent,
}

/// The form of a limit.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LimitForm {
    /// The field of a limit of money.
    pub amount: Option<AmountView>,
    /// The fields of a limit of time.
    pub time: Option<LimitTime>,
    /// What it would do as it stands: count at once, or wait until when.
    pub effect: Option<Text>,
    /// What having none would do; `null` where there is none.
    pub remove: Option<Text>,
    /// Counts refusals: the focus goes to what is wrong.
    pub refusals: u32,
}

/// The fields of a limit of time.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LimitTime {
    /// As typed.
    pub hours: String,
    /// As typed.
    pub minutes: String,
    /// What is wrong with them.
    pub error: Option<Text>,
}

/// How often a reality check comes.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CheckIntervalView {
    /// It is known, is being asked, or could not be had.
    pub status: LoadStatus,
    /// What the licence allows.
    pub options: Vec<CheckIntervalOption>,
    /// Keeps what is chosen; `null` where that counts already.
    pub save: Option<UiEvent>,
}

/// An interval of reality checks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CheckIntervalOption {
    /// Stable key.
    pub key: String,
    /// In words.
    pub label: Text,
    /// It is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// The questionnaire.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SelfTestView {
    /// The questions; empty while nobody answers them.
    pub questions: Vec<SelfTestQuestion>,
    /// What the answers say; `null` before they were added up.
    pub result: Option<SelfTestOutcome>,
    /// Counts the times that it was sent with a question left out.
    pub refusals: u32,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SelfTestQuestion {
    /// Its place, from 0.
    pub key: u8,
    /// What it asks.
    pub text: Text,
    /// From never to almost always.
    pub answers: Vec<SelfTestAnswer>,
    /// It was left out.
    pub error: Option<Text>,
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SelfTestAnswer {
    /// Its points.
    pub key: u8,
    /// In words.
    pub label: Text,
    /// It was given.
    pub selected: bool,
    /// Gives it.
    pub select: UiEvent,
}

/// What the answers say.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SelfTestOutcome {
    /// The sum, and the most that it could be.
    pub score: Text,
    /// What it means.
    pub title: Text,
    /// What may help now.
    pub text: Text,
}

/// What was decided, and what was held.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FairPlayHistoryView {
    /// It is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The latest first.
    pub lines: Vec<FairPlayLine>,
    /// Fetches what happened earlier; `null` at the end.
    pub more: Option<UiEvent>,
    /// That is under way.
    pub loading: bool,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FairPlayLine {
    /// Stable key.
    pub key: String,
    /// What.
    pub title: Text,
    /// The limit that it is about.
    pub about: Option<Text>,
    /// What it was set to.
    pub to: Option<PlayFigure>,
    /// Who did it, where it was not the member.
    pub by: Option<Text>,
    /// When.
    pub at: Option<Moment>,
}

/// Services that help, by country.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HelpLinesView {
    /// They are there, under way, or could not be had.
    pub status: LoadStatus,
    /// ISO 3166 alpha-2 of the country that they are for; empty for those that are for everybody.
    pub country: String,
    /// Countries with services of their own.
    pub countries: Vec<String>,
    /// The services, in the operator's order.
    pub lines: Vec<HelpLineItem>,
}

/// A service that helps, in the operator's words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HelpLineItem {
    /// Stable key.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Its number as people read it; empty where it has none.
    pub phone: String,
    /// The link that dials it.
    pub dial: String,
    /// Its page; empty where it has none.
    pub href: String,
    /// When it answers; mostly empty.
    pub hours: String,
}
