//! The machines, one a file, and the switchboards: events go to the machine they name, replies to the one that asked, and
//! what happened to whoever listens (`tell`).
//!
//! Services that any machine may use: `call`, `route` (navigation), `dialogs`, `toasts`, `session` (gates), `passkey`, `link`,
//! `remote`, `pages`.

pub(crate) mod arrival;
pub(crate) mod banner;
pub(crate) mod call;
pub(crate) mod captcha;
pub(crate) mod clock;
pub(crate) mod code;
pub(crate) mod country;
pub(crate) mod dialogs;
pub(crate) mod doors;
pub(crate) mod down;
pub(crate) mod factor;
pub(crate) mod foot;
pub(crate) mod forms;
pub(crate) mod frame;
pub(crate) mod game_list;
pub(crate) mod games;
pub(crate) mod happening;
pub(crate) mod help;
pub(crate) mod home;
pub(crate) mod jackpot;
pub(crate) mod join;
pub(crate) mod launch;
pub(crate) mod link;
pub(crate) mod lobby;
pub(crate) mod login;
pub(crate) mod lottery;
pub(crate) mod notices;
pub(crate) mod pages;
pub(crate) mod parts;
pub(crate) mod passkey;
pub(crate) mod password;
pub(crate) mod pause;
pub(crate) mod point_mall;
pub(crate) mod promotions;
pub(crate) mod register;
pub(crate) mod remote;
pub(crate) mod renewal;
pub(crate) mod revision;
pub(crate) mod rooms;
pub(crate) mod route;
pub(crate) mod rules;
pub(crate) mod session;
pub(crate) mod showcase;
pub(crate) mod site;
pub(crate) mod support;
mod tell;
pub(crate) mod toasts;
pub(crate) mod vendor_lobby;
pub(crate) mod wallet;
pub(crate) mod ways_in;

use crate::api::{Ask, decode};
use crate::boot::Boot;
use crate::effect::{Part, TimerId};
use crate::event::{GameEvent, HttpReply, Reply, Transport, UiEvent};
use crate::model::{Model, Step};

/// Builds the model from what the browser knows, and makes the first round of calls.
pub(crate) fn start(boot: &mut Boot, step: &mut Step) -> Model {
    let mut model = Model::from_boot(boot);
    site::start(&mut model, step, boot);
    tell::load_content(&mut model, step);
    if model.session.logged_in() {
        tell::load_member(&mut model, step);
    } else {
        session::restore(&mut model, step);
    }
    clock::start(step);
    revision::listen(&mut model, step);
    route::entered(&mut model, step, &boot.path, &boot.query);
    tell::tell(&mut model, step);
    parts::start(&mut model, step);
    tell::tell(&mut model, step);
    model
}

/// An event goes to the machine that it names.
pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: UiEvent) {
    match event {
        UiEvent::Site(event) => site::on_event(model, step, event),
        UiEvent::Route(event) => route::on_event(model, step, event),
        UiEvent::Session(event) => session::on_event(model, step, event),
        UiEvent::Login(_)
        | UiEvent::Register(_)
        | UiEvent::Captcha(_)
        | UiEvent::Country(_)
        | UiEvent::Factor(_)
        | UiEvent::Forgot(_)
        | UiEvent::Reset(_)
        | UiEvent::ChangePassword(_)
        | UiEvent::WaysIn(_) => {
            if model.parts.has(Part::Account) {
                doors::account::on_event(model, step, event);
            }
        }
        UiEvent::Banner(event) => banner::on_event(model, step, event),
        UiEvent::Home(event) => home::on_event(model, step, event),
        UiEvent::Lobby(_)
        | UiEvent::Rooms(_)
        | UiEvent::Game(GameEvent::Message(_) | GameEvent::Leave | GameEvent::Retry) => {
            if model.parts.has(Part::Play) {
                doors::play::on_event(model, step, event);
            }
        }
        UiEvent::Game(event) => games::on_event(model, step, event),
        UiEvent::Notices(event) => notices::on_event(model, step, event),
        UiEvent::Promotions(_) | UiEvent::PointMall(_) => {
            if model.parts.has(Part::Promotions) {
                doors::promotions::on_event(model, step, event);
            }
        }
        UiEvent::Support(event) => support::on_event(model, step, event),
        UiEvent::Help(_)
        | UiEvent::Lottery(_)
        | UiEvent::GameList(_)
        | UiEvent::Showcase(_)
        | UiEvent::Down(_)
        | UiEvent::Join(_) => {
            if model.parts.has(Part::Pages) {
                doors::pages::on_event(model, step, event);
            }
        }
        UiEvent::Dialog(event) => dialogs::on_event(model, step, event),
    }
    tell::tell(model, step);
    notices::show_popup(model, step);
}

/// A reply goes to the machine that asked; one that nobody waits for any more goes nowhere.
pub(crate) fn on_reply(model: &mut Model, step: &mut Step, reply: Reply) {
    let answered = match reply {
        Reply::Timer(timer) => {
            on_timer(model, step, timer);
            None
        }
        Reply::PartLoaded { part, there } => {
            parts::on_loaded(model, step, part, there);
            None
        }
        Reply::Revision(revision) => {
            revision::on_told(model, step, revision);
            None
        }
        Reply::Loaded { module, there } => {
            if model.parts.has(Part::Account) {
                doors::account::on_module(model, step, module, there);
            }
            None
        }
        Reply::WorkSolved { captcha_id, answer } => {
            if model.parts.has(Part::Account) {
                doors::account::on_work(model, step, &captcha_id, answer);
            }
            None
        }
        Reply::Passkey { ticket, outcome } => {
            if model.parts.has(Part::Account) {
                doors::account::on_passkey(model, step, ticket, outcome);
            }
            None
        }
        Reply::Sealed { ticket, outcome } => call::on_sealed(model, step, ticket, outcome),
        Reply::Http { ticket, outcome } => {
            revision::on_reply(model, step, ticket, &outcome);
            call::on_http(model, step, ticket, outcome)
        }
    };
    if let Some((ask, outcome)) = answered {
        session::check_alive(model, step, &ask, &outcome);
        on_answer(model, step, ask, outcome);
    }
    tell::tell(model, step);
    site::reveal_when_ready(model, step);
    notices::show_popup(model, step);
}

/// The answer to a call reaches the machine that made it.
fn on_answer(model: &mut Model, step: &mut Step, ask: Ask, outcome: Result<HttpReply, Transport>) {
    match ask {
        Ask::Status => site::on_status(model, step, decode(outcome)),
        Ask::Revision => revision::on_answer(model, step, decode(outcome)),
        Ask::SaveLanguage => {}
        Ask::Remembered => session::on_remembered(model, step, decode(outcome)),
        Ask::Captcha(_)
        | Ask::RegisterSettings
        | Ask::Affiliate { .. }
        | Ask::Register { .. }
        | Ask::SendCode { .. }
        | Ask::FirebaseVerify(_)
        | Ask::Login { .. }
        | Ask::FreePlay
        | Ask::Social
        | Ask::PasskeyLoginOptions
        | Ask::PasskeyLogin
        | Ask::Factor
        | Ask::PasswordEmail
        | Ask::PasswordMobile
        | Ask::PasswordReset
        | Ask::ChangePassword
        | Ask::Reauthenticate
        | Ask::Passkeys
        | Ask::Totp
        | Ask::OwnSessions
        | Ask::PasskeyAddOptions
        | Ask::TotpBegin
        | Ask::PasskeyAdd
        | Ask::PasskeyRemove
        | Ask::TotpConfirm
        | Ask::TotpRemove
        | Ask::SessionEnd => {
            if model.parts.has(Part::Account) {
                doors::account::on_answer(model, step, ask, outcome);
            }
        }
        Ask::Logout => session::on_logout(model, step),
        Ask::MemberInfo => session::on_member_info(model, step, decode(outcome)),
        Ask::Unread => session::on_unread(model, step, decode(outcome)),
        Ask::Balance => wallet::on_balance(model, step, decode(outcome)),
        Ask::OnlineService => support::on_online(model, step, decode(outcome)),
        Ask::Notices => notices::on_notices(model, step, decode(outcome)),
        Ask::Vendors => frame::on_vendors(model, step, decode(outcome)),
        Ask::HotGames => home::on_hot(model, step, decode(outcome)),
        Ask::PopularGames => home::on_popular(model, step, decode(outcome)),
        Ask::LobbyPage { .. } | Ask::Rooms | Ask::Launch { .. } => {
            if model.parts.has(Part::Play) {
                doors::play::on_answer(model, step, ask, outcome);
            }
        }
        Ask::HelpCentre | Ask::Letter(_) | Ask::VendorGames | Ask::Featured | Ask::Winners | Ask::Draws { .. } => {
            if model.parts.has(Part::Pages) {
                doors::pages::on_answer(model, step, ask, outcome);
            }
        }
        Ask::FavouriteIds => games::on_favourite_ids(model, step, decode(outcome)),
        Ask::SetFavourite { game, on } => games::on_favourite_set(model, step, *game, on, decode(outcome)),
        Ask::Promotions
        | Ask::Promotion(_)
        | Ask::PromotionAct { .. }
        | Ask::PromotionImage(_)
        | Ask::PointRewards
        | Ask::PointConfig
        | Ask::PointBalance => {
            if model.parts.has(Part::Promotions) {
                doors::promotions::on_answer(model, step, ask, outcome);
            }
        }
    }
}

fn on_timer(model: &mut Model, step: &mut Step, timer: TimerId) {
    match timer {
        TimerId::Jackpot => jackpot::on_tick(model, step),
        TimerId::Banner => banner::on_tick(model, step),
        TimerId::Clock => clock::on_tick(step),
        TimerId::LobbySearch => {
            if model.parts.has(Part::Play) {
                doors::play::on_timer(model, step);
            }
        }
        TimerId::HelpSearch | TimerId::GameListSearch | TimerId::Draw => {
            if model.parts.has(Part::Pages) {
                doors::pages::on_timer(model, step, timer);
            }
        }
        TimerId::LoginWait | TimerId::RegisterWait | TimerId::Captcha(_) | TimerId::Code(_) | TimerId::Country(_) => {
            if model.parts.has(Part::Account) {
                doors::account::on_timer(model, step, timer);
            }
        }
        TimerId::Toast => toasts::on_tick(model, step),
        TimerId::BootRetry => site::on_retry(model, step),
        TimerId::DialogDelay => dialogs::on_delay(model, step),
        TimerId::DialogTimeout => dialogs::on_time_out(model, step),
        TimerId::Promotions => {
            if model.parts.has(Part::Promotions) {
                doors::promotions::on_timer(model, step);
            }
        }
        TimerId::Reveal => site::reveal(model),
        TimerId::Revision => revision::on_ask_timer(model, step),
        TimerId::Refresh => revision::on_refresh_timer(model, step),
    }
}
