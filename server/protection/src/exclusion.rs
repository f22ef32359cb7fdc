//! Exclusions from play: read with the session; begun, extended and ended in the caller's transaction.
//!
//! The rules are the core's. `excluded_until` holds their result, so that a stake compares one number only. Every change of it also
//! raises `version`: a stake that has read the earlier one is decided again ([`guard`](crate::guard)). No function ends an exclusion
//! before its term, for nobody.

use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::domain::fair_play::{Exclusion, ExclusionCause, ExclusionKind, Span};
use lumora_core::wire;
use platform::clock::rfc3339;
use platform::ids;
use platform::store::{Connection, StoreError, from_row, sql};
use platform::topic::Topic;

use crate::event::{Actor, Event};
use crate::member::ProtectedMember;
use crate::policy;

/// The columns of [`MemberProtection`], where `protected_members p` is left joined. `policy` is the id of the chosen policy.
pub const COLUMNS: &str = "coalesce(p.exclusion, '') as exclusion, coalesce(p.exclusion_cause, '') as exclusion_cause,
    coalesce(p.excluded_from, 0) as excluded_from, p.exclusion_ends, p.returns_at, coalesce(p.age_checked, 0) as age_checked,
    coalesce((select value from site_settings where name = 'licence_policy'), '') as policy";

/// A member's protection as a session needs it. Times are milliseconds since the epoch.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MemberProtection {
    /// Code of the kind of the exclusion, present or last; empty where there never was one.
    pub exclusion: String,
    /// Code of its cause.
    pub exclusion_cause: String,
    /// When it began.
    pub excluded_from: i64,
    /// When its term ends; none for an exclusion without an end.
    pub exclusion_ends: Option<i64>,
    /// When the member can play again, once a return was requested.
    pub returns_at: Option<i64>,
    /// When an operator checked age and identity; 0 for unchecked.
    pub age_checked: i64,
    /// Id of the licence policy that the operator has chosen.
    pub policy: String,
}

from_row!(MemberProtection {
    exclusion,
    exclusion_cause,
    excluded_from,
    exclusion_ends,
    returns_at,
    age_checked,
    policy
});

impl MemberProtection {
    /// The protection of a member; that of a member without a row is empty.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(executor: impl sql::Executor, member_id: &str) -> Result<Self, StoreError> {
        let text =
            format!("select {COLUMNS} from (select 1 as one) always left join protected_members p on p.member_id = $1");
        sql::query_as(sql::AssertSqlSafe(text)).bind(member_id).fetch_one(executor).await
    }

    /// The chosen policy; the strictest for an unknown id.
    pub fn policy(&self) -> &'static Policy {
        policy::of(&self.policy)
    }

    /// The exclusion, present or last.
    pub fn exclusion(&self) -> Option<Exclusion> {
        let kind = ExclusionKind::from_name(&self.exclusion)?;
        Some(Exclusion { kind, ends_at: self.exclusion_ends, returns_at: self.returns_at })
    }

    /// Whether the member is excluded from play at `now_ms`.
    pub fn is_excluded(&self, now_ms: i64) -> bool {
        self.exclusion().is_some_and(|exclusion| exclusion.holds(now_ms))
    }

    /// Whether an operator has found the member to be too young.
    pub fn is_minor(&self) -> bool {
        ExclusionCause::from_name(&self.exclusion_cause) == Some(ExclusionCause::Minor)
    }

    /// The exclusion as the API shows it, with the spans on offer.
    pub fn to_wire(&self, now_ms: i64) -> wire::Exclusion {
        let rules = &self.policy().exclusion;
        let choices = wire::Exclusion {
            time_outs: rules.time_outs.clone(),
            self_exclusions: rules.self_exclusions.clone(),
            server_time: rfc3339(now_ms),
            ..wire::Exclusion::default()
        };
        match self.exclusion().filter(|exclusion| exclusion.holds(now_ms)) {
            None => choices,
            Some(exclusion) => wire::Exclusion {
                kind: Some(exclusion.kind),
                cause: ExclusionCause::from_name(&self.exclusion_cause).unwrap_or_default(),
                from: rfc3339(self.excluded_from),
                until: exclusion.ends_at.map(rfc3339).unwrap_or_default(),
                may_return: exclusion.may_return(now_ms),
                returns_at: exclusion.returns_at.map(rfc3339).unwrap_or_default(),
                ..choices
            },
        }
    }
}

/// An exclusion that is to begin.
#[derive(Debug, Clone, Copy)]
pub struct NewExclusion<'a> {
    /// Kind and end of the exclusion.
    pub exclusion: Exclusion,
    /// Its cause.
    pub cause: ExclusionCause,
    /// Who begins it.
    pub actor: Actor,
    /// The value of its event in the history: the code of a span, or the end as a timestamp.
    pub value: &'a str,
}

impl NewExclusion<'_> {
    /// Begins it, unless the present exclusion does not give way to it. Returns whether it began.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn begin(&self, tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<bool, StoreError> {
        ProtectedMember::ensure(tx, member_id).await?;
        let current = MemberProtection::read(&mut *tx, member_id).await?;
        let present_exclusion = current.exclusion();
        // Nothing that could end replaces the exclusion of somebody found to be under age.
        let keeps_present = current.is_minor()
            || present_exclusion.is_some_and(|present| !present.gives_way_to(&self.exclusion, now_ms));
        if keeps_present && self.cause != ExclusionCause::Minor {
            return Ok(false);
        }
        self.write(tx, member_id, now_ms).await?;
        Ok(true)
    }

    async fn write(&self, tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
        let Exclusion { kind, ends_at, .. } = self.exclusion;
        let update = "update protected_members set exclusion = $2, exclusion_cause = $3, excluded_from = $4, excluded_until = $5,
                      exclusion_ends = $6, returns_at = null, version = version + 1 where member_id = $1";
        let query = sql::query(update).bind(member_id).bind(kind.name()).bind(self.cause.name()).bind(now_ms);
        query.bind(self.exclusion.holds_until()).bind(ends_at).execute(&mut *tx).await?;
        let insert =
            "insert into exclusions (id, member_id, kind, cause, began_at, ends_at) values ($1, $2, $3, $4, $5, $6)";
        let query = sql::query(insert).bind(ids::new_id(now_ms)).bind(member_id).bind(kind.name());
        query.bind(self.cause.name()).bind(now_ms).bind(ends_at).execute(&mut *tx).await?;
        self.event(kind).record(tx, member_id, now_ms).await?;
        tx.announce(Topic::Session, member_id);
        Ok(())
    }

    fn event(&self, kind: ExclusionKind) -> Event<'_> {
        Event { kind: kind.name(), limit: "", period: "", value: self.value, actor: self.actor }
    }
}

/// Excludes a member for a span from now on, at the request of `actor`. Returns whether the exclusion began.
///
/// # Errors
/// When the database fails.
pub async fn exclude(
    tx: &mut Connection,
    member_id: &str,
    (kind, span): (ExclusionKind, Span),
    (cause, actor): (ExclusionCause, Actor),
    now_ms: i64,
) -> Result<bool, StoreError> {
    let exclusion = Exclusion::beginning(kind, span, now_ms);
    NewExclusion { exclusion, cause, actor, value: span.name() }.begin(tx, member_id, now_ms).await
}

/// Records the member's request to return after a self-exclusion. Returns false, and records nothing, where that is not possible now.
///
/// # Errors
/// When the database fails.
pub async fn request_return(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let protection = MemberProtection::read(&mut *tx, member_id).await?;
    let wait_ms = protection.policy().exclusion.return_wait_ms();
    let Some(exclusion) = protection.exclusion().and_then(|exclusion| exclusion.returning(now_ms, wait_ms)) else {
        return Ok(false);
    };
    sql::query(
        "update protected_members set returns_at = $2, excluded_until = $3, version = version + 1 where member_id = $1",
    )
    .bind(member_id)
    .bind(exclusion.returns_at)
    .bind(exclusion.holds_until())
    .execute(&mut *tx)
    .await?;
    let event = Event { kind: "RETURN_ASKED", limit: "", period: "", value: "", actor: Actor::Member };
    event.record(tx, member_id, now_ms).await?;
    Ok(true)
}

/// Records the return of members whose time-out, or whose wait after a self-exclusion, is over (200 at most). Returns their number.
///
/// # Errors
/// When the database fails.
pub async fn record_returns(tx: &mut Connection, now_ms: i64) -> Result<usize, StoreError> {
    let query = "select member_id, excluded_until from protected_members
                 where excluded_until > 0 and excluded_until <= $1 order by excluded_until limit 200";
    let due: Vec<(String, i64)> = sql::query_as(query).bind(now_ms).fetch_all(&mut *tx).await?;
    for (member_id, until) in &due {
        let update = "update protected_members set exclusion = '', exclusion_cause = '', excluded_until = 0,
                      exclusion_ends = null, returns_at = null, version = version + 1 where member_id = $1";
        sql::query(update).bind(member_id).execute(&mut *tx).await?;
        let event = Event { kind: "RETURNED", limit: "", period: "", value: "", actor: Actor::System };
        event.record(tx, member_id, *until).await?;
    }
    Ok(due.len())
}

/// Members whose exclusion began, and whose bonuses, consents and queued messages are still to be ended (200 at most).
///
/// # Errors
/// When the database fails.
pub async fn members_to_follow_up(executor: impl sql::Executor) -> Result<Vec<String>, StoreError> {
    let query = "select distinct member_id from exclusions where settled_at is null order by member_id limit 200";
    sql::query_scalar(query).fetch_all(executor).await
}

/// Records that the side effects of a member's exclusions are done.
///
/// # Errors
/// When the database fails.
pub async fn record_followed_up(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let update = "update exclusions set settled_at = $2 where member_id = $1 and settled_at is null";
    sql::query(update).bind(member_id).bind(now_ms).execute(tx).await.map(drop)
}
