//! Promotions as a machine: how one stands for one member at one moment, and which moves lead on (section 4 of the
//! specification, "Activity statuses").
//!
//! What is stored is only what somebody did ([`State`]); how the promotion stands ([`Status`]) follows from that, from how
//! one takes part ([`Mode`]) and from the clock, by [`status`]. So no timer has to change a row when a promotion opens or
//! ends, and an open page of the client turns at the same moment as the server, which repeats every decision.

mod codes;
mod deposit;

pub use codes::{Filter, Mode, RewardKind, State, Status, Transition};
pub use deposit::DepositBonus;

/// When it can be joined and when it runs: milliseconds since 1970 UTC by the server's clock. An end that is not set never
/// comes; a start of sign-up that is not set is the start itself, an end of sign-up that is not set is the end itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Windows {
    /// When the promotion begins, in milliseconds since 1970 UTC.
    pub starts_at: u64,
    /// When it ends; from this moment on it is over.
    pub ends_at: Option<u64>,
    /// When sign-up or application opens.
    pub sign_up_from: Option<u64>,
    /// When sign-up or application closes.
    pub sign_up_to: Option<u64>,
}

impl Windows {
    /// Whether it has begun and not ended.
    #[must_use]
    pub fn runs(&self, now: u64) -> bool {
        now >= self.starts_at && !self.is_over(now)
    }

    /// Whether it has ended.
    #[must_use]
    pub fn is_over(&self, now: u64) -> bool {
        self.ends_at.is_some_and(|end| now >= end)
    }

    /// Whether one can sign up or apply.
    #[must_use]
    pub fn is_open(&self, now: u64) -> bool {
        !self.is_early(now) && !self.is_over(now) && self.sign_up_to.is_none_or(|end| now < end)
    }

    fn is_early(&self, now: u64) -> bool {
        now < self.sign_up_from.unwrap_or(self.starts_at)
    }

    /// The next moment at which anything changes.
    #[must_use]
    pub fn next_change(&self, now: u64) -> Option<u64> {
        let moments = [Some(self.starts_at), self.ends_at, self.sign_up_from, self.sign_up_to];
        moments.into_iter().flatten().filter(|moment| *moment > now).min()
    }
}

/// What decides how a promotion stands, for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// How one takes part.
    pub mode: Mode,
    /// The kind of reward that it gives.
    pub reward: RewardKind,
    /// When it can be joined and when it runs.
    pub windows: Windows,
    /// Closed to this member, whatever the clock says: it is for a first deposit, and the member has paid in before.
    pub excluded: bool,
}

/// How a promotion stands at `now` for somebody who has come as far as `state`.
#[must_use]
pub fn status(promotion: &Promotion, state: Option<State>, now: u64) -> Status {
    let Promotion { mode, reward, windows, excluded } = promotion;
    match state {
        Some(State::Applying) => Status::Applying,
        Some(State::Approved) if reward.is_paid_at_once() => Status::Claim,
        Some(State::Approved) => Status::Process,
        Some(State::Rejected) => Status::Rejected,
        Some(State::Claimed) => Status::Claimed,
        Some(State::Issued) => Status::Issued,
        _ if windows.is_over(now) => Status::Close,
        Some(State::SignedUp) if now < windows.starts_at => Status::SignedUp,
        Some(State::SignedUp) if *mode == Mode::SignUp && reward.is_paid_at_once() => Status::Claim,
        Some(State::SignedUp) => Status::Joined,
        None if matches!(mode, Mode::Auto | Mode::Claim) && now < windows.starts_at => Status::ComingSoon,
        None if *mode == Mode::Auto => Status::InProgress,
        None if *mode == Mode::Claim => Status::Claim,
        None if windows.is_early(now) => Status::ComingSoon,
        None if windows.is_open(now) && !excluded => Status::Join,
        None => Status::ClosedForSignup,
    }
}

/// What a member may do next; nothing where only time or the operator leads on.
#[must_use]
pub fn next_transition(promotion: &Promotion, state: Option<State>, now: u64) -> Option<Transition> {
    match status(promotion, state, now) {
        Status::Join if promotion.mode == Mode::Apply => Some(Transition::Apply),
        Status::Join if promotion.mode == Mode::Deposit => Some(Transition::Deposit),
        Status::Join => Some(Transition::Join),
        Status::Claim => Some(Transition::Claim),
        // A refusal is no last word while applications are taken.
        Status::Rejected if promotion.mode == Mode::Apply && promotion.windows.is_open(now) => Some(Transition::Apply),
        _ => None,
    }
}

/// The state that a transition leads to; nothing when it is not allowed at this moment.
#[must_use]
pub fn next_state(promotion: &Promotion, state: Option<State>, transition: Transition, now: u64) -> Option<State> {
    match (transition, state) {
        (Transition::Join, _) if next_transition(promotion, state, now) == Some(Transition::Join) => {
            Some(State::SignedUp)
        }
        (Transition::Apply, _) if next_transition(promotion, state, now) == Some(Transition::Apply) => {
            Some(State::Applying)
        }
        (Transition::Claim, _) if next_transition(promotion, state, now) == Some(Transition::Claim) => {
            Some(State::Claimed)
        }
        (Transition::Deposit, _) if next_transition(promotion, state, now) == Some(Transition::Deposit) => {
            Some(State::Claimed)
        }
        (Transition::Approve, Some(State::Applying)) => Some(State::Approved),
        (Transition::Reject, Some(State::Applying | State::Approved)) => Some(State::Rejected),
        (Transition::Issue, Some(State::Applying | State::Approved)) => Some(State::Issued),
        // Draws are the raffle's; whoever signed up for anything else may be handed what it gives.
        (Transition::Issue, Some(State::SignedUp)) if promotion.mode == Mode::SignUp => Some(State::Issued),
        _ => None,
    }
}

/// The categories of promotions, in the order of the list.
pub const CATEGORIES: [&str; 10] =
    ["NEW", "SPECIAL", "RNG", "LIVE", "SPORTS", "FISH", "SV3", "LOTTERY", "VIP", "REFERRAL"];

impl Filter {
    /// Whether a promotion that stands like this is meant; `state` is the member's own.
    #[must_use]
    pub fn fits(self, status: Status, state: Option<State>) -> bool {
        match self {
            Filter::Mine => state.is_some(),
            Filter::Coming => status == Status::ComingSoon,
            Filter::Ended => matches!(status, Status::Close | Status::ClosedForSignup),
            Filter::Open => {
                matches!(status, Status::Join | Status::Claim | Status::InProgress | Status::Joined | Status::SignedUp)
            }
        }
    }
}

/// The chance of a prize in hundredths of a percent, rounded: 1250 is 12.50 %. Nothing in a raffle without weights.
#[must_use]
pub fn chance(weight: u32, total: u64) -> u32 {
    let hundredths = (u64::from(weight) * 10_000 + total / 2).checked_div(total).unwrap_or(0);
    u32::try_from(hundredths).unwrap_or(u32::MAX)
}

/// The index of the prize that a number from 0 to the sum of the weights, the latter excluded, falls on.
#[must_use]
pub fn prize_index(weights: impl IntoIterator<Item = u32>, number: u64) -> Option<usize> {
    let mut end = 0_u64;
    weights.into_iter().position(|weight| {
        end += u64::from(weight);
        number < end
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400_000;

    fn promotion(mode: Mode, reward: RewardKind) -> Promotion {
        let windows = Windows {
            starts_at: 10 * DAY,
            ends_at: Some(20 * DAY),
            sign_up_from: Some(5 * DAY),
            sign_up_to: Some(15 * DAY),
        };
        Promotion { mode, reward, windows, excluded: false }
    }

    #[test]
    fn time_alone_leads_through_every_mode() {
        use Status::*;
        for (mode, expected) in [
            (Mode::Auto, [ComingSoon, ComingSoon, InProgress, InProgress, Close]),
            (Mode::Claim, [ComingSoon, ComingSoon, Claim, Claim, Close]),
            (Mode::SignUp, [ComingSoon, Join, Join, ClosedForSignup, Close]),
            (Mode::Apply, [ComingSoon, Join, Join, ClosedForSignup, Close]),
            (Mode::Deposit, [ComingSoon, Join, Join, ClosedForSignup, Close]),
            (Mode::Raffle, [ComingSoon, Join, Join, ClosedForSignup, Close]),
        ] {
            let promotion = promotion(mode, RewardKind::Cash);
            let stands = [4, 9, 10, 15, 20].map(|day| status(&promotion, None, day * DAY));
            assert_eq!(stands, expected, "{mode:?}");
            assert_eq!(status(&promotion, None, 5 * DAY - 1), ComingSoon);
            assert_eq!(status(&promotion, None, 20 * DAY - 1), expected[3]);
        }
    }

    #[test]
    fn a_window_without_an_end_never_closes() {
        let windows = Windows { starts_at: DAY, ..Windows::default() };
        let promotion = Promotion { mode: Mode::SignUp, reward: RewardKind::Cash, windows, excluded: false };
        assert_eq!(status(&promotion, None, 0), Status::ComingSoon);
        assert_eq!(status(&promotion, None, u64::MAX), Status::Join);
        assert_eq!((windows.next_change(0), windows.next_change(DAY)), (Some(DAY), None));
    }

    #[test]
    fn what_a_member_did_outlives_the_end_except_a_sign_up() {
        let late = 30 * DAY;
        let paid = promotion(Mode::Apply, RewardKind::Bonus);
        let sent = promotion(Mode::Apply, RewardKind::Physical);
        assert_eq!(status(&paid, Some(State::Approved), late), Status::Claim);
        assert_eq!(status(&sent, Some(State::Approved), late), Status::Process);
        assert_eq!(status(&paid, Some(State::SignedUp), late), Status::Close);
        for (state, stands) in [
            (State::Applying, Status::Applying),
            (State::Rejected, Status::Rejected),
            (State::Claimed, Status::Claimed),
            (State::Issued, Status::Issued),
        ] {
            assert_eq!(status(&paid, Some(state), late), stands);
        }
    }

    #[test]
    fn a_sign_up_is_claimed_only_once_it_runs_and_only_where_the_ledger_pays() {
        let cash = promotion(Mode::SignUp, RewardKind::Cash);
        let signed = Some(State::SignedUp);
        assert_eq!(next_state(&cash, None, Transition::Join, 6 * DAY), signed);
        assert_eq!(status(&cash, signed, 6 * DAY), Status::SignedUp);
        assert_eq!(next_state(&cash, signed, Transition::Claim, 6 * DAY), None);
        assert_eq!(next_state(&cash, signed, Transition::Claim, 11 * DAY), Some(State::Claimed));
        assert_eq!(next_state(&cash, Some(State::Claimed), Transition::Claim, 11 * DAY), None, "never twice");
        let gift = promotion(Mode::SignUp, RewardKind::Physical);
        assert_eq!(status(&gift, signed, 11 * DAY), Status::Joined);
        assert_eq!(next_state(&gift, signed, Transition::Claim, 11 * DAY), None);
        assert_eq!(next_state(&gift, signed, Transition::Issue, 11 * DAY), Some(State::Issued));
    }

    #[test]
    fn an_application_is_decided_once_and_may_be_made_again_after_a_refusal() {
        let gift = promotion(Mode::Apply, RewardKind::Physical);
        let open = 6 * DAY;
        assert_eq!(next_state(&gift, None, Transition::Join, open), None);
        let applying = next_state(&gift, None, Transition::Apply, open);
        assert_eq!(applying, Some(State::Applying));
        assert_eq!(next_state(&gift, applying, Transition::Apply, open), None);
        let rejected = next_state(&gift, applying, Transition::Reject, open);
        assert_eq!(next_state(&gift, rejected, Transition::Apply, open), applying);
        assert_eq!(next_state(&gift, rejected, Transition::Apply, 16 * DAY), None, "sign-up is closed");
        assert_eq!(next_state(&gift, rejected, Transition::Approve, open), None);
        let issued = next_state(&gift, next_state(&gift, applying, Transition::Approve, open), Transition::Issue, open);
        assert_eq!(issued, Some(State::Issued));
        for transition in Transition::ALL {
            assert_eq!(next_state(&gift, issued, *transition, open), None, "{transition:?}");
        }
    }

    #[test]
    fn only_what_is_offered_to_the_member_can_be_moved_by_the_member() {
        for mode in Mode::ALL {
            for state in State::ALL.iter().map(|it| Some(*it)).chain([None]) {
                for day in 0..25 {
                    let promotion = promotion(*mode, RewardKind::Cash);
                    let offered = next_transition(&promotion, state, day * DAY);
                    for transition in [Transition::Join, Transition::Apply, Transition::Claim, Transition::Deposit] {
                        let moved = next_state(&promotion, state, transition, day * DAY).is_some();
                        assert_eq!(moved, offered == Some(transition), "{mode:?} {state:?} {day} {transition:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_for_a_first_deposit_is_closed_to_who_has_paid_in() {
        let open = promotion(Mode::Deposit, RewardKind::Bonus);
        let closed = Promotion { excluded: true, ..open };
        assert_eq!(next_transition(&open, None, 6 * DAY), Some(Transition::Deposit));
        assert_eq!(status(&closed, None, 6 * DAY), Status::ClosedForSignup);
        assert_eq!(next_state(&closed, None, Transition::Deposit, 6 * DAY), None);
        assert_eq!(status(&closed, Some(State::Claimed), 6 * DAY), Status::Claimed);
    }

    #[test]
    fn words_are_read_back() {
        assert!(Status::ALL.iter().all(|it| Status::parse(it.as_str()) == Some(*it)));
        assert_eq!((Status::ALL.len(), Status::parse("join")), (13, None));
    }

    #[test]
    fn each_number_falls_on_one_prize_as_often_as_its_weight_says() {
        let weights = [1, 0, 3, 6];
        let mut hits = [0; 4];
        for number in 0..10 {
            hits[prize_index(weights, number).unwrap()] += 1;
        }
        assert_eq!(hits, weights);
        assert_eq!(prize_index(weights, 10), None);
        assert_eq!((chance(1, 3), chance(2, 3), chance(0, 0), chance(1, 1)), (3333, 6667, 0, 10_000));
    }
}
