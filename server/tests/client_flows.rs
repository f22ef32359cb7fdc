//! Client and server as one: the core's effects go straight into the real router, with no browser and no socket.
//!
//! The client is the one that runs in browsers, the server the one that runs for operators, on the seeded sample operator.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails loudly")]

use axum::body::Body;
use axum::http::Request;
use lumora_core::domain::game::LobbyMode;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use lumora_extras::seal::seal;
use lumora_server::routes;
use lumora_server::testing::TestServer;
use std::collections::BTreeMap;

/// A browser in front of the server.
struct Site {
    server: TestServer,
    world: World,
    cookies: BTreeMap<String, String>,
}

impl Site {
    async fn open(address: &str) -> Site {
        let server = TestServer::on_sqlite().await;
        routes::seed(&server.state).await.expect("the sample operator");
        let world = World::open(Setup { address: address.into(), ..Setup::default() });
        let mut site = Site { server, world, cookies: BTreeMap::new() };
        site.settle().await;
        site
    }

    /// Carries every call to the server and every reply back, until nothing is under way.
    async fn settle(&mut self) {
        for _ in 0..200 {
            if let Some(job) = self.world.seals.first().cloned() {
                let plain = job.plaintext.reveal().as_bytes();
                let sealed =
                    seal(&job.public_key, job.info.as_bytes(), job.aad.as_bytes(), plain, job.entropy).unwrap();
                self.world.seal(job.ticket, Ok(SealedParts { enc: sealed.enc, ct: sealed.ct }));
            } else if let Some(call) = self.world.calls.first().cloned() {
                let mut request = Request::builder().method(call.method.as_str()).uri(&call.url);
                for (name, value) in &call.headers {
                    request = request.header(*name, value.reveal());
                }
                let jar: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
                request = request.header("cookie", jar.join("; "));
                let body = call.body.as_ref().map(|body| body.reveal().to_owned()).unwrap_or_default();
                let reply = self.server.send(request.body(Body::from(body)).unwrap()).await;
                self.keep_cookies(&reply.headers);
                let header =
                    |name: &str| reply.headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
                let outcome = HttpReply {
                    status: reply.status,
                    retry_after: header("retry-after").and_then(|text| text.parse().ok()),
                    request_id: header("x-request-id"),
                    body: reply.text(),
                };
                self.world.answer(call.ticket, Ok(outcome));
            } else {
                return;
            }
        }
        panic!("the calls never end: {:?}", self.world.calls);
    }

    fn keep_cookies(&mut self, headers: &axum::http::HeaderMap) {
        for line in headers.get_all("set-cookie") {
            let text = line.to_str().unwrap();
            let (name, value) = text.split(';').next().unwrap().split_once('=').unwrap();
            if value.is_empty() || text.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
    }

    async fn send(&mut self, event: UiEvent) {
        self.world.send(event);
        self.settle().await;
    }

    async fn log_in(&mut self, kind: usize, remember: bool) {
        let account = lumora_server::seed::sample_accounts().into_iter().nth(kind).unwrap();
        self.submit(account.account, account.password, remember).await;
        if self.text(Slice::Dialogs, "/top/title/key") == "first-login-title" {
            self.press_default().await;
        }
    }

    async fn press_default(&mut self) {
        let dialog = self.world.at(Slice::Dialogs, "/top/key").as_u64().unwrap();
        self.send(UiEvent::Dialog(DialogEvent::Enter(u32::try_from(dialog).unwrap()))).await;
    }

    async fn submit(&mut self, username: &str, password: &str, remember: bool) {
        let submit = LoginEvent::Submit {
            username: username.into(),
            password: Secret::new(password),
            captcha: Secret::new(lumora_server::testing::CAPTCHA_ANSWER),
            remember,
        };
        self.send(UiEvent::Login(submit)).await;
    }

    fn text(&self, slice: Slice, pointer: &str) -> String {
        self.world.at(slice, pointer).as_str().unwrap_or_default().to_owned()
    }

    fn count(&self, slice: Slice, pointer: &str) -> usize {
        self.world.at(slice, pointer).as_array().map(Vec::len).unwrap_or_default()
    }
}

#[tokio::test]
async fn a_visitor_finds_a_home_full_of_real_rows() {
    let site = Site::open("/").await;
    assert_eq!(site.text(Slice::Site, "/phase/kind"), "open");
    assert_eq!(site.text(Slice::Home, "/hot/status/kind"), "ready");
    assert_eq!(site.text(Slice::Home, "/popular/status/kind"), "ready");
    assert!(site.count(Slice::Home, "/hot/tiles") >= 12);
    assert_eq!(site.count(Slice::Home, "/popular/tiles"), 20);
    assert_eq!(site.count(Slice::Home, "/categories"), 8);
    assert!(site.count(Slice::Banner, "/slides") >= 2);
    assert!(site.count(Slice::Frame, "/marquee") > 0);
    assert!(site.text(Slice::Home, "/gameCount").replace(',', "").parse::<u32>().unwrap() > 2_400);
    let sign_up = site.server.get("/wps/system/whitelabel").await.at("/value/DIRECTREG3");
    assert_eq!(site.world.at(Slice::Session, "/canSignUp"), sign_up);
}

#[tokio::test]
async fn a_member_logs_in_sees_the_balance_finds_a_game_starts_it_and_logs_out() {
    let mut site = Site::open("/rng").await;
    assert_eq!(site.count(Slice::Lobby, "/tiles"), 24);
    let key = site.text(Slice::Lobby, "/tiles/5/key");
    site.send(UiEvent::Game(GameEvent::Play(key))).await;
    assert_eq!(site.text(Slice::Route, "/overlay/name"), "login");
    site.log_in(0, false).await;
    assert_eq!(site.text(Slice::Session, "/kind"), "member", "{}", site.world.slice(Slice::Login));
    assert_eq!(site.text(Slice::Wallet, "/amount"), "1,284,500.00");
    assert_eq!(site.text(Slice::Game, "/kind"), "playing", "{}", site.world.slice(Slice::Game));
    assert!(site.text(Slice::Game, "/url").contains("/play/"));
    site.send(UiEvent::Session(SessionEvent::SignOut)).await;
    let token = site.world.session["token"].clone();
    site.press_default().await;
    assert_eq!(site.text(Slice::Session, "/kind"), "visitor");
    assert_eq!(site.server.get_as(&token, "/wps/member/info").await.status, 401, "the token is gone on the server");
}

#[tokio::test]
async fn a_wrong_password_asks_for_a_captcha_and_the_right_one_then_works() {
    let mut site = Site::open("/login").await;
    let account = lumora_server::seed::sample_accounts().into_iter().next().unwrap();
    site.submit(account.account, "wrong-password", false).await;
    assert_eq!(site.text(Slice::Login, "/problem/text/key"), "error-wrong-credentials");
    assert!(site.text(Slice::Login, "/captcha/image").starts_with("data:image/png;base64,"));
    assert!(!site.text(Slice::Login, "/problem/requestId").is_empty());
    site.log_in(0, false).await;
    assert_eq!(site.text(Slice::Session, "/kind"), "member", "{}", site.world.slice(Slice::Login));
}

#[tokio::test]
async fn a_remembered_browser_is_signed_in_again_in_a_new_tab() {
    let mut site = Site::open("/login").await;
    site.log_in(0, true).await;
    assert_eq!(site.world.local["loginRemember"], "1");
    let local = site.world.local.clone();
    site.world = World::open(Setup { local, ..Setup::default() });
    site.settle().await;
    assert_eq!(site.text(Slice::Session, "/kind"), "member");
}

#[tokio::test]
async fn favourites_are_kept_by_the_server_and_listed() {
    let mut site = Site::open("/login").await;
    site.log_in(0, false).await;
    site.world.visit("/rng");
    site.settle().await;
    let before = site.world.at(Slice::Lobby, "/tiles/3/favourite");
    let key = site.text(Slice::Lobby, "/tiles/3/key");
    site.send(UiEvent::Game(GameEvent::ToggleFavourite(key.clone()))).await;
    assert_ne!(site.world.at(Slice::Lobby, "/tiles/3/favourite"), before);
    assert_eq!(site.count(Slice::Toasts, "/items"), 0);
    site.world = site.world.reload();
    site.settle().await;
    assert_ne!(site.world.at(Slice::Lobby, "/tiles/3/favourite"), before);
    site.send(UiEvent::Lobby(LobbyEvent::Mode(LobbyMode::Favourite))).await;
    let kind = site.text(Slice::Lobby, "/list/kind");
    assert!(kind == "ready" || kind == "nothingYet", "{kind}");
}

#[tokio::test]
async fn every_filter_of_the_lobby_is_answered() {
    let mut site = Site::open("/rng").await;
    let events = [
        LobbyEvent::Classification("JP".into()),
        LobbyEvent::MinBet("0.1".into()),
        LobbyEvent::ClearFilters,
        LobbyEvent::Search { text: "lantern".into(), now: true },
        LobbyEvent::Mode(LobbyMode::Hot),
        LobbyEvent::Mode(LobbyMode::All),
        LobbyEvent::Page(2),
        LobbyEvent::LoadMore,
    ];
    for event in events {
        site.send(UiEvent::Lobby(event.clone())).await;
        let kind = site.text(Slice::Lobby, "/list/kind");
        assert!(kind == "ready" || kind == "noMatch", "{event:?}: {}", site.world.at(Slice::Lobby, "/list"));
    }
    for address in ["/pvp", "/fish"] {
        site.world.visit(address);
        site.settle().await;
        assert_eq!(site.text(Slice::Lobby, "/list/kind"), "ready", "{address}");
    }
    for address in ["/live", "/sports", "/esports", "/sv3", "/elott"] {
        site.world.visit(address);
        site.settle().await;
        assert!(site.count(Slice::VendorLobby, "/groups/0/cards") > 0, "{address}");
    }
}

#[tokio::test]
async fn every_vendor_card_leads_to_a_page_of_its_vendor() {
    let mut site = Site::open("/login").await;
    site.log_in(0, false).await;
    for address in ["/live", "/sports", "/esports", "/sv3", "/elott"] {
        site.world.visit(address);
        site.settle().await;
        let groups = site.world.at(Slice::VendorLobby, "/groups");
        for card in groups.as_array().unwrap().iter().flat_map(|group| group["cards"].as_array().unwrap()) {
            let open = &card["open"]["game"]["playVendor"];
            let name = |field: &str| open[field].as_str().unwrap().to_owned();
            site.send(UiEvent::Game(GameEvent::PlayVendor { game_type: name("gameType"), vendor: name("vendor") }))
                .await;
            let lottery = site.world.address().starts_with("/lottery");
            let game = site.world.slice(Slice::Game);
            assert!(lottery || game["kind"] == "playing", "{address} {open}: {game}");
            site.world.back();
            site.settle().await;
        }
    }
}

#[tokio::test]
async fn the_words_of_the_server_follow_the_language() {
    let mut site = Site::open("/").await;
    let english = site.text(Slice::Frame, "/marquee/0/title");
    site.send(UiEvent::Site(SiteEvent::Language("AR".into()))).await;
    assert_eq!(site.text(Slice::Site, "/language/dir"), "rtl");
    assert_ne!(site.text(Slice::Frame, "/marquee/0/title"), english);
}

#[tokio::test]
async fn a_guest_of_the_demo_plays_with_a_labelled_balance() {
    let mut site = Site::open("/login").await;
    site.log_in(2, false).await;
    assert_eq!(site.world.at(Slice::Session, "/trial"), true);
    assert_eq!(site.world.at(Slice::Wallet, "/play"), true);
    let key = site.text(Slice::Home, "/hot/tiles/0/key");
    site.send(UiEvent::Game(GameEvent::ToggleFavourite(key))).await;
    assert_eq!(site.text(Slice::Dialogs, "/top/text/key"), "in_need_true_account");
}
