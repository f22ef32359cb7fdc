//! Withdrawals on record: calling one off, the list, the one that the address names, how each stands.

use super::*;
use lumora_core::effect::Chunk;
use lumora_core::testing::Setup;

pub fn send_event(world: &mut World, event: WithdrawalsEvent) {
    world.send(UiEvent::Withdrawals(event));
}

#[test]
fn calling_off_is_asked_once_more_and_offered_only_where_it_can_be() {
    let mut world = page();
    send_event(&mut world, WithdrawalsEvent::Cancel);
    assert!(world.calls.is_empty(), "what was paid can not be called off");
    send_event(&mut world, WithdrawalsEvent::Toggle("w3".into()));
    settle(&mut world);
    assert_eq!(withdrawals_value_at(&world, "/open/2/detail/cancel/asked"), false);
    send_event(&mut world, WithdrawalsEvent::Cancel);
    assert_eq!(withdrawals_value_at(&world, "/open/2/detail/cancel/asked"), true);
    assert!(world.calls.is_empty(), "nothing happens at the first press");
    send_event(&mut world, WithdrawalsEvent::Keep);
    assert_eq!(withdrawals_value_at(&world, "/open/2/detail/cancel/asked"), false);
    send_event(&mut world, WithdrawalsEvent::Cancel);
    send_event(&mut world, WithdrawalsEvent::Cancel);
    assert_eq!(count(&world, Method::Delete, ASK), 1);
}

#[test]
fn the_list_is_narrowed_and_turned_and_an_unknown_word_changes_nothing() {
    let mut world = page();
    assert_eq!(withdrawals_value_at(&world, "/list").as_array().unwrap().len(), 12);
    send_event(&mut world, WithdrawalsEvent::Filter("NOBODY".into()));
    assert!(world.calls.is_empty());
    send_event(&mut world, WithdrawalsEvent::Page(2));
    assert!(world.call(ASK).unwrap().url.contains("pageNo=2"));
    settle(&mut world);
    send_event(&mut world, WithdrawalsEvent::Filter("REJECTED".into()));
    assert!(world.call(ASK).unwrap().url.ends_with("pageNo=1&pageSize=10&status=REJECTED"));
    settle(&mut world);
    assert_eq!(withdrawals_value_at(&world, "/list/0/key"), "w9");
    send_event(&mut world, WithdrawalsEvent::Toggle("w9".into()));
    settle(&mut world);
    let steps = withdrawals_value_at(&world, "/list/0/detail/timeline");
    assert_eq!((&steps[1]["state"], &steps[1]["note"]), (&json!("failed"), &json!("The account is not yours.")));
    assert_eq!(steps[1]["about"]["key"], "withdrawal-about-back");
    send_event(&mut world, WithdrawalsEvent::Toggle("w9".into()));
    assert_eq!(withdrawals_value_at(&world, "/list/0/detail"), Value::Null);
}

#[test]
fn the_address_names_one_and_an_unknown_one_says_so() {
    let world = member_at("/?mc=withdraw&item=w7");
    assert_eq!(withdrawals_value_at(&world, "/named/item/key"), "w7");
    assert_eq!(withdrawals_value_at(&world, "/named/href"), "/?mc=withdraw");
    let world = member_at("/?mc=withdraw&item=nobody");
    assert_eq!(withdrawals_value_at(&world, "/named/status/kind"), "failed");
}

#[test]
fn each_state_says_where_it_stands_and_promises_no_time_that_nobody_has() {
    let mut world = page();
    for (id, title, about, ahead) in [
        ("w2", "withdrawal-risk-review", "withdrawal-about-review", 2),
        ("w4", "withdrawal-processing", "withdrawal-about-expected", 2),
        ("w5", "withdrawal-partly-paid", "withdrawal-about-expected", 2),
        ("w6", "withdrawal-disputed", "withdrawal-about-disputed", 0),
    ] {
        send_event(&mut world, WithdrawalsEvent::Toggle(id.into()));
        settle(&mut world);
        let open = withdrawals_value_at(&world, "/open");
        let item = open.as_array().unwrap().iter().find(|it| it["key"] == id).unwrap();
        let steps = item["detail"]["timeline"].as_array().unwrap();
        let now = steps.iter().find(|it| it["state"] == "now").unwrap();
        assert_eq!((&now["title"]["key"], &now["about"]["key"]), (&json!(title), &json!(about)), "{id}");
        assert_eq!(steps.iter().filter(|it| it["state"] == "ahead").count(), ahead, "{id}");
        assert!(steps.iter().filter(|it| it["state"] == "ahead").all(|it| it["at"] == ""), "{id}");
    }
}

#[test]
fn those_on_their_way_show_even_where_their_part_comes_after_the_answer_that_holds_them() {
    let session = [("token".to_owned(), "tok".to_owned())].into();
    let address = "/?mc=withdraw".into();
    let mut world = World::open(Setup { address, session, all_chunks: false, ..Setup::default() });
    settle(&mut world);
    world.bring(Chunk::Payment, true);
    world.bring(Chunk::Withdraw, true);
    settle(&mut world);
    assert!(value_at(&world, "/money").is_object());
    world.bring(Chunk::Withdrawals, true);
    assert!(world.call(OPTIONS).is_none(), "what is known is not asked for again");
    settle(&mut world);
    assert_eq!(withdrawals_value_at(&world, "/open/0/detail/arrival/until/key"), "arrival-until");
    assert_eq!(withdrawals_value_at(&world, "/list").as_array().unwrap().len(), 12);
}
