//! Tests of layers with SQLite: files work through them, and they see every change.

use std::sync::{Arc, Mutex};

use rusqlite::{Connection, OpenFlags};

use super::*;

/// The operations that passed, in short words.
type Words = Arc<Mutex<Vec<String>>>;

/// A layer that notes the operations that pass through it.
struct Notes(Words);

struct NotedFile {
    words: Words,
    kind: Kind,
}

impl NotedFile {
    fn note(&self, what: &str) {
        self.words.lock().unwrap().push(format!("{what} {:?}", self.kind));
    }
}

impl Layer for Notes {
    fn opened(&self, Opened { kind, may_be_new, path }: Opened<'_>) -> Option<Box<dyn File>> {
        assert!(may_be_new && path.is_some_and(|path| path.is_absolute()));
        Some(Box::new(NotedFile { words: Arc::clone(&self.0), kind }))
    }

    fn delete(&self, path: &Path, _: bool, below: &mut dyn FnMut() -> Outcome) -> Outcome {
        self.0.lock().unwrap().push(format!("delete {}", path.extension().unwrap().display()));
        below()
    }
}

impl File for NotedFile {
    fn write(&mut self, below: &mut Below<'_>, bytes: &[u8], at: u64) -> Outcome {
        self.note("write");
        below.write(bytes, at)
    }

    fn truncate(&mut self, below: &mut Below<'_>, size: u64) -> Outcome {
        self.note("truncate");
        below.truncate(size)
    }

    fn sync(&mut self, below: &mut Below<'_>, how: SyncFlags) -> Outcome {
        self.note("sync");
        below.sync(how)
    }
}

#[test]
fn everything_that_changes_a_file_passes_through_its_layer_and_reaches_the_file() {
    let words = Words::default();
    register("notes", false, Notes(Arc::clone(&words))).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("noted.db-1");
    let noted = Connection::open_with_flags_and_vfs(&path, OpenFlags::default(), c"notes").unwrap();
    noted.execute_batch("create table t (a); insert into t values (1), (2)").unwrap();
    let seen = std::mem::take(&mut *words.lock().unwrap());
    for expected in ["write Journal", "sync Journal", "write Database", "sync Database", "delete db-1-journal"] {
        assert!(seen.iter().any(|word| word == expected), "{expected} is not among {seen:?}");
    }
    noted.execute_batch("pragma journal_mode=wal; insert into t values (3)").unwrap();
    noted.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(())).unwrap();
    let seen = words.lock().unwrap().clone();
    for expected in ["write Log", "sync Log", "write Database", "truncate Log"] {
        assert!(seen.iter().any(|word| word == expected), "{expected} is not among {seen:?}");
    }
    let plain: i64 = Connection::open(&path).unwrap().query_row("select sum(a) from t", [], |row| row.get(0)).unwrap();
    assert_eq!(plain, 6);
}

/// A layer whose files hold every write back until they must be flushed.
struct Late;

#[derive(Default)]
struct LateFile(Vec<(Vec<u8>, u64)>);

impl Layer for Late {
    fn opened(&self, file: Opened<'_>) -> Option<Box<dyn File>> {
        (file.kind != Kind::Temporary).then(|| Box::new(LateFile::default()) as Box<dyn File>)
    }
}

impl File for LateFile {
    fn write(&mut self, _: &mut Below<'_>, bytes: &[u8], at: u64) -> Outcome {
        self.0.push((bytes.to_vec(), at));
        Ok(())
    }

    fn flush(&mut self, below: &mut Below<'_>) -> Outcome {
        self.0.drain(..).try_for_each(|(bytes, at)| below.write(&bytes, at))
    }
}

#[test]
fn what_a_layer_holds_back_is_there_before_a_file_is_read_measured_or_closed() {
    register("late", false, Late).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("late.db");
    let late = Connection::open_with_flags_and_vfs(&path, OpenFlags::default(), c"late").unwrap();
    late.execute_batch("pragma cache_size=10; create table t (a)").unwrap();
    late.execute_batch(
        "begin; with recursive n(i) as (select 1 union all select i + 1 from n where i < 500) \
         insert into t select printf('%03000d', i) from n; update t set a = a || 'x'; commit",
    )
    .unwrap();
    drop(late);
    let plain = Connection::open(&path).unwrap();
    let (sound, rows): (String, i64) = plain
        .query_row("select (select * from pragma_integrity_check), count(*) from t where a like '%x'", [], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .unwrap();
    assert_eq!((sound.as_str(), rows), ("ok", 500));
}

#[test]
fn a_file_that_can_not_be_opened_is_refused_as_without_a_layer() {
    register("refused", false, Late).unwrap();
    let refused =
        Connection::open_with_flags_and_vfs("/nowhere/at/all.db", OpenFlags::default(), c"refused").unwrap_err();
    assert_eq!(refused.sqlite_error_code(), Some(rusqlite::ErrorCode::CannotOpen));
}
