//! Game sessions: opened with a ticket, alive as long as the member's own session, and looked up at each call.

use super::answer::Answer;
use super::standing::refuse_ended;
use super::status::{Refused, Status};
use identity::member::MemberRow;
use identity::session;
use ledger::{Account, available_of};
use platform::ids;
use platform::settings::SiteStatus;
use platform::store::{Connection, from_row, sql};

/// A game session ends after this long at the latest, in milliseconds.
const LONGEST_MS: i64 = 12 * 60 * 60 * 1000;

/// A game session, as stored.
#[derive(Debug, Clone)]
pub(super) struct GameSession {
    pub(super) member_id: String,
    pub(super) session_id: String,
    pub(super) vendor: String,
    pub(super) game_code: String,
    pub(super) product: String,
    pub(super) currency: String,
    language: String,
    expires_at: i64,
    site_status: String,
}

from_row!(GameSession {
    member_id,
    session_id,
    vendor,
    game_code,
    product,
    currency,
    language,
    expires_at,
    site_status
});

impl GameSession {
    /// The session with this token, alive or not.
    pub(super) async fn find(
        connection: &mut Connection,
        supplier: &str,
        token: &str,
    ) -> Result<Option<Self>, Refused> {
        // The status of the site comes along, so that a stake costs no statement more for it.
        let query = sql::query_as(
            "select g.*, coalesce((select value from site_settings where name = 'status'), '') as site_status
             from game_sessions g where g.token_hash = $1 and g.supplier = $2",
        );
        Ok(query.bind(ids::token_hash(token)).bind(supplier).fetch_optional(connection).await?)
    }

    /// The session with this token, if its member may play. Playing counts as using the member's own session.
    pub(super) async fn playing(
        connection: &mut Connection,
        supplier: &str,
        token: &str,
        now_ms: i64,
    ) -> Result<Self, Refused> {
        let found = Self::find(&mut *connection, supplier, token).await?.ok_or(Status::InvalidToken)?;
        found.refuse_ended(now_ms)?;
        refuse_ended(session::play(connection, &found.session_id, now_ms).await?)?;
        Ok(found)
    }

    pub(super) fn refuse_ended(&self, now_ms: i64) -> Result<(), Status> {
        if self.expires_at <= now_ms { Err(Status::TokenExpired) } else { Ok(()) }
    }

    /// The same session with its member.
    async fn with_member(
        connection: &mut Connection,
        supplier: &str,
        token: &str,
        now_ms: i64,
    ) -> Result<(Self, MemberRow), Refused> {
        let found = Self::playing(&mut *connection, supplier, token, now_ms).await?;
        let member = MemberRow::by_id(connection, &found.member_id).await?.ok_or(Status::InvalidToken)?;
        Ok((found, member))
    }

    /// Whether the site takes new stakes.
    pub(super) fn takes_stakes(&self) -> bool {
        SiteStatus::of(Some(&self.site_status)) == SiteStatus::Normal
    }

    fn answer(&self, member: &MemberRow) -> Answer {
        Answer {
            user: Some(self.member_id.clone()),
            nickname: Some(if member.nickname.is_empty() { member.account.clone() } else { member.nickname.clone() }),
            currency: Some(self.currency.clone()),
            game_code: Some(self.game_code.clone()),
            vendor: Some(self.vendor.clone()),
            lang: Some(self.language.clone()),
            account_type: Some(member.account_type().number()),
            ..Answer::bare(Status::Ok)
        }
    }
}

struct Ticket {
    member_id: String,
    session_id: String,
    vendor: String,
    game_code: String,
    language: String,
    expires_at: i64,
    room_id: String,
}

from_row!(Ticket { member_id, session_id, vendor, game_code, language, expires_at, room_id });

/// What the operator's settings allow in a game session.
struct PlayRules {
    round_ms: Option<i64>,
    auto_rounds: Option<i64>,
}

impl PlayRules {
    async fn read(connection: &mut Connection) -> Result<Self, Refused> {
        let query =
            sql::query_as("select name, value from site_settings where name in ('game_round_ms', 'game_auto_rounds')");
        let rows: Vec<(String, String)> = query.fetch_all(connection).await?;
        let number =
            |name: &str| rows.iter().find(|(known, _)| known == name).and_then(|(_, value)| value.parse().ok());
        Ok(Self { round_ms: number("game_round_ms"), auto_rounds: number("game_auto_rounds") })
    }
}

/// Uses a ticket up and opens the game session that it was handed out for. During maintenance no session begins, and the
/// ticket stays good for what is left of its time.
pub(super) async fn open(
    connection: &mut Connection,
    supplier: &str,
    ticket: &str,
    now_ms: i64,
) -> Result<Answer, Refused> {
    if SiteStatus::read(&mut *connection).await? == SiteStatus::Maintenance {
        return Err(Status::Maintenance.into());
    }
    let query = "delete from launch_tickets where ticket_hash = $1 and supplier = $2
                 returning member_id, session_id, vendor, game_code, language, expires_at, room_id";
    let found: Option<Ticket> =
        sql::query_as(query).bind(ids::token_hash(ticket)).bind(supplier).fetch_optional(&mut *connection).await?;
    let ticket = found.ok_or(Status::InvalidToken)?;
    if ticket.expires_at <= now_ms {
        return Err(Status::TokenExpired.into());
    }
    let member = MemberRow::by_id(&mut *connection, &ticket.member_id).await?.ok_or(Status::InvalidToken)?;
    let rules = PlayRules::read(&mut *connection).await?;
    let token = ids::random_token();
    sql::query(
        "insert into game_sessions
         (token_hash, member_id, session_id, supplier, vendor, game_code, currency, language, opened_at, expires_at,
          room_id, product) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
          coalesce((select min(game_type) from games where vendor = $5 and game_code = $6), ''))",
    )
    .bind(ids::token_hash(&token))
    .bind(&ticket.member_id)
    .bind(&ticket.session_id)
    .bind(supplier)
    .bind(&ticket.vendor)
    .bind(&ticket.game_code)
    .bind(&member.currency)
    .bind(&ticket.language)
    .bind(now_ms)
    .bind(now_ms + LONGEST_MS)
    .bind(&ticket.room_id)
    .execute(&mut *connection)
    .await?;
    let (session, member) = GameSession::with_member(&mut *connection, supplier, &token, now_ms).await?;
    let balance = available_of(connection, &Account::wallet(&member.id, &member.currency)).await?;
    let PlayRules { round_ms, auto_rounds } = rules;
    Ok(Answer { token: Some(token), balance: Some(balance), round_ms, auto_rounds, ..session.answer(&member) })
}

/// Who plays.
pub(super) async fn info(
    connection: &mut Connection,
    supplier: &str,
    token: &str,
    now_ms: i64,
) -> Result<Answer, Refused> {
    let (session, member) = GameSession::with_member(connection, supplier, token, now_ms).await?;
    Ok(session.answer(&member))
}

/// What the wallet holds.
pub(super) async fn balance(
    connection: &mut Connection,
    supplier: &str,
    token: &str,
    now_ms: i64,
) -> Result<Answer, Refused> {
    let session = GameSession::playing(&mut *connection, supplier, token, now_ms).await?;
    let balance = available_of(connection, &Account::wallet(&session.member_id, &session.currency)).await?;
    Ok(Answer::balance(&session.member_id, &session.currency, balance))
}
