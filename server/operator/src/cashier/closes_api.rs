//! `/wps/operator/closes`: closes of days over HTTP.

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
    /// The day in the operator's time zone, YYYY-MM-DD.
    day: String,
    /// ISO 4217 code of the currency.
    currency: String,
    /// When the day began, RFC 3339.
    from: String,
    /// When the day ended, exclusive, RFC 3339.
    until: String,
    /// The sum of all balances of the ledger: 0.00 if the books are right.
    ledger_sum: Amount,
    /// The sum of receipts of deposits on the day.
    deposits_received: Amount,
    /// The sum that the ledger booked for deposits on the day.
    deposits_booked: Amount,
    /// The sum of paid parts of withdrawals on the day.
    withdrawals_paid: Amount,
    /// The sum that the ledger booked for paid withdrawals on the day.
    withdrawals_booked: Amount,
    /// The unpaid amount of withdrawals at the provider, at the time of the close.
    in_transit_open: Amount,
    /// The ledger's balance of withdrawals in transit, at the time of the close.
    in_transit_booked: Amount,
    /// The number of differences.
    differences: i64,
    /// Who closed it last: an operator's name, or `site` for the schedule.
    closed_by: String,
    /// When it was closed last, RFC 3339.
    closed_at: String,
    /// When the provider's figures were last compared, RFC 3339; empty before.
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

/// A difference that a close has found.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct CloseDifference {
    /// Kind of difference, such as DEPOSIT_RECEIVED.
    kind: String,
    /// Description of the two figures.
    words: String,
    /// Id of the deposit, withdrawal, correction, account or transaction; for a receipt or part followed by a blank and
    /// the provider's id.
    reference: String,
    /// The first figure, from the cashier's rows.
    recorded: Amount,
    /// The second figure, from the ledger or the provider.
    counterpart: Amount,
}

impl From<Difference> for CloseDifference {
    fn from(it: Difference) -> Self {
        let (kind, words) = (it.kind.name().to_owned(), it.kind.words().to_owned());
        let (recorded, counterpart) = (units(it.recorded), units(it.counterpart));
        Self { kind, words, reference: it.reference, recorded, counterpart }
    }
}

/// A close of a day in one currency, with its differences.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ClosedDay {
    close: DailyCloseValue,
    /// All differences.
    differences: Vec<CloseDifference>,
}

/// The closes of a day.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ClosedDayValue {
    /// The closes, one for each currency.
    content: Vec<ClosedDay>,
}

/// A page of closes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ClosesValue {
    /// The closes, the latest day first.
    content: Vec<DailyCloseValue>,
    /// The number of pages.
    total_pages: u32,
    /// The number of closes on all pages.
    total_elements: i64,
}

/// A day to close.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CloseRequest {
    /// A day that is over, YYYY-MM-DD; the latest if empty.
    day: String,
}

fn reply(closed: Vec<closes::Closed>) -> Reply<ClosedDayValue> {
    let day = |(close, differences): closes::Closed| ClosedDay {
        close: close.into(),
        differences: differences.into_iter().map(Into::into).collect(),
    };
    Reply(ClosedDayValue { content: closed.into_iter().map(day).collect() })
}

/// List closes of days
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

/// Show the close of one day with its differences
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
    Ok(reply(closed))
}

/// Close a day
///
/// A schedule closes each day. Closing a day again replaces its rows. A job then queries the payment provider's own
/// figures.
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
    Ok(reply(closes::close_day(&base.store, actor, day).await?))
}
