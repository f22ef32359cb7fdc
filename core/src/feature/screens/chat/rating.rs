//! Stars for a conversation that is closed, and a word beside them.

use super::Request;
use crate::api::Failure;
use crate::domain::contact_form::length;
use crate::domain::support::{MAX_COMMENT_LENGTH, is_rating};
use crate::feature::services::{call, support};
use crate::model::{Model, Step};
use crate::view::Problem;
use crate::wire::{Done, SupportConversation, SupportRatingRequest, SupportState};

/// How many characters of a comment are kept; far beyond what it may hold.
const MAX_DRAFT_LENGTH: usize = 5 * MAX_COMMENT_LENGTH as usize;

/// The rating that is being given.
#[derive(Default)]
pub(super) struct Rating {
    /// Number of stars; 0 before one was chosen.
    pub stars: u8,
    pub comment: String,
    pub problem: Option<Problem>,
}

/// The conversation, if it may be rated.
pub(super) fn ratable(model: &Model) -> Option<&SupportConversation> {
    model.support.conversation().filter(|it| it.state == SupportState::Closed && it.rating == 0 && it.last_number > 0)
}

pub(super) fn choose(model: &mut Model, stars: u8) {
    if is_rating(stars) {
        model.chat.rating.stars = stars;
        model.chat.rating.problem = None;
    }
}

pub(super) fn comment(model: &mut Model, text: String) {
    model.chat.rating.comment = text.chars().take(MAX_DRAFT_LENGTH).collect();
    model.chat.rating.problem = None;
}

/// Whether the rating can be sent.
pub(super) fn is_ready(rating: &Rating) -> bool {
    is_rating(rating.stars) && length(&rating.comment) <= MAX_COMMENT_LENGTH
}

pub(super) fn send(model: &mut Model, step: &mut Step) {
    let rating = &model.chat.rating;
    let Some(it) = ratable(model).filter(|_| is_ready(rating)) else { return };
    let stars = rating.stars;
    let comment = rating.comment.trim().to_owned();
    let body = SupportRatingRequest { conversation_id: it.id.clone(), stars, comment };
    call::send_with_body(model, step, Request::Rate { stars }, &body);
}

pub(super) fn on_rated(model: &mut Model, step: &mut Step, stars: u8, answer: Result<Done, Failure>) {
    match answer {
        Ok(_) => support::set_rating(model, step, stars),
        Err(failure) => model.chat.rating.problem = Some(failure.problem()),
    }
}
