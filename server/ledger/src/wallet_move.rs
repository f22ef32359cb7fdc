//! The stream of movements of members' wallets other than bets: deposits, withdrawals, rewards, commissions, transfers.
//!
//! Posting writes it, in the same transaction, so that the stream holds exactly what the ledger has moved. What is counted from it (the
//! figures of agents' teams, sections 2 and 3 of the specification) need not read the ledger again. Bets have a stream of their own.

use platform::store::sql::Query;
use platform::store::{StoreError, from_row, sql};
use platform::stream::{OfMember, Stream};

use super::{AccountKind, Transaction, TransactionKind};

/// The stream of all movements of members' wallets other than bets.
pub const WALLET_MOVES: Stream = Stream { table: "wallet_moves", cursors: "wallet_move_cursors" };

/// A movement of a member's wallet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WalletMove {
    /// Id of the member whose wallet moved.
    pub member_id: String,
    /// ISO 4217 code of the wallet's currency.
    pub currency: String,
    /// The stored name of the transaction's [`TransactionKind`].
    pub kind: String,
    /// Change of the balance in minor units; negative when money left the wallet.
    pub amount: i64,
    /// Time of the transaction, in milliseconds since the epoch.
    pub moved_at: i64,
}

from_row!(WalletMove { member_id, currency, kind, amount, moved_at });

impl OfMember for WalletMove {
    fn member_id(&self) -> &str {
        &self.member_id
    }
}

/// The sum by which transactions of a kind moved a member's wallet, in minor units, from `from_ms` until before `until_ms`
/// (milliseconds since the epoch).
///
/// # Errors
/// When the database fails.
pub async fn moved_in(
    executor: impl sql::Executor,
    (member_id, currency): (&str, &str),
    kind: TransactionKind,
    (from_ms, until_ms): (i64, i64),
) -> Result<i64, StoreError> {
    let query = "select cast(coalesce(sum(amount), 0) as bigint) from wallet_moves
                 where member_id = $1 and moved_at >= $2 and moved_at < $3 and kind = $4 and currency = $5";
    let query = sql::query_scalar(query).bind(member_id).bind(from_ms).bind(until_ms);
    query.bind(kind.name()).bind(currency).fetch_one(executor).await
}

/// The statements that add the wallet movements of a transaction, posted under `id`, to the stream.
pub(super) fn statements(transaction: &Transaction, id: &str, now_ms: i64) -> Vec<Query<'static>> {
    if transaction.kind.is_of_bet() {
        return Vec::new();
    }
    let of_wallets = transaction
        .postings
        .iter()
        .enumerate()
        .filter(|(_, posting)| posting.account.kind == AccountKind::MemberWallet);
    let written = of_wallets.map(|(line, posting)| {
        sql::query(
            "insert into wallet_moves (id, member_id, currency, kind, amount, moved_at) values ($1, $2, $3, $4, $5, $6)",
        )
        .bind(format!("{id}:{line}"))
        .bind(posting.account.owner.clone())
        .bind(posting.account.currency.clone())
        .bind(transaction.kind.name())
        .bind(posting.amount)
        .bind(now_ms)
    });
    written.collect()
}
