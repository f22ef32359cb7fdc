//! Rows into structs.

/// Implements [`sql::FromRow`](crate::store::sql::FromRow) for a struct whose fields are named as the columns: `from_row!(Row { id, account })`,
/// and [`sql::Columns`](crate::store::sql::Columns) for columns in the order in which it names them.
#[macro_export]
macro_rules! from_row {
    ($row:ident { $($field:ident),+ $(,)? }) => {
        impl $crate::store::sql::FromRow for $row {
            fn from_row(row: &$crate::store::sql::Row<'_>) -> Result<Self, $crate::store::StoreError> {
                let mut place = 0;
                Ok(Self { $($field: row.named_from(stringify!($field), &mut place)?),+ })
            }
        }

        impl $crate::store::sql::Columns for $row {
            const COUNT: usize = [$(stringify!($field)),+].len();

            fn from_columns(row: &$crate::store::sql::Row<'_>, first: usize) -> Result<Self, $crate::store::StoreError> {
                let mut places = first..;
                Ok(Self { $($field: row.at(places.next().unwrap_or(first))?),+ })
            }
        }
    };
}
