//! The view of the downline page: the level of the tree, the search, and the file of one account (section 2 of the specification).

use super::{AgentDownlineEvent, DownlineAct, PAGE, Request, file, forms, is_shown};
use crate::domain::agent::downline::{DownlineSort, DownlineStatus};
use crate::domain::agent::terms::ContractType;
use crate::domain::digits::{plain, push_padded};
use crate::domain::route::{AgentPage, Overlay};
use crate::event::UiEvent;
use crate::feature::services::location;
use crate::feature::services::moment::moment;
use crate::feature::shared::rates::product_label;
use crate::model::Model;
use crate::text::key;
use crate::view::{
    AgentDownlineView, DownlineActView, DownlineContractView, DownlineFileView, DownlineLine, DownlineOffer,
    DownlineStep, FilterOption, MoneyFact, Text,
};
use crate::wire::{DownlineContract, DownlineFile, DownlineName, DownlineRate, DownlineRow, TeamFigures};

fn ui_event(event: AgentDownlineEvent) -> UiEvent {
    UiEvent::AgentDownline(event)
}

/// Address of the list, without a file.
fn list_href(model: &Model) -> String {
    location::address_under(model, Overlay::AgentCentre(AgentPage::Downline))
}

fn file_href(model: &Model, id: &str) -> String {
    model.location.route.clone().with_agent_item(PAGE, id).address()
}

pub(crate) fn view(model: &Model) -> AgentDownlineView {
    if !is_shown(model) {
        return AgentDownlineView::default();
    }
    let page = &*model.agent_downline;
    let list = page.list.ready();
    AgentDownlineView {
        status: page.list.status(),
        path: path(model),
        search: page.search.clone(),
        searching: !page.search.is_empty() || !page.label.is_empty(),
        labels: list.map(|list| labels(&list.labels, &page.label)).unwrap_or_default(),
        sorts: sorts(page.sort),
        order: Some(FilterOption {
            key: "order".to_owned(),
            label: Text::of(if page.descending { key::DOWNLINE_DESCENDING } else { key::DOWNLINE_ASCENDING }),
            selected: page.descending,
            select: ui_event(AgentDownlineEvent::Turn),
        }),
        lines: list.map(|list| list.content.iter().map(|row| line(model, row)).collect()).unwrap_or_default(),
        more: list.filter(|list| !list.next.is_empty()).map(|_| ui_event(AgentDownlineEvent::More)),
        loading: model.calls.busy(&Request::List { earlier: true }.slot()),
        problem: page.list.problem(),
        file: page.open.as_ref().map(|open| DownlineFileView {
            key: open.id.clone(),
            status: open.value.status(),
            unknown: open.unknown,
            back: list_href(model),
            line: open.value.ready().map(|file| line(model, &file.row)),
            path: open.value.ready().map(file_path).unwrap_or_default(),
            facts: open.value.ready().map(facts).unwrap_or_default(),
            own: open.value.ready().map(|file| figures(model, &file.own)).unwrap_or_default(),
            team: open.value.ready().map(|file| figures(model, &file.team)).unwrap_or_default(),
            frozen: open.value.ready().and_then(frozen),
            offers: open.value.ready().map(offers).unwrap_or_default(),
            contracts: open.value.ready().map(|file| contracts(model, file)).unwrap_or_default(),
        }),
        act: page.forms.act.map(|act| self::act(model, act)),
        told: page.forms.confirmation.clone(),
        refused: page.forms.problem.clone(),
        write_all: Some(ui_event(AgentDownlineEvent::Act(DownlineAct::Message))),
    }
}

/// The way from the agent down to the level that shows; empty at the agent's own.
fn path(model: &Model) -> Vec<DownlineStep> {
    let page = &*model.agent_downline;
    let Some(list) = page.list.ready().filter(|list| !list.path.is_empty()) else { return Vec::new() };
    let own = DownlineStep {
        key: String::new(),
        name: None,
        select: ui_event(AgentDownlineEvent::Level(String::new())),
        current: false,
    };
    let last = list.path.len();
    let step = |(at, it): (usize, &DownlineName)| DownlineStep {
        key: it.id.clone(),
        name: Some(it.account.clone()),
        select: ui_event(AgentDownlineEvent::Level(it.id.clone())),
        current: at + 1 == last,
    };
    std::iter::once(own).chain(list.path.iter().enumerate().map(step)).collect()
}

fn labels(all: &[String], chosen: &str) -> Vec<FilterOption> {
    if all.is_empty() {
        return Vec::new();
    }
    let option = |label: &str, text: Text| FilterOption {
        key: label.to_owned(),
        label: text,
        selected: label == chosen,
        select: ui_event(AgentDownlineEvent::Label(label.to_owned())),
    };
    let any = option("", Text::of(key::DOWNLINE_ANY_LABEL));
    let each = all.iter().map(|label| option(label, Text::of(key::BETS_NAME).with("name", label.as_str())));
    std::iter::once(any).chain(each).collect()
}

fn sorts(chosen: DownlineSort) -> Vec<FilterOption> {
    let label = |sort| match sort {
        DownlineSort::Name => key::DOWNLINE_NAME,
        DownlineSort::Registered => key::DOWNLINE_REGISTERED,
        DownlineSort::LastLogin => key::DOWNLINE_LAST_LOGIN,
        DownlineSort::Balance => key::DOWNLINE_BALANCE,
        DownlineSort::TeamSize => key::DOWNLINE_TEAM_SIZE,
        DownlineSort::Turnover => key::DOWNLINE_TURNOVER,
    };
    let option = |sort: &DownlineSort| FilterOption {
        key: sort.name().to_owned(),
        label: Text::of(label(*sort)),
        selected: *sort == chosen,
        select: ui_event(AgentDownlineEvent::Sort(*sort)),
    };
    DownlineSort::ALL.iter().map(option).collect()
}

fn status(row: &DownlineRow) -> Text {
    Text::of(key::DOWNLINE_STATUS).with("status", row.status.name())
}

fn line(model: &Model, row: &DownlineRow) -> DownlineLine {
    let currency = &model.site.info.currency;
    let fact = |key, label, value| MoneyFact { key, label: Text::of(label), value };
    DownlineLine {
        key: row.id.clone(),
        account: row.account.clone(),
        nickname: row.nickname.clone(),
        href: file_href(model, &row.id),
        kind: Text::of(key::DOWNLINE_TYPE).with("type", row.account_type),
        level: row.level_name.clone(),
        status: status(row),
        open: row.status == DownlineStatus::Active,
        labels: row.labels.clone(),
        registered: moment(&row.registered_at, &model.now),
        last_login: moment(&row.last_login_at, &model.now),
        facts: vec![
            fact("teamSize", key::DOWNLINE_TEAM_SIZE, plain(u64::from(row.team_size))),
            fact("balance", key::DOWNLINE_BALANCE, currency.format(row.balance.0)),
            fact("teamBalance", key::DOWNLINE_TEAM_BALANCE, currency.format(row.team_balance.0)),
            fact("turnover", key::DOWNLINE_TURNOVER, currency.format(row.turnover.0)),
        ],
        rates: row.rates.iter().map(rate).collect(),
        below: (row.direct_count > 0).then(|| ui_event(AgentDownlineEvent::Level(row.id.clone()))),
        below_label: Text::of(key::DOWNLINE_BELOW).with("count", row.direct_count),
    }
}

/// A rate with its product: `Slots 0.35%`.
fn rate(rate: &DownlineRate) -> MoneyFact {
    let hundredths = rate.rate.unsigned_abs();
    let mut value = plain(hundredths / 100);
    value.push('.');
    push_padded(&mut value, hundredths % 100, 2);
    value.push('%');
    let label = product_label(&rate.product);
    MoneyFact { key: label, label: Text::of(label), value }
}

fn file_path(file: &DownlineFile) -> Vec<MoneyFact> {
    let names = file.path.iter().map(|it| it.account.as_str()).collect::<Vec<_>>().join(" › ");
    let fact = |key, label, value: String| MoneyFact { key, label: Text::of(label), value };
    if names.is_empty() { Vec::new() } else { vec![fact("path", key::DOWNLINE_PATH, names)] }
}

fn facts(file: &DownlineFile) -> Vec<MoneyFact> {
    let fact = |key, label, value: &str| MoneyFact { key, label: Text::of(label), value: value.to_owned() };
    let all = [
        ("realName", key::DOWNLINE_REAL_NAME, file.real_name.as_str()),
        ("email", key::DOWNLINE_EMAIL, &file.email),
        ("mobile", key::DOWNLINE_MOBILE, &file.mobile),
    ];
    let known = all.into_iter().filter(|(_, _, value)| !value.is_empty());
    known.map(|(key, label, value)| fact(key, label, value)).collect()
}

fn figures(model: &Model, figures: &TeamFigures) -> Vec<MoneyFact> {
    let currency = &model.site.info.currency;
    let money = |key, label, amount: crate::wire::Amount| MoneyFact {
        key,
        label: Text::of(label),
        value: currency.format(amount.0),
    };
    vec![
        money("turnover", key::TEAM_TURNOVER, figures.turnover),
        money("payout", key::TEAM_PAYOUT, figures.payout),
        money("rebate", key::TEAM_REBATE, figures.rebate),
        money("bonus", key::TEAM_BONUS, figures.bonus),
        money("netLoss", key::TEAM_NET_LOSS, figures.net_loss),
        money("deposits", key::TEAM_DEPOSITS, figures.deposits),
        money("withdrawals", key::TEAM_WITHDRAWALS, figures.withdrawals),
    ]
}

fn frozen(file: &DownlineFile) -> Option<Text> {
    let reason = file.frozen_reason.as_str();
    (!reason.is_empty()).then(|| Text::of(key::DOWNLINE_FROZEN_WHY).with("reason", reason))
}

/// What the agent may do with whose file is open.
fn offers(file: &DownlineFile) -> Vec<DownlineOffer> {
    let act =
        |key, label, act| DownlineOffer { key, label: Text::of(label), select: ui_event(AgentDownlineEvent::Act(act)) };
    let mut list = Vec::new();
    if file.can_transfer {
        list.push(act("transfer", key::DOWNLINE_TRANSFER, DownlineAct::Transfer));
    }
    if file.can_change_rates {
        list.push(act("rates", key::DOWNLINE_RATES, DownlineAct::Rates));
    }
    if file.can_message {
        list.push(act("message", key::DOWNLINE_MESSAGE, DownlineAct::Message));
    }
    list.push(act("labels", key::DOWNLINE_LABELS, DownlineAct::Labels));
    if file.can_freeze {
        list.push(act("freeze", key::DOWNLINE_FREEZE, DownlineAct::Freeze));
    }
    if file.can_unfreeze {
        let select = ui_event(AgentDownlineEvent::Unfreeze);
        list.push(DownlineOffer { key: "unfreeze", label: Text::of(key::DOWNLINE_UNFREEZE), select });
    }
    list
}

/// Where contracts with whose file is open are: the one that stands, else an offer that the agent may make.
fn contracts(model: &Model, file: &DownlineFile) -> Vec<DownlineContractView> {
    let view = |it: &DownlineContract| {
        let (page, label) = match it.contract_type {
            ContractType::Dividend => (AgentPage::Dividends, key::AGENT_DIVIDENDS),
            ContractType::Daily => (AgentPage::DailyWages, key::AGENT_DAILY_WAGES),
            ContractType::Hourly => (AgentPage::HourlySalary, key::AGENT_HOURLY_SALARY),
            ContractType::RealTime => (AgentPage::RealTimeSalary, key::AGENT_REAL_TIME_SALARY),
        };
        let item = if it.stands { "contracts".to_owned() } else { format!("offer:{}", file.row.id) };
        let href = model.location.route.clone().with_agent_item(page, &item).address();
        DownlineContractView { key: it.contract_type.name(), label: Text::of(label), href, stands: it.stands }
    };
    file.contracts.iter().filter(|it| it.stands || it.may_offer).map(view).collect()
}

fn act(model: &Model, act: DownlineAct) -> DownlineActView {
    let forms = &model.agent_downline.forms;
    let account = file(model).map(|file| file.row.account.clone());
    DownlineActView {
        kind: act,
        title: match (act, account) {
            (DownlineAct::Freeze, Some(name)) => Text::of(key::DOWNLINE_FREEZE_TITLE).with("name", name),
            (DownlineAct::Labels, Some(name)) => Text::of(key::DOWNLINE_LABELS_TITLE).with("name", name),
            (DownlineAct::Message, Some(name)) => Text::of(key::DOWNLINE_MESSAGE_TITLE).with("name", name),
            (DownlineAct::Transfer, Some(name)) => Text::of(key::DOWNLINE_TRANSFER_TITLE).with("name", name),
            (DownlineAct::Rates, Some(name)) => Text::of(key::DOWNLINE_RATES_TITLE).with("name", name),
            (_, None) => Text::of(key::DOWNLINE_MESSAGE_ALL),
        },
        labels: file(model).map(|file| file.row.labels.join(", ")).unwrap_or_default(),
        wrong: forms.wrong.clone(),
        busy: forms::is_busy(model),
        close: ui_event(AgentDownlineEvent::Close),
    }
}
