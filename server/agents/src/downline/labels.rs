//! Labels that an agent gives to members of its team. They are private to the agent: neither the operator nor other agents see them.

use axum::extract::State;
use lumora_core::domain::agent::downline::{MAX_LABEL_LENGTH, MAX_LABELS, labels};
use lumora_core::wire::{DownlineLabels, Envelope};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Json, Reply};
use platform::params::invalid_field;
use platform::store::sql::Query;
use platform::store::{Connection, sql};

use crate::Agent;

/// Label a member of the team
///
/// Replaces all labels that the agent has given to the member.
#[utoipa::path(
    put, path = "/wps/agent/downline/labels", tag = "agents", security(("session" = [])), request_body = DownlineLabels,
    responses(
        (status = 200, body = Envelope<DownlineLabels>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "Not an agent", body = ErrorEnvelope),
        (status = 404, description = "Nobody of the team has the id", body = ErrorEnvelope),
        (status = 422, description = "Too many labels, or one is none", body = ErrorEnvelope)
    )
)]
pub(super) async fn put(
    State(base): State<Base>,
    agent: Agent,
    Json(request): Json<DownlineLabels>,
) -> Result<Reply<DownlineLabels>, ApiError> {
    let cleaned = labels(&request.labels).ok_or_else(|| {
        invalid_field(
            "labels",
            format!("at most {MAX_LABELS} labels, each one line of at most {MAX_LABEL_LENGTH} characters"),
        )
    })?;
    let (id, new_labels) = (request.id, cleaned.clone());
    let member_id = id.clone();
    let work = async move |tx: &mut Connection| {
        let member = agent.below(&mut *tx, &member_id).await?;
        let delete = "delete from agent_labels where agent_id = $1 and member_id = $2";
        sql::query(delete).bind(&agent.0.id).bind(&member.id).execute(&mut *tx).await?;
        let insert = |label: String| -> Query<'static> {
            sql::query("insert into agent_labels (agent_id, label, member_id) values ($1, $2, $3)")
                .bind(agent.0.id.clone())
                .bind(label)
                .bind(member.id.clone())
        };
        tx.run_all(new_labels.into_iter().map(insert).collect()).await?;
        Ok::<_, ApiError>(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(DownlineLabels { id, labels: cleaned }))
}
