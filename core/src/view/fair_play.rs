//! Slices `fairPlay` and `helpLines`: what keeps a member in charge of time and money.

use super::{AmountView, LoadStatus, Moment, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page `fairPlay` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FairPlayView {
    /// Time-outs and self-exclusion.
    pub pause: BreakView,
    /// Stakes, payouts and time of play.
    pub overview: PlayOverviewView,
    /// Limits of time and money, set or not.
    pub limits: PlayLimitsView,
    /// The interval of reality checks.
    pub check: CheckIntervalView,
    /// The questionnaire about the member's own play.
    pub self_test: SelfTestView,
    /// The history of what was decided, and what was held.
    pub history: FairPlayHistoryView,
    /// Why the last call failed.
    pub problem: Option<Problem>,
    /// A call is under way: no button works.
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

/// Breaks from play: the one that holds, and those that can begin.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BreakView {
    /// The answer is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The break that holds now; `null` for a member who may play.
    pub present: Option<PresentBreak>,
    /// Time-outs that can begin now, the shortest first.
    pub time_outs: Vec<BreakOption>,
    /// Self-exclusions that can begin now, the shortest first.
    pub exclusions: Vec<BreakOption>,
    /// Event that goes on with the chosen break; `null` while none is chosen.
    pub ask: Option<UiEvent>,
}

/// The break that holds now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PresentBreak {
    /// Name of the break: a time-out or a self-exclusion.
    pub title: Text,
    /// What has brought it about, where it was not the member's own word here.
    pub cause: Option<Text>,
    /// Until when the break holds, or that it is over.
    pub until: Text,
    /// Since when the break holds.
    pub since: Text,
    /// Event that asks to come back; `null` where that is not possible.
    pub come_back: Option<UiEvent>,
    /// From when on the member can play again who has asked to.
    pub returns: Option<Text>,
    /// Links to what stays open during the break.
    pub links: Vec<BreakLink>,
}

/// A place that stays open during a break.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BreakLink {
    /// Stable key of the place.
    pub key: &'static str,
    /// Label of the link.
    pub label: Text,
    /// Address of the place.
    pub href: String,
}

/// The length of a break that can begin now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BreakOption {
    /// Stable key: the word of the length.
    pub key: &'static str,
    /// The length of the break, in words.
    pub label: Text,
    /// When it would end.
    pub end: Text,
    /// Whether this length is chosen.
    pub selected: bool,
    /// Event that chooses it.
    pub select: UiEvent,
}

/// Stakes, payouts and time of play, by span of time.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayOverviewView {
    /// The figures are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The columns of the table, one a span of time.
    pub columns: Vec<PlayColumn>,
    /// The rows of the table, one a figure.
    pub rows: Vec<PlayRow>,
    /// Deposits less withdrawals since the account was opened, with the currency.
    pub net_deposits: String,
    /// Day on which the account was opened; empty while it is not known.
    pub since: String,
}

/// A column of the table: a span of time.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayColumn {
    /// Stable key of the span.
    pub key: &'static str,
    /// Heading of the column.
    pub label: Text,
}

/// A row of the table: a figure in each span of time.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayRow {
    /// Stable key of the figure.
    pub key: &'static str,
    /// Name of the figure.
    pub label: Text,
    /// The cells of the row, one for each column.
    pub cells: Vec<PlayFigure>,
}

/// The member's limits of time and money.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayLimitsView {
    /// The limits are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The limits by kind, those of deposits first.
    pub groups: Vec<LimitGroup>,
}

/// The limits of one kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LimitGroup {
    /// Stable key: the word of the kind.
    pub key: &'static str,
    /// Heading of the group.
    pub title: Text,
    /// What these limits bound, in a sentence.
    pub about: Text,
    /// The limits of the kind, one for each period.
    pub rows: Vec<LimitRow>,
}

/// A limit of a kind and a period, set or not.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LimitRow {
    /// Stable key: kind and period.
    pub key: String,
    /// Name of the period.
    pub period: Text,
    /// Name of kind and period together, for who does not see the group.
    pub name: Text,
    /// The bound, or that there is none.
    pub limit: PlayFigure,
    /// What was used within the period.
    pub used: PlayFigure,
    /// What is left of the limit; `null` where none is set.
    pub left: Option<PlayFigure>,
    /// How much of the limit was used, 0 to 100; `null` where none is set.
    pub percent: Option<u8>,
    /// When more can be used again; `null` where nothing keeps from it.
    pub eases: Option<Text>,
    /// The raise that waits for its second yes.
    pub raise: Option<PendingRaise>,
    /// The form of the limit; `null` while it is closed.
    pub form: Option<LimitForm>,
    /// Event that opens the form.
    pub edit: UiEvent,
}

/// A raise of a limit, which waits for its second yes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PendingRaise {
    /// What the limit would be.
    pub to: PlayFigure,
    /// From when it can be confirmed, and what happens otherwise.
    pub text: Text,
    /// Event that confirms the raise; `null` before its time.
    pub confirm: Option<UiEvent>,
    /// Event that drops the raise.
    pub drop: UiEvent,
}

/// The form that sets a limit.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LimitForm {
    /// The field of the amount; `null` for a limit of time.
    pub amount: Option<AmountView>,
    /// The fields of hours and minutes; `null` for a limit of money.
    pub time: Option<LimitTime>,
    /// What saving would do: count at once, or wait until when.
    pub effect: Option<Text>,
    /// What having no limit would do; `null` where none is set, or it has to stay.
    pub remove: Option<Text>,
    /// Counts refusals: the focus goes to what is wrong.
    pub refusals: u32,
}

/// The fields of a limit of time.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LimitTime {
    /// The hours, as typed.
    pub hours: String,
    /// The minutes, as typed.
    pub minutes: String,
    /// What is wrong with the time.
    pub error: Option<Text>,
}

/// The interval of reality checks, to choose from what the licence allows.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CheckIntervalView {
    /// The interval is known, is being asked, or could not be had.
    pub status: LoadStatus,
    /// The intervals to choose from.
    pub options: Vec<CheckIntervalOption>,
    /// Event that saves the chosen interval; `null` where it counts already.
    pub save: Option<UiEvent>,
}

/// An interval of reality checks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CheckIntervalOption {
    /// Stable key: the interval in minutes.
    pub key: String,
    /// The interval, in words.
    pub label: Text,
    /// The interval is chosen.
    pub selected: bool,
    /// Event that chooses the interval.
    pub select: UiEvent,
}

/// The questionnaire about the member's own play.
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

/// A question of the questionnaire.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SelfTestQuestion {
    /// Place of the question, from 0.
    pub key: u8,
    /// Text of the question.
    pub text: Text,
    /// The answers to choose from, from never to almost always.
    pub answers: Vec<SelfTestAnswer>,
    /// That no answer was given, after a try to go on without.
    pub error: Option<Text>,
}

/// An answer to a question, with its points.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SelfTestAnswer {
    /// The points that it gives.
    pub key: u8,
    /// The answer, in words.
    pub label: Text,
    /// The answer is chosen.
    pub selected: bool,
    /// Event that chooses the answer.
    pub select: UiEvent,
}

/// What the answers say.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SelfTestOutcome {
    /// The sum of the points, and the highest that it could be.
    pub score: Text,
    /// What the sum means.
    pub title: Text,
    /// What may help now.
    pub text: Text,
}

/// The history of what was decided, and what was held.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FairPlayHistoryView {
    /// The history is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The entries, the latest first.
    pub lines: Vec<FairPlayLine>,
    /// Event that fetches earlier entries; `null` at the end.
    pub more: Option<UiEvent>,
    /// Earlier entries are being fetched.
    pub loading: bool,
}

/// An entry of the history.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FairPlayLine {
    /// Id of the entry.
    pub key: String,
    /// What was done, in words.
    pub title: Text,
    /// The limit that it is about; `null` where it is about none.
    pub about: Option<Text>,
    /// What the limit was set to; `null` where it was set to nothing.
    pub to: Option<PlayFigure>,
    /// Who did it, where it was not the member.
    pub by: Option<Text>,
    /// When it was done.
    pub at: Option<Moment>,
}

/// Services that help, by country.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HelpLinesView {
    /// The services are there, under way, or could not be had.
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
    /// Stable key: id of the service.
    pub key: String,
    /// Name of the service.
    pub name: String,
    /// Telephone number as people read it; empty where it has none.
    pub phone: String,
    /// Address that dials the number.
    pub dial: String,
    /// Address of its page; empty where it has none.
    pub href: String,
    /// When it answers, in the operator's words; mostly empty.
    pub hours: String,
}
