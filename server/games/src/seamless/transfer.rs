//! Money between a player's wallet and the supplier's settlement account: the stake one way, the payout the other.

use super::record::Round;
use super::status::Refused;
use ledger::{self, Account, AccountKind, Transaction, TransactionKind, balance_of};
use platform::store::Connection;

/// Which way the money goes.
#[derive(Debug, Clone, Copy)]
pub(super) enum Direction {
    /// Out of the wallet.
    Stake,
    /// Into the wallet.
    Payout,
}

/// Moves `amount` minor units once for each `uuid`, and answers with the wallet's balance afterwards.
pub(super) async fn transfer(
    connection: &mut Connection,
    direction: Direction,
    (supplier, uuid): (&str, &str),
    round: &Round,
    amount: i64,
    now_ms: i64,
) -> Result<i64, Refused> {
    let wallet = Account::wallet(&round.member_id, &round.currency);
    // A free round stakes nothing and a lost one pays nothing: the ledger holds no entries of zero.
    if amount != 0 {
        let settlement = Account::new(AccountKind::SupplierSettlement, supplier, &round.currency);
        let (word, kind, from, to) = match direction {
            Direction::Stake => ("bet", TransactionKind::GameBet, wallet.clone(), settlement),
            Direction::Payout => ("win", TransactionKind::GameWin, settlement, wallet.clone()),
        };
        let key = format!("{word}:{supplier}:{uuid}");
        let transaction = Transaction::transfer(kind, key, round.id.clone(), from, to, amount);
        ledger::post(&mut *connection, &transaction, now_ms).await?;
    }
    Ok(balance_of(connection, &wallet).await?)
}
