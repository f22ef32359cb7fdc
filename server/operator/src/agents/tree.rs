//! The tree as the operator sees it: who stands below an account, and who stood where on a day.

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

use super::{MOST, PAGE, place};
use crate::members::member_of;

/// How deep a tree is shown unless the call says otherwise.
pub(super) const DEPTH: u32 = 3;

/// Somebody below an account.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TreeMember {
    /// Account name.
    account: String,
    /// Number of the account type.
    account_type: i64,
    /// Account name of the upline.
    upline: String,
    /// 1 directly below.
    depth: i64,
    /// Since when it stands there, RFC 3339.
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

/// Lines of the tree below an account.
pub(super) async fn shown(store: &Store, account: &str, depth: u32) -> Result<Vec<String>, ApiError> {
    let member = member_of(store, account).await?;
    let rows = places::below(store.reader(), &member, (i64::from(depth), MOST)).await?;
    let list: Vec<TreeMember> = rows.into_iter().map(TreeMember::from).collect();
    let mut lines =
        vec![format!("{}  type {}  under {}", member.account, member.account_type().number(), place(&member.upline))];
    lines.extend(TreeMember::lines(&list, &member.account, 1));
    Ok(lines)
}

query! {
    /// Whose tree.
    pub(super) struct TreeQuery {
        /// Account name.
        account: RequiredParam<Text<64>>,
        /// How deep; 3 unless given.
        depth: OptionalParam<Whole<1, 32>>,
    }
}

/// Who stands below an account.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TreeBelow {
    /// Account name.
    account: String,
    /// Number of the account type.
    account_type: u32,
    /// Account name of the upline; empty at the top.
    upline: String,
    /// Those directly below first; at most 500.
    content: Vec<TreeMember>,
}

/// Who stands below an account now
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
    let rows = places::below(base.store.reader(), &member, (depth, MOST)).await?;
    Ok(Reply(TreeBelow {
        account_type: member.account_type().number(),
        upline: member.upline,
        account: member.account,
        content: rows.into_iter().map(TreeMember::from).collect(),
    }))
}

query! {
    /// Which places.
    pub(super) struct PlacementsQuery {
        /// All places of this account, from the first one on.
        account: OptionalParam<Text<64>>,
        /// Or: who stood where at the end of this day of the operator, `2026-11-20`.
        day: OptionalParam<Text<10>>,
        /// Of a day: only who stood below this account.
        under: OptionalParam<Text<64>>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Places on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A place of somebody in the tree.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorPlacement {
    /// Account name.
    account: String,
    /// Account name of the upline; empty at the top.
    upline: String,
    /// RFC 3339.
    since: String,
    /// RFC 3339; empty where it stands there still.
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
        format!("{:<24} under {:<24} {} until {until}", self.account, place(&self.upline), self.since)
    }
}

/// All places of an account.
pub(super) async fn of_member(store: &Store, account: &str) -> Result<Vec<OperatorPlacement>, ApiError> {
    let member = member_of(store, account).await?;
    let rows = places::of_member(store.reader(), &member).await?;
    Ok(rows.into_iter().map(OperatorPlacement::from).collect())
}

/// Who stood where at the end of a day.
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
    let rows = places::at(store.reader(), (day.until_ms() - 1, under.as_ref()), bounds).await?;
    Ok(rows.into_iter().map(OperatorPlacement::from).collect())
}

/// Places in the tree.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorPlacements {
    content: Vec<OperatorPlacement>,
}

/// Who stood where
///
/// All places of an account, or everybody's at the end of a day.
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
