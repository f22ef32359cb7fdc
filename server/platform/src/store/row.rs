//! The macro that reads rows into structs.

/// Implements [`sql::FromRow`](crate::store::sql::FromRow) for a struct whose fields are named as the columns:
/// `from_row!(Row { id, account })`; and [`sql::Columns`](crate::store::sql::Columns) for columns in the order of the named fields.
#[macro_export]
macro_rules! from_row {
    ($row:ident { $($field:ident),+ $(,)? }) => {
        const _: () = {
            // Shared by both impls, because the code that reads all columns of a row is large.
            fn read(cells: &mut $crate::store::sql::Cells<'_>) -> $row {
                $row { $($field: cells.next(stringify!($field))),+ }
            }

            impl $crate::store::sql::FromRow for $row {
                fn from_row(row: &$crate::store::sql::Row<'_>) -> Result<Self, $crate::store::StoreError> {
                    $crate::store::sql::Cells::named(row).all(read)
                }
            }

            impl $crate::store::sql::Columns for $row {
                const COUNT: usize = [$(stringify!($field)),+].len();

                fn from_columns(
                    row: &$crate::store::sql::Row<'_>,
                    first: usize,
                ) -> Result<Self, $crate::store::StoreError> {
                    $crate::store::sql::Cells::placed(row, first).all(read)
                }
            }
        };
    };
}
