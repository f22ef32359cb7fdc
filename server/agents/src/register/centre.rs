//! What an agent may create, and within which bounds.

use axum::extract::State;
use identity::tree;
use lumora_core::domain::agent::register::MAX_OPEN_LINKS;
use lumora_core::wire::{Envelope, RegisterCentre};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Reply};

use super::{links, rating};
use crate::{Agent, rights};

/// The register centre
///
/// The account types that the agent may create, and the highest rates that its downline may have.
#[utoipa::path(
    get, path = "/wps/agent/registerCentre", tag = "agents", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<RegisterCentre>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope)
    )
)]
pub(super) async fn centre(State(base): State<Base>, Agent(agent): Agent) -> Result<Reply<RegisterCentre>, ApiError> {
    let now_ms = base.clock.now_ms();
    let work = async move |tx: &mut platform::store::Connection| {
        let own = agent.account_type().number();
        let table = rights::table(&mut *tx).await?;
        let open = links::open_count(&mut *tx, &agent.id, now_ms).await?;
        Ok::<_, ApiError>(RegisterCentre {
            types: table.creatable(own).collect(),
            most: rating::highest_allowed(&mut *tx, &agent.id, now_ms).await?,
            currency: agent.row.currency.clone(),
            too_deep: tree::is_too_deep(&mut *tx, &agent.id).await?,
            links_left: MAX_OPEN_LINKS.saturating_sub(u32::try_from(open).unwrap_or(u32::MAX)),
        })
    };
    Ok(Reply(base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?))
}
