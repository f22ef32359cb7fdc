//! What the network does with calls and their replies, and what the browser does by itself.

use super::super::action::{Action, Delivery};
use super::super::observer::{Broken, Cause};
use super::super::operator::{self, Refusal};
use super::super::rng::Rng;
use super::{Outcome, Run};
use lumora_core::effect::{CallId, Chunk, HttpCall};
use lumora_core::event::HttpReply;
use serde_json::json;

impl Run<'_> {
    /// The answer to a call that moves money does not come, mostly; the page may be loaded anew, the session may end, and the
    /// call may come late.
    pub(super) fn fail_money_call(&mut self, rng: &mut Rng) -> Result<(), Broken> {
        let Some(call) = self.waiting().find(|call| operator::moves_money(call)).cloned() else { return Ok(()) };
        if rng.once_in(3) {
            return Ok(());
        }
        self.act(Action::Deliver(call, Delivery::fault(rng)))?;
        match rng.below(4) {
            0 | 1 => self.act(Action::Reload(""))?,
            2 => self.act(Action::EndSessions)?,
            _ => {}
        }
        if !self.late.is_empty() && rng.once_in(3) {
            self.act(Action::Late(0))?;
        }
        Ok(())
    }

    /// Something that the core asked for gets its answer.
    pub(super) fn network(&mut self, rng: &mut Rng) -> Result<(), Broken> {
        if let Some(job) = self.world.seals.first().cloned() {
            return self.act(Action::Seal(job, !rng.once_in(6)));
        }
        if let Some(act) = self.own_work(!rng.once_in(5)) {
            return self.act(act);
        }
        if let Some(act) = self.fault(rng) {
            return self.act(act);
        }
        // A view that needs a chunk has it loaded, whatever the core knows of it.
        if rng.once_in(12) {
            return self.act(Action::Chunk(rng.one(&Chunk::ALL), true));
        }
        if !self.delayed.is_empty() && rng.once_in(2) {
            return self.act(Action::Arrive(rng.below(self.delayed.len())));
        }
        let waiting: Vec<&HttpCall> = self.waiting().collect();
        if waiting.is_empty() {
            return self.act(Action::Wait(1_000));
        }
        let call = waiting[rng.below(waiting.len())].clone();
        self.act(Action::Deliver(call, Delivery::any(rng)))
    }

    /// What the browser does by itself, well or not.
    pub(super) fn own_work(&self, good: bool) -> Option<Action> {
        let load = self.world.loads.first().map(|module| Action::Load(*module, good));
        let solve = || self.world.works.first().map(|job| Action::Solve(job.captcha_id.clone(), good));
        let passkey = || self.world.ceremonies.first().map(|job| Action::Passkey(job.clone(), good));
        let chunk = || self.world.chunks.first().map(|chunk| Action::Chunk(*chunk, good));
        load.or_else(chunk).or_else(solve).or_else(passkey)
    }

    /// Calls that the network has not taken yet.
    pub(super) fn waiting(&self) -> impl Iterator<Item = &HttpCall> {
        self.world.calls.iter().filter(|call| !self.delayed.iter().any(|(call_id, _)| *call_id == call.call_id))
    }

    /// Everything that is under way is answered, in the order in which it was asked.
    pub(super) fn deliver_all(&mut self) -> Result<(), Broken> {
        for _ in 0..100 {
            let next = self.waiting().next().cloned();
            let own = self.own_work(true);
            let act = match (self.world.seals.first().cloned(), next) {
                (Some(job), _) => Action::Seal(job, true),
                _ if own.is_some() => own.unwrap(),
                _ if !self.delayed.is_empty() => Action::Arrive(0),
                (None, Some(call)) => Action::Deliver(call, Delivery::Normal),
                (None, None) => match self.stream_work() {
                    Some(act) => act,
                    None => return Ok(()),
                },
            };
            self.act(act)?;
        }
        Err(Broken::new("calls end", format!("still under way: {:?}", self.world.calls)))
    }

    pub(super) fn deliver(&mut self, call: &HttpCall, delivery: Delivery) -> Cause {
        if matches!(delivery, Delivery::RequestLost(_)) && operator::moves_money(call) {
            self.late.push(call.clone());
        }
        let outcome = match delivery {
            Delivery::RequestLost(transport) => Err(transport),
            Delivery::Refused(status, code) => Ok(Refusal(status, code, json!({})).reply()),
            _ => {
                let reply = self.operator.handle(call);
                match delivery {
                    Delivery::ReplyLost(transport) => Err(transport),
                    Delivery::Truncated => Ok(truncated(reply)),
                    Delivery::Garbled => Ok(HttpReply { body: "<html>\u{0}garbled".into(), ..reply }),
                    _ => Ok(reply),
                }
            }
        };
        match delivery {
            Delivery::Delayed => {
                self.delayed.push((call.call_id, outcome));
                return Cause::Visitor;
            }
            Delivery::Duplicated => self.copies.push((call.call_id, outcome.clone())),
            _ => {}
        }
        self.answer(call.call_id, outcome)
    }

    pub(super) fn answer(&mut self, call_id: CallId, outcome: Outcome) -> Cause {
        let awaited = self.world.calls.iter().find(|call| call.call_id == call_id);
        let cause = if awaited.is_some() { Cause::Reply } else { Cause::StaleReply };
        if let Some(call) = awaited {
            self.observer.intents.hear(call, &outcome);
        }
        self.world.answer(call_id, outcome);
        cause
    }
}

fn truncated(reply: HttpReply) -> HttpReply {
    let half = (0..=reply.body.len() / 2).rev().find(|at| reply.body.is_char_boundary(*at)).unwrap_or(0);
    HttpReply { body: reply.body[..half].to_owned(), ..reply }
}
