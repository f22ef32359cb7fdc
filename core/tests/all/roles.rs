//! Who may do what (section 6): account types at every gate, the operator's flags, VIP service, and the words of every
//! refusal (section 8).
use crate::support::*;
use crate::ways::*;
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::text;
use lumora_core::view::Slice;
use serde_json::{Value, json};

/// A page of this account type; nothing is a visitor.
fn of_type(kind: Option<u32>, address: &str) -> World {
    let session = kind.map(|kind| [("token".to_owned(), "t".to_owned()), ("isAgent".to_owned(), kind.to_string())]);
    let session = session.map(|entries| entries.into_iter().collect()).unwrap_or_default();
    let mut world = World::open(Setup { address: address.into(), session, ..Setup::default() });
    settle_ways(&mut world, |path, _| {
        let info = json!({ "id": "m1", "account": "lantern", "type": kind.unwrap_or(0) });
        (path == "/wps/member/info").then(|| ok(info))
    });
    world
}

/// What stands at a gate: an overlay, or the words of a dialog.
fn outcome(world: &World) -> String {
    let overlay = world.at(Slice::Route, "/overlay/name");
    let words = world.at(Slice::Dialogs, "/top/text/key");
    overlay.as_str().or(words.as_str()).unwrap_or("nothing").to_owned()
}

#[test]
fn each_account_type_meets_its_own_answer_at_each_gate() {
    const WARNED: &str = "in_need_true_account";
    const NO_AGENT: &str = "error-non-agent";
    const NO_MEMBER: &str = "error-non-member";
    // Account type; member centre, agent centre, list of the member centre, password change; favourite marked.
    for (kind, centre, agent, ways, password, favourite) in [
        (None, "login", "login", "login", "login", false),
        (Some(0), "memberCentre", NO_AGENT, "memberCentre", "changePassword", true),
        (Some(1), "memberCentre", "agentCentre", "memberCentre", "changePassword", true),
        (Some(2), "memberCentre", "agentCentre", "memberCentre", "changePassword", true),
        (Some(41), "memberCentre", "agentCentre", "memberCentre", "changePassword", true),
        (Some(42), "memberCentre", "agentCentre", "memberCentre", "changePassword", true),
        (Some(4), WARNED, WARNED, WARNED, WARNED, false),
        (Some(77), NO_MEMBER, NO_MEMBER, NO_MEMBER, NO_MEMBER, false),
    ] {
        for (address, expected) in
            [("/?mc=withdraw", centre), ("/?ac=team", agent), ("/?mc=menu", ways), ("/?modal=changePassword", password)]
        {
            assert_eq!(outcome(&of_type(kind, address)), expected, "{kind:?} at {address}");
        }
        let mut world = of_type(kind, "/rng");
        world.send(UiEvent::Game(GameEvent::ToggleFavourite("n1".into())));
        assert_eq!(world.call("/wps/relay/MCSFE_favoriteGame").is_some(), favourite, "{kind:?}");
    }
}

#[test]
fn the_panel_shows_the_agents_icon_to_agents_and_the_label_of_play_money_to_guests() {
    for (kind, agent, trial) in
        [(0, false, false), (1, true, false), (2, true, false), (41, true, false), (42, true, false), (4, false, true)]
    {
        let world = of_type(Some(kind), "/");
        assert_eq!(world.at(Slice::Session, "/agent").is_object(), agent, "{kind}");
        assert_eq!(world.at(Slice::Session, "/trial"), trial, "{kind}");
    }
}

#[test]
fn the_menu_leads_to_records_rewards_and_security() {
    let world = member("/");
    let menu = world.at(Slice::Session, "/menu");
    let links: Vec<_> = menu.as_array().unwrap().iter().map(|entry| entry["href"].as_str().unwrap()).collect();
    let expected = ["/?mc=transactionHistory", "/?mc=personalProfit", "/?mc=rewardCenter", "/?mc=securityCenter"];
    assert_eq!(links, expected);
    assert_eq!(world.at(Slice::Session, "/unread"), "3");
}

fn ranked(rank: u8) -> World {
    let session = [("token".to_owned(), "t".to_owned())].into();
    let mut world = World::open(Setup { session, ..Setup::default() });
    let info = json!({ "account": "lantern", "clubLabel": { "labelName": "Gold", "rankLevel": rank } });
    settle_ways(&mut world, only("/wps/member/info", ok(info)));
    world
}

#[test]
fn a_rank_above_four_is_served_by_vip_service_until_the_logout() {
    for (rank, kind) in [(0, "LIVECHAT"), (4, "LIVECHAT"), (5, "VIP"), (9, "VIP")] {
        let world = ranked(rank);
        assert_eq!(world.at(Slice::Session, "/support/kind"), kind, "rank {rank}");
        assert_eq!(world.at(Slice::Footer, "/support/0/kind"), kind, "rank {rank}");
    }
    let mut world = ranked(9);
    world.send(UiEvent::Session(SessionEvent::SignOut));
    let key = u32::try_from(world.at(Slice::Dialogs, "/top/key").as_u64().unwrap()).unwrap();
    world.send(UiEvent::Dialog(DialogEvent::Enter(key)));
    settle_ways(&mut world, plainly);
    assert_eq!(world.at(Slice::Footer, "/support/0/kind"), "LIVECHAT", "VIP service is cleared");
}

fn flagged(address: &str, flags: &Value) -> World {
    let mut world = World::open(Setup { address: address.into(), ..Setup::default() });
    settle_with(&mut world, |call| answer(call, flags, &plainly));
    world
}

/// What a page shows, as one text.
type Look = fn(&World) -> Value;

#[test]
fn every_flag_changes_what_shows() {
    let registration: Look = |world| json!([world.at(Slice::Register, "/tabs"), names(world)]);
    // The flags that are on beside it, the flag, where it shows, and what is looked at.
    let table: [(&str, Value, &str, Look); 8] = [
        ("DIRECTREG3", json!({}), "/join", |world| world.at(Slice::Referral, "/signUp")),
        ("MOBILENUMREG3", json!({ "DIRECTREG3": true, "USERNAMEREG3": true }), "/?modal=register", registration),
        ("USERNAMEREG3", json!({ "DIRECTREG3": true, "MOBILENUMREG3": true }), "/?modal=register", registration),
        ("REGMOBVERF3", json!({ "DIRECTREG3": true, "USERNAMEREG3": true }), "/?modal=register", |world| {
            world.at(Slice::Register, "/code")
        }),
        ("MOBILENUMPASSREG3", json!({ "DIRECTREG3": true, "MOBILENUMREG3": true }), "/?modal=register", registration),
        ("FREEPLAY3", json!({}), "/login", |world| world.at(Slice::Login, "/freePlay")),
        ("MOBILEVERCODELOGIN3", json!({}), "/login", |world| world.at(Slice::Login, "/tabs")),
        ("CHNGPASSVERIF3", json!({}), "/?modal=forgotPassword", |world| world.at(Slice::Forgot, "/tabs")),
    ];
    for (flag, beside, address, look) in table {
        let without = look(&flagged(address, &beside));
        let mut flags = beside.clone();
        flags[flag] = json!(true);
        assert_ne!(look(&flagged(address, &flags)), without, "{flag} changes nothing");
    }
}

#[test]
fn closed_registration_shows_nowhere_whatever_the_flags_say() {
    for open in [true, false] {
        let looked = |address: &str| {
            let mut world = World::open(Setup { address: address.into(), ..Setup::default() });
            settle_ways(&mut world, |path, _| {
                let mut value = status();
                value["info"]["register"]["enabled"] = open.into();
                (path == "/wps/system/status").then(|| ok(value))
            });
            world
        };
        assert_eq!(looked("/").at(Slice::Session, "/canSignUp"), open);
        assert_eq!(looked("/?modal=login").at(Slice::Login, "/canSignUp"), open);
        assert_eq!(looked("/join").at(Slice::Referral, "/signUp").is_null(), !open);
        assert_eq!(looked("/?modal=register").at(Slice::Register, "/closed").is_null(), open);
    }
}

fn names(world: &World) -> Vec<Value> {
    let fields = world.at(Slice::Register, "/fields");
    fields.as_array().map(|fields| fields.iter().map(|field| field["name"].clone()).collect()).unwrap_or_default()
}

#[test]
fn the_ninth_flag_decides_whether_an_expired_password_must_be_changed() {
    for forces in [false, true] {
        let flags = json!({ "PWDEXPFORCECHANGE3": forces });
        let mut world = flagged("/login", &flags);
        world.send(submit("lantern_member", "x"));
        let expired = ok(json!({ "token": "t", "passwordExpired": true }));
        settle_with(&mut world, |call| answer(call, &flags, &only("/wps/session/login", expired.clone())));
        assert_eq!(world.at(Slice::ChangePassword, "/forced"), forces);
    }
}

#[test]
fn the_invitation_page_says_what_it_offers_and_leads_to_registration_or_says_why_not() {
    let mut world = visitor("/join");
    assert_eq!(world.at(Slice::Route, "/screen"), "referral");
    assert_eq!(world.at(Slice::Referral, "/points").as_array().unwrap().len(), 4);
    world.send(UiEvent::Referral(ReferralEvent::SignUp));
    assert_eq!(world.address(), "/join?modal=register");
    let mut world = flagged("/join", &json!({}));
    assert_eq!(world.at(Slice::Referral, "/closed/key"), "referral-closed");
    world.send(UiEvent::Referral(ReferralEvent::SignUp));
    assert_eq!(world.address(), "/join");
    assert_eq!(member("/join").at(Slice::Referral, "/closed/key"), "referral-member");
}

/// The codes, read from the source that declares them: one that is new there is checked by itself.
fn codes() -> Vec<&'static str> {
    let source = include_str!("../../src/wire/code.rs");
    let lines = source.lines().filter_map(|line| line.strip_prefix("pub const "));
    lines.filter_map(|line| line.split('"').nth(1)).collect()
}

#[test]
fn every_code_of_the_server_has_words_of_its_own() {
    let codes = codes();
    assert!(codes.len() > 40, "{codes:?}");
    for code in codes {
        let key = text::code::text_of(code).unwrap_or_else(|| panic!("{code} has no text"));
        assert!(text::key::all().any(|known| known == key), "{code} names {key}");
    }
}

#[test]
fn a_login_says_where_it_is_so_that_the_server_can_refuse_who_is_no_agent() {
    for (address, entrance) in [("/?ac=teamOverview", "agent"), ("/?mc=withdraw", "member"), ("/login", "member")] {
        let mut world = visitor(address);
        world.send(submit("mira", "x"));
        assert_eq!(sealed_body(&mut world)["entrance"], entrance, "{address}");
    }
    let mut world = visitor("/?ac=teamOverview");
    world.send(UiEvent::Route(RouteEvent::Close));
    world.visit("/?modal=login");
    world.send(submit("mira", "x"));
    assert_eq!(sealed_body(&mut world)["entrance"], "member", "who turned away from the centre logs in as anybody");
}

#[test]
fn refusals_that_are_about_the_account_are_told_in_the_form() {
    for (code, words) in [("non_member", "error-non-member"), ("non_agent", "error-non-agent")] {
        let mut world = visitor("/login");
        world.send(submit("agent", "x"));
        settle_ways(&mut world, only("/wps/session/login", failed(403, code, json!({}))));
        assert_eq!(world.at(Slice::Login, "/problem/text/key"), words);
    }
}

#[test]
fn the_members_picture_comes_when_the_page_has_come_to_rest_and_goes_with_the_session() {
    let avatar = |world: &World| world.at(Slice::Session, "/avatar");
    let mut world = visitor("/");
    world.send(UiEvent::Avatar(AvatarEvent::Wanted));
    assert!(world.calls.is_empty(), "a visitor has none");
    world.visit("/login");
    world.send(submit("mira", "x"));
    settle(&mut world);
    assert_eq!(avatar(&world), "/cdn/art/avatar/m1.svg");
    world.send(UiEvent::Avatar(AvatarEvent::Wanted));
    assert!(world.calls.is_empty(), "it is there");

    let mut world = member("/");
    assert_eq!(avatar(&world), "");
    world.send(UiEvent::Avatar(AvatarEvent::Wanted));
    let call = call_id(&world, "/wps/relay/MCSFE_getPlayerAvatar");
    world.answer(call, Err(Transport::Network));
    assert_eq!(avatar(&world), "", "the first letter stands");
    world.send(UiEvent::Avatar(AvatarEvent::Wanted));
    settle(&mut world);
    assert_eq!(avatar(&world), "/cdn/art/avatar/m1.svg");
}
