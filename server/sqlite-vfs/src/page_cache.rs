//! SQLite's own page cache, with cheap commits.
//!
//! After each commit SQLite asks its cache to drop the pages beyond the end of the file, and to learn whether there are any the cache
//! remembers the highest page number that it has ever had. A page split that puts pages in order gives one of them for a moment the
//! number of the lock page, at 1 GiB, where no page ever is. So for smaller files the cache looks through all its pages at each commit
//! that has split one, which took up to a tenth of the writing thread's time under bets.
//!
//! The cache of this module is SQLite's own one, beside whose pages the highest real number is kept: a commit that leaves no page
//! beyond the end does not ask.

use std::ffi::{c_int, c_uint, c_void};
use std::ptr;
use std::sync::OnceLock;

use rusqlite::ffi::{self, sqlite3_pcache, sqlite3_pcache_methods2, sqlite3_pcache_page};

/// Where in a file of SQLite the page begins that holds its locks and nothing else, in bytes.
const LOCKS_AT: c_uint = 0x4000_0000;

/// Makes SQLite use this cache for all connections. It must not have been initialised yet: it refuses otherwise and keeps its own,
/// which does the same at another speed.
pub(crate) fn install() {
    let mut own = sqlite3_pcache_methods2 {
        iVersion: 1,
        pArg: ptr::null_mut(),
        xInit: None,
        xShutdown: None,
        xCreate: None,
        xCachesize: None,
        xPagecount: None,
        xFetch: None,
        xUnpin: None,
        xRekey: None,
        xTruncate: None,
        xDestroy: None,
        xShrink: None,
    };
    // SAFETY: both calls take a pointer to this struct, and copy it. The caller lets nobody else use SQLite meanwhile.
    unsafe {
        if ffi::sqlite3_config(ffi::SQLITE_CONFIG_GETPCACHE2, &raw mut own) != ffi::SQLITE_OK {
            return;
        }
        let Some(methods) = Methods::of(&own) else { return };
        let methods = METHODS.get_or_init(|| methods);
        own.pArg = ptr::from_ref(methods).cast_mut().cast();
        own.xInit = Some(init);
        own.xShutdown = Some(shutdown);
        own.xCreate = Some(create);
        own.xCachesize = Some(cachesize);
        own.xPagecount = Some(pagecount);
        own.xFetch = Some(fetch);
        own.xUnpin = Some(unpin);
        own.xRekey = Some(rekey);
        own.xTruncate = Some(truncate);
        own.xDestroy = Some(destroy);
        own.xShrink = Some(shrink);
        ffi::sqlite3_config(ffi::SQLITE_CONFIG_PCACHE2, &raw const own);
    }
}

/// The number of caches made, for a test.
#[cfg(test)]
static MADE: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

/// SQLite's own cache: it has no argument.
static METHODS: OnceLock<Methods> = OnceLock::new();

type Cache = *mut sqlite3_pcache;
type Page = *mut sqlite3_pcache_page;

/// The functions of a page cache.
#[derive(Debug, Clone, Copy)]
struct Methods {
    init: unsafe extern "C" fn(*mut c_void) -> c_int,
    shutdown: unsafe extern "C" fn(*mut c_void),
    create: unsafe extern "C" fn(c_int, c_int, c_int) -> Cache,
    cachesize: unsafe extern "C" fn(Cache, c_int),
    pagecount: unsafe extern "C" fn(Cache) -> c_int,
    fetch: unsafe extern "C" fn(Cache, c_uint, c_int) -> Page,
    unpin: unsafe extern "C" fn(Cache, Page, c_int),
    rekey: unsafe extern "C" fn(Cache, Page, c_uint, c_uint),
    truncate: unsafe extern "C" fn(Cache, c_uint),
    destroy: unsafe extern "C" fn(Cache),
    shrink: unsafe extern "C" fn(Cache),
}

impl Methods {
    /// None where one is missing, or the cache needs an argument.
    fn of(table: &sqlite3_pcache_methods2) -> Option<Self> {
        table.pArg.is_null().then_some(())?;
        Some(Self {
            init: table.xInit?,
            shutdown: table.xShutdown?,
            create: table.xCreate?,
            cachesize: table.xCachesize?,
            pagecount: table.xPagecount?,
            fetch: table.xFetch?,
            unpin: table.xUnpin?,
            rekey: table.xRekey?,
            truncate: table.xTruncate?,
            destroy: table.xDestroy?,
            shrink: table.xShrink?,
        })
    }
}

/// A cache as SQLite knows it.
struct CountedCache {
    /// SQLite's own cache, which holds the pages.
    own: Cache,
    methods: &'static Methods,
    numbers: PageNumbers,
}

/// What numbers the pages of a cache can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PageNumbers {
    /// The number that only a page has whose number is being changed.
    lock_page: c_uint,
    /// No page of the cache has a higher number, but for that one.
    highest: c_uint,
}

impl PageNumbers {
    fn new(page_bytes: c_uint) -> Self {
        Self { lock_page: LOCKS_AT / page_bytes.max(1) + 1, highest: 0 }
    }

    fn add(&mut self, number: c_uint) {
        if number != self.lock_page {
            self.highest = self.highest.max(number);
        }
    }

    /// Whether there may be pages with this number or higher ones. Afterwards there are none.
    fn truncate(&mut self, limit: c_uint) -> bool {
        let may_have = limit <= self.highest;
        self.highest = self.highest.min(limit.saturating_sub(1));
        may_have
    }
}

impl CountedCache {
    /// # Safety
    /// `cache` must have been made by [`create`]; SQLite uses a cache from one thread at a time.
    unsafe fn of<'c>(cache: Cache) -> &'c mut Self {
        // SAFETY: the caller's promise; it is freed by `destroy` only.
        unsafe { &mut *cache.cast::<Self>() }
    }
}

// SAFETY of all functions below: SQLite calls them as it would call its own cache's, with the argument of `install` and caches of
// `create`, and they pass on what they got.

unsafe extern "C" fn init(methods: *mut c_void) -> c_int {
    // SAFETY: see above.
    unsafe { ((*methods.cast::<Methods>()).init)(ptr::null_mut()) }
}

unsafe extern "C" fn shutdown(methods: *mut c_void) {
    // SAFETY: see above.
    unsafe { ((*methods.cast::<Methods>()).shutdown)(ptr::null_mut()) }
}

unsafe extern "C" fn create(page_bytes: c_int, extra_bytes: c_int, is_purgeable: c_int) -> Cache {
    let Some(methods) = METHODS.get() else { return ptr::null_mut() };
    // SAFETY: see above.
    let own = unsafe { (methods.create)(page_bytes, extra_bytes, is_purgeable) };
    if own.is_null() {
        return own;
    }
    #[cfg(test)]
    MADE.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let numbers = PageNumbers::new(page_bytes.unsigned_abs());
    Box::into_raw(Box::new(CountedCache { own, methods, numbers })).cast()
}

unsafe extern "C" fn cachesize(cache: Cache, pages: c_int) {
    // SAFETY: see above.
    unsafe {
        let CountedCache { own, methods, .. } = CountedCache::of(cache);
        (methods.cachesize)(*own, pages);
    }
}

unsafe extern "C" fn pagecount(cache: Cache) -> c_int {
    // SAFETY: see above.
    unsafe {
        let CountedCache { own, methods, .. } = CountedCache::of(cache);
        (methods.pagecount)(*own)
    }
}

unsafe extern "C" fn fetch(cache: Cache, number: c_uint, may_create: c_int) -> Page {
    // SAFETY: see above.
    unsafe {
        let CountedCache { own, methods, numbers } = CountedCache::of(cache);
        if may_create != 0 {
            numbers.add(number);
        }
        (methods.fetch)(*own, number, may_create)
    }
}

unsafe extern "C" fn unpin(cache: Cache, page: Page, is_discarded: c_int) {
    // SAFETY: see above.
    unsafe {
        let CountedCache { own, methods, .. } = CountedCache::of(cache);
        (methods.unpin)(*own, page, is_discarded);
    }
}

unsafe extern "C" fn rekey(cache: Cache, page: Page, from: c_uint, to: c_uint) {
    // SAFETY: see above.
    unsafe {
        let CountedCache { own, methods, numbers } = CountedCache::of(cache);
        numbers.add(to);
        (methods.rekey)(*own, page, from, to);
    }
}

unsafe extern "C" fn truncate(cache: Cache, limit: c_uint) {
    // SAFETY: see above.
    unsafe {
        let CountedCache { own, methods, numbers } = CountedCache::of(cache);
        if numbers.truncate(limit) {
            (methods.truncate)(*own, limit);
        }
    }
}

unsafe extern "C" fn destroy(cache: Cache) {
    // SAFETY: see above; nobody uses the cache any more.
    unsafe {
        let CountedCache { own, methods, .. } = *Box::from_raw(cache.cast::<CountedCache>());
        (methods.destroy)(own);
    }
}

unsafe extern "C" fn shrink(cache: Cache) {
    // SAFETY: see above.
    unsafe {
        let CountedCache { own, methods, .. } = CountedCache::of(cache);
        (methods.shrink)(*own);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{File, Layer, Opened, register};

    /// A layer that handles no file: to register it installs the cache.
    struct Nothing;

    impl Layer for Nothing {
        fn opened(&self, _: Opened<'_>) -> Option<Box<dyn File>> {
            None
        }
    }

    #[test]
    fn a_truncation_drops_the_pages_beyond_it_and_no_others() {
        register("nothing", false, Nothing).unwrap();
        // SAFETY: as SQLite uses a cache: from one thread, with pages of this cache, and none after `destroy`.
        unsafe {
            let cache = create(4096, 64, 1);
            cachesize(cache, 100);
            let has = |number| !fetch(cache, number, 0).is_null();
            let pages: Vec<Page> = (1..=9).map(|number| fetch(cache, number, 2)).collect();
            assert!(pages.iter().all(|page| !page.is_null()));
            // Two pages change their numbers, by way of the lock page's.
            let lock_page = CountedCache::of(cache).numbers.lock_page;
            rekey(cache, pages[1], 2, lock_page);
            rekey(cache, pages[3], 4, 2);
            rekey(cache, pages[1], lock_page, 4);
            assert_eq!((fetch(cache, 2, 0), fetch(cache, 4, 0)), (pages[3], pages[1]));
            truncate(cache, 10);
            assert_eq!(pagecount(cache), 9);
            truncate(cache, 6);
            assert_eq!(((1..=5).all(has), (6..=9).any(has), pagecount(cache)), (true, false, 5));
            unpin(cache, pages[0], 1);
            assert_eq!((has(1), pagecount(cache)), (false, 4));
            shrink(cache);
            destroy(cache);
        }
    }

    #[test]
    fn databases_use_this_cache() {
        register("counted", false, Nothing).unwrap();
        let made = MADE.load(std::sync::atomic::Ordering::Relaxed);
        rusqlite::Connection::open_in_memory().unwrap().execute_batch("create table t (a)").unwrap();
        assert!(MADE.load(std::sync::atomic::Ordering::Relaxed) > made);
    }

    #[test]
    fn only_a_real_page_beyond_the_end_makes_a_truncation_look_for_pages() {
        let mut numbers = PageNumbers::new(4096);
        assert_eq!(numbers.lock_page, 262_145);
        numbers.add(7);
        numbers.add(numbers.lock_page);
        assert!(!numbers.truncate(8), "a split has numbered a page anew");
        numbers.add(12);
        assert!(numbers.truncate(9), "a rolled back growth");
        assert!(!numbers.truncate(9), "nothing is left of it");
        numbers.add(9);
        assert!(numbers.truncate(9));
        assert!(!PageNumbers::new(4096).truncate(1), "an empty cache");
    }

    #[test]
    fn a_file_beyond_the_lock_page_is_counted_like_any_other() {
        let mut numbers = PageNumbers::new(4096);
        numbers.add(262_146);
        assert!(numbers.truncate(262_146));
    }
}
