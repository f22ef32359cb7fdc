//! Closes the periods of boards, and pays their prizes.

use identity::member::MemberRow;
use ledger::TransactionKind;
use lumora_core::domain::message::MessageKind;
use lumora_core::domain::mission::MissionReward;
use messages::Message;
use platform::clock::MINUTE_MS;
use platform::http::ApiError;
use platform::ids;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, from_row, sql};
use platform::{Base, day};
use promotions::pay::{Payment, pay};
use serde::{Deserialize, Serialize};

use super::ranking::{SHOWN_PLACES, top_places};
use super::results::State;
use crate::board_row::BoardRow;
use crate::row::promotion_reward;
use crate::{count, member};

/// Prizes that are read per query.
const BATCH_SIZE: i64 = 100;

/// Scheduled job that closes the periods whose time for corrections is over, and pays open prizes.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct CloseBoards {}

impl Job for CloseBoards {
    const KIND: &'static str = "close-leaderboards";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let now_ms = running.now_ms();
        for (board, period, window) in due_periods(&base.store, now_ms).await? {
            // Bets settled before the end of the period are part of its scores from here on.
            count::count_all(&base.store, now_ms).await?;
            let held = running.clone();
            let work = async move |tx: &mut Connection| match held.owns_lease(&mut *tx).await? {
                true => close(tx, &board, (period, window), now_ms).await,
                false => Ok::<_, StoreError>(()),
            };
            base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
        }
        pay_open(&base.store, running, now_ms).await
    }
}

impl Scheduled for CloseBoards {
    const EVERY_MS: i64 = MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// The periods with scores that are due and not closed, each with its start and end in milliseconds.
async fn due_periods(store: &Store, now_ms: i64) -> Result<Vec<(BoardRow, i64, (i64, i64))>, StoreError> {
    let offset_minutes = day::offset_minutes(store.reader()).await?;
    let mut due = Vec::new();
    for board in BoardRow::list(store.reader(), now_ms).await? {
        let open = "select distinct s.period from leaderboard_scores s where s.board_id = $1 and not exists
             (select 1 from leaderboard_closings c where c.board_id = s.board_id and c.period = s.period) order by 1";
        let open: Vec<(i64,)> = sql::query_as(open).bind(&board.id).fetch_all(store.reader()).await?;
        for (period,) in open {
            let window = board.window(period, offset_minutes);
            if let Some(until) = window.until.filter(|until| board.closes_at(*until) <= now_ms) {
                due.push((board.clone(), period, (window.from, until)));
            }
        }
    }
    Ok(due)
}

/// Stores the results of a period, once.
async fn close(
    tx: &mut Connection,
    board: &BoardRow,
    (period, (from, until)): (i64, (i64, i64)),
    now_ms: i64,
) -> Result<(), StoreError> {
    let insert =
        "insert into leaderboard_closings (board_id, period, from_at, until_at, closed_at) values ($1, $2, $3, $4, $5)
                  on conflict do nothing";
    let new = sql::query(insert).bind(&board.id).bind(period).bind(from).bind(until).bind(now_ms);
    if new.execute(&mut *tx).await?.rows_affected() != 1 {
        return Ok(());
    }
    for (index, (score, place)) in top_places(&mut *tx, board, period).await?.into_iter().enumerate() {
        if place.prize == 0 && index >= SHOWN_PLACES {
            break;
        }
        let state = if place.prize > 0 { State::Open } else { State::None };
        sql::query(
            "insert into leaderboard_results (id, board_id, period, member_id, place, score, reward_type, prize, currency,
             wager_multiplier, state) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(ids::new_id(now_ms))
        .bind(&board.id)
        .bind(period)
        .bind(&score.member_id)
        .bind(i64::from(place.rank))
        .bind(score.score)
        .bind(board.reward().name())
        .bind(place.prize)
        .bind(&board.currency)
        .bind(board.wager_multiplier)
        .bind(state.name())
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}

/// A prize that is not paid yet.
#[derive(Debug, Clone)]
struct OpenPrize {
    id: String,
    board_id: String,
    period: i64,
    member_id: String,
    reward_type: String,
    prize: i64,
    currency: String,
    wager_multiplier: i64,
}

from_row!(OpenPrize { id, board_id, period, member_id, reward_type, prize, currency, wager_multiplier });

/// Pays open prizes, each in a transaction of its own.
async fn pay_open(store: &Store, running: &Running, now_ms: i64) -> Result<(), Failure> {
    let mut after = String::new();
    loop {
        let query = "select id, board_id, period, member_id, reward_type, prize, currency, wager_multiplier from leaderboard_results
             where state = $1 and id > $2 order by id limit $3";
        let query = sql::query_as(query).bind(State::Open.name()).bind(&after).bind(BATCH_SIZE);
        let open: Vec<OpenPrize> = query.fetch_all(store.reader()).await?;
        let Some(last) = open.last() else { return Ok(()) };
        after.clone_from(&last.id);
        for prize in open {
            let held = running.clone();
            let id = prize.id.clone();
            let work = async move |tx: &mut Connection| match held.owns_lease(&mut *tx).await? {
                true => pay_or_withhold_prize(tx, &prize, now_ms).await,
                false => Ok::<_, ApiError>(()),
            };
            match store.write(move |tx| Box::pin(async move { work(tx).await })).await {
                Ok(()) => {}
                Err(ApiError::Store(error)) => return Err(error.into()),
                // A prize that is refused must not hold up the others; it stays open for the next run.
                Err(refused) => tracing::warn!(id, ?refused, "a prize of a leaderboard was not paid"),
            }
        }
    }
}

/// Pays a prize, or withholds it from a member who is excluded, marked or closed, or whose wallet is in another
/// currency.
async fn pay_or_withhold_prize(tx: &mut Connection, open: &OpenPrize, now_ms: i64) -> Result<(), ApiError> {
    let member = MemberRow::by_id(&mut *tx, &open.member_id).await?;
    let reward = MissionReward::from_name(&open.reward_type).unwrap_or_default();
    let fits = |it: &MemberRow| reward == MissionReward::Points || it.currency == open.currency;
    let is_open = member.as_ref().is_some_and(|it| it.is_active() && fits(it));
    let is_paid = is_open && member::is_offered_to(&mut *tx, &open.member_id, now_ms).await?;
    let state = if is_paid { State::Paid } else { State::Withheld };
    let update = "update leaderboard_results set state = $2, settled_at = $3 where id = $1 and state = $4";
    let done = sql::query(update).bind(&open.id).bind(state.name()).bind(now_ms).bind(State::Open.name());
    let is_new = done.execute(&mut *tx).await?.rows_affected() == 1;
    if !is_new || !is_paid {
        return Ok(());
    }
    let message = Message {
        amount: (reward != MissionReward::Points).then_some(open.prize),
        reference: &open.board_id,
        ..Message::of(MessageKind::LeaderboardPrize)
    };
    messages::write(&mut *tx, &open.member_id, &message, now_ms).await?;
    let (reward, wager_multiplier) = promotion_reward(reward, open.wager_multiplier);
    let payment = Payment {
        kind: TransactionKind::LeaderboardPrize,
        key: format!("leaderboard:{}:{}:{}", open.board_id, open.period, open.member_id),
        reference: open.board_id.clone(),
        reward,
        amount: open.prize,
        currency: &open.currency,
        wager_multiplier,
    };
    pay(tx, payment, (&open.member_id, &open.currency), now_ms).await.map(drop)
}
