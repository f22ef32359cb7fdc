//! Rows into structs.

/// Implements [`sqlx::FromRow`] for a struct whose fields are named as the columns: `from_row!(Row { id, account })`.
///
/// It stands for sqlx's derive, whose crate compiles both database drivers a second time for the compiler itself: a
/// fifth of the whole build, for what these lines do.
#[macro_export]
macro_rules! from_row {
    ($row:ident { $($field:ident),+ $(,)? }) => {
        impl<'r> sqlx::FromRow<'r, sqlx::any::AnyRow> for $row {
            fn from_row(row: &'r sqlx::any::AnyRow) -> Result<Self, sqlx::Error> {
                Ok(Self { $($field: sqlx::Row::try_get(row, stringify!($field))?),+ })
            }
        }
    };
}
