//! Slices `promotions` (the list, and what is featured) and `promotion` (one with its terms).

use super::{LoadStatus, Problem, ServerHtml, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The list of promotions, and those that home shows.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PromotionsView {
    /// The list is there, under way, or could not be had.
    pub status: LoadStatus,
    /// Categories that have promotions, to narrow the list to; all of them first.
    pub categories: Vec<FilterOption>,
    /// Standings to narrow the list to; any of them first.
    pub filters: Vec<FilterOption>,
    /// The promotions that the filter lets through.
    pub cards: Vec<PromotionCard>,
    /// A filter is set: an empty list then means no match.
    pub filtered: bool,
    /// The promotions that home shows.
    pub featured: Vec<PromotionCard>,
}

/// A choice that a list can be narrowed to, or a tab.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FilterOption {
    /// Stable key: the word of the choice.
    pub key: String,
    /// Label of the choice.
    pub label: Text,
    /// The choice is chosen.
    pub selected: bool,
    /// Event that chooses it.
    pub select: UiEvent,
}

/// A promotion as a card. Title and summary are the operator's, plain.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PromotionCard {
    /// Id of the promotion.
    pub key: String,
    /// Title of the promotion.
    pub title: String,
    /// The promotion in one line.
    pub summary: String,
    /// Name of the promotion's category.
    pub category: Text,
    /// Picture of the promotion, 2:1.
    pub image: String,
    /// Address of the promotion's page.
    pub href: String,
    /// How the promotion stands for the visitor.
    pub standing: Standing,
    /// How long until the promotion starts or ends.
    pub term: Text,
    /// When the promotion runs, exactly.
    pub when: Text,
}

/// How a promotion stands, in a word and a colour.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Standing {
    /// The standing, in a word.
    pub text: Text,
    /// The colour of the standing, which only helps.
    pub tone: StandingTone,
}

/// The colour of a standing, by what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum StandingTone {
    /// There is nothing for the visitor to do.
    Neutral,
    /// The visitor can act.
    Accent,
    /// The outcome is good: joined, granted.
    Positive,
    /// The operator has refused.
    Negative,
    /// The visitor waits for somebody.
    Warning,
}

/// The promotion that the address names.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum PromotionView {
    /// No promotion is looked at, or it is under way.
    #[default]
    Loading,
    /// There is no promotion with this id.
    NotFound,
    /// The promotion could not be had.
    Failed {
        /// What happened, and what to do.
        problem: Problem,
    },
    /// The promotion with its terms.
    Ready(Box<PromotionDetail>),
}

/// A promotion with its terms, and what can be done about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PromotionDetail {
    /// The promotion, as its card has it.
    pub card: PromotionCard,
    /// What the promotion gives.
    pub reward: Text,
    /// When one can sign up; `null` where one need not.
    pub sign_up: Option<Text>,
    /// The terms that matter most, plain text.
    pub significant: Vec<String>,
    /// All terms of the promotion, as HTML.
    pub terms: ServerHtml,
    /// What the visitor can do now, in a sentence.
    pub what: Text,
    /// The button or link for that.
    pub action: PromotionAction,
    /// Why the last press failed.
    pub problem: Option<Problem>,
    /// The number that is asked for before the bonus is taken; `null` where none is.
    pub contact: Option<ContactView>,
    /// The member's application; `null` where there is none.
    pub application: Option<ApplicationView>,
    /// The form to apply with; `null` where one can not apply.
    pub form: Option<ApplicationForm>,
    /// Draws and prizes; `null` where the promotion is no raffle.
    pub raffle: Option<RaffleView>,
}

/// A number of a messenger, asked for before a bonus is taken.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactView {
    /// Name of the number, such as LINE id.
    pub label: Text,
    /// Why it is asked for.
    pub hint: Text,
    /// The number, as typed.
    pub value: String,
    /// Why the number will not do.
    pub error: Option<Text>,
}

/// The button or link of a promotion.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum PromotionAction {
    /// Nothing: only time or the operator leads on, or the form has the button.
    None,
    /// A button that does it here.
    #[serde(rename_all = "camelCase")]
    Press {
        /// Label of the button.
        label: Text,
        /// Event of the button.
        press: UiEvent,
        /// Whether the button was pressed, and the answer is under way.
        busy: bool,
    },
    /// A link to where it is done.
    #[serde(rename_all = "camelCase")]
    Lead {
        /// Label of the link.
        label: Text,
        /// Address of the link.
        href: String,
    },
}

/// The application that the member has sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ApplicationView {
    /// When it was sent, with the offset.
    pub applied_at: String,
    /// When it was decided; empty before.
    pub reviewed_at: String,
    /// The operator's words about it, plain text.
    pub reason: String,
    /// The remark that the member sent along.
    pub remark: String,
    /// How many pictures came along.
    pub images: u32,
}

/// The form to apply with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ApplicationForm {
    /// The remark as typed.
    pub remark: String,
    /// How many characters the remark has, of how many.
    pub remark_count: Text,
    /// What is wrong with the remark.
    pub remark_error: Option<Text>,
    /// Which files are taken, and how many.
    pub files_hint: Text,
    /// What is wrong with the files together.
    pub files_error: Option<Text>,
    /// The files, in the order in which they came.
    pub files: Vec<AttachedFile>,
    /// Another file may be added.
    pub can_attach: bool,
    /// The application is on its way.
    pub busy: bool,
}

/// A file that was added to a form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AttachedFile {
    /// Handle of the file, as its events name it.
    pub key: u32,
    /// Name of the file.
    pub name: String,
    /// Size of the file, such as `1.2 MB`.
    pub size: String,
    /// How far the file has come.
    pub progress: FileProgress,
}

/// How far a file has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum FileProgress {
    /// The file waits until another one is uploaded.
    Waiting,
    /// The file is being uploaded.
    Uploading,
    /// The file is at the server.
    Done,
    /// The file is not taken.
    Refused {
        /// Why the file is not taken.
        text: Text,
    },
    /// The file did not arrive; it may be tried again.
    Failed {
        /// What happened, and what to do.
        problem: Problem,
    },
}

/// Draws and prizes of a raffle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RaffleView {
    /// How many draws the member has left; `null` for visitors.
    pub left: Option<Text>,
    /// Prizes with their odds.
    pub prizes: Vec<PrizeView>,
    /// What the draw that was just made brought.
    pub result: Option<Text>,
    /// The latest draws, latest first.
    pub draws: Vec<DrawView>,
}

/// A prize of a raffle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PrizeView {
    /// Id of the prize.
    pub key: String,
    /// Name of the prize.
    pub name: String,
    /// Chance of the prize, such as `12.50%`.
    pub chance: String,
}

/// A draw that was made.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DrawView {
    /// Id of the draw.
    pub key: String,
    /// Name of the prize.
    pub prize: String,
    /// When it was drawn, with the offset.
    pub at: String,
}
