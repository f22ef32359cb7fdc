//! The words of promotions and of the points mall: statuses of section 4, categories, what to do.

use super::key;
use crate::domain::promotion::{Filter, Status};
use crate::view::StandingTone;

/// Key of a status's word, and its colour.
pub fn status_word(status: Status) -> (&'static str, StandingTone) {
    use StandingTone::{Accent, Negative, Neutral, Positive, Warning};
    match status {
        Status::ComingSoon => (key::PROMO_COMING_SOON, Neutral),
        Status::Join => (key::PROMO_JOIN, Accent),
        Status::SignedUp => (key::PROMO_SIGNED_UP, Positive),
        Status::InProgress => (key::PROMO_IN_PROGRESS, Positive),
        Status::Joined => (key::PROMO_JOINED, Positive),
        Status::Applying => (key::PROMO_APPLYING, Warning),
        Status::Process => (key::PROMO_PROCESS, Warning),
        Status::Claim => (key::PROMO_CLAIM, Accent),
        Status::Claimed => (key::PROMO_CLAIMED, Positive),
        Status::Issued => (key::PROMO_ISSUED, Positive),
        Status::ClosedForSignup => (key::PROMO_CLOSED_FOR_SIGNUP, Neutral),
        Status::Rejected => (key::PROMO_REJECTED, Negative),
        Status::Close => (key::PROMO_CLOSE, Neutral),
    }
}

/// Key of a sentence that says what a status means to do.
pub fn status_sentence(status: Status) -> &'static str {
    match status {
        Status::ComingSoon => key::PROMO_WHAT_COMING_SOON,
        Status::Join => key::PROMO_WHAT_JOIN,
        Status::SignedUp => key::PROMO_WHAT_SIGNED_UP,
        Status::InProgress => key::PROMO_WHAT_IN_PROGRESS,
        Status::Joined => key::PROMO_WHAT_JOINED,
        Status::Applying => key::PROMO_WHAT_APPLYING,
        Status::Process => key::PROMO_WHAT_PROCESS,
        Status::Claim => key::PROMO_WHAT_CLAIM,
        Status::Claimed => key::PROMO_WHAT_CLAIMED,
        Status::Issued => key::PROMO_WHAT_ISSUED,
        Status::ClosedForSignup => key::PROMO_WHAT_CLOSED_FOR_SIGNUP,
        Status::Rejected => key::PROMO_WHAT_REJECTED,
        Status::Close => key::PROMO_WHAT_CLOSE,
    }
}

/// Key of a filter's label.
pub fn filter(filter: Filter) -> &'static str {
    match filter {
        Filter::Open => key::PROMO_FILTER_OPEN,
        Filter::Coming => key::PROMO_FILTER_COMING,
        Filter::Mine => key::PROMO_FILTER_MINE,
        Filter::Ended => key::PROMO_FILTER_ENDED,
    }
}

/// Key of a category's name; one that is new to the client is another one.
pub fn category(code: &str) -> &'static str {
    match code {
        "NEW" => key::PROMO_CATEGORY_NEW,
        "SPECIAL" => key::PROMO_CATEGORY_SPECIAL,
        "RNG" => key::NAV_RNG,
        "LIVE" => key::NAV_LIVE,
        "SPORTS" => key::NAV_SPORTS,
        "FISH" => key::NAV_FISH,
        "SV3" => key::NAV_SV3,
        "LOTTERY" => key::NAV_ELOTT,
        "VIP" => key::PROMO_CATEGORY_VIP,
        "REFERRAL" => key::PROMO_CATEGORY_REFERRAL,
        _ => key::PROMO_CATEGORY_OTHER,
    }
}

/// Key of the name of a category of the points mall.
pub fn reward_category(code: &str) -> &'static str {
    match code {
        "CASH" => key::MALL_CASH,
        "BONUS" => key::MALL_BONUS,
        "FREE_SPIN" => key::MALL_FREE_SPIN,
        "PHYSICAL" => key::MALL_PHYSICAL,
        "VOUCHER" => key::MALL_VOUCHER,
        _ => key::PROMO_CATEGORY_OTHER,
    }
}

/// Key of a sentence that says how points are earned, by what counts and with which product.
pub fn earning(base: &str, product: &str) -> Option<&'static str> {
    Some(match (base, product) {
        ("VALID_BET", "RNG") => key::MALL_EARN_RNG,
        ("VALID_BET", "LIVE") => key::MALL_EARN_LIVE,
        ("VALID_BET", "SPORTS") => key::MALL_EARN_SPORTS,
        ("VALID_BET", "FISH") => key::MALL_EARN_FISH,
        ("VALID_BET", "LOTT" | "ELOTT") => key::MALL_EARN_LOTTERY,
        ("VALID_BET", "PVP") => key::MALL_EARN_PVP,
        ("VALID_BET", "ESPORTS") => key::MALL_EARN_ESPORTS,
        ("VALID_BET", "SV3") => key::MALL_EARN_COCKFIGHT,
        ("VALID_BET", _) => key::MALL_EARN_BET,
        ("DEPOSIT", _) => key::MALL_EARN_DEPOSIT,
        ("LOSS", _) => key::MALL_EARN_LOSS,
        _ => return None,
    })
}
