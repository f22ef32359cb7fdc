//! The view of the reward centre: rewards to claim now or later, past ones, the level, and cashback (section 2 of the specification).

use super::level_view::{cashback, level};
use super::{Request, Rewards, RewardsEvent, can_be_claimed, is_busy, is_shown};
use crate::domain::money::Money;
use crate::domain::reward::{RewardState, RewardUnit};
use crate::domain::route::{MemberPage, Overlay, Route, Screen};
use crate::event::UiEvent;
use crate::feature::services::location;
use crate::feature::services::moment::exact;
use crate::model::Model;
use crate::text::key;
use crate::view::{PastRewardsView, RewardLine, RewardsView, Text};
use crate::wire::RewardItem;

pub(crate) fn view(model: &Model) -> RewardsView {
    if !is_shown(model) {
        return RewardsView::default();
    }
    let page = &*model.rewards;
    let list = page.list.ready().map(|value| value.list.as_slice()).unwrap_or_default();
    let lines = |state: RewardState| list.iter().filter(|it| it.state == state).map(|it| line(model, it)).collect();
    RewardsView {
        status: page.list.status(),
        open: lines(RewardState::Claimable),
        later: lines(RewardState::Later),
        claimed: page.claiming.as_ref().filter(|_| page.claimed).map(|it| {
            Text::of(key::REWARD_CLAIMED).with("unit", it.unit.name()).with("amount", plain_amount(model, it))
        }),
        refusal: page.refusal.clone(),
        level: level(model, page),
        cashback: cashback(model, page),
        past: past_view(model, page),
        promotions_href: Route::to(Screen::Promotions(Default::default())).address(),
        bonuses_href: location::address_under(model, Overlay::MemberCentre(MemberPage::BonusDetails)),
    }
}

pub(super) fn money_text(model: &Model, money: Money) -> String {
    model.site.info.currency.format(money)
}

/// A number in hundredths, with a comma between thousands, and no decimals where it is whole.
fn without_decimals(hundredths: Money) -> String {
    let shown = hundredths.grouped();
    shown.strip_suffix(".00").unwrap_or(&shown).to_owned()
}

fn plain_amount(model: &Model, reward: &RewardItem) -> String {
    match reward.unit {
        RewardUnit::Money => money_text(model, reward.amount.0),
        RewardUnit::Points | RewardUnit::Draws => without_decimals(reward.amount.0),
    }
}

fn amount(model: &Model, reward: &RewardItem) -> Text {
    let key = match reward.unit {
        RewardUnit::Money => key::REWARD_NAME,
        RewardUnit::Points => return Text::of(key::REWARD_POINTS).with("amount", plain_amount(model, reward)),
        RewardUnit::Draws => return Text::of(key::REWARD_DRAWS).with("amount", plain_amount(model, reward)),
    };
    Text::of(key).with("name", plain_amount(model, reward))
}

/// How often a reward must be staked, in words.
pub(super) fn rule(times: u32) -> Text {
    match times {
        0 => Text::of(key::REWARD_RULE_FREE),
        times => Text::of(key::REWARD_RULE_TIMES).with("times", times.to_string()),
    }
}

pub(super) fn name_text(name: &str) -> Text {
    if name.is_empty() { Text::of(key::REWARD_NAMELESS) } else { Text::of(key::REWARD_NAME).with("name", name) }
}

fn time_text(model: &Model, reward: &RewardItem) -> Text {
    let time = |at: &str| exact(at, &model.now);
    match reward.state {
        RewardState::Claimable if reward.claimable_until.is_empty() => Text::of(key::REWARD_UNTIL_NEVER),
        RewardState::Claimable => Text::of(key::REWARD_UNTIL).with("time", time(&reward.claimable_until)),
        RewardState::Later => Text::of(key::REWARD_FROM).with("time", time(&reward.claimable_from)),
        state => {
            let at = if state == RewardState::Claimed { &reward.claimed_at } else { &reward.claimable_until };
            Text::of(key::REWARD_STATE).with("state", state.name()).with("time", time(at))
        }
    }
}

fn line(model: &Model, reward: &RewardItem) -> RewardLine {
    let claims = can_be_claimed(reward);
    let is_own = model.rewards.claiming.as_ref().is_some_and(|own| own.kind == reward.kind && own.id == reward.id);
    RewardLine {
        key: format!("{}-{}", reward.kind.name(), reward.id),
        title: name_text(&reward.title),
        kind: Text::of(key::REWARD_KIND).with("kind", reward.kind.name()),
        amount: amount(model, reward),
        rule: (reward.unit == RewardUnit::Money).then(|| rule(reward.wager_multiplier)),
        period: (!reward.period_from.is_empty()).then(|| {
            Text::of(key::REWARD_PERIOD)
                .with("from", reward.period_from.as_str())
                .with("until", reward.period_until.as_str())
        }),
        when: time_text(model, reward),
        href: if reward.promo_id.is_empty() {
            String::new()
        } else {
            Route::to(Screen::PromoDetail(Some(reward.promo_id.clone()))).address()
        },
        claim: claims.then(|| UiEvent::Rewards(RewardsEvent::Claim { kind: reward.kind, id: reward.id.clone() })),
        busy: claims && is_own && is_busy(model),
    }
}

fn past_view(model: &Model, page: &Rewards) -> PastRewardsView {
    let value = page.past.ready();
    PastRewardsView {
        status: page.past.status(),
        lines: value.map(|value| value.content.iter().map(|it| line(model, it)).collect()).unwrap_or_default(),
        more: value.filter(|value| !value.next.is_empty()).map(|_| UiEvent::Rewards(RewardsEvent::More)),
        loading: model.calls.busy(&Request::Past { earlier: true }.slot()),
        problem: page.past.problem(),
    }
}
