//! How the chat room is dressed (section 2 of the specification, "Modals"; section 3, brand configuration).

use crate::kind::{Field, Id, Kind, Order, Takes};

pub(super) const KIND: Kind = Kind {
    name: "chat-rooms",
    one: "chat_room",
    about: "how the chat room is dressed",
    table: "chat_rooms",
    id: Id::Fixed,
    fields: &[Field::optional("headerColour", Takes::Colour, "colour of its header; the site's own when empty")],
    words: &[
        Field::optional("title", Takes::Text(60), "its title; the site's own when empty"),
        Field::optional("text", Takes::Lines(400), "its greeting"),
    ],
    order: Order::By("id"),
    ..Kind::BLANK
};
