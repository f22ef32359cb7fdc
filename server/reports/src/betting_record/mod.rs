//! The betting record: the bets of all products, filtered, with sums over the whole filter; and one bet with its movements of money.
//!
//! Bets are read in the order in which they were placed, by member: a page far back costs what the first one does. Sums and choices
//! of the filter are over the same bets by game and status. For members with many bets they are stored by day ([`days`]), which also
//! tells on which days there are bets that pass the filter.

mod days;
pub(crate) mod rows;
mod sums;

use axum::extract::State;
use identity::session::MemberEvenExcluded;
use lumora_core::domain::game::GameType;
use lumora_core::domain::record::BetStatus;
use lumora_core::wire::{BetDetail, BettingRecord, Envelope};
use platform::Base;
use platform::day::{Day, offset_minutes};
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::keyset;
use platform::params::{Choices, Code, OneOf, OptionalParam, PageSize, RequiredParam, Text};
use platform::query;

use crate::choices::choices;
use crate::days::{DAY_LENGTH, DayFilter, Spans, earliest_day};
pub(crate) use days::CountBetRecordDays;
pub use days::count_all_members;
pub(crate) use rows::Filter;
pub(crate) use rows::Row;
pub(crate) use sums::of as sums_of;

/// Bets per page, if the request names no size.
const PAGE: u32 = 20;

choices! {
    Statuses of BetStatus;
}

#[derive(Debug)]
pub(crate) struct Products;

impl Choices for Products {
    type Value = GameType;

    fn all() -> Vec<(&'static str, GameType)> {
        GameType::ALL.into_iter().map(|it| (it.code(), it)).collect()
    }
}

query! {
    /// Filter and page of the betting record.
    pub struct BetsQuery {
        /// A span of days up to today: DAYS_7 if absent; ignored where `from` is given.
        span: OptionalParam<OneOf<Spans>>,
        /// The first day, YYYY-MM-DD, in the operator's time zone.
        from: OptionalParam<Text<DAY_LENGTH>>,
        /// The last day; that of `from` if absent.
        until: OptionalParam<Text<DAY_LENGTH>>,
        /// Code of a product; all if absent.
        product: OptionalParam<OneOf<Products>>,
        /// Code of a vendor; all if absent.
        vendor: OptionalParam<Code>,
        /// Code of a game; all if absent.
        game: OptionalParam<Code>,
        /// Status of the bets; any if absent.
        status: OptionalParam<OneOf<Statuses>>,
        /// Id of a bet, the operator's or its supplier's: searched for in the last twelve months, whatever the days.
        id: OptionalParam<Code>,
        /// `next` of the page before; the first page if absent.
        cursor: OptionalParam<Code>,
        /// Bets per page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl BetsQuery {
    pub(crate) fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        if self.id.0.is_some() {
            return Ok((earliest_day(today), today));
        }
        let filter = DayFilter { span: self.span.0, from: self.from.0.as_deref(), until: self.until.0.as_deref() };
        filter.resolve(today, offset)
    }

    pub(crate) fn filter(
        &self,
        (member_id, language): (&str, &'static str),
        (from_ms, until_ms): (i64, i64),
        (offset_minutes, now_ms): (i64, i64),
    ) -> Filter {
        Filter {
            member_id: member_id.to_owned(),
            language,
            from_ms,
            until_ms,
            product: self.product.0.map(GameType::code),
            vendor: self.vendor.0.clone(),
            game: self.game.0.clone(),
            status: self.status.0,
            id: self.id.0.clone(),
            offset_minutes,
            now_ms,
        }
    }
}

/// Betting record
///
/// Every bet of the member, latest placed first. Days are in the operator's time zone.
#[utoipa::path(
    get, path = "/wps/member/records/bets", tag = "records", security(("session" = [])), params(BetsQuery),
    responses(
        (status = 200, body = Envelope<BettingRecord>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope)
    )
)]
pub(crate) async fn record(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Query(query): Query<BetsQuery>,
) -> Result<Reply<BettingRecord>, ApiError> {
    member.require_real()?;
    let offset = offset_minutes(base.store.reader()).await?;
    let now_ms = base.clock.now_ms();
    let days = query.days(Day::at(now_ms, offset), offset)?;
    let span = (days.0.from_ms(), days.1.until_ms());
    let filter = query.filter((&member.id, language.code()), span, (offset, now_ms));
    let size = query.page_size.0.unwrap_or(PAGE);
    let rows = filter.page(&base.store, query.cursor.0.as_deref(), size + 1).await?;
    let (rows, next) = keyset::page(rows, size, Row::cursor);
    let mut record = match query.cursor.0 {
        None => sums::of(&filter, &base.store).await?,
        Some(_) => BettingRecord::default(),
    };
    record.content = rows.into_iter().map(Row::into_wire).collect();
    (record.next, record.from, record.until) = (next, days.0.name(), days.1.name());
    record.offset_minutes = i32::try_from(offset).unwrap_or(0);
    Ok(Reply(record))
}

query! {
    /// The bet to return.
    pub(crate) struct BetQuery {
        /// The operator's id of the bet.
        id: RequiredParam<Code>,
    }
}

/// A bet in detail
///
/// The bet with the movements of the main wallet that belong to it.
#[utoipa::path(
    get, path = "/wps/member/records/bets/detail", tag = "records", security(("session" = [])), params(BetQuery),
    responses(
        (status = 200, body = Envelope<BetDetail>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(crate) async fn bet(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
    Query(query): Query<BetQuery>,
) -> Result<Reply<BetDetail>, ApiError> {
    member.require_real()?;
    let found = rows::find_bet(base.store.reader(), (&member.id, &query.id.0), language.code()).await?;
    let bet = found.ok_or_else(|| ApiError::not_found("bet"))?;
    let movements = rows::movements(base.store.reader(), &member, (&bet, base.clock.now_ms())).await?;
    Ok(Reply(BetDetail { bet: bet.into_wire(), movements }))
}
