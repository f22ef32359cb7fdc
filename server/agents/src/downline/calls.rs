//! The routes that list an agent's downline level by level, and return the file of one member of it.

use axum::extract::State;
use identity::tree::uplines;
use lumora_core::domain::agent::downline::{DownlineSort, FIGURE_DAYS, MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH};
use lumora_core::wire::{DownlineFile, DownlineName, DownlinePage, Envelope};
use platform::Base;
use platform::day::Day;
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{Choices, OneOf, OptionalParam, PageSize, RequiredParam, Text, invalid_field};
use platform::store::{Store, StoreError};
use platform::{choices, query};

use super::file;
use super::list::{self, ListQuery, Selection, labels};
use super::rows::{self, Span};
use crate::Agent;
use crate::figures::{Zone, catch_up};

/// Rows per page, if the request names no size.
const PAGE: u32 = 20;

choices! {
    /// Orders of the list.
    pub(super) Sorts of DownlineSort
}

/// Ascending (`false`) or descending (`true`).
#[derive(Debug)]
pub(super) struct Orders;

impl Choices for Orders {
    type Value = bool;

    fn all() -> Vec<(&'static str, bool)> {
        vec![("ASC", false), ("DESC", true)]
    }
}

query! {
    /// Filter, order and page of the downline.
    pub(super) struct DownlineQuery {
        /// Id of the member whose direct downline is listed; that of the agent itself if absent.
        parent: OptionalParam<Text<64>>,
        /// First letters of account names or nicknames to search for in the whole tree: at least 2.
        search: OptionalParam<Text<MAX_SEARCH_LENGTH>>,
        /// A label of the agent's: only members who bear it, in the whole tree.
        label: OptionalParam<Text<64>>,
        /// The order: NAME if absent.
        sort: OptionalParam<OneOf<Sorts>>,
        /// The direction of the order: ASC if absent.
        order: OptionalParam<OneOf<Orders>>,
        /// `next` of the page before; the first page if absent.
        cursor: OptionalParam<Text<160>>,
        /// Rows per page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// A member of the team.
    pub(super) struct MemberQuery {
        /// Id of the member.
        pub(super) id: RequiredParam<Text<64>>,
    }
}

/// Downline
///
/// Members directly below the agent, or below a member of its tree; or members of the whole tree who match a search or bear a label.
#[utoipa::path(
    get, path = "/wps/agent/downline", tag = "agents", security(("session" = [])), params(DownlineQuery),
    responses(
        (status = 200, body = Envelope<DownlinePage>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "Not an agent", body = ErrorEnvelope),
        (status = 404, description = "Nobody of the team has the id", body = ErrorEnvelope),
        (status = 422, description = "The cursor is none, or too few letters are looked for", body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    agent: Agent,
    Query(query): Query<DownlineQuery>,
) -> Result<Reply<DownlinePage>, ApiError> {
    let store = &base.store;
    let selection = selection(&agent, &query)?;
    let path = match &selection {
        Selection::Level(id) if *id != agent.0.id => {
            let parent = agent.below(store.reader(), id).await?;
            let mut path = path_to(store, &agent.0.id, id).await?;
            path.push(DownlineName { id: parent.id, account: parent.account });
            path
        }
        _ => Vec::new(),
    };
    let span = span(&base).await?;
    let list_query = ListQuery {
        agent_id: &agent.0.id,
        selection,
        sort: query.sort.0.unwrap_or_default(),
        descending: query.order.0.unwrap_or(false),
        cursor: query.cursor.0.as_deref(),
        limit: query.page_size.0.unwrap_or(PAGE),
        from_day: span.from_day,
    };
    let listed = list::page(store, &list_query).await?;
    Ok(Reply(DownlinePage {
        path,
        content: rows::read(store, &agent.0.id, &listed.ids, span).await?,
        next: listed.next,
        labels: labels(store.reader(), &agent.0.id).await?,
    }))
}

fn selection(Agent(agent): &Agent, query: &DownlineQuery) -> Result<Selection, ApiError> {
    if let Some(label) = &query.label.0 {
        return Ok(Selection::Labelled(label.clone()));
    }
    let Some(letters) = &query.search.0 else {
        return Ok(Selection::Level(query.parent.0.clone().unwrap_or_else(|| agent.id.clone())));
    };
    let letters = letters.trim().to_lowercase();
    if letters.chars().count() < MIN_SEARCH_LENGTH {
        return Err(invalid_field("search", format!("search must have at least {MIN_SEARCH_LENGTH} letters")));
    }
    Ok(Selection::Found(letters))
}

/// The days of the figures, after counting what is left of the streams.
async fn span(base: &Base) -> Result<Span, StoreError> {
    catch_up(&base.store).await?;
    let offset = Zone::read(base.store.reader()).await?.offset_minutes;
    let today = Day::at(base.clock.now_ms(), offset).number();
    Ok(Span { from_day: today - FIGURE_DAYS + 1, today })
}

/// The members between the agent and a member of its tree, uppermost first. Those above the agent are not disclosed.
async fn path_to(store: &Store, agent_id: &str, member_id: &str) -> Result<Vec<DownlineName>, StoreError> {
    let above = uplines(store.reader(), member_id).await?;
    let between = above.into_iter().take_while(|it| it.id != agent_id);
    let mut path: Vec<_> = between.map(|it| DownlineName { id: it.id, account: it.account }).collect();
    path.reverse();
    Ok(path)
}

/// File of a member of the downline
///
/// What the agent may see of a member of its team, and which actions it may take.
#[utoipa::path(
    get, path = "/wps/agent/downline/file", tag = "agents", security(("session" = [])), params(MemberQuery),
    responses(
        (status = 200, body = Envelope<DownlineFile>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "Not an agent", body = ErrorEnvelope),
        (status = 404, description = "Nobody of the team has the id", body = ErrorEnvelope)
    )
)]
pub(super) async fn file(
    State(base): State<Base>,
    agent: Agent,
    Query(MemberQuery { id }): Query<MemberQuery>,
) -> Result<Reply<DownlineFile>, ApiError> {
    let store = &base.store;
    let id = id.0;
    let member = agent.below(store.reader(), &id).await?;
    let span = span(&base).await?;
    let path = path_to(store, &agent.0.id, &id).await?;
    Ok(Reply(file::read(store, &agent.0, &member, path, span).await?))
}
