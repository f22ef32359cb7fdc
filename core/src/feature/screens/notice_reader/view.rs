//! What the places that show notices get.

use super::{NoticeReaderEvent, current_page, is_missing, on_page, selected, total_pages};
use crate::domain::route::{Route, Screen};
use crate::event::{NoticesEvent, UiEvent};
use crate::feature::services::moment::{exact, moment};
use crate::feature::services::notices;
use crate::feature::services::pages::pages;
use crate::model::{Model, Now};
use crate::text::key;
use crate::view::{NoticeDetail, NoticeItem, NoticesView, PopupView, ServerHtml, SingleNotice, Text};
use crate::wire::Notice;

/// What kind of announcement a type is (section 9).
fn kind(notice: &Notice) -> Text {
    Text::of(match notice.notice_type.as_str() {
        "PL" => key::NOTICE_PLAYER,
        "PU" => key::NOTICE_POPUP,
        "PR" => key::NOTICE_PROMOTION,
        "H" => key::NOTICE_HOLIDAY,
        _ => key::NOTICE_BOARD,
    })
}

fn detail(notice: &Notice, now: &Now) -> NoticeDetail {
    NoticeDetail {
        key: notice.id.clone(),
        kind: kind(notice),
        title: notice.title.clone(),
        date: exact(&notice.published_at, now),
        html: ServerHtml { untrusted: notice.content.clone() },
    }
}

/// The notice that was pressed in the marquee, between its neighbours.
fn single(model: &Model, now: &Now) -> Option<SingleNotice> {
    let list = model.notices.list();
    let wanted = model.notices.reading();
    let index = list.iter().position(|notice| Some(notice.id.as_str()) == wanted).unwrap_or(0);
    let read = |index: usize| list.get(index).map(|it| UiEvent::Notices(NoticesEvent::Read(it.id.clone())));
    list.get(index).map(|notice| SingleNotice {
        notice: detail(notice, now),
        previous: index.checked_sub(1).and_then(read),
        next: read(index + 1),
    })
}

fn popup(model: &Model, now: &Now) -> Option<PopupView> {
    let notice = notices::current_popup(&model.notices)?;
    Some(PopupView { notice: detail(notice, now), waiting: notices::unread_count(&model.notices) })
}

pub(crate) fn view(model: &Model) -> NoticesView {
    let now = &model.now;
    let (page, total) = (current_page(model), total_pages(model));
    let shown = on_page(model, page);
    let selected = selected(model);
    let item = |notice: &&Notice| NoticeItem {
        key: notice.id.clone(),
        kind: kind(notice),
        title: notice.title.clone(),
        date: moment(&notice.published_at, now),
        selected: selected.is_some_and(|it| it.id == notice.id),
        unread: notices::is_unread(&model.notices, &notice.id),
        href: Route::to(Screen::NoticePage(Some(notice.id.clone()))).address(),
        select: UiEvent::NoticeReader(NoticeReaderEvent::Select(notice.id.clone())),
    };
    NoticesView {
        status: model.notices.content().status(),
        items: shown.iter().map(item).collect(),
        pages: pages(page, total, |number| UiEvent::NoticeReader(NoticeReaderEvent::Page(number))),
        selected: selected.map(|notice| detail(notice, now)),
        missing: is_missing(model),
        single: single(model, now),
        popup: popup(model, now),
    }
}
