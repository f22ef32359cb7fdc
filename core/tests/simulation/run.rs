//! One run: a visitor who does anything, a network that does its worst, a clock that jumps, pages that are loaded again, and
//! after every single thing a look at the invariants.

mod network;
mod perform;
mod streams;

pub use streams::StreamFault;

use super::action::Action;
use super::browser::{Engine, Meter};
use super::digest::Digest;
use super::events;
use super::flows;
use super::invariants;
use super::observer::{Broken, Cause, Observation, Observer};
use super::operator::{ACCOUNTS, Change, Operator};
use super::rng::Rng;
use lumora_core::effect::{CallId, Chunk, HttpCall};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use streams::Streams;

/// What stands behind the address when a page is loaded: mostly nothing; what a provider or a mail sends along.
const FRAGMENTS: [&str; 8] =
    ["", "", "", "", "social=social-cnry-known", "social=social-cnry-new", "social-error=popup_closed", "reset-cnry"];

/// What changes while a page is open. The operator changes the site less often than money moves.
const CHANGES: [Change; 8] = [
    Change::Balance,
    Change::Balance,
    Change::BalanceBack,
    Change::Unread,
    Change::Unread,
    Change::Revision,
    Change::Cashier,
    Change::RealityCheck,
];

/// How often all slices are built anew, to see whether one missed a change.
const OBSERVATIONS_BETWEEN_REBUILDS: u32 = 32;

type Outcome = Result<HttpReply, Transport>;

/// Which run: its seed, how many steps, and the steps to leave out while a failure is made smaller.
#[derive(Clone, Default)]
pub struct Plan {
    pub seed: u64,
    pub steps: u32,
    pub without: BTreeSet<u32>,
}

/// A run under way.
pub struct Run<'a> {
    world: World,
    operator: Operator,
    observer: Observer,
    /// Replies on their way.
    delayed: Vec<(CallId, Outcome)>,
    /// Replies that will come again.
    copies: Vec<(CallId, Outcome)>,
    /// Calls that move money and never reached the server yet, though the core was told that they were lost.
    late: Vec<HttpCall>,
    streams: Streams,
    pages: u8,
    /// How many observations were made.
    observations: u32,
    trace: &'a mut Vec<String>,
    /// Whether what happens is written down.
    verbose: bool,
    digest: Option<Digest>,
}

/// Runs a plan. `trace` names what happened, when `verbose`; it survives a panic.
pub fn run(plan: &Plan, trace: &mut Vec<String>, verbose: bool) -> Result<(), Broken> {
    let mut run = Run::open(plan.seed, trace, verbose, None)?;
    run.play(plan)
}

/// How far a run comes with what moves money, and with streams.
#[cfg(not(target_arch = "wasm32"))]
pub fn reached(plan: &Plan) -> Result<(super::intents::Reached, streams::Reached), Broken> {
    let mut trace = Vec::new();
    let mut run = Run::open(plan.seed, &mut trace, false, None)?;
    run.play(plan)?;
    Ok((run.observer.intents.reached, run.streams.reached))
}

/// The digest of everything that a run makes the core say.
pub fn digest(plan: &Plan) -> Result<u64, Broken> {
    let mut trace = Vec::new();
    let mut run = Run::open(plan.seed, &mut trace, false, Some(Digest::default()))?;
    run.play(plan)?;
    Ok(run.digest.map(|digest| digest.value()).unwrap_or_default())
}

impl<'a> Run<'a> {
    fn open(seed: u64, trace: &'a mut Vec<String>, verbose: bool, digest: Option<Digest>) -> Result<Run<'a>, Broken> {
        let mut rng = Rng::of(seed, u32::MAX);
        let mut operator = Operator::new(&mut rng);
        let mut session = BTreeMap::new();
        if rng.once_in(3) {
            let account = rng.one(ACCOUNTS);
            session.insert("token".to_owned(), operator.session_of(account.name));
            session.insert("isAgent".to_owned(), account.kind.to_string());
        }
        let address = events::address(&mut rng);
        if verbose {
            trace.push(format!("open {address}, session: {}", session.contains_key("token")));
        }
        let world = World::open(Setup { address, session, seed: u8::MAX, ..setup(seed.is_multiple_of(2)) });
        let observer = Observer::new(&world);
        let (delayed, copies, late, streams) = (Vec::new(), Vec::new(), Vec::new(), Streams::default());
        let mut run = Run {
            world,
            operator,
            observer,
            delayed,
            copies,
            late,
            streams,
            pages: 0,
            observations: 0,
            trace,
            verbose,
            digest,
        };
        run.observe(Cause::Opened)?;
        Ok(run)
    }

    fn play(&mut self, plan: &Plan) -> Result<(), Broken> {
        for step in (0..plan.steps).filter(|step| !plan.without.contains(step)) {
            self.step(&mut Rng::of(plan.seed, step))?;
        }
        self.calm()?;
        invariants::when_calm(&self.observer, &self.world)?;
        self.quiet()
    }

    fn step(&mut self, rng: &mut Rng) -> Result<(), Broken> {
        if let Some(act) = self.return_from_provider(rng) {
            return self.act(act);
        }
        match rng.below(100) {
            0..=34 => self.act(Action::Send(events::any(rng, &self.world))),
            35..=69 => self.network(rng),
            70..=75 => self.act(Action::Visit(events::address(rng))),
            76..=78 => self.act(Action::Back),
            79..=86 => self.act(Action::Wait(rng.one(&[1, 250, 400, 1_000, 1_000, 5_000, 20_000, 70_000]))),
            87..=88 if !self.copies.is_empty() => self.act(Action::Repeat(rng.below(self.copies.len()))),
            87..=88 if !self.late.is_empty() => self.act(Action::Late(rng.below(self.late.len()))),
            89..=90 => self.act(Action::Reload(rng.one(&FRAGMENTS))),
            91 => self.act(Action::Jump(rng.one(&[3_600_000, -3_600_000, 5_000, -5_000]))),
            92 if rng.once_in(3) => self.act(Action::EndSessions),
            92 => self.act(Action::Change(rng.one(&CHANGES))),
            // Whole flows need a network that is well for a while.
            93..=95 => self.deliver_all(),
            96..=99 => self.flow(rng),
            _ => self.network(rng),
        }
    }

    /// A visitor who left for a provider comes back: by the provider, or by the browser's Back to the page as it was.
    fn return_from_provider(&mut self, rng: &mut Rng) -> Option<Action> {
        self.world.left.pop()?;
        self.world.left.clear();
        Some(match rng.below(4) {
            0 => Action::Send(UiEvent::Site(SiteEvent::Woke)),
            from => Action::Reload(FRAGMENTS[3 + from]),
        })
    }

    /// The visitor does what the site is for, and everything works.
    fn flow(&mut self, rng: &mut Rng) -> Result<(), Broken> {
        for _ in 0..4 {
            self.deliver_all()?;
            for event in flows::next(rng, &self.world) {
                self.act(Action::Send(event))?;
                self.fail_money_call(rng)?;
                self.deliver_all()?;
            }
        }
        Ok(())
    }

    /// The network is well again, and time passes until nothing is left to happen.
    fn calm(&mut self) -> Result<(), Broken> {
        if let Some(act) = self.return_from_provider(&mut Rng::of(0, 0)) {
            self.act(act)?;
        }
        self.act(Action::Send(UiEvent::Site(SiteEvent::Visible(false))))?;
        for chunk in Chunk::ALL {
            self.act(Action::Chunk(chunk, true))?;
        }
        // A row that nobody has scrolled to yet loads for ever.
        self.act(Action::Send(UiEvent::Home(HomeEvent::PopularShown)))?;
        for _ in 0..3 {
            self.deliver_all()?;
            self.act(Action::Wait(31_000))?;
        }
        self.deliver_all()?;
        self.drain_dialogs()
    }

    /// Dialogs that are dismissed, or answered where they can not be, come to an end.
    fn drain_dialogs(&mut self) -> Result<(), Broken> {
        for _ in 0..20 {
            let Some(key) = self.observer.dialog() else { return Ok(()) };
            self.act(Action::Send(UiEvent::Dialog(DialogEvent::Enter(key))))?;
            self.deliver_all()?;
        }
        Err(Broken::new("dialogs drain", format!("another dialog comes for ever: {:?}", self.observer.dialog())))
    }

    /// Does one thing and looks at what came of it.
    fn act(&mut self, act: Action) -> Result<(), Broken> {
        if self.verbose {
            self.trace.push(act.to_string());
        }
        let cause = self.perform(act);
        self.observe(cause)
    }

    fn observe(&mut self, cause: Cause) -> Result<(), Broken> {
        let (effects, dirty) = (self.world.take_effects(), self.world.take_dirty());
        // Building every slice anew takes a while: not at every moment.
        self.observations += 1;
        if self.observations.is_multiple_of(OBSERVATIONS_BETWEEN_REBUILDS)
            && let Some(slice) = self.world.app.stale().iter().next()
        {
            return Err(Broken::new("what changed is told", slice.name()));
        }
        let observation = Observation { world: &self.world, operator: &self.operator, cause, effects: &effects, dirty };
        self.observer.see(&observation);
        match &mut self.digest {
            Some(digest) => digest.step(&observation, &self.observer),
            None => invariants::check(&self.observer, &observation)?,
        }
        self.observer.remember(&observation);
        Ok(())
    }
}

/// A browser that brings along what forms need; with all of the core's code, or with what home needs of it.
fn setup(all_chunks: bool) -> Setup {
    Setup { all_chunks, engine: Some(Rc::new(Engine)), meter: Some(Rc::new(Meter)), ..Setup::default() }
}
