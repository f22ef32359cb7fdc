//! Moves of branches by the operator, with their effects on rates and contracts.

use identity::member::{MemberRow, account_key};
use identity::tree::{MoveProblem, Moved, move_branch};
use lumora_core::domain::agent::register::{capped, is_same};
use lumora_core::wire::LoweredRates;
use platform::http::ApiError;
use platform::ids;
use platform::params::invalid_field;
use platform::store::{Connection, Store, StoreError, TxError, TxFuture, sql};

use super::appoint::conflict;
use crate::contract;
use crate::register::rating;

/// The effects of a move.
#[derive(Debug, Clone)]
pub struct Move {
    /// Account name of the member at the head of the branch.
    pub account: String,
    /// Account name of the upline before; empty at the top.
    pub from: String,
    /// Account name of the upline after; empty at the top.
    pub to: String,
    /// Number of members in the branch, its head included.
    pub members: i64,
    /// Rates that are lowered from the next day on, since the new upline's are lower.
    pub lowered: Vec<LoweredRates>,
    /// Contracts that end.
    pub ended: Vec<EndedContract>,
}

/// A contract that ends with a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndedContract {
    /// Id of the contract.
    pub id: String,
    /// Account name of the downline.
    pub account: String,
    /// The stored name of the type of contract.
    pub kind: String,
}

/// The agent with this account name.
///
/// # Errors
/// 422 if there is no such account, or it is no agent's.
pub async fn agent_of(tx: &mut Connection, account: &str) -> Result<MemberRow, ApiError> {
    let found = MemberRow::by_account(tx, &account_key(account)).await?;
    found
        .filter(|it| it.account_type().is_agent())
        .ok_or_else(|| invalid_field("upline", format!("upline must be the account of an agent: {account:?} is none")))
}

/// Moves a branch under another agent, or to the top if `upline` is `None`.
///
/// # Errors
/// 404 if there is no such account; 409 if it can not have that place; 422 for an upline that is no agent.
pub fn run<'c>(
    tx: &'c mut Connection,
    (account, upline): (&'c str, Option<&'c str>),
    (actor, reason): (&'c str, &'c str),
    now_ms: i64,
) -> TxFuture<'c, Move, ApiError> {
    Box::pin(async move {
        let member = MemberRow::by_account(&mut *tx, &account_key(account)).await?;
        let member = member.ok_or_else(|| ApiError::not_found("member"))?;
        let upline = match upline {
            Some(upline) => Some(agent_of(&mut *tx, upline).await?),
            None => None,
        };
        let moved = move_branch(&mut *tx, &member, upline.as_ref(), now_ms).await?;
        let moved = moved.map_err(|problem: MoveProblem| conflict(problem.to_string()))?;
        insert_move(&mut *tx, &member, upline.as_ref(), &moved, (actor, reason), now_ms).await?;
        let lowered = cap_to_upline(&mut *tx, &member.id, upline.as_ref(), now_ms).await?;
        let ended = after_move(tx, &member, &moved.from_id, now_ms).await?;
        Ok(Move {
            from: member.upline.clone(),
            to: upline.map(|it| it.account).unwrap_or_default(),
            members: moved.members,
            account: member.account,
            lowered,
            ended,
        })
    })
}

/// Ends the contracts between the head of the branch and its former upline with their running period, in the transaction of the move.
async fn after_move(
    tx: &mut Connection,
    member: &MemberRow,
    former_id: &str,
    now_ms: i64,
) -> Result<Vec<EndedContract>, StoreError> {
    let query = "select id, contract_type from contracts
                 where downline_id = $1 and upline_id = $2 and status in ('PENDING', 'ACTIVE') order by id";
    let ending_contracts: Vec<(String, String)> =
        sql::query_as(query).bind(&member.id).bind(former_id).fetch_all(&mut *tx).await?;
    contract::upline_changed(tx, &member.id, former_id, now_ms).await?;
    let ended = |(id, kind)| EndedContract { id, account: member.account.clone(), kind };
    Ok(ending_contracts.into_iter().map(ended).collect())
}

/// The error that rolls a trial transaction back: with its result, or with the reason why the move was refused.
enum Rollback {
    Tried(Box<Move>),
    Refused(ApiError),
}

impl From<StoreError> for Rollback {
    fn from(error: StoreError) -> Self {
        Self::Refused(error.into())
    }
}

impl TxError for Rollback {
    fn as_store_error(&self) -> Option<&StoreError> {
        match self {
            Self::Refused(error) => error.as_store_error(),
            Self::Tried(_) => None,
        }
    }
}

/// The effects that a move would have: it is made in a transaction that is rolled back.
///
/// # Errors
/// As [`run`].
pub async fn preview(
    store: &Store,
    (account, upline): (String, Option<String>),
    now_ms: i64,
) -> Result<Move, ApiError> {
    let work = async move |tx: &mut Connection| -> Result<(), Rollback> {
        let tried = run(tx, (&account, upline.as_deref()), ("", ""), now_ms).await.map_err(Rollback::Refused)?;
        Err(Rollback::Tried(Box::new(tried)))
    };
    match store.write(move |tx| Box::pin(async move { work(tx).await })).await {
        Err(Rollback::Tried(tried)) => Ok(*tried),
        Err(Rollback::Refused(error)) => Err(error),
        Ok(()) => Err(ApiError::Internal("a trial was kept".to_owned())),
    }
}

/// Inserts the record of a move.
pub(super) async fn insert_move(
    tx: &mut Connection,
    member: &MemberRow,
    upline: Option<&MemberRow>,
    moved: &Moved,
    (actor, reason): (&str, &str),
    now_ms: i64,
) -> Result<(), StoreError> {
    let insert = "insert into placement_moves (id, member_id, from_id, to_id, members, reason, actor, moved_at)
                  values ($1, $2, $3, $4, $5, $6, $7, $8)";
    sql::query(insert)
        .bind(ids::new_id(now_ms))
        .bind(&member.id)
        .bind(&moved.from_id)
        .bind(upline.map_or("", |it| it.id.as_str()))
        .bind(moved.members)
        .bind(reason)
        .bind(actor)
        .bind(moved.since_ms)
        .execute(tx)
        .await
        .map(drop)
}

/// Lowers the rates of a branch to those of its upline, from the operator's next day on; returns the lowered rates by member.
pub(super) async fn cap_to_upline(
    tx: &mut Connection,
    member_id: &str,
    upline: Option<&MemberRow>,
    now_ms: i64,
) -> Result<Vec<LoweredRates>, StoreError> {
    let Some(upline) = upline else { return Ok(Vec::new()) };
    let highest = rating::highest_allowed(&mut *tx, &upline.id, now_ms).await?;
    let own = rating::latest_rates(&mut *tx, member_id).await?;
    let mut lowered = rating::lowered(&mut *tx, member_id, &highest).await?;
    let capped_rates = capped(&own, &highest);
    if is_same(&own, &capped_rates) && lowered.is_empty() {
        return Ok(lowered);
    }
    rating::set_from_tomorrow(&mut *tx, member_id, (&capped_rates, ""), &lowered, now_ms).await?;
    if !is_same(&own, &capped_rates)
        && let Some(member) = MemberRow::by_id(tx, member_id).await?
    {
        lowered.insert(
            0,
            LoweredRates { member_id: member.id, account: member.account, rates: own, lowered: capped_rates },
        );
    }
    Ok(lowered)
}
