//! Recognises excluded members in other accounts.
//!
//! The identifying facts of an excluded member are kept as keyed tags of their normalised form ([`Fact`]) until the exclusion ends,
//! even after the account is closed. A name alone matches nobody. A fact that the excluded member stated but never proved does not
//! exclude an account that existed before: somebody could state another person's address. Such a likeness is shown to the operator,
//! and so is a shared browser.

mod fact;

pub use fact::{Fact, FactKind};

use lumora_core::domain::fair_play::{Exclusion, ExclusionCause};
use platform::clock::{DAY_MS, rfc3339};
use platform::store::{Connection, StoreError, TxFuture, from_row, sql};

use crate::event::Actor;
use crate::exclusion::{MemberProtection, NewExclusion};

/// Result of a search for excluded members.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Match {
    /// No excluded member matches.
    NoMatch,
    /// The member is excluded already.
    Excluded,
    /// An excluded member matches, and this member is excluded from now on.
    Matched,
}

/// An excluded member with the same tag.
struct Tagged {
    member_id: String,
    proven: i64,
    since: i64,
}

from_row!(Tagged { member_id, proven, since });

/// Checks whether a member matches an excluded one by `facts`, all that is known of the member: call it in the transaction in which a
/// fact becomes known. `opened_at` is when the account was opened, in milliseconds since the epoch.
///
/// # Errors
/// When the database fails.
pub fn exclude_if_matched<'c>(
    tx: &'c mut Connection,
    member_id: &'c str,
    opened_at: i64,
    facts: &'c [Fact],
    now_ms: i64,
) -> TxFuture<'c, Match, StoreError> {
    Box::pin(async move {
        if MemberProtection::read(&mut *tx, member_id).await?.is_excluded(now_ms) {
            store_facts(tx, member_id, facts, now_ms).await?;
            return Ok(Match::Excluded);
        }
        let mut outcome = Match::NoMatch;
        for fact in facts {
            for tagged in find_tagged(tx, member_id, fact, now_ms).await? {
                if tagged.proven == 0 && opened_at < tagged.since {
                    record_likeness(tx, member_id, &tagged.member_id, fact.kind.name(), now_ms).await?;
                } else if copy_exclusion(tx, member_id, &tagged.member_id, now_ms).await? {
                    outcome = Match::Matched;
                }
            }
        }
        if outcome == Match::Matched {
            store_facts(tx, member_id, facts, now_ms).await?;
        }
        Ok(outcome)
    })
}

/// Stores the identifying facts of an excluded member.
///
/// # Errors
/// When the database fails.
pub async fn store_facts(tx: &mut Connection, member_id: &str, facts: &[Fact], now_ms: i64) -> Result<(), StoreError> {
    for fact in facts {
        let insert = "insert into excluded_identities (kind, tag, member_id, proven, since) values ($1, $2, $3, $4, $5)
                      on conflict (kind, tag, member_id) do update set proven = case
                      when excluded.proven > excluded_identities.proven then excluded.proven else excluded_identities.proven end";
        let query = sql::query(insert).bind(fact.kind.name()).bind(&fact.tag).bind(member_id);
        query.bind(i64::from(fact.proven)).bind(now_ms).execute(&mut *tx).await?;
    }
    Ok(())
}

/// How long tags are kept after the term of a self-exclusion whose member has not returned: other accounts of the same person must
/// ask to return and wait too. Limited to a year, so that tags of closed accounts are not kept for ever.
const TAGS_KEPT_AFTER_END_MS: i64 = 365 * DAY_MS;

/// Other members with this tag who are excluded.
async fn find_tagged(
    tx: &mut Connection,
    member_id: &str,
    fact: &Fact,
    now_ms: i64,
) -> Result<Vec<Tagged>, StoreError> {
    let query = "select i.member_id, i.proven, i.since from excluded_identities i
                 join protected_members p on p.member_id = i.member_id
                 where i.kind = $1 and i.tag = $2 and i.member_id <> $3 and p.exclusion <> '' and p.excluded_until > $4
                 order by i.member_id";
    let query = sql::query_as(query).bind(fact.kind.name()).bind(&fact.tag).bind(member_id).bind(now_ms);
    query.fetch_all(tx).await
}

/// Excludes a member for as long as another one is. Returns whether that changed anything. Where the other member's term is over and
/// only the request to return is missing, a member who has served an exclusion with the same end and has returned is not excluded again.
///
/// # Errors
/// When the database fails.
pub async fn copy_exclusion(
    tx: &mut Connection,
    member_id: &str,
    other_id: &str,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let Some(other) = MemberProtection::read(&mut *tx, other_id).await?.exclusion().filter(|other| other.holds(now_ms))
    else {
        return Ok(false);
    };
    if other.may_return(now_ms) && has_served_exclusion(&mut *tx, member_id, &other, now_ms).await? {
        return Ok(false);
    }
    let exclusion = Exclusion { returns_at: None, ..other };
    let value = exclusion.ends_at.map(rfc3339).unwrap_or_default();
    let new_exclusion = NewExclusion { exclusion, cause: ExclusionCause::Matched, actor: Actor::System, value: &value };
    new_exclusion.begin(tx, member_id, now_ms).await
}

/// Whether the member has served an exclusion of the same kind to that end or longer, and can play again.
async fn has_served_exclusion(
    tx: &mut Connection,
    member_id: &str,
    exclusion: &Exclusion,
    now_ms: i64,
) -> Result<bool, StoreError> {
    if MemberProtection::read(&mut *tx, member_id).await?.is_excluded(now_ms) {
        return Ok(false);
    }
    let query =
        "select count(*) from exclusions where member_id = $1 and kind = $2 and ends_at >= $3 and ends_at <= $4";
    let query = sql::query_scalar(query).bind(member_id).bind(exclusion.kind.name()).bind(exclusion.ends_at);
    let served: i64 = query.bind(now_ms).fetch_one(tx).await?;
    Ok(served > 0)
}

/// Records that two accounts may belong to the same person.
///
/// # Errors
/// When the database fails.
pub async fn record_likeness(
    tx: &mut Connection,
    member_id: &str,
    other_id: &str,
    kind: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    let insert = "insert into exclusion_likenesses (member_id, other_id, kind, since) values ($1, $2, $3, $4)
                  on conflict (member_id, other_id, kind) do nothing";
    let query = sql::query(insert).bind(member_id).bind(other_id).bind(kind).bind(now_ms);
    query.execute(tx).await.map(drop)
}

/// Deletes the tags of members who can play again, or whose self-exclusion has been over for a year.
///
/// # Errors
/// When the database fails.
pub async fn delete_ended(tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
    let delete = "delete from excluded_identities where member_id in (select member_id from protected_members
                  where exclusion = '' or excluded_until <= $1 or exclusion_ends <= $2)";
    sql::query(delete).bind(now_ms).bind(now_ms - TAGS_KEPT_AFTER_END_MS).execute(tx).await.map(drop)
}
