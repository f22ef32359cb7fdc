//! Agents: the tree, what is counted for teams, and what agents may do.

mod figures;
mod team;
mod tree;
