//! Random days of a tree: bets, late ones and undone ones, moves, changes of contracts, and jobs that are killed in the middle and run again. What was
//! settled and what is owed back are together what a naive recomputation from every bet gives, to the last unit.
//!
//! A seed makes a life, so that a failure can be repeated: `LUMORA_SEEDS=FROM..TO` runs others than the five of every run, `LUMORA_SLOW` more of them.

use std::collections::BTreeMap;

use lumora_core::domain::agent::terms::ContractType;
use lumora_server::testing::TestServer;

use super::super::team::DAY;
use super::naive;
use super::world::{HOUR, World};
use crate::support::seeds;

const SIZE: usize = 60;
const DAYS: i64 = 14;
/// Every kind of period ends once more after the last day that is played.
const AFTER: i64 = 45;

const EACH_DAY: [&str; 7] = [
    "settle-rebate",
    "settle-contracts-realtime",
    "settle-contracts-hourly",
    "settle-contracts-daily",
    "settle-contracts-weekly",
    "settle-contracts-half-monthly",
    "settle-contracts-monthly",
];

async fn live(server: TestServer, seed: u64) -> World {
    let mut world = World::new(server, seed, SIZE).await;
    let agents: Vec<usize> = (0..SIZE).filter(|at| world.people[*at].is_agent).collect();
    for agent in &agents {
        if world.chance.percent(50) {
            let amount = world.chance.units(100, 300_000);
            world.pay_in(*agent, amount).await;
        }
        let start = world.start;
        let hours = (start + 2 * DAY, Some(start + 3 * DAY + 12 * HOUR));
        let slots = (start + 5 * DAY + 10 * HOUR, Some(start + 5 * DAY + 12 * HOUR));
        for (contract_type, when, chance) in [
            (ContractType::Dividend, (start, None), 80),
            (ContractType::Daily, (start, None), 60),
            (ContractType::Hourly, hours, 40),
            (ContractType::RealTime, slots, 40),
        ] {
            if world.chance.percent(chance) {
                world.sign(*agent, contract_type, when).await;
            }
        }
    }
    for day in 0..DAYS {
        world.site.server.state.base.clock.advance_ms(12 * HOUR);
        for _ in 0..world.chance.index(3) {
            world.move_somebody().await;
        }
        for _ in 0..world.chance.index(4) {
            let (person, amount) = (world.chance.index(SIZE), world.chance.units(1, 5_000));
            if world.chance.percent(50) {
                world.give_bonus(person, amount).await;
            } else {
                world.pay_in(person, amount).await;
            }
        }
        world.play(day).await;
        if day == 5 {
            for _ in 0..60 {
                let (person, at) = (world.chance.index(SIZE), world.chance.units(0, 2 * HOUR));
                let at = world.start + 5 * DAY + 10 * HOUR + at;
                world.bet(person, at, day).await;
            }
        }
        if day == 7 {
            world.set_rates(world.start.div_euclid(DAY) + 9).await;
        }
        morning(&mut world, day + 1).await;
    }
    world.release_delayed().await;
    morning(&mut world, DAYS + 2).await;
    morning(&mut world, DAYS + AFTER).await;
    world
}

/// A minute after midnight, with everything settled that is over.
async fn morning(world: &mut World, day: i64) {
    let to = world.start + day * DAY + 60_000;
    world.site.server.state.base.clock.advance_ms(to - world.site.now());
    world.site.count().await;
    for kind in EACH_DAY {
        world.run(kind).await;
    }
    world.run("pay-settlements").await;
}

type Paid = (String, i64, i64);

async fn agrees(world: &World, what: &str) {
    let site = &world.site;
    let numbers: BTreeMap<&str, usize> = world.people.iter().enumerate().map(|(at, it)| (it.id.as_str(), at)).collect();
    let moves = "select member_id, amount, moved_at from wallet_moves where kind = 'rebate'";
    let moves: Vec<Paid> = site.rows(moves).await;
    // The sample operator's members are given rebates as well: they are no part of this world.
    let number = |id: &str| numbers.get(id).copied();
    let rebates: Vec<(usize, i64, i64)> = moves.iter().filter_map(|it| Some((number(&it.0)?, it.1, it.2))).collect();

    let settled_to = site.number("select max(day) from rebate_runs").await + 1;
    let expected = naive::rebates(world, settled_to);
    let paid = "select p.receiver_id, cast(sum(p.amount) as bigint), cast((select r.debt_out from rebate_payouts r
                where r.receiver_id = p.receiver_id order by r.run_day desc limit 1) as bigint) from rebate_payouts p group by p.receiver_id";
    let paid: Vec<Paid> = site.rows(paid).await;
    let paid = paid.iter().filter_map(|it| Some((number(&it.0)?, i128::from(it.1 + it.2))));
    let paid: BTreeMap<usize, i128> = paid.filter(|it| it.1 != 0).collect();
    let expected: BTreeMap<usize, i128> = expected.into_iter().filter(|it| it.1 != 0).collect();
    assert_eq!(paid, expected, "{what}: rebates");
    assert!(!paid.is_empty(), "{what}: nobody was given any rebate");

    let periods = "select contract_id, first, due_now from settlements where closed_only = 0";
    let mut periods: BTreeMap<String, BTreeMap<i64, i128>> =
        site.rows::<Paid>(periods).await.into_iter().fold(BTreeMap::new(), |mut all, (id, first, due)| {
            all.entry(id).or_default().insert(first, i128::from(due));
            all
        });
    let sums = "select s.contract_id, cast(sum(s.amount) as bigint), cast(coalesce(max(d.debt), 0) as bigint) from settlements s
                left join settlement_debts d on d.contract_id = s.contract_id group by s.contract_id";
    let sums: Vec<Paid> = site.rows(sums).await;
    let sums: BTreeMap<String, i64> = sums.into_iter().map(|it| (it.0, it.1 + it.2)).collect();
    let mut brought = 0;
    for contract in &world.contracts {
        let mut expected = naive::contract(world, &rebates, contract, site.now());
        let total: i128 = expected.values().sum();
        expected.retain(|_, amount| *amount != 0);
        let mut found = periods.remove(&contract.id).unwrap_or_default();
        found.retain(|_, amount| *amount != 0);
        assert_eq!(found, expected, "{what}: {} {:?}", contract.id, contract.versions);
        let sum = sums.get(&contract.id).copied().unwrap_or(0);
        assert_eq!(i128::from(sum), total, "{what}: {} {:?}", contract.id, contract.versions);
        brought += total;
    }
    assert!(brought > 0, "{what}: no contract brought anything");
    paid_once(world, what).await;
}

/// What was paid is in the ledger, once, and no more than was due.
async fn paid_once(world: &World, what: &str) {
    let site = &world.site;
    let wrong = "select count(*) from settlements s where s.paid_amount > s.amount
                 or s.paid_amount <> (select coalesce(sum(p.amount), 0) from settlement_payments p where p.settlement_id = s.id)
                 or (s.payer_id = '' and s.paid_amount <> s.amount) or (s.paid_amount = s.amount and s.status <> 'PAID')
                 or (s.paid_amount < s.amount and s.status not in ('PENDING', 'PARTIAL', 'OVERDUE'))";
    assert_eq!(site.number(wrong).await, 0, "{what}: payments");
    let audit =
        agents::settle::back_office::audit(&site.server.state.base.store, (0, site.now() + 1)).await.expect("read");
    assert_eq!(audit.differences, [], "{what}");
    assert!(audit.sums.iter().all(|it| it.recorded == it.posted && it.posted > 0), "{what}: {audit:?}");
    site.server.books_balance().await;
}

#[tokio::test]
async fn what_is_settled_and_owed_back_is_what_every_bet_says() {
    for server in TestServer::seeded().await {
        let what = format!("{} seed 0", server.name);
        agrees(&live(server, 0).await, &what).await;
    }
}

#[tokio::test]
async fn lives_of_other_seeds_settle_to_the_last_unit() {
    let mut kills = 0;
    for seed in seeds(1..5, 1..64) {
        let world = live(TestServer::seeded_on_sqlite().await, seed).await;
        agrees(&world, &format!("seed {seed}")).await;
        kills += world.kills;
    }
    assert!(kills > 10, "only {kills} jobs were killed in the middle");
}
