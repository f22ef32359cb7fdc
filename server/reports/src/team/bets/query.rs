//! The parameters of the team's betting history.

use lumora_core::domain::game::GameType;
use lumora_core::domain::record::TeamReach;
use platform::day::Day;
use platform::http::ApiError;
use platform::params::{Code, OneOf, OptionalParam, PageSize, Text};
use platform::query;

use super::BetFilter;
use crate::betting_record::{Products, Statuses};
use crate::days::{DAY_LENGTH, Spans, earliest_day};
use crate::team::scope::{Span, Team};
use crate::team::{ACCOUNT_LENGTH, Reaches, days};

query! {
    /// Filter and page of the team's betting history.
    pub struct TeamBetsQuery {
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
        /// Account name of a member of the team; the whole team if absent.
        member: OptionalParam<Text<ACCOUNT_LENGTH>>,
        /// With `member`: only that member's bets (OWN, the default), or those of everybody below as well (BRANCH).
        reach: OptionalParam<OneOf<Reaches>>,
        /// Id of a bet, the operator's or its supplier's: searched for in the last twelve months, whatever the days.
        id: OptionalParam<Code>,
        /// `next` of the page before; the first page if absent.
        cursor: OptionalParam<Code>,
        /// Bets per page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl TeamBetsQuery {
    /// The first and the last day.
    ///
    /// # Errors
    /// 422 for a text that is no day, an end before the beginning, or a beginning more than 366 days ago or in the future.
    pub fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        if self.id.0.is_some() {
            return Ok((earliest_day(today), today));
        }
        days((&self.span, &self.from, &self.until), today, offset)
    }

    /// Account name of the selected member, and whether those below are included.
    pub fn selected_member(&self) -> Option<(&str, TeamReach)> {
        self.member.0.as_deref().map(|account| (account, self.reach.0.unwrap_or_default()))
    }

    /// The cursor of the page.
    pub fn cursor(&self) -> Option<&str> {
        self.cursor.0.as_deref()
    }

    /// Bets per page, `default` if the query names no size.
    pub fn page_size(&self, default: u32) -> u32 {
        self.page_size.0.unwrap_or(default)
    }

    /// The filter over a team and a range of days, with names in a language.
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
