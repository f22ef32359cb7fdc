//! Files on a form (sections 5 and 9 of the specification): judged when they are chosen, and sent one after another.
//!
//! The files themselves never come here: the page keeps each under a handle, and the driver sends it. What went wrong stands
//! beside the file that it is about. The screen makes the calls: [`FileQueue::next_waiting`] says for which file.

use crate::domain::upload::ImageFault;
use crate::feature::shared::file_size;
use crate::text::key;
use crate::view::{AttachedFile, FileProgress, Problem, Text};
use serde::{Deserialize, Serialize};

/// How many files stand on a form at most, those that are not taken included.
const MAX_SHOWN: usize = 9;

/// A file that was chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PickedFile {
    /// Number of the file while the page lives.
    pub handle: u32,
    /// Name of the file, shown only: nothing is concluded from it.
    pub name: String,
    /// Size of the file in bytes; more than four billion count as four billion.
    pub size: u32,
    /// First bytes of the file, at most 16.
    pub head: Vec<u8>,
}

/// How far a file has come.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Upload {
    /// It is sent when the ones before it have been.
    Waiting,
    /// It is on its way.
    Sending,
    /// The server has it.
    Done,
    /// It is not sent, for the reason that this text key says.
    Refused(&'static str),
    /// It did not arrive.
    Failed(Problem),
}

/// A file on a form, with what the form notes of it.
#[derive(Debug)]
pub(crate) struct QueuedFile<N> {
    pub handle: u32,
    name: String,
    size: u32,
    pub upload: Upload,
    pub note: N,
}

/// The files of a form, in the order in which they were chosen. `N` is what the form notes of each.
#[derive(Debug)]
pub(crate) struct FileQueue<N>(Vec<QueuedFile<N>>);

impl<N> Default for FileQueue<N> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<N: Clone> FileQueue<N> {
    /// Adds the chosen files with this note. `judge` says for each, of those before it, whether it is sent or refused.
    pub fn add(&mut self, files: Vec<PickedFile>, note: &N, judge: impl Fn(&Self, &PickedFile) -> Upload) {
        for file in files {
            if self.0.len() < MAX_SHOWN && self.find(file.handle).is_none() {
                let upload = judge(self, &file);
                let PickedFile { handle, name, size, .. } = file;
                self.0.push(QueuedFile { handle, name, size, upload, note: note.clone() });
            }
        }
    }
}

impl<N> FileQueue<N> {
    /// All files.
    pub fn iter(&self) -> impl Iterator<Item = &QueuedFile<N>> {
        self.0.iter()
    }

    /// All files, to change them.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut QueuedFile<N>> {
        self.0.iter_mut()
    }

    /// The file under this handle.
    pub fn find(&mut self, handle: u32) -> Option<&mut QueuedFile<N>> {
        self.0.iter_mut().find(|file| file.handle == handle)
    }

    /// The file that is sent next.
    pub fn next_waiting(&self) -> Option<&QueuedFile<N>> {
        self.0.iter().find(|file| file.upload == Upload::Waiting)
    }

    /// How many files are in a state that `fits`.
    pub fn count(&self, fits: impl Fn(&Upload) -> bool) -> usize {
        self.0.iter().filter(|file| fits(&file.upload)).count()
    }

    /// A file has come this far.
    pub fn set(&mut self, handle: u32, upload: Upload) {
        if let Some(file) = self.find(handle) {
            file.upload = upload;
        }
    }

    /// Takes a file off the form.
    pub fn remove(&mut self, handle: u32) {
        self.0.retain(|file| file.handle != handle);
    }

    /// Takes a file off the form, unless it is on its way.
    pub fn remove_idle(&mut self, handle: u32) {
        self.0.retain(|file| file.handle != handle || file.upload == Upload::Sending);
    }

    /// Lets a file that did not arrive be sent once more; returns whether there is such a file.
    pub fn retry(&mut self, handle: u32) -> bool {
        let failed = self.find(handle).filter(|it| matches!(it.upload, Upload::Failed(_)));
        failed.map(|file| file.upload = Upload::Waiting).is_some()
    }

    /// Takes all files off the form.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The files as the view shows them.
    pub fn view(&self) -> Vec<AttachedFile> {
        self.0.iter().map(row).collect()
    }
}

fn row<N>(file: &QueuedFile<N>) -> AttachedFile {
    AttachedFile {
        key: file.handle,
        name: file.name.clone(),
        size: file_size::format(file.size),
        progress: match &file.upload {
            Upload::Waiting => FileProgress::Waiting,
            Upload::Sending => FileProgress::Uploading,
            Upload::Done => FileProgress::Done,
            Upload::Refused(why) => FileProgress::Refused { text: Text::of(why) },
            Upload::Failed(problem) => FileProgress::Failed { problem: problem.clone() },
        },
    }
}

/// What is said of a picture that is not taken.
pub(crate) const fn fault_text(fault: ImageFault) -> &'static str {
    match fault {
        ImageFault::Kind => key::APPLY_FILE_KIND,
        ImageFault::Size => key::APPLY_FILE_SIZE,
        ImageFault::Empty => key::APPLY_FILE_EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picked(handle: u32) -> PickedFile {
        PickedFile { handle, name: format!("{handle}.png"), size: 1, head: Vec::new() }
    }

    fn queue(files: u32) -> FileQueue<()> {
        let mut queue = FileQueue::default();
        queue.add((0..files).map(picked).collect(), &(), |_, _| Upload::Waiting);
        queue
    }

    #[test]
    fn a_form_shows_nine_files_and_each_once() {
        let mut queue = queue(20);
        assert_eq!(queue.view().len(), MAX_SHOWN);
        queue.remove(3);
        queue.add(vec![picked(4), picked(3)], &(), |_, _| Upload::Waiting);
        let handles: Vec<u32> = queue.iter().map(|file| file.handle).collect();
        assert_eq!(handles, [0, 1, 2, 4, 5, 6, 7, 8, 3]);
    }

    #[test]
    fn a_file_is_judged_by_those_before_it() {
        let mut queue: FileQueue<()> = FileQueue::default();
        queue.add((0..3).map(picked).collect(), &(), |before, _| match before.iter().count() {
            0 | 1 => Upload::Waiting,
            _ => Upload::Refused(key::APPLY_FILES_TOO_MANY),
        });
        assert_eq!(queue.count(|it| *it == Upload::Waiting), 2);
    }

    #[test]
    fn a_file_on_its_way_stays_and_only_one_that_failed_is_sent_again() {
        let mut queue = queue(3);
        let problem = Problem { text: Text::of(key::APPLY_FILE_GONE), request_id: None };
        queue.set(0, Upload::Sending);
        queue.set(1, Upload::Failed(problem));
        assert_eq!(queue.next_waiting().map(|file| file.handle), Some(2));
        assert!(!queue.retry(0) && queue.retry(1) && !queue.retry(7));
        assert_eq!(queue.next_waiting().map(|file| file.handle), Some(1));
        queue.remove_idle(0);
        queue.remove_idle(1);
        assert_eq!(queue.iter().map(|file| file.handle).collect::<Vec<_>>(), [0, 2]);
    }
}
