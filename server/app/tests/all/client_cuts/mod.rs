//! The network fails at each call of each flow, before the server has seen it or after: the next try works, nobody is left
//! logged in who should not be, and nothing happens twice.

mod accounts;
mod ways;

use crate::browser::{Lost, Site};
use lumora_core::domain::account::AccountType;
use lumora_core::event::{LoginEvent, LoginTab, UiEvent};
use lumora_core::secret::Secret;
use lumora_core::testing::HOST;
use lumora_core::view::Slice;
use lumora_server::testing::stores::{Dataset, sqlite_with};
use lumora_server::testing::{CAPTCHA_ANSWER, TestServer};
use platform::store::sql;
use serde_json::json;

const PASSWORD: &str = "Kx7mTq4vLp2w";
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// One round of a flow: who it is about.
struct Case {
    name: String,
    /// Mobile number without dialling code.
    number: String,
}

impl Case {
    fn mail(&self) -> String {
        format!("{}@mail.example", self.name)
    }

    fn dialled(&self) -> String {
        format!("84{}", self.number)
    }
}

/// A flow that can be cut.
struct Flow<Prepare, Attempt, Reached, Check> {
    address: &'static str,
    /// What has to be there before.
    prepare: Prepare,
    /// What the visitor does; a second try does the same again.
    attempt: Attempt,
    /// Whether the visitor got there.
    reached: Reached,
    /// What the server must have done, once.
    check: Check,
}

async fn server() -> TestServer {
    let set = |config: &mut platform::config::Config| {
        config.site_origin = format!("https://{HOST}");
        // For the built-in gateway that vouches for numbers.
        config.development = true;
    };
    let server = TestServer::on_with(sqlite_with(Dataset::Sample).await, set).await;
    for (setting, value) in [("register_captcha", "false"), ("REGMOBVERF3", "false"), ("CHNGPASSVERIF3", "true")] {
        server.set(setting, value).await;
    }
    server
}

/// Runs a flow again and again, with another call lost each time, until the flow is shorter than the place of the cut.
async fn cut_everywhere<Prepare, Attempt, Reached, Check>(flow: Flow<Prepare, Attempt, Reached, Check>)
where
    Prepare: AsyncFn(&TestServer, &Case),
    Attempt: AsyncFn(&mut Site, &Case),
    Reached: AsyncFn(&Site, &Case) -> bool,
    Check: AsyncFn(&TestServer, &Case),
{
    let server = server().await;
    for (side, when, lost) in [(0, "before", Lost::Before), (1, "after", Lost::After)] {
        for index in 0.. {
            // Nothing that is counted by the day reaches from one round to the next.
            server.state.base.clock.advance_ms(2 * DAY_MS);
            let name = format!("mira{when}{index:03}");
            let case = Case { name, number: format!("91{side}{index:03}678") };
            (flow.prepare)(&server, &case).await;
            let mut site = Site::at(server.clone(), flow.address).await;
            site.cut = Some((index, lost));
            (flow.attempt)(&mut site, &case).await;
            let cut = site.cut.take().is_none();
            let mut reached = (flow.reached)(&site, &case).await;
            assert!(cut || reached, "without a cut: {}", visible_forms(&site));
            if !reached {
                site.pass_ms(601_000).await;
                (flow.attempt)(&mut site, &case).await;
                reached = (flow.reached)(&site, &case).await;
            }
            assert!(reached, "call {index} lost {lost:?} the server: the next try fails: {}", visible_forms(&site));
            (flow.check)(&server, &case).await;
            if !cut {
                assert!(index > 1, "the flow has calls to cut");
                break;
            }
        }
    }
}

/// What the visitor sees of the forms.
fn visible_forms(site: &Site) -> String {
    let slices = [Slice::Route, Slice::Login, Slice::Register, Slice::Forgot, Slice::ChangePassword, Slice::Dialogs];
    slices.map(|slice| site.world.slice(slice).to_string()).join("\n")
}

async fn count(server: &TestServer, sql: &'static str, name: &str) -> i64 {
    sql::query_scalar(sql).bind(name.to_owned()).fetch_one(server.state.base.store.reader()).await.unwrap()
}

const LIVE_SESSIONS: &str = "select count(*) from sessions s join members m on m.id = s.member_id
    where m.account = $1 and s.revoked_at is null";

/// A member who can be reached by mail and by mobile number.
async fn member(server: &TestServer, case: &Case) {
    member_with(server, case, PASSWORD, 0).await;
}

async fn member_with(server: &TestServer, case: &Case, password: &str, must_change: u8) {
    server.add_member(&case.name, password, AccountType::Member, 100).await;
    let update = format!(
        "update members set mobile = '{}', mobile_verified_at = 1, email = '{}', must_change_password = {must_change}
         where account = '{}'",
        case.dialled(),
        case.mail(),
        case.name
    );
    server.execute(Box::leak(update.into_boxed_str())).await;
}

/// The code of the latest message to the number, if there is one.
async fn code(site: &Site, case: &Case) -> Option<Secret> {
    let there = site.server.outbox().await.into_iter().any(|(to, _, _)| to == case.dialled());
    if there { Some(Secret::new(site.server.last_code(&case.dialled()).await)) } else { None }
}

/// Whether this password opens the account.
async fn opens(server: &TestServer, case: &Case, password: &str) -> bool {
    let captcha = server.get("/wps/captcha").await.at("/value/captchaId");
    let body = json!({ "username": case.name, "password": password, "captchaId": captcha, "captcha": CAPTCHA_ANSWER });
    server.try_login(&body, &[]).await.status == 200
}

async fn nothing(_: &TestServer, _: &Case) {}

/// The mobile tab of the login form: number, code, login.
async fn log_in_by_number(site: &mut Site, case: &Case) {
    let captcha = Secret::new(CAPTCHA_ANSWER);
    site.send(UiEvent::Login(LoginEvent::Tab(LoginTab::Mobile))).await;
    site.send(UiEvent::Login(LoginEvent::Number(case.number.clone()))).await;
    site.send(UiEvent::Login(LoginEvent::GetCode { captcha: captcha.clone() })).await;
    let Some(verification_code) = code(site, case).await else { return };
    let submit = LoginEvent::SubmitMobile { verification_code, captcha, remember: false };
    site.send(UiEvent::Login(submit)).await;
}
