//! Extractors of the calling member, and the checks that guard play, money and login methods.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use lumora_core::domain::account::{AccountType, Gate, gate, play_gate};
use lumora_core::domain::fair_play::policy::CheckedBefore;
use lumora_core::wire::{FailureValue, code};
use protection::MemberProtection;

use super::token;
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::ApiError;
use platform::store::Connection;

/// How long a session counts as freshly authenticated after its login or a re-entered password, in milliseconds.
pub const FRESH_MS: i64 = 10 * MINUTE_MS;

/// The member whose session the request carries. As an extractor it refuses with 401 without a live session, and with
/// 403 a member who has to change the password first or is excluded from play. Routes that stay open to excluded
/// members extract [`MemberEvenExcluded`] instead.
#[derive(Debug, Clone)]
pub struct Member {
    /// Member id.
    pub id: String,
    /// Id of the session, which is not its token.
    pub session_id: String,
    /// When the session began, in milliseconds since the epoch.
    pub session_started_at: i64,
    /// When the session was last authenticated, by its login or by re-entering the password, in milliseconds since the
    /// epoch; `None` for a remembered login without either.
    pub proved_at: Option<i64>,
    /// Whether the session began from a remembered login, without a password.
    pub remembered: bool,
    /// Whether the session is restricted to changing the password.
    pub must_change: bool,
    /// The member's exclusion from play, age check and licence policy.
    pub protection: MemberProtection,
    /// The member's row.
    pub row: crate::member::MemberRow,
}

impl Member {
    /// Type of the account.
    pub fn account_type(&self) -> AccountType {
        self.row.account_type()
    }

    /// Refuses guests of the free demo (section 8 of the specification, "Trial account").
    ///
    /// # Errors
    /// 403 for a guest, who needs a real account.
    pub fn require_real(&self) -> Result<(), ApiError> {
        pass(gate(Some(self.account_type())))
    }

    /// Refuses accounts that do not play here, and members who have to change the password first.
    fn unrestricted(self) -> Result<Self, ApiError> {
        pass(play_gate(Some(self.account_type())))?;
        if self.must_change {
            let message = "change the password first: nothing else is let through until then";
            return Err(ApiError::refused(StatusCode::FORBIDDEN, code::PASSWORD_CHANGE_REQUIRED, message));
        }
        Ok(self)
    }

    /// Refuses a member who is excluded from play.
    ///
    /// # Errors
    /// 403 `excluded`, with the end of the exclusion.
    pub fn require_not_excluded(&self, now_ms: i64) -> Result<(), ApiError> {
        refuse_excluded(&self.protection, now_ms)
    }

    /// Refuses a member whose age and identity are not checked, where the licence requires the check before `action`. A
    /// minor may withdraw without it, since deposits are paid back.
    ///
    /// # Errors
    /// 403 `age_check_needed`.
    pub fn require_checked_age(&self, action: CheckedBefore) -> Result<(), ApiError> {
        refuse_unchecked_age(&self.protection, action)
    }

    /// Refuses a session that was not authenticated within the last [`FRESH_MS`]: for routes that change money or login
    /// methods. A client authenticates again with `POST /wps/session/reauthenticate`.
    ///
    /// # Errors
    /// 401 `password_required`.
    pub fn require_fresh_password(&self, now_ms: i64) -> Result<(), ApiError> {
        if self.proved_at.is_some_and(|proved_at| now_ms - proved_at < FRESH_MS) {
            return Ok(());
        }
        Err(password_required())
    }
}

/// 401 `password_required`: the session is not freshly authenticated.
pub fn password_required() -> ApiError {
    let message = "this needs the password again: send it to /wps/session/reauthenticate";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::PASSWORD_REQUIRED, message)
}

fn refuse_excluded(protection: &MemberProtection, now_ms: i64) -> Result<(), ApiError> {
    if !protection.is_excluded(now_ms) {
        return Ok(());
    }
    let message =
        "the member is excluded from play: GET /wps/fair-play/exclusion says until when, and what is open still";
    let value = FailureValue { exclusion: Some(protection.to_wire(now_ms)), ..FailureValue::default() };
    Err(ApiError::refused(StatusCode::FORBIDDEN, code::EXCLUDED, message).with_value(value))
}

/// Refuses a member who is excluded from play, read inside the transaction: the exclusion may have begun after the
/// request was admitted.
///
/// # Errors
/// 403 `excluded`.
pub async fn require_not_excluded(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), ApiError> {
    refuse_excluded(&MemberProtection::read(tx, member_id).await?, now_ms)
}

fn refuse_unchecked_age(protection: &MemberProtection, action: CheckedBefore) -> Result<(), ApiError> {
    // A minor can not pass the check, so without this exception no deposit could be paid back.
    let is_repayment = action == CheckedBefore::Withdrawal && protection.is_minor();
    if is_repayment || protection.age_checked != 0 || !protection.policy().checked_before.covers(action) {
        return Ok(());
    }
    let message = "the licence asks for a checked age and identity before this: POST /wps/member/identityCheck";
    Err(ApiError::refused(StatusCode::FORBIDDEN, code::AGE_CHECK_NEEDED, message))
}

/// Refuses a member whose age and identity are not checked, read inside the transaction, where the licence requires the
/// check before `action`.
///
/// # Errors
/// 403 `age_check_needed`.
pub async fn require_checked_age(tx: &mut Connection, member_id: &str, action: CheckedBefore) -> Result<(), ApiError> {
    refuse_unchecked_age(&MemberProtection::read(tx, member_id).await?, action)
}

/// [`require_not_excluded`] and [`require_checked_age`] with a single read.
///
/// # Errors
/// 403 `excluded`, 403 `age_check_needed`.
pub async fn require_admitted(
    tx: &mut Connection,
    member_id: &str,
    action: CheckedBefore,
    now_ms: i64,
) -> Result<(), ApiError> {
    let protection = MemberProtection::read(tx, member_id).await?;
    refuse_excluded(&protection, now_ms)?;
    refuse_unchecked_age(&protection, action)
}

/// Turns the verdict of a gate into a refusal; the client has a message for each of the codes (section 8 of the
/// specification).
///
/// # Errors
/// 401 without a session, 403 for an account of a type that the gate refuses.
pub fn pass(gate: Gate) -> Result<(), ApiError> {
    let refused = |code, message: &str| Err(ApiError::refused(StatusCode::FORBIDDEN, code, message));
    match gate {
        Gate::Pass => Ok(()),
        Gate::NeedLogin => Err(ApiError::login_required()),
        Gate::NeedRealAccount => Err(ApiError::real_account_required()),
        Gate::NeedAgent => refused(code::NON_AGENT, "this is for agents: use an agent's account"),
        Gate::NeedMember => refused(code::NON_MEMBER, "this account is no member's: use the entrance of its own kind"),
    }
}

impl From<token::LiveSession> for Member {
    fn from(session: token::LiveSession) -> Self {
        Self {
            id: session.member.id.clone(),
            session_id: session.session_id,
            session_started_at: session.started_at,
            proved_at: session.proved_at,
            remembered: session.remembered,
            must_change: session.must_change,
            protection: session.protection,
            row: session.member,
        }
    }
}

/// The calling member; `None` for a visitor. A token that is unknown or of an ended session counts as none.
#[derive(Debug, Clone)]
pub struct MaybeMember(pub Option<Member>);

impl<S: Send + Sync> FromRequestParts<S> for MaybeMember
where
    Base: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let base = Base::from_ref(state);
        if let Some(cached) = parts.extensions.get::<Self>() {
            return Ok(cached.clone());
        }
        let found = match bearer(parts) {
            Some(token) => token::find(&base.store, token, base.clock.now_ms()).await?,
            None => None,
        };
        let member = Self(found.map(Member::from));
        // Cached, since a layer and its handler may both extract the member.
        parts.extensions.insert(member.clone());
        Ok(member)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Member
where
    Base: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let MemberEvenExcluded(member) = MemberEvenExcluded::from_request_parts(parts, state).await?;
        member.require_not_excluded(Base::from_ref(state).clock.now_ms())?;
        Ok(member)
    }
}

/// [`Member`] without the check for exclusion from play: for the routes by which an excluded member reaches money,
/// records, personal data and help.
#[derive(Debug, Clone)]
pub struct MemberEvenExcluded(pub Member);

impl<S: Send + Sync> FromRequestParts<S> for MemberEvenExcluded
where
    Base: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let RestrictedMember(member) = RestrictedMember::from_request_parts(parts, state).await?;
        member.unrestricted().map(Self)
    }
}

/// The listener of an event stream: a member, or `None` for a visitor who sends no token; an ended session is refused
/// with 401. Unlike other requests, a stream does not count as use of the session, so that an abandoned page does not
/// keep it alive.
#[derive(Debug, Clone)]
pub struct ListeningMember(pub Option<Member>);

impl<S: Send + Sync> FromRequestParts<S> for ListeningMember
where
    Base: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        if !parts.headers.contains_key(header::AUTHORIZATION) {
            return Ok(Self(None));
        }
        let base = Base::from_ref(state);
        let token = bearer(parts).ok_or_else(ApiError::login_required)?;
        let found = token::find_without_use(&base.store, token, base.clock.now_ms()).await?;
        let member = found.map(Member::from).ok_or_else(ApiError::login_required)?;
        member.unrestricted().map(|member| Self(Some(member)))
    }
}

/// The member whose session the request carries, even if excluded from play or restricted to changing the password: for
/// the few routes that such a member needs.
#[derive(Debug, Clone)]
pub struct RestrictedMember(pub Member);

impl<S: Send + Sync> FromRequestParts<S> for RestrictedMember
where
    Base: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let MaybeMember(member) = MaybeMember::from_request_parts(parts, state).await?;
        member.map(Self).ok_or_else(ApiError::login_required)
    }
}

fn bearer(parts: &Parts) -> Option<&str> {
    let header = parts.headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = header.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim()).filter(|token| !token.is_empty())
}
