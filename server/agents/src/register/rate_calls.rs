//! The calls of a downline's rates: reading them with their history, what a change would do, changing them.

use axum::extract::State;
use axum::http::StatusCode;
use identity::idempotency::{Intent, IntentKey};
use identity::member::MemberRow;
use identity::tree;
use lumora_core::wire::{
    DownlineRates, DownlineRatesChange, DownlineRatesPreview, DownlineRatesRequest, Envelope, LoweredRates, code,
};
use platform::Base;
use platform::clock::rfc3339;
use platform::day::{self, Day};
use platform::http::{ApiError, ErrorEnvelope, Json, Query, Reply};
use platform::params::{RequiredParam, Text};
use platform::query;
use platform::store::{Connection, StoreError, from_row, sql};

use super::rating;
use crate::{Agent, rates};

/// Those who would be lowered that a preview shows.
const SHOWN: usize = 200;

query! {
    /// Whose rates.
    pub(super) struct DownlineRatesQuery {
        /// Id of a member who stands directly below the agent.
        member_id: RequiredParam<Text<64>>,
    }
}

/// The member with this id, who stands directly below the agent now. Who is unknown, of another tree or further down is the same nothing.
async fn directly_below(tx: &mut Connection, agent_id: &str, member_id: &str) -> Result<MemberRow, ApiError> {
    let found = tree::below(&mut *tx, agent_id, member_id).await?;
    let upline = tree::Placement::present(tx, member_id).await?.map(|it| it.upline_id);
    found.filter(|_| upline.as_deref() == Some(agent_id)).ok_or_else(|| ApiError::not_found("member of the team"))
}

/// Rates of a downline
///
/// What counts today, what was set last, and who has set what.
#[utoipa::path(
    get, path = "/wps/agent/downlineRates", tag = "agents", security(("session" = [])), params(DownlineRatesQuery),
    responses(
        (status = 200, body = Envelope<DownlineRates>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn read(
    State(base): State<Base>,
    Agent(agent): Agent,
    Query(query): Query<DownlineRatesQuery>,
) -> Result<Reply<DownlineRates>, ApiError> {
    let (now_ms, member_id) = (base.clock.now_ms(), query.member_id.0);
    let job = async move |tx: &mut Connection| {
        let member = directly_below(tx, &agent.id, &member_id).await?;
        let today = rating::today(&mut *tx, now_ms).await?.number();
        Ok::<_, ApiError>(DownlineRates {
            rates: rating::shown(&rates::on_day(&mut *tx, &member.id, today).await?),
            coming: rating::coming(tx, &member.id).await?,
            most: rating::most(tx, &agent.id, now_ms).await?,
            history: history(tx, &member.id).await?,
            member_id: member.id,
            account: member.account,
        })
    };
    Ok(Reply(base.store.write(move |tx| Box::pin(async move { job(tx).await })).await?))
}

struct ChangeRow {
    from_day: i64,
    rates: String,
    set_by: String,
    set_at: i64,
}

from_row!(ChangeRow { from_day, rates, set_by, set_at });

async fn history(tx: &mut Connection, member_id: &str) -> Result<Vec<DownlineRatesChange>, StoreError> {
    let offset = day::offset_minutes(&mut *tx).await?;
    let query = "select from_day, rates, set_by, set_at from rebate_rate_changes where member_id = $1
                 order by set_at desc, id desc limit 50";
    let rows: Vec<ChangeRow> = sql::query_as(query).bind(member_id).fetch_all(tx).await?;
    let shown = |row: ChangeRow| {
        Ok(DownlineRatesChange {
            from_day: Day::of_number(row.from_day, offset).name(),
            rates: rating::read_text(&row.rates)?,
            set_at: rfc3339(row.set_at),
            set_by: row.set_by,
        })
    };
    rows.into_iter().map(shown).collect()
}

/// What a change would do: refuses what can not be, and gives who would be lowered.
async fn judge(
    tx: &mut Connection,
    agent_id: &str,
    request: &DownlineRatesRequest,
    now_ms: i64,
) -> Result<(MemberRow, Vec<LoweredRates>, String), ApiError> {
    let member = directly_below(tx, agent_id, &request.member_id).await?;
    rating::require(&request.rates, Some(&rating::most(tx, agent_id, now_ms).await?))?;
    let lowered = rating::lowered(tx, &member.id, &request.rates).await?;
    let agreement = rating::agreement(&member, &request.rates, &lowered);
    Ok((member, lowered, agreement))
}

/// What a change of rates would do
///
/// Nothing is changed: the answer says from which day on it would count, and who further down would be lowered along.
#[utoipa::path(
    post, path = "/wps/agent/downlineRates/preview", tag = "agents", security(("session" = [])), request_body = DownlineRatesRequest,
    responses(
        (status = 200, body = Envelope<DownlineRatesPreview>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 422, description = "A rate is above the agent's", body = ErrorEnvelope)
    )
)]
pub(super) async fn preview(
    State(base): State<Base>,
    Agent(agent): Agent,
    Json(request): Json<DownlineRatesRequest>,
) -> Result<Reply<DownlineRatesPreview>, ApiError> {
    let now_ms = base.clock.now_ms();
    let job = async move |tx: &mut Connection| {
        let (_, mut lowered, agreement) = judge(tx, &agent.id, &request, now_ms).await?;
        let lowered_count = u32::try_from(lowered.len()).unwrap_or(u32::MAX);
        lowered.truncate(SHOWN);
        let today = rating::today(&mut *tx, now_ms).await?;
        Ok::<_, ApiError>(DownlineRatesPreview { from_day: today.after().name(), lowered, lowered_count, agreement })
    };
    Ok(Reply(base.store.write(move |tx| Box::pin(async move { job(tx).await })).await?))
}

/// Change the rates of a downline
///
/// From the next day of the operator on. Who further down would be above is lowered along, once the agent has agreed to the list that the preview shows.
#[utoipa::path(
    post, path = "/wps/agent/downlineRates", tag = "agents", security(("session" = [])), params(IntentKey),
    request_body = DownlineRatesRequest,
    responses(
        (status = 200, body = Envelope<DownlineRates>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, description = "Others would be lowered than the agent has agreed to", body = ErrorEnvelope),
        (status = 422, description = "A rate is above the agent's", body = ErrorEnvelope)
    )
)]
pub(super) async fn change(
    State(base): State<Base>,
    Agent(agent): Agent,
    intent: Intent,
    Json(request): Json<DownlineRatesRequest>,
) -> Result<Reply<DownlineRates>, ApiError> {
    let now_ms = base.clock.now_ms();
    let job = async move |tx: &mut Connection| {
        let (member, lowered, agreement) = judge(tx, &agent.id, &request, now_ms).await?;
        if agreement != request.agreement {
            return Err(changed());
        }
        let set = (request.rates.as_slice(), agent.row.account.as_str());
        rating::set_from_tomorrow(tx, &member.id, set, &lowered, now_ms).await?;
        let today = rating::today(&mut *tx, now_ms).await?.number();
        Ok(DownlineRates {
            rates: rating::shown(&rates::on_day(&mut *tx, &member.id, today).await?),
            coming: rating::coming(tx, &member.id).await?,
            most: rating::most(tx, &agent.id, now_ms).await?,
            history: history(tx, &member.id).await?,
            member_id: member.id,
            account: member.account,
        })
    };
    Ok(Reply(intent.once(&base.store, move |tx| Box::pin(async move { job(tx).await })).await?))
}

fn changed() -> ApiError {
    let message = "others would be lowered than those that were agreed to: look at the preview again";
    ApiError::refused(StatusCode::CONFLICT, code::RATES_CHANGED, message)
}
