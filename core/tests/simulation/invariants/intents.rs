//! What holds of calls that move money, and of what storage knows of them.

use super::{endpoint_of, ensure, header};
use crate::intents::Open;
use crate::observer::{Observation, Observer};
use crate::operator::moves_money;
use lumora_core::api::endpoint;

/// What moves money goes out once for each intent. While its outcome is not known, over time-outs and reloads, the server is asked
/// by its key; only when it knows nothing the call goes out again, under the same key. A new intent has a new key.
pub(super) fn an_intent_keeps_its_key(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    for call in observation.calls() {
        let key = header(call, "Idempotency-Key").unwrap_or_default();
        if moves_money(call) {
            match observer.intents.open(&call.url) {
                None => {
                    ensure(!key.is_empty() && !observer.keys.contains(key), || format!("{}: an old key", call.url))?
                }
                Some(open) => {
                    ensure(open.key == key, || format!("{}: another key while the outcome is open", call.url))?;
                    ensure(open.unknown, || format!("{}: sent again without asking for the outcome", call.url))?;
                }
            }
        } else if endpoint_of(call) == Some(endpoint::OUTCOME) {
            let open =
                observer.intents.of_key(key).ok_or_else(|| format!("{key:?} is asked for, which is not open"))?;
            let member = observation.world.session.get("customerId");
            ensure(open.owner.is_empty() || member == Some(&open.owner), || format!("{key:?} is another member's"))?;
        }
    }
    Ok(())
}

/// Each line of the entry is a key, a time and a path of the table: neither an amount nor a secret fits in. An intent whose outcome
/// is open is among them, so that a reload finds it.
pub(super) fn storage_knows_the_open_intents(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    let stored = observation.world.session.get("intents").map(String::as_str).unwrap_or_default();
    for line in stored.lines().skip(1) {
        let parts: Vec<&str> = line.split(' ').collect();
        let known = |path: &str| endpoint::ALL.iter().any(|it| it.intent && it.path == path);
        let [key, time, path] = parts[..] else { return Err(format!("a line of storage: {line}")) };
        let hexadecimal = key.len() == 32 && key.bytes().all(|byte| byte.is_ascii_hexdigit());
        ensure(hexadecimal && time.parse::<u64>().is_ok() && known(path), || format!("a line of storage: {line}"))?;
    }
    let names_its_member = stored.lines().next().is_some_and(|head| head.contains(' '));
    ensure(stored.is_empty() || names_its_member || observation.world.session.contains_key("token"), || {
        "intents without a session or a member".to_owned()
    })?;
    for call in observation.calls().filter(|call| moves_money(call)) {
        let key = header(call, "Idempotency-Key").unwrap_or_default();
        ensure(stored.contains(key), || format!("{} went out before its key was stored", call.url))?;
    }
    if observer.token.as_ref() != observation.world.session.get("token") {
        return Ok(());
    }
    let member = observation.world.session.get("customerId");
    let of_another = |open: &Open| open.kept && member.is_some_and(|id| *id != open.owner);
    match observer.intents.all().find(|open| !of_another(open) && !stored.contains(&open.key)) {
        Some(open) => Err(format!("{} is open and not stored", open.key)),
        None => Ok(()),
    }
}
