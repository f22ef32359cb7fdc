//! The rows of rounds, and what a round's end writes to the stream of settled bets ([`SettledBet`]).
//!
//! Optimistic locking: a call decides on the version of the round that it has read, and each change names that version.
//! Of two calls that overlap the second changes nothing and runs again, so no call waits for another and none acts on
//! stale data.

use super::session::GameSession;
use super::status::Refused;
use crate::MAX_OPEN_MS;
use bets::SettledBet;
use ledger::Account;
use platform::store::sql::Query;
use platform::store::{Connection, StoreError, from_row, sql};

/// State of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RoundState {
    /// Bets and wins are accepted.
    Open,
    /// Settled.
    Closed,
    /// All its bets were rolled back.
    RolledBack,
}

impl RoundState {
    const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Closed => "closed",
            Self::RolledBack => "rolled_back",
        }
    }
}

/// A round as stored.
#[derive(Debug, Clone)]
pub(super) struct Round {
    pub(super) id: String,
    pub(super) supplier_round: String,
    pub(super) member_id: String,
    pub(super) vendor: String,
    pub(super) game_code: String,
    product: String,
    pub(super) currency: String,
    pub(super) stake: i64,
    payout: i64,
    state: String,
    version: i64,
    /// Number of its bets that were not rolled back.
    pub(super) bets: i64,
    /// Number of its wins that were not rolled back.
    pub(super) wins: i64,
    /// When it was last settled or rolled back, in milliseconds since the epoch UTC; none where it never was.
    closed_at: Option<i64>,
    /// Id of the grant of free spins that it is played with; empty where it is paid for.
    pub(super) free_spins: String,
}

from_row!(Round {
    id,
    supplier_round,
    member_id,
    vendor,
    game_code,
    product,
    currency,
    stake,
    payout,
    state,
    version,
    bets,
    wins,
    closed_at,
    free_spins
});

/// Change that a call makes to a round: amounts in minor units and counts are added to the stored ones.
#[derive(Debug, Clone, Copy)]
pub(super) struct Change {
    pub(super) stake: i64,
    pub(super) payout: i64,
    pub(super) bets: i64,
    pub(super) wins: i64,
    pub(super) state: RoundState,
}

/// Whether the member has an open round that was opened within the last seven days.
///
/// # Errors
/// When the database fails.
pub async fn has_open_round(executor: impl sql::Executor, member_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let query = "select id from rounds where member_id = $1 and opened_at > $2 and state = 'open' limit 1";
    let found: Option<String> =
        sql::query_scalar(query).bind(member_id).bind(now_ms - MAX_OPEN_MS).fetch_optional(executor).await?;
    Ok(found.is_some())
}

/// Whether the member has any unsettled paid bet, however old: in an open round here, or from a transfer wallet at a
/// vendor.
///
/// # Errors
/// When the database fails.
pub async fn has_unsettled_bet(tx: &mut Connection, member_id: &str) -> Result<bool, StoreError> {
    let query = "select id from rounds where member_id = $1 and state = 'open' and free_spins = '' limit 1";
    let found: Option<String> = sql::query_scalar(query).bind(member_id).fetch_optional(&mut *tx).await?;
    Ok(found.is_some() || protection::reservation::has_any(tx, member_id).await?)
}

impl Round {
    /// A new round, before its first bet.
    pub(super) fn new(id: String, supplier_round: &str, session: &GameSession, free_spins: &str) -> Self {
        Self {
            id,
            supplier_round: supplier_round.to_owned(),
            member_id: session.member_id.clone(),
            vendor: session.vendor.clone(),
            game_code: session.game_code.clone(),
            product: session.product.clone(),
            currency: session.currency.clone(),
            stake: 0,
            payout: 0,
            state: RoundState::Open.name().to_owned(),
            version: 0,
            bets: 0,
            wins: 0,
            closed_at: None,
            free_spins: free_spins.to_owned(),
        }
    }

    pub(super) async fn find(
        connection: &mut Connection,
        supplier: &str,
        supplier_round: &str,
    ) -> Result<Option<Self>, Refused> {
        let query = sql::query_as("select * from rounds where supplier = $1 and supplier_round = $2");
        Ok(query.bind(supplier).bind(supplier_round).fetch_optional(connection).await?)
    }

    pub(super) async fn by_id(connection: &mut Connection, id: &str) -> Result<Self, Refused> {
        Ok(sql::query_as("select * from rounds where id = $1").bind(id).fetch_one(connection).await?)
    }

    /// Whether it is a free spin.
    pub(super) fn is_free(&self) -> bool {
        !self.free_spins.is_empty()
    }

    pub(super) fn is_open(&self) -> bool {
        self.state == RoundState::Open.name()
    }

    /// The entry that a change writes to the stream of settled bets: the round when it settles, a correction when it is
    /// no longer settled. A free spin writes none: the member risked nothing, and its winnings are a bonus.
    pub(super) fn settlement(&self, change: Change, now_ms: i64) -> Option<SettledBet> {
        if self.is_free() {
            return None;
        }
        let was_settled = self.state == RoundState::Closed.name();
        let is_settled = change.state == RoundState::Closed;
        let settled = |stake, payout, settled_at| SettledBet {
            member_id: self.member_id.clone(),
            product: self.product.clone(),
            vendor: self.vendor.clone(),
            game_code: self.game_code.clone(),
            account_id: Account::wallet(&self.member_id, &self.currency).id(),
            round_id: self.id.clone(),
            currency: self.currency.clone(),
            stake,
            // A supplier's games put the whole stake at risk.
            valid_bet: stake,
            payout,
            correction: 0,
            settled_at,
        };
        match (was_settled, is_settled) {
            (false, true) => Some(settled(self.stake + change.stake, self.payout + change.payout, now_ms)),
            (true, false) => Some(settled(self.stake, self.payout, self.closed_at.unwrap_or(now_ms)).corrected()),
            _ => None,
        }
    }

    /// An empty change: its write only checks that the round is still as it was read.
    pub(super) fn unchanged(&self) -> Change {
        let states = [RoundState::Open, RoundState::Closed, RoundState::RolledBack];
        let state = states.into_iter().find(|state| state.name() == self.state).unwrap_or(RoundState::Closed);
        Change { stake: 0, payout: 0, bets: 0, wins: 0, state }
    }

    /// The statement that writes a change, or inserts the round where this is its first. It affects no row where
    /// another call wrote first.
    pub(super) fn write(&self, supplier: &str, change: Change, now_ms: i64) -> Query<'static> {
        let closed_at = (change.state != RoundState::Open).then_some(now_ms);
        if self.version == 0 {
            return sql::query(
                "insert into rounds (id, supplier, supplier_round, member_id, vendor, game_code, product, currency, stake,
                 payout, bets, wins, state, opened_at, closed_at, free_spins, version)
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 1)",
            )
            .bind(self.id.clone())
            .bind(supplier.to_owned())
            .bind(self.supplier_round.clone())
            .bind(self.member_id.clone())
            .bind(self.vendor.clone())
            .bind(self.game_code.clone())
            .bind(self.product.clone())
            .bind(self.currency.clone())
            .bind(change.stake)
            .bind(change.payout)
            .bind(change.bets)
            .bind(change.wins)
            .bind(change.state.name())
            .bind(now_ms)
            .bind(closed_at)
            .bind(self.free_spins.clone());
        }
        sql::query(
            "update rounds set stake = stake + $1, payout = payout + $2, bets = bets + $3, wins = wins + $4, state = $5,
             closed_at = case when state = $5 then closed_at else $6 end, version = version + 1 where id = $7 and version = $8",
        )
        .bind(change.stake)
        .bind(change.payout)
        .bind(change.bets)
        .bind(change.wins)
        .bind(change.state.name())
        .bind(closed_at)
        .bind(self.id.clone())
        .bind(self.version)
    }
}
