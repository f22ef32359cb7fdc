//! Excluded members under another account: what is known of a member now is compared with those who are kept from play.
//!
//! [`review`] is called in each transaction in which something becomes known (a registration, a proven contact, a payee's name, an approved
//! identity check) and at each login, which catches what no call of the site has written. So an account that an agent or an operator has made is
//! found at its first login.

use lumora_core::domain::account::{Gate, gate};
use platform::store::{Connection, StoreError, sql};
use platform::vault::Vault;
use protection::ProtectedMember;
use protection::matching::{self, Fact, Looked};

use crate::alert::{self, Alert};
use crate::fields::birth;
use crate::member::MemberRow;
use crate::session::token;

/// The field of a registration with the date of birth.
const BIRTHDAY: &str = "birthday";

/// Looks whether a member is somebody who is excluded, and excludes the account then; the member is told.
///
/// # Errors
/// When the database fails.
pub async fn review(tx: &mut Connection, vault: &Vault, member_id: &str, now_ms: i64) -> Result<Looked, StoreError> {
    let Some(member) = MemberRow::by_id(&mut *tx, member_id).await? else { return Ok(Looked::Unknown) };
    // A guest of the demo has no name and no money.
    if gate(Some(member.account_type())) != Gate::Pass {
        return Ok(Looked::Unknown);
    }
    let facts = identity_facts(tx, vault, &member).await?;
    let query = sql::query_scalar("select created_at from members where id = $1").bind(member_id);
    let opened_at: i64 = query.fetch_one(&mut *tx).await?;
    let looked = matching::look(tx, member_id, opened_at, &facts, now_ms).await?;
    if looked == Looked::Matched {
        alert::put(tx, &member, &Alert::Excluded, now_ms).await?;
    }
    Ok(looked)
}

/// What goes with an exclusion that has begun, as far as it belongs to this crate: by what the member is known again, other accounts of
/// the same person, and the end of every other session.
///
/// # Errors
/// When the database fails.
pub async fn follow_through(
    tx: &mut Connection,
    vault: &Vault,
    member: &MemberRow,
    kept_session: Option<&str>,
    now_ms: i64,
) -> Result<(), StoreError> {
    let facts = identity_facts(tx, vault, member).await?;
    matching::remember(tx, &member.id, &facts, now_ms).await?;
    for other in alike(tx, member).await? {
        review(tx, vault, &other, now_ms).await?;
    }
    token::end_others(tx, &member.id, kept_session, now_ms).await
}

/// Everything by which a member is known. The date of birth that was told at registration is written down by the way.
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
    let told: Option<String> = sql::query_scalar(query).bind(member_id).bind(BIRTHDAY).fetch_optional(&mut *tx).await?;
    let born_on = told.and_then(|told| birth::normal(&told)).unwrap_or_default();
    if !born_on.is_empty() {
        protection::state_birth(tx, member_id, &born_on).await?;
    }
    Ok(born_on)
}

/// Other open accounts that share something with a member; whether it is enough is for [`review`] to say.
async fn alike(tx: &mut Connection, member: &MemberRow) -> Result<Vec<String>, StoreError> {
    let query = "select m.id from members m left join protected_members p on p.member_id = m.id
                 where m.id <> $1 and m.state = 'active' and (
                 (m.email <> '' and lower(m.email) = lower($2)) or (m.mobile <> '' and m.mobile = $3)
                 or (p.born_on <> '' and p.born_on = (select born_on from protected_members where member_id = $1)))
                 order by m.id limit 500";
    let query = sql::query_scalar(query).bind(&member.id).bind(&member.email).bind(&member.mobile);
    query.fetch_all(tx).await
}

/// Notes for the operator that a member logs in from a browser that an excluded one has logged in from. It excludes nobody: a family may share it.
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
    let others: Vec<String> = query.fetch_all(&mut *tx).await?;
    for other in others {
        matching::note_likeness(tx, member_id, &other, "DEVICE", now_ms).await?;
    }
    Ok(())
}

/// Whether an excluded member has logged in from this browser: it opens no demo.
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
