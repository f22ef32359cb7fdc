//! Statements: the records of a member as files (section 2 of the specification). What the file is and how it is checked stands in `core/statement`.

use super::agent::terms::ContractType;
use super::named_enum::named_enum;

named_enum! {
    /// The record that a statement is of.
    StatementKind {
        /// Movements of money or points.
        #[default]
        Account = "ACCOUNT",
        /// The member's bets.
        Bets = "BETS",
        /// What days and products came to.
        Profit = "PROFIT",
        /// Bets of the team of an agent.
        TeamBets = "TEAM_BETS",
        /// What the team came to, by branch, day and product.
        TeamProfit = "TEAM_PROFIT",
        /// What an agent has earned, by day.
        Income = "INCOME",
        /// What has moved the wallets of the team otherwise than by bets.
        TeamTransactions = "TEAM_TRANSACTIONS",
        /// Dividends that an agent was paid by contracts, or has paid.
        Dividends = "DIVIDENDS",
        /// Settlements of daily wages, in the same way.
        DailyWages = "DAILY_WAGES",
        /// Settlements of hourly wages, in the same way.
        HourlySalary = "HOURLY_SALARY",
        /// Settlements of real-time wages, in the same way.
        RealTimeSalary = "REAL_TIME_SALARY",
    }
}

named_enum! {
    /// The format of a statement's file.
    StatementFormat {
        /// Comma-separated values, for spreadsheets.
        #[default]
        Csv = "CSV",
        /// JSON, for programs to read.
        Json = "JSON",
    }
}

impl StatementKind {
    /// Whether only an agent has such a record.
    #[must_use]
    pub const fn is_of_agents(self) -> bool {
        use StatementKind as Kind;
        match self {
            Kind::Account | Kind::Bets | Kind::Profit => false,
            Kind::TeamBets | Kind::TeamProfit | Kind::Income | Kind::TeamTransactions => true,
            Kind::Dividends | Kind::DailyWages | Kind::HourlySalary | Kind::RealTimeSalary => true,
        }
    }

    /// The type of contract whose settlements it is about.
    #[must_use]
    pub const fn contract_type(self) -> Option<ContractType> {
        use StatementKind as Kind;
        match self {
            Kind::Dividends => Some(ContractType::Dividend),
            Kind::DailyWages => Some(ContractType::Daily),
            Kind::HourlySalary => Some(ContractType::Hourly),
            Kind::RealTimeSalary => Some(ContractType::RealTime),
            Kind::Account | Kind::Bets | Kind::Profit => None,
            Kind::TeamBets | Kind::TeamProfit | Kind::Income | Kind::TeamTransactions => None,
        }
    }

    /// Settlements of a type of contract.
    #[must_use]
    pub const fn of_contracts(contract_type: ContractType) -> Self {
        match contract_type {
            ContractType::Dividend => Self::Dividends,
            ContractType::Daily => Self::DailyWages,
            ContractType::Hourly => Self::HourlySalary,
            ContractType::RealTime => Self::RealTimeSalary,
        }
    }
}

/// How many statements a member can have at a time.
pub const MAX_STATEMENTS: usize = 5;
/// How many rows a statement can have at most.
pub const MAX_STATEMENT_ROWS: i64 = 500_000;
/// How many days a statement is kept.
pub const STATEMENT_KEPT_DAYS: i64 = 7;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_type_of_contract_has_a_statement_of_its_own_that_only_agents_have() {
        for contract_type in ContractType::ALL {
            let kind = StatementKind::of_contracts(*contract_type);
            assert_eq!(kind.contract_type(), Some(*contract_type));
            assert!(kind.is_of_agents());
        }
        assert_eq!(
            StatementKind::ALL.iter().filter(|it| it.contract_type().is_some()).count(),
            ContractType::ALL.len()
        );
    }
}
