//! The view of the identity check: its steps, the form of the details, and the documents (section 2 of the specification).

use super::{CHANGING_SLOT, IdentityCheckEvent, IdentityField, details};
use crate::domain::identity_check::{DocumentKind, Dossier, IdentityStatus, Missing, RejectionReason};
use crate::event::UiEvent;
use crate::feature::services::moment::exact;
use crate::feature::shared::file_size;
use crate::model::Model;
use crate::text::key;
use crate::view::{
    DocumentKindChoice, IdentityAction, IdentityCheckView, IdentityDocumentItem, IdentityFact, IdentityHandIn,
    IdentityState, IdentityStepItem, IdentityUpload, Text, Tone,
};
use crate::wire::{IdentityCheck, IdentityDocument, IdentityStep, StepActor};

fn ui_event(event: IdentityCheckEvent) -> UiEvent {
    UiEvent::IdentityCheck(event)
}

pub(crate) fn view(model: &Model) -> IdentityCheckView {
    let check = &*model.identity_check;
    let base = IdentityCheckView {
        status: check.value.status(),
        problem: check.problem.clone(),
        busy: model.calls.busy(&CHANGING_SLOT),
        ..IdentityCheckView::default()
    };
    let Some(value) = check.value.ready() else { return base };
    let editable = value.status.is_editable();
    IdentityCheckView {
        state: Some(state(value)),
        facts: facts(value),
        edit: (editable && check.form.is_none()).then(|| edit(value)),
        form: details::view(model),
        documents: value.documents.iter().map(|it| document(model, it, editable)).collect(),
        upload: editable.then(|| upload(model)),
        hand_in: (editable && check.form.is_none()).then(|| hand_in(value)),
        steps: value.steps.iter().zip(0..).map(|(step, key)| step_item(model, step, key)).collect(),
        ..base
    }
}

/// What is missing before the check can be handed in.
pub(super) fn missing(value: &IdentityCheck) -> Option<Missing> {
    let kinds: Vec<DocumentKind> = value.documents.iter().map(|document| document.kind).collect();
    Dossier { has_details: !value.name.is_empty(), documents: &kinds }.missing()
}

fn state(value: &IdentityCheck) -> IdentityState {
    let level = match value.level {
        0 => key::IDENTITY_LEVEL_NONE,
        1 => key::IDENTITY_LEVEL_STATED,
        _ => key::IDENTITY_LEVEL_CHECKED,
    };
    let (title, tone, about) = match value.status {
        IdentityStatus::None => (key::IDENTITY_NONE, Tone::Info, key::IDENTITY_ABOUT_NONE),
        IdentityStatus::Pending => (key::IDENTITY_PENDING, Tone::Info, key::IDENTITY_ABOUT_PENDING),
        IdentityStatus::Approved => (key::IDENTITY_APPROVED, Tone::Success, key::IDENTITY_ABOUT_APPROVED),
        IdentityStatus::Rejected => {
            (key::IDENTITY_REJECTED, Tone::Warning, reason(value.reason.unwrap_or(RejectionReason::Other)))
        }
    };
    IdentityState {
        level: Text::of(level),
        title: Text::of(title),
        tone,
        about: Text::of(about),
        note: value.note.clone(),
    }
}

/// Why a check was refused and what to do, as a text key.
const fn reason(reason: RejectionReason) -> &'static str {
    match reason {
        RejectionReason::Unreadable => key::IDENTITY_REASON_UNREADABLE,
        RejectionReason::Expired => key::IDENTITY_REASON_EXPIRED,
        RejectionReason::Mismatch => key::IDENTITY_REASON_MISMATCH,
        RejectionReason::Incomplete => key::IDENTITY_REASON_INCOMPLETE,
        RejectionReason::NotAccepted => key::IDENTITY_REASON_NOT_ACCEPTED,
        RejectionReason::Other => key::IDENTITY_REASON_OTHER,
    }
}

fn facts(value: &IdentityCheck) -> Vec<IdentityFact> {
    if value.name.is_empty() {
        return Vec::new();
    }
    let fact = |key, label, value: &str| IdentityFact { key, label: Text::of(label), value: value.to_owned() };
    vec![
        fact(IdentityField::Name, key::IDENTITY_NAME, &value.name),
        fact(IdentityField::BirthDate, key::FIELD_BIRTHDAY, &value.birth_date),
        fact(IdentityField::Country, key::IDENTITY_COUNTRY, &value.country),
    ]
}

fn edit(value: &IdentityCheck) -> IdentityAction {
    let label = if value.name.is_empty() { key::IDENTITY_STATE } else { key::IDENTITY_STATE_ANEW };
    IdentityAction { label: Text::of(label), press: ui_event(IdentityCheckEvent::Edit) }
}

const fn kind(kind: DocumentKind) -> &'static str {
    match kind {
        DocumentKind::Passport => key::DOCUMENT_PASSPORT,
        DocumentKind::NationalIdFront => key::DOCUMENT_ID_FRONT,
        DocumentKind::NationalIdBack => key::DOCUMENT_ID_BACK,
        DocumentKind::DrivingLicence => key::DOCUMENT_DRIVING_LICENCE,
        DocumentKind::ProofOfAddress => key::DOCUMENT_PROOF_OF_ADDRESS,
    }
}

fn document(model: &Model, document: &IdentityDocument, editable: bool) -> IdentityDocumentItem {
    let about = if document.pdf { key::DOCUMENT_PDF } else { key::DOCUMENT_PICTURE };
    IdentityDocumentItem {
        key: document.id.clone(),
        label: Text::of(kind(document.kind)),
        about: Text::of(about).with("size", file_size::format(document.size)),
        at: exact(&document.uploaded_at, &model.now),
        show: ui_event(IdentityCheckEvent::Show(document.id.clone())),
        remove: editable.then(|| ui_event(IdentityCheckEvent::Remove(document.id.clone()))),
    }
}

fn upload(model: &Model) -> IdentityUpload {
    let chosen = model.identity_check.documents.kind;
    let choice =
        |it: &DocumentKind| DocumentKindChoice { key: *it, label: Text::of(kind(*it)), selected: *it == chosen };
    IdentityUpload {
        kinds: DocumentKind::ALL.iter().map(choice).collect(),
        hint: Text::of(key::DOCUMENT_HINT),
        files: model.identity_check.documents.files.view(),
    }
}

fn hand_in(value: &IdentityCheck) -> IdentityHandIn {
    let words = |missing| match missing {
        Missing::Details => key::IDENTITY_MISSING_DETAILS,
        Missing::Document => key::IDENTITY_MISSING_DOCUMENT,
        Missing::Front => key::IDENTITY_MISSING_FRONT,
        Missing::Back => key::IDENTITY_MISSING_BACK,
    };
    let missing = missing(value);
    IdentityHandIn {
        missing: missing.map(|it| Text::of(words(it))),
        press: missing.is_none().then(|| ui_event(IdentityCheckEvent::HandIn)),
    }
}

fn step_item(model: &Model, step: &IdentityStep, number: u32) -> IdentityStepItem {
    let title = match step.status {
        IdentityStatus::None | IdentityStatus::Pending => key::IDENTITY_STEP_HANDED_IN,
        IdentityStatus::Approved => key::IDENTITY_APPROVED,
        IdentityStatus::Rejected => key::IDENTITY_REJECTED,
    };
    let who = if step.actor == StepActor::Member { key::STEP_MEMBER } else { key::STEP_OPERATOR };
    IdentityStepItem {
        key: number,
        title: Text::of(title),
        who: Text::of(who),
        at: exact(&step.at, &model.now),
        about: step.reason.map(|it| Text::of(reason(it))),
        note: step.note.clone(),
    }
}
