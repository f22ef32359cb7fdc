//! One run: a visitor who does anything, a network that does its worst, a clock that jumps, pages that are loaded again, and
//! after every single thing a look at the invariants.

mod streams;

pub use streams::Mishap;

use super::act::{Act, Fate};
use super::browser::{Engine, Meter};
use super::chance::Chance;
use super::digest::Digest;
use super::events;
use super::invariants;
use super::operator::{ACCOUNTS, CAPTCHA_ANSWER, Change, Operator, Refusal};
use super::stories;
use super::watch::{Broken, Cause, Moment, Watch};
use lumora_core::effect::{CallId, Chunk, HttpCall};
use lumora_core::event::*;
use lumora_core::testing::{Setup, World};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use streams::Streams;

/// What stands behind the address when a page is loaded: mostly nothing; what a provider or a mail sends along.
const FRAGMENTS: [&str; 8] =
    ["", "", "", "", "social=social-cnry-known", "social=social-cnry-new", "social-error=popup_closed", "reset-cnry"];

/// What changes while a page is open. The operator changes the site less often than money moves.
const CHANGES: [Change; 6] =
    [Change::Balance, Change::Balance, Change::BalanceBack, Change::Unread, Change::Unread, Change::Revision];

/// How often all slices are built anew, to see whether one missed a change.
const LOOKS_BETWEEN: u32 = 32;

type Outcome = Result<HttpReply, Transport>;

/// Which run: its seed, how many steps, and the steps to leave out while a failure is made smaller.
#[derive(Clone, Default)]
pub struct Plan {
    pub seed: u64,
    pub steps: u32,
    pub without: BTreeSet<u32>,
}

/// A run under way.
pub struct Stage<'a> {
    world: World,
    operator: Operator,
    watch: Watch,
    /// Replies on their way.
    delayed: Vec<(CallId, Outcome)>,
    /// Replies that will come again.
    copies: Vec<(CallId, Outcome)>,
    /// Calls that move money and never reached the server yet, though the core was told that they were lost.
    late: Vec<HttpCall>,
    streams: Streams,
    pages: u8,
    /// How many moments were looked at.
    looks: u32,
    said: &'a mut Vec<String>,
    /// Whether what happens is written down.
    verbose: bool,
    digest: Option<Digest>,
}

/// Runs a plan. `said` names what happened, when `verbose`; it survives a panic.
pub fn run(plan: &Plan, said: &mut Vec<String>, verbose: bool) -> Result<(), Broken> {
    let mut stage = Stage::open(plan.seed, said, verbose, None)?;
    stage.play(plan)
}

/// How far a run comes with what moves money, and with streams.
#[cfg(not(target_arch = "wasm32"))]
pub fn reached(plan: &Plan) -> Result<(super::intents::Reached, streams::Reached), Broken> {
    let mut said = Vec::new();
    let mut stage = Stage::open(plan.seed, &mut said, false, None)?;
    stage.play(plan)?;
    Ok((stage.watch.intents.reached, stage.streams.reached))
}

/// The digest of everything that a run makes the core say.
pub fn digest(plan: &Plan) -> Result<u64, Broken> {
    let mut said = Vec::new();
    let mut stage = Stage::open(plan.seed, &mut said, false, Some(Digest::default()))?;
    stage.play(plan)?;
    Ok(stage.digest.map(|digest| digest.value()).unwrap_or_default())
}

impl<'a> Stage<'a> {
    fn open(seed: u64, said: &'a mut Vec<String>, verbose: bool, digest: Option<Digest>) -> Result<Stage<'a>, Broken> {
        let mut chance = Chance::of(seed, u32::MAX);
        let mut operator = Operator::new(&mut chance);
        let mut session = BTreeMap::new();
        if chance.once_in(3) {
            let account = chance.one(ACCOUNTS);
            session.insert("token".to_owned(), operator.session_of(account.name));
            session.insert("isAgent".to_owned(), account.kind.to_string());
        }
        let address = events::address(&mut chance);
        if verbose {
            said.push(format!("open {address}, session: {}", session.contains_key("token")));
        }
        let world = World::open(Setup { address, session, seed: u8::MAX, ..setup(seed.is_multiple_of(2)) });
        let watch = Watch::new(&world);
        let (delayed, copies, late, streams) = (Vec::new(), Vec::new(), Vec::new(), Streams::default());
        let mut stage =
            Stage { world, operator, watch, delayed, copies, late, streams, pages: 0, looks: 0, said, verbose, digest };
        stage.look(Cause::Opened)?;
        Ok(stage)
    }

    fn play(&mut self, plan: &Plan) -> Result<(), Broken> {
        for step in (0..plan.steps).filter(|step| !plan.without.contains(step)) {
            self.step(&mut Chance::of(plan.seed, step))?;
        }
        self.calm()?;
        invariants::when_calm(&self.watch, &self.world)?;
        self.quiet()
    }

    fn step(&mut self, chance: &mut Chance) -> Result<(), Broken> {
        if let Some(act) = self.return_from_provider(chance) {
            return self.act(act);
        }
        match chance.below(100) {
            0..=34 => self.act(Act::Say(events::any(chance, &self.world))),
            35..=69 => self.network(chance),
            70..=75 => self.act(Act::Visit(events::address(chance))),
            76..=78 => self.act(Act::Back),
            79..=86 => self.act(Act::Wait(chance.one(&[1, 250, 400, 1_000, 1_000, 5_000, 20_000, 70_000]))),
            87..=88 if !self.copies.is_empty() => self.act(Act::Again(chance.below(self.copies.len()))),
            87..=88 if !self.late.is_empty() => self.act(Act::Late(chance.below(self.late.len()))),
            89..=90 => self.act(Act::Reload(chance.one(&FRAGMENTS))),
            91 => self.act(Act::Jump(chance.one(&[3_600_000, -3_600_000, 5_000, -5_000]))),
            92 if chance.once_in(3) => self.act(Act::EndSessions),
            92 => self.act(Act::Change(chance.one(&CHANGES))),
            // Whole flows need a network that is well for a while.
            93..=95 => self.deliver_all(),
            96..=99 => self.story(chance),
            _ => self.network(chance),
        }
    }

    /// A visitor who left for a provider comes back: by the provider, or by the browser's Back to the page as it was.
    fn return_from_provider(&mut self, chance: &mut Chance) -> Option<Act> {
        self.world.left.pop()?;
        self.world.left.clear();
        Some(match chance.below(4) {
            0 => Act::Say(UiEvent::Site(SiteEvent::Woke)),
            from => Act::Reload(FRAGMENTS[3 + from]),
        })
    }

    /// The visitor does what the site is for, and everything works.
    fn story(&mut self, chance: &mut Chance) -> Result<(), Broken> {
        for _ in 0..4 {
            self.deliver_all()?;
            for event in stories::next(chance, &self.world) {
                self.act(Act::Say(event))?;
                self.trouble(chance)?;
                self.deliver_all()?;
            }
        }
        Ok(())
    }

    /// The answer to a call that moves money does not come, mostly; the page may be loaded anew, and the call may come late.
    fn trouble(&mut self, chance: &mut Chance) -> Result<(), Broken> {
        let Some(call) = self.waiting().find(|call| super::operator::moves_money(call)).cloned() else { return Ok(()) };
        if chance.once_in(3) {
            return Ok(());
        }
        self.act(Act::Carry(call, Fate::trouble(chance)))?;
        if chance.once_in(2) {
            self.act(Act::Reload(""))?;
        }
        if !self.late.is_empty() && chance.once_in(3) {
            self.act(Act::Late(0))?;
        }
        Ok(())
    }

    /// Something that the core asked for gets its answer.
    fn network(&mut self, chance: &mut Chance) -> Result<(), Broken> {
        if let Some(job) = self.world.seals.first().cloned() {
            return self.act(Act::Seal(job, !chance.once_in(6)));
        }
        if let Some(act) = self.own_work(!chance.once_in(5)) {
            return self.act(act);
        }
        if let Some(act) = self.mishap(chance) {
            return self.act(act);
        }
        // A view that needs a part has it loaded, whatever the core knows of it.
        if chance.once_in(12) {
            return self.act(Act::Chunk(chance.one(&Chunk::ALL), true));
        }
        if !self.delayed.is_empty() && chance.once_in(2) {
            return self.act(Act::Arrive(chance.below(self.delayed.len())));
        }
        let waiting: Vec<&HttpCall> = self.waiting().collect();
        if waiting.is_empty() {
            return self.act(Act::Wait(1_000));
        }
        let call = waiting[chance.below(waiting.len())].clone();
        self.act(Act::Carry(call, Fate::any(chance)))
    }

    /// What the browser does by itself, well or not.
    fn own_work(&self, good: bool) -> Option<Act> {
        let load = self.world.loads.first().map(|module| Act::Load(*module, good));
        let solve = || self.world.works.first().map(|job| Act::Solve(job.captcha_id.clone(), good));
        let passkey = || self.world.ceremonies.first().map(|job| Act::Passkey(job.clone(), good));
        let chunk = || self.world.chunks.first().map(|chunk| Act::Chunk(*chunk, good));
        load.or_else(chunk).or_else(solve).or_else(passkey)
    }

    /// Calls that the network has not taken yet.
    fn waiting(&self) -> impl Iterator<Item = &HttpCall> {
        self.world.calls.iter().filter(|call| !self.delayed.iter().any(|(ticket, _)| *ticket == call.ticket))
    }

    /// Everything that is under way is answered, in the order in which it was asked.
    fn deliver_all(&mut self) -> Result<(), Broken> {
        for _ in 0..100 {
            let next = self.waiting().next().cloned();
            let own = self.own_work(true);
            let act = match (self.world.seals.first().cloned(), next) {
                (Some(job), _) => Act::Seal(job, true),
                _ if own.is_some() => own.unwrap(),
                _ if !self.delayed.is_empty() => Act::Arrive(0),
                (None, Some(call)) => Act::Carry(call, Fate::Well),
                (None, None) => match self.stream_work() {
                    Some(act) => act,
                    None => return Ok(()),
                },
            };
            self.act(act)?;
        }
        Err(Broken::new("calls end", format!("still under way: {:?}", self.world.calls)))
    }

    /// The network is well again, and time passes until nothing is left to happen.
    fn calm(&mut self) -> Result<(), Broken> {
        if let Some(act) = self.return_from_provider(&mut Chance::of(0, 0)) {
            self.act(act)?;
        }
        self.act(Act::Say(UiEvent::Site(SiteEvent::Visible(false))))?;
        for chunk in Chunk::ALL {
            self.act(Act::Chunk(chunk, true))?;
        }
        for _ in 0..3 {
            self.deliver_all()?;
            self.act(Act::Wait(31_000))?;
        }
        self.deliver_all()?;
        self.drain_dialogs()
    }

    /// Dialogs that are dismissed, or answered where they can not be, come to an end.
    fn drain_dialogs(&mut self) -> Result<(), Broken> {
        for _ in 0..20 {
            let Some(key) = self.watch.dialog() else { return Ok(()) };
            self.act(Act::Say(UiEvent::Dialog(DialogEvent::Enter(key))))?;
            self.deliver_all()?;
        }
        Err(Broken::new("dialogs drain", format!("another dialog comes for ever: {:?}", self.watch.dialog())))
    }

    /// Does one thing and looks at what came of it.
    fn act(&mut self, act: Act) -> Result<(), Broken> {
        if self.verbose {
            self.said.push(act.to_string());
        }
        let cause = self.perform(act);
        self.look(cause)
    }

    fn perform(&mut self, act: Act) -> Cause {
        match act {
            // A view reports only where the visitor really went.
            Act::Say(UiEvent::Route(RouteEvent::Entered { path, query })) => {
                self.world.visit(&[path.as_str(), "?", query.as_str()].concat());
            }
            Act::Say(event) => self.world.send(event),
            Act::Visit(address) => self.world.visit(&address),
            Act::Back => self.world.back(),
            Act::Wait(ms) => self.world.wait(ms),
            Act::Jump(ms) => {
                self.world.set_clock(ms);
                self.world.send(UiEvent::Site(SiteEvent::Woke));
                return Cause::ClockSet(ms);
            }
            Act::Carry(call, fate) => return self.carry(&call, fate),
            Act::Arrive(at) => {
                let (ticket, outcome) = self.delayed.remove(at);
                return self.answer(ticket, outcome);
            }
            Act::Again(at) => {
                let (ticket, outcome) = self.copies.swap_remove(at);
                return self.answer(ticket, outcome);
            }
            Act::Late(at) => {
                let call = self.late.swap_remove(at);
                self.operator.handle(&call);
            }
            Act::Seal(job, good) => {
                let outcome = if good { Ok(self.operator.seal(&job)) } else { Err(SealFailure::NotLoaded) };
                self.world.seal(job.ticket, outcome);
                return Cause::Reply;
            }
            Act::Passkey(job, good) => {
                let outcome = if good { Ok("{}".to_owned()) } else { Err(PasskeyFailure::Cancelled) };
                self.world.end_ceremony(job.ticket, outcome);
                return Cause::Reply;
            }
            Act::Load(module, good) => self.world.load(module, good),
            Act::Chunk(chunk, good) => self.world.bring(chunk, good),
            Act::Solve(captcha, good) => self.world.solve(&captcha, good.then_some(CAPTCHA_ANSWER)),
            Act::Reload(fragment) => return self.reload(fragment),
            Act::EndSessions => self.operator.end_sessions(),
            Act::Change(change) => self.change(change),
            Act::Stream(mishap) => return self.happen(mishap),
        }
        Cause::Visitor
    }

    fn carry(&mut self, call: &HttpCall, fate: Fate) -> Cause {
        if matches!(fate, Fate::LostBefore(_)) && super::operator::moves_money(call) {
            self.late.push(call.clone());
        }
        let outcome = match fate {
            Fate::LostBefore(transport) => Err(transport),
            Fate::Refused(status, code) => Ok(Refusal(status, code, json!({})).reply()),
            _ => {
                let reply = self.operator.handle(call);
                match fate {
                    Fate::LostAfter(transport) => Err(transport),
                    Fate::Truncated => Ok(truncated(reply)),
                    Fate::Garbled => Ok(HttpReply { body: "<html>\u{0}garbled".into(), ..reply }),
                    _ => Ok(reply),
                }
            }
        };
        match fate {
            Fate::Delayed => {
                self.delayed.push((call.ticket, outcome));
                return Cause::Visitor;
            }
            Fate::Twice => self.copies.push((call.ticket, outcome.clone())),
            _ => {}
        }
        self.answer(call.ticket, outcome)
    }

    fn answer(&mut self, ticket: CallId, outcome: Outcome) -> Cause {
        let awaited = self.world.calls.iter().find(|call| call.ticket == ticket);
        let cause = if awaited.is_some() { Cause::Reply } else { Cause::StaleReply };
        if let Some(call) = awaited {
            self.watch.intents.hear(call, &outcome);
        }
        self.world.answer(ticket, outcome);
        cause
    }

    fn reload(&mut self, fragment: &str) -> Cause {
        self.pages = self.pages.wrapping_add(1);
        let setup = Setup {
            address: self.world.address().to_owned(),
            fragment: fragment.to_owned(),
            session: self.world.session.clone(),
            local: self.world.local.clone(),
            seed: self.pages,
            ..setup(self.pages.is_multiple_of(2))
        };
        let now_ms = self.world.now_ms;
        self.world = World::open_at(setup, now_ms);
        self.delayed.clear();
        self.copies.clear();
        self.drop_streams();
        Cause::Opened
    }

    fn look(&mut self, cause: Cause) -> Result<(), Broken> {
        let (effects, dirty) = (self.world.take_effects(), self.world.take_dirty());
        // Building every slice anew takes a while: not at every moment.
        self.looks += 1;
        if self.looks.is_multiple_of(LOOKS_BETWEEN)
            && let Some(slice) = self.world.app.stale().iter().next()
        {
            return Err(Broken::new("what changed is told", slice.name()));
        }
        let moment = Moment { world: &self.world, operator: &self.operator, cause, effects: &effects, dirty };
        self.watch.see(&moment);
        match &mut self.digest {
            Some(digest) => digest.step(&moment, &self.watch),
            None => invariants::check(&self.watch, &moment)?,
        }
        self.watch.remember(&moment);
        Ok(())
    }
}

/// A browser that brings along what forms need; with all of the core's code, or with what home needs of it.
fn setup(whole: bool) -> Setup {
    Setup { whole, engine: Some(Rc::new(Engine)), meter: Some(Rc::new(Meter)), ..Setup::default() }
}

fn truncated(reply: HttpReply) -> HttpReply {
    let half = (0..=reply.body.len() / 2).rev().find(|at| reply.body.is_char_boundary(*at)).unwrap_or(0);
    HttpReply { body: reply.body[..half].to_owned(), ..reply }
}
