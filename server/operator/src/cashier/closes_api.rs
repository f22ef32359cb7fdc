//! `/wps/operator/closes`.

use ::cashier::close::{self, DailyClose, Difference};
use axum::extract::State;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Path, Query, Reply};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::closes;
use super::values::units;
use crate::auth::Operator;
use crate::paging::PageQuery;

/// The close of a day in a currency.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct DailyCloseValue {
    /// YYYY-MM-DD in the operator's time zone.
    day: String,
    /// ISO 4217 code.
    currency: String,
    /// When the day began, RFC 3339.
    from: String,
    /// When it ended, RFC 3339.
    until: String,
    /// The sum of all balances: 0.00, where the books are right.
    ledger_sum: Amount,
    /// What arrived for deposits, by their receipts.
    deposits_received: Amount,
    /// What the ledger has booked of it.
    deposits_booked: Amount,
    /// What was paid of withdrawals, by their parts.
    withdrawals_paid: Amount,
    /// What the ledger has booked of it.
    withdrawals_booked: Amount,
    /// What of withdrawals at the provider was not paid yet, when the day was closed.
    in_transit_open: Amount,
    /// What the ledger had in transit then.
    in_transit_booked: Amount,
    /// How many differences there are.
    differences: i64,
    /// Who closed it last: `site`, or an operator.
    closed_by: String,
    /// RFC 3339.
    closed_at: String,
    /// When the provider was asked for its own figures, RFC 3339; empty before.
    provider_checked_at: String,
}

impl From<DailyClose> for DailyCloseValue {
    fn from(row: DailyClose) -> Self {
        Self {
            from: rfc3339(row.from_ms),
            until: rfc3339(row.until_ms),
            ledger_sum: units(row.ledger_sum),
            deposits_received: units(row.deposits_received),
            deposits_booked: units(row.deposits_booked),
            withdrawals_paid: units(row.withdrawals_paid),
            withdrawals_booked: units(row.withdrawals_booked),
            in_transit_open: units(row.in_transit_open),
            in_transit_booked: units(row.in_transit_booked),
            differences: row.differences,
            closed_at: rfc3339(row.closed_at),
            provider_checked_at: row.provider_checked_at.map(rfc3339).unwrap_or_default(),
            day: row.day,
            currency: row.currency,
            closed_by: row.closed_by,
        }
    }
}

/// Something that differs.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct CloseDifference {
    /// In which way, such as DEPOSIT_RECEIVED.
    kind: String,
    /// What the two figures are.
    words: String,
    /// Id of the deposit, withdrawal, correction, account or transaction; the provider's id of a receipt or part stands behind a blank.
    reference: String,
    /// The first figure: what the cashier's rows say.
    recorded: Amount,
    /// The second: what ledger or provider says.
    counterpart: Amount,
}

impl From<Difference> for CloseDifference {
    fn from(it: Difference) -> Self {
        let (kind, words) = (it.kind.name().to_owned(), it.kind.words().to_owned());
        let (recorded, counterpart) = (units(it.recorded), units(it.counterpart));
        Self { kind, words, reference: it.reference, recorded, counterpart }
    }
}

/// A close with what differs.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ClosedDay {
    close: DailyCloseValue,
    /// Everything that differs.
    differences: Vec<CloseDifference>,
}

/// The closes of a day.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ClosedDayValue {
    /// One for each currency.
    content: Vec<ClosedDay>,
}

/// Closes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ClosesValue {
    /// The latest day first.
    content: Vec<DailyCloseValue>,
    /// How many pages there are.
    total_pages: u32,
    /// How many closes.
    total_elements: i64,
}

/// A day to close.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CloseRequest {
    /// YYYY-MM-DD, a day that is over; the latest where it is empty.
    day: String,
}

fn shown(closed: Vec<closes::Closed>) -> Reply<ClosedDayValue> {
    let day = |(close, differences): closes::Closed| ClosedDay {
        close: close.into(),
        differences: differences.into_iter().map(Into::into).collect(),
    };
    Reply(ClosedDayValue { content: closed.into_iter().map(day).collect() })
}

/// Closes of days
#[utoipa::path(
    get, path = "/wps/operator/closes", tag = "operator", security(("operator" = [])), params(PageQuery),
    responses(
        (status = 200, body = Envelope<ClosesValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<PageQuery>,
) -> Result<Reply<ClosesValue>, ApiError> {
    let page = query.read();
    let (rows, total_elements) = close::list(&base.store, (page.offset(), page.limit())).await?;
    let content = rows.into_iter().map(Into::into).collect();
    Ok(Reply(ClosesValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// The close of one day, with what differs
#[utoipa::path(
    get, path = "/wps/operator/closes/{day}", tag = "operator", security(("operator" = [])),
    params(("day" = String, Path, description = "YYYY-MM-DD in the operator's time zone.")),
    responses(
        (status = 200, body = Envelope<ClosedDayValue>), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn show(State(base): State<Base>, Path(day): Path<String>) -> Result<Reply<ClosedDayValue>, ApiError> {
    let closed = close::of_day(&base.store, &day).await?;
    if closed.is_empty() {
        return Err(ApiError::not_found("close"));
    }
    Ok(shown(closed))
}

/// Close a day
///
/// Days are closed by themselves; closed again, a day's rows are written anew. A server asks the payment provider for its own figures afterwards.
#[utoipa::path(
    post, path = "/wps/operator/closes", tag = "operator", security(("operator" = [])), request_body = CloseRequest,
    responses(
        (status = 200, body = Envelope<ClosedDayValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(super) async fn close(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<CloseRequest>,
) -> Result<Reply<ClosedDayValue>, ApiError> {
    let actor = operator.actor(&base).await?;
    let day = Some(request.day.trim()).filter(|day| !day.is_empty());
    Ok(shown(closes::carry_out(&base.store, actor, day).await?))
}
