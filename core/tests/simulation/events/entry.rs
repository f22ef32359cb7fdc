//! Rows of the table of events: the site itself, where one is, the session, and the ways into an account.
//!
//! `events.rs` joins the parts of the table and imports what the rows name.

/// Puts these rows behind those before them, and hands all to the next part.
macro_rules! entry_rows {
    (($next:ident $($later:ident)*) $($before:tt)*) => {
        $next! {
            ($($later)*)
            $($before)*
            "site.language": UiEvent::Site(SiteEvent::Language(_)) => |it, _| UiEvent::Site(SiteEvent::Language(it.one(&["EN", "CN", "KM", "AR", "XX", ""]).into()));
            "site.toggleTheme": UiEvent::Site(SiteEvent::ToggleTheme) => |_, _| UiEvent::Site(SiteEvent::ToggleTheme);
            "site.retry": UiEvent::Site(SiteEvent::Retry) => |_, _| UiEvent::Site(SiteEvent::Retry);
            "site.visible": UiEvent::Site(SiteEvent::Visible(_)) => |it, _| UiEvent::Site(SiteEvent::Visible(it.once_in(2)));
            "site.dismissToast": UiEvent::Site(SiteEvent::DismissToast(_)) => |it, _| UiEvent::Site(SiteEvent::DismissToast(it.number()));
            "site.woke": UiEvent::Site(SiteEvent::Woke) => |_, _| UiEvent::Site(SiteEvent::Woke);
            "site.appUpdate": UiEvent::Site(SiteEvent::AppUpdate(_)) => |it, _| UiEvent::Site(SiteEvent::AppUpdate(it.one(&[AppUpdateEvent::Ready, AppUpdateEvent::ChunkMissing, AppUpdateEvent::Accept, AppUpdateEvent::PutOff])));
            "route.entered": UiEvent::Route(RouteEvent::Entered { .. }) => |it, _| entered(&address(it));
            "route.open": UiEvent::Route(RouteEvent::Open(_)) => |it, _| UiEvent::Route(RouteEvent::Open(it.one(&OVERLAYS)));
            "route.close": UiEvent::Route(RouteEvent::Close) => |_, _| UiEvent::Route(RouteEvent::Close);
            "session.signOut": UiEvent::Session(SessionEvent::SignOut) => |_, _| UiEvent::Session(SessionEvent::SignOut);
            "session.refreshBalance": UiEvent::Session(SessionEvent::RefreshBalance) => |_, _| UiEvent::Session(SessionEvent::RefreshBalance);
            "session.toggleBalance": UiEvent::Session(SessionEvent::ToggleBalance) => |_, _| UiEvent::Session(SessionEvent::ToggleBalance);
            "login.edited": UiEvent::Login(LoginEvent::Edited(_)) => |it, _| UiEvent::Login(LoginEvent::Edited(it.one(&[Field::Username, Field::Password, Field::VerificationCode])));
            "login.submit": UiEvent::Login(LoginEvent::Submit { .. }) => |it, _| login(it);
            "login.togglePassword": UiEvent::Login(LoginEvent::TogglePassword) => |_, _| UiEvent::Login(LoginEvent::TogglePassword);
            "login.tab": UiEvent::Login(LoginEvent::Tab(_)) => |it, _| UiEvent::Login(LoginEvent::Tab(it.one(&[LoginTab::Username, LoginTab::Mobile])));
            "login.number": UiEvent::Login(LoginEvent::Number(_)) => |it, _| UiEvent::Login(LoginEvent::Number(it.one(&[MOBILE, MOBILE, "", "1"]).into()));
            "login.getCode": UiEvent::Login(LoginEvent::GetCode { .. }) => |it, _| UiEvent::Login(LoginEvent::GetCode { captcha: Secret::new(captcha(it)) });
            "login.submitMobile": UiEvent::Login(LoginEvent::SubmitMobile { .. }) => |it, _| UiEvent::Login(LoginEvent::SubmitMobile { verification_code: one_time_code(it), captcha: Secret::new(captcha(it)), remember: it.once_in(3) });
            "login.freePlay": UiEvent::Login(LoginEvent::FreePlay) => |_, _| UiEvent::Login(LoginEvent::FreePlay);
            "login.social": UiEvent::Login(LoginEvent::Social(_)) => |it, _| UiEvent::Login(LoginEvent::Social(it.one(&["google", "../x", ""]).into()));
            "login.passkey": UiEvent::Login(LoginEvent::Passkey) => |_, _| UiEvent::Login(LoginEvent::Passkey);
            "factor.choose": UiEvent::Factor(FactorEvent::Choose(_)) => |it, _| UiEvent::Factor(FactorEvent::Choose(it.one(&[FactorKind::Sms, FactorKind::Email, FactorKind::Totp, FactorKind::PayeeName])));
            "factor.other": UiEvent::Factor(FactorEvent::Other) => |_, _| UiEvent::Factor(FactorEvent::Other);
            "factor.sendCode": UiEvent::Factor(FactorEvent::SendCode) => |_, _| UiEvent::Factor(FactorEvent::SendCode);
            "factor.edited": UiEvent::Factor(FactorEvent::Edited) => |_, _| UiEvent::Factor(FactorEvent::Edited);
            "factor.submit": UiEvent::Factor(FactorEvent::Submit(_)) => |it, _| UiEvent::Factor(FactorEvent::Submit(one_time_code(it)));
            "factor.leave": UiEvent::Factor(FactorEvent::Leave) => |_, _| UiEvent::Factor(FactorEvent::Leave);
            "forgot.way": UiEvent::Forgot(ForgotEvent::Way(_)) => |it, _| UiEvent::Forgot(ForgotEvent::Way(it.one(&[ForgotWay::Email, ForgotWay::Mobile])));
            "forgot.typed": UiEvent::Forgot(ForgotEvent::Typed { .. }) => |it, _| UiEvent::Forgot(ForgotEvent::Typed { field: it.one(OPEN_FIELDS), value: Secret::new(open_value(it)) });
            "forgot.left": UiEvent::Forgot(ForgotEvent::Left { .. }) => |it, _| UiEvent::Forgot(ForgotEvent::Left { field: Field::Password, value: password(it) });
            "forgot.getCode": UiEvent::Forgot(ForgotEvent::GetCode { .. }) => |it, _| UiEvent::Forgot(ForgotEvent::GetCode { captcha: Secret::new(captcha(it)) });
            "forgot.submit": UiEvent::Forgot(ForgotEvent::Submit { .. }) => |it, _| UiEvent::Forgot(ForgotEvent::Submit { password: password(it), verification_code: one_time_code(it), captcha: Secret::new(captcha(it)) });
            "forgot.retry": UiEvent::Forgot(ForgotEvent::Retry) => |_, _| UiEvent::Forgot(ForgotEvent::Retry);
            "reset.edited": UiEvent::Reset(PasswordEvent::Edited(_)) => |it, _| UiEvent::Reset(PasswordEvent::Edited(it.one(PASSWORD_FIELDS)));
            "reset.left": UiEvent::Reset(PasswordEvent::Left { .. }) => |it, _| UiEvent::Reset(left(it));
            "reset.submit": UiEvent::Reset(PasswordEvent::Submit { .. }) => |it, _| UiEvent::Reset(new_password(it));
            "reset.consent": UiEvent::Reset(PasswordEvent::Consent(_)) => |it, _| UiEvent::Reset(PasswordEvent::Consent(!it.once_in(4)));
            "reset.retry": UiEvent::Reset(PasswordEvent::Retry) => |_, _| UiEvent::Reset(PasswordEvent::Retry);
            "reset.askAgain": UiEvent::Reset(PasswordEvent::AskAgain) => |_, _| UiEvent::Reset(PasswordEvent::AskAgain);
            "changePassword.edited": UiEvent::ChangePassword(PasswordEvent::Edited(_)) => |it, _| UiEvent::ChangePassword(PasswordEvent::Edited(it.one(PASSWORD_FIELDS)));
            "changePassword.left": UiEvent::ChangePassword(PasswordEvent::Left { .. }) => |it, _| UiEvent::ChangePassword(left(it));
            "changePassword.submit": UiEvent::ChangePassword(PasswordEvent::Submit { .. }) => |it, _| UiEvent::ChangePassword(new_password(it));
            "changePassword.consent": UiEvent::ChangePassword(PasswordEvent::Consent(_)) => |it, _| UiEvent::ChangePassword(PasswordEvent::Consent(!it.once_in(4)));
            "changePassword.retry": UiEvent::ChangePassword(PasswordEvent::Retry) => |_, _| UiEvent::ChangePassword(PasswordEvent::Retry);
            "changePassword.askAgain": UiEvent::ChangePassword(PasswordEvent::AskAgain) => |_, _| UiEvent::ChangePassword(PasswordEvent::AskAgain);
        }
    };
}
