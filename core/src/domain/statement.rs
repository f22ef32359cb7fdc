//! Statements: the records of a member as files (section 2 of the specification). What the file is and how it is checked stands in `core/statement`.

use super::cashier::words;

words! {
    /// Which record.
    StatementKind {
        /// Movements of money or points.
        #[default]
        Account = "ACCOUNT",
        /// Bets.
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
    }
}

words! {
    /// How the file is written.
    StatementFormat {
        /// Comma-separated values, for spreadsheets.
        #[default]
        Csv = "CSV",
        /// JSON, for programs.
        Json = "JSON",
    }
}

impl StatementKind {
    /// Only an agent has such a record.
    #[must_use]
    pub const fn is_of_agents(self) -> bool {
        use StatementKind as Kind;
        match self {
            Kind::Account | Kind::Bets | Kind::Profit => false,
            Kind::TeamBets | Kind::TeamProfit | Kind::Income | Kind::TeamTransactions => true,
        }
    }
}

/// Statements that a member can have at a time.
pub const MOST_STATEMENTS: usize = 5;
/// Rows of a statement, at most.
pub const MOST_STATEMENT_ROWS: i64 = 500_000;
/// How long one is kept, in days.
pub const STATEMENT_KEPT_DAYS: i64 = 7;
