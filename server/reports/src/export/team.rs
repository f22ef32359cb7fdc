//! The records of an agent, line by line. Sums are those of the rows themselves: a file is signed, and holds what was there.

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

/// A record of an agent that was asked for.
#[derive(Debug)]
pub enum TeamAsked {
    /// Bets of the team.
    Bets(TeamBetsQuery),
    /// What the team came to.
    Profit(TeamProfitQuery),
    /// What the agent has earned.
    Income(IncomeQuery),
    /// Movements of the team's wallets.
    Moves(TeamMovesQuery),
    /// Settlements of a type of contract.
    Settlements(ContractType, SettlementsQuery),
}

/// Where its lines come from.
#[derive(Debug)]
pub(super) enum TeamSource {
    Bets(Box<BetFilter>),
    Moves(Box<MoveFilter>),
    Settlements { filter: Box<SettlementFilter>, agent_id: String },
    Lines(Vec<Line>),
}

impl TeamAsked {
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

    /// Only what the team came to is added up beforehand.
    pub(super) async fn waits(&self, store: &Store) -> Result<bool, StoreError> {
        match self {
            Self::Profit(_) => Ok(!is_counted(store).await?),
            Self::Bets(_) | Self::Income(_) | Self::Moves(_) | Self::Settlements(..) => Ok(false),
        }
    }

    fn named(&self) -> Option<(&str, TeamReach)> {
        match self {
            Self::Bets(query) => query.named(),
            Self::Profit(query) => query.named(),
            // The agent's own: the other side of a contract stands in the filter itself.
            Self::Income(_) | Self::Settlements(..) => None,
            Self::Moves(query) => query.named(),
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
        // Who is not of the team has no lines, as somebody who does not exist.
        let Some(team) = Team::of(store, scope.member_id, self.named()).await? else {
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
    /// The next lines behind a cursor, and the cursor behind them.
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
                (rows.into_iter().map(|row| cells::of_team_bet(row.shown())).collect(), cursor)
            }
            Self::Moves(filter) => {
                let rows = filter.page(store, cursor, limit).await?;
                let cursor = rows.last().map(|row| row.cursor());
                (rows.into_iter().map(|row| cells::of_team_move(row.shown())).collect(), cursor)
            }
            Self::Settlements { filter, agent_id } => {
                let rows = filter.page(store, cursor, limit).await?;
                let cursor = rows.last().map(SettlementRow::cursor);
                (rows.into_iter().map(|row| cells::of_settlement(row.shown(agent_id))).collect(), cursor)
            }
            Self::Lines(lines) => (std::mem::take(lines), None),
        })
    }
}
