//! Appointing agents: an operator makes an account an agent, or changes the type of one.

use agents::back_office::{self, Appointed, Appointment, Placing};
use axum::extract::State;
use lumora_core::domain::agent::rebate::RebateRate;
use lumora_core::wire::Envelope;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Reply};
use platform::store::{Connection, Store};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{format_rates, upline_name};
use crate::auth::Operator;
use crate::members::checked_words;
use crate::{Actor, audit};

/// The account type, place and rates that an account gets.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct OperatorAppointment {
    /// Account name of the member.
    pub(super) account: String,
    /// Number of the agent's account type: 1, 2, 41 or 42.
    pub(super) account_type: u32,
    /// Account name of the upline; empty for the top of the tree. If left out, the account stays at its place.
    #[serde(default)]
    pub(super) upline: Option<String>,
    /// Rebate rates by product from the next day on, in basis points. If left out, the rates stay.
    #[serde(default)]
    #[schema(value_type = Vec<RebateRate>)]
    pub(super) rates: Vec<RebateRate>,
    /// The reason, in 5 to 500 characters; the member reads it.
    pub(super) reason: String,
}

impl OperatorAppointment {
    pub(super) fn appointment(&self) -> Appointment {
        let placing = match self.upline.as_deref() {
            None => Placing::Here,
            Some("") => Placing::Top,
            Some(account) => Placing::Under(account.to_owned()),
        };
        let (account, rates) = (self.account.clone(), self.rates.clone());
        Appointment { account, account_type: self.account_type, placing, rates }
    }
}

/// An agent after an appointment, with its former type and place.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorAgent {
    /// Account name of the member.
    account: String,
    /// Number of the account type.
    account_type: u32,
    /// Number of its former account type.
    former_type: u32,
    /// Account name of the upline; empty at the top.
    upline: String,
    /// Account name of the former upline; empty at the top.
    former_upline: String,
    /// The number of members below whose rates are lowered to the new ones.
    lowered: u32,
}

impl OperatorAgent {
    fn of(it: Appointed, account_type: u32) -> Self {
        Self {
            account: it.member.account,
            account_type,
            former_type: it.former_type,
            upline: it.upline,
            former_upline: it.former_upline,
            lowered: u32::try_from(it.lowered).unwrap_or(u32::MAX),
        }
    }

    pub(super) fn line(&self) -> String {
        let Self { account, account_type, former_type, upline, lowered, .. } = self;
        let lowered = if *lowered > 0 { format!("; {lowered} rates lowered along") } else { String::new() };
        format!("{account} is of type {account_type} (was {former_type}), under {}{lowered}", upline_name(upline))
    }
}

/// Appoints an agent in the caller's transaction, and records it.
pub(super) async fn appoint_in(
    tx: &mut Connection,
    actor: &Actor,
    wanted: &OperatorAppointment,
) -> Result<OperatorAgent, ApiError> {
    let reason = checked_words("reason", &wanted.reason)?;
    let appointed = back_office::appoint(tx, &wanted.appointment(), (actor.person(), &reason), actor.now_ms).await?;
    let subject = format!("agent {}", appointed.member.account);
    let former = format!("type {} under {}", appointed.former_type, upline_name(&appointed.former_upline));
    let rates =
        if wanted.rates.is_empty() { String::new() } else { format!(", rates {}", format_rates(&wanted.rates)) };
    let latter = format!("type {} under {}{rates}: {reason}", wanted.account_type, upline_name(&appointed.upline));
    audit::record(tx, actor, &subject, (&former, &latter)).await?;
    Ok(OperatorAgent::of(appointed, wanted.account_type))
}

/// Appoints an agent in a transaction of its own.
pub(super) async fn run(store: &Store, actor: Actor, wanted: OperatorAppointment) -> Result<OperatorAgent, ApiError> {
    let work = async move |tx: &mut Connection| appoint_in(tx, &actor, &wanted).await;
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Make an account an agent
///
/// Or changes the type of an agent, with place and rates.
#[utoipa::path(
    post, path = "/wps/operator/agents", tag = "operator", security(("operator" = [])), request_body = OperatorAppointment,
    responses(
        (status = 200, body = Envelope<OperatorAgent>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 409, description = "It can not stand there, or is closed", body = ErrorEnvelope),
        (status = 422, description = "No type of agents, no upline, or a rate above the upline's", body = ErrorEnvelope)
    )
)]
pub(super) async fn make(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<OperatorAppointment>,
) -> Result<Reply<OperatorAgent>, ApiError> {
    let actor = operator.actor(&base).await?;
    Ok(Reply(run(&base.store, actor, request).await?))
}
