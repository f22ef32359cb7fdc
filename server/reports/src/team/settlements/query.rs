//! The parameters of lists of settlements and of statements of them.

use identity::member::account_key;
use lumora_core::domain::agent::settlement::{SettlementRole, SettlementStatus};
use lumora_core::domain::agent::terms::ContractType;
use lumora_core::domain::record::RecordSpan;
use platform::day::Day;
use platform::http::ApiError;
use platform::params::{OneOf, OptionalParam, PageSize, Text};
use platform::query;

use super::super::ACCOUNT_LENGTH;
use super::SettlementFilter;
use crate::choices::choices;
use crate::days::{DAY_LENGTH, DayFilter, Spans};

choices! {
    Roles of SettlementRole;
    Statuses of SettlementStatus;
}

query! {
    /// Filter and page of the settlements.
    pub struct SettlementsQuery {
        /// A span of days up to today: DAYS_365 if absent; ignored where `from` is given. A settlement belongs to the day on which
        /// its period ends.
        span: OptionalParam<OneOf<Spans>>,
        /// The first day, YYYY-MM-DD, in the operator's time zone.
        from: OptionalParam<Text<DAY_LENGTH>>,
        /// The last day; that of `from` if absent.
        until: OptionalParam<Text<DAY_LENGTH>>,
        /// PAYEE for those that are paid to the agent, PAYER for those that it pays; PAYEE if absent.
        role: OptionalParam<OneOf<Roles>>,
        /// Status of the settlements; any if absent.
        status: OptionalParam<OneOf<Statuses>>,
        /// Account name of the other party; all if absent.
        account: OptionalParam<Text<ACCOUNT_LENGTH>>,
        /// `next` of the page before; the first page if absent.
        cursor: OptionalParam<Text<240>>,
        /// Settlements per page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl SettlementsQuery {
    /// The first and the last day. The default is a year, since periods may be months.
    ///
    /// # Errors
    /// 422 for a text that is no day, an end before the beginning, or a beginning more than 366 days ago or in the future.
    pub fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        let span = Some(self.span.0.unwrap_or(RecordSpan::Year));
        DayFilter { span, from: self.from.0.as_deref(), until: self.until.0.as_deref() }.resolve(today, offset)
    }

    /// The cursor of the page.
    pub fn cursor(&self) -> Option<&str> {
        self.cursor.0.as_deref()
    }

    /// Settlements per page, `default` if the query names no size.
    pub fn page_size(&self, default: u32) -> u32 {
        self.page_size.0.unwrap_or(default)
    }

    /// The filter for an agent, a type of contract and a range of days.
    pub fn filter(&self, agent_id: &str, contract_type: ContractType, (first, last): (Day, Day)) -> SettlementFilter {
        SettlementFilter {
            agent_id: agent_id.to_owned(),
            contract_type,
            role: self.role.0.unwrap_or_default(),
            status: self.status.0,
            account: self.account.0.as_deref().map(account_key).unwrap_or_default(),
            from_ms: first.from_ms(),
            until_ms: last.until_ms(),
        }
    }
}
