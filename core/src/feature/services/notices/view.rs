//! What the places that show notices get.

use super::{current_page, on_page, popups, total_pages, wanted};
use crate::domain::route::{Route, Screen};
use crate::domain::time::{self, Civil};
use crate::event::{NoticesEvent, UiEvent};
use crate::feature::services::pages::pages;
use crate::model::{Model, Now};
use crate::text::key;
use crate::view::{NoticeDetail, NoticeItem, NoticesView, PopupView, ServerHtml, SingleNotice, Text};
use crate::wire::Notice;

fn date(notice: &Notice, now: &Now) -> String {
    time::parse_rfc3339(&notice.published_at).map(|at| Civil::at(at, now.offset()).minute()).unwrap_or_default()
}

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
        date: date(notice, now),
        html: ServerHtml { untrusted: notice.content.clone() },
    }
}

/// The notice that was pressed in the marquee, between its neighbours.
fn single(model: &Model, now: &Now) -> Option<SingleNotice> {
    let list = model.notices.list();
    let wanted = model.notices.reading.as_deref();
    let index = list.iter().position(|notice| Some(notice.id.as_str()) == wanted).unwrap_or(0);
    let read = |index: usize| list.get(index).map(|it| UiEvent::Notices(NoticesEvent::Read(it.id.clone())));
    list.get(index).map(|notice| SingleNotice {
        notice: detail(notice, now),
        previous: index.checked_sub(1).and_then(read),
        next: read(index + 1),
    })
}

fn popup(model: &Model, now: &Now) -> Option<PopupView> {
    let (number, notice) = popups::current(&model.notices)?;
    let count = model.notices.popups().len();
    let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    Some(PopupView { notice: detail(notice, now), number: small(number), count: small(count), last: number == count })
}

pub(crate) fn view(model: &Model) -> NoticesView {
    let now = &model.now;
    let (page, total) = (current_page(model), total_pages(model));
    let shown = on_page(model, page);
    let all = model.notices.all();
    let chosen = wanted(model).and_then(|id| all.iter().find(|notice| notice.id == id).copied());
    let missing = matches!(&model.location.route.screen, Screen::NoticePage(Some(id)) if wanted(model) == Some(id))
        && chosen.is_none()
        && model.notices.content.ready().is_some();
    let selected = chosen.or(if missing { None } else { shown.first().copied() });
    let item = |notice: &&Notice| NoticeItem {
        key: notice.id.clone(),
        kind: kind(notice),
        title: notice.title.clone(),
        date: date(notice, now),
        selected: selected.is_some_and(|it| it.id == notice.id),
        href: Route::to(Screen::NoticePage(Some(notice.id.clone()))).address(),
        select: UiEvent::Notices(NoticesEvent::Select(notice.id.clone())),
    };
    NoticesView {
        status: model.notices.content.status(),
        items: shown.iter().map(item).collect(),
        pages: pages(page, total, |number| UiEvent::Notices(NoticesEvent::Page(number))),
        selected: selected.map(|notice| detail(notice, now)),
        missing,
        single: single(model, now),
        popup: popup(model, now),
    }
}
