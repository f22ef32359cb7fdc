//! Driving a round from its present stage to its end, as far as the operator's answers allow.

use super::super::random::Stops;
use super::super::session::GameSession;
use super::super::titles::Game;
use super::super::wallet::{Movement, Refused, WalletError};
use super::super::{SupplierError, SupplierState};
use super::table::{BeginOutcome, Drawn, NewRound, Round, Stage};
use platform::ids;

/// For this many milliseconds the worker leaves a round to the call that began it: longer than all the call's
/// deadlines.
const LEASE_MS: i64 = 15_000;
/// Pauses between attempts, in milliseconds; the last one repeats.
const BACK_OFF_MS: [i64; 9] = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000, 3_600_000, 10_800_000];

/// Why a spin does not begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpinRefusal {
    /// The stake is not one that the game offers.
    StakeNotOffered,
    /// Another round of the player on this game is open.
    RoundInProgress,
    /// The key was used with another stake, game or grant of free spins.
    KeyReused,
    /// The minimum time of a round has this many milliseconds left.
    TooSoon(i64),
    /// The automatic play that it names has ended, or is for another stake.
    AutomaticPlayEnded,
    /// The free spins that it names are used up or over, or not of this value.
    FreeSpinsEnded,
}

/// A spin that a page requests.
#[derive(Debug, Clone, Copy)]
pub struct Spin<'a> {
    /// Idempotency key of the spin, made by the page: the same for each attempt.
    pub key: &'a str,
    /// The stake in minor units.
    pub stake: i64,
    /// Id of the automatic play that it belongs to, if any.
    pub automatic: Option<&'a str>,
    /// Id of the grant of free spins that it uses, if any; the stake is then the value of a spin.
    pub free_spins: Option<&'a str>,
}

impl SupplierState {
    /// Plays the spin, or returns the round of an earlier request with the same key.
    ///
    /// # Errors
    /// When the supplier's own database fails. The operator's answers, or their absence, are part of the round's stage.
    pub async fn spin(
        &self,
        session: &GameSession,
        game: &Game,
        spin: Spin<'_>,
    ) -> Result<Result<Round, SpinRefusal>, SupplierError> {
        let Spin { key, stake, automatic, free_spins } = spin;
        // Nobody stakes a free spin, so no stake limit applies to it; it can not be part of automatic play.
        let exceeds_limit = free_spins.is_none() && !session.rules.allows(stake);
        if !game.stakes.contains(&stake) || exceeds_limit || (free_spins.is_some() && automatic.is_some()) {
            return Ok(Err(SpinRefusal::StakeNotOffered));
        }
        let new = NewRound {
            automatic: automatic.map(str::to_owned),
            free_spins: free_spins.unwrap_or_default().to_owned(),
            ..self.new_round(session, key, stake)
        };
        let round = match self.begin_round(new).await? {
            BeginOutcome::New(round) => round,
            BeginOutcome::Existing(round) if round.stage == Stage::Abandoned => return Ok(Ok(round)),
            BeginOutcome::Existing(round)
                if round.stake != stake
                    || round.game_code != session.game_code
                    || round.free_spins != free_spins.unwrap_or_default() =>
            {
                return Ok(Err(SpinRefusal::KeyReused));
            }
            BeginOutcome::Existing(round) => return Ok(Ok(round)),
            BeginOutcome::Busy => return Ok(Err(SpinRefusal::RoundInProgress)),
            BeginOutcome::TooSoon(left) => return Ok(Err(SpinRefusal::TooSoon(left))),
            BeginOutcome::FreeSpinsEnded => return Ok(Err(SpinRefusal::FreeSpinsEnded)),
            BeginOutcome::AutomaticPlayEnded => return Ok(Err(SpinRefusal::AutomaticPlayEnded)),
        };
        let round = self.bet(session, round).await?;
        self.drive(round).await.map(Ok)
    }

    /// The round of the spin `key`, driven as far as possible. A key that never arrived is closed.
    ///
    /// # Errors
    /// When the supplier's own database fails.
    pub async fn resolve(&self, session: &GameSession, key: &str) -> Result<Round, SupplierError> {
        let round = self.round_or_abandon(self.new_round(session, key, 0)).await?;
        // A bet whose answer is pending is left to the call that waits for it.
        if round.stage == Stage::Betting { Ok(round) } else { self.drive(round).await }
    }

    fn new_round(&self, session: &GameSession, key: &str, stake: i64) -> NewRound {
        let now = self.clock.now_ms();
        NewRound {
            id: ids::new_id(now),
            session_id: session.id.clone(),
            player: session.player.clone(),
            game_code: session.game_code.clone(),
            key: key.to_owned(),
            stake,
            automatic: None,
            free_spins: String::new(),
            min_round_ms: session.rules.round_ms,
            now,
            lease: now + LEASE_MS,
        }
    }

    /// Requests the stake, once. Without a definite answer the bet is rolled back, never requested again.
    async fn bet(&self, session: &GameSession, round: Round) -> Result<Round, SupplierError> {
        let staked = if round.free_spins.is_empty() { round.stake } else { 0 };
        let to = match self.take_stake(session, &movement(session, &round, "b", staked)).await {
            Ok(balance) => {
                self.store_balance(&session.id, balance).await?;
                Stage::BetAccepted
            }
            Err(WalletError::Refused(Refused::RolledBack)) => Stage::RolledBack,
            Err(WalletError::Refused(refused)) => Stage::Refused(refused.code().to_owned()),
            Err(WalletError::Uncertain(_)) => Stage::RollingBack,
        };
        self.advance(round, to).await
    }

    /// Drives an open round as far as it goes. A bet whose answer is unknown is rolled back.
    pub(super) async fn drive(&self, mut round: Round) -> Result<Round, SupplierError> {
        while round.stage.is_open() {
            let before = round.stage.as_str();
            round = match round.stage.clone() {
                Stage::Betting => self.advance(round, Stage::RollingBack).await?,
                Stage::BetAccepted => self.draw(round).await?,
                Stage::Drawn(drawn) => self.pay(round, drawn).await?,
                Stage::RollingBack => self.undo(round).await?,
                Stage::Settled(_) | Stage::RolledBack | Stage::Refused(_) | Stage::Abandoned => break,
            };
            if round.stage.as_str() == before {
                break;
            }
        }
        Ok(round)
    }

    /// Draws the outcome and commits it, before anything is paid.
    async fn draw(&self, round: Round) -> Result<Round, SupplierError> {
        let Some(game) = self.game(&round.game_code).await? else {
            return Err(SupplierError::Corrupt(format!("no design for {}", round.game_code)));
        };
        let outcome = Box::new(game.slot.play(&mut Stops::for_round()?));
        let payout = game.payout(outcome.coins, round.stake);
        self.advance(round, Stage::Drawn(Drawn { outcome, payout })).await
    }

    async fn pay(&self, round: Round, drawn: Drawn) -> Result<Round, SupplierError> {
        let session = self.session_by_id(&round.session_id).await?;
        match self.pay_round(&session, &movement(&session, &round, "w", drawn.payout)).await {
            Ok(balance) => {
                self.store_balance(&session.id, balance).await?;
                self.advance(round, Stage::Settled(drawn)).await
            }
            Err(WalletError::Refused(Refused::RolledBack)) => self.advance(round, Stage::RolledBack).await,
            Err(error) => self.postpone(round, &error).await,
        }
    }

    async fn undo(&self, round: Round) -> Result<Round, SupplierError> {
        let session = self.session_by_id(&round.session_id).await?;
        match self.undo_stake(&session, &movement(&session, &round, "r", 0)).await {
            Ok(balance) => {
                self.store_balance(&session.id, balance).await?;
                self.advance(round, Stage::RolledBack).await
            }
            Err(error) => self.postpone(round, &error).await,
        }
    }

    /// Moves the round to stage `to`; returns the round as it then is, since another driver may have moved it first.
    async fn advance(&self, round: Round, to: Stage) -> Result<Round, SupplierError> {
        let due = self.clock.now_ms() + LEASE_MS;
        let (from, to_state) = (round.stage.as_str(), to.as_str());
        if self.move_round(&round, to.clone(), due).await? {
            tracing::info!(round = round.id, game = round.game_code, stake = round.stake, from, to = to_state, "round");
            return Ok(Round { stage: to, attempts: 0, ..round });
        }
        self.round(&round.id).await
    }

    async fn postpone(&self, round: Round, error: &WalletError) -> Result<Round, SupplierError> {
        let tries = usize::try_from(round.attempts).unwrap_or(usize::MAX).min(BACK_OFF_MS.len() - 1);
        let pause = BACK_OFF_MS.get(tries).copied().unwrap_or(LEASE_MS);
        self.postpone_round(&round, self.clock.now_ms() + pause).await?;
        let stage = round.stage.as_str();
        if let WalletError::Refused(_) = error {
            tracing::error!(round = round.id, stage, %error, "the operator refuses a step that it owes: look into it");
        } else {
            tracing::warn!(round = round.id, stage, %error, pause, "a round waits for the operator");
        }
        Ok(Round { attempts: round.attempts + 1, ..round })
    }
}

/// The movement of a round with the suffix `kind` (b for bet, w for win, r for rollback). Wins and rollbacks refer to
/// the bet.
fn movement(session: &GameSession, round: &Round, kind: &str, amount: i64) -> Movement {
    Movement {
        transaction: format!("{}-{kind}", round.id),
        reference: (kind != "b").then(|| format!("{}-b", round.id)),
        token: session.token.clone(),
        round: round.id.clone(),
        game_code: round.game_code.clone(),
        amount,
        currency: session.currency.clone(),
        free_spins: (!round.free_spins.is_empty()).then(|| round.free_spins.clone()),
    }
}

/// Single steps, for tests that stop a process between them.
#[cfg(test)]
impl SupplierState {
    pub(crate) async fn begin_for_test(&self, session: &GameSession, key: &str, stake: i64) -> Round {
        match self.begin_round(self.new_round(session, key, stake)).await.unwrap() {
            BeginOutcome::New(round) => round,
            other => panic!("{other:?}"),
        }
    }

    pub(crate) async fn accept_for_test(&self, round: &Round) {
        self.advance(round.clone(), Stage::BetAccepted).await.unwrap();
    }

    pub(crate) async fn bet_for_test(&self, session: &GameSession, round: Round) -> Round {
        self.bet(session, round).await.unwrap()
    }
}
