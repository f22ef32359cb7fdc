//! Profit and loss of a member by day and by product. Bets come from the daily sums of the stream of settled bets, money from the
//! ledger's sums by day and kind, time from the hours of play.
//!
//! Net profit is payouts, rewards and an agent's commission less turnover. A bet counts on the day on which it was settled.

mod days;
mod figures;

use axum::extract::State;
use bets::{Progress, catch_up, days_of};
use identity::session::MemberEvenExcluded;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope, ProfitAndLoss};
use platform::Base;
use platform::day::{Day, offset_minutes};
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{OneOf, OptionalParam, Text};
use platform::query;
use platform::store::{Store, StoreError};
use protection::hours;

use crate::days::{DAY_LENGTH, DayFilter, Spans};
pub(crate) use days::Range;
use days::{moved, played};
use figures::{Table, product_rows};

query! {
    /// The days of the report.
    pub struct ProfitQuery {
        /// A span of days up to today: DAYS_7 if absent; ignored where `from` is given.
        span: OptionalParam<OneOf<Spans>>,
        /// The first day, YYYY-MM-DD, in the operator's time zone.
        from: OptionalParam<Text<DAY_LENGTH>>,
        /// The last day; that of `from` if absent.
        until: OptionalParam<Text<DAY_LENGTH>>,
    }
}

/// Profit and loss
///
/// By day and by product, with the total of all days. Days are in the operator's time zone.
#[utoipa::path(
    get, path = "/wps/member/records/profit", tag = "records", security(("session" = [])), params(ProfitQuery),
    responses(
        (status = 200, body = Envelope<ProfitAndLoss>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(crate) async fn report(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<ProfitQuery>,
) -> Result<Reply<ProfitAndLoss>, ApiError> {
    member.require_real()?;
    let offset = offset_minutes(base.store.reader()).await?;
    let now_ms = base.clock.now_ms();
    let (first, last) = query.days(Day::at(now_ms, offset), offset)?;
    let range = Range { first, last, offset_minutes: offset };
    Ok(Reply(figures_of(&base.store, (&member.id, &member.row.currency), range, now_ms).await?))
}

impl ProfitQuery {
    pub(crate) fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        let filter = DayFilter { span: self.span.0, from: self.from.0.as_deref(), until: self.until.0.as_deref() };
        filter.resolve(today, offset)
    }
}

/// The profit and loss of a member over a range of days.
pub(crate) async fn figures_of(
    store: &Store,
    (member_id, currency): (&str, &str),
    range: Range,
    now_ms: i64,
) -> Result<ProfitAndLoss, StoreError> {
    let complete = catch_up(store).await? == Progress::CaughtUp;
    let bets = days_of(store.reader(), member_id, (range.first.number(), range.last.number())).await?;
    let mut table = Table::default();
    table.add_bets(&bets);
    table.add_movements(&moved(store, (member_id, currency), &range, now_ms).await?);
    table.add_seconds(&played(store.reader(), member_id, &range).await?);
    let ever = hours::ever(store.reader(), member_id).await?;
    Ok(ProfitAndLoss {
        total: table.total(),
        days: table.rows(range.offset_minutes),
        products: product_rows(&bets),
        net_deposits: Amount(Money(ever.deposited.saturating_sub(ever.withdrawn))),
        complete,
        from: range.first.name(),
        until: range.last.name(),
        offset_minutes: i32::try_from(range.offset_minutes).unwrap_or(0),
    })
}
