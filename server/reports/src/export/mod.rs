//! A whole record, line by line: what a page of the member centre shows piece by piece, for who writes all of it down.
//!
//! A record is asked for by the query of its own call, so that a filter means the same on the page and in a file. Its lines are texts that depend on nothing
//! but the rows: amounts are decimals, times RFC 3339 in UTC, kinds the words of the API.

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
use team::{TeamAsked, TeamSource};

/// Lines that are read at once.
const AT_ONCE: u32 = 1_000;
/// Whoever sends more than this has no filter in mind.
const LONGEST_FILTER: usize = 1_000;
/// What a query says of days and pages. The days of a record are said otherwise, and it has no pages.
const NO_FILTER: [&str; 5] = ["span", "from", "until", "cursor", "page_size"];

/// A record that was asked for.
#[derive(Debug)]
pub enum ExportedRecord {
    /// Movements of money or points.
    Account(RecordQuery),
    /// Bets.
    Bets(BetsQuery),
    /// What days and products came to.
    Profit(ProfitQuery),
    /// A record of an agent.
    Team(TeamAsked),
}

/// Whose record, and of what time.
#[derive(Debug, Clone)]
pub struct RecordScope<'a> {
    /// The member.
    pub member_id: &'a str,
    /// ISO 4217 code of the member's wallet.
    pub currency: &'a str,
    /// The language that games are named in.
    pub language: &'a str,
    /// The first day and the last.
    pub days: (Day, Day),
    /// Minutes that these days are ahead of UTC.
    pub offset_minutes: i64,
}

/// A line: one text for each column, and what it adds to the totals, in minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// One text for each column.
    pub cells: Vec<String>,
    /// One for each total.
    pub sums: Vec<i64>,
}

/// A record that is read from its latest line to its first.
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
    if filter.len() > LONGEST_FILTER {
        return Err(wrong(format!("at most {LONGEST_FILTER} letters")));
    }
    let address: Uri = format!("/?{filter}").parse().map_err(|_| wrong("it is no query".to_owned()))?;
    T::from_query(&Pairs::parse(address.query().unwrap_or_default())).map_err(wrong)
}

impl ExportedRecord {
    /// Reads the query of a record.
    ///
    /// # Errors
    /// 422 with what it should have been.
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
            | StatementKind::RealTimeSalary => ExportedRecord::Team(TeamAsked::parse(kind, filter)?),
        })
    }

    /// The first and the last of its days.
    ///
    /// # Errors
    /// 422 for what is no day, ends before it begins, begins more than a year ago, or in the future.
    pub fn days(&self, now_ms: i64, offset_minutes: i64) -> Result<(Day, Day), ApiError> {
        let today = Day::at(now_ms, offset_minutes);
        match self {
            ExportedRecord::Account(query) => query.days(today, offset_minutes),
            ExportedRecord::Bets(query) => query.days(today, offset_minutes),
            ExportedRecord::Profit(query) => query.days(today, offset_minutes),
            ExportedRecord::Team(asked) => asked.days(today, offset_minutes),
        }
    }

    /// Names of the columns.
    pub fn columns(&self) -> &'static [&'static str] {
        match self {
            ExportedRecord::Account(_) => ACCOUNT.columns,
            ExportedRecord::Bets(_) => BETS.columns,
            ExportedRecord::Profit(_) => PROFIT.columns,
            ExportedRecord::Team(asked) => asked.table().columns,
        }
    }

    /// Names of the totals.
    pub fn totals(&self) -> &'static [&'static str] {
        match self {
            ExportedRecord::Account(_) => ACCOUNT.totals,
            ExportedRecord::Bets(_) => BETS.totals,
            ExportedRecord::Profit(_) => PROFIT.totals,
            ExportedRecord::Team(asked) => asked.table().totals,
        }
    }

    /// What amounts are in: a currency, or points.
    pub fn unit<'a>(&self, currency: &'a str) -> &'a str {
        match self {
            ExportedRecord::Account(query) if query.is_of_points() => "points",
            _ => currency,
        }
    }

    /// Something that the record adds up is still to be counted: a file that is signed leaves nothing of it out.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn waits(&self, store: &Store) -> Result<bool, StoreError> {
        match self {
            ExportedRecord::Team(asked) => asked.waits(store).await,
            ExportedRecord::Account(_) | ExportedRecord::Bets(_) | ExportedRecord::Profit(_) => Ok(false),
        }
    }

    /// The record, from its latest line on, and how many lines there are. A member that is named and stands in no place of the team has none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open(&self, store: &Store, scope: &RecordScope<'_>, now_ms: i64) -> Result<(Record, i64), StoreError> {
        let (first, last) = scope.days;
        let span = (first.from_ms(), last.until_ms());
        let language = language::by_code(scope.language).map_or("EN", |language| language.code);
        let (source, count) = match self {
            ExportedRecord::Account(query) => {
                // What moves from now on is in the next file: who is paid all the time has one as well.
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
                // A file that is signed leaves out nothing that waits to be counted.
                while !figures.complete {
                    figures = profit_and_loss::figures_of(store, owner, range, now_ms).await?;
                }
                let days = figures.days.into_iter().map(|row| ("day", row));
                let rows: Vec<_> = days.chain(figures.products.into_iter().map(|row| ("product", row))).collect();
                let count = i64::try_from(rows.len()).unwrap_or(i64::MAX);
                (Source::Profit(rows), count)
            }
            ExportedRecord::Team(asked) => {
                let (source, count) = asked.open(store, scope, (language, now_ms)).await?;
                (Source::Team(source), count)
            }
        };
        Ok((Record { source, cursor: None, is_over: false }, count))
    }
}

impl Record {
    /// The next lines; none at the end.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next(&mut self, store: &Store) -> Result<Vec<Line>, StoreError> {
        if self.is_over {
            return Ok(Vec::new());
        }
        let (lines, cursor): (Vec<Line>, Option<String>) = match &mut self.source {
            Source::Account { filter, language, member_id } => {
                let rows = filter.page(store, language, self.cursor.as_deref(), AT_ONCE).await?;
                let cursor = rows.last().map(account_record::Row::cursor);
                (rows.into_iter().map(|row| cells::of_movement(row.shown(member_id))).collect(), cursor)
            }
            Source::Bets(filter) => {
                let rows = filter.page(store, self.cursor.as_deref(), AT_ONCE).await?;
                let cursor = rows.last().map(betting_record::Row::cursor);
                (rows.into_iter().map(|row| cells::of_bet(row.shown())).collect(), cursor)
            }
            Source::Profit(rows) => {
                (std::mem::take(rows).into_iter().map(|(of, row)| cells::of_profit(of, row)).collect(), None)
            }
            Source::Team(source) => source.next(store, self.cursor.as_deref(), AT_ONCE).await?,
        };
        self.is_over = lines.len() < AT_ONCE as usize || cursor.is_none();
        self.cursor = cursor;
        Ok(lines)
    }
}

/// A filter without its days and pages, as a file says it.
pub fn without_days(filter: &str) -> String {
    let is_kept = |pair: &&str| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        !NO_FILTER.contains(&name) && name != "pageSize" && !value.is_empty()
    };
    filter.split('&').filter(is_kept).collect::<Vec<&str>>().join("&")
}

/// Minor units as a file has them.
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
