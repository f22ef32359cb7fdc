//! Appointing an account as an agent, or as an agent of another type, with a place in the tree and rates.

use axum::http::StatusCode;
use identity::member::{MemberRow, account_key};
use identity::tree::{self, Placement, move_branch};
use lumora_core::domain::account::AccountType;
use lumora_core::domain::agent::rebate::RebateRate;
use lumora_core::domain::message::MessageKind;
use lumora_core::wire::code;
use messages::Message;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, TxFuture, sql};

use super::moving;
use crate::register::rating;

/// The place in the tree for an appointed account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Placing {
    /// The place that it has.
    Here,
    /// At the top of the tree, directly under the operator.
    Top,
    /// Under the agent with this account name.
    Under(String),
}

/// An appointment to make.
#[derive(Debug, Clone)]
pub struct Appointment {
    /// Account name of the member or agent.
    pub account: String,
    /// Number of the agent account type to be.
    pub account_type: u32,
    /// The place in the tree to be.
    pub placing: Placing,
    /// Rebate rates from the operator's next day on; empty to keep those that the account has.
    pub rates: Vec<RebateRate>,
}

/// The result of an appointment.
#[derive(Debug, Clone)]
pub struct Appointed {
    /// The member, as it was before.
    pub member: MemberRow,
    /// Number of the account type before.
    pub former_type: u32,
    /// Account name of the upline before; empty at the top.
    pub former_upline: String,
    /// Account name of the upline after; empty at the top.
    pub upline: String,
    /// Number of members of the branch whose rates are lowered with it.
    pub lowered: usize,
}

/// Makes a member an agent, or an agent one of another type.
///
/// # Errors
/// 404 if there is no such account; 409 if it can not have that place, or is closed or a guest's; 422 for an account type that is no
/// agent's, an upline that is no agent, or a rate above the upline's.
pub fn appoint<'c>(
    tx: &'c mut Connection,
    appointment: &'c Appointment,
    (actor, reason): (&'c str, &'c str),
    now_ms: i64,
) -> TxFuture<'c, Appointed, ApiError> {
    Box::pin(async move {
        let account_type = AccountType::from_number(appointment.account_type);
        if !account_type.is_agent() {
            return Err(invalid_field("accountType", "accountType must be one of agents: 1, 2, 41 or 42".to_owned()));
        }
        let member = MemberRow::by_account(&mut *tx, &account_key(&appointment.account)).await?;
        let member = member.ok_or_else(|| ApiError::not_found("member"))?;
        let former = member.account_type();
        if !member.is_active() || !matches!(former, AccountType::Member | AccountType::Agent(_)) {
            return Err(conflict("the account is closed, or a guest's: choose an open one of a member or an agent"));
        }
        let update = "update members set account_type = $2 where id = $1";
        sql::query(update).bind(&member.id).bind(i64::from(appointment.account_type)).execute(&mut *tx).await?;
        let placement = Placement::present(&mut *tx, &member.id).await?;
        let placement = placement.ok_or_else(|| ApiError::Internal("a member without a place".to_owned()))?;
        if !former.is_agent() {
            tree::became_agent(&mut *tx, &placement.id).await?;
        }
        let upline =
            place_under_upline(tx, (&member, &placement), &appointment.placing, (actor, reason), now_ms).await?;
        let lowered = rate(tx, &member, upline.as_ref(), &appointment.rates, now_ms).await?;
        let message = Message { name: reason, ..Message::of(MessageKind::AgentAppointed) };
        messages::write(tx, &member.id, &message, now_ms).await?;
        Ok(Appointed {
            former_type: former.number(),
            former_upline: member.upline.clone(),
            upline: upline.map(|it| it.account).unwrap_or_default(),
            lowered,
            member,
        })
    })
}

/// Moves the member to the wanted place, if it is not there, and returns its upline.
async fn place_under_upline(
    tx: &mut Connection,
    (member, placement): (&MemberRow, &Placement),
    wanted: &Placing,
    (actor, reason): (&str, &str),
    now_ms: i64,
) -> Result<Option<MemberRow>, ApiError> {
    let present =
        if placement.upline_id.is_empty() { None } else { MemberRow::by_id(&mut *tx, &placement.upline_id).await? };
    let upline = match wanted {
        Placing::Here => return Ok(present),
        Placing::Top => None,
        Placing::Under(account) => Some(moving::agent_of(&mut *tx, account).await?),
    };
    let is_there = upline.as_ref().map_or("", |it| it.id.as_str()) == placement.upline_id;
    if !is_there {
        let moved = move_branch(&mut *tx, member, upline.as_ref(), now_ms).await?;
        let moved = moved.map_err(|problem| conflict(problem.to_string()))?;
        moving::insert_move(tx, member, upline.as_ref(), &moved, (actor, reason), now_ms).await?;
    }
    Ok(upline)
}

/// Sets the rates, if any are given, and lowers those of the branch to fit; otherwise lowers the existing ones to the upline's.
/// Returns the number of members whose rates were lowered.
async fn rate(
    tx: &mut Connection,
    member: &MemberRow,
    upline: Option<&MemberRow>,
    rates: &[RebateRate],
    now_ms: i64,
) -> Result<usize, ApiError> {
    if rates.is_empty() {
        return moving::cap_to_upline(tx, &member.id, upline, now_ms)
            .await
            .map(|lowered| lowered.len())
            .map_err(Into::into);
    }
    let highest = match upline {
        Some(upline) => Some(rating::highest_allowed(&mut *tx, &upline.id, now_ms).await?),
        None => None,
    };
    rating::require(rates, highest.as_deref())?;
    let below = rating::lowered(&mut *tx, &member.id, rates).await?;
    rating::set_from_tomorrow(tx, &member.id, (rates, ""), &below, now_ms).await?;
    Ok(below.len())
}

/// 409 `invalid_request` with a message.
pub(super) fn conflict(message: impl Into<String>) -> ApiError {
    ApiError::refused(StatusCode::CONFLICT, code::INVALID_REQUEST, message)
}
