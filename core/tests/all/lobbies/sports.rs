//! The sports page.

use super::*;

/// An operator with a sports vendor, or with none.
fn with_sports(vendor: Option<&'static str>) -> impl Fn(&HttpCall) -> Option<Result<HttpReply, Transport>> {
    move |call| {
        let reply = operator(call)?.ok()?;
        let mut body: Value = serde_json::from_str(&reply.body).unwrap();
        if let Some(categories) = body.pointer_mut("/value/categories").and_then(Value::as_array_mut) {
            let cards: Vec<Value> = vendor
                .iter()
                .map(|it| json!({ "vassalage": it, "name": it, "gameType": "SPORTS", "gameCode": "g" }))
                .collect();
            categories.push(json!({ "gameType": "SPORTS", "cards": cards }));
        }
        Some(Ok(HttpReply { body: body.to_string(), ..reply }))
    }
}

#[test]
fn the_sports_page_starts_the_first_sports_vendor_through_the_relay() {
    let session = [("token".to_owned(), "t".to_owned())].into();
    let mut world = World::open(Setup { address: "/fbsports".into(), session, ..Setup::default() });
    assert_eq!(world.at(Slice::Game, "/kind"), "launching", "it waits for the vendors");
    settle_with(&mut world, with_sports(Some("KS")));
    let launch = calls(&world, "/wps/relay/GCS_gameLaunchFB");
    assert!(launch[0].body.as_ref().unwrap().reveal().contains(r#""vassalage":"KS","gameType":"SPORTS""#));
    assert_eq!((launch.len(), world.at(Slice::Game, "/kind")), (1, json!("playing")));
    world.send(UiEvent::Launch(LaunchEvent::Leave));
    assert_eq!((world.address(), world.at(Slice::Game, "/kind")), ("/sports", json!("none")));
}

#[test]
fn the_sports_page_asks_visitors_to_log_in_and_says_when_no_vendor_is_open() {
    let mut world = World::open(Setup { address: "/fbsports".into(), ..Setup::default() });
    settle_with(&mut world, with_sports(Some("KS")));
    assert_eq!(world.at(Slice::Game, "/kind"), "loginNeeded");
    let mut world = World::open(Setup { address: "/fbsports".into(), ..Setup::default() });
    settle_with(&mut world, with_sports(None));
    assert_eq!(world.at(Slice::Game, "/problem/text/key"), "error-no-sports");
}

#[test]
fn the_sports_page_whose_vendors_failed_tries_them_again() {
    let session = [("token".to_owned(), "t".to_owned())].into();
    let mut world = World::open(Setup { address: "/fbsports".into(), session, ..Setup::default() });
    settle_with(&mut world, |call| match call.url.contains("gameVendor") {
        true => Some(Err(Transport::Network)),
        false => operator(call),
    });
    assert_eq!(world.at(Slice::Game, "/problem/text/key"), "error-network");
    world.send(UiEvent::Launch(LaunchEvent::Retry));
    settle_with(&mut world, with_sports(Some("KS")));
    assert_eq!(world.at(Slice::Game, "/kind"), "playing");
}
