//! Downline management, page `downline` of the agent centre (section 2 of the specification): the tree a level at a time with the way back as a
//! line of names, a search over all of it, and the file of one of the team, with what the agent may do there.
//!
//! Which file is open stands in the address. One form is open at a time; what was typed comes with the event that sends it. Which forms
//! there are says the file, by the rights of the agent's type; the server judges again. The two forms that a payment password guards, [`transfer`] and
//! [`rates`], are features of their own, whose code travels apart: they hear when the form that is open changes.

mod forms;
pub(crate) mod rates;
pub(crate) mod transfer;
mod view;

pub(crate) use view::view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::agent::downline::{DownlineSort, MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH};
use crate::domain::route::{AgentPage, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::paged::Paged;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, session};
use crate::model::{Model, Step};
use crate::slot::{Key, Slot};
use crate::wire::{DownlineFile, DownlineLabels, DownlineMessageSent, DownlinePage, DownlineState, code};
use forms::Forms;
use serde::{Deserialize, Serialize};

/// The slot of every change but of money.
const CHANGING: &str = "agentDownline";
const CHANGING_SLOT: Slot = Slot::single(CHANGING, Key::None);

calls! {
    /// A level of the tree, or what the search found, from its beginning or from a place on.
    List { earlier: bool } => AGENT_DOWNLINE: Get "/wps/agent/downline" Member Plain, latest, on_list(DownlinePage);
    /// The file of one account.
    File => AGENT_DOWNLINE_FILE: Get "/wps/agent/downline/file" Member Plain, latest, on_file(DownlineFile);
    /// Freeze an account.
    Freeze => AGENT_FREEZE: Post "/wps/agent/downline/freeze" Member Plain, single in CHANGING, forms::on_state(DownlineState);
    /// End the freeze of an account.
    Unfreeze => AGENT_UNFREEZE: Post "/wps/agent/downline/unfreeze" Member Plain, single in CHANGING, forms::on_state(DownlineState);
    /// Set the labels of an account.
    Labels => AGENT_LABELS: Put "/wps/agent/downline/labels" Member Plain, single in CHANGING, forms::on_labels(DownlineLabels);
    /// Write to one member, or to everybody directly below.
    Message => AGENT_MESSAGE: Post "/wps/agent/downline/messages" Member Plain, single in CHANGING, forms::on_sent(DownlineMessageSent);
}

/// A form of downline management.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DownlineAct {
    /// Freeze the account whose file is open.
    Freeze,
    /// Set the labels of that account.
    Labels,
    /// Write to its member, or to everybody directly below where no file is open.
    Message,
    /// Give money to that account.
    Transfer,
    /// Change the rates of rebate of that account.
    Rates,
}

/// Events of downline management.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentDownlineEvent {
    /// Show the level below the member with this id; the agent's own where it is empty.
    Level(String),
    /// Look for account names that begin so; an empty text ends the search.
    Search(String),
    /// Show accounts with this label; all where it is empty.
    Label(String),
    /// Sort the list by this.
    Sort(DownlineSort),
    /// Turn the order of the list round.
    Turn,
    /// Fetch what follows in the list.
    More,
    /// Fetch again what failed.
    Retry,
    /// Open this form.
    Act(DownlineAct),
    /// Close the form that is open.
    Close,
    /// Freeze the account of the file, for this reason.
    Freeze(String),
    /// End the freeze of the account of the file.
    Unfreeze,
    /// Set these labels, divided by commas, in place of those before.
    Labels(String),
    /// Send a message: title and text.
    Message {
        /// Title, one line.
        title: String,
        /// Text, plain.
        text: String,
    },
}

/// The file of an account that is open.
#[derive(Default)]
struct Open {
    id: String,
    value: Remote<DownlineFile>,
    /// Whether the team has nobody with the id.
    unknown: bool,
}

/// State of downline management.
#[derive(Default)]
pub(crate) struct AgentDownline {
    /// Id of the member whose downline shows; empty for the agent's own.
    parent: String,
    search: String,
    label: String,
    sort: DownlineSort,
    descending: bool,
    list: Paged<DownlinePage>,
    open: Option<Open>,
    forms: Forms,
}

const PAGE: AgentPage = AgentPage::Downline;

fn is_shown(model: &Model) -> bool {
    session::shows_agent_page(model, PAGE)
}

/// Id of the account whose file is open; empty for none.
fn open_id(model: &Model) -> &str {
    model.agent_downline.open.as_ref().map_or("", |open| open.id.as_str())
}

/// The form that is open, where the page shows it.
fn act(model: &Model) -> Option<DownlineAct> {
    model.agent_downline.forms.act.filter(|_| is_shown(model))
}

/// The file that is open, once it is there.
fn file(model: &Model) -> Option<&DownlineFile> {
    model.agent_downline.open.as_ref().and_then(|open| open.value.ready())
}

fn load_page(model: &mut Model, step: &mut Step, earlier: bool) {
    let page = &mut *model.agent_downline;
    let mut query = Query::default();
    if !page.label.is_empty() {
        query.push("label", Some(&page.label));
    } else if !page.search.is_empty() {
        query.push("search", Some(&page.search));
    } else if !page.parent.is_empty() {
        query.push("parent", Some(&page.parent));
    }
    query.push("sort", Some(page.sort.name()));
    query.push("order", Some(if page.descending { "DESC" } else { "ASC" }));
    if page.list.start_loading(earlier, &mut query) {
        call::send(model, step, Request::List { earlier }, &query.text());
    }
}

/// Another list than before: nothing of it is there yet.
fn reset_list(model: &mut Model, step: &mut Step) {
    model.agent_downline.list = Paged::default();
    load_page(model, step, false);
}

fn on_list(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<DownlinePage, Failure>) {
    if is_shown(model) {
        model.agent_downline.list.answer(earlier, answer);
    }
}

fn load_file(model: &mut Model, step: &mut Step) {
    let Some(open) = &mut model.agent_downline.open else { return };
    if let Remote::Failed(_) = open.value {
        open.value = Remote::Idle;
    }
    open.value.start_loading();
    let mut query = Query::default();
    query.push("id", Some(&open.id));
    call::send(model, step, Request::File, &query.text());
}

fn on_file(model: &mut Model, _: &mut Step, answer: Result<DownlineFile, Failure>) {
    let Some(open) = &mut model.agent_downline.open else { return };
    open.unknown = matches!(&answer, Err(failure) if failure.code == code::NOT_FOUND);
    if answer.as_ref().is_ok_and(|file| file.row.id != open.id) {
        return;
    }
    open.value.answer(answer);
}

/// Opens the file that the address names, or closes the one that it does not.
fn follow_address(model: &mut Model, step: &mut Step) {
    let item = model.location.route.item.clone().unwrap_or_default();
    if item == open_id(model) {
        return;
    }
    let page = &mut *model.agent_downline;
    page.forms = Forms::default();
    step.emit(DomainEvent::DownlineFormChanged);
    page.open = (!item.is_empty()).then(|| Open { id: item, ..Open::default() });
    load_file(model, step);
}

/// Everything that shows is asked for again.
fn refresh(model: &mut Model, step: &mut Step) {
    load_page(model, step, false);
    load_file(model, step);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: AgentDownlineEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        AgentDownlineEvent::More if !model.calls.busy(&Request::List { earlier: true }.slot()) => {
            load_page(model, step, true);
        }
        AgentDownlineEvent::More => {}
        AgentDownlineEvent::Retry => refresh(model, step),
        AgentDownlineEvent::Level(_)
        | AgentDownlineEvent::Search(_)
        | AgentDownlineEvent::Label(_)
        | AgentDownlineEvent::Sort(_)
        | AgentDownlineEvent::Turn => on_filter(model, step, event),
        AgentDownlineEvent::Act(act) => forms::open(model, step, act),
        AgentDownlineEvent::Close => forms::close(model, step),
        AgentDownlineEvent::Freeze(reason) => forms::freeze(model, step, &reason),
        AgentDownlineEvent::Unfreeze => forms::unfreeze(model, step),
        AgentDownlineEvent::Labels(labels) => forms::label(model, step, &labels),
        AgentDownlineEvent::Message { title, text } => forms::write(model, step, title, text),
    }
}

/// The filter or the order changed: another list is fetched.
fn on_filter(model: &mut Model, step: &mut Step, event: AgentDownlineEvent) {
    let page = &mut *model.agent_downline;
    match event {
        AgentDownlineEvent::Level(parent) => {
            page.parent = parent;
            page.search.clear();
            page.label.clear();
        }
        AgentDownlineEvent::Search(text) => {
            let text: String = text.trim().chars().take(MAX_SEARCH_LENGTH).collect();
            let fits = text.is_empty() || text.chars().count() >= MIN_SEARCH_LENGTH;
            if !fits || text == page.search {
                return;
            }
            page.search = text;
            page.label.clear();
        }
        AgentDownlineEvent::Label(label) => {
            page.label = label;
            page.search.clear();
        }
        AgentDownlineEvent::Sort(sort) => {
            page.sort = sort;
            // Whoever asks for figures wants the largest first.
            page.descending = sort != DownlineSort::Name;
        }
        AgentDownlineEvent::Turn => page.descending = !page.descending,
        _ => return,
    }
    reset_list(model, step);
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if session::opens_agent_page(model, previous, PAGE) => {
            *model.agent_downline = AgentDownline::default();
            step.emit(DomainEvent::DownlineFormChanged);
            load_page(model, step, false);
            follow_address(model, step);
        }
        DomainEvent::Entered { .. } if is_shown(model) => follow_address(model, step),
        DomainEvent::LoggedOut => {
            *model.agent_downline = AgentDownline::default();
            step.emit(DomainEvent::DownlineFormChanged);
        }
        DomainEvent::CashierChanged | DomainEvent::OutcomeFound | DomainEvent::SiteChanged if is_shown(model) => {
            refresh(model, step);
        }
        _ => {}
    }
}
