//! The view of the messages. What the site says by itself becomes a text here, in whatever language the reader has now.

use super::reading::Reading;
use super::{Inbox, InboxEvent, PAGE, Request, is_shown};
use crate::domain::message::{MessageCategory, MessageKind};
use crate::domain::route::{MemberPage, Overlay, PointMallQuery, Route, Screen};
use crate::event::{SupportEvent, UiEvent};
use crate::feature::services::moment::moment;
use crate::feature::services::{location, session};
use crate::feature::shared::rates::change_fact;
use crate::model::Model;
use crate::text::key;
use crate::view::{InboxAction, InboxCategory, InboxContent, InboxDetail, InboxLine, InboxView, InboxWords, Text};
use crate::wire::{MemberMessage, MessageCount};

pub(crate) fn view(model: &Model) -> InboxView {
    if !is_shown(model) {
        return InboxView::default();
    }
    let inbox = &*model.inbox;
    let value = inbox.value.ready();
    let content = value.map(|list| list.content.as_slice()).unwrap_or_default();
    let size = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    InboxView {
        status: inbox.value.status(),
        categories: categories(inbox),
        lines: content.iter().map(|it| line(model, it)).collect(),
        narrowed: inbox.category.is_some(),
        more: value.filter(|list| !list.next.is_empty()).map(|_| UiEvent::Inbox(InboxEvent::More)),
        loading: model.calls.busy(&Request::List { earlier: true }.slot()),
        problem: inbox.value.problem(),
        unread: unread(inbox, inbox.category) > 0,
        picked: size(inbox.picked.len()),
        all_picked: !content.is_empty() && inbox.picked.len() == content.len(),
        asking: inbox.asking.as_ref().map(|ids| size(ids.len())),
        deleting: inbox.removing > 0,
        refusal: inbox.refusal.clone(),
        detail: inbox.reading.as_ref().map(|reading| detail(model, reading)),
        href: location::address_under(model, Overlay::MemberCentre(PAGE)),
    }
}

/// How many messages of a category are unread, or of all.
fn unread(inbox: &Inbox, category: Option<MessageCategory>) -> u32 {
    let counts = inbox.value.ready().map(|list| list.unread.as_slice()).unwrap_or_default();
    let is_meant = |it: &&MessageCount| category.is_none_or(|category| category == it.category);
    counts.iter().filter(is_meant).fold(0, |sum, it| sum.saturating_add(it.count))
}

fn categories(inbox: &Inbox) -> Vec<InboxCategory> {
    let option = |category: Option<MessageCategory>| {
        let name = category.map_or("ALL", MessageCategory::name);
        InboxCategory {
            key: name.to_owned(),
            label: named(name),
            unread: session::unread_badge(unread(inbox, category)),
            selected: inbox.category == category,
            select: UiEvent::Inbox(InboxEvent::Category(category)),
        }
    };
    [option(None)].into_iter().chain(MessageCategory::ALL.iter().map(|it| option(Some(*it)))).collect()
}

fn named(category: &'static str) -> Text {
    Text::of(key::INBOX_CATEGORY).with("category", category)
}

fn line(model: &Model, message: &MemberMessage) -> InboxLine {
    let inbox = &*model.inbox;
    InboxLine {
        key: message.id.clone(),
        title: title(message),
        category: named(message.category.name()),
        unread: !message.read,
        pinned: message.pinned,
        at: moment(&message.at, &model.now),
        href: model.location.route.clone().with_item(PAGE, &message.id).address(),
        current: inbox.reading.as_ref().is_some_and(|reading| reading.id == message.id),
        picked: inbox.picked.contains(&message.id),
        pick: UiEvent::Inbox(InboxEvent::Pick(message.id.clone())),
    }
}

fn is_written(message: &MemberMessage) -> bool {
    MessageKind::from_name(&message.kind) == Some(MessageKind::Written)
}

fn title(message: &MemberMessage) -> InboxWords {
    if is_written(message) {
        return InboxWords::Operator { text: message.title.clone() };
    }
    InboxWords::Site { text: Text::of(key::INBOX_TITLE).with("kind", message.kind.as_str()) }
}

/// What a message says beyond its title; nothing where that says it all.
fn text(model: &Model, message: &MemberMessage) -> Option<InboxWords> {
    use MessageKind as Kind;
    let kind = MessageKind::from_name(&message.kind)?;
    let detail = match kind {
        Kind::Written => return Some(InboxWords::Operator { text: message.text.clone() }),
        Kind::DepositCredited => "DEPOSIT",
        Kind::WithdrawalPaid => "PAID",
        Kind::WithdrawalRejected | Kind::WithdrawalFailed | Kind::WithdrawalReturned => "BACK",
        Kind::BalanceCorrected => "CORRECTED",
        Kind::UplineTransferSent => "SENT",
        Kind::UplineTransferReceived => "RECEIVED",
        Kind::DownlineTransferSent => "SENT_DOWN",
        Kind::DownlineTransferReceived => "RECEIVED_DOWN",
        Kind::AccountFrozen => "FROZEN",
        Kind::AccountUnfrozen => "UNFROZEN",
        Kind::PasskeyAdded
        | Kind::PasskeyRemoved
        | Kind::PayoutAccountAdded
        | Kind::PayoutAccountRemoved
        | Kind::PayeeNameSet => "NAME",
        Kind::IdentityRejected => "IDENTITY",
        Kind::AccountClosed => "CLOSED",
        Kind::Excluded => "EXCLUDED",
        Kind::RedemptionApproved | Kind::RedemptionRejected | Kind::RedemptionCode | Kind::RedemptionShipped => {
            kind.name()
        }
        Kind::CashbackReady => "CASHBACK",
        Kind::LevelGiftReady => "LEVEL_GIFT",
        Kind::RedEnvelopeReady => "RED_ENVELOPE",
        Kind::FreeSpinsReady => "FREE_SPINS",
        Kind::ReferralReady => "REFERRAL",
        Kind::LevelReached => "LEVEL",
        Kind::LevelLowered => "LEVEL_LOWERED",
        Kind::MissionCompleted => "MISSION",
        Kind::LeaderboardPrize if message.arguments.amount.is_some() => "LEADERBOARD",
        Kind::LeaderboardPrize => "LEADERBOARD_POINTS",
        Kind::AgentAppointed => "AGENT",
        Kind::AgentRefused => "NAME",
        Kind::RatesChanged => "RATES",
        // Below zero for the side that pays.
        Kind::SettlementPaid | Kind::SettlementPartPaid
            if message.arguments.amount.is_some_and(|amount| amount.0.0 < 0) =>
        {
            "SETTLEMENT_GIVEN"
        }
        Kind::SettlementPaid | Kind::SettlementPartPaid | Kind::SettlementRefused => kind.name(),
        // Without a name the other side is the operator.
        Kind::ContractOffered | Kind::ContractSigned | Kind::ContractDeclined | Kind::ContractEnded
            if message.arguments.name.is_empty() =>
        {
            "CONTRACT_OPERATOR"
        }
        Kind::ContractOffered | Kind::ContractSigned | Kind::ContractDeclined | Kind::ContractEnded => "CONTRACT",
        _ => return None,
    };
    let arguments = &message.arguments;
    let amount = arguments.amount.map(|amount| model.site.info.currency.format(amount.0)).unwrap_or_default();
    let text = Text::of(key::INBOX_TEXT)
        .with("detail", detail)
        .with("amount", amount)
        .with("number", arguments.number.as_str())
        .with("name", arguments.name.as_str());
    Some(InboxWords::Site { text })
}

/// What to do where it was not the member who did it.
fn advice(message: &MemberMessage) -> Option<Text> {
    use MessageKind as Kind;
    let kind = MessageKind::from_name(&message.kind)?;
    let is_own = matches!(kind, Kind::IdentityApproved | Kind::IdentityRejected | Kind::AccountReopened);
    let may_be_theft = kind.category() == MessageCategory::Security
        || matches!(kind, Kind::UplineTransferSent | Kind::DownlineTransferSent);
    (may_be_theft && !is_own).then(|| Text::of(key::INBOX_ADVICE))
}

fn detail(model: &Model, reading: &Reading) -> InboxDetail {
    InboxDetail {
        key: reading.id.clone(),
        status: reading.value.status(),
        unknown: reading.unknown,
        content: reading.value.ready().map(|it| content(model, it)),
    }
}

fn content(model: &Model, message: &MemberMessage) -> InboxContent {
    InboxContent {
        title: title(message),
        text: text(model, message),
        facts: message.arguments.rates.iter().map(change_fact).collect(),
        advice: advice(message),
        category: named(message.category.name()),
        pinned: message.pinned,
        at: moment(&message.at, &model.now),
        reply: message.reply.then_some(UiEvent::Support(SupportEvent::Chat)),
        action: action(model, message),
    }
}

/// Where a message leads: to what it is about, or to where its operator says.
fn action(model: &Model, message: &MemberMessage) -> Option<InboxAction> {
    use MessageKind as Kind;
    let kind = MessageKind::from_name(&message.kind)?;
    let (to, page) = match kind {
        Kind::Written if message.action.is_empty() => return None,
        Kind::Written => return Some(InboxAction { label: label("OTHER"), href: message.action.clone() }),
        Kind::RedemptionApproved | Kind::RedemptionRejected | Kind::RedemptionCode | Kind::RedemptionShipped => {
            let mall = PointMallQuery { history: true, ..PointMallQuery::default() };
            return Some(InboxAction { label: label("MALL"), href: Route::to(Screen::PointMall(mall)).address() });
        }
        Kind::DepositCredited => ("DEPOSIT", MemberPage::Deposit),
        Kind::WithdrawalPaid | Kind::WithdrawalRejected | Kind::WithdrawalFailed | Kind::WithdrawalReturned => {
            ("WITHDRAWAL", MemberPage::Withdraw)
        }
        Kind::BalanceCorrected | Kind::SettlementPaid | Kind::SettlementPartPaid | Kind::SettlementRefused => {
            ("RECORD", MemberPage::AccountRecord)
        }
        Kind::UplineTransferSent => ("TRANSFERS", MemberPage::TransferUpline),
        // An agent who is given money by a downline finds it in the record.
        Kind::UplineTransferReceived => ("RECORD", MemberPage::AccountRecord),
        Kind::PayoutAccountAdded | Kind::PayoutAccountRemoved => ("PAYOUT", MemberPage::Withdraw),
        Kind::Excluded => ("FAIR_PLAY", MemberPage::FairPlay),
        Kind::CashbackReady
        | Kind::LevelGiftReady
        | Kind::RedEnvelopeReady
        | Kind::ReferralReady
        | Kind::LevelReached
        | Kind::LevelLowered => ("REWARDS", MemberPage::RewardCentre),
        Kind::FreeSpinsReady => ("BONUSES", MemberPage::BonusDetails),
        Kind::AgentAppointed => {
            let href = location::address_under(model, Overlay::AgentMenu);
            return Some(InboxAction { label: label("AGENT"), href });
        }
        Kind::AgentRefused | Kind::RatesChanged => return None,
        Kind::ContractOffered | Kind::ContractSigned | Kind::ContractDeclined | Kind::ContractEnded => {
            let href = location::address_under(model, Overlay::AgentMenu);
            return Some(InboxAction { label: label("CONTRACTS"), href });
        }
        Kind::MissionCompleted | Kind::LeaderboardPrize => {
            let href = location::address_under(model, Overlay::MemberCentre(MemberPage::Missions));
            return Some(InboxAction { label: label("MISSIONS"), href });
        }
        _ => ("SECURITY", MemberPage::Security),
    };
    let href = if message.reference.is_empty() {
        location::address_under(model, Overlay::MemberCentre(page))
    } else {
        model.location.route.clone().with_item(page, &message.reference).address()
    };
    Some(InboxAction { label: label(to), href })
}

fn label(to: &'static str) -> Text {
    Text::of(key::INBOX_ACTION).with("to", to)
}
