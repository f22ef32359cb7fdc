//! What the invariants know: what shows now, and what of the past they have to remember.

use super::intents::Intents;
use super::operator::Operator;
use lumora_core::effect::{CallId, Effect};
use lumora_core::testing::World;
use lumora_core::view::{Slice, SliceSet};
use std::collections::{BTreeMap, BTreeSet};

/// A broken invariant.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Which.
    pub invariant: &'static str,
    /// How.
    pub detail: String,
}

impl Broken {
    pub fn new(invariant: &'static str, detail: impl Into<String>) -> Broken {
        Broken { invariant, detail: detail.into() }
    }
}

/// What led to an observation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cause {
    /// The page was opened, or loaded again.
    Opened,
    /// The visitor, or time.
    Visitor,
    /// The device's clock was set by so many milliseconds.
    ClockSet(i64),
    /// A reply that the core waits for.
    Reply,
    /// A reply that it does not wait for.
    StaleReply,
}

/// One observation of a run.
pub struct Observation<'a> {
    pub world: &'a World,
    pub operator: &'a Operator,
    pub cause: Cause,
    /// What the core asked for since the observation before.
    pub effects: &'a [Effect],
    /// What changed since the observation before.
    pub dirty: SliceSet,
}

impl Observation<'_> {
    /// Calls that went out.
    pub fn calls(&self) -> impl Iterator<Item = &lumora_core::effect::HttpCall> {
        self.effects.iter().filter_map(|effect| if let Effect::Http(call) = effect { Some(call) } else { None })
    }
}

/// A countdown that shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Countdown {
    /// Seconds that it shows.
    pub seconds: u64,
    /// When it was first seen to end.
    pub end_ms: u64,
}

/// What is known of a run.
pub struct Observer {
    shown: Vec<String>,
    /// Tickets of this page.
    pub call_ids: BTreeSet<CallId>,
    /// Idempotency keys of the whole run.
    pub keys: BTreeSet<String>,
    /// What moves money and has no outcome yet.
    pub intents: Intents,
    /// Tokens of sessions that are over.
    pub closed: BTreeSet<String>,
    /// The token that was stored at the observation before.
    pub token: Option<String>,
    /// Somebody was logged in at the observation before.
    pub was_member: bool,
    /// What stood in the fields of the forms at the observation before.
    pub typed: Vec<(Slice, Vec<(String, String)>)>,
    /// Countdowns by slice and name, as they showed at the observation before.
    pub countdowns: BTreeMap<(u8, String), Countdown>,
}

impl Observer {
    /// Begins to observe a page.
    pub fn new(world: &World) -> Observer {
        Observer {
            shown: vec![String::new(); Slice::ALL.len()],
            call_ids: BTreeSet::new(),
            keys: BTreeSet::new(),
            intents: Intents::default(),
            closed: BTreeSet::new(),
            token: world.session.get("token").cloned(),
            was_member: false,
            typed: Vec::new(),
            countdowns: BTreeMap::new(),
        }
    }

    /// A slice as the views got it last, as JSON.
    pub fn shown(&self, slice: Slice) -> &str {
        &self.shown[slice as usize]
    }

    /// A member is logged in.
    pub fn is_member(&self) -> bool {
        self.shown(Slice::Session).contains("\"kind\":\"member\"")
    }

    /// The member is known to be a guest of the demo.
    pub fn is_trial(&self) -> bool {
        self.shown(Slice::Session).contains("\"trial\":true")
    }

    /// The site is open.
    pub fn is_open(&self) -> bool {
        self.shown(Slice::Site).contains("\"phase\":{\"kind\":\"open\"}")
    }

    /// Key of the dialog on top.
    pub fn dialog(&self) -> Option<u32> {
        let rest = self.shown(Slice::Dialogs).strip_prefix("{\"top\":{\"key\":")?;
        rest.split(',').next()?.parse().ok()
    }

    /// Takes in what changed.
    pub fn see(&mut self, observation: &Observation<'_>) {
        if observation.cause == Cause::Opened {
            self.call_ids.clear();
            self.intents.leave();
        }
        for slice in observation.dirty.iter() {
            let text = serde_json::to_string(&observation.world.app.read(slice));
            self.shown[slice as usize] = text.expect("a slice is JSON");
        }
    }

    /// Keeps for the next observation what it is compared with.
    pub fn remember(&mut self, observation: &Observation<'_>) {
        let stored = |entry: &str| observation.world.session.get(entry).map(String::as_str).unwrap_or_default();
        for call in observation.calls() {
            self.call_ids.insert(call.call_id);
            self.intents.send(call, stored("customerId"));
            let keys = call.headers.iter().filter(|(name, _)| *name == "Idempotency-Key");
            self.keys.extend(keys.map(|(_, value)| value.reveal().to_owned()));
        }
        self.call_ids.extend(observation.effects.iter().filter_map(|effect| match effect {
            Effect::Seal(job) => Some(job.call_id),
            Effect::Subscribe(subscription) => Some(subscription.call_id),
            _ => None,
        }));
        self.was_member = self.is_member();
        if FORMS.iter().any(|form| observation.dirty.contains(*form)) {
            self.typed = FORMS.iter().map(|form| (*form, typed_in(self.shown(*form)))).collect();
        }
        let token = observation.world.session.get("token");
        if self.token.as_ref() != token {
            self.closed.extend(self.token.take());
            self.intents.end_session(stored("intents"));
            self.token = token.cloned();
        }
        self.intents.let_go(stored("intents"));
        for slice in observation.dirty.iter() {
            let index = slice as u8;
            let known: BTreeMap<_, _> = self.countdowns.extract_if(.., |key, _| key.0 == index).collect();
            let now_ms = observation.world.now_ms;
            for (key, seconds) in countdowns_of(slice, self.shown(slice)) {
                let fresh = now_ms + seconds * 1_000;
                let end_ms = known.get(&key).filter(|it| seconds <= it.seconds).map_or(fresh, |it| it.end_ms);
                self.countdowns.insert(key, Countdown { seconds, end_ms });
            }
        }
    }
}

/// The forms whose fields the core keeps.
const FORMS: [Slice; 2] = [Slice::Register, Slice::Forgot];

/// The filled-in fields of a form, by name.
pub fn typed_in(text: &str) -> Vec<(String, String)> {
    let fields = text.split("{\"name\":\"").skip(1);
    let parse = |rest: &str| {
        let (name, rest) = rest.split_once('"')?;
        let value = rest.split_once("\"value\":\"")?.1.split('"').next()?;
        Some((name.to_owned(), value.to_owned()))
    };
    fields.filter_map(parse).filter(|(_, value)| !value.is_empty()).collect()
}

/// The countdowns that a slice shows, with their seconds: `wait` as `m:ss`, and the `seconds` of a code's button.
pub fn countdowns_of(slice: Slice, text: &str) -> Vec<((u8, String), u64)> {
    let after = |name: &'static str| {
        let values = text.split(name).skip(1).enumerate();
        values.map(move |(index, rest)| ((slice as u8, format!("{name}{index}")), rest))
    };
    let clock = |value: &str| {
        let (minutes, seconds) = value.split('"').next()?.split_once(':')?;
        Some(minutes.parse::<u64>().ok()? * 60 + seconds.parse::<u64>().ok()?)
    };
    let number = |value: &str| value.split([',', '}']).next()?.parse::<u64>().ok();
    let waits = after("\"wait\":\"").filter_map(|(key, rest)| Some((key, clock(rest)?)));
    let codes = after("\"seconds\":").filter_map(|(key, rest)| Some((key, number(rest)?)));
    waits.chain(codes).filter(|(_, seconds)| *seconds > 0).collect()
}
