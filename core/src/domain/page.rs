//! Paging: how many pages there are, which one is meant, and which page numbers a paginator shows.
//!
//! Section 9 of the specification: lobby pages of 24, notices 9 a page, page range 3, margin pages 1. The numbers are
//! computed here because both the client (what to show) and the server (what to clamp) need the same answer.

/// Games on a page of the lobby.
pub const LOBBY_PAGE_SIZE: u32 = 24;
/// Notices on a page of the announcement modal.
pub const NOTICE_PAGE_SIZE: u32 = 9;
/// Page numbers shown around the current page.
pub const PAGE_RANGE: u32 = 3;
/// Page numbers always shown at either end.
pub const PAGE_MARGIN: u32 = 1;

/// One item of a paginator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageItem {
    /// A page that can be chosen, counted from 1.
    Page(u32),
    /// Two or more pages that are left out here. A single page is never hidden: it is as short as the gap.
    Gap,
}

/// How many pages `elements` fill. No elements fill no page, and a page size of 0 counts as 1.
#[must_use]
pub const fn page_count(elements: u64, page_size: u32) -> u32 {
    let size = if page_size == 0 { 1 } else { page_size as u64 };
    let pages = elements.div_ceil(size);
    if pages > u32::MAX as u64 { u32::MAX } else { pages as u32 }
}

/// The nearest page that exists, counted from 1. Page 1 always exists, even when it is empty.
#[must_use]
pub const fn clamp_page(wanted: u32, total_pages: u32) -> u32 {
    if wanted < 1 || total_pages == 0 {
        1
    } else if wanted > total_pages {
        total_pages
    } else {
        wanted
    }
}

/// The items of a paginator, in order: `margin` pages at both ends, `range` pages around the current one, and gaps
/// between. At an end the range keeps its width and moves inwards. No pages give no items.
#[must_use]
pub fn pagination(current: u32, total_pages: u32, range: u32, margin: u32) -> Vec<PageItem> {
    let current = clamp_page(current, total_pages);
    let range = range.clamp(1, total_pages.max(1));
    let last_start = total_pages.saturating_sub(range).saturating_add(1);
    let start = current.saturating_sub(range / 2).clamp(1, last_start.max(1));
    let end = start.saturating_add(range - 1).min(total_pages);

    let mut items = Vec::new();
    let mut shown = 0;
    let parts = [(1, margin.min(total_pages)), (start, end), (last_of(total_pages, margin), total_pages)];
    for (from, to) in parts {
        if from > to || to <= shown {
            continue;
        }
        let next = from.max(shown + 1);
        match next - shown {
            1 => {}
            2 => items.push(PageItem::Page(shown + 1)),
            _ => items.push(PageItem::Gap),
        }
        items.extend((next..=to).map(PageItem::Page));
        shown = to;
    }
    items
}

const fn last_of(total_pages: u32, margin: u32) -> u32 {
    total_pages.saturating_sub(margin).saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(current: u32, total: u32) -> String {
        let items = pagination(current, total, PAGE_RANGE, PAGE_MARGIN);
        let words = items.iter().map(|item| match item {
            PageItem::Page(page) if *page == clamp_page(current, total) => format!("[{page}]"),
            PageItem::Page(page) => page.to_string(),
            PageItem::Gap => "..".to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn numbers_surround_the_current_page_and_both_ends_stay() {
        for (current, total, expected) in [
            (1, 0, ""),
            (1, 1, "[1]"),
            (2, 3, "1 [2] 3"),
            (1, 5, "[1] 2 3 4 5"),
            (1, 10, "[1] 2 3 .. 10"),
            (2, 10, "1 [2] 3 .. 10"),
            (3, 10, "1 2 [3] 4 .. 10"),
            (4, 10, "1 2 3 [4] 5 .. 10"),
            (5, 10, "1 .. 4 [5] 6 .. 10"),
            (8, 10, "1 .. 7 [8] 9 10"),
            (10, 10, "1 .. 8 9 [10]"),
            (99, 10, "1 .. 8 9 [10]"),
            (0, 10, "[1] 2 3 .. 10"),
        ] {
            assert_eq!(shown(current, total), expected, "page {current} of {total}");
        }
    }

    #[test]
    fn pages_rise_without_repeats_and_a_gap_hides_at_least_two() {
        for total in 0..40 {
            for current in 0..42 {
                for range in 0..7 {
                    for margin in 0..4 {
                        let mut last = 0;
                        let mut gap = false;
                        let mut has_current = total == 0;
                        for item in pagination(current, total, range, margin) {
                            match item {
                                PageItem::Gap => {
                                    assert!(!gap, "two gaps in a row");
                                    gap = true;
                                }
                                PageItem::Page(page) => {
                                    assert!(page <= total);
                                    if gap {
                                        assert!(page > last + 2);
                                    } else if last > 0 || margin > 0 {
                                        assert_eq!(page, last + 1);
                                    }
                                    has_current |= page == clamp_page(current, total);
                                    last = page;
                                    gap = false;
                                }
                            }
                        }
                        assert!(has_current, "page {current} of {total}, range {range}, margin {margin}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_largest_numbers_do_not_overflow() {
        let items = pagination(u32::MAX, u32::MAX, PAGE_RANGE, PAGE_MARGIN);
        assert_eq!(items.last(), Some(&PageItem::Page(u32::MAX)));
        assert_eq!(items.len(), 5);
        assert_eq!(page_count(u64::MAX, 1), u32::MAX);
    }

    #[test]
    fn the_last_page_may_be_part_full() {
        for (elements, pages) in [(0, 0), (1, 1), (24, 1), (25, 2), (2400, 100), (2401, 101)] {
            assert_eq!(page_count(elements, LOBBY_PAGE_SIZE), pages);
        }
        assert_eq!(page_count(5, 0), 5);
    }
}
