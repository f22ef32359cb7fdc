//! Pictures on a form (sections 5 and 9 of the specification): at most three, png or jpg, each under 5 MB.
//!
//! A picture is uploaded as soon as it is chosen ([`FileQueue`]), so that sending the form waits for nothing. An upload that is
//! taken off the form is left to the server's sweep. The form makes the call: [`Pictures::next`] says for which file.

use crate::api::Failure;
use crate::domain::upload::{MAX_IMAGES, judge};
use crate::event::PickedFile;
use crate::feature::shared::file_queue::{FileQueue, UploadState};
use crate::feature::shared::image_fault::fault_key;
use crate::text::key;
use crate::view::{AttachedFile, Problem, Text};
use crate::wire::{ImageValue, code};

/// The pictures of a form.
#[derive(Default)]
pub(crate) struct Pictures {
    /// Each with the id under which the server has it, once it is done.
    files: FileQueue<String>,
    error: Option<&'static str>,
}

impl Pictures {
    /// How many files count: those that are taken.
    pub fn accepted_count(&self) -> usize {
        accepted(&self.files)
    }

    /// What is wrong with them as a whole.
    pub fn error(&self) -> Option<Text> {
        self.error.map(Text::of)
    }

    /// Files were chosen or dropped.
    pub fn attach(&mut self, files: Vec<PickedFile>) {
        self.error = None;
        self.files.add(files, &String::new(), |queue, file| match judge(u64::from(file.size), &file.head) {
            Err(fault) => UploadState::Refused(fault_key(fault)),
            Ok(_) if accepted(queue) >= MAX_IMAGES => UploadState::Refused(key::APPLY_FILES_TOO_MANY),
            Ok(_) => UploadState::Waiting,
        });
    }

    /// Handle of the next file that waits to be uploaded.
    pub fn next(&self) -> Option<u32> {
        self.files.next_waiting().map(|file| file.handle)
    }

    /// The upload of a file is under way.
    pub fn began(&mut self, handle: u32) {
        self.files.set(handle, UploadState::Sending);
    }

    /// The server has answered an upload.
    pub fn on_image(&mut self, handle: u32, answer: Result<ImageValue, Failure>) {
        if let Some(file) = self.files.find_mut(handle) {
            file.upload = match answer {
                Ok(value) => {
                    file.data = value.image_id;
                    UploadState::Done
                }
                Err(failure) if failure.session_ended() => UploadState::Waiting,
                Err(failure) => UploadState::Failed(failure.problem()),
            };
        }
    }

    /// Takes a file off the form.
    pub fn detach(&mut self, handle: u32) {
        self.files.remove(handle);
        self.error = None;
    }

    /// Uploads a file again that did not arrive; says whether there is such a file.
    pub fn upload_again(&mut self, handle: u32) -> bool {
        self.files.retry(handle)
    }

    /// What was uploaded belongs to the previous member: it is uploaded again.
    pub fn upload_anew(&mut self) {
        let sent = |upload: &UploadState| matches!(upload, UploadState::Done | UploadState::Sending);
        self.files.iter_mut().filter(|file| sent(&file.upload)).for_each(|file| file.upload = UploadState::Waiting);
    }

    /// Checks the pictures before the form is sent, which needs at least `min_count`; `missing` is the text key for fewer. Gives whether the form
    /// can be sent.
    pub fn check_complete(&mut self, min_count: usize, missing: &'static str) -> bool {
        let any = |fits: fn(&UploadState) -> bool| self.files.count(fits) > 0;
        // Faults that the member has to correct come before uploads that only take time.
        self.error = if any(|it| matches!(it, UploadState::Refused(_) | UploadState::Failed(_))) {
            Some(key::APPLY_FILES_FAILED)
        } else if any(|it| matches!(it, UploadState::Waiting | UploadState::Sending)) {
            Some(key::APPLY_FILES_UNDER_WAY)
        } else {
            (self.files.len() < min_count).then_some(missing)
        };
        self.error.is_none()
    }

    /// Ids of those that the server has.
    pub fn ids(&self) -> Vec<String> {
        self.files.iter().filter(|file| file.upload == UploadState::Done).map(|file| file.data.clone()).collect()
    }

    /// The server refused the pictures with this code; `missing` is the text key where it wants more.
    pub fn refuse(&mut self, refusal: &str, missing: &'static str) {
        self.error = Some(match refusal {
            code::rule::EMPTY => missing,
            "too_many" => key::APPLY_FILES_TOO_MANY,
            _ => {
                self.files.iter_mut().filter(|it| it.upload == UploadState::Done).for_each(|file| {
                    let text = Text::of(key::APPLY_FILE_GONE);
                    file.upload = UploadState::Failed(Problem { text, request_id: None });
                });
                key::APPLY_FILES_FAILED
            }
        });
    }

    /// The files as the view shows them.
    pub fn view(&self) -> Vec<AttachedFile> {
        self.files.view()
    }
}

fn accepted(files: &FileQueue<String>) -> usize {
    files.count(|it| !matches!(it, UploadState::Refused(_)))
}
