//! Exchanging the ticket of a social login for a session.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use lumora_core::domain::account::Entrance;
use lumora_core::wire::{Envelope, SealedBody, SecretText, SocialRequest, SocialValue};

use super::browser::Browser;
use super::records::{self, Purpose, VerifiedIdentity, ticket_expired};
use crate::login::{Proof, VerifiedLogin, complete_login};
use crate::member::MemberRow;
use crate::session::Caller;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Reply};
use platform::seal::Sealed;
use platform::store::StoreError;

/// The outcome of a redeemed ticket.
enum Arrival {
    /// The identity is linked to this member.
    Known(Box<MemberRow>),
    /// The identity has no account; `ticket` is for the registration.
    New { ticket: String, vouched: Box<VerifiedIdentity> },
}

/// Log in with an identity of a provider
///
/// The body is a sealed `SocialRequest` with the ticket from the fragment, sent by the browser that began the flow. An
/// identity without an account gets a ticket for a registration. An account with an authenticator needs its code on an
/// unknown browser, as with any other login.
#[utoipa::path(
    post, path = "/wps/session/login/social", tag = "session", request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<SocialValue>),
        (status = 400, description = "Not sealed, or the nonce is spent", body = ErrorEnvelope),
        (status = 401, description = "The ticket is used, too old, or another browser's, or a second factor is needed", body = ErrorEnvelope),
        (status = 403, description = "The account is closed or suspended", body = ErrorEnvelope)
    )
)]
pub(super) async fn login(
    State(base): State<Base>,
    caller: Caller,
    headers: HeaderMap,
    Sealed(request): Sealed<SocialRequest>,
) -> Result<Response, ApiError> {
    let now_ms = base.clock.now_ms();
    let browser_hash = Browser::of(&headers, base.config.is_https()).ok_or_else(ticket_expired)?.hash();
    let ticket = request.ticket.0;
    let arrival = base
        .store
        .write(move |tx| {
            Box::pin(async move {
                let vouched = records::redeem(tx, Purpose::Login, &ticket, now_ms).await?;
                // A ticket sent by another browser is refused, and used up nevertheless.
                let Some(vouched) = vouched.filter(|vouched| vouched.browser_hash == browser_hash) else {
                    return Ok::<_, StoreError>(None);
                };
                if let Some(member) = records::member_of(tx, &vouched).await? {
                    return Ok(Some(Arrival::Known(Box::new(member))));
                }
                let ticket = records::issue(tx, Purpose::Register, &vouched, now_ms).await?;
                Ok(Some(Arrival::New { ticket, vouched: Box::new(vouched) }))
            })
        })
        .await?;
    match arrival.ok_or_else(ticket_expired)? {
        Arrival::Known(member) => {
            member.require_active()?;
            let opening = VerifiedLogin {
                member: *member,
                caller,
                remember: false,
                proof: Proof::Other,
                entrance: Entrance::Member,
                counted: Vec::new(),
            };
            Ok(complete_login(&base, opening).await?.reply(|login| SocialValue::Session { login }))
        }
        Arrival::New { ticket, vouched } => {
            let VerifiedIdentity { identity, .. } = *vouched;
            let value =
                SocialValue::Register { ticket: SecretText(ticket), name: identity.name, email: identity.email };
            Ok(Reply(value).into_response())
        }
    }
}
