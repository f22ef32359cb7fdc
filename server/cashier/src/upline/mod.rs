//! Transfers to the upline (section 2 of the specification, page `transferUpline`).
//!
//! A member gives money to the agent above, without a fee. Who may be given money is [`identity::upline`]'s to say; only what may leave the
//! site may leave here too, by the rule of the withdrawal, since otherwise a promotion could be carried out through an agent
//! ([`team_transfer`](crate::team_transfer)).

pub mod back_office;
mod give;
mod read;
mod routes;

pub(crate) use routes::router;
