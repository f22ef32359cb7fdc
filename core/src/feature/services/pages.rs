//! Paginators: the page numbers to jump to, with the event that jumps there.

use crate::domain::page::{self, PAGE_MARGIN, PAGE_RANGE};
use crate::event::UiEvent;
use crate::view::PageItem;

/// The items of a paginator (range 3, margin 1); none when there is one page.
pub(crate) fn pages(current: u32, total: u32, select: impl Fn(u32) -> UiEvent) -> Vec<PageItem> {
    if total < 2 {
        return Vec::new();
    }
    let item = |(index, item): (usize, page::PageItem)| match item {
        page::PageItem::Page(number) => PageItem {
            key: number.to_string(),
            number: Some(number),
            current: number == current,
            select: (number != current).then(|| select(number)),
        },
        page::PageItem::Gap => {
            PageItem { key: ["gap", &index.to_string()].concat(), number: None, current: false, select: None }
        }
    };
    page::pagination(current, total, PAGE_RANGE, PAGE_MARGIN).into_iter().enumerate().map(item).collect()
}
