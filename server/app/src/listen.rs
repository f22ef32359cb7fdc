//! What every server process of this program does alike: it binds its ports, hears the signals that end it, and serves connections
//! until then, letting calls under way finish.
//!
//! A peer holds a connection as long as it does something with it: whoever sends no request, or takes no byte of a reply, is cut off. There are no more
//! connections at once than the process has files for; the next ones wait in the system's queue.

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::LazyLock;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::{Semaphore, SemaphorePermit, watch};
use tokio_io_timeout::TimeoutStream;
use tower::{Service, ServiceExt};

use crate::error::ServeError;
use crate::limits;

/// How long a connection may take to send the head of a request.
const HEAD_LIMIT: Duration = Duration::from_secs(15);
/// How long a peer may take to accept a part of a reply, which for a stream of events is a line now and then.
const WRITE_LIMIT: Duration = Duration::from_secs(30);
/// How long calls under way get to finish after the signal to stop.
const DRAIN_LIMIT: Duration = Duration::from_secs(8);

/// Binds a port of this machine that `option` chooses; 0 asks the system for a free one.
pub(crate) async fn bind(port: u16, option: &'static str) -> Result<TcpListener, ServeError> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::PortInUse { port, option },
        _ => ServeError::Bind { port, option, detail: error.to_string() },
    })
}

/// The port that was bound.
pub(crate) fn port_of(listener: &TcpListener) -> Result<u16, ServeError> {
    listener.local_addr().map(|at| at.port()).map_err(ServeError::Runtime)
}

/// Serves connections until `stopping` closes, then lets calls under way finish.
pub(crate) async fn accept(listener: TcpListener, router: Router, mut stopping: watch::Receiver<()>) {
    let graceful = GracefulShutdown::new();
    loop {
        tokio::select! {
            accepted = next(&listener) => match accepted {
                Ok(accepted) => serve_connection(accepted, router.clone(), &graceful),
                // Out of file descriptors, most likely: leave the others time to close.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            },
            _ = stopping.changed() => break,
        }
    }
    drop(listener);
    if tokio::time::timeout(DRAIN_LIMIT, graceful.shutdown()).await.is_err() {
        tracing::warn!("some calls did not finish in time and were cut off");
    }
}

/// A connection, with its place among those that may be open at once.
type Accepted = (TcpStream, SocketAddr, SemaphorePermit<'static>);

/// The next connection, when there is a place for it.
async fn next(listener: &TcpListener) -> std::io::Result<Accepted> {
    static PLACES: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(limits::most_connections()));
    let place = PLACES.acquire().await.map_err(std::io::Error::other)?;
    let (stream, peer) = listener.accept().await?;
    Ok((stream, peer, place))
}

fn serve_connection((stream, peer, place): Accepted, router: Router, graceful: &GracefulShutdown) {
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(WRITE_LIMIT));
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let mut router = router.clone();
        async move {
            let ready: Result<&mut Router, Infallible> =
                <Router as ServiceExt<hyper::Request<Incoming>>>::ready(&mut router).await;
            match ready {
                Ok(router) => router.call(request).await,
                Err(never) => match never {},
            }
        }
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_LIMIT)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    let watched = graceful.watch(connection);
    tokio::spawn(async move {
        // A peer that hangs up in the middle is no event worth a log line.
        let _ = watched.await;
        drop(place);
    });
}

/// The signals that ask the server to stop; they are heard from the moment on at which this is made.
pub(crate) struct StopSignals {
    interrupt: Signal,
    terminate: Signal,
}

impl StopSignals {
    pub(crate) fn listen() -> Result<Self, ServeError> {
        let listen = |kind| signal(kind).map_err(ServeError::Runtime);
        Ok(Self { interrupt: listen(SignalKind::interrupt())?, terminate: listen(SignalKind::terminate())? })
    }

    /// Waits for either.
    pub(crate) async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}
