//! Tests of what reaches the file system below the layers, by a recording, and of the database after a failed write.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use lumora_power_loss::{Event, FileId, Recording, record};
use rusqlite::ffi::SQLITE_FULL;
use sqlite_vfs::{Failure, SyncHandle};
use tempfile::TempDir;

use super::*;

const LOG: &str = "test.db-wal";
const DATABASE: &str = "test.db";

/// A database of one table, with a recording of its file operations.
struct Observed {
    writer: Connection,
    recording: Recording,
    folder: TempDir,
}

impl Observed {
    fn new(settings: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let recording = record(folder.path()).unwrap();
        let writer = open(&folder.path().join(DATABASE), Role::Writer).unwrap();
        writer.execute_batch("pragma journal_mode=wal; pragma wal_autocheckpoint=0; create table lines (number integer primary key, text text)").unwrap();
        writer.execute_batch(settings).unwrap();
        Self { writer, recording, folder }
    }

    /// Writes rows that take a page each, from `first` on, in a transaction of its own; returns whether its sync was put off.
    fn commit(&self, first: i64, count: i64) -> rusqlite::Result<bool> {
        self.writer.execute_batch("begin")?;
        let committed = self.write(first, count).and_then(|()| {
            let committing = Committing::begin();
            self.writer.execute_batch("commit")?;
            Ok(committing.end())
        });
        if !self.writer.is_autocommit() {
            self.writer.execute_batch("rollback")?;
        }
        committed
    }

    /// Writes rows that take a page each, from `first` on.
    fn write(&self, first: i64, count: i64) -> rusqlite::Result<()> {
        let lines = "with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2) \
             insert into lines select i, printf('%04000d', i) from n";
        self.writer.execute(lines, [first, first + count - 1]).map(|_| ())
    }

    /// The operations on a file since the recording's position `from`.
    fn done(&self, name: &str, from: usize) -> Vec<Event> {
        let events = self.recording.events();
        let wanted = events.iter().find_map(|event| match event {
            Event::Create { file, name: created } if created == name => Some(*file),
            _ => None,
        });
        let of_it = |file: FileId| Some(file) == wanted;
        let is_of_it = |event: &Event| match event {
            Event::Write { file, .. } | Event::Truncate { file, .. } | Event::Sync { file, .. } => of_it(*file),
            Event::Create { .. } | Event::Delete { .. } | Event::Mark(_) => false,
        };
        events.into_iter().skip(from).filter(is_of_it).collect()
    }

    /// The number of rows in a copy of the files, as after a crash; the copy must pass the integrity check.
    fn found_in_copies(&self) -> i64 {
        let copies = tempfile::tempdir().unwrap();
        for name in [DATABASE, LOG] {
            std::fs::copy(self.folder.path().join(name), copies.path().join(name)).unwrap();
        }
        lines(&Connection::open(copies.path().join(DATABASE)).unwrap())
    }

    /// The number of rows that another connection sees.
    fn found(&self) -> i64 {
        lines(&Connection::open(self.folder.path().join(DATABASE)).unwrap())
    }
}

fn lines(connection: &Connection) -> i64 {
    let sound: String = connection.query_row("pragma integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(sound, "ok");
    connection
        .query_row("select count(*) from lines where number = cast(text as integer)", [], |row| row.get(0))
        .unwrap()
}

#[test]
fn all_pages_of_a_commit_go_to_the_log_together_and_its_sync_is_left_to_another_handle() {
    let observed = Observed::new("pragma synchronous=full");
    observed.commit(1, 1).unwrap();
    let from = observed.recording.len();
    assert!(observed.commit(2, 100).unwrap(), "its sync is put off");
    let writes = observed.done(LOG, from);
    let sizes = writes.iter().map(|event| if let Event::Write { bytes, .. } = event { bytes.len() } else { 0 });
    let written: usize = sizes.sum();
    assert!(written > 100 * 4096);
    // The recording splits large writes into parts; unbuffered frame headers would be writes of their own.
    assert_eq!(writes.len(), written.div_ceil(4096));
    assert_eq!(observed.found(), 101);
    assert_eq!(observed.found_in_copies(), 101);
    let from = observed.recording.len();
    SyncHandle::open_log(&observed.folder.path().join(LOG)).unwrap().sync().unwrap();
    assert!(matches!(observed.done(LOG, from)[..], [Event::Sync { .. }]), "the layers below see the sync");
}

#[test]
fn the_header_of_a_log_that_begins_anew_is_synced_before_anything_behind_it() {
    let observed = Observed::new("pragma synchronous=full");
    observed.commit(1, 10).unwrap();
    observed.writer.query_row("pragma wal_checkpoint(restart)", [], |_| Ok(())).unwrap();
    let from = observed.recording.len();
    assert!(observed.commit(11, 10).unwrap());
    let done = observed.done(LOG, from);
    let is_header = |event: &Event| matches!(event, Event::Write { offset: 0, bytes, .. } if bytes.len() == 32);
    let [header, Event::Sync { .. }, pages @ ..] = &*done else { panic!("no sync is the second: {done:?}") };
    assert!(is_header(header) && !pages.is_empty());
    assert!(pages.iter().all(|event| matches!(event, Event::Write { offset: 32.., .. })));
}

#[test]
fn a_commit_that_needs_no_sync_is_not_held_back() {
    let observed = Observed::new("pragma synchronous=normal");
    for first in [1, 11, 21] {
        assert!(!observed.commit(first, 10).unwrap());
        assert_eq!(observed.found(), first + 9);
        assert_eq!(observed.found_in_copies(), first + 9);
    }
}

/// Pages that are spilled from the cache before the commit are written early, read again, and overwritten in the WAL with new checksums.
#[test]
fn a_transaction_that_is_larger_than_the_cache_and_than_what_is_gathered_is_whole() {
    let observed = Observed::new("pragma synchronous=full; pragma cache_size=20");
    observed.commit(1, 10).unwrap();
    observed.writer.execute_batch("begin").unwrap();
    observed.write(11, 600).unwrap();
    observed.writer.execute_batch("update lines set text = text || ' '; savepoint half").unwrap();
    observed.write(611, 100).unwrap();
    observed.writer.execute_batch("rollback to half; update lines set text = rtrim(text)").unwrap();
    assert_eq!(observed.found(), 10, "nobody else sees any of it");
    let committing = Committing::begin();
    observed.writer.execute_batch("commit").unwrap();
    drop(committing);
    assert_eq!((observed.found(), observed.found_in_copies()), (610, 610));
    observed.writer.execute_batch("begin").unwrap();
    observed.write(611, 300).unwrap();
    observed.writer.execute_batch("rollback").unwrap();
    observed.commit(611, 1).unwrap();
    assert_eq!((observed.found(), observed.found_in_copies()), (611, 611));
}

#[test]
fn a_copy_goes_to_the_disk_step_by_step() {
    let observed = Observed::new("pragma synchronous=full");
    observed.commit(1, 1_000).unwrap();
    let copier = open(&observed.folder.path().join(DATABASE), Role::Copier).unwrap();
    let from = observed.recording.len();
    let copied: i32 = copier.query_row("pragma wal_checkpoint(passive)", [], |row| row.get(2)).unwrap();
    assert!(copied >= 1_000);
    let steps = observed.done(DATABASE, from);
    let syncs = steps.iter().filter(|event| matches!(event, Event::Sync { .. })).count();
    assert_eq!(
        syncs,
        1_000 * 4096 / MIN_STEP + 1,
        "a sync after each step, and the engine's own at the end: all was copied"
    );
    let (mut written, mut done) = (0, 0);
    for event in steps {
        match event {
            Event::Write { bytes, .. } => written += bytes.len(),
            _ => done += std::mem::take(&mut written),
        }
        assert!(written <= MIN_STEP.max(done / STEP_FRACTION + 4096));
    }
    assert_eq!(observed.found_in_copies(), 1_000);
}

/// A disk that is full as long as the test wants it.
struct Full {
    folder: PathBuf,
    is_full: Arc<AtomicBool>,
}

impl Layer for Full {
    fn opened(&self, file: Opened<'_>) -> Option<Box<dyn File>> {
        let is_here = file.path.is_some_and(|path| path.starts_with(&self.folder));
        is_here.then(|| Box::new(FullFile(Arc::clone(&self.is_full))) as Box<dyn File>)
    }
}

struct FullFile(Arc<AtomicBool>);

impl File for FullFile {
    fn write(&mut self, below: &mut Below<'_>, bytes: &[u8], at: u64) -> Outcome {
        if self.0.load(Ordering::Relaxed) { Err(Failure(SQLITE_FULL)) } else { below.write(bytes, at) }
    }
}

#[test]
fn a_commit_that_found_no_room_is_not_there_and_the_next_one_is() {
    let observed = Observed::new("pragma synchronous=full");
    let is_full = Arc::new(AtomicBool::new(false));
    let disk = Full { folder: observed.folder.path().to_owned(), is_full: Arc::clone(&is_full) };
    register("full-disk", true, disk).unwrap();
    let observed = Observed { writer: open(&observed.folder.path().join(DATABASE), Role::Writer).unwrap(), ..observed };
    observed.writer.execute_batch("pragma cache_size=20").unwrap();
    observed.commit(1, 10).unwrap();
    for count in [1, 500] {
        is_full.store(true, Ordering::Relaxed);
        let refused = observed.commit(11, count).unwrap_err();
        assert_eq!(refused.sqlite_error_code(), Some(rusqlite::ErrorCode::DiskFull));
        assert_eq!(observed.found(), 10);
        is_full.store(false, Ordering::Relaxed);
        assert_eq!(lines(&observed.writer), 10);
        assert_eq!((observed.found(), observed.found_in_copies()), (10, 10));
    }
    observed.commit(11, 5).unwrap();
    assert_eq!((observed.found(), observed.found_in_copies()), (15, 15));
}

/// Writes before a rollback do not get into the way of another process. The pages exist in the file already and none is added, so that
/// the writer does not read its WAL in between.
#[test]
fn another_process_that_writes_after_a_rollback_keeps_what_it_has_committed() {
    let observed = Observed::new("pragma synchronous=full; pragma cache_size=20");
    observed.commit(1, 500).unwrap();
    let other = Connection::open(observed.folder.path().join(DATABASE)).unwrap();
    other.execute_batch("pragma wal_autocheckpoint=0").unwrap();
    for kept in 1..=3_i64 {
        other.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(())).unwrap();
        let more_than_is_cached =
            "begin; update lines set text = printf('%04000d', -number) where number <= 200; rollback";
        observed.writer.execute_batch(more_than_is_cached).unwrap();
        other
            .execute("update lines set text = printf('%04000d', number + ?1 * 1000) where number > 300", [kept])
            .unwrap();
        let sums = "select sum(cast(text as integer) - number) from lines";
        let seen: i64 = observed.writer.query_row(sums, [], |row| row.get(0)).unwrap();
        assert_eq!(seen, kept * 1000 * 200);
        assert_eq!((observed.found(), observed.found_in_copies()), (300, 300));
    }
}
