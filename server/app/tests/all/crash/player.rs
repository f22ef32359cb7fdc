//! A player, and the supplier's server and the page behind it: what they send, and what they do when no answer comes.

use games::seamless::{SAMPLE_SUPPLIER, secret_of, sign};
use lumora_server::MIGRATIONS;
use lumora_server::testing::seal_with;
use platform::ids;
use platform::store::{Location, Store, StoreError, sql};
use serde_json::{Value, json};

use super::Round;
use super::client::{Answer, Client};

const RAFFLE: &str = "lantern-festival";
/// So often a call is sent again while the server is not being killed.
const TRIES: usize = 2_000;

/// What a player plays with.
#[derive(Debug)]
pub(super) struct Seat {
    pub(super) member: String,
    login: String,
    secret: String,
    game: Value,
}

/// A call that was sent and whose outcome is not known yet.
#[derive(Debug, Clone)]
enum Pending {
    /// A call of the supplier: it is sent again until it is answered, or taken back.
    Seamless(Call),
    /// A draw under this key: its outcome is asked for.
    Draw(String),
}

/// A call of the supplier, and what it moves once it is taken.
#[derive(Debug, Clone)]
struct Call {
    uuid: String,
    path: &'static str,
    body: Value,
    moves: Moves,
}

/// What is moved in minor units: by the wallet, and into the stream of settled bets.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Moves {
    pub(super) wallet: i64,
    /// Rounds that are settled, and stay so.
    pub(super) rounds: i64,
    pub(super) stake: i64,
    pub(super) payout: i64,
}

impl Moves {
    fn add(&mut self, other: Self) {
        self.wallet += other.wallet;
        self.rounds += other.rounds;
        self.stake += other.stake;
        self.payout += other.payout;
    }

    fn negated(self) -> Self {
        Self { wallet: -self.wallet, rounds: -self.rounds, stake: -self.stake, payout: -self.payout }
    }
}

#[derive(Debug)]
pub(super) struct Player {
    number: usize,
    /// One round in so many is a draw of the raffle, which is made under an idempotency key.
    rounds_a_draw: usize,
    pub(super) seat: Seat,
    /// Rounds begun.
    rounds_begun: usize,
    /// Calls to send before the next round begins, the next one last.
    next: Vec<Pending>,
    /// The call that was sent and is not answered.
    pending: Option<Pending>,
    /// Everything that is known to be done.
    pub(super) done: Moves,
    /// Transactions that must stand, or be buried.
    pub(super) uuids: Vec<String>,
    pub(super) draws: usize,
    /// Calls of which nobody knew what had become of them.
    pub(super) cut_off: usize,
}

impl Seat {
    /// Logs in and starts a game as the site does, and opens its session as the supplier does.
    pub(super) async fn take(store: &Store, address: &str, who: (&str, &str), member: String) -> Self {
        let secret = secret_of(store, SAMPLE_SUPPLIER).await.expect("a secret");
        let query =
            sql::query_as("select vendor, game_code from games where game_type = 'RNG' and enabled = 1 limit 1");
        let (vendor, code): (String, String) = query.fetch_one(store.reader()).await.expect("a game");
        let mut client = Client::new(address);
        let login = login(&mut client, who);
        let launch = json!({
            "vassalage": vendor, "gameType": "RNG", "gameCode": code, "device": "WEB", "language": "EN", "backUrl": "/",
        });
        let bearer = format!("Bearer {login}");
        let headers = [("Authorization", bearer.as_str())];
        let (_, reply) = client.call("POST", "/wps/game/launchGame", &headers, &launch).expect("a launch");
        let url = reply["value"]["url"].as_str().unwrap_or_else(|| panic!("{reply}")).to_owned();
        let ticket = url.split("ticket=").nth(1).and_then(|rest| rest.split('&').next()).expect("a ticket");
        let body = json!({ "request_uuid": "open", "ticket": ticket });
        let (_, game) = seamless(&mut client, &secret, "session/open", &body).expect("a session");
        let join = [("Authorization", bearer.as_str()), ("Idempotency-Key", "join")];
        let body = json!({ "promoId": RAFFLE });
        let (status, reply) = client.call("POST", "/wps/promotions/join", &join, &body).expect("an answer");
        assert_eq!(status, 200, "{reply}");
        Self { member, login, secret, game }
    }
}

fn login(client: &mut Client, (account, password): (&str, &str)) -> String {
    let (_, seal) = client.call("GET", "/wps/system/seal", &[], &Value::Null).expect("a seal key");
    let text = |name: &str| seal["value"][name].as_str().expect("text").to_owned();
    let body = json!({ "username": account, "password": password });
    let info = "wps/v1|POST|/wps/session/login";
    let sealed = seal_with(&text("publicKey"), (&text("kid"), &text("nonce")), info, &body);
    let (_, reply) = client.call("POST", "/wps/session/login", &[], &sealed).expect("a login");
    reply["value"]["token"].as_str().unwrap_or_else(|| panic!("{reply}")).to_owned()
}

fn seamless(client: &mut Client, secret: &str, path: &str, body: &Value) -> Option<Answer> {
    let signature = sign(secret, body.to_string().as_bytes());
    let headers = [("X-Supplier", SAMPLE_SUPPLIER), ("X-Signature", signature.as_str())];
    client.call("POST", &format!("/seamless/{path}"), &headers, body)
}

/// Gives a member draws of the raffle.
pub(super) async fn grant_draws(store: &Store, member: &str, count: usize) {
    let member = member.to_owned();
    let write = store.write(move |tx| {
        Box::pin(async move {
            for _ in 0..count {
                sql::query("insert into raffle_draws (id, promotion_id, member_id, granted_at) values ($1, $2, $3, 0)")
                    .bind(ids::new_id(0))
                    .bind(RAFFLE)
                    .bind(&member)
                    .execute(&mut *tx)
                    .await?;
            }
            Ok::<_, StoreError>(())
        })
    });
    write.await.expect("draws");
}

/// What time does to the claims of a dead process, without waiting for it: nobody renews them any more.
pub(super) async fn let_claims_lapse(location: &Location) {
    let store = Store::open(location, MIGRATIONS).await.expect("a second handle");
    let write = store.write(|tx| {
        Box::pin(async move {
            sql::query("update idempotent_replies set leased_until = 0 where claim <> ''").execute(tx).await
        })
    });
    let lapsed: Result<_, StoreError> = write.await;
    lapsed.expect("claims that lapse");
    store.close().await;
}

/// What the answer to a call, or its absence, tells of its outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Done,
    Unknown,
}

impl Player {
    pub(super) fn new(number: usize, rounds_a_draw: usize, seat: Seat) -> Self {
        Self {
            number,
            rounds_a_draw,
            seat,
            rounds_begun: 0,
            next: Vec::new(),
            pending: None,
            done: Moves::default(),
            uuids: Vec::new(),
            draws: 0,
            cut_off: 0,
        }
    }

    /// Plays until the round is over and a call is not answered any more.
    pub(super) fn play(&mut self, address: &str, round: &Round) {
        let failure = FailsTheRound(round);
        let mut client = Client::new(address);
        let mut tries = 0;
        loop {
            let is_first = self.pending.is_none();
            if is_first {
                if self.next.is_empty() {
                    self.next = self.round();
                }
                self.pending = self.next.pop();
            }
            if self.try_pending(&mut client, is_first) {
                round.acknowledged();
                tries = 0;
            } else if round.is_over() {
                self.cut_off += 1;
                break;
            } else {
                tries += 1;
                assert!(tries < TRIES, "nobody answers {:?}", self.pending);
            }
        }
        std::mem::forget(failure);
    }

    /// Whether it waits for what became of a draw.
    pub(super) fn waits_for_a_draw(&self) -> bool {
        matches!(self.pending, Some(Pending::Draw(_)))
    }

    /// Finds out what became of the last call.
    pub(super) fn settle(&mut self, address: &str) {
        let mut client = Client::new(address);
        for _ in 0..TRIES {
            if self.pending.is_none() || self.try_pending(&mut client, false) {
                return;
            }
        }
        panic!("nobody answers {:?}", self.pending);
    }

    /// Sends the pending call, for the first time or after no answer came; returns whether its outcome is known now.
    fn try_pending(&mut self, client: &mut Client, is_first: bool) -> bool {
        let Some(pending) = self.pending.clone() else { return true };
        match pending {
            Pending::Seamless(call) => {
                // A supplier that had no answer to a bet takes it back, or sends it again.
                if !is_first && call.path == "transaction/bet" && self.rounds_begun.is_multiple_of(3) {
                    return self.take_back(&call);
                }
                if self.send(client, &call) == Outcome::Unknown {
                    return false;
                }
                self.done.add(call.moves);
                self.uuids.push(call.uuid);
            }
            Pending::Draw(key) => {
                if self.draw(client, &key, is_first) == Outcome::Unknown {
                    return false;
                }
                self.draws += 1;
            }
        }
        self.pending = None;
        true
    }

    /// Puts the rollback of a bet, of which nothing is known, in its place; what was to follow the bet is not sent.
    fn take_back(&mut self, bet: &Call) -> bool {
        self.uuids.push(bet.uuid.clone());
        self.next.clear();
        let rollback = self.rollback(&bet.uuid, bet.body["round"].clone(), Moves::default());
        self.pending = Some(rollback);
        false
    }

    fn send(&self, client: &mut Client, call: &Call) -> Outcome {
        match seamless(client, &self.seat.secret, call.path, &call.body) {
            None | Some((408 | 500.., _)) => Outcome::Unknown,
            Some((200, reply)) if reply["status"] == "RS_OK" => Outcome::Done,
            Some((status, reply)) => panic!("{call:?}: {status} {reply}"),
        }
    }

    /// Draws, or asks what became of a draw, and draws again under the same key where the server knows nothing of it.
    fn draw(&self, client: &mut Client, key: &str, is_first: bool) -> Outcome {
        let bearer = format!("Bearer {}", self.seat.login);
        let headers = [("Authorization", bearer.as_str()), ("Idempotency-Key", key)];
        if !is_first {
            let Some((200, reply)) = client.call("GET", "/wps/outcome", &headers, &Value::Null) else {
                return Outcome::Unknown;
            };
            match reply["value"]["state"].as_str() {
                Some("unknown") => {}
                Some("inProgress") => return Outcome::Unknown,
                Some("done") => return Outcome::Done,
                Some("answered") if reply["value"]["status"] == 200 => return Outcome::Done,
                _ => panic!("{reply}"),
            }
        }
        let path = "/wps/relay/MCS2_claimRafflePromotion";
        match client.call("POST", path, &headers, &json!({ "promoId": RAFFLE })) {
            Some((200, _)) => Outcome::Done,
            None | Some((408 | 500.., _)) => Outcome::Unknown,
            Some((409, reply)) if reply["code"] == "in_progress" => Outcome::Unknown,
            Some((status, reply)) => panic!("{status}: {reply}"),
        }
    }

    /// The calls of the next round, the last one first.
    fn round(&mut self) -> Vec<Pending> {
        self.rounds_begun += 1;
        let (number, name) = (self.rounds_begun, format!("{}-{}", self.number, self.rounds_begun));
        if number.is_multiple_of(self.rounds_a_draw) {
            return vec![Pending::Draw(format!("draw-{name}"))];
        }
        let stake = 1 + i64::try_from(number % 7).expect("a small number");
        let (round, bet, end) = (json!(format!("round-{name}")), format!("bet-{name}"), format!("end-{name}"));
        let closed = number % 4 != 1;
        let placed = json!({ "amount": stake, "currency": self.seat.game["currency"], "round_closed": closed });
        let settled = i64::from(closed);
        let moves = Moves { wallet: -stake, rounds: settled, stake: settled * stake, payout: 0 };
        let first = self.call(&bet, "transaction/bet", &round, &placed, moves);
        match number % 4 {
            1 => {
                let paid = 2 * stake;
                let won = json!({
                    "reference_transaction_uuid": bet, "amount": paid, "currency": self.seat.game["currency"],
                    "round_closed": true,
                });
                let moves = Moves { wallet: paid, rounds: 1, stake, payout: paid };
                vec![self.call(&end, "transaction/win", &round, &won, moves), first]
            }
            3 => vec![self.rollback(&bet, round, moves.negated()), first],
            _ => vec![first],
        }
    }

    fn rollback(&self, bet: &str, round: Value, moves: Moves) -> Pending {
        let reference = json!({ "reference_transaction_uuid": bet });
        self.call(&format!("back-{bet}"), "transaction/rollback", &round, &reference, moves)
    }

    fn call(&self, uuid: &str, path: &'static str, round: &Value, extra: &Value, moves: Moves) -> Pending {
        let mut body = json!({
            "request_uuid": uuid, "transaction_uuid": uuid, "token": self.seat.game["token"], "round": round,
            "game_code": self.seat.game["game_code"],
        });
        let fields = extra.as_object().expect("fields");
        fields.iter().for_each(|(name, value)| body[name] = value.clone());
        Pending::Seamless(Call { uuid: uuid.to_owned(), path, body, moves })
    }
}

/// Ends the round for all when a player panics, so that nobody waits for what no longer comes.
struct FailsTheRound<'r>(&'r Round);

impl Drop for FailsTheRound<'_> {
    fn drop(&mut self) {
        self.0.failed();
    }
}
