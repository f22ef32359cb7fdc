//! Counts settled bets for missions and boards: a reader of the stream of settled bets.
//!
//! A correction takes from the period of its bet what the bet had added. When the operator changes the time zone,
//! periods move, and everything is counted anew from the first bet, as in the days of `bets`; claims and closed results
//! stay.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use bets::{COUNT_EVERY_MS, SETTLED_BETS, SettledBet};
use lumora_core::domain::message::MessageKind;
use lumora_core::domain::mission::Window;
use messages::Message;
use platform::Base;
use platform::day;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::board_row::BoardRow;
use super::member::{is_counted, is_offered_to};
use super::progress::is_locked;
use super::row::MissionRow;

const READER: &str = "missions";

/// Scheduled job that counts settled bets for missions and boards, see [`count_all`].
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct CountMissions {}

impl Job for CountMissions {
    const KIND: &'static str = "count-missions";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        Ok(count_all(&base.store, running.now_ms()).await?)
    }
}

impl Scheduled for CountMissions {
    const EVERY_MS: i64 = COUNT_EVERY_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// Counts all settled bets that were not counted yet.
///
/// # Errors
/// When the database fails; what was counted before stays counted.
pub async fn count_all(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    recount_if_zone_changed(store).await?;
    SETTLED_BETS.count_all(store, READER, move |tx, bets| Box::pin(count_batch(tx, bets, now_ms))).await
}

/// Counts the rest of the stream if it is short, so that a page read next includes the latest bets.
///
/// # Errors
/// When the database fails.
pub(super) async fn catch_up(store: &Store, now_ms: i64) -> Result<(), StoreError> {
    recount_if_zone_changed(store).await?;
    SETTLED_BETS.catch_up(store, READER, move |tx, bets| Box::pin(count_batch(tx, bets, now_ms))).await.map(drop)
}

/// By member, mission or board, and period: the amount to add, and the end of the period in milliseconds.
type Sums = BTreeMap<(String, String, i64), (i64, Option<i64>)>;

async fn count_batch(tx: &mut Connection, bets: Arc<[SettledBet]>, now_ms: i64) -> Result<(), StoreError> {
    let zone = "select offset_minutes from mission_zone where id = 1";
    let offset_minutes = sql::query_scalar(zone).fetch_one(&mut *tx).await?;
    let missions = MissionRow::list(&mut *tx, now_ms).await?;
    let missions: Vec<MissionRow> = missions.into_iter().filter(|it| it.kind().is_play()).collect();
    let boards = BoardRow::list(&mut *tx, now_ms).await?;
    let (mut progress, mut scores) = (Sums::new(), Sums::new());
    let mut participation: HashMap<String, bool> = HashMap::new();
    for bet in &*bets {
        let takes_part = match participation.get(&bet.member_id) {
            Some(takes_part) => *takes_part,
            None => {
                let counts = is_counted(&mut *tx, &bet.member_id).await?;
                participation.insert(bet.member_id.clone(), counts);
                counts
            }
        };
        if !takes_part {
            continue;
        }
        for mission in missions.iter().filter(|it| counts_for(bet, &it.product, &it.game, &it.currency, it.whole())) {
            let period = mission.period().at(bet.settled_at, offset_minutes);
            let until = mission.window(period, offset_minutes).until;
            let adds = mission.kind().of_bet(bet.valid_bet, bet.stake, bet.payout, bet.correction == 1);
            add(&mut progress, (&bet.member_id, &mission.id, period), adds, until);
        }
        for board in boards.iter().filter(|it| counts_for(bet, &it.product, &it.game, &it.currency, it.whole())) {
            let period = board.period().at(bet.settled_at, offset_minutes);
            let until = board.window(period, offset_minutes).until;
            let adds = board.rule().of_bet(bet.valid_bet, bet.payout, bet.correction == 1);
            add(&mut scores, (&bet.member_id, &board.id, period), adds, until);
        }
    }
    write_scores(&mut *tx, scores).await?;
    write_progress(tx, progress, &missions, offset_minutes, now_ms).await
}

/// Whether a bet counts for a mission or board with this product, game (both empty for all), currency and time.
fn counts_for(bet: &SettledBet, product: &str, game: &str, currency: &str, whole: Window) -> bool {
    (product.is_empty() || product == bet.product)
        && (game.is_empty() || game == bet.game_code)
        && currency == bet.currency
        && whole.holds(bet.settled_at)
}

fn add(sums: &mut Sums, (member, of, period): (&str, &str, i64), adds: i64, until: Option<i64>) {
    let sum = sums.entry((member.to_owned(), of.to_owned(), period)).or_insert((0, until));
    sum.0 = sum.0.saturating_add(adds);
}

async fn write_scores(tx: &mut Connection, scores: Sums) -> Result<(), StoreError> {
    for ((member_id, board_id, period), (score, until)) in scores.into_iter().filter(|(_, (score, _))| *score != 0) {
        sql::query(
            "insert into leaderboard_scores (board_id, period, member_id, score, until) values ($1, $2, $3, $4, $5)
             on conflict (board_id, period, member_id) do update set score = leaderboard_scores.score + excluded.score",
        )
        .bind(board_id)
        .bind(period)
        .bind(member_id)
        .bind(score)
        .bind(until)
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}

async fn write_progress(
    tx: &mut Connection,
    progress: Sums,
    missions: &[MissionRow],
    offset_minutes: i64,
    now_ms: i64,
) -> Result<(), StoreError> {
    for ((member_id, mission_id, period), (adds, until)) in progress.into_iter().filter(|(_, (adds, _))| *adds != 0) {
        let (reached, notified): (i64, i64) = sql::query_as(
            "insert into mission_progress (member_id, mission_id, period, progress, until) values ($1, $2, $3, $4, $5)
             on conflict (member_id, mission_id, period) do update set progress = mission_progress.progress + excluded.progress
             returning progress, told",
        )
        .bind(&member_id)
        .bind(&mission_id)
        .bind(period)
        .bind(adds)
        .bind(until)
        .fetch_one(&mut *tx)
        .await?;
        let Some(mission) = missions.iter().find(|it| it.id == mission_id) else { continue };
        let is_late = mission.claim_before(mission.window(period, offset_minutes)).is_some_and(|end| end <= now_ms);
        if notified != 0
            || is_late
            || reached < mission.target()
            || !notify_claimable(&mut *tx, &member_id, mission, now_ms).await?
        {
            continue;
        }
        let update = "update mission_progress set told = 1 where member_id = $1 and mission_id = $2 and period = $3";
        sql::query(update).bind(&member_id).bind(&mission_id).bind(period).execute(&mut *tx).await?;
    }
    Ok(())
}

/// Writes the inbox message that a mission's reward can be claimed. False, and nothing is written, where another
/// mission must be claimed first or the member may not be marketed to.
pub(super) async fn notify_claimable(
    tx: &mut Connection,
    member_id: &str,
    mission: &MissionRow,
    now_ms: i64,
) -> Result<bool, StoreError> {
    if is_locked(&mut *tx, mission, member_id, now_ms).await? || !is_offered_to(&mut *tx, member_id, now_ms).await? {
        return Ok(false);
    }
    let message = Message { reference: &mission.id, ..Message::of(MessageKind::MissionCompleted) };
    messages::write(tx, member_id, &message, now_ms).await?;
    Ok(true)
}

/// Where the operator's time zone has changed, resets all counts and rewinds the reader to the first bet.
async fn recount_if_zone_changed(store: &Store) -> Result<(), StoreError> {
    let work = async move |tx: &mut Connection| {
        if day::zone_moved(&mut *tx, "mission_zone").await? {
            sql::query("update mission_progress set progress = 0").execute(&mut *tx).await?;
            sql::query("update leaderboard_scores set score = 0").execute(&mut *tx).await?;
            SETTLED_BETS.rewind(tx, READER).await?;
        }
        Ok(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}
