//! A browser made of data: virtual clock, history, storage and timers around an [`App`], with the network left to the test.
//!
//! Tests of the core answer calls by hand; the server's tests feed the same calls into the real router, so that client and
//! server are tested as one with no browser and no socket. Compiled for tests only (feature `testing`).

mod modules;
mod setup;

pub use setup::Setup;

use crate::app::{App, Boot, Env, Input, Output};
use crate::effect::{
    CallId, Chunk, Effect, HttpCall, Module, Navigation, PasskeyJob, Popup, SealJob, StorageArea, StoredText,
    Subscription, TimerId, WorkJob,
};
use crate::event::{
    HttpReply, PasskeyFailure, Reply, RouteEvent, SealFailure, SealedParts, StreamBytes, Transport, UiEvent,
};
use crate::secret::Secret;
use crate::view::{Slice, SliceSet};
use modules::Modules;
use std::collections::BTreeMap;
use std::rc::Rc;

/// When every world begins: 2026-11-21 08:00:00 UTC.
pub const START_MS: u64 = 1_795_248_000_000;

/// Host of every world's address.
pub const HOST: &str = "lumora.example";

/// The browser around a client: what it shows, stores, and was asked to do.
pub struct World {
    /// The client under test. Boxed, because a list of unoptimised worlds would be too large for the stack of a test.
    pub app: Box<App>,
    /// The virtual time, in milliseconds since 1970 UTC.
    pub now_ms: u64,
    /// Calls that nobody answered yet, oldest first.
    pub calls: Vec<HttpCall>,
    /// Subscriptions that have not ended, oldest first.
    pub subscriptions: Vec<Subscription>,
    /// Seal jobs that nobody did yet.
    pub seals: Vec<SealJob>,
    /// Modules that were asked for and have not loaded yet.
    pub loads: Vec<Module>,
    /// Chunks of the core that it asked for and that have not loaded yet.
    pub chunks: Vec<Chunk>,
    /// Sums of captchas that nobody did yet.
    pub works: Vec<WorkJob>,
    /// Statements to be checked: handles, with the public keys that count.
    pub checks: Vec<(u32, Vec<String>)>,
    /// Calls that the core withdrew.
    pub aborted: Vec<CallId>,
    /// Session storage, secrets revealed.
    pub session: BTreeMap<String, String>,
    /// What local storage holds.
    pub local: BTreeMap<String, String>,
    /// Addresses, oldest first; the last one is current.
    pub history: Vec<String>,
    /// Windows that were opened.
    pub windows: Vec<String>,
    /// What was done with the popup window of the online service, in order.
    pub popups: Vec<Popup>,
    /// Documents that the page was left for.
    pub left: Vec<String>,
    /// How often a newer build of the site was asked for.
    pub updates_loaded: u32,
    /// Passkey ceremonies that nobody answered yet.
    pub ceremonies: Vec<PasskeyJob>,
    /// Slices that changed since the last look.
    pub dirty: SliceSet,
    /// What the core asked for since the last look, in order.
    pub effects: Vec<Effect>,
    timers: BTreeMap<TimerId, u64>,
    modules: Modules,
}

impl World {
    /// Opens the page at [`START_MS`].
    pub fn open(setup: Setup) -> World {
        World::open_at(setup, START_MS)
    }

    /// Opens the page at a time of the test's choice.
    pub fn open_at(setup: Setup, now_ms: u64) -> World {
        let (path, query) = split(&setup.address);
        let modules = Modules { loaded: Rc::default(), engine: setup.engine, meter: setup.meter };
        let boot = Boot {
            now_ms,
            tz_offset_min: 420,
            path,
            query,
            fragment: Secret::new(setup.fragment),
            host: setup.host.clone(),
            origin: ["https://", setup.host.as_str()].concat(),
            languages: setup.languages,
            seed: [setup.seed; 32],
            session: setup.session.iter().map(|(key, value)| (key.clone(), Secret::new(value.as_str()))).collect(),
            local: setup.local.clone().into_iter().collect(),
            mobile: false,
            passkeys: setup.passkeys,
            system: setup.system,
            user_agent: setup.user_agent,
            reduced_motion: false,
            all_chunks: setup.all_chunks,
            engine: Box::new(modules.clone()),
            meter: Box::new(modules.clone()),
        };
        let (app, output) = App::start(boot);
        let mut world = World {
            app: Box::new(app),
            now_ms,
            calls: Vec::new(),
            subscriptions: Vec::new(),
            seals: Vec::new(),
            loads: Vec::new(),
            chunks: Vec::new(),
            works: Vec::new(),
            checks: Vec::new(),
            aborted: Vec::new(),
            session: setup.session,
            local: setup.local,
            history: vec![setup.address],
            windows: Vec::new(),
            popups: Vec::new(),
            left: Vec::new(),
            updates_loaded: 0,
            ceremonies: Vec::new(),
            dirty: SliceSet::default(),
            effects: Vec::new(),
            timers: BTreeMap::new(),
            modules,
        };
        world.carry_out(output);
        world
    }

    /// Closes the page and opens it again: storage and the current address stay.
    pub fn reload(&self) -> World {
        World::open(Setup {
            address: self.address().to_owned(),
            session: self.session.clone(),
            local: self.local.clone(),
            engine: self.modules.engine.clone(),
            meter: self.modules.meter.clone(),
            ..Setup::default()
        })
    }

    /// The address that shows.
    pub fn address(&self) -> &str {
        self.history.last().map(String::as_str).unwrap_or("/")
    }

    /// A view sends an event.
    pub fn send(&mut self, event: UiEvent) {
        self.input(Input::Ui(event));
    }

    /// The visitor follows a link of this site.
    pub fn visit(&mut self, address: &str) {
        self.navigate(Navigation::Push(address.to_owned()));
    }

    /// The visitor presses Back.
    pub fn back(&mut self) {
        self.navigate(Navigation::Back);
    }

    /// The server answers a call, or it fails.
    pub fn answer(&mut self, call_id: CallId, outcome: Result<HttpReply, Transport>) {
        self.calls.retain(|call| call.call_id != call_id);
        self.input(Input::Reply(Reply::Http { call_id, outcome }));
    }

    /// The server sends bytes of a stream.
    pub fn push(&mut self, call_id: CallId, bytes: &[u8]) {
        self.input(Input::Reply(Reply::Pushed { call_id, bytes: StreamBytes(bytes.to_vec()) }));
    }

    /// A stream ends, in order or not.
    pub fn end_subscription(&mut self, call_id: CallId, outcome: Result<HttpReply, Transport>) {
        self.subscriptions.retain(|subscription| subscription.call_id != call_id);
        self.input(Input::Reply(Reply::SubscriptionEnded { call_id, outcome }));
    }

    /// The server tells its revision beside a reply.
    pub fn tell_revision(&mut self, revision: u64) {
        self.input(Input::Reply(Reply::Revision(revision)));
    }

    /// Answers a seal job.
    pub fn seal(&mut self, call_id: CallId, outcome: Result<SealedParts, SealFailure>) {
        self.seals.retain(|job| job.call_id != call_id);
        self.input(Input::Reply(Reply::Sealed { call_id, outcome }));
    }

    /// A module has loaded, or failed to.
    pub fn load(&mut self, module: Module, loaded: bool) {
        self.loads.retain(|other| *other != module);
        if loaded {
            self.modules.loaded.borrow_mut().insert(module);
        }
        self.input(Input::Reply(Reply::Loaded { module, loaded }));
    }

    /// A chunk of the core has loaded, whether the core asked for it or not, or failed to.
    pub fn bring(&mut self, chunk: Chunk, loaded: bool) {
        self.chunks.retain(|other| *other != chunk);
        self.input(Input::Reply(Reply::ChunkLoaded { chunk, loaded }));
    }

    /// The sum of a captcha is done, or given up.
    pub fn solve(&mut self, captcha_id: &str, answer: Option<&str>) {
        self.works.retain(|job| job.captcha_id != captcha_id);
        let answer = answer.map(str::to_owned);
        self.input(Input::Reply(Reply::WorkSolved { captcha_id: captcha_id.to_owned(), answer }));
    }

    /// Ends a passkey ceremony.
    pub fn end_ceremony(&mut self, call_id: CallId, outcome: Result<String, PasskeyFailure>) {
        self.ceremonies.retain(|job| job.call_id != call_id);
        self.input(Input::Reply(Reply::Passkey { call_id, outcome }));
    }

    /// The oldest call of this path, if any waits.
    pub fn call(&self, path: &str) -> Option<&HttpCall> {
        self.calls.iter().find(|call| call.url.split('?').next() == Some(path))
    }

    /// Lets time pass; timers ring in their order.
    pub fn wait(&mut self, ms: u64) {
        let end = self.now_ms + ms;
        while let Some((id, at)) = self.timers.iter().map(|(id, at)| (*id, *at)).min_by_key(|(_, at)| *at) {
            if at > end {
                break;
            }
            self.timers.remove(&id);
            self.now_ms = at.max(self.now_ms);
            self.input(Input::Reply(Reply::Timer(id)));
        }
        self.now_ms = end;
    }

    /// Somebody sets the device's clock, by so many milliseconds; timers that run are not touched by it.
    pub fn set_clock(&mut self, by_ms: i64) {
        self.now_ms = self.now_ms.saturating_add_signed(by_ms);
        for at in self.timers.values_mut() {
            *at = at.saturating_add_signed(by_ms);
        }
    }

    /// A slice as the views get it.
    pub fn slice(&self, slice: Slice) -> serde_json::Value {
        serde_json::to_value(self.app.read(slice)).unwrap_or_default()
    }

    /// A value within a slice, by JSON pointer; null when there is none.
    pub fn at(&self, slice: Slice, pointer: &str) -> serde_json::Value {
        self.slice(slice).pointer(pointer).cloned().unwrap_or_default()
    }

    /// Slices that changed since the last look.
    pub fn take_dirty(&mut self) -> SliceSet {
        std::mem::take(&mut self.dirty)
    }

    /// What the core asked for since the last look.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    fn input(&mut self, input: Input) {
        let output = self.app.handle(input, Env { now_ms: self.now_ms, tz_offset_min: 420 });
        self.carry_out(output);
    }

    fn carry_out(&mut self, output: Output) {
        self.dirty = self.dirty.union(output.dirty);
        self.effects.extend(output.effects.iter().cloned());
        for effect in output.effects {
            match effect {
                Effect::Http(call) => self.calls.push(call),
                Effect::Subscribe(subscription) => self.subscriptions.push(subscription),
                Effect::Abort(call_id) => {
                    self.calls.retain(|call| call.call_id != call_id);
                    self.subscriptions.retain(|subscription| subscription.call_id != call_id);
                    self.aborted.push(call_id);
                }
                Effect::Seal(job) => self.seals.push(job),
                Effect::Load(module) => self.loads.push(module),
                Effect::LoadChunk(chunk) => self.chunks.push(chunk),
                Effect::SolveWork(job) => self.works.push(job),
                Effect::Store { area, key, value } => self.store(area, key, value),
                Effect::StartTimer { id, after_ms } => {
                    self.timers.insert(id, self.now_ms + u64::from(after_ms));
                }
                Effect::StopTimer(id) => {
                    self.timers.remove(&id);
                }
                Effect::Navigate(navigation) => self.navigate(navigation),
                Effect::OpenWindow(address) => self.windows.push(address),
                Effect::Popup(popup) => self.popups.push(popup),
                Effect::Leave(address) => self.left.push(address),
                Effect::Passkey(job) => self.ceremonies.push(job),
                Effect::CheckStatement { handle, keys } => self.checks.push((handle, keys)),
                Effect::LoadUpdate => self.updates_loaded += 1,
                Effect::ScrollToTop => {}
            }
        }
    }

    fn store(&mut self, area: StorageArea, key: String, value: Option<StoredText>) {
        let storage = match area {
            StorageArea::Session => &mut self.session,
            StorageArea::Local => &mut self.local,
        };
        match value {
            Some(StoredText::Open(text)) => storage.insert(key, text),
            Some(StoredText::Secret(secret)) => storage.insert(key, secret.reveal().to_owned()),
            None => storage.remove(&key),
        };
    }

    fn navigate(&mut self, navigation: Navigation) {
        match navigation {
            Navigation::Push(address) => {
                let address = self.resolve(address);
                self.history.push(address);
            }
            Navigation::Replace(address) => {
                let address = self.resolve(address);
                self.history.pop();
                self.history.push(address);
            }
            Navigation::Back | Navigation::BackOr(_) if self.history.len() > 1 => {
                self.history.pop();
            }
            Navigation::Back => return,
            Navigation::BackOr(address) => self.history = vec![address],
            Navigation::BackTo(address) => {
                self.history.pop();
                let earlier = self.history.iter().rposition(|entry| *entry == address);
                self.history.truncate(earlier.unwrap_or(self.history.len()));
                self.history.push(address);
            }
        }
        let (path, query) = split(self.address());
        self.send(UiEvent::Route(RouteEvent::Entered { path, query }));
    }

    fn resolve(&self, address: String) -> String {
        if address.starts_with('?') { [split(self.address()).0, address].concat() } else { address }
    }
}

fn split(address: &str) -> (String, String) {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    (path.to_owned(), query.to_owned())
}
