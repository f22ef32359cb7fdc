//! The country of an IP address, from the loaded table, with a cache.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;

use super::ranges::key;
use super::{Country, Visitor};
use crate::store::{Store, StoreError, sql};

/// The maximum number of cached addresses; a full cache is cleared.
const MAX_CACHED: usize = 20_000;

/// The cache of countries by address. It is cleared when another table is loaded.
#[derive(Debug, Default)]
pub struct CountryCache(Mutex<CachedCountries>);

#[derive(Debug, Default)]
struct CachedCountries {
    load_id: String,
    countries: HashMap<IpAddr, Option<Country>>,
}

impl CountryCache {
    /// The visitor's country: as a trusted proxy names it, else from the table.
    pub(super) async fn country(
        &self,
        store: &Store,
        load_id: &str,
        visitor: &Visitor,
    ) -> Result<Option<Country>, StoreError> {
        if visitor.proxy_country.is_some() || load_id.is_empty() {
            return Ok(visitor.proxy_country);
        }
        let address = visitor.address.0;
        if let Some(country) = self.cached(load_id, address) {
            return Ok(country);
        }
        let country = find(store, load_id, address).await?;
        self.cache(load_id, address, country);
        Ok(country)
    }

    fn cached(&self, load_id: &str, address: IpAddr) -> Option<Option<Country>> {
        let cache = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if cache.load_id == load_id { cache.countries.get(&address).copied() } else { None }
    }

    fn cache(&self, load_id: &str, address: IpAddr, country: Option<Country>) {
        let mut cache = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if cache.load_id != load_id {
            *cache = CachedCountries { load_id: load_id.to_owned(), countries: HashMap::new() };
        }
        if cache.countries.len() >= MAX_CACHED {
            cache.countries.clear();
        }
        cache.countries.insert(address, country);
    }
}

/// Looks up the range that contains the address: the last one that begins at or before it, if it ends at or after it.
pub(super) async fn find(store: &Store, load_id: &str, address: IpAddr) -> Result<Option<Country>, StoreError> {
    let key = key(address);
    let query = "select last, country from address_ranges where load_id = $1 and first <= $2
         order by first desc limit 1";
    let row: Option<(String, String)> =
        sql::query_as(query).bind(load_id).bind(&key).fetch_optional(store.reader()).await?;
    Ok(row.filter(|(last, _)| *last >= key).and_then(|(_, country)| Country::read(&country)))
}
