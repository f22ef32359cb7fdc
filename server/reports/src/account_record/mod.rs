//! The account record: every movement of a member's money or points, filtered, with the sums of the whole filter.
//!
//! Ids of transactions begin with their time, and the entries of an account lie in their order: a span is a range of them, and a page far back costs what the
//! first does. The sums are of the same range, and asked for with the first page only; they come from what is counted by day and kind
//! ([`ledger::days`]), which also tells on which days what a filter lets through lies.

mod rows;

use axum::extract::State;
use identity::session::ExcludedMember;
use ledger::{Account, POINTS};
use lumora_core::domain::ledger::AccountKind;
use lumora_core::domain::money::Money;
use lumora_core::domain::record::{RecordAccount, RecordDirection, RecordGroup};
use lumora_core::wire::{AccountRecord, Amount, Envelope};
use platform::Base;
use platform::day::{Day, offset_minutes};
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{Code, OneOf, OptionalParam, PageSize, Text};
use platform::query;

use crate::choices::choices;
use crate::days::{AskedDays, DAY_LENGTH, Spans};
pub(crate) use rows::Row;
pub(crate) use rows::{Filter, Sums};

/// Lines of a page unless the call says otherwise.
const PAGE: u32 = 20;
choices! {
    Accounts of RecordAccount;
    Groups of RecordGroup;
    Directions of RecordDirection;
}

query! {
    /// Which movements.
    pub struct RecordQuery {
        /// CASH unless given.
        account: OptionalParam<OneOf<Accounts>>,
        /// DAYS_7 unless given; `from` and `until` take its place.
        span: OptionalParam<OneOf<Spans>>,
        /// The first day, YYYY-MM-DD, a day of the operator.
        from: OptionalParam<Text<DAY_LENGTH>>,
        /// The last day; that of `from` unless given.
        until: OptionalParam<Text<DAY_LENGTH>>,
        /// What kind; all unless given.
        group: OptionalParam<OneOf<Groups>>,
        /// Which way; both unless given.
        direction: OptionalParam<OneOf<Directions>>,
        /// `next` of the page before; the first page unless given.
        cursor: OptionalParam<Code>,
        /// Movements on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl RecordQuery {
    pub(crate) fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        let asked = AskedDays { span: self.span.0, from: self.from.0.as_deref(), until: self.until.0.as_deref() };
        asked.read(today, offset)
    }

    /// Whether points are asked for.
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

/// The account record
///
/// Every movement of the member's money, or points, the latest first. Days are the operator's. The counterparty of a transfer is masked.
#[utoipa::path(
    get, path = "/wps/relay/ODSFE2_MemTransDet", tag = "records", security(("session" = [])), params(RecordQuery),
    responses(
        (status = 200, body = Envelope<AccountRecord>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(crate) async fn record(
    State(base): State<Base>,
    ExcludedMember(member): ExcludedMember,
    language: Language,
    Query(query): Query<RecordQuery>,
) -> Result<Reply<AccountRecord>, ApiError> {
    member.require_real()?;
    let (offset, now_ms) = (offset_minutes(base.store.reader()).await?, base.clock.now_ms());
    let (first, last) = query.days(Day::at(now_ms, offset), offset)?;
    let span = (first.from_ms(), last.until_ms());
    let filter = query.filter((&member.id, &member.row.currency), span, (offset, now_ms));
    let size = query.page_size.0.unwrap_or(PAGE);
    let mut rows = filter.page(&base.store, language.code(), query.cursor.0.as_deref(), size + 1).await?;
    let most = usize::try_from(size).unwrap_or(usize::MAX);
    let has_more = rows.len() > most;
    rows.truncate(most);
    let next = rows.last().filter(|_| has_more).map(Row::cursor).unwrap_or_default();
    let sums = match query.cursor.0 {
        None => filter.sums(&base.store).await?,
        Some(_) => Sums::default(),
    };
    Ok(Reply(AccountRecord {
        content: rows.into_iter().map(|row| row.shown(&member.id)).collect(),
        next,
        count: sums.count,
        total_in: Amount(Money(sums.total_in)),
        total_out: Amount(Money(sums.total_out)),
        from: first.name(),
        until: last.name(),
        offset_minutes: i32::try_from(offset).unwrap_or(0),
    }))
}
