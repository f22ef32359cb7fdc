//! A stake is taken.

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
    /// Names this bet for ever.
    transaction_uuid: String,
    /// Game-session token.
    token: String,
    /// The supplier's round.
    round: String,
    game_code: String,
    /// Minor units.
    #[schema(minimum = 0)]
    amount: i64,
    currency: String,
    /// The round ends with this bet.
    #[serde(default)]
    round_closed: bool,
    /// Nothing is staked; `amount` is 0.
    #[serde(default)]
    is_free: bool,
    /// The free spins that it is one of.
    #[serde(default)]
    reward_uuid: Option<String>,
}

impl Bet {
    fn check(&self) -> Result<(), Status> {
        let sane =
            [&self.request_uuid, &self.transaction_uuid, &self.round, &self.game_code].into_iter().all(|id| is_id(id));
        let amount = is_amount(self.amount) && (self.amount == 0) == self.is_free;
        let reward = self.reward_uuid.as_ref().is_none_or(|reward| self.is_free && is_id(reward));
        if sane && amount && reward { Ok(()) } else { Err(Status::WrongSyntax) }
    }

    fn fingerprint(&self) -> String {
        let Self { round, game_code, amount, currency, round_closed, is_free, reward_uuid, .. } = self;
        let (amount, closed, free) = (amount.to_string(), round_closed.to_string(), is_free.to_string());
        let parts = [round, game_code, &amount, currency, &closed, &free].map(String::as_str);
        // Left out where there is none, so that the fingerprints of bets that are stored without one stay equal.
        let parts: Vec<&str> = parts.into_iter().chain(reward_uuid.as_deref()).collect();
        fingerprint(&parts)
    }

    /// Checks the call, and makes ready what can be worked out without the database.
    pub(super) fn prepare(self) -> Result<PreparedBet, Status> {
        self.check()?;
        let (fingerprint, token_hash) = (self.fingerprint(), ids::token_hash(&self.token));
        Ok(PreparedBet { bet: self, fingerprint, token_hash })
    }
}

/// A bet whose call is in order.
#[derive(Debug, Clone)]
pub(super) struct PreparedBet {
    bet: Bet,
    fingerprint: String,
    token_hash: String,
}

impl PreparedBet {
    /// Takes the stake, or tells why not.
    pub(super) async fn carry_out(
        self,
        connection: &mut Connection,
        supplier: &str,
        now_ms: i64,
    ) -> Result<Answer, Refused> {
        let Self { bet, fingerprint, token_hash } = self;
        let standing =
            BetContext::read(&mut *connection, supplier, &bet.transaction_uuid, &token_hash, &bet.round, now_ms)
                .await?;
        if standing.is_known {
            let seen = Transaction::find(&mut *connection, supplier, &bet.transaction_uuid).await?;
            return seen.ok_or(StoreError::NoRow)?.replay(Kind::Bet, &fingerprint);
        }
        let session = standing.session(now_ms)?;
        if session.game_code != bet.game_code {
            return Err(Status::InvalidGame.into());
        }
        if session.currency != bet.currency {
            return Err(Status::WrongCurrency.into());
        }
        if !bet.is_free && !session.takes_stakes() {
            return Err(Status::Maintenance.into());
        }
        let staked = standing.round.as_ref().map(|round| round.stake);
        standing.licence.refuse(RequestedStake { product: &session.product, amount: bet.amount, staked }, now_ms)?;
        let round = bet.round_of(standing.round.clone(), session, now_ms)?;
        let stake = Stake { amount: bet.amount, opens_round: standing.round.is_none() };
        let passed = match standing.guard.judge(stake, &standing.licence.policy().reality_check, now_ms) {
            Ok(passed) => passed,
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
            stake: passed.statements(&round.member_id),
            extra_statements: Vec::new(),
        };
        let balance = write.carry_out(&mut *connection, now_ms).await?;
        standing.used(connection, now_ms).await?;
        Ok(Answer::balance(&round.member_id, &round.currency, balance))
    }
}

impl Bet {
    /// The round of this bet: the first bet opens it, later ones must be of the same player and game. During maintenance only
    /// what is open goes on, up to its end.
    fn round_of(&self, found: Option<Round>, session: &GameSession, now_ms: i64) -> Result<Round, Status> {
        if let Some(round) = found {
            if round.member_id != session.member_id || round.game_code != session.game_code {
                return Err(Status::WrongSyntax);
            }
            if !round.is_open() {
                return Err(Status::RoundClosed);
            }
            // A free spin is a round of one bet, and no paid round turns into one.
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

    /// Uses a spin for a round that it opens.
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
            // It has won nothing, and may have been the last one.
            free_spins::win(connection, &round.free_spins, (0, false), now_ms).await?;
        }
        Ok(())
    }
}
