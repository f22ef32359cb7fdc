//! The routes of a downline's rebate rates: reading them with their bounds and history, and changing them.

use axum::extract::State;
use axum::http::StatusCode;
use identity::idempotency::{Intent, IntentKey};
use identity::member::MemberRow;
use identity::{payment_password, tree};
use lumora_core::domain::agent::rebate::changes;
use lumora_core::domain::agent::rights::AgentRight;
use lumora_core::domain::message::MessageKind;
use lumora_core::wire::{DownlineRates, DownlineRatesChange, DownlineRatesRequest, Envelope, SealedBody, code};
use messages::Message;
use platform::clock::rfc3339;
use platform::day::{self, Day};
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{RequiredParam, Text};
use platform::seal::Sealed;
use platform::store::{Connection, StoreError, from_row, sql};
use platform::{Base, change_log, query};

use super::rating;
use crate::{Agent, AgentsState, rates, rights};

query! {
    /// The member whose rates are returned.
    pub(super) struct DownlineRatesQuery {
        /// Id of a member directly below the agent.
        member_id: RequiredParam<Text<64>>,
    }
}

/// The member with this id, if it is directly below the agent at present. Others are answered like unknown members.
async fn directly_below(tx: &mut Connection, agent_id: &str, member_id: &str) -> Result<MemberRow, ApiError> {
    let found = tree::below(&mut *tx, agent_id, member_id).await?;
    let upline = tree::Placement::present(tx, member_id).await?.map(|it| it.upline_id);
    found.filter(|_| upline.as_deref() == Some(agent_id)).ok_or_else(|| ApiError::not_found("member of the team"))
}

async fn rates_value(
    tx: &mut Connection,
    agent_id: &str,
    member: MemberRow,
    now_ms: i64,
) -> Result<DownlineRates, StoreError> {
    let today = rating::today(&mut *tx, now_ms).await?;
    Ok(DownlineRates {
        rates: rating::to_wire(&rates::on_day(&mut *tx, &member.id, today.number()).await?),
        coming: rating::latest_rates(tx, &member.id).await?,
        most: rating::latest_rates(tx, agent_id).await?,
        least: rating::lowest_allowed(tx, &member.id).await?,
        from_day: today.after().name(),
        history: history(tx, &member.id).await?,
        member_id: member.id,
        account: member.account,
    })
}

/// Rates of a downline
///
/// The rates in force today, those that were set last, the bounds for changing them, and the history of changes.
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
    let work = async move |tx: &mut Connection| {
        let member = directly_below(tx, &agent.id, &member_id).await?;
        Ok::<_, ApiError>(rates_value(tx, &agent.id, member, now_ms).await?)
    };
    Ok(Reply(base.store.read(move |tx| Box::pin(async move { work(tx).await })).await?))
}

struct ChangeRow {
    from_day: i64,
    former: String,
    rates: String,
    set_by: String,
    set_at: i64,
}

from_row!(ChangeRow { from_day, former, rates, set_by, set_at });

async fn history(tx: &mut Connection, member_id: &str) -> Result<Vec<DownlineRatesChange>, StoreError> {
    let offset = day::offset_minutes(&mut *tx).await?;
    let query = "select from_day, former, rates, set_by, set_at from rebate_rate_changes where member_id = $1
                 order by set_at desc, id desc limit 50";
    let rows: Vec<ChangeRow> = sql::query_as(query).bind(member_id).fetch_all(tx).await?;
    let change = |row: ChangeRow| {
        Ok(DownlineRatesChange {
            from_day: Day::of_number(row.from_day, offset).name(),
            former: rating::read_text(&row.former)?,
            rates: rating::read_text(&row.rates)?,
            set_at: rfc3339(row.set_at),
            set_by: row.set_by,
        })
    };
    rows.into_iter().map(change).collect()
}

/// Change the rates of a downline
///
/// The body is a sealed `DownlineRatesRequest`. The rates apply from the operator's next day on. They must be within the agent's own
/// rates and those of everybody directly below the downline, who gets a message.
#[utoipa::path(
    post, path = "/wps/agent/downlineRates", tag = "agents", security(("session" = [])), params(IntentKey), request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<DownlineRates>), (status = 400, body = ErrorEnvelope),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 403, description = "Not an agent, or not allowed to agents of this type", body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope),
        (status = 409, description = "There is no payment password, or these are the rates already", body = ErrorEnvelope),
        (status = 422, description = "A rate is above the agent's or below that of somebody directly below, or the password is wrong", body = ErrorEnvelope),
        (status = 429, description = "Payments are locked", body = ErrorEnvelope)
    )
)]
pub(super) async fn change(
    State(state): State<AgentsState>,
    Agent(agent): Agent,
    intent: Intent,
    Sealed(request): Sealed<DownlineRatesRequest>,
) -> Result<Reply<DownlineRates>, ApiError> {
    if let Some(rates) = intent.stored_result()? {
        return Ok(Reply(rates));
    }
    let base = &state.cashier.base;
    let now_ms = base.clock.now_ms();
    if agent.proved_at.is_none() {
        agent.require_fresh_password(now_ms)?;
    }
    let password = request.payment_password.reveal();
    payment_password::prove(base, &state.cashier.passwords, &agent.id, password).await?;
    let work = async move |tx: &mut Connection| {
        // Read again: the member may have changed since the session was looked up.
        let agent = MemberRow::by_id(&mut *tx, &agent.id).await?.ok_or_else(|| ApiError::not_found("member"))?;
        agent.require_active()?;
        write(tx, &agent, &request, now_ms).await
    };
    Ok(Reply(intent.once(&base.store, move |tx| Box::pin(async move { work(tx).await })).await?))
}

async fn write(
    tx: &mut Connection,
    agent: &MemberRow,
    request: &DownlineRatesRequest,
    now_ms: i64,
) -> Result<DownlineRates, ApiError> {
    rights::require(&mut *tx, agent.account_type(), AgentRight::ChangeRates).await?;
    let member = directly_below(tx, &agent.id, &request.member_id).await?;
    let (highest, lowest) = (rating::latest_rates(tx, &agent.id).await?, rating::lowest_allowed(tx, &member.id).await?);
    rating::require_between(&request.rates, &highest, &lowest)?;
    let former = rating::latest_rates(tx, &member.id).await?;
    let changes = changes(&former, &request.rates);
    if changes.is_empty() {
        return Err(rates_unchanged());
    }
    let set = (request.rates.as_slice(), agent.account.as_str());
    let from_day = rating::set_from_tomorrow(&mut *tx, &member.id, set, &[], now_ms).await?;
    let offset = day::offset_minutes(&mut *tx).await?;
    let day = Day::of_number(from_day, offset).name();
    let (actor, subject) = (format!("agent {}", agent.account), format!("rebate rates of {}", member.account));
    let logged = (rating::text_of(&former), rating::text_of(&request.rates));
    change_log::record(tx, &actor, &subject, (&logged.0, &logged.1), now_ms).await?;
    let message =
        Message { number: &day, name: &agent.account, rates: &changes, ..Message::of(MessageKind::RatesChanged) };
    messages::write(tx, &member.id, &message, now_ms).await?;
    Ok(rates_value(tx, &agent.id, member, now_ms).await?)
}

fn rates_unchanged() -> ApiError {
    let message = "these are the rates already: nothing would change";
    ApiError::refused(StatusCode::CONFLICT, code::RATES_SAME, message)
}
