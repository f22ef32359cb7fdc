//! Rows into structs.

/// Implements [`sql::FromRow`](crate::store::sql::FromRow) for a struct whose fields are named as the columns: `from_row!(Row { id, account })`.
#[macro_export]
macro_rules! from_row {
    ($row:ident { $($field:ident),+ $(,)? }) => {
        impl $crate::store::sql::FromRow for $row {
            fn from_row(row: &$crate::store::sql::Row<'_>) -> Result<Self, $crate::store::StoreError> {
                Ok(Self { $($field: row.named(stringify!($field))?),+ })
            }
        }
    };
}
