//! Reading the stream: each reader gets every row once.

use platform::store::{Connection, Store, StoreError};
use platform::stream::Stream;

pub use platform::stream::Counted;

use crate::SettledBet;

const BETS: Stream = Stream { table: "settled_bets", cursors: "settled_bet_cursors" };

/// The next rows for `reader`, at most `limit`, in the transaction that counts them, see [`Stream::next`].
///
/// # Errors
/// When the database fails.
pub async fn next(
    tx: &mut Connection,
    reader: &'static str,
    limit: i64,
) -> Result<(Vec<SettledBet>, Counted), StoreError> {
    BETS.next(tx, reader, limit).await
}

/// Lets a reader begin again at the first bet, in the transaction that throws away what it has counted.
///
/// # Errors
/// When the database fails.
pub async fn rewind(tx: &mut Connection, reader: &'static str) -> Result<(), StoreError> {
    BETS.rewind(tx, reader).await
}

/// Waits until every reader gets all bets that are settled now, see [`Stream::until_readable`].
///
/// # Errors
/// When the database fails.
pub async fn until_readable(store: &Store) -> Result<(), StoreError> {
    BETS.until_readable(store).await
}
