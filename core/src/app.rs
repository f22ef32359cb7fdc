//! The only way into the core: [`App::start`], then [`App::handle`] for everything that happens.
//!
//! A plain function of its inputs: no clock, no network, no storage, no randomness but the seed that it was started with.
//! The caller says what time it is ([`Env`]), carries out the effects, and reads the slices that changed. After every step
//! each slice that read what was written is built anew and compared with what was last shown, so that *dirty* means a real
//! change.

pub use crate::boot::{Boot, Env};
use crate::effect::{Chunk, Effect, TimerId};
use crate::event::{Reply, SiteEvent, UiEvent};
use crate::feature;
pub use crate::feature::crossing::SliceRef;
use crate::feature::list::ShownSlices;
use crate::model::{Model, Step};
use crate::tracked::Fields;
use crate::view::{Slice, SliceSet};

/// Everything that may come into the core.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// An event of a view.
    Ui(UiEvent),
    /// A reply of the driver.
    Reply(Reply),
}

impl Input {
    /// Whether slices that show the time are to be built anew: a timer rang (but for the jackpot's, which rings many times a second), the
    /// device woke up, the page was hidden or seen again, or another location shows.
    fn moves_time(&self) -> bool {
        match self {
            Input::Reply(Reply::Timer(timer)) => *timer != TimerId::Jackpot,
            Input::Ui(UiEvent::Route(_) | UiEvent::Site(SiteEvent::Woke | SiteEvent::Visible(_))) => true,
            _ => false,
        }
    }
}

/// What a step leads to.
#[derive(Debug, Default, PartialEq)]
pub struct Output {
    /// The effects to be carried out, in order.
    pub effects: Vec<Effect>,
    /// The slices that changed.
    pub dirty: SliceSet,
}

/// The client: the model, and the slices as they were last shown.
pub struct App {
    model: Model,
    shown: ShownSlices,
}

impl App {
    /// Starts the client. Every slice is dirty.
    pub fn start(mut boot: Boot) -> (App, Output) {
        let mut step = Step::at(boot.env());
        let model = feature::start(&mut boot, &mut step);
        let mut app = App { model, shown: ShownSlices::nothing() };
        app.refresh();
        (app, Output { effects: step.effects, dirty: SliceSet::ALL })
    }

    /// Handles one input. Total: whatever comes, at whatever moment, it never fails.
    pub fn handle(&mut self, input: Input, env: Env) -> Output {
        let mut step = Step::at(env);
        self.model.now.set(env, input.moves_time());
        match input {
            Input::Ui(event) => feature::on_event(&mut self.model, &mut step, event),
            Input::Reply(reply) => feature::on_reply(&mut self.model, &mut step, reply),
        }
        Output { effects: step.effects, dirty: self.refresh() }
    }

    /// How many slices were built so far.
    #[cfg(feature = "testing")]
    pub fn builds(&self) -> u32 {
        self.shown.log.builds
    }

    /// Slices that would show something else if they were built anew at the time at which they were: none, or a change was
    /// missed.
    #[cfg(feature = "testing")]
    pub fn stale(&mut self) -> SliceSet {
        let now_ms = self.model.now.ms();
        let mut is_stale = |slice: &Slice| {
            self.model.now.set_silently(self.shown.log.built_ms.get(*slice as usize).copied().unwrap_or(now_ms));
            self.shown.refresh(*slice, &self.model, Fields::MAX)
        };
        let stale = Slice::ALL.into_iter().filter(|slice| is_stale(slice)).collect();
        self.model.now.set_silently(now_ms);
        stale
    }

    /// Builds the slices anew that read what was written since the last time; gives those that changed.
    fn refresh(&mut self) -> SliceSet {
        let written = self.model.take_writes();
        if written == 0 {
            return SliceSet::default();
        }
        Slice::ALL.into_iter().filter(|slice| self.shown.refresh(*slice, &self.model, written)).collect()
    }

    /// Whether a chunk of the core is here.
    pub fn has(&self, chunk: Chunk) -> bool {
        self.model.chunks.has(Some(chunk))
    }

    /// What a slice shows now.
    pub fn read(&self, slice: Slice) -> SliceRef<'_> {
        SliceRef { shown: &self.shown, slice }
    }

    /// How often a slice has changed since the start.
    pub fn revision(&self, slice: Slice) -> u32 {
        self.shown.log.revisions.get(slice as usize).copied().unwrap_or(0)
    }
}

/// What is recorded about the slices beside their values.
pub(crate) struct Log {
    revisions: [u32; Slice::ALL.len()],
    /// What each slice read when it was built; of one that was not built yet, anything counts.
    reads: [Fields; Slice::ALL.len()],
    #[cfg(feature = "testing")]
    built_ms: [u64; Slice::ALL.len()],
    /// How many slices were built.
    #[cfg(feature = "testing")]
    builds: u32,
}

impl Log {
    /// Whether a slice was ever built: the first time that it is, it changes.
    pub(crate) fn is_built(&self, slice: Slice) -> bool {
        self.revisions.get(slice as usize).is_some_and(|revision| *revision > 0)
    }
}

impl Default for Log {
    fn default() -> Self {
        Log {
            revisions: [0; Slice::ALL.len()],
            reads: [Fields::MAX; Slice::ALL.len()],
            #[cfg(feature = "testing")]
            built_ms: [0; Slice::ALL.len()],
            #[cfg(feature = "testing")]
            builds: 0,
        }
    }
}

impl ShownSlices {
    /// Builds a slice anew if it read something of what was written; says whether it differs from what was shown.
    fn refresh(&mut self, slice: Slice, model: &Model, written: Fields) -> bool {
        let index = slice as usize;
        let is_concerned = self.log.reads.get(index).is_some_and(|reads| reads & written != 0);
        let is_here = model.chunks.has(slice.chunk()) && slice.carries().iter().all(|it| model.chunks.has(Some(*it)));
        if !is_concerned || !is_here {
            return false;
        }
        model.take_reads();
        let changed = self.build(slice, model);
        if let Some(reads) = self.log.reads.get_mut(index) {
            *reads = model.take_reads();
        }
        #[cfg(feature = "testing")]
        {
            self.log.builds += 1;
        }
        #[cfg(feature = "testing")]
        if let Some(built_ms) = self.log.built_ms.get_mut(index) {
            *built_ms = model.now.ms();
        }
        if let (true, Some(revision)) = (changed, self.log.revisions.get_mut(index)) {
            *revision = revision.wrapping_add(1);
        }
        changed
    }
}
