//! Rebate rates that the operator sets; only the operator can set those of agents at the top.

use agents::register::rating;
use axum::extract::State;
use identity::member::{MemberRow, account_key};
use identity::tree::Placement;
use lumora_core::domain::agent::rebate::RebateRate;
use lumora_core::wire::Envelope;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Reply};
use platform::store::{Connection, Store};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::format_rates;
use crate::auth::Operator;
use crate::members::checked_words;
use crate::{Actor, audit};

/// New rebate rates of an account.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct OperatorRatesRequest {
    /// Account name of the member.
    pub(super) account: String,
    /// Rates by product, in basis points.
    #[schema(value_type = Vec<RebateRate>)]
    pub(super) rates: Vec<RebateRate>,
    /// The reason, in 5 to 500 characters.
    pub(super) reason: String,
}

/// The rates of an account after a change.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorRates {
    /// Account name of the member.
    account: String,
    /// The new rates by product, in basis points.
    #[schema(value_type = Vec<RebateRate>)]
    rates: Vec<RebateRate>,
    /// Account names of members below whose rates are lowered to the new ones.
    lowered: Vec<String>,
}

impl OperatorRates {
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!("{} has {} from the next day on", self.account, format_rates(&self.rates))];
        lines.extend(self.lowered.iter().map(|account| format!("  lowered along: {account}")));
        lines
    }
}

pub(super) async fn run(store: &Store, actor: Actor, request: OperatorRatesRequest) -> Result<OperatorRates, ApiError> {
    let reason = checked_words("reason", &request.reason)?;
    let work = async move |tx: &mut Connection| {
        let member = MemberRow::by_account(&mut *tx, &account_key(&request.account)).await?;
        let member = member.ok_or_else(|| ApiError::not_found("member"))?;
        let placement = Placement::present(&mut *tx, &member.id).await?.ok_or_else(|| ApiError::not_found("member"))?;
        let highest = match placement.upline_id.as_str() {
            "" => None,
            upline_id => Some(rating::highest_allowed(tx, upline_id, actor.now_ms).await?),
        };
        rating::require(&request.rates, highest.as_deref())?;
        let former = rating::latest_rates(tx, &member.id).await?;
        let below = rating::lowered(tx, &member.id, &request.rates).await?;
        rating::set_from_tomorrow(tx, &member.id, (&request.rates, ""), &below, actor.now_ms).await?;
        let latter = format!("{}: {reason}", format_rates(&request.rates));
        let subject = format!("rebate rates of {}", member.account);
        audit::record(tx, &actor, &subject, (&format_rates(&former), &latter)).await?;
        let lowered = below.into_iter().map(|it| it.account).collect();
        Ok::<_, ApiError>(OperatorRates { account: member.account, rates: request.rates, lowered })
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Set the rebate rates of an account
///
/// They apply from the next day on, and can not exceed the upline's. Higher rates of members below are lowered to them.
#[utoipa::path(
    post, path = "/wps/operator/agents/rates", tag = "operator", security(("operator" = [])), request_body = OperatorRatesRequest,
    responses(
        (status = 200, body = Envelope<OperatorRates>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 422, description = "A rate is above the upline's", body = ErrorEnvelope)
    )
)]
pub(super) async fn set(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<OperatorRatesRequest>,
) -> Result<Reply<OperatorRates>, ApiError> {
    let actor = operator.actor(&base).await?;
    Ok(Reply(run(&base.store, actor, request).await?))
}
