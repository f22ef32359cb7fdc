//! What holds of streams at every moment.

use super::super::watch::{Moment, Watch};
use super::ensure;

/// A page listens to one stream at most.
pub fn one_stream_is_open(_: &Watch, moment: &Moment<'_>) -> Result<(), String> {
    ensure(moment.world.subscriptions.len() <= 1, || format!("{:?}", moment.world.subscriptions))
}

/// Whoever is told something is who is logged in: a stream carries the token that is stored, and none where there is none.
pub fn a_stream_is_of_who_is_logged_in(_: &Watch, moment: &Moment<'_>) -> Result<(), String> {
    let stored = moment.world.session.get("token").map(|token| format!("Bearer {token}"));
    for subscription in &moment.world.subscriptions {
        let sent = subscription.headers.iter().find(|(name, _)| *name == "Authorization");
        let sent = sent.map(|(_, value)| value.reveal().to_owned());
        ensure(sent == stored, || format!("{subscription:?} is of another session"))?;
    }
    Ok(())
}
