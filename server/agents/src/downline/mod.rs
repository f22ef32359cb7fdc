//! Downline management (section 2 of the specification, "Agent centre"; rights in section 6): the tree level by level, a search over
//! all of it, what an agent may see of a member, and the actions on members.
//!
//! Members who are named by id are looked up with [`Agent::below`](crate::Agent::below) before any other answer, so that ids of other
//! trees and unknown ones get the same reply. Account names are shown in full, since agents create accounts and find them by name;
//! real names, mail addresses and phone numbers are not.

mod calls;
mod file;
mod freeze;
mod labels;
mod list;
mod message;
mod rows;
mod transfer;

use axum::middleware;
use identity::idempotency;
use utoipa::{OpenApiRouter, routes};

use crate::state::AgentsState;
pub(crate) use freeze::end as end_freeze;
pub use message::SendToDirect;

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<AgentsState> {
    let once = OpenApiRouter::new()
        .routes(routes!(freeze::freeze))
        .routes(routes!(freeze::unfreeze))
        .routes(routes!(message::send))
        .routes(routes!(labels::put))
        .route_layer(middleware::from_fn(idempotency::layer));
    let sealed = OpenApiRouter::new()
        .routes(routes!(transfer::give))
        .route_layer(middleware::from_fn(idempotency::sealed_layer));
    OpenApiRouter::new()
        .routes(routes!(calls::list))
        .routes(routes!(calls::file))
        .routes(routes!(transfer::options))
        .routes(routes!(transfer::list_transfers))
        .merge(once)
        .merge(sealed)
}
