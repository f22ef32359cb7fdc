//! Some hundreds of settled rounds, posted through the ledger like any others: what is popular is counted from them.

use super::accounts::{CURRENCY, SAMPLES, Sample};
use super::bulk::Bulk;
use super::titles::Title;
use art::Rng;
use games::seamless::SAMPLE_SUPPLIER;
use ledger::{self, Account, AccountKind, LedgerError, Transaction, TransactionKind};
use lumora_core::domain::game::GameType;
use platform::ids;
use platform::store::Connection;

const HOUR_MS: i64 = 60 * 60 * 1000;
/// How far back the history goes.
const SPAN_MS: i64 = 13 * 24 * HOUR_MS;
/// How many titles were played.
const PLAYED: usize = 60;
/// Stakes that occur, in minor units.
const STAKES: [i64; 5] = [50_000, 100_000, 200_000, 500_000, 1_000_000];
/// What a round pays, in hundredths of its stake; most pay nothing.
const PAYOUTS: [i64; 16] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 50, 100, 150, 200, 400, 650];

/// A round that was played and settled.
#[derive(Clone, Debug)]
pub(super) struct Round {
    /// Place of the player among the samples.
    player: usize,
    vendor: String,
    game_code: String,
    stake: i64,
    payout: i64,
    at_ms: i64,
}

/// All rounds, oldest first.
pub(super) fn rounds(titles: &[Title], now_ms: i64) -> Vec<Round> {
    let mut rng = Rng::named("history");
    let playable = |title: &&Title| title.game_type == GameType::Rng;
    let hot: Vec<&Title> = titles.iter().filter(playable).filter(|title| title.hot_rank.is_some()).collect();
    let others = titles.iter().filter(playable).filter(|title| title.hot_rank.is_none()).step_by(37);
    let played: Vec<&Title> = hot.into_iter().step_by(2).chain(others).take(PLAYED).collect();

    let mut rounds = Vec::new();
    for (player, sample) in SAMPLES.iter().enumerate() {
        for _ in 0..sample.rounds {
            // The square makes the first titles much more played than the last: a few favourites, a long tail.
            let pull = rng.unit().powi(2);
            let Some(title) = index(pull, played.len()).and_then(|index| played.get(index)) else { continue };
            let stake = rng.pick(&STAKES, 100_000);
            let payout = stake / 100 * rng.pick(&PAYOUTS, 0);
            rounds.push(Round {
                player,
                vendor: title.vendor.clone(),
                game_code: title.game_code.clone(),
                stake,
                payout,
                at_ms: now_ms - HOUR_MS - fraction_of(SPAN_MS, rng.unit()),
            });
        }
    }
    rounds.sort_by_key(|round| round.at_ms);
    rounds
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

/// What the rounds of a player changed in its wallet, in minor units.
pub(super) fn net(rounds: &[Round], player: usize) -> i64 {
    rounds.iter().filter(|round| round.player == player).map(|round| round.payout - round.stake).sum()
}

/// When the opening balances were granted: before the first round.
pub(super) fn begins(now_ms: i64) -> i64 {
    now_ms - HOUR_MS - SPAN_MS - HOUR_MS
}

/// Posts all rounds; `members` holds the ids of the samples in their order.
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
        ],
    );
    for (number, round) in rounds.iter().enumerate() {
        let Some(member) = members.get(round.player) else { continue };
        let id = ids::new_id(round.at_ms);
        let wallet = Account::wallet(member, CURRENCY);
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
        ]);
    }
    Ok(rows.write(tx).await?)
}

/// What a sample is granted so that its wallet holds the promised balance after the history.
pub(super) fn opening(sample: &Sample, player: usize, rounds: &[Round]) -> i64 {
    sample.balance - net(rounds, player)
}
