//! Pairs of bets: one for a member without limits and one for a member with all of them, over one connection, either of them first in
//! turn. Disturbances of the machine affect both alike, so that the ratio is reliable where the times are not.

use std::fs;
use std::net::Ipv4Addr;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::Failure;
use crate::drive::{Bets, Ids, read_reply};
use crate::prepare::Seats;

/// Pairs that are not measured, while the server warms up.
const WARM_UP: usize = 500;

/// Places the pairs and prints their mean latencies and the ratio as JSON.
pub(crate) async fn run(seats: &Path, port: u16, pairs: usize) -> Result<(), Failure> {
    let Seats { secret, currency, seats } = serde_json::from_slice(&fs::read(seats)?)?;
    let mut bets = seats.into_iter().take(2).map(|seat| Bets {
        secret: secret.clone(),
        currency: currency.clone(),
        seat,
        ids: Ids::Time,
    });
    let (Some(free), Some(limited)) = (bets.next(), bets.next()) else {
        return Err("two members are needed: prepare more".into());
    };
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await?;
    stream.set_nodelay(true)?;
    let (mut without, mut with) = (Vec::with_capacity(pairs), Vec::with_capacity(pairs));
    for pair in 0..WARM_UP + pairs {
        let (one, other) = if pair % 2 == 0 {
            let one = place(&mut stream, &free).await?;
            (one, place(&mut stream, &limited).await?)
        } else {
            let other = place(&mut stream, &limited).await?;
            (place(&mut stream, &free).await?, other)
        };
        if pair >= WARM_UP {
            without.push(one);
            with.push(other);
        }
    }
    let (without, with) = (middle_us(without), middle_us(with));
    #[expect(clippy::print_stdout, reason = "the report is what this program is for")]
    {
        println!("{}", json!({ "pairs": pairs, "without_us": without, "with_us": with, "ratio": with / without }));
    }
    Ok(())
}

async fn place(stream: &mut TcpStream, bets: &Bets) -> Result<Duration, Failure> {
    let (mut request, mut reply) = (Vec::new(), Vec::new());
    bets.next(&mut request)?;
    let from = Instant::now();
    stream.write_all(&request).await?;
    read_reply(stream, &mut reply).await?;
    Ok(from.elapsed())
}

/// The mean of the middle half in microseconds, so that outliers of a busy machine do not count.
fn middle_us(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    let quarter = times.len() / 4;
    let middle = times.get(quarter..times.len() - quarter).unwrap_or_default();
    let sum: Duration = middle.iter().sum();
    #[expect(clippy::cast_precision_loss, reason = "a number of bets")]
    let count = middle.len().max(1) as f64;
    sum.as_secs_f64() * 1e6 / count
}
