//! Geolocation of visitors, and geo-blocking (sections 2 and 5 of the specification: the blocked-region page, the
//! country that forms begin with).
//!
//! The country comes from a header of a trusted proxy, or else from the table of address ranges that the operator has loaded
//! ([`ranges`]). If neither has it the country is unknown, and an unknown country is never blocked. Blocked addresses and
//! countries are read at each call, so that a change applies at once on every server; the countries of addresses are cached.

mod country;
mod lookup;
pub mod ranges;
mod visitor;

use crate::http::Network;
use crate::store::{Store, StoreError, sql};

pub use country::Country;
pub use lookup::CountryCache;
pub use visitor::Visitor;

/// The blocked networks and countries, and the active table of address ranges.
#[derive(Debug, Default)]
struct Blocklist {
    networks: Vec<Network>,
    countries: Vec<Country>,
    /// Id of the active load; empty while there is none.
    load_id: String,
}

impl Blocklist {
    async fn read(store: &Store) -> Result<Self, StoreError> {
        let query = "select 'network' as kind, address as value from blocked_addresses
             union all select 'country', country from blocked_countries
             union all select 'load', load_id from address_range_loads";
        let rows: Vec<(String, String)> = sql::query_as(query).fetch_all(store.reader()).await?;
        let mut blocklist = Self::default();
        for (kind, value) in rows {
            match kind.as_str() {
                "network" => blocklist.networks.extend(value.parse::<Network>().ok()),
                "country" => blocklist.countries.extend(Country::read(&value)),
                _ => blocklist.load_id = value,
            }
        }
        Ok(blocklist)
    }
}

/// Whether the visitor's address or country is blocked.
///
/// # Errors
/// When the database fails.
pub async fn is_blocked(store: &Store, cache: &CountryCache, visitor: &Visitor) -> Result<bool, StoreError> {
    let blocklist = Blocklist::read(store).await?;
    if blocklist.networks.iter().any(|network| network.contains(visitor.address.0)) {
        return Ok(true);
    }
    if blocklist.countries.is_empty() {
        return Ok(false);
    }
    let country = cache.country(store, &blocklist.load_id, visitor).await?;
    Ok(country.is_some_and(|country| blocklist.countries.contains(&country)))
}

/// The visitor's country, if it is known.
///
/// # Errors
/// When the database fails.
pub async fn country_of(store: &Store, cache: &CountryCache, visitor: &Visitor) -> Result<Option<Country>, StoreError> {
    let query = sql::query_scalar::<String>("select load_id from address_range_loads");
    let load_id = query.fetch_optional(store.reader()).await?.unwrap_or_default();
    cache.country(store, &load_id, visitor).await
}
