//! The call that undoes a bet or a win.

use platform::store::Connection;
use serde::Deserialize;

use super::answer::Answer;
use super::call_write::{CallWrite, reversal};
use super::round::{Change, Round, RoundState};
use super::routes::is_id;
use super::session::GameSession;
use super::status::{Refused, Status};
use super::transaction::{Kind, Transaction, fingerprint};
use crate::free_spins::play as free_spins;
use ledger::{self, Account, AccountKind, Posting, TransactionKind, available_of};
use lumora_core::domain::fair_play::PlayTotals;
use platform::store::sql::Query;
use protection::hours;

/// Body of `/seamless/transaction/rollback`.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
pub(super) struct Rollback {
    pub(super) request_uuid: String,
    /// Idempotency key of this rollback, unique for ever.
    transaction_uuid: String,
    /// `transaction_uuid` of the bet or win to undo.
    reference_transaction_uuid: String,
    /// Game-session token; it may have ended.
    #[serde(default)]
    token: String,
    /// The supplier's id of the round.
    round: String,
    game_code: String,
}

impl Rollback {
    fn check(&self) -> Result<(), Status> {
        let ids = [
            &self.request_uuid,
            &self.transaction_uuid,
            &self.reference_transaction_uuid,
            &self.round,
            &self.game_code,
        ];
        let refers_to_other = self.transaction_uuid != self.reference_transaction_uuid;
        if refers_to_other && ids.into_iter().all(|id| is_id(id)) { Ok(()) } else { Err(Status::WrongSyntax) }
    }

    fn fingerprint(&self) -> String {
        fingerprint(&[&self.reference_transaction_uuid, &self.round, &self.game_code])
    }

    /// Undoes the transaction, or makes sure that it never takes effect.
    pub(super) async fn carry_out(
        self,
        connection: &mut Connection,
        supplier: &str,
        now_ms: i64,
    ) -> Result<Answer, Refused> {
        self.check()?;
        let fingerprint = self.fingerprint();
        if let Some(stored) = Transaction::find(&mut *connection, supplier, &self.transaction_uuid).await? {
            return stored.replay(Kind::Rollback, &fingerprint);
        }
        let reference = Transaction::find(&mut *connection, supplier, &self.reference_transaction_uuid).await?;
        let Some(reference) = reference.filter(|reference| !reference.is(Kind::Unknown)) else {
            return self.leave_tombstone(connection, supplier, fingerprint, now_ms).await;
        };
        let round = Round::by_id(&mut *connection, &reference.round_id).await?;
        if round.supplier_round != self.round || reference.is(Kind::Rollback) {
            return Err(Status::TransactionDoesNotExist.into());
        }
        let (change, money, extra_statements) = if reference.is_in_effect() {
            self.rollback_changes(&mut *connection, supplier, &reference, &round, now_ms).await?
        } else {
            (round.unchanged(), None, Vec::new())
        };
        let row = Transaction::done(self.transaction_uuid, Kind::Rollback, fingerprint, &round, reference.amount);
        let write = CallWrite { supplier, round: &round, change, money, row, stake: Vec::new(), extra_statements };
        let balance = write.carry_out(connection, now_ms).await?;
        Ok(Answer::balance(&round.member_id, &round.currency, balance))
    }

    /// The changes that undo a transaction. A round whose last bet is undone counts as rolled back.
    async fn rollback_changes(
        &self,
        connection: &mut Connection,
        supplier: &str,
        reference: &Transaction,
        round: &Round,
        now_ms: i64,
    ) -> Result<(Change, Option<ledger::Transaction>, Vec<Query<'static>>), Refused> {
        let mut extra_statements = vec![reference.roll_back(supplier)];
        if round.is_free() {
            let change = rollback_spin(connection, reference, round, now_ms).await?;
            return Ok((change, None, extra_statements));
        }
        extra_statements.extend(remove_from_totals(reference, now_ms));
        if reference.is(Kind::Bet) {
            if round.wins > 0 {
                return Err(Status::RoundClosed.into());
            }
            let state = if round.bets <= 1 { RoundState::RolledBack } else { RoundState::Open };
            let change = Change { stake: -reference.amount, payout: 0, bets: -1, wins: 0, state };
            let postings = refund_postings(round, supplier, reference.amount);
            return Ok((change, reversal(TransactionKind::GameBetRollback, round, postings), extra_statements));
        }
        let state = if round.bets == 0 { RoundState::RolledBack } else { RoundState::Open };
        let change = Change { stake: 0, payout: -reference.amount, bets: 0, wins: -1, state };
        let wallet = Account::wallet(&round.member_id, &round.currency);
        let spendable = available_of(connection, &wallet).await?;
        let postings = payout_reversal_postings(round, supplier, reference.amount, spendable);
        Ok((change, reversal(TransactionKind::GameWinRollback, round, postings), extra_statements))
    }

    /// Leaves a tombstone for a transaction that has not arrived, and answers OK.
    async fn leave_tombstone(
        self,
        connection: &mut Connection,
        supplier: &str,
        fingerprint: String,
        now_ms: i64,
    ) -> Result<Answer, Refused> {
        let reference = Transaction::find(&mut *connection, supplier, &self.reference_transaction_uuid).await?;
        if reference.is_none() {
            let tombstone = Transaction::tombstone(self.reference_transaction_uuid);
            tombstone.insert(&mut *connection, supplier, now_ms).await?;
        }
        let session = GameSession::find(&mut *connection, supplier, &self.token).await?;
        let mut row = Transaction::rollback_of_nothing(self.transaction_uuid, fingerprint.clone());
        if let Some(session) = session {
            let wallet = Account::wallet(&session.member_id, &session.currency);
            row.balance_after = available_of(&mut *connection, &wallet).await?;
            (row.member_id, row.currency) = (session.member_id, session.currency);
        }
        row.insert(connection, supplier, now_ms).await?;
        row.replay(Kind::Rollback, &fingerprint)
    }
}

/// The change that undoes a transaction of a free spin: the spin is given back, or its win is taken from the winnings
/// of the grant.
async fn rollback_spin(
    connection: &mut Connection,
    reference: &Transaction,
    round: &Round,
    now_ms: i64,
) -> Result<Change, Refused> {
    if reference.is(Kind::Bet) {
        if round.wins > 0 {
            return Err(Status::RoundClosed.into());
        }
        free_spins::return_spin(connection, &round.free_spins, round.is_open(), now_ms).await?;
        return Ok(Change { stake: 0, payout: 0, bets: -1, wins: 0, state: RoundState::RolledBack });
    }
    let win = (reference.amount, !round.is_open());
    free_spins::reverse_win(connection, &round.free_spins, win, now_ms).await?;
    Ok(Change { stake: 0, payout: -reference.amount, bets: 0, wins: -1, state: RoundState::Open })
}

/// Statements that take an undone transaction out of the play totals, in the hour in which it was counted. Playing time
/// stays counted.
fn remove_from_totals(reference: &Transaction, now_ms: i64) -> Vec<Query<'static>> {
    let figures = if reference.is(Kind::Bet) {
        PlayTotals { staked: -reference.amount, ..PlayTotals::default() }
    } else {
        PlayTotals { paid: -reference.amount, ..PlayTotals::default() }
    };
    if reference.amount == 0 {
        return Vec::new();
    }
    hours::count(&reference.member_id, reference.created_at, now_ms, figures)
}

/// Postings that return a stake to the wallet; none for a free bet.
fn refund_postings(round: &Round, supplier: &str, amount: i64) -> Vec<Posting> {
    let settlement = Account::new(AccountKind::SupplierSettlement, supplier, &round.currency);
    let wallet = Account::wallet(&round.member_id, &round.currency);
    let postings = [Posting { account: settlement, amount: -amount }, Posting { account: wallet, amount }];
    postings.into_iter().filter(|posting| posting.amount != 0).collect()
}

/// Postings that take back a payout, which may be spent already: the wallet pays what is spendable, and the member
/// owes the rest. A rollback never checks funds, and a wallet never falls below zero.
fn payout_reversal_postings(round: &Round, supplier: &str, amount: i64, spendable: i64) -> Vec<Posting> {
    let from_wallet = amount.min(spendable.max(0));
    let owed = amount - from_wallet;
    let account = |kind, owner: &str| Account::new(kind, owner, &round.currency);
    let postings = [
        Posting { account: account(AccountKind::SupplierSettlement, supplier), amount },
        Posting { account: account(AccountKind::MemberWallet, &round.member_id), amount: -from_wallet },
        Posting { account: account(AccountKind::MemberReceivable, &round.member_id), amount: -owed },
    ];
    postings.into_iter().filter(|posting| posting.amount != 0).collect()
}
