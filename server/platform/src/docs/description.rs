//! The head of the OpenAPI document (title, tags, security schemes), and schemas that no call names.

use lumora_core::wire::{
    BalanceValue, CaptchaKind, CashierChange, ChangePasswordRequest, Done, Envelope, FactorRequest, JobProgress,
    LoginRequest, NewPayoutAccount, PasswordMobileRequest, PasswordResetRequest, PaymentPasswordRecovery,
    PaymentPasswordRequest, RealityCheck, RegisterRequest, RemovePayoutAccount, RevisionValue, SupportConversation,
    UnreadValue, VoucherRequest, WithdrawalRequest,
};
use utoipa::openapi::OpenApi as Document;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::completion;

/// The head of the OpenAPI document.
#[derive(Debug, OpenApi)]
#[openapi(
    info(title = "Lumora API", description = include_str!("introduction.md")),
    // Bodies of sealed calls: the calls themselves name only the sealed body.
    components(schemas(
        LoginRequest, RegisterRequest, ChangePasswordRequest, PasswordResetRequest, PasswordMobileRequest, FactorRequest,
        CaptchaKind, Envelope<Done>, PaymentPasswordRequest, PaymentPasswordRecovery, VoucherRequest, NewPayoutAccount,
        RemovePayoutAccount, WithdrawalRequest,
        // Data of the events of the stream.
        BalanceValue, UnreadValue, RevisionValue, JobProgress, SupportConversation, CashierChange, RealityCheck
    )),
    tags(
        (name = "system", description = "Start-up, sealing, language."),
        (name = "session", description = "Login, logout, captcha, remembered logins."),
        (name = "account", description = "Registration and its rules, codes, forgotten and changed passwords."),
        (name = "member", description = "Who the member is."),
        (name = "wallet", description = "What the member has."),
        (name = "wallets", description = "Wallets that vendors keep: what they hold, and transfers to and from them."),
        (name = "games", description = "Vendors, games, favourites, launches."),
        (name = "content", description = "Notices, banners, what the home page shows."),
        (name = "support", description = "Conversations with customer service."),
        (name = "promotions", description = "Promotions, sign-ups, applications, raffles."),
        (name = "missions", description = "Missions, checking in, leaderboards."),
        (name = "points", description = "The points mall."),
        (name = "referral", description = "Members' links, and the friends who came by them."),
        (name = "rewards", description = "Cashback, levels, and everything that waits to be claimed."),
        (name = "cashier", description = "Deposits, accounts to be paid to, withdrawals, the payment password."),
        (name = "records", description = "Every bet, every movement of money or points, and what days came to."),
        (name = "messages", description = "What the site and the operator have told the member."),
        (name = "fair play", description = "Limits, pauses and exclusion, reality checks, figures about play, where help is found."),
        (name = "privacy", description = "Consents to promotional messages, a copy of the member's data, closing the account."),
        (name = "payments", description = "For payment providers: what has happened to a payment, signed."),
        (name = "seamless wallet", description = "For suppliers of games: stakes and payouts, call by call, signed."),
        (name = "agents", description = "For agents: their team, accounts below them, contracts, settlements, records."),
        (name = "operator", description = "For the operator: content, settings and status, behind a key.")
    ),
    modifiers(&Security)
)]
pub struct Description;

/// Adds the security schemes.
struct Security;

impl Modify for Security {
    fn modify(&self, document: &mut Document) {
        let components = document.components.get_or_insert_default();
        let bearer =
            HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("The token of a login.")).build();
        components.add_security_scheme("session", SecurityScheme::Http(bearer));
        let token = ApiKeyValue::with_description(
            "X-Visitor-Token",
            "The token of a visitor, given by `POST /wps/support/visitor`. It is taken from this header only.",
        );
        components.add_security_scheme("visitor", SecurityScheme::ApiKey(ApiKey::Header(token)));
        let signature = ApiKeyValue::with_description(
            "X-Signature",
            "Lower-case hexadecimal HMAC-SHA256 of the exact body under the supplier's secret; `X-Supplier` names the supplier.",
        );
        components.add_security_scheme("supplier", SecurityScheme::ApiKey(ApiKey::Header(signature)));
        let key = ApiKeyValue::with_description(
            "X-Operator-Key",
            "A key that `lumora-server admin keys add NAME` has made. It is taken from this header only.",
        );
        components.add_security_scheme("operator", SecurityScheme::ApiKey(ApiKey::Header(key)));
    }
}

/// Completes the document that the routers have collected.
pub fn finish(mut document: Document) -> Document {
    completion::complete(&mut document);
    document
}
