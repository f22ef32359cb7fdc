//! Detection of excluded persons under another account: a member's identity facts are matched against those of excluded members.
//!
//! [`review`] is called in each transaction that learns a fact (a registration, a verified contact, a payee name, an approved identity
//! check) and at each login, which catches facts that no call of the site has written: an account that an agent or an operator has
//! made is matched at its first login.

use lumora_core::domain::account::{Gate, gate};
use platform::store::{Connection, StoreError, sql};
use platform::vault::Vault;
use protection::ProtectedMember;
use protection::matching::{self, Fact, Match};

use crate::alert::{self, Alert};
use crate::fields::birth;
use crate::member::MemberRow;
use crate::session::token;

/// The field of a registration with the date of birth.
const BIRTHDAY: &str = "birthday";

/// Matches a member against the excluded members; on a match the account is excluded and the member alerted.
///
/// # Errors
/// When the database fails.
pub async fn review(tx: &mut Connection, vault: &Vault, member_id: &str, now_ms: i64) -> Result<Match, StoreError> {
    let Some(member) = MemberRow::by_id(&mut *tx, member_id).await? else { return Ok(Match::NoMatch) };
    // A guest of the demo has no name and no money.
    if gate(Some(member.account_type())) != Gate::Pass {
        return Ok(Match::NoMatch);
    }
    let facts = identity_facts(tx, vault, &member).await?;
    let query = sql::query_scalar("select created_at from members where id = $1").bind(member_id);
    let opened_at: i64 = query.fetch_one(&mut *tx).await?;
    let matched = matching::exclude_if_matched(tx, member_id, opened_at, &facts, now_ms).await?;
    if matched == Match::Matched {
        alert::queue(tx, &member, &Alert::Excluded, now_ms).await?;
    }
    Ok(matched)
}

/// This crate's part of a new exclusion: stores the member's identity facts for later matching, reviews other accounts that may be the
/// same person's, and ends every session but `kept_session`.
///
/// # Errors
/// When the database fails.
pub async fn apply_exclusion(
    tx: &mut Connection,
    vault: &Vault,
    member: &MemberRow,
    kept_session: Option<&str>,
    now_ms: i64,
) -> Result<(), StoreError> {
    let facts = identity_facts(tx, vault, member).await?;
    matching::store_facts(tx, &member.id, &facts, now_ms).await?;
    for other in possible_other_accounts(tx, member).await? {
        review(tx, vault, &other, now_ms).await?;
    }
    token::end_others(tx, &member.id, kept_session, now_ms).await
}

/// The member's identity facts. As a side effect, the date of birth stated at registration is copied to the protection record.
async fn identity_facts(tx: &mut Connection, vault: &Vault, member: &MemberRow) -> Result<Vec<Fact>, StoreError> {
    let protected = ProtectedMember::read(&mut *tx, &member.id).await?;
    let born_on = if protected.born_on.is_empty() { stated_birth(tx, &member.id).await? } else { protected.born_on };
    let has_proven_name = member.proven_payee_name().is_some() && protected.age_checked != 0;
    let facts = [
        Fact::mail(vault, &member.email, member.verified_email().is_some()),
        Fact::phone(vault, &member.mobile, member.verified_mobile().is_some()),
        Fact::name_and_birth(vault, &member.payee_name, &born_on, has_proven_name),
        Fact::name_and_birth(vault, &member.checked_name, &born_on, true),
    ];
    Ok(facts.into_iter().flatten().collect())
}

async fn stated_birth(tx: &mut Connection, member_id: &str) -> Result<String, StoreError> {
    let query = "select value from member_details where member_id = $1 and field = $2";
    let stated: Option<String> =
        sql::query_scalar(query).bind(member_id).bind(BIRTHDAY).fetch_optional(&mut *tx).await?;
    let born_on = stated.and_then(|stated| birth::normalize(&stated)).unwrap_or_default();
    if !born_on.is_empty() {
        protection::state_birth(tx, member_id, &born_on).await?;
    }
    Ok(born_on)
}

/// Other active accounts, at most 500, that share a contact or the date of birth with the member; [`review`] decides on each.
async fn possible_other_accounts(tx: &mut Connection, member: &MemberRow) -> Result<Vec<String>, StoreError> {
    let query = "select m.id from members m left join protected_members p on p.member_id = m.id
                 where m.id <> $1 and m.state = 'active' and (
                 (m.email <> '' and lower(m.email) = lower($2)) or (m.mobile <> '' and m.mobile = $3)
                 or (p.born_on <> '' and p.born_on = (select born_on from protected_members where member_id = $1)))
                 order by m.id limit 500";
    let query = sql::query_scalar(query).bind(&member.id).bind(&member.email).bind(&member.mobile);
    query.fetch_all(tx).await
}

/// Notes for the operator that a member logs in from a browser that an excluded member has used. It excludes nobody: a family may share
/// a browser.
pub(crate) async fn note_shared_browser(
    tx: &mut Connection,
    member_id: &str,
    device_hash: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    let query = "select k.member_id from known_devices k join protected_members p on p.member_id = k.member_id
                 where k.device_hash = $1 and k.member_id <> $2 and p.exclusion <> '' and p.excluded_until > $3
                 and not exists (select 1 from protected_members o where o.member_id = $2 and o.excluded_until > $3)";
    let query = sql::query_scalar(query).bind(device_hash).bind(member_id).bind(now_ms);
    let excluded_members: Vec<String> = query.fetch_all(&mut *tx).await?;
    for excluded_member in excluded_members {
        matching::record_likeness(tx, member_id, &excluded_member, "DEVICE", now_ms).await?;
    }
    Ok(())
}

/// Whether an excluded member has logged in from this browser; the free demo is then refused.
pub(crate) async fn is_of_excluded(
    executor: impl sql::Executor,
    device_hash: &str,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let query = "select count(*) from known_devices k join protected_members p on p.member_id = k.member_id
                 where k.device_hash = $1 and p.exclusion <> '' and p.excluded_until > $2";
    let count: i64 = sql::query_scalar(query).bind(device_hash).bind(now_ms).fetch_one(executor).await?;
    Ok(count > 0)
}
