//! The member's calls: reading and changing consents to promotional messages.

use axum::extract::State;
use axum::http::StatusCode;
use lumora_core::wire::{
    CONSENT_TEXT_VERSION, Envelope, MarketingChannel, MarketingConsent, MarketingConsentRequest, MarketingConsents,
    code,
};
use utoipa::{OpenApiRouter, routes};

use super::row::{self, ChangedBy};
use crate::PrivacyState;
use identity::closing::require_open;
use identity::session::{Member, MemberEvenExcluded};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Json, Reply};
use platform::store::{Connection, StoreError};

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<PrivacyState> {
    OpenApiRouter::new().routes(routes!(state, change))
}

/// Consents to promotional messages
///
/// By channel; a channel that the member has never consented to counts as not granted.
#[utoipa::path(
    get, path = "/wps/member/marketingConsents", tag = "privacy", security(("session" = [])),
    responses((status = 200, body = Envelope<MarketingConsents>), (status = 401, body = ErrorEnvelope))
)]
async fn state(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<MarketingConsents>, ApiError> {
    member.require_real()?;
    Ok(Reply(present(&base, &member).await?))
}

/// Give or withdraw a consent
///
/// To give one, the request names the version of the text that the member agreed to; where that has changed since, nothing is stored.
/// Every change is recorded.
#[utoipa::path(
    put, path = "/wps/member/marketingConsents", tag = "privacy", security(("session" = [])),
    request_body = MarketingConsentRequest,
    responses(
        (status = 200, body = Envelope<MarketingConsents>), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "Who is excluded from play gives no consent", body = ErrorEnvelope),
        (status = 409, description = "The words have changed", body = ErrorEnvelope)
    )
)]
async fn change(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    ip: ClientIp,
    Json(request): Json<MarketingConsentRequest>,
) -> Result<Reply<MarketingConsents>, ApiError> {
    member.require_real()?;
    if request.granted {
        member.require_not_excluded(base.clock.now_ms())?;
    }
    // A withdrawal agrees to no text.
    if request.granted && request.text_version != CONSENT_TEXT_VERSION {
        let message = "the words of the consent have changed: read them again, and send their version";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::CONSENT_TEXT_CHANGED, message));
    }
    let (id, now_ms, by) = (member.id.clone(), base.clock.now_ms(), ChangedBy::Member(ip.to_string()));
    let work = async move |tx: &mut Connection| {
        require_open(tx, &id).await?;
        row::set(tx, &id, request.channel, request.granted, &by, now_ms).await?;
        Ok::<_, ApiError>(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(present(&base, &member).await?))
}

async fn present(base: &Base, member: &Member) -> Result<MarketingConsents, StoreError> {
    let rows = row::of_member(base.store.reader(), &member.id).await?;
    let (mail, mobile) = identity::verified_hints(&member.row);
    let list = MarketingChannel::ALL.into_iter().map(|channel| {
        let found = rows.iter().find(|(name, ..)| name == channel.name());
        MarketingConsent {
            channel,
            granted: found.is_some_and(|(_, granted, _)| *granted == 1),
            changed_at: found.map(|(.., at)| rfc3339(*at)).unwrap_or_default(),
            hint: if channel == MarketingChannel::Email { mail.clone() } else { mobile.clone() },
        }
    });
    Ok(MarketingConsents { text_version: CONSENT_TEXT_VERSION.to_owned(), list: list.collect() })
}
