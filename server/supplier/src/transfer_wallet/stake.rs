//! Rounds that stake from a transfer wallet, or from the operator's wallet where the game session has none.
//!
//! A free spin stakes nothing here: the operator grants it and receives its win, whatever wallet the game session plays
//! from.
//!
//! The operator decides for each stake whether the player may stake: it is asked first, and without its consent nothing
//! is taken.

use platform::store::{Connection, StoreError, from_row, sql};

use super::BalanceKey;
use super::balance::Change;
use super::bets::Settled;
use crate::session::GameSession;
use crate::wallet::{Movement, Refused, WalletError};
use crate::{SupplierError, SupplierState};

/// A stake from a transfer wallet as stored.
struct Stake {
    player: String,
    vendor: String,
    currency: String,
    amount: i64,
    state: String,
    balance_after: i64,
}

from_row!(Stake { player, vendor, currency, amount, state, balance_after });

const TAKEN: &str = "taken";
const PAID: &str = "paid";
const UNDONE: &str = "undone";

impl Stake {
    async fn find(tx: &mut Connection, transaction: &str) -> Result<Option<Self>, StoreError> {
        let query =
            "select player, vendor, currency, amount, state, balance_after from own_stakes where transaction_id = $1";
        sql::query_as(query).bind(transaction).fetch_optional(tx).await
    }

    fn balance_key(&self) -> BalanceKey {
        BalanceKey { player: self.player.clone(), vendor: self.vendor.clone(), currency: self.currency.clone() }
    }
}

/// Result of a movement: the new balance, or why it was refused.
type Moved = Result<i64, Refused>;

async fn take(tx: &mut Connection, balance_key: &BalanceKey, call: &Movement) -> Result<Moved, StoreError> {
    if let Some(existing) = Stake::find(tx, &call.transaction).await? {
        return Ok(if existing.state == UNDONE { Err(Refused::RolledBack) } else { Ok(existing.balance_after) });
    }
    let change = Change { balance: -call.amount, in_play: call.amount };
    let Some(balance_after) = balance_key.change(tx, change).await? else { return Ok(Err(Refused::NotEnoughMoney)) };
    insert(tx, balance_key, (&call.transaction, call.amount, TAKEN), balance_after).await?;
    Ok(Ok(balance_after))
}

async fn insert(
    tx: &mut Connection,
    balance_key: &BalanceKey,
    (transaction, amount, state): (&str, i64, &str),
    after: i64,
) -> Result<(), StoreError> {
    let insert = "insert into own_stakes (transaction_id, player, vendor, currency, amount, state, balance_after)
                  values ($1, $2, $3, $4, $5, $6, $7)";
    let insert = sql::query(insert)
        .bind(transaction)
        .bind(&balance_key.player)
        .bind(&balance_key.vendor)
        .bind(&balance_key.currency);
    insert.bind(amount).bind(state).bind(after).execute(tx).await?;
    Ok(())
}

/// Ends a taken stake with the word `state` and credits `credit` minor units; returns the balance afterwards.
async fn end(
    tx: &mut Connection,
    transaction: &str,
    stake: &Stake,
    state: &str,
    credit: i64,
) -> Result<i64, StoreError> {
    let change = Change { balance: credit, in_play: -stake.amount };
    let after = stake.balance_key().change(tx, change).await?.unwrap_or(stake.balance_after);
    let update = "update own_stakes set state = $2, balance_after = $3 where transaction_id = $1";
    sql::query(update).bind(transaction).bind(state).bind(after).execute(tx).await?;
    Ok(after)
}

async fn pay(tx: &mut Connection, call: &Movement, now_ms: i64) -> Result<Moved, StoreError> {
    let transaction = call.reference.as_deref().unwrap_or_default();
    let Some(stake) = Stake::find(tx, transaction).await? else {
        return Ok(Err(Refused::Fault("the stake was never taken".to_owned())));
    };
    match stake.state.as_str() {
        TAKEN => {}
        UNDONE => return Ok(Err(Refused::RolledBack)),
        _ => return Ok(Ok(stake.balance_after)),
    }
    let after = end(tx, transaction, &stake, PAID, call.amount).await?;
    let balance_key = stake.balance_key();
    let (round, game_code) = (call.round.as_str(), call.game_code.as_str());
    Settled { round, game_code, balance_key: &balance_key, stake: stake.amount, payout: call.amount }
        .append(tx, now_ms)
        .await?;
    Ok(Ok(after))
}

async fn undo(tx: &mut Connection, balance_key: &BalanceKey, call: &Movement) -> Result<Moved, StoreError> {
    let transaction = call.reference.as_deref().unwrap_or_default();
    let Some(stake) = Stake::find(tx, transaction).await? else {
        let after = balance_key.balance(&mut *tx).await?;
        insert(tx, balance_key, (transaction, 0, UNDONE), after).await?;
        return Ok(Ok(after));
    };
    match stake.state.as_str() {
        TAKEN => Ok(Ok(end(tx, transaction, &stake, UNDONE, stake.amount).await?)),
        PAID => Ok(Err(Refused::RoundClosed)),
        _ => Ok(Ok(stake.balance_after)),
    }
}

/// A movement of a round.
#[derive(Debug, Clone, Copy)]
enum Step {
    Take,
    Pay,
    Undo,
}

impl GameSession {
    /// The transfer wallet that the game session stakes from; none where it stakes from the operator's wallet.
    pub(crate) fn balance_key(&self) -> Option<BalanceKey> {
        let (player, vendor) = (self.player.clone(), self.wallet_vendor.clone());
        (!vendor.is_empty()).then(|| BalanceKey { player, vendor, currency: self.currency.clone() })
    }
}

impl SupplierState {
    /// The balance that the game session can stake from, in minor units.
    pub(crate) async fn balance_of(&self, session: &GameSession) -> Result<i64, WalletError> {
        let Some(balance_key) = session.balance_key() else { return self.wallet.balance(&session.token).await };
        self.wallet.may_stake(&session.token, None).await?;
        self.wallet_balance(&balance_key).await.map_err(|error| unknown(&error))
    }

    /// Takes the stake of a round; returns the new balance.
    pub(crate) async fn take_stake(&self, session: &GameSession, call: &Movement) -> Result<i64, WalletError> {
        let Some(balance_key) = session.balance_key() else { return self.wallet.bet(call).await };
        if call.free_spins.is_some() {
            self.wallet.bet(call).await?;
            return self.wallet_balance(&balance_key).await.map_err(|error| unknown(&error));
        }
        let taken = match self.wallet.may_stake(&session.token, Some(call)).await {
            Ok(()) => self.step(Step::Take, balance_key, call).await,
            // Nothing was taken, so nothing has to be undone.
            Err(WalletError::Uncertain(_)) => Err(WalletError::Refused(Refused::Maintenance)),
            Err(refused) => return Err(refused),
        };
        if let Err(WalletError::Refused(_)) = taken {
            self.release(call).await;
        }
        taken
    }

    /// Pays a round and closes it; returns the new balance.
    pub(crate) async fn pay_round(&self, session: &GameSession, call: &Movement) -> Result<i64, WalletError> {
        let Some(balance_key) = session.balance_key() else { return self.wallet.win(call).await };
        if call.free_spins.is_some() {
            self.wallet.win(call).await?;
            return self.wallet_balance(&balance_key).await.map_err(|error| unknown(&error));
        }
        self.step(Step::Pay, balance_key, call).await
    }

    /// Undoes a stake, also one that never arrived; returns the new balance.
    pub(crate) async fn undo_stake(&self, session: &GameSession, call: &Movement) -> Result<i64, WalletError> {
        let Some(balance_key) = session.balance_key() else { return self.wallet.rollback(call).await };
        if call.free_spins.is_some() {
            self.wallet.rollback(call).await?;
            return self.wallet_balance(&balance_key).await.map_err(|error| unknown(&error));
        }
        let undone = self.step(Step::Undo, balance_key, call).await;
        if undone.is_ok() {
            self.release(call).await;
        }
        undone
    }

    /// Tells the operator that nothing was staked in the round. Without that the operator releases the reserved stake
    /// itself some days later.
    async fn release(&self, call: &Movement) {
        if let Err(error) = self.wallet.release_stake(&call.round).await {
            tracing::warn!(%error, round = call.round, "the operator was not told that nothing was staked: it lets go of the stake by itself");
        }
    }

    async fn step(&self, step: Step, balance_key: BalanceKey, call: &Movement) -> Result<i64, WalletError> {
        let (now_ms, call) = (self.clock.now_ms(), call.clone());
        let attempt = || {
            let (balance_key, call) = (balance_key.clone(), call.clone());
            self.store.write(move |tx| {
                Box::pin(async move {
                    match step {
                        Step::Take => take(tx, &balance_key, &call).await,
                        Step::Pay => pay(tx, &call, now_ms).await,
                        Step::Undo => undo(tx, &balance_key, &call).await,
                    }
                })
            })
        };
        let moved = match attempt().await {
            Err(error) if error.is_unique_violation() => attempt().await,
            result => result,
        };
        match moved {
            Ok(moved) => moved.map_err(WalletError::Refused),
            Err(error) => Err(unknown(&SupplierError::from(error))),
        }
    }
}

fn unknown(error: &SupplierError) -> WalletError {
    WalletError::Uncertain(error.to_string())
}
