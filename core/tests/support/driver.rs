//! What a test does with a page: it opens one, answers what is under way, and looks at the calls.

use super::operator;
use lumora_core::effect::{CallId, HttpCall, Method};
use lumora_core::event::{HttpReply, LoginEvent, SealedParts, Transport, UiEvent};
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use serde_json::Value;

/// Answers everything until nothing is under way.
pub fn settle(world: &mut World) {
    settle_with(world, operator);
}

/// Answers everything with another operator.
pub fn settle_with(world: &mut World, operator: impl Fn(&HttpCall) -> Option<Result<HttpReply, Transport>>) {
    for _ in 0..200 {
        if let Some(job) = world.seals.first().cloned() {
            world.seal(job.call_id, Ok(SealedParts { enc: "e".into(), ct: "c".into() }));
        } else if let Some(call) = world.calls.first().cloned() {
            let outcome =
                operator(&call).unwrap_or_else(|| panic!("nobody answers {} {}", call.method.as_str(), call.url));
            world.answer(call.call_id, outcome);
        } else {
            return;
        }
    }
    panic!("the calls never end: {:?}", world.calls);
}

/// The body that is about to be sealed.
pub fn sealed_body(world: &mut World) -> Value {
    for _ in 0..4 {
        if let Some(job) = world.seals.first() {
            return serde_json::from_str(job.plaintext.reveal()).unwrap();
        }
        let call = world.call("/wps/system/seal").cloned().unwrap_or_else(|| panic!("nothing is sealed"));
        world.answer(call.call_id, operator(&call).unwrap());
    }
    panic!("nothing is sealed");
}

/// A visitor's page, all loaded.
pub fn visitor_at(address: &str) -> World {
    let mut world = World::open(Setup { address: address.into(), ..Setup::default() });
    settle(&mut world);
    world
}

/// A member's page, all loaded.
pub fn member_at(address: &str) -> World {
    let session = [("token".to_owned(), "tok-canary".to_owned())].into();
    let mut world = World::open(Setup { address: address.into(), session, ..Setup::default() });
    settle(&mut world);
    world
}

/// The form is sent.
pub fn submit(username: &str, password: &str) -> UiEvent {
    UiEvent::Login(LoginEvent::Submit {
        username: username.into(),
        password: Secret::new(password),
        captcha: Secret::default(),
        remember: false,
    })
}

/// CallId of the oldest call of this path.
pub fn call_id(world: &World, path: &str) -> CallId {
    world.call(path).unwrap_or_else(|| panic!("{path} was not called; under way: {:?}", world.calls)).call_id
}

/// How many calls of this method wait.
pub fn count(world: &World, method: Method, path: &str) -> usize {
    world.calls.iter().filter(|call| call.method == method && call.url.split('?').next() == Some(path)).count()
}
