//! Values that are bound to a statement. The database holds only whole numbers and texts.

use std::borrow::Cow;

/// A bound value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value<'q> {
    /// A `bigint` or null: money in minor units, a time in milliseconds since the epoch, a number, or a boolean as 0 or 1.
    Integer(Option<i64>),
    /// A `text` or null.
    Text(Option<Cow<'q, str>>),
}

impl Value<'_> {
    /// The same value, owned.
    pub(in crate::store) fn into_owned(self) -> Value<'static> {
        match self {
            Self::Integer(number) => Value::Integer(number),
            Self::Text(text) => Value::Text(text.map(|text| Cow::Owned(text.into_owned()))),
        }
    }
}

/// A type that can be bound to a statement.
pub trait IntoValue<'q> {
    /// Converts to the value that the engine gets.
    fn into_value(self) -> Value<'q>;
}

impl<'q> IntoValue<'q> for Value<'q> {
    fn into_value(self) -> Self {
        self
    }
}

impl<'q> IntoValue<'q> for i64 {
    fn into_value(self) -> Value<'q> {
        Value::Integer(Some(self))
    }
}

impl<'q> IntoValue<'q> for &i64 {
    fn into_value(self) -> Value<'q> {
        Value::Integer(Some(*self))
    }
}

impl<'q> IntoValue<'q> for Option<i64> {
    fn into_value(self) -> Value<'q> {
        Value::Integer(self)
    }
}

impl<'q> IntoValue<'q> for &'q str {
    fn into_value(self) -> Value<'q> {
        Value::Text(Some(Cow::Borrowed(self)))
    }
}

impl<'q> IntoValue<'q> for &'q String {
    fn into_value(self) -> Value<'q> {
        self.as_str().into_value()
    }
}

impl<'q> IntoValue<'q> for &&'q str {
    fn into_value(self) -> Value<'q> {
        (*self).into_value()
    }
}

impl<'q> IntoValue<'q> for String {
    fn into_value(self) -> Value<'q> {
        Value::Text(Some(Cow::Owned(self)))
    }
}

impl<'q> IntoValue<'q> for Option<String> {
    fn into_value(self) -> Value<'q> {
        Value::Text(self.map(Cow::Owned))
    }
}

impl<'q> IntoValue<'q> for Option<&'q str> {
    fn into_value(self) -> Value<'q> {
        Value::Text(self.map(Cow::Borrowed))
    }
}

impl<'q> IntoValue<'q> for &'q Option<String> {
    fn into_value(self) -> Value<'q> {
        self.as_deref().into_value()
    }
}
