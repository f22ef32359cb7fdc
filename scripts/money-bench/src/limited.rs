//! A member for whom every stake is checked in full: all limits, far above the stakes, and a month of hourly totals.

use lumora_core::domain::duration::HOUR_MS;
use lumora_core::domain::fair_play::policy::{LimitOffer, LimitRules};
use lumora_core::domain::fair_play::{LimitKind, LimitPeriod, PlayTotals};
use platform::store::{Connection, Store, StoreError};
use protection::hours;
use protection::limit::{LimitRequest, change};

/// Hours with play in the month before: every second one.
const HOURS: i64 = 360;
const MONEY: i64 = 100_000_000_000;

/// Rules of a policy that offers every limit.
fn everything_offered() -> LimitRules {
    let offered = LimitKind::ALL.iter().map(|kind| LimitOffer { kind: *kind, periods: LimitPeriod::ALL.to_vec() });
    LimitRules { offered: offered.collect(), demanded: Vec::new(), asked: false, raise_hours: 24 }
}

/// Gives a member all limits and a month of play.
pub(crate) async fn limit(store: &Store, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let id = member_id.to_owned();
    let work = async move |tx: &mut Connection| {
        for hour in 1..=HOURS {
            let at = now_ms - 2 * hour * HOUR_MS;
            let figures = PlayTotals { staked: 10_000, paid: 9_500, seconds: 60, ..PlayTotals::default() };
            hours::write(&mut *tx, &id, (at, now_ms), figures).await?;
        }
        for kind in LimitKind::ALL {
            for period in LimitPeriod::ALL {
                let most = if kind.is_money() { MONEY } else { i64::from(period.hours()) * 60 };
                let request = LimitRequest::Set(Some(most));
                let set = change(&mut *tx, &id, (*kind, *period), request, &everything_offered(), now_ms).await?;
                set.map_err(|refusal| StoreError::Corrupt(format!("a limit of the bench was not set: {refusal:?}")))?;
            }
        }
        Ok::<_, StoreError>(())
    };
    let write = store.write(move |tx| {
        let work = work.clone();
        Box::pin(async move { work(tx).await })
    });
    write.await
}
