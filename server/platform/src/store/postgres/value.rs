//! Conversion of values to and from PostgreSQL.

use std::error::Error;

use tokio_postgres::Row;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::store::sql::Value;

/// The PostgreSQL type of a bound value. It is always declared, so that the server does not infer another from the context.
pub(super) fn type_of(value: &Value<'_>) -> Type {
    match value {
        Value::Integer(_) => Type::INT8,
        Value::Text(_) => Type::TEXT,
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Self::Integer(number) => number.to_sql(kind, out),
            Self::Text(text) => text.as_deref().to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::INT8 | Type::TEXT)
    }

    to_sql_checked!();
}

/// Whether a column holds numbers.
pub(in crate::store) fn is_number(row: &Row, place: usize) -> bool {
    row.columns().get(place).is_some_and(|column| Number::accepts(column.type_()))
}

/// The number in a column, of whatever integer type the server has computed, or a boolean.
pub(in crate::store) fn number(row: &Row, place: usize) -> Result<Option<i64>, tokio_postgres::Error> {
    Ok(row.try_get::<_, Option<Number>>(place)?.map(|Number(number)| number))
}

struct Number(i64);

impl<'a> FromSql<'a> for Number {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Self(match *kind {
            Type::INT2 => i16::from_sql(kind, raw)?.into(),
            Type::INT4 => i32::from_sql(kind, raw)?.into(),
            Type::BOOL => bool::from_sql(kind, raw)?.into(),
            _ => i64::from_sql(kind, raw)?,
        }))
    }

    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::INT2 | Type::INT4 | Type::INT8 | Type::BOOL)
    }
}
