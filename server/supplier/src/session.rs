//! Game sessions: a player's visit to a game, opened with a single-use ticket.

use super::wallet::{Opened, PlayRules};
use super::{SupplierError, SupplierState};
use platform::ids;
use platform::store::sql;

/// How long a visit lasts, in milliseconds.
const SESSION_MS: i64 = 12 * 3600 * 1000;

/// A visit.
#[derive(Clone)]
pub struct GameSession {
    pub id: String,
    /// The operator's token. A secret.
    pub token: String,
    pub player: String,
    pub game_code: String,
    pub currency: String,
    /// The balance that the operator last told.
    pub balance: i64,
    pub opened_at: i64,
    /// What the operator allows in it.
    pub rules: PlayRules,
    /// The vendor whose balance here it stakes from; empty where it stakes at the operator's wallet.
    pub own_vendor: String,
}

/// What the visit has staked and returned so far, in minor units.
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
        let (id, token, player, game_code, currency, balance, opened_at, round_ms, auto_rounds, own_vendor, max_stake) =
            row;
        let rules = PlayRules { round_ms, auto_rounds, max_stake };
        Self { id, token, player, game_code, currency, balance, opened_at, rules, own_vendor }
    }
}

impl SupplierState {
    /// Starts a visit and answers its secret, which is kept nowhere.
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
                    .bind(opened.own_vendor)
                    .bind(opened.rules.max_stake)
                    .execute(tx)
                    .await?;
                    Ok::<_, SupplierError>(())
                })
            })
            .await?;
        Ok(secret)
    }

    /// The visit with this secret, while it lasts.
    pub(super) async fn session_of(&self, secret: &str) -> Result<Option<GameSession>, SupplierError> {
        let row: Option<SessionRow> = sql::query_as(COLUMNS_BY_SECRET)
            .bind(ids::token_hash(secret))
            .bind(self.clock.now_ms())
            .fetch_optional(self.store.reader())
            .await?;
        Ok(row.map(GameSession::from))
    }

    /// The visit `id`, ended or not: rounds outlive visits.
    pub(super) async fn session_by_id(&self, id: &str) -> Result<GameSession, SupplierError> {
        let row: Option<SessionRow> =
            sql::query_as(COLUMNS_BY_ID).bind(id.to_owned()).fetch_optional(self.store.reader()).await?;
        row.map(GameSession::from).ok_or_else(|| SupplierError::Corrupt("a round without session".to_owned()))
    }

    /// Remembers the balance that the operator told.
    pub(super) async fn keep_balance(&self, session: &str, balance: i64) -> Result<(), SupplierError> {
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

/// For tests that count after the operator.
#[cfg(test)]
impl SupplierState {
    /// What the visit has staked and returned.
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
