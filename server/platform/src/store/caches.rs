//! Caches that all handles of a store share, one of each type: whoever reads the same rows for several purposes keeps them here.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::Store;

/// The caches, by their types.
#[derive(Debug, Default)]
pub(super) struct Caches(Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>);

impl Store {
    /// The cache of type `T` of this store, which begins as `T`'s default.
    pub(crate) fn cache<T: Default + Send + Sync + 'static>(&self) -> Arc<T> {
        let mut caches = self.caches.0.lock().unwrap_or_else(PoisonError::into_inner);
        let cache = caches.entry(TypeId::of::<T>()).or_insert_with(|| Arc::new(T::default()));
        Arc::clone(cache).downcast().unwrap_or_default()
    }
}
