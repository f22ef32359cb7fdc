//! The view of the lottery page, slice `lottery` (section 2), and draws wherever they are listed.

use super::{server_now, vendors};
use crate::domain::route::{LotteryQuery, Route, Screen};
use crate::domain::time;
use crate::event::{LotteryEvent, UiEvent};
use crate::feature::services::moment::{exact, moment};
use crate::feature::services::remote::Remote;
use crate::model::{Model, Now};
use crate::view::{DrawDetail, DrawItem, DrawVendor, LoadStatus, LotteryLink, LotteryView};
use crate::wire::{Draw, LotteryEntry};

/// The page of a lottery, at the play type that the operator names for it.
fn address(model: &Model, game_code: &str, vendor: &str) -> String {
    let entry = model.lottery.menu.iter().flatten().find(|entry| entry.game_code == game_code);
    let query = LotteryQuery {
        game_code: Some(game_code.to_owned()),
        vendor: Some(vendor.to_owned()),
        play_type: entry.map(|entry| entry.default_play_type.clone()).filter(|it| !it.is_empty()),
    };
    Route::to(Screen::Lottery(query)).address()
}

/// A lottery of the menu.
fn link(model: &Model, entry: &LotteryEntry) -> LotteryLink {
    LotteryLink {
        key: entry.code.clone(),
        name: entry.game_name.clone(),
        vendor: entry.account_type_name.clone(),
        image: model.site.image(&entry.image_url),
        href: address(model, &entry.game_code, &entry.vendor),
        coming_soon: entry.coming_soon,
    }
}

/// A draw in a list.
pub(crate) fn item(model: &Model, now: &Now, draw: &Draw, selected: bool) -> DrawItem {
    let href = address(model, &draw.game.game_code, &draw.game.vassalage);
    DrawItem {
        key: draw.game.node_id.clone(),
        name: draw.game.game_name.clone(),
        vendor: draw.game.vendor_name.clone(),
        image: model.site.image(&draw.game.image_url),
        numero: draw.numero.clone(),
        at: moment(&draw.open_time, now),
        href,
        coming_soon: draw.game.coming_soon,
        selected,
    }
}

fn detail(model: &Model, now: &Now, draw: &Draw) -> DrawDetail {
    let moment = server_now(model, now.ms());
    let opens = time::parse_rfc3339(&draw.open_time).unwrap_or(0);
    let closes = time::parse_rfc3339(&draw.close_time).unwrap_or(0);
    let left = opens.saturating_sub(moment);
    DrawDetail {
        name: draw.game.game_name.clone(),
        vendor: draw.game.vendor_name.clone(),
        image: model.site.image(&draw.game.image_url),
        numero: draw.numero.clone(),
        at: exact(&draw.open_time, now),
        closes: exact(&draw.close_time, now),
        after: exact(&draw.next_open_time, now),
        left: if left == 0 { String::new() } else { time::hours_minutes_seconds(left) },
        closed: moment >= closes,
    }
}

pub(crate) fn view(model: &Model) -> LotteryView {
    let now = &model.now;
    let Screen::Lottery(query) = &model.location.route.screen else { return LotteryView::default() };
    let state = &model.lottery;
    let draws = state.draws.ready().map(Vec::as_slice).unwrap_or_default();
    let code = query.game_code.as_deref();
    let named = draws.iter().find(|draw| Some(draw.game.game_code.as_str()) == code);
    let next = named.or(draws.first());
    let is_next = |draw: &Draw| next.is_some_and(|next| next.game.node_id == draw.game.node_id);
    let vendor = |card: &crate::wire::VendorCard| DrawVendor {
        key: card.vassalage.clone(),
        name: card.name.clone(),
        selected: card.vassalage == state.vendor,
        select: UiEvent::Lottery(LotteryEvent::Vendor(card.vassalage.clone())),
    };
    let known: Vec<DrawVendor> = vendors(model).map(|(_, card)| vendor(card)).collect();
    let status = match &model.layout.vendors {
        // Without a vendor that has a lottery there is nothing to wait for.
        Remote::Ready(_) if known.is_empty() => LoadStatus::Ready,
        Remote::Ready(_) => state.draws.status(),
        other => other.status(),
    };
    let has_draw = |entry: &&LotteryEntry| draws.iter().any(|draw| draw.game.game_code == entry.game_code);
    LotteryView {
        recent: state.recent.iter().map(|entry| link(model, entry)).collect(),
        others: state.menu.iter().flatten().filter(|entry| !has_draw(entry)).map(|entry| link(model, entry)).collect(),
        vendors: known,
        status,
        next: next.map(|draw| detail(model, now, draw)),
        draws: draws.iter().map(|draw| item(model, now, draw, is_next(draw))).collect(),
        missing: code.is_some() && named.is_none() && state.draws.ready().is_some(),
    }
}
