//! Free spins that the operator grants. The contract stands in the operator's `games/src/free_spins/mod.rs`.
//!
//! A grant is a row. The game's page offers its spins while some are left; each is a round that stakes nothing and names the grant, used in the
//! transaction that begins it, so that two windows never play the same one. A round that the operator refuses, or that is undone, gives its spin back.

use platform::store::{Connection, StoreError, from_row, sql};

use super::{SupplierError, SupplierState};

/// A grant as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    /// The operator's name for it.
    pub reward: String,
    /// The player, as the operator names them.
    pub player: String,
    games: String,
    /// How many were granted.
    pub spins: i64,
    /// How many were played.
    pub used: i64,
    /// What each stakes, in minor units.
    pub value: i64,
    currency: String,
    /// Until when they can be played, in milliseconds.
    pub expires_at: i64,
    /// `granted` or `withdrawn`.
    pub state: String,
}

from_row!(Grant { reward, player, games, spins, used, value, currency, expires_at, state });

/// What the operator asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// The operator's name for it.
    pub reward: String,
    /// The player.
    pub player: String,
    /// Codes of the games.
    pub games: Vec<String>,
    /// How many.
    pub spins: i64,
    /// What each stakes, in minor units.
    pub value: i64,
    /// The currency of the player's wallet.
    pub currency: String,
    /// Until when, in milliseconds.
    pub expires_at: i64,
}

/// What became of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ordered {
    /// It stands so.
    Known(Grant),
    /// It can not be given, for this reason of the contract.
    Refused(&'static str),
    /// Its name was used for another grant.
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

    /// How many can be played still.
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
pub(crate) struct Use {
    pub(crate) reward: String,
    pub(crate) player: String,
    pub(crate) game_code: String,
    pub(crate) value: i64,
}

impl Use {
    /// Uses it; says no where there is none: it is none of the player's, not for the game or of another value, over, or used up.
    pub(crate) async fn take(&self, tx: &mut Connection, now_ms: i64) -> Result<bool, StoreError> {
        let grant = Grant::find(&mut *tx, &self.reward).await?;
        let is_theirs = |grant: &Grant| {
            let is_of_game = grant.games.split(' ').any(|game| game == self.game_code);
            is_of_game && grant.player == self.player && grant.value == self.value
        };
        if !grant.as_ref().is_some_and(is_theirs) {
            return Ok(false);
        }
        let update = "update free_spin_grants set used = used + 1
                      where reward = $1 and state = $2 and used < spins and expires_at > $3";
        let done = sql::query(update).bind(&self.reward).bind(GRANTED).bind(now_ms).execute(tx).await?;
        Ok(done.rows_affected() == 1)
    }
}

/// Gives a spin back whose round was not played. Where the operator has ended the grant its spins are offered no more.
pub(crate) async fn give_back(tx: &mut Connection, reward: &str, has_ended: bool) -> Result<(), StoreError> {
    let update = "update free_spin_grants set used = used - 1, state = case when $2 = 1 then $3 else state end
                  where reward = $1 and used > 0";
    sql::query(update).bind(reward).bind(i64::from(has_ended)).bind(WITHDRAWN).execute(tx).await.map(drop)
}

impl SupplierState {
    /// Takes a grant, once for its name.
    ///
    /// # Errors
    /// When the supplier's own database fails.
    pub async fn grant_free_spins(&self, order: Order) -> Result<Ordered, SupplierError> {
        for code in &order.games {
            match self.game(code).await? {
                None => return Ok(Ordered::Refused("game_unknown")),
                Some(game) if !game.stakes.contains(&order.value) => return Ok(Ordered::Refused("value_not_offered")),
                Some(_) => {}
            }
        }
        let now_ms = self.clock.now_ms();
        let work = async move |tx: &mut Connection| {
            if Grant::find(&mut *tx, &order.reward).await?.is_none() {
                insert(&mut *tx, &order, GRANTED, now_ms).await?;
            }
            let grant = Grant::find(tx, &order.reward).await?.ok_or(StoreError::NoRow)?;
            Ok::<_, StoreError>(if grant.fits(&order) { Ordered::Known(grant) } else { Ordered::Reused })
        };
        Ok(self.store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
    }

    /// Gives none of them any more; one that never arrived is closed.
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

    /// The free spins that a player plays next in a game: those that end first.
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
