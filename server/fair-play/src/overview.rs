//! Totals of the member's play: the windows that end now, and since the account was opened.

use axum::extract::State;
use identity::session::MemberEvenExcluded;
use lumora_core::domain::fair_play::{LimitPeriod, PlayTotals, hour_of, sum};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope, PlayFigures, PlayOverview};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Reply};
use platform::store::sql;
use protection::hours;

fn to_figures(figures: PlayTotals) -> PlayFigures {
    let amount = |minor: i64| Amount(Money(minor));
    PlayFigures {
        deposited: amount(figures.deposited),
        withdrawn: amount(figures.withdrawn),
        staked: amount(figures.staked),
        paid: amount(figures.paid),
        net: amount(figures.paid.saturating_sub(figures.staked)),
        minutes: u32::try_from(figures.seconds / 60).unwrap_or(0),
    }
}

/// Totals of the member's play
///
/// Totals of the last 24 hours, 7 days and 31 days, by whole hours, and since the account was opened.
#[utoipa::path(
    get, path = "/wps/fair-play/overview", tag = "fair play", security(("session" = [])),
    responses((status = 200, body = Envelope<PlayOverview>), (status = 401, body = ErrorEnvelope), (status = 403, body = ErrorEnvelope))
)]
pub(crate) async fn overview(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<PlayOverview>, ApiError> {
    let (member, now_ms) = (crate::require_real(member)?, base.clock.now_ms());
    let month = hours::of_month(base.store.reader(), &member.id, now_ms).await?;
    let ever = hours::ever(base.store.reader(), &member.id).await?;
    let since = sql::query_scalar("select created_at from members where id = $1").bind(&member.id);
    let since: i64 = since.fetch_one(base.store.reader()).await?;
    let window = |period| to_figures(sum(&month, period, hour_of(now_ms)));
    Ok(Reply(PlayOverview {
        currency: member.row.currency.clone(),
        day: window(LimitPeriod::Day),
        week: window(LimitPeriod::Week),
        month: window(LimitPeriod::Month),
        ever: to_figures(ever),
        net_deposits: Amount(Money(ever.deposited.saturating_sub(ever.withdrawn))),
        since: rfc3339(since),
    }))
}
