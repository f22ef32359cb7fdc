//! Players with random limits, pauses and stakes, several at once and through two vendors, against a naive reference: never a stake beyond a limit,
//! never a refusal without a reason. 100 players in every run, 10,000 where `LUMORA_SLOW` is set.

use futures_util::future::join_all;
use lumora_server::testing::TestServer;

use super::seat::{DAY_MS, MINUTE_MS, Seat, pass};
use crate::support::is_slow_suite;

const SEED: u64 = 0x13;
const TURNS: usize = 14;
/// Players who act at the same time.
const AT_ONCE: usize = 16;
const HOUR_MS: i64 = 60 * MINUTE_MS;

/// Numbers that look random, the same for each run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end
    }

    fn amount(&mut self) -> i64 {
        i64::try_from(self.below(40)).unwrap() + 1
    }
}

const KINDS: [&str; 3] = ["STAKE", "LOSS", "TIME"];
const PERIODS: [(&str, i64); 3] = [("DAY", 24), ("WEEK", 168), ("MONTH", 744)];

/// What is known of a stake, a payout, or played time.
struct Fact {
    at: i64,
    staked: i64,
    paid: i64,
    seconds: i64,
}

#[derive(Default)]
struct Bound {
    limit: Option<i64>,
    pending: Option<(i64, i64)>,
}

struct Bet {
    name: String,
    game: usize,
    amount: i64,
    fact: usize,
    /// It stands at the vendor.
    reserved: bool,
}

/// A player, and the naive reference's record of all it has done.
struct Player {
    seat: Seat,
    random: Random,
    facts: Vec<Fact>,
    bounds: [[Bound; 3]; 3],
    last_stake: Option<i64>,
    open: Vec<Bet>,
    name_count: usize,
    refused: usize,
    taken: usize,
}

impl Player {
    /// What the facts of a window that ends now come to, of one kind.
    fn used(&self, kind: usize, hours: i64, now: i64) -> i64 {
        let first = now / HOUR_MS - hours;
        let within = self.facts.iter().filter(|fact| fact.at / HOUR_MS >= first);
        let sum: i64 = within
            .map(|fact| match KINDS[kind] {
                "STAKE" => fact.staked,
                "LOSS" => fact.staked - fact.paid,
                _ => fact.seconds,
            })
            .sum();
        sum.max(0)
    }

    fn seconds_of(&self, now: i64) -> i64 {
        self.last_stake.filter(|last| now - last <= 5 * MINUTE_MS).map_or(0, |last| (now - last) / 1000)
    }

    /// Whether a stake fits into all limits.
    fn fits(&self, amount: i64, now: i64) -> bool {
        (0..3).all(|kind| {
            (0..3).all(|period| {
                let Some(limit) = self.bounds[kind][period].limit else { return true };
                let used = self.used(kind, PERIODS[period].1, now);
                if KINDS[kind] == "TIME" {
                    used < limit * 60 && used + self.seconds_of(now) <= limit * 60
                } else {
                    used + amount <= limit
                }
            })
        })
    }

    fn record_stake(&mut self, amount: i64, now: i64) -> usize {
        let seconds = self.seconds_of(now);
        self.facts.push(Fact { at: now, staked: amount, paid: 0, seconds });
        self.last_stake = Some(now);
        self.taken += 1;
        self.facts.len() - 1
    }

    fn name(&mut self) -> String {
        self.name_count += 1;
        format!("{}-{}", &self.seat.member[self.seat.member.len() - 12..], self.name_count)
    }

    async fn stake(&self, name: &str, channel: usize, amount: i64) -> String {
        match channel {
            0 | 1 => self.seat.bet(channel, name, amount).await,
            _ => self.seat.may_stake(channel - 2, name, amount).await,
        }
    }

    /// Places `count` stakes of one amount concurrently, each through a random channel: 0 and 1 bet in the two games, 2 and 3 reserve a
    /// stake at their vendors.
    async fn stakes(&mut self, count: usize) {
        let (now, amount) = (self.seat.now_ms(), self.random.amount());
        let stakes: Vec<(String, usize)> =
            (0..count).map(|_| (self.name(), usize::try_from(self.random.below(4)).unwrap())).collect();
        let answers = join_all(stakes.iter().map(|(name, channel)| self.stake(name, *channel, amount))).await;
        for ((name, channel), answer) in stakes.into_iter().zip(&answers) {
            if answer != "OK" {
                continue;
            }
            assert!(self.fits(amount, now), "{}: a stake of {amount} went beyond a limit", self.seat.server.name);
            let fact = self.record_stake(amount, now);
            self.open.push(Bet { name, game: channel % 2, amount, fact, reserved: channel > 1 });
        }
        let refused = answers.iter().filter(|it| *it != "OK").count();
        assert!(answers.iter().all(|it| it == "OK" || it == "LIMIT_REACHED"), "{answers:?}");
        assert!(refused == 0 || !self.fits(amount, now), "{}: {amount} was refused for nothing", self.seat.server.name);
        self.refused += refused;
    }

    /// A round ends: it is paid, undone, or was not staked at the vendor after all.
    async fn end(&mut self) {
        if self.open.is_empty() {
            return;
        }
        let at = usize::try_from(self.random.below(self.open.len() as u64)).unwrap();
        let bet = self.open.swap_remove(at);
        let now = self.seat.now_ms();
        if bet.reserved {
            assert_eq!(self.seat.release(&bet.name).await, "OK");
            self.facts[bet.fact].staked = 0;
        } else if self.random.below(3) == 0 {
            assert_eq!(self.seat.rollback(bet.game, &bet.name).await, "OK");
            self.facts[bet.fact].staked = 0;
        } else {
            let paid = bet.amount * i64::try_from(self.random.below(3)).unwrap();
            assert_eq!(self.seat.win(bet.game, &bet.name, paid).await, "OK");
            self.facts.push(Fact { at: now, staked: 0, paid, seconds: 0 });
        }
    }

    async fn set(&mut self) {
        let (kind, period) =
            (usize::try_from(self.random.below(3)).unwrap(), usize::try_from(self.random.below(3)).unwrap());
        let to = if KINDS[kind] == "TIME" { self.random.amount() } else { self.random.amount() * 10 };
        assert_eq!(self.seat.limit(KINDS[kind], PERIODS[period].0, to).await.status, 200);
        let (now, bound) = (self.seat.now_ms(), &mut self.bounds[kind][period]);
        bound.pending = None;
        match bound.limit {
            Some(limit) if to > limit => bound.pending = Some((to, now + DAY_MS)),
            _ => bound.limit = Some(to),
        }
    }

    async fn confirm(&mut self) {
        let (kind, period) =
            (usize::try_from(self.random.below(3)).unwrap(), usize::try_from(self.random.below(3)).unwrap());
        let body = serde_json::json!({ "kind": KINDS[kind], "period": PERIODS[period].0, "yes": true });
        let status = self.seat.post("limit/confirm", &body).await.status;
        let (now, bound) = (self.seat.now_ms(), &mut self.bounds[kind][period]);
        match bound.pending.filter(|(_, from)| *from <= now) {
            None => assert_eq!(status, 409),
            Some((to, _)) => {
                assert_eq!(status, 200);
                *bound = Bound { limit: Some(to), pending: None };
            }
        }
    }

    async fn turn(&mut self) {
        match self.random.below(10) {
            0 | 1 => self.set().await,
            2 => self.confirm().await,
            3 | 4 => self.end().await,
            5 => self.stakes(8).await,
            _ => self.stakes(1).await,
        }
    }
}

async fn players(server: &TestServer, count: usize) -> Vec<Player> {
    let mut players = Vec::with_capacity(count);
    for number in 0..count {
        players.push(Player {
            seat: Seat::new(server, &format!("player{number}")).await,
            random: Random(SEED + number as u64),
            facts: Vec::new(),
            bounds: Default::default(),
            last_stake: None,
            open: Vec::new(),
            name_count: 0,
            refused: 0,
            taken: 0,
        });
    }
    players
}

#[tokio::test]
async fn no_stake_goes_beyond_a_limit_and_none_is_refused_for_nothing() {
    let count = if is_slow_suite() { 10_000 } else { 100 };
    for server in TestServer::on_both_engines().await {
        let mut clock = Random(SEED);
        let mut players = players(&server, count).await;
        for turn in 0..TURNS {
            let pause = match clock.below(4) {
                0 => clock.below(8) * 60,
                1 => clock.below(60) * 60,
                2 => clock.below(50) * 3_600,
                _ => clock.below(100),
            };
            if turn > 0 {
                pass(&server, i64::try_from(pause).unwrap() * 1000).await;
            }
            for group in players.chunks_mut(AT_ONCE) {
                join_all(group.iter_mut().map(Player::turn)).await;
            }
        }
        let (refused, taken) = players.iter().fold((0, 0), |sum, it| (sum.0 + it.refused, sum.1 + it.taken));
        assert!(refused > count / 4 && taken > count, "{refused} refused, {taken} taken: the model tries too little");
        server.books_balance().await;
    }
}
