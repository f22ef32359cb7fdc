//! Receipts of a transfer.

use super::*;

const RECEIPT: &str = "/wps/member/deposits/receipt";
const PNG: [u8; 8] = [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];

fn file(handle: u32, head: &[u8]) -> PickedFile {
    PickedFile { handle, name: format!("slip-{handle}.png"), size: 90_000, head: head.to_vec() }
}

#[test]
fn receipts_are_judged_at_once_and_sent_one_after_another() {
    let mut world = member_at("/?mc=depositv2&item=d9");
    let files = vec![file(1, &PNG), file(2, b"%PDF-1.7"), file(3, &PNG), file(4, &PNG), file(5, &PNG)];
    send_event(&mut world, DepositsEvent::Attach(files));
    let progress =
        |world: &World, index: usize| value_at(world, &format!("/named/pay/receipts/files/{index}/progress/kind"));
    assert_eq!(
        [0, 1, 2, 3, 4].map(|index| progress(&world, index)),
        ["uploading", "refused", "waiting", "waiting", "refused"]
    );
    assert_eq!(count(&world, Method::Put, RECEIPT), 1, "one after another");
    let call = world.call(RECEIPT).cloned().expect("a receipt is sent");
    assert_eq!(call.url, "/wps/member/deposits/receipt?id=d9");
    assert_eq!(call.file, Some(1));
    world.answer(call.call_id, Err(Transport::Network));
    assert_eq!((progress(&world, 0), progress(&world, 2)), (json!("failed"), json!("uploading")));
    settle(&mut world);
    assert_eq!((progress(&world, 2), progress(&world, 3)), (json!("done"), json!("done")));
    send_event(&mut world, DepositsEvent::SendAgain(1));
    settle(&mut world);
    assert_eq!(progress(&world, 0), "done");
    send_event(&mut world, DepositsEvent::Detach(2));
    assert_eq!(value_at(&world, "/named/pay/receipts/files").as_array().unwrap().len(), 4);
}
