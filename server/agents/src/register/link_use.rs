//! Registration by an agent's link: counting a use, and applying the link's terms to the new member.

use futures_util::future::BoxFuture;
use identity::member::MemberRow;
use identity::registration::{LinkPlace, LinkStatus, RegistrationLinks};
use identity::tree;
use lumora_core::domain::account::AccountType;
use lumora_core::domain::agent::register::{RegisterLinkState, capped};
use lumora_core::domain::referral::normal_code;
use platform::Base;
use platform::store::{Connection, StoreError, sql};

use super::links::{self, LinkRow};
use super::rating;
use crate::rights;

/// The agents' implementation of registration links.
#[derive(Debug)]
pub struct AgentLinks;

impl RegistrationLinks for AgentLinks {
    fn status<'a>(&'a self, base: &'a Base, code: &'a str) -> BoxFuture<'a, Result<LinkStatus, StoreError>> {
        Box::pin(link_standing(base, code))
    }

    fn take<'a>(
        &'a self,
        tx: &'a mut Connection,
        code: &'a str,
        now_ms: i64,
    ) -> BoxFuture<'a, Result<Option<LinkPlace>, StoreError>> {
        Box::pin(take(tx, code, now_ms))
    }

    fn record_registration<'a>(
        &'a self,
        tx: &'a mut Connection,
        link_place: &'a LinkPlace,
        member_id: &'a str,
        now_ms: i64,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(record_registration(tx, link_place, member_id, now_ms))
    }
}

async fn link_standing(base: &Base, code: &str) -> Result<LinkStatus, StoreError> {
    let Some(code) = normal_code(code) else { return Ok(LinkStatus::Unknown) };
    let reader = base.store.reader();
    let Some(link) = LinkRow::by_code(reader, &code).await? else { return Ok(LinkStatus::Unknown) };
    let is_open = link.state(base.clock.now_ms()) == RegisterLinkState::Open;
    let Some(agent) = MemberRow::by_id(reader, &link.agent_id).await? else { return Ok(LinkStatus::Ended) };
    let may = agent.is_active() && may_bring(reader, &agent, &link).await?;
    Ok(if is_open && may { LinkStatus::Open } else { LinkStatus::Ended })
}

/// Whether the agent may still create accounts of the link's type.
async fn may_bring(executor: impl sql::Executor, agent: &MemberRow, link: &LinkRow) -> Result<bool, StoreError> {
    let created = u32::try_from(link.account_type).unwrap_or(u32::MAX);
    Ok(rights::table(executor).await?.may_create(agent.account_type().number(), created))
}

async fn take(tx: &mut Connection, code: &str, now_ms: i64) -> Result<Option<LinkPlace>, StoreError> {
    let Some(code) = normal_code(code) else { return Ok(None) };
    // A single statement counts the use, so that of simultaneous registrations no more succeed than uses are left.
    let count = "update registration_links set used = used + 1
                 where code = $1 and ended_at is null and used < max_uses and (expires_at is null or expires_at > $2)";
    if sql::query(count).bind(&code).bind(now_ms).execute(&mut *tx).await?.rows_affected() == 0 {
        return Ok(None);
    }
    let Some(link) = LinkRow::by_code(&mut *tx, &code).await? else { return Ok(None) };
    let Some(agent) = MemberRow::by_id(&mut *tx, &link.agent_id).await? else { return Ok(None) };
    let may = agent.is_active() && may_bring(&mut *tx, &agent, &link).await?;
    if !may || tree::is_too_deep(&mut *tx, &agent.id).await? {
        return Ok(None);
    }
    let account_type = AccountType::from_number(u32::try_from(link.account_type).unwrap_or(u32::MAX));
    Ok(Some(LinkPlace { code, upline: agent.account, account_type }))
}

async fn record_registration(
    tx: &mut Connection,
    link_place: &LinkPlace,
    member_id: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    let Some(link) = LinkRow::by_code(&mut *tx, &link_place.code).await? else { return Ok(()) };
    let insert = "insert into registration_link_members (member_id, link_id, registered_at) values ($1, $2, $3)";
    sql::query(insert).bind(member_id).bind(&link.id).bind(now_ms).execute(&mut *tx).await?;
    // The agent's own rates may have been lowered since the link was created.
    let rates = capped(&links::rates_of(&link)?, &rating::highest_allowed(&mut *tx, &link.agent_id, now_ms).await?);
    let today = rating::today(&mut *tx, now_ms).await?.number();
    rating::write(tx, member_id, &rates, (today, &link_place.upline), now_ms).await
}
