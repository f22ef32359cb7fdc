//! The call that takes a stake.

use platform::store::{Connection, StoreError};
use serde::Deserialize;

use super::answer::Answer;
use super::bet_context::BetContext;
use super::call_write::{CallWrite, between_wallet_and_supplier};
use super::licence::RequestedStake;
use super::refusal;
use super::round::{Change, Round, RoundState};
use super::routes::{is_amount, is_id};
use super::session::GameSession;
use super::status::{Refused, Status};
use super::transaction::{Kind, Transaction, fingerprint};
use crate::free_spins::play::{self as free_spins, Spin};
use ledger::TransactionKind;
use platform::ids;
use protection::guard::Stake;

/// Body of `/seamless/transaction/bet`.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
pub(super) struct Bet {
    pub(super) request_uuid: String,
    /// Idempotency key of this bet, unique for ever.
    transaction_uuid: String,
    /// Game-session token.
    token: String,
    /// The supplier's id of the round.
    round: String,
    game_code: String,
    /// Stake in minor units; 0 for a free bet.
    #[schema(minimum = 0)]
    amount: i64,
    currency: String,
    /// The round ends with this bet.
    #[serde(default)]
    round_closed: bool,
    /// Whether nothing is staked; `amount` is then 0.
    #[serde(default)]
    is_free: bool,
    /// Id of the grant of free spins that this bet uses a spin of.
    #[serde(default)]
    reward_uuid: Option<String>,
}

impl Bet {
    fn check(&self) -> Result<(), Status> {
        let has_valid_ids =
            [&self.request_uuid, &self.transaction_uuid, &self.round, &self.game_code].into_iter().all(|id| is_id(id));
        let has_valid_amount = is_amount(self.amount) && (self.amount == 0) == self.is_free;
        let has_valid_reward = self.reward_uuid.as_ref().is_none_or(|reward| self.is_free && is_id(reward));
        if has_valid_ids && has_valid_amount && has_valid_reward { Ok(()) } else { Err(Status::WrongSyntax) }
    }

    fn fingerprint(&self) -> String {
        let Self { round, game_code, amount, currency, round_closed, is_free, reward_uuid, .. } = self;
        let (amount, closed, free) = (amount.to_string(), round_closed.to_string(), is_free.to_string());
        let parts = [round, game_code, &amount, currency, &closed, &free].map(String::as_str);
        // Appended only where there is one, so that the fingerprints of stored bets without one stay equal.
        let parts: Vec<&str> = parts.into_iter().chain(reward_uuid.as_deref()).collect();
        fingerprint(&parts)
    }

    /// Validates the call and computes what needs no database.
    pub(super) fn prepare(self) -> Result<PreparedBet, Status> {
        self.check()?;
        let (fingerprint, token_hash) = (self.fingerprint(), ids::token_hash(&self.token));
        Ok(PreparedBet { bet: self, fingerprint, token_hash })
    }
}

/// A validated bet.
#[derive(Debug, Clone)]
pub(super) struct PreparedBet {
    bet: Bet,
    fingerprint: String,
    token_hash: String,
}

impl PreparedBet {
    /// Takes the stake; the error is the reason of a refusal.
    pub(super) async fn carry_out(
        self,
        connection: &mut Connection,
        supplier: &str,
        now_ms: i64,
    ) -> Result<Answer, Refused> {
        let Self { bet, fingerprint, token_hash } = self;
        let context =
            BetContext::read(&mut *connection, supplier, &bet.transaction_uuid, &token_hash, &bet.round, now_ms)
                .await?;
        if context.is_stored {
            let stored = Transaction::find(&mut *connection, supplier, &bet.transaction_uuid).await?;
            return stored.ok_or(StoreError::NoRow)?.replay(Kind::Bet, &fingerprint);
        }
        let session = context.session(now_ms)?;
        if session.game_code != bet.game_code {
            return Err(Status::InvalidGame.into());
        }
        if session.currency != bet.currency {
            return Err(Status::WrongCurrency.into());
        }
        if !bet.is_free && !session.takes_stakes() {
            return Err(Status::Maintenance.into());
        }
        let staked = context.round.as_ref().map(|round| round.stake);
        context.licence.refuse(RequestedStake { product: &session.product, amount: bet.amount, staked }, now_ms)?;
        let round = bet.round_of(context.round.clone(), session, now_ms)?;
        let stake = Stake { amount: bet.amount, opens_round: context.round.is_none() };
        let accepted = match context.guard.judge(stake, &context.licence.policy().reality_check, now_ms) {
            Ok(accepted) => accepted,
            Err(refusal) => return refusal::answer(connection, &round.member_id, refusal, now_ms).await,
        };
        if round.is_free() {
            bet.use_spin(&mut *connection, supplier, &round, now_ms).await?;
        }
        let state = if bet.round_closed { RoundState::Closed } else { RoundState::Open };
        let write = CallWrite {
            supplier,
            round: &round,
            change: Change { stake: bet.amount, payout: 0, bets: 1, wins: 0, state },
            money: between_wallet_and_supplier(TransactionKind::GameBet, supplier, &round, bet.amount),
            row: Transaction::done(bet.transaction_uuid, Kind::Bet, fingerprint, &round, bet.amount),
            stake: accepted.statements(&round.member_id),
            extra_statements: Vec::new(),
        };
        let balance = write.carry_out(&mut *connection, now_ms).await?;
        context.record_use(connection, now_ms).await?;
        Ok(Answer::balance(&round.member_id, &round.currency, balance))
    }
}

impl Bet {
    /// The round of this bet: the first bet opens it, later ones must be of the same member and game. During
    /// maintenance no round opens.
    fn round_of(&self, stored: Option<Round>, session: &GameSession, now_ms: i64) -> Result<Round, Status> {
        if let Some(round) = stored {
            if round.member_id != session.member_id || round.game_code != session.game_code {
                return Err(Status::WrongSyntax);
            }
            if !round.is_open() {
                return Err(Status::RoundClosed);
            }
            // A free spin is a round of one bet, and a paid round never becomes a free spin.
            return if round.is_free() || self.reward_uuid.is_some() { Err(Status::InvalidReward) } else { Ok(round) };
        }
        if !session.takes_stakes() {
            return Err(Status::Maintenance);
        }
        if self.is_free && self.reward_uuid.is_none() {
            return Err(Status::InvalidReward);
        }
        let reward = self.reward_uuid.as_deref().unwrap_or_default();
        Ok(Round::new(ids::new_id(now_ms), &self.round, session, reward))
    }

    /// Uses a spin of the grant for the round that this bet opens.
    async fn use_spin(
        &self,
        connection: &mut Connection,
        supplier: &str,
        round: &Round,
        now_ms: i64,
    ) -> Result<(), Refused> {
        let spin = Spin {
            reward: &round.free_spins,
            supplier,
            member_id: &round.member_id,
            game_code: &round.game_code,
            currency: &round.currency,
        };
        if !spin.begin(&mut *connection, self.round_closed, now_ms).await? {
            return Err(Status::InvalidReward.into());
        }
        if self.round_closed {
            // The round has won nothing, and may have been the last one of the grant.
            free_spins::record_win(connection, &round.free_spins, (0, false), now_ms).await?;
        }
        Ok(())
    }
}
