//! Launch tickets: single use, valid for 60 seconds, stored as hashes.

use platform::ids;
use platform::store::{Connection, StoreError, sql};

/// Validity of a ticket, in milliseconds.
pub const TICKET_MS: i64 = 60_000;

/// A launch ticket to issue.
#[derive(Debug, Clone)]
pub struct NewTicket {
    /// Id of the member.
    pub member_id: String,
    /// Id of the member's login session; the game session ends with it.
    pub session_id: String,
    /// Code of the supplier that runs the game and signs its calls.
    pub supplier: String,
    /// Code of the vendor that the game is sold under.
    pub vendor: String,
    /// Code of the game.
    pub game_code: String,
    /// Language code of the game session.
    pub language: String,
    /// Id of the room that the game starts in; empty for none.
    pub room_id: String,
}

/// Stores a new ticket and returns its secret, which is stored as a hash only.
///
/// # Errors
/// When the database fails.
pub async fn issue_ticket(connection: &mut Connection, ticket: &NewTicket, now_ms: i64) -> Result<String, StoreError> {
    let secret = ids::random_token();
    sql::query(
        "insert into launch_tickets
         (ticket_hash, member_id, session_id, supplier, vendor, game_code, language, created_at, expires_at, room_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(ids::token_hash(&secret))
    .bind(&ticket.member_id)
    .bind(&ticket.session_id)
    .bind(&ticket.supplier)
    .bind(&ticket.vendor)
    .bind(&ticket.game_code)
    .bind(&ticket.language)
    .bind(now_ms)
    .bind(now_ms + TICKET_MS)
    .bind(&ticket.room_id)
    .execute(connection)
    .await?;
    Ok(secret)
}
