//! Rounds in the database.

use super::super::automatic;
use super::super::free_spins::{self, SpinUse};
use super::super::wallet::Refused;
use super::super::{SupplierError, SupplierState};
use platform::store::{Connection, sql};
use slots::Outcome;

/// A round and its present stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Id of the round, at the operator too.
    pub id: String,
    /// Id of the game session that it is played in.
    pub session_id: String,
    /// Code of the game.
    pub game_code: String,
    /// Idempotency key of the spin, made by the page: the same for each attempt.
    pub key: String,
    /// The stake in minor units.
    pub stake: i64,
    /// Present stage.
    pub stage: Stage,
    /// Number of failed attempts at the current step.
    pub attempts: i64,
    /// Id of the grant of free spins that it uses; empty where it was paid for. The stake is then the value of the
    /// spin.
    pub free_spins: String,
}

/// Stage of a round, with the data that it has there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stage {
    /// The stake was requested; the answer is not known.
    Betting,
    /// The operator took the stake.
    BetAccepted,
    /// The outcome is committed; the payout is not confirmed yet.
    Drawn(Drawn),
    /// The payout is confirmed. A final stage.
    Settled(Drawn),
    /// The bet is being rolled back.
    RollingBack,
    /// The bet was rolled back. A final stage.
    RolledBack,
    /// The operator refused the stake, for this reason. A final stage.
    Refused(String),
    /// The page resolved a key whose spin never arrived; the spin can not start any more. A final stage.
    Abandoned,
}

/// A drawn outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// What the reels showed.
    pub outcome: Box<Outcome>,
    /// The payout in minor units.
    pub payout: i64,
}

impl Stage {
    /// The word that is stored.
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Betting => "betting",
            Self::BetAccepted => "bet_accepted",
            Self::Drawn(_) => "drawn",
            Self::Settled(_) => "settled",
            Self::RollingBack => "rolling_back",
            Self::RolledBack => "rolled_back",
            Self::Refused(_) => "refused",
            Self::Abandoned => "abandoned",
        }
    }

    /// Whether the round is not at a final stage.
    pub fn is_open(&self) -> bool {
        matches!(self, Self::Betting | Self::BetAccepted | Self::Drawn(_) | Self::RollingBack)
    }

    fn drawn(&self) -> Option<&Drawn> {
        if let Self::Drawn(drawn) | Self::Settled(drawn) = self { Some(drawn) } else { None }
    }
}

/// A round to begin.
#[derive(Debug, Clone)]
pub(super) struct NewRound {
    pub id: String,
    pub session_id: String,
    pub player: String,
    pub game_code: String,
    pub key: String,
    pub stake: i64,
    /// Id of the automatic play that it belongs to, if any.
    pub automatic: Option<String>,
    /// Id of the grant of free spins that it uses; empty where it is paid for.
    pub free_spins: String,
    /// Minimum time since the start of the last round, in milliseconds.
    pub min_round_ms: i64,
    pub now: i64,
    /// Until when the worker leaves the round to the call that began it, in milliseconds since the epoch UTC.
    pub lease: i64,
}

impl NewRound {
    /// The round at its first stage.
    fn round(self, stage: Stage) -> Round {
        let Self { id, session_id, game_code, key, stake, free_spins, .. } = self;
        Round { id, session_id, game_code, key, stake, stage, attempts: 0, free_spins }
    }

    /// The free spin that the round uses.
    fn spin(&self) -> SpinUse {
        let Self { free_spins, player, game_code, stake, .. } = self.clone();
        SpinUse { reward: free_spins, player, game_code, value: stake }
    }
}

/// Result of beginning a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum BeginOutcome {
    /// The round was begun.
    New(Round),
    /// The key was used before; this is its round.
    Existing(Round),
    /// Another round of the player on this game is open.
    Busy,
    /// The minimum time of a round has this many milliseconds left.
    TooSoon(i64),
    /// The automatic play that it names has ended, or is for another stake.
    AutomaticPlayEnded,
    /// The free spins that it names are used up or over, or not of this value.
    FreeSpinsEnded,
}

type RoundRow = (String, String, String, String, i64, String, i64, Option<String>, Option<String>, i64, String);

macro_rules! select_rounds {
    ($rest:literal) => {
        concat!(
            "select id, session_id, game_code, spin_key, stake, state, payout, outcome, reason, attempts, free_spins \
             from rounds where ",
            $rest
        )
    };
}

impl TryFrom<RoundRow> for Round {
    type Error = SupplierError;

    fn try_from(row: RoundRow) -> Result<Self, SupplierError> {
        let (id, session_id, game_code, key, stake, state, payout, outcome, reason, attempts, free_spins) = row;
        let drawn = || -> Result<Drawn, SupplierError> {
            let text = outcome.as_deref().unwrap_or_default();
            let outcome = serde_json::from_str(text).map_err(|error| SupplierError::Corrupt(error.to_string()))?;
            Ok(Drawn { outcome, payout })
        };
        let stage = match state.as_str() {
            "betting" => Stage::Betting,
            "bet_accepted" => Stage::BetAccepted,
            "drawn" => Stage::Drawn(drawn()?),
            "settled" => Stage::Settled(drawn()?),
            "rolling_back" => Stage::RollingBack,
            "rolled_back" => Stage::RolledBack,
            "refused" => Stage::Refused(reason.unwrap_or_default()),
            "abandoned" => Stage::Abandoned,
            other => return Err(SupplierError::Corrupt(format!("round state {other}"))),
        };
        Ok(Self { id, session_id, game_code, key, stake, stage, attempts, free_spins })
    }
}

async fn by_key(tx: &mut Connection, player: &str, key: &str) -> Result<Option<Round>, SupplierError> {
    let row: Option<RoundRow> = sql::query_as(select_rounds!("player = $1 and spin_key = $2"))
        .bind(player.to_owned())
        .bind(key.to_owned())
        .fetch_optional(tx)
        .await?;
    row.map(Round::try_from).transpose()
}

async fn begin(tx: &mut Connection, new: NewRound) -> Result<BeginOutcome, SupplierError> {
    if let Some(existing) = by_key(tx, &new.player, &new.key).await? {
        return Ok(BeginOutcome::Existing(existing));
    }
    let last: Option<(i64, i64)> = sql::query_as(
        "select opened_at, cast(case when state in ('betting', 'bet_accepted', 'drawn', 'rolling_back') then 1 else 0 \
         end as bigint) from rounds where player = $1 and game_code = $2 and state <> 'abandoned' \
         and state <> 'refused' order by opened_at desc limit 1",
    )
    .bind(new.player.clone())
    .bind(new.game_code.clone())
    .fetch_optional(&mut *tx)
    .await?;
    match last {
        Some((_, 1)) => return Ok(BeginOutcome::Busy),
        Some((opened_at, _)) if new.now - opened_at < new.min_round_ms => {
            return Ok(BeginOutcome::TooSoon(new.min_round_ms - (new.now - opened_at)));
        }
        _ => {}
    }
    if let Some(automatic) = &new.automatic
        && !automatic::may_spin(tx, &new.session_id, automatic, new.stake).await?
    {
        return Ok(BeginOutcome::AutomaticPlayEnded);
    }
    if !new.free_spins.is_empty() && !new.spin().take(tx, new.now).await? {
        return Ok(BeginOutcome::FreeSpinsEnded);
    }
    insert(tx, &new, Stage::Betting).await?;
    Ok(BeginOutcome::New(new.round(Stage::Betting)))
}

async fn find_or_abandon(tx: &mut Connection, new: NewRound) -> Result<Round, SupplierError> {
    if let Some(existing) = by_key(tx, &new.player, &new.key).await? {
        return Ok(existing);
    }
    insert(tx, &new, Stage::Abandoned).await?;
    Ok(new.round(Stage::Abandoned))
}

async fn insert(tx: &mut Connection, new: &NewRound, stage: Stage) -> Result<(), SupplierError> {
    sql::query(
        "insert into rounds (id, session_id, player, game_code, spin_key, stake, state, payout, attempts, \
         next_attempt_at, shown, opened_at, updated_at, automatic_play, free_spins) \
         values ($1, $2, $3, $4, $5, $6, $7, 0, 0, $8, 0, $9, $9, $10, $11)",
    )
    .bind(new.id.clone())
    .bind(new.session_id.clone())
    .bind(new.player.clone())
    .bind(new.game_code.clone())
    .bind(new.key.clone())
    .bind(new.stake)
    .bind(stage.as_str())
    .bind(new.lease)
    .bind(new.now)
    .bind(new.automatic.clone())
    .bind(new.free_spins.clone())
    .execute(tx)
    .await?;
    Ok(())
}

impl SupplierState {
    /// Begins a round, unless its key is known, another round is open, or it comes too soon.
    pub(super) async fn begin_round(&self, new: NewRound) -> Result<BeginOutcome, SupplierError> {
        let attempt = || {
            let new = new.clone();
            self.store.write(move |tx| Box::pin(begin(tx, new)))
        };
        // Where writes overlap, the unique index refuses the second of two at once; run again, it finds the first.
        match attempt().await {
            Err(SupplierError::Store(error)) if error.is_unique_violation() => attempt().await,
            result => result,
        }
    }

    /// The round of a key. Where there is none, the key is closed, so that a late spin can not start.
    pub(super) async fn round_or_abandon(&self, new: NewRound) -> Result<Round, SupplierError> {
        let attempt = || {
            let new = new.clone();
            self.store.write(move |tx| Box::pin(find_or_abandon(tx, new)))
        };
        match attempt().await {
            Err(SupplierError::Store(error)) if error.is_unique_violation() => attempt().await,
            result => result,
        }
    }

    /// Moves a round to stage `to`, if it still is at the stage of `from`; returns whether it did. `due` is when the
    /// worker may take it up, in milliseconds since the epoch UTC.
    pub(super) async fn move_round(&self, from: &Round, to: Stage, due: i64) -> Result<bool, SupplierError> {
        let (id, from_state, now) = (from.id.clone(), from.stage.as_str(), self.clock.now_ms());
        let outcome = to.drawn().map(|drawn| serde_json::to_string(&drawn.outcome));
        let outcome = outcome.transpose().map_err(|error| SupplierError::Corrupt(error.to_string()))?;
        let payout = to.drawn().map_or(0, |drawn| drawn.payout);
        let reason = if let Stage::Refused(reason) = &to { Some(reason.clone()) } else { None };
        let to_state = to.as_str();
        let free_spins = from.free_spins.clone();
        let is_unplayed = matches!(to, Stage::Refused(_) | Stage::RolledBack) && !free_spins.is_empty();
        let has_grant_ended = matches!(&to, Stage::Refused(reason) if *reason == Refused::FreeSpinsEnded.code());
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    let moved = sql::query(
                        "update rounds set state = $1, payout = $2, outcome = $3, reason = $4, attempts = 0, \
                         next_attempt_at = $5, updated_at = $6 where id = $7 and state = $8",
                    )
                    .bind(to_state)
                    .bind(payout)
                    .bind(outcome)
                    .bind(reason)
                    .bind(due)
                    .bind(now)
                    .bind(id)
                    .bind(from_state)
                    .execute(&mut *tx)
                    .await?;
                    let has_moved = moved.rows_affected() == 1;
                    if has_moved && is_unplayed {
                        free_spins::return_spin(tx, &free_spins, has_grant_ended).await?;
                    }
                    Ok::<_, SupplierError>(has_moved)
                })
            })
            .await
    }

    /// Records a failed attempt, and when the next is due.
    pub(super) async fn postpone_round(&self, round: &Round, due: i64) -> Result<(), SupplierError> {
        let (id, attempts) = (round.id.clone(), round.attempts + 1);
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    sql::query("update rounds set attempts = $1, next_attempt_at = $2 where id = $3")
                        .bind(attempts)
                        .bind(due)
                        .bind(id)
                        .execute(tx)
                        .await?;
                    Ok::<_, SupplierError>(())
                })
            })
            .await
    }

    /// The round `id`.
    pub(super) async fn round(&self, id: &str) -> Result<Round, SupplierError> {
        let row: Option<RoundRow> =
            sql::query_as(select_rounds!("id = $1")).bind(id.to_owned()).fetch_optional(self.store.reader()).await?;
        row.map(Round::try_from).transpose()?.ok_or_else(|| SupplierError::Corrupt("a round is gone".to_owned()))
    }

    /// Open rounds whose next step is due, the longest waiting first.
    pub(super) async fn due_rounds(&self, limit: i64) -> Result<Vec<Round>, SupplierError> {
        let rows: Vec<RoundRow> = sql::query_as(select_rounds!(
            "state in ('betting', 'bet_accepted', 'drawn', 'rolling_back') and next_attempt_at <= $1 \
             order by next_attempt_at limit $2"
        ))
        .bind(self.clock.now_ms())
        .bind(limit)
        .fetch_all(self.store.reader())
        .await?;
        rows.into_iter().map(Round::try_from).collect()
    }

    /// The player's last round in a game whose end no page has shown yet.
    pub(crate) async fn unseen_round(&self, player: &str, game: &str) -> Result<Option<Round>, SupplierError> {
        let row: Option<RoundRow> = sql::query_as(select_rounds!(
            "player = $1 and game_code = $2 and shown = 0 and state <> 'abandoned' and state <> 'refused' \
             order by opened_at desc limit 1"
        ))
        .bind(player.to_owned())
        .bind(game.to_owned())
        .fetch_optional(self.store.reader())
        .await?;
        row.map(Round::try_from).transpose()
    }

    /// Records that a page has shown the end of a round, and with it the ends of all rounds before it.
    pub(crate) async fn mark_shown(&self, player: &str, game: &str, key: &str) -> Result<(), SupplierError> {
        let (player, game, key) = (player.to_owned(), game.to_owned(), key.to_owned());
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    sql::query(
                        "update rounds set shown = 1 where player = $1 and game_code = $2 and shown = 0 and \
                         opened_at <= (select opened_at from rounds where player = $1 and spin_key = $3)",
                    )
                    .bind(player)
                    .bind(game)
                    .bind(key)
                    .execute(tx)
                    .await?;
                    Ok::<_, SupplierError>(())
                })
            })
            .await
    }

    /// The stake of the player's last paid round in a game.
    pub(crate) async fn last_stake(&self, player: &str, game: &str) -> Result<Option<i64>, SupplierError> {
        let stake = sql::query_scalar(
            "select stake from rounds where player = $1 and game_code = $2 and state = 'settled' and free_spins = '' \
             order by opened_at desc limit 1",
        )
        .bind(player.to_owned())
        .bind(game.to_owned())
        .fetch_optional(self.store.reader())
        .await?;
        Ok(stake)
    }
}
