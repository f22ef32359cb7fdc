//! What holds of streams at every moment.

use super::super::observer::{Observation, Observer};
use super::ensure;

/// A page listens to one stream at most.
pub fn one_stream_is_open(_: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    ensure(observation.world.subscriptions.len() <= 1, || format!("{:?}", observation.world.subscriptions))
}

/// Whoever is told something is who is logged in: a stream carries the token that is stored, and none where there is none.
pub fn a_stream_is_of_who_is_logged_in(_: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    let stored = observation.world.session.get("token").map(|token| format!("Bearer {token}"));
    for subscription in &observation.world.subscriptions {
        let sent = subscription.headers.iter().find(|(name, _)| *name == "Authorization");
        let sent = sent.map(|(_, value)| value.reveal().to_owned());
        ensure(sent == stored, || format!("{subscription:?} is of another session"))?;
    }
    Ok(())
}
