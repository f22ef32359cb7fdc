//! The operator's side of fair play: exclusions (begun or extended, never shortened), accounts that may belong to an
//! excluded person (likenesses), markers of harm with the steps taken, and underage members, which takes two persons.
//! By command, and over HTTP with an operator's key; each change is recorded in its own transaction.

mod api;
mod command;
mod values;

use ::fair_play::back_office;
use ::fair_play::minor::{self, Minor};
use lumora_core::domain::fair_play::harm::HarmStep;
use lumora_core::domain::fair_play::{ExclusionKind, Span};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::store::{Connection, Store};
use platform::vault::Vault;
use protection::MemberProtection;
use std::sync::Arc;
use utoipa::{OpenApiRouter, routes};

use crate::members::checked_words;
use crate::{Actor, audit};

pub(super) use command::FairPlay;

/// The most rows that one list of the command line shows.
const MAX_LISTED: i64 = 200;

/// The HTTP calls of this module.
pub(super) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new()
        .routes(routes!(api::exclusions, api::exclude))
        .routes(routes!(api::likenesses, api::judge))
        .routes(routes!(api::markers))
        .routes(routes!(api::take_step))
        .routes(routes!(api::close_marker))
        .routes(routes!(api::minors, api::propose_minor))
        .routes(routes!(api::confirm_minor))
}

/// Excludes a member or extends the exclusion, and records it.
async fn exclude(
    (store, vault): (&Store, Arc<Vault>),
    actor: Actor,
    account: String,
    wanted: (ExclusionKind, Span),
) -> Result<MemberProtection, ApiError> {
    back_office::count_play(store, &account, actor.now_ms).await?;
    let work = async move |tx: &mut Connection| {
        let protection = back_office::exclude(tx, &vault, &account, wanted, actor.now_ms).await?;
        let until =
            protection.exclusion_ends.map_or_else(|| "for ever".to_owned(), |at| format!("until {}", rfc3339(at)));
        let latter = format!("{} {until}", protection.exclusion);
        audit::record(tx, &actor, &format!("exclusion {account}"), ("", &latter)).await?;
        Ok::<_, ApiError>(protection)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Judges whether two accounts belong to the same person, and records the verdict.
async fn judge(
    (store, vault): (&Store, Arc<Vault>),
    actor: Actor,
    (account, other): (String, String),
    is_same: bool,
) -> Result<(), ApiError> {
    back_office::count_play(store, &account, actor.now_ms).await?;
    let work = async move |tx: &mut Connection| {
        back_office::review_likeness(tx, &vault, (&account, &other), is_same, actor.person(), actor.now_ms).await?;
        let latter = if is_same { "the same person" } else { "another person" };
        let subject = format!("likeness {account} {other}");
        audit::record(tx, &actor, &subject, ("", latter)).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Records a step that was taken about a member with markers of harm.
async fn take_step(
    store: &Store,
    actor: Actor,
    account: String,
    (step, note): (HarmStep, &str),
) -> Result<(), ApiError> {
    let note = checked_words("note", note)?;
    let work = async move |tx: &mut Connection| {
        let member = back_office::member_of(tx, &account).await?;
        protection::harm::add_step(tx, &member.id, step, (actor.person(), &note), actor.now_ms).await?;
        let subject = format!("markers {}", member.account);
        audit::record(tx, &actor, &subject, ("", &format!("{} {note}", step.name()))).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Closes a marker, and records it with the reason.
async fn close(store: &Store, actor: Actor, id: String, reason: &str) -> Result<(), ApiError> {
    let reason = checked_words("reason", reason)?;
    let work = async move |tx: &mut Connection| {
        if !protection::harm::close(tx, &id, (actor.person(), &reason), actor.now_ms).await? {
            return Err(ApiError::not_found("open marker"));
        }
        audit::record(tx, &actor, &format!("marker {id}"), ("open", &format!("closed: {reason}"))).await?;
        Ok::<_, ApiError>(())
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Reports an underage member, and records the report.
async fn propose_minor(
    (store, vault): (&Store, Arc<Vault>),
    actor: Actor,
    account: String,
    reason: String,
) -> Result<Minor, ApiError> {
    back_office::count_play(store, &account, actor.now_ms).await?;
    let work = async move |tx: &mut Connection| {
        let minor_case = minor::propose(tx, &vault, &account, (actor.person(), &reason), actor.now_ms).await?;
        let subject = format!("minor {}", minor_case.account);
        audit::record(tx, &actor, &subject, ("", &format!("closed to play: {}", minor_case.reason))).await?;
        Ok::<_, ApiError>(minor_case)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Confirms a report of an underage member, and records it with the amount that was returned.
async fn confirm_minor(store: &Store, actor: Actor, account: String) -> Result<Minor, ApiError> {
    let work = async move |tx: &mut Connection| {
        let minor_case = minor::confirm(tx, &account, actor.person(), actor.now_ms).await?;
        let latter = format!("confirmed, {} minor units of {} given back", minor_case.returned, minor_case.currency);
        let subject = format!("minor {}", minor_case.account);
        audit::record(tx, &actor, &subject, ("closed to play", &latter)).await?;
        Ok::<_, ApiError>(minor_case)
    };
    store.write(move |tx| Box::pin(async move { work(tx).await })).await
}
