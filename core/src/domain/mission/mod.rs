//! Missions and leaderboards (section 2 of the specification, page `missionLeaderboard`): what there is to do, by when, how one stands, and who
//! shares which prize.
//!
//! Days, weeks and months are those of the operator's time zone. What is stored is what was done; how a mission stands follows from that and from
//! the clock by [`state`], so that no timer changes a row and client and server agree.

mod board;
mod period;

pub use board::{BoardRule, Place, places};
pub(crate) use period::start_of;
pub use period::{MissionPeriod, Window, day_of, longest_run, run_until};

use super::named_enum::named_enum;

named_enum! {
    /// The kind of a mission: what it asks for.
    MissionKind {
        /// Days on which the member came and said so.
        #[default]
        CheckIn = "CHECK_IN",
        /// Money put at risk in bets that were settled and stand.
        BetAmount = "BET_AMOUNT",
        /// Bets that were settled and stand.
        BetCount = "BET_COUNT",
        /// Money that was paid in.
        Deposit = "DEPOSIT",
        /// Bets that paid more than was staked.
        Win = "WIN",
        /// Friends whom the member has brought, and who count by the plan of referral.
        Invite = "INVITE",
        /// What the member has told or proven about the account.
        Profile = "PROFILE",
    }
}

named_enum! {
    /// The unit that target and progress are counted in.
    MissionUnit {
        /// Days on which something was done.
        #[default]
        Days = "DAYS",
        /// Money, in minor units.
        Money = "MONEY",
        /// Bets that were settled.
        Bets = "BETS",
        /// Bets that paid more than was staked.
        Wins = "WINS",
        /// Friends who count by the plan of referral.
        Friends = "FRIENDS",
        /// Steps of the account that were taken.
        Steps = "STEPS",
    }
}

named_enum! {
    /// The state of a mission.
    MissionState {
        /// Something else comes first: another mission, or its beginning.
        Locked = "LOCKED",
        /// The mission runs.
        #[default]
        Active = "ACTIVE",
        /// The mission is completed, and its reward waits to be claimed.
        Completed = "COMPLETED",
        /// The reward of the mission was claimed.
        Claimed = "CLAIMED",
        /// The time of the mission is over.
        Expired = "EXPIRED",
    }
}

named_enum! {
    /// The reward of a mission or of a place on a board.
    MissionReward {
        /// Money that need not be staked.
        #[default]
        Cash = "CASH",
        /// Money that must be staked before it may leave.
        Bonus = "BONUS",
        /// Points of the mall.
        Points = "POINTS",
    }
}

named_enum! {
    /// A step of the account that counts for [`MissionKind::Profile`], in the order in which they are named.
    ProfileStep {
        /// A mail address was proven.
        #[default]
        Email = "EMAIL",
        /// A mobile number was proven.
        Mobile = "MOBILE",
        /// A name to show was chosen.
        Nickname = "NICKNAME",
        /// The name that money is paid to was told.
        PayeeName = "PAYEE_NAME",
        /// The identity was checked.
        Identity = "IDENTITY",
    }
}

impl MissionKind {
    /// What its target and progress count.
    #[must_use]
    pub const fn unit(self) -> MissionUnit {
        match self {
            MissionKind::CheckIn => MissionUnit::Days,
            MissionKind::BetAmount | MissionKind::Deposit => MissionUnit::Money,
            MissionKind::BetCount => MissionUnit::Bets,
            MissionKind::Win => MissionUnit::Wins,
            MissionKind::Invite => MissionUnit::Friends,
            MissionKind::Profile => MissionUnit::Steps,
        }
    }

    /// Whether it is counted from settled bets.
    #[must_use]
    pub const fn is_play(self) -> bool {
        matches!(self, MissionKind::BetAmount | MissionKind::BetCount | MissionKind::Win)
    }

    /// What a settled bet adds, or a correction (whose amounts are negative) takes away: `valid_bet`, `stake` and `payout` in minor units.
    #[must_use]
    pub const fn of_bet(self, valid_bet: i64, stake: i64, payout: i64, is_correction: bool) -> i64 {
        let once = if is_correction { -1 } else { 1 };
        match self {
            MissionKind::BetAmount => valid_bet,
            MissionKind::BetCount => once,
            // What pays no more than was staked is no win.
            MissionKind::Win if is_correction && payout < stake => once,
            MissionKind::Win if !is_correction && payout > stake => once,
            MissionKind::Win
            | MissionKind::CheckIn
            | MissionKind::Deposit
            | MissionKind::Invite
            | MissionKind::Profile => 0,
        }
    }
}

/// A mission in one of its periods: all that its state follows from. Times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeriodProgress {
    /// When this period of the mission runs.
    pub window: Window,
    /// Until when the reward can be claimed; never too late where there is none.
    pub claim_before: Option<i64>,
    /// How much must be reached.
    pub target: i64,
    /// How much has been reached.
    pub progress: i64,
    /// Another mission comes first.
    pub waits: bool,
    /// The reward was claimed.
    pub claimed: bool,
}

/// The state of a mission at a time.
#[must_use]
pub fn state(period: &PeriodProgress, now_ms: i64) -> MissionState {
    let PeriodProgress { window, claim_before, target, progress, waits, claimed } = *period;
    let is_late = claim_before.is_some_and(|end| end <= now_ms);
    // A period before the beginning of the whole has no time of its own.
    let is_done = target > 0 && progress >= target && !window.is_over(window.from);
    match () {
        () if claimed => MissionState::Claimed,
        () if is_late || (window.is_over(now_ms) && (!is_done || waits)) => MissionState::Expired,
        () if waits || now_ms < window.from => MissionState::Locked,
        () if is_done => MissionState::Completed,
        () => MissionState::Active,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUNS: PeriodProgress = PeriodProgress {
        window: Window { from: 100, until: Some(200) },
        claim_before: Some(250),
        target: 5,
        progress: 0,
        waits: false,
        claimed: false,
    };

    #[test]
    fn a_mission_stands_by_what_was_done_and_by_the_clock() {
        use MissionState::{Active, Claimed, Completed, Expired, Locked};
        let done = PeriodProgress { progress: 5, ..RUNS };
        let waits = PeriodProgress { waits: true, ..RUNS };
        let endless = PeriodProgress { window: Window { from: 100, until: None }, claim_before: None, ..done };
        for (standing, now, state_then) in [
            (RUNS, 99, Locked),
            (RUNS, 100, Active),
            (RUNS, 199, Active),
            (RUNS, 200, Expired),
            (done, 150, Completed),
            (done, 249, Completed),
            (done, 250, Expired),
            (PeriodProgress { progress: 9, ..RUNS }, 150, Completed),
            (waits, 150, Locked),
            (waits, 200, Expired),
            (PeriodProgress { progress: 5, ..waits }, 150, Locked),
            (PeriodProgress { progress: 5, ..waits }, 220, Expired),
            (PeriodProgress { claimed: true, ..RUNS }, 900, Claimed),
            (PeriodProgress { claimed: true, progress: 2, ..RUNS }, 150, Claimed),
            (endless, 1_000_000, Completed),
            (PeriodProgress { target: 0, ..done }, 150, Active),
            (PeriodProgress { window: Window { from: 200, until: Some(200) }, ..done }, 220, Expired),
        ] {
            assert_eq!(state(&standing, now), state_then, "{standing:?} at {now}");
        }
    }

    #[test]
    fn a_correction_takes_out_what_its_bet_has_put_in() {
        for kind in MissionKind::ALL {
            for (valid, stake, payout) in [(100, 100, 0), (100, 100, 100), (100, 100, 250), (0, 100, 101), (0, 0, 0)] {
                let added = kind.of_bet(valid, stake, payout, false);
                assert_eq!(added + kind.of_bet(-valid, -stake, -payout, true), 0, "{kind:?} {stake} {payout}");
                assert!(added == 0 || kind.is_play());
            }
        }
        assert_eq!(MissionKind::Win.of_bet(100, 100, 100, false), 0, "a return of the stake is no win");
        assert_eq!(MissionKind::Win.of_bet(100, 100, 101, false), 1);
    }
}
