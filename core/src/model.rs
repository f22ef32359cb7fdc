//! The model: the state of every machine side by side, and what a step of the app writes to while it runs.
//!
//! A machine is handed the whole model, because rules cross machines (a lobby asks who is logged in). It reads what it likes
//! and writes only its own state; what others should do about it, it says with [`Step::emit`].

use crate::boot::Env;
use crate::effect::{Effect, StorageArea, StoredText, TimerId};
use crate::feature::domain_event::DomainEvent;
use crate::secret::Secret;
use crate::tracked::Tracked;
use std::collections::VecDeque;

pub(crate) use crate::feature::list::Model;

/// When a step happens, as slices see it.
pub(crate) struct Now {
    pub ms: Tracked<u64>,
    pub offset: Tracked<i16>,
}

impl Now {
    pub fn at(env: Env) -> Self {
        Now { ms: Tracked::new(env.now_ms), offset: Tracked::new(env.offset()) }
    }

    /// A step begins. Slices that show the time are built anew only with `as_write`; otherwise they take the new time along when another field
    /// that they read was written.
    pub fn set(&mut self, env: Env, as_write: bool) {
        if as_write {
            *self.ms = env.now_ms;
        } else {
            self.ms.set_silently(env.now_ms);
        }
        if self.offset.differs(&env.offset()) {
            *self.offset = env.offset();
        }
    }

    #[cfg(feature = "testing")]
    pub fn set_silently(&mut self, now_ms: u64) {
        self.ms.set_silently(now_ms);
    }

    /// Milliseconds since 1970 UTC.
    pub fn ms(&self) -> u64 {
        *self.ms
    }

    /// Minutes that local time is ahead of UTC.
    pub fn offset(&self) -> i16 {
        *self.offset
    }
}

/// One step of the app: when it happens, what it asks for, what happened.
pub(crate) struct Step {
    pub env: Env,
    pub effects: Vec<Effect>,
    events: VecDeque<DomainEvent>,
}

impl Step {
    pub fn at(env: Env) -> Self {
        Step { env, effects: Vec::new(), events: VecDeque::new() }
    }

    /// Something happened that other features may care about; they react when this one is done.
    pub fn emit(&mut self, event: DomainEvent) {
        self.events.push_back(event);
    }

    /// The oldest domain event that nothing followed from yet.
    pub fn next_event(&mut self) -> Option<DomainEvent> {
        self.events.pop_front()
    }

    pub fn push(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    pub fn start_timer(&mut self, id: TimerId, after_ms: u32) {
        self.push(Effect::StartTimer { id, after_ms });
    }

    pub fn stop_timer(&mut self, id: TimerId) {
        self.push(Effect::StopTimer(id));
    }

    pub fn store(&mut self, area: StorageArea, key: &str, value: &str) {
        self.push(Effect::Store { area, key: key.to_owned(), value: Some(StoredText::Open(value.to_owned())) });
    }

    /// Stores a secret; session storage only, so that it ends with the tab.
    pub fn store_secret(&mut self, key: &str, value: Secret) {
        let area = StorageArea::Session;
        self.push(Effect::Store { area, key: key.to_owned(), value: Some(StoredText::Secret(value)) });
    }

    pub fn forget(&mut self, area: StorageArea, key: &str) {
        self.push(Effect::Store { area, key: key.to_owned(), value: None });
    }
}
