//! The loop round the machine: inputs queue up, one at a time is handled, then effects and listeners run.
//!
//! See the invariant in [`super`]: [`step`] is the only function that borrows the machine mutably, and it calls nothing else.

use super::{clock, cross, driver, panic};
use crate::app::{App, Env, Input, Output};
use crate::effect::Chunk;
use crate::event::Reply;
use crate::view::{HostEffect, Slice, SliceSet};
use js_sys::Function;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::mem::ManuallyDrop;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// What the loop turns: the [`App`], or a scripted one in a test of the driver.
pub trait Machine {
    /// Takes one input, and gives what it leads to.
    fn handle(&mut self, input: Input, env: Env) -> Output;
    /// Whether a chunk of the core may be used.
    fn has(&self, chunk: Chunk) -> bool;
    /// A slice as JavaScript sees it.
    fn read(&self, slice: Slice) -> JsValue;
    /// How often a slice has changed.
    fn revision(&self, slice: Slice) -> u32;
}

/// The machine of the site is never dropped: it lives as long as its instance, with which its memory goes. So the first page carries
/// nothing of what would take the state of all later chunks apart.
impl Machine for ManuallyDrop<App> {
    fn handle(&mut self, input: Input, env: Env) -> Output {
        App::handle(self, input, env)
    }

    fn has(&self, chunk: Chunk) -> bool {
        App::has(self, chunk)
    }

    fn read(&self, slice: Slice) -> JsValue {
        cross::to_js(&App::read(self, slice))
    }

    fn revision(&self, slice: Slice) -> u32 {
        App::revision(self, slice)
    }
}

/// The functions of the view's side.
pub struct Host {
    /// Called with the numbers of the slices that changed, for every change whatever its cause.
    pub on_change: Function,
    /// Called with a [`HostEffect`], after the slices of the same turn were announced.
    pub on_host: Function,
    /// Seals a body with the extras module; answers with a promise.
    pub seal: Function,
    /// Loads a module by its name; answers with a promise of its function.
    pub load: Function,
    /// Loads a chunk of the core by its name; answers with a promise.
    pub load_chunk: Function,
    /// Does the sum of a captcha; answers with a promise of the number in decimal.
    pub solve: Function,
    /// The file under a handle, or nothing.
    pub file: Function,
}

#[derive(Default)]
struct Client {
    machine: RefCell<Option<Box<dyn Machine>>>,
    host: RefCell<Option<Rc<Host>>>,
    /// The output of the machine's start, until the loop takes it.
    started: RefCell<Option<Output>>,
    queue: RefCell<VecDeque<Input>>,
    running: Cell<bool>,
}

thread_local! {
    static CLIENT: Client = Client::default();
}

impl From<Reply> for Input {
    fn from(reply: Reply) -> Self {
        Input::Reply(reply)
    }
}

/// What one turn of the loop leads to, after the effects of the driver were carried out.
#[derive(Default)]
struct Turn {
    dirty: SliceSet,
    host: Vec<HostEffect>,
}

impl Turn {
    fn add(&mut self, output: Output) {
        self.dirty = self.dirty.union(output.dirty);
        for effect in output.effects {
            match HostEffect::of(&effect) {
                Some(effect) => self.host.push(effect),
                None => driver::carry_out(effect),
            }
        }
    }

    fn is_empty(&self) -> bool {
        self.dirty.is_empty() && self.host.is_empty()
    }
}

/// Sets a machine going, in place of the one before. `first` is the output of its start.
pub fn start(machine: Box<dyn Machine>, first: Output, host: Host) {
    stop();
    CLIENT.with(|client| {
        client.machine.replace(Some(machine));
        client.host.replace(Some(Rc::new(host)));
        client.started.replace(Some(first));
    });
    run();
}

/// Ends the machine: nothing is under way any more, nothing is announced any more.
pub fn stop() {
    driver::stop();
    CLIENT.with(|client| {
        client.machine.take();
        client.host.take();
        client.started.take();
        client.queue.take();
    });
}

/// Hands an input to the machine. Gives the slices that changed; none when a running loop will handle it.
pub fn feed(input: Input) -> SliceSet {
    if panic::is_dead() {
        return SliceSet::default();
    }
    CLIENT.with(|client| client.queue.borrow_mut().push_back(input));
    run()
}

/// The functions of the view's side, while there is a machine.
pub fn host() -> Option<Rc<Host>> {
    CLIENT.with(|client| client.host.borrow().clone())
}

/// Whether a chunk of the core may be used.
pub fn has(chunk: Chunk) -> bool {
    with_machine(|machine| machine.has(chunk)).unwrap_or(false)
}

/// Looks at the machine.
pub fn with_machine<T>(with: impl FnOnce(&dyn Machine) -> T) -> Option<T> {
    if panic::is_dead() {
        return None;
    }
    CLIENT.with(|client| client.machine.borrow().as_deref().map(with))
}

fn run() -> SliceSet {
    if CLIENT.with(|client| client.running.replace(true)) {
        return SliceSet::default();
    }
    let mut all = SliceSet::default();
    let mut turn = Turn::default();
    loop {
        while let Some(output) = step() {
            turn.add(output);
        }
        if turn.is_empty() {
            break;
        }
        let done = std::mem::take(&mut turn);
        all = all.union(done.dirty);
        announce(done);
    }
    CLIENT.with(|client| client.running.set(false));
    all
}

/// The output of the start, or of the next input of the queue. The machine is borrowed here and nowhere else, and no JavaScript runs meanwhile.
fn step() -> Option<Output> {
    let env = clock::env();
    CLIENT.with(|client| {
        if let Some(first) = client.started.take() {
            return Some(first);
        }
        let input = client.queue.borrow_mut().pop_front()?;
        let mut machine = client.machine.borrow_mut();
        Some(machine.as_mut()?.handle(input, env))
    })
}

/// Tells the view. What it dispatches in return is queued.
fn announce(turn: Turn) {
    let Some(host) = host() else { return };
    if !turn.dirty.is_empty() {
        call(&host.on_change, &cross::numbers(turn.dirty).into());
    }
    for effect in &turn.host {
        call(&host.on_host, &cross::to_js(effect));
    }
}

fn call(listener: &Function, argument: &JsValue) {
    // A listener that throws is a mistake of the view; the loop goes on, or the site would stand still for ever.
    if let Err(error) = listener.call1(&JsValue::NULL, argument) {
        web_sys::console::error_1(&error);
    }
}
