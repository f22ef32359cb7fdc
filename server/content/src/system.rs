//! Start-up calls: system status, whitelabel, domains (sections 4, 6 and 7 of the specification).

use axum::extract::State;
use lumora_core::domain::address::{is_origin, origin_of};
use lumora_core::domain::money::Money;
use lumora_core::wire::{
    Amount, BrandText, BrandTexts, ChatRoom, CustomerService, DomainRoute, DomainRouteValue, Envelope, JackpotPool,
    Resource, RevisionValue, SiteInfo, StatusValue, Whitelabel,
};

use crate::ContentState;
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, Host, LanguageCode, OptionalParam};
use platform::query;
use platform::region::{self, Visitor};
use platform::revision;
use platform::settings::{Settings, SiteStatus};
use platform::store::{Store, StoreError, sql};
use platform::texts::Texts;
use protection::policy;

/// Id of the only chat room among the texts.
pub const CHAT_ROOM: &str = "main";

query! {
    /// Query of the status call.
    pub(super) struct StatusQuery {
        /// Host that the site was opened on, with its port if it has one.
        url: OptionalParam<Host>,
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

/// System status and site settings
///
/// The first call of every visit. `status` is 0 normal, 1 maintenance, 2 region restricted.
#[utoipa::path(
    get, path = "/wps/system/status", tag = "system", params(StatusQuery),
    responses((status = 200, body = Envelope<StatusValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn status(
    State(state): State<ContentState>,
    visitor: Visitor,
    header: Language,
    Query(query): Query<StatusQuery>,
) -> Result<Reply<StatusValue>, ApiError> {
    let language = params::language(&query.language, header);
    let base = &state.base;
    // Read before anything else: what the answer holds is then at least as new as its revision.
    let revision = base.revision.refresh(&base.store).await?;
    let settings = Settings::load(&base.store).await?;
    let status = match (region::is_blocked(&base.store, &base.countries, &visitor).await?, settings.status()) {
        (true, _) => 2,
        (false, SiteStatus::Maintenance) => 1,
        (false, SiteStatus::Normal) => 0,
    };
    let until = settings.number("status_until").map(rfc3339);
    let text = settings.text("status_text");
    let (ip, revision) = (visitor.address.to_string(), u64::try_from(revision).unwrap_or(0));
    let country = region::country_of(&base.store, &base.countries, &visitor).await?;
    let location = country.map_or_else(|| settings.text("location"), |country| country.to_string());
    let info = SiteInfo { location, ..info(&state, &settings, language).await? };
    Ok(Reply(StatusValue { status, ip, until, text, revision, info }))
}

/// Revision of the site
///
/// A number that grows whenever the operator changes something, which open pages poll. Every reply carries it as
/// `X-Site-Revision` too.
#[utoipa::path(get, path = "/wps/system/revision", tag = "system", responses((status = 200, body = Envelope<RevisionValue>)))]
pub(super) async fn revision(State(base): State<Base>) -> Reply<RevisionValue> {
    let revision = base.revision.recent(&base.store, base.clock.now_ms()).await;
    Reply(revision::to_value(revision))
}

async fn info(state: &ContentState, settings: &Settings, language: &str) -> Result<SiteInfo, StoreError> {
    let ContentState { base, social } = state;
    let store = &base.store;
    let languages =
        sql::query_scalar("select code from site_languages order by rank").fetch_all(store.reader()).await?;
    let licence = policy::of(&settings.text(policy::SETTING));
    let (analytics, analytics_script) = analytics(settings).unwrap_or_default();
    Ok(SiteInfo {
        policy: policy::info(licence, language),
        merchant_code: settings.text("merchant_code"),
        brand_name: settings.text("brand_name"),
        default_language: settings.text("default_language"),
        languages,
        currency: settings.currency(),
        whitelabel: features(settings),
        register: settings.register(),
        resources: resources(store, language).await?,
        customer_service: customer_services(store, language).await?,
        chat_room: chat_room(store, language).await?,
        online_service: has_online_service(store).await?,
        header_bar_hidden: settings.is_on("header_bar_hidden"),
        analytics,
        analytics_script,
        location: String::new(),
        image_cdns: origins(store, "image").await?,
        launch_game_cdns: origins(store, "launch").await?,
        seal: base.seal.public(),
        jackpot: jackpot(store).await?,
        logined_to_home_page: settings.is_on("logined_to_home_page"),
        social: social.names(),
        server_time: rfc3339(base.clock.now_ms()),
        brand_texts: brand_texts(store, language).await?,
    })
}

/// The operator's feature switches. Where the licence closes the free demo, `free_play` is off whatever the switch
/// says.
fn features(settings: &Settings) -> Whitelabel {
    let features = settings.whitelabel();
    let is_demo_open = policy::of(&settings.text(policy::SETTING)).is_demo_open();
    Whitelabel { free_play: features.free_play && is_demo_open, ..features }
}

/// The operator's own wording of texts. A language without any uses the bundled texts, not another language's.
async fn brand_texts(store: &Store, language: &str) -> Result<BrandTexts, StoreError> {
    let query = "select t.id, t.body from texts t join brand_texts b on b.id = t.id
                 where t.subject = 'brand_text' and t.field = 'text' and t.language = $1 and t.body <> '' order by t.id";
    let rows: Vec<(String, String)> = sql::query_as(query).bind(language).fetch_all(store.reader()).await?;
    let texts = rows.into_iter().map(|(key, text)| BrandText { key, text }).collect();
    Ok(BrandTexts { language: language.to_owned(), texts })
}

async fn resources(store: &Store, language: &str) -> Result<Vec<Resource>, StoreError> {
    let texts = Texts::of(store, "resource", language).await?;
    let rows: Vec<(String, String, String, String, String, String)> = sql::query_as(
        "select id, resource_type, image_url, url, qr_code_url, number from site_resources order by rank, id",
    )
    .fetch_all(store.reader())
    .await?;
    let resource = |(id, resource_type, image_url, url, qr_code_url, number): (String, _, _, _, _, _)| Resource {
        label: texts.get(&id, "label"),
        resource_type,
        image_url,
        url,
        qr_code_url,
        number,
    };
    Ok(rows.into_iter().map(resource).collect())
}

async fn customer_services(store: &Store, language: &str) -> Result<Vec<CustomerService>, StoreError> {
    let texts = Texts::of(store, "customer_service", language).await?;
    let rows: Vec<(String, String, String)> =
        sql::query_as("select id, cs_type, path from customer_services order by rank, id")
            .fetch_all(store.reader())
            .await?;
    let service =
        |(id, cs_type, path): (String, _, _)| CustomerService { title: texts.get(&id, "title"), cs_type, path };
    Ok(rows.into_iter().map(service).collect())
}

async fn chat_room(store: &Store, language: &str) -> Result<ChatRoom, StoreError> {
    let texts = Texts::of(store, "chat_room", language).await?;
    let colour: Option<String> = sql::query_scalar("select header_colour from chat_rooms where id = $1")
        .bind(CHAT_ROOM)
        .fetch_optional(store.reader())
        .await?;
    Ok(ChatRoom {
        header_colour: colour.unwrap_or_default(),
        title: texts.get(CHAT_ROOM, "title"),
        text: texts.get(CHAT_ROOM, "text"),
    })
}

/// Whether an external service handles conversations that start in a browser.
async fn has_online_service(store: &Store) -> Result<bool, StoreError> {
    let query = sql::query_scalar::<String>("select id from online_services where kind = 3 limit 1");
    Ok(query.fetch_optional(store.reader()).await?.is_some())
}

/// The operator's origins of a kind, in its order. An entry that is not a plain origin is left out, since it could add
/// more to the content policy of a page.
///
/// # Errors
/// When the database fails.
pub async fn origins(store: &Store, kind: &str) -> Result<Vec<String>, StoreError> {
    let query = sql::query_scalar::<String>("select origin from cdn_origins where kind = $1 order by rank, origin");
    let mut origins = query.bind(kind).fetch_all(store.reader()).await?;
    origins.retain(|origin| is_origin(origin));
    Ok(origins)
}

/// The operator's analytics id and the address of its script; none where either is missing.
#[must_use]
pub fn analytics(settings: &Settings) -> Option<(String, String)> {
    let (id, script) = (settings.text("analytics"), settings.text("analytics_script"));
    let is_sound = origin_of(&script).is_some_and(|(origin, _)| is_origin(origin));
    (!id.is_empty() && is_sound).then_some((id, script))
}

async fn jackpot(store: &Store) -> Result<Option<JackpotPool>, StoreError> {
    let query = "select amount, per_second, as_of from jackpot_pools order by as_of desc, id limit 1";
    let row: Option<(i64, i64, i64)> = sql::query_as(query).fetch_optional(store.reader()).await?;
    Ok(row.map(|(amount, per_second, as_of)| JackpotPool {
        amount: Amount(Money(amount)),
        per_second: Amount(Money(per_second)),
        as_of: rfc3339(as_of),
    }))
}

/// Feature switches
#[utoipa::path(get, path = "/wps/system/whitelabel", tag = "system", responses((status = 200, body = Envelope<Whitelabel>)))]
pub(super) async fn whitelabel(State(base): State<Base>) -> Result<Reply<Whitelabel>, ApiError> {
    Ok(Reply(features(&Settings::load(&base.store).await?)))
}

/// Addresses of the operator's site
///
/// The address of this site when the operator has named none.
#[utoipa::path(get, path = "/wps/system/domainRoute", tag = "system", responses((status = 200, body = Envelope<DomainRouteValue>)))]
pub(super) async fn domain_route(State(base): State<Base>) -> Result<Reply<DomainRouteValue>, ApiError> {
    let mut domains = origins(&base.store, "site").await?;
    if domains.is_empty() {
        domains.push(base.config.site_origin.clone());
    }
    let domain_list = domains.into_iter().map(|domain| DomainRoute { domain, speed: 0 }).collect();
    Ok(Reply(DomainRouteValue { domain_list }))
}
