//! Reading and writing the events of those parts of the core that travel later (see [`crate::feature::doors`]): the code for it
//! travels with them.

use crate::effect::Part;

/// The part that an event is for, by the name of its variant on the way in: to be asked before the event is read.
pub fn part_of(name: &str) -> Option<Part> {
    match name {
        "login" | "register" | "captcha" | "country" | "factor" | "forgot" | "reset" | "changePassword" | "waysIn" => {
            Some(Part::Account)
        }
        "help" | "lottery" | "gameList" | "showcase" | "down" | "join" => Some(Part::Pages),
        "lobby" | "rooms" => Some(Part::Play),
        "promotions" | "pointMall" => Some(Part::Promotions),
        _ => None,
    }
}

macro_rules! door {
    ($part:ident) => {
        /// Events of one part.
        pub mod $part {
            use serde::{Deserialize, Deserializer, Serialize, Serializer};

            /// Reads an event of the part.
            ///
            /// # Errors
            /// Those of the event itself.
            #[inline(never)]
            pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(source: D) -> Result<T, D::Error> {
                T::deserialize(source)
            }

            /// Writes an event of the part.
            ///
            /// # Errors
            /// Those of the serializer.
            #[inline(never)]
            pub fn serialize<T: Serialize, S: Serializer>(event: &T, serializer: S) -> Result<S::Ok, S::Error> {
                event.serialize(serializer)
            }
        }
    };
}

door!(account);
door!(pages);
door!(play);
door!(promotions);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::field::Field;
    use crate::event::{FactorEvent, LoginEvent, PasswordEvent, RegisterEvent, SiteEvent, UiEvent, WaysInEvent};

    fn name(event: &UiEvent) -> String {
        let text = serde_json::to_string(event).expect("an event");
        text.split('"').nth(1).expect("a name").to_owned()
    }

    #[test]
    fn an_event_says_by_its_name_which_part_it_is_for() {
        let account = [
            UiEvent::Login(LoginEvent::FreePlay),
            UiEvent::Register(RegisterEvent::Reset),
            UiEvent::Factor(FactorEvent::Leave),
            UiEvent::ChangePassword(PasswordEvent::Edited(Field::Password)),
            UiEvent::WaysIn(WaysInEvent::Retry),
        ];
        for event in account {
            assert_eq!(part_of(&name(&event)), Some(Part::Account), "{event:?}");
        }
        assert_eq!(part_of(&name(&UiEvent::Site(SiteEvent::Retry))), None);
    }
}
