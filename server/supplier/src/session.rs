//! Game sessions: a player's visit to a game, opened with a single-use launch ticket.

use super::wallet::{Opened, PlayRules};
use super::{SupplierError, SupplierState};
use platform::ids;
use platform::store::sql;

/// Lifetime of a game session, in milliseconds.
const SESSION_MS: i64 = 12 * 3600 * 1000;

/// A game session as stored. Amounts are minor units, times milliseconds since the epoch UTC.
#[derive(Clone)]
pub struct GameSession {
    pub id: String,
    /// The operator's game-session token. A secret.
    pub token: String,
    pub player: String,
    pub game_code: String,
    pub currency: String,
    /// The balance that the operator, or the transfer wallet, last reported.
    pub balance: i64,
    pub opened_at: i64,
    /// The operator's rules of play for the session.
    pub rules: PlayRules,
    /// Code of the vendor whose transfer wallet the session stakes from; empty where it stakes from the operator's
    /// wallet.
    pub wallet_vendor: String,
}

/// Sums of stakes and payouts of a game session, in minor units.
#[cfg(test)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SessionTotals {
    pub wagered: i64,
    pub returned: i64,
}

type SessionRow = (String, String, String, String, String, i64, i64, i64, i64, String, i64);
const COLUMNS_BY_SECRET: &str = "select id, operator_token, player, game_code, currency, balance, opened_at, \
     round_ms, auto_rounds, own_vendor, max_stake from sessions where secret_hash = $1 and expires_at > $2";
const COLUMNS_BY_ID: &str = "select id, operator_token, player, game_code, currency, balance, opened_at, \
     round_ms, auto_rounds, own_vendor, max_stake from sessions where id = $1";

impl From<SessionRow> for GameSession {
    fn from(row: SessionRow) -> Self {
        let (
            id,
            token,
            player,
            game_code,
            currency,
            balance,
            opened_at,
            round_ms,
            auto_rounds,
            wallet_vendor,
            max_stake,
        ) = row;
        let rules = PlayRules { round_ms, auto_rounds, max_stake };
        Self { id, token, player, game_code, currency, balance, opened_at, rules, wallet_vendor }
    }
}

impl SupplierState {
    /// Starts a game session and returns its secret, which is stored as a hash only.
    pub(super) async fn start_session(&self, opened: Opened) -> Result<String, SupplierError> {
        let secret = ids::random_token();
        let (now, hash) = (self.clock.now_ms(), ids::token_hash(&secret));
        let id = ids::new_id(now);
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    sql::query(
                        "insert into sessions (id, secret_hash, operator_token, player, game_code, currency, \
                         balance, opened_at, expires_at, round_ms, auto_rounds, own_vendor, max_stake) \
                         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
                    )
                    .bind(id)
                    .bind(hash)
                    .bind(opened.token)
                    .bind(opened.player)
                    .bind(opened.game_code)
                    .bind(opened.currency)
                    .bind(opened.balance)
                    .bind(now)
                    .bind(now + SESSION_MS)
                    .bind(opened.rules.round_ms)
                    .bind(opened.rules.auto_rounds)
                    .bind(opened.wallet_vendor)
                    .bind(opened.rules.max_stake)
                    .execute(tx)
                    .await?;
                    Ok::<_, SupplierError>(())
                })
            })
            .await?;
        Ok(secret)
    }

    /// The game session with this secret, until it expires.
    pub(super) async fn session_of(&self, secret: &str) -> Result<Option<GameSession>, SupplierError> {
        let row: Option<SessionRow> = sql::query_as(COLUMNS_BY_SECRET)
            .bind(ids::token_hash(secret))
            .bind(self.clock.now_ms())
            .fetch_optional(self.store.reader())
            .await?;
        Ok(row.map(GameSession::from))
    }

    /// The game session `id`, expired or not: rounds outlive sessions.
    pub(super) async fn session_by_id(&self, id: &str) -> Result<GameSession, SupplierError> {
        let row: Option<SessionRow> =
            sql::query_as(COLUMNS_BY_ID).bind(id.to_owned()).fetch_optional(self.store.reader()).await?;
        row.map(GameSession::from).ok_or_else(|| SupplierError::Corrupt("a round without session".to_owned()))
    }

    /// Stores the balance that was reported last.
    pub(super) async fn store_balance(&self, session: &str, balance: i64) -> Result<(), SupplierError> {
        let session = session.to_owned();
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    sql::query("update sessions set balance = $1 where id = $2")
                        .bind(balance)
                        .bind(session)
                        .execute(tx)
                        .await?;
                    Ok::<_, SupplierError>(())
                })
            })
            .await
    }
}

/// For tests that check the operator's sums.
#[cfg(test)]
impl SupplierState {
    /// Sums of stakes and payouts of the session's settled rounds.
    pub(crate) async fn totals(&self, session: &str) -> Result<SessionTotals, SupplierError> {
        let (wagered, returned): (i64, i64) = sql::query_as(
            "select cast(coalesce(sum(stake), 0) as bigint), cast(coalesce(sum(payout), 0) as bigint) \
             from rounds where session_id = $1 and state = 'settled'",
        )
        .bind(session.to_owned())
        .fetch_one(self.store.reader())
        .await?;
        Ok(SessionTotals { wagered, returned })
    }
}

impl std::fmt::Debug for GameSession {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GameSession").field("id", &self.id).field("player", &self.player).finish_non_exhaustive()
    }
}
