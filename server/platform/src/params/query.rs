//! The query of a call as a struct of [`OptionalParam`] and [`RequiredParam`] fields.

use super::{Kind, Shape};
use crate::http::Pairs;

/// An optional parameter; an empty one counts as absent.
#[derive(Debug)]
pub struct OptionalParam<K: Kind>(pub Option<K::Value>);

/// A required parameter.
#[derive(Debug)]
pub struct RequiredParam<K: Kind>(pub K::Value);

impl<K: Kind> Default for OptionalParam<K> {
    fn default() -> Self {
        Self(None)
    }
}

/// A parameter, optional or required.
pub trait Presence: Sized {
    /// Whether the parameter is required.
    const REQUIRED: bool;

    /// Parses the value that was sent under `name`, if any.
    ///
    /// # Errors
    /// What the parameter must be, in English.
    fn read(name: &str, value: Option<&str>) -> Result<Self, String>;

    /// The schema of the parameter's value.
    fn shape() -> Shape;
}

fn read<K: Kind>(name: &str, text: &str) -> Result<K::Value, String> {
    K::read(text).ok_or_else(|| format!("{name} must be {}", K::expected()))
}

impl<K: Kind> Presence for OptionalParam<K> {
    const REQUIRED: bool = false;

    fn read(name: &str, value: Option<&str>) -> Result<Self, String> {
        value.filter(|text| !K::is_blank(text)).map(|text| read::<K>(name, text)).transpose().map(Self)
    }

    fn shape() -> Shape {
        K::shape()
    }
}

impl<K: Kind> Presence for RequiredParam<K> {
    const REQUIRED: bool = true;

    fn read(name: &str, value: Option<&str>) -> Result<Self, String> {
        read::<K>(name, value.unwrap_or_default()).map(Self)
    }

    fn shape() -> Shape {
        K::shape()
    }
}

/// Parses the parameter of the struct's field `field`, whose name in the query is in camel case.
///
/// # Errors
/// When the parameter is there twice, or its value is invalid; in English.
pub fn parameter<P: Presence>(pairs: &Pairs, field: &str) -> Result<P, String> {
    let name = parameter_name(field);
    let mut values = pairs.values(&name);
    let value = values.next();
    if values.next().is_some() {
        return Err(format!("{name} must be there once"));
    }
    P::read(&name, value)
}

/// A field's name in the query: `page_no` is `pageNo`, and `r#type` is `type`.
pub(super) fn parameter_name(field: &str) -> String {
    let mut words = field.trim_start_matches("r#").split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| {
        let (initial, rest) = word.split_at_checked(1).unwrap_or((word, ""));
        name + &initial.to_ascii_uppercase() + rest
    })
}

/// Declares the query of a call: a struct of [`OptionalParam`] and [`RequiredParam`] fields, each named in the query in camel case.
///
/// ```ignore
/// query! {
///     /// The query of the list.
///     pub(super) struct ListQuery {
///         /// The number of rows, 1 to 100.
///         count: OptionalParam<Whole<1, 100>>,
///     }
/// }
/// ```
#[macro_export]
macro_rules! query {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident {
            $($(#[doc = $doc:literal])* $field_vis:vis $field:ident: $parameter:ty,)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug)]
        $vis struct $name {
            $($(#[doc = $doc])* $field_vis $field: $parameter,)*
        }

        impl $crate::http::FromQuery for $name {
            fn from_query(pairs: &$crate::http::Pairs) -> Result<Self, String> {
                Ok(Self { $($field: $crate::params::parameter(pairs, stringify!($field))?,)* })
            }
        }

        ::utoipa::described! {
            impl ::utoipa::IntoParams for $name {
                fn into_params(
                    _: impl Fn() -> Option<::utoipa::openapi::path::ParameterIn>,
                ) -> Vec<::utoipa::openapi::path::Parameter> {
                    vec![$($crate::params::described::<$parameter>(stringify!($field), &[$($doc),*]),)*]
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::FromQuery;
    use crate::params::{Code, Whole};

    query! {
        /// A query.
        struct Sample {
            /// How many.
            page_size: OptionalParam<Whole<1, 9>>,
            /// Which.
            game_code: RequiredParam<Code>,
        }
    }

    fn sample(query: &str) -> Result<Sample, String> {
        Sample::from_query(&Pairs::parse(query))
    }

    #[test]
    fn a_query_is_read_by_the_types_of_its_parameters() {
        let read = sample("gameCode=a-1&pageSize=9&other=%00").unwrap();
        assert_eq!((read.page_size.0, read.game_code.0.as_str()), (Some(9), "a-1"));
        assert_eq!(sample("gameCode=a&pageSize=").unwrap().page_size.0, None);
        for (query, wrong) in [
            ("", "gameCode must be a code"),
            ("gameCode=", "gameCode must be a code"),
            ("gameCode=a&pageSize=10", "pageSize must be a whole number of 1 to 9"),
            ("gameCode=a&gameCode=a", "gameCode must be there once"),
        ] {
            let told = sample(query).unwrap_err();
            assert!(told.starts_with(wrong), "{query}: {told}");
        }
    }

    #[cfg(feature = "openapi")]
    #[test]
    fn the_document_says_what_is_taken() {
        use utoipa::IntoParams;

        let params = serde_json::to_value(Sample::into_params(|| None)).unwrap();
        let [size, code] = params.as_array().unwrap().as_slice() else { panic!("{params}") };
        assert_eq!((&size["name"], &size["required"]), (&"pageSize".into(), &false.into()));
        assert_eq!(size["schema"]["anyOf"][0]["maximum"], 9);
        assert_eq!(
            (&code["name"], &code["required"], &code["in"]),
            (&"gameCode".into(), &true.into(), &"query".into())
        );
        assert_eq!(code["schema"]["pattern"], "^[A-Za-z0-9_-]{1,64}$");
    }
}
