//! Files on a form (sections 5 and 9 of the specification): judged when they are chosen, and sent one after another.
//!
//! The files themselves never come here: the page keeps each under a handle, and the driver sends it. What went wrong stands
//! beside the file that it is about. The screen makes the calls: [`FileQueue::next_waiting`] says for which file.

use crate::feature::shared::file_size;
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
pub(crate) enum UploadState {
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

/// A file on a form, with the form's own data of it.
#[derive(Debug)]
pub(crate) struct QueuedFile<D> {
    pub handle: u32,
    name: String,
    size: u32,
    pub upload: UploadState,
    pub data: D,
}

/// The files of a form, in the order in which they were chosen. `D` is the form's own data of each.
#[derive(Debug)]
pub(crate) struct FileQueue<D>(Vec<QueuedFile<D>>);

impl<D> Default for FileQueue<D> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<D: Clone> FileQueue<D> {
    /// Adds the chosen files, each with this data. `judge` is given the files before it, and decides whether it waits or is refused.
    pub fn add(&mut self, files: Vec<PickedFile>, data: &D, judge: impl Fn(&Self, &PickedFile) -> UploadState) {
        for file in files {
            if self.0.len() < MAX_SHOWN && self.find_mut(file.handle).is_none() {
                let upload = judge(self, &file);
                let PickedFile { handle, name, size, .. } = file;
                self.0.push(QueuedFile { handle, name, size, upload, data: data.clone() });
            }
        }
    }
}

impl<D> FileQueue<D> {
    /// All files.
    pub fn iter(&self) -> impl Iterator<Item = &QueuedFile<D>> {
        self.0.iter()
    }

    /// All files, to change them.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut QueuedFile<D>> {
        self.0.iter_mut()
    }

    /// The file under this handle.
    pub fn find_mut(&mut self, handle: u32) -> Option<&mut QueuedFile<D>> {
        self.0.iter_mut().find(|file| file.handle == handle)
    }

    /// The file that is sent next.
    pub fn next_waiting(&self) -> Option<&QueuedFile<D>> {
        self.0.iter().find(|file| file.upload == UploadState::Waiting)
    }

    /// How many files there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// How many files are in a state that `fits`.
    pub fn count(&self, fits: impl Fn(&UploadState) -> bool) -> usize {
        self.0.iter().filter(|file| fits(&file.upload)).count()
    }

    /// A file has come this far.
    pub fn set(&mut self, handle: u32, upload: UploadState) {
        if let Some(file) = self.find_mut(handle) {
            file.upload = upload;
        }
    }

    /// Takes a file off the form.
    pub fn remove(&mut self, handle: u32) {
        self.0.retain(|file| file.handle != handle);
    }

    /// Takes a file off the form, unless it is on its way.
    pub fn remove_idle(&mut self, handle: u32) {
        self.0.retain(|file| file.handle != handle || file.upload == UploadState::Sending);
    }

    /// Lets a file that did not arrive be sent once more; returns whether there is such a file.
    pub fn retry(&mut self, handle: u32) -> bool {
        let failed = self.find_mut(handle).filter(|it| matches!(it.upload, UploadState::Failed(_)));
        failed.map(|file| file.upload = UploadState::Waiting).is_some()
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

fn row<D>(file: &QueuedFile<D>) -> AttachedFile {
    AttachedFile {
        key: file.handle,
        name: file.name.clone(),
        size: file_size::format(file.size),
        progress: match &file.upload {
            UploadState::Waiting => FileProgress::Waiting,
            UploadState::Sending => FileProgress::Uploading,
            UploadState::Done => FileProgress::Done,
            UploadState::Refused(why) => FileProgress::Refused { text: Text::of(why) },
            UploadState::Failed(problem) => FileProgress::Failed { problem: problem.clone() },
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::key;

    fn picked(handle: u32) -> PickedFile {
        PickedFile { handle, name: format!("{handle}.png"), size: 1, head: Vec::new() }
    }

    fn queue(files: u32) -> FileQueue<()> {
        let mut queue = FileQueue::default();
        queue.add((0..files).map(picked).collect(), &(), |_, _| UploadState::Waiting);
        queue
    }

    #[test]
    fn a_form_shows_nine_files_and_each_once() {
        let mut queue = queue(20);
        assert_eq!(queue.view().len(), MAX_SHOWN);
        queue.remove(3);
        queue.add(vec![picked(4), picked(3)], &(), |_, _| UploadState::Waiting);
        let handles: Vec<u32> = queue.iter().map(|file| file.handle).collect();
        assert_eq!(handles, [0, 1, 2, 4, 5, 6, 7, 8, 3]);
    }

    #[test]
    fn a_file_is_judged_by_those_before_it() {
        let mut queue: FileQueue<()> = FileQueue::default();
        queue.add((0..3).map(picked).collect(), &(), |before, _| match before.iter().count() {
            0 | 1 => UploadState::Waiting,
            _ => UploadState::Refused(key::APPLY_FILES_TOO_MANY),
        });
        assert_eq!(queue.count(|it| *it == UploadState::Waiting), 2);
    }

    #[test]
    fn a_file_on_its_way_stays_and_only_one_that_failed_is_sent_again() {
        let mut queue = queue(3);
        let problem = Problem { text: Text::of(key::APPLY_FILE_GONE), request_id: None };
        queue.set(0, UploadState::Sending);
        queue.set(1, UploadState::Failed(problem));
        assert_eq!(queue.next_waiting().map(|file| file.handle), Some(2));
        assert!(!queue.retry(0) && queue.retry(1) && !queue.retry(7));
        assert_eq!(queue.next_waiting().map(|file| file.handle), Some(1));
        queue.remove_idle(0);
        queue.remove_idle(1);
        assert_eq!(queue.iter().map(|file| file.handle).collect::<Vec<_>>(), [0, 2]);
    }
}
