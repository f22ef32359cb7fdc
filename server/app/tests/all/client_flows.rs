//! Client and server as one: the core's effects go straight into the real router, with no browser and no socket.
//!
//! The client is the one that runs in browsers, the server the one that runs for operators, on the seeded sample operator.
use crate::browser::Site;
use lumora_core::domain::game::LobbyMode;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;

#[tokio::test]
async fn a_visitor_finds_a_home_full_of_real_rows() {
    let mut site = Site::open("/").await;
    assert_eq!(site.text(Slice::Site, "/phase/kind"), "open");
    assert_eq!(site.text(Slice::Home, "/hot/status/kind"), "ready");
    assert_eq!(site.count(Slice::Home, "/hot/tiles"), 21);
    site.send(UiEvent::Home(HomeEvent::PopularShown)).await;
    assert_eq!(site.text(Slice::Home, "/popular/status/kind"), "ready");
    assert_eq!(site.count(Slice::Home, "/popular/tiles"), 20);
    assert_eq!(site.count(Slice::Home, "/categories"), 8);
    assert!(site.count(Slice::Banner, "/slides") >= 2);
    assert!(site.count(Slice::Layout, "/marquee") > 0);
    assert!(site.text(Slice::Home, "/gameCount").replace(',', "").parse::<u32>().unwrap() > 1_000);
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
    assert_eq!(site.text(Slice::Wallet, "/amount"), "1,284.50");
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
            let list = site.world.at(Slice::Route, "/overlay/name") == "gameList";
            let game = site.world.slice(Slice::Game);
            if card["comingSoon"] == true && !lottery && !list {
                let toasts = site.world.at(Slice::Toasts, "/items");
                let names_it = |it: &&serde_json::Value| it["text"]["args"]["game"] == card["name"];
                let told = toasts.as_array().unwrap().iter().find(names_it).unwrap_or_else(|| panic!("{open}"));
                assert_eq!(told["text"]["key"], "toast-coming-soon");
                continue;
            }
            assert!(lottery || list || game["kind"] == "playing", "{address} {open}: {game}");
            site.world.back();
            site.settle().await;
        }
    }
}

#[tokio::test]
async fn the_words_of_the_server_follow_the_language() {
    let mut site = Site::open("/").await;
    let english = site.text(Slice::Layout, "/marquee/0/title");
    site.send(UiEvent::Site(SiteEvent::Language("AR".into()))).await;
    assert_eq!(site.text(Slice::Site, "/language/dir"), "rtl");
    assert_ne!(site.text(Slice::Layout, "/marquee/0/title"), english);
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
