//! The view of the privacy cards: consent, the copy of the data, and the end of the account (section 4 of the specification).

use super::closing::Closing;
use super::{CHANGING_SLOT, Request, copy, is_shown};
use crate::domain::money::Money;
use crate::domain::route::{MemberPage, Overlay};
use crate::domain::time::parse_rfc3339;
use crate::event::{PrivacyEvent, UiEvent};
use crate::feature::services::location;
use crate::feature::services::moment::exact;
use crate::feature::shared::payment_password;
use crate::model::{Model, Now};
use crate::text::key;
use crate::view::{ClosingForm, ClosingLine, ClosingView, ConsentItem, ConsentsView, DataCopyView, PrivacyView, Text};
use crate::wire::{ClosingValue, DataCopyState, DataCopyValue, GivenUpCredit, MarketingChannel, MarketingConsent};

pub(crate) fn view(model: &Model) -> PrivacyView {
    if !is_shown(model) {
        return PrivacyView::default();
    }
    let privacy = &*model.privacy;
    PrivacyView {
        consents: consents(model),
        copy: data_copy(model),
        closing: closing(model),
        proof: privacy.change.view(model, model.calls.busy(&Request::Reauthenticate.slot())),
        problem: privacy.problem.clone(),
        busy: model.calls.busy(&CHANGING_SLOT),
    }
}

/// Whether a time is still to come.
pub(super) fn is_ahead(text: &str, now: &Now) -> bool {
    parse_rfc3339(text).is_some_and(|at| at > now.ms())
}

fn consents(model: &Model) -> ConsentsView {
    let remote = &model.privacy.consents;
    let list = remote.ready().map(|value| value.list.as_slice()).unwrap_or_default();
    ConsentsView { status: remote.status(), items: list.iter().map(|item| consent(item, &model.now)).collect() }
}

fn consent(item: &MarketingConsent, now: &Now) -> ConsentItem {
    let time = exact(&item.changed_at, now);
    ConsentItem {
        key: item.channel,
        label: Text::of(match item.channel {
            MarketingChannel::Email => key::CONSENT_EMAIL,
            MarketingChannel::Sms => key::CONSENT_SMS,
            MarketingChannel::Call => key::CONSENT_CALL,
        }),
        about: if item.hint.is_empty() {
            Text::of(key::CONSENT_UNREACHABLE)
        } else {
            Text::of(key::CONSENT_TO).with("hint", item.hint.as_str())
        },
        since: (!item.changed_at.is_empty()).then(|| {
            let key = if item.granted { key::CONSENT_GIVEN_SINCE } else { key::CONSENT_ENDED_SINCE };
            Text::of(key).with("time", time)
        }),
        on: item.granted,
        turn: UiEvent::Privacy(PrivacyEvent::Consent(item.channel)),
    }
}

fn data_copy(model: &Model) -> DataCopyView {
    let copy = &model.privacy.copy;
    let value = copy.value.ready();
    let next = value.filter(|value| value.state != DataCopyState::Preparing && is_ahead(&value.next_at, &model.now));
    DataCopyView {
        status: copy.value.status(),
        state: value.and_then(|value| state(value, &model.now)),
        preparing: copy.is_under_way(),
        percent: copy.percent(),
        next: next.map(|value| Text::of(key::COPY_NEXT).with("time", exact(&value.next_at, &model.now))),
        ask: copy::can_request(model).then_some(UiEvent::Privacy(PrivacyEvent::AskCopy)),
        download: value
            .filter(|value| value.state == DataCopyState::Ready)
            .map(|_| UiEvent::Privacy(PrivacyEvent::Download)),
    }
}

fn state(value: &DataCopyValue, now: &Now) -> Option<Text> {
    Some(match value.state {
        DataCopyState::None => return None,
        DataCopyState::Preparing => Text::of(key::COPY_PREPARING),
        DataCopyState::Failed => Text::of(key::COPY_FAILED),
        DataCopyState::Ready => Text::of(key::COPY_READY)
            .with("size", u32::try_from(value.bytes.div_ceil(1024)).unwrap_or(u32::MAX))
            .with("time", exact(&value.expires_at, now)),
    })
}

fn closing(model: &Model) -> ClosingView {
    let closing = &model.privacy.closing;
    let value = closing.value.ready().filter(|_| closing.opened);
    ClosingView {
        opened: closing.opened,
        status: closing.value.status(),
        blocks: value.map(|value| blocks(model, value)).unwrap_or_default(),
        means: value.map(|value| consequences(model, value)).unwrap_or_default(),
        form: value.filter(|value| value.is_free()).map(|value| form(model, closing, value)),
    }
}

fn line(name: &str, text: Text) -> ClosingLine {
    ClosingLine { key: name.to_owned(), text, link: None, href: String::new() }
}

/// What must be done before the account can be closed, each with the way there.
fn blocks(model: &Model, value: &ClosingValue) -> Vec<ClosingLine> {
    let currency = &model.site.info.currency;
    let led = |name: &str, text: Text, link: &'static str, page: MemberPage| ClosingLine {
        link: Some(Text::of(link)),
        href: location::address_under(model, Overlay::MemberCentre(page)),
        ..line(name, text)
    };
    let mut lines = Vec::new();
    if value.withdraw_first {
        let text = Text::of(key::CLOSING_WITHDRAW_FIRST).with("amount", currency.format(value.withdrawable.0));
        lines.push(led("money", text, key::CLOSING_WITHDRAW_LINK, MemberPage::Withdraw));
    }
    if value.open_withdrawals > 0 {
        let text = Text::of(key::CLOSING_WITHDRAWALS).with("count", value.open_withdrawals);
        lines.push(led("withdrawals", text, key::CLOSING_WITHDRAWALS_LINK, MemberPage::Withdraw));
    }
    if value.open_deposits > 0 {
        let text = Text::of(key::CLOSING_DEPOSITS).with("count", value.open_deposits);
        lines.push(led("deposits", text, key::CLOSING_DEPOSITS_LINK, MemberPage::Deposit));
    }
    if value.elsewhere.0.is_positive() {
        let text = Text::of(key::CLOSING_ELSEWHERE).with("amount", currency.format(value.elsewhere.0));
        lines.push(led("elsewhere", text, key::CLOSING_ELSEWHERE_LINK, MemberPage::TransferFund));
    }
    if value.open_transfers {
        let text = Text::of(key::CLOSING_TRANSFERS);
        lines.push(led("transfers", text, key::CLOSING_ELSEWHERE_LINK, MemberPage::TransferFund));
    }
    if value.open_bets {
        lines.push(line("bets", Text::of(key::CLOSING_BETS)));
    }
    lines
}

/// What closing means: what is given up, by amount, and what becomes of the rest.
fn consequences(model: &Model, value: &ClosingValue) -> Vec<ClosingLine> {
    let currency = &model.site.info.currency;
    let mut lines = Vec::new();
    if value.balance.0.is_positive() && value.is_free() {
        let text = Text::of(key::CLOSING_BALANCE).with("amount", currency.format(value.balance.0));
        lines.push(line("balance", text));
    }
    for credit in &value.credits {
        lines.push(line(&credit.id, credit_text(model, credit)));
    }
    if let Some(points) = points(&value.points) {
        lines.push(line("points", Text::of(key::CLOSING_POINTS).with("points", points)));
    }
    lines.push(line("accounts", Text::of(key::CLOSING_ACCOUNTS)));
    lines.push(line("sessions", Text::of(key::CLOSING_SESSIONS)));
    lines.push(line("records", Text::of(key::CLOSING_RECORDS)));
    lines.push(line(
        "reopen",
        match value.reopen_days {
            0 => Text::of(key::CLOSING_REOPEN_NEVER),
            days => Text::of(key::CLOSING_REOPEN).with("count", days),
        },
    ));
    lines
}

fn credit_text(model: &Model, credit: &GivenUpCredit) -> Text {
    let currency = &model.site.info.currency;
    let key = if credit.source == "DEPOSIT" { key::CLOSING_DEPOSIT } else { key::CLOSING_BONUS };
    Text::of(key).with("amount", currency.format(credit.amount.0)).with("left", currency.format(credit.left.0))
}

/// Whole points of a decimal; nothing where there is less than one.
fn points(decimal: &str) -> Option<u32> {
    let Money(hundredths) = Money::parse(decimal).ok()?;
    u32::try_from(hundredths / 100).ok().filter(|points| *points > 0)
}

fn form(model: &Model, closing: &Closing, value: &ClosingValue) -> ClosingForm {
    ClosingForm {
        understood: closing.understood,
        error: closing.understood_error.clone(),
        pin: value.payment_password.then(|| payment_password::pin(model, closing.pin_error.as_ref())),
        refusals: closing.refusals,
    }
}
