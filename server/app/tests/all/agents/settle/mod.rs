//! Settlements and rebates: simulated through the database against a naive recomputation, killed in the middle, decided on, and read.

mod naive;
mod simulation;
mod world;
