//! The page `/verify`: checks a statement in the browser, for anybody. The file stays on the page; a module of its own reads it in slices
//! (`core/statement`), and the page says what was found.
//!
//! Which keys are the site's the server says, and the page keeps it, so that a file can be checked without a network later. A printed statement's QR code
//! leads here with its digest, and the file is then compared with that as well.

mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::boot::Boot;
use crate::domain::route::Screen;
use crate::effect::{Effect, StorageArea};
use crate::event::PickedFile;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, location};
use crate::model::{Model, Step};
use crate::wire::StatementKeys;
use serde::{Deserialize, Serialize};

calls! {
    /// The public keys of statements.
    Keys => STATEMENT_KEYS: Get "/wps/statements/keys" Public Plain, latest, on_keys(StatementKeys);
}

/// Entry of local storage: public keys that the site has published before, separated by blanks.
const STORED_KEYS: &str = "statementKeys";
/// Most keys that are stored.
const MAX_KEYS: usize = 50;
/// Number of letters of a public key.
const KEY_LENGTH: usize = 43;

/// Events of the check of a statement.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum StatementCheckEvent {
    /// A file was chosen or dropped: it is checked.
    Pick(PickedFile),
    /// The file was checked.
    Checked(StatementReport),
    /// The file with this handle could not be read, or what checks it did not load.
    Broken(u32),
    /// Check the same file again.
    Retry,
}

/// The findings of the check; see `core/statement`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StatementReport {
    /// Handle of the file.
    pub handle: u32,
    /// Whether the file is whole: `INTACT`, `ALTERED` or `NO_STATEMENT`.
    pub verdict: String,
    /// Whether the key is the site's: `KNOWN`, `UNKNOWN` or `NONE`.
    pub authority: String,
    /// Public key that the statement is signed with.
    pub key: String,
    /// Digest that the end of the file states, in hexadecimal.
    pub digest: String,
    /// Number of rows in the file.
    pub rows: u32,
    /// Number of alterations that were found.
    pub found: u32,
    /// The first alterations.
    pub findings: Vec<StatementFinding>,
    /// Names and values of the file's head.
    pub head: Vec<NamedValue>,
    /// Totals that the end of the file states.
    pub totals: Vec<NamedValue>,
}

/// One alteration.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StatementFinding {
    /// Word of the alteration.
    pub kind: String,
    /// First row that is altered.
    pub from: u32,
    /// Last row that is altered, or the one that something stands behind.
    pub to: u32,
}

/// A name with its value, as the file has them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NamedValue {
    /// Name of the value.
    pub name: String,
    /// The value, as the file has it.
    pub value: String,
}

#[derive(Default)]
enum Phase {
    /// No file was chosen yet.
    #[default]
    Empty,
    /// The public keys are still to come.
    Waiting,
    Checking,
    Done(Box<StatementReport>),
    Broken,
}

/// State of the check of a statement.
#[derive(Default)]
pub(crate) struct StatementCheck {
    keys: Remote<StatementKeys>,
    /// Public keys that the site has published before, separated by blanks.
    stored_keys: String,
    file: Option<PickedFile>,
    phase: Phase,
}

impl StatementCheck {
    pub fn from_boot(boot: &Boot) -> Self {
        let stored_keys = boot.local(STORED_KEYS).unwrap_or_default().to_owned();
        StatementCheck { stored_keys, ..StatementCheck::default() }
    }

    /// Public keys that count as the site's.
    fn trusted_keys(&self) -> Vec<String> {
        let current = self.keys.ready().into_iter().flat_map(|keys| keys.keys.iter().map(|key| key.public_key.clone()));
        let mut trusted: Vec<String> = current.chain(self.stored_keys.split(' ').map(str::to_owned)).collect();
        trusted.retain(|key| key.len() == KEY_LENGTH);
        trusted.sort();
        trusted.dedup();
        trusted.truncate(MAX_KEYS);
        trusted
    }
}

fn digest(model: &Model) -> Option<&str> {
    match &model.location.route.screen {
        Screen::Verify(digest) => digest.as_deref(),
        _ => None,
    }
}

fn is_shown(model: &Model) -> bool {
    matches!(model.location.route.screen, Screen::Verify(_))
}

fn load(model: &mut Model, step: &mut Step) {
    model.statement_check.keys.start_loading();
    call::send(model, step, Request::Keys, "");
}

fn check(model: &mut Model, step: &mut Step) {
    let page = &mut *model.statement_check;
    let Some(file) = &page.file else { return };
    page.phase = Phase::Checking;
    step.push(Effect::CheckStatement { handle: file.handle, keys: page.trusted_keys() });
}

/// Begins the check of the file, or waits for the keys that are on their way.
fn begin(model: &mut Model, step: &mut Step) {
    if model.calls.busy(&Request::Keys.slot()) {
        model.statement_check.phase = Phase::Waiting;
    } else {
        check(model, step);
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: StatementCheckEvent) {
    if !is_shown(model) {
        return;
    }
    let is_ours = |model: &Model, handle: u32| {
        let is_same = model.statement_check.file.as_ref().is_some_and(|file| file.handle == handle);
        is_same && matches!(model.statement_check.phase, Phase::Checking)
    };
    match event {
        StatementCheckEvent::Pick(file) => {
            model.statement_check.file = Some(file);
            begin(model, step);
        }
        StatementCheckEvent::Checked(report) if is_ours(model, report.handle) => {
            model.statement_check.phase = Phase::Done(Box::new(report));
        }
        StatementCheckEvent::Broken(handle) if is_ours(model, handle) => model.statement_check.phase = Phase::Broken,
        StatementCheckEvent::Retry if model.statement_check.file.is_some() => {
            load(model, step);
            begin(model, step);
        }
        _ => {}
    }
}

fn on_keys(model: &mut Model, step: &mut Step, answer: Result<StatementKeys, Failure>) {
    model.statement_check.keys.answer(answer);
    let trusted = model.statement_check.trusted_keys().join(" ");
    if trusted != model.statement_check.stored_keys && model.statement_check.keys.ready().is_some() {
        step.store(StorageArea::Local, STORED_KEYS, &trusted);
        model.statement_check.stored_keys = trusted;
    }
    if is_shown(model) && matches!(model.statement_check.phase, Phase::Waiting) {
        check(model, step);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    if let DomainEvent::Entered { previous } = event
        && location::is_other_screen(model, previous)
    {
        let stored_keys = std::mem::take(&mut model.statement_check.stored_keys);
        *model.statement_check = StatementCheck { stored_keys, ..StatementCheck::default() };
        if is_shown(model) {
            load(model, step);
        }
    }
}
