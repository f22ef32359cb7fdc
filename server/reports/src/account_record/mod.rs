//! The account record: every movement of a member's money or points, filtered, with sums over the whole filter.
//!
//! Ids of transactions begin with their time, and the entries of an account are ordered by them: a range of days is a range of ids,
//! and a page far back costs what the first one does. Sums are over the same range, and are computed for the first page only; they
//! come from the stored sums by day and kind ([`ledger::days`]), which also tell on which days there are entries that pass the
//! filter.

mod rows;

use axum::extract::State;
use identity::session::MemberEvenExcluded;
use ledger::{Account, POINTS};
use lumora_core::domain::ledger::AccountKind;
use lumora_core::domain::money::Money;
use lumora_core::domain::record::{RecordAccount, RecordDirection, RecordGroup};
use lumora_core::wire::{AccountRecord, Amount, Envelope};
use platform::Base;
use platform::day::{Day, offset_minutes};
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::keyset;
use platform::params::{Code, OneOf, OptionalParam, PageSize, Text};
use platform::query;

use crate::choices::choices;
use crate::days::{DAY_LENGTH, DayFilter, Spans};
pub(crate) use rows::Row;
pub(crate) use rows::{Filter, Sums};

/// Movements per page, if the request names no size.
const PAGE: u32 = 20;
choices! {
    Accounts of RecordAccount;
    Groups of RecordGroup;
    Directions of RecordDirection;
}

query! {
    /// Filter and page of the account record.
    pub struct RecordQuery {
        /// The account: CASH if absent.
        account: OptionalParam<OneOf<Accounts>>,
        /// A span of days up to today: DAYS_7 if absent; ignored where `from` is given.
        span: OptionalParam<OneOf<Spans>>,
        /// The first day, YYYY-MM-DD, in the operator's time zone.
        from: OptionalParam<Text<DAY_LENGTH>>,
        /// The last day; that of `from` if absent.
        until: OptionalParam<Text<DAY_LENGTH>>,
        /// The group of movements; all if absent.
        group: OptionalParam<OneOf<Groups>>,
        /// Incoming or outgoing movements; both if absent.
        direction: OptionalParam<OneOf<Directions>>,
        /// `next` of the page before; the first page if absent.
        cursor: OptionalParam<Code>,
        /// Movements per page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl RecordQuery {
    pub(crate) fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        let filter = DayFilter { span: self.span.0, from: self.from.0.as_deref(), until: self.until.0.as_deref() };
        filter.resolve(today, offset)
    }

    /// Whether the record is of points instead of money.
    pub(crate) fn is_of_points(&self) -> bool {
        self.account.0 == Some(RecordAccount::Points)
    }

    pub(crate) fn filter(
        &self,
        (member_id, currency): (&str, &str),
        (from_ms, until_ms): (i64, i64),
        (offset_minutes, now_ms): (i64, i64),
    ) -> Filter {
        let account = if self.is_of_points() {
            Account::new(AccountKind::MemberPoints, member_id, POINTS)
        } else {
            Account::wallet(member_id, currency)
        };
        Filter {
            account_id: account.id(),
            from_ms,
            until_ms,
            offset_minutes,
            now_ms,
            group: self.group.0,
            direction: self.direction.0,
        }
    }
}

/// Account record
///
/// Every movement of the member's money or points, newest first. Days are in the operator's time zone. The counterparty of a transfer
/// is masked.
#[utoipa::path(
    get, path = "/wps/relay/ODSFE2_MemTransDet", tag = "records", security(("session" = [])), params(RecordQuery),
    responses(
        (status = 200, body = Envelope<AccountRecord>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(crate) async fn record(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Query(query): Query<RecordQuery>,
) -> Result<Reply<AccountRecord>, ApiError> {
    member.require_real()?;
    let (offset, now_ms) = (offset_minutes(base.store.reader()).await?, base.clock.now_ms());
    let (first, last) = query.days(Day::at(now_ms, offset), offset)?;
    let span = (first.from_ms(), last.until_ms());
    let filter = query.filter((&member.id, &member.row.currency), span, (offset, now_ms));
    let size = query.page_size.0.unwrap_or(PAGE);
    let rows = filter.page(&base.store, language.code(), query.cursor.0.as_deref(), size + 1).await?;
    let (rows, next) = keyset::page(rows, size, Row::cursor);
    let sums = match query.cursor.0 {
        None => filter.sums(&base.store).await?,
        Some(_) => Sums::default(),
    };
    Ok(Reply(AccountRecord {
        content: rows.into_iter().map(|row| row.into_wire(&member.id)).collect(),
        next,
        count: sums.count,
        total_in: Amount(Money(sums.total_in)),
        total_out: Amount(Money(sums.total_out)),
        from: first.name(),
        until: last.name(),
        offset_minutes: i32::try_from(offset).unwrap_or(0),
    }))
}
