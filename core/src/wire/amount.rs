//! Money as it travels: a decimal string such as `"1284500.00"`, never a JSON number, so that no parser can round it.

use crate::domain::money::Money;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// An amount of money: integer minor units inside, a decimal string with two decimals in JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, example = "1284500.00"))]
pub struct Amount(pub Money);

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
