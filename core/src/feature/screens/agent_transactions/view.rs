//! The view of the downline transaction details: filter, sums and movements (section 2 of the specification).

use super::{AgentTransactions, AgentTransactionsEvent, Request, is_shown};
use crate::domain::record::RecordGroup;
use crate::domain::statement::StatementKind;
use crate::event::UiEvent;
use crate::feature::screens::statements::ask_for;
use crate::feature::shared::bet_lines::money_text;
use crate::feature::shared::record_days::zone;
use crate::feature::shared::team_lines::movement;
use crate::model::Model;
use crate::text::key;
use crate::view::{AgentTransactionsView, FilterOption, TeamMoveSumView, Text};
use crate::wire::TeamMoveSum;

fn ui_event(event: AgentTransactionsEvent) -> UiEvent {
    UiEvent::AgentTransactions(event)
}

pub(crate) fn view(model: &Model) -> AgentTransactionsView {
    if !is_shown(model) {
        return AgentTransactionsView::default();
    }
    let page = &*model.agent_transactions;
    let value = page.value.ready();
    AgentTransactionsView {
        status: page.value.status(),
        days: page.filter.days.view(|event| ui_event(AgentTransactionsEvent::Days(event))),
        member: page.filter.view(|reach| ui_event(AgentTransactionsEvent::Reach(reach))),
        groups: groups(page),
        zone: value.map(|it| zone(&it.from, &it.until, it.offset_minutes)),
        sums: value.map(|it| it.sums.iter().map(|sum| sum_view(model, sum)).collect()).unwrap_or_default(),
        lines: value.map(|it| it.content.iter().map(|line| movement(model, line)).collect()).unwrap_or_default(),
        statement: value.map(|_| ask_for(StatementKind::TeamTransactions, &page.query())),
        narrowed: page.group.is_some() || !page.filter.account.is_empty(),
        complete: value.is_none_or(|it| it.complete),
        more: value.filter(|it| !it.next.is_empty()).map(|_| ui_event(AgentTransactionsEvent::More)),
        loading: model.calls.busy(&Request::List { earlier: true }.slot()),
        problem: page.value.problem(),
    }
}

/// Whether movements other than bets can be of a group.
const fn is_of_money(group: RecordGroup) -> bool {
    !matches!(group, RecordGroup::Stakes | RecordGroup::Payouts)
}

fn label(name: &str) -> Text {
    Text::of(key::RECORD_GROUP).with("group", name.to_owned())
}

fn groups(page: &AgentTransactions) -> Vec<FilterOption> {
    let option = |key: &str, selected, group| FilterOption {
        key: key.to_owned(),
        label: label(key),
        selected,
        select: ui_event(AgentTransactionsEvent::Group(group)),
    };
    let all = option("ALL", page.group.is_none(), None);
    let of = |it: &RecordGroup| option(it.name(), page.group == Some(*it), Some(*it));
    let groups = RecordGroup::ALL.iter().filter(|group| is_of_money(**group));
    [all].into_iter().chain(groups.map(of)).collect()
}

fn sum_view(model: &Model, sum: &TeamMoveSum) -> TeamMoveSumView {
    TeamMoveSumView {
        key: sum.group.name().to_owned(),
        label: label(sum.group.name()),
        count: Text::of(key::TEAM_MOVES).with("count", u32::try_from(sum.count).unwrap_or(u32::MAX)),
        amount: money_text(model, sum.amount.0),
    }
}
