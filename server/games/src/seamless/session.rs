//! Game sessions: opened with a launch ticket, valid as long as the member's login session, and looked up at each call.

use super::answer::Answer;
use super::bet_context::refuse_ended;
use super::licence::{Licence, RequestedStake};
use super::refusal;
use super::round::Round;
use super::status::{Refused, Status};
use identity::member::MemberRow;
use identity::session;
use ledger::{Account, available_of};
use platform::clock::HOUR_MS;
use platform::ids;
use platform::settings::{Settings, SiteStatus};
use platform::store::{Connection, from_row, sql};
use protection::guard::{Stake, StakeGuard};
use protection::reservation::{self, Reservation};

/// Maximum lifetime of a game session, in milliseconds.
const MAX_LIFETIME_MS: i64 = 12 * HOUR_MS;

/// A game session as stored.
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
    /// The session with this token, ended or not.
    pub(super) async fn find(
        connection: &mut Connection,
        supplier: &str,
        token: &str,
    ) -> Result<Option<Self>, Refused> {
        // The site's status comes along, so that a stake needs no further statement for it.
        let query = sql::query_as(
            "select g.*, coalesce((select value from site_settings where name = 'status'), '') as site_status
             from game_sessions g where g.token_hash = $1 and g.supplier = $2",
        );
        Ok(query.bind(ids::token_hash(token)).bind(supplier).fetch_optional(connection).await?)
    }

    /// The session with this token, if its member may play. It counts as use of the member's login session.
    pub(super) async fn find_playable(
        connection: &mut Connection,
        supplier: &str,
        token: &str,
        now_ms: i64,
    ) -> Result<Self, Refused> {
        let session = Self::find(&mut *connection, supplier, token).await?.ok_or(Status::InvalidToken)?;
        session.refuse_ended(now_ms)?;
        refuse_ended(session::play(connection, &session.session_id, now_ms).await?)?;
        Ok(session)
    }

    pub(super) fn refuse_ended(&self, now_ms: i64) -> Result<(), Status> {
        if self.expires_at <= now_ms { Err(Status::TokenExpired) } else { Ok(()) }
    }

    /// The session with this token, if its member may play, and the member.
    async fn with_member(
        connection: &mut Connection,
        supplier: &str,
        token: &str,
        now_ms: i64,
    ) -> Result<(Self, MemberRow), Refused> {
        let session = Self::find_playable(&mut *connection, supplier, token, now_ms).await?;
        let member = MemberRow::by_id(connection, &session.member_id).await?.ok_or(Status::InvalidToken)?;
        Ok((session, member))
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

/// Rules of play in a game session: the stricter of the operator's settings and its licence. Times in milliseconds,
/// amounts in minor units.
struct PlayRules {
    round_ms: Option<i64>,
    auto_rounds: Option<i64>,
    celebrate_returns: Option<bool>,
    max_stake: Option<i64>,
}

impl PlayRules {
    async fn read(connection: &mut Connection, licence: &Licence, product: &str, now_ms: i64) -> Result<Self, Refused> {
        let settings = Settings::read(connection).await?;
        let policy = licence.policy();
        let min_round_ms = Some(i64::from(policy.round_ms(product))).filter(|ms| *ms > 0);
        let auto_rounds = if policy.rounds.auto_play { settings.number("game_auto_rounds") } else { Some(0) };
        Ok(Self {
            round_ms: settings.number("game_round_ms").max(min_round_ms),
            auto_rounds,
            celebrate_returns: (!policy.rounds.celebrate_returns).then_some(false),
            max_stake: licence.max_stake(product, now_ms),
        })
    }
}

/// Exchanges a launch ticket for a game session. During maintenance no session opens, and the ticket stays valid for
/// the rest of its time.
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
    .bind(now_ms + MAX_LIFETIME_MS)
    .bind(&ticket.room_id)
    .execute(&mut *connection)
    .await?;
    let (session, member) = GameSession::with_member(&mut *connection, supplier, &token, now_ms).await?;
    let balance = available_of(&mut *connection, &Account::wallet(&member.id, &member.currency)).await?;
    let licence = Licence::read(&mut *connection, &ids::token_hash(&token)).await?;
    licence.refuse_guest()?;
    let rules = PlayRules::read(&mut *connection, &licence, &session.product, now_ms).await?;
    let PlayRules { round_ms, auto_rounds, celebrate_returns, max_stake } = rules;
    let wallet = wallet_of(connection, &session.vendor, &member).await?;
    let token = Some(token);
    let answer = Answer { round_ms, auto_rounds, celebrate_returns, max_stake, ..session.answer(&member) };
    Ok(Answer { token, balance: Some(balance), wallet, ..answer })
}

/// `vendor` where a member's rounds stake from a transfer wallet at the vendor. Guests of the free demo play from the
/// operator's wallet.
async fn wallet_of(connection: &mut Connection, vendor: &str, member: &MemberRow) -> Result<Option<String>, Refused> {
    if member.account_type().is_trial() {
        return Ok(None);
    }
    let query = "select id from wallet_vendors where id = $1 and enabled = 1";
    let found: Option<String> = sql::query_scalar(query).bind(vendor).fetch_optional(connection).await?;
    Ok(found.map(|_| "vendor".to_owned()))
}

/// Whether the player may stake now from a transfer wallet; a named stake is reserved against the player's limits. It
/// counts as use of the member's login session.
pub(super) async fn may_stake(
    connection: &mut Connection,
    supplier: &str,
    query: &StakeQuery,
    now_ms: i64,
) -> Result<Answer, Refused> {
    let session = GameSession::find_playable(&mut *connection, supplier, &query.token, now_ms).await?;
    if !session.takes_stakes() {
        return Err(Status::Maintenance.into());
    }
    let licence = Licence::read(&mut *connection, &ids::token_hash(&query.token)).await?;
    licence.refuse_guest()?;
    licence.refuse_second_game()?;
    let guard = StakeGuard::read(&mut *connection, &session.member_id, now_ms).await?;
    let Some((round, amount)) = &query.stake else {
        return if guard.is_excluded(now_ms) { Err(Status::UserDisabled.into()) } else { Ok(Answer::bare(Status::Ok)) };
    };
    if let Some(reserved) = reservation::find(&mut *connection, supplier, round).await? {
        let is_same = reserved.member_id == session.member_id && reserved.amount == *amount;
        return if is_same { Ok(Answer::bare(Status::Ok)) } else { Err(Status::DuplicateTransaction.into()) };
    }
    if Round::find(&mut *connection, supplier, round).await?.is_some() {
        return Err(Status::RoundClosed.into());
    }
    licence.refuse(RequestedStake { product: &session.product, amount: *amount, staked: None }, now_ms)?;
    let stake = Stake { amount: *amount, opens_round: true };
    let accepted = match guard.judge(stake, &licence.policy().reality_check, now_ms) {
        Ok(accepted) => accepted,
        Err(refusal) => return refusal::answer(connection, &session.member_id, refusal, now_ms).await,
    };
    let reservation = Reservation { member_id: session.member_id, amount: *amount, made_at: now_ms };
    reservation::reserve(connection, (supplier, round), &accepted, &reservation).await?;
    Ok(Answer::bare(Status::Ok))
}

/// A supplier's question before a stake from a transfer wallet.
#[derive(Debug, Clone)]
pub(super) struct StakeQuery {
    /// Game-session token.
    pub(super) token: String,
    /// The supplier's id of the round and its stake in minor units; none where it only asks whether the player may
    /// play.
    pub(super) stake: Option<(String, i64)>,
}

/// Releases the reserved stake of a round in which nothing was staked after all.
pub(super) async fn release(
    connection: &mut Connection,
    supplier: &str,
    round: &str,
    now_ms: i64,
) -> Result<Answer, Refused> {
    reservation::release(connection, supplier, round, now_ms).await?;
    Ok(Answer::bare(Status::Ok))
}

/// The player of a game session.
pub(super) async fn info(
    connection: &mut Connection,
    supplier: &str,
    token: &str,
    now_ms: i64,
) -> Result<Answer, Refused> {
    let (session, member) = GameSession::with_member(connection, supplier, token, now_ms).await?;
    Ok(session.answer(&member))
}

/// Spendable balance of the session's wallet.
pub(super) async fn balance(
    connection: &mut Connection,
    supplier: &str,
    token: &str,
    now_ms: i64,
) -> Result<Answer, Refused> {
    let session = GameSession::find_playable(&mut *connection, supplier, token, now_ms).await?;
    let balance = available_of(connection, &Account::wallet(&session.member_id, &session.currency)).await?;
    Ok(Answer::balance(&session.member_id, &session.currency, balance))
}
