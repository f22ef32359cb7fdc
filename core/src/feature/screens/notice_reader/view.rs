//! The view of the notices: the reader, the page of one, the marquee's notice and the popup (section 9).

use super::{NoticeReaderEvent, is_missing, list, selected};
use crate::domain::route::{Route, Screen};
use crate::event::{NoticesEvent, UiEvent};
use crate::feature::services::notices;
use crate::feature::services::pages::pages;
use crate::feature::shared::notice_list::{self, detail};
use crate::model::{Model, Now};
use crate::view::{NoticesView, PopupView, SingleNotice};
use crate::wire::Notice;

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
    let (list, selected) = (list(model), selected(model));
    let page = list.current_page();
    let item = |notice: &Notice| {
        let marks = (selected.is_some_and(|it| it.id == notice.id), notices::is_unread(&model.notices, &notice.id));
        let href = Route::to(Screen::NoticePage(Some(notice.id.clone()))).address();
        let select = UiEvent::NoticeReader(NoticeReaderEvent::Select(notice.id.clone()));
        notice_list::item(notice, now, marks, (href, Some(select)))
    };
    NoticesView {
        status: model.notices.content().status(),
        items: list.on_page(page).map(item).collect(),
        pages: pages(page, list.total_pages(), |number| UiEvent::NoticeReader(NoticeReaderEvent::Page(number))),
        selected: selected.map(|notice| detail(notice, now)),
        missing: is_missing(model),
        single: single(model, now),
        popup: popup(model, now),
    }
}
