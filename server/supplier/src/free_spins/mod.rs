//! Free spins that the operator grants. The operator's `games/src/free_spins/mod.rs` documents the contract.
//!
//! A grant is a row. The game's page offers its spins while some are left; each is a round without a stake that names
//! the grant, used in the transaction that begins the round, so that two windows never play the same spin. A round that
//! the operator refuses, or that is rolled back, gives its spin back.

use platform::store::{Connection, StoreError, from_row, sql};

use super::{SupplierError, SupplierState};

/// A grant as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    /// The operator's id of the grant (`reward_uuid`).
    pub reward: String,
    /// The operator's id of the player.
    pub player: String,
    games: String,
    /// Number of spins granted.
    pub spins: i64,
    /// Number of spins used.
    pub used: i64,
    /// Value of each spin, in minor units: the stake that it is played at.
    pub value: i64,
    currency: String,
    /// When the grant expires, in milliseconds since the epoch UTC.
    pub expires_at: i64,
    /// `granted` or `withdrawn`.
    pub state: String,
}

from_row!(Grant { reward, player, games, spins, used, value, currency, expires_at, state });

/// A grant that the operator sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// The operator's id of the grant (`reward_uuid`).
    pub reward: String,
    /// The operator's id of the player.
    pub player: String,
    /// Codes of the games that the spins can be played in.
    pub games: Vec<String>,
    /// Number of spins.
    pub spins: i64,
    /// Value of each spin, in minor units: the stake that it is played at.
    pub value: i64,
    /// ISO 4217 code of the player's wallet.
    pub currency: String,
    /// When the grant expires, in milliseconds since the epoch UTC.
    pub expires_at: i64,
}

/// Result of a grant that the operator sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GrantOutcome {
    /// The grant is stored, in this state.
    Known(Grant),
    /// The grant can not be given, for this reason of the contract.
    Refused(&'static str),
    /// Its id was used for another grant.
    Reused,
}

const GRANTED: &str = "granted";
const WITHDRAWN: &str = "withdrawn";

impl Grant {
    async fn find(tx: &mut Connection, reward: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from free_spin_grants where reward = $1").bind(reward).fetch_optional(tx).await
    }

    fn fits(&self, order: &Order) -> bool {
        let was_withdrawn_first = self.state == WITHDRAWN && self.player.is_empty();
        let is_same = self.player == order.player
            && self.games == order.games.join(" ")
            && self.spins == order.spins
            && self.value == order.value
            && self.currency == order.currency
            && self.expires_at == order.expires_at;
        was_withdrawn_first || is_same
    }

    /// Number of spins that can still be played.
    pub fn left(&self) -> i64 {
        if self.state == GRANTED { (self.spins - self.used).max(0) } else { 0 }
    }
}

async fn insert(tx: &mut Connection, order: &Order, state: &str, now_ms: i64) -> Result<(), StoreError> {
    let insert =
        "insert into free_spin_grants (reward, player, games, spins, used, value, currency, expires_at, state, at)
                  values ($1, $2, $3, $4, 0, $5, $6, $7, $8, $9) on conflict do nothing";
    let insert = sql::query(insert).bind(&order.reward).bind(&order.player).bind(order.games.join(" "));
    let insert = insert.bind(order.spins).bind(order.value).bind(&order.currency).bind(order.expires_at);
    insert.bind(state).bind(now_ms).execute(tx).await.map(drop)
}

/// A spin that a round is about to use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SpinUse {
    pub(crate) reward: String,
    pub(crate) player: String,
    pub(crate) game_code: String,
    pub(crate) value: i64,
}

impl SpinUse {
    /// Uses the spin; returns false where the grant has none for it: it is another player's, not for the game or of
    /// another value, expired, withdrawn or used up.
    pub(crate) async fn take(&self, tx: &mut Connection, now_ms: i64) -> Result<bool, StoreError> {
        let grant = Grant::find(&mut *tx, &self.reward).await?;
        let fits = |grant: &Grant| {
            let is_of_game = grant.games.split(' ').any(|game| game == self.game_code);
            is_of_game && grant.player == self.player && grant.value == self.value
        };
        if !grant.as_ref().is_some_and(fits) {
            return Ok(false);
        }
        let update = "update free_spin_grants set used = used + 1
                      where reward = $1 and state = $2 and used < spins and expires_at > $3";
        let done = sql::query(update).bind(&self.reward).bind(GRANTED).bind(now_ms).execute(tx).await?;
        Ok(done.rows_affected() == 1)
    }
}

/// Returns the spin of a round that was not played to its grant. Where the operator has ended the grant, its spins are no
/// longer offered.
pub(crate) async fn return_spin(tx: &mut Connection, reward: &str, has_ended: bool) -> Result<(), StoreError> {
    let update = "update free_spin_grants set used = used - 1, state = case when $2 = 1 then $3 else state end
                  where reward = $1 and used > 0";
    sql::query(update).bind(reward).bind(i64::from(has_ended)).bind(WITHDRAWN).execute(tx).await.map(drop)
}

impl SupplierState {
    /// Stores a grant; idempotent by its id.
    ///
    /// # Errors
    /// When the supplier's own database fails.
    pub async fn grant_free_spins(&self, order: Order) -> Result<GrantOutcome, SupplierError> {
        for code in &order.games {
            match self.game(code).await? {
                None => return Ok(GrantOutcome::Refused("game_unknown")),
                Some(game) if !game.stakes.contains(&order.value) => {
                    return Ok(GrantOutcome::Refused("value_not_offered"));
                }
                Some(_) => {}
            }
        }
        let now_ms = self.clock.now_ms();
        let work = async move |tx: &mut Connection| {
            if Grant::find(&mut *tx, &order.reward).await?.is_none() {
                insert(&mut *tx, &order, GRANTED, now_ms).await?;
            }
            let grant = Grant::find(tx, &order.reward).await?.ok_or(StoreError::NoRow)?;
            Ok::<_, StoreError>(if grant.fits(&order) { GrantOutcome::Known(grant) } else { GrantOutcome::Reused })
        };
        Ok(self.store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
    }

    /// Withdraws a grant: no more of its spins are offered. A grant that never arrived is closed by this.
    ///
    /// # Errors
    /// When the supplier's own database fails.
    pub async fn withdraw_free_spins(&self, reward: &str) -> Result<Grant, SupplierError> {
        let (reward, now_ms) = (reward.to_owned(), self.clock.now_ms());
        let work = async move |tx: &mut Connection| {
            let closed = Order {
                reward: reward.clone(),
                player: String::new(),
                games: Vec::new(),
                spins: 0,
                value: 0,
                currency: String::new(),
                expires_at: 0,
            };
            insert(&mut *tx, &closed, WITHDRAWN, now_ms).await?;
            let update = "update free_spin_grants set state = $2 where reward = $1";
            sql::query(update).bind(&reward).bind(WITHDRAWN).execute(&mut *tx).await?;
            Grant::find(tx, &reward).await?.ok_or(StoreError::NoRow)
        };
        Ok(self.store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
    }

    /// The grant that a player plays next in a game: the one that expires first.
    ///
    /// # Errors
    /// When the supplier's own database fails.
    pub async fn free_spins(&self, player: &str, game: &str, currency: &str) -> Result<Option<Grant>, SupplierError> {
        let query =
            "select * from free_spin_grants where player = $1 and state = $2 and expires_at > $3 and used < spins
                     and currency = $4 order by expires_at, reward";
        let query = sql::query_as(query).bind(player).bind(GRANTED).bind(self.clock.now_ms()).bind(currency);
        let open: Vec<Grant> = query.fetch_all(self.store.reader()).await?;
        Ok(open.into_iter().find(|grant| grant.games.split(' ').any(|code| code == game)))
    }
}
