//! The recorded changes of a folder's files, in their order.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlite_vfs::Outcome;

/// A file whatever its name: one that is created after another of the same name was deleted is another file.
pub type FileId = usize;

/// A change of a folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A file was created under a free name.
    Create {
        /// The new file.
        file: FileId,
        /// Its name in the folder.
        name: String,
    },
    /// Bytes were written.
    Write {
        /// The file written to.
        file: FileId,
        /// Offset of the first byte.
        offset: usize,
        /// The bytes.
        bytes: Arc<[u8]>,
    },
    /// A file was truncated.
    Truncate {
        /// The file that was truncated.
        file: FileId,
        /// Its new length in bytes.
        size: usize,
    },
    /// A file was synced: all its writes so far are durable.
    Sync {
        /// The file that was synced.
        file: FileId,
        /// Whether the folder was synced too: created and deleted names are durable.
        names: bool,
    },
    /// A file was deleted.
    Delete {
        /// Its name in the folder.
        name: String,
        /// Whether the folder was synced too, so that the deletion is durable.
        names: bool,
    },
    /// A mark that a test has set, such as the acknowledgement of a call.
    Mark(usize),
}

/// An observed folder. Cloning is cheap; all clones share one recording.
#[derive(Debug, Clone, Default)]
pub struct Recording(Arc<Mutex<Notes>>);

#[derive(Debug, Default)]
struct Notes {
    events: Vec<Event>,
    /// The file that a name refers to.
    names: HashMap<String, FileId>,
    files: usize,
}

impl Recording {
    /// Sets a mark: every change recorded before it happened before it.
    pub fn mark(&self, what: usize) {
        self.lock().events.push(Event::Mark(what));
    }

    /// All events recorded so far.
    #[must_use]
    pub fn events(&self) -> Vec<Event> {
        self.lock().events.clone()
    }

    /// Looks at the recording while no change can happen to the files, so that both can be compared.
    pub fn while_still<T>(&self, look: impl FnOnce(&[Event]) -> T) -> T {
        look(&self.lock().events)
    }

    /// The number of events recorded so far.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lock().events.len()
    }

    /// Whether nothing was recorded so far.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The file with this name; a new one where there is none.
    pub(crate) fn opened(&self, name: &str) -> FileId {
        let mut notes = self.lock();
        if let Some(file) = notes.names.get(name) {
            return *file;
        }
        let file = notes.files;
        notes.files += 1;
        notes.names.insert(name.to_owned(), file);
        notes.events.push(Event::Create { file, name: name.to_owned() });
        file
    }

    /// Changes a file and records the change, atomically: no other change comes between.
    pub(crate) fn note(&self, act: impl FnOnce() -> Outcome, event: impl FnOnce() -> Event) -> Outcome {
        let mut notes = self.lock();
        act()?;
        let event = event();
        if let Event::Delete { name, .. } = &event {
            notes.names.remove(name);
        }
        notes.events.push(event);
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Notes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
