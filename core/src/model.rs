//! The model: the state of every machine side by side, and what a step of the app writes to while it runs.
//!
//! A machine is handed the whole model, because rules cross machines (a lobby asks who is logged in). It reads what it likes
//! and writes only its own state; what others should do about it, it says with [`Step::happen`].

use crate::boot::Env;
use crate::effect::{Effect, StorageArea, StoredText, TimerId};
use crate::feature::happening::Happening;
use crate::feature::{
    arrival::Arrival, banner::Carousel, captcha::Captchas, code::Codes, country::Countries, dialogs::Dialogs,
    factor::Factor, frame::Frame, game_list::GameList, games::Games, help::Help, home::Home, jackpot::Ticker,
    launch::Launch, lobby::Lobby, login::Login, lottery::Lottery, notices::Notices, parts::Parts, passkey::Ceremony,
    password::Draft, password::forgot::Forgot, password::reset::Reset, point_mall::PointMall, promotions::Promotions,
    register::Register, revision::Revision, rooms::Rooms, route::Place, rules::Rules, session::Session,
    showcase::Showcase, site::Site, support::Support, toasts::Toasts, wallet::Wallet, ways_in::WaysIn,
};
use crate::random::Random;
use crate::secret::Secret;
use crate::slot::Calls;
use crate::view::{Renewal, Slice, SliceSet};
use std::collections::VecDeque;

/// All state of the client.
pub(crate) struct Model {
    pub random: Random,
    pub calls: Calls,
    pub site: Site,
    pub revision: Revision,
    pub place: Place,
    pub session: Session,
    pub wallet: Wallet,
    pub frame: Frame,
    pub banner: Carousel,
    pub home: Home,
    pub ticker: Ticker,
    pub games: Games,
    pub lobby: Lobby,
    pub launch: Launch,
    pub game_list: GameList,
    pub rooms: Rooms,
    pub lottery: Lottery,
    pub showcase: Showcase,
    pub login: Login,
    pub register: Register,
    pub rules: Rules,
    pub captchas: Captchas,
    pub codes: Codes,
    pub countries: Countries,
    pub factor: Factor,
    pub forgot: Forgot,
    pub reset: Reset,
    pub change_password: Draft,
    pub ways_in: WaysIn,
    pub parts: Parts,
    /// What the fragment of the address brought along, until it is read.
    pub arrival: Option<Arrival>,
    /// The passkey ceremony at the browser.
    pub ceremony: Option<Ceremony>,
    pub notices: Notices,
    pub promotions: Promotions,
    pub point_mall: PointMall,
    pub help: Help,
    pub support: Support,
    pub dialogs: Dialogs,
    pub toasts: Toasts,
    /// The question whether to load a newer build.
    pub renewal: Option<Renewal>,
}

/// One step of the app: when it happens, what it asks for, which slices it touched.
pub(crate) struct Step {
    pub env: Env,
    pub effects: Vec<Effect>,
    pub touched: SliceSet,
    happenings: VecDeque<Happening>,
}

impl Step {
    pub fn at(env: Env) -> Self {
        Step { env, effects: Vec::new(), touched: SliceSet::default(), happenings: VecDeque::new() }
    }

    /// The slice may have changed; whether it did is found out by comparison.
    pub fn touch(&mut self, slice: Slice) {
        self.touched.insert(slice);
    }

    /// Something happened that other machines may care about; they hear of it when this one is done.
    pub fn happen(&mut self, happening: Happening) {
        self.happenings.push_back(happening);
    }

    /// The oldest happening that nobody was told of.
    pub fn next_happening(&mut self) -> Option<Happening> {
        self.happenings.pop_front()
    }

    pub fn push(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    pub fn start_timer(&mut self, id: TimerId, after_ms: u32) {
        self.push(Effect::StartTimer { id, after_ms });
    }

    pub fn stop_timer(&mut self, id: TimerId) {
        self.push(Effect::StopTimer(id));
    }

    pub fn store(&mut self, area: StorageArea, key: &str, value: &str) {
        self.push(Effect::Store { area, key: key.to_owned(), value: Some(StoredText::Open(value.to_owned())) });
    }

    /// Stores a secret; session storage only, so that it ends with the tab.
    pub fn store_secret(&mut self, key: &str, value: Secret) {
        let area = StorageArea::Session;
        self.push(Effect::Store { area, key: key.to_owned(), value: Some(StoredText::Secret(value)) });
    }

    pub fn forget(&mut self, area: StorageArea, key: &str) {
        self.push(Effect::Store { area, key: key.to_owned(), value: None });
    }
}
