//! Promotions: list, terms, sign-up, applications with pictures, raffles, operators' decisions, and the points mall
//! (sections 2, 3, 4, 5 and 7 of the specification).
//!
//! A row of `promotion_states` stores only what a member did. The status of a promotion follows from it and from the
//! time by [`domain::promotion`](lumora_core::domain::promotion), which client and server share. Every change is one
//! unit of work that checks the transition, writes the state and posts the reward. The ledger's idempotency key names
//! promotion and member, or the draw, so that nothing is paid twice.

mod apply;
pub mod claimable;
pub mod decide;
pub mod deposit_bonus;
mod detail;
mod filled_texts;
mod free_spins;
mod list;
pub mod pay;
mod personal_data;
pub mod points;
mod prizes;
pub mod public;
mod raffle;
mod row;
mod state;
mod take_part;
mod upload;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use lumora_core::domain::upload::IMAGE_BYTES;
use lumora_core::wire::code;
use utoipa::{OpenApiRouter, routes};

use identity::idempotency;
use platform::Base;
use platform::clock::DAY_MS;
use platform::expiry::{Condition, Expiry};
use platform::http::ApiError;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};

pub use list::searchable;
pub use pay::MoneyReward;
pub use personal_data::DATA;
pub use state::PromotionState;

/// Migrations of this crate's tables, in order.
pub const MIGRATIONS: &[Migration] = migrations![
    "0065_promotions",
    "0066_point_mall",
    "0170_deposit_promotions",
    "0182_promotion_products",
    "0260_points",
    "0321_free_spins"
];

/// Expiry of this crate's rows: pictures that were uploaded and not attached to an application within a day, and
/// delivery addresses some time after the end of their redemption.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("application_images", &["id"], "uploaded_at", DAY_MS).only(Condition::Null("promotion_id")),
    Expiry::of("point_deliveries", &["redemption_id"], "expires_at", 0),
];

/// Kinds of background jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[Kind::scheduled::<points::earn::EarnPoints>()];

/// The calls of this crate.
pub fn router() -> OpenApiRouter<PromotionState> {
    let changing = OpenApiRouter::new()
        .routes(routes!(take_part::join))
        .routes(routes!(take_part::claim))
        .routes(routes!(apply::apply))
        .routes(routes!(raffle::draw))
        .route_layer(middleware::from_fn(idempotency::layer));
    // Outside the idempotency layer, which keeps bodies in memory for their fingerprint: a picture that is uploaded
    // twice is stored twice, and expires unless an application names it.
    let uploads = OpenApiRouter::new()
        .routes(routes!(upload::upload))
        .route_layer(DefaultBodyLimit::max(IMAGE_BYTES as usize - 1));
    OpenApiRouter::new()
        .routes(routes!(list::promotions))
        .routes(routes!(detail::promotion))
        .routes(routes!(raffle::raffle))
        .merge(changing)
        .merge(uploads)
        .merge(points::router())
}

/// 409: the transition is not allowed at this time, or was made before.
fn closed() -> ApiError {
    let message = "this is not possible now: the promotion is not open for it, or it was done before";
    ApiError::refused(StatusCode::CONFLICT, code::PROMOTION_CLOSED, message)
}
