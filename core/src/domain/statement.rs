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

/// Statements that a member can have at a time.
pub const MOST_STATEMENTS: usize = 5;
/// Rows of a statement, at most.
pub const MOST_STATEMENT_ROWS: i64 = 500_000;
/// How long one is kept, in days.
pub const STATEMENT_KEPT_DAYS: i64 = 7;
