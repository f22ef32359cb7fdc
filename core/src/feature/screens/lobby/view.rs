//! The view of the games lobby, slice `lobby` (section 2).

use super::{Lobby, State, listing_of};
use crate::domain::digits::grouped_count;
use crate::domain::game::{Classification, GameOrder, GameType, LobbyMode, MinBet};
use crate::domain::listing::Listing;
use crate::domain::money::Money;
use crate::domain::time::{Civil, parse_rfc3339};
use crate::event::{LobbyEvent, UiEvent};
use crate::feature::services::games::{self, Note};
use crate::feature::services::pages::pages;
use crate::feature::services::remote::Remote;
use crate::model::Model;
use crate::text::{self, key};
use crate::view::{LobbyList, LobbyOption, LobbyView, Text, VendorOption};
use crate::wire::{Game, VendorCard};

/// More vendors than this, and the menu has arrows (section 9).
const VENDORS_WITHOUT_ARROWS: usize = 8;

pub(crate) fn view(model: &Model) -> LobbyView {
    let lobby = &model.lobby;
    let Some((games_lobby, query)) = &lobby.query else { return empty() };
    let game_type = games_lobby.game_type();
    let listing = lobby.listing.clone().unwrap_or_else(|| listing_of(model, *games_lobby, query));
    let cards = model.layout.cards(game_type);
    LobbyView {
        title: Text::of(text::game::title(game_type)),
        vendors: vendors(model, cards, listing.vendor.as_deref()),
        vendors_problem: match &model.layout.vendors {
            Remote::Failed(problem) => Some(problem.clone()),
            _ => None,
        },
        vendor_arrows: cards.len() > VENDORS_WITHOUT_ARROWS,
        modes: LobbyMode::ALL.into_iter().map(|mode| mode_option(mode, listing.mode)).collect(),
        classifications: classifications(model, game_type, listing.classification),
        min_bets: MinBet::ALL.into_iter().map(|min_bet| min_bet_option(model, min_bet, listing.min_bet)).collect(),
        orders: GameOrder::ALL.into_iter().map(|order| order_option(order, listing.order)).collect(),
        narrowed: u8::from(listing.mode != LobbyMode::All)
            + u8::from(listing.classification.is_some())
            + u8::from(listing.min_bet != MinBet::default()),
        search: lobby.typed.clone(),
        list: list(lobby, listing.filtered()),
        tiles: games::noted_tiles(model, &lobby.keys, note_of(&listing)),
        pages: pages(lobby.page, lobby.total_pages, |number| UiEvent::Lobby(LobbyEvent::Page(number))),
        more: lobby.page < lobby.total_pages && listing.mode != LobbyMode::Hot,
        total: lobby.total.map(|total| grouped_count(u64::from(total))).unwrap_or_default(),
    }
}

fn empty() -> LobbyView {
    LobbyView {
        title: Text::of(key::TITLE_RNG),
        vendors: Vec::new(),
        vendors_problem: None,
        vendor_arrows: false,
        modes: Vec::new(),
        classifications: Vec::new(),
        min_bets: Vec::new(),
        orders: Vec::new(),
        narrowed: 0,
        search: String::new(),
        list: LobbyList::Loading,
        tiles: Vec::new(),
        pages: Vec::new(),
        more: false,
        total: String::new(),
    }
}

fn list(lobby: &Lobby, filtered: bool) -> LobbyList {
    match &lobby.state {
        State::Loading => LobbyList::Loading,
        State::Ready if !lobby.keys.is_empty() => LobbyList::Ready,
        State::Ready if filtered => LobbyList::NoMatch,
        State::Ready => LobbyList::NothingYet,
        State::LoadingMore => LobbyList::LoadingMore,
        State::LoginNeeded => LobbyList::LoginNeeded,
        State::Failed(problem) => LobbyList::Failed { problem: problem.clone() },
    }
}

/// All vendors first, which count as the first vendor (section 2). A menu without vendors is none.
fn vendors(model: &Model, cards: &[VendorCard], chosen: Option<&str>) -> Vec<VendorOption> {
    let all = VendorOption {
        key: String::new(),
        name: String::new(),
        icon: String::new(),
        icon_white: String::new(),
        selected: chosen.is_none(),
        select: UiEvent::Lobby(LobbyEvent::Vendor(String::new())),
    };
    let all = Some(all).filter(|_| !cards.is_empty());
    all.into_iter().chain(cards.iter().map(|card| vendor(model, card, chosen))).collect()
}

fn vendor(model: &Model, card: &VendorCard, chosen: Option<&str>) -> VendorOption {
    let icon = model.site.image(&card.icon_url);
    let white = model.site.image(&card.icon_white_url);
    VendorOption {
        key: card.vassalage.clone(),
        name: card.name.clone(),
        icon_white: if white.is_empty() { icon.clone() } else { white },
        icon,
        selected: chosen == Some(card.vassalage.as_str()),
        select: UiEvent::Lobby(LobbyEvent::Vendor(card.vassalage.clone())),
    }
}

fn mode_option(mode: LobbyMode, chosen: LobbyMode) -> LobbyOption {
    let label = match mode {
        LobbyMode::All => key::MODE_ALL,
        LobbyMode::Hot => key::MODE_HOT,
        LobbyMode::Favourite => key::MODE_FAVOURITE,
        LobbyMode::Recent => key::MODE_RECENT,
    };
    LobbyOption {
        key: if mode == LobbyMode::All { "all" } else { mode.code() }.to_owned(),
        label: Text::of(label),
        selected: mode == chosen,
        select: UiEvent::Lobby(LobbyEvent::Mode(mode)),
    }
}

/// Only slots are classified (section 2); bingo only where the operator's languages include TY.
fn classifications(model: &Model, game_type: GameType, chosen: Option<Classification>) -> Vec<LobbyOption> {
    if game_type != GameType::Rng {
        return Vec::new();
    }
    let option = |code: &str, label: &'static str, class: Option<Classification>| LobbyOption {
        key: if code.is_empty() { "all" } else { code }.to_owned(),
        label: Text::of(label),
        selected: class == chosen,
        select: UiEvent::Lobby(LobbyEvent::Classification(code.to_owned())),
    };
    let offered = |class: &Classification| class.is_offered(model.site.info.languages.iter().map(String::as_str));
    let classes = Classification::ALL.into_iter().filter(offered);
    let all = std::iter::once(option("", key::CLASS_ALL, None));
    all.chain(classes.map(|class| option(class.code(), class_label(class), Some(class)))).collect()
}

fn class_label(class: Classification) -> &'static str {
    match class {
        Classification::Jackpot => key::CLASS_JP,
        Classification::Table => key::CLASS_TG,
        Classification::Arcade => key::CLASS_AC,
        Classification::Bingo => key::CLASS_BG,
    }
}

fn order_option(order: GameOrder, chosen: GameOrder) -> LobbyOption {
    let label = match order {
        GameOrder::Operator => key::SORT_USUAL,
        GameOrder::Newest => key::SORT_NEW,
        GameOrder::MostPlayed => key::SORT_PLAYED,
        GameOrder::Return => key::SORT_RETURN,
        GameOrder::Name => key::SORT_NAME,
    };
    LobbyOption {
        key: if order == GameOrder::Operator { "usual" } else { order.code() }.to_owned(),
        label: Text::of(label),
        selected: order == chosen,
        select: UiEvent::Lobby(LobbyEvent::Sort(order.code().to_owned())),
    }
}

/// What a list says on its tiles: by what it stands in this order or was narrowed, and else what a game returns.
fn note_of(listing: &Listing) -> Note {
    match (listing.mode, listing.order) {
        (LobbyMode::Recent, _) => games::played_at,
        (LobbyMode::All, GameOrder::Newest) => added_at,
        (LobbyMode::All, GameOrder::Return) => games::return_to_player,
        (LobbyMode::All, _) if listing.min_bet != MinBet::ANY => smallest_stake,
        _ => games::return_to_player,
    }
}

fn smallest_stake(model: &Model, game: &Game) -> Option<Text> {
    game.smallest_stake
        .map(|amount| Text::of(key::TILE_STAKE).with("amount", model.site.info.currency.format(amount.0)))
}

fn added_at(model: &Model, game: &Game) -> Option<Text> {
    let at = parse_rfc3339(&game.added_at)?;
    Some(Text::of(key::TILE_ADDED).with("date", Civil::at(at, model.now.offset()).date()))
}

fn min_bet_option(model: &Model, min_bet: MinBet, chosen: MinBet) -> LobbyOption {
    let code = min_bet.code();
    let label = if code.is_empty() {
        Text::of(key::MIN_BET_ALL)
    } else {
        let amount = Money::parse(code).unwrap_or_default();
        Text::of(key::MIN_BET_FROM).with("amount", model.site.info.currency.format(amount))
    };
    LobbyOption {
        key: if code.is_empty() { "all" } else { code }.to_owned(),
        label,
        selected: min_bet == chosen,
        select: UiEvent::Lobby(LobbyEvent::MinBet(code.to_owned())),
    }
}
