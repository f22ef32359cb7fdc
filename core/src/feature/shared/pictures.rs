//! Pictures on a form (sections 5 and 9 of the specification): at most three, png or jpg, each under 5 MB.
//!
//! The file itself never comes here: the page keeps it under a handle, and the driver sends it. A picture is judged when it is
//! chosen and uploaded at once, one after another, so that sending the form waits for nothing; what went wrong stands beside
//! the file that it is about. An upload that is taken off the form is left to the server's sweep. The form makes the call:
//! [`Pictures::next`] says for which file.

use crate::api::Failure;
use crate::domain::upload::{ImageFault, MAX_IMAGES, judge};
use crate::feature::shared::file_size;
use crate::text::key;
use crate::view::{AttachedFile, FileProgress, Problem, Text};
use crate::wire::{ImageValue, code};
use serde::{Deserialize, Serialize};

/// How many files stand on the form at most, those that are not taken included.
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
enum Upload {
    Waiting,
    Uploading,
    /// The server has it under this id.
    Done(String),
    Refused(&'static str),
    Failed(Problem),
}

/// A file on the form.
struct Attached {
    handle: u32,
    name: String,
    size: u32,
    upload: Upload,
}

/// The pictures of a form.
#[derive(Default)]
pub(crate) struct Pictures {
    files: Vec<Attached>,
    error: Option<&'static str>,
}

impl Pictures {
    /// How many files count: those that are taken.
    pub fn accepted_count(&self) -> usize {
        self.files.iter().filter(|file| !matches!(file.upload, Upload::Refused(_))).count()
    }

    /// What is wrong with them as a whole.
    pub fn error(&self) -> Option<Text> {
        self.error.map(Text::of)
    }

    fn find(&mut self, handle: u32) -> Option<&mut Attached> {
        self.files.iter_mut().find(|file| file.handle == handle)
    }

    /// Files were chosen or dropped.
    pub fn attach(&mut self, files: Vec<PickedFile>) {
        self.error = None;
        for file in files {
            if self.files.len() >= MAX_SHOWN || self.find(file.handle).is_some() {
                continue;
            }
            let upload = match judge(u64::from(file.size), &file.head) {
                Err(fault) => Upload::Refused(words(fault)),
                Ok(_) if self.accepted_count() >= MAX_IMAGES => Upload::Refused(key::APPLY_FILES_TOO_MANY),
                Ok(_) => Upload::Waiting,
            };
            self.files.push(Attached { handle: file.handle, name: file.name, size: file.size, upload });
        }
    }

    /// Handle of the next file that waits to be uploaded.
    pub fn next(&self) -> Option<u32> {
        self.files.iter().find(|file| file.upload == Upload::Waiting).map(|file| file.handle)
    }

    /// The upload of a file is under way.
    pub fn began(&mut self, handle: u32) {
        if let Some(file) = self.find(handle) {
            file.upload = Upload::Uploading;
        }
    }

    /// The server has answered an upload.
    pub fn on_image(&mut self, handle: u32, answer: Result<ImageValue, Failure>) {
        if let Some(file) = self.find(handle) {
            file.upload = match answer {
                Ok(value) => Upload::Done(value.image_id),
                Err(failure) if failure.session_ended() => Upload::Waiting,
                Err(failure) => Upload::Failed(failure.problem()),
            };
        }
    }

    /// Takes a file off the form.
    pub fn detach(&mut self, handle: u32) {
        self.files.retain(|file| file.handle != handle);
        self.error = None;
    }

    /// Uploads a file again that did not arrive; says whether there is such a file.
    pub fn upload_again(&mut self, handle: u32) -> bool {
        let failed = self.find(handle).filter(|it| matches!(it.upload, Upload::Failed(_)));
        failed.map(|file| file.upload = Upload::Waiting).is_some()
    }

    /// What was uploaded belongs to the previous member: it is uploaded again.
    pub fn upload_anew(&mut self) {
        let sent = |upload: &Upload| matches!(upload, Upload::Done(_) | Upload::Uploading);
        self.files.iter_mut().filter(|file| sent(&file.upload)).for_each(|file| file.upload = Upload::Waiting);
    }

    /// Checks the pictures before the form is sent, which needs at least `min_count`; `missing` is the text key for fewer. Gives whether the form
    /// can be sent.
    pub fn check_complete(&mut self, min_count: usize, missing: &'static str) -> bool {
        let any = |fits: fn(&Upload) -> bool| self.files.iter().any(|file| fits(&file.upload));
        // Faults that the member has to correct come before uploads that only take time.
        self.error = if any(|it| matches!(it, Upload::Refused(_) | Upload::Failed(_))) {
            Some(key::APPLY_FILES_FAILED)
        } else if any(|it| matches!(it, Upload::Waiting | Upload::Uploading)) {
            Some(key::APPLY_FILES_UNDER_WAY)
        } else {
            (self.files.len() < min_count).then_some(missing)
        };
        self.error.is_none()
    }

    /// Ids of those that the server has.
    pub fn ids(&self) -> Vec<String> {
        let id = |file: &Attached| match &file.upload {
            Upload::Done(id) => Some(id.clone()),
            _ => None,
        };
        self.files.iter().filter_map(id).collect()
    }

    /// The server refused the pictures with this code; `missing` is the text key where it wants more.
    pub fn refuse(&mut self, refusal: &str, missing: &'static str) {
        self.error = Some(match refusal {
            code::rule::EMPTY => missing,
            "too_many" => key::APPLY_FILES_TOO_MANY,
            _ => {
                self.files.iter_mut().filter(|it| matches!(it.upload, Upload::Done(_))).for_each(|file| {
                    let text = Text::of(key::APPLY_FILE_GONE);
                    file.upload = Upload::Failed(Problem { text, request_id: None });
                });
                key::APPLY_FILES_FAILED
            }
        });
    }

    /// The files as the view shows them.
    pub fn view(&self) -> Vec<AttachedFile> {
        self.files.iter().map(row).collect()
    }
}

fn words(fault: ImageFault) -> &'static str {
    match fault {
        ImageFault::Kind => key::APPLY_FILE_KIND,
        ImageFault::Size => key::APPLY_FILE_SIZE,
        ImageFault::Empty => key::APPLY_FILE_EMPTY,
    }
}

fn row(file: &Attached) -> AttachedFile {
    AttachedFile {
        key: file.handle,
        name: file.name.clone(),
        size: file_size::format(file.size),
        progress: match &file.upload {
            Upload::Waiting => FileProgress::Waiting,
            Upload::Uploading => FileProgress::Uploading,
            Upload::Done(_) => FileProgress::Done,
            Upload::Refused(why) => FileProgress::Refused { text: Text::of(why) },
            Upload::Failed(problem) => FileProgress::Failed { problem: problem.clone() },
        },
    }
}
