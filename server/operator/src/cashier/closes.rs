//! Closes of days, by command, and the functions that command line and API share.

use std::sync::Arc;

use ::cashier::close::{self, DailyClose, Difference};
use ::platform::day::{Day, offset_minutes};
use clap::Args;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, Store};

use super::decimal;
use crate::{Actor, AdminError, audit};

/// Arguments of closing a day.
#[derive(Debug, Clone, Args)]
pub(crate) struct Close {
    /// A day that is over, in the operator's time zone (setting `utc_offset_minutes`), such as 2026-11-20; the latest
    /// unless given.
    #[arg(long)]
    day: Option<String>,
}

/// Arguments of listing closes.
#[derive(Debug, Clone, Args)]
pub(crate) struct Closes {
    /// The number of closes to show.
    #[arg(long, default_value_t = 31)]
    last: u32,
}

/// A close of a day in one currency, with its differences.
pub(super) type Closed = (DailyClose, Vec<Difference>);

impl Close {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        let closed = close_day(store, actor, self.day.as_deref()).await?;
        let mut lines: Vec<String> = Vec::new();
        for (close, differences) in &closed {
            lines.push(line(close));
            lines.extend(differences.iter().map(difference_line));
        }
        lines.push(
            "a server asks the payment provider for its own figures; this command shows them once it has".to_owned(),
        );
        Ok(lines)
    }
}

impl Closes {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store) -> Result<Vec<String>, AdminError> {
        let (closes, _) = close::list(store, (0, i64::from(self.last))).await?;
        Ok(closes.iter().map(line).collect())
    }
}

/// Closes a day that is over, and enqueues the job that queries the provider's figures.
pub(super) async fn close_day(store: &Store, actor: Actor, day: Option<&str>) -> Result<Vec<Closed>, ApiError> {
    let due = close::due(store, actor.now_ms).await?;
    let day = match day {
        None => due,
        Some(text) => {
            let day = Day::parse(text, offset_minutes(store.reader()).await?);
            let wanted = || format!("day must be one that is over, such as {}", due.name());
            day.filter(|day| day.from_ms() <= due.from_ms()).ok_or_else(|| invalid_field("day", wanted()))?
        }
    };
    let books = Arc::new(close::read_books(store, day).await?);
    let work = async move |tx: &mut Connection| {
        close::close(tx, day, &books, (actor.person(), actor.now_ms)).await?;
        let (subject, latter) = (format!("close {}", day.name()), format!("{} differences", books.differences.len()));
        audit::record(tx, &actor, &subject, ("", &latter)).await
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(close::of_day(store, &day.name()).await?)
}

fn line(close: &DailyClose) -> String {
    let provider = match close.provider_checked_at {
        Some(at) => format!("provider asked {}", rfc3339(at)),
        None => "provider not asked yet".to_owned(),
    };
    let verdict = match close.differences {
        0 => "agrees".to_owned(),
        count => format!("{count} DIFFERENCES"),
    };
    format!(
        "{} {}  deposits: {}  withdrawals paid: {}  in transit: {}  {verdict}  closed {} by {}; {provider}",
        close.day,
        close.currency,
        decimal(close.deposits_received),
        decimal(close.withdrawals_paid),
        decimal(close.in_transit_open),
        rfc3339(close.closed_at),
        close.closed_by
    )
}

fn difference_line(difference: &Difference) -> String {
    let Difference { kind, reference, recorded, counterpart, .. } = difference;
    let (recorded, counterpart) = (decimal(*recorded), decimal(*counterpart));
    format!("  {}  {reference}: {recorded} and {counterpart} ({})", kind.name(), kind.words())
}
