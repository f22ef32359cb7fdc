//! Money as it travels: a decimal string such as `"1284500.00"`, never a JSON number, so that no parser can round it.

use crate::domain::money::Money;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// An amount of money: integer minor units inside, a decimal string with two decimals in JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Amount(pub Money);

/// With sixteen digits before the point an amount always fits.
#[cfg(feature = "openapi")]
const PATTERN: &str = r"^-?[0-9]{1,16}(\.[0-9]{1,2})?$";

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Amount {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
        let text = ObjectBuilder::new().schema_type(Type::String).pattern(Some(PATTERN)).examples(["1284500.00"]);
        Schema::Object(text.description(Some("An amount of money, as a decimal string.")).build()).into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Amount {}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.to_decimal())
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Money::parse(&text)
            .map(Amount)
            .map_err(|_| D::Error::custom("an amount must be a decimal string with two decimals"))
    }
}
