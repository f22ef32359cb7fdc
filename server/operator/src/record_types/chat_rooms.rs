//! Record type: the appearance of the chat room (section 2 of the specification, "Modals"; section 3, brand
//! configuration).

use crate::record_type::{Field, FieldType, Id, Order, RecordType};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "chat-rooms",
    singular: "chat_room",
    about: "how the chat room is dressed",
    table: "chat_rooms",
    id: Id::Fixed,
    fields: &[Field::optional("headerColour", FieldType::Colour, "colour of its header; the site's own when empty")],
    localized: &[
        Field::optional("title", FieldType::Text(60), "its title; the site's own when empty"),
        Field::optional("text", FieldType::Lines(400), "its greeting"),
    ],
    order: Order::By("id"),
    ..RecordType::DEFAULT
};
