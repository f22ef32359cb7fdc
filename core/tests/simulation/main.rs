//! Seeded simulation: random events of every kind, and a network that drops, delays, reorders, repeats, truncates, garbles
//! and refuses, against every machine at once; with reloads, clock jumps and sessions that end.
//!
//! The invariants stand in `invariants.rs`, by name. A failure prints its seed and the shortest trace that still fails.
//! The same runs are made natively and in a browser, and must say the same to the last byte.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails loudly"
)]
#![cfg_attr(
    target_arch = "wasm32",
    allow(dead_code, reason = "in a browser the sample runs, and nothing is made smaller")
)]

mod action;
mod browser;
mod digest;
mod events;
mod flows;
mod intents;
mod invariants;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod observer;
mod operator;
mod rng;
mod run;
mod settings;
#[path = "../support/mod.rs"]
mod support;
#[cfg(target_arch = "wasm32")]
mod web;

use run::Plan;

/// Seeds of the sample that runs natively and in wasm, and how many steps each takes.
const SAMPLE: (u64, u32) = (50, 200);

/// The digests of the sample, one a seed, in hexadecimal.
fn sample_digests() -> String {
    let (seeds, steps) = SAMPLE;
    let digests = (0..seeds).map(|seed| {
        let digest = run::digest(&Plan { seed, steps, ..Plan::default() });
        format!("{:016x}", digest.unwrap_or_else(|broken| panic!("seed {seed}: {broken:?}")))
    });
    digests.collect::<Vec<_>>().join(" ")
}
