//! Tests on a disk whose syncs end when the test says so, and as it says.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sqlite_vfs::{Below, Failure, File, Kind, Layer, Opened, Outcome, SyncFlags, register};
use tempfile::TempDir;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::store::{Connections, Location, Store, StoreError, sql};

/// `SQLITE_IOERR_FSYNC`.
const SYNC_FAILED: Outcome = Err(Failure(1034));

/// A disk that says when a commit is to be synced, and waits for the outcome.
struct HeldDisk {
    folder: PathBuf,
    hold: Arc<Hold>,
}

struct Hold {
    is_on: AtomicBool,
    begun: UnboundedSender<()>,
    outcomes: Mutex<UnboundedReceiver<Outcome>>,
}

impl Layer for HeldDisk {
    fn opened(&self, file: Opened<'_>) -> Option<Box<dyn File>> {
        let is_log = file.kind == Kind::Log && file.path.and_then(Path::parent) == Some(&*self.folder);
        is_log.then(|| Box::new(HeldLog(Arc::clone(&self.hold))) as Box<dyn File>)
    }
}

struct HeldLog(Arc<Hold>);

impl File for HeldLog {
    fn sync(&mut self, below: &mut Below<'_>, how: SyncFlags) -> Outcome {
        // The writer itself syncs the header of a log.
        if self.0.is_on.load(Ordering::SeqCst) && std::thread::current().name() == Some("log-sync") {
            self.0.begun.send(()).unwrap();
            self.0.outcomes.lock().unwrap().blocking_recv().unwrap()?;
        }
        below.sync(how)
    }
}

/// A store on such a disk.
struct Held {
    store: Store,
    begun: UnboundedReceiver<()>,
    outcomes: UnboundedSender<Outcome>,
    _folder: TempDir,
}

impl Held {
    async fn new(name: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (begun, seen) = unbounded_channel();
        let (outcomes, awaited) = unbounded_channel();
        let hold = Arc::new(Hold { is_on: AtomicBool::new(false), begun, outcomes: Mutex::new(awaited) });
        register(name, true, HeldDisk { folder: folder.path().to_owned(), hold: Arc::clone(&hold) }).unwrap();
        let store = Store::open(&Location::File(folder.path().join("held.db")), &[]).await.unwrap();
        let table = store.write(|tx| {
            Box::pin(async move { sql::query("create table lines (number integer)").execute(tx).await.map(drop) })
        });
        table.await.unwrap();
        hold.is_on.store(true, Ordering::SeqCst);
        Self { store, begun: seen, outcomes, _folder: folder }
    }

    /// Writes a row; the second value receives the number once the unit has run.
    fn write(&self, number: i64) -> (JoinHandle<Result<(), StoreError>>, UnboundedReceiver<i64>) {
        let (store, (ran, seen)) = (self.store.clone(), unbounded_channel());
        let unit = async move {
            let write = store.write(move |tx| {
                Box::pin(async move {
                    sql::query("insert into lines (number) values ($1)").bind(number).execute(tx).await?;
                    let _ = ran.send(number);
                    Ok(())
                })
            });
            write.await
        };
        (tokio::spawn(unit), seen)
    }

    /// Writes a row whose commit is about to be synced.
    async fn write_unsynced(&mut self, number: i64) -> JoinHandle<Result<(), StoreError>> {
        let (written, _) = self.write(number);
        self.begun.recv().await.unwrap();
        written
    }

    /// Counts the rows; the second value receives the number before the result is given out.
    fn count(&self) -> (JoinHandle<Result<i64, StoreError>>, UnboundedReceiver<i64>) {
        let (store, (counted, seen)) = (self.store.clone(), unbounded_channel());
        let read = async move {
            let read = store.read(move |connection| {
                Box::pin(async move {
                    let rows = sql::query_scalar("select count(*) from lines").fetch_one(connection).await?;
                    let _ = counted.send(rows);
                    Ok(rows)
                })
            });
            read.await
        };
        (tokio::spawn(read), seen)
    }

    /// Returns once somebody waits for a sync. The writer does not while no second unit has come.
    async fn somebody_waits(&self) {
        let Connections::Sqlite { writer, .. } = &self.store.connections else { panic!("another engine") };
        while writer.durability().0.synced.receiver_count() == 0 {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn units_run_while_the_former_commit_is_synced_and_nobody_is_answered_before() {
    let mut held = Held::new("held-units").await;
    let first = held.write_unsynced(1).await;
    let (second, mut ran) = held.write(2);
    assert_eq!(ran.recv().await, Some(2), "the second unit runs");
    assert!(!first.is_finished() && !second.is_finished());
    held.outcomes.send(Ok(())).unwrap();
    first.await.unwrap().unwrap();
    held.begun.recv().await.unwrap();
    assert!(!second.is_finished(), "its own commit is not synced");
    held.outcomes.send(Ok(())).unwrap();
    second.await.unwrap().unwrap();
    assert_eq!(held.count().0.await.unwrap().unwrap(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_reader_has_seen_is_given_out_once_it_is_durable() {
    let mut held = Held::new("held-readers").await;
    for outcome in [Ok(()), SYNC_FAILED] {
        let written = held.write_unsynced(1).await;
        let (counted, mut seen) = held.count();
        let rows = seen.recv().await.unwrap();
        assert!(rows > 0, "a commit is visible before its sync");
        timeout(Duration::from_secs(10), held.somebody_waits()).await.expect("the reader waits for the sync");
        assert!(!counted.is_finished() && !written.is_finished());
        held.outcomes.send(outcome).unwrap();
        let (written, counted) = (written.await.unwrap(), counted.await.unwrap());
        if outcome.is_ok() {
            assert!(written.is_ok() && matches!(counted, Ok(found) if found == rows), "{counted:?}");
        } else {
            assert!(matches!(written, Err(StoreError::NotDurable(_))));
            assert!(matches!(counted, Err(StoreError::NotDurable(_))));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_failed_sync_nothing_is_written_and_nothing_read() {
    let mut held = Held::new("held-failure").await;
    let first = held.write_unsynced(1).await;
    let (second, mut ran) = held.write(2);
    ran.recv().await.unwrap();
    held.outcomes.send(SYNC_FAILED).unwrap();
    for lost in [first, second, held.write(3).0] {
        let error = lost.await.unwrap().unwrap_err();
        assert!(matches!(error, StoreError::NotDurable(_)) && error.is_transient(), "{error:?}");
        assert!(error.to_string().contains("restart the server"), "{error}");
    }
    assert!(matches!(held.count().0.await.unwrap(), Err(StoreError::NotDurable(_))));
    held.store.close().await;
}
