//! The view of the panel of statements: formats, the statements that there are, and the one to print (section 2 of the specification).

use super::{Request, StatementsEvent, is_idle, is_preparing, is_shown};
use crate::domain::route::Query;
use crate::domain::statement::{MAX_STATEMENTS, StatementFormat, StatementKind};
use crate::event::UiEvent;
use crate::feature::services::moment::moment;
use crate::feature::shared::statement_facts::{facts, grouped};
use crate::model::Model;
use crate::text::key;
use crate::view::{FilterOption, PrintedStatement, StatementLine, StatementsView, Text};
use crate::wire::{Statement, StatementState};

fn ui_event(event: StatementsEvent) -> UiEvent {
    UiEvent::Statements(event)
}

/// The event by which a page asks for a statement of what it shows.
pub(crate) fn ask_for(kind: StatementKind, query: &Query) -> UiEvent {
    let filter = query.text().trim_start_matches('?').to_owned();
    ui_event(StatementsEvent::Ask { kind, filter })
}

pub(crate) fn view(model: &Model) -> StatementsView {
    if !is_shown(model) || !model.statements.opened {
        return StatementsView::default();
    }
    let panel = &*model.statements;
    let list = panel.list.ready().map(|list| list.list.as_slice()).unwrap_or_default();
    let ready = list.iter().filter(|it| it.state == StatementState::Ready).count();
    StatementsView {
        opened: true,
        status: panel.list.status(),
        formats: StatementFormat::ALL.iter().map(|it| format(*it, panel.format)).collect(),
        lines: list.iter().map(|it| line(model, it)).collect(),
        can_ask: panel.list.ready().is_some() && !is_preparing(model) && ready < MAX_STATEMENTS && is_idle(model),
        full: ready >= MAX_STATEMENTS,
        asking: model.calls.busy(&Request::Ask.slot()),
        percent: percent(model),
        problem: panel.problem.clone(),
        printed: printed(model),
    }
}

fn format(format: StatementFormat, chosen: StatementFormat) -> FilterOption {
    FilterOption {
        key: format.name().to_owned(),
        label: Text::of(key::STATEMENT_FORMAT).with("format", format.name()),
        selected: format == chosen,
        select: ui_event(StatementsEvent::Format(format)),
    }
}

/// How far the statement has come, in percent, while one is being made and that is known.
fn percent(model: &Model) -> Option<u32> {
    let (done, total) = model.statements.steps.filter(|(_, total)| is_preparing(model) && *total > 0)?;
    u32::try_from(done.min(total).saturating_mul(100) / total).ok()
}

fn title(statement: &Statement) -> Text {
    Text::of(key::STATEMENT_TITLE).with("kind", statement.kind.name()).with("format", statement.format.name())
}

fn line(model: &Model, statement: &Statement) -> StatementLine {
    let is_ready = statement.state == StatementState::Ready;
    let state = match statement.state {
        StatementState::Preparing => Text::of(key::STATEMENT_PREPARING),
        StatementState::Failed => Text::of(key::STATEMENT_FAILED),
        StatementState::Ready => {
            Text::of(key::STATEMENT_ROWS).with("count", u32::try_from(statement.rows).unwrap_or(u32::MAX))
        }
    };
    let with_id = |event: fn(String) -> StatementsEvent| ui_event(event(statement.id.clone()));
    StatementLine {
        key: statement.id.clone(),
        title: title(statement),
        days: Text::of(key::STATEMENT_DAYS).with("from", statement.from.clone()).with("until", statement.until.clone()),
        state,
        failed: statement.state == StatementState::Failed,
        kept_until: moment(&statement.expires_at, &model.now).filter(|_| is_ready),
        download: is_ready.then(|| with_id(StatementsEvent::Download)),
        print: is_ready.then(|| with_id(StatementsEvent::Print)),
        remove: (statement.state != StatementState::Preparing).then(|| with_id(StatementsEvent::Delete)),
    }
}

fn printed(model: &Model) -> Option<PrintedStatement> {
    let id = model.statements.printed.as_ref()?;
    let it = super::find(model, id)?;
    let mut query = Query::default();
    query.push("digest", Some(&it.digest));
    let path = format!("/verify{}", query.text());
    Some(PrintedStatement {
        title: title(it),
        facts: facts(&it.head),
        totals: facts(&it.totals),
        rows: Text::of(key::STATEMENT_ROWS).with("count", u32::try_from(it.rows).unwrap_or(u32::MAX)),
        digest: grouped(&it.digest),
        key_id: it.key_id.clone(),
        address: model.site.page_address(&path),
    })
}
