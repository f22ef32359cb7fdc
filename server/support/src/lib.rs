//! Customer support: conversations with members, and with visitors, who are identified by a token (sections 2, 4 and 6
//! of the specification).
//!
//! All conversations are in one store, whether the chat room or the feedback form opened them. A customer has one open
//! conversation; a message without one opens it. An operator takes the oldest waiting one, answers and closes it
//! ([`back_office`]); the customer's page gets changes by the stream of events or by polling. Each message carries an
//! id that its sender chose (`clientId`), so that a retry adds nothing.
//!
//! Customers can write while the site is closed: the page shown then has a button that leads here.

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
mod posting;
mod watch;

use axum::extract::DefaultBodyLimit;
use lumora_core::domain::upload::IMAGE_BYTES;
use platform::Base;
use platform::clock::DAY_MS;
use platform::expiry::{Condition, Expiry};
use platform::jobs::Kind;
use platform::store::{Migration, migrations};
use utoipa::{OpenApiRouter, routes};

pub use conversation::present;
pub use customer::{MaybeCustomer, listening_visitor};
pub use personal_data::DATA;
pub use watch::watch;

/// The database migrations of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0120_support", "0121_feedback"];

/// The tables of this crate whose rows expire: visitor tokens, and pictures that no message shows after a day.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("support_visitors", &["id"], "expires_at", 0),
    Expiry::of("support_pictures", &["id"], "uploaded_at", DAY_MS).only(Condition::Null("conversation_id")),
];

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[Kind::scheduled::<idle::CloseIdleConversations>()];

/// The calls that are answered even while the site is closed. They go without the idempotency layer: a repeated message
/// is recognised by its `clientId`, and repeating any other call does no harm.
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

/// The calls that are refused while the site is closed.
pub fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(feedback::feedback))
}
