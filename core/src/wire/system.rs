//! Start-up: system status, brand settings, seal key (sections 1, 3, 4, 6 and 7).

use super::{Amount, PolicyInfo};
use crate::domain::money::Money;
use serde::{Deserialize, Serialize};

/// Value of `GET /wps/system/status?url=HOST&language=CODE`, the first call of every visit.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct StatusValue {
    /// 0 normal, 1 maintenance, 2 region restricted.
    pub status: u8,
    /// The visitor's address as the server sees it; shown on the blocked-region page.
    pub ip: String,
    /// When maintenance is expected to end, RFC 3339, if known.
    pub until: Option<String>,
    /// Operator's own words for the maintenance page, as plain text; empty means the bundle's text.
    pub text: String,
    /// The site's revision when this was read; see [`RevisionValue`].
    pub revision: u64,
    /// What the site needs to start. Present for every status, so that the other pages carry brand and support too.
    pub info: SiteInfo,
}

/// Value of `GET /wps/system/revision`: how often the operator has changed the site. Every reply carries it as header
/// `X-Site-Revision` too.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct RevisionValue {
    /// Grows with each change.
    pub revision: u64,
}

/// `info` of the status call.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SiteInfo {
    /// Code of the operator that this host belongs to; travels as header `Merchant`.
    pub merchant_code: String,
    /// Name of the brand, as plain text.
    pub brand_name: String,
    /// The language that a first visit starts with.
    pub default_language: String,
    /// Language codes that the operator offers, in order.
    pub languages: Vec<String>,
    /// Currency of every amount.
    pub currency: Currency,
    /// The feature switches of the operator.
    pub whitelabel: Whitelabel,
    /// Registration switches that the layout needs (the rules are a call of their own).
    pub register: RegisterInfo,
    /// Downloads, badges, vendor logos.
    pub resources: Vec<Resource>,
    /// Ways to reach the operator.
    pub customer_service: Vec<CustomerService>,
    /// The chat room, as the operator dresses it.
    pub chat_room: ChatRoom,
    /// Conversations start where `/wps/system/onlineService` says, in a popup window; otherwise in the chat room.
    pub online_service: bool,
    /// The header shows no bar of sections; the other menus have them still.
    pub header_bar_hidden: bool,
    /// Analytics id, empty when there is none.
    pub analytics: String,
    /// Address of the script that takes the id; empty when there is none.
    pub analytics_script: String,
    /// Country of the visitor, or else the one that the operator has forms begin with; ISO 3166 alpha-2, empty when unknown.
    pub location: String,
    /// Origins that serve images; one is picked at random. Empty means the site's own.
    pub image_cdns: Vec<String>,
    /// Origins that start games; one is picked at random. Empty means what the launch call answers.
    pub launch_game_cdns: Vec<String>,
    /// The key that sealed calls use.
    pub seal: SealKey,
    /// The operator's jackpot pool; absent while there is none, and then the client shows an illustrative figure.
    pub jackpot: Option<JackpotPool>,
    /// Providers of social logins that the operator has set up, such as `google`; each a button.
    pub social: Vec<String>,
    /// Whether visitors without a session may only reach the login page (section 2, guard).
    pub logined_to_home_page: bool,
    /// Clock of the server when it answered, RFC 3339.
    pub server_time: String,
    /// What the operator's licence asks of the pages.
    pub policy: PolicyInfo,
    /// What the operator words otherwise than the bundle of the site.
    pub brand_texts: BrandTexts,
}

/// The brand layer: messages that take the place of the bundle's, in one language (section 3 of the specification).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BrandTexts {
    /// Code of the language that they are in: an answer that comes after the language changed says so.
    pub language: String,
    /// The messages, none twice.
    pub texts: Vec<BrandText>,
}

/// A message in the operator's own words.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BrandText {
    /// Key of the message that it takes the place of.
    pub key: String,
    /// A pattern of Fluent, shown as text and never as HTML.
    pub text: String,
}

/// A currency and how it is written.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Currency {
    /// ISO 4217 code of the currency.
    pub code: String,
    /// The sign that stands before an amount.
    pub symbol: String,
}

impl Currency {
    /// An amount in this currency, with its symbol. The site shows money in no other form.
    #[must_use]
    pub fn format(&self, amount: Money) -> String {
        amount.with_sign(&self.code, &self.symbol)
    }
}

/// The feature switches of section 6, under their own names.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct Whitelabel {
    /// Registration by mobile number.
    #[serde(rename = "MOBILENUMREG3")]
    pub mobile_number_registration: bool,
    /// Registration verifies the mobile number by SMS.
    #[serde(rename = "REGMOBVERF3")]
    pub registration_mobile_verification: bool,
    /// Registration by mobile number with a password.
    #[serde(rename = "MOBILENUMPASSREG3")]
    pub mobile_password_registration: bool,
    /// Registration by user name.
    #[serde(rename = "USERNAMEREG3")]
    pub username_registration: bool,
    /// Free play for guests.
    #[serde(rename = "FREEPLAY3")]
    pub free_play: bool,
    /// An expired password must be changed at login.
    #[serde(rename = "PWDEXPFORCECHANGE3")]
    pub password_expiry_forces_change: bool,
    /// Login by SMS code.
    #[serde(rename = "MOBILEVERCODELOGIN3")]
    pub mobile_code_login: bool,
    /// Password recovery by mobile number.
    #[serde(rename = "CHNGPASSVERIF3")]
    pub password_change_by_mobile: bool,
    /// Visitors may register by themselves: the sign-up button shows.
    #[serde(rename = "DIRECTREG3")]
    pub direct_registration: bool,
}

/// What the layout needs to know of registration.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RegisterInfo {
    /// Whether registration is open at all.
    pub enabled: bool,
}

/// A thing that the operator names: a download, a licence badge, a vendor logo, a recommended browser, a help entry.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Resource {
    /// What it is: `IOS`, `IOS_CONFIG`, `ANDROID`, `LICENSE`, `COMPANY`, `AGE`, `VENDOR_LOGO`, `BROWSER`, `HELP`.
    pub resource_type: String,
    /// Label in the language of the call, as plain text.
    pub label: String,
    /// Picture of it (site-relative or https), empty when it has none.
    pub image_url: String,
    /// Where it leads (site-relative or https), empty when nowhere.
    pub url: String,
    /// Picture of a QR code for it, empty when it has none.
    pub qr_code_url: String,
    /// Number of a licence, or the sign of an age notice such as `18+`; empty when it has none.
    pub number: String,
}

/// A way to reach the operator.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct CustomerService {
    /// Kind: `LIVECHAT`, `VIP`, `MESSENGER`, `TELEGRAM`, `VIBER`, `WHATSAPP`, `LINE`, `ZALO`, `WECHAT`, `QQ`, `FACEBOOK`,
    /// `EMAIL`, `PHONE`, or one that the operator invents.
    pub cs_type: String,
    /// Title in the language of the call, as plain text.
    pub title: String,
    /// Where it leads, as [`crate::domain::contact::Contact`] reads it; empty where the site itself answers.
    pub path: String,
}

/// The chat room: what stands above the ways to talk to somebody.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ChatRoom {
    /// Colour of its header, `#rrggbb`; empty for the site's own.
    pub header_colour: String,
    /// Title in the language of the call, as plain text; empty for the bundle's.
    pub title: String,
    /// Greeting in the language of the call, as plain text; may be empty.
    pub text: String,
}

/// Value of `GET /wps/system/onlineService`: where a conversation starts, by type.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct OnlineServiceValue {
    /// Addresses, in the operator's order.
    pub path_list: Vec<OnlineService>,
}

/// Where a conversation starts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct OnlineService {
    /// 1 in an app, 2 on a phone's page, 3 in a popup window of the web site.
    #[serde(rename = "type")]
    pub kind: u8,
    /// Address, encoded by [`crate::domain::contact::encode`].
    pub path: String,
}

/// The key of sealed calls (see the project's notes on sealing): HPKE base mode, X25519, HKDF-SHA256, ChaCha20-Poly1305.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct SealKey {
    /// Id of the key.
    pub kid: String,
    /// Public key, base64url without padding.
    pub public_key: String,
}

/// Value of `GET /wps/system/seal`: the key, and a nonce for one sealed call within 60 seconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct SealNonce {
    /// Id of the key.
    pub kid: String,
    /// Public key, base64url without padding.
    pub public_key: String,
    /// Single-use nonce, base64url without padding; part of the `aad`.
    pub nonce: String,
}

/// Body of a sealed call. `info` is `wps/v1|METHOD|PATH`, `aad` is `KID|NONCE`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SealedBody {
    /// Id of the key.
    pub kid: String,
    /// The nonce that was handed out for this call.
    pub nonce: String,
    /// Encapsulated key, base64url without padding.
    pub enc: String,
    /// Cipher text, base64url without padding.
    pub ct: String,
}

/// The operator's jackpot pool: an amount at a moment and the rate at which it grows.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct JackpotPool {
    /// The amount at the moment `as_of`.
    pub amount: Amount,
    /// By how much it grows in a second.
    pub per_second: Amount,
    /// The moment at which `amount` counts, RFC 3339.
    pub as_of: String,
}

/// Body of `POST /wps/system/language`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LanguageRequest {
    /// Language code of the specification, such as `EN`.
    pub language: String,
}

/// Value of `GET /wps/system/domainRoute`: the addresses at which the operator is reached.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DomainRouteValue {
    /// The addresses, in the operator's order.
    pub domain_list: Vec<DomainRoute>,
}

/// An address of the operator and how fast it answered.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct DomainRoute {
    /// Origin of the site there.
    pub domain: String,
    /// Milliseconds of the client's own measurement; the server sends 0.
    pub speed: u32,
}
