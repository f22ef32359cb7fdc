//! The view of the login form: its tabs, the captcha, and the other ways to log in (section 2).

use super::{Login, busy, form, tab, waiting};
use crate::domain::field::{Field, FormName};
use crate::domain::time;
use crate::event::{LoginEvent, LoginTab, UiEvent};
use crate::feature::services::session::ResumeAfterLogin;
use crate::feature::shared::forms::{self, Mark};
use crate::feature::shared::{captcha, code, country};
use crate::model::{Model, Now};
use crate::text::key;
use crate::view::{FormTab, LoginView, MobileLoginView, SocialButton, Text};

pub(crate) fn view(model: &Model) -> LoginView {
    let now = &model.now;
    let login = &*model.login;
    LoginView {
        tabs: tabs(model),
        tab: tab(model),
        username: login.last_user.clone(),
        remember: login.remember,
        password_shown: login.password_shown,
        username_error: error(login, Field::Username),
        password_error: error(login, Field::Password),
        mobile: (tab(model) == LoginTab::Mobile).then(|| mobile(model, now)),
        captcha: captcha::view(model, form(model)),
        problem: login.problem.clone(),
        wait: waiting(login, now).map(time::countdown).unwrap_or_default(),
        busy: busy(model),
        doing: login.doing,
        resume: model.session.resume_after_login.as_ref().map(resume_text),
        can_sign_up: model.site.takes_registrations(),
        social: model.site.info.social.iter().map(|provider| social_button(provider)).collect(),
        free_play: model.site.offers_demo(),
        free_play_first: model.site.offers_demo()
            && matches!(model.session.resume_after_login, Some(ResumeAfterLogin::Play(_))),
        passkey: model.site.passkeys,
    }
}

fn error(login: &Login, field: Field) -> Option<Text> {
    match login.fields.mark(field) {
        Mark::Refused(text) => Some(text),
        _ => None,
    }
}

fn tabs(model: &Model) -> Vec<FormTab> {
    if !model.site.info.whitelabel.mobile_code_login {
        return Vec::new();
    }
    [(LoginTab::Username, "username", key::LOGIN_BY_USERNAME), (LoginTab::Mobile, "mobile", key::LOGIN_BY_MOBILE)]
        .into_iter()
        .map(|(it, key, label)| FormTab {
            key,
            label: Text::of(label),
            selected: it == tab(model),
            select: UiEvent::Login(LoginEvent::Tab(it)),
        })
        .collect()
}

fn mobile(model: &Model, now: &Now) -> MobileLoginView {
    let field = |field| forms::field_view(model, &model.login.fields, field, true);
    MobileLoginView {
        country: country::view(model, FormName::LoginMobile),
        number: field(Field::MobileNum),
        code: field(Field::VerificationCode),
        get_code: code::view(model, now, FormName::LoginMobile),
    }
}

fn social_button(provider: &str) -> SocialButton {
    let label = match provider {
        "facebook" => Text::of(key::SOCIAL_FACEBOOK),
        "google" => Text::of(key::SOCIAL_GOOGLE),
        other => Text::of(key::SOCIAL_OTHER).with("provider", other),
    };
    let enter = UiEvent::Login(LoginEvent::Social(provider.to_owned()));
    SocialButton { key: provider.to_owned(), label, enter }
}

/// The words for what the login is for.
fn resume_text(resume: &ResumeAfterLogin) -> Text {
    match resume {
        ResumeAfterLogin::Play(game) => Text::of(key::RESUME_PLAY).with("game", game.game_name.as_str()),
        ResumeAfterLogin::Favourite(game) => Text::of(key::RESUME_FAVOURITE).with("game", game.game_name.as_str()),
        ResumeAfterLogin::Page(_) => Text::of(key::RESUME_PAGE),
        ResumeAfterLogin::Resume => Text::of(key::RESUME_SESSION_ENDED),
    }
}
