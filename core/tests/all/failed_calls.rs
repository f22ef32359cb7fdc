//! Every call that the public pages make, failed in every way: the page stands and says what happened, its retry asks
//! again, and what then shows is what would have shown at once (section 8 of the specification).
use crate::support::{failed, ok, operator, reply, settle_with};
use lumora_core::api::endpoint::{self, Access, Endpoint};
use lumora_core::effect::{HttpCall, Method};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

/// A call, a page that makes it, and the retry that this page offers.
struct Case {
    call: Endpoint,
    at: &'static str,
    /// What the visitor does on the page before the call is made.
    first: Vec<UiEvent>,
    /// Where the page says it.
    slice: Slice,
    retry: UiEvent,
}

fn case(call: Endpoint, at: &'static str, slice: Slice, retry: UiEvent) -> Case {
    Case { call, at, first: Vec::new(), slice, retry }
}

fn below(call: Endpoint) -> Case {
    let retry = UiEvent::Showcase(ShowcaseEvent::Retry);
    let first = vec![UiEvent::Showcase(ShowcaseEvent::Shown)];
    Case { call, at: "/", first, slice: Slice::Showcase, retry }
}

fn row_of_games(call: Endpoint) -> Case {
    let retry = UiEvent::GameRows(GameRowsEvent::Retry);
    let first = vec![UiEvent::GameRows(GameRowsEvent::Shown)];
    Case { call, at: "/", first, slice: Slice::GameRows, retry }
}

fn cases() -> Vec<Case> {
    use endpoint as e;
    let (home, lobby) = (UiEvent::Home(HomeEvent::Retry), UiEvent::Lobby(LobbyEvent::Retry));
    let promotions = UiEvent::Promotions(PromotionsEvent::Retry);
    let mall = UiEvent::PointMall(PointMallEvent::Retry);
    let notices = UiEvent::Notices(NoticesEvent::Retry);
    let list = "/live?modal=gameList&list=LIVE.V1";
    vec![
        case(e::HOT_GAMES, "/", Slice::Home, home.clone()),
        Case {
            call: e::POPULAR_GAMES,
            at: "/",
            first: vec![UiEvent::Home(HomeEvent::PopularShown)],
            slice: Slice::Home,
            retry: home,
        },
        row_of_games(e::GAME_ROWS),
        below(e::FEATURED_GAMES),
        below(e::WINNER_BOARD),
        below(e::DRAWS),
        Case {
            call: e::PROMOTIONS,
            at: "/",
            first: vec![UiEvent::Promotions(PromotionsEvent::Feature)],
            slice: Slice::Promotions,
            retry: promotions.clone(),
        },
        case(e::VENDORS, "/rng", Slice::Lobby, lobby.clone()),
        case(e::VENDORS, "/live", Slice::VendorLobby, UiEvent::Site(SiteEvent::Retry)),
        case(e::GAME_LIST, "/rng", Slice::Lobby, lobby),
        case(e::VENDOR_GAMES, list, Slice::GameList, UiEvent::GameList(GameListEvent::Retry)),
        case(e::ROOMS, "/pvp", Slice::Rooms, UiEvent::Rooms(RoomsEvent::Refresh)),
        case(e::DRAWS, "/lottery", Slice::Lottery, UiEvent::Lottery(LotteryEvent::Retry)),
        case(e::NOTICES, "/noticePage", Slice::Notices, notices.clone()),
        case(e::NOTICES, "/?modal=announcement", Slice::Notices, notices),
        case(e::PROMOTIONS, "/promotions", Slice::Promotions, promotions.clone()),
        case(e::PROMOTION, "/promoDetail?id=p-claim", Slice::Promotion, promotions),
        case(e::POINT_REWARDS, "/pointMall", Slice::PointMall, mall.clone()),
        case(e::POINT_CONFIG, "/pointMall", Slice::PointMall, mall),
        case(e::DOMAINS, "/down", Slice::Domains, UiEvent::Domains(DomainsEvent::Test)),
        case(e::SEARCH_INDEX, "/?modal=search", Slice::Search, UiEvent::Search(SearchEvent::Retry)),
        case(e::HELP_CENTRE, "/help", Slice::Help, UiEvent::Help(HelpEvent::Retry)),
        case(e::HELP_LINES, "/fair-play", Slice::HelpLines, UiEvent::HelpLines(HelpLinesEvent::Retry)),
    ]
}

/// Calls of public pages that have no list to show, with the tests that fail them.
const ELSEWHERE: [Endpoint; 10] = [
    endpoint::STATUS,            // the start of the site: session/
    endpoint::REVISION,          // asked for quietly: revision/
    endpoint::SEAL,              // part of another call
    endpoint::CAPTCHA,           // account forms: register/
    endpoint::REGISTER_SETTINGS, // account forms: register/
    endpoint::AFFILIATE,         // account forms: register/
    endpoint::ONLINE_SERVICE,    // its popup closes: contact.rs
    endpoint::LOTTERY_MENU,      // the draws stand without it: lobbies.rs
    endpoint::STATEMENT_KEYS,    // keys that were told before serve: statements.rs
    endpoint::SELECTION,         // what was found stands without it: search.rs
];

type Outcome = Result<HttpReply, Transport>;

fn body(status: u16, body: &str) -> Outcome {
    reply(status, &Value::Null).map(|it| HttpReply { body: body.to_owned(), ..it })
}

/// Every way that a call can fail.
fn ways() -> Vec<(&'static str, Outcome)> {
    vec![
        ("cut", Err(Transport::Network)),
        ("too slow", Err(Transport::Timeout)),
        ("401", failed(401, "login_required", Value::Null)),
        ("403", failed(403, "forbidden", Value::Null)),
        ("429", failed(429, "too_many_requests", json!({ "retryAfter": 1 }))),
        ("500", failed(500, "internal_error", Value::Null)),
        ("503", failed(503, "unavailable", Value::Null)),
        ("503 of a proxy", body(503, "<html>busy</html>")),
        ("emptied", body(200, "")),
        ("without a value", ok(Value::Null)),
        ("garbled", body(200, r#"{"success":true,"value":["#)),
        ("another value", ok(json!(7))),
        ("a page instead", body(200, "<!doctype html><title>Log in to the network</title>")),
    ]
}

/// The operator, with a vendor of card games that has rooms.
fn site(call: &HttpCall) -> Option<Outcome> {
    let mut reply = operator(call)?.ok()?;
    if call.url.starts_with(endpoint::VENDORS.path) {
        reply.body = reply.body.replace("FISH", "PVP").replace(
            r#""cards":[],"#,
            r#""cards":[{"vassalage":"V1","name":"Vendor 1","gameType":"PVP","gameCount":3}],"#,
        );
    }
    Some(Ok(reply))
}

fn is(call: &HttpCall, endpoint: &Endpoint) -> bool {
    call.method == endpoint.method && call.url.split('?').next() == Some(endpoint.path)
}

fn open(case: &Case, token: bool, answer: impl Fn(&HttpCall) -> Option<Outcome>) -> World {
    let session = if token { [("token".to_owned(), "tok-canary".to_owned())].into() } else { Default::default() };
    let mut world = World::open(Setup { address: case.at.into(), session, ..Setup::default() });
    settle_with(&mut world, &answer);
    for event in case.first.clone() {
        world.send(event);
        settle_with(&mut world, &answer);
    }
    world
}

/// How many problems a slice tells.
fn problems(view: &Value) -> usize {
    match view {
        Value::Object(members) => {
            usize::from(members.contains_key("requestId") && view.pointer("/text/key").is_some_and(Value::is_string))
                + members.values().map(problems).sum::<usize>()
        }
        Value::Array(items) => items.iter().map(problems).sum(),
        _ => 0,
    }
}

/// Header and menus answer, the screen is the same, and a retry brings what would have been there at once.
fn fails_and_recovers(case: &Case, token: bool, way: &str, outcome: &Outcome) {
    let told = format!("{} at {}, {way}, {}", case.call.path, case.at, if token { "member" } else { "visitor" });
    let healthy = open(case, token, site);
    let broken = |call: &HttpCall| if is(call, &case.call) { Some(outcome.clone()) } else { site(call) };
    let mut world = open(case, token, broken);
    assert_eq!(world.slice(Slice::Session), healthy.slice(Slice::Session), "{told}: a public call ends no session");
    assert_eq!(world.address(), case.at, "{told}: the address");
    assert_eq!(world.at(Slice::Site, "/phase"), healthy.at(Slice::Site, "/phase"), "{told}: the site stands");
    for part in ["/screen", "/overlay/name"] {
        assert_eq!(world.at(Slice::Route, part), healthy.at(Slice::Route, part), "{told}: {part}");
    }
    assert!(problems(&world.slice(case.slice)) > 0, "{told}: nobody is told: {:#}", world.slice(case.slice));

    // A retry that fails as well says so again.
    world.send(case.retry.clone());
    assert!(world.calls.iter().any(|call| is(call, &case.call)), "{told}: the retry asks");
    assert_eq!(problems(&world.slice(case.slice)), 0, "{told}: it is under way, and nothing is wrong yet");
    settle_with(&mut world, broken);
    assert!(problems(&world.slice(case.slice)) > 0, "{told}: told again");

    world.send(case.retry.clone());
    let asked = world.calls.len();
    settle_with(&mut world, site);
    for slice in [case.slice, Slice::Route] {
        assert_eq!(world.slice(slice), healthy.slice(slice), "{told}: after the retry");
    }
    assert_eq!(asked, 1, "{told}: only what failed is asked for again");
    assert!(world.calls.is_empty());
}

#[test]
fn every_call_of_a_public_page_may_fail_and_is_tried_again() {
    for case in cases() {
        for (way, outcome) in ways() {
            fails_and_recovers(&case, false, way, &outcome);
            if way.starts_with("40") {
                fails_and_recovers(&case, true, way, &outcome);
            }
        }
    }
}

#[test]
fn no_public_call_is_left_out() {
    let cases = cases();
    for endpoint in endpoint::ALL.iter().filter(|it| it.access == Access::Public && it.method == Method::Get) {
        let known = cases.iter().any(|case| case.call == *endpoint) || ELSEWHERE.contains(endpoint);
        assert!(known, "{} fails in no test", endpoint.path);
    }
}
