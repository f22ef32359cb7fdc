//! Registration links: creating, listing with their results, and ending them.

use axum::http::StatusCode;
use identity::member::MemberRow;
use identity::tree;
use ledger::TransactionKind;
use lumora_core::domain::agent::rebate::RebateRate;
use lumora_core::domain::agent::register::{MAX_OPEN_LINKS, RegisterLinkFault, RegisterLinkState, check_link};
use lumora_core::domain::money::Money;
use lumora_core::domain::referral::{ALPHABET, CODE_LENGTH};
use lumora_core::wire::{Amount, RegisterLink, RegisterLinkRequest, code};
use platform::clock::{DAY_MS, rfc3339};
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, from_row, sql};

use super::{accounts, rating};
use crate::rights;

/// The row of a link. Times are milliseconds since the epoch.
#[derive(Debug, Clone)]
pub(super) struct LinkRow {
    pub(super) id: String,
    pub(super) code: String,
    pub(super) agent_id: String,
    pub(super) account_type: i64,
    pub(super) rates: String,
    channel: String,
    max_uses: i64,
    used: i64,
    expires_at: Option<i64>,
    ended_at: Option<i64>,
    pub(super) created_at: i64,
}

from_row!(LinkRow {
    id,
    code,
    agent_id,
    account_type,
    rates,
    channel,
    max_uses,
    used,
    expires_at,
    ended_at,
    created_at
});

/// Results of a link. Amounts in minor units.
#[derive(Default)]
struct LinkResults {
    first_deposits: i64,
    deposits: i64,
    turnover: i64,
}

from_row!(LinkResults { first_deposits, deposits, turnover });

impl LinkRow {
    pub(super) async fn by_code(executor: impl sql::Executor, code: &str) -> Result<Option<Self>, StoreError> {
        let query =
            "select id, code, agent_id, account_type, rates, channel, max_uses, used, expires_at, ended_at, created_at
                     from registration_links where code = $1";
        sql::query_as(query).bind(code).fetch_optional(executor).await
    }

    /// The agent's link with this id. Links of others are answered like unknown ones.
    async fn of_agent(executor: impl sql::Executor, agent_id: &str, id: &str) -> Result<Option<Self>, StoreError> {
        let query =
            "select id, code, agent_id, account_type, rates, channel, max_uses, used, expires_at, ended_at, created_at
                     from registration_links where id = $2 and agent_id = $1";
        sql::query_as(query).bind(agent_id).bind(id).fetch_optional(executor).await
    }

    pub(super) fn state(&self, now_ms: i64) -> RegisterLinkState {
        match () {
            () if self.ended_at.is_some() => RegisterLinkState::Ended,
            () if self.used >= self.max_uses => RegisterLinkState::UsedUp,
            () if self.expires_at.is_some_and(|at| at <= now_ms) => RegisterLinkState::Expired,
            () => RegisterLinkState::Open,
        }
    }

    async fn into_wire(self, tx: &mut Connection, now_ms: i64) -> Result<RegisterLink, StoreError> {
        let results = results_of(tx, &self).await?;
        let small = |number: i64| u32::try_from(number).unwrap_or(0);
        Ok(RegisterLink {
            state: self.state(now_ms),
            rates: rating::read_text(&self.rates)?,
            account_type: small(self.account_type),
            max_uses: small(self.max_uses),
            used: small(self.used),
            expires_at: self.expires_at.map(rfc3339).unwrap_or_default(),
            created_at: rfc3339(self.created_at),
            first_deposits: small(results.first_deposits),
            deposits: Amount(Money(results.deposits)),
            turnover: Amount(Money(results.turnover)),
            id: self.id,
            code: self.code,
            channel: self.channel,
        })
    }
}

/// The results of a link: figures of its members while they were below its agent.
async fn results_of(tx: &mut Connection, link: &LinkRow) -> Result<LinkResults, StoreError> {
    let query = "with came as (
            select l.member_id, p.id as placement_id from registration_link_members l
            join placements p on p.member_id = l.member_id
            join placement_ancestors a on a.placement_id = p.id and a.ancestor_id = $2
            where l.link_id = $1)
        select
            (select count(*) from first_deposits f join came c on c.placement_id = f.placement_id and c.member_id = f.member_id) as first_deposits,
            (select coalesce(cast(sum(d.amount) as bigint), 0) from placement_money_days d join came c on c.placement_id = d.placement_id
                where d.kind = $3) as deposits,
            (select coalesce(cast(sum(d.valid_bet) as bigint), 0) from placement_days d join came c on c.placement_id = d.placement_id) as turnover";
    let query = sql::query_as(query).bind(&link.id).bind(&link.agent_id).bind(TransactionKind::PaymentDeposit.name());
    query.fetch_one(tx).await
}

/// The number of an agent's links that can be used at present.
pub(super) async fn open_count(executor: impl sql::Executor, agent_id: &str, now_ms: i64) -> Result<i64, StoreError> {
    let query = "select count(*) from registration_links
                 where agent_id = $1 and ended_at is null and used < max_uses and (expires_at is null or expires_at > $2)";
    sql::query_scalar(query).bind(agent_id).bind(now_ms).fetch_one(executor).await
}

/// Links of an agent after a cursor (time of creation and id), newest first, each with its time of creation.
pub(super) async fn page(
    tx: &mut Connection,
    agent_id: &str,
    (at, id): (i64, &str),
    (limit, now_ms): (i64, i64),
) -> Result<Vec<(i64, RegisterLink)>, StoreError> {
    let query =
        "select id, code, agent_id, account_type, rates, channel, max_uses, used, expires_at, ended_at, created_at
                 from registration_links where agent_id = $1 and (created_at, id) < ($2, $3)
                 order by created_at desc, id desc limit $4";
    let rows: Vec<LinkRow> =
        sql::query_as(query).bind(agent_id).bind(at).bind(id).bind(limit).fetch_all(&mut *tx).await?;
    let mut links = Vec::new();
    for row in rows {
        links.push((row.created_at, row.into_wire(&mut *tx, now_ms).await?));
    }
    Ok(links)
}

/// A link to create.
#[derive(Debug, Clone)]
pub struct NewLink {
    /// Id of the agent.
    pub agent_id: String,
    /// The link's terms.
    pub request: RegisterLinkRequest,
}

/// Refuses terms that no link can have.
pub(super) fn check(request: &RegisterLinkRequest) -> Result<(), ApiError> {
    let faults = check_link(request.max_uses, request.days, &request.channel);
    let field = |fault: &RegisterLinkFault| match fault {
        RegisterLinkFault::Uses => "maxUses",
        RegisterLinkFault::Days => "days",
        RegisterLinkFault::Channel => "channel",
    };
    if faults.is_empty() {
        return Ok(());
    }
    Err(ApiError::rule_broken(faults.iter().map(|fault| (field(fault), "rule_not_matching"))))
}

/// Creates a link, checking the rules again in the transaction.
///
/// # Errors
/// 403 if the agent may not create such accounts; 409 if nobody can be placed below it, or it has too many links; 422 for invalid fields.
pub async fn add(tx: &mut Connection, new: &NewLink, now_ms: i64) -> Result<RegisterLink, ApiError> {
    let NewLink { agent_id, request } = new;
    check(request)?;
    let agent = MemberRow::by_id(&mut *tx, agent_id).await?.ok_or_else(|| ApiError::not_found("agent"))?;
    agent.require_active()?;
    rights::require_create(&mut *tx, agent.account_type(), request.account_type).await?;
    if tree::is_too_deep(&mut *tx, agent_id).await? {
        return Err(accounts::too_deep());
    }
    rating::require(&request.rates, Some(&rating::highest_allowed(&mut *tx, agent_id, now_ms).await?))?;
    if open_count(&mut *tx, agent_id, now_ms).await? >= i64::from(MAX_OPEN_LINKS) {
        let message = format!("the agent has {MAX_OPEN_LINKS} open links: end one first");
        return Err(ApiError::refused(StatusCode::CONFLICT, code::TOO_MANY_LINKS, message));
    }
    let row = LinkRow {
        id: ids::new_id(now_ms),
        code: free_code(&mut *tx).await?,
        agent_id: agent_id.clone(),
        account_type: i64::from(request.account_type),
        rates: rating::text_of(&request.rates),
        channel: request.channel.trim().to_owned(),
        max_uses: i64::from(request.max_uses),
        used: 0,
        expires_at: (request.days > 0).then(|| now_ms + i64::from(request.days) * DAY_MS),
        ended_at: None,
        created_at: now_ms,
    };
    insert(&mut *tx, &row).await?;
    Ok(row.into_wire(tx, now_ms).await?)
}

async fn insert(tx: &mut Connection, row: &LinkRow) -> Result<(), StoreError> {
    let insert = "insert into registration_links
                  (id, code, agent_id, account_type, rates, channel, max_uses, used, expires_at, ended_at, created_at)
                  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    sql::query(insert)
        .bind(&row.id)
        .bind(&row.code)
        .bind(&row.agent_id)
        .bind(row.account_type)
        .bind(&row.rates)
        .bind(&row.channel)
        .bind(row.max_uses)
        .bind(row.used)
        .bind(row.expires_at)
        .bind(row.ended_at)
        .bind(row.created_at)
        .execute(tx)
        .await
        .map(drop)
}

/// A random code that neither a link nor an affiliate has.
async fn free_code(tx: &mut Connection) -> Result<String, StoreError> {
    loop {
        let letter = |byte: u8| ALPHABET.get(usize::from(byte % 32)).map_or('A', |letter| char::from(*letter));
        let drawn: String = ids::random_bytes::<CODE_LENGTH>().into_iter().map(letter).collect();
        let query = "select (select count(*) from registration_links where code = $1) + (select count(*) from affiliates where code = $1)";
        let uses: i64 = sql::query_scalar(query).bind(&drawn).fetch_one(&mut *tx).await?;
        if uses == 0 {
            return Ok(drawn);
        }
    }
}

/// Ends a link of an agent; one that has ended stays as it is.
///
/// # Errors
/// 404 for a link of another agent, as for an unknown one.
pub(super) async fn end(
    tx: &mut Connection,
    (agent_id, id): (&str, &str),
    now_ms: i64,
) -> Result<RegisterLink, ApiError> {
    let update = "update registration_links set ended_at = $3 where id = $2 and agent_id = $1 and ended_at is null";
    sql::query(update).bind(agent_id).bind(id).bind(now_ms).execute(&mut *tx).await?;
    let row =
        LinkRow::of_agent(&mut *tx, agent_id, id).await?.ok_or_else(|| ApiError::not_found("registration link"))?;
    Ok(row.into_wire(tx, now_ms).await?)
}

/// The rebate rates that a link gives.
pub(super) fn rates_of(row: &LinkRow) -> Result<Vec<RebateRate>, StoreError> {
    rating::read_text(&row.rates)
}
