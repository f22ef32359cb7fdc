//! Transfers to the upline (section 2 of the specification, page `transferUpline`).
//!
//! A member gives money to the agent above, without a fee. [`identity::upline`] decides who may receive it. Only what
//! may be withdrawn can be given: otherwise bonus money could leave through an agent without being wagered
//! ([`team_transfer`](crate::team_transfer)).

pub mod back_office;
mod give;
mod read;
mod routes;

pub(crate) use routes::router;
