//! The status of a promotion for the visitor now: the shared rules over what travelled.

use crate::domain::promotion::{Mode, Promotion, RewardKind, State, Status, Windows, status};
use crate::domain::time::parse_rfc3339;
use crate::effect::TimerId;
use crate::model::{Model, Step};
use crate::wire::PromotionItem;

/// The longest that a browser's timer can wait, in milliseconds.
const MAX_WAIT_MS: u64 = 2_000_000_000;

/// The promotion as the shared rules know it. A word that this client does not know counts as the one that promises least.
pub(super) fn rules(item: &PromotionItem) -> Promotion {
    Promotion {
        mode: Mode::parse(&item.apply_mode).unwrap_or(Mode::Auto),
        reward: RewardKind::parse(&item.reward.kind).unwrap_or(RewardKind::Physical),
        windows: Windows {
            starts_at: parse_rfc3339(&item.start_at).unwrap_or(0),
            ends_at: parse_rfc3339(&item.end_at),
            sign_up_from: parse_rfc3339(&item.register_from),
            sign_up_to: parse_rfc3339(&item.register_to),
        },
        excluded: item.excluded,
    }
}

/// The caller's state in the promotion; nothing where the word is unknown.
pub(super) fn state(item: &PromotionItem) -> Option<State> {
    State::parse(&item.my_state)
}

/// The status of the promotion at `now`, by the server's clock.
pub(super) fn status_at(item: &PromotionItem, now: u64) -> Status {
    status(&rules(item), state(item), now)
}

/// Rings when the next promotion opens or ends.
pub(super) fn await_next(model: &Model, step: &mut Step) {
    let promotions = &model.promotions;
    let now = promotions.now(step.env.now_ms);
    let list = promotions.list.ready().map(|value| value.list.as_slice()).unwrap_or_default();
    let detail = promotions.detail.as_ref().and_then(|detail| detail.value.ready()).map(|value| &value.promotion);
    let next = list.iter().chain(detail).filter_map(|item| rules(item).windows.next_change(now)).min();
    if let Some(at) = next {
        let wait = (at - now).min(MAX_WAIT_MS);
        step.start_timer(TimerId::Promotions, u32::try_from(wait).unwrap_or(u32::MAX));
    }
}
