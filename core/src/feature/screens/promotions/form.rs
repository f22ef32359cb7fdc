//! The form to apply with: a remark of at most 140 characters, at most three pictures (section 5).
//!
//! The file itself never comes here: the page keeps it under a handle, and the driver sends it. A picture is judged when it is
//! chosen and uploaded at once, one after another, so that sending the form waits for nothing; what went wrong stands beside
//! the file that it is about. An upload that is taken off the form is left to the server's sweep.

use super::Request;
use super::{Act, detail, may_take_part};
use crate::api::Failure;
use crate::domain::upload::{ImageFault, LONGEST_REMARK, MOST_IMAGES, judge, remark_length};
use crate::event::PickedFile;
use crate::feature::services::call;
use crate::feature::shared::rules;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Problem, Text};
use crate::wire::{ApplyRequest, ImageValue};

/// Files that stand on the form at most, those that are not taken included.
const MOST_SHOWN: usize = 9;
/// Longest remark that is kept while it is typed.
const LONGEST_DRAFT: usize = 2_000;

/// How far a file has come.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Upload {
    Waiting,
    Uploading,
    /// The server has it under this id.
    Done(String),
    Refused(&'static str),
    Failed(Problem),
}

/// A file on the form.
pub(super) struct Attached {
    pub handle: u32,
    pub name: String,
    pub size: u32,
    pub upload: Upload,
}

/// The form.
#[derive(Default)]
pub(super) struct Form {
    pub remark: String,
    pub remark_error: Option<&'static str>,
    pub files: Vec<Attached>,
    pub files_error: Option<&'static str>,
}

impl Form {
    /// How many files count: those that are taken.
    pub fn taken(&self) -> usize {
        self.files.iter().filter(|file| !matches!(file.upload, Upload::Refused(_))).count()
    }

    /// The server refused a field.
    pub fn refuse(&mut self, remark: Option<&str>, images: Option<&str>) {
        self.remark_error = remark.map(|_| key::APPLY_REMARK_REFUSED).or(self.remark_error);
        self.files_error = match images {
            Some("rule_empty") => Some(key::APPLY_FILES_MISSING),
            Some("too_many") => Some(key::APPLY_FILES_TOO_MANY),
            Some(_) => {
                self.files.iter_mut().filter(|it| matches!(it.upload, Upload::Done(_))).for_each(|file| {
                    let text = Text::of(key::APPLY_FILE_GONE);
                    file.upload = Upload::Failed(Problem { text, request_id: None });
                });
                Some(key::APPLY_FILES_FAILED)
            }
            None => self.files_error,
        };
    }

    fn find(&mut self, handle: u32) -> Option<&mut Attached> {
        self.files.iter_mut().find(|file| file.handle == handle)
    }
}

fn form(model: &mut Model) -> Option<&mut Form> {
    model.promotions.detail.as_mut().map(|detail| &mut detail.form)
}

/// Characters of the remark, as the rules count them.
pub(super) fn length(model: &Model, remark: &str) -> usize {
    remark_length(&rules::composed(model, remark.trim()))
}

pub(super) fn type_remark(model: &mut Model, text: String) {
    if let Some(form) = form(model) {
        form.remark = text.chars().take(LONGEST_DRAFT).collect();
        form.remark_error = None;
    }
}

fn words(fault: ImageFault) -> &'static str {
    match fault {
        ImageFault::Kind => key::APPLY_FILE_KIND,
        ImageFault::Size => key::APPLY_FILE_SIZE,
        ImageFault::Empty => key::APPLY_FILE_EMPTY,
    }
}

pub(super) fn attach(model: &mut Model, step: &mut Step, files: Vec<PickedFile>) {
    if !detail::may_apply(model, step.env.now_ms) {
        return;
    }
    let Some(form) = form(model) else { return };
    form.files_error = None;
    for file in files {
        if form.files.len() >= MOST_SHOWN || form.find(file.handle).is_some() {
            continue;
        }
        let upload = match judge(u64::from(file.size), &file.head) {
            Err(fault) => Upload::Refused(words(fault)),
            Ok(_) if form.taken() >= MOST_IMAGES => Upload::Refused(key::APPLY_FILES_TOO_MANY),
            Ok(_) => Upload::Waiting,
        };
        form.files.push(Attached { handle: file.handle, name: file.name, size: file.size, upload });
    }
    pump(model, step);
}

/// Uploads the next picture that waits, unless one is under way.
pub(super) fn pump(model: &mut Model, step: &mut Step) {
    let Some(form) = form(model) else { return };
    let Some(handle) = form.files.iter().find(|file| file.upload == Upload::Waiting).map(|file| file.handle) else {
        return;
    };
    if call::send_with_file(model, step, Request::Image { handle }, handle)
        && let Some(file) = self::form(model).and_then(|form| form.find(handle))
    {
        file.upload = Upload::Uploading;
    }
}

pub(crate) fn on_image(model: &mut Model, step: &mut Step, handle: u32, answer: Result<ImageValue, Failure>) {
    if let Some(file) = form(model).and_then(|form| form.find(handle)) {
        file.upload = match answer {
            Ok(value) => Upload::Done(value.image_id),
            Err(failure) if failure.session_ended() => Upload::Waiting,
            Err(failure) => Upload::Failed(failure.problem()),
        };
    }
    pump(model, step);
}

pub(super) fn detach(model: &mut Model, step: &mut Step, handle: u32) {
    if let Some(form) = form(model) {
        form.files.retain(|file| file.handle != handle);
        form.files_error = None;
    }
    pump(model, step);
}

pub(super) fn upload_again(model: &mut Model, step: &mut Step, handle: u32) {
    let failed = form(model).and_then(|form| form.find(handle)).filter(|it| matches!(it.upload, Upload::Failed(_)));
    if let Some(file) = failed {
        file.upload = Upload::Waiting;
        pump(model, step);
    }
}

/// What was uploaded belongs to the previous member: it is uploaded again.
pub(super) fn upload_anew(model: &mut Model) {
    let Some(form) = form(model) else { return };
    let sent = |upload: &Upload| matches!(upload, Upload::Done(_) | Upload::Uploading);
    form.files.iter_mut().filter(|file| sent(&file.upload)).for_each(|file| file.upload = Upload::Waiting);
}

/// Sends the application when all is well with it.
pub(super) fn send(model: &mut Model, step: &mut Step) {
    if !detail::may_apply(model, step.env.now_ms) || detail::busy(model) || !may_take_part(model, step) {
        return;
    }
    let Some(detail) = &model.promotions.detail else { return };
    let least = detail.value.ready().map_or(0, |value| value.images_min) as usize;
    let (id, remark) = (detail.id.clone(), detail.form.remark.trim().to_owned());
    let too_long = length(model, &remark) > LONGEST_REMARK;
    let Some(form) = form(model) else { return };
    form.remark_error = too_long.then_some(key::APPLY_REMARK_LONG);
    // What the member can mend comes before what only takes time.
    form.files_error = if form.files.iter().any(|it| matches!(it.upload, Upload::Refused(_) | Upload::Failed(_))) {
        Some(key::APPLY_FILES_FAILED)
    } else if form.files.iter().any(|it| matches!(it.upload, Upload::Waiting | Upload::Uploading)) {
        Some(key::APPLY_FILES_UNDER_WAY)
    } else if form.files.len() < least {
        Some(key::APPLY_FILES_MISSING)
    } else {
        None
    };
    if form.remark_error.is_some() || form.files_error.is_some() {
        return;
    }
    let image = |file: &Attached| match &file.upload {
        Upload::Done(id) => Some(id.clone()),
        _ => None,
    };
    let images = form.files.iter().filter_map(image).collect();
    let request = ApplyRequest { promo_id: id.clone(), remark, images };
    if call::send_with_body(model, step, Request::Act { id, act: Act::Apply }, &request)
        && let Some(detail) = &mut model.promotions.detail
    {
        detail.problem = None;
    }
}
