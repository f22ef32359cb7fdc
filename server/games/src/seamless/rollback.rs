//! A bet or a win is undone.

use platform::store::Connection;
use serde::Deserialize;

use super::answer::Answer;
use super::record::{Kind, Round, Transaction, fingerprint};
use super::routes::is_id;
use super::session::GameSession;
use super::status::{Refused, Status};
use ledger::{self, Account, AccountKind, Posting, TransactionKind, balance_of};

/// Body of `/seamless/transaction/rollback`.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
pub(super) struct Rollback {
    pub(super) request_uuid: String,
    /// Names this rollback for ever.
    transaction_uuid: String,
    /// The bet or win to undo.
    reference_transaction_uuid: String,
    /// Game-session token; it may have ended.
    #[serde(default)]
    token: String,
    /// The supplier's round.
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
        let other = self.transaction_uuid != self.reference_transaction_uuid;
        if other && ids.into_iter().all(|id| is_id(id)) { Ok(()) } else { Err(Status::WrongSyntax) }
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
        if let Some(seen) = Transaction::find(&mut *connection, supplier, &self.transaction_uuid).await? {
            return seen.replay(Kind::Rollback, &fingerprint);
        }
        let reference = Transaction::find(&mut *connection, supplier, &self.reference_transaction_uuid).await?;
        let Some(reference) = reference.filter(|reference| !reference.is(Kind::Unknown)) else {
            return self.bury(connection, supplier, fingerprint, now_ms).await;
        };
        let round = Round::by_id(&mut *connection, &reference.round_id).await?;
        if round.supplier_round != self.round || reference.is(Kind::Rollback) {
            return Err(Status::TransactionDoesNotExist.into());
        }
        if reference.stands() {
            self.undo(&mut *connection, supplier, &reference, &round, now_ms).await?;
        }
        let balance = balance_of(&mut *connection, &Account::wallet(&round.member_id, &round.currency)).await?;
        let kind = Kind::Rollback;
        let row = Transaction::done(self.transaction_uuid, kind, fingerprint, &round, reference.amount, balance);
        row.insert(connection, supplier, now_ms).await?;
        Ok(Answer::balance(&round.member_id, &round.currency, balance))
    }

    async fn undo(
        &self,
        connection: &mut Connection,
        supplier: &str,
        reference: &Transaction,
        round: &Round,
        now_ms: i64,
    ) -> Result<(), Refused> {
        let (kind, taken_out, postings) = if reference.is(Kind::Bet) {
            if round.count_applied(&mut *connection, Kind::Win).await? > 0 {
                return Err(Status::RoundClosed.into());
            }
            let postings = give_back(round, supplier, reference.amount);
            (TransactionKind::GameBetRollback, (reference.amount, 0), postings)
        } else {
            let wallet = Account::wallet(&round.member_id, &round.currency);
            let held = balance_of(&mut *connection, &wallet).await?;
            let postings = take_back(round, supplier, reference.amount, held);
            (TransactionKind::GameWinRollback, (0, reference.amount), postings)
        };
        if reference.amount > 0 {
            let key = format!("rollback:{supplier}:{}", reference.transaction_uuid);
            let transaction = ledger::Transaction { kind, idempotency_key: key, reference: round.id.clone(), postings };
            ledger::post(&mut *connection, &transaction, now_ms).await?;
        }
        reference.mark_rolled_back(&mut *connection, supplier).await?;
        round.take_out(connection, taken_out, now_ms).await
    }

    /// Leaves a tombstone for a transaction that has not arrived, and answers OK.
    async fn bury(
        self,
        connection: &mut Connection,
        supplier: &str,
        fingerprint: String,
        now_ms: i64,
    ) -> Result<Answer, Refused> {
        let known = Transaction::find(&mut *connection, supplier, &self.reference_transaction_uuid).await?;
        if known.is_none() {
            let tombstone = Transaction::tombstone(self.reference_transaction_uuid);
            tombstone.insert(&mut *connection, supplier, now_ms).await?;
        }
        let session = GameSession::find(&mut *connection, supplier, &self.token).await?;
        let mut row = Transaction::tombstone(self.transaction_uuid);
        row.kind = Kind::Rollback.word().to_owned();
        row.state = "done".to_owned();
        row.fingerprint = fingerprint.clone();
        if let Some(session) = session {
            let wallet = Account::wallet(&session.member_id, &session.currency);
            row.balance_after = balance_of(&mut *connection, &wallet).await?;
            (row.member_id, row.currency) = (session.member_id, session.currency);
        }
        row.insert(connection, supplier, now_ms).await?;
        row.replay(Kind::Rollback, &fingerprint)
    }
}

fn give_back(round: &Round, supplier: &str, amount: i64) -> Vec<Posting> {
    let settlement = Account::new(AccountKind::SupplierSettlement, supplier, &round.currency);
    let wallet = Account::wallet(&round.member_id, &round.currency);
    vec![Posting { account: settlement, amount: -amount }, Posting { account: wallet, amount }]
}

/// A payout may be spent already. The wallet gives what it holds, and the member owes the rest: a rollback never looks at
/// funds, and a wallet never falls below zero.
fn take_back(round: &Round, supplier: &str, amount: i64, held: i64) -> Vec<Posting> {
    let from_wallet = amount.min(held.max(0));
    let owed = amount - from_wallet;
    let account = |kind, owner: &str| Account::new(kind, owner, &round.currency);
    let postings = [
        Posting { account: account(AccountKind::SupplierSettlement, supplier), amount },
        Posting { account: account(AccountKind::MemberWallet, &round.member_id), amount: -from_wallet },
        Posting { account: account(AccountKind::MemberReceivable, &round.member_id), amount: -owed },
    ];
    postings.into_iter().filter(|posting| posting.amount != 0).collect()
}
