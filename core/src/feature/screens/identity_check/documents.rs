//! Documents of the identity check: files on their way, one after another, and reading one that was sent.

use super::{Request, apply_answer, is_editable, is_idle};
use crate::api::Failure;
use crate::domain::identity_check::DocumentKind;
use crate::domain::route::Query;
use crate::domain::upload::{ImageFault, judge_document};
use crate::effect::Effect;
use crate::event::PickedFile;
use crate::feature::services::call;
use crate::feature::shared::file_size;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{AttachedFile, FileProgress, Problem, Text};
use crate::wire::{DocumentAddress, IdentityCheck as IdentityCheckValue};

/// How many files stand on the page at most, those that are not taken included.
const MAX_SHOWN: usize = 9;

/// How far a file has come. One that has arrived stands among the documents.
#[derive(Clone, Debug, PartialEq)]
enum Progress {
    Waiting,
    Sending,
    Refused(&'static str),
    Failed(Problem),
}

struct Attached {
    handle: u32,
    kind: DocumentKind,
    name: String,
    size: u32,
    progress: Progress,
}

/// How the address of a document begins.
const ADDRESS: &str = "/wps/identityDocument/";

/// The kind of the next file, and files on their way.
#[derive(Default)]
pub(super) struct Documents {
    pub kind: DocumentKind,
    files: Vec<Attached>,
}

impl Documents {
    /// The files as the view shows them.
    pub fn files(&self) -> Vec<AttachedFile> {
        self.files.iter().map(row).collect()
    }

    fn find(&mut self, handle: u32) -> Option<&mut Attached> {
        self.files.iter_mut().find(|file| file.handle == handle)
    }
}

fn row(file: &Attached) -> AttachedFile {
    AttachedFile {
        key: file.handle,
        name: file.name.clone(),
        size: file_size::format(file.size),
        progress: match &file.progress {
            Progress::Waiting => FileProgress::Waiting,
            Progress::Sending => FileProgress::Uploading,
            Progress::Refused(why) => FileProgress::Refused { text: Text::of(why) },
            Progress::Failed(problem) => FileProgress::Failed { problem: problem.clone() },
        },
    }
}

pub(super) fn attach(model: &mut Model, step: &mut Step, files: Vec<PickedFile>) {
    if !is_editable(model) {
        return;
    }
    for PickedFile { handle, name, size, head } in files {
        let documents = &mut model.identity_check.documents;
        if documents.files.len() >= MAX_SHOWN || documents.find(handle).is_some() {
            continue;
        }
        let progress = match judge_document(u64::from(size), &head) {
            Ok(_) => Progress::Waiting,
            Err(ImageFault::Kind) => Progress::Refused(key::DOCUMENT_FILE_KIND),
            Err(ImageFault::Size) => Progress::Refused(key::APPLY_FILE_SIZE),
            Err(ImageFault::Empty) => Progress::Refused(key::APPLY_FILE_EMPTY),
        };
        let kind = documents.kind;
        documents.files.push(Attached { handle, kind, name, size, progress });
    }
    send_next(model, step);
}

/// Sends the next file that waits, unless something is under way.
pub(super) fn send_next(model: &mut Model, step: &mut Step) {
    if !is_editable(model) || !is_idle(model) {
        return;
    }
    let files = &model.identity_check.documents.files;
    let next = files.iter().find(|file| file.progress == Progress::Waiting);
    let Some((handle, kind)) = next.map(|file| (file.handle, file.kind)) else { return };
    let query = query_of("kind", kind.name());
    if call::send_with_file(model, step, Request::Send { handle }, &query, handle) {
        set(model, handle, Progress::Sending);
    }
}

fn set(model: &mut Model, handle: u32, progress: Progress) {
    if let Some(file) = model.identity_check.documents.find(handle) {
        file.progress = progress;
    }
}

fn query_of(name: &'static str, value: &str) -> String {
    let mut query = Query::default();
    query.push(name, Some(value));
    query.text()
}

pub(crate) fn on_sent(model: &mut Model, step: &mut Step, handle: u32, answer: Result<IdentityCheckValue, Failure>) {
    match answer {
        Ok(value) => {
            apply_answer(model, step, Ok(value));
            model.identity_check.documents.files.retain(|file| file.handle != handle);
        }
        Err(failure) => set(model, handle, Progress::Failed(failure.problem())),
    }
    send_next(model, step);
}

/// Takes a file off that is not under way.
pub(super) fn detach(model: &mut Model, handle: u32) {
    let files = &mut model.identity_check.documents.files;
    files.retain(|file| file.handle != handle || file.progress == Progress::Sending);
}

pub(super) fn send_again(model: &mut Model, step: &mut Step, handle: u32) {
    let file = model.identity_check.documents.find(handle);
    if file.is_some_and(|file| matches!(file.progress, Progress::Failed(_))) {
        set(model, handle, Progress::Waiting);
        send_next(model, step);
    }
}

fn is_known(model: &Model, id: &str) -> bool {
    let value = model.identity_check.value.ready();
    value.is_some_and(|value| value.documents.iter().any(|document| document.id == id))
}

pub(super) fn remove(model: &mut Model, step: &mut Step, id: &str) {
    if is_editable(model) && is_idle(model) && is_known(model, id) {
        model.identity_check.problem = None;
        call::send(model, step, Request::Remove, &query_of("id", id));
    }
}

/// Asks where a document can be read.
pub(super) fn show(model: &mut Model, step: &mut Step, id: String) {
    if is_known(model, &id) {
        model.identity_check.problem = None;
        call::send(model, step, Request::Address, &query_of("id", &id));
    }
}

/// The address is good once, and whoever knows it can read the document: it is followed at once and kept nowhere.
pub(crate) fn on_address(model: &mut Model, step: &mut Step, answer: Result<DocumentAddress, Failure>) {
    match answer {
        // The browser keeps the page: what comes is a file.
        Ok(address) if address.url.starts_with(ADDRESS) => step.push(Effect::Leave(address.url)),
        Ok(_) => {}
        Err(failure) => model.identity_check.problem = Some(failure.problem()),
    }
}
