//! Members and their authentication: accounts, sessions, every way to log in, second factors and recovery (sections 2 to 9 of the
//! specification).
//!
//! The modules are layered; each imports only modules before it in this list: [`member`] and [`passwords`] (rows and hashes),
//! [`tree`] (the agent tree), [`captcha`], [`lockout`], [`session`] (tokens, the caller), [`idempotency`], [`fields`] (form fields
//! and their rules), [`alert`], [`exclusion`] (an excluded person's other accounts), [`verification`] (codes by mail and SMS),
//! [`phone_identity`], [`totp`], [`password`] (rules, tickets), [`login`], [`recovery`], [`passkey`], [`social`], [`free_play`],
//! [`registration`], [`upline`] (transfers to the upline), [`closing`], `contact`, `payee_name`, [`payment_password`], `account`.
//! Outside the layers are [`audience`], `personal_data` and `state`.

mod account;
pub mod alert;
pub mod audience;
pub mod captcha;
pub mod closing;
mod contact;
pub mod exclusion;
pub mod fields;
pub mod free_play;
pub mod idempotency;
pub mod lockout;
pub mod login;
pub mod member;
pub mod passkey;
pub mod password;
pub mod passwords;
mod payee_name;
pub mod payment_password;
mod personal_data;
pub mod phone_identity;
pub mod recovery;
pub mod registration;
pub mod session;
pub mod social;
mod state;
pub mod totp;
pub mod tree;
pub mod upline;
pub mod verification;

use platform::Base;
use platform::expiry::Expiry;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};
use utoipa::OpenApiRouter;

pub use account::balance_of;
pub use contact::verified_hints;
pub use personal_data::DATA;
pub use state::{IdentityConfig, IdentityState};

/// The database migrations of this crate.
pub const MIGRATIONS: &[Migration] = migrations![
    "0002_members",
    "0004_idempotency",
    "0021_idempotency_claims",
    "0030_member_details",
    "0031_register_settings",
    "0032_affiliates",
    "0033_password_tickets",
    "0035_verification",
    "0036_sessions",
    "0038_factors",
    "0039_captcha",
    "0040_guests",
    "0041_social",
    "0042_passkeys",
    "0043_phone_identity",
    "0080_session_family",
    "0108_rate_limits",
    "0110_idempotency_outcomes",
    "0140_payment_passwords",
    "0144_proven_names",
    "0300_file_tickets",
    "0311_registrations_by_link",
    "0341_member_tree",
    "0361_team_lookups",
    "0414_authenticator_changes",
    "0366_terms_pending",
];

/// The rows of this crate that expire.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("password_tickets", &["token_hash"], "expires_at", 0),
    Expiry::of("captchas", &["id"], "expires_at", 0),
    Expiry::of("idempotent_replies", &["caller", "idempotency_key"], "expires_at", 0),
    Expiry::of("remembered_logins", &["selector"], "expires_at", 0),
    Expiry::of("verification_codes", &["purpose", "target"], "expires_at", 0),
    Expiry::of("factor_challenges", &["id_hash"], "expires_at", 0),
    Expiry::of("social_flows", &["state_hash"], "expires_at", 0),
    Expiry::of("social_tickets", &["ticket_hash"], "expires_at", 0),
    Expiry::of("passkey_ceremonies", &["id_hash"], "expires_at", 0),
    Expiry::of("used_identity_tokens", &["token_hash"], "expires_at", 0),
    Expiry::of("file_tickets", &["ticket_hash"], "expires_at", 0),
    lockout::EXPIRING,
];

/// The background jobs of this crate.
pub static JOBS: &[Kind<Base>] = free_play::JOBS;

/// The routes of this crate that are refused while the site is closed (maintenance, or a blocked region).
pub fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new()
        .merge(captcha::router())
        .merge(idempotency::router())
        .merge(account::router())
        .merge(contact::router())
        .merge(payee_name::router())
        .merge(payment_password::router())
        .merge(login::router())
        .merge(fields::router())
        .merge(registration::router())
        .merge(recovery::router())
        .merge(verification::router())
        .merge(totp::router())
        .merge(social::router())
        .merge(free_play::router())
        .merge(passkey::router())
        .merge(phone_identity::router())
}

/// The routes of this crate that a closed site still answers.
pub fn always_router() -> OpenApiRouter<IdentityState> {
    account::always_router()
}
