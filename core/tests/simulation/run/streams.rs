//! What happens to the stream of a page: it is refused, cut, held back, mixed with garbage, and speaks when nobody listens.

use super::super::action::Action;
use super::super::observer::{Broken, Cause};
use super::super::operator::{Change, Line, Refusal};
use super::super::rng::Rng;
use super::Run;
use lumora_core::effect::CallId;
use lumora_core::event::{SiteEvent, Transport, UiEvent};
use lumora_core::view::Slice;
use lumora_core::wire::code;
use serde_json::json;

/// One thing that happens to the stream.
#[derive(Clone, Copy, Debug)]
pub enum StreamFault {
    /// The server answers the subscription.
    Answer,
    /// Something on the way refuses it.
    Refuse(u16),
    /// The server writes, and so many bytes of what it wrote arrive.
    Arrive(usize),
    /// What no server writes arrives.
    Garbage(&'static [u8]),
    /// The connection ends; what was on its way is lost.
    Cut(Transport),
    /// The server ends the stream; what it wrote arrives before.
    End,
    /// Something arrives of a stream that was left.
    Late,
}

const GARBAGE: [&[u8]; 6] = [
    b"\n\nevent: balance\ndata: {\"sumBalance\":\n\n",
    b"data: nobody's\n\n",
    b"\n\nevent: revision\ndata: \xff\xfe\n\n",
    b"\n\nevent: balance\ndata: <html>\n\n",
    b"\0\0\0\r\r\r",
    &[b'x'; 20_000],
];

/// The stream of the page, at the server's end.
#[derive(Default)]
pub struct Streams {
    open: Option<(CallId, Line)>,
    /// The streams that this page asked for.
    call_ids: Vec<CallId>,
    /// The page was told that there are none.
    given_up: bool,
    pub reached: Reached,
}

/// What the runs came to, so that they are known to try what the invariants are about.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reached {
    /// Streams that the server opened.
    pub opened: u32,
    /// Those that went on where an earlier one ended.
    pub resumed: u32,
    /// Streams that were open and ended otherwise than in order.
    pub broken: u32,
    /// Balances that were the server's in the end because the stream told it.
    pub told: u32,
    /// Balances that were the server's in the end without a stream.
    pub asked: u32,
}

impl StreamFault {
    fn any(rng: &mut Rng) -> StreamFault {
        match rng.below(20) {
            0 => StreamFault::Refuse(rng.one(&[401, 403, 429, 500, 503, 503, 404])),
            1 => StreamFault::Garbage(rng.one(&GARBAGE)),
            2 => StreamFault::Cut(rng.one(&[Transport::Network, Transport::Timeout])),
            3 | 4 => StreamFault::End,
            5 => StreamFault::Late,
            6..=9 => StreamFault::Answer,
            10..=13 => StreamFault::Arrive(rng.one(&[1, 7, 40])),
            _ => StreamFault::Arrive(usize::MAX),
        }
    }
}

impl Run<'_> {
    /// Something happens to the stream, if the page has one.
    pub(super) fn fault(&self, rng: &mut Rng) -> Option<Action> {
        (!self.world.subscriptions.is_empty() && rng.once_in(3)).then(|| Action::Stream(StreamFault::any(rng)))
    }

    /// What a healthy network does next with the stream; nothing when all was told.
    pub(super) fn stream_work(&self) -> Option<Action> {
        let call_id = self.world.subscriptions.first()?.call_id;
        match &self.streams.open {
            Some((open, line)) if *open == call_id => (!line.pipe.is_empty() || self.operator.has_news(line))
                .then_some(Action::Stream(StreamFault::Arrive(usize::MAX))),
            _ => Some(Action::Stream(StreamFault::Answer)),
        }
    }

    /// The page is loaded anew.
    pub(super) fn drop_streams(&mut self) {
        self.streams = Streams { reached: self.streams.reached, ..Streams::default() };
    }

    pub(super) fn change(&mut self, change: Change) {
        self.operator.change(change);
        if let Some((_, line)) = &mut self.streams.open {
            line.announce();
        }
    }

    pub(super) fn happen(&mut self, fault: StreamFault) -> Cause {
        let current = self.world.subscriptions.first().cloned();
        if let Some(subscription) = &current
            && !self.streams.call_ids.contains(&subscription.call_id)
        {
            self.streams.call_ids.push(subscription.call_id);
        }
        if let StreamFault::Late = fault {
            let left = |call_id: &&CallId| current.as_ref().is_none_or(|it| it.call_id != **call_id);
            let Some(call_id) = self.streams.call_ids.iter().find(left).copied() else { return Cause::Visitor };
            self.world.push(call_id, b"\n\nevent: balance\ndata: {\"sumBalance\":\"0.01\"}\n\n");
            self.world.end_subscription(call_id, Err(Transport::Network));
            return Cause::StaleReply;
        }
        let Some(subscription) = current else { return Cause::Visitor };
        let call_id = subscription.call_id;
        let line = self.streams.open.take().filter(|(open, _)| *open == call_id);
        self.streams.reached.broken += u32::from(line.is_some() && matches!(fault, StreamFault::Cut(_)));
        match (fault, line) {
            (StreamFault::Refuse(status), None) => {
                let code = if status == 401 { code::LOGIN_REQUIRED } else { code::UNAVAILABLE };
                self.streams.given_up |= status == 404;
                self.world.end_subscription(call_id, Ok(Refusal(status, code, json!({})).reply()));
            }
            (StreamFault::Cut(transport), _) => self.world.end_subscription(call_id, Err(transport)),
            (_, None) => match self.operator.open_stream(&subscription) {
                Ok(line) => {
                    self.streams.reached.opened += 1;
                    let resumes = subscription.headers.iter().any(|(name, _)| *name == "Last-Event-ID");
                    self.streams.reached.resumed += u32::from(resumes);
                    self.streams.open = Some((call_id, line));
                }
                Err(reply) => self.world.end_subscription(call_id, Ok(reply)),
            },
            (StreamFault::Arrive(bytes), Some((_, line))) => self.arrive(call_id, line, bytes),
            (StreamFault::Garbage(garbage), Some((_, line))) => {
                self.streams.open = Some((call_id, line));
                self.world.push(call_id, garbage);
            }
            (StreamFault::End, Some((_, line))) => {
                self.world.push(call_id, &line.pipe);
                self.end_in_order(call_id);
            }
            (_, Some(open)) => self.streams.open = Some(open),
        }
        Cause::Reply
    }

    fn arrive(&mut self, call_id: CallId, mut line: Line, bytes: usize) {
        if !self.operator.write(&mut line) {
            self.world.push(call_id, &line.pipe);
            return self.end_in_order(call_id);
        }
        let rest = line.pipe.split_off(bytes.min(line.pipe.len()));
        let arrived = std::mem::replace(&mut line.pipe, rest);
        self.streams.open = Some((call_id, line));
        self.world.push(call_id, &arrived);
    }

    fn end_in_order(&mut self, call_id: CallId) {
        if self.world.subscriptions.iter().any(|it| it.call_id == call_id) {
            let reply = Refusal(200, "", json!({})).reply();
            self.world.end_subscription(call_id, Ok(reply));
        }
    }

    /// The page is seen and the network well: what the member sees of the balance is what the server has, whether the stream
    /// tells it or there is none.
    pub(super) fn quiet(&mut self) -> Result<(), Broken> {
        self.act(Action::Send(UiEvent::Site(SiteEvent::Visible(true))))?;
        self.deliver_all()?;
        let listens = |run: &Self| {
            let may = run.operator.has_streams && !run.streams.given_up && run.is_settled() && !run.must_change();
            !may || run.world.subscriptions.len() == 1
        };
        // No pause of the page is longer.
        for _ in 0..4 {
            if !listens(self) {
                self.act(Action::Wait(65_000))?;
                self.deliver_all()?;
            }
        }
        if !listens(self) {
            return Err(Broken::new("the page listens again", format!("{:?}", self.world.subscriptions)));
        }
        for change in [Change::Balance, Change::BalanceBack, Change::Balance] {
            self.act(Action::Change(change))?;
            if self.world.subscriptions.is_empty() {
                self.act(Action::Send(UiEvent::Site(SiteEvent::Visible(false))))?;
                self.act(Action::Send(UiEvent::Site(SiteEvent::Visible(true))))?;
            }
            self.deliver_all()?;
            self.compare_balance()?;
        }
        Ok(())
    }

    fn is_settled(&self) -> bool {
        let site = self.observer.shown(Slice::Site);
        ["open", "maintenance", "blocked"].iter().any(|kind| site.contains(&format!("\"phase\":{{\"kind\":\"{kind}\"")))
    }

    fn must_change(&self) -> bool {
        self.observer.is_member() && self.observer.shown(Slice::ChangePassword).contains("\"forced\":true")
    }

    fn compare_balance(&mut self) -> Result<(), Broken> {
        let wallet = self.world.slice(Slice::Wallet);
        let token = self.world.session.get("token").map(String::as_str).unwrap_or_default();
        let Some(balance) = self.operator.shown_balance(token) else { return Ok(()) };
        if !self.is_settled() || self.must_change() || wallet["hidden"] == true {
            return Ok(());
        }
        if wallet["amount"] != balance.as_str() {
            let detail = format!("{} and not {balance}", wallet["amount"]);
            return Err(Broken::new("the balance is the server's", detail));
        }
        let has_stream = !self.world.subscriptions.is_empty();
        self.streams.reached.told += u32::from(has_stream);
        self.streams.reached.asked += u32::from(!has_stream);
        Ok(())
    }
}
