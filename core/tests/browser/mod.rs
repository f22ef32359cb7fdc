//! A stage for tests of the driver: a machine that does what the test says, and listeners that note what they hear.

use js_sys::{Function, Promise, Reflect};
use lumora_core::app::{Env, Input, Output};
use lumora_core::effect::{Chunk, Effect};
use lumora_core::event::{Reply, SiteEvent, UiEvent};
use lumora_core::view::{Slice, SliceSet};
use lumora_core::web::client::{self, Host, Machine};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What happened on the stage, in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    Input(Input),
    Change(Vec<u8>),
    Host(String),
}

#[derive(Clone, Default)]
pub struct Log(Rc<RefCell<(Vec<Heard>, Option<Function>)>>);

impl Log {
    pub fn note(&self, heard: Heard) {
        let waiting = {
            let mut log = self.0.borrow_mut();
            log.0.push(heard);
            log.1.take()
        };
        if let Some(waiting) = waiting {
            waiting.call0(&JsValue::NULL).unwrap();
        }
    }

    pub fn all(&self) -> Vec<Heard> {
        self.0.borrow().0.clone()
    }

    pub fn replies(&self) -> Vec<Reply> {
        let reply = |heard| if let Heard::Input(Input::Reply(reply)) = heard { Some(reply) } else { None };
        self.all().into_iter().filter_map(reply).collect()
    }

    /// The replies, once there are so many.
    pub async fn after(&self, count: usize) -> Vec<Reply> {
        while self.replies().len() < count {
            let promise = Promise::new(&mut |resolve, _| self.0.borrow_mut().1 = Some(resolve));
            JsFuture::from(promise).await.unwrap();
        }
        self.replies()
    }
}

type Answer = Box<dyn FnMut(&Input) -> Output>;

struct Scripted {
    answer: Answer,
    log: Log,
}

impl Machine for Scripted {
    fn handle(&mut self, input: Input, _: Env) -> Output {
        let output = (self.answer)(&input);
        self.log.note(Heard::Input(input));
        output
    }

    fn has(&self, _: Chunk) -> bool {
        true
    }

    fn read(&self, slice: Slice) -> JsValue {
        slice.name().into()
    }

    fn revision(&self, _: Slice) -> u32 {
        1
    }
}

/// Starts a machine that first asks for `effects` and then answers with `answer`. `seal` is JavaScript.
pub fn start(effects: Vec<Effect>, seal: &str, answer: impl FnMut(&Input) -> Output + 'static) -> Log {
    start_before(effects, seal, answer, |log| {
        let log = log.clone();
        listener(move |changed| log.note(Heard::Change(numbers(changed))))
    })
}

/// The same with a listener of changes of the test's own.
pub fn start_before(
    effects: Vec<Effect>,
    seal: &str,
    answer: impl FnMut(&Input) -> Output + 'static,
    on_change: impl FnOnce(&Log) -> Function,
) -> Log {
    let log = Log::default();
    let hosts = log.clone();
    let host = Host {
        on_change: on_change(&log),
        on_host: listener(move |effect| hosts.note(Heard::Host(json(&effect)))),
        seal: Function::new_with_args("publicKey, info, aad, plaintext, entropy", seal),
        load: Function::new_with_args("name", "return Promise.reject(new Error(name))"),
        load_chunk: Function::new_with_args("name", "return Promise.resolve(name)"),
        solve: Function::new_with_args("salt, bits", "return Promise.resolve(null)"),
        file: Function::new_with_args("handle", "return handle === 7 ? new Blob(['pixels']) : undefined"),
    };
    let machine = Scripted { answer: Box::new(answer), log: log.clone() };
    client::start(Box::new(machine), Output { effects, dirty: SliceSet::default() }, host);
    log
}

/// The same for a machine that only listens.
pub fn run(effects: Vec<Effect>) -> Log {
    start(effects, "throw new Error('not asked for')", |_| Output::default())
}

/// The numbers of slices that crossed.
pub fn numbers(changed: JsValue) -> Vec<u8> {
    js_sys::Uint8Array::new(&changed).to_vec()
}

pub fn listener(with: impl FnMut(JsValue) + 'static) -> Function {
    Closure::<dyn FnMut(JsValue)>::new(with).into_js_value().unchecked_into()
}

pub fn json(value: &JsValue) -> String {
    js_sys::JSON::stringify(value).unwrap().into()
}

/// Runs a piece of JavaScript.
pub fn js(code: &str) -> JsValue {
    Function::new_no_args(code).call0(&JsValue::NULL).unwrap()
}

/// An event that stands for any.
pub fn event(number: u32) -> Input {
    Input::Ui(UiEvent::Site(SiteEvent::DismissToast(number)))
}

pub fn changed(slice: Slice) -> SliceSet {
    [slice].into_iter().collect()
}

/// Puts JavaScript in the place of `fetch` for as long as it lives. It is given `request`.
pub struct Fetch(JsValue);

impl Fetch {
    pub fn stub(code: &str) -> Fetch {
        let window = js_sys::global();
        let real = Reflect::get(&window, &"fetch".into()).unwrap();
        js("globalThis.seen = []");
        let stub = Function::new_with_args("request", code);
        Reflect::set(&window, &"fetch".into(), &stub).unwrap();
        Fetch(real)
    }

    /// What the stub pushed to `seen`.
    pub fn seen(&self) -> String {
        json(&js("return globalThis.seen"))
    }
}

impl Drop for Fetch {
    fn drop(&mut self) {
        client::stop();
        Reflect::set(&js_sys::global(), &"fetch".into(), &self.0).unwrap();
    }
}
