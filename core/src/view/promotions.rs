//! Slices `promotions` (the list, and what is featured) and `promotion` (one with its terms).

use super::{LoadStatus, Problem, ServerHtml, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The list of promotions.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PromotionsView {
    /// Where the list stands.
    pub status: LoadStatus,
    /// Categories that have promotions, all of them first.
    pub categories: Vec<FilterOption>,
    /// How promotions may stand, any first.
    pub filters: Vec<FilterOption>,
    /// Promotions that fit.
    pub cards: Vec<PromotionCard>,
    /// A filter is set: nothing then means no match.
    pub filtered: bool,
    /// What home shows.
    pub featured: Vec<PromotionCard>,
}

/// Something to narrow a list to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FilterOption {
    /// Stable key.
    pub key: String,
    /// What it says.
    pub label: Text,
    /// It is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}

/// A promotion as a card. Title and summary are the operator's, plain.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PromotionCard {
    /// Promotion id.
    pub key: String,
    /// Title.
    pub title: String,
    /// One line of it.
    pub summary: String,
    /// Name of the category.
    pub category: Text,
    /// Picture, 2:1.
    pub image: String,
    /// Address of its page.
    pub href: String,
    /// How it stands for the visitor.
    pub standing: Standing,
    /// How long until it starts or ends.
    pub term: Text,
    /// When it runs, exactly.
    pub when: Text,
}

/// How a promotion stands, in a word and a colour.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Standing {
    /// The word.
    pub text: Text,
    /// The colour, which only helps.
    pub tone: StandingTone,
}

/// Colours of standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum StandingTone {
    /// Nothing to do.
    Neutral,
    /// The visitor can act.
    Accent,
    /// Good.
    Positive,
    /// Refused.
    Negative,
    /// Waits for somebody.
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
    /// There is none with this id.
    NotFound,
    /// It could not be had.
    Failed {
        /// What happened.
        problem: Problem,
    },
    /// Here it is.
    Ready(Box<PromotionDetail>),
}

/// A promotion with its terms, and what can be done about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PromotionDetail {
    /// The promotion.
    pub card: PromotionCard,
    /// What it gives.
    pub reward: Text,
    /// When one can sign up; nothing where one need not.
    pub sign_up: Option<Text>,
    /// The terms that matter most, plain text.
    pub significant: Vec<String>,
    /// All terms.
    pub terms: ServerHtml,
    /// What to do now, in a sentence.
    pub what: Text,
    /// The one thing to press.
    pub action: PromotionAction,
    /// What went wrong at the last press.
    pub problem: Option<Problem>,
    /// The number that is asked for before the bonus is taken.
    pub contact: Option<ContactView>,
    /// The member's application.
    pub application: Option<ApplicationView>,
    /// The form to apply with.
    pub form: Option<ApplicationForm>,
    /// Draws and prizes.
    pub raffle: Option<RaffleView>,
}

/// A number of a messenger, asked for before a bonus is taken.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactView {
    /// What it is.
    pub label: Text,
    /// Why it is asked for.
    pub hint: Text,
    /// As typed.
    pub value: String,
    /// Why it will not do.
    pub error: Option<Text>,
}

/// The one thing to press.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum PromotionAction {
    /// Nothing: only time or the operator leads on, or the form has the button.
    None,
    /// A button.
    #[serde(rename_all = "camelCase")]
    Press {
        /// What it says.
        label: Text,
        /// What it does.
        press: UiEvent,
        /// It was pressed, and the answer is under way.
        busy: bool,
    },
    /// A link.
    #[serde(rename_all = "camelCase")]
    Lead {
        /// What it says.
        label: Text,
        /// Where it leads.
        href: String,
    },
}

/// The member's application.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ApplicationView {
    /// When it was sent, with the offset.
    pub applied_at: String,
    /// When it was decided; empty before.
    pub reviewed_at: String,
    /// The operator's words, plain text.
    pub reason: String,
    /// The member's remark.
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
    /// How long it is, of how many characters.
    pub remark_count: Text,
    /// What is wrong with it.
    pub remark_error: Option<Text>,
    /// Which files are taken.
    pub files_hint: Text,
    /// What is wrong with the files together.
    pub files_error: Option<Text>,
    /// The files, in the order in which they came.
    pub files: Vec<AttachedFile>,
    /// Another file fits.
    pub can_attach: bool,
    /// The application is under way.
    pub busy: bool,
}

/// A file of the form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AttachedFile {
    /// Its handle.
    pub key: u32,
    /// What it is called.
    pub name: String,
    /// How large it is, e.g. `1.2 MB`.
    pub size: String,
    /// How far it has come.
    pub progress: FileProgress,
}

/// How far a file has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum FileProgress {
    /// Another one is uploaded first.
    Waiting,
    /// It is being uploaded.
    Uploading,
    /// The server has it.
    Done,
    /// It is not taken.
    Refused {
        /// Why.
        text: Text,
    },
    /// It did not arrive; it may be tried again.
    Failed {
        /// What happened.
        problem: Problem,
    },
}

/// Draws and prizes of a raffle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RaffleView {
    /// How many draws are left.
    pub left: Option<Text>,
    /// Prizes with their odds.
    pub prizes: Vec<PrizeView>,
    /// What the draw that was just made brought.
    pub result: Option<Text>,
    /// The latest draws, latest first.
    pub draws: Vec<DrawView>,
}

/// A prize.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PrizeView {
    /// Prize id.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Its chance, e.g. `12.50%`.
    pub chance: String,
}

/// A draw that was made.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DrawView {
    /// Draw id.
    pub key: String,
    /// Name of the prize.
    pub prize: String,
    /// When, with the offset.
    pub at: String,
}
