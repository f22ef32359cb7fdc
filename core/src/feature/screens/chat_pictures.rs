//! Pictures of the conversation with customer service, fetched when somebody wants to see them (section 2, "Modals").
//!
//! They stand in a slice of their own: what is typed in the chat room builds that slice anew, and must not carry pictures along.
//! A picture comes as text and shows without an address, for it is for those who talk alone.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::Query;
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::call;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Step};
use crate::view::{ChatPicture, ChatPicturesView, ShownPicture};
use crate::wire::SupportPictureValue;
use serde::{Deserialize, Serialize};

calls! {
    /// A picture of the conversation.
    Picture {
        /// Id of the picture.
        id: String,
    } => SUPPORT_PICTURE: Get "/wps/support/picture" Customer Plain, latest, on_picture(SupportPictureValue);
}

/// Events of the pictures of the conversation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ChatPicturesEvent {
    /// Show the picture with this id.
    Show(String),
}

/// How many pictures are kept: each may be half a megabyte.
const MAX_PICTURES: usize = 10;

/// The pictures that were asked for, the latest last.
#[derive(Default)]
pub(crate) struct ChatPictures {
    all: Vec<(String, Remote<String>)>,
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: ChatPicturesEvent) {
    let ChatPicturesEvent::Show(id) = event;
    let is_here = |(other, picture): &(String, Remote<String>)| *other == id && picture.ready().is_some();
    if model.chat_pictures.all.iter().any(is_here) {
        return;
    }
    let all = &mut model.chat_pictures.all;
    // One at a time: what is asked for anew takes the place of what was under way.
    all.retain(|(other, picture)| *other != id && !matches!(picture, Remote::Loading));
    if all.len() == MAX_PICTURES {
        all.remove(0);
    }
    all.push((id.clone(), Remote::Loading));
    let mut query = Query::default();
    query.push("id", Some(id.as_str()));
    call::send(model, step, Request::Picture { id: id.clone() }, &query.text());
}

fn on_picture(model: &mut Model, _: &mut Step, id: String, answer: Result<SupportPictureValue, Failure>) {
    if let Some((_, picture)) = model.chat_pictures.all.iter_mut().find(|(other, _)| *other == id) {
        picture.answer(answer.map(|value| ["data:image/jpeg;base64,", &value.jpeg].concat()));
    }
}

pub(crate) fn react(model: &mut Model, _: &mut Step, event: &DomainEvent) {
    if let DomainEvent::LoggedIn | DomainEvent::LoggedOut = event {
        *model.chat_pictures = ChatPictures::default();
    }
}

/// A picture as the chat room names it.
pub(crate) fn view_of(id: &str) -> ChatPicture {
    ChatPicture { key: id.to_owned(), show: UiEvent::ChatPictures(ChatPicturesEvent::Show(id.to_owned())) }
}

pub(crate) fn view(model: &Model) -> ChatPicturesView {
    let shown = |(id, picture): &(String, Remote<String>)| ShownPicture {
        key: id.clone(),
        status: picture.status(),
        src: picture.ready().cloned().unwrap_or_default(),
    };
    ChatPicturesView { pictures: model.chat_pictures.all.iter().map(shown).collect() }
}
