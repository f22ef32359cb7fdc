//! Posting a transaction.

use platform::store::{Connection, sql};
use std::collections::HashMap;

use sha2::{Digest, Sha256};

use super::{Account, LedgerError};
use platform::ids;

/// Why money moves; the account record of a member shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TransactionKind {
    /// A stake is taken.
    GameBet,
    /// A payout is credited.
    GameWin,
    /// A stake is given back.
    GameBetRollback,
    /// A payout is taken back.
    GameWinRollback,
    /// Play money is issued.
    PlayMoneyGrant,
    /// Play money goes back to where it was issued.
    PlayMoneyReturn,
    /// The operator corrects a balance.
    Correction,
    /// A promotion pays.
    PromotionReward,
    /// A raffle pays a prize.
    RafflePrize,
}

impl TransactionKind {
    /// The word that is stored.
    pub const fn word(self) -> &'static str {
        match self {
            Self::GameBet => "game_bet",
            Self::GameWin => "game_win",
            Self::GameBetRollback => "game_bet_rollback",
            Self::GameWinRollback => "game_win_rollback",
            Self::PlayMoneyGrant => "play_money_grant",
            Self::PlayMoneyReturn => "play_money_return",
            Self::Correction => "correction",
            Self::PromotionReward => "promotion_reward",
            Self::RafflePrize => "raffle_prize",
        }
    }
}

/// One side of a transaction: what an account gets (positive) or gives (negative), in minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posting {
    /// The account.
    pub account: Account,
    /// Minor units.
    pub amount: i64,
}

/// A transaction to post.
#[derive(Debug, Clone)]
pub struct Transaction {
    /// Why.
    pub kind: TransactionKind,
    /// Names this transaction for ever; the same key posts once.
    pub idempotency_key: String,
    /// What it belongs to: a round, a deposit.
    pub reference: String,
    /// At least two, adding up to zero in each currency.
    pub postings: Vec<Posting>,
}

impl Transaction {
    /// A transaction that moves `amount` minor units from one account to another.
    pub fn transfer(
        kind: TransactionKind,
        key: String,
        reference: String,
        from: Account,
        to: Account,
        amount: i64,
    ) -> Self {
        let postings =
            vec![Posting { account: from, amount: amount.saturating_neg() }, Posting { account: to, amount }];
        Self { kind, idempotency_key: key, reference, postings }
    }

    fn check(&self) -> Result<(), LedgerError> {
        let mut sums: HashMap<&str, i128> = HashMap::new();
        for posting in &self.postings {
            *sums.entry(&posting.account.currency).or_default() += i128::from(posting.amount);
        }
        let balanced = self.postings.len() >= 2 && sums.values().all(|sum| *sum == 0);
        if balanced { Ok(()) } else { Err(LedgerError::Unbalanced) }
    }

    fn fingerprint(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(format!("{}\n{}\n", self.kind.word(), self.reference));
        for Posting { account, amount } in &self.postings {
            hash.update(format!("{} {} {} {amount}\n", account.kind.word(), account.owner, account.currency));
        }
        ids::hex(&hash.finalize())
    }
}

/// What became of a transaction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posted {
    /// Id of the journal transaction.
    pub id: String,
    /// The balance of each posting's account right after it, in the order of the postings.
    pub balances: Vec<i64>,
    /// It had been posted before; nothing moved now.
    pub replayed: bool,
}

/// Posts `transaction` at `now_ms`, once for its idempotency key.
///
/// # Errors
/// [`LedgerError::Unbalanced`], [`LedgerError::InsufficientFunds`] when a member's account would fall below zero,
/// [`LedgerError::KeyReused`] when the key was used for other postings, or what the database reports. The caller must then let
/// its own transaction fail, so that the postings before the refused one are rolled back.
pub async fn post(connection: &mut Connection, transaction: &Transaction, now_ms: i64) -> Result<Posted, LedgerError> {
    transaction.check()?;
    let fingerprint = transaction.fingerprint();
    if let Some(posted) = find(connection, &transaction.idempotency_key, &fingerprint).await? {
        return Ok(posted);
    }
    let id = ids::new_id(now_ms);
    sql::query(
        "insert into journal_transactions (id, kind, idempotency_key, fingerprint, reference, created_at)
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(&id)
    .bind(transaction.kind.word())
    .bind(&transaction.idempotency_key)
    .bind(fingerprint)
    .bind(&transaction.reference)
    .bind(now_ms)
    .execute(&mut *connection)
    .await?;
    let mut balances = Vec::with_capacity(transaction.postings.len());
    for (line, posting) in (0_i64..).zip(&transaction.postings) {
        balances.push(enter(connection, &id, line, posting, now_ms).await?);
    }
    Ok(Posted { id, balances, replayed: false })
}

/// Writes one entry and moves its account's balance, unless that may not fall so low.
async fn enter(
    connection: &mut Connection,
    transaction_id: &str,
    line: i64,
    posting: &Posting,
    now_ms: i64,
) -> Result<i64, LedgerError> {
    let account_id = posting.account.open(connection, now_ms).await?;
    let balance: Option<i64> = sql::query_scalar(
        "update accounts set balance = balance + $2
         where id = $1 and (may_go_negative = 1 or balance + $2 >= 0) returning balance",
    )
    .bind(&account_id)
    .bind(posting.amount)
    .fetch_optional(&mut *connection)
    .await
    .map_err(overflow)?;
    let balance = balance.ok_or(LedgerError::InsufficientFunds)?;
    sql::query(
        "insert into ledger_entries (transaction_id, line, account_id, amount, balance_after, created_at)
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(transaction_id)
    .bind(line)
    .bind(account_id)
    .bind(posting.amount)
    .bind(balance)
    .bind(now_ms)
    .execute(connection)
    .await?;
    Ok(balance)
}

/// PostgreSQL refuses a sum out of range (22003); SQLite turns it into a float, which no longer decodes as an integer.
fn overflow(error: StoreError) -> LedgerError {
    match &error {
        StoreError::Database(inner) if inner.code().as_deref() == Some("22003") => LedgerError::Overflow,
        StoreError::ColumnDecode { .. } => LedgerError::Overflow,
        _ => error.into(),
    }
}

async fn find(connection: &mut Connection, key: &str, fingerprint: &str) -> Result<Option<Posted>, LedgerError> {
    let query = sql::query_as("select id, fingerprint from journal_transactions where idempotency_key = $1");
    let found: Option<(String, String)> = query.bind(key).fetch_optional(&mut *connection).await?;
    let Some((id, known)) = found else { return Ok(None) };
    if known != fingerprint {
        return Err(LedgerError::KeyReused);
    }
    let query = sql::query_scalar("select balance_after from ledger_entries where transaction_id = $1 order by line");
    let balances = query.bind(&id).fetch_all(connection).await?;
    Ok(Some(Posted { id, balances, replayed: true }))
}
