//! Places bets over persistent connections. The driver shares the processor with the server, so it does as little as possible:
//! requests are composed as bytes, replies are read only up to the status code of the wallet.

use std::fs;
use std::net::Ipv4Addr;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use games::seamless::{SAMPLE_SUPPLIER, sign};
use platform::ids;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::Failure;
use crate::prepare::{Seat, Seats, now_ms};
use crate::report;

const WARM_UP: Duration = Duration::from_secs(1);

/// The time whose bets are measured, after the warm-up.
#[derive(Debug, Clone, Copy)]
struct MeasuredSpan {
    from: Instant,
    until: Instant,
}

/// When a connection places its next bet.
enum Pace {
    /// As soon as the bet before is answered.
    Unlimited,
    /// At the times that [`send_due_times`] sends.
    Due(UnboundedReceiver<Instant>),
}

impl Pace {
    async fn next(&mut self) -> Option<Instant> {
        match self {
            Self::Unlimited => Some(Instant::now()),
            Self::Due(due_times) => due_times.recv().await,
        }
    }
}

/// Places bets for `time` and prints their latencies as JSON.
pub(crate) async fn run(
    seats: &Path,
    port: u16,
    connections: usize,
    time: Duration,
    rate: Option<f64>,
    ids: Ids,
) -> Result<(), Failure> {
    let Seats { secret, currency, seats } = serde_json::from_slice(&fs::read(seats)?)?;
    if connections > seats.len() {
        return Err(format!("there are {} members: prepare more, or drive fewer connections", seats.len()).into());
    }
    let (senders, due_times): (Vec<_>, Vec<_>) = (0..connections).map(|_| unbounded_channel()).unzip();
    let paces =
        due_times.into_iter().map(|due_times| if rate.is_some() { Pace::Due(due_times) } else { Pace::Unlimited });
    let begins = Instant::now();
    let measured = MeasuredSpan { from: begins + WARM_UP, until: begins + WARM_UP + time };
    let players = seats.into_iter().zip(paces).map(|(seat, pace)| {
        let bets = Bets { secret: secret.clone(), currency: currency.clone(), seat, ids };
        tokio::spawn(play(port, bets, pace, measured))
    });
    let players: Vec<_> = players.collect();
    let clock = rate.map(|rate| thread::spawn(move || send_due_times(senders, begins, rate, measured.until)));
    let mut latencies = Vec::new();
    for player in players {
        latencies.extend(player.await??);
    }
    if let Some(clock) = clock {
        clock.join().map_err(|_| "the thread that tells when bets are due panicked")?;
    }
    report::print(latencies, time)
}

/// Beginning of the supplier's ids, which decides how far apart its bets lie in the indexes.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
pub(crate) enum Ids {
    /// The time, as in the ids of the sample supplier: new ones lie next to each other.
    Time,
    /// Random digits: each lies somewhere else in the index.
    Random,
}

impl Ids {
    fn new_id(self) -> Result<String, Failure> {
        let id = ids::new_id(now_ms()?);
        Ok(match self {
            Self::Time => id,
            // The last digits of an id are random.
            Self::Random => id.chars().rev().collect(),
        })
    }
}

/// The source of one member's bets.
pub(crate) struct Bets {
    pub(crate) secret: String,
    pub(crate) currency: String,
    pub(crate) seat: Seat,
    pub(crate) ids: Ids,
}

impl Bets {
    /// Writes the request of the next bet, which is a round of its own.
    pub(crate) fn next(&self, request: &mut Vec<u8>) -> Result<(), Failure> {
        let id = self.ids.new_id()?;
        let Self { secret, currency, seat: Seat { token, game_code, .. }, .. } = self;
        let body = format!(
            "{{\"request_uuid\":\"{id}\",\"transaction_uuid\":\"{id}\",\"token\":\"{token}\",\"round\":\"{id}\",\
             \"game_code\":\"{game_code}\",\"amount\":100,\"currency\":\"{currency}\",\"round_closed\":true}}"
        );
        let signature = sign(secret, body.as_bytes());
        request.clear();
        request.extend_from_slice(
            format!(
                "POST /seamless/transaction/bet HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
                 x-supplier: {SAMPLE_SUPPLIER}\r\nx-signature: {signature}\r\ncontent-length: {}\r\n\r\n{body}",
                body.len()
            )
            .as_bytes(),
        );
        Ok(())
    }
}

/// Sends each connection in turn the times at which its bets are due, `rate` per second in all, evenly spread. A thread of its own
/// sleeps with an error of a few hundredths of a millisecond; tokio's timer counts whole milliseconds, which would distort the
/// latencies.
fn send_due_times(connections: Vec<UnboundedSender<Instant>>, begins: Instant, rate: f64, until: Instant) {
    let interval = Duration::from_secs_f64(1.0 / rate);
    let mut due = begins;
    for connection in connections.iter().cycle() {
        if due >= until {
            return;
        }
        thread::sleep(due.saturating_duration_since(Instant::now()));
        // A failed connection reports its failure itself.
        let _ = connection.send(due);
        due += interval;
    }
}

/// Places bets until the time is over; gives the latency of each measured bet.
async fn play(port: u16, bets: Bets, mut pace: Pace, measured: MeasuredSpan) -> Result<Vec<Duration>, Failure> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await?;
    stream.set_nodelay(true)?;
    let (mut request, mut reply, mut latencies) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(due) = pace.next().await.filter(|due| *due < measured.until) {
        bets.next(&mut request)?;
        stream.write_all(&request).await?;
        read_reply(&mut stream, &mut reply).await?;
        let now = Instant::now();
        if due >= measured.from && now <= measured.until {
            // Measured from the time when it was due, so that waiting for the bet before counts too.
            latencies.push(now - due);
        }
    }
    Ok(latencies)
}

/// Reads one reply; fails unless the bet was accepted.
pub(crate) async fn read_reply(stream: &mut TcpStream, reply: &mut Vec<u8>) -> Result<(), Failure> {
    reply.clear();
    loop {
        if stream.read_buf(reply).await? == 0 {
            return Err("the server hung up".into());
        }
        let Some(head) = reply.windows(4).position(|bytes| bytes == b"\r\n\r\n") else { continue };
        let text = String::from_utf8_lossy(reply.get(..head).unwrap_or_default()).to_ascii_lowercase();
        let length = text.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse::<usize>().ok());
        let body = reply.get(head + 4..).unwrap_or_default();
        if body.len() < length.ok_or("a reply without its length")? {
            continue;
        }
        if !body.windows(7).any(|bytes| bytes == b"\"RS_OK\"") {
            return Err(format!("a bet was refused: {}", String::from_utf8_lossy(body)).into());
        }
        return Ok(());
    }
}
