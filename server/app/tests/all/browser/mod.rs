//! A browser in front of the server: the core's effects go straight into the real router, with no window and no socket. The
//! line between them can be cut at any call, before the server has seen it or after.

use axum::body::Body;
use axum::http::{HeaderMap, Request};
use lumora_core::effect::HttpCall;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use lumora_extras::seal::seal;
use lumora_server::testing::{CAPTCHA_ANSWER, TestServer};
use std::collections::BTreeMap;

/// Which side of the server a call is lost on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The server never sees it.
    Before,
    /// The server does it; its reply is lost.
    After,
}

/// A browser in front of the server.
pub struct Site {
    pub server: TestServer,
    pub world: World,
    pub cookies: BTreeMap<String, String>,
    /// The call that is lost next, counted from now, and how.
    pub cut: Option<(usize, Lost)>,
    /// How often the page was loaded: each load draws other random numbers.
    loads: u8,
}

impl Site {
    /// A server with the sample operator, and a browser that opens this address.
    pub async fn open(address: &str) -> Site {
        Site::at(TestServer::seeded_on_sqlite().await, address).await
    }

    /// A new browser in front of a server.
    pub async fn at(server: TestServer, address: &str) -> Site {
        let now_ms = u64::try_from(server.state.base.clock.now_ms()).unwrap();
        let world = World::open_at(Setup { address: address.into(), ..Setup::default() }, now_ms);
        let mut site = Site { server, world, cookies: BTreeMap::new(), cut: None, loads: 0 };
        site.settle().await;
        site
    }

    /// Carries every call to the server and every reply back, until nothing is under way.
    pub async fn settle(&mut self) {
        for _ in 0..200 {
            if let Some(job) = self.world.seals.first().cloned() {
                let plain = job.plaintext.reveal().as_bytes();
                let sealed =
                    seal(&job.public_key, job.info.as_bytes(), job.aad.as_bytes(), plain, job.entropy).unwrap();
                self.world.seal(job.call_id, Ok(SealedParts { enc: sealed.enc, ct: sealed.ct }));
            } else if let Some(module) = self.world.loads.first().copied() {
                self.world.load(module, true);
            } else if let Some(call) = self.world.calls.first().cloned() {
                let outcome = self.carry(&call).await;
                self.world.answer(call.call_id, outcome);
            } else {
                return;
            }
        }
        panic!("the calls never end: {:?}", self.world.calls);
    }

    /// Carries one call, unless the line is cut here.
    async fn carry(&mut self, call: &HttpCall) -> Result<HttpReply, Transport> {
        let lost = match &mut self.cut {
            Some((0, lost)) => Some(*lost),
            Some((left, _)) => {
                *left -= 1;
                None
            }
            None => None,
        };
        if lost.is_some() {
            self.cut = None;
        }
        if lost == Some(Lost::Before) {
            return Err(Transport::Network);
        }
        let mut request = Request::builder().method(call.method.as_str()).uri(&call.url);
        for (name, value) in &call.headers {
            request = request.header(*name, value.reveal());
        }
        let jar: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        request = request.header("cookie", jar.join("; "));
        let body = call.body.as_ref().map(|body| body.reveal().to_owned()).unwrap_or_default();
        let reply = self.server.send(request.body(Body::from(body)).unwrap()).await;
        if lost == Some(Lost::After) {
            return Err(Transport::Network);
        }
        self.keep_cookies(&reply.headers);
        let header = |name: &str| reply.headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        Ok(HttpReply {
            status: reply.status,
            retry_after: header("retry-after").and_then(|text| text.parse().ok()),
            request_id: header("x-request-id"),
            body: reply.text(),
        })
    }

    fn keep_cookies(&mut self, headers: &HeaderMap) {
        for line in headers.get_all("set-cookie") {
            let text = line.to_str().unwrap();
            let (name, value) = text.split(';').next().unwrap().split_once('=').unwrap();
            if value.is_empty() || text.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
    }

    /// A view says something, and everything that follows is done.
    pub async fn send(&mut self, event: UiEvent) {
        self.world.send(event);
        self.settle().await;
    }

    /// The visitor goes to an address.
    pub async fn visit(&mut self, address: &str) {
        self.world.visit(address);
        self.settle().await;
    }

    /// The visitor follows a link of a message into a page of its own.
    pub async fn follow(&mut self, link: &str) {
        let (address, fragment) = link.split_once('#').unwrap_or((link, ""));
        let path = address.splitn(4, '/').nth(3).unwrap_or_default();
        let setup = Setup { address: format!("/{path}"), fragment: fragment.to_owned(), ..Setup::default() };
        self.world = World::open_at(setup, self.world.now_ms);
        self.settle().await;
    }

    /// The page is loaded anew while its calls are at the server: they are done, and nobody hears of it.
    pub async fn reload_amid_calls(&mut self) {
        for call in std::mem::take(&mut self.world.calls) {
            let _ = self.carry(&call).await;
        }
        self.reload().await;
    }

    /// The page is loaded anew.
    pub async fn reload(&mut self) {
        self.loads += 1;
        let seed = self.loads;
        let (address, session, local) =
            (self.world.address().to_owned(), self.world.session.clone(), self.world.local.clone());
        let setup = Setup { address, session, local, seed, ..Setup::default() };
        self.world = World::open_at(setup, self.world.now_ms);
        self.settle().await;
    }

    /// Time passes for the browser and for the server.
    pub async fn pass_ms(&mut self, ms: u64) {
        self.server.state.base.clock.advance_ms(i64::try_from(ms).unwrap());
        self.world.wait(ms);
        self.settle().await;
    }

    /// Logs in as one of the sample accounts.
    pub async fn log_in(&mut self, kind: usize, remember: bool) {
        let account = lumora_server::seed::sample_accounts().into_iter().nth(kind).unwrap();
        self.submit(account.account, account.password, remember).await;
        if self.text(Slice::Dialogs, "/top/title/key") == "first-login-title" {
            self.press_default().await;
        }
    }

    /// Presses the default button of the dialog on top.
    pub async fn press_default(&mut self) {
        let dialog = self.world.at(Slice::Dialogs, "/top/key").as_u64().unwrap();
        self.send(UiEvent::Dialog(DialogEvent::Enter(u32::try_from(dialog).unwrap()))).await;
    }

    /// Sends the login form.
    pub async fn submit(&mut self, username: &str, password: &str, remember: bool) {
        let submit = LoginEvent::Submit {
            username: username.into(),
            password: Secret::new(password),
            captcha: Secret::new(CAPTCHA_ANSWER),
            remember,
        };
        self.send(UiEvent::Login(submit)).await;
    }

    /// Somebody is logged in.
    pub fn is_member(&self) -> bool {
        self.text(Slice::Session, "/kind") == "member"
    }

    /// A text of a slice; empty when there is none.
    pub fn text(&self, slice: Slice, pointer: &str) -> String {
        self.world.at(slice, pointer).as_str().unwrap_or_default().to_owned()
    }

    /// How many items a list of a slice has.
    pub fn count(&self, slice: Slice, pointer: &str) -> usize {
        self.world.at(slice, pointer).as_array().map(Vec::len).unwrap_or_default()
    }
}
