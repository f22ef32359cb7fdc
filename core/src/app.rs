//! The only way into the core: [`App::start`], then [`App::handle`] for everything that happens.
//!
//! A plain function of its inputs: no clock, no network, no storage, no randomness but the seed that it was started with.
//! The caller says what time it is ([`Env`]), carries out the effects, and reads the slices that changed. After every step
//! each slice that read what was written is built anew and compared with what was last shown, so that *dirty* means a real
//! change.

pub use crate::boot::{Boot, Env};
use crate::effect::{Effect, Part, TimerId};
use crate::event::{Reply, SiteEvent, UiEvent};
use crate::feature;
use crate::model::{Model, Step};
use crate::tracked::Fields;
use crate::view::{self, Slice, SliceSet};
use serde::{Serialize, Serializer};

/// Whatever comes in.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// From a view.
    Ui(UiEvent),
    /// From the driver.
    Reply(Reply),
}

impl Input {
    /// What shows the time is built anew: a timer rang (but for the jackpot's, which rings many times a second), the device
    /// woke up, the page is seen again, or another one shows.
    fn moves_time(&self) -> bool {
        match self {
            Input::Reply(Reply::Timer(timer)) => *timer != TimerId::Jackpot,
            Input::Ui(UiEvent::Route(_) | UiEvent::Site(SiteEvent::Woke | SiteEvent::Visible(_))) => true,
            _ => false,
        }
    }
}

/// What a step leads to.
#[derive(Debug, Default, PartialEq)]
pub struct Output {
    /// To be carried out, in order.
    pub effects: Vec<Effect>,
    /// Slices that changed.
    pub dirty: SliceSet,
}

/// The client.
pub struct App {
    model: Model,
    shown: Shown,
}

impl App {
    /// Starts the client. Every slice is dirty.
    pub fn start(mut boot: Boot) -> (App, Output) {
        let mut step = Step::at(boot.env());
        let model = feature::start(&mut boot, &mut step);
        let mut app = App { model, shown: Shown::nothing() };
        app.refresh();
        (app, Output { effects: step.effects, dirty: SliceSet::ALL })
    }

    /// Handles one input. Total: whatever comes, at whatever moment, it never fails.
    pub fn handle(&mut self, input: Input, env: Env) -> Output {
        let mut step = Step::at(env);
        self.model.now.set(env, input.moves_time());
        match input {
            Input::Ui(event) => feature::on_event(&mut self.model, &mut step, event),
            Input::Reply(reply) => feature::on_reply(&mut self.model, &mut step, reply),
        }
        Output { effects: step.effects, dirty: self.refresh() }
    }

    /// Slices that would show something else if they were built anew at the time at which they were: none, or a change was
    /// missed.
    #[cfg(feature = "testing")]
    pub fn stale(&mut self) -> SliceSet {
        let now_ms = self.model.now.ms();
        let mut is_stale = |slice: &Slice| {
            self.model.now.set_silently(self.shown.built_ms.get(*slice as usize).copied().unwrap_or(now_ms));
            self.shown.refresh(*slice, &self.model, Fields::MAX)
        };
        let stale = Slice::ALL.into_iter().filter(|slice| is_stale(slice)).collect();
        self.model.now.set_silently(now_ms);
        stale
    }

    /// Builds the slices anew that read what was written since the last time; gives those that changed.
    fn refresh(&mut self) -> SliceSet {
        let written = self.model.take_writes();
        if written == 0 {
            return SliceSet::default();
        }
        Slice::ALL.into_iter().filter(|slice| self.shown.refresh(*slice, &self.model, written)).collect()
    }

    /// Whether a part of the core is here.
    pub fn has(&self, part: Part) -> bool {
        self.model.parts.has(part)
    }

    /// What a slice shows now.
    pub fn read(&self, slice: Slice) -> SliceRef<'_> {
        self.shown.read(slice)
    }

    /// How often a slice has changed since the start.
    pub fn revision(&self, slice: Slice) -> u32 {
        self.shown.revisions.get(slice as usize).copied().unwrap_or(0)
    }
}

macro_rules! slices {
    ($($part:ident: { $($slice:ident $field:ident $view:ident $build:path;)* })*) => {
        /// The slices as last shown.
        struct Shown {
            $($($field: Option<view::$view>,)*)*
            revisions: [u32; Slice::ALL.len()],
            /// What each slice read when it was built; of one that was not built yet, anything counts.
            reads: [Fields; Slice::ALL.len()],
            #[cfg(feature = "testing")]
            built_ms: [u64; Slice::ALL.len()],
        }

        /// A slice, to be serialised. One whose part of the core is not here has no value.
        #[derive(Debug)]
        pub enum SliceRef<'a> {
            $($(#[doc = concat!("Slice [`Slice::", stringify!($slice), "`].")] $slice(Option<&'a view::$view>),)*)*
        }

        /// Building and writing of slices, by the part of the core that does it (see [`feature::doors`]).
        mod doors {
            $(pub(super) mod $part {
                use crate::{app::rebuild, feature, model::Model, view};
                use serde::{Serialize, Serializer};

                $(
                    #[inline(never)]
                    pub fn $field(shown: &mut Option<view::$view>, model: &Model) -> bool {
                        rebuild(shown, $build(model))
                    }
                )*

                pub mod write {
                    use super::*;
                    $(
                        #[inline(never)]
                        pub fn $field<S: Serializer>(slice: &view::$view, serializer: S) -> Result<S::Ok, S::Error> {
                            slice.serialize(serializer)
                        }
                    )*
                }
            })*
        }

        impl Shown {
            /// Before anything was shown.
            fn nothing() -> Shown {
                Shown { $($($field: None,)*)* revisions: [0; Slice::ALL.len()], reads: [Fields::MAX; Slice::ALL.len()],
                    #[cfg(feature = "testing")]
                    built_ms: [0; Slice::ALL.len()],
                }
            }

            /// Builds a slice anew if it read something of what was written; says whether it differs from what was shown.
            fn refresh(&mut self, slice: Slice, model: &Model, written: Fields) -> bool {
                let place = slice as usize;
                let concerned = self.reads.get(place).is_some_and(|reads| reads & written != 0);
                if !concerned || slice.part().is_some_and(|part| !model.parts.has(part)) {
                    return false;
                }
                model.take_reads();
                let changed = match slice {
                    $($(Slice::$slice => doors::$part::$field(&mut self.$field, model),)*)*
                };
                if let Some(reads) = self.reads.get_mut(place) {
                    *reads = model.take_reads();
                }
                #[cfg(feature = "testing")]
                if let Some(built_ms) = self.built_ms.get_mut(place) {
                    *built_ms = model.now.ms();
                }
                if let (true, Some(revision)) = (changed, self.revisions.get_mut(place)) {
                    *revision = revision.wrapping_add(1);
                }
                changed
            }

            fn read(&self, slice: Slice) -> SliceRef<'_> {
                match slice { $($(Slice::$slice => SliceRef::$slice(self.$field.as_ref()),)*)* }
            }
        }

        impl Serialize for SliceRef<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $($(SliceRef::$slice(Some(slice)) => doors::$part::write::$field(slice, serializer),)*)*
                    _ => serializer.serialize_none(),
                }
            }
        }

        impl Slice {
            /// The part of the core that makes it; nothing for what is always here.
            pub fn part(self) -> Option<Part> {
                match self { $($(Slice::$slice => parts::$part,)*)* }
            }
        }
    };
}

/// The parts of the core by the names in the list of slices.
mod parts {
    #![allow(non_upper_case_globals, reason = "the names of the list are those of modules as well")]
    use crate::effect::Part;

    pub const home: Option<Part> = None;
    pub const account: Option<Part> = Some(Part::Account);
    pub const pages: Option<Part> = Some(Part::Pages);
    pub const play: Option<Part> = Some(Part::Play);
    pub const promotions: Option<Part> = Some(Part::Promotions);
}

/// Puts a new value in place of what was shown; says whether it differs.
fn rebuild<T: PartialEq>(shown: &mut Option<T>, new: T) -> bool {
    let changed = shown.as_ref() != Some(&new);
    if changed {
        *shown = Some(new);
    }
    changed
}

slices! {
    home: {
        Site site SiteView feature::site::view;
        Route route RouteView feature::route::view;
        Frame frame FrameView feature::frame::view;
        Session session SessionView feature::session::view;
        Wallet wallet WalletView feature::wallet::view;
        Banner banner BannerView feature::banner::view;
        Home home HomeView feature::home::view;
        Jackpot jackpot JackpotView feature::jackpot::view;
        ChatRoom chat_room ChatRoomView feature::support::view;
        Notices notices NoticesView feature::notices::view;
        Dialogs dialogs DialogsView feature::dialogs::view;
        Toasts toasts ToastsView feature::toasts::view;
        Clock clock ClockView feature::clock::view;
    }
    account: {
        Login login LoginView feature::login::view;
        Register register RegisterView feature::register::view;
        Factor factor FactorView feature::factor::view;
        Forgot forgot ForgotView feature::password::forgot::view;
        Reset reset PasswordView feature::password::reset::view;
        ChangePassword change_password PasswordView feature::password::change::view;
        WaysIn ways_in WaysInView feature::ways_in::view;
    }
    pages: {
        GameList game_list GameListView feature::game_list::view;
        Lottery lottery LotteryView feature::lottery::view;
        Showcase showcase ShowcaseView feature::showcase::view;
        Join join JoinView feature::join::view;
        Foot foot FootView feature::foot::view;
        Down down DownView feature::down::view;
        Help help HelpView feature::help::view;
    }
    play: {
        Lobby lobby LobbyView feature::lobby::view;
        VendorLobby vendor_lobby VendorLobbyView feature::vendor_lobby::view;
        Rooms rooms RoomsView feature::rooms::view;
        Game game GameView feature::launch::view;
    }
    promotions: {
        Promotions promotions PromotionsView feature::promotions::list_view;
        Promotion promotion PromotionView feature::promotions::view;
        PointMall point_mall PointMallView feature::point_mall::view;
    }
}
