//! The route table against section 2 of the specification, and hostile addresses.

use super::*;
use crate::domain::game::{Classification, GameOrder, GameType, LobbyMode, MinBet};
use crate::domain::testing::Seeded;

#[test]
fn every_path_of_the_table_leads_to_its_screen_class_banner_and_section() {
    for (path, screen, banner, section) in [
        ("/", "Home", "w_home", "index"),
        ("/index", "Home", "w_home", "index"),
        ("/index.html", "Home", "w_home", "index"),
        ("/home", "Home", "w_home", "index"),
        ("/register", "Register", "w_home", "index"),
        ("/register.html", "Register", "w_home", "index"),
        ("/noticePage", "NoticePage", "", "index"),
        ("/pointMall", "PointMall", "w_shop", "pointMall"),
        ("/lottery", "Lottery", "", "lottery"),
        ("/rng", "Games(Rng", "w_rng", "egame"),
        ("/pvp", "Games(Pvp", "w_pvp", "egame"),
        ("/fish", "Games(Fish", "w_fish", "egame"),
        ("/live", "VendorLobby(Live", "w_live", "live"),
        ("/sports", "VendorLobby(Sports", "w_sports", "live"),
        ("/esports", "VendorLobby(Esports", "w_esports", "live"),
        ("/sv3", "VendorLobby(Sv3", "w_cockfight", "live"),
        ("/elott", "VendorLobby(Elott", "w_lott", "live"),
        ("/promotions", "Promotions", "w_promotion", "promo"),
        ("/promoDetail", "PromoDetail", "", "promoDetail"),
        ("/seamless", "Seamless", "", "seamless"),
        ("/fbsports", "FbSports", "", "fbSports"),
        ("/help", "Help", "w_help", "help"),
        ("/helpmc", "HelpMc", "", "help"),
        ("/down", "Download", "w_down", "download"),
        ("/download", "Download", "w_down", "download"),
        ("/join", "Referral", "", "joinus"),
        ("/fair-play", "FairPlay", "", "index"),
        ("/game", "Game", "", "byIframe"),
        ("/login", "Login", "", "index"),
    ] {
        let route = Route::parse(path, "");
        assert!(format!("{:?}", route.screen).starts_with(screen), "{path} leads to {:?}", route.screen);
        assert_eq!(route.style_class(), &path[1..]);
        assert_eq!(route.screen.banner_group().unwrap_or_default(), banner, "{path}");
        assert_eq!(route.screen.section(), section, "{path}");
        assert_eq!(route.screen.has_header(), path != "/helpmc");
        assert_eq!(Route::parse(&format!("{path}/"), "?"), route);
    }
}

#[test]
fn every_screen_is_written_with_a_path_that_leads_back_to_it() {
    for (path, build) in TABLE {
        let screen = build(&Query::default());
        assert_eq!(Route::parse(screen.path(), "").screen, screen, "{path}");
    }
}

#[test]
fn unknown_paths_are_not_found_and_lead_home() {
    for path in ["/nothing", "/RNG", "rng", "//evil.example", "/rng/../help", "/%72ng", "/index.html.exe", "/\u{202e}"]
    {
        let route = Route::parse(path, "modal=login");
        assert_eq!(route.screen, Screen::NotFound, "{path}");
        assert_eq!((route.path(), route.style_class(), route.screen.section()), ("", "notFound", "index"));
        assert!(route.address().starts_with("/?"));
    }
    for path in ["", "/", "//", "///"] {
        assert_eq!(Route::parse(path, "").screen, Screen::Home);
    }
}

#[test]
fn lottery_reads_each_field_only_when_present() {
    let Screen::Lottery(query) = Route::parse("/lottery", "?gameCode=VN%2D1&vendor=&x=1").screen else { panic!() };
    assert_eq!(query, LotteryQuery { game_code: Some("VN-1".into()), vendor: None, play_type: None });
}

#[test]
fn a_lobby_opens_as_its_link_says() {
    let opening = |query: &str| match Route::parse("/rng", query).screen {
        Screen::Games(GamesLobby::Rng, lobby) => lobby.opening,
        other => panic!("{other:?}"),
    };
    assert_eq!(opening(""), LobbyOpening::FirstVendor);
    assert_eq!(opening("type=hot&vassalage=PG"), LobbyOpening::Hot);
    assert_eq!(opening("type=vassalage&vassalage=PG"), LobbyOpening::Vendor("PG".into()));
    assert_eq!(opening("type=vassalage"), LobbyOpening::FirstVendor);
    assert_eq!(opening("type=nonsense&vassalage=PG"), LobbyOpening::FirstVendor);
}

#[test]
fn a_lobby_keeps_its_state_in_the_address_and_drops_nonsense() {
    let query = "page=RNG2&mode=fav&classify=JP&minBet=0.05&name=lucky+7&pageNo=3";
    let Screen::Games(_, lobby) = Route::parse("/rng", query).screen else { panic!() };
    assert_eq!(lobby.tab.as_deref(), Some("RNG2"));
    assert_eq!((lobby.mode, lobby.classification), (LobbyMode::Favourite, Some(Classification::Jackpot)));
    assert_eq!((lobby.min_bet.code(), lobby.name.as_deref(), lobby.page_no), ("0.05", Some("lucky 7"), Some(3)));

    for query in ["mode=x&classify=x&minBet=9&pageNo=0", "pageNo=-1", "pageNo=99999999999", "pageNo=1e3", "name="] {
        assert_eq!(Route::parse("/fish", query).screen, Screen::Games(GamesLobby::Fish, LobbyQuery::default()));
    }
}

#[test]
fn overlays_are_part_of_the_address() {
    let overlay = |query: &str| Route::parse("/", query).overlay;
    assert_eq!(overlay("modal=login"), Some(Overlay::Modal(Modal::Login)));
    assert_eq!(overlay("mc=withdraw"), Some(Overlay::MemberCentre(MemberPage::Withdraw)));
    assert_eq!(overlay("ac=team"), Some(Overlay::AgentCentre(AgentPage::Team)));
    assert_eq!(overlay("mc"), Some(Overlay::MemberCentre(MemberPage::Security)));
    assert_eq!(overlay("mc=menu"), Some(Overlay::MemberMenu));
    assert_eq!(overlay("ac=menu"), Some(Overlay::AgentMenu));
    assert_eq!(overlay("ac=nonsense"), Some(Overlay::AgentCentre(AgentPage::Team)));
    assert_eq!(overlay("modal=nonsense"), None);
    assert_eq!(overlay("modal=login&mc=withdraw"), Some(Overlay::Modal(Modal::Login)));
    assert_eq!((MemberPage::ALL.len(), AgentPage::ALL.len()), (14, 12));
}

#[test]
fn a_page_of_either_centre_may_show_one_of_many_and_nothing_else_does() {
    let under = |query: &str| Route::parse("/rng", query);
    let agent = under("").with_agent_item(AgentPage::Announcement, "g 7");
    assert_eq!(agent, under("ac=announcement&item=g+7"));
    assert_eq!(agent.address(), "/rng?ac=announcement&item=g+7");
    assert_eq!(under("mc=withdraw&item=w7").item.as_deref(), Some("w7"));
    for query in ["item=g7", "modal=login&item=g7", "ac=menu&item=g7", "mc=menu&item=g7"] {
        assert_eq!(under(query).item, None, "{query}");
    }
}

#[test]
fn the_guard_lets_only_the_open_paths_pass_without_a_session() {
    let open = ["/login", "/register", "/register.html", "/helpmc", "/download"];
    for path in TABLE.iter().map(|(path, _)| *path).chain(["/download", "/nothing"]) {
        let route = Route::parse(path, "");
        let expected = if open.contains(&path) { Access::Allowed } else { Access::RedirectToLogin };
        assert_eq!(route.guard(false, true), expected, "{path}");
        assert_eq!(route.guard(true, true), Access::Allowed);
        assert_eq!(route.guard(false, false), Access::Allowed);
    }
}

#[test]
fn category_pages_and_game_pages_count_as_game_pages() {
    for path in ["/rng", "/fish", "/pvp", "/live", "/sports", "/esports", "/sv3", "/elott", "/seamless", "/lottery"] {
        assert!(Route::parse(path, "").screen.is_game_page(), "{path}");
    }
    for path in ["/", "/promotions", "/help", "/login", "/nothing"] {
        assert!(!Route::parse(path, "").screen.is_game_page(), "{path}");
    }
    for game_type in GameType::ALL {
        assert!(Route::parse(game_type.path(), "").screen.is_game_page());
    }
}

#[test]
fn every_address_that_is_written_is_read_back_the_same() {
    let alphabet: Vec<char> = "aZ9 &=?%+#/'\"<中😀".chars().collect();
    let mut random = Seeded::new(3);
    let overlays: Vec<Option<Overlay>> = [None]
        .into_iter()
        .chain(Modal::ALL.iter().filter(|it| **it != Modal::GameList).map(|it| Some(Overlay::Modal(*it))))
        .chain([Some(Overlay::MemberMenu), Some(Overlay::AgentMenu)])
        .chain(MemberPage::ALL.iter().map(|it| Some(Overlay::MemberCentre(*it))))
        .chain(AgentPage::ALL.iter().map(|it| Some(Overlay::AgentCentre(*it))))
        .collect();
    for _ in 0..5000 {
        let mut text = || Some(random.text(&alphabet, 9)).filter(|text| !text.is_empty());
        let lottery = LotteryQuery { game_code: text(), vendor: text(), play_type: text() };
        let game = GameQuery { game_type: Some(GameType::Rng), vendor: text(), node_id: text(), room: text() };
        let opening = text().map_or(LobbyOpening::Hot, LobbyOpening::Vendor);
        let (tab, name) = (text(), text());
        let lobby = LobbyQuery {
            tab,
            opening,
            name,
            mode: *random.pick(&LobbyMode::ALL),
            classification: Some(*random.pick(&Classification::ALL)),
            min_bet: *random.pick(&MinBet::ALL),
            order: *random.pick(&GameOrder::ALL),
            page_no: Some(1 + random.below(1000) as u32),
        };
        let screens = [
            Screen::Home,
            Screen::Lottery(lottery),
            Screen::Game(game.clone()),
            Screen::Seamless(game),
            Screen::Games(*random.pick(&[GamesLobby::Rng, GamesLobby::Pvp, GamesLobby::Fish]), lobby),
        ];
        let route = Route::to(random.pick(&screens).clone()).with_overlay(*random.pick(&overlays));
        let address = route.address();
        let (path, query) = address.split_once('?').unwrap_or((&address, ""));
        assert_eq!(Route::parse(path, query), route, "{address}");
    }
}

#[test]
fn the_popup_list_of_a_vendor_stands_in_the_address_and_a_list_of_nobody_does_not_open() {
    let list = VendorList { game_type: GameType::Live, vendor: "J.H".into() };
    let route = Route::parse("/live", "").with_game_list(list.clone());
    assert_eq!(route.address(), "/live?modal=gameList&list=LIVE.J.H");
    assert_eq!(Route::parse("/live", "modal=gameList&list=LIVE.J.H"), route);
    assert_eq!(route.list, Some(list));
    assert_eq!(route.with_overlay(None), Route::parse("/live", ""));
    for query in ["modal=gameList", "modal=gameList&list=", "modal=gameList&list=LIVE.", "modal=gameList&list=X.JH"] {
        assert_eq!(Route::parse("/live", query), Route::parse("/live", ""), "{query}");
    }
    assert_eq!(Route::parse("/live", "modal=login&list=LIVE.JH").list, None);
}

#[test]
fn addresses_of_former_days_lead_where_their_names_lead() {
    for (previous, path) in [("/help.html", "/help"), ("/rng.html", "/rng"), ("/download.html", ""), ("/.html", "")] {
        let route = Route::parse(previous, "");
        assert_eq!((route.path(), route.screen == Screen::NotFound), (path, path.is_empty()), "{previous}");
    }
    assert_eq!(Route::parse("/index.html", "").style_class(), "index.html");
    assert_eq!(Route::parse("/helpmc.html", "").guard(false, true), Access::Allowed);
}

#[test]
fn random_addresses_never_break_anything() {
    let alphabet: Vec<char> = "/rnghome?&=%2fF0+#\0\n中😀.".chars().collect();
    let mut random = Seeded::new(4);
    for _ in 0..20_000 {
        let route = Route::parse(&random.text(&alphabet, 12), &random.text(&alphabet, 40));
        let address = route.address();
        let (path, query) = address.split_once('?').unwrap_or((&address, ""));
        let again = Route::parse(path, query);
        assert_eq!(again.overlay, route.overlay);
        assert!(again.screen == route.screen || route.screen == Screen::NotFound);
    }
}
