//! The simulated play of a tree: on which days people play which game, what they stake, deposit and withdraw. It follows from the seed and
//! the person's number alone, so that it is computed twice instead of being kept in memory.

use std::ops::Range;

use ledger::TransactionKind;
use platform::clock::{HOUR_MS, MINUTE_MS};
use platform::day::Day;

use super::tree::Tree;
use crate::sample_load::ids::{Dice, mix};

/// Bets per person and day of play, on average.
pub(super) const BETS_A_DAY: u64 = 20;
const STAKES: [i64; 5] = [100, 200, 500, 1_000, 2_500];
const DEPOSITS: [i64; 4] = [5_000, 10_000, 20_000, 50_000];
const CASHBACK: i64 = 250;

/// A game that is played.
pub(super) struct Game {
    pub(super) vendor: String,
    pub(super) code: String,
    pub(super) product: String,
}

/// A settled bet. Amounts are minor units, times milliseconds since the epoch.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bet {
    pub(super) person: u32,
    /// Its index among the bets that get rows of their own, in the order of their stakes; 0 until then.
    pub(super) number: u32,
    pub(super) game: u16,
    pub(super) at: i64,
    pub(super) closed_at: i64,
    pub(super) stake: i64,
    pub(super) payout: i64,
}

/// A wallet movement other than a bet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Move {
    pub(super) person: u32,
    pub(super) at: i64,
    pub(super) kind: TransactionKind,
    /// Signed amount in minor units.
    pub(super) amount: i64,
}

/// The parameters of the simulation.
pub(super) struct Play<'w> {
    pub(super) tree: &'w Tree,
    pub(super) games: &'w [Game],
    pub(super) seed: u64,
    pub(super) bets: u64,
    pub(super) offset_minutes: i64,
    pub(super) days: Range<i64>,
    pub(super) now_ms: i64,
}

/// A person's bets and wallet movements on a day.
pub(super) struct Played {
    pub(super) day: i64,
    pub(super) bets: Vec<Bet>,
    pub(super) moves: Vec<Move>,
}

impl Play<'_> {
    /// The number of days that a person plays: few for most, very many for some.
    fn days_of(&self, dice: &mut Dice, room: u64) -> u64 {
        let people = self.tree.people.len().max(1) as u64;
        // In hundredths of a day; each tenth of the members plays 4, 1.2 or 0.4 times the mean.
        let mean = self.bets * 100 / (people * BETS_A_DAY);
        let wanted = match dice.below(10) {
            0 => mean * 4,
            1..4 => mean * 12 / 10,
            _ => mean * 4 / 10,
        };
        (wanted / 100 + u64::from(dice.below(100) < wanted % 100)).min(room)
    }

    /// Simulates a person's days of play, the first one first.
    pub(super) fn for_each_day(&self, person: u32, mut each: impl FnMut(Played)) {
        let Some(own) = self.tree.people.get(person as usize) else { return };
        let mut dice = Dice::new(mix(self.seed ^ 0x9_1A7 ^ (u64::from(person) << 24)));
        let first = Day::at(own.created_at, self.offset_minutes).after().number().max(self.days.start);
        let room = u64::try_from(self.days.end - first).unwrap_or(0);
        let wanted = self.days_of(&mut dice, room);
        let mut held = 0;
        for number in 0..wanted {
            // The days of play are spread over the whole time, one at random in each part of it.
            let (from, to) = (number * room / wanted, (number + 1) * room / wanted);
            let day = first + i64::try_from(from + dice.below(to - from)).unwrap_or(0);
            let played = self.day(&mut dice, person, day, &mut held);
            if !played.bets.is_empty() || !played.moves.is_empty() {
                each(played);
            }
        }
    }

    fn day(&self, dice: &mut Dice, person: u32, day: i64, held: &mut i64) -> Played {
        let midnight = Day::of_number(day, self.offset_minutes).from_ms();
        // The first games are played much more than the last.
        let games = self.games.len().max(1) as u64;
        let game = u16::try_from(dice.below(games).min(dice.below(games))).unwrap_or(0);
        let mut at = midnight + HOUR_MS + dice.span(21 * HOUR_MS);
        let mut moves = Vec::new();
        let mut give = |at, kind, amount: i64| {
            *held += amount;
            moves.push(Move { person, at, kind, amount });
        };
        if dice.below(3) == 0 {
            give(at - MINUTE_MS, TransactionKind::PaymentDeposit, dice.pick(&DEPOSITS, 5_000));
        }
        if dice.below(12) == 0 {
            give(at - MINUTE_MS / 2, TransactionKind::Cashback, CASHBACK);
        }
        let mut bets = Vec::new();
        for _ in 0..=dice.below(2 * BETS_A_DAY - 1) {
            let (stake, payout) = outcome(dice);
            let closed_at = at + 500 + dice.span(4_000);
            bets.push(Bet { person, number: 0, game, at, closed_at, stake, payout });
            at += 10_000 + dice.span(60_000);
        }
        if dice.below(10) == 0 && *held > 2_000 {
            let amount = *held / 2;
            *held -= amount;
            moves.push(Move { person, at: at + MINUTE_MS, kind: TransactionKind::PaymentWithdrawal, amount: -amount });
        }
        // Of today only what has happened by now.
        bets.retain(|bet| bet.closed_at < self.now_ms - MINUTE_MS);
        if midnight + 24 * HOUR_MS > self.now_ms {
            moves.clear();
        }
        Played { day, bets, moves }
    }
}

fn outcome(dice: &mut Dice) -> (i64, i64) {
    let stake = dice.pick(&STAKES, 100);
    let payout = match dice.below(100) {
        0..62 => 0,
        62..66 => stake,
        66..88 => stake * 3 / 2,
        88..98 => stake * 5 / 2,
        _ => stake * 16,
    };
    (stake, payout)
}
