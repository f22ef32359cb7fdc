//! The tree of agents and members: who is below an account, and everybody's place on an earlier day.

use agents::back_office::places::{self, Below, Place};
use axum::extract::State;
use lumora_core::wire::Envelope;
use platform::Base;
use platform::clock::rfc3339;
use platform::day::{self, Day};
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{OptionalParam, Page, PageNumber, PageSize, RequiredParam, Text, Whole, invalid_field};
use platform::query;
use platform::store::Store;
use serde::Serialize;
use utoipa::ToSchema;

use super::{MAX_LISTED, PAGE, upline_name};
use crate::members::member_of;

/// Default number of levels of a tree that are shown.
pub(super) const DEPTH: u32 = 3;

/// A member below an account.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TreeMember {
    /// Account name of the member.
    account: String,
    /// Number of the account type.
    account_type: i64,
    /// Account name of the upline.
    upline: String,
    /// Level below the account; 1 is directly below.
    depth: i64,
    /// When it got this place, RFC 3339.
    since: String,
}

impl From<Below> for TreeMember {
    fn from(it: Below) -> Self {
        let since = rfc3339(it.since_ms);
        Self { account: it.account, account_type: it.account_type, upline: it.upline, depth: it.depth, since }
    }
}

impl TreeMember {
    fn lines(list: &[Self], upline: &str, depth: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for it in list.iter().filter(|it| it.upline == upline) {
            lines.push(format!("{}{}  type {}  since {}", "  ".repeat(depth), it.account, it.account_type, it.since));
            lines.extend(Self::lines(list, &it.account, depth + 1));
        }
        lines
    }
}

/// The tree below an account, printed as indented lines.
pub(super) async fn lines(store: &Store, account: &str, depth: u32) -> Result<Vec<String>, ApiError> {
    let member = member_of(store, account).await?;
    let rows = places::below(store.reader(), &member, (i64::from(depth), MAX_LISTED)).await?;
    let list: Vec<TreeMember> = rows.into_iter().map(TreeMember::from).collect();
    let mut lines = vec![format!(
        "{}  type {}  under {}",
        member.account,
        member.account_type().number(),
        upline_name(&member.upline)
    )];
    lines.extend(TreeMember::lines(&list, &member.account, 1));
    Ok(lines)
}

query! {
    /// Which tree to show.
    pub(super) struct TreeQuery {
        /// Account name of the member.
        account: RequiredParam<Text<64>>,
        /// Number of levels; 3 unless given.
        depth: OptionalParam<Whole<1, 32>>,
    }
}

/// The members below an account.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TreeBelow {
    /// Account name of the member.
    account: String,
    /// Number of the account type.
    account_type: u32,
    /// Account name of the upline; empty at the top.
    upline: String,
    /// The members, directly below first; at most 500.
    content: Vec<TreeMember>,
}

/// Members below an account
#[utoipa::path(
    get, path = "/wps/operator/agents/tree", tag = "operator", security(("operator" = [])), params(TreeQuery),
    responses(
        (status = 200, body = Envelope<TreeBelow>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn below(
    State(base): State<Base>,
    Query(query): Query<TreeQuery>,
) -> Result<Reply<TreeBelow>, ApiError> {
    let member = member_of(&base.store, &query.account.0).await?;
    let depth = i64::from(query.depth.0.unwrap_or(DEPTH));
    let rows = places::below(base.store.reader(), &member, (depth, MAX_LISTED)).await?;
    Ok(Reply(TreeBelow {
        account_type: member.account_type().number(),
        upline: member.upline,
        account: member.account,
        content: rows.into_iter().map(TreeMember::from).collect(),
    }))
}

query! {
    /// Which places to list: those of an account, or of a day.
    pub(super) struct PlacementsQuery {
        /// All places of the account with this name, oldest first.
        account: OptionalParam<Text<64>>,
        /// Or everybody's place at the end of this day in the operator's time zone, such as `2026-11-20`.
        day: OptionalParam<Text<10>>,
        /// With `day`: only members who were below this account.
        under: OptionalParam<Text<64>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Places on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A place that a member has or had in the tree.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorPlacement {
    /// Account name of the member.
    account: String,
    /// Account name of the upline; empty at the top.
    upline: String,
    /// When it got this place, RFC 3339.
    since: String,
    /// When it left this place, RFC 3339; empty if it still has it.
    until: String,
}

impl From<Place> for OperatorPlacement {
    fn from(it: Place) -> Self {
        let until = it.until_ms.map(rfc3339).unwrap_or_default();
        Self { account: it.account, upline: it.upline, since: rfc3339(it.since_ms), until }
    }
}

impl OperatorPlacement {
    pub(super) fn line(&self) -> String {
        let until = if self.until.is_empty() { "now" } else { &self.until };
        format!("{:<24} under {:<24} {} until {until}", self.account, upline_name(&self.upline), self.since)
    }
}

/// All places that an account had, oldest first.
pub(super) async fn of_member(store: &Store, account: &str) -> Result<Vec<OperatorPlacement>, ApiError> {
    let member = member_of(store, account).await?;
    let rows = places::of_member(store.reader(), &member).await?;
    Ok(rows.into_iter().map(OperatorPlacement::from).collect())
}

/// Everybody's place at the end of a day, or only of those below an account.
pub(super) async fn on_day(
    store: &Store,
    (day, under): (&str, Option<&str>),
    bounds: (i64, i64),
) -> Result<Vec<OperatorPlacement>, ApiError> {
    let offset = day::offset_minutes(store.reader()).await?;
    let day =
        Day::parse(day, offset).ok_or_else(|| invalid_field("day", "day must be one such as 2026-11-20".to_owned()))?;
    let under = match under {
        Some(account) => Some(member_of(store, account).await?),
        None => None,
    };
    let rows = places::placements_at(store.reader(), (day.until_ms() - 1, under.as_ref()), bounds).await?;
    Ok(rows.into_iter().map(OperatorPlacement::from).collect())
}

/// Places in the tree.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorPlacements {
    content: Vec<OperatorPlacement>,
}

/// Places in the tree
///
/// All places that an account had, or everybody's at the end of a day.
#[utoipa::path(
    get, path = "/wps/operator/agents/placements", tag = "operator", security(("operator" = [])), params(PlacementsQuery),
    responses(
        (status = 200, body = Envelope<OperatorPlacements>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 422, description = "Neither an account nor a day is named", body = ErrorEnvelope)
    )
)]
pub(super) async fn placements(
    State(base): State<Base>,
    Query(query): Query<PlacementsQuery>,
) -> Result<Reply<OperatorPlacements>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let content = match (query.account.0.as_deref(), query.day.0.as_deref()) {
        (Some(account), _) => of_member(&base.store, account).await?,
        (None, Some(day)) => {
            on_day(&base.store, (day, query.under.0.as_deref()), (page.offset(), page.limit())).await?
        }
        (None, None) => return Err(invalid_field("account", "name an account, or a day".to_owned())),
    };
    Ok(Reply(OperatorPlacements { content }))
}
