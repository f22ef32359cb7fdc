//! Statements of the records of both centres (section 2 of the specification): asked for with the filter that shows, made by a job whose progress the
//! server tells, downloaded from an address that is good once, printed with their digest, deleted.
//!
//! The panel stands on each record's page, whose view hands over the event that asks: kind and filter are its own. All pages show the same list.

mod view;

pub(crate) use view::{ask_for, view};

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::route::{AgentPage, MemberPage, Overlay};
use crate::domain::statement::{StatementFormat, StatementKind};
use crate::effect::{Effect, TimerId};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, push, session};
use crate::model::{Model, Step};
use crate::slot::{Key, Slot};
use crate::view::Problem;
use crate::wire::{
    JobProgress, Statement, StatementId, StatementLink, StatementRequest, StatementState, Statements as List,
};
use serde::{Deserialize, Serialize};

/// The slot of every call that changes something.
const CHANGING: &str = "statements";
const CHANGING_SLOT: Slot = Slot::single(CHANGING, Key::None);
/// How often the panel asks how far a statement is, in milliseconds, while the server does not tell by itself.
const POLL_MS: u32 = 5_000;
/// How the address of a download begins. No other leaves the page.
const FILE: &str = "/wps/member/statements/file?";

calls! {
    /// The member's statements.
    List => STATEMENTS: Get "/wps/member/statements" Member Plain, latest, on_list(List);
    /// Ask for a statement.
    Ask => STATEMENT_ASK: Post "/wps/member/statements" Member Plain, single in CHANGING, on_changed(List);
    /// Delete a statement.
    Delete => STATEMENT_DELETE: Post "/wps/member/statements/delete" Member Plain, single in CHANGING, on_changed(List);
    /// An address to download a statement from.
    Link => STATEMENT_LINK: Post "/wps/member/statements/link" Member Plain, single in CHANGING, on_link(StatementLink);
}

/// Events of the panel of statements.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum StatementsEvent {
    /// Show the panel, or hide it.
    Toggle,
    /// Choose the format of the next statement.
    Format(StatementFormat),
    /// Ask for a statement of the record that shows.
    Ask {
        /// The record of the statement.
        kind: StatementKind,
        /// The query of the record, as it shows.
        filter: String,
    },
    /// Download the statement with this id.
    Download(String),
    /// Show the statement with this id to be printed.
    Print(String),
    /// Back from the statement to be printed.
    ClosePrint,
    /// Delete the statement with this id.
    Delete(String),
    /// Fetch again what failed.
    Retry,
}

/// State of the panel of statements.
#[derive(Default)]
pub(crate) struct Statements {
    opened: bool,
    format: StatementFormat,
    list: Remote<List>,
    /// Rows of the statement's job that are done, of how many.
    steps: Option<(u64, u64)>,
    printed: Option<String>,
    problem: Option<Problem>,
}

fn is_shown(model: &Model) -> bool {
    match model.location.route.overlay {
        Some(Overlay::MemberCentre(page)) => {
            let records = [MemberPage::AccountRecord, MemberPage::BettingRecord, MemberPage::ProfitAndLoss];
            records.contains(&page) && model.session.has_own_account()
        }
        Some(Overlay::AgentCentre(page)) => {
            let records = [
                AgentPage::TeamBets,
                AgentPage::TeamProfit,
                AgentPage::Income,
                AgentPage::DownlineTransactions,
                AgentPage::Dividends,
                AgentPage::DailyWages,
                AgentPage::HourlySalary,
                AgentPage::RealTimeSalary,
            ];
            records.contains(&page) && session::may_enter_agent_centre(model)
        }
        _ => false,
    }
}

fn is_idle(model: &Model) -> bool {
    !model.calls.busy(&CHANGING_SLOT)
}

fn under_way(model: &Model) -> impl Iterator<Item = &Statement> {
    let list = model.statements.list.ready().into_iter().flat_map(|list| &list.list);
    list.filter(|it| it.state == StatementState::Preparing)
}

fn is_preparing(model: &Model) -> bool {
    under_way(model).next().is_some()
}

fn load(model: &mut Model, step: &mut Step) {
    model.statements.list.start_loading();
    call::send(model, step, Request::List, "");
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: StatementsEvent) {
    if !is_shown(model) {
        return;
    }
    match event {
        StatementsEvent::Toggle if model.statements.opened => close(model, step),
        StatementsEvent::Toggle => {
            model.statements.opened = true;
            load(model, step);
            step.start_timer(TimerId::StatementsPoll, POLL_MS);
        }
        _ if !model.statements.opened => {}
        StatementsEvent::Format(format) => model.statements.format = format,
        StatementsEvent::Retry => load(model, step),
        StatementsEvent::Print(id) => model.statements.printed = find(model, &id).map(|_| id),
        StatementsEvent::ClosePrint => model.statements.printed = None,
        _ if !is_idle(model) => {}
        StatementsEvent::Ask { kind, filter } => {
            let body = StatementRequest { kind, format: model.statements.format, filter };
            change(model);
            call::send_with_body(model, step, Request::Ask, &body);
        }
        StatementsEvent::Download(id) => {
            if find(model, &id).is_some() {
                change(model);
                call::send_with_body(model, step, Request::Link, &StatementId { id });
            }
        }
        StatementsEvent::Delete(id) => {
            change(model);
            call::send_with_body(model, step, Request::Delete, &StatementId { id });
        }
    }
}

fn change(model: &mut Model) {
    model.statements.problem = None;
}

/// The statement with this id, if it is ready.
fn find<'m>(model: &'m Model, id: &str) -> Option<&'m Statement> {
    let list = model.statements.list.ready()?;
    list.list.iter().find(|it| it.id == id && it.state == StatementState::Ready)
}

fn close(model: &mut Model, step: &mut Step) {
    *model.statements = Statements { format: model.statements.format, ..Statements::default() };
    step.stop_timer(TimerId::StatementsPoll);
}

fn on_list(model: &mut Model, step: &mut Step, answer: Result<List, Failure>) {
    if model.statements.opened {
        model.statements.list.answer(answer);
        ask_for_ended(model, step);
    }
}

/// Asks anew where the job of a statement that is said to be under way has ended.
fn ask_for_ended(model: &mut Model, step: &mut Step) {
    let jobs: Vec<String> = under_way(model).map(|it| it.job_id.clone()).collect();
    let ended = jobs.iter().filter(|id| push::take_ended(model, id)).count();
    if ended > 0 {
        call::send(model, step, Request::List, "");
    }
}

fn on_changed(model: &mut Model, step: &mut Step, answer: Result<List, Failure>) {
    if !model.statements.opened {
        return;
    }
    match answer {
        Ok(list) => {
            model.statements.steps = None;
            model.statements.list.answer(Ok(list));
            ask_for_ended(model, step);
        }
        Err(failure) => refuse(model, step, &failure),
    }
}

fn on_link(model: &mut Model, step: &mut Step, answer: Result<StatementLink, Failure>) {
    match answer {
        // The browser keeps the page: what comes is a file.
        Ok(link) if link.path.starts_with(FILE) => step.push(Effect::Leave(link.path)),
        Ok(_) => {}
        Err(failure) if model.statements.opened => refuse(model, step, &failure),
        Err(_) => {}
    }
}

/// A request was refused: reads the list anew where that says that something else holds than what shows.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    model.statements.problem = Some(failure.problem());
    call::send(model, step, Request::List, "");
}

pub(crate) fn on_poll(model: &mut Model, step: &mut Step) {
    if !model.statements.opened {
        return;
    }
    if model.site.visible && is_preparing(model) && !push::is_live(model, step) {
        call::send(model, step, Request::List, "");
    }
    step.start_timer(TimerId::StatementsPoll, POLL_MS);
}

fn on_job(model: &mut Model, step: &mut Step, job: &JobProgress) {
    if under_way(model).any(|it| it.job_id == job.id) {
        model.statements.steps = Some((job.done, job.total));
        ask_for_ended(model, step);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { .. } if model.statements.opened && !is_shown(model) => close(model, step),
        DomainEvent::LoggedOut => close(model, step),
        DomainEvent::JobProgressed(job) => on_job(model, step, job),
        _ => {}
    }
}
