//! The view of the popup list of a vendor's games, slice `gameList` (section 4).

use super::Request;
use crate::domain::digits::grouped_count;
use crate::event::{GameListEvent, UiEvent};
use crate::feature::services::games;
use crate::feature::services::pages::pages;
use crate::feature::services::remote::Remote;
use crate::model::Model;
use crate::view::{GameListView, LoadStatus};

pub(crate) fn view(model: &Model) -> GameListView {
    let Some(list) = &model.location.route.list else { return GameListView::default() };
    let state = &*model.game_list;
    let cards = model.layout.cards(list.game_type);
    let vendor = cards.iter().find(|card| card.vassalage == list.vendor).map(|card| card.name.clone());
    let busy = model.calls.busy(&Request::VendorGames.slot());
    let page = state.content.ready();
    GameListView {
        vendor: vendor.unwrap_or_default(),
        status: match &state.content {
            Remote::Ready(_) if busy => LoadStatus::Loading,
            other => other.status(),
        },
        search: state.typed.clone(),
        searched: !state.name.is_empty(),
        tiles: page.map(|page| games::tiles(model, &page.keys)).unwrap_or_default(),
        pages: page
            .map(|page| pages(state.page, page.total_pages, |number| UiEvent::GameList(GameListEvent::Page(number))))
            .unwrap_or_default(),
        total: page.map(|page| grouped_count(u64::from(page.total))).unwrap_or_default(),
    }
}
