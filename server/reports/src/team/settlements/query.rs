//! How settlements are asked for: the parameters of the calls and of statements.

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
use crate::days::{AskedDays, DAY_LENGTH, Spans};

choices! {
    Roles of SettlementRole;
    Statuses of SettlementStatus;
}

query! {
    /// Which settlements.
    pub struct SettlementsQuery {
        /// DAYS_365 unless given; `from` and `until` take its place. A settlement belongs to the day on which its period ends.
        span: OptionalParam<OneOf<Spans>>,
        /// The first day, YYYY-MM-DD, a day of the operator.
        from: OptionalParam<Text<DAY_LENGTH>>,
        /// The last day; that of `from` unless given.
        until: OptionalParam<Text<DAY_LENGTH>>,
        /// PAYEE for those that the agent is paid, PAYER for those that it pays; PAYEE unless given.
        role: OptionalParam<OneOf<Roles>>,
        /// Where they stand; all unless given.
        status: OptionalParam<OneOf<Statuses>>,
        /// Account name of the other side; all unless given.
        account: OptionalParam<Text<ACCOUNT_LENGTH>>,
        /// `next` of the page before; the first page unless given.
        cursor: OptionalParam<Text<240>>,
        /// Settlements on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl SettlementsQuery {
    /// The first and the last day. Periods may be months: unless it is asked otherwise, a year shows.
    ///
    /// # Errors
    /// 422 for what is no day, ends before it begins, begins more than a year ago, or in the future.
    pub fn days(&self, today: Day, offset: i64) -> Result<(Day, Day), ApiError> {
        let span = Some(self.span.0.unwrap_or(RecordSpan::Year));
        AskedDays { span, from: self.from.0.as_deref(), until: self.until.0.as_deref() }.read(today, offset)
    }

    /// Where the page begins.
    pub fn cursor(&self) -> Option<&str> {
        self.cursor.0.as_deref()
    }

    /// Settlements on a page.
    pub fn page_size(&self, default: u32) -> u32 {
        self.page_size.0.unwrap_or(default)
    }

    /// The filter, for an agent.
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
