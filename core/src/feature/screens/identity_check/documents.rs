//! Documents of the identity check: files on their way, one after another, and reading one that was sent.

use super::{Request, apply_answer, is_editable, is_idle};
use crate::api::Failure;
use crate::domain::identity_check::DocumentKind;
use crate::domain::route::Query;
use crate::domain::upload::{ImageFault, judge_document};
use crate::effect::Effect;
use crate::event::PickedFile;
use crate::feature::services::call;
use crate::feature::shared::file_queue::{FileQueue, UploadState};
use crate::feature::shared::image_fault::fault_key;
use crate::model::{Model, Step};
use crate::text::key;
use crate::wire::{DocumentAddress, IdentityCheck as IdentityCheckValue};

/// How the address of a document begins.
const ADDRESS: &str = "/wps/identityDocument/";

/// The kind of the next file, and files on their way.
#[derive(Default)]
pub(super) struct Documents {
    pub kind: DocumentKind,
    /// Each with the kind that was chosen with it. One that has arrived stands among the documents.
    pub files: FileQueue<DocumentKind>,
}

pub(super) fn attach(model: &mut Model, step: &mut Step, files: Vec<PickedFile>) {
    if !is_editable(model) {
        return;
    }
    let Documents { kind, files: queue } = &mut model.identity_check.documents;
    queue.add(files, kind, |_, file| match judge_document(u64::from(file.size), &file.head) {
        Ok(_) => UploadState::Waiting,
        Err(ImageFault::Kind) => UploadState::Refused(key::DOCUMENT_FILE_KIND),
        Err(fault) => UploadState::Refused(fault_key(fault)),
    });
    send_next(model, step);
}

/// Sends the next file that waits, unless something is under way.
pub(super) fn send_next(model: &mut Model, step: &mut Step) {
    if !is_editable(model) || !is_idle(model) {
        return;
    }
    let next = model.identity_check.documents.files.next_waiting();
    let Some((handle, kind)) = next.map(|file| (file.handle, file.data)) else { return };
    let query = query_of("kind", kind.name());
    if call::send_with_file(model, step, Request::Send { handle }, &query, handle) {
        model.identity_check.documents.files.set(handle, UploadState::Sending);
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
            model.identity_check.documents.files.remove(handle);
        }
        Err(failure) => model.identity_check.documents.files.set(handle, UploadState::Failed(failure.problem())),
    }
    send_next(model, step);
}

/// Takes a file off that is not under way.
pub(super) fn detach(model: &mut Model, handle: u32) {
    model.identity_check.documents.files.remove_idle(handle);
}

pub(super) fn send_again(model: &mut Model, step: &mut Step, handle: u32) {
    if model.identity_check.documents.files.retry(handle) {
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
