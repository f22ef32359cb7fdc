//! The simulated play of the members: on which days they play, what each round pays, when they deposit, and which rewards they get.

use lumora_core::domain::fair_play::{PlayClock, PlayTotals, hour_of};
use lumora_core::domain::money::Money;
use lumora_core::domain::points::{EarnBase, capped, earned};
use platform::clock::{DAY_MS, HOUR_MS, MINUTE_MS};
use platform::day::Day;
use supplier::StopSource;

use super::ids::{Dice, IdKind, id, mix};
use super::moves::{Bet, Cashback, Cause, Event, Hour, Person, PlayDay, PointDay, Redemption};
use super::shares::shares;
use super::world::{Rule, World};
use super::{LoadArgs, Loaded};
use crate::seed::playable::Playable;

pub(super) const CURRENCY: &str = "USD";
/// Days of a month, on average.
const MONTH_DAYS: i64 = 30;
/// How far back deposits are reconciled with the provider's books, in milliseconds. Those books know nothing of these members, who in this
/// time get play money instead of deposits.
const RECONCILED_MS: i64 = 8 * DAY_MS;
/// Bets per day of play on average, and the number of games a member plays on a day.
const BETS_A_DAY: usize = 8;
const GAMES_A_DAY: u64 = 6;
const GRANT: i64 = 20_000;
const DEPOSITS: [i64; 4] = [5_000, 10_000, 20_000, 50_000];
/// Weekly cashback in percent of the net loss, and its wagering multiplier in hundredths.
const CASHBACK_PERCENT: i64 = 5;
pub(super) const CASHBACK_WAGER: i64 = 300;
const CREDIT_MS: i64 = 30 * DAY_MS;
/// Price of a redemption in hundredths of a point, and its payment in minor units of money.
pub(super) const REWARD_POINTS: i64 = 50_000;
pub(super) const REWARD_CASH: i64 = 500;

/// Everything the members have done; the rows of a member are adjacent, in the order of the members.
pub(super) struct Lives<'w> {
    pub(super) seed: u64,
    pub(super) games: &'w [Playable],
    pub(super) rules: &'w [Rule],
    pub(super) now_ms: i64,
    pub(super) channel: &'w str,
    pub(super) reward: &'w str,
    pub(super) people: Vec<Person>,
    pub(super) bets: Vec<Bet>,
    pub(super) events: Vec<Event>,
    pub(super) cashback: Vec<Cashback>,
    pub(super) days: Vec<PlayDay>,
    pub(super) point_days: Vec<PointDay>,
    pub(super) hours: Vec<Hour>,
    pub(super) redemptions: Vec<Redemption>,
    next_number: u32,
    offset_minutes: i64,
    first_day: i64,
    last_day: i64,
}

impl<'w> Lives<'w> {
    /// Simulates the play of all members.
    pub(super) fn simulate(world: &'w World, args: &LoadArgs) -> Self {
        let last_day = Day::at(world.now_ms, world.offset_minutes).number() - 1;
        let mut lives = Self {
            seed: args.seed,
            games: &world.games,
            rules: &world.rules,
            now_ms: world.now_ms,
            channel: &world.channel,
            reward: &world.reward,
            people: Vec::new(),
            bets: Vec::with_capacity(args.bets as usize),
            events: Vec::with_capacity(args.bets as usize * 2),
            cashback: Vec::new(),
            days: Vec::new(),
            point_days: Vec::new(),
            hours: Vec::new(),
            redemptions: Vec::new(),
            next_number: 0,
            offset_minutes: world.offset_minutes,
            first_day: last_day + 1 - i64::from(args.months) * MONTH_DAYS,
            last_day,
        };
        let members = args.members as usize;
        let shares = shares(members, args.bets as usize);
        // Spreads the most active members evenly over the account numbers.
        let mut ranks: Vec<usize> = (0..members).collect();
        ranks.sort_by_key(|rank| mix(args.seed ^ (*rank as u64) << 20));
        for (member, rank) in (0_u32..).zip(ranks) {
            let bets = shares.get(rank).copied().unwrap_or(0);
            let person = Life::new(&mut lives, member, bets).simulate();
            lives.people.push(person);
        }
        lives
    }

    /// Id of the member with this number.
    pub(super) fn member_id(&self, member: u32) -> String {
        let created_at = self.people.get(member as usize).map_or(0, |person| person.created_at);
        id(self.seed, IdKind::Member, created_at, member)
    }

    /// Account name of the member with this number.
    pub(super) fn account(member: usize) -> String {
        format!("load_{:06}", member + 1)
    }

    pub(super) fn loaded(&self, entries: usize) -> Loaded {
        let mut order: Vec<usize> = (0..self.people.len()).collect();
        order.sort_by_key(|member| self.people.get(*member).map_or(0, |person| person.bets));
        let of = |member: Option<&usize>| {
            let member = member.copied().unwrap_or(0);
            (Self::account(member), self.people.get(member).map_or(0, |person| person.bets))
        };
        Loaded {
            members: self.people.len(),
            bets: self.bets.len(),
            entries,
            largest: of(order.last()),
            median: of(order.get(order.len() / 2)),
            smallest: of(order.first()),
        }
    }
}

/// Reel stops of a round, drawn from the simulation's generator.
struct Stops<'d>(&'d mut Dice);

impl StopSource for Stops<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        u32::try_from(self.0.below(u64::from(bound.max(1)))).unwrap_or(0)
    }
}

/// The simulation of one member, day by day.
struct Life<'l, 'w> {
    lives: &'l mut Lives<'w>,
    member: u32,
    dice: Dice,
    person: Person,
    clock: PlayClock,
    day: PlayDay,
    deposited_today: i64,
    /// Net loss of the current week, in minor units.
    week_net_loss: i64,
    /// Index of the cashback whose wagering is open.
    open_cashback: Option<usize>,
    hour: Option<Hour>,
}

impl<'l, 'w> Life<'l, 'w> {
    fn new(lives: &'l mut Lives<'w>, member: u32, bets: usize) -> Self {
        let dice = Dice::new(mix(lives.seed ^ 0x11FE ^ (u64::from(member) << 24)));
        let begins = Day::of_number(lives.first_day, lives.offset_minutes).from_ms();
        // Registered a millisecond apart, so that ids of members rise with their numbers.
        let person = Person { created_at: begins - DAY_MS + i64::from(member), bets, ..Person::default() };
        let day = PlayDay { member, ..PlayDay::default() };
        let clock = PlayClock::default();
        Self {
            lives,
            member,
            dice,
            person,
            clock,
            day,
            deposited_today: 0,
            week_net_loss: 0,
            open_cashback: None,
            hour: None,
        }
    }

    fn simulate(mut self) -> Person {
        self.book(self.person.created_at, Cause::Grant, GRANT, 0);
        if self.person.bets == 0 {
            return self.person;
        }
        let span = self.lives.last_day - self.lives.first_day + 1;
        let bets = i64::try_from(self.person.bets).unwrap_or(i64::MAX);
        let days = (bets / i64::try_from(BETS_A_DAY).unwrap_or(1)).clamp(1, span);
        let (mut left, mut before) = (bets, -1);
        let favourites: Vec<u16> = (0..12).map(|_| self.favourite()).collect();
        for number in 0..days {
            // The days of play are spread over the whole time, one at random in each part of it.
            let (from, to) = (number * span / days, (number + 1) * span / days);
            let day = (from + self.dice.span((to - from).max(1))).max(before + 1);
            let max_count = left - (days - number - 1);
            let share = left / (days - number);
            let random_count = (share / 2 + self.dice.span(share.max(1) + 1)).clamp(1, max_count.max(1));
            let count = if number + 1 == days { left } else { random_count.min(left) };
            self.end_weeks(self.lives.first_day + before, self.lives.first_day + day);
            self.play_day(self.lives.first_day + day, count, &favourites);
            (left, before) = (left - count, day);
        }
        self.end_weeks(self.lives.first_day + before, self.lives.last_day + 1);
        self.end_hour();
        self.person
    }

    /// A game of the catalogue, the first ones picked more often than the last.
    fn favourite(&mut self) -> u16 {
        let games = self.lives.games.len().max(1) as u64;
        let (one, other) = (self.dice.below(games), self.dice.below(games));
        u16::try_from(one.min(other)).unwrap_or(0)
    }

    fn play_day(&mut self, day: i64, count: i64, favourites: &[u16]) {
        let midnight = Day::of_number(day, self.lives.offset_minutes).from_ms();
        let games: Vec<u16> = (0..GAMES_A_DAY).map(|_| self.dice.pick(favourites, 0)).collect();
        // All rounds of a day settle within it, with an hour to spare.
        let pause = (20 * HOUR_MS / count.max(1)).clamp(1_000, 25_000);
        let room = (22 * HOUR_MS - pause * count).max(1);
        let mut at = midnight + HOUR_MS / 2 + self.dice.span(room);
        self.day = PlayDay { member: self.member, day, ..PlayDay::default() };
        self.deposited_today = 0;
        for _ in 0..count {
            at += pause / 2 + self.dice.span(pause / 2);
            let game = self.dice.pick(&games, 0);
            self.bet(at, game, pause / 4);
        }
        self.end_day(midnight + DAY_MS);
    }

    fn bet(&mut self, at: i64, game: u16, duration: i64) {
        let lives = &*self.lives;
        let Some(played) = lives.games.get(usize::from(game)) else { return };
        let stake = self.dice.pick(&played.stakes, 100);
        let payout = played.play(stake, &mut Stops(&mut self.dice));
        if self.person.balance < stake {
            // After the payout of the round before.
            self.top_up(at - duration / 2, stake);
        }
        let number = self.lives.next_number;
        let closed_at = at + duration.max(200);
        let bet_index = u32::try_from(self.lives.bets.len()).unwrap_or(u32::MAX);
        self.lives.bets.push(Bet { member: self.member, number, game, at, closed_at, stake, payout });
        self.book(at, Cause::Stake, -stake, bet_index);
        if payout > 0 {
            self.book(closed_at, Cause::Payout, payout, bet_index);
        }
        let tick = self.clock.stake_at(at);
        self.clock = tick.then;
        self.person.last_stake_at = at;
        self.count(at, PlayTotals { staked: stake, seconds: tick.seconds, ..PlayTotals::default() });
        self.count(closed_at, PlayTotals { paid: payout, ..PlayTotals::default() });
        self.day.bets += 1;
        self.day.stake += stake;
        self.day.payout += payout;
        self.week_net_loss += stake - payout;
        self.wager(stake, closed_at);
    }

    fn top_up(&mut self, at: i64, stake: i64) {
        let amount = self.dice.pick(&DEPOSITS, GRANT).max(stake * 10);
        let is_deposit = at < self.lives.now_ms - RECONCILED_MS;
        let cause = if is_deposit { Cause::Deposit } else { Cause::Grant };
        self.book(at, cause, amount, 0);
        if is_deposit {
            self.count(at, PlayTotals { deposited: amount, ..PlayTotals::default() });
            self.deposited_today += amount;
        }
    }

    /// Books a movement of the member's wallet or points; `amount` with its sign, `subject` as in [`Event::subject`].
    fn book(&mut self, at: i64, cause: Cause, amount: i64, subject: u32) {
        let number = self.lives.next_number;
        self.lives.next_number += 1;
        self.lives.events.push(Event { member: self.member, number, at, cause, amount, subject });
        match cause {
            Cause::PointsEarned | Cause::PointsRedeemed | Cause::PointsReturned => self.person.points += amount,
            _ => self.person.balance += amount,
        }
    }

    fn count(&mut self, at: i64, figures: PlayTotals) {
        let hour = hour_of(at);
        if self.hour.is_none_or(|own| own.hour != hour) {
            // A payout may fall into the hour after that of its stake, never after the next stake.
            self.end_hour();
            self.hour = Some(Hour { member: self.member, hour, figures: PlayTotals::default() });
        }
        if let Some(own) = &mut self.hour {
            own.figures = own.figures.plus(figures);
        }
    }

    fn end_hour(&mut self) {
        if let Some(hour) = self.hour.take() {
            self.lives.hours.push(hour);
        }
    }

    fn wager(&mut self, stake: i64, at: i64) {
        let Some(index) = self.open_cashback else { return };
        let Some(credit) = self.lives.cashback.get_mut(index) else { return };
        if at >= credit.at + CREDIT_MS {
            self.open_cashback = None;
            return;
        }
        credit.done = (credit.done + stake).min(credit.required);
        if credit.done == credit.required {
            credit.ended_at = Some(at);
            self.open_cashback = None;
        }
    }

    fn end_day(&mut self, at: i64) {
        self.lives.days.push(self.day);
        let rules = self.lives.rules;
        for (rule_index, rule) in
            rules.iter().enumerate().filter(|(_, rule)| matches!(rule.product.as_str(), "ALL" | "RNG"))
        {
            let counted = match EarnBase::from_name(&rule.base).unwrap_or_default() {
                EarnBase::ValidBet => self.day.stake,
                EarnBase::Loss => self.day.stake - self.day.payout,
                EarnBase::Deposit => self.deposited_today,
            };
            if counted == 0 {
                continue;
            }
            let units = earned(Money(counted), Money(rule.per));
            let due = capped(units, u32::try_from(rule.daily_cap).unwrap_or(0));
            let (member, day) = (self.member, self.day.day);
            self.lives.point_days.push(PointDay { member, day, rule: rule_index, counted, units });
            if due > 0 {
                let at = (at + 60_000).min(self.lives.now_ms - 10_000);
                self.book(at, Cause::PointsEarned, due, u32::try_from(rule_index).unwrap_or(0));
            }
        }
        if self.person.points >= REWARD_POINTS && self.dice.below(4) == 0 && at + HOUR_MS < self.lives.now_ms {
            self.redeem(at + 2 * MINUTE_MS);
        }
    }

    fn redeem(&mut self, at: i64) {
        let (number, is_paid) = (self.lives.next_number, self.dice.below(5) > 0);
        let decided_at = at + 20 * MINUTE_MS;
        self.lives.redemptions.push(Redemption { member: self.member, number, at, decided_at, is_paid });
        let subject = u32::try_from(self.lives.redemptions.len() - 1).unwrap_or(0);
        self.book(at, Cause::PointsRedeemed, -REWARD_POINTS, subject);
        match is_paid {
            true => self.book(decided_at, Cause::PointsReward, REWARD_CASH, subject),
            false => self.book(decided_at, Cause::PointsReturned, REWARD_POINTS, subject),
        }
    }

    /// Pays the cashback for the week of `day`, once `next`, the next day of play, is in a later week.
    fn end_weeks(&mut self, day: i64, next: i64) {
        // Days are counted since 1970-01-01, a Thursday; weeks begin on Monday.
        let week = |day: i64| (day + 3).div_euclid(7);
        if day < self.lives.first_day || week(day) == week(next) {
            return;
        }
        let amount = self.week_net_loss.max(0) * CASHBACK_PERCENT / 100;
        self.week_net_loss = 0;
        let first_day = week(day) * 7 - 3;
        // After the points of the week's last day are credited, and before any play of the next day.
        let at = Day::of_number(first_day + 7, self.lives.offset_minutes).from_ms() + 28 * MINUTE_MS;
        if amount < 100 || at >= self.lives.now_ms {
            return;
        }
        let (number, required) = (self.lives.next_number, amount * CASHBACK_WAGER / 100);
        let (member, subject) = (self.member, u32::try_from(self.lives.cashback.len()).unwrap_or(0));
        let new = Cashback { member, number, at, amount, first_day, required, done: 0, ended_at: None };
        self.open_cashback = Some(self.lives.cashback.len());
        self.lives.cashback.push(new);
        self.book(at, Cause::Cashback, amount, subject);
    }
}
