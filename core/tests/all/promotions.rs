//! Promotions and the points mall as a visitor and a member meet them.
use crate::support::*;
use lumora_core::effect::{Effect, HttpCall};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use serde_json::{Value, json};

const PNG: [u8; 8] = [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];

fn send_event(world: &mut World, event: PromotionsEvent) {
    world.send(UiEvent::Promotions(event));
}

fn file(handle: u32, size: u32, head: &[u8]) -> PickedFile {
    PickedFile { handle, name: format!("slip-{handle}.png"), size, head: head.to_vec() }
}

fn status_of(world: &World, id: &str) -> String {
    let cards = world.at(Slice::Promotions, "/cards");
    let card = cards.as_array().unwrap().iter().find(|card| card["key"] == id).unwrap().clone();
    card["standing"]["text"]["key"].as_str().unwrap().to_owned()
}

fn value_at(world: &World, pointer: &str) -> Value {
    world.at(Slice::Promotion, pointer)
}

fn count_of(world: &World) -> usize {
    world.at(Slice::Promotions, "/cards").as_array().unwrap().len()
}

#[test]
fn the_list_says_how_each_stands_and_when() {
    let world = visitor_at("/promotions");
    for (id, word) in [
        ("p-claim", "promo-join"),
        ("p-apply", "promo-join"),
        ("p-raffle", "promo-joined"),
        ("p-sign-up", "promo-coming-soon"),
        ("p-auto", "promo-in-progress"),
        ("p-soon", "promo-coming-soon"),
        ("p-over", "promo-close"),
    ] {
        assert_eq!(status_of(&world, id), word, "{id}");
    }
    assert_eq!(status_of(&member_at("/promotions"), "p-claim"), "promo-claim", "to a visitor nothing is ready");
    let when = world.at(Slice::Promotions, "/cards/0/when/args");
    assert_eq!(when["from"], "2026-\u{2060}11-\u{2060}01\u{a0}07:00:00\u{a0}UTC+07:00");
    let term = |id: &str| {
        let cards = world.at(Slice::Promotions, "/cards");
        cards.as_array().unwrap().iter().find(|card| card["key"] == id).unwrap()["term"].clone()
    };
    assert_eq!(term("p-soon")["key"], "promo-starts");
    assert_eq!(term("p-auto")["key"], "promo-ends");
    assert_eq!(term("p-auto")["args"]["unit"], "days");
    assert_eq!(term("p-over")["key"], "promo-ended");
}

#[test]
fn a_filter_is_part_of_the_address_and_back_undoes_it() {
    let mut world = visitor_at("/promotions");
    send_event(&mut world, PromotionsEvent::Filter("ended".into()));
    assert_eq!((world.address(), count_of(&world)), ("/promotions?status=ended", 1));
    send_event(&mut world, PromotionsEvent::Category("NEW".into()));
    assert_eq!(world.address(), "/promotions?category=NEW&status=ended");
    assert!(world.calls.is_empty(), "a filter makes no call");
    send_event(&mut world, PromotionsEvent::Category("nothing".into()));
    send_event(&mut world, PromotionsEvent::Filter("nothing".into()));
    assert_eq!(world.address(), "/promotions?category=NEW&status=ended", "what is not offered changes nothing");
    world.back();
    world.back();
    assert_eq!((world.address(), count_of(&world)), ("/promotions", 8));
    let linked = visitor_at("/promotions?category=VIP");
    assert_eq!((count_of(&linked), linked.at(Slice::Promotions, "/filtered")), (0, json!(true)));
}

#[test]
fn a_promotion_turns_by_itself_when_its_moment_comes_and_no_call_is_made() {
    let mut world = visitor_at("/promotions");
    assert_eq!(status_of(&world, "p-soon"), "promo-coming-soon");
    world.wait(9_000);
    assert_eq!(status_of(&world, "p-soon"), "promo-coming-soon");
    world.wait(1_001);
    assert_eq!(status_of(&world, "p-soon"), "promo-join");
    world.wait(3_600_000);
    assert_eq!(status_of(&world, "p-soon"), "promo-close");
    assert!(world.call("/wps/promotions").is_none());
}

#[test]
fn the_servers_clock_counts_and_not_the_devices() {
    let mut world = World::open(lumora_core::testing::Setup { address: "/promotions".into(), ..Default::default() });
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some("/wps/promotions") => Some(ok(json!({ "list": promotions(), "serverTime": "2026-11-21T08:30:00Z" }))),
        _ => operator(call),
    });
    assert_eq!(status_of(&world, "p-soon"), "promo-join");
}

#[test]
fn a_visitor_is_asked_to_log_in_and_comes_back() {
    let mut world = visitor_at("/promoDetail?id=p-claim");
    assert_eq!(value_at(&world, "/action/label/key"), "promo-act-log-in");
    assert_eq!(value_at(&world, "/what/key"), "promo-what-log-in");
    send_event(&mut world, PromotionsEvent::LogIn);
    assert_eq!(world.address(), "/promoDetail?id=p-claim&modal=login");
    world.send(submit("lantern_member", "x"));
    settle(&mut world);
    assert_eq!(world.address(), "/promoDetail?id=p-claim");
    assert_eq!(value_at(&world, "/action/label/key"), "promo-act-claim");
}

#[test]
fn a_claim_is_sent_once_shows_the_answer_and_asks_the_wallet() {
    let mut world = member_at("/promoDetail?id=p-claim");
    assert_eq!(world.at(Slice::Route, "/title/args/title"), "Promotion p-claim");
    send_event(&mut world, PromotionsEvent::Claim);
    send_event(&mut world, PromotionsEvent::Claim);
    assert_eq!(count(&world, lumora_core::effect::Method::Post, "/wps/promotions/claim"), 1);
    assert_eq!(value_at(&world, "/action/busy"), true);
    let mut claimed = promotion_detail(&promotions()[0]);
    claimed["promotion"]["myState"] = json!("CLAIMED");
    let call = call_id(&world, "/wps/promotions/claim");
    world.answer(call, ok(claimed));
    assert!(world.call("/wps/v2/wallets/balance").is_some());
    assert_eq!(
        (value_at(&world, "/action/kind"), value_at(&world, "/what/key")),
        (json!("none"), json!("promo-what-claimed"))
    );
    send_event(&mut world, PromotionsEvent::Claim);
    assert!(world.call("/wps/promotions/claim").is_none(), "what was claimed is not claimed again");
}

#[test]
fn a_bonus_asks_for_the_number_that_the_operator_wants_and_keeps_what_was_typed() {
    let needs = |field: &'static str| {
        move |call: &HttpCall| match call.url.starts_with("/wps/promotions/detail") {
            true => {
                let mut detail = promotion_detail(&promotions()[0]);
                detail["contactNeeded"] = json!(field);
                Some(ok(detail))
            }
            false => operator(call),
        }
    };
    for (field, label, hint, empty) in [
        ("zalo", "field-zalo", "promo-contact-zalo", "field-zalo-empty"),
        ("whatsapp", "field-whatsapp", "promo-contact-whatsapp", "field-whatsapp-empty"),
    ] {
        let session = [("token".to_owned(), "t".to_owned())].into();
        let address = "/promoDetail?id=p-claim".to_owned();
        let mut world = World::open(lumora_core::testing::Setup { address, session, ..Default::default() });
        settle_with(&mut world, needs(field));
        assert_eq!(
            (value_at(&world, "/contact/label/key"), value_at(&world, "/contact/hint/key")),
            (json!(label), json!(hint))
        );
        send_event(&mut world, PromotionsEvent::Claim);
        assert!(world.call("/wps/promotions/claim").is_none(), "nothing is sent without it");
        assert_eq!(value_at(&world, "/contact/error/key"), empty);
        send_event(&mut world, PromotionsEvent::Contact(" 12 ".into()));
        assert_eq!(value_at(&world, "/contact/error"), Value::Null);
        send_event(&mut world, PromotionsEvent::Claim);
        let body: Value =
            serde_json::from_str(world.call("/wps/promotions/claim").unwrap().body.as_ref().unwrap().reveal()).unwrap();
        assert_eq!(body, json!({ "promoId": "p-claim", "contact": "12" }));
        let call = call_id(&world, "/wps/promotions/claim");
        world.answer(call, failed(422, "rule_broken", json!({ "fields": { field: "rule_digits" } })));
        assert_eq!(value_at(&world, "/contact/error/key"), "rule-format-mobile");
        assert_eq!((value_at(&world, "/contact/value"), value_at(&world, "/problem")), (json!(" 12 "), Value::Null));
    }
    for (at, token) in [("", true), ("shoe_size", true), ("zalo", false)] {
        let session = token.then(|| ("token".to_owned(), "t".to_owned())).into_iter().collect();
        let address = "/promoDetail?id=p-claim".to_owned();
        let mut world = World::open(lumora_core::testing::Setup { address, session, ..Default::default() });
        settle_with(&mut world, needs(at));
        assert_eq!(value_at(&world, "/contact"), Value::Null, "{at:?}");
    }
}

#[test]
fn a_number_that_the_operator_has_come_to_ask_for_meanwhile_is_asked_for() {
    let mut world = member_at("/promoDetail?id=p-claim");
    send_event(&mut world, PromotionsEvent::Claim);
    let body: Value =
        serde_json::from_str(world.call("/wps/promotions/claim").unwrap().body.as_ref().unwrap().reveal()).unwrap();
    assert_eq!(body, json!({ "promoId": "p-claim" }));
    let call = call_id(&world, "/wps/promotions/claim");
    world.answer(call, failed(422, "rule_broken", json!({ "fields": { "zalo": "rule_empty" } })));
    assert!(world.call("/wps/promotions/detail").is_some(), "how it stands now is asked for");
}

#[test]
fn a_broken_link_an_unknown_promotion_and_a_failed_call_each_say_what_to_do() {
    assert_eq!(value_at(&visitor_at("/promoDetail"), "/kind"), "notFound");
    assert_eq!(value_at(&visitor_at("/promoDetail?id=nothing"), "/kind"), "notFound");
    let mut world =
        World::open(lumora_core::testing::Setup { address: "/promoDetail?id=p-claim".into(), ..Default::default() });
    settle_with(&mut world, |call| match call.url.starts_with("/wps/promotions/detail") {
        true => Some(Err(Transport::Network)),
        false => operator(call),
    });
    assert_eq!(value_at(&world, "/kind"), "failed");
    send_event(&mut world, PromotionsEvent::Retry);
    settle(&mut world);
    assert_eq!(value_at(&world, "/kind"), "ready");
}

#[test]
fn files_are_judged_by_their_first_bytes_and_uploaded_one_after_another() {
    let mut world = member_at("/promoDetail?id=p-apply");
    let svg = file(4, 90, b"<svg");
    let files =
        vec![file(1, 90_000, &PNG), file(2, 5 * 1024 * 1024, &PNG), file(3, 1_300_000, &[0xff, 0xd8, 0xff]), svg];
    send_event(&mut world, PromotionsEvent::Attach(files));
    let kinds = |world: &World| {
        let files = value_at(world, "/form/files");
        files
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["progress"]["kind"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(kinds(&world), ["uploading", "refused", "waiting", "refused"]);
    assert_eq!(value_at(&world, "/form/files/1/progress/text/key"), "apply-file-size");
    assert_eq!(value_at(&world, "/form/files/3/progress/text/key"), "apply-file-kind");
    assert_eq!(value_at(&world, "/form/files/2/size"), "1.2 MB");
    let upload = world.effects.iter().rev().find_map(|effect| match effect {
        Effect::Http(call) => call.file.map(|handle| (handle, call.body.is_none())),
        _ => None,
    });
    assert_eq!(upload, Some((1, true)), "the core hands on the handle, never the bytes");
    let first = call_id(&world, "/wps/promotions/image");
    world.answer(first, Err(Transport::Network));
    assert_eq!(kinds(&world), ["failed", "refused", "uploading", "refused"]);
    settle(&mut world);
    send_event(&mut world, PromotionsEvent::UploadAgain(1));
    send_event(&mut world, PromotionsEvent::Detach(2));
    send_event(&mut world, PromotionsEvent::Detach(4));
    settle(&mut world);
    assert_eq!(kinds(&world), ["done", "done"]);
}

#[test]
fn three_pictures_are_the_most() {
    let mut world = member_at("/promoDetail?id=p-apply");
    send_event(&mut world, PromotionsEvent::Attach((1..=4).map(|handle| file(handle, 100, &PNG)).collect()));
    settle(&mut world);
    assert_eq!(value_at(&world, "/form/files/3/progress/text/key"), "apply-files-too-many");
    assert_eq!(value_at(&world, "/form/canAttach"), false);
    send_event(&mut world, PromotionsEvent::Detach(1));
    assert_eq!(value_at(&world, "/form/canAttach"), true);
}

#[test]
fn an_application_waits_until_all_is_well_and_loses_nothing_when_it_fails() {
    let mut world = member_at("/promoDetail?id=p-apply");
    assert_eq!(value_at(&world, "/action/kind"), "none", "the form has the button");
    send_event(&mut world, PromotionsEvent::Remark("é".repeat(141)));
    assert_eq!(value_at(&world, "/form/remarkCount/args/count"), "141");
    send_event(&mut world, PromotionsEvent::Apply);
    assert_eq!(value_at(&world, "/form/remarkError/key"), "apply-remark-long");
    assert_eq!(value_at(&world, "/form/filesError/key"), "apply-files-missing");
    send_event(&mut world, PromotionsEvent::Remark("  Please.  ".into()));
    send_event(&mut world, PromotionsEvent::Attach(vec![file(1, 100, &PNG)]));
    send_event(&mut world, PromotionsEvent::Apply);
    assert_eq!(value_at(&world, "/form/filesError/key"), "apply-files-under-way");
    settle(&mut world);
    send_event(&mut world, PromotionsEvent::Apply);
    let call = world.call("/wps/promotions/apply").unwrap();
    let body: Value = serde_json::from_str(call.body.as_ref().unwrap().reveal()).unwrap();
    assert_eq!(body, json!({ "promoId": "p-apply", "remark": "Please.", "images": ["i1"] }));
    let call = call_id(&world, "/wps/promotions/apply");
    world.answer(call, failed(422, "rule_broken", json!({ "fields": { "images": "not_found" } })));
    assert_eq!(value_at(&world, "/form/files/0/progress/problem/text/key"), "apply-file-gone");
    assert_eq!(value_at(&world, "/form/remark"), "  Please.  ");
    send_event(&mut world, PromotionsEvent::UploadAgain(1));
    settle(&mut world);
    send_event(&mut world, PromotionsEvent::Apply);
    let mut applied = promotion_detail(&promotions()[1]);
    applied["promotion"]["myState"] = json!("APPLYING");
    applied["myApplication"] = json!({ "appliedAt": "2026-11-21T08:00:00Z", "remark": "Please.", "images": 1 });
    let call = call_id(&world, "/wps/promotions/apply");
    world.answer(call, ok(applied));
    assert!(value_at(&world, "/form").is_null());
    assert_eq!(value_at(&world, "/application/appliedAt"), "2026-11-21 15:00:00 UTC+07:00");
    assert_eq!(value_at(&world, "/card/standing/text/key"), "promo-applying");
}

#[test]
fn a_session_that_ends_over_the_form_keeps_it_and_uploads_again_after_the_login() {
    let mut world = member_at("/promoDetail?id=p-apply");
    send_event(&mut world, PromotionsEvent::Remark("Please.".into()));
    send_event(&mut world, PromotionsEvent::Attach(vec![file(1, 100, &PNG)]));
    settle(&mut world);
    send_event(&mut world, PromotionsEvent::Apply);
    let call = call_id(&world, "/wps/promotions/apply");
    world.answer(call, failed(401, "login_required", Value::Null));
    assert!(value_at(&world, "/form").is_null(), "nobody is logged in");
    world.send(submit("lantern_member", "x"));
    settle(&mut world);
    assert_eq!(value_at(&world, "/form/remark"), "Please.");
    assert_eq!(value_at(&world, "/form/files/0/progress/kind"), "done");
}

#[test]
fn a_draw_shows_its_prize_the_odds_and_what_is_left() {
    let mut world = member_at("/promoDetail?id=p-raffle");
    assert_eq!(value_at(&world, "/raffle/prizes/0/chance"), "75.00%");
    assert_eq!(value_at(&world, "/raffle/prizes/1/chance"), "25.00%");
    assert_eq!(value_at(&world, "/raffle/left/args/count"), 2);
    for (left, prize, said) in [(1, "z2", "raffle-won"), (0, "z1", "raffle-blank")] {
        send_event(&mut world, PromotionsEvent::Draw);
        let call = call_id(&world, "/wps/relay/MCS2_claimRafflePromotion");
        let mut drawn = promotion_detail(&promotions()[2]);
        drawn["raffle"]["drawsLeft"] = json!(left);
        drawn["raffle"]["draws"] = json!([{ "drawId": "d", "prizeId": prize, "drawnAt": "2026-11-21T08:00:00Z" }]);
        world.answer(call, ok(drawn));
        assert_eq!(value_at(&world, "/raffle/result/key"), said);
        settle(&mut world);
    }
    assert_eq!(value_at(&world, "/what/key"), "promo-what-drawn");
    send_event(&mut world, PromotionsEvent::Draw);
    assert!(world.calls.is_empty(), "without a draw left nothing is sent");
}

#[test]
fn home_asks_for_promotions_only_when_they_come_into_sight() {
    let mut world = visitor_at("/");
    assert!(world.effects.iter().all(|it| !format!("{it:?}").contains("/wps/promotions")));
    send_event(&mut world, PromotionsEvent::Feature);
    send_event(&mut world, PromotionsEvent::Feature);
    assert_eq!(count(&world, lumora_core::effect::Method::Get, "/wps/promotions"), 1);
    settle(&mut world);
    assert_eq!(world.at(Slice::Promotions, "/featured").as_array().unwrap().len(), 3);
    send_event(&mut world, PromotionsEvent::Feature);
    assert!(world.calls.is_empty(), "once is enough");
}

#[test]
fn the_mall_says_what_each_reward_needs() {
    let need = |world: &World| world.at(Slice::PointMall, "/chosen/need/key");
    assert_eq!(need(&visitor_at("/pointMall?id=w1")), "mall-need-login");
    assert_eq!(need(&member_at("/pointMall?id=w1")), "mall-need-open");
    assert_eq!(member_at("/pointMall?id=w2").at(Slice::PointMall, "/chosen/need/args/points"), "880");
    assert_eq!(need(&member_at("/pointMall?id=w3")), "mall-need-stock");
    // A balance that could not be had is no empty one.
    let session = [("token".to_owned(), "tok-canary".to_owned())].into();
    let mut world = World::open(Setup { address: "/pointMall?id=w2".into(), session, ..Setup::default() });
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some("/wps/relay/MCS2_getPointBalance") => Some(Err(Transport::Network)),
        _ => operator(call),
    });
    assert_eq!(need(&world), "mall-need-open");
    assert_eq!(visitor_at("/pointMall?id=nothing").at(Slice::PointMall, "/unknown"), true);
    let mut world = visitor_at("/pointMall");
    assert_eq!(world.at(Slice::PointMall, "/rewards").as_array().unwrap().len(), 3);
    assert_eq!(world.at(Slice::PointMall, "/rules/0/args/amount"), "$100,000.00");
    world.send(UiEvent::PointMall(PointMallEvent::Category("PHYSICAL".into())));
    assert_eq!(world.address(), "/pointMall?category=PHYSICAL");
    assert_eq!(world.at(Slice::PointMall, "/rewards").as_array().unwrap().len(), 2);
    assert!(world.calls.is_empty(), "a category makes no call");
    world.send(UiEvent::PointMall(PointMallEvent::LogIn));
    assert_eq!(world.address(), "/pointMall?category=PHYSICAL&modal=login");
    world.send(submit("lantern_member", "x"));
    settle(&mut world);
    assert_eq!(world.at(Slice::PointMall, "/balance/args/points"), "620");
}

#[test]
fn the_mall_says_of_points_only_what_they_do() {
    let rules = |value: Value| {
        let mut world = World::open(Setup { address: "/pointMall".into(), ..Setup::default() });
        settle_with(&mut world, |call| match call.url.split('?').next() {
            Some("/wps/relay/MCS2_getPointConfig") => Some(ok(value.clone())),
            _ => operator(call),
        });
        let rules = world.at(Slice::PointMall, "/rules");
        rules.as_array().unwrap().iter().map(|rule| rule["key"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert!(rules(json!({"earnRules": [], "convertPoints": 0, "expires": false})).is_empty());
    let converting =
        json!({"earnRules": [], "convertPoints": 100, "convertCash": "5.00", "minConvert": 500, "expires": true});
    assert_eq!(rules(converting.clone()), ["mall-convert"]);
    let mut lasting = converting;
    lasting["expires"] = json!(false);
    assert_eq!(rules(lasting), ["mall-convert", "mall-never-expire"]);
}
