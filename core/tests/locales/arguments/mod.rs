//! The arguments that a message of the core may name, a file for each area of the site.
//!
//! A placeable that the core fills with nothing would leave a hole in the sentence, so what it hands over is written down here.

mod account;
mod agents;
mod money;
mod rewards;
mod site;

/// Keys with what comes along.
type Arguments = &'static [(&'static str, &'static [&'static str])];

/// What the core hands over with a key; a key that is not here comes without arguments.
const ARGUMENTS: &[Arguments] =
    &[account::ARGUMENTS, agents::ARGUMENTS, money::ARGUMENTS, rewards::ARGUMENTS, site::ARGUMENTS];

/// The names of the arguments of a key.
pub fn of(key: &str) -> &'static [&'static str] {
    let mut known = ARGUMENTS.iter().copied().flatten();
    known.find(|(name, _)| *name == key).map_or(&[] as &[&str], |(_, names)| *names)
}
