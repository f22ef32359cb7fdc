//! The outcome of a round: what reels, cards or draws showed, as the supplier reports it (the betting record, section 2
//! of the specification). The operator stores stake and payout only; the supplier is asked for the outcome when a
//! member opens a bet.
//!
//! # Contract
//!
//! `POST /rounds/read` at the supplier's origin, signed as the calls of [`crate::wallets`] are. Body: `round` (the
//! supplier's id), `player`, `language` (the code of the site's language). Answer: `state` (`settled`, `undone`,
//! `pending`; `unknown` for a round that is not the player's or is not kept any more) and `spins` in their order, each
//! with `is_free`, `reels` (names of the symbols in view, reel by reel from the top), `payout` and `wins`: `kind`
//! (`line`, `ways`, `scatter`), `number` (of the line from 1, or of ways), `symbol`, `count`, `places` (reel and row
//! from 0), `payout`. Amounts are minor units.
//!
//! The answer is for display only: stake and payout always come from the ledger.

use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, RoundOutcome, RoundPlace, RoundSpin, RoundState, RoundWin};
use serde::Deserialize;

use crate::MAX_AMOUNT;

/// Maximum number of spins in a round.
const MAX_SPINS: usize = 500;
/// Maximum number of reels of a spin, and of symbols of a reel.
const MAX_REELS: usize = 16;
/// Maximum number of wins of a spin.
const MAX_WINS: usize = 200;
/// Maximum length of a symbol's name, in characters.
const MAX_NAME_CHARS: usize = 48;

/// A round in the supplier's answer.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct RoundAnswer {
    state: String,
    #[serde(default)]
    spins: Vec<SpinAnswer>,
}

#[derive(Debug, Clone, Deserialize)]
struct SpinAnswer {
    is_free: bool,
    reels: Vec<Vec<String>>,
    wins: Vec<WinAnswer>,
    payout: i64,
}

#[derive(Debug, Clone, Deserialize)]
struct WinAnswer {
    kind: String,
    number: u32,
    symbol: String,
    count: u32,
    places: Vec<(u32, u32)>,
    payout: i64,
}

/// Error text for an answer that does not have the contract's shape.
const MALFORMED: &str = "a round is not of the contract's shape";

fn amount(minor: i64) -> Result<Amount, &'static str> {
    if (0..=MAX_AMOUNT).contains(&minor) { Ok(Amount(Money(minor))) } else { Err(MALFORMED) }
}

fn name(text: String) -> Result<String, &'static str> {
    let is_sound = text.chars().count() <= MAX_NAME_CHARS && !text.chars().any(char::is_control);
    if is_sound { Ok(text) } else { Err(MALFORMED) }
}

impl WinAnswer {
    fn read(self) -> Result<RoundWin, &'static str> {
        if !["line", "ways", "scatter"].contains(&self.kind.as_str()) || self.places.len() > MAX_REELS * MAX_REELS {
            return Err(MALFORMED);
        }
        let places = self.places.into_iter().map(|(reel, row)| RoundPlace { reel, row }).collect();
        let (symbol, payout) = (name(self.symbol)?, amount(self.payout)?);
        Ok(RoundWin { kind: self.kind, number: self.number, symbol, count: self.count, places, payout })
    }
}

impl SpinAnswer {
    fn read(self) -> Result<RoundSpin, &'static str> {
        let is_small = self.reels.len() <= MAX_REELS
            && self.reels.iter().all(|reel| reel.len() <= MAX_REELS)
            && self.wins.len() <= MAX_WINS;
        if !is_small {
            return Err(MALFORMED);
        }
        let reel = |symbols: Vec<String>| symbols.into_iter().map(name).collect::<Result<Vec<_>, _>>();
        Ok(RoundSpin {
            free: self.is_free,
            reels: self.reels.into_iter().map(reel).collect::<Result<_, _>>()?,
            wins: self.wins.into_iter().map(WinAnswer::read).collect::<Result<_, _>>()?,
            payout: amount(self.payout)?,
        })
    }
}

impl RoundAnswer {
    /// The outcome as the member's client receives it.
    ///
    /// # Errors
    /// The text of an answer that does not have the contract's shape.
    pub(crate) fn read(self) -> Result<RoundOutcome, &'static str> {
        let state = match self.state.as_str() {
            "settled" => RoundState::Settled,
            "undone" => RoundState::Undone,
            "pending" => RoundState::Pending,
            "unknown" => RoundState::Unknown,
            _ => return Err(MALFORMED),
        };
        if self.spins.len() > MAX_SPINS {
            return Err(MALFORMED);
        }
        let spins = self.spins.into_iter().map(SpinAnswer::read).collect::<Result<_, _>>()?;
        Ok(RoundOutcome { state, spins })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn read(value: Value) -> Result<RoundOutcome, &'static str> {
        serde_json::from_value::<RoundAnswer>(value).map_err(|_| "no answer")?.read()
    }

    fn spin(change: impl FnOnce(&mut Value)) -> Value {
        let win = json!({ "kind": "line", "number": 1, "symbol": "Koi", "count": 3, "places": [[0, 1]], "payout": 5 });
        let mut spin = json!({ "is_free": false, "reels": [["Koi", "Moon"]], "wins": [win], "payout": 5 });
        change(&mut spin);
        json!({ "state": "settled", "spins": [spin] })
    }

    #[test]
    fn an_answer_of_the_contract_is_read() {
        let outcome = read(spin(|_| {})).expect("an outcome");
        assert_eq!(outcome.spins[0].wins[0].places, [RoundPlace { reel: 0, row: 1 }]);
        assert_eq!(read(json!({ "state": "unknown" })).expect("an outcome").state, RoundState::Unknown);
    }

    #[test]
    fn what_no_game_shows_is_refused() {
        for broken in [
            json!({ "state": "won" }),
            spin(|it| it["payout"] = json!(-1)),
            spin(|it| it["payout"] = json!(i64::MAX)),
            spin(|it| it["wins"][0]["kind"] = json!("<b>")),
            spin(|it| it["wins"][0]["symbol"] = json!("x".repeat(49))),
            spin(|it| it["reels"] = json!(vec![vec!["Koi"]; 17])),
            spin(|it| it["reels"] = json!([vec!["Koi"; 17]])),
            spin(|it| it["reels"] = json!([["\u{7}"]])),
        ] {
            assert!(read(broken.clone()).is_err(), "{broken}");
        }
    }
}
