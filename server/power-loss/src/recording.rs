//! What was done to the files of a folder, in its order.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlite_vfs::Outcome;

/// A file, whatever its name: one that is made after another of the same name was removed is another file.
pub type FileId = usize;

/// One thing that was done to a folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A file was made under a name that nothing had.
    Create {
        /// The new file.
        file: FileId,
        /// Its name in the folder.
        name: String,
    },
    /// Bytes were written.
    Write {
        /// The file.
        file: FileId,
        /// Where, from the beginning of the file.
        offset: usize,
        /// What.
        bytes: Arc<[u8]>,
    },
    /// The file was cut off.
    Truncate {
        /// The file.
        file: FileId,
        /// What is left of it, in bytes.
        size: usize,
    },
    /// Everything written to the file so far is on the disk.
    Sync {
        /// The file.
        file: FileId,
        /// The folder was synced as well: names that were made and removed are on the disk.
        names: bool,
    },
    /// A name was removed.
    Delete {
        /// The name.
        name: String,
        /// The folder was synced as well.
        names: bool,
    },
    /// What a test has noted: something was acknowledged.
    Mark(usize),
}

/// A folder under observation. Cloning is cheap; all clones write down the same.
#[derive(Debug, Clone, Default)]
pub struct Recording(Arc<Mutex<Notes>>);

#[derive(Debug, Default)]
struct Notes {
    events: Vec<Event>,
    /// The file that a name stands for.
    names: HashMap<String, FileId>,
    files: usize,
}

impl Recording {
    /// Notes something between what is done to the files: everything before it came first.
    pub fn mark(&self, what: usize) {
        self.lock().events.push(Event::Mark(what));
    }

    /// What was written down so far.
    #[must_use]
    pub fn events(&self) -> Vec<Event> {
        self.lock().events.clone()
    }

    /// Looks at what was written down while nothing is done to the files, so that both can be compared.
    pub fn while_still<T>(&self, look: impl FnOnce(&[Event]) -> T) -> T {
        look(&self.lock().events)
    }

    /// How much was written down so far.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lock().events.len()
    }

    /// Whether nothing was written down so far.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The file with this name, which is made by this when there is none.
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

    /// Does something to a file and writes it down when it was done: nothing else comes between.
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
