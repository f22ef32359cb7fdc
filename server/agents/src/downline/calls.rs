//! The calls that list the downline of an agent, level by level, and show the file of one member of it.

use axum::extract::State;
use identity::tree::uplines;
use lumora_core::domain::agent::downline::{DownlineSort, FIGURE_DAYS, SEARCH_LEAST, SEARCH_MOST};
use lumora_core::wire::{DownlineFile, DownlineName, DownlinePage, Envelope};
use platform::Base;
use platform::day::Day;
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{Choices, OneOf, OptionalParam, PageSize, RequiredParam, Text, invalid_field};
use platform::store::{Store, StoreError};
use platform::{choices, query};

use super::file;
use super::list::{self, ListQuery, Which, labels};
use super::rows::{self, Span};
use crate::Agent;
use crate::figures::{Zone, catch_up};

/// Rows of a page unless the call says otherwise.
const PAGE: u32 = 20;

choices! {
    /// Orders of a list.
    pub(super) Sorts of DownlineSort
}

/// Which way.
#[derive(Debug)]
pub(super) struct Orders;

impl Choices for Orders {
    type Value = bool;

    fn all() -> Vec<(&'static str, bool)> {
        vec![("ASC", false), ("DESC", true)]
    }
}

query! {
    /// Which of the team.
    pub(super) struct DownlineQuery {
        /// Id of whose level it is: of the agent's own unless given.
        parent: OptionalParam<Text<64>>,
        /// The first letters of account names or names to show, in the whole tree: at least 2.
        search: OptionalParam<Text<SEARCH_MOST>>,
        /// Only who bears this label of the agent's, in the whole tree.
        label: OptionalParam<Text<64>>,
        /// NAME unless given.
        sort: OptionalParam<OneOf<Sorts>>,
        /// ASC unless given.
        order: OptionalParam<OneOf<Orders>>,
        /// `next` of the page before; the first page unless given.
        cursor: OptionalParam<Text<160>>,
        /// Rows on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

query! {
    /// Who of the team.
    pub(super) struct OneQuery {
        /// Whose.
        pub(super) id: RequiredParam<Text<64>>,
    }
}

/// Downline
///
/// Those directly below the agent, or below somebody of its tree; or who is found by the first letters of a name, or bears a label, in the whole tree.
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
    let which = which(&agent, &query)?;
    let path = match &which {
        Which::Level(id) if *id != agent.0.id => {
            let parent = agent.below(store.reader(), id).await?;
            let mut path = path_to(store, &agent.0.id, id).await?;
            path.push(DownlineName { id: parent.id, account: parent.account });
            path
        }
        _ => Vec::new(),
    };
    let span = span(&base).await?;
    let asked = ListQuery {
        agent_id: &agent.0.id,
        which,
        sort: query.sort.0.unwrap_or_default(),
        descending: query.order.0.unwrap_or(false),
        cursor: query.cursor.0.as_deref(),
        limit: i64::from(query.page_size.0.unwrap_or(PAGE)),
        from_day: span.from_day,
    };
    let listed = list::page(store, &asked).await?;
    Ok(Reply(DownlinePage {
        path,
        content: rows::read(store, &agent.0.id, &listed.ids, span).await?,
        next: listed.next,
        labels: labels(store.reader(), &agent.0.id).await?,
    }))
}

fn which(Agent(agent): &Agent, query: &DownlineQuery) -> Result<Which, ApiError> {
    if let Some(label) = &query.label.0 {
        return Ok(Which::Labelled(label.clone()));
    }
    let Some(letters) = &query.search.0 else {
        return Ok(Which::Level(query.parent.0.clone().unwrap_or_else(|| agent.id.clone())));
    };
    let letters = letters.trim().to_lowercase();
    if letters.chars().count() < SEARCH_LEAST {
        return Err(invalid_field("search", format!("search must have at least {SEARCH_LEAST} letters")));
    }
    Ok(Which::Found(letters))
}

/// The days that are told of, once what has happened is counted.
async fn span(base: &Base) -> Result<Span, StoreError> {
    catch_up(&base.store).await?;
    let offset = Zone::read(base.store.reader()).await?.offset_minutes;
    let today = Day::at(base.clock.now_ms(), offset).number();
    Ok(Span { from_day: today - FIGURE_DAYS + 1, today })
}

/// Who stands between the agent and somebody of its tree, the uppermost first. Who stands above the agent is not told.
async fn path_to(store: &Store, agent_id: &str, member_id: &str) -> Result<Vec<DownlineName>, StoreError> {
    let above = uplines(store.reader(), member_id).await?;
    let between = above.into_iter().take_while(|it| it.id != agent_id);
    let mut path: Vec<_> = between.map(|it| DownlineName { id: it.id, account: it.account }).collect();
    path.reverse();
    Ok(path)
}

/// File of a downline
///
/// What the agent may see of somebody of its team, and may do there.
#[utoipa::path(
    get, path = "/wps/agent/downline/file", tag = "agents", security(("session" = [])), params(OneQuery),
    responses(
        (status = 200, body = Envelope<DownlineFile>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, description = "Not an agent", body = ErrorEnvelope),
        (status = 404, description = "Nobody of the team has the id", body = ErrorEnvelope)
    )
)]
pub(super) async fn file(
    State(base): State<Base>,
    agent: Agent,
    Query(OneQuery { id }): Query<OneQuery>,
) -> Result<Reply<DownlineFile>, ApiError> {
    let store = &base.store;
    let id = id.0;
    let member = agent.below(store.reader(), &id).await?;
    let span = span(&base).await?;
    let path = path_to(store, &agent.0.id, &id).await?;
    Ok(Reply(file::read(store, &agent.0, &member, path, span).await?))
}
