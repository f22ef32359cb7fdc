//! The country of an address, from the loaded table by its index, and remembered.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;

use super::ranges::digits;
use super::{Country, Visitor};
use crate::store::{Store, StoreError, sql};

/// Addresses that are remembered at most; then it begins anew, which costs one look into an index each.
const MOST: usize = 20_000;

/// What was looked up before. It counts for one load of the table: another one begins anew.
#[derive(Debug, Default)]
pub struct Places(Mutex<CountryCache>);

#[derive(Debug, Default)]
struct CountryCache {
    load_id: String,
    countries: HashMap<IpAddr, Option<Country>>,
}

impl Places {
    /// The visitor's country: what a trusted proxy names, else what the table says.
    pub(super) async fn country(
        &self,
        store: &Store,
        load_id: &str,
        visitor: &Visitor,
    ) -> Result<Option<Country>, StoreError> {
        if visitor.named.is_some() || load_id.is_empty() {
            return Ok(visitor.named);
        }
        let address = visitor.address.0;
        if let Some(country) = self.known(load_id, address) {
            return Ok(country);
        }
        let country = find(store, load_id, address).await?;
        self.keep(load_id, address, country);
        Ok(country)
    }

    fn known(&self, load_id: &str, address: IpAddr) -> Option<Option<Country>> {
        let known = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if known.load_id == load_id { known.countries.get(&address).copied() } else { None }
    }

    fn keep(&self, load_id: &str, address: IpAddr, country: Option<Country>) {
        let mut known = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if known.load_id != load_id {
            *known = CountryCache { load_id: load_id.to_owned(), countries: HashMap::new() };
        }
        if known.countries.len() >= MOST {
            known.countries.clear();
        }
        known.countries.insert(address, country);
    }
}

/// The range that begins last before the address, if it reaches so far.
pub(super) async fn find(store: &Store, load_id: &str, address: IpAddr) -> Result<Option<Country>, StoreError> {
    let digits = digits(address);
    let query = "select last, country from address_ranges where load_id = $1 and first <= $2
         order by first desc limit 1";
    let row: Option<(String, String)> =
        sql::query_as(query).bind(load_id).bind(&digits).fetch_optional(store.reader()).await?;
    Ok(row.filter(|(last, _)| *last >= digits).and_then(|(_, country)| Country::read(&country)))
}
