//! Login, logout, registration and passwords, cut at each call.

use super::*;
use lumora_core::domain::field::Field;
use lumora_core::event::*;

const NEW: &str = "Wd5rGh8zNc3b";

/// Logs in with a line that is not cut.
async fn log_in_first(site: &mut Site, case: &Case, password: &str) {
    let cut = site.cut.take();
    if !site.is_member() {
        site.submit(&case.name, password, false).await;
        if site.text(Slice::Dialogs, "/top/title/key") == "first-login-title" {
            site.press_default().await;
        }
    }
    site.cut = cut;
}

#[tokio::test]
async fn a_login_that_is_cut_works_at_the_next_try() {
    cut_everywhere(Flow {
        address: "/?modal=login",
        prepare: member,
        attempt: async |site: &mut Site, case: &Case| site.submit(&case.name, PASSWORD, true).await,
        reached: async |site: &Site, _: &Case| site.is_member() && !site.world.address().contains("modal"),
        check: async |server: &TestServer, case: &Case| {
            let sessions = count(server, LIVE_SESSIONS, &case.name).await;
            assert!((1..=2).contains(&sessions), "one session, and one more whose reply was lost: {sessions}");
        },
    })
    .await;
}

#[tokio::test]
async fn a_logout_that_is_cut_leaves_nobody_logged_in_here_and_a_reload_brings_nobody_back() {
    cut_everywhere(Flow {
        address: "/?modal=login",
        prepare: member,
        attempt: async |site: &mut Site, case: &Case| {
            log_in_first(site, case, PASSWORD).await;
            site.send(UiEvent::Session(SessionEvent::SignOut)).await;
            site.press_default().await;
            site.reload().await;
        },
        reached: async |site: &Site, _: &Case| !site.is_member() && !site.world.session.contains_key("token"),
        check: async |server: &TestServer, case: &Case| {
            let sessions = count(server, LIVE_SESSIONS, &case.name).await;
            assert!(sessions <= 1, "a session outlives its logout only where the logout never came: {sessions}");
        },
    })
    .await;
}

#[tokio::test]
async fn a_reload_that_is_cut_anywhere_keeps_the_session() {
    cut_everywhere(Flow {
        address: "/?modal=login",
        prepare: member,
        attempt: async |site: &mut Site, case: &Case| {
            log_in_first(site, case, PASSWORD).await;
            site.reload().await;
        },
        reached: async |site: &Site, _: &Case| site.is_member() && site.text(Slice::Wallet, "/amount") == "1.00",
        check: async |server: &TestServer, case: &Case| assert_eq!(count(server, LIVE_SESSIONS, &case.name).await, 1),
    })
    .await;
}

#[tokio::test]
async fn a_login_by_sms_that_is_cut_works_at_the_next_try() {
    cut_everywhere(Flow {
        address: "/?modal=login",
        prepare: member,
        attempt: async |site: &mut Site, case: &Case| log_in_by_number(site, case).await,
        reached: async |site: &Site, _: &Case| site.is_member(),
        check: async |server: &TestServer, case: &Case| {
            assert!((1..=2).contains(&count(server, LIVE_SESSIONS, &case.name).await));
        },
    })
    .await;
}

/// What the registration form asks for, filled in.
async fn fill_in(site: &mut Site, case: &Case) {
    let fields = site.world.at(Slice::Register, "/fields");
    for field in fields.as_array().into_iter().flatten() {
        let name = field["name"].as_str().unwrap_or_default();
        let Some(field) = Field::from_name(name).filter(|field| !field.is_secret()) else { continue };
        let value = match field {
            Field::Username => case.name.clone(),
            Field::Email => case.mail(),
            Field::MobileNum => format!("0{}", case.number),
            Field::PayeeName => "Mira Vale".to_owned(),
            Field::Nickname => "Mira".to_owned(),
            Field::Birthday => "1990-02-28".to_owned(),
            _ => continue,
        };
        site.send(UiEvent::Register(RegisterEvent::Typed { field, value: Secret::new(value) })).await;
    }
}

#[tokio::test]
async fn a_registration_that_is_cut_makes_one_member_who_gets_in() {
    cut_everywhere(Flow {
        address: "/?modal=register",
        prepare: nothing,
        attempt: async |site: &mut Site, case: &Case| {
            if !site.world.address().contains("modal=register") {
                site.visit("/?modal=register").await;
            }
            site.send(UiEvent::Register(RegisterEvent::Retry)).await;
            fill_in(site, case).await;
            site.send(UiEvent::Register(RegisterEvent::Consent(true))).await;
            let submit = RegisterEvent::Submit {
                password: Secret::new(PASSWORD),
                confirm_password: Secret::new(PASSWORD),
                payment_password: Secret::default(),
                verification_code: Secret::default(),
                captcha: Secret::default(),
            };
            site.send(UiEvent::Register(submit)).await;
            let taken = site.world.slice(Slice::Register).to_string().contains("username-taken");
            if taken {
                // The first try did it, and its reply was lost: the visitor logs in with what was chosen.
                site.visit("/?modal=login").await;
                site.submit(&case.name, PASSWORD, false).await;
            }
        },
        reached: async |site: &Site, _: &Case| site.is_member(),
        check: async |server: &TestServer, case: &Case| {
            assert_eq!(count(server, "select count(*) from members where account = $1", &case.name).await, 1);
            server.books_balance().await;
        },
    })
    .await;
}

#[tokio::test]
async fn a_password_forgotten_by_mobile_is_set_whatever_is_cut() {
    cut_everywhere(Flow {
        address: "/?modal=forgotPassword",
        prepare: member,
        attempt: async |site: &mut Site, case: &Case| {
            let captcha = Secret::new(CAPTCHA_ANSWER);
            let number = Secret::new(case.number.as_str());
            site.send(UiEvent::Forgot(ForgotEvent::Retry)).await;
            site.send(UiEvent::Forgot(ForgotEvent::Way(ForgotWay::Mobile))).await;
            site.send(UiEvent::Forgot(ForgotEvent::Typed { field: Field::MobileNum, value: number })).await;
            site.send(UiEvent::Forgot(ForgotEvent::GetCode { captcha: captcha.clone() })).await;
            let Some(verification_code) = code(site, case).await else { return };
            let submit = ForgotEvent::Submit { password: Secret::new(NEW), verification_code, captcha };
            site.send(UiEvent::Forgot(submit)).await;
        },
        // Whose reply was lost sets the same password again, or logs in with it.
        reached: async |site: &Site, case: &Case| site.is_member() || opens(&site.server, case, NEW).await,
        check: async |server: &TestServer, case: &Case| assert!(!opens(server, case, PASSWORD).await),
    })
    .await;
}

#[tokio::test]
async fn a_password_forgotten_by_mail_is_set_by_a_link_whatever_is_cut() {
    cut_everywhere(Flow {
        address: "/?modal=forgotPassword",
        prepare: member,
        attempt: async |site: &mut Site, case: &Case| {
            site.visit("/?modal=forgotPassword").await;
            site.send(UiEvent::Forgot(ForgotEvent::Retry)).await;
            site.send(UiEvent::Forgot(ForgotEvent::Way(ForgotWay::Email))).await;
            for (field, value) in [(Field::Username, case.name.clone()), (Field::Email, case.mail())] {
                site.send(UiEvent::Forgot(ForgotEvent::Typed { field, value: Secret::new(value) })).await;
            }
            let none = Secret::default;
            let submit = ForgotEvent::Submit { password: none(), verification_code: none(), captcha: none() };
            site.send(UiEvent::Forgot(submit)).await;
            let mails = site.server.outbox().await;
            let Some((_, _, body)) = mails.into_iter().find(|(to, _, _)| *to == case.mail()) else { return };
            site.follow(body.lines().find(|line| line.starts_with("http")).unwrap()).await;
            let set = PasswordEvent::Submit {
                old_password: none(),
                password: Secret::new(NEW),
                confirm_password: Secret::new(NEW),
            };
            site.send(UiEvent::Reset(set)).await;
        },
        reached: async |site: &Site, case: &Case| opens(&site.server, case, NEW).await,
        check: async |server: &TestServer, case: &Case| assert!(!opens(server, case, PASSWORD).await),
    })
    .await;
}

/// The form that changes a password, sent.
fn change(old: &str) -> UiEvent {
    UiEvent::ChangePassword(PasswordEvent::Submit {
        old_password: Secret::new(old),
        password: Secret::new(NEW),
        confirm_password: Secret::new(NEW),
    })
}

#[tokio::test]
async fn a_changed_password_is_changed_once_whatever_is_cut() {
    cut_everywhere(Flow {
        address: "/?modal=login",
        prepare: member,
        attempt: async |site: &mut Site, case: &Case| {
            log_in_first(site, case, PASSWORD).await;
            site.send(UiEvent::Route(RouteEvent::Open(Overlay::ChangePassword))).await;
            site.send(UiEvent::ChangePassword(PasswordEvent::Retry)).await;
            site.send(change(PASSWORD)).await;
        },
        reached: async |site: &Site, case: &Case| site.is_member() && opens(&site.server, case, NEW).await,
        check: async |server: &TestServer, case: &Case| assert!(!opens(server, case, PASSWORD).await),
    })
    .await;
}

#[tokio::test]
async fn a_forced_change_that_is_cut_lets_nobody_past_and_works_at_the_next_try() {
    cut_everywhere(Flow {
        address: "/?modal=login",
        prepare: async |server: &TestServer, case: &Case| member_with(server, case, "123456", 1).await,
        attempt: async |site: &mut Site, case: &Case| {
            log_in_first(site, case, "123456").await;
            if site.is_member() {
                let amount = site.text(Slice::Wallet, "/amount");
                let forced = site.world.at(Slice::ChangePassword, "/forced") == true;
                assert!(!forced || amount.is_empty(), "nothing of the member's shows before: {amount}");
            }
            site.send(UiEvent::ChangePassword(PasswordEvent::Retry)).await;
            site.send(change("123456")).await;
            if site.world.at(Slice::ChangePassword, "/forced") == true {
                // The ticket of the login is too old by now: the form asks for the old password in its place.
                site.send(change("123456")).await;
            }
            if !site.is_member() {
                site.submit(&case.name, NEW, false).await;
            }
        },
        reached: async |site: &Site, case: &Case| site.is_member() && opens(&site.server, case, NEW).await,
        check: async |server: &TestServer, case: &Case| assert!(!opens(server, case, "123456").await),
    })
    .await;
}
