//! The help centre of the sample operator, from its data file.

use super::bulk::Bulk;
use super::content::add_text;
use super::data::Help;
use platform::html;

/// Rows of help categories, help pages and feedback types.
pub(super) fn rows(help: &Help, now_ms: i64, texts: &mut Bulk) -> [Bulk; 3] {
    let mut categories = Bulk::new("help_categories", &["id", "rank"]);
    let mut pages = Bulk::new("help_pages", &["id", "category_id", "tool", "updated_at", "rank"]);
    let mut types = Bulk::new("feedback_types", &["code", "rank"]);
    for (category, rank) in help.categories.iter().zip(0_i64..) {
        categories.add([category.id.as_str().into(), rank.into()]);
        add_text(texts, "help_category", &category.id, "title", &category.title);
        for (page, rank) in category.pages.iter().zip(0_i64..) {
            let id = page.id.as_str();
            let tool = page.tool.as_str();
            pages.add([id.into(), category.id.as_str().into(), tool.into(), now_ms.into(), rank.into()]);
            let content = page.content.iter().map(|(language, body)| (language.clone(), html::clean(body))).collect();
            add_text(texts, "help_page", id, "title", &page.title);
            add_text(texts, "help_page", id, "keywords", &page.keywords);
            add_text(texts, "help_page", id, "content", &content);
        }
    }
    for (kind, rank) in help.question_types.iter().zip(0_i64..) {
        types.add([kind.code.as_str().into(), rank.into()]);
        add_text(texts, "feedback_type", &kind.code, "title", &kind.title);
    }
    [categories, pages, types]
}
