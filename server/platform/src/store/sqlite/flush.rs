//! Sending what is copied from the log to the disk while it is being copied.
//!
//! The engine writes all pages of a copy into the system's memory and has them go to the disk at the end, all at once: a commit that comes then waits behind
//! megabytes. A thread that flushes the file again and again meanwhile leaves little for the end, and commits find the disk free in between. Whether the
//! pages are safe is none of its business: the engine flushes for itself before it relies on them, and learns of errors through its own handle.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

/// The thread that flushes, as the one that copies knows it.
#[derive(Debug)]
pub(super) struct Flusher {
    begin: SyncSender<()>,
    is_copying: Arc<AtomicBool>,
    thread: JoinHandle<File>,
}

/// The file as the thread had it open. Closing it takes away every lock that this process holds on the database (POSIX), so it is dropped after
/// the last connection.
#[derive(Debug)]
#[must_use]
pub(super) struct FlushedFile {
    _file: Option<File>,
}

impl Flusher {
    /// Starts the thread for the file at `path`; none where flushing does more than that (on macOS it empties the drive's cache each time), or the file can not be
    /// opened a second time: copying does without.
    pub(super) fn start(path: &Path) -> Option<Self> {
        if !cfg!(target_os = "linux") {
            return None;
        }
        let file = File::open(path).ok()?;
        let (begin, begun) = sync_channel(1);
        let is_copying = Arc::new(AtomicBool::new(false));
        let copying = Arc::clone(&is_copying);
        let thread = thread::Builder::new().name("flush".to_owned());
        let thread = thread.spawn(move || flush(file, &begun, &copying)).ok()?;
        Some(Self { begin, is_copying, thread })
    }

    /// Flushes while `copy` runs; gives what it gives.
    pub(super) fn during<T>(&self, copy: impl FnOnce() -> T) -> T {
        self.is_copying.store(true, Ordering::Release);
        // Full when it has not begun with the last one: it will see this one.
        let _ = self.begin.try_send(());
        let copied = copy();
        self.is_copying.store(false, Ordering::Release);
        copied
    }

    /// Ends the thread.
    pub(super) fn stop(self) -> FlushedFile {
        drop(self.begin);
        FlushedFile { _file: self.thread.join().ok() }
    }
}

fn flush(file: File, begun: &Receiver<()>, is_copying: &AtomicBool) -> File {
    while begun.recv().is_ok() {
        while is_copying.load(Ordering::Acquire) && file.sync_data().is_ok() {}
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[cfg(target_os = "linux")]
    #[test]
    fn the_thread_flushes_while_something_is_copied_and_ends_when_it_is_told_to() {
        let folder = std::env::temp_dir().join(format!("lumora-flush-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("file");
        let mut file = File::create(&path).unwrap();
        let flusher = Flusher::start(&path).unwrap();
        for round in 0..3 {
            let copied = flusher.during(|| {
                assert!(flusher.is_copying.load(Ordering::Acquire));
                file.write_all(&[7; 4096]).unwrap();
                round
            });
            assert_eq!(copied, round);
            assert!(!flusher.is_copying.load(Ordering::Acquire));
        }
        assert!(flusher.stop()._file.is_some(), "the file is closed by who asked for it");
        assert!(Flusher::start(&folder.join("nowhere")).is_none());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
