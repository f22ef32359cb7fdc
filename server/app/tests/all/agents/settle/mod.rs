//! Settlements and rebates: simulated through the database against a naive recomputation, killed in the middle, decided on, and read.

pub mod decided;
mod files;
mod naive;
mod reading;
mod simulation;
mod window;
mod world;
