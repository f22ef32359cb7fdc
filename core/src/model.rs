//! The model: the state of every machine side by side, and what a step of the app writes to while it runs.
//!
//! A machine is handed the whole model, because rules cross machines (a lobby asks who is logged in). It reads what it likes
//! and writes only its own state; what others should do about it, it says with [`Step::happen`].

use crate::boot::{Boot, Env};
use crate::effect::{Effect, StorageArea, StoredText, TimerId};
use crate::feature::happening::Happening;
use crate::feature::{
    self, arrival::Arrival, banner::Carousel, captcha::Captchas, code::Codes, country::Countries, dialogs::Dialogs,
    factor::Factor, frame::Frame, game_list::GameList, games::Games, help::Help, home::Home, jackpot::Ticker,
    launch::Launch, lobby::Lobby, login::Login, lottery::Lottery, notices::Notices, parts::Parts, passkey::Ceremony,
    password::Draft, password::forgot::Forgot, password::reset::Reset, point_mall::PointMall, promotions::Promotions,
    register::Register, revision::Revision, rooms::Rooms, route::Place, rules::Rules, session::Session,
    showcase::Showcase, site::Site, support::Support, toasts::Toasts, wallet::Wallet, ways_in::WaysIn,
};
use crate::random::Random;
use crate::secret::Secret;
use crate::slot::Calls;
use crate::tracked::{Fields, Tracked};
use crate::view::Renewal;
use std::collections::VecDeque;

macro_rules! model {
    ($($field:ident: $State:ty = $initial:expr,)*) => {
        /// All state of the client, each field of which knows whether it was read or written.
        pub(crate) struct Model {
            pub now: Now,
            $(pub $field: Tracked<$State>,)*
        }

        impl Model {
            /// What the browser knows at the start.
            pub fn from_boot(boot: &mut Boot) -> Model {
                Model { now: Now::at(boot.env()), $($field: Tracked::new($initial(boot)),)* }
            }

            /// The fields that were read since the last time that this was asked.
            pub fn take_reads(&self) -> Fields {
                [self.now.ms.take_read(), self.now.offset.take_read(), $(self.$field.take_read()),*]
                    .into_iter()
                    .fold(0, |fields, read| fields << 1 | Fields::from(read))
            }

            /// The fields that were written since the last time that this was asked.
            pub fn take_writes(&mut self) -> Fields {
                [self.now.ms.take_written(), self.now.offset.take_written(), $(self.$field.take_written()),*]
                    .into_iter()
                    .fold(0, |fields, written| fields << 1 | Fields::from(written))
            }
        }
    };
}

/// A state that needs nothing of the browser.
fn fresh<T: Default>(_: &mut Boot) -> T {
    T::default()
}

model! {
    random: Random = |boot: &mut Boot| Random::from_seed(boot.seed),
    calls: Calls = fresh,
    site: Site = feature::site::Site::from_boot,
    revision: Revision = feature::revision::Revision::from_boot,
    place: Place = fresh,
    session: Session = feature::session::Session::from_boot,
    wallet: Wallet = feature::wallet::Wallet::from_boot,
    frame: Frame = fresh,
    banner: Carousel = feature::banner::Carousel::from_boot,
    home: Home = fresh,
    ticker: Ticker = feature::jackpot::Ticker::from_boot,
    games: Games = fresh,
    lobby: Lobby = fresh,
    launch: Launch = fresh,
    game_list: GameList = fresh,
    rooms: Rooms = fresh,
    lottery: Lottery = fresh,
    showcase: Showcase = fresh,
    login: Login = feature::login::Login::from_boot,
    register: Register = feature::register::Register::from_boot,
    rules: Rules = feature::rules::Rules::from_boot,
    captchas: Captchas = fresh,
    codes: Codes = feature::code::from_boot,
    countries: Countries = feature::country::Countries::from_boot,
    factor: Factor = fresh,
    forgot: Forgot = fresh,
    reset: Reset = fresh,
    change_password: Draft = fresh,
    ways_in: WaysIn = fresh,
    parts: Parts = feature::parts::Parts::from_boot,
    arrival: Option<Arrival> = feature::arrival::Arrival::from_boot,
    ceremony: Option<Ceremony> = fresh,
    notices: Notices = feature::notices::Notices::from_boot,
    promotions: Promotions = fresh,
    point_mall: PointMall = fresh,
    help: Help = fresh,
    support: Support = fresh,
    dialogs: Dialogs = fresh,
    toasts: Toasts = fresh,
    renewal: Option<Renewal> = fresh,
}

/// When a step happens, as slices see it.
pub(crate) struct Now {
    ms: Tracked<u64>,
    offset: Tracked<i16>,
}

impl Now {
    pub fn at(env: Env) -> Self {
        Now { ms: Tracked::new(env.now_ms), offset: Tracked::new(env.offset()) }
    }

    /// A step begins. What shows the time is built anew only where that `counts`; else it moves with its other fields.
    pub fn set(&mut self, env: Env, counts: bool) {
        if counts {
            *self.ms = env.now_ms;
        } else {
            self.ms.set_silently(env.now_ms);
        }
        if self.offset.differs(&env.offset()) {
            *self.offset = env.offset();
        }
    }

    #[cfg(feature = "testing")]
    pub fn set_silently(&mut self, now_ms: u64) {
        self.ms.set_silently(now_ms);
    }

    /// Milliseconds since 1970 UTC.
    pub fn ms(&self) -> u64 {
        *self.ms
    }

    /// Minutes that local time is ahead of UTC.
    pub fn offset(&self) -> i16 {
        *self.offset
    }
}

/// One step of the app: when it happens, what it asks for, what happened.
pub(crate) struct Step {
    pub env: Env,
    pub effects: Vec<Effect>,
    happenings: VecDeque<Happening>,
}

impl Step {
    pub fn at(env: Env) -> Self {
        Step { env, effects: Vec::new(), happenings: VecDeque::new() }
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
