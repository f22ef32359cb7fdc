//! Posting transactions.
//!
//! The statements of a posting depend on nothing that is read first: they go to the database in one round trip, and a caller can
//! add its own to them ([`statements`], [`check_posted`]). [`post`] looks for the idempotency key before. Accounts of members are updated in the order of their ids: two
//! transactions over the same accounts can not deadlock.

use std::collections::HashMap;

use sha2::{Digest, Sha256};

use super::{Account, AccountKind, LedgerError, TransactionKind, wallet_move};
use platform::ids;
use platform::store::sql::Query;
use platform::store::{Connection, sql};
use platform::topic::Topic;

/// One entry of a transaction: what an account gets (positive) or gives (negative).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posting {
    /// The account whose balance changes.
    pub account: Account,
    /// The change of the balance, in minor units.
    pub amount: i64,
}

/// What makes a transaction be posted only once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum IdempotencyKey {
    /// A key that is stored with the transaction and unique for ever: the same key posts once.
    Own(String),
    /// A row of the caller's, inserted in the same database transaction under a unique key, so that no key needs to be stored here.
    CallersRow,
}

impl From<String> for IdempotencyKey {
    fn from(key: String) -> Self {
        Self::Own(key)
    }
}

/// A transaction to post.
#[derive(Debug, Clone)]
pub struct Transaction {
    /// What the transaction is for: a bet, a deposit, a reward.
    pub kind: TransactionKind,
    /// What makes it be posted only once.
    pub idempotency_key: IdempotencyKey,
    /// The number of what the transaction belongs to: a round, a deposit.
    pub reference: String,
    /// The entries: at least two, adding up to zero in each currency.
    pub postings: Vec<Posting>,
}

impl Transaction {
    /// A transaction that moves `amount` minor units from one account to another.
    pub fn transfer(
        kind: TransactionKind,
        key: impl Into<IdempotencyKey>,
        reference: String,
        from: Account,
        to: Account,
        amount: i64,
    ) -> Self {
        let postings =
            vec![Posting { account: from, amount: amount.saturating_neg() }, Posting { account: to, amount }];
        Self { kind, idempotency_key: key.into(), reference, postings }
    }

    fn check(&self) -> Result<(), LedgerError> {
        let mut sums: HashMap<&str, i128> = HashMap::new();
        for posting in &self.postings {
            *sums.entry(&posting.account.currency).or_default() += i128::from(posting.amount);
        }
        let is_balanced = self.postings.len() >= 2 && sums.values().all(|sum| *sum == 0);
        if is_balanced { Ok(()) } else { Err(LedgerError::Unbalanced) }
    }

    fn fingerprint(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(format!("{}\n{}\n", self.kind.name(), self.reference));
        for Posting { account, amount } in &self.postings {
            hash.update(format!("{} {} {} {amount}\n", account.kind.name(), account.owner, account.currency));
        }
        ids::hex(&hash.finalize())
    }
}

/// A transaction as posted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posted {
    /// Id of the journal transaction.
    pub id: String,
    /// The balance of each posting's account right after it, in minor units, in the order of the postings; `None` for house accounts.
    pub balances: Vec<Option<i64>>,
    /// Whether the same key had been posted before, so that nothing moved this time.
    pub replayed: bool,
}

/// Posts `transaction` once for its idempotency key, at `now_ms`: the present, in milliseconds since the epoch.
///
/// # Errors
/// [`LedgerError::Unbalanced`], [`LedgerError::InsufficientFunds`] when a member's account would fall below what is held of it,
/// [`LedgerError::KeyReused`] when the key was used for other postings, or what the database reports. The caller must then let
/// its own transaction fail, so that the postings before the refused one are rolled back.
pub async fn post(connection: &mut Connection, transaction: &Transaction, now_ms: i64) -> Result<Posted, LedgerError> {
    if let Some(posted) = find(connection, transaction).await? {
        return Ok(posted);
    }
    let id = ids::new_id(now_ms);
    let mut statements = statements(transaction, &id, now_ms)?;
    let is_of_member = |posting: &Posting| posting.account.kind.is_of_member();
    let written = statements.len();
    statements.extend(transaction.postings.iter().filter(|posting| is_of_member(posting)).map(Posting::balance));
    let answers = connection.run_all(statements).await?;
    check_posted(transaction, &answers)?;
    let mut read = answers.into_iter().skip(written);
    let balance = |posting: &Posting| if is_of_member(posting) { read.next().flatten() } else { None };
    let balances = transaction.postings.iter().map(balance).collect();
    transaction.announce(connection);
    Ok(Posted { id, balances, replayed: false })
}

/// The statements that post a new transaction under `id`, in the order in which to run them. [`check_posted`] checks their answers.
///
/// # Errors
/// [`LedgerError::Unbalanced`] when the postings do not add up to zero.
pub fn statements(transaction: &Transaction, id: &str, now_ms: i64) -> Result<Vec<Query<'static>>, LedgerError> {
    transaction.check()?;
    let mut all: Vec<Query<'static>> = transaction
        .member_postings()
        .into_iter()
        .map(|(_, posting)| posting.balance_statement(now_ms).as_condition())
        .collect();
    let (key, fingerprint) = match &transaction.idempotency_key {
        IdempotencyKey::Own(key) => (Some(key.clone()), Some(transaction.fingerprint())),
        IdempotencyKey::CallersRow => (None, None),
    };
    all.push(
        sql::query(
            "insert into journal_transactions (id, kind, idempotency_key, fingerprint, reference, created_at)
             values ($1, $2, $3, $4, $5, $6)",
        )
        .bind(id.to_owned())
        .bind(transaction.kind.name())
        .bind(key)
        .bind(fingerprint)
        .bind(transaction.reference.clone())
        .bind(now_ms),
    );
    match transaction.postings.as_slice() {
        [first, second] => all.push(Posting::two_entries(first, second, id, now_ms)),
        postings => all.extend((0..).zip(postings).map(|(line, posting)| posting.entry_statement(id, line, now_ms))),
    }
    all.extend(wallet_move::statements(transaction, id, now_ms));
    Ok(all)
}

/// Checks, by the answers of the statements that [`statements`] made, that every balance could be moved.
///
/// # Errors
/// [`LedgerError::InsufficientFunds`] when a member's account would have fallen below what is held of it.
pub fn check_posted(transaction: &Transaction, answers: &[Option<i64>]) -> Result<(), LedgerError> {
    let moved = answers.iter().take(transaction.member_postings().len());
    if moved.into_iter().all(Option::is_some) { Ok(()) } else { Err(LedgerError::InsufficientFunds) }
}

impl Transaction {
    /// Tells the members whose wallets moved. [`post`] does so itself; whoever runs [`statements`] must call it.
    pub fn announce(&self, connection: &mut Connection) {
        for Posting { account, .. } in &self.postings {
            if account.kind == AccountKind::MemberWallet {
                connection.announce(Topic::Balance, &account.owner);
            }
        }
    }

    /// The postings to accounts of members, with their index in the transaction, in the order of account ids.
    fn member_postings(&self) -> Vec<(usize, &Posting)> {
        let of_members = |(_, posting): &(usize, &Posting)| posting.account.kind.is_of_member();
        let mut moved: Vec<(usize, &Posting)> = self.postings.iter().enumerate().filter(of_members).collect();
        if moved.len() > 1 {
            moved.sort_by_cached_key(|(_, posting)| posting.account.id());
        }
        moved
    }
}

impl Posting {
    /// Selects the running balance.
    fn balance(&self) -> Query<'static> {
        sql::query("select balance from accounts where id = $1").bind(self.account.id())
    }

    /// Adds the amount to the running balance; changes no row where the balance would fall below what is held.
    fn balance_statement(&self, now_ms: i64) -> Query<'static> {
        let Self { account, amount } = self;
        if *amount < 0 && !account.kind.may_go_negative() {
            let text = "update accounts set balance = balance + $2 where id = $1 and balance + $2 >= held";
            return sql::query(text).bind(account.id()).bind(*amount);
        }
        sql::query(
            "insert into accounts (id, kind, owner, currency, balance, may_go_negative, created_at)
             values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (id) do update set balance = accounts.balance + excluded.balance",
        )
        .bind(account.id())
        .bind(account.kind.name())
        .bind(account.owner.clone())
        .bind(account.currency.clone())
        .bind(*amount)
        .bind(i64::from(account.kind.may_go_negative()))
        .bind(now_ms)
    }

    /// Inserts both entries of a transaction between two accounts by one statement.
    fn two_entries(first: &Self, second: &Self, transaction_id: &str, now_ms: i64) -> Query<'static> {
        // Constant texts, so that each is prepared once. Only members' accounts have a running balance to copy.
        let text = match (first.account.kind.is_of_member(), second.account.kind.is_of_member()) {
            (true, false) => {
                "insert into ledger_entries (transaction_id, line, account_id, amount, balance_after, created_at) values
                 ($1, 0, $2, $3, (select balance from accounts where id = $2), $6), ($1, 1, $4, $5, null, $6)"
            }
            (false, true) => {
                "insert into ledger_entries (transaction_id, line, account_id, amount, balance_after, created_at) values
                 ($1, 0, $2, $3, null, $6), ($1, 1, $4, $5, (select balance from accounts where id = $4), $6)"
            }
            (true, true) => {
                "insert into ledger_entries (transaction_id, line, account_id, amount, balance_after, created_at) values
                 ($1, 0, $2, $3, (select balance from accounts where id = $2), $6),
                 ($1, 1, $4, $5, (select balance from accounts where id = $4), $6)"
            }
            (false, false) => {
                "insert into ledger_entries (transaction_id, line, account_id, amount, balance_after, created_at) values
                 ($1, 0, $2, $3, null, $6), ($1, 1, $4, $5, null, $6)"
            }
        };
        sql::query(text)
            .bind(transaction_id.to_owned())
            .bind(first.account.id())
            .bind(first.amount)
            .bind(second.account.id())
            .bind(second.amount)
            .bind(now_ms)
    }

    fn entry_statement(&self, transaction_id: &str, line: i64, now_ms: i64) -> Query<'static> {
        let running = "insert into ledger_entries (transaction_id, line, account_id, amount, balance_after, created_at)
             values ($1, $2, $3, $4, (select balance from accounts where id = $3), $5)";
        let summed = "insert into ledger_entries (transaction_id, line, account_id, amount, created_at)
             values ($1, $2, $3, $4, $5)";
        sql::query(if self.account.kind.is_of_member() { running } else { summed })
            .bind(transaction_id.to_owned())
            .bind(line)
            .bind(self.account.id())
            .bind(self.amount)
            .bind(now_ms)
    }
}

async fn find(connection: &mut Connection, transaction: &Transaction) -> Result<Option<Posted>, LedgerError> {
    let IdempotencyKey::Own(key) = &transaction.idempotency_key else { return Ok(None) };
    let query = sql::query_as("select id, fingerprint from journal_transactions where idempotency_key = $1");
    let found: Option<(String, String)> = query.bind(key).fetch_optional(&mut *connection).await?;
    let Some((id, stored_fingerprint)) = found else { return Ok(None) };
    if stored_fingerprint != transaction.fingerprint() {
        return Err(LedgerError::KeyReused);
    }
    let mut balances = Vec::with_capacity(transaction.postings.len());
    for (line, posting) in (0_i64..).zip(&transaction.postings) {
        let query = sql::query_scalar(
            "select balance_after from ledger_entries where account_id = $1 and transaction_id = $2 and line = $3",
        );
        balances.push(query.bind(posting.account.id()).bind(&id).bind(line).fetch_one(&mut *connection).await?);
    }
    Ok(Some(Posted { id, balances, replayed: true }))
}
