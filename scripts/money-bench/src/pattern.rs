//! Finds, by comparing the rows of two bets, which values are the same for every bet and which are a bet's own; and the SQL
//! expressions that make the rows of any bet.
//!
//! In the expressions `n.i` is the number of a bet, from 0, and `p` the row of its player.

use platform::store::Engine;
use serde_json::Value;

use crate::Failure;
use crate::template::Bet;

const HOUR_MS: i64 = 60 * 60 * 1000;
/// Hexadecimal digits of an id that encode the time, and all of its digits.
const TIME_DIGITS: usize = 12;
const ID_DIGITS: usize = 32;
/// The most ids that one bet makes.
const IDS_A_BET: usize = 16;

/// The time over which the bets are spread.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Span {
    pub(crate) engine: Engine,
    pub(crate) starts_ms: i64,
    pub(crate) length_ms: i64,
    pub(crate) bets: u64,
}

impl Span {
    /// The expression of a bet's time in milliseconds since the epoch.
    fn time(&self) -> String {
        format!("({} + n.i * {} / {})", self.starts_ms, self.length_ms, self.bets.max(1))
    }

    fn hex(&self, number: &str, digits: usize) -> String {
        match self.engine {
            Engine::Sqlite => format!("printf('%0{digits}x', {number})"),
            Engine::Postgres => format!("lpad(to_hex({number}), {digits}, '0')"),
        }
    }

    /// The expression of a bet's uuid, made like those of `drive`.
    fn uuid(&self) -> String {
        self.id(IDS_A_BET - 1)
    }

    fn id(&self, number: usize) -> String {
        let random = self.hex(&format!("n.i * {IDS_A_BET} + {number}"), ID_DIGITS - TIME_DIGITS);
        format!("({} || {random})", self.hex(&self.time(), TIME_DIGITS))
    }

    /// The expression of a text of this length in place of a digest.
    fn filler(&self, length: usize) -> String {
        self.hex("n.i * 1103515245 + 12345", length)
    }

    /// The expression of a value which was `one` in the first bet and `other` in the second.
    ///
    /// # Errors
    /// When the values differ in a way that the bench does not understand.
    pub(crate) fn expression(
        &self,
        (one, other): (&Value, &Value),
        (first, second): (&Names, &Names),
    ) -> Result<String, Failure> {
        let odd = || format!("a bet has {one} where another has {other}, and the bench can not tell how that comes");
        match (one, other) {
            (Value::Null, Value::Null) => Ok("null".to_owned()),
            (Value::Number(one), Value::Number(other)) => {
                let both = (one.as_i64(), other.as_i64());
                if both == (Some(first.at_ms), Some(second.at_ms)) {
                    return Ok(self.time());
                }
                if both == (Some(first.hour()), Some(second.hour())) {
                    return Ok(format!("({} / {HOUR_MS})", self.time()));
                }
                if one == other { Ok(one.to_string()) } else { Err(odd().into()) }
            }
            (Value::String(one), Value::String(other)) => {
                let (pattern, same) = (first.mark(one), second.mark(other));
                if pattern == same {
                    return Ok(self.joined(&pattern));
                }
                let is_digest = one.len() == other.len() && one.bytes().all(|byte| byte.is_ascii_alphanumeric());
                if is_digest { Ok(self.filler(one.len())) } else { Err(odd().into()) }
            }
            _ => Err(odd().into()),
        }
    }

    /// The expression of a text with parts of a bet's own.
    fn joined(&self, pattern: &[Part]) -> String {
        let parts = pattern.iter().map(|part| match part {
            Part::Text(text) => format!("'{}'", text.replace('\'', "''")),
            Part::Uuid => self.uuid(),
            Part::Member => "p.member_id".to_owned(),
            Part::Game => "p.game_code".to_owned(),
            Part::Id(number) => self.id(*number),
        });
        let parts: Vec<String> = parts.collect();
        if parts.is_empty() { "''".to_owned() } else { parts.join(" || ") }
    }
}

/// A part of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Part {
    Text(String),
    Uuid,
    Member,
    Game,
    /// The bet's own id with this number.
    Id(usize),
}

/// A bet's own values: those that differ from bet to bet.
#[derive(Debug, Clone)]
pub(crate) struct Names {
    pub(crate) at_ms: i64,
    /// Texts to look for; longer ones come before those that they may contain.
    needles: Vec<(String, Part)>,
}

impl Names {
    /// The values of a bet: those it was sent with, and the ids that were made at its time.
    pub(crate) fn of(bet: &Bet) -> Self {
        let mut needles = vec![
            (bet.uuid.clone(), Part::Uuid),
            (bet.seat.member_id.clone(), Part::Member),
            (bet.seat.game_code.clone(), Part::Game),
        ];
        let time = format!("{:012x}", bet.at_ms);
        let mut ids: Vec<&str> = Vec::new();
        let values = bet.changes.iter().flat_map(|it| &it.new).flat_map(|row| row.values()).filter_map(Value::as_str);
        for text in values {
            for (at, _) in text.match_indices(&time) {
                let id = text.get(at..at + ID_DIGITS).unwrap_or_default();
                if !id.is_empty() && !ids.contains(&id) {
                    ids.push(id);
                }
            }
        }
        needles.extend(ids.into_iter().enumerate().map(|(number, id)| (id.to_owned(), Part::Id(number))));
        needles.sort_by_key(|(needle, _)| std::cmp::Reverse(needle.len()));
        Self { at_ms: bet.at_ms, needles }
    }

    /// The hour of the bet, counted since 1970.
    fn hour(&self) -> i64 {
        self.at_ms.div_euclid(HOUR_MS)
    }

    /// Whether the value contains one of the bet's own ids, so that no other bet has it.
    pub(crate) fn is_of_one_bet(&self, value: &Value) -> bool {
        let is_own = |part: &Part| matches!(part, Part::Uuid | Part::Id(_));
        value.as_str().is_some_and(|text| self.mark(text).iter().any(is_own))
    }

    /// Splits a text into the bet's own values and the rest.
    fn mark(&self, text: &str) -> Vec<Part> {
        if text.is_empty() {
            return Vec::new();
        }
        for (needle, part) in &self.needles {
            if let Some((before, after)) = text.split_once(needle.as_str()) {
                let mut parts = self.mark(before);
                parts.push(part.clone());
                parts.extend(self.mark(after));
                return parts;
            }
        }
        vec![Part::Text(text.to_owned())]
    }
}
