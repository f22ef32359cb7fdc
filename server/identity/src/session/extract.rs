//! Who is calling.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use lumora_core::domain::account::{AccountType, Gate, gate, play_gate};
use lumora_core::domain::fair_play::policy::CheckedBefore;
use lumora_core::wire::{FailureValue, code};
use protection::MemberProtection;

use super::token;
use platform::Base;
use platform::http::ApiError;
use platform::store::Connection;

/// How long a login, or the password given again, opens what asks for a fresh one, in milliseconds.
pub const FRESH_MS: i64 = 10 * 60 * 1000;

/// The member whose session the call carries. A handler that asks for it answers 401 to everybody else, and 403 to a member
/// who has to change the password first or is excluded from play: a call is closed to the excluded unless it asks for
/// [`ExcludedMember`].
#[derive(Debug, Clone)]
pub struct Member {
    /// Member id.
    pub id: String,
    /// Id of the session; not its token.
    pub session_id: String,
    /// When the session began, in milliseconds.
    pub session_started_at: i64,
    /// When this session last proved who it is, by its login or by the password again, in milliseconds; never for a
    /// remembered one that has not.
    pub proved_at: Option<i64>,
    /// Whether the session began from a remembered login, without a password.
    pub remembered: bool,
    /// Whether nothing but changing the password is let through.
    pub must_change: bool,
    /// How the member is kept from play, if at all.
    pub protection: MemberProtection,
    /// The member's row.
    pub row: crate::member::MemberRow,
}

impl Member {
    /// What kind of account it is.
    pub fn account_type(&self) -> AccountType {
        self.row.account_type()
    }

    /// Passes whoever is not a guest of the free demo (section 8 of the specification, "Trial account").
    ///
    /// # Errors
    /// 403 for a guest.
    pub fn require_real(&self) -> Result<(), ApiError> {
        pass(gate(Some(self.account_type())))
    }

    /// Passes whoever is a member at all, and need not change the password first.
    fn unrestricted(self) -> Result<Self, ApiError> {
        pass(play_gate(Some(self.account_type())))?;
        if self.must_change {
            let message = "change the password first: nothing else is let through until then";
            return Err(ApiError::refused(StatusCode::FORBIDDEN, code::PASSWORD_CHANGE_REQUIRED, message));
        }
        Ok(self)
    }

    /// Passes a member who is not kept from play.
    ///
    /// # Errors
    /// 403 `excluded`, which says until when.
    pub fn require_not_excluded(&self, now_ms: i64) -> Result<(), ApiError> {
        not_excluded(&self.protection, now_ms)
    }

    /// Passes a member whose age and identity an operator has checked, where the licence asks for that before `what`. A minor passes for a
    /// withdrawal: what was paid in is given back.
    ///
    /// # Errors
    /// 403 `age_check_needed`.
    pub fn require_checked_age(&self, what: CheckedBefore) -> Result<(), ApiError> {
        checked_age(&self.protection, what)
    }

    /// Passes a session that has proved who it is within the last [`FRESH_MS`]: what guards money and ways to log in asks this
    /// first. `POST /wps/session/reauthenticate` proves it again.
    ///
    /// # Errors
    /// 401 `password_required` for a remembered or older session.
    pub fn require_fresh_password(&self, now_ms: i64) -> Result<(), ApiError> {
        if self.proved_at.is_some_and(|proved_at| now_ms - proved_at < FRESH_MS) {
            return Ok(());
        }
        Err(password_required())
    }
}

/// 401: the session has not proved for a while who it is.
pub fn password_required() -> ApiError {
    let message = "this needs the password again: send it to /wps/session/reauthenticate";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::PASSWORD_REQUIRED, message)
}

fn not_excluded(protection: &MemberProtection, now_ms: i64) -> Result<(), ApiError> {
    if !protection.is_excluded(now_ms) {
        return Ok(());
    }
    let message =
        "the member is excluded from play: GET /wps/fair-play/exclusion says until when, and what is open still";
    let value = FailureValue { exclusion: Some(protection.shown(now_ms)), ..FailureValue::default() };
    Err(ApiError::refused(StatusCode::FORBIDDEN, code::EXCLUDED, message).with_value(value))
}

/// Passes a member who is not kept from play as the transaction sees it: an exclusion may have begun since the call was let in.
///
/// # Errors
/// 403 `excluded`.
pub async fn require_not_excluded(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), ApiError> {
    not_excluded(&MemberProtection::read(tx, member_id).await?, now_ms)
}

fn checked_age(protection: &MemberProtection, what: CheckedBefore) -> Result<(), ApiError> {
    // Nothing is given back otherwise: a minor can not pass the check.
    let is_given_back = what == CheckedBefore::Withdrawal && protection.is_minor();
    if is_given_back || protection.age_checked != 0 || !protection.policy().checked_before.covers(what) {
        return Ok(());
    }
    let message = "the licence asks for a checked age and identity before this: POST /wps/member/identityCheck";
    Err(ApiError::refused(StatusCode::FORBIDDEN, code::AGE_CHECK_NEEDED, message))
}

/// Passes a member whose age and identity are checked as the transaction sees it, where the licence asks for that before `what`.
///
/// # Errors
/// 403 `age_check_needed`.
pub async fn require_checked_age(tx: &mut Connection, member_id: &str, what: CheckedBefore) -> Result<(), ApiError> {
    checked_age(&MemberProtection::read(tx, member_id).await?, what)
}

/// Both of it: passes a member who is not kept from play, and whose age and identity are checked where the licence asks for that before `what`.
///
/// # Errors
/// 403 `excluded`, 403 `age_check_needed`.
pub async fn require_admitted(
    tx: &mut Connection,
    member_id: &str,
    what: CheckedBefore,
    now_ms: i64,
) -> Result<(), ApiError> {
    let protection = MemberProtection::read(tx, member_id).await?;
    not_excluded(&protection, now_ms)?;
    checked_age(&protection, what)
}

/// What a gate lets pass, or its refusal: the code whose words the client has for the same gate (section 8 of the specification).
///
/// # Errors
/// 401 without a session, 403 for an account that the gate is closed to.
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
    fn from(found: token::LiveSession) -> Self {
        Self {
            id: found.member.id.clone(),
            session_id: found.session_id,
            session_started_at: found.started_at,
            proved_at: found.proved_at,
            remembered: found.remembered,
            must_change: found.must_change,
            protection: found.protection,
            row: found.member,
        }
    }
}

/// The caller's member, or nothing for a visitor. A dead token counts as none.
#[derive(Debug, Clone)]
pub struct MaybeMember(pub Option<Member>);

impl<S: Send + Sync> FromRequestParts<S> for MaybeMember
where
    Base: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let base = Base::from_ref(state);
        if let Some(known) = parts.extensions.get::<Self>() {
            return Ok(known.clone());
        }
        let found = match bearer(parts) {
            Some(token) => token::find(&base.store, token, base.clock.now_ms()).await?,
            None => None,
        };
        let member = Self(found.map(Member::from));
        // A layer and its handler may both ask; the second finds the answer here.
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
        let ExcludedMember(member) = ExcludedMember::from_request_parts(parts, state).await?;
        member.require_not_excluded(Base::from_ref(state).clock.now_ms())?;
        Ok(member)
    }
}

/// The same, and one who is excluded from play too: for the calls by which such a member gets at money, records, data and help.
#[derive(Debug, Clone)]
pub struct ExcludedMember(pub Member);

impl<S: Send + Sync> FromRequestParts<S> for ExcludedMember
where
    Base: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let RestrictedMember(member) = RestrictedMember::from_request_parts(parts, state).await?;
        member.unrestricted().map(Self)
    }
}

/// Who listens to a stream: a member, or a visitor where the call carries no session; one that has ended is refused. Unlike a
/// call, listening is no use of the session: a page that nobody looks at does not keep it alive.
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
        let found = token::find_unused(&base.store, token, base.clock.now_ms()).await?;
        let member = found.map(Member::from).ok_or_else(ApiError::login_required)?;
        member.unrestricted().map(|member| Self(Some(member)))
    }
}

/// The member whose session the call carries, even one who has to change the password before anything else. For the few
/// calls that such a member needs.
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
