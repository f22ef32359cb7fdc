//! Bets over kept connections. The driver shares the processor with the server, so it does no more than it must: requests are
//! put together as bytes, replies are read up to their status word.

use std::fs;
use std::net::Ipv4Addr;
use std::path::Path;
use std::time::{Duration, Instant};

use games::seamless::{SAMPLE_SUPPLIER, sign};
use platform::ids;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::Failure;
use crate::prepare::{Seat, Seats, now_ms};
use crate::report;

const WARM_UP: Duration = Duration::from_secs(1);

/// A connection's clock: when to place the next bet, and whether it counts.
#[derive(Debug, Clone, Copy)]
struct Pace {
    begins: Instant,
    ends: Instant,
    /// Time between two bets of this connection; none for as fast as it goes.
    every: Option<Duration>,
}

/// Places bets and prints what they took.
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
    let begins = Instant::now() + WARM_UP;
    #[expect(clippy::cast_precision_loss, reason = "a number of connections")]
    let every = rate.map(|rate| Duration::from_secs_f64(connections as f64 / rate));
    let pace = Pace { begins, ends: begins + time, every };
    let players = seats.into_iter().take(connections).enumerate().map(|(number, seat)| {
        let bets = Bets { secret: secret.clone(), currency: currency.clone(), seat, ids };
        // Connections do not all begin in the same moment.
        let first = Instant::now() + Duration::from_micros(number as u64 * 997 % 100_000);
        tokio::spawn(play(port, bets, first, pace))
    });
    let mut taken = Vec::new();
    for player in players.collect::<Vec<_>>() {
        taken.extend(player.await??);
    }
    report::print(taken, time)
}

/// What the ids of a supplier begin with: it decides how far apart its bets lie in the indexes.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
pub(crate) enum Ids {
    /// The time, as those of the sample supplier: new ones lie side by side.
    Time,
    /// Anything: each lies somewhere else.
    Random,
}

impl Ids {
    fn new_id(self) -> Result<String, Failure> {
        let id = ids::new_id(now_ms()?);
        Ok(match self {
            Self::Time => id,
            // Its last digits are random.
            Self::Random => id.chars().rev().collect(),
        })
    }
}

/// The bets of one member.
pub(crate) struct Bets {
    pub(crate) secret: String,
    pub(crate) currency: String,
    pub(crate) seat: Seat,
    pub(crate) ids: Ids,
}

impl Bets {
    /// Puts the next one together, a round of its own.
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

/// Bets from `first` until the time is over; gives how long each counted bet took.
async fn play(port: u16, bets: Bets, first: Instant, pace: Pace) -> Result<Vec<Duration>, Failure> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await?;
    stream.set_nodelay(true)?;
    let (mut request, mut reply, mut taken) = (Vec::new(), Vec::new(), Vec::new());
    let mut due = first;
    while due < pace.ends {
        if pace.every.is_some() || taken.is_empty() {
            tokio::time::sleep_until(due.into()).await;
        }
        bets.next(&mut request)?;
        stream.write_all(&request).await?;
        read_reply(&mut stream, &mut reply).await?;
        let now = Instant::now();
        if due >= pace.begins && now <= pace.ends {
            // From when it was due: a bet that had to wait for the one before it has waited.
            taken.push(now - due);
        }
        due = pace.every.map_or(now, |every| due + every);
    }
    Ok(taken)
}

/// Reads one reply, and refuses any but a bet that was taken.
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
