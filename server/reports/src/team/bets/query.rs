//! Which bets of a team a call asks for.

use lumora_core::domain::game::GameType;
use lumora_core::domain::record::TeamReach;
use platform::day::Day;
use platform::http::ApiError;
use platform::params::{Code, OneOf, OptionalParam, PageSize, Text};
use platform::query;

use super::BetFilter;
use crate::betting_record::{Products, Statuses};
use crate::days::{DAY_LENGTH, Spans, furthest};
use crate::team::scope::{Span, Team};
use crate::team::{ACCOUNT_LENGTH, Reaches, days};

query! {
    /// Which bets of the team.
    pub struct TeamBetsQuery {
        /// DAYS_7 unless given; `from` and `until` take its place.
        span: OptionalParam<OneOf<Spans>>,
        /// The first day, YYYY-MM-DD, a day of the operator.
        from: OptionalParam<Text<DAY_LENGTH>>,
        /// The last day; that of `from` unless given.
        until: OptionalParam<Text<DAY_LENGTH>>,
        /// Code of a product; all unless given.
        product: OptionalParam<OneOf<Products>>,
        /// Code of a vendor.
        vendor: OptionalParam<Code>,
        /// Code of a game.
        game: OptionalParam<Code>,
        /// Where they stand.
        status: OptionalParam<OneOf<Statuses>>,
        /// Account name of a member of the team.
        member: OptionalParam<Text<ACCOUNT_LENGTH>>,
        /// With `member`: its own bets (OWN, unless given), or those of everybody below it as well (BRANCH).
        reach: OptionalParam<OneOf<Reaches>>,
        /// The id of a bet, ours or its supplier's: looked for in the last twelve months, whatever the days.
        id: OptionalParam<Code>,
        /// `next` of the page before; the first page unless given.
        cursor: OptionalParam<Code>,
        /// Bets on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl TeamBetsQuery {
    /// The first and the last day.
    ///
    /// # Errors
    /// 422 for what is no day, ends before it begins, begins more than a year ago, or in the future.
    pub fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        if self.id.0.is_some() {
            return Ok((furthest(today), today));
        }
        days((&self.span, &self.from, &self.until), today, offset)
    }

    /// The member that is named, and how far.
    pub fn named(&self) -> Option<(&str, TeamReach)> {
        self.member.0.as_deref().map(|account| (account, self.reach.0.unwrap_or_default()))
    }

    /// Where the page begins.
    pub fn cursor(&self) -> Option<&str> {
        self.cursor.0.as_deref()
    }

    /// Bets on a page.
    pub fn page_size(&self, default: u32) -> u32 {
        self.page_size.0.unwrap_or(default)
    }

    /// The filter, for a team in a language.
    pub fn filter(&self, team: Team, language: &'static str, span: Span) -> BetFilter {
        BetFilter {
            team,
            language,
            span,
            product: self.product.0.map_or("", GameType::code),
            vendor: self.vendor.0.clone().unwrap_or_default(),
            game: self.game.0.clone().unwrap_or_default(),
            status: self.status.0,
            id: self.id.0.clone(),
        }
    }
}
