//! How events and slices cross: an event as `{"name": what it says}`, a slice as what it shows. The way round the names is written
//! once here and not derived, since serde derives it anew for each of a hundred features, on the first page.

use super::list::{EVENTS, EventName, ShownSlices, UiEvent};
use crate::effect::Chunk;
use crate::view::Slice;
use serde::de::{self, DeserializeSeed, EnumAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The chunk that an event is for, by its name on the way in: to be asked before the event is read.
pub fn chunk_of(name: &str) -> Option<Chunk> {
    event_entry(name)?.2
}

impl EventName {
    /// The chunk that events of this name are for; nothing for those of what is always here.
    pub(super) fn chunk(self) -> Option<Chunk> {
        EVENTS.get(self as usize)?.2
    }
}

fn event_entry(name: &str) -> Option<&(&str, EventName, Option<Chunk>)> {
    EVENTS.iter().find(|(entry, ..)| *entry == name)
}

/// What an event says, without its name.
pub(super) struct EventPayload<'a>(pub &'a UiEvent);

impl Serialize for UiEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let index = self.name() as u32;
        let name = EVENTS.get(index as usize).map_or("", |(name, ..)| *name);
        serializer.serialize_newtype_variant("UiEvent", index, name, &EventPayload(self))
    }
}

impl<'de> Deserialize<'de> for UiEvent {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<UiEvent, D::Error> {
        source.deserialize_enum("UiEvent", &[], EventReader)
    }
}

struct EventReader;

impl<'de> Visitor<'de> for EventReader {
    type Value = UiEvent;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an event")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, source: A) -> Result<UiEvent, A::Error> {
        let (name, value) = source.variant_seed(NameReader)?;
        value.newtype_variant_seed(name)
    }
}

struct NameReader;

impl<'de> DeserializeSeed<'de> for NameReader {
    type Value = EventName;

    fn deserialize<D: Deserializer<'de>>(self, source: D) -> Result<EventName, D::Error> {
        source.deserialize_identifier(self)
    }
}

impl Visitor<'_> for NameReader {
    type Value = EventName;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the name of an event")
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<EventName, E> {
        event_entry(name).map(|(_, name, _)| *name).ok_or_else(unknown_event)
    }
}

/// An event that nobody knows, or not where it was looked for.
pub(super) fn unknown_event<E: de::Error>() -> E {
    E::custom("no event")
}

/// A slice, to be serialised. One whose chunk is not here has no value.
pub struct SliceRef<'a> {
    pub(crate) shown: &'a ShownSlices,
    pub(crate) slice: Slice,
}

impl fmt::Debug for SliceRef<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("SliceRef").field(&self.slice).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{LoginEvent, SiteEvent, WithdrawEvent};
    use crate::json;

    #[test]
    fn an_event_is_written_under_its_name_and_read_again() {
        let events = [
            (UiEvent::Site(SiteEvent::Retry), r#"{"site":"retry"}"#),
            (UiEvent::Login(LoginEvent::FreePlay), r#"{"login":"freePlay"}"#),
            (UiEvent::Withdraw(WithdrawEvent::Choose("7".to_owned())), r#"{"withdraw":{"choose":"7"}}"#),
        ];
        for (event, text) in events {
            assert_eq!(serde_json::to_string(&event).expect("an event"), text);
            assert_eq!(json::from_str::<UiEvent>(text).expect(text), event);
        }
    }

    #[test]
    fn what_is_no_event_is_refused() {
        for text in [
            r#""site""#,
            r#"{"nobody":"retry"}"#,
            r#"{"site":"nothing"}"#,
            r#"{"site":"retry","login":"freePlay"}"#,
            "1",
        ] {
            assert!(json::from_str::<UiEvent>(text).is_err(), "{text}");
        }
    }
}
