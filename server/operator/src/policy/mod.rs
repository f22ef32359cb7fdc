//! The policy of the operator's licence: listing policies, their demands and how they are met, and choosing one. By
//! `lumora-server policy`, and over HTTP with an operator's key. The choice is a setting like others: recorded, and
//! moving the site's revision on.

mod api;
mod command;
pub(crate) mod publishing;

pub(super) use api::router;
pub use command::PolicyArgs;

use lumora_core::domain::fair_play::policy::Policy;
use platform::settings::Settings;
use platform::store::Store;
use protection::policy;

use crate::{Actor, AdminError, settings, settings_catalogue};

/// The policy with this id; the chosen one if no id is given.
async fn policy_or_chosen(store: &Store, id: Option<&str>) -> Result<&'static Policy, AdminError> {
    match id {
        Some(id) => policy::find(id).ok_or_else(|| AdminError::UnknownPolicy(id.to_owned())),
        None => Ok(policy::chosen(store.reader()).await?),
    }
}

/// Chooses a policy; returns notes on what it overrules from now on.
async fn choose(store: &Store, actor: Actor, id: &str) -> Result<Vec<String>, AdminError> {
    let chosen = policy_or_chosen(store, Some(id)).await?;
    settings::set(store, actor, settings_catalogue::find(policy::SETTING)?, id).await?;
    let mut notes = overruled(&Settings::load(store).await?, chosen);
    notes.extend(publishing::overruled(store, chosen).await?);
    Ok(notes)
}

/// Notes on settings that the policy overrules.
fn overruled(site: &Settings, policy: &Policy) -> Vec<String> {
    let number = |name: &str| site.number(name).unwrap_or(0);
    let slot_ms = i64::from(policy.rounds.slot_ms);
    let all = [
        (site.is_on("FREEPLAY3") && !policy.is_demo_open(), "FREEPLAY3 is on, and guests are let in no more"),
        (
            site.is_on("withdrawal_cancel") && !policy.reverse_withdrawal,
            "withdrawal_cancel is on, and nobody calls a withdrawal off any more",
        ),
        (
            number("game_auto_rounds") > 0 && !policy.rounds.auto_play,
            "game_auto_rounds is set, and visits that open from now on have no automatic play",
        ),
        (
            number("game_round_ms") < slot_ms,
            "game_round_ms is shorter than a round of a slot may be, and the longer time counts",
        ),
        (
            number("register_minimum_age") < i64::from(policy.min_age),
            "register_minimum_age is below the least age, and the least age counts",
        ),
    ];
    all.into_iter().filter(|(holds, _)| *holds).map(|(_, note)| note.to_owned()).collect()
}
