//! What is wrong with a policy, before anybody goes by it.

use super::Policy;
use crate::domain::fair_play::ExclusionKind;
use crate::domain::game::GameType;

/// A fault of a policy. The message says what to correct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PolicyFault {
    /// The policy has no id, or one that is no word.
    Id,
    /// The least age is that of a child, or of nobody.
    MinAge,
    /// A demo for who was not checked contradicts checks before the demo.
    Demo,
    /// No limits are offered, or one without a period.
    LimitsOffered,
    /// A limit is demanded that is not offered.
    LimitsDemanded,
    /// A raise waits for less than a day.
    RaiseHours,
    /// The default is none of the options, or they fall, or "none" can be chosen where checks are mandatory.
    RealityCheck,
    /// A cap is of no product or nothing, or the older may stake less than the younger.
    StakeCaps,
    /// A session ends before anything can be read, or not within a day.
    IdleMinutes,
    /// Spans are missing, of the other kind, or fall.
    Spans,
    /// The sentence about the money of customers is missing in English.
    CustomerFunds,
}

impl std::fmt::Display for PolicyFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Id => "id takes lower-case letters and hyphens",
            Self::MinAge => "min_age takes 18 to 25",
            Self::Demo => "demo must be CHECKED_AGE where checked_before is DEMO",
            Self::LimitsOffered => "limits.offered names at least one kind, each once and with its periods",
            Self::LimitsDemanded => "limits.demanded names kinds that are offered, in groups that are not empty",
            Self::RaiseHours => "limits.raise_hours takes 24 to 168",
            Self::RealityCheck => {
                "reality_check.options rise, with 0 last where none may be chosen (never where mandatory); default_minutes is one of them"
            }
            Self::StakeCaps => "stake_caps name products of the site, with more than 0 and no less for the older",
            Self::IdleMinutes => "session.idle_minutes takes 5 to 1440",
            Self::Spans => "exclusion.time_outs and exclusion.self_exclusions name rising spans of their kind, at least one each",
            Self::CustomerFunds => "customer_funds takes a rating and a text for EN",
        })
    }
}

fn rises<T: PartialOrd>(items: &[T]) -> bool {
    items.iter().zip(items.iter().skip(1)).all(|(one, next)| one < next)
}

impl Policy {
    /// The first thing that is wrong with it.
    ///
    /// # Errors
    /// The first fault that is found.
    pub fn check(&self) -> Result<(), PolicyFault> {
        let checks = [
            (self.has_id(), PolicyFault::Id),
            ((18..=25).contains(&self.min_age), PolicyFault::MinAge),
            (self.demo_agrees(), PolicyFault::Demo),
            (self.offers_sound_limits(), PolicyFault::LimitsOffered),
            (self.demands_what_is_offered(), PolicyFault::LimitsDemanded),
            ((24..=168).contains(&self.limits.raise_hours), PolicyFault::RaiseHours),
            (self.checks_reality_soundly(), PolicyFault::RealityCheck),
            (self.caps_are_sound(), PolicyFault::StakeCaps),
            ((5..=1440).contains(&self.session.idle_minutes), PolicyFault::IdleMinutes),
            (self.spans_are_sound(), PolicyFault::Spans),
            (self.funds_are_said(), PolicyFault::CustomerFunds),
        ];
        checks.into_iter().find(|(holds, _)| !holds).map_or(Ok(()), |(_, fault)| Err(fault))
    }

    fn has_id(&self) -> bool {
        !self.id.is_empty() && self.id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    }

    fn demo_agrees(&self) -> bool {
        self.checked_before != super::CheckedBefore::Demo || self.demo == super::DemoGate::CheckedAge
    }

    fn offers_sound_limits(&self) -> bool {
        let offered = &self.limits.offered;
        let once =
            |at: usize| offered.iter().skip(at + 1).all(|other| offered.get(at).is_none_or(|it| it.kind != other.kind));
        let periods_rise = offered.iter().all(|offer| {
            !offer.periods.is_empty() && rises(&offer.periods.iter().map(|period| period.hours()).collect::<Vec<_>>())
        });
        !offered.is_empty() && (0..offered.len()).all(once) && periods_rise
    }

    fn demands_what_is_offered(&self) -> bool {
        let is_offered = |kind| self.limits.offered.iter().any(|offer| offer.kind == kind);
        self.limits.demanded.iter().all(|group| !group.is_empty() && group.iter().copied().all(is_offered))
    }

    fn checks_reality_soundly(&self) -> bool {
        let rules = &self.reality_check;
        let (minutes, none): (Vec<u32>, Vec<u32>) = rules.options.iter().partition(|minutes| **minutes > 0);
        let none_is_last = none.is_empty() || (none.len() == 1 && rules.options.last() == Some(&0));
        let none_is_allowed = none.is_empty() || !rules.mandatory;
        !minutes.is_empty()
            && rises(&minutes)
            && none_is_last
            && none_is_allowed
            && rules.options.contains(&rules.default_minutes)
    }

    fn caps_are_sound(&self) -> bool {
        let is_sound = |cap: &super::StakeCap| cap.most > 0 && GameType::ALL.iter().any(|it| it.code() == cap.product);
        let agrees = |one: &super::StakeCap, other: &super::StakeCap| {
            one.product != other.product || one.from_age >= other.from_age || one.most <= other.most
        };
        let agree = self.stake_caps.iter().all(|one| self.stake_caps.iter().all(|other| agrees(one, other)));
        self.stake_caps.iter().all(is_sound) && agree
    }

    fn spans_are_sound(&self) -> bool {
        ExclusionKind::ALL.iter().all(|kind| {
            let spans = self.exclusion.spans(*kind);
            let are_of_kind = spans.iter().all(|span| kind.offers(*span));
            !spans.is_empty() && are_of_kind && rises(&spans.iter().map(|span| *span as u8).collect::<Vec<_>>())
        })
    }

    fn funds_are_said(&self) -> bool {
        let said = |funds: &super::CustomerFunds| {
            !funds.rating.is_empty() && funds.text.get("EN").is_some_and(|text| !text.is_empty())
        };
        self.customer_funds.as_ref().is_none_or(said)
    }
}

// The policies of tests stand beside properties, whose library is not built for browsers.
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::domain::fair_play::policy::testing::lax;
    use crate::domain::fair_play::policy::{CheckedBefore, StakeCap};
    use crate::domain::fair_play::{LimitKind, Span};

    fn fault(change: impl FnOnce(&mut Policy)) -> Option<PolicyFault> {
        let mut policy = lax();
        change(&mut policy);
        policy.check().err()
    }

    #[test]
    fn each_fault_is_found() {
        let cap = |from_age, most| StakeCap { product: "RNG".to_owned(), from_age, most };
        assert_eq!(fault(|_| {}), None);
        assert_eq!(fault(|it| it.id = "GB".to_owned()), Some(PolicyFault::Id));
        assert_eq!(fault(|it| it.min_age = 17), Some(PolicyFault::MinAge));
        assert_eq!(fault(|it| it.checked_before = CheckedBefore::Demo), Some(PolicyFault::Demo));
        assert_eq!(fault(|it| it.limits.offered.clear()), Some(PolicyFault::LimitsOffered));
        assert_eq!(fault(|it| it.limits.demanded = vec![vec![LimitKind::Time]]), Some(PolicyFault::LimitsDemanded));
        assert_eq!(fault(|it| it.limits.raise_hours = 23), Some(PolicyFault::RaiseHours));
        assert_eq!(fault(|it| it.reality_check.mandatory = true), Some(PolicyFault::RealityCheck));
        assert_eq!(fault(|it| it.reality_check.options = vec![0, 60]), Some(PolicyFault::RealityCheck));
        assert_eq!(fault(|it| it.reality_check.default_minutes = 7), Some(PolicyFault::RealityCheck));
        assert_eq!(fault(|it| it.stake_caps = vec![cap(18, 500), cap(25, 200)]), Some(PolicyFault::StakeCaps));
        assert_eq!(fault(|it| it.stake_caps = vec![cap(18, 0)]), Some(PolicyFault::StakeCaps));
        assert_eq!(fault(|it| it.session.idle_minutes = 0), Some(PolicyFault::IdleMinutes));
        let spans = vec![Span::Year, Span::Months6];
        assert_eq!(fault(|it| it.exclusion.self_exclusions = spans), Some(PolicyFault::Spans));
    }
}
