//! Records of the simulation: bets, postings, days, cashback, redemptions. Times are milliseconds since the epoch, amounts minor units,
//! days are counted since 1970-01-01; `member` is the member's number, `number` the sequence number that ids are made of.

use lumora_core::domain::fair_play::PlayTotals;

/// A settled bet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bet {
    pub(super) member: u32,
    /// The sequence number of its stake's posting.
    pub(super) number: u32,
    pub(super) game: u16,
    pub(super) at: i64,
    pub(super) closed_at: i64,
    pub(super) stake: i64,
    pub(super) payout: i64,
}

/// The cause of a posting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cause {
    Stake,
    Payout,
    Grant,
    Deposit,
    Cashback,
    PointsEarned,
    PointsRedeemed,
    PointsReturned,
    PointsReward,
}

/// A posting to a member's wallet or points account.
#[derive(Debug, Clone, Copy)]
pub(super) struct Event {
    pub(super) member: u32,
    pub(super) number: u32,
    pub(super) at: i64,
    pub(super) cause: Cause,
    /// Signed amount: minor units of money, or hundredths of a point.
    pub(super) amount: i64,
    /// Index of the bet, cashback, earning rule or redemption that it belongs to.
    pub(super) subject: u32,
}

/// Cashback that was granted and claimed at once, and the progress of its wagering.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cashback {
    pub(super) member: u32,
    pub(super) number: u32,
    pub(super) at: i64,
    pub(super) amount: i64,
    pub(super) first_day: i64,
    pub(super) required: i64,
    pub(super) done: i64,
    pub(super) ended_at: Option<i64>,
}

/// A member's bets and payouts on a day.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct PlayDay {
    pub(super) member: u32,
    pub(super) day: i64,
    pub(super) bets: i64,
    pub(super) stake: i64,
    pub(super) payout: i64,
}

/// What an earning rule counted on a day, and the points it gave, in hundredths.
#[derive(Debug, Clone, Copy)]
pub(super) struct PointDay {
    pub(super) member: u32,
    pub(super) day: i64,
    pub(super) rule: usize,
    pub(super) counted: i64,
    pub(super) units: i64,
}

/// A member's play in an hour of the epoch.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hour {
    pub(super) member: u32,
    pub(super) hour: i64,
    pub(super) figures: PlayTotals,
}

/// Points redeemed for money; a rejected redemption gives them back.
#[derive(Debug, Clone, Copy)]
pub(super) struct Redemption {
    pub(super) member: u32,
    pub(super) number: u32,
    pub(super) at: i64,
    pub(super) decided_at: i64,
    pub(super) is_paid: bool,
}

/// A simulated member, with the final balances of wallet and points (hundredths).
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Person {
    pub(super) created_at: i64,
    pub(super) bets: usize,
    pub(super) last_stake_at: i64,
    pub(super) balance: i64,
    pub(super) points: i64,
}
