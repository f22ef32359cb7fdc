//! What a member has done, a row each: bets, postings, days, cashback, redemptions. Times are milliseconds, amounts minor units.

use lumora_core::domain::fair_play::Figures;

/// A settled bet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bet {
    pub(super) member: u32,
    /// Of what it moved first.
    pub(super) number: u32,
    pub(super) game: u16,
    pub(super) at: i64,
    pub(super) closed_at: i64,
    pub(super) stake: i64,
    pub(super) payout: i64,
}

/// Why something moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
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

/// A posting of a member.
#[derive(Debug, Clone, Copy)]
pub(super) struct Event {
    pub(super) member: u32,
    pub(super) number: u32,
    pub(super) at: i64,
    pub(super) why: Why,
    /// With its sign: minor units, or hundredths of a point.
    pub(super) amount: i64,
    /// The place of the bet, the number of the detail, or the place of the rule.
    pub(super) of: u32,
}

/// Cashback that was given, claimed at once, and what became of its wagering.
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

/// What a member has bet and won a day.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct PlayDay {
    pub(super) member: u32,
    pub(super) day: i64,
    pub(super) bets: i64,
    pub(super) stake: i64,
    pub(super) payout: i64,
}

/// What a rule has counted on a day.
#[derive(Debug, Clone, Copy)]
pub(super) struct PointDay {
    pub(super) member: u32,
    pub(super) day: i64,
    pub(super) rule: usize,
    pub(super) counted: i64,
    pub(super) units: i64,
}

/// Figures of an hour.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hour {
    pub(super) member: u32,
    pub(super) hour: i64,
    pub(super) figures: Figures,
}

/// Points that were given for money, or were to be.
#[derive(Debug, Clone, Copy)]
pub(super) struct Redemption {
    pub(super) member: u32,
    pub(super) number: u32,
    pub(super) at: i64,
    pub(super) decided_at: i64,
    pub(super) is_paid: bool,
}

/// Somebody.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Person {
    pub(super) created_at: i64,
    pub(super) bets: usize,
    pub(super) last_stake_at: i64,
    pub(super) balance: i64,
    pub(super) points: i64,
}
