//! Which days a record shows: some up to today, or two of the member's choice. Days are the operator's; the server counts them and says which they were.

use crate::domain::record::RecordSpan;
use crate::domain::route::Query;
use crate::domain::time::offset_name;
use crate::event::UiEvent;
use crate::text::key;
use crate::view::{FilterOption, OwnDays, RecordDaysView, Text};
use serde::{Deserialize, Serialize};

/// Events of the days that a record shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RecordDaysEvent {
    /// Show so many days up to today.
    Span(RecordSpan),
    /// Open the inputs for two days of the member's own choice.
    Own,
    /// First of the two days, YYYY-MM-DD, as the input has it.
    From(String),
    /// Last of the two days, YYYY-MM-DD, as the input has it.
    Until(String),
    /// Show the days that were chosen.
    Show,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    UpToToday(RecordSpan),
    Own,
}

/// The days that a record shows, and what stands in the inputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RecordDays {
    choice: Choice,
    from: String,
    until: String,
    is_wrong: bool,
}

/// Characters of a day, YYYY-MM-DD.
const DAY_LENGTH: usize = 10;

impl Default for RecordDays {
    fn default() -> Self {
        RecordDays::up_to_today(RecordSpan::default())
    }
}

fn cleaned(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(DAY_LENGTH).collect()
}

fn is_day(text: &str) -> bool {
    text.len() == DAY_LENGTH && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
}

impl RecordDays {
    /// So many days up to today.
    pub fn up_to_today(span: RecordSpan) -> RecordDays {
        let (from, until) = Default::default();
        RecordDays { choice: Choice::UpToToday(span), from, until, is_wrong: false }
    }

    /// One day of the member's choice: where something that an address names has moved.
    pub fn of(day: &str) -> RecordDays {
        RecordDays::between(day, day)
    }

    /// Two days of the member's choice: those of a figure that an address leads from.
    pub fn between(from: &str, until: &str) -> RecordDays {
        let (from, until) = (cleaned(from), cleaned(until));
        if !is_day(&from) || !is_day(&until) || until < from {
            return RecordDays::default();
        }
        RecordDays { choice: Choice::Own, from, until, is_wrong: false }
    }

    /// Adds the days to the query of the record's call.
    pub fn push_to(&self, query: &mut Query) {
        match self.choice {
            Choice::UpToToday(span) => query.push("span", Some(span.name())),
            Choice::Own => {
                query.push("from", Some(&self.from));
                query.push("until", Some(&self.until));
            }
        }
    }

    /// Takes an event of the member; `current` are the days that the record shows now. Gives whether other days are to be fetched. Whether both
    /// days are within the last year is left to the server.
    pub fn on_event(&mut self, event: RecordDaysEvent, current: Option<(&str, &str)>) -> bool {
        match event {
            RecordDaysEvent::Span(span) => {
                (self.choice, self.is_wrong) = (Choice::UpToToday(span), false);
                return true;
            }
            RecordDaysEvent::Own => {
                if let Some((from, until)) = current.filter(|_| self.choice != Choice::Own) {
                    (self.from, self.until) = (from.to_owned(), until.to_owned());
                }
                self.choice = Choice::Own;
            }
            RecordDaysEvent::From(text) => (self.from, self.is_wrong) = (cleaned(&text), false),
            RecordDaysEvent::Until(text) => (self.until, self.is_wrong) = (cleaned(&text), false),
            RecordDaysEvent::Show => {
                self.is_wrong = !is_day(&self.from) || !is_day(&self.until) || self.until < self.from;
                return !self.is_wrong;
            }
        }
        false
    }

    /// The choice of the days as the record shows it. `event` makes an event of the page.
    pub fn view(&self, event: fn(RecordDaysEvent) -> UiEvent) -> RecordDaysView {
        let option = |name: &str, selected, it| FilterOption {
            key: name.to_owned(),
            label: Text::of(key::RECORD_SPAN).with("span", name.to_owned()),
            selected,
            select: event(it),
        };
        let up = |it: &RecordSpan| option(it.name(), self.choice == Choice::UpToToday(*it), RecordDaysEvent::Span(*it));
        let own = option("OWN", self.choice == Choice::Own, RecordDaysEvent::Own);
        RecordDaysView {
            options: RecordSpan::ALL.iter().map(up).chain([own]).collect(),
            own: (self.choice == Choice::Own).then(|| OwnDays {
                from: self.from.clone(),
                until: self.until.clone(),
                error: self.is_wrong.then(|| Text::of(key::RECORD_DAYS_WRONG)),
            }),
        }
    }
}

/// Which days they are, and of what time zone.
pub(crate) fn zone(from: &str, until: &str, offset_minutes: i32) -> Text {
    let zone = offset_name(i16::try_from(offset_minutes).unwrap_or(0));
    let text = if from == until { key::RECORD_DAY_OF } else { key::RECORD_DAYS_OF };
    let text = Text::of(text).with("from", from.to_owned()).with("zone", zone);
    if from == until { text } else { text.with("until", until.to_owned()) }
}
