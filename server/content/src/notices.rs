//! Banners and notices: relay call `MCSFE_getListAnnouncements`, and announcements for agents (sections 2, 3 and 7 of
//! the specification).

use axum::extract::State;
use lumora_core::domain::account::agent_centre_gate;
use lumora_core::wire::{AgentAnnouncements, Banner, Envelope, Notice, NoticeValue};

use super::system;
use identity::session::{MaybeMember, MemberEvenExcluded, pass};

use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, Choices, Kind, LanguageCode, OneOf, OptionalParam, Shape};
use platform::query;
use platform::settings::Settings;
use platform::store::{Store, StoreError, from_row, sql};
use platform::texts::Texts;

/// Announcement types of section 9: board, player, popup, promotion, holiday.
const TYPES: [&str; 5] = ["B", "PL", "PU", "PR", "H"];

/// One announcement type.
#[derive(Debug)]
pub(super) struct NoticeType;

impl Choices for NoticeType {
    type Value = &'static str;

    fn all() -> Vec<(&'static str, &'static str)> {
        TYPES.map(|name| (name, name)).to_vec()
    }
}

/// The platform of this site's pages: `W`.
#[derive(Debug)]
pub(super) struct Web;

impl Choices for Web {
    type Value = &'static str;

    fn all() -> Vec<(&'static str, &'static str)> {
        vec![("W", "W")]
    }
}

/// Announcement types, separated by commas.
#[derive(Debug)]
pub(super) struct NoticeTypes;

impl Kind for NoticeTypes {
    type Value = Vec<&'static str>;

    fn read(text: &str) -> Option<Vec<&'static str>> {
        text.split(',').map(OneOf::<NoticeType>::read).collect()
    }

    fn expected() -> String {
        format!("announcement types separated by commas: {}", TYPES.join(", "))
    }

    fn shape() -> Shape {
        let one = TYPES.join("|");
        Shape::Pattern(format!("^({one})(,({one}))*$"))
    }
}

query! {
    /// Query of the announcements.
    pub(super) struct AnnouncementQuery {
        /// Announcement types, separated by commas: B, PL, PU, PR, H. All of them unless given.
        types: OptionalParam<NoticeTypes>,
        /// Platform: `W`.
        platform: OptionalParam<OneOf<Web>>,
        /// Default execution type: `B`.
        execution: OptionalParam<OneOf<NoticeType>>,
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

query! {
    /// Query of the announcements for agents.
    pub(super) struct AgentAnnouncementQuery {
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

/// Audience of a notice, as stored.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Audience {
    /// Everybody.
    All,
    /// Agents, who read it in the agent centre.
    Agents,
}

impl Audience {
    const fn name(self) -> &'static str {
        match self {
            Self::All => "ALL",
            Self::Agents => "AGENTS",
        }
    }
}

/// Maximum number of notices in a response, and of banners.
const MAX_ROWS: i64 = 200;

struct NoticeRow {
    id: String,
    notice_type: String,
    published_at: i64,
    service: i64,
}

from_row!(NoticeRow { id, notice_type, published_at, service });

impl NoticeRow {
    /// Whether the notice is advertising: promotions always are, popups unless the operator marks them as service.
    fn is_advertising(&self) -> bool {
        match self.notice_type.as_str() {
            "PR" => true,
            "PU" => self.service == 0,
            _ => false,
        }
    }
}

struct BannerRow {
    id: String,
    group_name: String,
    image_url: String,
    mobile_url: String,
    is_linked: i64,
    link: String,
}

from_row!(BannerRow { id, group_name, image_url, mobile_url, is_linked, link });

/// Banners and notices
///
/// `player` holds the types B, PL and H, latest first; `promotion` those of type PR; `popup` those of type PU in the order
/// that the operator gave them, none while the setting `popups_at_start` is off. A member who is excluded from play or bears
/// a marker of harm gets none of type PR, and of the popups those that are marked as service. Notices for agents are in none of
/// them. The HTML of a notice was cleaned when it was stored.
#[utoipa::path(
    get, path = "/wps/relay/MCSFE_getListAnnouncements", tag = "content", params(AnnouncementQuery),
    responses((status = 200, body = Envelope<NoticeValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn announcements(
    State(base): State<Base>,
    MaybeMember(member): MaybeMember,
    header: Language,
    Query(query): Query<AnnouncementQuery>,
) -> Result<Reply<NoticeValue>, ApiError> {
    let types = query.types.0.unwrap_or_else(|| TYPES.to_vec());
    let language = params::language(&query.language, header);
    let mut value = NoticeValue { banners: banners(&base.store, language).await?, ..NoticeValue::default() };
    let popups = Settings::load(&base.store).await?.is_on("popups_at_start");
    let is_marketed_to = match &member {
        Some(member) => protection::may_be_marketed_to(base.store.reader(), &member.id).await?,
        None => true,
    };
    let notices = notices(&base, language, Audience::All, is_marketed_to).await?;
    for notice in notices.into_iter().filter(|notice| types.contains(&notice.notice_type.as_str())) {
        match notice.notice_type.as_str() {
            "PU" if !popups => {}
            "PU" => value.popup.push(notice),
            "PR" => value.promotion.push(notice),
            _ => value.player.push(notice),
        }
    }
    Ok(Reply(value))
}

/// Announcements for agents
///
/// Notices whose audience is agents, of every type, latest first. Closed to every other account.
#[utoipa::path(
    get, path = "/wps/agent/announcements", tag = "agents", params(AgentAnnouncementQuery), security(("session" = [])),
    responses(
        (status = 200, body = Envelope<AgentAnnouncements>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 403, description = "The account is no agent's", body = ErrorEnvelope)
    )
)]
pub(super) async fn for_agents(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    header: Language,
    Query(query): Query<AgentAnnouncementQuery>,
) -> Result<Reply<AgentAnnouncements>, ApiError> {
    pass(agent_centre_gate(Some(member.account_type())))?;
    let language = params::language(&query.language, header);
    let is_marketed_to = protection::may_be_marketed_to(base.store.reader(), &member.id).await?;
    let mut content = notices(&base, language, Audience::Agents, is_marketed_to).await?;
    // Nothing opens by itself in the agent centre, so popups are not sorted by their rank.
    content.sort_by(|one, other| other.published_at.cmp(&one.published_at));
    Ok(Reply(AgentAnnouncements { content }))
}

async fn notices(
    base: &Base,
    language: &str,
    audience: Audience,
    is_marketed_to: bool,
) -> Result<Vec<Notice>, StoreError> {
    let store = &base.store;
    let texts = Texts::of(store, "notice", language).await?;
    let rows: Vec<NoticeRow> = sql::query_as(
        "select id, notice_type, published_at, service from notices
         where published_at <= $1 and (expires_at is null or expires_at > $1) and audience = $3
         order by case when notice_type = 'PU' then rank else 0 end, published_at desc, rank, id limit $2",
    )
    .bind(base.clock.now_ms())
    .bind(MAX_ROWS)
    .bind(audience.name())
    .fetch_all(store.reader())
    .await?;
    let notice = |row: NoticeRow| Notice {
        title: texts.get(&row.id, "title"),
        content: texts.get(&row.id, "content"),
        published_at: rfc3339(row.published_at),
        notice_type: row.notice_type,
        id: row.id,
    };
    Ok(rows.into_iter().filter(|row| is_marketed_to || !row.is_advertising()).map(notice).collect())
}

async fn banners(store: &Store, language: &str) -> Result<Vec<Banner>, StoreError> {
    let texts = Texts::of(store, "banner", language).await?;
    let rows: Vec<BannerRow> = sql::query_as(
        "select id, group_name, image_url, mobile_url, is_linked, link from banners order by group_name, rank, id limit $1",
    )
    .bind(MAX_ROWS)
    .fetch_all(store.reader())
    .await?;
    let banner = |row: BannerRow| Banner {
        title: texts.get(&row.id, "title"),
        text: texts.get(&row.id, "text"),
        action: texts.get(&row.id, "action"),
        banner_id: row.id,
        group_name: row.group_name,
        url: row.image_url,
        mobile_url: row.mobile_url,
        linkage_type: row.is_linked != 0,
        link: row.link,
    };
    Ok(rows.into_iter().map(banner).collect())
}

/// The first banner of a page, which the server renders into the page's HTML before any script runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirstBanner {
    /// Picture on wide screens, and on all where there is no narrow one.
    pub wide: String,
    /// Picture on narrow screens; empty where there is none.
    pub narrow: String,
    /// Headline.
    pub title: String,
    /// Line below the headline; may be empty.
    pub text: String,
    /// Label of the button; may be empty.
    pub action: String,
    /// Link of the banner; empty where it has none.
    pub href: String,
}

/// The first banner of a group, in a language. None where pictures are served from other origins: each page then picks
/// one of these origins by itself.
///
/// # Errors
/// When the database fails.
pub async fn first_banner(store: &Store, group: &str, language: &str) -> Result<Option<FirstBanner>, StoreError> {
    if !system::origins(store, "image").await?.is_empty() {
        return Ok(None);
    }
    let first = banners(store, language).await?.into_iter().find(|banner| banner.group_name == group);
    Ok(first.map(|banner| FirstBanner {
        href: banner.href().unwrap_or_default().to_owned(),
        wide: banner.url,
        narrow: banner.mobile_url,
        title: banner.title,
        text: banner.text,
        action: banner.action,
    }))
}
