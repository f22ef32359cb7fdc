//! Some hundreds of settled rounds, posted through the ledger like any others: the popularity of games is counted from them.
//!
//! Each round is played by its game's own mathematics, which the sample supplier plays too, so that the winner board shows true payouts.
//! The stops come from a generator with a fixed seed: every fresh database gets the same rounds.

use std::collections::HashSet;

use super::SeedError;
use super::accounts::{CURRENCY, SAMPLES, Sample};
use super::bulk::Bulk;
use super::play::{Play, SettledRound};
use super::titles::Title;
use art::Rng;
use bets::SettledBet;
use games::seamless::SAMPLE_SUPPLIER;
use ledger::{self, Account, AccountKind, LedgerError, Transaction, TransactionKind};
use lumora_core::domain::game::GameType;
use platform::clock::{DAY_MS, HOUR_MS};
use platform::ids;
use platform::store::Connection;
use supplier::{Slot, StopSource};

/// The time that the history covers before the seeding, in milliseconds.
const SPAN_MS: i64 = 13 * DAY_MS;
/// How many games were played: enough for every row of the home page, few enough to be designed quickly.
const GAME_COUNT: usize = 60;
/// Only games whose smallest coin is at most this were played, in minor units.
const MAX_COIN: i64 = 10;
/// How many of a game's stakes occur, counted from the smallest.
pub(super) const STAKES: usize = 3;

/// A settled round. Amounts are minor units, the time milliseconds since the epoch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Round {
    /// Index of the player in [`SAMPLES`].
    player: usize,
    vendor: String,
    game_code: String,
    stake: i64,
    payout: i64,
    at_ms: i64,
}

/// A game that was played.
pub(super) struct PlayedGame<'a> {
    pub(super) title: &'a Title,
    pub(super) slot: Slot,
}

/// Reel stops from a generator with a fixed seed.
struct Stops(Rng);

impl StopSource for Stops {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound.max(1))
    }
}

/// The games of the history, the most played first.
pub(super) fn played_games(titles: &[Title]) -> Result<Vec<PlayedGame<'_>>, SeedError> {
    let playable = |title: &&Title| title.game_type == GameType::Rng && title.min_bet <= MAX_COIN;
    let hot: Vec<&Title> = titles.iter().filter(playable).filter(|title| title.hot_rank.is_some()).collect();
    let others = titles.iter().filter(playable).filter(|title| title.hot_rank.is_none()).step_by(37);
    let titles = hot.into_iter().step_by(2).chain(others);
    let mut played_games = Vec::with_capacity(GAME_COUNT);
    for title in titles.take(GAME_COUNT) {
        if let Some(kind) = title.kind() {
            played_games.push(PlayedGame { title, slot: supplier::design(&title.game_code, kind)? });
        }
    }
    Ok(played_games)
}

/// All rounds of the history, oldest first.
///
/// # Errors
/// When a game breaks the rules of its engine.
pub(super) fn rounds(titles: &[Title], now_ms: i64) -> Result<Vec<Round>, SeedError> {
    let mut rng = Rng::named("history");
    let mut stops = Stops(Rng::named("stops of the history"));
    let games = played_games(titles)?;
    let mut rounds = Vec::new();
    for (player, sample) in SAMPLES.iter().enumerate() {
        for _ in 0..sample.rounds {
            // Squaring makes the first games much more played than the last: a few favourites, a long tail.
            let position = rng.unit().powi(2);
            let Some(game) = index(position, games.len()).and_then(|index| games.get(index)) else { continue };
            let units = game.slot.units();
            let stakes = supplier::stakes(game.title.min_bet, units);
            let stake = rng.pick(stakes.get(..STAKES).unwrap_or(&stakes), game.title.min_bet * i64::from(units));
            let coins = i64::try_from(game.slot.play(&mut stops).coins).unwrap_or(0);
            rounds.push(Round {
                player,
                vendor: game.title.vendor.clone(),
                game_code: game.title.game_code.clone(),
                stake,
                payout: stake / i64::from(units) * coins,
                at_ms: now_ms - HOUR_MS - fraction_of(SPAN_MS, rng.unit()),
            });
        }
    }
    rounds.sort_by_key(|round| round.at_ms);
    Ok(rounds)
}

/// The codes of the games that were played.
pub(super) fn games_of(rounds: &[Round]) -> HashSet<&str> {
    rounds.iter().map(|round| round.game_code.as_str()).collect()
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "small counts"
)]
fn index(part: f64, count: usize) -> Option<usize> {
    (count > 0).then(|| ((part * count as f64) as usize).min(count - 1))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "milliseconds of two weeks")]
fn fraction_of(span: i64, part: f64) -> i64 {
    (span as f64 * part) as i64
}

/// The sum of a player's payouts less stakes, in minor units.
pub(super) fn net(rounds: &[Round], player: usize) -> i64 {
    rounds.iter().filter(|round| round.player == player).map(|round| round.payout - round.stake).sum()
}

/// When the opening balances are granted, in milliseconds since the epoch: before the first round.
pub(super) fn starts_at(now_ms: i64) -> i64 {
    now_ms - HOUR_MS - SPAN_MS - HOUR_MS
}

/// Posts all rounds; `members` holds the ids of the sample members in the order of [`SAMPLES`].
///
/// # Errors
/// When a wallet would fall below zero, or the database fails.
pub(super) async fn post(tx: &mut Connection, rounds: &[Round], members: &[String]) -> Result<(), LedgerError> {
    let mut rows = Bulk::new(
        "rounds",
        &[
            "id",
            "supplier",
            "supplier_round",
            "member_id",
            "vendor",
            "game_code",
            "currency",
            "stake",
            "payout",
            "state",
            "opened_at",
            "closed_at",
            "product",
        ],
    );
    let mut play = Play::default();
    for (number, round) in rounds.iter().enumerate() {
        let Some(member) = members.get(round.player) else { continue };
        let id = ids::new_id(round.at_ms);
        let wallet = Account::wallet(member, CURRENCY);
        let account_id = wallet.id();
        let house = Account::new(AccountKind::SupplierSettlement, SAMPLE_SUPPLIER, CURRENCY);
        let closed = round.at_ms + 4_000;
        let bet = format!("sample:bet:{number}");
        let bet = Transaction::transfer(
            TransactionKind::GameBet,
            bet,
            id.clone(),
            wallet.clone(),
            house.clone(),
            round.stake,
        );
        ledger::post(tx, &bet, round.at_ms).await?;
        if round.payout > 0 {
            let win = format!("sample:win:{number}");
            let win = Transaction::transfer(TransactionKind::GameWin, win, id.clone(), house, wallet, round.payout);
            ledger::post(tx, &win, closed).await?;
        }
        let settled = SettledBet {
            member_id: member.clone(),
            product: GameType::Rng.code().to_owned(),
            vendor: round.vendor.clone(),
            game_code: round.game_code.clone(),
            account_id,
            round_id: id.clone(),
            currency: CURRENCY.to_owned(),
            stake: round.stake,
            valid_bet: round.stake,
            payout: round.payout,
            correction: 0,
            settled_at: closed,
        };
        settled.statement().execute(&mut *tx).await?;
        let (stake, payout) = (round.stake, round.payout);
        play.count(member, &SettledRound { staked_at: round.at_ms, settled_at: closed, stake, payout });
        rows.add([
            id.into(),
            SAMPLE_SUPPLIER.into(),
            format!("sample-{number}").into(),
            member.as_str().into(),
            round.vendor.as_str().into(),
            round.game_code.as_str().into(),
            CURRENCY.into(),
            round.stake.into(),
            round.payout.into(),
            "closed".into(),
            round.at_ms.into(),
            closed.into(),
            GameType::Rng.code().into(),
        ]);
    }
    play.write(&mut *tx).await?;
    Ok(rows.write(tx).await?)
}

/// The opening grant, in minor units, after which the wallet holds the sample's balance at the end of the history.
pub(super) fn opening(sample: &Sample, player: usize, rounds: &[Round]) -> i64 {
    sample.balance - net(rounds, player)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const NOW: i64 = 1_795_250_096_789;

    #[test]
    fn the_history_is_the_same_each_time_and_its_wins_differ() {
        let titles = crate::seed::titles().unwrap();
        let rounds = rounds(&titles, NOW).unwrap();
        assert_eq!(rounds, super::rounds(&titles, NOW).unwrap());
        let wins: Vec<i64> = rounds.iter().filter(|it| it.payout > it.stake).map(|it| it.payout).collect();
        let amounts: BTreeSet<i64> = wins.iter().copied().collect();
        assert!(
            wins.len() >= 24 && amounts.len() * 3 > wins.len() * 2,
            "{} amounts of {} wins",
            amounts.len(),
            wins.len()
        );
    }

    #[test]
    fn a_round_of_the_history_pays_whole_coins_of_a_stake_that_its_game_offers() {
        let titles = crate::seed::titles().unwrap();
        let played_games = played_games(&titles).unwrap();
        for round in rounds(&titles, NOW).unwrap() {
            let game = played_games.iter().find(|game| game.title.game_code == round.game_code).unwrap();
            let units = game.slot.units();
            assert!(supplier::stakes(game.title.min_bet, units).contains(&round.stake), "{round:?}");
            assert_eq!(round.payout % (round.stake / i64::from(units)), 0, "{round:?}");
        }
    }

    #[test]
    fn no_player_stakes_more_than_it_was_granted() {
        let rounds = rounds(&crate::seed::titles().unwrap(), NOW).unwrap();
        for (player, sample) in SAMPLES.iter().enumerate() {
            let mut balance = opening(sample, player, &rounds);
            for round in rounds.iter().filter(|round| round.player == player) {
                balance -= round.stake;
                assert!(balance >= 0, "{} after {round:?}", sample.account);
                balance += round.payout;
            }
        }
    }
}
