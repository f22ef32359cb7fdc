//! The pages of the help centre: `/wps/system/helpCenter`.

use std::collections::HashMap;

use axum::extract::State;
use lumora_core::domain::contact_form::Bounds;
use lumora_core::wire::{Envelope, HelpCategory, HelpPage, HelpValue, QuestionType, SearchPage};

use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{self, LanguageCode, OptionalParam};
use platform::query;
use platform::settings::Settings;
use platform::store::{Store, StoreError, from_row, sql};
use platform::texts::Texts;

/// Maximum number of rows that are read of each kind.
const MAX_ROWS: i64 = 300;

/// Bounds of the length of a form's text, in characters, where the operator sets none.
const DEFAULT_BOUNDS: Bounds = Bounds { min: 10, max: 2_000 };

query! {
    /// Query of the help centre.
    pub(super) struct HelpQuery {
        /// Language code; the `Language` header unless given.
        language: OptionalParam<LanguageCode>,
    }
}

struct PageRow {
    id: String,
    category_id: String,
    tool: String,
    updated_at: i64,
}

from_row!(PageRow { id, category_id, tool, updated_at });

/// Help pages by category
///
/// And the topics of feedback, with the bounds of its length. The HTML of a page was sanitised when it was stored.
#[utoipa::path(
    get, path = "/wps/system/helpCenter", tag = "content", params(HelpQuery),
    responses((status = 200, body = Envelope<HelpValue>), (status = 400, body = ErrorEnvelope))
)]
pub(super) async fn help_centre(
    State(base): State<Base>,
    header: Language,
    Query(query): Query<HelpQuery>,
) -> Result<Reply<HelpValue>, ApiError> {
    let language = params::language(&query.language, header);
    let bounds = bounds(&base.store).await?;
    Ok(Reply(HelpValue {
        categories: categories(&base.store, language).await?,
        question_types: question_types(&base.store, language).await?,
        content_min: bounds.min,
        content_max: bounds.max,
    }))
}

/// Bounds of the length of a form's text, in characters, by the operator's settings.
///
/// # Errors
/// When the database fails.
pub async fn bounds(store: &Store) -> Result<Bounds, StoreError> {
    let settings = Settings::load(store).await?;
    let number = |name: &str, usual: u32| settings.number(name).and_then(|it| u32::try_from(it).ok()).unwrap_or(usual);
    let min = number("feedback_min_length", DEFAULT_BOUNDS.min);
    Ok(Bounds { min, max: number("feedback_max_length", DEFAULT_BOUNDS.max).max(min) })
}

async fn categories(store: &Store, language: &str) -> Result<Vec<HelpCategory>, StoreError> {
    let titles = Texts::of(store, "help_category", language).await?;
    let mut pages = pages(store, language).await?;
    let ids: Vec<String> = sql::query_scalar("select id from help_categories order by rank, id limit $1")
        .bind(MAX_ROWS)
        .fetch_all(store.reader())
        .await?;
    let category = |id: String| {
        let pages = pages.remove(&id)?;
        Some(HelpCategory { title: titles.get(&id, "title"), pages, id })
    };
    Ok(ids.into_iter().filter_map(category).collect())
}

/// The pages by category id, each list in the operator's order.
async fn pages(store: &Store, language: &str) -> Result<HashMap<String, Vec<HelpPage>>, StoreError> {
    let texts = Texts::of(store, "help_page", language).await?;
    let rows: Vec<PageRow> =
        sql::query_as("select id, category_id, tool, updated_at from help_pages order by rank, id limit $1")
            .bind(MAX_ROWS)
            .fetch_all(store.reader())
            .await?;
    let mut pages: HashMap<String, Vec<HelpPage>> = HashMap::new();
    for row in rows {
        let page = HelpPage {
            title: texts.get(&row.id, "title"),
            content: texts.get(&row.id, "content"),
            keywords: texts.get(&row.id, "keywords"),
            updated_at: rfc3339(row.updated_at),
            tool: row.tool,
            id: row.id,
        };
        pages.entry(row.category_id).or_default().push(page);
    }
    Ok(pages)
}

/// The help pages of the site's search index, in the operator's order.
///
/// # Errors
/// When the database fails.
pub async fn searchable(store: &Store, language: &str) -> Result<Vec<SearchPage>, StoreError> {
    let pages = categories(store, language).await?.into_iter().flat_map(|category| category.pages);
    Ok(pages.map(|page| SearchPage { id: page.id, title: page.title, keywords: page.keywords }).collect())
}

async fn question_types(store: &Store, language: &str) -> Result<Vec<QuestionType>, StoreError> {
    let titles = Texts::of(store, "feedback_type", language).await?;
    let codes: Vec<String> = sql::query_scalar("select code from feedback_types order by rank, code limit $1")
        .bind(MAX_ROWS)
        .fetch_all(store.reader())
        .await?;
    Ok(codes.into_iter().map(|code| QuestionType { title: titles.get(&code, "title"), code }).collect())
}

/// Whether `code` is a topic of feedback.
///
/// # Errors
/// When the database fails.
pub async fn is_question_type(store: &Store, code: &str) -> Result<bool, StoreError> {
    let query = sql::query_scalar::<String>("select code from feedback_types where code = $1");
    Ok(query.bind(code).fetch_optional(store.reader()).await?.is_some())
}
