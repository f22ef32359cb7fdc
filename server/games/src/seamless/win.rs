//! The call that credits a payout, and with it may settle the round.

use platform::store::Connection;
use serde::Deserialize;

use super::answer::Answer;
use super::call_write::{CallWrite, between_wallet_and_supplier};
use super::round::{Change, Round, RoundState};
use super::routes::{is_amount, is_id};
use super::status::{Refused, Status};
use super::transaction::{Kind, Transaction, fingerprint};
use crate::free_spins::play as free_spins;
use ledger::TransactionKind;
use lumora_core::domain::fair_play::PlayTotals;
use platform::store::sql::Query;
use protection::hours;

/// Body of `/seamless/transaction/win`.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
pub(super) struct Win {
    pub(super) request_uuid: String,
    /// Idempotency key of this win, unique for ever.
    transaction_uuid: String,
    /// `transaction_uuid` of the bet that won.
    reference_transaction_uuid: String,
    /// Game-session token; it may have ended.
    #[serde(default, rename = "token")]
    _token: String,
    /// The supplier's id of the round.
    round: String,
    game_code: String,
    /// Payout in minor units; 0 settles a round that lost.
    #[schema(minimum = 0)]
    amount: i64,
    currency: String,
    /// The round is settled with this win.
    #[serde(default)]
    round_closed: bool,
    /// Whether it is the win of a free spin.
    #[serde(default)]
    is_free: bool,
    /// Id of the grant of free spins that the round is played with.
    #[serde(default)]
    reward_uuid: Option<String>,
}

impl Win {
    fn check(&self) -> Result<(), Status> {
        let ids = [
            &self.request_uuid,
            &self.transaction_uuid,
            &self.reference_transaction_uuid,
            &self.round,
            &self.game_code,
        ];
        let has_valid_reward = self.reward_uuid.as_ref().is_none_or(|reward| self.is_free && is_id(reward));
        let is_valid = ids.into_iter().all(|id| is_id(id)) && is_amount(self.amount) && has_valid_reward;
        if is_valid { Ok(()) } else { Err(Status::WrongSyntax) }
    }

    fn fingerprint(&self) -> String {
        let Self { reference_transaction_uuid, round, game_code, amount, currency, round_closed, reward_uuid, .. } =
            self;
        let (amount, closed) = (amount.to_string(), round_closed.to_string());
        let parts = [reference_transaction_uuid, round, game_code, &amount, currency, &closed].map(String::as_str);
        let parts: Vec<&str> = parts.into_iter().chain(reward_uuid.as_deref()).collect();
        fingerprint(&parts)
    }

    /// Credits the payout; the error is the reason of a refusal. No game session is checked: the round was paid for
    /// while it was valid.
    pub(super) async fn carry_out(
        self,
        connection: &mut Connection,
        supplier: &str,
        now_ms: i64,
    ) -> Result<Answer, Refused> {
        self.check()?;
        let fingerprint = self.fingerprint();
        if let Some(stored) = Transaction::find(&mut *connection, supplier, &self.transaction_uuid).await? {
            return stored.replay(Kind::Win, &fingerprint);
        }
        let round = self.round_of(&mut *connection, supplier).await?;
        let closes_round = self.round_closed || self.amount == 0;
        let (money, totals) = if round.is_free() {
            free_spins::record_win(&mut *connection, &round.free_spins, (self.amount, closes_round), now_ms).await?;
            (None, Vec::new())
        } else {
            (
                between_wallet_and_supplier(TransactionKind::GameWin, supplier, &round, self.amount),
                self.totals_statements(&round, now_ms),
            )
        };
        let state = if closes_round { RoundState::Closed } else { RoundState::Open };
        let write = CallWrite {
            supplier,
            round: &round,
            change: Change { stake: 0, payout: self.amount, bets: 0, wins: 1, state },
            money,
            row: Transaction::done(self.transaction_uuid, Kind::Win, fingerprint, &round, self.amount),
            stake: Vec::new(),
            extra_statements: totals,
        };
        let balance = write.carry_out(connection, now_ms).await?;
        Ok(Answer::balance(&round.member_id, &round.currency, balance))
    }

    /// Statements that add the payout to the member's play totals.
    fn totals_statements(&self, round: &Round, now_ms: i64) -> Vec<Query<'static>> {
        let figures = PlayTotals { paid: self.amount, ..PlayTotals::default() };
        if self.amount > 0 { hours::count(&round.member_id, now_ms, now_ms, figures) } else { Vec::new() }
    }

    /// The open round of the bet that this win refers to. The round is read before the bet: a rollback of the bet in
    /// between changes the round's version, and this win is decided again.
    async fn round_of(&self, connection: &mut Connection, supplier: &str) -> Result<Round, Refused> {
        let round = Round::find(&mut *connection, supplier, &self.round).await?;
        let bet = Transaction::find(connection, supplier, &self.reference_transaction_uuid).await?;
        let bet = bet.ok_or(Status::TransactionDoesNotExist)?;
        if !bet.is_in_effect() {
            return Err(Status::TransactionRolledBack.into());
        }
        if !bet.is(Kind::Bet) {
            return Err(Status::TransactionDoesNotExist.into());
        }
        let round = round.filter(|round| round.id == bet.round_id).ok_or(Status::TransactionDoesNotExist)?;
        if round.game_code != self.game_code {
            return Err(Status::InvalidGame.into());
        }
        if round.currency != self.currency {
            return Err(Status::WrongCurrency.into());
        }
        if round.free_spins != self.reward_uuid.as_deref().unwrap_or_default() {
            return Err(Status::InvalidReward.into());
        }
        if round.is_open() { Ok(round) } else { Err(Status::RoundClosed.into()) }
    }
}
