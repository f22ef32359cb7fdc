//! Settlements and rebates: simulated through the database against a naive recomputation, killed in the middle, decided on, and read.

mod decided;
mod naive;
mod simulation;
mod window;
mod world;
