//! The machines, one a file, and the switchboards: events go to the machine they name, replies to the one that asked, and
//! what happened to whoever listens (`tell`).
//!
//! Services that any machine may use: `call`, `route` (navigation), `dialogs`, `toasts`, `session` (gates), `passkey`, `link`,
//! `remote`, `pages`.

mod arrival;
pub(crate) mod banner;
pub(crate) mod call;
pub(crate) mod captcha;
pub(crate) mod clock;
pub(crate) mod code;
pub(crate) mod country;
pub(crate) mod dialogs;
pub(crate) mod factor;
pub(crate) mod forms;
pub(crate) mod frame;
pub(crate) mod games;
pub(crate) mod happening;
pub(crate) mod home;
pub(crate) mod jackpot;
pub(crate) mod join;
pub(crate) mod launch;
pub(crate) mod link;
pub(crate) mod lobby;
pub(crate) mod login;
pub(crate) mod notices;
pub(crate) mod pages;
pub(crate) mod passkey;
pub(crate) mod password;
pub(crate) mod pause;
pub(crate) mod register;
pub(crate) mod remote;
pub(crate) mod route;
pub(crate) mod rules;
pub(crate) mod session;
pub(crate) mod site;
mod tell;
pub(crate) mod toasts;
pub(crate) mod vendor_lobby;
pub(crate) mod wallet;
pub(crate) mod ways_in;

use crate::api::{Ask, CodeWay, decode};
use crate::boot::Boot;
use crate::effect::TimerId;
use crate::event::{HttpReply, Reply, Transport, UiEvent};
use crate::model::{Model, Step};
use crate::random::Random;

/// Builds the model from what the browser knows, and makes the first round of calls.
pub(crate) fn start(boot: &mut Boot, step: &mut Step) -> Model {
    let mut model = Model {
        random: Random::from_seed(boot.seed),
        calls: Default::default(),
        site: site::Site::from_boot(boot),
        place: Default::default(),
        session: session::Session::from_boot(boot),
        wallet: wallet::Wallet::from_boot(boot),
        frame: Default::default(),
        banner: banner::Carousel::from_boot(boot),
        home: Default::default(),
        ticker: jackpot::Ticker::from_boot(boot),
        games: Default::default(),
        lobby: Default::default(),
        launch: Default::default(),
        login: login::Login::from_boot(boot),
        register: register::Register::from_boot(boot),
        captchas: Default::default(),
        codes: code::from_boot(boot),
        countries: country::Countries::from_boot(boot),
        rules: rules::Rules::from_boot(boot),
        factor: Default::default(),
        forgot: Default::default(),
        reset: Default::default(),
        change_password: Default::default(),
        ways_in: Default::default(),
        ceremony: None,
        notices: notices::Notices::from_boot(boot),
        dialogs: Default::default(),
        toasts: Default::default(),
    };
    site::start(&mut model, step);
    tell::load_content(&mut model, step);
    if model.session.logged_in() {
        tell::load_member(&mut model, step);
    } else {
        session::restore(&mut model, step);
    }
    register::load_affiliate(&mut model, step);
    code::resume(&mut model, step);
    clock::start(step);
    route::entered(&mut model, step, &boot.path, &boot.query);
    tell::tell(&mut model, step);
    arrival::read(&mut model, step, &boot.query, &boot.fragment);
    tell::tell(&mut model, step);
    model
}

/// An event goes to the machine that it names.
pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: UiEvent) {
    match event {
        UiEvent::Site(event) => site::on_event(model, step, event),
        UiEvent::Route(event) => route::on_event(model, step, event),
        UiEvent::Session(event) => session::on_event(model, step, event),
        UiEvent::Login(event) => login::on_event(model, step, event),
        UiEvent::Register(event) => register::on_event(model, step, event),
        UiEvent::Captcha(event) => captcha::on_event(model, step, event),
        UiEvent::Country(event) => country::on_event(model, step, event),
        UiEvent::Factor(event) => factor::on_event(model, step, event),
        UiEvent::Forgot(event) => password::forgot::on_event(model, step, event),
        UiEvent::Reset(event) => password::reset::on_event(model, step, event),
        UiEvent::ChangePassword(event) => password::change::on_event(model, step, event),
        UiEvent::WaysIn(event) => ways_in::on_event(model, step, event),
        UiEvent::Join(event) => join::on_event(model, step, event),
        UiEvent::Banner(event) => banner::on_event(model, step, event),
        UiEvent::Home(event) => home::on_event(model, step, event),
        UiEvent::Lobby(event) => lobby::on_event(model, step, event),
        UiEvent::Game(event) => games::on_event(model, step, event),
        UiEvent::Notices(event) => notices::on_event(model, step, event),
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
        Reply::Loaded { module, there } => {
            rules::on_loaded(model, step, module, there);
            None
        }
        Reply::WorkSolved { captcha_id, answer } => {
            captcha::on_work(model, step, &captcha_id, answer);
            None
        }
        Reply::Passkey { ticket, outcome } => {
            passkey::on_reply(model, step, ticket, outcome);
            None
        }
        Reply::Sealed { ticket, outcome } => call::on_sealed(model, step, ticket, outcome),
        Reply::Http { ticket, outcome } => call::on_http(model, step, ticket, outcome),
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
        Ask::SaveLanguage => {}
        Ask::Remembered => session::on_remembered(model, step, decode(outcome)),
        Ask::Captcha(form) => captcha::on_captcha(model, step, form, decode(outcome)),
        Ask::RegisterSettings => rules::on_settings(model, step, decode(outcome)),
        Ask::Affiliate { from_link } => register::on_affiliate(model, step, from_link, decode(outcome)),
        Ask::Register { username, .. } => register::on_registered(model, step, &username, decode(outcome)),
        Ask::SendCode { form, way: CodeWay::Firebase } => code::on_firebase_sent(model, step, form, decode(outcome)),
        Ask::SendCode { form, .. } => code::on_sent(model, step, form, decode(outcome)),
        Ask::FirebaseVerify(_) => register::on_identity(model, step, decode(outcome)),
        Ask::Login { username, remember, by } => login::on_login(model, step, username, remember, by, decode(outcome)),
        Ask::FreePlay => login::on_free_play(model, step, decode(outcome)),
        Ask::Social => login::on_social(model, step, decode(outcome)),
        Ask::PasskeyLoginOptions => login::on_passkey_options(model, step, decode(outcome)),
        Ask::PasskeyLogin => login::on_passkey_login(model, step, decode(outcome)),
        Ask::Factor => factor::on_answered(model, step, decode(outcome)),
        Ask::PasswordEmail => password::forgot::on_mailed(model, step, decode(outcome)),
        Ask::PasswordMobile => password::forgot::on_set(model, step, decode(outcome)),
        Ask::PasswordReset => password::reset::on_reset(model, step, decode(outcome)),
        Ask::ChangePassword => password::change::on_changed(model, step, decode(outcome)),
        Ask::Reauthenticate => ways_in::on_proved(model, step, decode(outcome)),
        Ask::Passkeys => ways_in::on_passkeys(model, step, decode(outcome)),
        Ask::Totp => ways_in::on_totp(model, step, decode(outcome)),
        Ask::OwnSessions => ways_in::on_sessions(model, step, decode(outcome)),
        Ask::PasskeyAddOptions => ways_in::on_passkey_options(model, step, decode(outcome)),
        Ask::TotpBegin => ways_in::on_totp_setup(model, step, decode(outcome)),
        Ask::PasskeyAdd | Ask::PasskeyRemove | Ask::TotpConfirm | Ask::TotpRemove | Ask::SessionEnd => {
            ways_in::on_changed(model, step, decode(outcome));
        }
        Ask::Logout => session::on_logout(model, step),
        Ask::MemberInfo => session::on_member_info(model, step, decode(outcome)),
        Ask::Unread => session::on_unread(model, step, decode(outcome)),
        Ask::Balance => wallet::on_balance(model, step, decode(outcome)),
        Ask::Notices => notices::on_notices(model, step, decode(outcome)),
        Ask::Vendors => frame::on_vendors(model, step, decode(outcome)),
        Ask::HotGames => home::on_hot(model, step, decode(outcome)),
        Ask::PopularGames => home::on_popular(model, step, decode(outcome)),
        Ask::LobbyPage { listing, page, append } => lobby::on_page(model, step, listing, page, append, outcome),
        Ask::FavouriteIds => games::on_favourite_ids(model, step, decode(outcome)),
        Ask::SetFavourite { game, on } => games::on_favourite_set(model, step, *game, on, decode(outcome)),
        Ask::Launch { .. } => launch::on_launch(model, step, decode(outcome)),
    }
}

fn on_timer(model: &mut Model, step: &mut Step, timer: TimerId) {
    match timer {
        TimerId::Jackpot => jackpot::on_tick(model, step),
        TimerId::Banner => banner::on_tick(model, step),
        TimerId::Clock => clock::on_tick(step),
        TimerId::LobbySearch => lobby::on_search_pause(model, step),
        TimerId::LoginWait => login::on_wait_tick(model, step),
        TimerId::RegisterWait => register::on_wait_tick(model, step),
        TimerId::Captcha(form) => captcha::on_pause_over(model, step, form),
        TimerId::Code(form) => code::on_tick(model, step, form),
        TimerId::Country(form) => country::close(model, step, form),
        TimerId::Toast => toasts::on_tick(model, step),
        TimerId::BootRetry => site::on_retry(model, step),
        TimerId::DialogDelay => dialogs::on_delay(model, step),
        TimerId::DialogTimeout => dialogs::on_time_out(model, step),
        TimerId::Reveal => site::reveal(model, step),
    }
}
