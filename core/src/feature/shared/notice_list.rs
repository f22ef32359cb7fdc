//! A list of notices beside the one that is read, 9 a page (section 9 of the specification): the reader behind the bell, the page of
//! notices, and the announcements of the agent centre.

use crate::domain::page::{NOTICE_PAGE_SIZE, clamp_page, page_count};
use crate::event::UiEvent;
use crate::feature::services::moment::{exact, moment};
use crate::model::Now;
use crate::text::key;
use crate::view::{NoticeDetail, NoticeItem, ServerHtml, Text};
use crate::wire::Notice;

/// Notices in the order in which they are read.
pub(crate) struct NoticeList<'a> {
    /// All notices of the list.
    pub all: Vec<&'a Notice>,
    /// The page that was jumped to; none shows the page of the notice that is wanted.
    pub page: Option<u32>,
    /// Id of the notice that was asked for.
    pub wanted: Option<&'a str>,
}

impl<'a> NoticeList<'a> {
    pub fn total_pages(&self) -> u32 {
        page_count(self.all.len() as u64, NOTICE_PAGE_SIZE)
    }

    /// Number of the page that shows.
    pub fn current_page(&self) -> u32 {
        let page_of_wanted = || {
            let index = self.all.iter().position(|notice| Some(notice.id.as_str()) == self.wanted);
            index.and_then(|index| u32::try_from(index).ok()).map(|index| index / NOTICE_PAGE_SIZE + 1)
        };
        clamp_page(self.page.or_else(page_of_wanted).unwrap_or(1), self.total_pages())
    }

    pub fn on_page(&self, page: u32) -> impl Iterator<Item = &'a Notice> {
        let size = NOTICE_PAGE_SIZE as usize;
        let start = (page.max(1) as usize - 1) * size;
        self.all.iter().skip(start).take(size).copied()
    }

    /// The notice that was asked for.
    pub fn chosen(&self) -> Option<&'a Notice> {
        let id = self.wanted?;
        self.all.iter().copied().find(|notice| notice.id == id)
    }

    /// The notice that is read: the one that was asked for, else the first of the page.
    pub fn selected(&self) -> Option<&'a Notice> {
        self.chosen().or_else(|| self.on_page(self.current_page()).next())
    }
}

/// The kind of a notice in words, by its announcement type (section 9).
fn kind(notice: &Notice) -> Text {
    Text::of(match notice.notice_type.as_str() {
        "PL" => key::NOTICE_PLAYER,
        "PU" => key::NOTICE_POPUP,
        "PR" => key::NOTICE_PROMOTION,
        "H" => key::NOTICE_HOLIDAY,
        _ => key::NOTICE_BOARD,
    })
}

/// A notice as the reader shows it.
pub(crate) fn detail(notice: &Notice, now: &Now) -> NoticeDetail {
    NoticeDetail {
        key: notice.id.clone(),
        kind: kind(notice),
        title: notice.title.clone(),
        date: exact(&notice.published_at, now),
        html: ServerHtml { untrusted: notice.content.clone() },
    }
}

/// A notice of the list: its address, and what chooses it where it is read in place.
pub(crate) fn item(
    notice: &Notice,
    now: &Now,
    (selected, unread): (bool, bool),
    (href, select): (String, Option<UiEvent>),
) -> NoticeItem {
    NoticeItem {
        key: notice.id.clone(),
        kind: kind(notice),
        title: notice.title.clone(),
        date: moment(&notice.published_at, now),
        selected,
        unread,
        href,
        select,
    }
}
