//! What each action does to the page, the network and the server.

use super::super::action::Action;
use super::super::observer::Cause;
use super::super::operator::CAPTCHA_ANSWER;
use super::{Run, setup};
use lumora_core::event::{PasskeyFailure, RouteEvent, SealFailure, SiteEvent, UiEvent};
use lumora_core::testing::{Setup, World};

impl Run<'_> {
    pub(super) fn perform(&mut self, act: Action) -> Cause {
        match act {
            // A view reports only where the visitor really went.
            Action::Send(UiEvent::Route(RouteEvent::Entered { path, query })) => {
                self.world.visit(&[path.as_str(), "?", query.as_str()].concat());
            }
            Action::Send(event) => self.world.send(event),
            Action::Visit(address) => self.world.visit(&address),
            Action::Back => self.world.back(),
            Action::Wait(ms) => self.world.wait(ms),
            Action::Jump(ms) => {
                self.world.set_clock(ms);
                self.world.send(UiEvent::Site(SiteEvent::Woke));
                return Cause::ClockSet(ms);
            }
            Action::Deliver(call, delivery) => return self.deliver(&call, delivery),
            Action::Arrive(at) => {
                let (call_id, outcome) = self.delayed.remove(at);
                return self.answer(call_id, outcome);
            }
            Action::Repeat(at) => {
                let (call_id, outcome) = self.copies.swap_remove(at);
                return self.answer(call_id, outcome);
            }
            Action::Late(at) => {
                let call = self.late.swap_remove(at);
                self.operator.handle(&call);
            }
            Action::Seal(job, good) => {
                let outcome = if good { Ok(self.operator.seal(&job)) } else { Err(SealFailure::NotLoaded) };
                self.world.seal(job.call_id, outcome);
                return Cause::Reply;
            }
            Action::Passkey(job, good) => {
                let outcome = if good { Ok("{}".to_owned()) } else { Err(PasskeyFailure::Cancelled) };
                self.world.end_ceremony(job.call_id, outcome);
                return Cause::Reply;
            }
            Action::Load(module, good) => self.world.load(module, good),
            Action::Chunk(chunk, good) => self.world.bring(chunk, good),
            Action::Solve(captcha, good) => self.world.solve(&captcha, good.then_some(CAPTCHA_ANSWER)),
            Action::Reload(fragment) => return self.reload(fragment),
            Action::EndSessions => self.operator.end_sessions(),
            Action::Change(change) => self.change(change),
            Action::Stream(fault) => return self.happen(fault),
        }
        Cause::Visitor
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
}
