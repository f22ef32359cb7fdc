//! Conversations with customer service: of members, and of visitors, who are known by a token (sections 2, 4 and 6 of the
//! specification).
//!
//! There is one store of them, whoever began one and by whatever way: the chat room, or the feedback form. A customer has one
//! open conversation; what is said without one opens it. An operator takes the oldest that waits, answers, and closes it
//! ([`back_office`]); what the customer hears of it comes by the stream of events, or by asking. Each message carries a name that
//! its sender gave it, so that sending it again says nothing twice.
//!
//! A closed site goes on talking: its page has a button that leads here.

pub mod back_office;
mod calls;
mod conversation;
mod customer;
mod feedback;
mod hours;
mod idle;
mod message;
mod personal_data;
mod picture;
mod say;
mod watch;

use axum::extract::DefaultBodyLimit;
use lumora_core::domain::upload::IMAGE_BYTES;
use platform::Base;
use platform::expiry::{Condition, Expiry};
use platform::jobs::Kind;
use platform::store::{Migration, migrations};
use utoipa::{OpenApiRouter, routes};

pub use conversation::present;
pub use customer::{MaybeCustomer, listening_visitor};
pub use personal_data::DATA;
pub use watch::watch;

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0120_support", "0121_feedback"];

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Which rows of this crate expire: tokens of visitors, and pictures that no message shows after a day.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("support_visitors", &["id"], "expires_at", 0),
    Expiry::of("support_pictures", &["id"], "uploaded_at", DAY_MS).only(Condition::Null("conversation_id")),
];

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[Kind::scheduled::<idle::CloseIdleConversations>()];

/// The calls of this crate, which a closed site answers too. They stand without the layer of idempotency: a message is told
/// from another by the name that its sender gave it, and all else may be said twice without harm.
pub fn always_router() -> OpenApiRouter<Base> {
    let uploads = OpenApiRouter::new()
        .routes(routes!(picture::upload))
        .route_layer(DefaultBodyLimit::max(IMAGE_BYTES as usize - 1));
    OpenApiRouter::new()
        .routes(routes!(calls::conversation))
        .routes(routes!(calls::visitor))
        .routes(routes!(calls::claim))
        .routes(routes!(calls::messages, calls::send))
        .routes(routes!(calls::read))
        .routes(routes!(calls::typing))
        .routes(routes!(calls::close))
        .routes(routes!(calls::rate))
        .routes(routes!(picture::show))
        .merge(uploads)
}

/// The calls of this crate that a closed site refuses.
pub fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(feedback::feedback))
}
