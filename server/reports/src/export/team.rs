//! Export of an agent's records, row by row. A signed file states the rows as they were, so counts and totals are made from the rows
//! themselves.

use lumora_core::domain::agent::terms::ContractType;
use lumora_core::domain::record::TeamReach;
use lumora_core::domain::statement::StatementKind;
use platform::day::Day;
use platform::http::ApiError;
use platform::store::{Store, StoreError};

use super::cells::{self, INCOME, SETTLEMENTS, TEAM_BETS, TEAM_MOVES, TEAM_PROFIT, Table};
use super::{Line, RecordScope, parse};
use crate::team::{
    BetFilter, IncomeQuery, MoveFilter, SettlementFilter, SettlementRow, SettlementsQuery, Span, Team, TeamBetsQuery,
    TeamMovesQuery, TeamProfitQuery, income_of, is_counted, profit_of,
};

/// A record of an agent with its filter, to be exported.
#[derive(Debug)]
pub enum TeamRecord {
    /// Bets of the team.
    Bets(TeamBetsQuery),
    /// Profit and loss of the team.
    Profit(TeamProfitQuery),
    /// The agent's income.
    Income(IncomeQuery),
    /// Movements of the team's wallets.
    Moves(TeamMovesQuery),
    /// Settlements of contracts of one type.
    Settlements(ContractType, SettlementsQuery),
}

/// The source of the rows: a filter to page through, or rows that were read at once.
#[derive(Debug)]
pub(super) enum TeamSource {
    Bets(Box<BetFilter>),
    Moves(Box<MoveFilter>),
    Settlements { filter: Box<SettlementFilter>, agent_id: String },
    Lines(Vec<Line>),
}

impl TeamRecord {
    pub(super) fn parse(kind: StatementKind, filter: &str) -> Result<Self, ApiError> {
        if let Some(contract_type) = kind.contract_type() {
            return Ok(Self::Settlements(contract_type, parse(filter)?));
        }
        Ok(match kind {
            StatementKind::TeamProfit => Self::Profit(parse(filter)?),
            StatementKind::Income => Self::Income(parse(filter)?),
            StatementKind::TeamTransactions => Self::Moves(parse(filter)?),
            _ => Self::Bets(parse(filter)?),
        })
    }

    pub(super) fn days(&self, today: Day, offset_minutes: i64) -> Result<(Day, Day), ApiError> {
        match self {
            Self::Bets(query) => query.days(today, offset_minutes),
            Self::Profit(query) => query.days(today, offset_minutes),
            Self::Income(query) => query.days(today, offset_minutes),
            Self::Moves(query) => query.days(today, offset_minutes),
            Self::Settlements(_, query) => query.days(today, offset_minutes),
        }
    }

    pub(super) fn table(&self) -> &'static Table {
        match self {
            Self::Bets(_) => &TEAM_BETS,
            Self::Profit(_) => &TEAM_PROFIT,
            Self::Income(_) => &INCOME,
            Self::Moves(_) => &TEAM_MOVES,
            Self::Settlements(..) => &SETTLEMENTS,
        }
    }

    /// Whether sums are still being counted: only profit and loss is made of counted sums.
    pub(super) async fn is_still_counting(&self, store: &Store) -> Result<bool, StoreError> {
        match self {
            Self::Profit(_) => Ok(!is_counted(store).await?),
            Self::Bets(_) | Self::Income(_) | Self::Moves(_) | Self::Settlements(..) => Ok(false),
        }
    }

    fn selected_member(&self) -> Option<(&str, TeamReach)> {
        match self {
            Self::Bets(query) => query.selected_member(),
            Self::Profit(query) => query.selected_member(),
            // Records of the agent itself: their filter holds the other party of a contract.
            Self::Income(_) | Self::Settlements(..) => None,
            Self::Moves(query) => query.selected_member(),
        }
    }

    pub(super) async fn open(
        &self,
        store: &Store,
        scope: &RecordScope<'_>,
        (language, now_ms): (&'static str, i64),
    ) -> Result<(TeamSource, i64), StoreError> {
        let (first, last) = scope.days;
        let offset_minutes = scope.offset_minutes;
        let span = Span { first, last, offset_minutes, now_ms, is_counted: false, is_exact: true };
        // For a member who is not in the team there are no rows, as for one who does not exist.
        let Some(team) = Team::of(store, scope.member_id, self.selected_member()).await? else {
            return Ok((TeamSource::Lines(Vec::new()), 0));
        };
        let lines = match self {
            Self::Bets(query) => {
                let filter = query.filter(team, language, span);
                let count = filter.lines(store).await?;
                return Ok((TeamSource::Bets(Box::new(filter)), count));
            }
            Self::Moves(query) => {
                let filter = query.filter(team, span);
                let count = filter.sums(store).await?.iter().map(|sum| sum.count).sum();
                return Ok((TeamSource::Moves(Box::new(filter)), count));
            }
            Self::Settlements(contract_type, query) => {
                let filter = query.filter(scope.member_id, *contract_type, scope.days);
                let count = filter.sums(store).await?.count;
                let agent_id = scope.member_id.to_owned();
                return Ok((TeamSource::Settlements { filter: Box::new(filter), agent_id }, count));
            }
            Self::Profit(_) => {
                let figures = profit_of(store, &team, span).await?;
                let members = figures.members.into_iter().map(|row| cells::of_team_profit("member", row));
                let days = figures.days.into_iter().map(|row| cells::of_team_profit("day", row));
                let products = figures.products.into_iter().map(|row| cells::of_team_profit("product", row));
                members.chain(days).chain(products).collect()
            }
            Self::Income(_) => {
                let income = income_of(store, (scope.member_id, scope.currency), span).await?;
                income.days.into_iter().map(cells::of_income).collect::<Vec<Line>>()
            }
        };
        let count = i64::try_from(lines.len()).unwrap_or(i64::MAX);
        Ok((TeamSource::Lines(lines), count))
    }
}

impl TeamSource {
    /// The next rows after a cursor, and the cursor of the rows that follow.
    pub(super) async fn next(
        &mut self,
        store: &Store,
        cursor: Option<&str>,
        limit: u32,
    ) -> Result<(Vec<Line>, Option<String>), StoreError> {
        Ok(match self {
            Self::Bets(filter) => {
                let rows = filter.page(store, cursor, limit).await?;
                let cursor = rows.last().map(|row| row.cursor());
                (rows.into_iter().map(|row| cells::of_team_bet(row.into_wire())).collect(), cursor)
            }
            Self::Moves(filter) => {
                let rows = filter.page(store, cursor, limit).await?;
                let cursor = rows.last().map(|row| row.cursor());
                (rows.into_iter().map(|row| cells::of_team_move(row.into_wire())).collect(), cursor)
            }
            Self::Settlements { filter, agent_id } => {
                let rows = filter.page(store, cursor, limit).await?;
                let cursor = rows.last().map(SettlementRow::cursor);
                (rows.into_iter().map(|row| cells::of_settlement(row.into_wire(agent_id))).collect(), cursor)
            }
            Self::Lines(lines) => (std::mem::take(lines), None),
        })
    }
}
