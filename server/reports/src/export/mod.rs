//! Whole records row by row, for signed statements: what a page of the member centre shows piece by piece.
//!
//! A record is selected by the query string of its own route, so that a filter means the same on the page and in a file. The cells
//! are texts that depend only on the rows, not on the language of labels: amounts are decimals, times RFC 3339 in UTC, kinds the
//! names of the API.

mod cells;
mod team;

use axum::http::Uri;
use lumora_core::domain::language;
use lumora_core::domain::money::Money;
use lumora_core::domain::statement::StatementKind;
use lumora_core::wire::ProfitRow;
use platform::day::Day;
use platform::http::{ApiError, FromQuery, Pairs};
use platform::params::invalid_field;
use platform::store::{Store, StoreError};

use crate::account_record::{self, RecordQuery};
use crate::betting_record::{self, BetsQuery};
use crate::profit_and_loss::{self, ProfitQuery, Range};
use cells::{ACCOUNT, BETS, PROFIT};
use team::{TeamRecord, TeamSource};

/// Rows read per query.
const BATCH_SIZE: u32 = 1_000;
/// The longest filter that is accepted, in bytes.
const MAX_FILTER_BYTES: usize = 1_000;
/// Parameters of a query that are no filter: a statement states its days separately, and it has no pages.
const NOT_FILTERS: [&str; 5] = ["span", "from", "until", "cursor", "page_size"];

/// A record with its filter, to be exported.
#[derive(Debug)]
pub enum ExportedRecord {
    /// Movements of a member's money or points.
    Account(RecordQuery),
    /// A member's bets.
    Bets(BetsQuery),
    /// A member's profit and loss by day and product.
    Profit(ProfitQuery),
    /// A record of an agent's team.
    Team(TeamRecord),
}

/// The owner and the days of an exported record.
#[derive(Debug, Clone)]
pub struct RecordScope<'a> {
    /// Id of the member who exports: the owner of the record, or the agent.
    pub member_id: &'a str,
    /// ISO 4217 code of the member's wallet.
    pub currency: &'a str,
    /// Code of the language in which games are named.
    pub language: &'a str,
    /// The first day and the last day, both included.
    pub days: (Day, Day),
    /// The time zone of these days, in minutes ahead of UTC.
    pub offset_minutes: i64,
}

/// A row of the export.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// One text for each of [`ExportedRecord::columns`].
    pub cells: Vec<String>,
    /// What the row adds to each of [`ExportedRecord::totals`], in minor units.
    pub sums: Vec<i64>,
}

/// An open record, read from its newest row to its oldest.
#[derive(Debug)]
pub struct Record {
    source: Source,
    cursor: Option<String>,
    is_over: bool,
}

#[derive(Debug)]
enum Source {
    Account { filter: account_record::Filter, language: &'static str, member_id: String },
    Bets(Box<betting_record::Filter>),
    Profit(Vec<(&'static str, ProfitRow)>),
    Team(TeamSource),
}

fn parse<T: FromQuery>(filter: &str) -> Result<T, ApiError> {
    let wrong = |message: String| invalid_field("filter", format!("filter must be the query of the record: {message}"));
    if filter.len() > MAX_FILTER_BYTES {
        return Err(wrong(format!("at most {MAX_FILTER_BYTES} letters")));
    }
    let address: Uri = format!("/?{filter}").parse().map_err(|_| wrong("it is no query".to_owned()))?;
    T::from_query(&Pairs::parse(address.query().unwrap_or_default())).map_err(wrong)
}

impl ExportedRecord {
    /// Parses the query string of a record.
    ///
    /// # Errors
    /// 422 if it is no query of a record of this kind; the message says what it should have been.
    pub fn parse(kind: StatementKind, filter: &str) -> Result<ExportedRecord, ApiError> {
        Ok(match kind {
            StatementKind::Account => ExportedRecord::Account(parse(filter)?),
            StatementKind::Bets => ExportedRecord::Bets(parse(filter)?),
            StatementKind::Profit => ExportedRecord::Profit(parse(filter)?),
            StatementKind::TeamBets
            | StatementKind::TeamProfit
            | StatementKind::Income
            | StatementKind::TeamTransactions
            | StatementKind::Dividends
            | StatementKind::DailyWages
            | StatementKind::HourlySalary
            | StatementKind::RealTimeSalary => ExportedRecord::Team(TeamRecord::parse(kind, filter)?),
        })
    }

    /// The first and the last day of the filter.
    ///
    /// # Errors
    /// 422 for a text that is no day, an end before the beginning, or a beginning more than 366 days ago or in the future.
    pub fn days(&self, now_ms: i64, offset_minutes: i64) -> Result<(Day, Day), ApiError> {
        let today = Day::at(now_ms, offset_minutes);
        match self {
            ExportedRecord::Account(query) => query.days(today, offset_minutes),
            ExportedRecord::Bets(query) => query.days(today, offset_minutes),
            ExportedRecord::Profit(query) => query.days(today, offset_minutes),
            ExportedRecord::Team(query) => query.days(today, offset_minutes),
        }
    }

    /// Names of the columns, which the file and its checkers know.
    pub fn columns(&self) -> &'static [&'static str] {
        match self {
            ExportedRecord::Account(_) => ACCOUNT.columns,
            ExportedRecord::Bets(_) => BETS.columns,
            ExportedRecord::Profit(_) => PROFIT.columns,
            ExportedRecord::Team(query) => query.table().columns,
        }
    }

    /// Names of the totals, in the order of [`Line::sums`].
    pub fn totals(&self) -> &'static [&'static str] {
        match self {
            ExportedRecord::Account(_) => ACCOUNT.totals,
            ExportedRecord::Bets(_) => BETS.totals,
            ExportedRecord::Profit(_) => PROFIT.totals,
            ExportedRecord::Team(query) => query.table().totals,
        }
    }

    /// The unit of the amounts: the currency, or `points`.
    pub fn unit<'a>(&self, currency: &'a str) -> &'a str {
        match self {
            ExportedRecord::Account(query) if query.is_of_points() => "points",
            _ => currency,
        }
    }

    /// Whether sums of the record are still being counted. A signed file must leave nothing out, so it has to wait.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_still_counting(&self, store: &Store) -> Result<bool, StoreError> {
        match self {
            ExportedRecord::Team(query) => query.is_still_counting(store).await,
            ExportedRecord::Account(_) | ExportedRecord::Bets(_) | ExportedRecord::Profit(_) => Ok(false),
        }
    }

    /// Opens the record, and returns it with its number of rows. If the filter names a member who is not in the agent's team, it has none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open(&self, store: &Store, scope: &RecordScope<'_>, now_ms: i64) -> Result<(Record, i64), StoreError> {
        let (first, last) = scope.days;
        let span = (first.from_ms(), last.until_ms());
        let language = language::by_code(scope.language).map_or("EN", |language| language.code);
        let (source, count) = match self {
            ExportedRecord::Account(query) => {
                // Later movements are in the next file: otherwise a member who is paid all the time would never get one.
                let span = (span.0, span.1.min(now_ms + 1));
                let filter = query.filter((scope.member_id, scope.currency), span, (scope.offset_minutes, now_ms));
                let count = filter.sums(store).await?.count;
                (Source::Account { filter, language, member_id: scope.member_id.to_owned() }, count)
            }
            ExportedRecord::Bets(query) => {
                let filter = query.filter((scope.member_id, language), span, (scope.offset_minutes, now_ms));
                let count = betting_record::sums_of(&filter, store).await?.count;
                (Source::Bets(Box::new(filter)), count)
            }
            ExportedRecord::Profit(_) => {
                let range = Range { first, last, offset_minutes: scope.offset_minutes };
                let owner = (scope.member_id, scope.currency);
                let mut figures = profit_and_loss::figures_of(store, owner, range, now_ms).await?;
                // A signed file must leave nothing out: counting goes on until it is complete.
                while !figures.complete {
                    figures = profit_and_loss::figures_of(store, owner, range, now_ms).await?;
                }
                let days = figures.days.into_iter().map(|row| ("day", row));
                let rows: Vec<_> = days.chain(figures.products.into_iter().map(|row| ("product", row))).collect();
                let count = i64::try_from(rows.len()).unwrap_or(i64::MAX);
                (Source::Profit(rows), count)
            }
            ExportedRecord::Team(query) => {
                let (source, count) = query.open(store, scope, (language, now_ms)).await?;
                (Source::Team(source), count)
            }
        };
        Ok((Record { source, cursor: None, is_over: false }, count))
    }
}

impl Record {
    /// The next rows; none at the end.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next(&mut self, store: &Store) -> Result<Vec<Line>, StoreError> {
        if self.is_over {
            return Ok(Vec::new());
        }
        let (lines, cursor): (Vec<Line>, Option<String>) = match &mut self.source {
            Source::Account { filter, language, member_id } => {
                let rows = filter.page(store, language, self.cursor.as_deref(), BATCH_SIZE).await?;
                let cursor = rows.last().map(account_record::Row::cursor);
                (rows.into_iter().map(|row| cells::of_movement(row.into_wire(member_id))).collect(), cursor)
            }
            Source::Bets(filter) => {
                let rows = filter.page(store, self.cursor.as_deref(), BATCH_SIZE).await?;
                let cursor = rows.last().map(betting_record::Row::cursor);
                (rows.into_iter().map(|row| cells::of_bet(row.into_wire())).collect(), cursor)
            }
            Source::Profit(rows) => {
                (std::mem::take(rows).into_iter().map(|(of, row)| cells::of_profit(of, row)).collect(), None)
            }
            Source::Team(source) => source.next(store, self.cursor.as_deref(), BATCH_SIZE).await?,
        };
        self.is_over = lines.len() < BATCH_SIZE as usize || cursor.is_none();
        self.cursor = cursor;
        Ok(lines)
    }
}

/// The filter without days and page, as a file states it.
pub fn without_days(filter: &str) -> String {
    let is_kept = |pair: &&str| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        !NOT_FILTERS.contains(&name) && name != "pageSize" && !value.is_empty()
    };
    filter.split('&').filter(is_kept).collect::<Vec<&str>>().join("&")
}

/// Minor units as a decimal number, as files state amounts.
pub fn decimal(minor: i64) -> String {
    Money(minor).to_decimal()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_is_the_query_of_its_record_and_nothing_else() {
        assert!(ExportedRecord::parse(StatementKind::Bets, "span=DAYS_30&status=WON&vendor=FOX").is_ok());
        assert!(
            ExportedRecord::parse(StatementKind::Account, "from=2026-11-01&until=2026-11-02&group=DEPOSITS").is_ok()
        );
        for (kind, filter) in [
            (StatementKind::Bets, "status=SOMETIMES"),
            (StatementKind::Account, "group=WON"),
            (StatementKind::Profit, "span=EVER"),
            (StatementKind::Profit, "a b"),
        ] {
            let refused = ExportedRecord::parse(kind, filter);
            assert!(refused.is_err(), "{kind:?} {filter}");
        }
        assert!(ExportedRecord::parse(StatementKind::Bets, &"a".repeat(2_000)).is_err());
    }

    #[test]
    fn days_and_pages_are_no_part_of_a_filter() {
        assert_eq!(without_days("span=DAYS_7&status=WON&cursor=1-a&id="), "status=WON");
        assert_eq!(without_days(""), "");
    }
}
