//! The simulation on this machine: many seeds over all cores, and failures made small.

use super::events;
use super::observer::Broken;
use super::run::{self, Plan};
use super::{SAMPLE, sample_digests};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Three hundred thousand steps. `LUMORA_SEEDS` asks for more, which `cargo test --release` makes far faster.
const SEEDS: u64 = 1_500;
const STEPS: u32 = 200;

/// Runs a plan; a panic is a broken invariant like any other.
fn attempt(plan: &Plan, trace: &mut Vec<String>, verbose: bool) -> Result<(), Broken> {
    catch_unwind(AssertUnwindSafe(|| run::run(plan, trace, verbose))).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        Err(Broken::new("nothing panics", text))
    })
}

/// The smallest plan that still breaks the same invariant: a prefix, without every step that does not matter.
fn shrunk(mut plan: Plan, broken: &Broken) -> Plan {
    let fails =
        |plan: &Plan| attempt(plan, &mut Vec::new(), false).is_err_and(|other| other.invariant == broken.invariant);
    let whole = plan.steps;
    let prefix = (0..whole).find(|steps| fails(&Plan { steps: *steps, ..plan.clone() }));
    plan.steps = prefix.unwrap_or(whole);
    for step in (0..plan.steps).rev() {
        plan.without.insert(step);
        if !fails(&plan) {
            plan.without.remove(&step);
        }
    }
    plan
}

/// What to print about a seed that fails.
fn report(plan: Plan, broken: &Broken) -> String {
    let small = shrunk(plan, broken);
    let mut trace = Vec::new();
    let detail = attempt(&small, &mut trace, true).err().map(|it| it.detail).unwrap_or_default();
    let steps: Vec<String> = trace.iter().enumerate().map(|(number, act)| format!("{number:4} {act}")).collect();
    format!("seed {} breaks \"{}\": {detail}\n{}", small.seed, broken.invariant, steps.join("\n"))
}

/// Runs all seeds, and gives a report for the first that fails.
fn run_all(seeds: u64, steps: u32) -> Option<String> {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds {
                break;
            }
            let plan = Plan { seed, steps, ..Plan::default() };
            if let Err(broken) = attempt(&plan, &mut Vec::new(), false) {
                return (!stop.swap(true, Ordering::Relaxed)).then(|| report(plan, &broken));
            }
        }
        None
    };
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().filter_map(|worker| worker.join().unwrap()).next()
    })
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn whatever_happens_the_invariants_hold() {
    // A panic is caught and told with its trace; the hook would print thousands while a failure is made small.
    std::panic::set_hook(Box::new(|_| {}));
    let report = run_all(number("LUMORA_SEEDS", SEEDS), STEPS);
    let _ = std::panic::take_hook();
    assert!(report.is_none(), "{}", report.unwrap_or_default());
}

#[test]
fn the_runs_lose_answers_of_calls_that_move_money_and_streams_in_every_way() {
    let runs = (0..80).map(|seed| run::reached(&Plan { seed, steps: STEPS, ..Plan::default() }).unwrap());
    let (mut sent, mut sent_again, mut told, mut after_reload, mut after_login) = (0, 0, 0, 0, 0);
    let (mut opened, mut resumed, mut broken, mut pushed, mut asked) = (0, 0, 0, 0, 0);
    for (run, streams) in runs {
        opened += streams.opened;
        resumed += streams.resumed;
        broken += streams.broken;
        pushed += streams.told;
        asked += streams.asked;
        sent += run.sent;
        sent_again += run.sent_again;
        told += run.told;
        after_reload += run.told_after_reload;
        after_login += run.told_after_login;
    }
    let reached = (sent, sent_again, told, after_reload, after_login);
    assert!(sent > 50 && sent_again > 2 && told > 5 && after_reload > 5 && after_login > 0, "{reached:?}");
    let reached = (opened, resumed, broken, pushed, asked);
    assert!(opened > 100 && resumed > 20 && broken > 10 && pushed > 10 && asked > 5, "{reached:?}");
}

#[test]
fn every_event_of_the_table_makes_its_own_kind() {
    let world = lumora_core::testing::World::open(lumora_core::testing::Setup::default());
    for (index, name) in events::NAMES.iter().enumerate() {
        for seed in 0..20 {
            let event = events::of(index, &mut super::rng::Rng::of(seed, 0), &world);
            assert_eq!(events::name(&event), *name);
        }
    }
}

/// The same plan says the same twice. With `LUMORA_DIGEST_FILE` set, the digests are written there for the wasm tests.
#[test]
fn a_sample_replays_to_the_same_digests() {
    let digests = sample_digests();
    assert_eq!(digests.split(' ').count() as u64, SAMPLE.0);
    assert_eq!(digests, sample_digests());
    if let Ok(file) = std::env::var("LUMORA_DIGEST_FILE") {
        std::fs::write(file, digests).unwrap();
    }
}
