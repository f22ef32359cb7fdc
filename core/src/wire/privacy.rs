//! What a member decides about own data: consent to promotional messages, a copy of everything, the end of the account (sections 4 and 6
//! of the specification).

use super::{Amount, SecretText};
use serde::{Deserialize, Serialize};

/// The version of the words that ask for the consent. Whoever changes their meaning raises it: an answer names the words it was given to.
pub const CONSENT_TEXT_VERSION: &str = "2026-11";

/// A channel that promotional messages come by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MarketingChannel {
    /// Messages by mail.
    #[default]
    Email,
    /// Text messages to the mobile number.
    Sms,
    /// Calls by an operator.
    Call,
}

impl MarketingChannel {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 3] = [Self::Email, Self::Sms, Self::Call];

    /// The word that is stored and travels.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Email => "email",
            Self::Sms => "sms",
            Self::Call => "call",
        }
    }

    /// The channel with this word.
    pub fn from_name(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|channel| channel.name() == word)
    }
}

/// Value of `GET /wps/member/marketingConsents`, and of the call that changes one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MarketingConsents {
    /// The version of the words that an answer is given to now.
    pub text_version: String,
    /// The consents, one for each channel.
    pub list: Vec<MarketingConsent>,
}

/// How the consent to a channel stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MarketingConsent {
    /// The channel of the consent.
    pub channel: MarketingChannel,
    /// The member has consented. Off until then.
    pub granted: bool,
    /// When it was changed last, RFC 3339; empty where it never was.
    pub changed_at: String,
    /// Where it would come, mostly hidden; empty where no address or number is verified, so that nothing can come.
    pub hint: String,
}

/// Body of `PUT /wps/member/marketingConsents`. Value: [`MarketingConsents`] as they are from then on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct MarketingConsentRequest {
    /// The channel of the consent.
    pub channel: MarketingChannel,
    /// Whether messages may come.
    pub granted: bool,
    /// The version of the words that stood beside it.
    pub text_version: String,
}

/// How far a copy of the member's data has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum DataCopyState {
    /// There is no copy.
    #[default]
    None,
    /// The copy is being put together.
    Preparing,
    /// The copy can be downloaded.
    Ready,
    /// The copy could not be made.
    Failed,
}

/// Value of `GET` and `POST /wps/member/dataCopy`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DataCopyValue {
    /// How far the last copy has come.
    pub state: DataCopyState,
    /// The job that makes it, as event `job` names it; empty without one.
    pub job_id: String,
    /// When the copy was asked for, RFC 3339; empty without one.
    pub asked_at: String,
    /// When the copy is deleted, RFC 3339; empty until it is ready.
    pub expires_at: String,
    /// Size of the copy in bytes; 0 until it is ready.
    pub bytes: u64,
    /// From when on another can be asked for, RFC 3339; empty where one can be now.
    pub next_at: String,
}

/// Value of `POST /wps/member/dataCopy/link`: an address that is good once, for two minutes, for this session.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DataCopyLink {
    /// Path of the address on this site.
    pub path: String,
}

/// Value of `GET /wps/member/closing`: what stands in the way of closing the account, and what would be given up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ClosingValue {
    /// What the wallet holds.
    pub balance: Amount,
    /// How much of that could be withdrawn now.
    pub withdrawable: Amount,
    /// The withdrawable money reaches the least withdrawal: it must be withdrawn first.
    pub withdraw_first: bool,
    /// Deposits that wait for their money, or for an operator.
    pub open_deposits: u32,
    /// Withdrawals that are on their way.
    pub open_withdrawals: u32,
    /// A bet is open.
    pub open_bets: bool,
    /// What is in wallets that vendors keep: it must come back first.
    pub elsewhere: Amount,
    /// A transfer to or from such a wallet has not come to its end.
    pub open_transfers: bool,
    /// Credits that are not staked as they must be: they end.
    pub credits: Vec<GivenUpCredit>,
    /// Points that can not be used any more, as a decimal.
    pub points: String,
    /// A payment password is asked for.
    pub payment_password: bool,
    /// Days in which an operator can open the account again.
    pub reopen_days: u32,
}

impl ClosingValue {
    /// Whether the account can be closed now.
    pub fn is_free(&self) -> bool {
        let is_in_order = !self.withdraw_first && !self.open_bets && !self.open_transfers;
        is_in_order && self.open_deposits == 0 && self.open_withdrawals == 0 && !self.elsewhere.0.is_positive()
    }
}

/// A credit that ends with the account.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct GivenUpCredit {
    /// Id of the credit.
    pub id: String,
    /// What the credit was: DEPOSIT, BONUS or POINTS.
    pub source: String,
    /// The amount that was credited.
    pub amount: Amount,
    /// How much would still have to be staked.
    pub left: Amount,
}

/// Body of `POST /wps/member/closing`, sealed. Needs a login password that was proven within ten minutes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct CloseAccountRequest {
    /// The member has said to understand what closing means.
    pub understood: bool,
    /// The balance that is given up, as it was shown: where it has changed since, nothing is closed.
    pub give_up: Amount,
    /// The member's payment password, where there is one.
    pub payment_password: SecretText,
}
