//! A tree of agents and members who play, are moved, and have contracts: the actions of a simulation, and its own record of them, from which
//! the expected settlements are computed.

use std::collections::BTreeMap;
use std::sync::Arc;

use ledger::{Account, AccountKind, Transaction, TransactionKind};
use lumora_core::domain::agent::terms::{
    Basis, CarryOver, ContractPeriod, ContractType, Deductions, Payer, Terms, Tier,
};
use lumora_core::domain::money::Money;
use lumora_core::wire::Amount;
use lumora_server::testing::TestServer;
use platform::store::testing::End;
use platform::store::{Connection, StoreError, sql};

use super::super::team::{Bet, DAY, Site};

pub const PRODUCTS: [&str; 3] = ["RNG", "LIVE", "LOTT"];
/// Levels of a tree.
const LEVELS: usize = 6;
/// Longer than the lease of a process that died.
const LAPSE_MS: i64 = 61_000;
pub const HOUR: i64 = 60 * 60 * 1000;

/// Numbers that a seed decides.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound.max(1)
    }

    pub fn index(&mut self, bound: usize) -> usize {
        self.below(bound as u64) as usize
    }

    pub fn units(&mut self, from: i64, to: i64) -> i64 {
        from + self.below((to - from) as u64) as i64
    }

    pub fn percent(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
}

/// Somebody in the tree. Agents come first.
pub struct Person {
    pub id: String,
    pub account: String,
    pub is_agent: bool,
    /// Under whom, since when.
    pub uplines: Vec<(i64, Option<usize>)>,
}

impl Person {
    pub fn upline_at(&self, at: i64) -> Option<usize> {
        let found = self.uplines.iter().rev().find(|(since, _)| *since <= at).or(self.uplines.first());
        found.and_then(|(_, upline)| *upline)
    }
}

/// A bet that was settled.
pub struct SettledBet {
    pub person: usize,
    pub bet: Bet,
    pub at: i64,
    pub undone: bool,
    round: String,
}

/// A contract: its versions with the time from when and until when they count.
pub struct Contract {
    pub id: String,
    pub downline: usize,
    pub versions: Vec<(Terms, i64, Option<i64>)>,
}

pub struct World {
    pub site: Site,
    pub chance: Chance,
    pub people: Vec<Person>,
    pub bets: Vec<SettledBet>,
    /// Bets that are not in the stream yet, each with the day from which on it may be written there.
    delayed: Vec<(i64, usize)>,
    /// What else has moved wallets: who, kind, amount, when.
    pub money: Vec<(usize, &'static str, i64, i64)>,
    /// Rates of rebate: who, from which day, by product.
    pub rates: Vec<(usize, i64, BTreeMap<String, i64>)>,
    pub contracts: Vec<Contract>,
    /// The first millisecond of the first day.
    pub start: i64,
    pub kills: u32,
}

impl World {
    pub async fn new(server: TestServer, seed: u64, size: usize) -> Self {
        server.set("utc_offset_minutes", "0").await;
        for name in ["settle_dividend_auto", "settle_daily_auto", "settle_hourly_auto", "settle_realtime_auto"] {
            server.set(name, "true").await;
        }
        let site = Site { server };
        let start = (site.now().div_euclid(DAY) + 1) * DAY;
        let mut world = Self {
            site,
            chance: Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1),
            people: Vec::new(),
            bets: Vec::new(),
            delayed: Vec::new(),
            money: Vec::new(),
            rates: Vec::new(),
            contracts: Vec::new(),
            start,
            kills: 0,
        };
        world.grow_tree(size).await;
        world.site.server.state.base.clock.advance_ms(start - world.site.now());
        world.set_rates(start.div_euclid(DAY)).await;
        world
    }

    async fn grow_tree(&mut self, size: usize) {
        let agents = size / 3;
        for number in 0..size {
            let is_agent = number < agents;
            let open: Vec<usize> = (0..number.min(agents)).filter(|at| self.depth(*at) + 1 < LEVELS).collect();
            // A chain first, so that the tree is as deep as it may be.
            let upline = match number {
                0 => None,
                _ if number < LEVELS => Some(number - 1),
                _ => Some(open[self.chance.index(open.len())]),
            };
            let account = format!("{}{number:03}", if is_agent { "agent" } else { "member" });
            let above = upline.map(|at| self.people[at].account.clone()).unwrap_or_default();
            let id = if is_agent {
                self.site.agent(&above, &account, 1).await
            } else {
                self.site.member(&above, &account).await
            };
            self.people.push(Person { id, account, is_agent, uplines: vec![(0, upline)] });
        }
    }

    /// How many stand above somebody now.
    fn depth(&self, person: usize) -> usize {
        self.above(person, i64::MAX).len()
    }

    /// Who stands above somebody at a time, the direct one first.
    pub fn above(&self, person: usize, at: i64) -> Vec<usize> {
        std::iter::successors(self.people[person].upline_at(at), |upline| self.people[*upline].upline_at(at)).collect()
    }

    /// Rates that fall down the tree as it stands, for some from a day on.
    pub async fn set_rates(&mut self, from_day: i64) {
        let mut rate_of: BTreeMap<usize, i64> = BTreeMap::new();
        let mut order: Vec<usize> = (0..self.people.len()).collect();
        order.sort_by_key(|person| self.depth(*person));
        for person in order {
            let max_rate = self.people[person].upline_at(i64::MAX).map_or(150, |upline| rate_of[&upline]);
            let rate = max_rate - self.chance.units(0, 25).min(max_rate);
            rate_of.insert(person, rate);
            let mut rates = BTreeMap::from([("ALL".to_owned(), rate)]);
            if self.chance.percent(30) {
                rates.insert("LIVE".to_owned(), rate / 2);
            }
            let (id, set) = (self.people[person].id.clone(), rates.clone());
            let store = &self.site.server.state.base.store;
            let write =
                store.write(move |tx| Box::pin(async move { agents::rates::set(tx, &id, &set, from_day).await }));
            write.await.map_err(|error: StoreError| error).expect("rates");
            self.rates.push((person, from_day, rates));
        }
    }

    /// A contract of a type with somebody's upline of now, with a second version or an end at some boundary, where chance has it so.
    pub async fn sign(&mut self, downline: usize, contract_type: ContractType, (from, until): (i64, Option<i64>)) {
        let id = format!("c{:04}", self.contracts.len());
        let upline = self.people[downline].upline_at(i64::MAX);
        let first = self.terms(contract_type, None, upline);
        let period = first.period;
        let from = period.runs(period.at(from, 0), 0).0;
        let mut versions = vec![(first, from, until)];
        let boundary = period.runs(period.at(self.start + 7 * DAY, 0), 0).1;
        if until.is_none() && self.chance.percent(50) {
            let second = self.terms(contract_type, Some(period), upline);
            versions[0].2 = Some(boundary);
            versions.push((second, boundary, None));
        } else if until.is_none() && self.chance.percent(15) {
            versions[0].2 = Some(boundary);
        }
        let upline_id = upline.map(|at| self.people[at].id.clone()).unwrap_or_default();
        let downline_id = self.people[downline].id.clone();
        let (contract, rows) = (id.clone(), versions.clone());
        let write = self.site.server.state.base.store.write(move |tx| {
            Box::pin(async move { sign(tx, &contract, (&upline_id, &downline_id), contract_type, &rows).await })
        });
        write.await.map_err(|error: StoreError| error).expect("a contract");
        self.contracts.push(Contract { id, downline, versions });
    }

    fn terms(&mut self, contract_type: ContractType, period: Option<ContractPeriod>, upline: Option<usize>) -> Terms {
        loop {
            let terms = self.random_terms(contract_type, period, upline);
            if terms.check().is_empty() {
                return terms;
            }
        }
    }

    fn random_terms(
        &mut self,
        contract_type: ContractType,
        period: Option<ContractPeriod>,
        upline: Option<usize>,
    ) -> Terms {
        let chance = &mut self.chance;
        let (periods, bases) = (contract_type.periods(), contract_type.bases());
        let basis = bases[chance.index(bases.len())];
        let products = if chance.percent(50) {
            vec!["ALL".to_owned()]
        } else {
            let first = chance.index(PRODUCTS.len());
            vec![PRODUCTS[first].to_owned(), PRODUCTS[(first + 1) % PRODUCTS.len()].to_owned()]
        };
        let mut tiers = Vec::new();
        let (mut turnover, mut rate) = (0, chance.units(0, 200) as u32);
        let guaranteed_rate = if chance.percent(50) { rate } else { 0 };
        for level in 0..chance.index(4) {
            turnover += chance.units(1, 40_000);
            rate += chance.units(0, 300) as u32;
            let members = if chance.percent(50) { level as u32 + 1 } else { 0 };
            tiers.push(Tier {
                min_turnover: Amount(Money(turnover)),
                min_net_loss: Amount(Money(if chance.percent(30) { turnover / 10 } else { 0 })),
                min_active_members: members,
                active_member_min_bet: Amount(Money(if members > 0 { chance.units(1, 3_000) } else { 0 })),
                rate,
                cap: chance.percent(20).then_some(Amount(Money(20_000))),
            });
        }
        let carry = basis.is_result() && chance.percent(60);
        let deductions = if basis == Basis::Ngr {
            Deductions { platform_fee_rate: 700, bonuses: chance.percent(50), payment_fee_rate: 90 }
        } else {
            Deductions::default()
        };
        let by_operator = upline.is_none() || chance.percent(50);
        Terms {
            contract_type,
            products,
            basis,
            include_self: chance.percent(50),
            include_sub_teams: chance.percent(70),
            period: period.unwrap_or_else(|| periods[chance.index(periods.len())]),
            carry_over: if carry { CarryOver::CarryNegative } else { CarryOver::Reset },
            tiers,
            guaranteed_rate,
            deductions,
            payer: if by_operator { Payer::Operator } else { Payer::Upline },
        }
    }

    /// Plays a day: bets at any time of it, some of which the stream sees only later; some of earlier days are undone.
    pub async fn play(&mut self, day: i64) {
        let from = self.start + day * DAY;
        for person in 0..self.people.len() {
            for _ in 0..self.chance.index(4) {
                let at = from + self.chance.units(0, DAY);
                self.bet(person, at, day).await;
            }
        }
        let today: Vec<usize> = self.delayed.iter().filter(|(since, _)| *since <= day).map(|(_, bet)| *bet).collect();
        self.delayed.retain(|(since, _)| *since > day);
        for bet in today {
            self.record_in_stream(bet, 1).await;
        }
        for bet in 0..self.bets.len() {
            let is_delayed = self.delayed.iter().any(|(_, delayed)| *delayed == bet);
            if self.bets[bet].at < from && !self.bets[bet].undone && !is_delayed && self.chance.below(60) == 0 {
                self.bets[bet].undone = true;
                self.record_in_stream(bet, -1).await;
            }
        }
    }

    pub async fn bet(&mut self, person: usize, at: i64, day: i64) {
        let stake = self.chance.units(1, 9_000);
        let payout = if self.chance.percent(45) { self.chance.units(0, 2 * stake + 1) } else { 0 };
        let valid_bet = if self.chance.percent(80) { stake } else { self.chance.units(0, stake + 1) };
        let bet = Bet { product: PRODUCTS[self.chance.index(PRODUCTS.len())], stake, valid_bet, payout };
        let number = self.bets.len();
        self.bets.push(SettledBet { person, bet, at, undone: false, round: format!("{number}") });
        if self.chance.percent(12) {
            self.delayed.push((day + 1 + self.chance.units(0, 3), number));
        } else {
            self.record_in_stream(number, 1).await;
        }
    }

    /// Writes all delayed bets to the stream.
    pub async fn release_delayed(&mut self) {
        for (_, bet) in std::mem::take(&mut self.delayed) {
            self.record_in_stream(bet, 1).await;
        }
    }

    async fn record_in_stream(&self, bet: usize, times: i64) {
        let SettledBet { person, bet, at, round, .. } = &self.bets[bet];
        self.site.bets(&self.people[*person].id, round, *bet, *at, times).await;
    }

    /// Moves a branch somewhere else, where that is possible.
    pub async fn move_somebody(&mut self) {
        let person = 1 + self.chance.index(self.people.len() - 1);
        let agents: Vec<usize> = (0..self.people.len())
            .filter(|at| self.people[*at].is_agent && *at != person && !self.above(*at, i64::MAX).contains(&person))
            .collect();
        let upline = agents[self.chance.index(agents.len())];
        let (id, to) = (self.people[person].id.clone(), self.people[upline].id.clone());
        if let Ok(moved) = self.site.moves(&id, Some(&to)).await {
            self.people[person].uplines.push((moved.since_ms, Some(upline)));
        }
    }

    pub async fn pay_in(&mut self, person: usize, amount: i64) {
        let (key, now) = (format!("{}", self.money.len()), self.site.now());
        self.site.pays_in(&self.people[person].id, &key, amount).await;
        self.money.push((person, "deposit", amount, now));
    }

    pub async fn give_bonus(&mut self, person: usize, amount: i64) {
        let (from, to) =
            (Account::new(AccountKind::Promotion, "", "USD"), Account::wallet(&self.people[person].id, "USD"));
        let key = format!("test-bonus:{}", self.money.len());
        let bonus = Transaction::transfer(TransactionKind::PromotionReward, key, "B".into(), from, to, amount);
        let now = self.site.now();
        let work = async move |tx: &mut Connection| ledger::post(tx, &bonus, now).await.map(drop);
        let write = self.site.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await }));
        write.await.expect("a bonus");
        self.money.push((person, "bonus", amount, now));
    }

    /// Runs a recurring job; now and then its process is killed in the middle of it, and another one continues.
    pub async fn run(&mut self, kind: &str) {
        if self.chance.percent(25) {
            let end = Arc::new(End::default());
            let server = self.site.server.restarted(Some(Arc::clone(&end))).await;
            end.arm(self.chance.below(24));
            let died = tokio::select! {
                biased;
                () = end.over() => true,
                () = server.run_schedule(kind) => false,
            };
            self.kills += u32::from(died);
            self.site.server = self.site.server.restarted(None).await;
            self.site.server.state.base.clock.advance_ms(LAPSE_MS);
        }
        self.site.server.run_schedule(kind).await;
    }
}

/// Puts a signed contract into the tables: its versions with the time from when and until when they count.
pub async fn put_contract(
    site: &Site,
    id: &str,
    (upline_id, downline_id): (&str, &str),
    versions: &[(Terms, i64, Option<i64>)],
) {
    let (id, upline_id, downline_id) = (id.to_owned(), upline_id.to_owned(), downline_id.to_owned());
    let versions = versions.to_vec();
    let contract_type = versions.first().map(|it| it.0.contract_type).expect("a version");
    let write = site.server.state.base.store.write(move |tx| {
        Box::pin(async move { sign(tx, &id, (&upline_id, &downline_id), contract_type, &versions).await })
    });
    write.await.map_err(|error: StoreError| error).expect("a contract");
}

async fn sign(
    tx: &mut Connection,
    id: &str,
    (upline_id, downline_id): (&str, &str),
    contract_type: ContractType,
    versions: &[(Terms, i64, Option<i64>)],
) -> Result<(), StoreError> {
    let insert = "insert into contracts (id, contract_type, basis, scope, upline_id, downline_id, currency, status, version, created_at)
                  values ($1, $2, $1, $1, $3, $4, 'USD', 'ACTIVE', $5, 0)";
    let count = versions.len() as i64;
    let insert = sql::query(insert).bind(id).bind(contract_type.name()).bind(upline_id).bind(downline_id).bind(count);
    insert.execute(&mut *tx).await?;
    for (number, (terms, from, to)) in (1_i64..).zip(versions) {
        let insert = "insert into contract_versions (contract_id, version, period, terms, text, hash, effective_from, effective_to, signed_at)
                      values ($1, $2, $3, $4, '', '', $5, $6, 0)";
        let insert = sql::query(insert).bind(id).bind(number).bind(terms.period.name());
        let insert = insert.bind(serde_json::to_string(terms).expect("terms")).bind(*from).bind(*to);
        insert.execute(&mut *tx).await?;
    }
    Ok(())
}
