//! Seeded simulation: random events, and a network that answers late, twice, garbled or never, against every machine at once.
//!
//! What must hold at every step, whatever happens: no call for members goes out without a token, nothing secret shows in any
//! slice, a write goes out once for each wish, and the lobby never shows a game twice. A failing seed is printed.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test fails loudly")]

mod support;

use lumora_core::api::endpoint::{self, Access};
use lumora_core::domain::game::LobbyMode;
use lumora_core::effect::{HttpCall, Ticket};
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::view::Slice;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use support::*;

const CANARY: &str = "pass-canary";

struct Player(ChaCha8Rng);

impl Player {
    fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u32() as usize) % bound
    }

    fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    fn key(&mut self) -> String {
        self.one(&[
            "n1",
            "n2",
            "n30",
            "n99",
            "",
            "V1",
            "V2",
            "a1",
            "a11",
            "JP",
            "BG",
            "0.1",
            "EN",
            "AR",
            "KM",
            "\u{202e}'<b>",
        ])
        .into()
    }

    fn address(&mut self) -> String {
        self.one(&[
            "/",
            "/rng",
            "/rng?type=hot",
            "/rng?page=fav",
            "/fish?pageNo=2",
            "/pvp",
            "/live",
            "/elott",
            "/login",
            "/register",
            "/nowhere",
            "/?modal=login",
            "/rng?modal=notice",
            "/?mc=withdraw",
            "/?ac=team",
            "/?mc=",
            "/helpmc",
            "/promotions",
            "/game?gameType=RNG&vassalage=V1&nodeId=n1",
            "/game",
            "/rng?name=%00%ff&minBet=9&pageNo=-1",
            "//evil.example/x",
        ])
        .into()
    }

    fn event(&mut self) -> UiEvent {
        let number = self.one(&[0, 1, 2, 3, 7, u32::MAX]);
        match self.below(26) {
            0 => UiEvent::Site(SiteEvent::Language(self.key())),
            1 => UiEvent::Site(SiteEvent::ToggleTheme),
            2 => UiEvent::Site(SiteEvent::Retry),
            3 => UiEvent::Site(SiteEvent::Visible(number == 1)),
            4 => UiEvent::Site(SiteEvent::DismissToast(number)),
            5 => UiEvent::Route(RouteEvent::Open(self.one(&[
                Overlay::Login,
                Overlay::Notice,
                Overlay::Register,
                Overlay::ForgotPassword,
            ]))),
            6 => UiEvent::Route(RouteEvent::Close),
            7 => UiEvent::Session(SessionEvent::SignOut),
            8 => UiEvent::Session(self.one(&[SessionEvent::RefreshBalance, SessionEvent::ToggleBalance])),
            9 => UiEvent::Login(self.one(&[LoginEvent::RefreshCaptcha, LoginEvent::Edited(LoginField::Captcha)])),
            10 | 11 => UiEvent::Login(LoginEvent::Submit {
                username: self.key(),
                password: Secret::new(self.one(&[CANARY, "", " "])),
                captcha: self.key(),
                remember: number == 1,
            }),
            12 => UiEvent::Banner(self.one(&[BannerEvent::Show(number), BannerEvent::Open, BannerEvent::Hold(true)])),
            13 => {
                UiEvent::Home(self.one(&[HomeEvent::Retry, HomeEvent::Search("koi".into()), HomeEvent::ToggleJackpot]))
            }
            14 => UiEvent::Lobby(LobbyEvent::Vendor(self.key())),
            15 => UiEvent::Lobby(LobbyEvent::Mode(self.one(&LobbyMode::ALL))),
            16 => {
                UiEvent::Lobby(self.one(&[LobbyEvent::Classification(String::new()), LobbyEvent::MinBet("0.5".into())]))
            }
            17 => UiEvent::Lobby(LobbyEvent::Search { text: self.key(), now: number == 1 }),
            18 => UiEvent::Lobby(LobbyEvent::Page(number)),
            19 => UiEvent::Lobby(self.one(&[LobbyEvent::LoadMore, LobbyEvent::ClearFilters, LobbyEvent::Retry])),
            20 => UiEvent::Game(GameEvent::Play(self.key())),
            21 => UiEvent::Game(GameEvent::ToggleFavourite(self.key())),
            22 => UiEvent::Game(GameEvent::Message(self.one(&[
                GameMessage::Ready,
                GameMessage::Balance,
                GameMessage::Exit,
                GameMessage::Error,
            ]))),
            23 => UiEvent::Game(self.one(&[GameEvent::Leave, GameEvent::Retry])),
            24 => UiEvent::Notices(self.one(&[NoticesEvent::Page(number), NoticesEvent::Select("a3".into())])),
            _ => UiEvent::Dialog(self.one(&[
                DialogEvent::Enter(number),
                DialogEvent::Dismiss(number),
                DialogEvent::Press { dialog: number, button: number },
            ])),
        }
    }

    /// How the network treats a call: mostly well.
    fn outcome(&mut self, call: &HttpCall) -> Result<HttpReply, Transport> {
        match self.below(12) {
            0 => Err(Transport::Network),
            1 => Err(Transport::Timeout),
            2 => reply(200, &Value::String("garbled".into())),
            3 => failed(
                self.one(&[400, 401, 403, 404, 409, 429, 500, 503]),
                self.one(&["", "login_required", "maintenance", "odd"]),
                json!(null),
            ),
            4 => Ok(HttpReply {
                status: 200,
                retry_after: None,
                request_id: None,
                body: "{\"success\":true,\"va".into(),
            }),
            5 => ok(json!({})),
            _ => operator(call).unwrap(),
        }
    }
}

/// What must hold at every step.
struct Watch {
    seen: BTreeSet<Ticket>,
    idempotency_keys: BTreeSet<String>,
}

impl Watch {
    fn check(&mut self, world: &mut World) {
        for call in &world.calls {
            if !self.seen.insert(call.ticket) {
                continue;
            }
            let path = call.url.split('?').next().unwrap();
            let known = endpoint::ALL.iter().find(|it| it.path == path && it.method == call.method).unwrap();
            let header = |name: &str| {
                call.headers.iter().find(|(it, _)| *it == name).map(|(_, value)| value.reveal().to_owned())
            };
            if known.access == Access::Member {
                assert!(header("Authorization").is_some(), "{path} went out without a token");
            }
            if known.mutates() {
                let key = header("Idempotency-Key").unwrap();
                assert!(self.idempotency_keys.insert(key), "{path} reused an idempotency key");
            }
            assert!(!call.url.contains("canary"), "a secret stands in {}", call.url);
        }
        let dirty = world.take_dirty();
        for slice in dirty.iter() {
            assert!(!world.slice(slice).to_string().contains("canary"), "a secret stands in {slice:?}");
        }
        let stored: Vec<_> =
            world.local.iter().chain(world.session.iter().filter(|(key, _)| *key != "token")).collect();
        assert!(!format!("{stored:?}").contains("canary"), "a secret is stored");
        if !dirty.contains(Slice::Lobby) {
            return;
        }
        let tiles = world.at(Slice::Lobby, "/tiles");
        let keys: Vec<&str> = tiles.as_array().unwrap().iter().map(|tile| tile["key"].as_str().unwrap()).collect();
        assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "a game shows twice");
    }
}

fn run(seed: u64, events: usize) {
    let mut player = Player(ChaCha8Rng::seed_from_u64(seed));
    let address = player.address();
    let mut world = World::open(Setup { address, ..Setup::default() });
    let mut watch = Watch { seen: BTreeSet::new(), idempotency_keys: BTreeSet::new() };
    let mut late: Vec<(Ticket, Result<HttpReply, Transport>)> = Vec::new();
    for _ in 0..events {
        match player.below(10) {
            0..=2 => {
                let event = player.event();
                world.send(event);
            }
            3 => {
                let address = player.address();
                world.visit(&address);
            }
            4 => world.back(),
            5 => world.wait(u64::from(player.one(&[1u32, 400, 1_000, 5_000, 60_000]))),
            6 if !late.is_empty() => {
                let (ticket, outcome) = late.swap_remove(player.below(late.len()));
                world.answer(ticket, outcome);
            }
            7 if player.below(20) == 0 => {
                world = world.reload();
                watch.seen.clear();
                watch.idempotency_keys.clear();
                late.clear();
            }
            _ => {
                if let Some(job) = world.seals.first().cloned() {
                    let bad = player.below(4) == 0;
                    let parts = SealedParts { enc: "e".into(), ct: "c".into() };
                    world.seal(job.ticket, if bad { Err(SealFailure::NotLoaded) } else { Ok(parts) });
                } else if !world.calls.is_empty() {
                    let call = world.calls[player.below(world.calls.len())].clone();
                    let outcome = player.outcome(&call);
                    // A copy that comes again later must change nothing.
                    late.push((call.ticket, outcome.clone()));
                    world.answer(call.ticket, outcome);
                }
            }
        }
        watch.check(&mut world);
    }
    assert!(world.app.revision(Slice::Route) > 0);
}

#[test]
fn whatever_happens_the_invariants_hold() {
    for seed in 0..200 {
        let failed = std::panic::catch_unwind(|| run(seed, 120)).is_err();
        assert!(!failed, "seed {seed} breaks an invariant");
    }
}
