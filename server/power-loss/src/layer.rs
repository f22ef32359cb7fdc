//! A layer between SQLite and the disk that records all changes of files in observed folders.
//!
//! It is the default of all connections of the process, since the store opens them itself; the store's own layers stand on it.
//! Shared memory (`-shm`) is not recorded: it never survives a cut.

use std::path::{Path, PathBuf};
use std::sync::{OnceLock, PoisonError, RwLock};

use sqlite_vfs::{Below, File, Kind, Layer, Opened, Outcome, RegistrationFailed, SyncFlags, register};

use crate::recording::{Event, FileId, Recording};

/// A power cut may come between any two parts of this size of a write, in bytes.
const PART: usize = 4096;

static OBSERVED: RwLock<Vec<(PathBuf, Recording)>> = RwLock::new(Vec::new());

/// Records SQLite's changes of the files directly in `folder` from now on.
///
/// # Errors
/// [`RegistrationFailed`].
pub fn record(folder: &Path) -> Result<Recording, RegistrationFailed> {
    static REGISTERED: OnceLock<Result<(), RegistrationFailed>> = OnceLock::new();
    (*REGISTERED.get_or_init(|| register("power-loss", true, RecordingLayer)))?;
    let recording = Recording::default();
    OBSERVED.write().unwrap_or_else(PoisonError::into_inner).push((folder.to_owned(), recording.clone()));
    Ok(recording)
}

/// The recording of the folder that directly contains the file, and the file's name.
fn observed(path: &Path) -> Option<(Recording, String)> {
    let observed = OBSERVED.read().unwrap_or_else(PoisonError::into_inner);
    let (_, recording) = observed.iter().find(|(folder, _)| path.parent() == Some(folder))?;
    Some((recording.clone(), path.file_name()?.to_string_lossy().into_owned()))
}

struct RecordingLayer;

impl Layer for RecordingLayer {
    fn opened(&self, opened: Opened<'_>) -> Option<Box<dyn File>> {
        let (recording, name) = observed(opened.path?)?;
        // SQLite syncs the folder with the first sync of these files, if they could be created (`UNIXFILE_DIRSYNC`).
        let syncs_names = opened.may_be_new && matches!(opened.kind, Kind::Log | Kind::Journal);
        let file = recording.opened(&name);
        Some(Box::new(ObservedFile { recording, file, syncs_names }))
    }

    fn delete(&self, path: &Path, names: bool, below: &mut dyn FnMut() -> Outcome) -> Outcome {
        match observed(path) {
            Some((recording, name)) => recording.note(below, || Event::Delete { name, names }),
            None => below(),
        }
    }
}

struct ObservedFile {
    recording: Recording,
    file: FileId,
    /// The next sync of the file also syncs the folder.
    syncs_names: bool,
}

impl File for ObservedFile {
    fn write(&mut self, below: &mut Below<'_>, bytes: &[u8], at: u64) -> Outcome {
        let mut offset = usize::try_from(at).unwrap_or(0);
        for (part, at) in bytes.chunks(PART).zip((at..).step_by(PART)) {
            let event = || Event::Write { file: self.file, offset, bytes: part.into() };
            self.recording.note(|| below.write(part, at), event)?;
            offset += part.len();
        }
        Ok(())
    }

    fn truncate(&mut self, below: &mut Below<'_>, size: u64) -> Outcome {
        let event = || Event::Truncate { file: self.file, size: usize::try_from(size).unwrap_or(0) };
        self.recording.note(|| below.truncate(size), event)
    }

    fn sync(&mut self, below: &mut Below<'_>, how: SyncFlags) -> Outcome {
        let names = std::mem::take(&mut self.syncs_names);
        self.recording.note(|| below.sync(how), || Event::Sync { file: self.file, names })
    }
}
